### Bots: why they chose a move.

lead = { $side ->
    [ahead] { $points } Punkten Vorsprung
    [behind] { $points } Punkten Rückstand
    [together] zusammen { $points } Punkten
   *[level] Gleichstand
}
tries = { $tries ->
    [one] nach nur einer Probepartie
   *[other] ± { $error }, { $tries } Probepartien
}
search-best = Nach diesem Zug rechnet Search mit { $lead } ({ $tries }); nach dem nächstbesten, „{ $next }“, mit { $other }.
search-other = Nach diesem Zug rechnet Search mit { $lead } ({ $tries }); lieber wäre ihm „{ $next }“ mit { $other }.
search-alone = Nach diesem Zug rechnet Search mit { $lead } ({ $tries }).
search-plain = Hier gibt es nichts abzuwägen: Search sieht keinen anderen sinnvollen Zug.
