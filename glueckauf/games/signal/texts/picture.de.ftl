### The picture of Switch & Signal and its table: names of things, moves in a few words, what is asked.
### Built from the words of the game: { train }, { spot }, { post }, { goods }, { tokens }, { helper } …

## The map

label-map = Karte: { map }
label-title = { map }
label-note = nach den Regeln gezeichnet, nicht der Originalplan
label-spot = { spot }
label-start = Startort { $number }: { $place }
label-city = { $city }: { goods }, noch { $number }
label-port = { $city }, Hafen: { $goods ->
    [0] noch keine Waren
    [one] 1 Ware
   *[other] { $goods } Waren
}
label-post = { $green ->
    [1] grün
   *[0] rot
}: { post }
label-junction = { $junction } verbindet { $a } und { $b }; gesperrt Richtung { $shut }
label-train = { train.indefinite } { at-spot }
label-heading = Richtung { $to }
label-load = beladen: { goods }
label-due = ist jetzt an der Reihe
label-rolls = was der Würfel brächte
label-run = { $end ->
    [used] fährt { spot.to }
    [red] hält { at-spot } vor einem roten Signal
    [closed] hält { at-spot } vor einer gesperrten Kreuzung
    [behind] hält { at-spot } hinter einem anderen Zug
    [taken] hält { at-spot } vor einer besetzten Stadt
    [head-on] stößt frontal zusammen und kommt ins Depot
    [start-place] erreicht einen Startort und kommt ins Depot
    [delivers] liefert die Ware in { spot } ab
    [port] fährt { spot.to } und kommt ins Depot
    [paused] fährt { spot.to } und darf weiterfahren
   *[city] fährt { spot.to }
}
label-lost = ihr verliert { tokens }

## The station

label-station = Bahnhof: Fahranweisungskarte, Uhr, Depot und Helfer
label-departure = Fahranweisungskarte: { $symbols }
label-no-departure = keine Fahranweisungskarte im Spiel
label-deploys = { $trains ->
    [one] 1 Zug einsetzen
   *[other] { $trains } Züge einsetzen
}
label-moves = { $colour ->
    [multi] eine Farbe eurer Wahl bewegen
    [black] Schwarz bewegen
    [brown] Braun bewegen
   *[grey] Grau bewegen
}
label-symbols-left = { $symbols ->
    [0] alles erledigt
    [one] noch 1 Symbol
   *[other] noch { $symbols } Symbole
}
label-deck = { $cards ->
    [0] keine Fahranweisungskarte mehr
    [one] noch 1 Fahranweisungskarte
   *[other] noch { $cards } Fahranweisungskarten
}
label-clock = Uhr: { tokens } von { $full }
label-die = { train.indefinite }: der Würfel zeigt { $points }
label-no-die = jetzt zählt kein Würfel
label-depot = Depot: { trains-of.bare }: { $number }
label-stored = { goods } { $number } von { $need }
label-extra = zusätzliche Waren { $number } von { $need }
label-helper = { $helper ->
    [logistician] Logistikerin
    [dispatcher] Disponentin
    [conductor] Zugführer
    [crossing_keeper] Schrankenwärter
    [shunter] Rangierer
   *[traffic_controller] Fahrdienstleiterin
}
label-helper-ready = bereit
label-helper-used = verbraucht
label-helper-on = hilft gerade
label-helps = { $helper ->
    [logistician] Würfelt einen Bewegungswürfel neu
    [dispatcher] Lässt Züge bis zum Ende des Spielzugs durch Städte fahren
    [conductor] Hält alle Züge der Farbe auf, die an der Reihe ist
    [crossing_keeper] Legt die gerade aufgedeckte Fahranweisungskarte unter den Stapel
    [shunter] Wählt den Startort eines Zuges
   *[traffic_controller] Hält einen Zug auf, der an der Reihe ist
}
label-pile = Nachziehstapel
label-discards = Ablage
label-piled = { $card ->
    [s] Signalkarten
    [w] Weichenkarten
   *[t] Zugkarten
} { $number }, abgelegt { $discards }

## Trains and hands

label-trains = Züge und was sie verlieren würden
label-sign = { $sign ->
    [on] weiter
    [city] Stadt
    [delivers] liefert
    [gone] Depot
   *[lost] Plättchen
}
label-no-trains = kein Zug auf dem Plan
label-hand-of = { $you ->
    [1] deine Karten
   *[0] { name-of } Karten
}
label-player = { name }
label-you = Du
label-to-move = am Zug
label-won = { $you ->
    [1] gewinnst
   *[0] gewinnt
}
label-starts = Startspieler
label-in-hand = { $cards ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
label-card = { $card ->
    [s] Signalkarte
    [w] Weichenkarte
   *[t] Zugkarte
}{ $number ->
    [one] {""}
   *[other] , { $number } Stück
}
label-no-cards = keine Karten

## Buttons

button-end = Aktionen beenden
button-on = Weiter
button-stop = Hier halten
button-roll = Würfeln
button-pay = Mit { COUNT($cards, as: "cards-of-kind") } zahlen
button-join = { $a } und { $b } verbinden

## Moves in a few words

paying = { $pay ->
    [own] {""}
   *[other] , bezahlt mit { COUNT($pay, as: "cards-of-kind") }
}
move-deploy = Einen { train.accusative } einsetzen
move-shunt = Rangierer: { train.indefinite } nach { $place }
move-colour = { colour } bewegen
move-hold-colour = Zugführer: alle { trains-of } aufhalten
move-hold-train = Fahrdienstleiterin: den { train.accusative } { at-spot } aufhalten
move-go = Den { train.accusative } { at-spot } bewegen
move-exit = Aus { $city } Richtung { $to }
move-signal = Scheibe versetzen: { post } → { target }
move-switch = { $junction } stellen: { $a } und { $b } verbinden
move-train = Für den { train.accusative } { at-spot } würfeln
move-load = { goods } in { $city } laden, für eine { $card ->
    [s] Signalkarte
    [w] Weichenkarte
   *[t] Zugkarte
}
move-keeper = Schrankenwärter: diese Karte unter den Stapel
move-reroll = Logistikerin: neu würfeln
move-on = Weiter
move-stop = In { $city } halten
move-dispatcher = Disponentin: Züge dürfen in diesem Spielzug durch Städte fahren
move-end = Aktionen beenden
move-card = Fahranweisungskarte: { $symbols }
move-place = Startort { $number }
move-die = Der Würfel zeigt { $points }
move-draw = { COUNT($cards, as: "cards-of-kind") } ziehen

## What is asked

prompt-revealing = Eine Fahranweisungskarte wird aufgedeckt.
prompt-deploying = Welche Farbe setzt du ein?
prompt-shunting = Der { train } wird eingesetzt: mit dem Rangierer oder mit den Würfeln?
prompt-placing = Die Würfel bestimmen den Startort: der { train }.
prompt-choosing = Welche Farbe fährt?
prompt-next = Welcher der { trains-of } fährt { $first ->
    [1] zuerst
   *[0] als Nächstes
}?
prompt-asked = Legt der Schrankenwärter diese Karte unter den Stapel?
prompt-rolling = Für den { train.accusative } wird gewürfelt.
prompt-rolled = Der Würfel für den { train.accusative } zeigt { $points }: behalten, oder würfelt die Logistikerin neu? { outcome }
prompt-leaving = { points } für den { train.accusative }: An welchem grünen Signal verlässt er { $city }?
prompt-passing = Der { train } ist in { $city } und hat noch { points }: halten oder weiterfahren?
prompt-acting = Spiele Aktionskarten oder beende deine Aktionen.
prompt-drawing = Karten werden gezogen.
outcome = { $tokens ->
    [0] Ihr würdet nichts verlieren.
   *[other] Ihr würdet { tokens } verlieren.
}

## What can be opened

look-title = { train.indefinite } { at-spot }
look-city = Auf dem Weg hinaus, der am wenigsten kostet.
