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
prompt-bot = A bot is to move.
prompt-chance = Chance decides.
prompt-over = The game is over.
play-on = Play on

## Messages

at-start = This is the start.
at-move = This is the position after move { $ply }.
ask-reveal = Cards have been revealed since then. Go back anyway?
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
question-type = Type a whole number and press Enter.
diary-solved = Solved before: { $stars }
diary-problem = Your progress is not being saved. { $path }: { $problem }

## Exam and progress

exam-right = Right.
exam-wrong = Not right; the right answer is marked.
exam-answered = You have already answered this question. The first answer counts.
exam-all-answered = You have answered all the questions, { $right } of { $of } correctly. The shift comes next.
exam-questions-left = Questions still to answer: { $left }.
exam-shift-left = You still have to finish the shift.
exam-shift-over = The shift is over. Your result is below.
exam-no-undo = In the exam you cannot undo a finished turn.
exam-no-hint = The exam gives no hints.
report-stars = { $earned } of { $most } stars
report-passed = passed
report-not-passed = not passed yet
