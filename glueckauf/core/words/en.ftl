### What every room shares: the people at the table, and lists.

name = { $seat ->
    [0] Anna
    [1] Bruno
    [2] Clara
    [3] David
   *[4] Emma
}
name-of = { $seat ->
    [0] Anna’s
    [1] Bruno’s
    [2] Clara’s
    [3] David’s
   *[4] Emma’s
}
name-given = { $form ->
    [of] { $name }’s
   *[name] { $name }
}
person = { $you ->
    [1] you
   *[0] { name }
}
score-of = { person } { $n }
list-more = { $first }, { $last }
list-end = { $first } and { $last }

## Scoresheets

sheet-after = after shift { $shift }
sheet-end = the final score
sheet-now = shift { $shift } as it stands
sheet-before = before
sheet-gained = gained
sheet-total = total
sheet-place = { $place ->
    [1] 1st
   *[2] 2nd
}{ $tied ->
    [1] =
   *[0] {""}
}
sheet-placed = { $tied ->
    [1] tied for { $place ->
        [1] first place
       *[2] second place
    }
   *[0] { $place ->
        [1] first place
       *[2] second place
    }
}
sheet-points = { $lost ->
    [1] minus { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
   *[0] { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
}
sheet-hidden = not known

## Judging the answers of puzzles

verdict-best = Nothing better is possible: { $value }.
verdict-short = Reached: { $value }; best possible: { $par }.
verdict-infeasible = No line of moves can meet this task.
verdict-illegal = Move { $place } ({ $move }) breaks { $rule }: { $why }
verdict-cut-short = The line of moves ends too early ({ $rule }): { $why }
verdict-stars = { $stars } of 3 stars.
slip-move = The first slip is move { $place } ({ $move }): after it, the best result is out of reach.
slip-stopped = The line of moves ends although the best result is still within reach.
slip-instead = Better from there: { $line }
slip-end = Better to end there.
slip-most = After it, the best possible is { $value }.
head-best = best
head-given = given

## Puzzles on paper

sheet-rules = Changed rules: { $rules }.
sheet-lines = { $lines ->
    [one] This is the only best line.
   *[other] One of { $lines } best lines.
}
