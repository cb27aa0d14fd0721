package pocketmodel

// primer tells a new player how to win and what a turn is: one sentence a line.
const primer = `A player without a unit in play, or without an objective, is eliminated; the last player left wins.
In your turn you take up to two different actions: move, fight, and play an objective.
An action may use units of at most 5 build stars together, unless an objective raises that.
When you fight, each attacker names an enemy unit in its zone, or, in an enemy's home zone, an objective of that enemy.
In a battle both sides may play cards and roll two dice; who adds up to the defense of the other unit hits it, and both may hit at the same time.
Damage markers stay on a unit and make it weaker; a destroyed unit goes to the reserve of its owner.
A destroyed objective lets its owner bring units from the reserve into the home zone.`
