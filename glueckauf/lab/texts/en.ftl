## The design lab

## The course: what checks say

course-file = Your file cannot be used yet: { $key }: { $problem }.
course-no-function = This check asks for a function and was given { $given }; give it the name of your function, without brackets after it.
course-no-text = This check asks for a text in quotation marks and was given { $given }.
course-no-number = For ({ $case }) your function gives { $got }, where a number is asked for; check that every way through it ends with a return.
course-no-numbers = For ({ $case }) your function gives { $got }, where { $count } numbers are asked for; return them with commas between them.
course-stopped = For ({ $case }) your function stops with “{ $error }”; look at this case first.
course-too-long = For ({ $case }) your function has no answer after { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}; look for a loop that never ends, or that tries far too much.
course-unknown = There is no exercise called “{ $what }”; there are { $known }.

course-prediction = For ({ $case }) your function says { $got }, and the engine says otherwise; { $rule } reads: “{ $text }”
course-prediction-right = Your function and the engine agree in all { $cases } cases.
course-one-knob = { $count ->
    [0] Your file changes nothing yet; set one knob to another value than the published one.
   *[other] Your file changes { $count } knobs; find the one that does it alone.
}
course-broke-before = With your { $knob }, the game does not even get to the position: the earlier move { $move } is refused. { $why }
course-still-locked = With your { $knob }, { $move } is still refused by { $rule }: { $why }
course-unlocked = Yes: { $knob } alone decides whether { $move } is allowed.
course-few-knobs = { $count ->
    [0] Your file changes nothing, so the game is as playable as ever.
   *[other] Your file changes { $count } knobs; break the game with { $most } at most.
}
course-not-broken = The game survives: on deck { $deck } a greedy player still makes { $points ->
    [one] one point
   *[other] { $points } points
}; ask yourself what every point in this game needs.
course-broken-set-up = Broken before the first move: { $problem }.
course-broken = Broken: on { $decks } decks nobody makes a single point.
course-many-knobs = Your file changes { $count ->
    [0] nothing
    [one] one knob
   *[other] { $count } knobs
}; change at least { $least }.
course-too-lengthy = This game takes { $decisions } decisions, where the published one takes { $usual }; look at what ends a shift.
course-no-skill = On deck { $deck } the greedy player makes { $points } points and the best random one { $other }: skill no longer wins; look at what your rules took away from good play.
course-playable = Playable: with { $knobs } changed, games end in time, and skill wins on all { $decks } decks.

course-notation = The line cannot be read: in column { $column }, { $expected } is expected.
course-line = { $told }
course-line-slip = { $told } { $stopped ->
    [1] The line stops too early: look at what could still be filled.
   *[0] Move { $place } puts the best out of reach: look at what else could be done there.
}
course-line-best = { $told }
course-no-line = Your solver gives { $got }, where a line of moves is asked for: a text, or a list of texts.
course-solver = On { $count } fresh puzzles your solver makes { $percent } % of the best points, and { $least } % are asked for; it does worst on { $worst } ({ $points } %), so look at that one.
course-solver-notation = On { $puzzle } your solver gives { $line }, which is no line of moves: { $expected } is expected.
course-solver-illegal = On { $puzzle } your solver’s move { $move } is not allowed: { $why }
course-solver-right = On { $count } fresh puzzles your solver makes { $percent } % of the best points.
course-bound-low = On { $puzzle } you promise that no line makes more than { $bound } points, but one makes { $best }; find what your bound forgets.
course-bound-loose = Your bound is never too low, but on { $count } puzzles it promises { $times } times what can be had, and at most { $factor } times is asked for; use the number of steps.
course-bound-right = On { $count } fresh puzzles your bound is never too low and promises { $times } times what can be had.

course-no-bot = This check asks for a bot, something with choose(view), and got { $given }; give it your class, or a function that makes a bot of a seed.
course-bot-no-move = Your bot chooses { $got }, where a move is asked for; it must be one of view.legal_moves().
course-bot-notation = Your bot chooses { $got }, which is no move: { $expected } is expected.
course-bot-illegal = Your bot chooses { $move }, which is not allowed there: { $why }
course-bot-right = Your bot played { $games } whole games, and every move was legal.
course-beats = On { $decks } decks, played from both seats, your bot wins { $share } % against { $rival } ({ $low } to { $high } %), { $points } points ahead on average; the whole interval must lie above 50 %.
course-beats-right = On { $decks } decks, played from both seats, your bot wins { $share } % against { $rival } ({ $low } to { $high } %), { $points } points ahead on average.
course-style = On { $decks } paired decks your style ends { $points } points ahead of { $rival } ({ $low } to { $high }); { $ahead ->
    [1] that may be luck, since the interval reaches down to nothing.
   *[0] change one weight at a time and keep what helps.
}
course-style-right = On { $decks } paired decks your style ends { $points } points ahead of { $rival } ({ $low } to { $high }): that is more than luck.

course-paired-effect = { $turned ->
    [1] Your effect has the wrong sign: it is what the change adds, so the second list less the first.
   *[0] On { $decks } decks your effect is { $got }, which is not the mean of the differences deck by deck.
}
course-paired-order = Your interval runs from { $low } to { $high } and your effect is { $effect }; return the effect, the lower end and the upper end, in this order.
course-paired-width = Your interval is { $times } times as wide as that of the differences on { $decks } decks; { $wide ->
    [1] it still carries the luck of the decks, so take the differences before you take the spread.
   *[0] look at the root, and at the number that the spread is multiplied by.
}
course-paired-right = Right in { $cases } experiments: the luck of the decks is gone.
course-interval-order = Your interval runs from { $low } down to { $high }; the lower end comes first.
course-interval = In { $runs } experiments with { $decks } decks each, your interval holds the truth in { $held } of 100 cases, and 95 are asked for; { $short ->
    [1] with so few decks the spread itself is uncertain, and the interval must allow for that.
   *[0] it is wider than it needs to be, so look at what the spread is divided by.
}
course-interval-wide = Your interval holds the truth in { $held } of 100 cases, but it is { $times } times as wide as it need be.
course-interval-right = In { $runs } experiments your interval holds the truth in { $held } of 100 cases.
course-size-none = For a spread of { $spread } and a difference of { $smallest } you ask for { $decks } decks; a spread cannot be seen on fewer than two.
course-size = With { $decks } decks, a spread of { $spread } and a difference of { $smallest }, { $found } of 100 experiments find the difference; { $few ->
    [1] that is too few: 80 are asked for.
   *[0] that is more than the 80 that are asked for, at a price in computing time.
}
course-size-right = Right in { $cases } cases: 80 of 100 such experiments find the difference, and no deck is wasted.
course-stopping-no-bool = After { $decks ->
    [one] one deck
   *[other] { $decks } decks
} your rule says { $got }, where True or False is asked for.
course-stopping-false = Where nothing differs, your rule claims a difference in { $percent } of 100 experiments of { $decks } decks, and 5 would be honest: every look is another chance to be fooled.
course-stopping-blind = Where there is a large difference, your rule finds it in only { $percent } of 100 experiments of { $decks } decks; it must claim something at some point.
course-stopping-right = Where nothing differs, your rule claims a difference in { $false } of 100 experiments; where there is one, it finds it in { $found } of 100.
