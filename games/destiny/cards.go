package destiny

import "cantina/engine"

func cards() []engine.Def {
	var out []engine.Def
	for _, list := range [][]engine.Def{
		awCharacters,
		awSupports,
		awUpgrades,
		awEventsRed,
		awEventsBlue,
		awEventsGray,
		awEventsYellow,
		awBattlefields,
		boxedTpg,
		boxedLeg,
		boxedConv,
		exampleCards,
	} {
		out = append(out, list...)
	}
	return out
}
