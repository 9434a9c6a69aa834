### Glück Auf: every sentence of the game.
### A fact like "workshop/3" or "barrow:gg" also comes in parts: $space-kind and $space-detail.

## Words that sentences are built from

colour = { $colour ->
    [y] yellow
    [b] brown
    [g] grey
   *[k] black
}
few = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $n }
}
cubes = { few } { colour } { $n ->
    [one] cube
   *[other] cubes
}
wanted = { few } { colour }
square-colour = { $square ->
    [y] yellow
    [b] brown
    [g] grey
   *[k] black
}
transport = { $transport ->
    [barrow] barrow
    [carriage] carriage
    [motorcar] motorcar
   *[engine] engine
}
level = { $level ->
    [0] the surface
   *[other] level { $level }
}
space = { $space-kind ->
    [workshop] { $space-detail ->
        [draw] the draw workshop
       *[other] workshop { $space-detail }
    }
    [mining] mining { $space-detail }
    [delivery] { $space-detail ->
        [barrow] delivery by barrow
        [carriage] delivery by carriage
        [motorcar] delivery by motorcar
       *[engine] delivery by engine
    }
    [money] money { $space-detail }
    [order] { $space-detail ->
        [draw] the draw order space
       *[other] order space { $space-detail }
    }
   *[pithead] the pithead
}
miners = { $miners ->
    [one] { $miners } miner
   *[other] { $miners } miners
}
marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
order = { $order-kind ->
    [barrow] barrow order for { COUNT($order-detail, as: "wanted") }
    [carriage] carriage order for { COUNT($order-detail, as: "wanted") }
    [motorcar] motorcar order for { COUNT($order-detail, as: "wanted") }
   *[engine] engine order for { COUNT($order-detail, as: "wanted") }
}
tile = { $carts ->
    [1] one { colour } cart
   *[2] two { colour } carts
} ({ $side ->
    [light] light side
   *[dark] dark side
})
category = { $category ->
    [1] yellow squares delivered
    [2] brown squares delivered
    [3] grey squares delivered
    [4] black squares delivered
    [5] squares delivered by barrow
    [6] squares delivered by carriage
    [7] squares delivered by motorcar
    [8] squares delivered by engine
    [9] empty yellow carts
    [10] empty brown carts
    [11] empty grey carts
   *[12] empty black carts
}

## The rules

GA-1-1 = The game is for 2 to 4 players. It has 48 tunnel tiles, 44 orders, 64 coal cubes (16 of each colour), 7 locks, 18 miners of each player colour, and as many marks as needed.
GA-1-2 = A tunnel tile has one or two carts of one colour and belongs to the light or the dark side; each kind occurs three times.
GA-1-3 = Each of the four transports has 11 orders. An order shows the coal squares to fill and the victory points it brings.
GA-1-4 = Some work spaces are closed with two players, and some with two or three; a closed space cannot be chosen.
GA-1-5 = Every pit has one printed cart of each colour. The cage holds at most five cubes; the private storage holds any number.
GA-2-1 = Close the spaces for the number of players. Shuffle the tiles and put one face up on each open workshop, then shuffle the orders.
GA-2-2 = Each player starts with one cube of each colour on the printed carts, the cage at the surface, 18, 15 or 13 miners and 10, 9 or 8 marks with 2, 3 or 4 players, and no points.
GA-2-3 = With 2, 3 or 4 players, reveal 7, 10 or 13 orders. Beginning with the player to the right of the starting player and going anticlockwise, each player takes one until all have three. The card left over goes on an order space, and the stack fills the others.
GA-3-1 = The game lasts three shifts. Turn by turn, clockwise, each player carries out exactly one action by sending miners to one work space. A player with no miners left is skipped; when nobody has any, the shift ends.
GA-3-2 = An empty space needs exactly one miner. If miners already stand there, they all go to the canteen and you send exactly one more than stood there. You cannot choose a space whose action you cannot carry out, or for which you have too few miners.
GA-3-3 = You may always send exactly one miner to the pithead for one mark. It has room for any number, and nobody is displaced.
GA-3-4 = The canteen only keeps displaced miners until the end of the shift.
GA-4-1 = Take the workshop’s tile and pay for each of its carts: yellow 1, brown 2, grey 3, black 4 marks.
GA-4-2 = Put one cube of the tile's colour on each of its carts and attach the tile at the level of its colour, on its side. Carts are never refilled.
GA-4-3 = If the supply has no cubes of that colour left, choose any other colour for each cart that has to go without; the price stays the same. If the supply is completely empty, the cart stays empty.
GA-4-4 = At the end of the turn the workshop is refilled from the stack, as long as any tiles are left.
GA-4-5 = On the draw workshop look at the top five tiles. You may buy one of them at the usual price; put the others back, all on top or all underneath, in any order.
GA-5-1 = A mining space gives you a number of steps; unused ones are lost. One step is: the cage down to any level; the cage up to any level or the surface; one cube from a cart of the cage's level into the cage; at the surface, one cube from the cage onto an empty square of its colour, or into the storage; one cube from the storage onto a square of its colour.
GA-5-2 = Two cubes of any colours may fill one square instead of one of the right colour; that takes two steps, one directly after the other.
GA-5-3 = Coal on a square stays there: it moves neither to another square nor away.
GA-5-4 = A cube may go into the storage only while none of your outstanding orders has an empty square of its colour.
GA-5-5 = The cage's level and load, the storage and the orders stay as they are between turns.
GA-6-1 = On the delivery space of a transport you deliver all your complete orders of that transport; you need at least one.
GA-6-2 = A delivered order scores its points at once; its coal goes back to the supply, and its card to your delivered pile.
GA-7-1 = A money space gives you the marks it shows.
GA-7-2 = On an order space, take the card there and add it to your outstanding orders; you may have any number. The space is refilled from the stack, as long as any cards are left.
GA-7-3 = On the draw order space look at the top five orders. You may keep one of them for free; put the others back, all on top or all underneath, in any order.
GA-8-1 = After the first shift, score categories 1 to 4 of the shift clock; after the second, 1 to 8; after the third, all 12. First and second place bring points.
GA-8-2 = In categories 1 to 8 all orders delivered so far count, in this shift or an earlier one, by the squares printed on them, whatever coal filled them. A player with none in a category scores nothing in it.
GA-8-3 = If several players are tied for first place, all of them score it and nobody scores second place. If several are tied for second place, all of them score it. With two players only first place scores.
GA-8-4 = Empty carts count by the colour of the cart: the printed ones and those on tiles, if no coal lies on them.
GA-8-5 = The player with the most miners standing in workshops becomes the next starting player. A tie goes to the first of the tied players clockwise after the old starting player, who loses every tie. Then all miners return.
GA-9-1 = At the end every 5 marks you pay back bring 1 point; the marks you have left break ties.
GA-9-2 = At the end every 3 cubes you own bring 1 point, wherever they lie: on carts, in the cage, in the storage or on outstanding orders.
GA-9-3 = At the end every outstanding order costs 1 point.
GA-9-4 = At the end compare your light and dark tiles: every tile without a partner on the other side costs 2 points.
GA-9-5 = The player with the most points wins. A tie goes to the player with more marks left; if that is tied, too, the victory is shared.
GA-10-1 = Marks, orders and pits are open. Stacks are hidden, except for the cards a player has seen on a draw space, and only the owner may look at delivered orders.

## The game's name, and what a changed rule set changes

title = Glück Auf, the board game
knob-tile_kinds = Kinds of tunnel tile
knob-tile_copies = Copies of each tunnel tile
knob-orders = Order cards
knob-coal = Coal cubes of each colour
knob-workshops = Workshop spaces
knob-mining = Steps on the mining spaces
knob-money = Marks on the money spaces
knob-order_spaces = Order spaces
knob-locks_2 = Spaces closed with two players only
knob-locks_2_3 = Spaces closed with two or three players
knob-cage = Cubes that fit into the cage
knob-miners = Miners of each player
knob-marks = Marks at the start
knob-draft = Orders each player drafts
knob-displacement = Miners needed on an occupied space
knob-displacement-one-more = one more than stand there
knob-displacement-doubled = twice as many
knob-displacement-forbidden = none: it is closed
knob-pithead = Marks paid at the pithead
knob-prices = Price of a cart: yellow, brown, grey, black
knob-look = Cards you see on a draw space
knob-pairs = Two cubes may fill a square of any colour
knob-split_pairs = A pair may be completed in a later action
knob-free_storage = Any cube may be stored
knob-shifts = Shifts
knob-clock_first = Points for first place, category by category
knob-clock_second = Points for second place, category by category
knob-clock_per_shift = Categories scored after each shift
knob-second_place = Second place scores
knob-marks_per_vp = Marks for one point at the end
knob-coal_per_vp = Cubes for one point at the end
knob-order_penalty = Points lost for an outstanding order
knob-balance_penalty = Points lost for a tile without a partner
knob-open_deliveries = Delivered orders lie open

## The rulings: where the rulebook can be read in two ways

R1 = GA-2.3: the card left over from the draft goes on “one of” the order spaces. Here: on the leftmost open one.
R2 = GA-4.3: the rulebook does not say what happens when no coal is left at all. Here: the cart stays empty.
R3 = GA-5.2: two cubes may be put on one square, which takes two steps. Here: both in the same action, one directly after the other. Switch: split_pairs.
R4 = GA-5.4: the rulebook describes storing only for a player who has no order with an empty square of that colour. Here: read literally. Switch: free_storage.
R5 = GA-8.5: it can happen that nobody has miners in the workshops. Here: that is a tie of all players.
R6 = GA-10.1: delivered cards lie face down, and you may look at your own. Here: a player’s view hides those of the others. Switch: open_deliveries.

## Why not

why-draft-first = The orders are being drafted: take one from the row first.
why-no-such-place = The row has { $places } places; there is no place { $place }.
why-order-drafted = The order on place { $place } has already been taken.
why-game-over = The game is over.
why-send-first = A turn begins by sending miners to a work space.
why-mine-first = Coal moves only while you are mining: send miners to a mining space first.
why-finish-mining = Finish mining first: { $steps ->
    [one] 1 step is left
   *[other] { $steps } steps are left
}, or end it.
why-keep-first = You are looking at the stack: first keep one of the cards, or none.
why-put-back-these = First put the other cards back, all on top or all underneath.
why-choose-coal-first = The supply is short of coal for { $carts ->
    [one] a cart
   *[other] { $carts } carts
} of the new tile: choose a colour first.
why-no-such-space = There is no work space { $space } on this board.
why-space-closed = { space } is closed with { $players } players.
why-space-taken = Miners stand on { space }, and this rule set does not allow you to displace them.
why-too-few-miners = { space } needs { $needed ->
    [one] 1 miner
   *[other] { $needed } miners
}, but { $have ->
    [0] you have none left
   *[other] you have only { $have }
}.
why-workshop-empty = No tile lies on { space }: the stack has run out.
why-order-space-empty = No card lies on { space }: the stack has run out.
why-stack-empty = The stack of { space } is empty, so there is nothing to look at.
why-face-down = That card lies face down; you cannot know what it is.
why-too-dear = The tile costs { $price ->
    [one] 1 mark
   *[other] { $price } marks
}, but { $have ->
    [0] you have none
   *[other] you have only { $have }
}.
why-nothing-to-deliver = You have no complete { transport } order.
why-colour-not-in-supply = The supply has no { colour } cubes left.
why-no-such-card = You are looking at { $cards } cards; there is no card { $place }.
why-cage-is-there = The cage is already at { level }.
why-load-underground = The cage is at the surface; coal is loaded underground.
why-no-coal-here = There is no { colour } cube on the carts of { level }.
why-cage-full = The cage is full: it holds { $places ->
    [one] 1 cube
   *[other] { $places } cubes
}.
why-cage-underground = The cage is at { level }; it is unloaded at the surface.
why-no-coal-in-cage = There is no { colour } cube in the cage.
why-no-coal-in-storage = There is no { colour } cube in the storage.
why-square-waits = Order { $label } has an empty { colour } square, so { colour } cubes cannot be stored.
why-no-such-order = You have no order { $label }.
why-no-such-square = Order { $label } has no { colour } square.
why-square-covered = The { colour } squares of order { $label } are already covered, and coal on a square stays there.
why-no-pairs = This rule set does not allow pairs.
why-pair-needs-two-steps = A pair takes two steps, and you have only one left.
why-pair-needs-partner = A pair needs a second cube that can follow at once, from the cage at the surface or from the storage.
why-finish-pair = Finish the pair first: its second cube goes on the { colour } square of order { $label }.
why-no-steps-left = You have used all the steps of this action.
why-other-action = The next action here is { space }.

## What happened

event-spaces-closed = { $spaces ->
    [0] With { $players } players every space is open.
   *[other] With { $players } players { $spaces } spaces are closed.
}
event-workshops-filled = { $tiles ->
    [one] One tile lies
   *[other] { $tiles } tiles lie
} face up in the workshops.
event-equipped = Each player has { miners }, { marks }, a cage at the surface and one cube of each colour.
event-orders-revealed = { $orders } orders are revealed for the draft.
event-drafted = { $you ->
    [1] You draft
   *[0] { name } drafts
} the { order } as order { $label }.
event-orders-laid = The { order } is left over and goes on an order space. { $you ->
    [1] You begin
   *[0] { name } begins
}.
event-sent = { $you ->
    [1] You send
   *[0] { name } sends
} { miners } to { space }.
event-displaced = { $miners ->
    [one] One of
   *[other] { $miners } of
} { $you ->
    [1] your
   *[0] { name-of }
} miners { $miners ->
    [one] goes
   *[other] go
} from { space } to the canteen.
event-pithead = { $you ->
    [1] You send one miner to the pithead and take
   *[0] { name } sends one miner to the pithead and takes
} { marks }.
event-bought = { $you ->
    [1] You buy
   *[0] { name } buys
} a tile with { tile } for { $price ->
    [one] 1 mark
   *[other] { $price } marks
}.
event-attached = The tile joins { level } on the { $side ->
    [light] light
   *[dark] dark
} side, with { $coal ->
    [0] no coal
    [one] one { colour } cube
   *[other] { $coal } { colour } cubes
}.
event-supply-short = The supply is short of coal for { $carts ->
    [one] one cart
   *[other] { $carts } carts
}: { $you ->
    [1] you choose
   *[0] { name } chooses
} another colour.
event-carts-left-empty = The supply is empty: { $carts ->
    [one] one cart stays
   *[other] { $carts } carts stay
} empty.
event-coal-chosen = { $you ->
    [1] You put
   *[0] { name } puts
} a { colour } cube on a cart of { level }.
event-looked = { $you ->
    [1] You look
   *[0] { name } looks
} at { $cards ->
    [one] one card
   *[other] { $cards } cards
} of the stack at { space }.
event-kept-none = { $you ->
    [1] You keep
   *[0] { name } keeps
} none of them.
event-kept-tile = { $you ->
    [1] You keep
   *[0] { name } keeps
} the tile with { tile }.
event-kept-order = { $you ->
    [1] You keep
   *[0] { name } keeps
} the { order } as order { $label }.
event-put-on-top = { $you ->
    [1] You put
   *[0] { name } puts
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} back on top.
event-put-underneath = { $you ->
    [1] You put
   *[0] { name } puts
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} back underneath.
event-rode = { $you ->
    [1] Your
   *[0] { name-of }
} cage goes to { level }.
event-loaded = { $you ->
    [1] You load
   *[0] { name } loads
} a { colour } cube at { level }.
event-stored = { $you ->
    [1] You store
   *[0] { name } stores
} a { colour } cube.
event-filled = { $you ->
    [1] You put
   *[0] { name } puts
} a { colour } cube from the { $source ->
    [storage] storage
   *[cage] cage
} on order { $label }{ $complete ->
    [1] , which is now complete
   *[0] {""}
}.
event-half = { $you ->
    [1] You put
   *[0] { name } puts
} a { colour } cube on a { square-colour } square of order { $label } as half of a pair.
event-paired = { $you ->
    [1] You complete
   *[0] { name } completes
} the pair on the { square-colour } square of order { $label } with a { colour } cube{ $complete ->
    [1] , and the order is complete
   *[0] {""}
}.
event-mining-ended = { $you ->
    [1] You finish
   *[0] { name } finishes
} mining; { $steps ->
    [0] no steps are
    [one] one step is
   *[other] { $steps } steps are
} lost. Cage, storage and orders stay as they are.
event-delivered = { $you ->
    [1] You deliver
   *[0] { name } delivers
} the { order } for { $vp } VP; its coal goes back to the supply.
event-took-money = { $you ->
    [1] You take
   *[0] { name } takes
} { marks }.
event-took-order = { $you ->
    [1] You take
   *[0] { name } takes
} the { order } as order { $label }.
event-refilled = { $space-kind ->
    [workshop] A tile with { tile } refills
   *[order] The { order } refills
} { space }.
event-not-refilled = { space } stays empty: the stack has run out.
event-skipped = { $you ->
    [1] You have no miners left and are
   *[0] { name } has no miners left and is
} skipped.
event-shift-ended = Shift { $shift } is over; the clock scores { $categories } categories.
event-first-place = { category }: { $you ->
    [1] you are first with { $count } and score
   *[0] { name } is first with { $count } and scores
} { $vp } VP.
event-second-place = { category }: { $you ->
    [1] you are second with { $count } and score
   *[0] { name } is second with { $count } and scores
} { $vp } VP.
event-shift-scored = The score after shift { $shift }: { SCORES($scores, $reader) }.
event-new-start = { $you ->
    [1] You start
   *[0] { name } starts
} the next shift, with { $miners ->
    [0] no miners
    [one] one miner
   *[other] { $miners } miners
} in the workshops.
event-miners-returned = All miners return; each player has { $miners }.
event-marks-exchanged = { $you ->
    [1] You pay back { marks } for { $vp } VP and keep
   *[0] { name } pays back { marks } for { $vp } VP and keeps
} { $rest }.
event-coal-exchanged = { $you ->
    [1] You own
   *[0] { name } owns
} { $coal ->
    [one] { $coal } cube
   *[other] { $coal } cubes
} of coal, worth { $vp } VP.
event-orders-left = { $you ->
    [1] You have
   *[0] { name } has
} { $orders ->
    [0] no outstanding orders
    [one] one outstanding order
   *[other] { $orders } outstanding orders
} and { $you ->
    [1] lose
   *[0] loses
} { $vp } VP.
event-balance = { $you ->
    [1] You have
   *[0] { name } has
} { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
} without a partner on the other side and { $you ->
    [1] lose
   *[0] loses
} { $vp } VP.
event-game-over = The game is over: { $count ->
    [one] { $you ->
        [1] you win
       *[0] { name } wins
    }
   *[other] { PEOPLE($winners, $reader) } share the victory
}.

## A turn in one sentence: the parts are joined to a list

recap = { $you ->
    [1] You
   *[0] { name }
} { $what }.
recap-two = { $first } and { $last }
recap-more = { $first }, { $last }
recap-last = { $first }, and { $last }
recap-sent = { $you ->
    [1] send
   *[0] sends
} { miners } to { space }
recap-drafted = { $you ->
    [1] draft
   *[0] drafts
} the { order }
recap-took-money = { $you ->
    [1] take
   *[0] takes
} { marks }
recap-pithead = { $you ->
    [1] take
   *[0] takes
} { marks } at the pithead
recap-took-order = { $you ->
    [1] take
   *[0] takes
} the { order }
recap-bought = { $you ->
    [1] buy
   *[0] buys
} a tile with { tile } for { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
recap-looked = { $you ->
    [1] look
   *[0] looks
} at { $cards } { $space-kind ->
    [workshop] { $cards ->
        [one] tile
       *[other] tiles
    }
   *[order] { $cards ->
        [one] order
       *[other] orders
    }
}
recap-kept-none = { $you ->
    [1] keep
   *[0] keeps
} none
recap-kept-order = { $you ->
    [1] keep
   *[0] keeps
} the { order }
recap-loaded = { $you ->
    [1] load
   *[0] loads
} { COUNT($coal, as: "cubes") }
recap-stored = { $you ->
    [1] store
   *[0] stores
} { COUNT($coal, as: "cubes") }
recap-filled = { $you ->
    [1] fill
   *[0] fills
} { $squares ->
    [one] one square
   *[other] { $squares } squares
} of { $count ->
    [one] order { $labels }
   *[other] orders { LIST($labels) }
}
recap-completed = { $you ->
    [1] complete
   *[0] completes
} { $count ->
    [one] order { $labels }
   *[other] orders { LIST($labels) }
}
recap-delivered = { $you ->
    [1] deliver
   *[0] delivers
} { $count ->
    [one] order { $labels }
   *[other] orders { LIST($labels) }
} for { $vp } VP

## Moves in short

move-crew = { miners }
move-marks = { marks }
move-workshop = { space }: { move-crew }, { move-marks }
move-look = { space }: { move-crew }, look at { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
move-mining = { space }: { move-crew }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
move-delivery = { space }: { move-crew }, { $vp } VP
move-money = { space }: { move-crew }, +{ move-marks }
move-order = { space }: { move-crew }, { order } for { $vp } VP
move-draft = Draft the { order } for { $vp } VP
move-keep-tile = Buy the tile with { tile } for { move-marks }
move-keep-order = Keep the { order } for { $vp } VP
move-keep-none = Keep none
move-put-on-top = Back on top, from the highest: { $places }
move-put-underneath = Back underneath, from the highest: { $places }
move-coal = Fill the cart with a { colour } cube
move-ride = Cage to { level }
move-load = Load a { colour } cube
move-fill = Put a { colour } cube from the { $source ->
    [storage] storage
   *[cage] cage
} on order { $label }
move-half = Begin a pair on the { square-colour } square of order { $label } with a { colour } cube from the { $source ->
    [storage] storage
   *[cage] cage
}
move-pair = Complete the pair on order { $label } with a { colour } cube from the { $source ->
    [storage] storage
   *[cage] cage
}
move-store = Store a { colour } cube
move-end = End mining; { $steps ->
    [one] 1 step is
   *[other] { $steps } steps are
} lost
move-button = { $key-kind ->
    [end] End mining
    [keep] Keep none
    [top] All on top
   *[bottom] All underneath
}

## Turns in words

# Parts of one line: "8 steps of mining: to level 3, load 2 grey; to the surface, 2 grey onto A".
turn-space = { $space-kind ->
    [workshop] { $space-detail ->
        [draw] draw workshop
       *[other] workshop { $space-detail }
    }
    [mining] { $steps ->
        [one] { $steps } step of mining
       *[other] { $steps } steps of mining
    }
    [money] money: { marks }
    [order] { $space-detail ->
        [draw] draw order space
       *[other] order space { $space-detail }
    }
    [pithead] pithead
   *[delivery] { space }
}
turn-none = no move
turn-draft = card { $place } of the row
turn-keep = { $place ->
    [0] keep none
   *[other] { $stack ->
        [workshop] buy tile no. { $place }
        [order] keep order no. { $place }
       *[other] keep no. { $place }
    }
}
turn-put-back = { $all ->
    [1] all
   *[0] the others
} back { $pile ->
    [top] on top
   *[bottom] underneath
}{ $sorted ->
    [1] {""}
   *[0] , in the order { $places }
}
turn-coal = { $n ->
    [1] { colour }
   *[other] { $n } { colour }
}
turn-taken = { turn-coal }{ $source ->
    [storage] {" "}from the storage
   *[cage] {""}
}
turn-choose = { turn-coal } onto the new { $n ->
    [one] cart
   *[other] carts
}
turn-ride = to { level }
turn-load = load { turn-coal }
turn-fill = { turn-taken } onto { $label }
turn-half = { turn-taken } onto the { square-colour } square of { $label }, as half of a pair
turn-both = { $first } and { $second }
turn-pair = { $coal } together onto the { square-colour } square of { $label }
turn-store = { turn-coal } into the storage
turn-end = stop there

## Labels of the picture

# Words that stand in the picture: keep them short.
label-workshops = Workshops
label-mining = Mining
label-delivery = Delivery
label-money = Money
label-orders = Orders
label-pithead = Pithead
label-canteen = Canteen
label-supply = Supply
label-storage = Storage
label-draw = Draw
label-works = The works
label-score = Score
label-legend = VP for 1st / 2nd place
label-legend-first = VP for 1st place
label-shift = Shift { $shift } of { $shifts }
label-player = { name }
label-letter = { $colour ->
    [y] y
    [b] b
    [g] g
   *[k] k
}
label-you = You
label-to-move = to move
label-won = { $you ->
    [1] have won
   *[0] has won
}
label-starts = starting player
label-steps = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}
label-draft = Draft: take one order
label-look = Keep one of these, or none
label-return = Put these back: on top or underneath
label-shortage = Choose coal for { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
}

# Phrases that names of things are joined from, for screen readers.
label-space = { space }
label-closed = closed
label-vacant = no miners
label-crew = { miners } of { $you ->
    [1] yours
   *[0] { name-of }
}
label-takes = needs { miners }
label-barred = taken
label-tile = { $carts ->
    [1] one { colour } cart
   *[2] two { colour } carts
}, { $side ->
    [light] light side
   *[dark] dark side
}
label-price = { marks }
label-order = { order }, { $vp } VP
label-none = nothing on it
label-hidden = face down
label-resting = { label-crew }
label-nobody = nobody
label-stack-tiles = Stack of tunnel tiles: { $cards }
label-stack-orders = Stack of orders: { $cards }
label-stock = { $number } { colour } { $number ->
    [one] cube
   *[other] cubes
} in the supply
label-vp = { $vp } VP
label-marks = { marks }
label-miners = { miners } left
label-pile = { $cards ->
    [one] { $cards } delivered order
   *[other] { $cards } delivered orders
}
label-balance = Tiles: { $light } light, { $dark } dark
label-surface = Surface
label-level = Level { $level }: { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
}, { $empty } empty
label-cart = { $number } { colour } { $number ->
    [one] cube
   *[other] cubes
} on the carts of level { $level }
label-cage = Cage at { level }: { $number } of { $places } places full
label-cage-coal = { $number } { colour } { $number ->
    [one] cube
   *[other] cubes
} in the cage
label-store = Storage: { $number } { $number ->
    [one] cube
   *[other] cubes
}
label-store-coal = { $number } { colour } { $number ->
    [one] cube
   *[other] cubes
} in the storage
label-labelled = Order { $label }
label-filled = { $filled } of { $squares } squares filled
label-square = { $number ->
    [one] { $number } { colour } square
   *[other] { $number } { colour } squares
}, { $empty } empty
label-half = a pair waits for its second cube
label-place = Place { $place }
label-taken = taken
label-choice = { colour } cube: { $number } in the supply
label-category = { category }
label-places = { $first } VP for first place, { $second } VP for second
label-first = { $first } VP for first place
label-leads = { $you ->
    [1] you
   *[0] { name }
}: { $number }
label-pit = { $you ->
    [1] your pit
   *[0] { name-of } pit
}
label-lone-pit = Pit
label-clock = Shift clock and score
label-tray = Cards to choose from
label-yard = Pithead and canteen
label-seats = The players
label-own-orders = { $you ->
    [1] your orders
   *[0] { name-of } orders
}
label-categories = What counts
label-counted = { $category ->
    [1] yellow squares
    [2] brown squares
    [3] grey squares
    [4] black squares
    [5] by barrow
    [6] by carriage
    [7] by motorcar
    [8] by engine
    [9] empty yellow carts
    [10] empty brown carts
    [11] empty grey carts
   *[12] empty black carts
}
sheet-closing = { $source ->
    [marks] marks
    [coal] coal
    [orders] orders left
   *[balance] balance
}
pile-title = { $you ->
    [1] your delivered orders
   *[0] { name-of } delivered orders
}
pile-hidden = { $cards ->
    [one] One delivered order lies
   *[other] { $cards } delivered orders lie
} face down here; only { name } may look at { $cards ->
    [one] it
   *[other] them
}.
tie-break = { PEOPLE($tied, $reader) } are level on points; { $shared ->
    [1] they have the same number of marks left, too, so they share the victory
   *[0] { $count ->
        [one] { $you ->
            [1] you have
           *[0] { name } has
        } the most marks left ({ $marks }) and { $you ->
            [1] win
           *[0] wins
        }
       *[other] { PEOPLE($winners, $reader) } have the most marks left ({ $marks }) and share the victory
    }
}.
label-counts-hidden = { $you ->
    [1] you
   *[0] { name }
}: hidden

## Lessons: what is to be reached

goal-amount = { $word ->
    [marks] Your marks
    [vp] Your victory points
    [miners] Your miners in hand
    [orders] Your outstanding orders
    [coal] Coal cubes you own
    [colours] Colours on your outstanding orders
    [clock] Points from the shift clock
    [points] Your points with the shift clock
   *[margin] Your lead with the shift clock
}: { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[exactly] { $n }
}.
goal-first = First place on the shift clock: { category }.
goal-crew = { $place }: { $miners ->
    [0] none
    [one] one
   *[other] { $miners }
} of { $you ->
    [1] your
   *[0] { name-of }
} miners.
goal-crew-in = { $place ->
    [pithead] Pithead
   *[canteen] Canteen
}: { $miners ->
    [0] none
    [one] one
   *[other] { $miners }
} of { $you ->
    [1] your
   *[0] { name-of }
} miners.
goal-complete = { $count ->
    [one] Order { $labels } is complete.
   *[other] Orders { LIST($labels) } are complete.
}
goal-cards = { $word ->
    [delivered] Delivered
    [has_orders] Among your orders
   *[tiles] Tiles in your pit
}: { $cards }.
goal-stack = { $word ->
    [top_of_stack] On top of
   *[bottom_of_stack] At the bottom of
} the stack of { $stack ->
    [tiles] tiles
   *[orders] orders
}: { $cards }.
goal-coal = { $count ->
    [0] { $place ->
        [level] There is no coal on level { $level }.
        [cage] The cage is empty.
       *[storage] The storage is empty.
    }
   *[other] { $place ->
        [level] On level { $level }
        [cage] In the cage
       *[storage] In the storage
    }: { COUNT($coal, as: "cubes") }.
}
goal-cage-level = The cage is at { $level ->
    [0] the surface
   *[other] level { $level }
}.
goal-value = At least { $amount }.
goal-course = { $word ->
    [to_move] It is { $you ->
        [1] your
       *[0] { name-of }
    } turn.
    [turn_over] Your turn is over.
    [start] { $you ->
        [1] You start
       *[0] { name } starts
    } the shift.
    [shift] Shift { $n } has begun.
    [over] The game is over.
   *[winner] { $you ->
        [1] You win
       *[0] { name } wins
    }.
}
number = { $unit ->
    [miners] { $n ->
        [one] 1 miner
       *[other] { $n } miners
    }
    [marks] { $n ->
        [one] 1 mark
       *[other] { $n } marks
    }
    [orders] { $n ->
        [one] 1 order
       *[other] { $n } orders
    }
    [cubes] { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
    [steps] { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
    [carts] { $n ->
        [one] 1 empty cart
       *[other] { $n } empty carts
    }
    [cards] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [spaces] { $n ->
        [one] 1 open space
       *[other] { $n } open spaces
    }
    [points] { $n ->
        [one] { $sign }1 point
       *[other] { $sign }{ $n } points
    }
    [player] { name }
   *[plain] { $sign }{ $n }
}
changed-rule = { $rule ->
    [displacement] { $value ->
        [doubled] you must send twice as many miners as stand on a space
       *[forbidden] miners cannot be displaced
    }
    [prices] { $each ->
        [mixed] carts cost { LIST($value) } marks from yellow to black
        [one] every cart costs 1 mark
       *[other] every cart costs { $each } marks
    }
    [cage] { $value ->
        [one] the cage holds only 1 cube
       *[other] the cage holds { $value } cubes
    }
    [pairs] { $value ->
        [0] pairs are not allowed
       *[1] pairs are allowed
    }
    [split_pairs] { $value ->
        [0] both halves of a pair belong to one action
       *[1] a pair may be completed in a later action
    }
    [free_storage] { $value ->
        [0] a cube that an order still needs cannot be stored
       *[1] any cube may be stored
    }
    [order_penalty] { $value ->
        [0] an outstanding order costs nothing
        [one] an outstanding order costs 1 point
       *[other] an outstanding order costs { $value } points
    }
    [balance_penalty] { $value ->
        [0] a lopsided pit costs nothing
        [one] a tile without a partner costs 1 point
       *[other] a tile without a partner costs { $value } points
    }
    [second_place] { $each ->
        [0] only first place scores
        [1] second place always scores
       *[mixed] second place scores for other numbers of players
    }
    [clock_per_shift] the clock scores { LIST($value) } categories after the shifts
    [open_deliveries] { $value ->
        [0] delivered orders lie face down
       *[1] delivered orders lie open
    }
    [pithead] { $value ->
        [0] the pithead pays nothing
        [one] the pithead pays 1 mark
       *[other] the pithead pays { $value } marks
    }
    [look] { $value ->
        [one] a draw space shows 1 card
       *[other] a draw space shows { $value } cards
    }
    [shifts] { $value ->
        [one] the game has 1 shift
       *[other] the game has { $value } shifts
    }
    [draft] { $value ->
        [0] nobody drafts orders
        [one] everybody drafts 1 order
       *[other] everybody drafts { $value } orders
    }
    [marks_per_vp] { $value ->
        [one] every mark brings a point
       *[other] every { $value } marks bring a point
    }
    [coal_per_vp] { $value ->
        [one] every cube brings a point
       *[other] every { $value } cubes bring a point
    }
    [miners] { $each ->
        [mixed] everybody has { LIST($value) } miners with 2, 3 and 4 players
       *[other] everybody has { $each } miners
    }
    [marks] { $each ->
        [mixed] everybody starts with { LIST($value) } marks with 2, 3 and 4 players
       *[other] everybody starts with { $each } marks
    }
   *[other] { $written }
}

## Lessons: the exam

exam-ask-forbidden = You cannot choose one of the four glowing things right now. Which one?
exam-ask-miners = Which of the glowing spaces needs exactly { $number } miners?
exam-ask-delivery = Which delivery brings you the most points now?
exam-ask-order = You have { $steps } steps. Which of the glowing orders can you complete with them?
exam-ask-start = The shift ends now. Who starts the next one?
exam-ask-carts = The shift ends now. Which player has the most empty { colour } carts?
exam-ask-final = The last shift has been scored, and the game ends now. { $part ->
    [marks] Whose marks bring the most points?
    [coal] Whose coal brings the most points?
    [orders] Whose outstanding orders cost the most points?
    [winner] Who wins?
   *[balance] Whose pit is so lopsided that it costs the most points?
}
exam-told-miners = Miners needed: { $told }
exam-told-delivery = Points: { $told }
exam-told-order = Steps needed: { $told }
exam-told-start = { $you ->
    [1] You start
   *[0] { name } starts
}: most miners in the workshops, and ties go clockwise after the old starting player.
exam-told-carts = Empty carts: { $told }
exam-told-final = { $part ->
    [marks] Points gained: { $told }
    [coal] Points gained: { $told }
    [winner] Points in the end: { $told }
   *[other] Points lost: { $told }
}
exam-order = order { $label }
exam-shift = Play the first shift against the machine. Score at least as many points as it does, and you get all five exam points; otherwise you get your share of them.
exam-shift-result = The shift: { $own } points to { $bot }, worth { $points } of { $most } exam points.

## Review of a game

review-fact = { $fact ->
    [steps] Mining steps
    [displacement] Extra miners paid to displace others
    [pithead] Miners sent to the pithead
   *[marks] Marks left at the end
}
review-in-play = Delivered orders
review-proof = this action completed orders worth { $vp } VP; it could have completed orders worth { $most } VP.
review-kind = { $kind ->
    [draft] choosing another order in the draft
    [money] fetching money
    [mining] mining
    [delivery] delivering
    [workshop] a tunnel tile
    [order] a new order
    [keep] keeping another card
   *[other] the pithead, or another step
}
slip-refused = { $why ->
    [hidden] No puzzle: what was best here depends on hidden cards, so nothing can be proven.
    [draft] No puzzle: the draft is judged by the whole game, which nobody can prove.
    [twin] No puzzle: there is one that asks the same already.
    [rules] No puzzle: this game was played with changed rules.
   *[plain] No puzzle: nothing here has one best answer that is proven, clearly ahead and not found by taking the most points first.
}

## At the table: what is asked, and hints

prompt-send = Choose a work space.
prompt-draft = Choose an order from the row.
prompt-mining = Mining: { $steps ->
    [one] 1 step is
   *[other] { $steps } steps are
} left.
prompt-half = Put the second cube of the pair on its square.
prompt-keep = Keep one of these, or none.
prompt-back = Put the others back in any order you like, all on top or all underneath.
prompt-coal = Choose coal for a cart of the new tile.
advice-where = { $kind ->
    [ride] Think about where the cage should go.
    [load] There is something worth loading here.
    [fill] You can fill a square of an order now.
    [store] Think about the storage.
    [workshop] Think about a new tunnel tile.
    [mining] Think about mining.
    [delivery] Think about a delivery.
    [money] Think about money.
    [order] Think about a new order.
    [pithead] Think about the pithead.
   *[end] Nothing that is left would help.
}
advice-move = { $proven ->
    [1] Proven best
   *[0] Best found
}: { $label }.
advice-turn = { $turns ->
    [one] Your next turn
   *[other] Your next { $turns } turns
} can bring { $vp } VP if the others do nothing ({ $proven ->
    [1] proven best
   *[0] best found
}). A good way to begin: { $label }.
advice-no-points = { $turns ->
    [one] Your next turn brings
   *[other] Your next { $turns } turns bring
} no points by themselves: get coal, orders or marks ready.
advice-order = { $kind ->
    [draft] Take
   *[keep] Keep
} the { order }: { $vp } VP for { $squares ->
    [one] one square
   *[other] { $squares } squares
}.
advice-tile = Buy the tile with { tile } for { marks }.
advice-none = Keep none: nothing here is worth its price to you.
advice-back = Put them underneath: whoever looks next finds what lies on top.
advice-coal = Choose { colour }: { $number ->
    [0] your orders lack no colour, and this one is deepest.
   *[other] your orders lack it.
}
reason-coal = { $missing ->
    [0] The coal for it already lies in your pit.
   *[other] Your pit does not have all the coal yet: a new tile would have to bring { COUNT($coal, as: "cubes") }.
}
reason-shared = { $count ->
    [one] It shares a level with order { $labels }: one ride serves both.
   *[other] It shares levels with orders { LIST($labels) }: one ride serves several.
}
reason-together = { $count ->
    [one] Order { $labels } goes the same way: one delivery takes both.
   *[other] Orders { LIST($labels) } go the same way: one delivery takes them all.
}
reason-lacking = Your orders still lack { COUNT($coal, as: "cubes") }.
reason-spare = No order needs it yet, but empty carts count at the end.
reason-balance = It balances your pit, which has fewer { $side ->
    [light] light
   *[dark] dark
} tiles.
reason-marks = You have only { marks }.
reason-orders = { $orders ->
    [0] You have no order left to fill.
    [one] You have only one order left to fill.
   *[other] You have { $orders } orders left to fill.
}
reason-completes = It leads to { $count ->
    [one] order { $labels }
   *[other] orders { LIST($labels) }
}: { $vp } VP in { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
reason-fills = It leads to { $squares ->
    [one] one filled square
   *[other] { $squares } filled squares
} in { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
reason-plan = The plan: { $plan }.

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
    [coal] { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
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

verdict-unmet = { $count ->
    [one] Order { $labels } must be complete at the end, and it is not.
   *[other] Orders { LIST($labels) } must be complete at the end, and they are not.
}
slip-first = { $kind ->
    [stopped] { $place ->
        [0] You have not gone wrong yet: the best result is still within reach.
       *[other] Up to move { $place } all is well: the best result is still within reach from there.
    }
    [ended] The first slip is move { $place }: you end this action although you need the steps that are left.
   *[move] The first slip is move { $place } ({ $move }).
}
slip-turn = { $kind ->
    [stopped] { $place ->
        [0] You have not gone wrong yet: the best result is still within reach.
       *[other] Up to turn { $place } all is well: the best result is still within reach from there.
    }
   *[turn] The first slip is turn { $place } ({ $move }).
}
slip-steps = { $n ->
    [one] It costs one step too many.
   *[other] It costs { $n } steps too many.
}
slip-unmet = After it, the orders can no longer all be completed.
slip-start = After it, you can no longer begin the next shift.
slip-ride = { $count ->
    [0] With these cards, no ride completes an order.
    [one] With these cards, the best ride completes order { $labels } for { $vp } VP: { $line }.
   *[other] With these cards, the best ride completes orders { LIST($labels) } for { $vp } VP: { $line }.
}
slip-cards = { $count ->
    [0] Each of these cards belongs to a best choice, but not all of them to the same one.
    [one] Card { $cards } belongs to none of the best choices.
   *[other] Cards { LIST($cards) } belong to none of the best choices.
}

## Hints

hint-theme = { $theme ->
    [ride-light] Ride light: not everything that fits into the cage is worth its steps.
    [shared-ride] Shared ride: one ride can serve several orders.
    [second-ride] Second ride: here it pays to go down once more.
    [pair-sacrifice] Sacrifice: put a cube into a pair although a square of its colour is waiting for it.
    [pair-from-junk] Pair from junk: two cubes that no order needs can fill a square together.
    [storage-withdrawal] Into the storage: some of the coal you need is already there.
    [storage-bank] Something put by: a cube that goes into the storage now saves steps later.
    [parked-cage] Parked cage: leave it underground between two actions.
    [full-cage] Full cage: use every place in it.
    [split-order] Piece by piece: fill one order on more than one visit to the surface.
    [empty-cart-race] Empty carts: what you load counts, not only what you deliver.
    [balance-repair] Balance: look at your light and your dark tiles.
    [deliver-before-displaced] Deliver in time, before the space needs more miners.
    [double-delivery] Double delivery: one action can deliver two orders.
    [cash-for-depth] Marks for depth: money buys carts on the deeper levels.
    [start-player-grab] Starting player: the miners in the workshops decide who begins the next shift.
    [tie-trap] Tie trap: a tie changes what a place is worth.
    [quiet-move] Quiet step: the best step does not fill a square yet.
    [greedy-trap] Greedy trap: do not begin with the order that brings the most points per step.
   *[other] No trick is needed: count the steps that each order takes.
}
hint-level = The cage first goes to { $level ->
    [0] the surface
   *[other] level { $level }
}.
hint-no-ride = The cage does not need to move at all.
hint-start = The best line begins with: { $line }.
hint-nothing = It is best to do nothing.
hint-orders = { $count ->
    [one] Complete order { $labels }: { $cards }.
   *[other] Complete orders { LIST($labels) }: { $cards }.
}
hint-deliver = { $count ->
    [one] Deliver order { $labels }: { $cards }.
   *[other] Deliver orders { LIST($labels) }: { $cards }.
}
hint-counts = Think of what is counted at the end: { category }.
hint-pair = { $same ->
    [1] The
   *[other] A
} { square-colour } square of order { $label } gets a pair.
hint-bank = This belongs in the storage: { COUNT($coal, as: "cubes") }.
hint-park = Between the actions, leave the cage underground, at level { $level }.
hint-withdraw = Take this from the storage: { COUNT($coal, as: "cubes") }, for { $count ->
    [one] order { $labels }
   *[other] orders { LIST($labels) }
}.
hint-no-load = Nothing has to be loaded: the coal you need is in the cage or in the storage.
hint-levels = The cage loads on { $count ->
    [one] level { $levels }
   *[other] levels { LIST($levels) }
}, and nowhere else.
hint-trips = The cage makes { $n } trips to load coal.
hint-loads = Load this and no more: { COUNT($coal, as: "cubes") }.
hint-begin = Begin like this: { $line }.
hint-key-turn = The turn that matters is turn { $turn }: { $line }.
hint-gain = The best plan brings { $n } VP more than doing nothing.
hint-completes = { $count ->
    [one] The best ride completes one order.
   *[other] The best ride completes { $count } orders.
}

## Where points come from

source = { $source ->
    [before] Points you already have
    [marks] Marks
    [coal] Coal
    [orders] Outstanding orders
   *[balance] Balance
}
source-counted = { $source ->
    [marks] { $n ->
        [one] { $n } mark
       *[other] { $n } marks
    }
    [coal] { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
    [orders] { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
   *[balance] { $n ->
        [one] { $n } tile too many on one side
       *[other] { $n } tiles too many on one side
    }
}
source-place = { $n }, { $tied ->
    [1] tied for { $place ->
        [1] first place
       *[2] second place
    }
   *[0] { $place ->
        [1] first place
       *[2] second place
    }
}
source-rival = { name-of } points

## Why the best is best

explain-line = { $count ->
    [0] The best line completes no order: { $value }.
    [one] The best line completes order { $labels }: { $value }.
   *[other] The best line completes orders { LIST($labels) }: { $value }.
}
idea = { $theme ->
    [pair-sacrifice] A pair fills { $same ->
        [1] the
       *[other] a
    } { square-colour } square of order { $label }: { COUNT($coal, as: "cubes") }. It gives up coal that another square is waiting for.
    [pair-from-junk] A pair fills { $same ->
        [1] the
       *[other] a
    } { square-colour } square of order { $label }: { COUNT($coal, as: "cubes") }. It uses coal that no other square is waiting for.
    [storage-withdrawal] Some of the coal needs no ride, because it comes from the storage: { COUNT($coal, as: "cubes") }.
    [storage-bank] This goes into the storage: { COUNT($coal, as: "cubes") }. { $full ->
        [1] That makes room in the cage.
       *[0] There it waits for later.
    }
    [second-ride] Coming up once is not enough: the cage goes down again.
    [shared-ride] { $trips ->
        [0] One stop at the surface serves orders { LIST($labels) } together.
        [1] One trip, to { $trip ->
            [one] level { $levels }
           *[other] levels { LIST($levels) }
        }, serves orders { LIST($labels) } together.
       *[other] Orders { LIST($labels) } share one trip of the cage.
    }
    [full-cage] The cage is filled to the last place: { $room } cubes.
    [ride-light] { $loaded ->
        [0] The cage loads nothing
        [one] The cage loads only one cube
       *[other] The cage loads only { $loaded } cubes
    }, although it has room and squares are waiting for more: what stays below costs no steps.
    [split-order] { $label ->
        [none] One order is
       *[other] Order { $label } is
    } filled on more than one visit to the surface.
   *[parked-cage] Between the actions the cage stays underground, at level { $level }, instead of waiting at the surface.
}
without = { $what ->
    [unmet] Without that, the task cannot be met at all.
    [steps] { $n ->
        [one] Without that, it takes one more step.
       *[other] Without that, it takes { $n } more steps.
    }
   *[most] Without that, the best possible is { $value }.
}
tempting = { $kind ->
    [single] It is tempting to complete the orders one by one. { $met ->
        [1] That way it takes { $value }.
       *[0] That way you cannot meet the task.
    }
    [stop] It is tempting to stop as soon as the orders are complete: { $value }.
    [each] It is tempting to plan each action by itself. { $met ->
        [1] That way you end up with { $value }.
       *[0] That way you cannot meet the task.
    }
   *[greedy] It is tempting to begin with order { $label }, which brings the most points for its steps ({ $vp } VP in { $steps ->
        [one] one step
       *[other] { $steps } steps
    }). { $met ->
        [1] That way you end up with { $value }{ $count ->
            [0] {""}
            [one] , and order { $missed } stays incomplete
           *[other] , and orders { LIST($missed) } stay incomplete
        }.
       *[0] That way you cannot meet the task.
    }
}
explain-plan = { $count ->
    [0] The best plan delivers nothing: { $value }.
    [one] The best plan delivers order { $labels }: { $value }.
   *[other] The best plan delivers orders { LIST($labels) }: { $value }.
}
turn-idea = { $theme ->
    [double-delivery] Turn { $turn } delivers orders { LIST($labels) } together, with the miners for one visit.
    [tie-trap] A tie for { $place ->
        [1] first
       *[2] second
    } place counts in full: { category }, { $n } each, { $vp } VP.
    [empty-cart-race] Empty carts count, wherever their coal has gone: { category }, { $n } in all, { $vp } VP.
    [balance-repair] The tile you buy evens out the two sides of your pit, which saves { $vp } VP.
    [cash-for-depth] A tile from deep down pays for itself: { tile }.
    [storage-withdrawal] Some of the coal needs no ride, because it comes from the storage: { COUNT($coal, as: "cubes") }.
    [deliver-before-displaced] The delivery has to come first ({ $move }): later the space needs more miners.
    [start-player-grab] { $miners ->
        [one] One miner of yours in the workshops makes
       *[other] { $miners } miners of yours in the workshops make
    } you the next starting player.
   *[quiet-move] Turn { $turn } ({ $move }) neither mines nor delivers, and yet the best plan needs such a turn.
}
tempting-turn = It is tempting to play something else in turn { $turn } ({ $move }). { $met ->
    [1] Going on like that, you reach { $value }.
   *[0] Going on like that, you do not begin the next shift.
}
explain-blunder = Turn { $turn } ({ $move }) loses { $n } VP. Better: { $line }.
explain-others = { $n ->
    [0] The other turns lose nothing.
   *[other] No other turn loses more than { $n } VP.
}
explain-draft = With cards { LIST($cards) }, one ride completes { $count ->
    [0] no order
    [one] order { $labels }
   *[other] orders { LIST($labels) }
} for { $vp } VP: { $line }.
explain-spare = { $count ->
    [one] Card { $cards } plays no part in it: any other card in its place does as well.
   *[other] Cards { LIST($cards) } play no part in it: any other card in the place of one of them does as well.
}
explain-no-advice = This puzzle is about rides. It is no advice for the draft of a real game, where deliveries, the shift clock and the other players count, too.
tempting-cards = { $kind ->
    [points] It is tempting to take the cards with the most points
    [greedy] It is tempting to take the cards that look best one by one
   *[alone] It is tempting to plan a ride of its own for each order
}: cards { LIST($cards) } bring { $vp ->
    [0] nothing
   *[other] only { $vp } VP
}.

## Printed sheets

sheet-colour = { $colour ->
    [y] yellow
    [b] brown
    [g] grey
   *[k] black
}
sheet-step = { $step ->
    [ride] cage to level 3
    [surface] cage to the surface
    [load] load a grey cube
    [fill] grey cube, cage to order A
    [withdraw] grey cube, storage to order A
    [store] grey cube, cage to storage
    [end] stop mining early
   *[pair] yellow and brown as a pair on a grey square of A
}
sheet-scored = { $count ->
    [one] At the end the clock scores what “What counts” marks with { $rows }.
   *[other] At the end the clock scores what “What counts” marks with { LIST($rows) }.
}
sheet-not-scored = The clock is not scored here.
sheet-any-order = Only the cards are asked for: write down their places, in any order.
sheet-in-one-line = To check a plan, type its turns one after the other.
sheet-draft-row = The cards of the draft
sheet-from-stacks = Cards and tiles that come from a stack stay face down, and nobody can take them.
sheet-lead = { $named ->
    [0] Your lead is your points minus those of the best rival, counted in the same way.
   *[1] Your lead is your points minus those of { name }, counted in the same way.
}
sheet-ties = Here that is the first of them in this order: { $order }.
sheet-has = { $what ->
    [vp] Points now
    [marks] Marks
    [coal] Cubes owned
    [orders] Outstanding orders
    [balance] Light – dark tiles
   *[workshops] Miners in workshops
}
sheet-sign = { $sign ->
    [vp] victory points
    [marks] marks
    [miners] miners left; on a space: miners needed
    [pile] delivered orders
    [balance] light – dark tiles
    [flag] starting player
    [light] light side
    [dark] dark side
    [empty] empty square
   *[filled] filled square
}
sheet-blunder = Turn { $turn } loses the most: { $loss } VP.
sheet-better = Better:

## Tasks of mining puzzles

puzzle-title = Puzzle { $name }
# What is special in a pit; then one of several ways to ask.
pit-opening = { $kind ->
    [storage] Your storage holds { COUNT($coal, as: "cubes") }.
    [loaded] Your cage is at { level } with { COUNT($coal, as: "cubes") }.
    [below] Your cage is empty, and still at { level }.
    [begun] { $count ->
        [one] Order { $labels } has already been begun.
       *[other] Orders { LIST($labels) } have already been begun.
    }
    [lacking] Your orders ask for { COUNT($coal, as: "cubes") }, but you have { $have ->
        [0] none
       *[other] only { few }
    }.
    [big] Order { $labels } alone is worth { $vp } points, your orders together { $total }.
    [crowd] Your orders lack { $want } cubes, and only { $room } fit into the cage.
   *[plain] { $orders ->
        [one] One order is waiting, worth { $total } points.
       *[other] { few } orders are waiting, worth { $total } points in all.
    }
}
task-points = { $say ->
    [1] You have { $steps } steps: complete orders worth as many points as possible, in as few steps as possible.
    [2] What is the most you can complete in { $steps } steps, and how few of them does it take?
    [3] Make the most of { $steps } steps: points come first, then steps saved.
    [4] Which orders do you complete with { $steps } steps? The most points win; among equals, the shortest way.
   *[other] { $steps } steps, and not one more: go for the most points, and get there in as few steps as you can.
}
task-steps = { $say ->
    [1] { $count ->
        [one] Complete order { $labels } in as few steps as possible; you have { $steps }.
       *[other] Complete orders { LIST($labels) } in as few steps as possible; you have { $steps }.
    }
   *[other] How few of your { $steps } steps are enough to complete { $count ->
        [one] order { $labels }
       *[other] orders { LIST($labels) }
    }?
}
task-space = { $count ->
    [one] Order { $labels } must be complete after one action.
   *[other] Orders { LIST($labels) } must be complete after one action.
} Which mining space is enough: 4, 6, 8 or 10 steps? Show it in as few steps as possible.
task-ready = { $say ->
    [1] You have { $steps } steps. Complete orders worth as many points as possible. Then get ready for the next action: leave as many { $carts-detail ->
        [y] yellow
        [b] brown
        [g] grey
       *[k] black
    } carts empty as possible, in as few steps as possible.
    [2] Points come first, and you have { $steps } steps. Then get ready for the next action: as many { $carts-detail ->
        [y] yellow
        [b] brown
        [g] grey
       *[k] black
    } carts as possible should be empty. Last of all, every step saved counts.
   *[other] Think of tomorrow, too: with { $steps } steps, complete as many points as you can, then leave as many { $carts-detail ->
        [y] yellow
        [b] brown
        [g] grey
       *[k] black
    } carts empty as you can, then save steps.
}
task-twice = { $say ->
    [1] You mine twice: first { $first } steps, then { $second }. Complete orders worth as many points as possible, in as few steps as possible.
   *[other] Plan two actions together, the first of { $first } steps, the second of { $second }: the most points win, then the fewest steps.
}
task-delivery = { $say ->
    [1] Mine for { $first } steps, deliver by { $space-detail ->
        [barrow] barrow
        [carriage] carriage
        [motorcar] motorcar
       *[engine] engine
    }, then mine for { $second } more. The most points win, delivered orders included, then the fewest steps.
   *[other] Between two actions, of { $first } steps and of { $second }, you deliver by { $space-detail ->
        [barrow] barrow
        [carriage] carriage
        [motorcar] motorcar
       *[engine] engine
    }. Delivered orders count, too: the most points, then the fewest steps.
}

## Puzzles on a whole table: verdicts and hints

turn-amount = { $objective ->
    [margin] a lead of { $n } VP
    [behind] { $n } VP behind
   *[other] { $n } VP
}
turn-illegal = Turn { $turn }: “{ $move }” breaks { $rule }: { $why }
turn-cut-short = Turn { $turn } ends too early ({ $rule }): { $why }
turn-too-many = { $n ->
    [one] You have only one turn.
   *[other] You have only { $n } turns.
}
turn-not-starting = You do not begin the next shift.
turn-left-out = You stop early: you spend your remaining turns at the pithead, and everything announced still happens.
turn-no-card = “{ $move }”: there is no such card to take.
turn-picks = { $n ->
    [one] Take exactly one card.
   *[other] Take exactly { $n } cards.
}
turn-slip = The first slip is turn { $turn }: after it, the best result is out of reach.
blunder-found = That is the one: turn { $turn } loses { $n } VP.
blunder-other = { $n ->
    [0] Turn { $turn } loses nothing.
   *[other] Turn { $turn } loses { $n } VP.
} The blunder is turn { $par }: it loses { $loss } VP.
draft-instead = One of the best choices: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Double delivery: wait until one visit delivers two orders.
    [tie-trap] A tie: for your own points, a tie for first place is worth as much as first place alone.
    [empty-cart-race] Empty carts: at the end the clock counts what you have loaded, wherever it lies.
    [balance-repair] Balance: a tile for the side of your pit that has fewer tiles saves points.
    [cash-for-depth] Marks for depth: a grey or black tile pays for itself here.
    [storage-withdrawal] Into the storage: some of the coal you need is already there.
    [deliver-before-displaced] Deliver in time, before the space needs more miners.
    [start-player-grab] Starting player: the miners in the workshops decide who begins the next shift.
    [quiet-move] A quiet turn: not every turn has to mine or deliver.
    [greedy-trap] Greedy trap: what brings the most at once does not bring the most in the end.
   *[other] No trick is needed: count what each plan brings.
}
hint-first-turn = One of the best plans begins with: { $line }
hint-card = One of the best picks: { $line }
hint-loss = The blunder costs { $n } VP.
hint-better-turn = Instead of the blunder, this was better: { $line }

## Puzzles on a whole table: tasks

sort-name = { $sort ->
    [turn] One turn
    [space] Which mining space?
    [miners] The last miners
    [shift-end] End of the shift
    [last] Closing time
    [draft] The draft
   *[blunder] Find the blunder
}
puzzle-name = { $name } ({ $id })
task-turns = { $sort ->
    [turn] Shift { $shift }. You have one turn.
    [space] Shift { $shift }. Plan { $turns } turns, and mind which mining space you go to.
    [miners] Shift { $shift }. It is your turn, and you have { $miners } miners left: use them all.
    [shift-end] Shift { $shift } is nearly over, and you have { $miners } miners left: use them all.
   *[last] The game is nearly over, and you have { $miners } miners left: use them all.
}
task-own-turns = Shift { $shift }. Plan your next { $turns } turns.
# What is special on a table, then the other ways to ask.
table-opening = { $kind ->
    [clock] { category }: { SCORES($scores, $reader) }.
    [workshops] Miners in the workshops: { SCORES($scores, $reader) }.
    [tilt] Tiles in your pit: { $light } light, { $dark } dark.
    [ready] { $count ->
        [one] Order { $labels } is complete and waits to be delivered.
       *[other] Orders { LIST($labels) } are complete and wait to be delivered.
    }
    [purse] { $marks ->
        [0] Your purse is empty.
        [one] You have a single mark left.
       *[other] You have only { $marks } marks left.
    }
   *[orders] { $orders ->
        [0] You hold no orders.
        [one] You hold one order, worth { $total } points.
       *[other] You hold { few } orders worth { $total } points in all.
    }
}
task-last-miners = { $sort ->
    [shift-end] Your last { $miners } miners of shift { $shift }: use them all.
   *[last] Your last { $miners } miners of the game: use them all.
}
task-goal = { $objective ->
    [vp] How many victory points can you have at the end, by deliveries alone?
    [clock] How many points can you have at the end, if the shift clock is then scored as at the end of the shift{ $last ->
        [0] {""}
       *[other] , with marks, coal, outstanding orders and balance
    }?
   *[margin] How large can your lead over the best rival be, if the shift clock is then scored as at the end of the shift{ $last ->
        [0] {""}
       *[other] , with marks, coal, outstanding orders and balance
    }?
}
task-goal-2 = { $objective ->
    [vp] Only deliveries count: how many victory points can you have after your last turn?
    [clock] After your last turn the shift clock is scored{ $last ->
        [0] {""}
       *[other] , then marks, coal, outstanding orders and balance
    }. How many points can you have by then?
   *[margin] How far ahead of your best rival can you be once the shift clock has been scored{ $last ->
        [0] {""}
       *[other] , with marks, coal, outstanding orders and balance
    }?
}
task-goal-3 = { $objective ->
    [vp] Plan your deliveries: what is the highest number of victory points you can reach?
    [clock] What is the highest score you can reach, shift clock included{ $last ->
        [0] {""}
       *[other] , with marks, coal, outstanding orders and balance
    }?
   *[margin] Your lead over the best rival is what counts, shift clock included{ $last ->
        [0] {""}
       *[other] , with marks, coal, outstanding orders and balance
    }. How large can it be?
}
task-start = And you must begin the next shift.
task-still = { $who ->
    [done] { PEOPLE($others, $reader) } { $count ->
        [one] has
       *[other] have
    } no miners left.
    [one] { name } does nothing meanwhile.
   *[other] The other players do nothing.
}
task-replies = { $when ->
    [one] After your first turn { name } plays: { $replies }.
    [first] After your first turn the others play, one after the other: { $replies }.
   *[each] After each of your turns { name } plays the next of these: { $replies }.
} Anything that has become impossible by then is left out.
task-left-out = If you stop early, you spend your remaining turns at the pithead, and everything announced still happens.
task-draft = { $picks ->
    [one] Take one more card
   *[other] Take { $picks } cards
} from the row, as if nobody else were drafting. How many points can you then complete with one mining action of { $steps } steps? This trains an eye for rides; it is no advice for a real draft.
task-blunder = Shift { $shift }. You play the turns below, and the other players do nothing. After the last turn { $objective ->
    [vp] your victory points count
    [clock] your points count, with the shift clock
   *[margin] your lead counts, with the shift clock
}. Which turn loses the most compared with best play?
task-log-turn = { $n }: { $line }
# What was set up on purpose; it follows the task.
arranged-miners = Some miners have been taken away, so that only a few turns are left.
arranged-turns = The turns before this one are made up: no real game goes like that.
arranged-marks = The marks are made up: no real game leaves them like that.
arranged-points = The points so far are made up: no real game gives them.
arranged-coal = Some of the coal has been placed by hand: no real game leaves it like that.
arranged-cards = Some tiles or orders have been chosen by hand: no real game deals them like that.

## Training, contests, open optimisation

theme = { $theme ->
    [ride-light] Ride light
    [shared-ride] Shared ride
    [second-ride] Second ride
    [pair-sacrifice] Sacrifice
    [pair-from-junk] Pair from junk
    [storage-withdrawal] Into the storage
    [storage-bank] Something put by
    [parked-cage] Parked cage
    [full-cage] Full cage
    [split-order] Piece by piece
    [empty-cart-race] Empty carts
    [balance-repair] Balance
    [deliver-before-displaced] Deliver in time
    [double-delivery] Double delivery
    [cash-for-depth] Marks for depth
    [start-player-grab] Starting player
    [tie-trap] Tie trap
    [quiet-move] Quiet step
   *[greedy-trap] Greedy trap
}
theme-idea = { $theme ->
    [ride-light] Not everything that fits into the cage is worth its steps.
    [shared-ride] One ride serves several orders.
    [second-ride] It pays to go down once more.
    [pair-sacrifice] A cube goes into a pair although a square of its colour is waiting for it.
    [pair-from-junk] Two cubes that no order needs fill a square together.
    [storage-withdrawal] Coal from the storage saves steps.
    [storage-bank] A cube put into the storage now saves steps later.
    [parked-cage] The cage stays underground between two actions.
    [full-cage] Every place in the cage is used.
    [split-order] One order is filled on more than one visit to the surface.
    [empty-cart-race] The clock counts empty carts, so coal pays as soon as it is loaded.
    [balance-repair] A tile on the side of the pit that has fewer saves points.
    [deliver-before-displaced] Orders are delivered before the space needs more miners.
    [double-delivery] One action delivers two orders.
    [cash-for-depth] Marks buy carts on the deeper levels.
    [start-player-grab] Miners in the workshops decide who begins the next shift.
    [tie-trap] A tie changes what a place is worth.
    [quiet-move] The best move seems to bring nothing yet.
   *[greedy-trap] What brings the most at once does not bring the most in the end.
}
contest-head = { $column ->
    [puzzle] puzzle
    [value] reached
    [par] best possible
    [stars] stars
   *[slip] first slip
}
contest-slip = move { $place } ({ $token })
contest-stopped = stops too early
contest-summary = { $stars } of { $most } stars; { $solved } of { $count } solved optimally. Seed { $seed }.
blunder-wrong = Not turn { $turn }: another turn loses more.
blunder-try = { $n ->
    [0] Turn { $turn } loses nothing.
   *[other] Turn { $turn } loses { $n } VP, but another one loses more.
} Look again.
chart-axis = { $axis ->
    [vp] VP
   *[steps] Steps
}
chart-beyond = out of reach
chart-tries = Tries: { $tries }. Places on the front found: { $met } of { $front }.
chart-best = { $vp } VP in { $steps } steps: nobody can beat that.
chart-noted = { $vp } VP in { $steps } steps: a new point on the chart.
chart-behind = { $vp } VP in { $steps } steps; { $possible } VP are possible in that many.
chart-slow = { $vp } VP in { $steps } steps; { $fewest } steps are enough for that.

## Puzzles

puzzle-task = Do as well as you can: { $actions }.
puzzle-next = Next action: { $action }

## Styles of the bots

style = { $style ->
    [sprinter] contract sprinter
    [hunter] clock hunter
    [racer] empty-cart racer
    [builder] balanced builder
   *[greedy] greedy
}
style-about = { $style ->
    [sprinter] Delivers many small orders, one after the other.
    [hunter] Delivers for first places on the shift clock.
    [racer] Brings up all the coal it can, because empty carts score at the end.
    [builder] Buys many tiles and keeps both sides of the pit in balance.
   *[greedy] Takes what brings the most points now.
}

## Why a move is good, in numbers
# About the things on the table: told of a bot's move as well as of one that you might make.

chosen-turn = { $gain }, about { $worth } points once { $miners ->
    [one] { $miners } miner is
   *[other] { $miners } miners are
} paid for{ $others ->
    [0] {""}
   *[1] ; next best: { $other }, about { $less }
}.
chosen-card = { $gain }, about { $worth } points in all{ $others ->
    [0] {""}
    [1] ; next best: { $other }, about { $less }
   *[2] ; the next best of these comes to about { $less }
}.
chosen-none = { $gain }{ $others ->
    [0] {""}
   *[2] ; the best of them would come to about { $less } points
}.
gain-told = { $gain }.
gain-delivery = delivering { $count ->
    [one] order { $labels }
   *[other] orders { LIST($labels) }
} brings { $vp } VP now{ $hunts ->
    [0] {""}
   *[1] {" "}and may win about { $clock } more on the clock
}
gain-mining-completes = { space } completes { $count ->
    [one] order { $labels }
   *[other] orders { LIST($labels) }
} ({ $vp } VP){ emptied }
gain-mining-fills = { space } fills { $squares ->
    [one] one square
   *[other] { $squares } squares
} without completing an order{ emptied }
gain-mining-idle = { space } can fill no square yet{ emptied }
emptied = { $carts ->
    [0] {""}
    [one] {" "}and empties one cart
   *[other] {" "}and empties { $carts } carts
}
gain-tile = the tile with { tile } for { marks } brings { $lack ->
    [0] coal that no order lacks yet
   *[other] { COUNT($coal, as: "cubes") } that the orders lack
}{ $evens ->
    [1] {" "}and evens out the pit
   *[0] {""}
}
gain-tiles = { $lack ->
    [0] a look at the next tiles may show a useful one
   *[other] a look at the next tiles may find what the orders lack ({ COUNT($coal, as: "cubes") })
}
gain-order = the { order } brings { $vp } VP, { $cover ->
    [all] with spare coal for all of it
    [some] with spare coal for { $fit } of its { $squares } squares
   *[none] though without spare coal for it
}
gain-orders = a look at the next orders gives a choice, with { $orders ->
    [0] no order
    [one] one order
   *[other] { $orders } orders
} left to fill
gain-marks = { space } brings { marks } on top of { $have }
gain-none = none of these is worth taking
gain-coal = { $lack ->
    [0] the orders lack no colour of coal
   *[other] the orders lack { COUNT($coal, as: "cubes") }
}
gain-under = { $cards ->
    [one] underneath the card is
   *[other] underneath the { $cards } cards are
} out of reach of whoever looks next
gain-top = { $cards ->
    [one] on top the card
   *[other] on top the { $cards } cards
} can be found again
gain-step-completes = this leads to { $count ->
    [one] order { $labels }
   *[other] orders { LIST($labels) }
} within { $steps ->
    [one] one step
   *[other] { $steps } steps
}: { $vp } VP
gain-step-fills = this leads to { $squares ->
    [one] one more filled square
   *[other] { $squares } more filled squares
} within { $steps ->
    [one] one step
   *[other] { $steps } steps
}
gain-step-idle = with { $left ->
    [one] one step
   *[other] { $left } steps
} left no square can be filled any more, so this prepares the next action
gain-step-end = with { $left ->
    [one] one step
   *[other] { $left } steps
} left there is nothing more to gain

## What changed rules break, before a game is played

sanity-no-mining = No mining space is open, so no coal ever comes up: list mining spaces, or unlock one.
sanity-no-delivery = No delivery space is open, so nobody can deliver an order: unlock at least one.
sanity-too-few-turns = Even the quickest player needs { $needed } turns to deliver a first order, but the whole game gives nobody more than { $turns }: hand out more miners, or play more shifts.
sanity-only-pithead = Occupied spaces are closed, and { $miners } miners share { $places } spaces, so in every shift at least { $n } of them can only go to the pithead: take fewer miners, or let them displace each other.
sanity-draft = The draft needs { $needed } orders, but there are only { $have }: add order cards, or draft fewer.
sanity-no-order-spaces = No order space is open, so nobody gets any orders after the draft: unlock one.
sanity-no-orders = There is no draft and no open order space, so nobody ever gets an order: draft at least one, or unlock a space.
sanity-few-orders = After the draft there are too few orders ({ $left }) for the order spaces ({ $spaces }): add order cards.
sanity-transport-closed = The space “{ space }” is closed, so { $n ->
    [one] one order card can never be delivered: unlock it, or take that card out.
   *[other] { $n } order cards can never be delivered: unlock it, or take those cards out.
}
sanity-split-without-pairs = A pair can only be completed later if pairs are allowed at all: allow pairs, or turn this switch off.
sanity-colour-short = There are no { colour } tiles, and pairs are not allowed, so { $n ->
    [one] an order with several { colour } squares can hardly be filled: add such tiles, allow pairs, or take that card out.
   *[other] { $n } orders with several { colour } squares can hardly be filled: add such tiles, allow pairs, or take those cards out.
}
sanity-no-workshops = No workshop is open, so nobody can buy a tile: add workshop spaces, or unlock one.
sanity-few-tiles = There are only { $tiles } tiles for { $spaces } workshops, so some are empty from the start: add more kinds of tile, or more copies.
sanity-one-sided = All tiles belong to the same side, so every tile costs its owner points at the end ({ $n }): add tiles of the other side, or drop the penalty.
sanity-little-coal = After the set-up { $supply ->
    [0] no cubes are
   *[other] only one cube of each colour is
} left for the carts of new tiles: raise the number of cubes.
sanity-useless-marks = Marks are useless, because they buy neither tiles nor points: set prices above zero, or exchange marks for points at the end.
sanity-too-dear = Even the cheapest tile costs { $price } marks, and nobody can ever have more than { $most }: lower the prices, or hand out more marks.
sanity-no-income = Nobody can earn any marks beyond those at the start: pay some at the pithead, or open a money space.
sanity-silent-clock = The shift clock never brings a point: give points to a category that is scored.
sanity-clock-left = The shift clock never scores its categories from number { $first } to the last: raise the number of categories scored after the last shift.
sanity-second-above-first = In category { $category } of the shift clock, second place brings more points than first: give first place at least as many.
sanity-nothing-scores = Nothing brings points, neither orders nor the shift clock, marks or coal: give points for at least one of them.
## What the design lab measures

measure-in-shift = { $what }, shift { $shift }
measure-source = { $source ->
    [before] Points from before
    [deliveries] Deliveries
    [clock] Shift clock
    [marks] Marks
    [coal] Coal
    [orders] Outstanding orders
   *[balance] Balance
}
