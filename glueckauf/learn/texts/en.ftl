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
