## The design lab

## The course: what checks say

course-file = Your file cannot be used yet: { $key }: { $problem }.
course-refused = This cannot be checked: { $problem }.
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
course-effect-size = Over { $runs } experiments that found something, your estimate is on average { $times } times the true effect; { $large ->
    [1] ask which of the two lists decided that it is reported at all.
   *[0] that is too small: use every deck that did not decide.
}
course-effect-size-right = Over { $runs } experiments that found something, your estimate is on average { $times } times the true effect: what decided is not what you measure with.
## Knobs: what a rule set can change

knobs-head = { $field ->
    [name] Knob
    [words] What it is
    [value] Published
    [range] May be
    [rule] Rule
    [sentence] The rule says
   *[source] Where the value comes from
}
knobs-switch = { $on ->
    [1] yes
   *[0] no
}
knobs-source = { $source ->
    [S] stated in the rulebook
    [P] from public sources, checked against the rulebook
    [C] a reconstruction that fits every total in the rulebook
   *[R] a ruling, because the rulebook can be read in two ways
}

## What changed rules break

sanity-head = { $field ->
    [kind] How bad
    [knob] Knob
    [players] Players
   *[problem] Problem and remedy
}
sanity-kind = { $kind ->
    [impossible] Impossible
   *[odd] Odd
}
sanity-players = with { $players } players
sanity-fine = Nothing speaks against these rules.
sanity-no-rules = These rules cannot be used: { $problem }
sanity-stuck = The bot “{ $bot }” cannot play under these rules ({ $problem }): undo your latest change and try a smaller one.
sanity-endless = A trial game was not over after { $decisions } decisions: look for a change that keeps it from ending.
sanity-ends-at-once = The game is over before anybody has a turn: undo your latest change.
sanity-no-choice = In { $percent }% of all turns in the trial games, players had nothing to decide: open spaces, or give them more to work with.
sanity-nobody-scores = In { $games } trial games nobody scored a single point: make points easier to get.
sanity-always-tied = All { $games } trial games ended in a tie of all players: give them something to compete for.
sanity-only-losses = In { $games } trial games nobody ended above zero: lower the penalties, or make points easier to get.
## Metrics: title, definition, unit

metric-seat_advantage-title = Advantage of the starting player
metric-seat_advantage = The final score of the starting player minus the mean of the other players’ scores. Parts: how far each place, counted from the starting player, ends above or below the mean of all.
metric-seat_advantage-unit = VP
metric-score_spread-title = Score spread
metric-score_spread = The highest final score minus the lowest. With two players this is the margin.
metric-score_spread-unit = VP
metric-margin-title = Margin
metric-margin = The highest final score minus the second highest; 0 after a tie.
metric-margin-unit = VP
metric-lead_changes-title = Lead changes
metric-lead_changes = How often the sole lead passes from one player to another: points are compared as they stand after each turn, and at the end the winner counts as the leader. A tie leaves the lead where it was.
metric-lead_changes-unit = changes
metric-drama-title = Drama
metric-drama = How many points the eventual winner is behind the leader, averaged over the standings after every turn but the last; 0 if the winner is never behind.
metric-drama-unit = VP
metric-decisive_turn-title = Decisive turn
metric-decisive_turn = The share of all turns that have been played when the eventual winner takes the sole lead for good: 0.5 is halfway through the game, 1 means that the last turn decides or that the victory is shared.
metric-decisive_turn-unit = share of turns
metric-duration-title = Duration
metric-duration = The number of turns, all players together.
metric-duration-unit = turns
metric-branching-title = Branching
metric-branching = The number of legal moves at a decision, averaged over all decisions. It is counted per decision, not per turn: a turn may ask for several. Parts: decisions that begin a turn, and those within one.
metric-branching-unit = moves per decision
metric-forced_turns-title = Forced turns
metric-forced_turns = The share of turns that leave no choice: at each of their decisions, only one move is legal.
metric-forced_turns-unit = share of turns
metric-uncertainty-title = Uncertainty
metric-uncertainty = How open the game still is, from 0 (decided) to 1 (all players are equally likely to win), averaged over moments spread evenly over the game. From each of them a quick bot plays on for everybody several times, with the hidden cards dealt anew; what counts is how often two of these continuations have different winners, compared with winners drawn by lot. In a game that all win or lose together, the question is whether they win.
metric-uncertainty-unit = 0 to 1
metric-effective_decisions-title = Effective decisions
metric-effective_decisions = The number of moves at the beginning of a turn that come within 1 VP of the best, averaged over turns spread evenly over the game. The moves that the bots think worth considering are played on to the end of the shift several times by a quick bot, all of them with the same hidden cards; the mean lead decides.
metric-effective_decisions-unit = moves per turn
metric-luck_share-title = Luck share
metric-luck_share = How much of the differences between results good play does not explain, from 0 (skill alone) to 1 (luck alone). Games from this opening are played with the hidden cards dealt anew; the starting player leaves none, a third, two thirds or all of the turns to chance, and a quick bot plays the rest. The variance of the leads among games of equal skill is divided by the variance among all of them. It describes the rules and the opening, not the players of this game.
metric-luck_share-unit = share of variance
metric-displacements-title = Displacements per miner
metric-displacements = The number of displaced miners per miner sent, the pithead included.
metric-displacements-unit = displaced per miner sent
metric-space_use-title = Use of spaces
metric-space_use = How varied the use of spaces is: the number of spaces that would give the same variety if all of them were used equally often. Parts: how often each open space is used; on a map, also signal posts, junctions, cities and start places; with dice on a board, the bonuses of its columns.
metric-space_use-unit = spaces
metric-space_use_by_shift-title = Use of spaces by shift
metric-space_use_by_shift = The variety of the spaces used within a shift, averaged over the shifts. Parts: how often each open space is used in each shift. A game with rounds is taken by rounds, one with neither in thirds.
metric-space_use_by_shift-unit = spaces
metric-space_price-title = Price of spaces
metric-space_price = The number of miners or workers that the use of a space costs, averaged over all uses. Parts: the same for each space that is used.
metric-space_price-unit = miners or workers
metric-order_use-title = Use of orders
metric-order_use = The share of orders taken by players that they deliver or complete. Parts: the same by kind of order and by card, as far as any are taken.
metric-order_use-unit = completed per order taken
metric-idle_marks-title = Idle marks
metric-idle_marks = The marks that a player has left when the last shift ends, before they are exchanged for points; the mean of all players.
metric-idle_marks-unit = marks per player
metric-idle_workers-title = Idle workers
metric-idle_workers = The workers that a player still has in hand when passing, over the whole game; the mean of all players.
metric-idle_workers-unit = workers per player
metric-wasted_steps-title = Wasted steps
metric-wasted_steps = The steps of mining actions that are not used, and those that a shorter way to the same result would save; the mean of all players. Shorter ways are only looked for in the board game.
metric-wasted_steps-unit = steps per player
metric-action_use-title = Use of actions
metric-action_use = How varied the actions are: the number of kinds that would give the same variety if all of them were used equally often. Parts: how often each kind of action and each helper is used.
metric-action_use-unit = kinds of actions
metric-won-title = Games won
metric-won = Of games that all win or lose together, the share that is won: 1 for a game that was won, 0 for one that was lost.
metric-won-unit = share of games
metric-lost_time-title = Lost time
metric-lost_time = The time tokens that are lost in a game. Parts: how many each kind of mishap costs; together they are the whole.
metric-lost_time-unit = tokens
metric-idle_cards-title = Idle cards
metric-idle_cards = The cards that a player cannot draw because the hand is full, over the whole game; the mean of all players.
metric-idle_cards-unit = cards per player
metric-lost_gains-title = Lost gains
metric-lost_gains = What a player gains in vain over the whole game, because the sheet has no room left for it; the mean of all players. Parts: how much of each kind is lost; together they are the whole.
metric-lost_gains-unit = gains per player
metric-idle_materials-title = Idle materials
metric-idle_materials = The materials and dice that a player has left at the end of the game; the mean of all players. Parts: how many of each kind; together they are the whole.
metric-idle_materials-unit = materials and dice per player
metric-sources-title = Points by source
metric-sources = The final score, averaged over the players. Parts: the points from each source; together they are the score. Goods delivered count as points.
metric-sources-unit = points
metric-cost = { $costly ->
    [1] costly
   *[0] cheap
}
metric-part-place = Place { $place }
metric-part-first = First decision of a turn
metric-part-later = Later decisions
metric-part-unused = Steps not used
metric-part-detours = Detours

## Plots

plot-told = { $name } { $value }
plot-told-interval = { $name } { $value } ({ $low } to { $high })
plot-unit = units
plot-side = Rules { $side }
plot-side-only = These rules
plot-side-means = { $side }: { $rules }
plot-side-told = { $side }: { $told }.
plot-players = { $players } players
plot-place = { $place ->
    [1] first player
    [2] second player
    [3] third player
   *[4] fourth player
}
plot-deck = deck (its seed)
plot-decks-so-far = decks so far
plot-turn = turns played
plot-shift = shift { $shift }
plot-score-y = score in VP
plot-caption = decks: { $blocks } · games: { $games } · players: { $players } · bots: { $bots } · seeds: { $first }–{ $last }
plot-caption-one = one game, { $players } players
plot-caption-many = decks for each: { $blocks } · games: { $games } · players: { $players } · bots: { $bots } · seeds from { $first } · compared with: { $rules }; values in brackets are theirs
plot-switch = { $on ->
    [1] on
   *[0] off
}
plot-interval-mean = Intervals hold the true mean in 95 of 100 cases.
plot-interval-always = The interval stays true however often you look at it.
plot-differences-title = { $metric }: B compared with A, deck by deck
plot-differences-y = B minus A, in { $unit }
plot-differences-one = one deck
plot-differences-mean = mean with its interval
plot-differences-alt = Each point is the difference between B and A on one deck. Of { $decks } decks, { $above } lie above zero, { $below } below, { $even } at zero; the lowest is { $least } { $unit }, the highest { $most } { $unit }. The mean is { $effect } { $unit }{ $sure ->
    [1] , with an interval from { $low } to { $high }.
   *[0] ; there are too few decks for an interval.
}
plot-stopping-title = { $metric }: how the question was decided
plot-stopping-effect = mean with its interval
plot-stopping-matters = smallest increase that matters
plot-stopping-matters-less = smallest decrease that matters
plot-stopping-ratio = evidence (log-likelihood ratio)
plot-stopping-more = for { $smallest } { $unit } more
plot-stopping-less = for { $smallest } { $unit } less
plot-stopping-upper = shown above this
plot-stopping-lower = ruled out below this
plot-stopping-end = { $verdict ->
    [higher] decided after { $decks } decks: B is higher
    [lower] decided after { $decks } decks: B is lower
    [no-difference] decided after { $decks } decks: no difference that matters
   *[undecided] not decided after { $decks } decks
}
plot-stopping-alt = { $stop ->
    [interval] The interval around the mean closes as decks are added.
   *[sprt] Two lines of evidence, for more and for less, run between two bounds.
} { $verdict ->
    [higher] After { $decks } decks the question was decided: B is higher.
    [lower] After { $decks } decks the question was decided: B is lower.
    [no-difference] After { $decks } decks the question was decided: there is no difference that matters.
   *[undecided] After { $decks } of at most { $most } decks the question was still open.
} The mean is { $effect } { $unit }{ $sure ->
    [1] , with an interval from { $low } to { $high }.
   *[0] ; there are too few decks for an interval.
}
plot-seats-title = Mean score in the starting order
plot-seats-x = place in the starting order
plot-seats-alt = Mean scores in VP, with intervals. { $told }
plot-river-title = { $one ->
    [1] The score turn by turn
   *[0] { $side ->
        [a] The mean score turn by turn, under A
        [b] The mean score turn by turn, under B
       *[other] The mean score turn by turn
    }
}
plot-river-alt = One line for each player over { $turns } turns. After turn { $middle }, scores in VP: { $half }. At the end: { $end }.
plot-sources-title = Where the points come from
plot-sources-x = { $what ->
    [players] number of players
   *[rules] rules
}
plot-sources-y = mean points of a player in VP
plot-sources-told = { $side }, { $total } VP in all: { $told }.
plot-sources-alt = Stacked bars of a player’s mean points by source. { $told }
plot-spaces-title = { $side ->
    [a] How often each space is used, under A
    [b] How often each space is used, under B
   *[other] How often each space is used
}
plot-spaces-x = shift
plot-spaces-y = space
plot-spaces-of = uses per game
plot-spaces-alt = A table of { $spaces } spaces by { $shifts } shifts, shaded by use. Used most: { $space } in shift { $shift }, { $value } times per game. { $some ->
    [1] Never used: { $unused }.
   *[0] Every space is used.
}
plot-tornado-title = { $metric }: what each knob changes
plot-tornado-x = knob
plot-tornado-y = change in { $unit }
plot-tornado-lowered = lowered
plot-tornado-raised = raised
plot-tornado-alt = Bars to the left lower the result, bars to the right raise it; the knob that moves it most stands first. Changes in { $unit }: { $told }.
plot-tornado-knob = { $knob }: { $values }
plot-tornado-told = { $knob } set to { $value }:
plot-surface-title = { $metric }: two knobs at once
plot-surface-alt = A table of { $cells } rule sets, shaded by the result in { $unit }. Lowest: { $lowest }. Highest: { $highest }.
plot-surface-cell = { $value } with { $x } at { $at } and { $y } at { $beside }
plot-line-title = { $metric }: value by value
plot-line-base = the base
plot-line-alt = In { $unit }, with intervals: { $told }. In the base it is { $base }.
plot-line-rules = base: { $rules }
plot-ladder-title = Who wins
plot-ladder-x = bots
plot-ladder-y = { $what ->
    [elo] Elo points ahead
   *[share] wins in per cent
}
plot-ladder-share = { $what ->
    [elo] Elo points with their interval
   *[share] share of wins with its interval
}
plot-ladder-par = { $what ->
    [elo] equally strong
   *[share] what equals would win
}
plot-ladder-alt = { $what ->
    [elo] Elo points that the first bot is ahead of the second, with intervals: { $told }.
   *[share] Wins of the first bot in per cent, with intervals: { $told }. Equals would win { $par } per cent.
}
plot-ladder-caption = decks: { $decks } · games: { $games } · players: { $players }
## Comparisons and surveys

rules-told = { $changed ->
    [0] the published rules
   *[other] { $rules }
}
seats-told = { $n ->
    [1] { $bot }
   *[other] { $n } × { $bot }
}{ $restricted ->
    [0] { "" }
   *[other] { " " }without { $kinds }
}
decks-told = { $blocks ->
    [one] one deck
   *[other] { $blocks } decks
}
games-told = { $games ->
    [one] one game
   *[other] { $games } games
}
report-question = { $metric }: what changes under rules B ({ $b }), compared with rules A ({ $a })?
report-answer = { $verdict ->
    [higher] it is higher under B, by { $size }
    [lower] it is lower under B, by { $size }
    [same] it does not change by as much as { $smallest }: the measured difference is { $effect }
   *[open] this is not decided: the difference so far is { $effect }
}; { $known } ({ decks-told }, { games-told }).
report-few = there are still too few decks for an interval
report-interval = the interval from { $low } to { $high } holds the true difference in { $sure } of 100 such experiments
report-equal = { $nothing ->
    [1] no deck of { $blocks } differs, but up to { $might } % of all might
   *[0] all { $blocks } decks say the same, but up to { $might } % of all might not
}
report-size = It was measured until the answer was clear, so this difference is likely too large; { $measured ->
    [1] on { $decks } fresh decks, which had no part in that, it is { $effect } ({ $interval })
   *[0] fresh decks, which have no part in that, will tell
}.
interval-unknown = { $equal ->
    [1] all { $blocks } equal; up to { $might } % may differ
   *[0] too few decks
}
report-played = { $players } players ({ $seats }), each deck played in every different seating; decks { $first } to { $last }.
report-method = { $stop ->
    [sprt] Ended by a sequential test (GSPRT)
   *[interval] Ended by the interval
}: differences of { $smallest } matter, at most { $alpha } % false alarms, { $beta } % missed differences, { $least } to { $most } decks. The intervals are always valid: they hold although it ended as soon as the answer was clear. Chance: how likely such a difference would be at most if there were none.
report-rare = Fewer than { $few } decks differ from the others, so the interval asks how often a deck differs, and takes none to differ by more than one and a half times what lies between the lowest and the highest value on all these decks.
report-ratio = Both rule sets met the same decks: the difference varies { $ratio } % as much as with separate decks (variance).
report-also = Only the first metric decides. Of the others, the intervals hold all together, and the chances are adjusted for their number (Holm).
report-from = Measured with glueckauf { $version }, rule sets { $a } and { $b }.
report-head = { $column ->
    [metric] metric
    [a] A
    [b] B
    [effect] B − A
    [interval] interval
   *[chance] chance
}
survey-question = What are games like under { $rules }? { decks-told }, { games-told }.
survey-from = The interval holds the true mean in 95 of 100 such surveys. Measured with glueckauf { $version }, rule set { $rules }.
survey-head = { $column ->
    [metric] metric
    [part] part
    [mean] mean
    [interval] interval
   *[blocks] decks
}

course-few-changes = { $count ->
    [0] Your file changes nothing yet.
   *[other] Your file changes { $count } knobs; a good redesign needs { $most } at most, so find out which of them you can leave out.
}
course-no-goal = A goal is a dict with a lower and an upper bound for every metric, not { $given }.
course-goal = { $metric }: { $value } on { $decks } decks ({ $low } to { $high }), and the whole interval must lie between { $least } and { $most }; { $close ->
    [1] you are there on average, but not for sure.
   *[0] ask which of your changes moves this metric.
}
course-goal-right = Goal met: with { $knobs } changed, every interval lies where it should, on { $decks } decks.
course-no-predictions = This check asks for a dict that gives a word for every metric, and got { $given }.
course-no-way = { $metric }: “higher”, “lower” or “same” is asked for, not { $got }.
course-effect = { $metric }: on { $decks } decks it does not come out as “{ $way }”; measure it yourself with metric="{ $name }", and find out which players behave otherwise.
course-effects-right = All { $count } predictions hold on { $decks } decks.

course-claim-word = Your function says { $got }; it must say one of { $words }.
course-claim = With an effect of { $effect } and an interval from { $low } to { $high } you say “{ $got }”; { $holds ->
    [1] look whether this interval contains 0.
   *[0] this interval has nothing in it that speaks against a direction.
}
course-claim-right = Right in all { $cases } cases: you claim no more than the interval allows.
course-caption-no-text = Your function gives { $got }, where a text is asked for.
course-caption-metric = The caption { $caption } does not say what was measured; name the metric ({ $metric }).
course-caption-decks = The caption { $caption } does not say on how many decks; report.blocks knows.
course-caption-number = The caption { $caption } lacks a number: report.{ $name }, rounded to a place or two.
course-caption-long = The caption has { $letters } letters; nobody reads more than 400 under a picture.
course-caption-right = Right for { $count } different reports: metric, decks, effect and interval are all there.
course-report-call = The call { $call } cannot be used; write it as you would run it: ga.lab.compare(rules, rules, metric="…", most=…).
course-report-keyword = The call has { $name }, which this check does not know; it takes { $known }.
course-report-value = In the call, { $name } is not a plain value; write numbers and texts in full, so that a stranger can run it.
course-report-most = The call must say most=…, from 2 to { $most } decks, so that everybody plays as many as you did.
course-report-rules = In the call, { $name } is { $got }; write the rules in full, as "cage=4" or None, because a stranger does not have your files.
course-report-bots = The call lets { $got } play; this check plays with "greedy" alone, so measure with it.
course-report-metric = The report is about { $said }, but its call measures { $measured }.
course-report-decks = The report says { $said } decks, but its call plays { $measured }.
course-report-endless = On { $decks } decks the interval has no ends yet; play more of them before you report anything.
course-report-number = { $name } must be a number, not { $got }.
course-report-differs = Run again on { $decks } decks, { $name } does not come out as { $said }; copy the numbers of the report that this very call gives.
course-report-short = { $name } is too short to be a sentence: { $text }.
course-report-claim = The claim { $claim } must hold the effect and the number of decks: a reader should not have to look for them.
course-report-limits = Say in a sentence what was not shown: which players, how many of them, which rules; { $limits } is too little.
course-report-right = Everything agrees: { $decks } decks, an effect of { $effect }, and a stranger can run it again.
## A result on one page

plot-page-lab = Design lab
plot-page-kind = { $game } · { $players } players
plot-page-title = { $metric }: do the rules make a difference?
plot-page-survey = What are games like under these rules?
plot-page-answer = Answer
plot-page-rules = What differs
plot-page-how = How it was measured
plot-page-again = Measure it again
plot-page-caveats = What this does not say
plot-page-knob = Rule
plot-page-base = base
plot-page-tried = tried
plot-page-published = published
plot-page-these = these
plot-page-metric = Measured
plot-page-number = Number
plot-page-games = { $blocks ->
    [one] one deck
   *[other] { $blocks } decks
}, { $games ->
    [one] one game
   *[other] { $games } games
}
plot-page-bots = Bots
plot-page-seeds = Decks (seeds)
plot-page-method = Ended
plot-page-stop = { $stop ->
    [sprt] by a sequential test (GSPRT)
   *[interval] by an interval that is always valid
}: differences of { $smallest } { $unit } matter; { $least } to { $most } decks
plot-page-version = Version
plot-page-hash = Rule sets
plot-page-found = { $metric }: { $value } { $unit } ({ $interval })
plot-page-not-bots = Bots played, not people. People who think further ahead, or enjoy other things, may play these rules differently.
plot-page-not-table = It holds for this number of players and these bots; another table may give another answer.
plot-page-not-mean = The interval is about the mean. A single game can end far away from it.
plot-page-not-same = “No difference” means none as large as was asked for; a smaller one may be there.
plot-page-not-open = The question is still open: more decks may decide it either way.
plot-page-not-also = Only the first metric was tested; what was seen beside it is a hint for the next experiment.
## Sweeps: a knob turned step by step

sweep-question = { $metric }: how does it depend on { $knobs ->
    [1] “{ $knob }”
   *[other] “{ $knob }” and “{ $other }”
}?
sweep-answer = { $n ->
    [0] No value makes a difference that these games can show ({ $tried } tried beside the base).
   *[other] These games show a change, compared with the base, at { $values } ({ $n } of { $tried } values tried).
}
sweep-head = { $column ->
    [metric] Metric
    [mean] Mean
    [interval] Interval
    [change] Change
   *[change-interval] Interval of the change
}
sweep-base = base
sweep-caption = The base: { $rules }. Every value met the same decks as the base, { $games } games in all. An interval of a mean holds the true one in 95 of 100 cases; the intervals of the changes hold all together in 95 of 100 such sweeps. Measured with glueckauf { $version }.

## Tuning: rules that reach a goal

tune-goal = The goal: { $metric } { $way ->
    [low] above { $low }
    [high] below { $high }
    [lowhigh] from { $low } to { $high }
    [lowest] as low as possible
   *[highest] as high as possible
}.
tune-answer = { $same ->
    [1] The best rules found are those of the base.
   *[0] The best rules found: { $rules }.
} { $met ->
    [yes] On { decks-told } that the search never saw, they { $way ->
        [between] reach the goal
       *[other] are better than the base
    }
    [no] On { decks-told } that the search never saw, they { $way ->
        [between] miss the goal
       *[other] are worse than the base
    }
   *[open] { decks-told } that the search never saw leave it open whether they { $way ->
        [between] reach the goal
       *[other] are better than the base
    }
}: { $after }, with the interval { $interval }; before it was { $before }.
tune-enough = If the mean stays where it is, about { decks-told } would settle it.
tune-head = { $column ->
    [mean] Mean
    [interval] Interval
   *[change] Rules changed
}
tune-caption = The base: { $rules }. { $players } players ({ $seats }). Tried: { $tried } of { $all } possible rule sets{ $failed ->
    [0] {""}
   *[other] {""}, { $failed } of which cannot be played
}, each on decks { $first } to { $last }; the table shows the best there, where they had luck on their side. Only the fresh decks { $fresh_first } to { $fresh_last } count. { $searched ->
    [1] Searched by { $optimiser }, measured
   *[0] Measured
} with glueckauf { $version }.
