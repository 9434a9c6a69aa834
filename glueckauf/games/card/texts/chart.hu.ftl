### The card game's chart of open optimisation: VP on the lorries that were loaded, and steps.

chart-axis = { $axis ->
    [vp] Berakott pont
   *[steps] Munkafázis
}
chart-beyond = elérhetetlen
chart-tries = Próbák: { $tries }. A határon megtalált helyek: { $met }/{ $front }.
chart-best = { $vp } berakott pont { $steps } munkafázissal: ennél jobb nem lehetséges.
chart-noted = { $vp } berakott pont { $steps } munkafázissal: új pont a diagramon.
chart-behind = { $vp } berakott pont { $steps } munkafázissal; ennyivel { $possible } pont is lehetséges.
chart-slow = { $vp } berakott pont { $steps } munkafázissal; ehhez { $fewest } is elég.
