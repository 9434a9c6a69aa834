### The picture of Woodcraft and its table: names of things, moves in a few words, what is asked.

## Dice and materials

label-letter = { $colour ->
    [yellow] Y
   *[brown] B
}
label-die = { $colour ->
    [yellow] yellow { $value }
   *[brown] brown { $value }
}
label-any-die = { $colour ->
    [yellow] a yellow die of your choice
   *[brown] a brown die of your choice
}
label-thing = { $what ->
    [saw] { $number ->
        [one] 1 saw blade
       *[other] { $number } saw blades
    }
    [glue] { $number } glue
    [offcut] { $number ->
        [one] 1 offcut
       *[other] { $number } offcuts
    }
    [blueberry] { $number ->
        [one] 1 blueberry
       *[other] { $number } blueberries
    }
    [lantern] { $number ->
        [one] 1 lantern
       *[other] { $number } lanterns
    }
    [chestnut] { $number ->
        [one] 1 chestnut
       *[other] { $number } chestnuts
    }
    [order] { $number ->
        [one] 1 order from the pool
       *[other] { $number } orders from the pool
    }
    [reputation] { $number } reputation
   *[nut] { $number ->
        [one] 1 nut
       *[other] { $number } nuts
    }
}
label-points = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
label-nothing = nothing

## The main board and the pool

label-board = main board
label-common = main board and orders in the pool
label-round = { $round ->
    [0] before the first round
   *[other] round { $round } of { $rounds }, turn { $turn }
}
label-arrow = between the turns of a round the dice are pushed { $side ->
    [left] to the left
   *[right] to the right
}
label-column = column { $number }
label-column-die = { $die }, with { $bonus }
label-column-empty = no die
label-pool = orders in the pool
label-empty-place = place { $number } of the pool is empty
label-deck = { $phase ->
    [1] phase I
   *[2] phase II
}: { $orders ->
    [0] no orders left
    [one] 1 order left
   *[other] { $orders } orders left
}
label-order-name = { order }
label-needs = needs { $needs }
label-gives = gives { $reward }
label-hidden = an order face down

## A player's place

label-sheet-of = { $you ->
    [1] your sheet
   *[0] { name-of } sheet
}
label-player = { name }
label-you = You
label-to-move = whose turn it is
label-won = { $you ->
    [1] have won
   *[0] has won
}
label-chosen = has chosen
label-has-chosen = { $you ->
    [1] have chosen
   *[0] has chosen
}
label-own-die = { $die }{ $number ->
    [one] {""}
   *[other] , { $number } of them
}
label-no-dice = no dice
label-done = { $orders ->
    [0] no completed orders
    [one] 1 completed order
   *[other] { $orders } completed orders
}
label-name-line = Player
label-blank-sheet = player’s sheet
label-fields = { $turns ->
    [0] no turns taken yet
    [one] 1 turn taken
   *[other] { $turns } turns taken
}
label-struck = order
label-material = { $what ->
    [saw] saw blades
    [glue] glue
    [offcut] offcuts
   *[blueberry] blueberries
}: { $owned } owned
label-marked = { $marked } of { $room } marked
label-cell = lantern in row { $row }, column { $column }: { $lit ->
    [1] marked
   *[0] free
}
label-nuts = nuts: { $nuts } of { $room } marked

## Helpers and chests

label-helper = { helper }
label-does = { $helper ->
    [substitute] once per round, uses one material as another
    [brown_adjust] once per round, changes a brown die by { $step }
    [timber] gives one of these at once: { $gains }
    [supplier] gives one of these for every completed order: { $gains }
    [trader] once per round, buys a material for { $gains }
    [yellow_adjust] once per round, changes a yellow die by { $step }
    [herald] for every reputation you gain, gives { $gains }
   *[renown] gives { $gains } at once
}
label-costs = costs { $number ->
    [one] 1 blueberry
   *[other] { $number } blueberries
}
label-hired = hired
label-used-now = used in this round
label-chest = { chest }
label-chest-helpers = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} with { $few } helpers, { $more } with { $many }
label-chest-orders = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for each completed order
label-chest-reputation = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for each reputation on completed orders
label-chest-lanterns = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for each marked lantern
label-chest-order-vp = 1 point for every { $step } points on completed orders
label-chest-nuts = { $nuts ->
    [one] 1 nut when it becomes active
   *[other] { $nuts } nuts when it becomes active
}
label-slots = { $filled } of { $slots } slots filled
label-active = active
label-line = { $line ->
    [row] row
   *[column] column
} { $number }: { $gain }
label-instead = { $given ->
    [saw] a saw blade
    [glue] glue
   *[offcut] an offcut
} used as { $used ->
    [saw] a saw blade
    [glue] glue
   *[offcut] an offcut
}

## Buttons

button-end = End your turn
button-order = Take an order
button-up = One up
button-down = One down
button-stays = { $colour ->
    [yellow] Keep the yellow die
   *[brown] Keep the brown die
}
button-parts = { $small } and { $large }
button-value = A { $value }
button-line = { $line ->
    [row] First the row
   *[column] First the column
}

## Moves in a few words

move-keep = Keep: { order }
move-column = Column { $number }: { $die }, with { $bonus }
move-order = Take an order
move-take = Take: { order }
move-lantern = Mark the lantern in row { $row }, column { $column }
move-line = { $line ->
    [row] First the row
   *[column] First the column
}
move-value = A die that shows { $value }
move-chest = Chestnut into the { chest }
move-fill = Blueberry into the { chest }
move-complete = Complete: { order }
move-glue = Glue: { $one } + { $two } = { $made }
move-saw = Saw: { $die } = { $small } + { $large }
move-offcut = Offcut: { $die } becomes { $value }
move-adjust = Adjust: { $die } becomes { $value }
move-sell = Sell { a-material }
move-hire = Hire: { helper }
move-gain = Take { $gain }
move-end = End your turn
move-rolled = { $colour ->
    [yellow] Yellow dice: { $values }
   *[brown] Brown dice: { $values }
}
move-first = { name } goes first
move-extra = Extra die: { $die }
move-rival = The opponent rolls { $die }
move-drop = Place { $place } of the pool is emptied

## What is asked

prompt-keep = Which of your orders do you keep?
prompt-choose = Choose a die from the main board, or take an order.
prompt-pick = { $bonus ->
    [1] Your row of lanterns is complete: which order do you take?
   *[0] Which order do you take?
}
prompt-mark = Which lantern do you mark?
prompt-lines = A row and a column are complete: which bonus comes first?
prompt-face = Which value does your new { $colour ->
    [yellow] yellow
   *[brown] brown
} die show?
prompt-fill = Which chest gets your chestnut?
prompt-supply = Which gift of your supplier do you take?
prompt-timber = Which die do you take from the timber merchant?
prompt-free = Use your materials, helpers and orders, or end your turn.
prompt-roll = The { $colour ->
    [yellow] yellow
   *[brown] brown
} dice are rolled.
prompt-tie = Dice decide who goes first.
prompt-rival = The opponent’s { $colour ->
    [yellow] yellow
   *[brown] brown
} die is rolled.
prompt-extra = A die is rolled to join the last one.
prompt-drop = A die decides which order leaves the pool.

## What can be opened

look-title = { $you ->
    [1] your completed orders
   *[0] { name-of } completed orders
}
look-hidden = They lie face down until the end of the game.
