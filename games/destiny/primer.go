package destiny

// primer tells a new player how to win and what a turn is: one sentence a line.
const primer = `You win when all characters of your opponent are defeated, or when your opponent has no card in hand and deck at the end of a round.
A round is an action phase, in which you take one action after the other by turns, and an upkeep phase; the action phase ends when both pass one directly after the other.
An action is, for example: play a card, activate a character or support to roll its dice into your pool, resolve dice of one symbol, discard a card to reroll dice, or claim the battlefield.
Dice of melee and ranged damage defeat characters, shields stop damage, resources pay for cards, and focus turns dice.
A side with a plus sign is resolved only together with another die of the same symbol; a side with a cost must be paid for.
In the upkeep phase everything is readied, dice go back to their cards, both players get 2 resources and draw up to 5 cards.`
