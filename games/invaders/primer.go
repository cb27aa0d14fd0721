package invaders

// primer tells a new player how to win and what a turn is: one sentence a line.
const primer = `The Invader wins when the power of Eurasia is zero, or those of the Pacific Rim and Africa both are, or when Mankind has no Hero or no card left that it has to draw or drain.
Mankind wins when the marker of the invasion plan reaches the skull, when its bio-weapon is complete, or when the Invader has to draw from an empty deck.
In your turn you draw 2 cards, and then play cards, use cards in play and enable strategies in any order.
Cards are paid for by discarding cards from your hand, by draining cards from your own deck, or by sacrificing cards, as they say.
At the end of its turn the Invader attacks all three zones: where its power is greater, Mankind drains the difference from its deck.
If the Invader has inflicted no drain in its whole turn, the marker moves one space towards the skull.
Some cards cancel a card that the other player has just played, so you may be asked in the other player's turn too.`
