package invaders

import "cantina/engine"

// The ends of the game, INV-120 to INV-129. Everything by which somebody can win changes through the
// functions here, which look after every single step whether somebody has won.

// failures: what a player had to do with an empty deck.
const (
	failDraw = 1 + iota
	failDrain
)

// check ends the match if a victory condition is met. If both sides meet one, Mankind wins (INV-128,
// INV-129).
func check(t *engine.Table) {
	lost := func(s engine.Seat) (uint8, bool) {
		switch t.Var(failing, s) {
		case failDraw:
			return endDraw, true
		case failDrain:
			return endDrain, true
		}
		return 0, false
	}
	switch {
	case t.Var(Track, 0) == skull:
		t.End(Mankind, endTrack)
	case bioComplete(t):
		t.End(Mankind, endBio)
	}
	if why, ok := lost(Invader); ok {
		t.End(Mankind, why)
	}
	if why, ok := lost(Mankind); ok {
		t.End(Invader, why)
	}
	switch {
	case t.Var(heroless, 0) == 1:
		t.End(Invader, endHero)
	case t.Var(areaVar(Eurasia), 0) == 0:
		t.End(Invader, endEurasia)
	case t.Var(areaVar(PacificRim), 0) == 0 && t.Var(areaVar(Africa), 0) == 0:
		t.End(Invader, endCoasts)
	}
}

// bioComplete reports whether a player wins by bio tokens (INV-127).
func bioComplete(t *engine.Table) bool {
	for it := t.Statics(keyBioWin); it.Next(); {
		n, s := 0, it.Ctx().Seat
		for k := range engine.ZoneKind(areas) {
			for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
				n += t.Counter(c, Bio)
			}
		}
		if n >= it.Static().(WinsByBio).N {
			return true
		}
	}
	return false
}

// moveMarker moves the invasion marker, up if n is positive, not above 12 (INV-096 to INV-098).
func moveMarker(t *engine.Table, n int) {
	t.AddVar(Track, 0, n)
	check(t)
}

// addPower changes the power of a zone one token at a time, not below 0 and not above what is printed
// (INV-115 to INV-117).
func addPower(t *engine.Table, k engine.ZoneKind, n int) {
	t.AddVar(areaVar(k), 0, n)
	check(t)
}

// addTokens puts tokens on a card, or takes them off.
func addTokens(t *engine.Table, c engine.CardID, kind engine.CounterID, n int) {
	t.AddCounter(c, kind, n)
	if kind == Bio {
		check(t)
	}
}

// drainTop drains one card; with an empty deck the player loses (INV-109, INV-122).
func drainTop(t *engine.Table, s engine.Seat) {
	takeTop(t, s, t.Zone(Discard, s), engine.OnTop, failDrain)
}

// drawTop draws one card; with an empty deck the player loses (INV-018, INV-121).
func drawTop(t *engine.Table, s engine.Seat) {
	takeTop(t, s, t.Zone(Hand, s), engine.AtBottom, failDraw)
}

func takeTop(t *engine.Table, s engine.Seat, to engine.ZoneID, w engine.Where, fail int) {
	if top := t.First(t.Zone(Deck, s)); top != engine.NoCard {
		t.Move(top, to, w)
		return
	}
	t.SetVar(failing, s, fail)
	check(t)
}

// draw and canDraw are for the node Draw of package effect, by which no token can spare a card.
func draw(t *engine.Table, s engine.Seat) bool {
	drawTop(t, s)
	return !t.Over.Ended
}

func canDraw(t *engine.Table, s engine.Seat) bool { return t.Count(t.Zone(Deck, s)) > 0 }
