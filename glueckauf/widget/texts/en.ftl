### The widget: words of the user interface (ui-…, sent to the board as they are), prompts and messages.
### A fact like "mining/6" also comes in parts: $space-kind and $space-detail.

## Words on the board

ui-board = Glück Auf, the board
ui-language = Language
ui-silent = Python is not answering. If the kernel was restarted, run this cell again.
ui-broken = Something went wrong on the board:
ui-keys = Keys
ui-keys_table = Arrows or Tab go from target to target, Enter chooses, Escape cancels. z undoes, y redoes, h gives a hint, ? explains why a move is not allowed.
ui-keys_stepper = The left and right arrows step back and forward, Home and End go to the first and the last step, the space bar runs and pauses.
ui-undo = Undo
ui-redo = Redo
ui-hint = Hint
ui-sheet = Score
ui-close = Close
ui-save = Save
ui-load = Load
ui-move = Move
ui-play = Play
ui-cancel = Cancel
ui-choose = Choose:
ui-allowed = You can choose this.
ui-yes = Yes
ui-no = No
ui-log = Moves
ui-start = Start
ui-goto = Go to move
ui-moves_of_turn = Moves and rules of this turn
ui-unfold = Show
ui-fold = Fold
ui-steps = Steps
ui-par = Par
ui-score = So far
ui-stars = Stars
ui-check = Check
ui-reset = Start over
ui-solution = Solution
ui-hints = Hints
ui-verdict = Verdict
ui-solved = Solved!
ui-best = best
ui-given = yours
ui-slip = first slip
ui-first = First step
ui-back = Back
ui-forward = Forward
ui-last = Last step
ui-run = Run
ui-pause = Pause
ui-step = Step
ui-no_further = This page does not know the position after that move. You can play it in the notebook.
ui-nothing_to_undo = There is nothing to undo.
ui-nothing_to_redo = There is nothing to redo.
ui-not_a_move = That is not a legal move here.
ui-needs_python = This needs Python; open the puzzle in a notebook.

## What is asked

whose-turn = { $alone ->
    [1] your turn
   *[0] { name }
}
prompt-bot = { name } is to move.
prompt-chance = Chance decides.
prompt-over = The game is over.
final-score = Final score: { SCORES($scores, $reader) }.
play-on = Play on

## Messages

at-start = This is the start.
at-move = This is the position after move { $ply }.
ask-reveal = Dice have been rolled or cards revealed since then. Go back anyway?
ask-load = Loading { $name } replaces the game on the table. Load it?
saved = Saved as { $name }.
loaded = { $name } is on the table: { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}.
cannot-record = This game did not begin with a set-up, so it cannot be saved as a record.
stale = The position had already changed, so your move was not played.
no-move = “{ $text }” is not a move: expected { $expected } at column { $column }.
bad-file = { $name }, { $place }: { $problem }
played-elsewhere = This game was played on elsewhere, too. Nothing is lost: yours goes on as “{ $name }”.
nothing-here = There is nothing to do here right now.
allowed = This is allowed: { $label }.
unexpected = Something went wrong; the position is as it was. { $type }: { $text }
bot-failed = { name-of } bot failed and is waiting. { $problem }
unknown-request = The board asked for something unknown: { $request }.

## Puzzles

puzzle-reset = Back at the start. Redo brings your moves back.
puzzle-solution = This is one of the best lines; step through it with redo and undo. The same button brings your own line back.
puzzle-own = Here is your own line again.
puzzle-no-solution = No line meets this task.
puzzle-no-hints = There are no more hints.
puzzle-done = All actions are done.
choice-start = The position before the first turn. Step through the { $turns } turns, stop at the one you mean, and press Check.
choice-after = The position after turn { $turn } of { $turns }.{ $asked ->
    [1] {" "}Check judges this turn.
   *[0] {""}
}
choice-solution = Step on to see what would have been better; the same button brings the turns that were played back.
choice-right-but-seen = Right. You looked at the solution first, so it earns no stars today.
ui-slip_ask = Where did I slip?
ui-slip_costs = counts as a hint
ui-solution_costs = costs the stars
ui-own_line = My own line
ui-next_puzzle = Next puzzle
ui-why_it_works = Why it works
ui-sources = Where the points come from
ui-total = Total
puzzle-empty = Nothing has been played yet. Make a move first.
puzzle-watch = Redo shows how, step by step.
puzzle-no-slip = There is no slip to point out.
puzzle-seen = You looked at the solution today, so this puzzle earns no stars until tomorrow.
puzzle-right-but-seen = Right: nothing better is possible. You looked at the solution first, so it earns no stars today.
ask-solution = Show the solution? Once you have seen it, this puzzle earns no stars until tomorrow.
ask-solution-page = Show the solution? Once you have seen it, this puzzle earns no stars on this page.
open-task = Nothing is right or wrong here: few steps or many points, every line that you check becomes a point on the chart.
ask-program = Add { $n } lines of the program
program-failed = The program stopped: { $type }: { $text }
explained-lines = { $n ->
    [one] Only one best line
   *[other] { $n } best lines
}
explained-grade = Grade { $grade } of { $hardest }
explained-row = { $n } solved in a row
explained-days = { $n } days in a row

## Lessons: words on the board

ui-turns = Turns
ui-moves = Moves
ui-answer = Answer
ui-next = Next question
ui-question = Question
ui-number = Your answer
ui-right = right
ui-wrong = wrong
ui-keys_question = Tab goes from field to field, the arrow keys choose an answer, Enter gives it. h gives a hint.

## Lessons

lesson-shows-solution = The solution is on the board: step through it with redo and undo. The Solution button brings your own line back.
lesson-offers-solution = If you would like to see one way, press Solution.
question-choose = Choose an answer.
question-point = Click the answer in the picture.
question-try = Try it: click it in the picture.
question-type = Type a whole number and press Enter.
diary-solved = Solved before: { $stars }
diary-problem = Your progress is not being saved. { $path }: { $problem }

## Review of a game

ui-review_slips = Dearest slips
ui-review_numbers = Points and waste
ui-review_played = As played
ui-review_better = Better
ui-review_puzzles = Make puzzles of these slips
ui-review_stop = Stop here
ui-review_turn = Turn
ui-review_look = Choose a turn on the chart to see it on the board.
ui-keys_review = Left and right on the slider go from turn to turn. On the board, left and right step back and forward.
review-name = Review of a game
review-none = No slip is beyond doubt.
review-progress = Judging decision { $done } of { $all } …
review-making = Looking for a puzzle here …

## Exam and progress

exam-right = Right.
exam-wrong = Not right; the right answer is marked.
exam-answered = You have already answered this question. The first answer counts.
exam-questions-left = Questions still to answer: { $left }.
exam-shift-left = You still have to play at the table to the end.
exam-shift-over = The game at the table is over. Your result is below.
exam-no-undo = In the exam you cannot undo a finished turn.
exam-no-hint = The exam gives no hints.
report-stars = { $earned } of { $most } stars
report-passed = passed
report-not-passed = not passed yet

## The lesson player

ui-continue = Continue
ui-again = Try again
ui-goal = Your goal
ui-menu = More
ui-sound = Sound
ui-restart = Start the lesson again
ui-home = Home
ui-screens = Screens
ui-lesson_stars = Stars of this lesson
ui-tell = Read again
ui-one_back = Undo
ui-keys_player = Tab and the arrow keys go from target to target, Enter chooses, Escape cancels. z undoes, h gives a hint, ? explains why a move is not allowed. When a screen is done, Enter continues.
ui-rule = The rule
ui-stars_mean = What the stars mean
ui-step_on = Next
ui-step_back = Back
ui-here = here
ui-is_done = done
ui-lesson_restarted = The lesson begins again.
player-kind-act = Your turn
player-kind-show = Watch
player-kind-number = Predict
player-kind-point = Predict
player-kind-try = Try it
player-title = { $number ->
    [0] { $title }
   *[other] { $number } · { $title }
}
player-screen-name = { $lesson ->
    [0] { $title }
   *[other] Lesson { $lesson }: { $title }
}. Screen { $screen } of { $of }: { $kind }
player-end-name = { $lesson ->
    [0] { $title }
   *[other] Lesson { $lesson }: { $title }
}. The end of the lesson
player-done-all = Lesson done!
player-done-open = { $left ->
    [one] Almost there
   *[other] Not finished yet
}
player-end-all = All { $most } stars: nobody can do better.
player-end-some = You have { $stars } of { $most } stars. Try a screen again to earn the rest.
player-end-left = { $left ->
    [one] One screen is still open.
   *[other] { $left } screens are still open.
}
player-next = Next lesson: { $title }
player-next-other = Next: { $title }
player-three = Reached by the shortest way, with no slip and no hint; or predicted on the first try.
player-two = Reached with a small detour, or with one slip or hint.
player-one = Reached.
player-fault-solution = You looked at the solution, which leaves one star.
player-fault-detour = It took { $number ->
    [one] one more than needed.
   *[other] { $number } more than needed.
}
player-fault-slips = { $number ->
    [one] One move put the goal out of reach.
   *[other] { $number } moves put the goal out of reach.
}
player-fault-hints = You used { $number ->
    [one] a hint.
   *[other] { $number } hints.
}
player-fault-wrong = { $number ->
    [one] The first answer was not right.
   *[other] { $number } answers were not right.
}
player-seen = You have seen it all.

## The map of the course

home-name = The map of the course
home-hail = Glück Auf!
home-help = Stuck in a lesson? Hint helps a little more each time, and anything that does not glow tells you why not. Other languages: start the program with “glueckauf --lang pl”, “hu” or “de”, or choose one in the menu of any lesson.
home-games = Games
home-lessons = Lessons
home-begin = Begin: lesson { $number } · { $title }
home-continue = Continue: lesson { $number } · { $title }
home-to-exam = Take the journeyman’s exam
home-to-game = Play a whole game
home-station = { $earned } of { $most } stars
home-daily = Today’s puzzle
home-daily-open = “{ $title }”. A new one every day.
home-daily-solved = “{ $title }” is solved. The next one comes tomorrow.
home-streak = Your streak
home-streak-days = { $days ->
    [0] Solve a puzzle today, and it begins.
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}{ $longest ->
    [0] {""}
   *[other] {" "}Longest so far: { $longest }.
}
home-mistakes = Your mistakes
home-mistakes-due = { $due ->
    [0] Nothing is due today.
    [one] { $due } puzzle is due again.
   *[other] { $due } puzzles are due again.
}
home-exam = The exam
home-exam-open = Ten positions and a table to play.
home-exam-passed = Passed. Glück auf, journeyman!
home-play = Play
home-play-how = With friends or bots: your table, your rules.
home-review = Review
home-review-how = Where points were lost, and what was better.
home-ladder = How strong are they?
home-ladder-how = Bots measured, and yours against them.
home-design = Game design course
home-design-how = Six weeks for classes and the curious.
home-game = The whole game
home-game-locked = { $left ->
    [one] Your goal: one more lesson, or try it right away.
   *[other] Your goal: { $left } lessons to go, or try it right away.
}

## The exam in one place

player-kind-question = Question
player-kind-shift = At the table
exam-question-how = Point at the answer in the picture. Your first answer counts, and you can leave at any time and go on later.
exam-play-shift = Play to the end. You can undo within a turn.
exam-not-over = Not finished yet
exam-title-passed = Passed!
exam-title-failed = Not passed yet
exam-new = Take a new exam

## Playing: setting up a game, going on, looking back

ui-play_page = Play
ui-play_new = New game
ui-play_begun = Games in progress
ui-play_finished = Finished games
ui-play_go_on = Go on
ui-play_look = Look at it
ui-play_review = Review
ui-play_away = Put away
ui-play_bring_back = Bring back
ui-play_game = Game
ui-play_players = Players
ui-play_seats = At the table
ui-play_name = Name
ui-play_who = Played by
ui-play_starts = Who starts
ui-play_lot = Drawn by lot
ui-play_deal = Deal number
ui-play_deal_how = The same number deals the same game. Leave it empty for a new deal.
ui-play_start = Start
ui-play_rules = Rule changes
ui-play_to_players = Back to the table
ui-play_published = As published
ui-play_all_published = Everything as published
ui-play_changed = Changed
ui-play_lists = Cards and lists
ui-play_point = Choose a rule to read it here.
ui-play_all = All games
ui-play_keys = Tab goes from field to field, the arrow keys choose, Enter in a name starts the game.
play-person = A person
play-random = Plays anything
play-greedy = Takes what pays most now
play-thinks = { $time ->
    [moment] Thinks for a moment
    [second] Thinks for a second
   *[five] Thinks for five seconds
}
play-changes = { $n ->
    [0] as published
    [one] 1 change
   *[other] { $n } changes
}
play-to-move = { $name } is to move
play-shared = Victory shared: { $names }
play-won = Won by { $names }
play-lost = Lost together
play-won-together = Won together
play-away-count = { $n ->
    [one] 1 game put away
   *[other] { $n } games put away
}
play-names-same = Two players have the same name. Give each their own.
play-name-wrong = A name has 1 to { $most } characters and no braces.
play-deal-wrong = Write a whole number, or leave the field empty for a new deal.
play-rules-wrong = Some rule changes do not work yet. Mend those that are marked.
play-not-saved = You can play this game, but it cannot be saved. { $path }: { $problem }
play-gone = This game cannot be opened. { $path }: { $problem }
knob-number = Write a whole number from { $low } to { $high }.
knob-numbers = Write { $n ->
    [0] whole numbers
   *[other] { $n } whole numbers
} from { $low } to { $high }, with commas between them.
knob-words = { $known ->
    [0] Write { $n ->
        [0] the words
       *[other] { $n } words
    } with commas between them.
   *[other] Write { $n ->
        [0] words
       *[other] { $n } words
    } from this list, with commas between them: { LIST($words) }.
}

## Pages that need no Python

page-part = This puzzle has more than { $most } positions. The page holds those around the best answer; moves that lead further away are faded.
page-lesson = { $screens ->
    [one] One checkpoint has
   *[other] { $screens } checkpoints have
} too many positions for a page; there the page shows the answer step by step.
page-game = A game cannot be played on without Python. The page shows the { $moves ->
    [0] position
    [one] move so far, and can be stepped through
   *[other] { $moves } moves so far, and can be stepped through
}.

## Bots that think, and their turns

thinking = { name } is thinking.
thinking-hint = Looking for good moves.
moved-meanwhile = The game has gone on while you looked back. Press Redo to follow it.
no-reason = The bot gives no reason for this turn, or one that would show hidden cards.
ui-move_now = Move now
ui-show_now = Show now
ui-progress = How far the thinking is
ui-why_turn = Why?
ui-skip = Skip

## Several people before one screen

pass-screen = Pass the screen to { name }.
pass-hidden = Everything is covered until { name } is here.
pass-here = I am { name }

## Candidates

candidates = { $moves ->
    [one] One move is worth a thought
   *[other] { $moves } moves are worth a thought
}{ $tries ->
    [0] .
   *[other] , weighed in { $tries } trial games. Click one to see it on the board.
}
gain = { $points } points{ $known ->
    [1] { " " }± { $error }
   *[0] {""}
} { $place ->
    [0] against the next
   *[other] against the best
}
ui-candidates = Candidates

## The design lab

ui-lab_page = Design lab
ui-lab_new = New experiment
ui-lab_bots = Who plays
ui-lab_seat = Seat
ui-lab_metric = What to measure
ui-lab_rules = Compare
ui-lab_a = Rules A
ui-lab_b = Rules B
ui-lab_more = How long to measure
ui-lab_most = Decks at most
ui-lab_smallest = Difference that matters
ui-lab_stops = Stop early when
ui-lab_seed = First deck
ui-lab_run = Run
ui-lab_stop = Stop
ui-lab_run_on = Run on
ui-lab_result = Result
ui-lab_nothing = Nothing has been measured yet. Change a rule of B, choose what to measure, and press Run.
ui-lab_kept = Your runs, side by side
ui-lab_none = Every run you make is kept here.
ui-lab_name = Name of this run
ui-lab_look = Look at it
ui-lab_compare = Compare
ui-lab_compared = Runs compared
ui-lab_remove = Remove
ui-lab_bring_back = Bring it back
lab-stop = { $rule ->
    [interval] the interval says enough
   *[sprt] the odds are clear
}
lab-ahead = Looks ahead, { $n } tries a move
lab-slow = slow
lab-unknown = “{ $what }” cannot be chosen here. Choose something from the list.
lab-smallest-wrong = Write a number above 0, such as 0.5 or 2.
lab-same-rules = Both sides play by the same rules, so there is no difference to find.
lab-busy = A run is going on. Stop it first, or wait until it is done.
lab-nothing-runs = Nothing is running.
lab-gone = This run is no longer there.
lab-run-name = Run { $number }
lab-name-wrong = A name has 1 to { $most } characters.
lab-removed = “{ $name }” was removed.
lab-change = { $label }: { $before } → { $after }
lab-on = on
lab-off = off
lab-published = as published
lab-what = { $title }, { $players } players ({ $bots }). { $sides }
lab-sides = A: { $a }. B: { $b }.
lab-title = { $name }{ $state ->
    [running] {" (running)"}
    [stopped] {" (stopped)"}
   *[done] {""}
}
lab-begun = Waiting for the first games.
lab-number = { $what ->
    [effect] B minus A
    [interval] 95 % interval
    [fresh] On fresh decks
    [games] Games
   *[decks] Decks
}
lab-interval = { $low } to { $high }
lab-unsure = not known yet
lab-axis-decks = decks
lab-axis-effect = B minus A: { $unit }
lab-chart = { $metric }, rules B minus rules A, deck by deck, with its interval
lab-compared = { $runs } runs compared: { $metric }, rules B minus rules A
lab-compared-others = { $left ->
    [0] Where two intervals do not touch, the two runs differ.
    [one] Where two intervals do not touch, the two runs differ. One run measures something else and cannot stand on this scale.
   *[other] Where two intervals do not touch, the two runs differ. { $left } runs measure something else and cannot stand on this scale.
}
lab-compared-few = Tick one more run that measures the same.
lab-export = { $form ->
    [pdf] Page to print (PDF)
    [json] Report (JSON)
   *[toml] Report (TOML)
}
lab-writing = The page is being made …
lab-exported = Written to { $path }.
lab-not-exported = The report could not be written. { $path }: { $problem }
lab-not-kept = This run cannot be kept. { $path }: { $problem }
lab-failed = The run broke off. { $problem }
home-lab = Design lab
home-lab-how = Change a rule and measure what happens.
