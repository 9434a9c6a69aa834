### Lessons of Woodcraft: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [nuts] Nuts
    [dice] Dice beside your sheet
    [lanterns] Lanterns
    [orders] Completed orders
    [points] Points
    [saw] Saw blades
    [glue] Glue
    [offcut] Offcuts
   *[blueberry] Blueberries
}: { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[exactly] { $n }
}.
goal-own = You have { COUNT($dice, as: "dice-of") }.
goal-held = You hold the { order }.
goal-completed = The { order } is completed.
goal-lit = The lantern in row { $row }, column { $column } is marked.
goal-helpers = The { helper } works for you.
goal-chests = The { chest } is active.
goal-course = { $word ->
    [turn_over] Your turn is over.
    [wins] You win the game.
   *[game_over] The game is over.
}

## Computed numbers

number = { $unit ->
    [points] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
    [nuts] { $n ->
        [one] 1 nut
       *[other] { $n } nuts
    }
    [dice] { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
    [lanterns] { $n ->
        [one] 1 lantern
       *[other] { $n } lanterns
    }
    [orders] { $n ->
        [one] 1 order
       *[other] { $n } orders
    }
    [saw] { $n ->
        [one] 1 saw blade
       *[other] { $n } saw blades
    }
    [glue] { $n } glue
    [offcut] { $n ->
        [one] 1 offcut
       *[other] { $n } offcuts
    }
    [blueberry] { $n ->
        [one] 1 blueberry
       *[other] { $n } blueberries
    }
    [things] { $n ->
        [one] 1 thing
       *[other] { $n } things
    }
   *[plain] { $n }
}

## The exam

exam-ask-forbidden = You cannot choose one of the four glowing things right now. Which one?
exam-ask-bonus = Which of the glowing dice brings you { $what ->
    [saw] a saw blade
    [glue] glue
    [offcut] an offcut
    [blueberry] a blueberry
   *[lantern] a lantern
}?
exam-ask-shift = After this turn the dice are pushed together. Which of the glowing dice will then stand in column { $number }?
exam-ask-rival = Your opponent rolls a { die }. Which die leaves the board?
exam-ask-complete = Which of your orders can you complete right now?
exam-ask-glue = Which of the glowing dice could you glue to your { die }?
exam-ask-hire = Which of the glowing helpers can you hire right now?
exam-ask-lantern = You mark one more lantern. In which of the glowing cells would it complete a row or a column?
exam-ask-chest = The game ends now. Which of the glowing chests brings you the most points?
exam-ask-first = Suppose you all take an order this turn. Who chooses first?
exam-told-bonus = A die brings the bonus of its column: the upper one if it is yellow, the lower one if it is brown.
exam-told-shift = The dice are pushed to the right, one to a column, and keep their order.
exam-told-rival = There is no { die } on the board, so the next lower die of this colour goes; if none is lower, the next higher one.
exam-told-complete = You have everything that the { order } needs; for the others something is missing.
exam-told-glue = Two dice can be glued if their sum is at most 6, whatever their colours are.
exam-told-hire = The { helper } costs { $cost ->
    [one] 1 blueberry
   *[other] { $cost } blueberries
}. The others work for you already, or cost more blueberries than you have.
exam-told-lantern = There the other two lanterns of the line are marked already.
exam-told-chest = Points – { $told } Only a chest with all its slots filled counts.
exam-told-first = { $you ->
    [1] You choose
   *[0] { name } chooses
} first: the value in the last turn field decides, then the one before it, and a field that is struck out counts as 0.
exam-shift = Play one round against the machine; you both begin it with the same dice and materials. Score at least as many points as it does, and you get all five exam points; otherwise you get your share of them.
exam-shift-result = The round: { $own } points to { $bot }, worth { $points } of { $most } exam points.
