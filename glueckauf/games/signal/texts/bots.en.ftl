### What bots and the design lab say of Switch & Signal: hints, reasons, reviews, rules that break something.

## Hints

advice-where = { $kind ->
    [signal] Look at the signal posts ahead of your trains.
    [switch] Look at the junctions ahead of your trains.
    [train] Think about the train that is best served by a roll.
    [load] A train is waiting to be loaded.
    [deploy] Think about which colour you need on the board.
    [shunt] The shunter can help here.
    [colour] Think about which colour gains most and loses least.
    [go] Think about which train should move before the others.
    [hold] Somebody should not move now.
    [exit] Think about where this train is wanted.
    [stop] Think about what this train needs in this city.
    [keeper] This card does more harm than good.
    [reroll] This roll is a bad one.
    [dispatcher] Think about cities that trains could run through.
    [on] Save your helper for later.
   *[end] Nothing you could still do is worth the cards.
}
advice-move = Best found: { $label }.

## What a move brings, in numbers
# About the move: told of a bot's as well as of one that you might make.

reason-roll = { $arriving ->
    [0] It moves on by { $spaces } spaces on average.
   *[other] { $load ->
        [1] { $arriving } of 6 faces deliver its goods.
       *[0] { $arriving } of 6 faces bring it into a city.
    }
} { $losing ->
    [0] No face costs time.
    [one] One face of 6 costs time: { $loss } time tokens on average.
   *[other] { $losing } of 6 faces cost time: { $loss } time tokens on average.
}
reason-border = { $trains ->
    [0] No train needs it on its way yet.
    [one] It is on the way of one train.
   *[other] It is on the way of { $trains } trains.
}
reason-load = From { $city } to { $port } it is { points } at least.
reason-deploy = The die of the { trains-of } shows { $mean } on average; { $trains ->
    [0] this is the last one in the depot.
    [one] one more stays in the depot.
   *[other] { $trains } more stay in the depot.
}
reason-place = From { $place } to { $city } it is { points } at least.
reason-colour = { $trains ->
    [0] No train of this colour is on the board.
    [one] One train moves and loses { $loss } time tokens on average.
   *[other] { $trains } trains move and lose { $loss } time tokens on average.
}
reason-colour-free = { $trains ->
    [one] One train moves and loses no time.
   *[other] { $trains } trains move and lose no time.
}
reason-hold = { $trains ->
    [one] It would lose { $loss } time tokens on average.
   *[other] They would lose { $loss } time tokens on average.
}
reason-keeper = The trains in the colours of this card would lose { $loss } time tokens on average.
reason-run = The { train } { label-run }{ $tokens ->
    [0] {""}
   *[other] ; you lose { tokens }
}.
reason-reroll = This roll costs { tokens }, a new one { $loss } on average.
reason-die = { $tokens ->
    [0] This roll costs no time.
   *[other] This roll costs { tokens }.
}
reason-kept = The helper can still help later.
reason-dispatcher = Until the end of the turn, trains may run through cities.
reason-end = { $cards ->
    [0] No cards are left in hand
    [one] One card stays in hand
   *[other] { $cards } cards stay in hand
}, and { $drawn ->
    [0] none is drawn.
    [one] one is drawn.
   *[other] { $drawn } are drawn.
}
reason-told = { $reason } { $way ->
    [more] By the bot’s count that is worth { $lead } cards more than the next best: “{ $other }”.
    [less] By the bot’s count that is worth { $lead } cards less than “{ $other }”.
   *[same] By the bot’s count “{ $other }” is worth as much.
}

## Review of a game

review-fact = { $fact ->
    [tokens] Time tokens lost
    [trains] Trains lost
   *[cards] Cards not drawn because the hand was full
}
review-kind = { $kind ->
    [signal] a signal
    [switch] a switch
    [train] a train card
    [load] loading
    [deploy] another colour to deploy
    [shunt] the shunter
    [colour] another colour to move
    [go] another train first
    [hold] holding trains back
    [exit] another way out of a city
    [stop] a stop in a city
    [keeper] the crossing keeper
    [reroll] the logistician
    [dispatcher] the dispatcher
    [end] ending the actions
   *[other] another choice within the turn
}
review-in-play = Delivered in play
review-proof = { $vp } reached, { $most } possible.

## What changed rules break

sanity-too-few-trains = Every train that delivers goods leaves the board, so a win takes { $needed } trains, but the deck brings { $trains } at most: remove fewer departure cards, or list more that deploy trains.
sanity-too-few-cards = Loading alone takes { $needed } action cards, but all players together never have more than { $cards }: deal or draw more.
sanity-hand-below-draw = Nobody can ever draw { $draw } cards, because the hand holds { $limit } at most: raise the limit, or draw fewer.
sanity-silent-clock = Nothing ever costs a time token, so the clock means nothing: give at least one mishap a price.
sanity-cheap-crash = A point left over costs { $crash } in a collision but { $stop } at a signal, so colliding is cheaper than stopping: raise the price of a collision.
sanity-short-game = The game lasts { $turns ->
    [one] one turn
   *[other] { $turns } turns
} at most, but a win takes { $needed } goods: remove fewer departure cards.
sanity-colour-left-out = No departure card moves the { trains-of }, so only train cards can: list one that does.

## What the design lab measures

measure-in-third = { $what }, { $third ->
    [1] first third
    [2] second third
   *[3] last third
}
measure-signal = Signals
measure-switch = Switches
measure-train = Trains
measure-load = Loading
measure-extra = Extra goods
measure-stopped-red = Red signal posts
measure-stopped-closed = Closed junctions
measure-stopped-behind = Behind another train
measure-stopped-city = Occupied cities
measure-head-on = Collisions
measure-start-reached = Start places reached
measure-place-taken = Occupied start places
measure-depot-empty = Empty depot
measure-none-but-barred = Second deployments
