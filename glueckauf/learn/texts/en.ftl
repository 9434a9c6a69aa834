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
page-foreign = This cell is not one of ours, so it has not been run. To run it, click into it and press Shift+Enter.
page-builds = This cell builds on one that has not been run. To run it, click into it and press Shift+Enter.
book-what-if = What if…
book-rules = The rules of this lesson
book-next = **Next:** { $link }
book-exam = The journeyman’s exam

## Printed sheets

sheet-title = Puzzles
sheet-name = Name
sheet-date = Date
sheet-check = Check:
sheet-answer = In your file of answers:
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
review-no-time = No puzzle: what is best here is not proven within { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}.
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
training-games = Your games
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
book-puzzles-daily-how = It is the same for everybody who trains the same games; `ga.daily("2026-12-24")` is the puzzle of another day. It gets harder through the week: Monday’s is easy, Sunday’s is hard. **Check** shows what your line is worth and its stars; every line that reaches the best wins. **Where did I slip?** counts as a hint. **Solution** costs the stars. Once you have solved it, the board explains why it works, and **Next puzzle** goes on in the same place.
book-puzzles-training = Where you stand
book-puzzles-training-how = What you solve is kept in a small file in your folder. A streak is a run of days with a solved puzzle. What went wrong goes into a box and comes back: at once, then after 1, 3, 7, 14 and 30 days, as long as you solve it without help. Run this cell again whenever you like. **Your games** says which puzzles you get, here and in the other cells of this page: press a game to train it, or to leave it out.
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
book-play-idea = Set up a table and play: any game of the house, alone or with up to four others, people or bots, with the published rules or your own.
book-play-how = Choose the game and who plays in which seat; several people can share one screen. **Rule changes** opens every switch and number of the game. **Start**, and the table is laid. Every game is saved by itself, in the folder *games* beside this notebook: close the page whenever you like, and **Go on** takes you back to where you were. Finished games stay in the list, too: **Look at it** steps through one from its first move to its last, and **Review** shows where points were given away. For those who count: `ga.records()` is a table with a row for each game.
book-lab = Design lab
book-lab-idea = What happens if the cage holds six cubes, or if a shift more is played? Change a rule, let bots play the game hundreds of times under both rule sets, and read off the difference.
book-lab-how = Choose the game, who plays, and **what to measure**: its definition stands below it. **Rules A** is the published game unless you change it; turn the knobs of **Rules B**. Press **Run** and watch the interval close: each deck is played under both rule sets, so the luck of the cards is the same on both sides. When zero lies outside the interval, there is a difference; when the whole interval lies between the dashed lines, there is none that matters. You may look and **Stop** as often as you like: this interval allows for that. Every run is kept below, also when you close the page; tick two of them to compare them. The buttons below the chart write a report into the folder *experiments* beside this notebook.
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
    [game] game
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
measured-percent = wins against { $bot } in per cent

## A class

class-title = { $students ->
    [one] One student
   *[other] { $students } students
}, { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}. { $answers ->
    [one] One answer was replayed and judged here.
   *[other] { $answers } answers were replayed and judged here.
} { $claims ->
    [0] Nothing is only claimed.
    [one] One result is only claimed: its file has no moves.
   *[other] { $claims } results are only claimed: their files have no moves.
}
class-solved = Solved. Stars were earned by moves that were replayed; stars in brackets are only claimed; { $seen } means that the solution was looked at. The columns have the numbers of the next table.
class-difficulty = How hard the puzzles were. The share is of those whose answers were replayed, with its 95 % interval.
class-slips = { $n ->
    [0] No wrong answer has moves to look at.
   *[other] First slips: where wrong answers first went wrong.
}{ $more ->
    [0] {""}
    [one] {" "}One more is in the rows.
   *[other] {" "}{ $more } more are in the rows.
}
class-rules = { $n ->
    [0] There is no rule to teach again.
   *[other] Rules to teach again: somebody got them wrong and has not got them right since.
}
class-lessons = Lessons: checkpoints solved, as the students’ files say. They carry no moves, so nobody can verify them.
class-disputes = { $n ->
    [one] One claim is
   *[other] { $n } claims are
} better than the moves beside it.
class-problems = { $n ->
    [one] One remark about files
   *[other] { $n } remarks about files
}
class-head = { $column ->
    [student] student
    [number] no.
    [puzzle] puzzle
    [title] title
    [grade] grade
    [tried] tried
    [solved] solved
    [share] share
    [tries] tries
    [claimed] only claimed
    [students] students
    [answers] answers
    [slip] what went wrong
    [rule] rule
    [of_class] of the class
    [lesson] lesson
    [text] what it says
    [claimed_stars] claimed
    [replayed] replayed
   *[sentence] remark
}
class-unreadable = The answer cannot be read as moves.
class-no-answer = There is no answer yet.
class-long-answer = The answer is longer than { $most } characters, and nobody reads it.
class-no-moves = This cannot be read as moves; the mistake is at character { $column }: { $text }
class-book-title = Puzzles
class-book-solution = Solution
class-book-how = Write your moves between the quotes, run the cell, and then the one below it, which says what they are worth. Every answer that reaches the best wins. To try moves on a board first, run `import glueckauf as ga` and `{ $board }`.
class-book-moves = How moves are written
class-book-stub = Write your moves between the quotes above.
class-problem-link = this is a link, which is not followed; put the file itself there.
class-problem-deep = folders lie more than { $most } deep here; they are skipped.
class-problem-special = this is not a file but a pipe, a socket or a device; it is skipped unopened.
class-problem-kind = only files that end in .jsonl, .toml or .json are read; this one is skipped unopened.
class-problem-large = this is larger than { $most } kB, more than anybody’s answers; it is skipped unread.
class-problem-closed = this cannot be read: { $why }.
class-problem-encoding = this is not UTF-8 text; save it again as UTF-8.
class-problem-binary = this is not text; it is skipped.
class-problem-many = the folder holds more than { $most } files; the rest is skipped.
class-problem-many-entries = this has more than { $most } entries; the rest is skipped.
class-problem-some-strange = { $n ->
    [one] line { $line } is not an entry and is skipped.
   *[other] { $n } lines, the first of them line { $line }, are not entries and are skipped.
}
class-problem-all-strange = no line is an entry of a progress file, beginning with line { $line }; the file is skipped.
class-problem-unreadable = this is not { $kind }{ $line ->
    [0] {""}
   *[other] : look at line { $line }
}. The file is skipped.
class-problem-no-answers = this holds no answers; write the id of a puzzle, an equals sign, and the moves in quotes.
class-problem-some-answers = { $n ->
    [one] { $name } is not the id of a puzzle with moves in quotes, and is skipped.
   *[other] { $n } entries, the first of them { $name }, are not the id of a puzzle with moves in quotes, and are skipped.
}
class-problem-nested = brackets are nested too deeply to be answers; the file is skipped.
class-problem-copy = all { $n } dated entries are also those of { $other }, to the second; this is a copy and counts once, for { $other }.
class-problem-shared = { $n } entries are also those of { $other }, to the second; both are counted.
class-problem-same-answers = all { $n } answers are the same as those of { $other }; both are counted.
class-problem-unknown = { $n ->
    [one] there is no puzzle { $name }; it is left out.
   *[other] { $n } puzzles are not known, the first of them { $name }; they are left out.
}
class-problem-withdrawn = { $n ->
    [one] the puzzle { $name } was withdrawn; it is left out.
   *[other] { $n } puzzles were withdrawn, the first of them { $name }; they are left out.
}
class-problem-others-variant = { $name } is somebody else’s variant; the answer is left out.
class-problem-no-variant = this name is not on the list of variants, so nobody knows which { $name } is meant; rename the file or the folder.
class-problem-many-answers = there are more than { $most } answers to { $name }; only the last { $most } are judged.
class-problem-slow = { $n ->
    [one] judging one answer took too long; it counts as not verified.
   *[other] judging { $n } answers took too long; they count as not verified.
}
