### Woodcraft: Roll & Write: every sentence of the game.
### A die comes as the fact `yellow/4` ($die-kind, $die-detail); several dice as letters that COUNT counts:
### a to f are yellow 1 to 6, g to l brown 1 to 6.

## Words that sentences are built from

player = { name }
colour = { $colour ->
    [yellow] yellow
   *[brown] brown
}
die = { $die-kind ->
    [yellow] yellow
   *[brown] brown
} { $die-detail }
rolled-die = { $rolled-kind ->
    [yellow] yellow
   *[brown] brown
} { $rolled-detail }
dice-of = { $n ->
    [one] a { die-face }
   *[other] { $n } { die-face }s
}
die-face = { $colour ->
    [a] yellow 1
    [b] yellow 2
    [c] yellow 3
    [d] yellow 4
    [e] yellow 5
    [f] yellow 6
    [g] brown 1
    [h] brown 2
    [i] brown 3
    [j] brown 4
    [k] brown 5
   *[l] brown 6
}
material = { $material ->
    [saw] saw blade
    [glue] glue
    [offcut] offcut
   *[blueberry] blueberry
}
a-material = { $material ->
    [saw] a saw blade
    [glue] glue
    [offcut] an offcut
   *[blueberry] a blueberry
}
other-material = { $other ->
    [saw] a saw blade
    [glue] glue
   *[offcut] an offcut
}
materials = { $material ->
    [saw] { $count ->
        [one] 1 saw blade
       *[other] { $count } saw blades
    }
    [glue] { $count } glue
    [offcut] { $count ->
        [one] 1 offcut
       *[other] { $count } offcuts
    }
   *[blueberry] { $count ->
        [one] 1 blueberry
       *[other] { $count } blueberries
    }
}
line = { $line ->
    [row] row
   *[column] column
}
helper = { $helper ->
    [substitute] substitute
    [brown_adjust] brown adjuster
    [timber] timber merchant
    [supplier] supplier
    [trader] trader
    [yellow_adjust] yellow adjuster
    [herald] herald
   *[renown] renowned master
}
chest = { $chest ->
    [helpers] chest of helpers
    [orders] chest of orders
    [reputation] chest of reputation
    [lanterns] chest of lanterns
   *[order_vp] chest of order points
}
points = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
order = { $order ->
    [I-01] footstool
    [I-02] spinning top
    [I-03] breadboard
    [I-04] rolling pin
    [I-05] wooden spoon
    [I-06] bird feeder
    [I-07] toy boat
    [I-08] coat rack
    [I-09] crate
    [I-10] flute
    [I-11] comb
    [I-12] candle holder
    [I-13] jewel box
    [I-14] mortar
    [I-15] chess set
    [I-16] shelf
    [I-17] salt box
    [I-18] sled
    [II-01] cradle
    [II-02] wheelbarrow
    [II-03] ladder
    [II-04] doghouse
    [II-05] bench
    [II-06] rocking horse
    [II-07] barrel
    [II-08] beehive
    [II-09] loom
    [II-10] violin
    [II-11] chest of drawers
    [II-12] clock case
    [II-13] cabinet
    [II-14] mirror frame
    [II-15] drum
    [II-16] desk
    [II-17] door
    [II-18] ship model
    [I] face-down card
    [II] face-down card
   *[other] order { $order }
}

## The rules

WC-1-1 = For 1 to 5 players. Everyone takes a sheet; you start without dice and without materials, and nothing is marked.
WC-1-2 = Shuffle the orders into two decks, one for phase I and one for phase II.
WC-1-3 = Deal 2 orders of phase I to each player. Keep one beside your sheet and put the other under the deck.
WC-1-4 = Put the main board in the middle, with the 14 yellow and 14 brown dice beside it: they are the supply. Then lay out 3 orders of phase I: they are the pool.
WC-2-1 = The game lasts 6 rounds. In each round the dice are rolled and placed, everyone takes a first turn, the remaining dice are shifted, and everyone takes a second turn.
WC-2-2 = In your turn you do exactly one main action: take a die or take an order. After that you may do any number of free actions, in any order, but never before it.
WC-3-1 = Roll 3 yellow and 3 brown dice and put them on the board, one to a column, in descending order from left to right. Where values are equal, brown stands to the left of yellow. Yellow dice have the yellow bonus of their column, brown dice the brown one.
WC-3-2 = After all first turns push the remaining dice together to the right, one to a column, without changing their order. Each die now has the bonus of its new column.
WC-3-3 = With five players it may happen that only one die is left after the first turn. Then roll a die of the other colour and set it to the left or right of the lone die, by the same order as at the start of the round.
WC-4-1 = All players choose secretly, at the same time. If you choose a die, write its value in the turn field, in the box of its colour; if you choose an order, strike the field out. Then all show their sheets.
WC-4-2 = Dice are not contested. If several players have chosen the same die, one takes it from the board, and the others take a die of that colour from the supply and set it to the same value. All of them get the bonus.
WC-4-3 = If equal dice stand in several columns, you choose the column, and so the bonus.
WC-4-4 = Circle each material you gain, in its row from the left and from top to bottom in a cell. What a full row cannot take is lost.
WC-5-1 = Take one order of the pool and lay it beside your sheet. The empty place is filled at once from the deck of the current phase.
WC-5-2 = If several players take an order in the same turn, the one whose previous turn field shows the higher value goes first; if these are equal, the field before that decides, and so on back to the first. If all are equal, roll dice.
WC-6-1 = Complete an order you hold: return dice of exactly the colours and values it needs, cross out the materials it needs, and take the reward at once. Then turn the card face down; its points and reputation count at the end of the game.
WC-6-2 = Glue: cross out 1 glue to join two of your dice whose sum is at most 6. One of them is set to the sum, the other goes back to the supply; if their colours differ, you choose which one stays. Each gluing gives 2 nuts.
WC-6-3 = Saw: cross out 1 saw blade to replace a die by two dice of its colour whose values add up to its value.
WC-6-4 = Offcut: cross out 1 offcut to raise one of your dice by 1. You may raise the same die several times, but never above 6.
WC-6-5 = Blueberries pay for helpers and fill the blueberry slots of chests.
WC-6-6 = Lanterns are not kept: each one marks any free cell of the lantern table at once. A complete row or column gives its bonus immediately, and its points at the end. When all 9 cells are marked, each further lantern gives 1 nut instead.
WC-7-1 = To hire a helper, cross out as many blueberries as it costs and mark it. You can hire each helper once, and as many helpers as you like.
WC-7-2 = The timber merchant and the renowned master act once, when you hire them. The substitute, the trader and the two adjusters act at most once in each round; strike out that round’s circle. The supplier acts each time you complete an order, the herald each time you gain reputation.
WC-8-1 = You gain a chestnut when a row of materials reaches its mark, or from the lantern table. It must fill a free chestnut slot of a chest at once; if there is none, it is lost.
WC-8-2 = A chest is active when all its slots are filled. Chests that are not active score nothing.
WC-8-3 = Points you gain during the game are marked as nuts. When every nut is marked, further points of this kind are lost.
WC-9-1 = After the second turn the dice left on the board go back to the supply. You keep your own dice, and the next round begins.
WC-9-2 = After round 3, or earlier if the orders of phase I run out, replace the pool by 3 orders of phase II.
WC-9-3 = The game ends after round 6.
WC-10-1 = Add up your marked nuts, the points of your helpers, your reputation multiplied by the number of your completed orders, the points on your completed orders, your active chests, and the points of complete rows and columns of lanterns.
WC-10-2 = The player with the most points wins. If several are level, the one with more unused saw blades, glue and offcuts wins.
WC-11-1 = Solo: after the first turn of each round roll 1 yellow and 1 brown die for your opponent. Of each colour remove the die with that value from the board; if there is none, the next lower one; if none is lower, the next higher one. Then shift the dice and take your second turn.
WC-11-2 = Solo: at the end of each round roll a die and remove an order from the pool: the left one with 1 or 2, the middle one with 3 or 4, the right one with 5 or 6.
WC-11-3 = Solo: with fewer than 50 points you need a better strategy; 50 is quite good, 60 is very good, and 70 or more deserves congratulations.

## The rulings: where the rulebook can be read in more than one way

WC-A1 = WC-3.2: which way does the arrow of the board point? Here: to the right, towards the richer columns. Switch: shift.
WC-A2 = WC-4.2: how many dice leave the board if equal dice were chosen? Here: each column that was chosen loses its die, once.
WC-A3 = WC-4.3: when do you pick the column of equal dice? Here: with the secret choice.
WC-A4 = WC-5.2: what does a turn field count that was struck out? Here: 0. Colours do not matter, and the previous field may belong to the round before.
WC-A5 = WC-5.2: who acts first after the choice? Here: die takers get their dice and bonuses, then order takers take their orders, then come orders from the lantern table, then everyone’s free actions, one player after the other.
WC-A6 = WC-7.2: what is a material for the substitute, the trader and the tie-break? Here: saw blades, glue and offcuts, but not blueberries or lanterns.
WC-A7 = WC-6.1: may a die be higher than the order needs? Here: no. You may keep as many dice as you like between rounds.
WC-A8 = WC-7.2: may an adjuster turn a 6 into a 1? Here: no, the result must be from 1 to 6.
WC-A9 = WC-7.2: may the substitute be used for glue, or to pay for an order? Here: yes, and gluing gives its nuts as always.
WC-A10 = WC-8.2: may you choose what fills a slot of a chest? Here: no, each slot shows a chestnut or a blueberry. You fill blueberry slots one at a time, as free actions.
WC-A11 = WC-8.1: what if there is no slot for a chestnut, or no room for a material? Here: it is lost.
WC-A12 = WC-8.3: are the points of the herald and of chests that become active nuts? Here: yes, so they have the same limit; the other gains come even if nuts are lost.
WC-A13 = WC-10.1: which reputation counts for the chest of reputation? Here: only what is printed on completed orders, not that of the renowned master.
WC-A14 = WC-7.2: may a helper act in the round in which you hire it? Here: yes, at once; but the herald and the supplier give nothing for what happened before.
WC-A15 = WC-7.2: does the herald act when you hire the renowned master? Here: yes, if you hired the herald first.
WC-A16 = WC-6.6: what if a lantern completes a row and a column? Here: you get both bonuses, in the order you like. An order gained that way may be completed in the same turn.
WC-A17 = WC-9.2: when have the orders of phase I run out? Here: when a place must be filled and their deck is empty. Orders you hold stay valid.
WC-A18 = WC-5.1: what if the deck of phase II is empty? Here: the pool shrinks. When it is empty, you can only take dice, and orders from the lantern table are lost.
WC-A19 = WC-1.4: what if the supply has no die left? Here: it never runs out.
WC-A20 = WC-11.2: when do the solo rolls come? Here: the opponent’s dice after your free actions; the order is removed and replaced before phase II begins, and none is removed after round 6.
WC-A21 = WC-4.1: what may the others see? Here: sheets and orders lie open after the choice; completed orders lie face down, and only their number is public.
WC-A22 = WC-10.1: do unfinished orders, dice or materials cost or bring points at the end? Here: no.
WC-A23 = WC-10.2: what if players are still level? Here: they share the victory.
WC-A24 = WC-2.2: may you do neither main action? Here: no; you can always take a die.
WC-A25 = WC-5.2: when are ties rolled out? Here: right after the choice, once for all players, with the fields before this turn; the result counts for this turn only.
WC-A26 = WC-4.4: in which order do die takers get their bonuses? Here: in the same sequence as order takers.
WC-A27 = WC-6.6: when do you get an order from the lantern table? Here: during the main action after all order takers, during free actions at once.
WC-A28 = WC-5.1: what if more players want an order than there are cards? Here: whoever finds none gets nothing, and the field stays struck out.
WC-A29 = WC-7.2: does the supplier’s gift come before the reward of the order? Here: yes.
WC-A30 = WC-4.4: in which order do several gains come? Here: dice, saw blades, glue, offcuts, blueberries, chestnuts, lanterns, orders, reputation, nuts. What one of them brings comes before the next, and nothing can be declined.
WC-A31 = WC-9.2: how does the pool change? Here: places are filled where they are, and an empty place stays empty. Phase II begins once; the rest of phase I leaves the game.
WC-A32 = WC-11.1: when do the dice of the solo opponent and the extra die with five players fall? Here: after the last free action of the first turn, yellow first.
WC-A33 = WC-7.2: may the substitute replace a material that you own? Here: yes, one unit of what the action needs.
WC-A34 = WC-11.3: what is said of a low solo result? Here: that it needs a better strategy.

## The game’s name, and what a changed rule set changes

title = Woodcraft: Roll & Write
knob-rounds = Rounds
knob-turns = Turns of a round
knob-dice = Dice of each colour
knob-board_dice = Dice of each colour on the board
knob-dealt = Orders dealt
knob-pool = Orders in the pool
knob-phase_two_after = Round after which phase II begins
knob-shift = Arrow of the main board
knob-shift-right = to the right
knob-shift-left = to the left
knob-yellow = Bonuses of yellow dice
knob-brown = Bonuses of brown dice
knob-saw = Saw blades in each cell
knob-glue = Glue in each cell
knob-offcut = Offcuts in each cell
knob-blueberry = Blueberries in each cell
knob-saw_chestnuts = Saw blades that bring a chestnut
knob-glue_chestnuts = Glue that brings a chestnut
knob-offcut_chestnuts = Offcuts that bring a chestnut
knob-blueberry_chestnuts = Blueberries that bring a chestnut
knob-nuts = Nuts
knob-glue_nuts = Nuts for gluing
knob-offcut_step = Steps that an offcut raises a die
knob-row_bonus = Bonuses of lantern rows
knob-column_bonus = Bonuses of lantern columns
knob-row_vp = Points of lantern rows
knob-column_vp = Points of lantern columns
knob-surplus_lantern_nuts = Nuts for a lantern when the table is full
knob-helper_cost = Blueberries that helpers cost
knob-helper_vp = Points of helpers
knob-adjust_step = Steps that an adjuster changes a die
knob-timber_dice = Dice of the timber merchant
knob-supplier_gifts = Gifts of the supplier
knob-trader_gain = What the trader pays
knob-herald_gain = What the herald gives for each reputation
knob-renown_reputation = Reputation of the renowned master
knob-chest_slots = Slots of chests
knob-chest_nuts = Nuts of chests that become active
knob-chest_helpers = Helpers that the chest of helpers asks for
knob-chest_helpers_vp = Points of the chest of helpers
knob-chest_orders_vp = Points of the chest of orders for each order
knob-chest_reputation_vp = Points of the chest of reputation for each reputation
knob-chest_lanterns_vp = Points of the chest of lanterns for each lantern
knob-chest_order_vp_step = Order points for each point of the chest of order points
knob-drops = Places of the pool that the solo die empties
knob-ratings = Limits of the solo ratings
knob-orders_1 = Orders of phase I
knob-orders_2 = Orders of phase II
changed-rule = { $rule ->
    [rounds] { $value ->
        [one] there is only 1 round
       *[other] there are only { $value } rounds
    }
    [turns] a round has only 1 turn
    [dealt] { $value ->
        [one] everyone is dealt 1 order
       *[other] everyone is dealt { $value } orders
    }
    [pool] { $value ->
        [one] the pool has 1 order
       *[other] the pool has { $value } orders
    }
    [phase_two_after] phase II begins after round { $value }
    [shift] dice are shifted to the left
    [nuts] { $value ->
        [one] there is 1 nut
       *[other] there are { $value } nuts
    }
    [glue_nuts] gluing gives { $value ->
        [one] 1 nut
       *[other] { $value } nuts
    }
    [offcut_step] an offcut raises a die by { $value }
    [adjust_step] an adjuster changes a die by { $value }
    [yellow] yellow dice have other bonuses
    [brown] brown dice have other bonuses
    [surplus_lantern_nuts] a lantern that finds no free cell gives { $value ->
        [one] 1 nut
       *[other] { $value } nuts
    }
    [herald_gain] the herald has other gifts
    [trader_gain] the trader pays otherwise
    [renown_reputation] the renowned master brings { $value } reputation
   *[other] { $written }
}

## Why not

why-game-over = The game is over.
why-keep-first = First choose the order you keep.
why-main-first = First choose a die or an order: free actions come after that.
why-main-done = You have done your main action for this turn; only free actions are left.
why-not-now = There is nothing to decide there now: do a free action, or end your turn.
why-pick-first = First take an order of the pool.
why-lantern-first = First mark your lantern.
why-line-first = First choose which of the two lines comes first.
why-value-first = First choose the value of the die.
why-chestnut-first = First choose the chest that gets your chestnut.
why-gift-first = First choose the supplier’s gift.
why-timber-first = First choose one of the timber merchant’s dice.
why-chance-first = { $what ->
    [roll] First roll the dice of this round
    [tie] First roll out the tie
    [rival] First roll for the opponent
    [extra] First roll the extra die
   *[drop] First roll for the order that leaves the pool
}.
why-colour-first = Now the { colour } dice are rolled.
why-wrong-number = { $dice ->
    [one] Exactly 1 die
   *[other] Exactly { $dice } dice
} of each colour must be rolled.
why-not-level = This player is not among those who are level.
why-rival-colour = Now the opponent’s { colour } die is rolled.
why-extra-colour = The extra die must be { colour }.
why-no-such-place = The die does not show that place of the pool.
why-not-dealt = You were not dealt that order.
why-empty-column = There is no die in column { $column }.
why-pool-empty = There is no order left in the pool.
why-not-in-pool = That order is not in the pool.
why-lit-already = The lantern in row { $row }, column { $column } is already marked.
why-no-chestnut-slot = The { chest } has no free slot for a chestnut.
why-no-such-gift = The supplier does not give { a-material }.
why-not-timber = The timber merchant does not have a { die }.
why-not-hired = You have not hired the { helper }.
why-helper-used = The { helper } has already acted in this round.
why-same-material = The substitute must replace one material by another.
why-not-needed = Nothing here needs { a-material }, so the substitute cannot replace it.
why-no-material = You do not own { $material ->
    [saw] a saw blade
    [glue] any glue
    [offcut] an offcut
   *[blueberry] a blueberry
}.
why-no-materials = You own no saw blade, no glue and no offcut.
why-no-dice = You have no dice.
why-one-die = Gluing joins two dice, and you have only one.
why-no-die = { $count ->
    [one] You do not have a { die }
   *[other] You do not have { $count } { die }s
}.
why-not-held = You do not hold that order.
why-order-needs-die = The { order } needs { $count ->
    [one] a { die }
   *[other] { $count } { die }s
}.
why-order-needs-material = The { order } needs { a-material }, and you do not own enough.
why-sum-too-high = Together these dice make { $sum }, but a die cannot show more than 6.
why-other-colour = The die that stays must have the colour of one of the two dice.
why-too-small = A { die } cannot be sawn: each of the two parts must show at least 1.
why-wrong-parts = The two parts make { $sum }, not { $die-detail }.
why-above-six = A { die } cannot be raised that far: no die goes above 6.
why-wrong-step = An adjuster changes a die by exactly { $step }.
why-off-the-die = A { die } cannot be changed that way: dice show 1 to 6.
why-hired-already = You have already hired the { helper }.
why-too-dear = The { helper } costs { $cost ->
    [one] 1 blueberry
   *[other] { $cost } blueberries
}, and you own { $owned ->
    [0] none
   *[other] { $owned }
}.
why-no-berry-slot = The { chest } has no free slot for a blueberry.
why-no-blueberry = You do not own a blueberry.

## What happened

event-sheets-given = { $players ->
    [one] You play alone, with an empty sheet
   *[other] Each of the { $players } players takes an empty sheet
}.
event-decks-shuffled = Both decks of orders are shuffled: { $one } cards of phase I and { $two } of phase II.
event-orders-dealt = Everyone is dealt { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} of phase I and keeps one of them.
event-board-laid = The main board lies ready, with { $dice } yellow and { $dice } brown dice beside it.
event-kept-one = { $you ->
    [1] You keep
   *[0] { name } keeps
} an order.
event-kept = { $you ->
    [1] You have
   *[0] { name } has
} kept the { order }.
event-pool-laid = { $orders ->
    [one] 1 order is
   *[other] { $orders } orders are
} laid out as the pool.
event-round-begun = Round { $round } begins.
event-rolled = The dice show { COUNT($dice, as: "dice-of") }.
event-placed = On the board, from the left: { COUNT($dice, as: "dice-of") }.
event-shifted = The dice are pushed to the { $side ->
    [right] right
   *[left] left
}: { COUNT($dice, as: "dice-of") }.
event-extra = Only one die was left, so a { die } joins it.
event-dice-back = { $dice ->
    [0] No die is left on the board
    [one] 1 die goes back to the supply
   *[other] { $dice } dice go back to the supply
}.
event-phase-two = { $early ->
    [1] The orders of phase I have run out
   *[0] Phase I is over
}: orders of phase II fill the pool.
event-game-over = The game is over: { SCORES($scores, $reader) }. { $count ->
    [one] { $you ->
        [1] You win
       *[0] { PEOPLE($winners, $reader) } wins
    }
   *[other] The victory is shared by { PEOPLE($winners, $reader) }
}.
event-solo-over = The game is over: { $you ->
    [1] you have
   *[0] { name } has
} { points }.
event-rated-better-next-time = { points }: this needs a better strategy.
event-rated-quite-good = { points }: quite good.
event-rated-very-good = { points }: very good.
event-rated-congratulations = { points }: congratulations!
event-chose = { $you ->
    [1] You have
   *[0] { name } has
} chosen in secret.
event-showed-die = { $you ->
    [1] You chose
   *[0] { name } chose
} the { die } in column { $column }.
event-showed-order = { $you ->
    [1] You strike
   *[0] { name } strikes
} out the field to take an order.
event-goes-first = { $you ->
    [1] You go
   *[0] { name } goes
} first among those who are level.
event-took-die = { $you ->
    [1] You take
   *[0] { name } takes
} the { die }{ $shared ->
    [1] ; others chose it, too
   *[0] {""}
}.
event-took-order = { $you ->
    [1] You take
   *[0] { name } takes
} the { order } from the pool.
event-refilled = The { order } comes into the pool.
event-no-refill = The deck is empty, so the place in the pool stays empty.
event-no-order = The pool is empty, so { $you ->
    [1] you get
   *[0] { name } gets
} no order.
event-gained = { $you ->
    [1] You gain
   *[0] { name } gains
} { materials }.
event-row-full = { $you ->
    [1] Your
   *[0] { name-of }
} row has no room left for { $material ->
    [saw] saw blades
    [glue] glue
    [offcut] offcuts
   *[blueberry] blueberries
}: the rest is lost.
event-got-die = { $you ->
    [1] You get
   *[0] { name } gets
} a { die } from the supply.
event-chestnut = { $you ->
    [1] You gain
   *[0] { name } gains
} a chestnut.
event-chestnut-lost = No slot is free, so { $you ->
    [1] your
   *[0] { name-of }
} chestnut is lost.
event-filled = { $you ->
    [1] You put
   *[0] { name } puts
} the chestnut into the { chest }.
event-berry-filled = { $you ->
    [1] You put
   *[0] { name } puts
} a blueberry into the { chest }.
event-chest-active = { $you ->
    [1] Your
   *[0] { name-of }
} { chest } is active now.
event-nuts = { $you ->
    [1] You mark
   *[0] { name } marks
} { $count ->
    [one] 1 nut
   *[other] { $count } nuts
}; { $left ->
    [0] all are marked now
   *[other] { $left } are left
}.
event-nuts-lost = { $you ->
    [1] You have
   *[0] { name } has
} no nuts left to mark: { $count ->
    [one] 1 point is
   *[other] { $count } points are
} lost.
event-lit = { $you ->
    [1] You mark
   *[0] { name } marks
} the lantern in row { $row }, column { $column }.
event-table-full = All lanterns are marked, so { $you ->
    [1] you get
   *[0] { name } gets
} nuts for { $count ->
    [one] the lantern
   *[other] { $count } lanterns
}.
event-line-done = { $you ->
    [1] You complete
   *[0] { name } completes
} { line } { $number } of the lantern table{ $vp ->
    [0] {""}
   *[other] , worth { points } at the end
}.
event-line-first = { $you ->
    [1] You settle
   *[0] { name } settles
} the { line } first.
event-put-off = { $you ->
    [1] Your
   *[0] { name-of }
} order from the lantern table comes once all chosen orders have been taken.
event-line-die = { $you ->
    [1] You get
   *[0] { name } gets
} a { die } from the lantern table.
event-reputation = { $you ->
    [1] You gain
   *[0] { name } gains
} { $count } reputation.
event-completed = { $you ->
    [1] You complete
   *[0] { name } completes
} the { order }.
event-glued = { $you ->
    [1] You glue
   *[0] { name } glues
} { COUNT($dice, as: "dice-of") } into a { die }.
event-sawed = { $you ->
    [1] You saw
   *[0] { name } saws
} a { die } into { COUNT($dice, as: "dice-of") }.
event-raised = { $you ->
    [1] You raise
   *[0] { name } raises
} a { die } to { $value } with an offcut.
event-substituted = { $you ->
    [1] You use
   *[0] { name } uses
} { a-material } as { other-material }, with the substitute’s help.
event-adjusted = { $you ->
    [1] Your
   *[0] { name-of }
} adjuster turns a { die } into a { $value }.
event-sold = { $you ->
    [1] You sell
   *[0] { name } sells
} { a-material } to the trader.
event-hired = { $you ->
    [1] You hire
   *[0] { name } hires
} the { helper } for { $cost ->
    [one] 1 blueberry
   *[other] { $cost } blueberries
}.
event-timber = { $you ->
    [1] You get
   *[0] { name } gets
} a { die } from the timber merchant.
event-supplied = The supplier gives { $you ->
    [1] you
   *[0] { name }
} { a-material }.
event-heralded = The herald spreads { $you ->
    [1] your
   *[0] { name-of }
} fame.
event-ended = { $you ->
    [1] You end
   *[0] { name } ends
} the turn.
event-rival = The opponent rolls a { rolled-die }: the { die } leaves the board.
event-dropped = The { order } leaves the pool, from place { $place }.
event-nothing-dropped = Place { $place } of the pool is empty, so no order leaves it.

## Scoresheets and tables

label-source-nuts = nuts
label-source-helpers = helpers
label-source-reputation = reputation × completed orders
label-source-orders = points on orders
label-source-chest = { chest }
label-source-lines = rows and columns of lanterns
sheet-title = { $over ->
    [1] the final score
   *[0] { $round ->
        [0] before the first round
       *[other] round { $round } as it stands
    }
}
tie-break = { PEOPLE($tied, $reader) } are level on points; { $shared ->
    [1] they have the same number of unused materials, too
   *[0] { $materials ->
        [one] 1 unused material decides
       *[other] { $materials } unused materials decide
    }
}.
