### Bots: why they chose a move.

lead = { $side ->
    [ahead] { $points } punktu przewagi
    [behind] { $points } punktu straty
    [together] razem { $points } punktu
   *[level] remis
}
tries = { $tries ->
    [one] po jednej rozgrywce próbnej
    [few] ± { $error }, { $tries } rozgrywki próbne
   *[other] ± { $error }, { $tries } rozgrywek próbnych
}
search-best = Po tym ruchu Search przewiduje: { $lead } ({ $tries }); po następnym w kolejności, „{ $next }”: { $other }.
search-other = Po tym ruchu Search przewiduje: { $lead } ({ $tries }); wolałby „{ $next }”: { $other }.
search-alone = Po tym ruchu Search przewiduje: { $lead } ({ $tries }).
search-plain = Nie ma tu czego rozważać: Search nie widzi innego rozsądnego ruchu.
