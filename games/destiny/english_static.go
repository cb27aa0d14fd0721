package destiny

import (
	"strconv"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

func wordStatic(s *english.Scribe, st engine.Static, _ string) (english.Clause, bool) {
	say := func(text string) (english.Clause, bool) { return english.Clause{Subject: text}, true }
	if text, ok := wordBoxedStatic(s, st); ok {
		return say(text)
	}
	switch st := st.(type) {
	case AttachTo:
		return say("play only on " + s.Describe([]engine.Filter{effect.Type{Is: character}, st.To}).One())
	case PlayOnlyIf:
		return say("play " + s.Given("only if", st.If))
	case Cheaper:
		return say(wordCheaper(s, st))
	case BeforePlay:
		return say(wordBefore(s, st))
	case Gives:
		return say(s.Describe(st.To).Each() + " has " + traits[st.Keyword])
	case MoreHandSize:
		return say("your hand size is " + strconv.Itoa(st.N) + " larger")
	case LessIncome:
		return say("the opponent gains " + english.Things(st.N, "resources") + " less in the upkeep phase, but at least 1")
	case AnyWeapon:
		return say("any weapon can be played on " + s.Self())
	case XIs:
		return say("X on this die is " + s.NumberOf(st.N))
	case SplitShields:
		return say("you may split the shields of this die among your characters")
	case DeckMay:
		return say(wordDeck(st))
	}
	if text, ok := wordBoxedStatic(s, st); ok {
		return say(text)
	}
	return english.Clause{}, false
}

func wordCheaper(s *english.Scribe, st Cheaper) string {
	what := "each card you play"
	switch st.Card.(type) {
	case nil:
	case effect.Self:
		what = s.Self()
	default:
		what = s.Describe([]engine.Filter{st.Card}).Each() + " you play"
	}
	if st.On != nil {
		what += " on " + s.Describe([]engine.Filter{st.On}).One()
	}
	what += " costs " + strconv.Itoa(st.N) + " less"
	if st.If != nil {
		what += " " + s.Given("while", st.If)
	}
	return what
}

func wordBefore(s *english.Scribe, st BeforePlay) string {
	text := "before you play " + s.Describe([]engine.Filter{st.Card}).One() + ", you may exhaust " + s.Self() + "; then it "
	if st.Ambush {
		return text + "has Ambush"
	}
	return text + "costs " + strconv.Itoa(st.Off) + " less"
}

func wordDeck(st DeckMay) string {
	var kinds []string
	for _, t := range st.Traits {
		kinds = append(kinds, traits[t]+"s")
	}
	return "your deck may include " + traits[st.Colour] + " " + classes[st.Class] + " " + english.And(kinds)
}
