package destiny

import "cantina/engine"

// sets are the editions whose cards the game has; the prefix begins their codes.
var sets = []engine.SetSpec{
	{ID: "AW", Name: "Awakenings", Prefix: "01"},
	{ID: "EaW", Name: "Empire at War", Prefix: "03"},
	{ID: "TPG", Name: "Two-Player Game", Prefix: "04"},
	{ID: "LEG", Name: "Legacies", Prefix: "05"},
	{ID: "CONV", Name: "Convergence", Prefix: "09"},
}

// aliases are titles under which lists name cards otherwise.
var aliases = map[string]string{
	"the best defense":     "the-best-defense",
	"dl-44 blaster pistol": "dl-44-heavy-blaster-pistol",
	"tie fighter":          "first-order-tie-fighter",
	"fo stormtrooper":      "first-order-stormtrooper",
}
