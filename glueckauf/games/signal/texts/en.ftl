### Switch & Signal: every sentence of the game.
### Places come by their names: $spot is a city, a start place or a line, $spot-piece the number of the section
### on that line and $spot-pieces how many it has (0: no line). A post is of a city ($post), towards a neighbour
### ($post-to), or of a line ($post-to is "line").

## Words that sentences are built from

player = { name }
colour = { $colour ->
    [black] black
    [brown] brown
   *[grey] grey
}
train = { $colour ->
    [black] black train
    [brown] brown train
   *[grey] grey train
}
trains-of = { $colour ->
    [black] black trains
    [brown] brown trains
   *[grey] grey trains
}
# The cubes of a colour, one or more.
goods = { $goods ->
    [yellow] yellow goods
    [blue] blue goods
    [red] red goods
   *[white] white goods
}
spot = { $spot-pieces ->
    [0] { $spot }
    [1] the line { $spot }
   *[other] section { $spot-piece } of the line { $spot }
}
at-spot = { $spot-pieces ->
    [0] in { $spot }
    [1] on the line { $spot }
   *[other] on section { $spot-piece } of the line { $spot }
}
post = { $post-to ->
    [line] the signal post on the line { $post }
   *[other] the signal post of { $post } towards { $post-to }
}
target = { $target-to ->
    [line] the signal post on the line { $target }
   *[other] the signal post of { $target } towards { $target-to }
}
map = { $region ->
    [central_europe] Central Europe
    [north_america] North America
   *[other] { $map }
}
tokens = { $tokens ->
    [one] { $tokens } time token
   *[other] { $tokens } time tokens
}
points = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
symbol = { $n ->
    [one] { $colour ->
        [k] black
        [n] brown
        [g] grey
       *[m] a colour of your choice
    }
   *[other] { $n } colours of your choice
}
cards-of-kind = { $colour ->
    [s] { $n ->
        [one] 1 signal card
       *[other] { $n } signal cards
    }
    [w] { $n ->
        [one] 1 switch card
       *[other] { $n } switch cards
    }
   *[t] { $n ->
        [one] 1 train card
       *[other] { $n } train cards
    }
}
card-kind = { $card ->
    [signal] signal card
    [switch] switch card
   *[train] train card
}
helper = { $helper ->
    [logistician] logistician
    [dispatcher] dispatcher
    [conductor] conductor
    [crossing_keeper] crossing keeper
    [shunter] shunter
   *[traffic_controller] traffic controller
}

## The rules

SS-1-1 = For 2 to 4 players. There are 9 trains, 3 each in black, brown and grey, with a movement die for each colour: black 2, 3, 3, 4, 4, 5; brown 1, 2, 2, 3, 3, 4; grey 1, 1, 1, 2, 2, 3. There are 81 action cards, 27 each for signals, switches and trains; 18 departure cards and a start card; 12 goods cubes in four colours; 10 signal discs, 30 switch discs and 10 time tokens.
SS-1-2 = Each map has four goods cities, one for each colour of goods, one or two ports, and three helpers. In Central Europe the port is Marseille; in North America the ports are San Francisco and New York.
SS-1-3 = Eleven start places lie at the edge of the network. They are numbered from 2 to 12, the possible sums of the two deployment dice.
SS-1-4 = A departure card is read from top to bottom: first trains to deploy, if any, then the colours that move. A multi-colour symbol stands for a colour of your choice.
SS-2-1 = A section of track, a city and a start place each hold one train at most. Junctions, signal posts and the borders between sections hold no train and cost no movement point.
SS-2-2 = A junction of three sections has one switch disc, a junction of four has two. A disc closes the section it lies on; the two sections without a disc are joined with each other, in both directions.
SS-2-3 = A signal post is green if a disc lies on it, otherwise it is red; it works in both directions. There is a post between a city and each adjoining section, and on some lines between two sections, but never at a start place.
SS-2-4 = A train is in the depot, or it is on the board with a heading and perhaps a load. On a section it faces one of the two ends, in a start place it faces the board, and in a city it may leave any way. It carries one goods cube at most.
SS-2-5 = Discs are moved but never added or taken away. Every city always has at least one green post, and nobody holds more than 10 cards.
SS-3-1 = Choose a map. In your first game on it, lay the discs as the map shows. In later games you may lay them freely: one switch disc on each junction of three sections and two on each of four, one signal disc on each city, and 3 signal discs on lines.
SS-3-2 = Put 2 goods cubes of its colour on each goods city.
SS-3-3 = Put 7 time tokens on the clock; then it is full.
SS-3-4 = All 9 trains start in the depot.
SS-3-5 = Each of the map’s three helpers can be called once in a game.
SS-3-6 = Shuffle the 18 departure cards, remove 2 without looking, and put the start card on top: the game lasts 17 turns at most.
SS-3-7 = Shuffle the 81 action cards and deal 5 to each player; the rest is the draw pile.
SS-3-8 = The player who last had to wait at a level crossing for a goods train starts. If nobody had to, the oldest player starts.
SS-3-9 = You play together: you may talk about your cards at any time, and you decide together. If you cannot agree, the player whose turn it is decides.
SS-4-1 = In your turn, first reveal the top departure card and carry it out, then play action cards, then draw new ones. After that it is the turn of the player to your left.
SS-4-2 = Carry out the card from top to bottom: first deploy trains, then move the colours it shows.
SS-4-3 = Deploying is compulsory. Choose a colour that has a train in the depot, then roll the two deployment dice: their sum is the start place, where the train faces the board. If the place is occupied, or if the depot is empty, you lose 2 time tokens instead. A train just deployed moves if the card shows its colour.
SS-4-4 = A card with two deployments brings two trains of different colours, one after the other.
SS-4-5 = The start card deploys a black, a brown and a grey train. If a place is occupied, roll again; you lose no tokens. No train moves.
SS-4-6 = Every train of the colour that is on the board moves once, each with a roll of its own. The player whose turn it is chooses which comes next. If none is on the board, nothing happens.
SS-4-7 = A multi-colour symbol lets you choose the colour, even one whose trains are all in the depot. Two symbols mean two different colours; three mean all colours, in any order you like.
SS-5-1 = Play as many action cards as you like, in any order: none, some or all of them. They go to the discard pile.
SS-5-2 = Signal: move one disc from a green post to any red one. No city may be left without a disc.
SS-5-3 = Switch: set one junction in any other way.
SS-5-4 = Train: choose a train on the board, roll its die and move it.
SS-5-5 = Any two action cards together pay for one action of any kind.
SS-5-6 = Load: discard any one action card to put a goods cube of a goods city on an empty train that stands there. Goods are never unloaded or exchanged in a goods city.
SS-5-7 = At the end of your turn draw 5 cards, but never more than 10 in your hand. When the pile is empty, shuffle the discards.
SS-6-1 = A train moves only when a departure card or a train action says so.
SS-6-2 = Roll the die of its colour: these are movement points, and they must be used. Entering a section, a city or a start place costs 1 point; signal posts and junctions cost nothing.
SS-6-3 = Each movement point that cannot be used costs 1 time token, unless another rule says otherwise.
SS-6-4 = A train always moves the way it faces and never turns round on a section. It may leave a city by any adjoining section whose signal post is green, even by the one it came from.
SS-6-5 = Only one train may stand on a section, in a city or in a start place.
SS-6-6 = A junction is crossed only between its two open sections; otherwise the train stops before it.
SS-6-7 = A signal post is passed only when it is green; the train stops before a red one.
SS-6-8 = No overtaking: a train stops right behind another one, and before an occupied city.
SS-6-9 = A train that enters a goods city or a port stops there, and its unused points cost nothing.
SS-6-10 = In the port a train goes to the depot at once; first its load is put into the port’s storage.
SS-6-11 = Head-on: if points are left and the train on the next space faces the moving one, you lose 2 time tokens for each point left. The moving train goes to the depot and its load back to its city; the other train stays.
SS-6-12 = A train that reaches a start place goes to the depot and its load back to its city, and you lose exactly 2 time tokens.
SS-6-13 = A train moves space by space until its points are used up or something stops it. Time tokens are removed when the move has ended; a delivery counts before that.
SS-7-1 = You lose time tokens for unused points (1 each, 2 each when head-on), for a start place reached (2), and for a deployment that is not possible (2).
SS-7-2 = When the last time token is removed, the top departure card leaves the game unseen and the clock is filled up again; tokens still owed are then taken from it.
SS-8-1 = Logistician: ignore the movement die just rolled and roll it again; the new roll counts.
SS-8-2 = Dispatcher: until the end of the turn, trains may run through cities where the posts are green on both sides, or stop there at no cost. They cannot load while running through.
SS-8-3 = Conductor: choose a colour of the departure card just revealed. None of its trains moves.
SS-8-4 = Crossing keeper: put the departure card just revealed under the deck and reveal the next one instead.
SS-8-5 = Shunter: choose the start place of one deployment instead of rolling.
SS-8-6 = Traffic controller: one train in a colour of the departure card just revealed does not move; the others do.
SS-9-1 = You win together, at once, when the last of the required goods reaches its port.
SS-9-2 = You lose together when a turn ends, no departure card is left, and goods are still missing.
SS-9-3 = You lose at once when a departure card must be removed and none is left.
SS-10-1 = Easier: use one more signal disc, remove only 1 departure card or none, or put 8, 9 or 10 time tokens on the clock.
SS-10-2 = Harder: remove 3, 4, 5 or more departure cards.
SS-10-3 = Harder, with 10 goods cubes: put 3 on every goods city. In Central Europe deliver 2 of each colour and any 2 more; in North America deliver one more of any colour to each port.
SS-11-1 = Changed start places: shuffle the location tokens, put one on each start place and reveal them. Their numbers replace the printed ones.
SS-11-2 = No deployment dice: turn over location tokens from a shuffled pile to find the start places. After the start card, shuffle all of them again.
SS-12-1 = In North America each of the two ports needs one goods cube of every colour.
SS-12-2 = In North America trains may always run through cities where the posts are green on both sides, or stop there at no cost. To load, a train must stop: it arrives in one move and leaves in a later one.
SS-12-3 = In North America an empty train may stop in a port and then stays on the board, or it may run through.
SS-12-4 = In North America you use 9 signal discs: one on each of the 6 cities and 3 on lines.

## The rulings: where the rulebook can be read in more than one way

SS-R1 = SS-2.2: what does a switch disc do? Here: it closes the section it covers. Any two sections of a junction can be joined, sharp turns included.
SS-R2 = SS-2.3: does a signal post work in one direction only? Here: no, in both.
SS-R3 = SS-6.4: when do you choose the way out of a city? Here: after the roll, as part of the move.
SS-R4 = SS-6.4: must you choose the way out that uses the most points? Here: no, any green post will do.
SS-R5 = SS-6.8: does running up to a train in a city count as head-on? Here: no, it costs 1 token for each unused point. Switch: city_head_on.
SS-R6 = SS-6.11: does running up to a train in a start place count as head-on? Here: yes, because that train faces the board. Switch: start_head_on.
SS-R7 = SS-6.2: does entering a start place cost a point? Here: yes; a train that ends its move on the section before it stays there at no cost.
SS-R8 = SS-6.11: is it head-on when no point is left? Here: no. If a train is blocked right at its city, all its points are unused.
SS-R9 = SS-4.5: does any train move on the start card? Here: no.
SS-R10 = SS-4.4: what if only one colour is left in the depot for two deployments? Here: the second is not possible and costs tokens. You choose the colours one by one, each before its roll.
SS-R11 = SS-4.7: may you choose a colour whose trains are all in the depot? Here: yes, for a single symbol, too. All colours of one card are different.
SS-R12 = SS-5.7: may you draw fewer cards than you could? Here: no.
SS-R13 = SS-9.2: what if refilling the clock removes the last departure card? Here: this turn is the last one.
SS-R14 = SS-7.2: what if you owe more tokens than the full clock has? Here: a second card is removed.
SS-R15 = SS-8.2: by which way may a train run through a city? Here: by any other section than the one it came from, if the post there is green and no train is on it; otherwise it stops at no cost.
SS-R16 = SS-8.2: does the dispatcher let trains run through Marseille? Here: no. Switch: dispatcher_port.
SS-R17 = SS-8.3, SS-8.6: when do the conductor and the traffic controller help, and for how long? Here: when the colour is known and before its first roll; a train action may still move the train. Switch: held_for_turn.
SS-R18 = SS-8.1: when does the logistician help? Here: before the train is moved, and never with the deployment dice.
SS-R19 = SS-8.4: may the crossing keeper take any card? Here: not the start card, not the last card, and only before anything on the card has been carried out.
SS-R20 = SS-8.5: may the shunter choose an occupied place? Here: no. The choice replaces one roll, or one location token.
SS-R21 = SS-12.3: what does a loaded train do in a port of North America? Here: if it stops and the port still needs its goods, it unloads and goes to the depot; otherwise it stays there with its load. It may also run through. Switch: port_takes_all.
SS-R22 = SS-12.3: does an empty train in a port of North America go to the depot? Here: no.
SS-R23 = SS-10.3: which extra goods count? Here: in Marseille two of any colour, and more are worth nothing; each port of North America takes one besides its four colours.
SS-R24 = SS-10.1: where do you lay the extra signal disc? Here: on any red post.
SS-R25 = SS-11.2: what if the pile of location tokens runs out? Here: all eleven are shuffled again.
SS-R26 = SS-4.3: may you roll again if the place is occupied? Here: no, the deployment is used up.
SS-R27 = SS-5.6: can goods that went back to their city be loaded again? Here: yes, and you may load several times in a turn.
SS-R28 = SS-3.9: who plays what you decide together? Here: the player whose turn it is.
SS-R29 = SS-5.5: may two cards pay for an action of their own kind? Here: yes. An action must change something, and a train action needs a train on the board.
SS-R30 = SS-5.5: must the two cards be of the same kind? Here: no. Where public descriptions contradict the rulebook, the rulebook counts.
SS-R31 = SS-8.5: may the shunter help with the start card? Here: yes, you can call the shunter before each of its rolls.
SS-R32 = SS-8.2: what does “at any moment” mean for the dispatcher? Here: at every decision of the turn. If a train reaches a goods city with points left and could run on, but nothing could be decided since its roll, you may decide then.
SS-R33 = SS-8.4: when can you call the crossing keeper? Here: at the first decision of the card, and always before a token is lost.
SS-R34 = SS-4.1: what is known about the deck? Here: which cards nobody has seen, but not their order; the removed ones are among them. A card put under the deck comes last.
SS-R35 = SS-5.7: when do you shuffle the discards? Here: when you must draw a card and the pile is empty, even in the middle of a draw.
SS-R36 = SS-4.7: when do you choose the second colour? Here: after the first has moved. A colour you chose counts as shown on the card, and a colour without a train on the board cannot be held.
SS-R37 = SS-6.4: may a train leave a city although the way is blocked? Here: yes, by any green post; only a train that runs through needs a free section.
SS-R38 = SS-4.4: may the second train have the colour of the first if that one could not be deployed? Here: no. With an empty depot each deployment costs 2 tokens.
SS-R39 = SS-9.2: do you still draw cards in the last turn? Here: yes, and then the game is lost.
SS-R40 = SS-10.3: what is the result of a game? Here: the number of goods that count. A port of North America takes its extra goods at any time.
SS-R41 = SS-10.1: how far can the difficulty be changed? Here: remove 0 to 18 cards, use 7 to 10 time tokens, 2 or 3 goods cubes on a city, and one extra disc or none.

## The game’s name, and what a changed rule set changes

title = Switch & Signal
knob-map = Map
knob-map-central_europe = Central Europe
knob-map-north_america = North America
knob-removed = Departure cards removed
knob-clock = Time tokens on the clock
knob-goods = Goods on each goods city
knob-tokens = Location tokens
knob-tokens-none = not used
knob-tokens-places = on the start places
knob-tokens-pile = a pile in place of the dice
knob-extra_signal = Extra signal discs
knob-trains = Trains of each colour
knob-black = Faces of the black die
knob-brown = Faces of the brown die
knob-grey = Faces of the grey die
knob-action_cards = Action cards of each kind
knob-departures = Departure cards
knob-deal = Action cards dealt
knob-draw = Action cards drawn
knob-hand_limit = Largest hand of action cards
knob-unused_tokens = Time tokens lost for an unused point
knob-head_on_tokens = Time tokens lost for an unused point when head-on
knob-start_place_tokens = Time tokens lost for reaching a start place
knob-no_deployment_tokens = Time tokens lost for a deployment that is not possible
knob-city_head_on = Running up to a train in a city counts as head-on
knob-start_head_on = Running up to a train in a start place counts as head-on
knob-dispatcher_port = The dispatcher lets trains run through ports
knob-held_for_turn = A train that is held cannot be moved by a train action either
knob-port_takes_all = A port also takes goods that it does not need
changed-rule = { $rule ->
    [removed] { $value ->
        [0] no departure card is removed
        [one] 1 departure card is removed
       *[other] { $value } departure cards are removed
    }
    [clock] the clock has { $value } time tokens
    [goods] every goods city has { $value } goods
    [tokens] { $value ->
        [places] location tokens change the start places
       *[pile] location tokens replace the deployment dice
    }
    [extra_signal] there is an extra signal disc
    [trains] { $value ->
        [one] there is 1 train of each colour
       *[other] there are { $value } trains of each colour
    }
    [deal] everyone is dealt { $value ->
        [one] 1 action card
       *[other] { $value } action cards
    }
    [draw] you draw { $value ->
        [one] 1 action card
       *[other] { $value } action cards
    } at the end of a turn
    [hand_limit] a hand holds { $value ->
        [one] 1 action card
       *[other] { $value } action cards
    } at most
    [city_head_on] running up to a train in a city counts as head-on
    [start_head_on] running up to a train in a start place does not count as head-on
    [dispatcher_port] the dispatcher lets trains run through ports, too
    [held_for_turn] a train that is held cannot be moved by a train action either
    [port_takes_all] a port also takes goods that it does not need
   *[other] { $written }
}

## Why not

why-game-over = The game is over.
why-card-not-on-top = That departure card cannot be on top of the deck.
why-chance-first = { $what ->
    [card] First reveal the departure card
    [place] First find out the start place
    [die] First roll the die
   *[draw] First draw your cards
}.
why-no-chance-now = There is nothing to roll or draw now: play action cards, or end your actions.
why-actions-now = The departure card has been carried out: play action cards, or end your actions.
why-deploy-first = First deploy a train.
why-colour-first = First choose the colour that moves.
why-train-first = First choose which of the { trains-of } comes next.
why-keeper-first = First decide whether the crossing keeper takes this card.
why-die-first = The die shows { $points }: first decide whether the logistician rolls again.
why-leave-first = First choose how the train leaves { $city }.
why-stop-first = First decide whether the train stops in { $city }.
why-not-on-this-map = There is no { helper } on this map.
why-helper-used = The { helper } has already helped in this game.
why-keeper-too-late = The crossing keeper takes only the departure card just revealed, before anything on it has been carried out, and never the start card.
why-keeper-no-card = The crossing keeper cannot help: no other departure card is left.
why-start-colour = The start card deploys the { train } now.
why-same-colour = The two trains of this card must differ in colour, and you chose { colour } first.
why-not-in-depot = There is no { train } in the depot.
why-place-taken = { $place } is occupied.
why-rolled-again = { $place } is occupied: with the start card, you roll again.
why-token-turned = Location token { $number } has already been turned over.
why-colour-used = This card already moves { colour }; all its colours must differ.
why-has-moved = That { train } has already moved.
why-other-colour = That is a { train }; now the { $due ->
    [black] black
    [brown] brown
   *[grey] grey
} ones move.
why-no-such-place = There is no such place on the map.
why-no-train-there = There is no train { at-spot }.
why-hold-too-late = One of the { trains-of } has already rolled.
why-hold-other = Only { colour } is about to move now.
why-hold-nobody = There is no { train } { at-spot } that waits to move.
why-no-such-face = The die of the { trains-of } has no { $points }.
why-not-adjoining = { $city } is not next to { spot }.
why-exit-red = { post } is red.
why-no-through = Trains cannot run through { $city } now; only the dispatcher could allow it.
why-way-back = A train that runs through { $city } cannot go back where it came from.
why-exit-taken = There is another train { at-spot }.
why-no-card = You have no { card-kind }.
why-no-two-cards = You do not have { COUNT($cards, as: "cards-of-kind") } to pay with.
why-no-post = There is no such signal post.
why-no-disc = { post } is red: there is no disc to take.
why-is-green = { post } is already green.
why-last-disc = { $city } would be left without a signal disc.
why-no-junction = There is no such junction.
why-no-setting = { $junction } cannot be set like that: two sections stay open, all others are closed.
why-same-setting = { $junction } already joins { $a } and { $b }.
why-is-held = The { train } is held for this turn.
why-no-goods-city = That is not a goods city.
why-nobody-to-load = There is no train in { $city }.
why-is-loaded = The { train } already carries { goods }.
why-no-goods-left = There are no goods left in { $city }.
why-draw-number = You draw { $count ->
    [one] 1 card
   *[other] { $count } cards
} now, no more and no fewer.
why-draw-impossible = You cannot draw these cards: there are not that many of a kind.

## What happened

event-map-laid = { map } lies on the table, with { $switches } switch discs and { $signals } signal discs.
event-goods-laid = { $goods } goods cubes lie on each goods city; you must deliver { $needed }.
event-clock-set = The clock is set to { tokens }.
event-depot-filled = All { $trains } trains stand in the depot.
event-helpers-ready = { $helpers ->
    [one] One helper is ready.
   *[other] { $helpers } helpers are ready.
}
event-deck-laid = { $removed ->
    [0] No departure card is
    [one] 1 departure card is
   *[other] { $removed } departure cards are
} removed; with the start card on top, the deck has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-hands-dealt = Everyone is dealt { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}.
event-ports-need = Each of the { $ports } ports needs one goods cube of every colour.
event-places-changed = Location tokens change the numbers of the start places.
event-pile-laid = Location tokens lie ready in place of the deployment dice.
event-started = { $you ->
    [1] You start
   *[0] { name } starts
}.
event-turn-begun = It is { $you ->
    [1] your
   *[0] { name-of }
} turn; { $deck ->
    [one] this is the last departure card
   *[other] { $deck } departure cards are left
}.
event-start-card = The start card deploys a train of each colour.
event-revealed = The departure card { $deploy ->
    [0] moves{" "}
    [one] brings a new train{ $moves ->
        [0] {""}
       *[other] , then moves{" "}
    }
   *[other] brings { $deploy } new trains{ $moves ->
        [0] {""}
       *[other] , then moves{" "}
    }
}{ COUNT($symbols, as: "symbol") }.
event-to-deploy = { $you ->
    [1] You choose
   *[0] { name } chooses
} a { train } to deploy.
event-deployed = The { train } is deployed at { $place }, start place { $number }.
event-place-taken = { $place }, start place { $number }, is occupied: the { train } is not deployed.
event-depot-empty = The depot is empty, so no train can be deployed.
event-none-but-barred = Only { trains-of } are in the depot, and the second train must have another colour.
event-colour-chosen = { $you ->
    [1] You choose
   *[0] { name } chooses
} { colour } to move.
event-none-out = There is no { train } on the board, so none moves.
event-next-train = { $you ->
    [1] You choose
   *[0] { name } chooses
} the { train } { at-spot }.
event-card-done = The departure card has been carried out.
event-rolled = The { train } rolls { $points }.
event-left-city = The { train } leaves { $city } towards { $to }.
event-ran-through = The { train } runs through { $city } towards { $to }.
event-drove = The { train } goes { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { spot }.
event-stopped-red = It stops before { post }, which is red, with { points } unused.
event-stopped-closed = It stops before { $junction }, which is closed to it, with { points } unused.
event-stopped-behind = It stops behind the train { at-spot }, with { points } unused.
event-stopped-city = It stops before { $city }, which is occupied, with { points } unused.
event-head-on = It meets the train { at-spot } head-on, with { points } left, and goes to the depot.
event-start-reached = It reaches the start place { $place } and goes to the depot.
event-goods-back = The { goods } go back to { $city }.
event-arrived = The { train } arrives in { $city }.
event-may-run-on = The { train } is in { $city } with { points } left and may run on.
event-stopped = The { train } stops in { $city }.
event-delivered = The { train } delivers { goods } to { $city } and goes to the depot.
event-port-empty = The { train } reaches { $city } empty and goes to the depot.
event-tokens-lost = You lose { tokens }; { $clock ->
    [0] the clock is empty
    [one] 1 is left
   *[other] { $clock } are left
}.
event-refilled = The clock is refilled, and { $removed ->
    [one] 1 departure card is
   *[other] { $removed } departure cards are
} removed; { $deck ->
    [0] none is
    [one] 1 is
   *[other] { $deck } are
} left.
event-helper-logistician = The logistician rolls again.
event-helper-dispatcher = The dispatcher lets trains run through cities until the end of the turn.
event-helper-conductor = The conductor holds all { trains-of }.
event-helper-crossing-keeper = The crossing keeper puts the card under the deck.
event-helper-shunter = The shunter sends the { train } to { $place }.
event-helper-traffic-controller = The traffic controller holds the { train } { at-spot }.
event-signal-moved = { $you ->
    [1] You move
   *[0] { name } moves
} a disc from { post } to { target }{ $two ->
    [1] , for two cards
   *[0] {""}
}.
event-switch-set = { $you ->
    [1] You set
   *[0] { name } sets
} { $junction } to join { $a } and { $b }{ $two ->
    [1] , for two cards
   *[0] {""}
}.
event-train-sent = { $you ->
    [1] You send
   *[0] { name } sends
} the { train } { at-spot } on its way{ $two ->
    [1] , for two cards
   *[0] {""}
}.
event-loaded = { $you ->
    [1] You load
   *[0] { name } loads
} { goods } on the { train } in { $city }.
event-actions-ended = { $you ->
    [1] You end your actions
   *[0] { name } ends the actions
}.
event-drew = { $you ->
    [1] You draw
   *[0] { name } draws
} { COUNT($cards, as: "cards-of-kind") }.
event-reshuffled = The discards are shuffled and form a new pile.
event-hand-full = { $you ->
    [1] Your hand is full, so you draw nothing
   *[0] { name } has a full hand and draws nothing
}.
event-won = All { $goods } goods cubes have reached their ports: you win together!
event-ran-out = No departure card is left, and only { $goods } of { $needed } goods cubes are delivered: you lose together.
event-out-of-time = A departure card would have to be removed, but none is left. { $goods } of { $needed } goods cubes are delivered: you lose together.

## The scoresheet

label-sheet-title = { $over ->
    [1] the final score
   *[0] the score as it stands
}
label-sheet-port = goods in { $port }
