### What bots say of Woodcraft: hints, and what a move brings.

## Hints

advice-where = { $kind ->
    [keep] Compare the dice that your orders need.
    [die] Look at the dice on the main board, and at the bonuses of their columns.
    [order] Look at the orders in the pool.
    [take] Compare the orders in the pool with your dice.
    [lantern] Think about the rows and columns of your lantern table.
    [line] Think about which of the two bonuses helps the other.
    [value] Think about the dice that your orders lack.
    [chest] Think about what your chests will count at the end.
    [fill] Look at your blueberries and your chests.
    [complete] One of your orders can be completed.
    [glue] Your glue can do something useful.
    [saw] A saw blade can do something useful.
    [offcut] An offcut can do something useful.
    [adjust] One of your adjusters can help.
    [sell] The trader is waiting for you.
    [hire] You can afford a helper.
    [gain] Think about what your orders lack.
   *[end] Nothing you could still do is worth it now.
}
advice-move = Best found – { $label }.

## What a move brings, in numbers
# About the move: told of a bot's as well as of one that you might make.

reason-then = { $near ->
    [none] No order is held, and the pool is empty.
    [pool] No order is held; { $orders ->
        [0] { $lacking ->
            [0] the nearest one in the pool then lacks nothing but materials.
            [one] the nearest one in the pool then lacks 1 die.
           *[other] the nearest one in the pool then lacks { $lacking } dice.
        }
        [one] 1 order in the pool could then be completed, with { spent }.
       *[other] { $orders } orders in the pool could then be completed, one of them with { spent }.
    }
   *[held] { $orders ->
        [0] { $lacking ->
            [0] The nearest order then lacks nothing but materials.
            [one] The nearest order then lacks 1 die.
           *[other] The nearest order then lacks { $lacking } dice.
        }
        [one] 1 order can then be completed, with { spent }.
       *[other] { $orders } orders can then be completed, one of them with { spent }.
    }
}
spent = { $materials ->
    [0] no materials
    [one] 1 material
   *[other] { $materials } materials
}
reason-column = { reason-then } Bonus: { $bonus }.
reason-work = { $vp ->
    [0] { reason-then }
   *[other] It brings { points }. { reason-then }
}
reason-pool = { $orders ->
    [0] { $lacking ->
        [0] No order in the pool can be completed at once; the nearest lacks nothing but materials.
        [one] No order in the pool can be completed at once; the nearest lacks 1 die.
       *[other] No order in the pool can be completed at once; the nearest lacks { $lacking } dice.
    }
   *[other] { $orders } of { $pool } orders in the pool can be completed at once.
}
reason-order = { $orders ->
    [0] { $lacking ->
        [0] Its dice are there, but not its materials.
        [one] { $dice ->
            [one] The die it needs is missing.
           *[other] 1 of the { $dice } dice it needs is missing.
        }
       *[other] { $lacking } of the { $dice } dice it needs are missing.
    }
   *[1] It can be completed at once, with { spent }.
} As things stand, it would bring { points }.
reason-lantern = { $lines ->
    [0] Then { $row } of { $size } lanterns of its row and { $column } of { $size } of its column are marked.
    [1] It completes a line, which brings { $gains }.
   *[2] It completes a row and a column, which bring { $gains }.
}
reason-line = This bonus comes first: { $gains }.
reason-chest = { $active ->
    [1] The chest becomes active; as things stand, that brings { points }.
   *[0] Then { $filled } of { $slots } slots of the chest { $filled ->
        [one] is
       *[other] are
    } filled.
}
reason-complete = As things stand, it brings { points }{ $things ->
    [0] .
   *[other] , and at once { $gains }.
}
reason-sell = The trader gives { $gains } for it.
reason-helper = This helper costs { $cost } of { $owned } blueberries{ $rounds ->
    [0] { " " }and is
   *[other] , is
} worth { $vp ->
    [0] nothing
   *[other] { points }
} at the end{ $rounds ->
    [0] {""}
    [one] , and can act in 1 round
   *[other] , and can act in { $rounds } rounds
}.
reason-substitute = The substitute cannot act again in this round.
reason-end = { $dice ->
    [0] No dice
    [one] 1 die
   *[other] { $dice } dice
} and { spent } { $last ->
    [1] are left unused.
   *[0] are kept for later turns.
}
reason-told = { $reason } { $way ->
    [more] By the bot’s count that is worth { $lead } points more than the next best: “{ $other }”.
    [less] By the bot’s count that is worth { $lead } points less than “{ $other }”.
   *[same] By the bot’s count “{ $other }” is worth as much.
}
