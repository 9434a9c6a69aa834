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
hint-start = The best line begins with: { $line }
hint-nothing = The best is to do nothing.
