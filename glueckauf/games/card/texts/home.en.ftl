### The card game on the page that the courses begin with.

short-title = The card game
home-what = Learn the card game about coal by playing it: one idea at a time, no rulebook to read first, nothing you can break.
home-about = “Glück auf” is how miners greet each other, and the name of a card game about coal: you send workers out, bring lorries to the light of day, load them into wagons, and dispatch the trains that somebody has ordered.
home-game-open = Seven shifts against the machine.
