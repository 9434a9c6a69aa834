### Learning: lessons, progress, notebooks, training, printed sheets.

## Verdicts

verdict-stars = { $stars } of 3 stars.

## Lessons: answers to a move, a question, a change of the rules

cost = { $unit ->
    [steps] { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
   *[moves] { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
}
answer-illegal = { $rule }: { $why }
answer-par = Done in { $used }, the fewest possible.
answer-longer = Done in { $used }; { $par } would be enough.
answer-stars = { $stars } of 3 stars.
answer-left = On course. Still to go: { $amount }.
answer-detour = That works, but it is a detour: { $amount } more than you need.
answer-lost = After “{ $move }” the goal is out of reach. Undo it and try another way.
answer-undo = The goal is out of reach now. Undo your move and try another way.
answer-missing = Still missing: { $goals }
answer-over = Your turn is over, and you have not reached the goal yet.
answer-unknown = You have not reached the goal yet.
advice-move = Try this: { $move }.
advice-undo = From here the goal is out of reach. Undo your last move first.
try-allowed = “{ $move }” is allowed. Try the move the task asks about.
rulebook-says = { $ruling ->
    [1] Ruling { $rule }: { $text }
   *[0] The rule ({ $rule }): { $text }
}
what-if-printed = By the printed rules: { $answer }
what-if-changed = If { $rules }: { $answer }
what-if-shown = Above: the printed rules. Below: { $rules }.
what-if-allowed = “{ $move }” is allowed.
what-if-forbidden = Not allowed ({ $rule }): { $why }
what-if-impossible = That cannot be done.

## Progress, coverage, exam

progress-none = You have not solved anything yet. Lesson 1 is a good place to begin.
progress-lesson = Lesson { $number }: { $title }
progress-solved = { $solved } of { $screens } solved
progress-hints = { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
progress-weak = Look at { $rule } again{ $lesson ->
    [0] {""}
   *[other] {" "}(lesson { $lesson })
}: { $text }
progress-strong = No weak rules.
coverage-head = rule
coverage-lessons = taught in lessons
coverage-none = not yet
coverage-total = { $taught } of { $rules } rules are taught.
exam-result = { $points } of { $most } points, { $percent }%.
exam-passed = Passed. Glück auf, journeyman!
exam-failed = Not passed yet: you need { $needed } points.

## Notebooks

book-how = *Click on anything that glows, or use Tab, the arrow keys and Enter. You cannot break anything: `z` takes a move back.*
page-home = Home
page-code = Code
page-pictures = Python is not running for this page, so these boards are only pictures.
book-what-if = What if…
book-rules = The rules of this lesson
book-next = **Next:** { $link }
book-exam = The journeyman’s exam

## Printed sheets

sheet-title = Puzzles
sheet-name = Name
sheet-date = Date
sheet-check = Check:
sheet-notes = Notes
sheet-key = Key
sheet-key-how = Every line of moves that reaches the best value is right. Here is one for each puzzle.

## Review of a game

review-result = { SCORES($scores) }{ $over ->
    [1] {""}
   *[0] ; the game is not over
}. { $turns } turns.
review-budget = Judged by what each player could see at the time, with at most { $iterations } play-outs a decision (seed { $seed }), as if all went on as the bots would. ± is a 99 % interval; what lies within it is not called a slip.
review-slips = { $n ->
    [0] No slip is beyond doubt.
    [one] One slip:
   *[other] { $n } slips, the dearest first:
}
review-slip = Turn { $turn }, { name }.
review-cost = Costs about { $cost } points (± { $doubt }).
review-played = Played:
review-better = Better, the best found:
review-proven = Proven: { $what }
review-points = Points by source
review-total = Total
review-waste = Wasted
review-missed = Points of orders left in mining (proven)
review-bots = Compared with the bots
review-slips-count = Slips
review-share = { $whom ->
    [sound] Decisions without a slip
    [search] First move as Search
   *[greedy] First move as Greedy
}
review-margin = The lead that each player could expect
review-turn = turn
review-lead = points ahead
review-ahead = { name } ahead
review-point = Turn { $turn }, { name }: expected lead { $lead } (± { $doubt }){ $slip ->
    [1] , a slip
   *[0] {""}
}
review-made = A puzzle: { $id }, saved in { $folder }. It is part of your training now.
review-known = This slip is a puzzle already: { $id }.
review-no-puzzles = This game has no puzzles yet.
review-folder = { $n ->
    [one] One record reviewed
   *[other] { $n } records reviewed
}{ $bad ->
    [0] {""}
    [one] , one could not be read
   *[other] , { $bad } could not be read
}.
review-head = { $column ->
    [record] record
    [player] player
    [points] points
    [won] won
    [sound] without a slip
    [greedy] as Greedy
    [slips] slips
    [dearest] dearest slip
   *[wasted] wasted
}
book-review = Look at a game again
book-review-idea = Who led when, which decisions cost most, and what would have been better? Here is a shipped game: Anna is Greedy, Bruno is Search. `ga.review("games/my-game.txt")` shows one of yours.
book-review-board = The game on one page
book-review-board-how = The chart shows the lead that each player could expect on their own turns, from what they saw; the pale bands are the uncertainty. Click a turn, or one of the slips below: the board shows it **As played** and **Better**, step by step. A decision is judged only by what its player could see at the time, and what lies within the uncertainty is never called a slip. **Make puzzles of these slips** looks for a puzzle in each of them, with a proven best answer; those that are found are saved beside this notebook and come up in your training.
book-review-words = The same in words
book-review-words-how = With the points by source, what was wasted, and how often the bots would have begun alike.
book-review-rows = The same as numbers
book-review-rows-how = Tidy rows: `review.to_rows()` has one for every decision, `.to_frame()` makes a pandas table of them, and `ga.lab.margins(review)` is the chart alone.
book-review-class = A whole class
book-review-class-how = `ga.review("records")` takes a folder of records and makes one table of it: result, share of decisions without a slip, dearest slip and wasted steps of every player, and what goes wrong most often. A new game takes about a minute; its review is kept for next time.
review-frequent = Most frequent slips
review-frequent-head = { $column ->
    [better] what would have been better
    [times] how often
   *[lost] points lost
}

## Training, contests, open optimisation

training-streak = { $days ->
    [0] No streak yet: solve a puzzle today and it begins.
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}{ $kept ->
    [1] {" "}Today already counts.
   *[0] {""}
}{ $longest ->
    [0] {""}
    [one] {" "}Longest streak: { $longest } day.
   *[other] {" "}Longest streak: { $longest } days.
}
training-solved = { $solved } of { $puzzles } puzzles solved.
training-due = { $open ->
    [0] No mistakes to learn from yet.
   *[other] Mistakes still to practise: { $open }; due today: { $due }.
}
training-theme = { $solved } of { $puzzles } solved{ $open ->
    [0] {""}
   *[other] , { $open } still to practise
}
training-weak = your weak theme
training-no-mistakes = No mistakes are due. Solve something new, and come back tomorrow.
training-no-weak-theme = Nothing has gone wrong yet, so there is no weak theme.
training-no-puzzle = There is no puzzle like that in the collection yet.
book-puzzles = Puzzles
book-puzzles-idea = A puzzle for every day, your streak, your weak theme, and your mistakes first. And for those who write programs: a contest for solvers.
book-puzzles-daily = The puzzle of the day
book-puzzles-daily-how = Everybody gets the same one today; `ga.daily("2026-12-24")` is the puzzle of another day. It gets harder through the week: Monday’s is easy, Sunday’s is hard. **Check** tells what your line is worth and its stars; every line that reaches the best wins. **Where did I slip?** counts as a hint. **Solution** costs the stars. Once it is solved, you are told why it works, and **Next puzzle** goes on in the same place.
book-puzzles-training = Where you stand
book-puzzles-training-how = What you solve is kept in a small file in your folder. A streak is a run of days with a solved puzzle. What went wrong goes into a box and comes back: at once, then after 1, 3, 7, 14 and 30 days, as long as you solve it without help. Run this cell again whenever you like.
book-puzzles-next = What next?
book-puzzles-next-how = Mistakes that are due come first, then something new, the easiest first. **Next puzzle** on the board goes on in this order.
book-puzzles-mistakes = My mistakes
book-puzzles-mistakes-how = Only what went wrong before and is due now.
book-puzzles-weak = My weak theme
book-puzzles-weak-how = A theme is a trick without which the best answer is out of reach. Here is a puzzle with the one that gives you the most trouble.
book-puzzles-theme = A theme of your choice
book-puzzles-theme-how = The names are in the second column of the table above.
book-puzzles-variant = Numbers of your own
book-puzzles-variant-how = The same trick with other numbers: every name makes another puzzle of the same theme and grade. Put in your own, and a whole class can work on one idea without copying.
book-puzzles-contest = Bring your own solver
book-puzzles-contest-how = A solver is a function that takes a puzzle and returns a line of moves. This one tries a hundred lines at random and keeps the best. The puzzles are made from the seed, and a greedy solver misses the best answer to every one of them. Can you write a better one?
book-play = Play
book-play-idea = Set up a table and play: any game of the house, two to four players, people or bots, with the published rules or your own.
book-play-how = Choose the game and who plays in which seat; several people can share one screen. **Rule changes** opens every switch and number of the game. **Start**, and the table is laid. Every game is saved by itself, in the folder *games* beside this notebook: close the page whenever you like, and **Go on** takes you back to where you were. Finished games stay in the list, too: **Look at it** steps through one from its first move to its last, and **Review** shows where points were given away. For those who count: `ga.records()` is a table with a row for each game.
book-ladder = How strong are they?
book-ladder-idea = Anybody can say “this bot is good”. Here it is measured: bots play each other many times, and the tables say who wins, how often, and how sure we can be of it.
book-ladder-table = The ladder for two players
book-ladder-table-how =
    One row for each bot, and the bot it met. **Greedy** takes what brings the most points now; **random** makes any legal move; the **styles** are greedy bots with other tastes; a **search** looks ahead: `search:20` tries 20 continuations for every decision, `search 0.1 s` thinks for a tenth of a second.

    { "" }**Win share**: of 100 games, how many it wins; a shared win counts half. **Elo ahead** says the same as chess players do: 0 is as strong, 100 ahead wins 64 of 100 games, 400 ahead wins 91. Somebody who never lost has no such number, only a bound. **Points ahead** is how many points better it ends, on average.
book-ladder-plot = How sure is that?
book-ladder-plot-how =
    The dot is what was measured, the bar is the *interval*. Ten games are luck; a thousand are knowledge. If everything were measured a hundred times anew, about 95 of the bars would hold the true share. So look at the bars, not only at the dots: where two bars overlap widely, nobody has shown yet who is better. Four times as many games make a bar half as long.
book-ladder-more = Three and four players
book-ladder-more-how = Here one bot sits alone among others of another kind, and then the other way round. With three players, 33 of 100 wins are what luck alone would bring; with four, 25. Points ahead are counted from the best of the others, so that even among equals they are fewer than none.
book-ladder-live = Measure it yourself
book-ladder-live-how =
    Five decks, two games with each: a *paired deck* is played once with greedy in the first seat and once in the second. Whoever gets the better cards in one game leaves them to the other in the next, so luck helps nobody, and fewer games are enough. The same seeds give the same games, on every computer: yours will be these.

    Press **Code** at the edge of the page, make it `decks=20`, and press Shift+Enter: what happens to the interval?
book-ladder-style = Exercise: a style of your own
book-ladder-style-how =
    A style is a small file of *weights*: what a bot thinks things are worth, in points. The lines between the quotation marks are such a file; whatever it does not name is as greedy has it. Change a number, press Shift+Enter, and see whether your bot beats greedy. Some weights to try: `miner`, `mark`, `progress`, `order`, `clock`.

    Ten decks are few: before you believe a victory, ask for `decks=50`. Saved as *mine.toml* beside this notebook, your style has a name like any bot: `ga.lab.ladder(["mine.toml", "greedy"])`.
book-ladder-forbidden = Exercise: what is a move worth?
book-ladder-forbidden-how = Forbid it, and measure what is lost: this greedy may never go to the mining space with ten steps. The margin says how many points it ends behind: that is what the space is worth to a greedy bot. Try `"money"`, `"delivery/engine"` or `"pair"` (two cubes in the place of another); for a word that does not exist, the answer lists all there are. Where the margin is smaller than what stands after ±, nothing is shown yet. Which move would you miss most?
book-optimise = The open pit
book-optimise-idea = Here nothing is right or wrong: how many steps are those extra points worth?
book-optimise-board = Try things out
book-optimise-board-how = Play a line and press **Check**, or end the action. Then start over and play another one. Few steps or many points: every line is a try.
book-optimise-chart = Everything you have tried
book-optimise-chart-how = Each try is a point: steps to the right, points upward; the bars show how often. The green line is the *front*: results that nobody can beat, proven by the exact solver. Anything beyond it is out of reach. Can you find every place on the front?
book-optimise-code = With a program
book-optimise-code-how = A program can try lines, too. This one plays at random: press the button below the chart, and see how close two hundred lines of chance come to the front.

## After the goal was lost: the move that lost it is named, not each later one

answer-lost-before = The goal has been out of reach since “{ $move }”. Undo back to there and try another way.

## The collection as a table

collection-head = { $column ->
    [id] id
    [title] title
    [grade] grade
    [stars] stars
    [themes] themes
   *[solved] solved
}
collection-count = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
}, { $solved } solved.
collection-none = No puzzle is like that.
collection-more = … and { $puzzles } more

## Plots

plot-front = The front: points for steps
plot-steps = steps
plot-points = points
plot-best = the front
plot-tries = tries
plot-grades = Puzzles by grade
plot-grade = grade
plot-puzzles = puzzles
plot-open = not solved
plot-stars = { $stars ->
    [0] no star
    [one] one star
   *[other] { $stars } stars
}
plot-days = Puzzles solved, day by day
plot-day = days
plot-solved = solved

## The ladder of bots

ladder-head = { $column ->
    [bots] bots
    [share] win share
    [elo] Elo ahead
    [points] points
    [margin] margin
   *[seconds] milliseconds a decision
}
ladder-bound = { $way ->
    [above] above { $bound }
   *[below] below { $bound }
}
ladder-caption = { $players ->
    [2] The first bot against the second
   *[other] The first bot alone among { $players } at the table, the others all like the second
}: { $decks ->
    [one] one deck
   *[other] { $decks } decks
} (seeds { $first } to { $last }), each played from every seat; in brackets and after ± what is sure in 95 of 100 cases; { $timed ->
    [0] glueckauf { $version }
   *[other] times are CPU time; glueckauf { $version }
}{ $changed ->
    [0] .
   *[other] ; rules: { $rules }.
}
measured-head = { $column ->
    [bot] bot
    [against] against
    [share] win share
    [elo] Elo ahead
    [margin] points ahead
    [games] games
   *[seconds] milliseconds a decision
}
measured-title = { $game }: { $players } players
measured-caption = Of those that met the same bot, the strongest comes first. Every deck was played from every seat; with more than two players, one bot sits alone among others of the second kind. What stands in brackets and after ± is sure in 95 of 100 cases. Times are CPU time. Measured with glueckauf { $version }.
measured-plot = { $game }: { $players } players
