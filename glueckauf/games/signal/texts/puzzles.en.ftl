### Puzzles of Switch & Signal: values, verdicts, hints, explanations, themes, paper.

## Values; $bar is the bar of a probability, or nothing

puzzle-worth = { $word ->
    [delivered] { $form ->
        [sure] certain delivery
        [never] no chance of delivery
       *[part] chance of delivery { $n }
    }{ $bar }
    [reached] { $form ->
        [sure] certain arrival
        [never] no chance of arriving
       *[part] chance of arriving { $n }
    }{ $bar }
    [won] { $form ->
        [sure] a certain win
        [never] no chance of winning
       *[part] chance of winning { $n }
    }{ $bar }
    [goods] { $n } goods delivered{ puzzle-mean }
    [tokens] { $form ->
        [part] { $n } tokens lost
       *[whole] { $n ->
            [0] no token lost
            [one] { $n } token lost
           *[other] { $n } tokens lost
        }
    }{ puzzle-mean }
   *[cards] { $form ->
        [part] { $n } cards played
       *[whole] { $n ->
            [0] no card played
            [one] { $n } card played
           *[other] { $n } cards played
        }
    }{ puzzle-mean }
}
puzzle-mean = { $mean ->
    [1] {" "}on average
   *[0] {""}
}

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [road] Set the road as well as you can.
    [surest] Find the surest way.
    [last] Win the game if you can.
   *[loss] Lose as few time tokens as you can.
}
arranged-course = What came before is left open: this position was set up for the task.
puzzle-too-long = Nothing more can be decided here: move { $place } comes after the end.
puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] You have not gone wrong yet: the best result is still within reach.
       *[other] Up to move { $place } all is well: the best result is still within reach from there.
    }
   *[move] The first slip is move { $place } ({ $move }).
}

## Hints

puzzle-hint-plain = No trick is needed: look at where each roll would end, and count.
puzzle-hint-where = { $what ->
    [discs] Only these places have to be set: { $places }.
    [trains] No disc has to be moved before the first roll. Look at this train: { $places }.
    [helper] No disc has to be moved. Think of the { helper }.
   *[nothing] Leave all discs where they are.
}
puzzle-hint-begin = Begin like this: { $line }.

## Why the best is best

puzzle-explain = One of the best answers: { $line }. Result: { $value }.
puzzle-roll = After that the die decides: { $faces }.
puzzle-face = with { $faces }, { $value }
puzzle-or = { $first } or { $last }
puzzle-without = Without “{ $name }”, the best possible is { $value }.
puzzle-tempting = It is tempting to play like this: { $move }. Result: only { $value }.

## Themes

theme = { $theme ->
    [set-switch] Set the switch
    [set-signal] Set the signal
    [two-for-one] Two cards for one
    [load-on-the-way] Load on the way
    [roll-again] Roll again
    [run-through] Run through
    [hold-back] Hold back
    [clear-the-line] Clear the line
    [not-the-nearest] Not the nearest first
   *[greedy-trap] Greedy trap
}
theme-idea = { $theme ->
    [set-switch] A junction has to be set, so that the road leads where it should.
    [set-signal] A signal disc has to be moved to open the way, or to close it.
    [two-for-one] Two cards pay for an action whose own card is missing.
    [load-on-the-way] Goods are loaded before the train moves on.
    [roll-again] The logistician cancels a bad roll.
    [run-through] A train runs through a city instead of stopping there.
    [hold-back] A helper keeps trains from moving.
    [clear-the-line] Another train has to move first, so that the way is free.
    [not-the-nearest] The train that is nearest to its port waits, and another one goes first.
   *[greedy-trap] What helps most at once does not help most in the end.
}

## On paper

paper-step = { $step ->
    [signal] disc from one signal post to another
    [switch] junction Lille: this section is closed afterwards
    [train] roll for the train there
    [pay] the same, paid with a signal and a switch card
    [load] load in Paris for a train card
    [go] the train there moves next
    [exit] leave the city by this section
    [hold] a helper holds this colour, or the train there
    [helper] logistician, or dispatcher
   *[end] end your actions
}
