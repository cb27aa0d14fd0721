package deckbuilding

// primer tells a new player how to win and what a turn is: one sentence a line.
const primer = `You win when you have destroyed 3 bases of your opponent (or as many as the option of the match says).
In your turn you play cards from your hand, use their abilities, purchase cards, and attack, in any order.
Cards that you play give resources and attack; what a card costs is paid with resources, and resources are lost at the end of the turn.
Purchased cards go to your discard pile; when your deck is empty the pile is shuffled into a new one, so your deck gets better and better.
To attack, commit units or ships to the enemy base or units to one enemy card in the galaxy row, then press the attack: the attack has to reach the target value of the card, and on a base the damage stays.
Capital ships stay in play and take the damage before the base does; your other cards are discarded at the end of the turn, and you draw 5 new ones.
The Force is with one side at a time, and some cards do more while it is with you.`
