### Learning: verdicts on answers, and hints.
### A fact like "empty:k" also comes in parts: $word-kind and $word-detail.

## What was reached

amount = { $word-kind ->
    [vp] { $n } VP
    [squares] { $n ->
        [one] { $n } filled square
       *[other] { $n } filled squares
    }
    [complete] { $n ->
        [one] { $n } complete order
       *[other] { $n } complete orders
    }
    [steps] { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
    [coal] { $n } coal
   *[empty] { $n } empty { $word-detail ->
        [y] yellow
        [b] brown
        [g] grey
       *[k] black
    } { $n ->
        [one] cart
       *[other] carts
    }
}

## Verdicts

verdict-best = Nothing better is possible: { $value }.
verdict-short = Reached: { $value }; best possible: { $par }.
verdict-unmet = { $count ->
    [one] Order { $labels } must be complete at the end, and it is not.
   *[other] Orders { $labels } must be complete at the end, and they are not.
}
verdict-infeasible = No line of moves can meet this task.
verdict-illegal = Move { $place } ({ $token }) breaks { $rule }: { $why }
verdict-cut-short = The line of moves ends too early ({ $rule }): { $why }
verdict-stars = { $stars } of 3 stars.
slip-move = The first slip is move { $place } ({ $token }): after it the best is out of reach.
slip-stopped = The line of moves ends although the best is still in reach.
slip-instead = Better from there: { $line }
slip-end = Better to end there.
head-best = best
head-given = given

## Hints

hint-theme = { $theme ->
    [ride-light] Ride light: not everything that fits into the cage is worth its steps.
    [shared-ride] Shared ride: one ride can serve several orders.
    [deep-first] Deep first: begin on the deepest level.
    [second-ride] Second ride: here it pays to go down once more.
    [pair-sacrifice] Sacrifice: put coal into a pair although a square of its colour waits for it.
    [pair-from-junk] Pair from junk: two coals that no order needs can fill a square together.
    [storage-withdrawal] Into the storage: some of the coal you need lies there already.
    [storage-bank] Something put by: coal that goes into the storage now saves steps later.
    [parked-cage] Parked cage: leave it underground between two actions.
    [full-cage] Full cage: use every place in it.
    [split-order] Piece by piece: fill one order on more than one visit to the surface.
    [empty-cart-race] Empty carts: what you load counts, not only what you deliver.
    [balance-repair] Balance: look at your light and your dark tiles.
    [deliver-before-displaced] Deliver in time, before the space takes more miners.
    [double-delivery] Double delivery: one action can deliver two orders.
    [cash-for-depth] Marks for depth: money buys carts on the deeper levels.
    [start-player-grab] Starting player: the miners in the workshops decide who begins the next shift.
    [tie-trap] Tie trap: a tie changes what a place is worth.
    [quiet-move] Quiet step: the best step does not fill a square yet.
    [greedy-trap] Greedy trap: do not begin with the order that brings most points per step.
   *[other] No trick is needed: count the steps that each order takes.
}
hint-level = The cage first goes to { $level ->
    [0] the surface
   *[other] level { $level }
}.
hint-no-ride = The cage need not move at all.
hint-start = The best line begins with: { $line }.
hint-nothing = The best is to do nothing.

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
answer-par = Done with { $used }; fewer is not possible.
answer-longer = Done with { $used }; { $par } would be enough.
answer-stars = { $stars } of 3 stars.
answer-left = On course. Still to go: { $amount }.
answer-detour = That works, but it is a detour: { $amount } more than needed.
answer-lost = After “{ $move }” the goal is out of reach. Undo it and try another way.
answer-undo = The goal is out of reach now. Undo it and try another way.
answer-missing = What would have to hold: { $goals }
answer-over = Your turn is over, and the goal is not reached yet.
answer-unknown = The goal is not reached yet.
advice-move = Try this: { $move } ({ $token }).
advice-undo = From here the goal is out of reach. Undo your last move first.
rulebook-says = The rulebook says ({ $rule }): { $text }
what-if-printed = By the printed rules: { $answer }
what-if-changed = With { $rules }: { $answer }
what-if-shown = Above: the printed rules. Below: { $rules }.
what-if-allowed = “{ $move }” is allowed.
what-if-forbidden = Not allowed ({ $rule }): { $why }
what-if-impossible = That cannot be done.

## Progress, coverage, exam

progress-none = Nothing has been solved yet. Lesson 1 is a good place to begin.
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
exam-result = { $points } of { $most } points, { $percent } %.
exam-passed = Passed. Glück auf, journeyman!
exam-failed = Not passed yet: { $needed } points are needed.

## Notebooks

book-how = *Press **▶▶** in the toolbar above and answer **Restart** (your progress is kept), so that the boards below come to life. Then click on what glows, or use Tab, the arrow keys and Enter. Nothing can break: `z` takes a move back.*
book-show = Watch
book-number = Predict
book-rule = Which rule?
book-act = Your turn
book-what-if = What if …
book-rules = The rulebook says
book-next = **Next:** { $link }
welcome-title = Glück Auf!
welcome-what = That is how miners greet each other, and it is the name of a board game about coal: you send miners to work, dig, load and deliver. Here you can learn it from the first move, solve puzzles whose best answer is proven, and play against the machine. You need not know anything about programming.
welcome-turn = One turn in the pit
welcome-turn-how = Order **A** asks for one black coal, and black coal lies on level 4. You have four steps. Click on level 4, then on the coal, on the surface, and on the square of the order; then press **Check**.
welcome-stuck = Stuck? **Hint** helps a little more each time, and clicking on something grey tells you which rule is in the way. The small numbers such as GA-5.1 name the rule.
welcome-game = A whole game
welcome-game-how = You are player 0, and the machine plays player 1. First you draft three orders each; then send your miners. If you do not know the game yet, begin with lesson 1 below and come back.
welcome-next = Where to go next
welcome-languages = Other languages: start the program with `glueckauf --lang pl`, `hu` or `de`, or choose one below any board.
book-exam = The journeyman’s exam
book-exam-idea = Ten questions about the rules, then one shift against the machine. With 80 % you pass.
book-exam-questions = Ten questions
book-exam-questions-how = Each question counts once: the first answer is the one that counts.
book-exam-shift = One shift
book-exam-shift-how = You are player 0. The score after the shift counts.
book-exam-result = Your result
book-exam-result-how = Run this cell again when you have finished. Rules you were not sure of are named with the lesson that teaches them.

## Printed sheets

sheet-title = Puzzles
sheet-name = Name
sheet-date = Date
sheet-colour = { $colour ->
    [y] yellow
    [b] brown
    [g] grey
   *[k] black
}
sheet-step = { $step ->
    [ride] cage to level 3
    [surface] cage to the surface
    [load] load a grey coal
    [fill] grey coal, cage to order A
    [withdraw] grey coal, storage to order A
    [store] grey coal, cage to storage
    [end] stop mining early
   *[pair] yellow and brown as a pair on a grey square of A
}
sheet-check = Check:
sheet-task = Reach as much as you can: { $actions }.
sheet-rules = Changed rules: { $rules }.
sheet-notes = Notes
sheet-key = Key
sheet-key-how = Every line of moves that reaches the best value is right. Here is one of them for each puzzle.
sheet-blunder = Turn { $turn } loses most: { $loss } VP.
sheet-better = Better:
sheet-lines = { $lines ->
    [one] This is the only best line.
   *[other] One of { $lines } best lines.
}

## Tasks of mining puzzles

puzzle-title = Puzzle { $name }
task-points = You have { $steps } steps. Complete orders worth as many points as possible, in as few steps as possible.
task-steps = { $count ->
    [one] Complete order { $labels } in as few steps as possible; you have { $steps }.
   *[other] Complete the orders { $labels } in as few steps as possible; you have { $steps }.
}
task-space = { $count ->
    [one] Order { $labels } is to be complete after one action.
   *[other] The orders { $labels } are to be complete after one action.
} Which mining space is enough: 4, 6, 8 or 10 steps? Show it with as few steps as possible.
task-ready = You have { $steps } steps. Complete orders worth as many points as possible. Then leave the cage ready for the next action: have as many empty { $carts-detail ->
    [y] yellow
    [b] brown
    [g] grey
   *[k] black
} carts as possible, in as few steps as possible.
task-twice = You mine twice: first { $first } steps, then { $second }. Complete orders worth as many points as possible, in as few steps as possible.
task-delivery = Mine { $first } steps, deliver by { $space-detail ->
    [barrow] barrow
    [carriage] carriage
    [motorcar] motorcar
   *[engine] engine
}, then mine { $second } steps more. Complete orders worth as many points as possible, delivered ones included, in as few steps as possible.

## Puzzles on a whole table: verdicts and hints

turn-amount = { $objective ->
    [margin] a lead of { $n } VP
    [behind] { $n } VP behind
   *[other] { $n } VP
}
turn-illegal = Turn { $turn }: “{ $move }” ({ $token }) breaks { $rule }: { $why }
turn-cut-short = Turn { $turn } ends too early ({ $rule }): { $why }
turn-too-many = { $n ->
    [one] You have only one turn.
   *[other] You have only { $n } turns.
}
turn-not-starting = You do not begin the next shift.
turn-no-card = “{ $move }” ({ $token }): there is no such card to take.
turn-picks = { $n ->
    [one] Take exactly one card.
   *[other] Take exactly { $n } cards.
}
turn-slip = The first slip is turn { $turn }: after it the best is out of reach.
blunder-found = That is the one: turn { $turn } loses { $n } VP.
blunder-other = { $n ->
    [0] Turn { $turn } loses nothing.
   *[other] Turn { $turn } loses { $n } VP.
} The blunder is turn { $par }: it loses { $loss } VP.
draft-instead = A best choice: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Double delivery: wait until one visit delivers two orders.
    [tie-trap] A tie: drawing level on the clock is worth as much as being ahead.
    [empty-cart-race] Empty carts: at the end the clock counts what you have loaded, wherever it lies.
    [balance-repair] Balance: a tile for the lighter side of your pit saves points.
    [cash-for-depth] Marks for depth: a grey or black tile pays for itself here.
    [storage-withdrawal] Into the storage: some of the coal you need lies there already.
    [deliver-before-displaced] Deliver in time, before the space takes more miners.
    [start-player-grab] Starting player: the miners in the workshops decide who begins the next shift.
    [quiet-move] A quiet turn: not every turn has to mine or deliver.
    [greedy-trap] Greedy trap: what brings most at once is not what brings most in the end.
   *[other] No trick is needed: count what each plan brings.
}
hint-spaces = A best plan uses, in some order: { $spaces }.
hint-first-turn = A best plan begins with: { $line }
hint-card = One of the best picks: { $line }
hint-loss = The blunder costs { $n } VP.
hint-better-turn = Instead of the blunder this was better: { $line }

## Puzzles on a whole table: tasks

sort-name = { $sort ->
    [turn] One turn
    [space] Which mining space?
    [miners] The last miners
    [shift-end] End of the shift
    [last] Closing time
    [draft] The draft
   *[blunder] Find the blunder
}
puzzle-name = { $name } ({ $id })
task-turns = You are player { $seat }, in shift { $shift }. { $sort ->
    [turn] You have one turn.
    [space] Plan { $turns } turns, and mind which mining space you go to.
    [miners] You have { $miners } miners left: use them all.
    [shift-end] The shift is nearly over, and you have { $miners } miners left: use them all.
   *[last] The game is nearly over, and you have { $miners } miners left: use them all.
}
task-own-turns = You are player { $seat }, in shift { $shift }. Plan your next { $turns } turns.
task-goal = { $objective ->
    [vp] How many victory points can you have at the end, by deliveries alone?
    [clock] How many points can you have in the end, if the shift clock is then scored as at the end of the shift{ $last ->
        [0] {""}
       *[other] , with marks, coal, unfinished orders and balance
    }?
   *[margin] How large can your lead over the best rival be, if the shift clock is then scored as at the end of the shift{ $last ->
        [0] {""}
       *[other] , with marks, coal, unfinished orders and balance
    }?
}
task-start = And you must begin the next shift.
task-still = The others stand still.
task-replies = { $when ->
    [one] After your first turn the next player plays: { $replies }.
    [first] After your first turn the others play, one after the other: { $replies }.
   *[each] After each of your turns the other player plays the next of these: { $replies }.
} What has become impossible by then is left out.
task-draft = You are player { $seat }. { $picks ->
    [one] Take one more card
   *[other] Take { $picks } cards
} from the row, as if nobody else were drafting: how many points can you then complete with one mining action of { $steps } steps?
task-blunder = You are player { $seat }, in shift { $shift }, and play the turns below, while the others stand still. After the last of them { $objective ->
    [vp] your victory points count
    [clock] your points count, with the shift clock
   *[margin] your lead counts, with the shift clock
}. Which turn loses most against the best?
task-log-turn = { $n }: { $line }

## Training, contests, open optimisation

theme = { $theme ->
    [ride-light] Ride light
    [shared-ride] Shared ride
    [deep-first] Deep first
    [second-ride] Second ride
    [pair-sacrifice] Sacrifice
    [pair-from-junk] Pair from junk
    [storage-withdrawal] Into the storage
    [storage-bank] Something put by
    [parked-cage] Parked cage
    [full-cage] Full cage
    [split-order] Piece by piece
    [empty-cart-race] Empty carts
    [balance-repair] Balance
    [deliver-before-displaced] Deliver in time
    [double-delivery] Double delivery
    [cash-for-depth] Marks for depth
    [start-player-grab] Starting player
    [tie-trap] Tie trap
    [quiet-move] Quiet step
   *[greedy-trap] Greedy trap
}
training-streak = { $days ->
    [0] No streak yet: solve a puzzle today and it begins.
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}{ $kept ->
    [1] {" "}Today counts already.
   *[0] {""}
}{ $longest ->
    [0] {""}
    [one] {" "}Longest streak: { $longest } day.
   *[other] {" "}Longest streak: { $longest } days.
}
training-solved = { $solved } of { $puzzles } puzzles solved.
training-due = { $open ->
    [0] No mistakes to learn from yet.
   *[other] Mistakes still to be learnt: { $open }; due today: { $due }.
}
training-theme = { $solved } of { $puzzles } solved{ $open ->
    [0] {""}
   *[other] , { $open } still to be learnt
}
training-weak = your weak theme
training-no-mistakes = No mistake is due. Solve something new, and come back tomorrow.
training-no-weak-theme = Nothing has gone wrong yet, so there is no weak theme.
training-no-puzzle = There is no puzzle like that in the collection yet.
contest-head = { $column ->
    [puzzle] puzzle
    [value] reached
    [par] best possible
    [stars] stars
   *[slip] first slip
}
contest-slip = move { $place } ({ $token })
contest-stopped = stops too early
contest-summary = { $stars } of { $most } stars; { $solved } of { $count } solved as well as can be. Seed { $seed }.
blunder-try = { $n ->
    [0] Turn { $turn } loses nothing.
   *[other] Turn { $turn } loses { $n } VP, but another one loses more.
} Look again.
chart-axis = { $axis ->
    [vp] VP
   *[steps] Steps
}
chart-beyond = out of reach
chart-tries = Tries: { $tries }. Places on the front found: { $met } of { $front }.
chart-best = { $vp } VP in { $steps } steps: nobody can beat that.
chart-behind = { $vp } VP in { $steps } steps; { $possible } VP are possible in so many.
chart-slow = { $vp } VP in { $steps } steps; { $fewest } steps are enough for that.
book-puzzles = Puzzles
book-puzzles-idea = A puzzle for every day, your streak, your weak theme, and your mistakes first. And for those who write programs: a contest for solvers.
book-puzzles-daily = The puzzle of the day
book-puzzles-daily-how = Everybody has the same one today; `ga.daily("2026-12-24")` is that of another day. The week climbs: Monday’s is easy, Sunday’s is hard. Every answer is judged by what it reaches, so there may be many right ones.
book-puzzles-training = Where you stand
book-puzzles-training-how = What you solve is kept in a small file in your folder. A streak is days in a row with a solved puzzle. What went wrong goes into a box and comes back: at once, then after 1, 3, 7, 14 and 30 days, as long as you solve it without help. Run this cell again whenever you like.
book-puzzles-next = What is next?
book-puzzles-next-how = Mistakes that are due come first, then something new, the easiest first. Run the cell again for the next board.
book-puzzles-mistakes = My mistakes
book-puzzles-mistakes-how = Only what went wrong before and is due now.
book-puzzles-weak = My weak theme
book-puzzles-weak-how = A theme is a trick without which the best answer is out of reach. Here comes a puzzle with the one that went wrong most.
book-puzzles-theme = A theme of your choice
book-puzzles-theme-how = The second column of the table above has the names.
book-puzzles-variant = Numbers of your own
book-puzzles-variant-how = The same trick with other numbers: every name makes another puzzle of the same theme and grade. Put in yours. So a whole class can work on one idea, and nobody can copy.
book-puzzles-contest = Bring your own solver
book-puzzles-contest-how = A solver is a function that is given a puzzle and returns a line of moves. This one tries a hundred lines at random and keeps the best. The puzzles are made from the seed, and a greedy solver misses the best of every one of them. Can you write a better one?
book-optimise = The open pit
book-optimise-idea = Here nothing is right or wrong: how many points are worth how many steps?
book-optimise-board = Try things out
book-optimise-board-how = Play a line and press **Check**, or end the action. Then start over and play another one. Few steps or many points: every line is a try.
book-optimise-chart = All you have tried
book-optimise-chart-how = Each try is a point: steps to the right, points upward; the bars count how often. The green line is the *front*: results that nobody can beat, proven by the exact solver. What lies beyond it is out of reach. Can you find every place on the front?
book-optimise-code = With a program
book-optimise-code-how = Lines can be added by code, too. Here are two hundred at random: how close does chance come to the front?
