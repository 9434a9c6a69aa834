### Glück Auf, the card game: every sentence of the game.
### A fact like "lorry/a" or "barracks:3" also comes in parts: $zone-kind and $zone-detail.

## Words that sentences are built from

player = { name }
crest = { $crest ->
    [w] wheel
    [c] clover
    [t] tower
    [f] fox
   *[other] hidden
}
wagon = { $wagon ->
    [w] wheel wagon
    [c] clover wagon
    [t] tower wagon
    [f] fox wagon
   *[wild] wild wagon
}
engine = { $engine ->
    [red] red engine
    [green] green engine
    [blue] blue engine
    [yellow] yellow engine
   *[other] hidden engine
}
share = { $share ->
    [barracks] barracks
    [furnaces] furnaces
    [factories] factories
   *[steamboats] steamboats
}
stack = { $stack-kind ->
    [lorry] lorry stack { $stack-detail ->
        [a] A
       *[b] B
    }
    [wagon] wagon stack { $stack-detail ->
        [a] A
       *[b] B
    }
    [engine] engine stack
    [order] order stack
    [share] share stack
    [innovation] innovation stack
   *[objective] objective stack
}
    .the = { $stack-detail ->
        [a] { stack }
        [b] { stack }
       *[other] the { stack }
    }
zone = { $zone-kind ->
    [lorry] lorry stack { $zone-detail ->
        [a] A
       *[b] B
    }
    [wagon] wagon stack { $zone-detail ->
        [a] A
       *[b] B
    }
    [engine] the engine stack
    [order] the order stack
    [share] the share stack
    [innovation] the innovation stack
    [objective] the objective stack
    [mining] the mining card { $card }
    [delivery] the delivery card
   *[wild] the wild card
}
innovation = { $innovation ->
    [w3] innovation for 1 to 3 workers
    [w4] innovation for 1 to 4 workers
    [w5] innovation for 1 to 5 workers
    [lorry] lorry innovation
    [wagon] wagon innovation
    [engine] engine innovation
    [order] order innovation
    [share] share innovation
    [mining] mining innovation
    [delivery] delivery innovation
   *[other] hidden innovation
}
objective = { $objective-kind ->
    [shift_pairs] pairs of shift tokens
    [objectives] objective cards
    [engine] { $objective-detail ->
        [red] red engines
        [green] green engines
        [blue] blue engines
       *[yellow] yellow engines
    }
    [share] { $objective-detail ->
        [barracks] barracks shares
        [furnaces] furnaces shares
        [factories] factories shares
       *[steamboats] steamboats shares
    }
    [order] { $objective-detail ->
        [barracks] barracks orders
        [furnaces] furnaces orders
        [factories] factories orders
       *[steamboats] steamboats orders
    }
    [lorries] { $objective-detail ->
        [barracks] lorries for the barracks
        [furnaces] lorries for the furnaces
        [factories] lorries for the factories
       *[steamboats] lorries for the steamboats
    }
   *[other] hidden
}
workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
lorries = { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}
lorry = { $lorries ->
    [0] face-down card
    [one] card with one { crest } lorry
   *[other] card with two { crest } lorries
}
order = { $order-kind ->
    [barracks] barracks order for { lorries }
    [furnaces] furnaces order for { lorries }
    [factories] factories order for { lorries }
    [steamboats] steamboats order for { lorries }
   *[other] face-down order
}

## The rules

CG-1-1 = Shuffle each kind of card and lay it out as a face-up stack: everybody sees the top card, but nobody sees the cards below. Lorries and wagons make two stacks each, A and B; engines, orders, shares, innovations and objectives make one each. The action cards lie beside them.
CG-1-2 = With two players the mining card 1/2 is not used.
CG-1-3 = Every stack and every action card has a zone for workers. At first all zones are empty, but one worker is printed on the wild card.
CG-1-4 = The game is for 2 to 4 players. Each takes a board and the ten worker cards of a colour: five 1s, two 2s, and a 3, a 4 and a 5. With two players, everyone removes their 4s and 5s; with three, their 5s. Nobody starts with any other card.
CG-1-5 = The shift tokens lie on the mining card 0/1, number 1 on top: 7 tokens with two players, 6 with three, 5 with four.
CG-1-6 = Any player may be chosen to start the first shift.
CG-2-1 = The game has as many shifts as tokens. The starting player begins, and turns go clockwise, skipping everyone who is out of the shift, until all have passed.
CG-2-2 = On your turn you may play any number of action innovations. Then either place workers in exactly one zone, carry out its action and, if you like, play more innovations; or pass.
CG-2-3 = A zone costs one worker more than the latest placement there in this shift, no matter whose it was. The first use costs 1, the second 2, and so on; on the wild card the first use costs 2.
CG-2-4 = Pay with worker cards and worker innovations from your hand that add up to exactly the cost, neither more nor less. You choose the value of a worker innovation when you pay.
CG-2-5 = The cards you paid stay in the zone until the end of the shift. What counts is the latest placement, and who made it.
CG-2-6 = After paying you must carry out the action, so you may only choose a zone whose action is possible: the stack has a card, there is room for an engine, enough steps can be used, a train can leave, or the wild card finds a card you can take.
CG-2-7 = You place workers only once in a turn. The turn ends when you play no further innovation.
CG-2-8 = If you cannot place workers, or do not want to, you pass: until the next shift you have no turn and play no innovation. You keep the cards in your hand.
CG-3-1 = Lorry: take the top card of the stack and put it at the left end of your mining row, which has room for any number.
CG-3-2 = Wagon: take the top card of the stack and put it at a loading dock that bears its crest; a wild wagon may go to any dock. A dock has room for any number of wagons, and they never move to another dock.
CG-3-3 = Engine: take the top card of the stack and put it at a dock without an engine, even one without wagons. It can be neither moved nor exchanged. With an engine at each of your three docks you cannot take another.
CG-3-4 = Order, innovation: take the top card of the stack into your hand, which has room for any number.
CG-3-5 = Share, objective: take the top card of the stack and put it face up in front of you. You may have any number.
CG-3-6 = Mining is a series of moves: load the rightmost card of your mining row into a wagon, move that card to your lorry storage, or load any card of the storage into a wagon. Each move takes as many steps as the card has lorries.
CG-3-7 = You load only into an empty wagon that has the crest of the card, or is wild, and stands at a dock with that crest. A wagon holds one lorry card, with one lorry or two, and a loaded card never moves again.
CG-3-8 = A card with two lorries needs two steps at once. The storage has room for any number of cards, and you may store a card even if you could load it. The row then closes up to the right.
CG-3-9 = The number of steps you use must lie between the two numbers of the mining card; those you do not use are lost. On the card 0/1 you may do nothing at all.
CG-3-10 = Delivery: send off at least one train. It needs an engine, an order card from your hand, and a load of at least as many lorries as the order requires.
CG-3-11 = Several trains may leave in one action if all their engines have the same colour; each needs an order of its own.
CG-3-12 = The order and all cards of the dock, the engine, every wagon, even if empty, and every lorry card, even if it was not needed, go to your delivered stack. You may look through it at any time.
CG-3-13 = Wild action: choose a stack and look at its top four cards. Take one and put it where its kind belongs; an order or an innovation need not be shown. The others go under the stack. The zone of the stack is not affected.
CG-4-1 = A worker innovation is part of a payment, alone or with other cards. It does not change the cost of the zone, and it leaves the game at the end of the shift.
CG-4-2 = An action innovation needs no workers and no zone and changes no cost. It follows all rules of its action, mining with up to four steps, and leaves the game when it is played.
CG-4-3 = At an empty stack no workers can be placed, and neither an innovation nor the wild action can choose it.
CG-4-4 = When one of the two lorry stacks, or of the two wagon stacks, runs out, the other is cut in half and one part fills the gap. Zones and workers stay where they are, and cards are never shuffled again.
CG-5-1 = The shift ends when all players have passed.
CG-5-2 = The top token of the mining card 0/1 goes to the player who placed workers there last in this shift; if nobody did, to the player who started the shift. That player starts the next shift.
CG-5-3 = With the last token the game ends. Otherwise everyone takes back their worker cards, the worker innovations that were used leave the game, and all zones are empty again.
CG-6-1 = Cards in mining rows and storages and at the docks are worth nothing, and neither are orders and innovations in hand.
CG-6-2 = Match your shares with completed orders of the same destination, one share to an order. Unmatched shares are worth nothing.
CG-6-3 = Add up the points on single lorries in your delivered stack (A), on completed orders (B), 3 for each matched share (C), 1 for each shift token (D), and what your objectives bring (E).
CG-6-4 = The player with the most points wins. In a tie the tied player with the highest shift token wins.

## The game's name, and what a changed rule set changes

title = Glück Auf, the card game
knob-lorries = Lorry cards of each crest
knob-wagons = Wagons of each crest
knob-wild_wagons = Wild wagons
knob-engines = Engines of each colour
knob-orders = Order cards of each destination
knob-shares = Shares of each destination
knob-objectives = Objective cards
knob-innovations = Innovation cards
knob-workers = Worker cards of each player
knob-removed_2 = Worker cards removed with two players
knob-removed_3 = Worker cards removed with three players
knob-tokens = Shift tokens, one for each shift
knob-docks = Crests of the loading docks
knob-mining = Upper numbers of the mining cards
knob-mining_least = Lower numbers of the mining cards
knob-unused_2 = Mining cards not used with two players
knob-printed_workers = Workers printed on the wild card
knob-look = Cards the wild action shows you
knob-innovation_steps = Steps of the mining innovation
knob-innovation_least = Steps of it that must be used
knob-innovation_needs_placement = An action innovation needs a placement, too
knob-share_vp = Points for a matched share
knob-token_vp = Points for a shift token
knob-pair_vp = Objective: points for a pair of shift tokens
knob-objective_vp = Objective: points for each objective card
knob-engine_vp = Objective: points for an engine of its colour
knob-matched_vp = Objective: points for a matched share
knob-order_vp = Objective: points for a completed order
knob-lorries_vp = Objective: points for enough lorries
knob-lorries_needed = Objective: lorries that are enough

## The rulings: where the rulebook can be read in more than one way

CG-A1 = CG-3.9: are the lower numbers of the mining cards a minimum? Here: yes, only the card 0/1 lets you do nothing.
CG-A2 = CG-4.2: does the mining innovation have a minimum? Here: at least one of its four steps must be used.
CG-A3 = CG-3.6: may a card be stored and loaded in the same action? Here: yes, and both moves take steps.
CG-A4 = CG-2.2: may you play innovations in a turn that ends with a pass? Here: yes, before passing. Switch: innovation_needs_placement.
CG-A5 = CG-2.2: may you play an innovation you have just drawn? Here: yes.
CG-A6 = CG-5.2: do action innovations count for the shift token or for costs? Here: no. Worker innovations that pay for a placement do.
CG-A7 = CG-5.2: who gets the token if nobody worked on the mining card 0/1? Here: the player who started the shift that has just ended.
CG-A8 = CG-4.4: how is a stack cut? Here: at once; the upper half, one card larger if the number is odd, stays where it is, and the lower half moves over. A single card stays.
CG-A9 = CG-3.13: in which order do cards go under the stack? Here: in the order in which they lay, and only the player who looked knows them.
CG-A10 = CG-3.13: may you decline all four cards, or look at another stack? Here: no.
CG-A11 = CG-6.4: what if no tied player has a shift token? Here: they share the victory.
CG-A12 = CG-6.3: which engines count for an objective? Here: those in your delivered stack.
CG-A13 = CG-3.11: colour or type of an engine? Here: both words mean the same.
CG-A14 = CG-3.8: how many steps does a card with two lorries take? Here: exactly two.
CG-A15 = CG-3.4: is an order or innovation in hand secret? Here: everyone has seen what was taken from the top of a stack; what the wild action took stays secret until it is played.
CG-A16 = CG-2.8: do you ever pass without being asked? Here: only if you can neither place workers nor play an action innovation.
CG-A17 = CG-2.8: may you pass although you could place workers? Here: yes, at any time.
CG-A18 = CG-3.10: may a train leave with a small order while a larger one is in your hand? Here: yes, and lorries that were not needed still score.
CG-A19 = CG-3.13: which of several equal cards does the wild action take? Here: the topmost.
CG-A20 = CG-2.2: what does innovation_needs_placement ask for? Here: before the placement you may play an innovation only while you could place workers; afterwards you must place them if you still can, and pass if you cannot.
CG-A21 = CG-2.8: when is it decided that you pass without being asked? Here: when your turn comes, because you may be able to pay a higher cost; or after an innovation, if nothing else is possible.
CG-A22 = CG-4.2: may the mining innovation be played if no step is possible? Here: no.
CG-A23 = CG-3.11: how do several trains leave? Here: one after another, in any order of the docks, as long as one with the same colour of engine can leave.
changed-rule = { $rule ->
    [innovation_needs_placement] { $value ->
        [0] an innovation needs no placement
       *[1] an innovation needs a possible placement
    }
    [look] { $value ->
        [one] the wild action shows 1 card
       *[other] the wild action shows { $value } cards
    }
    [removed_2] { $each ->
        [mixed] two players put away the worker cards { LIST($value) }
       *[other] two players put away only the { $each }
    }
    [docks] the docks bear other crests
    [mining_least] { $each ->
        [0] the mining cards have no minimum
        [mixed] the lower numbers of the mining cards are { LIST($value) }
       *[other] the lower number of every mining card is { $each }
    }
    [orders] the order cards have other values
    [share_vp] { $value ->
        [one] a matched share brings 1 point
       *[other] a matched share brings { $value } points
    }
   *[other] { $written }
}

## Why not

why-game-over = The game is over.
why-pay-first = First choose the cards that pay for { zone }: it costs { workers }.
why-dock-first = First choose a dock for the { $kind ->
    [engine] engine
   *[wagon] wagon
}.
why-look-first = First choose a stack to look at.
why-take-first = You are looking at { cards }: first take { $cards ->
    [one] it
   *[other] one of them
}.
why-place-first = Choose a zone for your workers, play an innovation, or pass.
why-end-of-turn = You have placed your workers: play an innovation, or end your turn.
why-stack-empty = { stack.the } is empty.
why-no-free-dock = Each of your docks already has an engine.
why-face-down = You cannot know that card: it lies face down.
why-cannot-mine = You would have to use at least { $least ->
    [one] one step
   *[other] { $least } steps
}, but your lorries do not allow it.
why-no-train-ready = No train can leave: it needs an engine, a load, and an order that the load meets.
why-nothing-to-take = No stack has a card that you can take.
why-card-not-used = That mining card is not used with { $players } players.
why-no-such-zone = There is no mining card for up to { steps }.
why-placed-already = You have already placed workers this turn; you can do so only once.
why-cannot-pay = Your cards cannot add up to exactly { workers } for { zone }.
why-no-such-innovation = You do not have the { innovation }.
why-innovation-needs-placement = In this rule set you may only play an innovation while you could also place workers.
why-end-instead = You have placed workers, so you end your turn instead of passing.
why-must-place = You have played an innovation, and in this rule set you must now place workers.
why-place-or-pass = You cannot end your turn yet: place workers, or pass.
why-no-such-workers = You do not have these worker cards in your hand.
why-no-such-helper = You do not have this worker innovation in your hand.
why-value-out-of-range = This innovation counts as { $most } workers at most, not as { $workers }.
why-wrong-payment = The cost of { zone } is { $needed }, but these cards add up to { $workers }; you must pay exactly.
why-steps-missing = You must use at least { $steps ->
    [one] one more step
   *[other] { $steps } more steps
}.
why-finish-mining = Finish mining first: you have { steps } left.
why-row-empty = Your mining row is empty.
why-not-in-storage = Your storage has no such { lorry }.
why-too-few-steps = The card takes { $lorries ->
    [one] one step
   *[other] { $lorries } steps
}, but { $steps ->
    [0] you have none left
   *[other] you have only { $steps } left
}.
why-minimum-out-of-reach = You must use at least { $steps ->
    [one] one more step
   *[other] { $steps } more steps
}, and after this move you could not.
why-no-such-wagon = There is no { wagon } at dock { $dock }.
why-dock-without-crest = Dock { $dock } does not bear the { crest }.
why-other-crest = A { wagon } does not take a { crest } lorry.
why-wagon-loaded = Every { wagon } at dock { $dock } is already loaded.
why-one-train-at-least = At least one train must leave.
why-finish-delivery = Finish the delivery first: send off a train.
why-no-engine = There is no engine at dock { $dock }.
why-other-engine = The engine at dock { $dock } has another colour; only trains with a { engine } can follow now.
why-no-such-order = You do not have a { order } in your hand.
why-load-too-small = The train at dock { $dock } carries { $load ->
    [one] { $load } lorry
   *[other] { $load } lorries
}, but the order requires { $needed }.
why-dock-has-engine = Dock { $dock } already has an engine.
why-wagon-not-for-dock = Dock { $dock } does not bear the crest of the { wagon }.
why-not-among-them = That card is not among the { $cards } you are looking at.

## Review of a game

review-fact = { $fact ->
    [steps] Mining moves
    [workers] Workers left in hand when passing
   *[cards] Cards worth nothing at the end
}
review-kind = { $kind ->
    [lorry] a lorry
    [wagon] a wagon
    [engine] an engine
    [order] an order
    [share] a share
    [innovation] an innovation
    [objective] an objective
    [mining] mining
    [delivery] delivery
    [wild] the wild action
    [use] an innovation in hand
    [pass] passing
    [pay] paying with other cards
    [take] keeping another card
   *[other] another choice within the turn
}
review-in-play = Scored in play
review-proof = { $vp } VP reached, { $most } VP possible.

## What happened

event-stacks-laid = { $stacks } stacks lie on the table, shuffled, their top cards face up.
event-zones-laid = { $zones } zones are ready for workers{ $unused ->
    [0] {""}
    [one] ; one mining card is not used with { $players } players
   *[other] ; { $unused } mining cards are not used with { $players } players
}.
event-hands-dealt = Each player holds { $cards } cards with { $workers } workers.
event-tokens-laid = { $tokens ->
    [one] One shift token lies
   *[other] { $tokens } shift tokens lie
} on the first mining card.
event-started = { $you ->
    [1] You start
   *[0] { name } starts
} the first shift.
event-placed = { $you ->
    [1] You place
   *[0] { name } places
} { workers } at { zone }.
event-helped = The { innovation } counts as { workers }.
event-innovation-played = { $you ->
    [1] You play
   *[0] { name } plays
} the { innovation }.
event-passed = { $you ->
    [1] You pass and are
   *[0] { name } passes and is
} out of this shift.
event-passed-by-itself = { $you ->
    [1] You can do nothing more in this shift, so you pass
   *[0] { name } can do nothing more in this shift and passes
}.
event-took-lorry = { $you ->
    [1] You take
   *[0] { name } takes
} a { lorry }; it goes to the left end of the mining row.
event-took-wagon = { $you ->
    [1] You take
   *[0] { name } takes
} a { wagon } to dock { $dock }.
event-took-engine = { $you ->
    [1] You take
   *[0] { name } takes
} a { engine } to dock { $dock }.
event-took-order = { $you ->
    [1] You take a { order } into your
   *[0] { name } takes a { order } into
} hand.
event-took-innovation = { $you ->
    [1] You take the { innovation } into your
   *[0] { name } takes the { innovation } into
} hand.
event-took-secretly = { $you ->
    [1] You take
   *[0] { name } takes
} one of the { $stack ->
    [order] orders
   *[innovation] innovations
} into hand without showing it.
event-took-share = { $you ->
    [1] You take
   *[0] { name } takes
} a { share } share.
event-took-objective = { $you ->
    [1] You take
   *[0] { name } takes
} the objective for { objective }.
event-looked = { $you ->
    [1] You look
   *[0] { name } looks
} at { cards } of { stack.the }.
event-put-under = { $cards ->
    [0] No card goes
    [one] One card goes
   *[other] { $cards } cards go
} under { stack.the }.
event-loaded = { $you ->
    [1] You load
   *[0] { name } loads
} the { lorry } from the { $source ->
    [storage] storage
   *[row] mining row
} into a { wagon } at dock { $dock }.
event-stored = { $you ->
    [1] You move
   *[0] { name } moves
} the { lorry } to the storage.
event-mining-ended = { $you ->
    [1] You finish
   *[0] { name } finishes
} mining; { $steps ->
    [0] no steps are lost
    [one] one step is lost
   *[other] { $steps } steps are lost
}.
event-dispatched = { $you ->
    [1] You send off
   *[0] { name } sends off
} the train with the { engine } from dock { $dock }: { order }, { $vp } VP.
event-ran-out = { stack.the } has run out.
event-split = { $cards ->
    [one] One card of the other stack fills
   *[other] { $cards } cards of the other stack fill
} the gap at { stack.the }.
event-shift-ended = Everybody has passed: shift { $shift } is over.
event-token-won = { $you ->
    [1] You receive
   *[0] { name } receives
} shift token { $token }{ $placed ->
    [1] , having placed the last workers on the card with the tokens
   *[0] , having started the shift, since nobody worked on the card with the tokens
}.
event-shift-begun = Shift { $shift } begins with { $you ->
    [1] you
   *[0] { name }
}; all workers return{ $innovations ->
    [0] {""}
    [one] , and one worker innovation leaves the game
   *[other] , and { $innovations } worker innovations leave the game
}.
event-removed = { $you ->
    [1] You put
   *[0] { name } puts
} away { $cards ->
    [0] no cards
    [one] one card that is worth nothing
   *[other] { $cards } cards that are worth nothing
}.
event-matched = { $you ->
    [1] You match
   *[0] { name } matches
} { $shares ->
    [0] no shares
    [one] one share
   *[other] { $shares } shares
} with completed orders{ $unmatched ->
    [0] {""}
    [one] ; one share is left over
   *[other] ; { $unmatched } shares are left over
}.
event-scored = { $you ->
    [1] You score
   *[0] { name } scores
} { $vp } VP: lorries { $a }, orders { $b }, shares { $c }, shift tokens { $d }, objectives { $e }.
event-game-over = The game is over: { $count ->
    [one] { $you ->
        [1] you win
       *[0] { name } wins
    }
   *[other] { PEOPLE($winners, $reader) } share the victory
}.

## Moves in short

move-place = { zone }: { workers }
move-pay = Pay with { $words }
# Parts of a payment, joined by +.
move-pay-helper = { $workers } by the { innovation }
move-dock-wagon = { wagon } to dock { $dock }
move-dock-engine = { engine } to dock { $dock }
move-load = Load the { lorry } from the { $source ->
    [storage] storage
   *[row] mining row
} into a { wagon } at dock { $dock }
move-store = Move the { lorry } to the storage
move-train = Send off the train at dock { $dock }: { order }, { $vp } VP
move-look = Look at { stack.the }
move-take-lorry = Take the { lorry }
move-take-wagon = Take the { wagon }
move-take-engine = Take the { engine }
move-take-order = Take the { order }
move-take-share = Take the { share } share
move-take-innovation = Take the { innovation }
move-take-objective = Take the objective for { objective }
move-use = Play the { innovation }
move-use-at = Play the { innovation }: { stack }
move-end-mining = End mining; { $steps ->
    [one] 1 step is
   *[other] { $steps } steps are
} lost
move-end-delivery = End the delivery
move-end-turn = End your turn
move-pass = Pass: out of this shift

## Labels of the picture

# Words that stand in the picture: keep them short.
label-mining = Mining
label-delivery = Delivery
label-row = Mining row
label-storage = Storage
label-dock = Dock { $dock }
label-orders = Orders
label-innovations = Innovations
label-shares = Shares
label-objectives = Objectives
label-tokens = Shift tokens
label-shift = Shift { $shift } of { $shifts }
label-player = { name }
label-you = You
label-to-move = to move
label-passed = passed
label-won = { $you ->
    [1] have won
   *[0] has won
}
label-starts = starting player
label-steps = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}

# Phrases that names of things are joined from, for screen readers.
label-zone = { zone }
label-stack = { stack }: { cards }
label-closed = not used
label-cost = costs { workers }
label-placed = { workers } of { $you ->
    [1] yours
   *[0] { name-of }
}
label-vacant = no workers yet
label-lorry = { lorry }{ $vp ->
    [0] {""}
   *[other] , { $vp } VP
}
label-wagon = { wagon }
label-engine = { engine }
label-order = { order }, { $vp } VP
label-share = { share } share
label-innovation = { innovation }
label-objective = objective: { objective }
label-empty = empty
label-loaded = loaded with the { lorry }
label-load = { lorries } loaded
label-hidden = face down
label-none = nothing there
label-worker = worker card { $workers }
label-trains = { $trains ->
    [one] { $trains } train delivered
   *[other] { $trains } trains delivered
}
label-vp = { $vp } VP
pile-title = { $you ->
    [1] your delivered trains
   *[0] { name-of } delivered trains
}
pile-hidden = { $trains ->
    [one] One delivered train lies
   *[other] { $trains } delivered trains lie
} face down here; only { name } may look at { $trains ->
    [one] it
   *[other] them
}.
tie-break = { PEOPLE($tied, $reader) } are level on points; { $shared ->
    [1] none of them has a shift token, so they share the victory
   *[0] { $you ->
        [1] you have
       *[0] { name } has
    } the highest shift token ({ $token }) and { $you ->
        [1] win
       *[0] wins
    }
}.
label-category-a = lorries
label-category-b = orders
label-category-c = shares
label-category-d = shift tokens
label-category-e = objectives

## The picture and the table

# Words that stand in the picture: keep them short.
label-next = next
label-lorries = Lorries
label-wagons = Wagons
label-engines = Engines
label-orders-short = Orders
label-wild-short = Wild
label-paying = Pay { workers }
label-looking = Take one of these
label-docking-wagon = Choose a dock for the wagon
label-docking-engine = Choose a dock for the engine

# Phrases that names of things are joined from, for screen readers.
label-zones = The zones
label-seats = The players
label-in-hand = { workers } in hand
label-tray = Cards to choose from
label-yard = { $you ->
    [1] your yard
   *[0] { name-of } yard
}
label-bears = { $crest ->
    [w] wheel
    [c] clover
    [t] tower
   *[f] fox
}
label-no-engine = no engine
label-times = { $cards } of them
label-vp-unseen = points unknown: the delivered cards lie face down

# Buttons, and what is asked.
button-pass = Pass
button-end = End
prompt-place = Send workers to a stack or an action card, or pass.
prompt-use = Send workers to a stack or an action card, play an innovation, or pass.
prompt-end = Play an innovation, or end your turn.
prompt-pay = Choose the cards that pay { workers } for { zone }.
prompt-dock = Choose a dock for the { $kind ->
    [engine] engine
   *[wagon] wagon
}.
prompt-mining = Mining: { $steps ->
    [one] 1 step is
   *[other] { $steps } steps are
} left{ $least ->
    [0] {""}
    [one] ; you must use one more
   *[other] ; you must use { $least } more
}.
prompt-deliver = Choose a train to send off, and its order.
prompt-deliver-more = Choose another train with an engine of the same colour, or end the delivery.
prompt-look = Choose a stack to look at.
prompt-take = Take one of these cards.

## Hints

advice-where = { $kind ->
    [lorry] Think about a new lorry.
    [wagon] Think about a new wagon.
    [engine] Think about an engine.
    [order] Think about a new order.
    [share] Think about a share.
    [innovation] Think about an innovation.
    [objective] Think about an objective.
    [mining] Think about mining.
    [delivery] Think about a delivery.
    [wild] Think about the wild action: it shows you four cards.
    [pay] Think about the workers you will still need in this shift.
    [todock] Think about the train this card helps most.
    [load] There is a lorry to load.
    [store] Think about the lorry storage.
    [dispatch] A train can leave.
    [lookat] Think about the stack where four cards would help you most.
    [take] One of these cards helps you most.
    [use] You hold an innovation that helps now.
    [pass] Nothing that is left would help in this shift.
   *[end] Nothing that is left would help in this turn.
}
advice-move = Best found: { $label }.

## Why a move is good, in numbers
# About the move: told of a bot's as well as of one that you might make.

reason-lorry = { $fits ->
    [0] No empty wagon takes it yet, but one may come.
    [one] One empty wagon takes it.
   *[other] { $fits } empty wagons take it.
}
reason-wagon = { $waiting ->
    [0] No lorry card is waiting for it yet, but every train needs wagons.
    [one] One lorry card is waiting for such a wagon.
   *[other] { $waiting } lorry cards are waiting for such a wagon.
}
reason-engine = { $docks ->
    [one] One dock has no engine yet.
   *[other] { $docks } docks have no engine yet.
}
reason-order = It brings { $vp } VP for { lorries }; the fullest train has { $load }.
reason-share = It brings { $vp } VP with an order of the same destination; { $orders ->
    [0] there is none without a share yet.
    [one] one without a share is there.
   *[other] { $orders } without a share are there.
}
reason-objective = As things stand, it brings { $vp } VP.
reason-innovation = It will save workers in a later turn.
reason-mining = { $lorries ->
    [0] No lorry gets onto a train yet, but the next ones move up.
    [one] One lorry gets onto a train.
   *[other] { $lorries } lorries get onto trains.
}
reason-delivery = { $trains ->
    [one] One train leaves and brings { $vp } VP.
   *[other] { $trains } trains leave and bring { $vp } VP.
}
reason-wild = It shows { cards }, and one of them can be taken.
reason-pay = { $workers ->
    [0] That uses up all workers.
   *[other] That leaves { workers } on { cards }.
}
reason-dock = That train has { $wagons ->
    [0] no wagon
    [one] one wagon
   *[other] { $wagons } wagons
} and { $lorries ->
    [0] no lorry
    [one] one lorry
   *[other] { $lorries } lorries
} so far.
reason-load = The train then has { lorries }.
reason-store = { $cards ->
    [0] From the storage it can be loaded at any time.
    [one] It makes way for one card behind it.
   *[other] It makes way for { $cards } cards behind it.
}
reason-end = Nothing that is left is worth more.
reason-pass = { $workers ->
    [0] No workers are left.
   *[other] Nothing that { workers } can pay for is worth it.
}
reason-told = { $reason } { $way ->
    [more] By the bot’s count that is worth { $lead } points more than the next best: “{ $other }”.
    [less] By the bot’s count that is worth { $lead } points less than “{ $other }”.
   *[same] By the bot’s count “{ $other }” is worth as much.
}

## What changed rules break, before a game is played

sanity-nobody-can-pay = No worker cards add up to 1 or to { $wild }, the cost of the wild card, so nobody can ever place workers: add a worker card with the value 1.
sanity-only-wild = No worker card has the value 1, so at first everybody can only use the wild card: add one.
sanity-wild-too-dear = The wild card costs { $wild } workers, but the worker cards in hand add up to only { $workers }: print fewer workers on it, or add worker cards.
sanity-too-few-turns = A train needs { $needed } placements before it can leave, but the whole game gives nobody more than { $turns }: add shift tokens or worker cards.
sanity-no-wagons = There are no wagons, so no lorry can ever be loaded: add some.
sanity-no-loading = Every lorry card needs more steps than mining ever gives ({ $steps }), so nothing can be loaded: raise the numbers of the mining cards, or add single lorries.
sanity-row-blocked = Mining never gives more than { $steps ->
    [one] one step
   *[other] { $steps } steps
}, so a card with two lorries blocks the mining row for good: raise the numbers of the mining cards, or take those lorries out.
sanity-all-orders-too-large = No train can have more lorries than { $longest }, and every order requires more: add lorries or wagons, or smaller orders.
sanity-orders-too-large = No train can have more lorries than { $longest }, so some order cards of each destination ({ $n }) can never be completed: add lorries or wagons, or take those orders out.
sanity-no-shares = There are no shares, so their zone cannot be used: add some.
sanity-no-objectives = There are no objectives, so their zone cannot be used: list some.
sanity-lorries-out-of-reach = The objectives for lorries ask for { $needed }, but all orders of a destination together require only { $most }: lower that number.
sanity-no-pair-of-tokens = There is only one shift token, so nobody can ever have a pair for the objective: add tokens, or take the objective out.
sanity-innovation-switch = There are no action innovations, so this switch changes nothing: add some, or turn it off.
sanity-nothing-scores = Nothing brings points, neither orders nor lorries, shares, tokens or objectives: give points for at least one of them.
## What the design lab measures

measure-in-shift = { $what }, shift { $shift }
