### Bots: why they chose a move.

lead = { $side ->
    [ahead] { $points } points ahead
    [behind] { $points } points behind
    [together] at { $points } points together
   *[level] level
}
tries = { $tries ->
    [one] after a single play-out
   *[other] ± { $error }, { $tries } play-outs
}
search-best = After this move Search expects to be { $lead } ({ $tries }); after the next best, “{ $next }”, { $other }.
search-other = After this move Search expects to be { $lead } ({ $tries }); it would rather choose “{ $next }” and be { $other }.
search-alone = After this move Search expects to be { $lead } ({ $tries }).
search-plain = Nothing to weigh here: Search sees no other sensible move.
