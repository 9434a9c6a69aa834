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

SS-1-1 = For 2 to 4 players. There are 9 trains, 3 each in black, brown and grey, with one movement die per colour: black 2, 3, 3, 4, 4, 5; brown 1, 2, 2, 3, 3, 4; grey 1, 1, 1, 2, 2, 3. There are 81 action cards, 27 each for signals, switches and trains; 18 departure cards and a start card; 12 goods in four colours; and 10 signal discs, 30 switch discs and 10 time tokens.
SS-1-2 = Each map has four goods cities, one for each colour, one or two ports, and three helpers. In Central Europe the port is Marseille, in North America the ports are San Francisco and New York.
SS-1-3 = Eleven start places lie at the edge of the network, with the numbers 2 to 12 for the sum of two dice.
SS-1-4 = A departure card is read from top to bottom: trains to deploy, then colours that move, or multi-colour symbols.
SS-2-1 = A section, a city and a start place hold at most one train each. Junctions, borders of two sections, and signal posts hold no train and cost no movement point.
SS-2-2 = A junction of three sections has one switch disc, a junction of four has two. A disc closes the section it lies on; the two uncovered sections are joined with each other, both ways.
SS-2-3 = A signal post is green if a disc lies on it, otherwise red, in both directions. City posts lie between a city and each adjoining section, line posts between two sections. There is none at a start place.
SS-2-4 = A train is in the depot, or it stands somewhere with a heading and perhaps a load. On a section it faces one of the two ends, in a start place the board, and in a city any way until it leaves. It carries one goods at most.
SS-2-5 = Discs are moved but never added or removed, every city always has at least one green post, and nobody holds more than 10 cards.
SS-3-1 = Choose a map. In the first game on it, discs lie as the map shows; later you may place them freely: junctions as their size demands, one signal disc on each city, and 3 on lines.
SS-3-2 = Put 2 goods of its colour on each goods city.
SS-3-3 = Put 7 time tokens on the clock: that is full.
SS-3-4 = All 9 trains start in the depot.
SS-3-5 = Each of the map’s three helpers can be used once in a game.
SS-3-6 = Shuffle the 18 departure cards, remove 2 unseen, and put the start card on top: the game lasts 17 turns at most.
SS-3-7 = Shuffle the 81 action cards and deal 5 to each player; the rest is the draw pile.
SS-3-8 = Whoever last had to wait for a goods train at a level crossing starts, otherwise the oldest player.
SS-3-9 = You play together: hands may be discussed openly, and what concerns all is decided together. If you cannot agree, the player whose turn it is decides.
SS-4-1 = In your turn, first reveal and resolve the top departure card, then play action cards, then draw. Then it is the turn of the player to your left.
SS-4-2 = Resolve the card from top to bottom: first deployments, then the colours that move.
SS-4-3 = Deploying is compulsory. Choose a colour of which a train is in the depot, then roll two dice: their sum is the start place, where the train faces the board. If the place is occupied, or no train is in the depot, you lose 2 time tokens instead. A train just deployed moves if the card shows its colour.
SS-4-4 = A card with two deployments brings two trains of different colours, one after the other.
SS-4-5 = The start card deploys a black, a brown and a grey train. If a place is occupied, roll again; no tokens are lost. Nothing moves.
SS-4-6 = Every train of the colour on the board moves once, each with a roll of its own. The player whose turn it is chooses the next one. If none is on the board, nothing happens.
SS-4-7 = A multi-colour symbol lets you choose the colour, even one whose trains are all in the depot. Two of them mean two different colours, three mean all colours in an order you choose.
SS-5-1 = You may play any number of action cards, in any order, even none or all. They go to the discard pile.
SS-5-2 = Signal: move one disc from a green post to any red one. No city may be left without a disc.
SS-5-3 = Switch: set one junction in any other way.
SS-5-4 = Train: choose a train on the board, roll its die and move it.
SS-5-5 = Any two action cards together pay for one action of any kind.
SS-5-6 = Load: discard any one action card to put a goods of the city on an empty train that stands in that goods city. Goods are never unloaded or exchanged there.
SS-5-7 = At the end of your turn draw 5 cards, but never more than 10 in hand. When the pile is empty, shuffle the discards.
SS-6-1 = A train moves only by a departure card or a train action.
SS-6-2 = Roll the die of its colour: these are movement points, and they must be used. Every section, city and start place entered costs 1; posts and junctions cost nothing.
SS-6-3 = Each point that cannot be used costs 1 time token, unless another rule says otherwise.
SS-6-4 = A train always moves the way it faces and never turns round on a section. It may leave a city by any adjoining section whose post is green, even the one it came by.
SS-6-5 = Only one train may stand on a section, in a city or in a start place.
SS-6-6 = A junction is crossed only between its two open sections; otherwise the train stops before it.
SS-6-7 = A signal post is passed only when it is green; the train stops before a red one.
SS-6-8 = No overtaking: the train stops right behind another one, and before an occupied city.
SS-6-9 = Entering a goods city or a port ends the move, and unused points then cost nothing.
SS-6-10 = In the port a train goes to the depot at once; its load is first put on the port’s storage.
SS-6-11 = Head-on: if the next space holds a train that faces the moving one, and points are left, you lose 2 time tokens for each of them. The moving train goes to the depot, its load back to its city; the other train stays.
SS-6-12 = A train that reaches a start place goes to the depot, its load back to its city, and you lose exactly 2 time tokens.
SS-6-13 = A train moves space by space until its points are used or something stops it. Tokens are removed when the move has ended; a delivery counts before that.
SS-7-1 = Time tokens are lost for unused points (1 each, head-on 2 each), for a start place reached (2), and for a deployment that is not possible (2).
SS-7-2 = When the last token is removed, the top departure card leaves the game unseen and the clock is refilled; tokens still owed are taken from the refill.
SS-8-1 = Logistician: cancel the movement die just rolled and roll again; the new roll counts.
SS-8-2 = Dispatcher: until the end of the turn, trains may run through cities whose posts are green on both sides, or stop there without loss. They cannot load on the way.
SS-8-3 = Conductor: one colour of the card just revealed does not move at all.
SS-8-4 = Crossing keeper: put the departure card just revealed under the deck and reveal the next one.
SS-8-5 = Shunter: choose the start place of one deployment instead of rolling.
SS-8-6 = Traffic controller: one train of a colour of the card just revealed does not move; the others do.
SS-9-1 = You win together, at once, when the last required goods reaches its port.
SS-9-2 = You lose together when a turn ends, no departure card is left, and goods are missing.
SS-9-3 = You lose at once when a departure card must be removed and none is left.
SS-10-1 = Easier: one more signal disc, fewer departure cards removed (1 or 0), or a clock of 8, 9 or 10 tokens.
SS-10-2 = Harder: remove 3, 4, 5 or more departure cards.
SS-10-3 = Harder, with 10 goods: put 3 goods on every goods city. In Central Europe deliver 2 of each colour and any 2 more; in North America one goods of any colour more to each port.
SS-11-1 = Changed start places: shuffle the location tokens, put one on each start place and reveal them. Their numbers replace the printed ones.
SS-11-2 = No deployment dice: location tokens turned over from a shuffled pile give the start places. After the start card, all are shuffled again.
SS-12-1 = In North America each of the two ports needs one goods of every colour.
SS-12-2 = In North America trains may always run through cities whose posts are green; stopping there is optional and costs nothing. To load, a train must stop: it arrives in one move and leaves in a later one.
SS-12-3 = In North America an empty train may stop in a port, where it stays on the board, or run through it.
SS-12-4 = In North America 9 signal discs are used: one on each of the 6 cities, 3 on lines.

## The rulings: where the rulebook can be read in more than one way

SS-R1 = SS-2.2: what does a switch disc do? Here: it closes the section it covers. Any two sections of a junction can be joined, sharp turns included.
SS-R2 = SS-2.3: does a signal post work in one direction only? Here: no, in both.
SS-R3 = SS-6.4: when is the way out of a city chosen? Here: after the roll, as part of the move.
SS-R4 = SS-6.4: must the way out be one that uses most points? Here: no, any green post will do.
SS-R5 = SS-6.8: is running up to a train in a city head-on? Here: no, it costs 1 token for each point. Switch: city_head_on.
SS-R6 = SS-6.11: is running up to a train in a start place head-on? Here: yes, it faces the board. Switch: start_head_on.
SS-R7 = SS-6.2: does entering a start place take a point? Here: yes; a train that ends on the section before it stays there without loss.
SS-R8 = SS-6.11: is it head-on when no point is left? Here: no. A train blocked at once in its city has all points unused.
SS-R9 = SS-4.5: does anything move on the start card? Here: no.
SS-R10 = SS-4.4: what if only one colour is left for two deployments? Here: the second is not possible and costs tokens. Colours are chosen one by one, each before its roll.
SS-R11 = SS-4.7: may a colour be chosen whose trains are all in the depot? Here: yes, also for a single symbol. All colours of one card are different.
SS-R12 = SS-5.7: may you draw fewer cards than you could? Here: no.
SS-R13 = SS-9.2: what if the clock removes the last departure card? Here: this turn is the last one.
SS-R14 = SS-7.2: what if more tokens are owed than the refill has? Here: a second card is removed.
SS-R15 = SS-8.2: which way may a train run through a city? Here: out by another section than it came, with a green post and nobody on it; otherwise it stops without loss.
SS-R16 = SS-8.2: does the dispatcher let trains run through Marseille? Here: no. Switch: dispatcher_port.
SS-R17 = SS-8.3, SS-8.6: when do conductor and traffic controller help, and for how long? Here: when the colour is known and before its first roll; a train action may still move the train. Switch: held_for_turn.
SS-R18 = SS-8.1: when does the logistician help? Here: before the train is moved, and never with the dice of a deployment.
SS-R19 = SS-8.4: may the crossing keeper take any card? Here: not the start card, not the last card, and only before anything of the card was done.
SS-R20 = SS-8.5: may the shunter choose an occupied place? Here: no. The choice stands in for one roll, or for one token.
SS-R21 = SS-12.3: what does a loaded train do in a port of North America? Here: if it stops and the port still needs its goods, it unloads and goes to the depot; otherwise it stands there loaded. It may run through. Switch: port_takes_all.
SS-R22 = SS-12.3: does an empty train in a port of North America go to the depot? Here: no.
SS-R23 = SS-10.3: which extra goods count? Here: in Marseille two of any colour, and further ones are worth nothing; each port of North America takes one beside its four colours.
SS-R24 = SS-10.1: where does the extra signal disc lie? Here: on any red post.
SS-R25 = SS-11.2: what if the pile of location tokens runs out? Here: all eleven are shuffled again.
SS-R26 = SS-4.3: may you roll again if the place is occupied? Here: no, the deployment is used up.
SS-R27 = SS-5.6: can goods that came back be loaded again? Here: yes, and you may load several times in a turn.
SS-R28 = SS-3.9: who enters what is decided together? Here: the player whose turn it is.
SS-R29 = SS-5.5: may two cards pay for an action of their own kind? Here: yes. An action must change something, and a train action needs a train on the board.
SS-R30 = SS-5.5: must the two cards be of one kind? Here: no. Where public descriptions contradict the rulebook, the rulebook counts.
SS-R31 = SS-8.5: may the shunter help with the start card? Here: yes, you are asked before each of its rolls.
SS-R32 = SS-8.2: what is “any moment” for the dispatcher? Here: every decision of the turn; and a train that reaches a goods city with points left and a way on asks, if nothing could be decided since its die.
SS-R33 = SS-8.4: when is the crossing keeper asked? Here: at the first decision of the card, and always before a token is lost.
SS-R34 = SS-4.1: what is known of the deck? Here: which cards nobody has seen, not their order; the removed ones are among them. A card laid under the deck comes last.
SS-R35 = SS-5.7: when are the discards shuffled? Here: when a card must be drawn and the pile is empty, if need be in the middle of a draw.
SS-R36 = SS-4.7: when is the second colour chosen? Here: after the first has moved. A colour you chose counts as shown on the card, and a colour without a train on the board cannot be held.
SS-R37 = SS-6.4: may a train leave a city where the way is blocked? Here: yes, by any green post; only running through needs a free section.
SS-R38 = SS-4.4: may the second deployment have the colour of the first if that one failed? Here: no. With an empty depot each deployment costs 2 tokens.
SS-R39 = SS-9.2: do you still draw cards in the last turn? Here: yes, then the game is lost.
SS-R40 = SS-10.3: what is the result of a game? Here: the goods that count. A port of North America takes its extra goods at any time.
SS-R41 = SS-10.1: how far can the difficulty go? Here: 0 to 18 cards removed, 7 to 10 time tokens, 2 or 3 goods on a city, no or one extra disc.

## The game’s name, and what a changed rule set changes

title = Switch & Signal
knob-removed = Departure cards removed
knob-clock = Time tokens on the clock
knob-goods = Goods on each goods city
knob-tokens = Location tokens
knob-extra_signal = Extra signal discs
knob-trains = Trains of each colour
knob-black = Faces of the black die
knob-brown = Faces of the brown die
knob-grey = Faces of the grey die
knob-action_cards = Action cards of each kind
knob-departures = Departure cards
knob-deal = Action cards dealt
knob-draw = Action cards drawn
knob-hand_limit = Most action cards in hand
knob-unused_tokens = Time tokens for an unused point
knob-head_on_tokens = Time tokens for an unused point head-on
knob-start_place_tokens = Time tokens for reaching a start place
knob-no_deployment_tokens = Time tokens for a deployment that is not possible
knob-city_head_on = Running up to a train in a city is head-on
knob-start_head_on = Running up to a train in a start place is head-on
knob-dispatcher_port = The dispatcher lets trains run through ports
knob-held_for_turn = A train that is held takes no train action either
knob-port_takes_all = A port also takes goods it does not need
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
   *[other] { $written }
}

## Why not

why-game-over = The game is over.
why-card-not-on-top = That departure card cannot lie on top of the deck.
why-chance-first = First { $what ->
    [card] a departure card is revealed
    [place] the start place is found
    [die] the die is rolled
   *[draw] the cards are drawn
}.
why-no-chance-now = Nothing is rolled or drawn now: play action cards, or end your actions.
why-actions-now = The departure card is done: play action cards, or end your actions.
why-deploy-first = First deploy a train.
why-colour-first = First choose the colour that moves.
why-train-first = First choose the next of the { trains-of }.
why-keeper-first = First decide whether the crossing keeper takes this card.
why-die-first = The die shows { $points }: first decide whether the logistician rolls again.
why-leave-first = First choose how the train leaves { $city }.
why-stop-first = First decide whether the train stops in { $city }.
why-not-on-this-map = There is no { helper } on this map.
why-helper-used = The { helper } has already helped in this game.
why-keeper-too-late = The crossing keeper takes only the departure card just revealed, before anything of it is done, and never the start card.
why-keeper-no-card = The crossing keeper cannot help: no other departure card is left.
why-start-colour = The start card deploys the { train } now.
why-same-colour = The two trains of this card must differ in colour, and { colour } was chosen first.
why-not-in-depot = No { train } is in the depot.
why-place-taken = { $place } is occupied.
why-rolled-again = { $place } is occupied: on the start card you roll again.
why-token-turned = The location token { $number } has already been turned over.
why-colour-used = This card shows { colour } already; all its colours differ.
why-has-moved = That { train } has moved already.
why-other-colour = That is a { train }; now the { $due ->
    [black] black
    [brown] brown
   *[grey] grey
} ones move.
why-no-such-place = There is no such place on the map.
why-no-train-there = No train stands { at-spot }.
why-hold-too-late = One of the { trains-of } has rolled already.
why-hold-other = Only { colour } is about to move now.
why-hold-nobody = None of the { trains-of } that wait stands { at-spot }.
why-no-such-face = The die of the { train } has no { $points }.
why-not-adjoining = { $city } does not adjoin { spot }.
why-exit-red = { post } is red.
why-no-through = Trains cannot run through { $city } now; the dispatcher would allow it.
why-way-back = A train that runs through { $city } does not go back to where it came from.
why-exit-taken = Another train stands { at-spot }.
why-no-card = You have no { card-kind }.
why-no-two-cards = You do not have { COUNT($cards, as: "cards-of-kind") } to pay with.
why-no-post = There is no such signal post.
why-no-disc = { post } is red: no disc lies there.
why-is-green = { post } is green already.
why-last-disc = { $city } would be left without a signal disc.
why-no-junction = There is no such junction.
why-no-setting = { $junction } cannot be set like that: two sections stay open, all others are closed.
why-same-setting = { $junction } joins { $a } and { $b } already.
why-is-held = The { train } is held in this turn.
why-no-goods-city = That is no goods city.
why-nobody-to-load = No train stands in { $city }.
why-is-loaded = The { train } carries { goods } already.
why-no-goods-left = No goods are left in { $city }.
why-draw-number = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} to be drawn.
why-draw-impossible = These cards cannot be drawn: so many of a kind are not there.

## What happened

event-map-laid = { $map } lies on the table, with { $switches } switch discs and { $signals } signal discs.
event-goods-laid = { $goods } goods lie on each goods city; { $needed } must be delivered.
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
} removed; with the start card on top, the deck has { $cards }.
event-hands-dealt = Everyone is dealt { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}.
event-ports-need = Each of the { $ports } ports needs one goods of every colour.
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
event-revealed = The departure card shows { $deploy ->
    [0] {""}
    [one] a train to deploy{ $moves ->
        [0] {""}
       *[other] , then{" "}
    }
   *[other] { $deploy } trains to deploy{ $moves ->
        [0] {""}
       *[other] , then{" "}
    }
}{ COUNT($symbols, as: "symbol") }.
event-to-deploy = { $you ->
    [1] You choose
   *[0] { name } chooses
} a { train } to deploy.
event-deployed = The { train } is deployed at { $place }, start place { $number }.
event-place-taken = { $place }, start place { $number }, is occupied: the { train } is not deployed.
event-depot-empty = No train is in the depot, so none can be deployed.
event-none-but-barred = Only { trains-of } are in the depot, and the second train must have another colour.
event-colour-chosen = { $you ->
    [1] You choose
   *[0] { name } chooses
} { colour } to move.
event-none-out = No { train } is on the board, so none moves.
event-next-train = { $you ->
    [1] You choose
   *[0] { name } chooses
} the { train } { at-spot }.
event-card-done = The departure card is done.
event-rolled = The die of the { train } shows { $points }.
event-left-city = The { train } leaves { $city } towards { $to }.
event-ran-through = The { train } runs through { $city } towards { $to }.
event-drove = The { train } goes { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { spot }.
event-stopped-red = It stops before { post }, which is red; { points } unused.
event-stopped-closed = It stops before { $junction }, which is closed to it; { points } unused.
event-stopped-behind = It stops behind the train { at-spot }; { points } unused.
event-stopped-city = It stops before { $city }, which is occupied; { points } unused.
event-head-on = It meets the train { at-spot } head-on with { points } left and goes to the depot.
event-start-reached = It reaches the start place { $place } and goes to the depot.
event-goods-back = The { goods } go back to { $city }.
event-arrived = The { train } stands in { $city }.
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
event-reshuffled = The discards are shuffled into a new pile.
event-hand-full = { $you ->
    [1] Your hand is full, so you draw
   *[0] { name } has a full hand and draws
} nothing.
event-won = All { $goods } goods have reached their ports: you win together!
event-ran-out = The last departure card is gone and { $goods } of { $needed } goods are delivered: the game is lost.
event-out-of-time = A departure card must be removed and none is left, with { $goods } of { $needed } goods delivered: the game is lost.
