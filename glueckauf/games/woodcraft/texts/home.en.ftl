### Woodcraft on the page that the courses begin with.

short-title = Woodcraft
home-what = Learn a game of dice and pencil by playing it: one idea at a time, no rulebook to read first, nothing you can break.
home-about = You run a workshop in the forest: take dice, glue them, saw them and raise them until they fit your orders, and let helpers, lanterns and chests bring you more points.
home-game-open = A whole game, alone or with others.
