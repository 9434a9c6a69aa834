### The board game on the page that the courses begin with.

short-title = The board game
home-what = Learn the board game about coal by playing it: one idea at a time, no rulebook to read first, nothing you can break.
home-about = “Glück auf” is how miners greet each other, and the name of a board game about coal: you send miners to work, dig, load and deliver.
home-game-open = Three shifts against the machine.
