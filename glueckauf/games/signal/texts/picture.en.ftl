### The picture of Switch & Signal and its table: names of things, moves in a few words, what is asked.
### Built from the words of the game: { train }, { spot }, { post }, { goods }, { tokens }, { helper } …

## The map

label-map = map: { map }
label-title = { map }
label-note = map drawn after the rules, not the published board
label-spot = { spot }
label-start = start place { $number }: { $place }
label-city = { $city }: { $number ->
    [0] no { goods } left
   *[other] { $number } { goods } left
}
label-port = { $city }, port: { $goods ->
    [0] no goods yet
   *[other] { $goods } goods
}
label-post = { $green ->
    [1] green
   *[0] red
}: { post }
label-junction = { $junction } joins { $a } and { $b }; closed to { $shut }
label-train = { train } { at-spot }
label-heading = heading for { $to }
label-load = with { goods }
label-due = is to move now
label-rolls = what its die would do
label-run = { $end ->
    [used] goes to { spot }
    [red] stops at { spot } before a red signal post
    [closed] stops at { spot } before a junction that is closed to it
    [behind] stops at { spot } behind another train
    [taken] stops at { spot } before an occupied city
    [head-on] meets a train head-on and goes to the depot
    [start-place] reaches a start place and goes to the depot
    [delivers] delivers its goods in { spot }
    [port] reaches { spot } and goes to the depot
    [paused] reaches { spot } and may run on
   *[city] reaches { spot }
}
label-lost = you lose { tokens }

## The station

label-station = station: departure card, clock, depot and helpers
label-departure = departure card: { $symbols }
label-no-departure = no departure card in play
label-deploys = { $trains ->
    [one] deploy 1 train
   *[other] deploy { $trains } trains
}
label-moves = { $colour ->
    [multi] move a colour of your choice
    [black] move black
    [brown] move brown
   *[grey] move grey
}
label-symbols-left = { $symbols ->
    [0] all done
    [one] 1 symbol left
   *[other] { $symbols } symbols left
}
label-deck = { $cards ->
    [0] no departure cards left
    [one] 1 departure card left
   *[other] { $cards } departure cards left
}
label-clock = clock: { tokens } of { $full }
label-die = the die of the { train } shows { $points }
label-no-die = no die counts now
label-depot = { $number ->
    [0] no { train } in the depot
   *[other] depot: { $number } { $number ->
        [one] { train }
       *[other] { trains-of }
    }
}
label-stored = { goods } { $number } of { $need }
label-extra = extra goods { $number } of { $need }
label-helper = { helper }
label-helper-ready = ready
label-helper-used = used
label-helper-on = in force
label-helps = { $helper ->
    [logistician] Rolls a movement die again
    [dispatcher] Lets trains run through cities until the end of the turn
    [conductor] Holds all trains of the colour that is to move
    [crossing_keeper] Puts the departure card just revealed under the deck
    [shunter] Chooses the start place of a train
   *[traffic_controller] Holds one train that is to move
}
label-pile = draw pile
label-discards = discards
label-piled = { $card ->
    [s] signal cards
    [w] switch cards
   *[t] train cards
} { $number }, discarded { $discards }

## Trains and hands

label-trains = trains and what they would lose
label-sign = { $sign ->
    [on] goes on
    [city] city
    [delivers] delivers
    [gone] depot
   *[lost] tokens
}
label-no-trains = no train is on the board
label-hand-of = { $you ->
    [1] your hand
   *[0] { name-of } hand
}
label-player = { name }
label-you = You
label-to-move = whose turn it is
label-won = { $you ->
    [1] have won
   *[0] has won
}
label-starts = starting player
label-in-hand = { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
label-card = { $card ->
    [s] signal card
    [w] switch card
   *[t] train card
}{ $number ->
    [one] {""}
   *[other] , { $number } of them
}
label-no-cards = no cards

## Buttons

button-end = End your actions
button-on = Go on
button-stop = Stop here
button-roll = Roll the die
button-pay = Pay { COUNT($cards, as: "cards-of-kind") }
button-join = Join { $a } and { $b }

## Moves in a few words

paying = { $pay ->
    [own] {""}
   *[other] , paid with { COUNT($pay, as: "cards-of-kind") }
}
move-deploy = Deploy a { train }
move-shunt = Shunter: { train } to { $place }
move-colour = Move { colour }
move-hold-colour = Conductor: hold all { trains-of }
move-hold-train = Traffic controller: hold the { train } { at-spot }
move-go = Move the { train } { at-spot }
move-exit = Leave { $city } towards { $to }
move-signal = Move a disc from { post } to { target }
move-switch = Set { $junction } to join { $a } and { $b }
move-train = Roll for the { train } { at-spot }
move-load = Load { goods } in { $city } for { $card ->
    [s] a signal card
    [w] a switch card
   *[t] a train card
}
move-keeper = Crossing keeper: put this card under the deck
move-reroll = Logistician: roll again
move-on = Go on
move-stop = Stop in { $city }
move-dispatcher = Dispatcher: trains may run through cities in this turn
move-end = End your actions
move-card = Departure card: { $symbols }
move-place = Start place { $number }
move-die = The die shows { $points }
move-draw = Draw { COUNT($cards, as: "cards-of-kind") }

## What is asked

prompt-revealing = A departure card is revealed.
prompt-deploying = Which colour do you deploy?
prompt-shunting = The { train } is deployed: with the shunter, or by the dice?
prompt-placing = Dice find the start place of the { train }.
prompt-choosing = Which colour moves?
prompt-next = Which of the { trains-of } moves { $first ->
    [1] first
   *[0] next
}?
prompt-asked = Does the crossing keeper put this card under the deck?
prompt-rolling = The die of the { train } is rolled.
prompt-rolled = The die of the { train } shows { $points }: keep it, or let the logistician roll again? { outcome }
prompt-leaving = { points } for the { train }: by which green signal post does it leave { $city }?
prompt-passing = The { train } is in { $city } with { points } left: stop, or run on?
prompt-acting = Play action cards, or end your actions.
prompt-drawing = Cards are drawn.
outcome = { $tokens ->
    [0] It would lose nothing.
   *[other] It would lose { tokens }.
}

## What can be opened

look-title = { train } { at-spot }
look-city = By the way out that loses least.
