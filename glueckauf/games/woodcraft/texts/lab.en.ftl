### What reviews and the design lab say of Woodcraft: what was wasted, rules that break something, what is measured.

## Review of a game

review-fact = { $fact ->
    [materials] Materials with no room on the sheet
    [chestnuts] Chestnuts with no free slot
   *[nuts] Points with no nut left to mark
}
review-kind = { $kind ->
    [keep] the order to keep
    [die] a die
    [order] taking an order
    [take] another order
    [lantern] another lantern
    [line] the other line first
    [value] another value of a die
    [chest] another chest for the chestnut
    [fill] a blueberry in a chest
    [complete] completing an order
    [glue] gluing
    [saw] sawing
    [offcut] an offcut
    [adjust] an adjuster
    [sell] the trader
    [hire] hiring a helper
    [gain] another gift of a helper
   *[end] ending the turn
}
review-in-play = Marked in play
review-proof = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} reached, { $most } possible.

## What changed rules break

sanity-nothing-scores = Nothing brings points, neither nuts nor orders, helpers, chests or lanterns: give points for at least one of them.
sanity-no-nuts = There are no nuts to mark, so all points gained during the game are lost, such as the { $nuts } for gluing: allow some nuts.
sanity-order-out-of-reach = { $n ->
    [one] One order needs
   *[other] { $n } orders need
} more materials than a sheet has room for, even with the substitute: ask for fewer, or add cells to the rows.
sanity-no-phase-two = Phase II begins after round { $after }, but the game has only { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, so its orders may never come: let it begin earlier.
sanity-no-phase-one = Once everyone has kept an order, { $orders ->
    [0] no order of phase I is left
    [one] only 1 order of phase I is left
   *[other] only { $orders } orders of phase I are left
} for a pool of { $pool }, so phase II begins at once: add orders.
sanity-pool-never-full = Phase II has only { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} for a pool of { $pool }: add some.
sanity-helper-too-dear = The { helper } costs { $cost } blueberries, but the sheet has room for { $berries }, so nobody can ever hire this helper: lower the cost, or add cells to the row.
sanity-too-few-helpers = The chest of helpers asks for { $helpers } helpers, but there are only { $most }: ask for fewer.
sanity-chestnut-out-of-reach = The row of { $material ->
    [saw] saw blades
    [glue] glue
    [offcut] offcuts
   *[blueberry] blueberries
} promises a chestnut at { $mark }, but has room for { $room }: lower that mark, or add cells.
sanity-chest-never-active = Nothing brings a chestnut, so the { chest } can never become active: let a row, a lantern line or a bonus bring one.
sanity-no-room = The sheet has no room for { $material ->
    [saw] saw blades
    [glue] glue
    [offcut] offcuts
   *[blueberry] blueberries
}, so all of them are lost: give the row a cell.
sanity-never-shifted = A round has only one turn, so dice are never shifted and the arrow means nothing: play two turns, or leave the arrow alone.
sanity-ratings-fall = The solo ratings do not rise, so a better result may be rated lower: put the limits in ascending order.

## What the design lab measures

measure-in-round = { $what }, round { $round }
measure-bonus = { $colour ->
    [yellow] Yellow bonus
   *[brown] Brown bonus
} of column { $column }
measure-order = Order instead of a die
measure-phase = Orders of phase { $phase }
measure-complete = Completed orders
measure-glue-dice = Gluing
measure-saw-die = Sawing
measure-raise-die = Raising by an offcut
measure-adjust = Adjusting
measure-sell = Selling
measure-fill = Blueberries in chests
measure-saw = Saw blades
measure-glue = Glue
measure-offcut = Offcuts
measure-blueberry = Blueberries
measure-chestnut = Chestnuts
measure-nut = Nuts
measure-dice = Dice
