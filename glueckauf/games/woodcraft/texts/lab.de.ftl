### Was Rückblicke und die Werkstatt zu Woodcraft sagen: was verschwendet wurde, was Regeln stören, was gemessen wird.

## Rückblick auf eine Partie

review-fact = { $fact ->
    [materials] Material ohne Platz auf dem Bogen
    [chestnuts] Kastanien ohne freies Feld
   *[nuts] Punkte ohne freie Nuss
}
review-kind = { $kind ->
    [keep] der behaltene Auftrag
    [die] ein Würfel
    [order] einen Auftrag nehmen
    [take] ein anderer Auftrag
    [lantern] eine andere Laterne
    [line] die andere Linie zuerst
    [value] ein anderer Wert des Würfels
    [chest] eine andere Truhe für die Kastanie
    [fill] eine Blaubeere in einer Truhe
    [complete] einen Auftrag erfüllen
    [glue] leimen
    [saw] sägen
    [offcut] ein Holzrest
    [adjust] ein Schleifer
    [sell] der „Händler“
    [hire] einen Helfer anwerben
    [gain] eine andere Gabe eines Helfers
   *[end] den Zug beenden
}
review-in-play = Im Spiel markiert
review-proof = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} erreicht, { $most } möglich.

## Was geänderte Regeln stören

sanity-nothing-scores = Nichts bringt Punkte, weder Nüsse noch Aufträge, Helfer, Truhen oder Laternen: Gib für mindestens eines davon Punkte.
sanity-no-nuts = Es gibt keine Nüsse zum Markieren, also verfallen alle Punkte, die während der Partie kommen, etwa die { $nuts } fürs Verleimen: Lass einige Nüsse zu.
sanity-order-out-of-reach = { $n ->
    [one] Ein Auftrag verlangt
   *[other] { $n } Aufträge verlangen
} mehr Material, als auf einen Bogen passt, selbst mit der „Aushilfe“: Verlange weniger, oder gib den Reihen mehr Felder.
sanity-no-phase-two = Phase II beginnt nach Runde { $after }, aber die Partie hat nur { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, also kommen ihre Aufträge vielleicht nie: Lass sie früher beginnen.
sanity-no-phase-one = Wenn alle einen Auftrag behalten haben, { $orders ->
    [0] bleibt kein Auftrag der Phase I
    [one] bleibt nur 1 Auftrag der Phase I
   *[other] bleiben nur { $orders } Aufträge der Phase I
} für eine Auslage von { $pool }, also beginnt Phase II sofort: Nimm mehr Aufträge auf.
sanity-pool-never-full = Phase II hat nur { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
} für eine Auslage von { $pool }: Nimm mehr auf.
sanity-helper-too-dear = Der Helfer { helper } kostet { $cost } Blaubeeren, der Bogen hat aber nur Platz für { $berries }; niemand kann ihn je anwerben: Senke den Preis, oder gib der Reihe mehr Felder.
sanity-too-few-helpers = Die Helfertruhe verlangt { $helpers } Helfer, es gibt aber nur { $most }: Verlange weniger.
sanity-chestnut-out-of-reach = Die Reihe für { $material ->
    [saw] Sägeblätter
    [glue] Leim
    [offcut] Holzreste
   *[blueberry] Blaubeeren
} verspricht bei { $mark } eine Kastanie, hat aber nur Platz für { $room }: Senke diese Marke, oder gib der Reihe mehr Felder.
sanity-chest-never-active = Nichts bringt eine Kastanie, also kann die { chest } nie aktiv werden: Lass eine Reihe, eine Laternenlinie oder einen Bonus eine bringen.
sanity-no-room = Der Bogen hat keinen Platz für { $material ->
    [saw] Sägeblätter
    [glue] Leim
    [offcut] Holzreste
   *[blueberry] Blaubeeren
}, also verfällt alles davon: Gib der Reihe ein Feld.
sanity-never-shifted = Eine Runde hat nur einen Zug, also werden Würfel nie verschoben, und der Pfeil bedeutet nichts: Spielt zwei Züge, oder lass den Pfeil, wie er ist.
sanity-ratings-fall = Die Grenzen der Solowertung steigen nicht an, also kann ein besseres Ergebnis schlechter bewertet werden: Ordne sie aufsteigend.

## Was die Werkstatt misst

measure-in-round = { $what }, Runde { $round }
measure-bonus = { $colour ->
    [yellow] Gelber Bonus
   *[brown] Brauner Bonus
} der Spalte { $column }
measure-order = Auftrag statt Würfel
measure-phase = Aufträge der Phase { $phase }
measure-complete = Erfüllte Aufträge
measure-glue-dice = Leimen
measure-saw-die = Sägen
measure-raise-die = Erhöhen mit einem Holzrest
measure-adjust = Schleifen
measure-sell = Verkaufen
measure-fill = Blaubeeren in Truhen
measure-saw = Sägeblätter
measure-glue = Leim
measure-offcut = Holzreste
measure-blueberry = Blaubeeren
measure-chestnut = Kastanien
measure-nut = Nüsse
measure-dice = Würfel
