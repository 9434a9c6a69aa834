### The card game's chart of open optimisation: VP on the lorries that were loaded, and steps.

chart-axis = { $axis ->
    [vp] SP verladen
   *[steps] Schritte
}
chart-beyond = unerreichbar
chart-tries = Versuche: { $tries }. Gefundene Plätze auf der Front: { $met } von { $front }.
chart-best = { $vp } SP verladen mit { $steps } Schritten: Besser geht es nicht.
chart-noted = { $vp } SP verladen mit { $steps } Schritten: ein neuer Punkt im Diagramm.
chart-behind = { $vp } SP verladen mit { $steps } Schritten; möglich sind damit { $possible } SP.
chart-slow = { $vp } SP verladen mit { $steps } Schritten; dafür genügen { $fewest }.
