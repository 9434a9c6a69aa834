### Puzzles of Woodcraft: values, verdicts, hints, explanations, themes, paper.

## Values

puzzle-worth = { $word ->
    [points] { $form ->
        [part] { $n } points
       *[whole] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
    }
    [orders] { $form ->
        [part] { $n } orders completed
       *[whole] { $n ->
            [0] no order completed
            [one] { $n } order completed
           *[other] { $n } orders completed
        }
    }
    [nuts] { $form ->
        [part] { $n } nuts marked
       *[whole] { $n ->
            [0] no nut marked
            [one] { $n } nut marked
           *[other] { $n } nuts marked
        }
    }
    [lanterns] { $form ->
        [part] { $n } lanterns marked
       *[whole] { $n ->
            [0] no lantern marked
            [one] { $n } lantern marked
           *[other] { $n } lanterns marked
        }
    }
    [lines] { $form ->
        [part] { $n } lantern lines completed
       *[whole] { $n ->
            [0] no lantern line completed
            [one] { $n } lantern line completed
           *[other] { $n } lantern lines completed
        }
    }
    [chests] { $form ->
        [part] { $n } chests activated
       *[whole] { $n ->
            [0] no chest activated
            [one] { $n } chest activated
           *[other] { $n } chests activated
        }
    }
    [helpers] { $form ->
        [part] { $n } helpers hired
       *[whole] { $n ->
            [0] no helper hired
            [one] { $n } helper hired
           *[other] { $n } helpers hired
        }
    }
    [kept] { $form ->
        [part] { $n } materials left
       *[whole] { $n ->
            [0] no materials left
            [one] { $n } material left
           *[other] { $n } materials left
        }
    }
    [blueberries] { $form ->
        [part] { $n } blueberries left
       *[whole] { $n ->
            [0] no blueberries left
            [one] { $n } blueberry left
           *[other] { $n } blueberries left
        }
    }
    [materials] { $form ->
        [part] { $n } materials used
       *[whole] { $n ->
            [0] no materials used
            [one] { $n } material used
           *[other] { $n } materials used
        }
    }
    [blades] { $form ->
        [part] { $n } saw blades used
       *[whole] { $n ->
            [0] no saw blade used
            [one] { $n } saw blade used
           *[other] { $n } saw blades used
        }
    }
   *[actions] { $form ->
        [part] { $n } free actions
       *[whole] { $n ->
            [0] no free action
            [one] { $n } free action
           *[other] { $n } free actions
        }
    }
}{ $mean ->
    [1] {" "}on average
   *[0] {""}
}

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [dice] Make the dice that are asked for.
    [cut] Complete as many orders as you can. Think before you saw.
    [glue] Glue or saw? Do the best you can before your turn ends.
    [lanterns] Mark the lanterns that bring you most.
    [order] Which order do you take? Do the best you can before your turn ends.
   *[last] Make the most of your last turn.
}
puzzle-demand = At the end you need: { $what }.
puzzle-too-long = Nothing more can be decided here: move { $place } comes after the end.
arranged-past = The sheet does not show your earlier turns.
arranged-lanterns = In a game lanterns come one at a time; here you get them together.

puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] You have not gone wrong yet: the best result is still within reach.
       *[other] Up to move { $place } all is well: the best result is still within reach from there.
    }
   *[move] The first slip is move { $place } ({ $move }).
}
slip-lost = After it, the task can no longer be met.
verdict-unmet = The task is not met; still missing at the end: { $what }.

## Hints

puzzle-hint-plain = No trick is needed: look at what each order needs, and count your materials.
puzzle-hint-where = { $what ->
    [orders] { $n ->
        [one] Complete this order: { $things }.
       *[other] Complete these orders: { $things }.
    }
    [dice] { $n ->
        [one] Work on only one of your dice: { $things }.
       *[other] Work only on these dice of yours: { $things }.
    }
    [lines] Look at this line of the lantern table: { $things }.
    [taking] What you take now decides. Leave your dice and orders alone for the time being.
   *[nothing] Leave your dice and orders as they are.
}
puzzle-hint-line = { $line ->
    [row] row { $number }
   *[column] column { $number }
}
puzzle-hint-begin = Begin like this: { $line }.

## Why the best is best

puzzle-explain = One of the best answers: { $line }. Result: { $value }.
puzzle-open = After that the opponent’s dice decide; the result is the exact average over all their rolls.
puzzle-without = Without “{ $name }”, the best possible is { $value }.
puzzle-never = Without “{ $name }”, the task cannot be met.
puzzle-tempting = It is tempting to play like this: { $move }. But the result is worse: { $value }.
puzzle-tempting-unmet = It is tempting to play like this: { $move }. But then something is still missing: { $what }.

## Themes

theme = { $theme ->
    [glue-up] Glue-up
    [two-colours] Two colours
    [saw-apart] Saw apart
    [raise-a-die] Raise a die
    [stand-in] Stand-in
    [fine-tuning] Fine-tuning
    [new-helper] New helper
    [sell-off] Sell-off
    [full-line] Full line
    [fill-the-chest] Fill the chest
    [order-not-die] An order, not a die
    [reward-first] Reward first
   *[greedy-trap] Greedy trap
}
theme-idea = { $theme ->
    [glue-up] Two dice are glued together into a larger one.
    [two-colours] Dice of different colours are glued, and one colour stays.
    [saw-apart] A die is sawn in two.
    [raise-a-die] An offcut raises a die by one.
    [stand-in] The substitute uses one material in place of another.
    [fine-tuning] A helper changes a die by one.
    [new-helper] A helper has to be hired.
    [sell-off] A material is sold to the trader.
    [full-line] A lantern completes a row or a column.
    [fill-the-chest] Blueberries go into a chest.
    [order-not-die] You take an order instead of a die.
    [reward-first] What one order brings helps with the next.
   *[greedy-trap] What brings most at once does not bring most in the end.
}

## On paper

paper-step = { $step ->
    [die] the die in column 4
    [order] take an order …
    [take] … and this one
    [lantern] lantern in row 1, column 3
    [glue] glue these; the die stays yellow
    [saw] saw a yellow 5 into 2 and 3
    [offcut] raise a brown 3 with an offcut
    [adjust] a helper turns 4 into 5
    [sub] with glue as a saw blade
    [complete] complete this order
    [hire] hire this helper
    [sell] sell this material
    [fill] blueberry into this chest
    [chest] chestnut into this chest
    [gain] take this gift
   *[end] end your turn
}
paper-done = Completed so far: { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $fame } reputation.
