### Lessons of Woodcraft: goals and numbers.

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
   *[plain] { $n }
}
