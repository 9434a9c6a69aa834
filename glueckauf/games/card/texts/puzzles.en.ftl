### Puzzles of the card game: values, moves in words, verdicts, hints, explanations, paper.

## Values and moves

puzzle-worth = { $word ->
    [score] { $n } VP
    [vp] { $n } VP on loaded lorries
    [lorries] { $n ->
        [one] { $n } lorry loaded
       *[other] { $n } lorries loaded
    }
    [ready] { $n ->
        [one] { $n } train ready
       *[other] { $n } trains ready
    }
    [trains] { $n ->
        [one] { $n } train sent off
       *[other] { $n } trains sent off
    }
    [steps] { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
    [workers] { $n ->
        [one] { $n } worker left
       *[other] { $n } workers left
    }
    [cards] { $n ->
        [one] { $n } worker card left
       *[other] { $n } worker cards left
    }
    [orders] { $n ->
        [one] { $n } order in hand
       *[other] { $n } orders in hand
    }
    [innovations] { $n ->
        [one] { $n } innovation in hand
       *[other] { $n } innovations in hand
    }
   *[turns] { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
}
puzzle-to-dock = { $docked ->
    [1] , to dock { $dock }
   *[0] {""}
}
puzzle-do = { $what ->
    [place] go to { zone }
    [place-paid] go to { zone } and pay { $paid }{ puzzle-to-dock }
    [pay] pay { $paid }
    [dock] choose dock { $dock }
    [load] load the rightmost card into a { wagon } at dock { $dock }
    [withdraw] load the { lorry } from the storage into a { wagon } at dock { $dock }
    [store] move the rightmost card to the storage
    [train] send off the train at dock { $dock } with the { order }
    [look] look at { stack.the }
    [take-lorry] take the { lorry }
    [take-wagon] take the { wagon }{ puzzle-to-dock }
    [take-engine] take the { engine }{ puzzle-to-dock }
    [take-order] take the { order }
    [take-share] take the { share } share
    [take-innovation] take the { innovation }
    [take-objective] take the objective for { objective }
    [use] play the { innovation }{ puzzle-to-dock }
    [use-at] play the { innovation } at { stack }{ puzzle-to-dock }
    [end] end here
   *[pass] pass
}
puzzle-zone = { zone }
puzzle-lorry = { lorry }
puzzle-dock = dock { $dock }

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [mining] Mine as well as you can.
    [delivery] Deliver as well as you can.
    [shift] Play this shift to its end as well as you can.
   *[turn] Play as well as you can.
}
arranged-workers = To keep the task short, some of your worker cards are out of play.
arranged-passed = In a real game the others would still have had a turn here; for this task they have passed already.
arranged-cards = The cards of the others are left out here.
puzzle-too-long = Nothing more can be played here: move { $place } comes after the end.
puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] You have not gone wrong yet: the best result is still within reach.
       *[other] { $unit ->
            [turns] So far all is well: the best result is still within reach from there.
           *[moves] Up to move { $place } all is well: the best result is still within reach from there.
        }
    }
   *[move] { $unit ->
        [turns] The first slip is in turn { $place } ({ $move }).
       *[moves] The first slip is move { $place } ({ $move }).
    }
}
puzzle-slip-steps = { $n ->
    [one] It costs one step too many.
   *[other] It costs { $n } steps too many.
}

## Hints

puzzle-hint-plain = No trick is needed: look at what each move brings, and count.
puzzle-hint-where = { $what ->
    [trains] { $count ->
        [one] Only the train at dock { $docks } leaves.
       *[other] The trains at docks { LIST($docks) } leave.
    }
    [loads] { $count ->
        [one] You load only at dock { $docks }
       *[other] You load at docks { LIST($docks) }
    }{ $stored ->
        [0] , and nothing goes to the storage.
        [one] , and one card goes to the storage.
       *[other] , and { $stored } cards go to the storage.
    }
    [stored] Nothing is loaded: what counts goes to the storage.
    [nothing] The best is to do nothing more.
    [no-zone] You need no workers for it.
   *[zones] { $count ->
        [one] Your workers go to { $zones }.
       *[other] Your workers go to these places, in some order: { $zones }.
    }
}
puzzle-hint-begin = { $count ->
    [0] Do nothing.
   *[other] Begin like this: { $line }.
}

## Why the best is best

puzzle-explain = One of the best lines: { $line }. That makes { $value }.
puzzle-explain-long = The best plan sends workers to { $zones }. That makes { $value }.
puzzle-idea = { $theme ->
    [two-lorry-trouble] The { lorry } goes to the storage, although that takes two steps: it is in the way.
    [storage-detour] The { lorry } goes to the storage{ $again ->
        [1] {" "}and is loaded from there
       *[0] , and the cards behind it can be loaded
    }.
    [stored-lorry] The { lorry } is loaded from the storage.
    [wild-wagon] The wild wagon at dock { $dock } takes the { lorry }.
    [same-engine-twice] The trains at docks { LIST($docks) } leave in one delivery, because each of them has a { engine }.
    [small-order] The train at dock { $dock } leaves with the { order }, although it could serve a larger one.
    [order-on-credit] You take the { order } before any train can serve it.
    [share-matching] A { share } share and a completed order come together: { $vp } VP.
    [objective-chase] The objective for { objective } brings { $vp } VP.
    [exact-change] At { zone } you pay { $paid }: that keeps the cards that you need later.
    [last-on-mining-1] You are the last to send workers to { zone }, so the shift token is yours.
    [worker-innovation] At { zone } the { innovation } counts as { $workers }.
    [action-innovation] The { innovation } does its action without any workers.
    [wild-draw] The wild card gives you the open card of { stack.the }.
   *[greedy-trap] What brings the most at once does not bring the most in the end.
}
puzzle-without = { $what ->
    [unmet] Without that, nothing can be done at all.
   *[most] Without that, the best possible is { $value }.
}
puzzle-tempting = It is tempting to { $move }. Going on like that, you reach { $value }.
puzzle-source = { $source ->
    [before] Before
    [lorries] Lorries of that train
    [shares] Shares
    [token] Shift token
   *[objective] Objective
}
puzzle-shares = { $n ->
    [one] { $n } matched
   *[other] { $n } matched
}

## Themes

theme = { $theme ->
    [two-lorry-trouble] Two-lorry trouble
    [storage-detour] By way of the storage
    [stored-lorry] Out of the storage
    [wild-wagon] Wild wagon
    [same-engine-twice] Same engine twice
    [small-order] The smaller order
    [order-on-credit] Order on credit
    [share-matching] Share and order
    [objective-chase] Objective in sight
    [exact-change] Exact change
    [last-on-mining-1] Last on 0/1
    [worker-innovation] Extra hands
    [action-innovation] A free action
    [wild-draw] Wild card
   *[greedy-trap] Greedy trap
}
theme-idea = { $theme ->
    [two-lorry-trouble] A card with two lorries is in the way, and moving it to the storage is worth its two steps.
    [storage-detour] A card goes to the storage, so that others can be loaded first or a better wagon is left for it.
    [stored-lorry] A card is loaded from the storage.
    [wild-wagon] A wild wagon takes what no other wagon can.
    [same-engine-twice] Trains whose engines have the same colour leave in one delivery.
    [small-order] A train serves a smaller order than it could, because the whole is worth more that way.
    [order-on-credit] An order is taken before any train can serve it.
    [share-matching] A share is worth something as soon as an order of its destination is completed.
    [objective-chase] What an objective brings decides what is best.
    [exact-change] You pay with other cards than you would at first, and keep the right ones for later.
    [last-on-mining-1] Whoever is last on the mining card 0/1 wins the shift token.
    [worker-innovation] An innovation pays where the worker cards cannot.
    [action-innovation] An innovation does an action without any workers.
    [wild-draw] The wild card takes a card that its own stack would not give as cheaply.
   *[greedy-trap] What brings the most at once does not bring the most in the end.
}

## On paper

paper-step = { $step ->
    [load] rightmost card into a wheel wagon at dock 1
    [wild] rightmost card into a wild wagon at dock 2
    [store] rightmost card to the storage
    [withdraw] a card from the storage into a wheel wagon at dock 1
    [train] train at dock 1: barracks order for 3
    [pay] the payment: worker cards 1 and 2
    [dock] the card just taken comes to dock 2
    [use] play a mining innovation
    [look] wild card: look at this stack
    [take] and take this card
    [pass] pass
   *[end] end mining, the delivery or the turn
}
paper-crest = { $crest ->
    [w] wheel
    [c] clover
    [t] tower
    [f] fox
   *[wild] wild
}
paper-now = Points now: { $n } VP.
paper-closed = Nobody knows what lies under the top card of a stack: you can only have what lies open.
