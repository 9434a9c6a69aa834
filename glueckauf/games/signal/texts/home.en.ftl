### Switch & Signal on the page that the courses begin with.

short-title = Switch & Signal
home-what = Learn a railway game that you play together, by playing it: one idea at a time, no rulebook to read first, nothing you can break.
home-about = You run a railway as a team: trains roll by the dice, and you set the signals and the switches so that they bring eight goods to the port before the clock runs out. You win or lose together.
home-game-open = A whole game in Central Europe, won or lost together.
