### Glück Auf: alle Sätze des Spiels.
### Eine Angabe wie "workshop/3" oder "barrow:gg" gibt es auch in Teilen: $space-kind und $space-detail.

## Wörter, aus denen die Sätze gebaut sind

# Alle vier Farben beugen sich regelmäßig; die Endung steht direkt dahinter: { colour }er, { colour }en.
colour = { $colour ->
    [y] gelb
    [b] braun
    [g] grau
   *[k] schwarz
}
square-colour = { $square ->
    [y] gelb
    [b] braun
    [g] grau
   *[k] schwarz
}
transport = { $transport ->
    [barrow] Handkarren
    [carriage] Fuhrwerk
    [motorcar] Lastwagen
   *[engine] Eisenbahn
}
level = { $level ->
    [0] über Tage
   *[other] { $level }. Etage
}
# Steht immer als Name in Anführungszeichen: das Feld „{ space }“.
space = { $space-kind ->
    [workshop] { $space-detail ->
        [draw] Lorenfabrik (Ziehfeld)
       *[other] Lorenfabrik { $space-detail }
    }
    [mining] Fördern { $space-detail }
    [delivery] { $space-detail ->
        [barrow] Auslieferung per Handkarren
        [carriage] Auslieferung per Fuhrwerk
        [motorcar] Auslieferung per Lastwagen
       *[engine] Auslieferung per Eisenbahn
    }
    [money] Geld { $space-detail }
    [order] { $space-detail ->
        [draw] Neuer Auftrag (Ziehfeld)
       *[other] Neuer Auftrag { $space-detail }
    }
   *[pithead] Bank
}
miners = { $miners } Arbeiter
marks = { $marks } Mark
few = { $n ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $n }
}
# Werfall: ein grauer Kohlewürfel, zwei graue Kohlewürfel.
cubes = { $n ->
    [1] ein { colour }er
   *[other] { few } { colour }e
} Kohlewürfel
# Wenfall, vor „Kohlewürfel“: über einen grauen und zwei schwarze.
wanted = { $n ->
    [1] einen { colour }en
   *[other] { few } { colour }e
}
# Sächlich; Werfall und Wenfall sind gleich.
tile = Tunnelplättchen mit { $carts ->
    [1] einer { colour }en Lore
   *[2] zwei { colour }en Loren
} ({ $side ->
    [light] helle
   *[dark] dunkle
} Seite)
# Männlich, ohne Artikel; Wenfall wie Werfall.
order = { $order-kind ->
    [barrow] Handkarrenauftrag
    [carriage] Fuhrwerksauftrag
    [motorcar] Lastwagenauftrag
   *[engine] Eisenbahnauftrag
} über { COUNT($order-detail, as: "wanted") } Kohlewürfel
category = { $category ->
    [1] ausgelieferte gelbe Felder
    [2] ausgelieferte braune Felder
    [3] ausgelieferte graue Felder
    [4] ausgelieferte schwarze Felder
    [5] per Handkarren ausgelieferte Felder
    [6] per Fuhrwerk ausgelieferte Felder
    [7] per Lastwagen ausgelieferte Felder
    [8] per Eisenbahn ausgelieferte Felder
    [9] leere gelbe Loren
    [10] leere braune Loren
    [11] leere graue Loren
   *[12] leere schwarze Loren
}
    .squares = { $count ->
        [one] einem Feld
       *[other] { $count } Feldern
    }
    .carts = { $count ->
        [one] einer Lore
       *[other] { $count } Loren
    }
    .counted = { $category ->
        [9] { category.carts }
        [10] { category.carts }
        [11] { category.carts }
        [12] { category.carts }
       *[other] { category.squares }
    }

## Die Regeln

GA-1-1 = Das Spiel ist für 2 bis 4 Spieler. Es enthält 48 Tunnelplättchen, 44 Aufträge, 64 Kohlewürfel (16 in jeder Farbe), 7 Sperrplättchen, 18 Arbeiter in jeder Spielerfarbe und so viele Mark wie nötig.
GA-1-2 = Ein Tunnelplättchen zeigt eine oder zwei Loren einer Farbe und gehört zur hellen oder zur dunklen Seite; jede Sorte gibt es dreimal.
GA-1-3 = Zu jedem der vier Transportmittel gehören 11 Aufträge. Ein Auftrag zeigt die Kohlefelder, die du füllen musst, und die Siegpunkte, die er bringt.
GA-1-4 = Einige Arbeiterfelder sind bei zwei Spielern gesperrt, einige bei zwei oder drei; ein gesperrtes Feld kann nicht gewählt werden.
GA-1-5 = In jedem Bergwerk ist von jeder Farbe eine Lore aufgedruckt. Der Förderkorb fasst höchstens fünf Kohlewürfel, das private Kohlelager (kurz: Lager) beliebig viele.
GA-2-1 = Sperrt die Felder entsprechend der Spielerzahl, mischt die Tunnelplättchen, legt auf jedes freie Feld der Lorenfabrik eines offen aus und mischt die Aufträge.
GA-2-2 = Jeder Spieler beginnt mit je einem Kohlewürfel jeder Farbe auf den aufgedruckten Loren, dem Förderkorb über Tage und null Siegpunkten. Bei 2, 3 oder 4 Spielern erhält er 18, 15 oder 13 Arbeiter und 10, 9 oder 8 Mark.
GA-2-3 = Deckt bei 2, 3 oder 4 Spielern 7, 10 oder 13 Aufträge auf. Der rechte Nachbar des Startspielers beginnt; gegen den Uhrzeigersinn nimmt sich jeder einen Auftrag, bis alle drei haben. Die übrige Karte kommt auf ein Feld „Neuer Auftrag“, die anderen dieser Felder werden vom Stapel gefüllt.
GA-3-1 = Das Spiel dauert drei Schichten. Reihum im Uhrzeigersinn führt jeder Spieler genau eine Aktion aus, indem er Arbeiter auf ein Arbeiterfeld schickt. Wer keine Arbeiter mehr hat, wird übersprungen; hat niemand mehr welche, endet die Schicht.
GA-3-2 = Auf ein leeres Feld schickst du genau einen Arbeiter. Stehen dort schon Arbeiter, kommen sie alle in die Kantine, und du schickst genau einen mehr, als dort standen. Ein Feld, dessen Aktion du nicht ausführen kannst oder für das du zu wenige Arbeiter hast, darfst du nicht wählen.
GA-3-3 = Du darfst immer genau einen Arbeiter zur Bank schicken und bekommst dafür eine Mark. Dort ist Platz für beliebig viele Arbeiter, und niemand wird verdrängt.
GA-3-4 = In der Kantine warten die verdrängten Arbeiter nur auf das Ende der Schicht.
GA-4-1 = Nimm das Tunnelplättchen vom Feld der Lorenfabrik und bezahle für jede Lore: gelb 1, braun 2, grau 3, schwarz 4 Mark.
GA-4-2 = Lege auf jede Lore des Plättchens einen Kohlewürfel seiner Farbe und lege das Plättchen auf der Stollenetage seiner Farbe an, auf seiner Seite. Loren werden nie wieder aufgefüllt.
GA-4-3 = Ist im Vorrat keine Kohle dieser Farbe mehr, wähle für jede betroffene Lore eine beliebige andere Farbe; der Preis bleibt gleich. Ist der Vorrat ganz leer, bleibt die Lore leer.
GA-4-4 = Am Ende des Zuges wird das Feld der Lorenfabrik vom Stapel aufgefüllt, solange er reicht.
GA-4-5 = Auf dem Ziehfeld der Lorenfabrik siehst du dir die obersten fünf Tunnelplättchen des Stapels an. Du darfst eines davon zum üblichen Preis kaufen; die anderen legst du in beliebiger Reihenfolge zurück, entweder alle oben auf den Stapel oder alle darunter.
GA-5-1 = Ein Feld „Fördern“ gibt dir eine Anzahl von Schritten; ungenutzte verfallen. Ein Schritt ist: den Förderkorb hinunter auf eine beliebige Stollenetage bewegen; den Förderkorb hinauf auf eine beliebige Etage oder nach über Tage bewegen; einen Kohlewürfel von einer Lore der Etage, auf der der Förderkorb steht, in den Förderkorb laden; über Tage einen Kohlewürfel aus dem Förderkorb auf ein leeres Feld seiner Farbe oder ins Lager legen; einen Kohlewürfel aus dem Lager auf ein Feld seiner Farbe legen.
GA-5-2 = Statt mit einem Kohlewürfel der richtigen Farbe darfst du ein Feld auch mit zwei Kohlewürfeln beliebiger Farben füllen; das kostet zwei Schritte, einen unmittelbar nach dem anderen.
GA-5-3 = Kohle auf einem Feld bleibt dort liegen: Sie wird weder auf ein anderes Feld gelegt noch weggenommen.
GA-5-4 = Ein Kohlewürfel darf nur ins Lager, solange keiner deiner ausstehenden Aufträge ein leeres Feld seiner Farbe hat.
GA-5-5 = Stand und Ladung des Förderkorbs, das Lager und die Aufträge bleiben zwischen den Zügen, wie sie sind.
GA-6-1 = Auf dem Feld eines Transportmittels lieferst du alle deine vollständigen Aufträge dieses Transportmittels aus; mindestens einen musst du haben.
GA-6-2 = Ein ausgelieferter Auftrag bringt sofort seine Siegpunkte; seine Kohle kommt zurück in den Vorrat und die Karte auf deinen Stapel ausgelieferter Aufträge.
GA-7-1 = Ein Feld „Geld“ bringt dir so viel Mark, wie es zeigt.
GA-7-2 = Auf einem Feld „Neuer Auftrag“ nimmst du die Karte dort zu deinen ausstehenden Aufträgen; davon darfst du beliebig viele haben. Das Feld wird vom Stapel aufgefüllt, solange er reicht.
GA-7-3 = Auf dem Ziehfeld für Aufträge siehst du dir die obersten fünf Aufträge des Stapels an. Du darfst einen davon kostenlos behalten; die anderen legst du in beliebiger Reihenfolge zurück, entweder alle oben auf den Stapel oder alle darunter.
GA-8-1 = Nach der ersten Schicht werden die Kategorien 1 bis 4 der Schichtuhr gewertet, nach der zweiten 1 bis 8, nach der dritten alle 12; Siegpunkte gibt es für den ersten und den zweiten Platz.
GA-8-2 = In den Kategorien 1 bis 8 zählen alle bisher ausgelieferten Aufträge, ob aus dieser oder einer früheren Schicht, und zwar nach den aufgedruckten Feldern, egal, welche Kohle darauf lag. Wer in einer Kategorie nichts vorweisen kann, geht dort leer aus.
GA-8-3 = Teilen sich mehrere Spieler den ersten Platz, erhalten alle dessen Siegpunkte, und der zweite Platz wird nicht gewertet. Teilen sich mehrere den zweiten Platz, erhalten alle dessen Siegpunkte. Zu zweit wird nur der erste Platz gewertet.
GA-8-4 = Leere Loren zählen nach der Farbe der Lore: die aufgedruckten und die auf Tunnelplättchen, sofern keine Kohle darauf liegt.
GA-8-5 = Wer die meisten Arbeiter in der Lorenfabrik stehen hat, beginnt die nächste Schicht. Bei Gleichstand beginnt, wer von den Beteiligten im Uhrzeigersinn als Erster auf den bisherigen Startspieler folgt; dieser selbst verliert jeden Gleichstand. Danach kehren alle Arbeiter zurück.
GA-9-1 = Am Spielende bringen je 5 zurückgezahlte Mark 1 Siegpunkt; was an Mark übrig bleibt, entscheidet bei Gleichstand.
GA-9-2 = Am Spielende bringen dir je 3 eigene Kohlewürfel 1 Siegpunkt, egal, wo sie liegen: auf Loren, im Förderkorb, im Lager oder auf ausstehenden Aufträgen.
GA-9-3 = Am Spielende kostet dich jeder ausstehende Auftrag 1 Siegpunkt.
GA-9-4 = Vergleiche am Spielende deine hellen und deine dunklen Tunnelplättchen: Jedes Plättchen ohne Gegenstück auf der anderen Seite kostet dich 2 Siegpunkte.
GA-9-5 = Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand, wer die meisten Mark übrig hat. Besteht auch dann Gleichstand, teilen sich die Beteiligten den Sieg.
GA-10-1 = Mark, Aufträge und Bergwerke liegen offen. Die Stapel sind verdeckt, bis auf das, was ein Spieler auf einem Ziehfeld gesehen hat; ausgelieferte Aufträge darf sich nur ihr Besitzer ansehen.

## The game's name, and what a changed rule set changes

title = Glück Auf, das Brettspiel
knob-tile_kinds = Arten von Tunnelplättchen
knob-tile_copies = Tunnelplättchen jeder Art
knob-orders = Auftragskarten
knob-coal = Kohlewürfel jeder Farbe
knob-workshops = Felder der Lorenfabrik
knob-mining = Schritte auf den Feldern „Fördern“
knob-money = Mark auf den Feldern „Geld“
knob-order_spaces = Felder „Neuer Auftrag“
knob-locks_2 = Felder, die nur zu zweit gesperrt sind
knob-locks_2_3 = Felder, die zu zweit und zu dritt gesperrt sind
knob-cage = So viele Würfel fasst der Förderkorb
knob-miners = Arbeiter für jeden
knob-marks = Mark am Anfang
knob-draft = Aufträge, die jeder zu Beginn wählt
knob-displacement = Arbeiter für ein besetztes Feld
knob-displacement-one-more = einer mehr, als dort stehen
knob-displacement-doubled = doppelt so viele
knob-displacement-forbidden = nicht erlaubt
knob-pithead = Mark aus der Bank
knob-prices = Preis einer Lore: gelb, braun, grau, schwarz
knob-look = Karten, die ein Ziehfeld zeigt
knob-pairs = Zwei Würfel dürfen ein Feld jeder Farbe füllen
knob-split_pairs = Ein Paar darf später vollendet werden
knob-free_storage = Jede Kohle darf ins Lager
knob-shifts = Schichten
knob-clock_first = Punkte für den ersten Platz, Kategorie für Kategorie
knob-clock_second = Punkte für den zweiten Platz, Kategorie für Kategorie
knob-clock_per_shift = Kategorien, die nach jeder Schicht gewertet werden
knob-second_place = Der zweite Platz bringt Punkte
knob-marks_per_vp = Mark für einen Punkt am Ende
knob-coal_per_vp = Kohlewürfel für einen Punkt am Ende
knob-order_penalty = Punktabzug für einen ausstehenden Auftrag
knob-balance_penalty = Punktabzug für ein Plättchen ohne Gegenstück
knob-open_deliveries = Ausgelieferte Aufträge liegen offen

## Die Auslegungen: wo man die Spielregel auf zwei Arten lesen kann

R1 = GA-2.3: Die Karte, die nach der Auftragswahl übrig bleibt, kommt auf „eines“ der Felder „Neuer Auftrag“. Hier: auf das freie Feld ganz links.
R2 = GA-4.3: Die Spielregel sagt nicht, was geschieht, wenn gar keine Kohle mehr da ist. Hier: Die Lore bleibt leer.
R3 = GA-5.2: Auf ein Feld dürfen zwei Kohlewürfel gelegt werden, was zwei Schritte kostet. Hier: beide in derselben Aktion, einer unmittelbar nach dem anderen. Schalter: split_pairs.
R4 = GA-5.4: Die Spielregel beschreibt das Einlagern nur für jemanden, der keinen Auftrag mit einem leeren Feld dieser Farbe hat. Hier: wörtlich genommen. Schalter: free_storage.
R5 = GA-8.5: Es kann sein, dass niemand Arbeiter in der Lorenfabrik hat. Hier: Das gilt als Gleichstand aller Spieler.
R6 = GA-10.1: Ausgelieferte Karten liegen verdeckt, und die eigenen darf man sich ansehen. Hier: Die Ansicht eines Spielers verbirgt die der anderen. Schalter: open_deliveries.

## Warum nicht

why-draft-first = Noch läuft die Auftragswahl: Nimm zuerst einen Auftrag aus der Auslage.
why-no-such-place = Die Auslage hat { $places ->
    [one] nur 1 Platz
   *[other] { $places } Plätze
}; einen Platz { $place } gibt es nicht.
why-order-drafted = Der Auftrag auf Platz { $place } ist schon vergeben.
why-game-over = Das Spiel ist zu Ende.
why-send-first = Ein Zug beginnt damit, dass du Arbeiter auf ein Arbeiterfeld schickst.
why-mine-first = Kohle wird nur beim Fördern bewegt: Schicke zuerst Arbeiter auf ein Feld „Fördern“.
why-finish-mining = Schließe zuerst das Fördern ab: { $steps ->
    [one] 1 Schritt ist
   *[other] { $steps } Schritte sind
} noch übrig. Du kannst das Fördern auch vorzeitig beenden.
why-keep-first = Du siehst dir gerade den Stapel an: Entscheide zuerst, ob und was du davon behältst.
why-put-back-these = Lege zuerst zurück, was du nicht behalten hast: alles oben auf den Stapel oder alles darunter.
why-choose-coal-first = Für { $carts ->
    [one] eine Lore
   *[other] { $carts } Loren
} des neuen Tunnelplättchens fehlt im Vorrat die passende Kohle: Wähle zuerst eine andere Farbe.
why-no-such-space = Ein Arbeiterfeld { $space } gibt es auf diesem Spielplan nicht.
why-space-closed = Das Feld „{ space }“ ist bei { $players } Spielern gesperrt.
why-space-taken = Auf dem Feld „{ space }“ stehen schon Arbeiter, und Verdrängen ist in diesem Regelsatz verboten.
why-too-few-miners = Für das Feld „{ space }“ brauchst du { $needed ->
    [one] einen
   *[other] { $needed }
} Arbeiter, du hast aber { $have ->
    [0] keinen
    [one] nur einen
   *[other] nur { $have }
}.
why-workshop-empty = Auf dem Feld „{ space }“ liegt kein Tunnelplättchen: Der Stapel ist aufgebraucht.
why-order-space-empty = Auf dem Feld „{ space }“ liegt keine Karte: Der Stapel ist aufgebraucht.
why-stack-empty = Der Stapel zum Feld „{ space }“ ist leer, es gibt also nichts anzusehen.
why-face-down = Hier liegt etwas verdeckt; was es ist, kannst du nicht wissen.
why-too-dear = Das Tunnelplättchen kostet { $price } Mark, du hast aber { $have ->
    [0] keine
    [one] nur eine
   *[other] nur { $have }
}.
why-nothing-to-deliver = Du hast keinen vollständigen { $transport ->
    [barrow] Handkarrenauftrag
    [carriage] Fuhrwerksauftrag
    [motorcar] Lastwagenauftrag
   *[engine] Eisenbahnauftrag
}.
why-colour-not-in-supply = Im Vorrat liegt kein { colour }er Kohlewürfel.
why-no-such-card = Zur Auswahl { $cards ->
    [one] steht nur 1 Stück
   *[other] stehen nur { $cards } Stück
}; eine Nummer { $place } gibt es nicht.
why-cage-is-there = Der Förderkorb steht schon { $level ->
    [0] über Tage
   *[other] auf der { level }
}.
why-load-underground = Der Förderkorb steht über Tage; beladen wird er unter Tage.
why-no-coal-here = Auf den Loren der { level } liegt kein { colour }er Kohlewürfel.
why-cage-full = Der Förderkorb ist voll: Er fasst nur { $places ->
    [one] einen
   *[other] { $places }
} Kohlewürfel.
why-cage-underground = Der Förderkorb steht auf der { level }; entladen wird er über Tage.
why-no-coal-in-cage = Im Förderkorb liegt kein { colour }er Kohlewürfel.
why-no-coal-in-storage = Im Lager liegt kein { colour }er Kohlewürfel.
why-square-waits = Auftrag { $label } hat noch ein leeres { colour }es Feld, darum darf kein { colour }er Kohlewürfel ins Lager.
why-no-such-order = Du hast keinen Auftrag { $label }.
why-no-such-square = Auftrag { $label } hat kein { colour }es Feld.
why-square-covered = Die { colour }en Felder von Auftrag { $label } sind schon belegt, und Kohle auf einem Feld bleibt dort liegen.
why-no-pairs = Paare sind in diesem Regelsatz nicht erlaubt.
why-pair-needs-two-steps = Ein Paar kostet zwei Schritte, du hast aber nur noch einen.
why-pair-needs-partner = Ein Paar braucht einen zweiten Kohlewürfel, der sofort folgen kann: aus dem Förderkorb, wenn er über Tage steht, oder aus dem Lager.
why-finish-pair = Vollende zuerst das Paar: Der zweite Kohlewürfel gehört auf das { colour }e Feld von Auftrag { $label }.
why-no-steps-left = Die Schritte dieser Aktion sind aufgebraucht.
why-other-action = Als Nächstes ist hier die Aktion „{ space }“ an der Reihe.

## Was geschehen ist

event-spaces-closed = Bei { $players } Spielern { $spaces ->
    [0] ist kein Feld gesperrt
    [one] ist ein Feld gesperrt
   *[other] sind { $spaces } Felder gesperrt
}.
event-workshops-filled = { $tiles ->
    [one] Ein Tunnelplättchen liegt
   *[other] { $tiles } Tunnelplättchen liegen
} offen in der Lorenfabrik.
event-equipped = Alle haben je { miners }, { marks }, einen Förderkorb über Tage und von jeder Farbe einen Kohlewürfel.
event-orders-revealed = Für die Auftragswahl { $orders ->
    [one] wird ein Auftrag
   *[other] werden { $orders } Aufträge
} aufgedeckt.
event-drafted = { $you ->
    [1] Du wählst
   *[0] { name } wählt
} den { order } als Auftrag { $label }.
event-orders-laid = Der { order } bleibt übrig und kommt auf ein Feld „Neuer Auftrag“. { $you ->
    [1] Du beginnst
   *[0] { name } beginnt
}.
event-sent = { $you ->
    [1] Du schickst
   *[0] { name } schickt
} { $miners ->
    [one] einen Arbeiter
   *[other] { miners }
} auf das Feld „{ space }“.
event-displaced = { $miners ->
    [one] { $you ->
        [1] Dein Arbeiter geht
       *[0] { name-of } Arbeiter geht
    }
   *[other] { $you ->
        [1] Deine { miners } gehen
       *[0] { name-of } { miners } gehen
    }
} vom Feld „{ space }“ in die Kantine.
event-pithead = { $you ->
    [1] Du schickst
   *[0] { name } schickt
} einen Arbeiter zur Bank und { $you ->
    [1] nimmst dir
   *[0] nimmt sich
} { marks }.
event-bought = { $you ->
    [1] Du kaufst
   *[0] { name } kauft
} ein { tile } für { $price } Mark.
event-attached = Das Tunnelplättchen kommt { $coal ->
    [0] ohne { colour }e Kohle
    [one] mit einem { colour }en Kohlewürfel
   *[other] mit { $coal } { colour }en Kohlewürfeln
} auf die { $side ->
    [light] helle
   *[dark] dunkle
} Seite der { level }.
event-supply-short = Für { $carts ->
    [one] eine Lore
   *[other] { $carts } Loren
} fehlt im Vorrat die passende Kohle: { $you ->
    [1] Du wählst
   *[0] { name } wählt
} eine andere Farbe.
event-carts-left-empty = Der Vorrat ist leer: { $carts ->
    [one] Eine Lore bleibt
   *[other] { $carts } Loren bleiben
} leer.
event-coal-chosen = { $you ->
    [1] Du legst
   *[0] { name } legt
} einen { colour }en Kohlewürfel auf eine Lore der { level }.
event-looked = { $you ->
    [1] Du siehst dir
   *[0] { name } sieht sich
} auf dem Feld „{ space }“ { $space-kind ->
    [workshop] { $cards ->
        [one] ein Tunnelplättchen
       *[other] { $cards } Tunnelplättchen
    }
   *[order] { $cards ->
        [one] einen Auftrag
       *[other] { $cards } Aufträge
    }
} vom Stapel an.
event-kept-none = { $you ->
    [1] Du behältst
   *[0] { name } behält
} nichts davon.
event-kept-tile = { $you ->
    [1] Du behältst
   *[0] { name } behält
} ein { tile }.
event-kept-order = { $you ->
    [1] Du behältst
   *[0] { name } behält
} den { order } als Auftrag { $label }.
event-put-on-top = { $you ->
    [1] Du legst
   *[0] { name } legt
} { $cards ->
    [one] ein
   *[other] { $cards }
} Stück oben auf den Stapel zurück.
event-put-underneath = { $you ->
    [1] Du legst
   *[0] { name } legt
} { $cards ->
    [one] ein
   *[other] { $cards }
} Stück unter den Stapel zurück.
event-rode = { $you ->
    [1] Dein
   *[0] { name-of }
} Förderkorb fährt { $level ->
    [0] nach über Tage
   *[other] zur { level }
}.
event-loaded = { $you ->
    [1] Du lädst
   *[0] { name } lädt
} auf der { level } einen { colour }en Kohlewürfel in den Förderkorb.
event-stored = { $you ->
    [1] Du legst
   *[0] { name } legt
} einen { colour }en Kohlewürfel ins Lager.
event-filled = { $you ->
    [1] Du legst
   *[0] { name } legt
} einen { colour }en Kohlewürfel aus dem { $source ->
    [storage] Lager
   *[cage] Förderkorb
} auf Auftrag { $label }{ $complete ->
    [1] , der damit vollständig ist
   *[0] {""}
}.
event-half = { $you ->
    [1] Du legst
   *[0] { name } legt
} einen { colour }en Kohlewürfel als Hälfte eines Paares auf ein { square-colour }es Feld von Auftrag { $label }.
event-paired = { $you ->
    [1] Du vollendest
   *[0] { name } vollendet
} das Paar auf dem { square-colour }en Feld von Auftrag { $label } mit einem { colour }en Kohlewürfel{ $complete ->
    [1] ; damit ist der Auftrag vollständig
   *[0] {""}
}.
event-mining-ended = { $you ->
    [1] Du beendest
   *[0] { name } beendet
} das Fördern; { $steps ->
    [0] kein Schritt verfällt
    [one] ein Schritt verfällt
   *[other] { $steps } Schritte verfallen
}. Förderkorb, Lager und Aufträge bleiben, wie sie sind.
event-delivered = { $you ->
    [1] Du lieferst den { order } aus und erhältst
   *[0] { name } liefert den { order } aus und erhält
} { $vp } SP; die Kohle kommt zurück in den Vorrat.
event-took-money = { $you ->
    [1] Du nimmst dir
   *[0] { name } nimmt sich
} { marks }.
event-took-order = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} den { order } als Auftrag { $label }.
event-refilled = Auf das Feld „{ space }“ kommt ein { $space-kind ->
    [workshop] { tile }
   *[order] { order }
}.
event-not-refilled = Das Feld „{ space }“ bleibt leer: Der Stapel ist aufgebraucht.
event-skipped = { $you ->
    [1] Du hast keine Arbeiter mehr und wirst
   *[0] { name } hat keine Arbeiter mehr und wird
} übersprungen.
event-shift-ended = Die { $shift }. Schicht ist zu Ende; { $categories ->
    [one] eine Kategorie wird
   *[other] { $categories } Kategorien werden
} gewertet.
event-first-place = { $you ->
    [1] Du belegst
   *[0] { name } belegt
} in der Kategorie „{ category }“ mit { category.counted } den ersten Platz und { $you ->
    [1] erhältst
   *[0] erhält
} { $vp } SP.
event-second-place = { $you ->
    [1] Du belegst
   *[0] { name } belegt
} in der Kategorie „{ category }“ mit { category.counted } den zweiten Platz und { $you ->
    [1] erhältst
   *[0] erhält
} { $vp } SP.
event-shift-scored = Der Punktestand nach der { $shift }. Schicht: { SCORES($scores, $reader) }.
event-new-start = { $miners ->
    [0] Auch ohne Arbeiter
    [one] Mit einem Arbeiter
   *[other] Mit { $miners } Arbeitern
} in der Lorenfabrik { $you ->
    [1] beginnst du
   *[0] beginnt { name }
} die nächste Schicht.
event-miners-returned = Alle Arbeiter kehren zurück, { $miners } für jeden.
event-marks-exchanged = { $you ->
    [1] Du zahlst
   *[0] { name } zahlt
} { $marks ->
    [0] nichts
   *[other] { marks }
} zurück, { $you ->
    [1] erhältst
   *[0] erhält
} { $vp ->
    [0] keine
   *[other] { $vp }
} SP und { $you ->
    [1] behältst
   *[0] behält
} { $rest ->
    [0] nichts
   *[other] { $rest } Mark
}.
event-coal-exchanged = { $you ->
    [1] Du besitzt
   *[0] { name } besitzt
} { $coal ->
    [0] keine Kohle
    [one] einen Kohlewürfel
   *[other] { $coal } Kohlewürfel
} und { $you ->
    [1] erhältst
   *[0] erhält
} dafür { $vp ->
    [0] keine
   *[other] { $vp }
} SP.
event-orders-left = { $you ->
    [1] Du hast
   *[0] { name } hat
} { $orders ->
    [0] keinen ausstehenden Auftrag
    [one] einen ausstehenden Auftrag
   *[other] { $orders } ausstehende Aufträge
} und { $you ->
    [1] verlierst
   *[0] verliert
} { $vp ->
    [0] keine
   *[other] { $vp }
} SP.
event-balance = { $you ->
    [1] Du hast
   *[0] { name } hat
} { $tiles ->
    [0] kein Tunnelplättchen
    [one] ein Tunnelplättchen
   *[other] { $tiles } Tunnelplättchen
} ohne Gegenstück auf der anderen Seite und { $you ->
    [1] verlierst
   *[0] verliert
} { $vp ->
    [0] keine
   *[other] { $vp }
} SP.
event-game-over = Das Spiel ist zu Ende. { $count ->
    [one] { $you ->
        [1] Du gewinnst
       *[0] { name } gewinnt
    }
   *[other] Der Sieg wird geteilt: { PEOPLE($winners, $reader) }
}.

## Ein Zug in einem Satz: Die Teile werden zur Aufzählung verbunden

recap = { $you ->
    [1] Du
   *[0] { name }
} { $what }.
recap-two = { $first } und { $last }
recap-more = { $first }, { $last }
recap-last = { $first } und { $last }
recap-sent = { $you ->
    [1] schickst
   *[0] schickt
} { $miners ->
    [one] einen Arbeiter
   *[other] { miners }
} auf das Feld „{ space }“
recap-drafted = { $you ->
    [1] wählst
   *[0] wählt
} den { order }
recap-took-money = { $you ->
    [1] nimmst dir
   *[0] nimmt sich
} { marks }
recap-pithead = { $you ->
    [1] nimmst dir
   *[0] nimmt sich
} bei der Bank { marks }
recap-took-order = { $you ->
    [1] nimmst
   *[0] nimmt
} den { order }
recap-bought = { $you ->
    [1] kaufst
   *[0] kauft
} für { $price } Mark ein { tile }
recap-looked = { $you ->
    [1] siehst dir
   *[0] sieht sich
} { $space-kind ->
    [workshop] { $cards ->
        [one] ein Tunnelplättchen
       *[other] { $cards } Tunnelplättchen
    }
   *[order] { $cards ->
        [one] einen Auftrag
       *[other] { $cards } Aufträge
    }
} an
recap-kept-none = { $you ->
    [1] behältst
   *[0] behält
} nichts
recap-kept-order = { $you ->
    [1] behältst
   *[0] behält
} den { order }
recap-loaded = { $you ->
    [1] lädst
   *[0] lädt
} { COUNT($coal, as: "wanted") } Kohlewürfel
recap-stored = { $you ->
    [1] lagerst
   *[0] lagert
} { COUNT($coal, as: "wanted") } Kohlewürfel ein
recap-filled = { $you ->
    [1] füllst
   *[0] füllt
} { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
} { $count ->
    [one] von Auftrag { $labels }
   *[other] der Aufträge { LIST($labels) }
}
recap-completed = { $you ->
    [1] vervollständigst
   *[0] vervollständigt
} { $count ->
    [one] Auftrag { $labels }
   *[other] die Aufträge { LIST($labels) }
}
recap-delivered = { $you ->
    [1] lieferst
   *[0] liefert
} { $count ->
    [one] Auftrag { $labels }
   *[other] die Aufträge { LIST($labels) }
} für { $vp } SP aus

## Züge in Kürze

move-crew = { miners }
move-marks = { marks }
move-workshop = { space }: { move-crew }, { move-marks }
move-look = { space }: { move-crew }, { $space-kind ->
    [workshop] { $cards } Tunnelplättchen
   *[order] { $cards ->
        [one] 1 Auftrag
       *[other] { $cards } Aufträge
    }
} ansehen
move-mining = { space }: { move-crew }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
move-delivery = { space }: { move-crew }, { $vp } SP
move-money = { space }: { move-crew }, +{ move-marks }
move-order = { space }: { move-crew }, { order } für { $vp } SP
move-draft = Den { order } für { $vp } SP wählen
move-keep-tile = Ein { tile } für { move-marks } kaufen
move-keep-order = Den { order } für { $vp } SP behalten
move-keep-none = Nichts behalten
move-put-on-top = Oben auf den Stapel, von oben nach unten: { $places }
move-put-underneath = Unter den Stapel, von oben nach unten: { $places }
move-coal = Einen { colour }en Kohlewürfel auf die Lore legen
move-ride = Förderkorb { $level ->
    [0] nach über Tage
   *[other] zur { level }
}
move-load = Einen { colour }en Kohlewürfel laden
move-fill = Einen { colour }en Kohlewürfel aus dem { $source ->
    [storage] Lager
   *[cage] Förderkorb
} auf Auftrag { $label } legen
move-half = Ein Paar auf dem { square-colour }en Feld von Auftrag { $label } beginnen, mit einem { colour }en Kohlewürfel aus dem { $source ->
    [storage] Lager
   *[cage] Förderkorb
}
move-pair = Das Paar auf Auftrag { $label } mit einem { colour }en Kohlewürfel aus dem { $source ->
    [storage] Lager
   *[cage] Förderkorb
} vollenden
move-store = Einen { colour }en Kohlewürfel ins Lager legen
move-end = Fördern beenden; { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}
move-button = { $key-kind ->
    [end] Fördern beenden
    [keep] Nichts behalten
    [top] Alles nach oben
   *[bottom] Alles nach unten
}

## Züge in Worten

# Teile einer Zeile: „Fördern, 8 Schritte: zur 3. Etage, 2 graue laden; nach über Tage, 2 graue auf A“.
# Die Teile nach dem Doppelpunkt beginnen klein, also nie mit einem Hauptwort.
turn-space = { $space-kind ->
    [mining] Fördern, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
    [money] Geld: { marks }
    [order] { $space-detail ->
        [draw] { space }
       *[other] Neuer Auftrag, Feld { $space-detail }
    }
   *[other] { space }
}
turn-none = kein Zug
turn-draft = Karte { $place } der Reihe
turn-keep = { $place ->
    [0] nichts behalten
   *[other] { $stack ->
        [workshop] das { $place }. Plättchen kaufen
        [order] den { $place }. Auftrag behalten
       *[other] die { $place }. Karte behalten
    }
}
turn-put-back = { $all ->
    [1] alle
   *[0] die anderen
} zurück { $pile ->
    [top] oben auf den Stapel
   *[bottom] unter den Stapel
}{ $sorted ->
    [1] {""}
   *[0] , von oben nach unten: { $places }
}
turn-coal = { $n ->
    [1] einen { colour }en
   *[other] { $n } { colour }e
}
turn-taken = { turn-coal }{ $source ->
    [storage] {" "}aus dem Lager
   *[cage] {""}
}
turn-choose = { turn-coal } auf die { $n ->
    [one] neue Lore
   *[other] neuen Loren
}
turn-ride = { $level ->
    [0] nach über Tage
   *[other] zur { level }
}
turn-load = { turn-coal } laden
turn-fill = { turn-taken } auf { $label }
turn-half = { turn-taken } auf das { square-colour }e Feld von { $label }, als Hälfte eines Paars
turn-both = { $first } und { $second }
turn-pair = { $coal } zusammen auf das { square-colour }e Feld von { $label }
turn-store = { turn-coal } ins Lager
turn-end = fertig

## Beschriftungen im Bild

# Wörter, die im Bild stehen: kurz halten.
label-workshops = Lorenfabrik
label-mining = Fördern
label-delivery = Auslieferung
label-money = Geld
label-orders = Neuer Auftrag
label-pithead = Bank
label-canteen = Kantine
label-supply = Vorrat
label-storage = Lager
label-draw = Ziehen
label-works = Die Zeche
label-score = Punkte
label-legend = SP für den 1. / 2. Platz
label-legend-first = SP für den 1. Platz
label-shift = Schicht { $shift } von { $shifts }
label-player = { name }
label-letter = { $colour ->
    [y] ge
    [b] br
    [g] gr
   *[k] sw
}
label-you = Du
label-to-move = am Zug
label-won = { $you ->
    [1] gewinnst
   *[0] gewinnt
}
label-starts = Startspieler
label-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
label-draft = Auslage: Nimm einen Auftrag
label-look = Behalte eines davon oder keines
label-return = Zurücklegen: nach oben oder unten
label-shortage = Wähle Kohle für { $carts ->
    [one] { $carts } Lore
   *[other] { $carts } Loren
}

# Wendungen, aus denen die Namen der Dinge bestehen, für Vorleseprogramme.
label-space = { space }
label-closed = gesperrt
label-vacant = niemand dort
label-crew = { $you ->
    [1] { $miners ->
        [one] dein
       *[other] deine
    } { miners }
   *[0] { name-of } { miners }
}
label-takes = verlangt { miners }
label-barred = besetzt
label-tile = { $carts ->
    [1] eine { colour }e Lore
   *[2] zwei { colour }e Loren
}, { $side ->
    [light] helle
   *[dark] dunkle
} Seite
label-price = { marks }
label-order = { order }, { $vp } SP
label-none = nichts darauf
label-hidden = verdeckt
label-resting = { label-crew }
label-nobody = niemand
label-stack-tiles = Stapel der Tunnelplättchen: { $cards }
label-stack-orders = Stapel der Aufträge: { $cards }
label-stock = { $number } { $number ->
    [one] { colour }er
   *[other] { colour }e
} Kohlewürfel im Vorrat
label-vp = { $vp } SP
label-marks = { marks }
label-miners = noch { miners }
label-pile = { $cards ->
    [one] { $cards } ausgelieferter Auftrag
   *[other] { $cards } ausgelieferte Aufträge
}
label-balance = Tunnelplättchen: { $light } hell, { $dark } dunkel
label-surface = Über Tage
label-level = { $level }. Etage: { $carts ->
    [one] { $carts } Lore
   *[other] { $carts } Loren
}, davon { $empty } leer
label-cart = { $number } { $number ->
    [one] { colour }er
   *[other] { colour }e
} Kohlewürfel auf den Loren der { $level }. Etage
label-cage = Förderkorb { $level ->
    [0] über Tage
   *[other] auf der { $level }. Etage
}: { $number } von { $places } Plätzen belegt
label-cage-coal = { $number } { $number ->
    [one] { colour }er
   *[other] { colour }e
} Kohlewürfel im Förderkorb
label-store = Lager: { $number } Kohlewürfel
label-store-coal = { $number } { $number ->
    [one] { colour }er
   *[other] { colour }e
} Kohlewürfel im Lager
label-labelled = Auftrag { $label }
label-filled = { $filled } von { $squares } Feldern belegt
label-square = { $number ->
    [one] { $number } { colour }es Feld
   *[other] { $number } { colour }e Felder
}, davon { $empty } leer
label-half = ein Paar wartet auf den zweiten Kohlewürfel
label-place = Platz { $place }
label-taken = vergeben
label-choice = { colour }e Kohle: { $number } im Vorrat
label-category = { category }
label-places = { $first } SP für den ersten, { $second } SP für den zweiten Platz
label-first = { $first } SP für den ersten Platz
label-leads = { $you ->
    [1] du
   *[0] { name }
}: { $number }
label-pit = { $you ->
    [1] dein Bergwerk
   *[0] { name-of } Bergwerk
}
label-lone-pit = Bergwerk
label-clock = Schichtuhr und Punkte
label-tray = Karten zur Auswahl
label-yard = Bank und Kantine
label-seats = Die Spieler
label-own-orders = { $you ->
    [1] deine Aufträge
   *[0] { name-of } Aufträge
}
label-categories = Was zählt
label-counted = { $category ->
    [1] gelbe Felder
    [2] braune Felder
    [3] graue Felder
    [4] schwarze Felder
    [5] Handkarren
    [6] Fuhrwerk
    [7] Lastwagen
    [8] Eisenbahn
    [9] leere gelbe Loren
    [10] leere braune Loren
    [11] leere graue Loren
   *[12] leere schwarze Loren
}
sheet-closing = { $source ->
    [marks] Mark
    [coal] Kohle
    [orders] ausstehende Aufträge
   *[balance] Gleichgewicht
}
pile-title = { $you ->
    [1] deine ausgelieferten Aufträge
   *[0] { name-of } ausgelieferte Aufträge
}
pile-hidden = { $cards ->
    [one] Hier liegt ein ausgelieferter Auftrag
   *[other] Hier liegen { $cards } ausgelieferte Aufträge
} verdeckt; nur { name } darf { $cards ->
    [one] ihn
   *[other] sie
} ansehen.
tie-break = Punktgleich: { PEOPLE($tied, $reader) }. { $shared ->
    [1] Auch bei den übrigen Mark herrscht Gleichstand, daher wird der Sieg geteilt
   *[0] { $count ->
        [one] { $you ->
            [1] Du hast die meisten Mark übrig ({ $marks }) und gewinnst
           *[0] { name } hat die meisten Mark übrig ({ $marks }) und gewinnt
        }
       *[other] Die meisten Mark übrig ({ $marks }), daher geteilter Sieg: { PEOPLE($winners, $reader) }
    }
}.
label-counts-hidden = { $you ->
    [1] du
   *[0] { name }
}: verdeckt

## Lektionen: was zu erreichen ist

goal-amount = { $word ->
    [marks] Deine Mark
    [vp] Deine Siegpunkte
    [miners] Deine Arbeiter im Vorrat
    [orders] Deine ausstehenden Aufträge
    [coal] Kohlewürfel in deinem Besitz
    [colours] Farben auf deinen ausstehenden Aufträgen
    [clock] Punkte der Schichtuhr
    [points] Deine Punkte mit der Schichtuhr
   *[margin] Dein Vorsprung mit der Schichtuhr
}: { $how ->
    [least] mindestens { $n }
    [most] höchstens { $n }
   *[exactly] { $n }
}.
goal-first = Erster Platz auf der Schichtuhr: { category }.
goal-crew = { $you ->
    [1] Du hast
   *[0] { name } hat
} { $miners ->
    [0] keinen Arbeiter
    [one] einen Arbeiter
   *[other] { $miners } Arbeiter
} auf dem Feld „{ $place }“.
goal-crew-in = { $you ->
    [1] Du hast
   *[0] { name } hat
} { $miners ->
    [0] keinen Arbeiter
    [one] einen Arbeiter
   *[other] { $miners } Arbeiter
} in der { $place ->
    [pithead] Bank
   *[canteen] Kantine
}.
goal-complete = { $count ->
    [one] Auftrag { $labels } ist vollständig.
   *[other] Die Aufträge { LIST($labels) } sind vollständig.
}
goal-cards = { $word ->
    [delivered] Ausgeliefert
    [has_orders] Unter deinen Aufträgen
   *[tiles] In deinem Bergwerk
}: { $cards }.
goal-stack = { $word ->
    [top_of_stack] Oben
   *[bottom_of_stack] Unten
} im Stapel der { $stack ->
    [tiles] Tunnelplättchen
   *[orders] Aufträge
}: { $cards }.
goal-coal = { $count ->
    [0] { $place ->
        [level] Auf der { $level }. Etage liegt keine Kohle.
        [cage] Der Förderkorb ist leer.
       *[storage] Das Lager ist leer.
    }
   *[other] { $place ->
        [level] Auf der { $level }. Etage
        [cage] Im Förderkorb
       *[storage] Im Lager
    }: { COUNT($coal, as: "cubes") }.
}
goal-cage-level = Der Förderkorb steht { $level ->
    [0] über Tage
   *[other] auf der { $level }. Etage
}.
goal-value = Mindestens { $amount }.
goal-course = { $word ->
    [to_move] { $you ->
        [1] Du bist am Zug.
       *[0] { name } ist am Zug.
    }
    [turn_over] Dein Zug ist zu Ende.
    [start] { $you ->
        [1] Du beginnst die Schicht.
       *[0] { name } beginnt die Schicht.
    }
    [shift] Schicht { $n } hat begonnen.
    [over] Das Spiel ist zu Ende.
   *[winner] { $you ->
        [1] Du gewinnst.
       *[0] { name } gewinnt.
    }
}

## Geänderte Regeln und berechnete Zahlen

# form „if“ steht nach „Wenn …“, form „is“ in einer Aufzählung nach einem Doppelpunkt.
changed-rule = { $form ->
    [if] { changed-rule.if }
   *[is] { changed-rule.is }
}
    .if = { $rule ->
        [displacement] { $value ->
            [doubled] du doppelt so viele Arbeiter schicken müsstest, wie auf dem Feld stehen
           *[forbidden] niemand verdrängt werden dürfte
        }
        [prices] { $each ->
            [mixed] gelbe, braune, graue und schwarze Loren { LIST($value) } Mark kosteten
           *[other] jede Lore { $each } Mark kostete
        }
        [cage] der Förderkorb { $value ->
            [1] nur einen
           *[other] { $value }
        } Kohlewürfel fasste
        [pairs] Paare { $value ->
            [0] nicht erlaubt wären
           *[1] erlaubt wären
        }
        [split_pairs] { $value ->
            [0] beide Hälften eines Paares zu einer Aktion gehören müssten
           *[1] ein Paar auch in einer späteren Aktion vollendet werden dürfte
        }
        [free_storage] { $value ->
            [0] nur Kohle ins Lager dürfte, auf die kein Feld wartet
           *[1] jede Kohle ins Lager dürfte
        }
        [order_penalty] { $value ->
            [0] ausstehende Aufträge nichts kosteten
            [1] jeder ausstehende Auftrag 1 Punkt kostete
           *[other] jeder ausstehende Auftrag { $value } Punkte kostete
        }
        [balance_penalty] { $value ->
            [0] fehlendes Gleichgewicht nichts kostete
            [1] jedes Plättchen ohne Gegenstück 1 Punkt kostete
           *[other] jedes Plättchen ohne Gegenstück { $value } Punkte kostete
        }
        [second_place] der zweite Platz { $each ->
            [0] nichts brächte
            [1] immer Punkte brächte
           *[mixed] anders gewertet würde
        }
        [clock_per_shift] { $each ->
            [mixed] nach den Schichten { LIST($value) } Kategorien gewertet würden
           *[other] nach jeder Schicht { $each } Kategorien gewertet würden
        }
        [open_deliveries] ausgelieferte Aufträge { $value ->
            [0] verdeckt lägen
           *[1] offen lägen
        }
        [pithead] ein Arbeiter in der Bank { $value } Mark brächte
        [look] du dir auf einem Ziehfeld { $value ->
            [1] eine Karte
           *[other] { $value } Karten
        } ansehen dürftest
        [shifts] das Spiel { $value ->
            [1] eine Schicht
           *[other] { $value } Schichten
        } dauerte
        [draft] zu Beginn jeder { $value ->
            [0] keinen Auftrag
            [1] einen Auftrag
           *[other] { $value } Aufträge
        } bekäme
        [marks_per_vp] je { $value } Mark 1 Punkt brächten
        [coal_per_vp] je { $value } Kohlewürfel 1 Punkt brächten
        [miners] jeder { $each ->
            [mixed] zu zweit, zu dritt und zu viert { LIST($value) }
           *[other] { $each }
        } Arbeiter hätte
        [marks] jeder am Anfang { $each ->
            [mixed] zu zweit, zu dritt und zu viert { LIST($value) }
           *[other] { $each }
        } Mark hätte
       *[other] { $written } gälte
    }
    .is = { $rule ->
        [displacement] { $value ->
            [doubled] doppelt so viele Arbeiter, wie auf dem Feld stehen
           *[forbidden] kein Verdrängen
        }
        [prices] { $each ->
            [mixed] gelbe, braune, graue und schwarze Loren für { LIST($value) } Mark
           *[other] jede Lore für { $each } Mark
        }
        [cage] Förderkorb für { $value ->
            [1] einen Kohlewürfel
           *[other] { $value } Kohlewürfel
        }
        [pairs] { $value ->
            [0] keine Paare
           *[1] Paare erlaubt
        }
        [split_pairs] { $value ->
            [0] beide Hälften eines Paares in einer Aktion
           *[1] Paare, die auch in einer späteren Aktion vollendet werden
        }
        [free_storage] { $value ->
            [0] Einlagern nur, wenn kein Feld wartet
           *[1] Einlagern jederzeit erlaubt
        }
        [order_penalty] { $value ->
            [0] kein Abzug
            [1] 1 Punkt Abzug
           *[other] { $value } Punkte Abzug
        } für jeden ausstehenden Auftrag
        [balance_penalty] { $value ->
            [0] kein Abzug
            [1] 1 Punkt Abzug
           *[other] { $value } Punkte Abzug
        } für jedes Plättchen ohne Gegenstück
        [second_place] { $each ->
            [0] keine Punkte für den zweiten Platz
            [1] immer Punkte für den zweiten Platz
           *[mixed] zweiter Platz anders gewertet
        }
        [clock_per_shift] { $each ->
            [mixed] { LIST($value) } Kategorien nach den Schichten
           *[other] { $each } Kategorien nach jeder Schicht
        }
        [open_deliveries] ausgelieferte Aufträge { $value ->
            [0] verdeckt
           *[1] offen
        }
        [pithead] { $value } Mark für einen Arbeiter in der Bank
        [look] { $value ->
            [1] eine Karte
           *[other] { $value } Karten
        } auf dem Ziehfeld
        [shifts] { $value ->
            [1] eine Schicht
           *[other] { $value } Schichten
        }
        [draft] { $value ->
            [0] kein Auftrag
            [1] ein Auftrag
           *[other] { $value } Aufträge
        } zu Beginn
        [marks_per_vp] 1 Punkt für je { $value } Mark
        [coal_per_vp] 1 Punkt für je { $value } Kohlewürfel
        [miners] { $each ->
            [mixed] zu zweit, zu dritt und zu viert { LIST($value) }
           *[other] { $each }
        } Arbeiter für jeden
        [marks] { $each ->
            [mixed] zu zweit, zu dritt und zu viert { LIST($value) }
           *[other] { $each }
        } Mark am Anfang
       *[other] { $written }
    }
number = { $unit ->
    [miners] { $n } Arbeiter
    [marks] { $n } Mark
    [orders] { $n ->
        [one] 1 Auftrag
       *[other] { $n } Aufträge
    }
    [cubes] { $n } Kohlewürfel
    [steps] { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
    [carts] { $n ->
        [one] 1 leere Lore
       *[other] { $n } leere Loren
    }
    [cards] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
    [spaces] { $n ->
        [one] 1 offenes Feld
       *[other] { $n } offene Felder
    }
    [points] { $n ->
        [one] { $sign }1 Punkt
       *[other] { $sign }{ $n } Punkte
    }
    [player] { name }
   *[plain] { $sign }{ $n }
}

## Lektionen: die Prüfung

exam-ask-forbidden = Eines der vier leuchtenden Dinge darfst du jetzt nicht wählen. Welches?
exam-ask-miners = Welches der leuchtenden Felder braucht genau { $number } Arbeiter?
exam-ask-delivery = Welche Auslieferung bringt dir jetzt die meisten Punkte?
exam-ask-order = Du hast { $steps } Schritte. Welchen der leuchtenden Aufträge kannst du damit vervollständigen?
exam-ask-start = Die Schicht endet jetzt. Wer beginnt die nächste?
exam-ask-carts = Die Schicht endet jetzt. Wer hat die meisten leeren { colour }en Loren?
exam-ask-final = Die letzte Schicht ist gewertet, das Spiel endet jetzt. { $part ->
    [marks] Wessen Mark bringen die meisten Punkte?
    [coal] Wessen Kohle bringt die meisten Punkte?
    [orders] Wessen ausstehende Aufträge kosten die meisten Punkte?
    [winner] Wer gewinnt?
   *[balance] Wen kostet fehlendes Gleichgewicht die meisten Punkte?
}
exam-told-miners = Nötige Arbeiter: { $told }
exam-told-delivery = Punkte: { $told }
exam-told-order = Nötige Schritte: { $told }
exam-told-start = { $you ->
    [1] Du beginnst
   *[0] { name } beginnt
}: Es zählen die Arbeiter in der Lorenfabrik, bei Gleichstand die Reihenfolge nach dem bisherigen Startspieler.
exam-told-carts = Leere Loren: { $told }
exam-told-final = { $part ->
    [marks] Gewonnene Punkte: { $told }
    [coal] Gewonnene Punkte: { $told }
    [winner] Punkte am Ende: { $told }
   *[other] Verlorene Punkte: { $told }
}
exam-order = Auftrag { $label }
exam-shift = Spiel die erste Schicht gegen den Computer. Hast du danach mindestens so viele Punkte wie er, bekommst du alle fünf Prüfungspunkte, sonst deinen Anteil davon.
exam-shift-result = Die Schicht: { $own } zu { $bot } Punkte; dafür gibt es { $points } von { $most } Prüfungspunkten.

## Rückblick auf eine Partie

review-fact = { $fact ->
    [steps] Förderschritte
    [displacement] Arbeiter, die das Verdrängen zusätzlich kostete
    [pithead] Arbeiter, die in die Bank gingen
   *[marks] Mark, die am Ende übrig waren
}
review-in-play = Ausgelieferte Aufträge
review-proof = Diese Aktion erfüllte Aufträge für { $vp } SP; möglich waren Aufträge für { $most } SP.
review-kind = { $kind ->
    [draft] ein anderer Auftrag bei der Auswahl
    [money] Geld holen
    [mining] Fördern
    [delivery] Ausliefern
    [workshop] ein Tunnelplättchen
    [order] ein neuer Auftrag
    [keep] eine andere Karte behalten
   *[other] die Bank oder ein anderer Schritt
}
slip-refused = { $why ->
    [hidden] Kein Rätsel: Was hier das Beste war, hängt von verdeckten Karten ab; beweisen lässt sich nichts.
    [draft] Kein Rätsel: Die Auswahl bewährt sich in der ganzen Partie, und die kann niemand beweisen.
    [twin] Kein Rätsel: Es gibt schon eines, das dasselbe fragt.
    [rules] Kein Rätsel: Diese Partie wurde mit geänderten Regeln gespielt.
   *[plain] Kein Rätsel: Nichts hat hier eine einzige beste Antwort, die bewiesen ist, klar vorn liegt und nicht schon zu finden ist, indem man die meisten Punkte zuerst nimmt.
}

## Am Tisch: was gefragt ist, und Tipps

prompt-send = Wähle ein Arbeiterfeld.
prompt-draft = Wähle einen Auftrag aus der Auslage.
prompt-mining = Fördern: noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
prompt-half = Lege den zweiten Kohlewürfel des Paares auf sein Feld.
prompt-keep = Behalte eines davon oder nichts.
prompt-back = Lege die anderen in beliebiger Reihenfolge zurück, alle nach oben oder alle nach unten.
prompt-coal = Wähle Kohle für eine Lore des neuen Tunnelplättchens.
advice-where = { $kind ->
    [ride] Überlege, wohin der Förderkorb fahren soll.
    [load] Hier gibt es etwas zu laden.
    [fill] Jetzt lässt sich ein Feld eines Auftrags füllen.
    [store] Denk an das Lager.
    [workshop] Denk an ein neues Tunnelplättchen.
    [mining] Denk ans Fördern.
    [delivery] Denk an eine Auslieferung.
    [money] Denk an Geld.
    [order] Denk an einen neuen Auftrag.
    [pithead] Denk an die Bank.
   *[end] Es gibt nichts mehr, das hilft.
}
advice-move = { $proven ->
    [1] Nachweislich der beste Zug
   *[0] Der beste Zug, der gefunden wurde
}: { $label }.
advice-turn = { $turns ->
    [one] Dein nächster Zug kann
   *[other] Deine nächsten { $turns } Züge können
} { $vp } SP bringen, wenn die anderen nichts tun ({ $proven ->
    [1] nachweislich das Beste
   *[0] das Beste, was gefunden wurde
}). Ein guter Anfang: { $label }.
advice-no-points = { $turns ->
    [one] Dein nächster Zug bringt
   *[other] Deine nächsten { $turns } Züge bringen
} für sich noch keine Punkte: Sorge für Kohle, Aufträge oder Mark.
advice-order = { $kind ->
    [draft] Nimm
   *[keep] Behalte
} den { order }: { $vp } SP für { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
}.
advice-tile = Kaufe für { marks } das { tile }.
advice-none = Behalte nichts: Nichts davon ist dir seinen Preis wert.
advice-back = Lege sie unter den Stapel: Was oben liegt, findet, wer als Nächstes nachsieht.
advice-coal = Wähle { $number ->
    [0] { colour }: Deinen Aufträgen fehlt keine Farbe, und diese liegt am tiefsten.
   *[other] { colour }: Das fehlt deinen Aufträgen.
}
reason-coal = { $missing ->
    [0] Die Kohle dafür liegt schon in deinem Bergwerk.
   *[other] In deinem Bergwerk fehlt dafür noch Kohle ({ COUNT($coal, as: "cubes") }): Du bräuchtest ein neues Plättchen.
}
reason-shared = { $count ->
    [one] Er braucht dieselbe Etage wie Auftrag { $labels }: Eine Fahrt genügt für beide.
   *[other] Er braucht dieselben Etagen wie die Aufträge { LIST($labels) }: Eine Fahrt genügt für mehrere.
}
reason-together = { $count ->
    [one] Auftrag { $labels } wird genauso ausgeliefert: Eine Auslieferung genügt für beide.
   *[other] Die Aufträge { LIST($labels) } werden genauso ausgeliefert: Eine Auslieferung genügt für alle.
}
reason-lacking = Für deine Aufträge fehlt noch Kohle: { COUNT($coal, as: "cubes") }.
reason-spare = Noch braucht es kein Auftrag, aber leere Loren zählen am Ende.
reason-balance = Es gleicht dein Bergwerk aus, das weniger { $side ->
    [light] helle
   *[dark] dunkle
} Plättchen hat.
reason-marks = Du hast nur { marks }.
reason-orders = { $orders ->
    [0] Du hast keinen Auftrag mehr zu füllen.
    [one] Du hast nur noch einen Auftrag zu füllen.
   *[other] Du hast noch { $orders } Aufträge zu füllen.
}
reason-completes = So vervollständigst du { $count ->
    [one] Auftrag { $labels }
   *[other] die Aufträge { LIST($labels) }
}: { $vp } SP in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}.
reason-fills = So füllst du { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
} in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}.
reason-plan = Der Plan: { $plan }.

## Was erreicht wurde

amount = { $word-kind ->
    [vp] { $n } SP
    [squares] { $n ->
        [one] { $n } gefülltes Feld
       *[other] { $n } gefüllte Felder
    }
    [complete] { $n ->
        [one] { $n } vollständiger Auftrag
       *[other] { $n } vollständige Aufträge
    }
    [steps] { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
    [coal] { $n } Kohlewürfel
   *[empty] { $n } leere { $word-detail ->
        [y] gelbe
        [b] braune
        [g] graue
       *[k] schwarze
    } { $n ->
        [one] Lore
       *[other] Loren
    }
}

## Urteile

verdict-unmet = { $count ->
    [one] Auftrag { $labels } muss am Ende vollständig sein, ist es aber nicht.
   *[other] Die Aufträge { LIST($labels) } müssen am Ende vollständig sein, sind es aber nicht.
}
slip-first = { $kind ->
    [stopped] { $place ->
        [0] Noch ist nichts falsch: Das beste Ergebnis ist noch erreichbar.
       *[other] Bis Zug { $place } ist alles gut: Von dort ist das beste Ergebnis noch erreichbar.
    }
    [ended] Der erste Fehler ist Zug { $place }: Du beendest diese Aktion, obwohl du die übrigen Schritte brauchst.
   *[move] Der erste Fehler ist Zug { $place } ({ $move }).
}
slip-turn = { $kind ->
    [stopped] { $place ->
        [0] Noch ist nichts falsch: Das beste Ergebnis ist noch erreichbar.
       *[other] Bis Zug { $place } ist alles gut: Von dort ist das beste Ergebnis noch erreichbar.
    }
   *[turn] Der erste Fehler ist Zug { $place } ({ $move }).
}
slip-steps = { $n ->
    [one] Er kostet einen Schritt zu viel.
   *[other] Er kostet { $n } Schritte zu viel.
}
slip-unmet = Danach lassen sich nicht mehr alle Aufträge vervollständigen.
slip-start = Danach kannst du die nächste Schicht nicht mehr beginnen.
slip-ride = { $count ->
    [0] Mit diesen Karten vervollständigt keine Fahrt einen Auftrag.
    [one] Mit diesen Karten vervollständigt die beste Fahrt Auftrag { $labels } für { $vp } SP: { $line }.
   *[other] Mit diesen Karten vervollständigt die beste Fahrt die Aufträge { LIST($labels) } für { $vp } SP: { $line }.
}
slip-cards = { $count ->
    [0] Jede dieser Karten gehört zu einer der besten Möglichkeiten, aber nicht alle zu derselben.
    [one] Karte { $cards } gehört zu keiner der besten Möglichkeiten.
   *[other] Die Karten { LIST($cards) } gehören zu keiner der besten Möglichkeiten.
}

## Tipps

hint-theme = { $theme ->
    [ride-light] Leichte Fahrt: Nicht alles, was in den Förderkorb passt, ist seine Schritte wert.
    [shared-ride] Gemeinsame Fahrt: Eine Fahrt kann mehrere Aufträge bedienen.
    [second-ride] Zweite Fahrt: Hier lohnt es sich, noch einmal hinunterzufahren.
    [pair-sacrifice] Opfer: Verwende Kohle für ein Paar, obwohl ein Feld ihrer Farbe auf sie wartet.
    [pair-from-junk] Paar aus Resten: Zwei Kohlewürfel, die kein Auftrag braucht, können zusammen ein Feld füllen.
    [storage-withdrawal] Griff ins Lager: Ein Teil der Kohle, die du brauchst, liegt schon dort.
    [storage-bank] Auf Vorrat: Kohle, die jetzt ins Lager kommt, spart später Schritte.
    [parked-cage] Geparkter Förderkorb: Lass ihn zwischen zwei Aktionen unter Tage stehen.
    [full-cage] Voller Förderkorb: Nutze jeden Platz darin.
    [split-order] Stück für Stück: Fülle einen Auftrag bei mehr als einem Halt über Tage.
    [empty-cart-race] Leere Loren: Es zählt auch, was du lädst, nicht nur, was du auslieferst.
    [balance-repair] Gleichgewicht: Achte auf deine hellen und deine dunklen Tunnelplättchen.
    [deliver-before-displaced] Rechtzeitig ausliefern: Warte nicht, bis das Feld mehr Arbeiter kostet.
    [double-delivery] Doppelte Auslieferung: Eine Aktion kann zwei Aufträge ausliefern.
    [cash-for-depth] Mark für die Tiefe: Für Geld bekommst du Loren auf den tieferen Etagen.
    [start-player-grab] Startspieler: Die Arbeiter in der Lorenfabrik entscheiden, wer die nächste Schicht beginnt.
    [tie-trap] Gleichstandsfalle: Ein Gleichstand ändert, was ein Platz wert ist.
    [quiet-move] Stiller Schritt: Der beste Schritt füllt noch kein Feld.
    [greedy-trap] Gierfalle: Beginne nicht mit dem Auftrag, der die meisten Punkte je Schritt bringt.
   *[other] Du brauchst keinen Kniff: Zähle die Schritte, die jeder Auftrag kostet.
}
hint-level = Der Förderkorb fährt zuerst { $level ->
    [0] nach über Tage
   *[other] zur { $level }. Etage
}.
hint-no-ride = Der Förderkorb muss gar nicht fahren.
hint-start = Die beste Zugfolge beginnt so: { $line }.
hint-nothing = Am besten ist es, nichts zu tun.
hint-orders = { $count ->
    [one] Vervollständige Auftrag { $labels }: { $cards }.
   *[other] Vervollständige die Aufträge { LIST($labels) }: { $cards }.
}
hint-deliver = { $count ->
    [one] Liefere Auftrag { $labels } aus: { $cards }.
   *[other] Liefere die Aufträge { LIST($labels) } aus: { $cards }.
}
hint-counts = Denk daran, was am Ende gezählt wird: { category }.
hint-pair = { $same ->
    [1] Das { square-colour }e
   *[other] Ein { square-colour }es
} Feld von Auftrag { $label } bekommt ein Paar.
hint-bank = Das gehört ins Lager: { COUNT($coal, as: "cubes") }.
hint-park = Lass den Förderkorb zwischen den Aktionen unter Tage stehen, auf der { $level }. Etage.
hint-withdraw = Das kommt aus dem Lager: { COUNT($coal, as: "cubes") }, für { $count ->
    [one] Auftrag { $labels }
   *[other] die Aufträge { LIST($labels) }
}.
hint-no-load = Du musst nichts laden: Die Kohle, die du brauchst, ist im Förderkorb oder im Lager.
hint-levels = Der Förderkorb lädt nur auf { $count ->
    [one] dieser Etage: { $levels }
   *[other] diesen Etagen: { LIST($levels) }
}.
hint-trips = Der Förderkorb fährt { $n } Mal zum Laden hinunter.
hint-loads = Lade genau das: { COUNT($coal, as: "cubes") }.
hint-begin = Beginne so: { $line }.
hint-key-turn = Auf diesen Zug kommt es an, Zug { $turn }: { $line }.
hint-gain = Der beste Plan bringt { $n } SP mehr, als nichts zu tun.
hint-completes = { $count ->
    [one] Die beste Fahrt vervollständigt einen Auftrag.
   *[other] Die beste Fahrt vervollständigt { $count } Aufträge.
}

## Woher Punkte kommen

source = { $source ->
    [before] Punkte, die du schon hast
    [marks] Mark
    [coal] Kohle
    [orders] Ausstehende Aufträge
   *[balance] Gleichgewicht
}
source-counted = { $source ->
    [marks] { $n } Mark
    [coal] { $n } Kohlewürfel
    [orders] { $n ->
        [one] { $n } Auftrag
       *[other] { $n } Aufträge
    }
   *[balance] { $n } Plättchen zu viel auf einer Seite
}
source-place = { $n }, { $tied ->
    [1] geteilter { $place ->
        [1] erster Platz
       *[2] zweiter Platz
    }
   *[0] { $place ->
        [1] erster Platz
       *[2] zweiter Platz
    }
}
source-rival = { name-of } Punkte

## Warum das Beste das Beste ist

explain-line = { $count ->
    [0] Die beste Zugfolge vervollständigt keinen Auftrag: { $value }.
    [one] Die beste Zugfolge vervollständigt Auftrag { $labels }: { $value }.
   *[other] Die beste Zugfolge vervollständigt die Aufträge { LIST($labels) }: { $value }.
}
idea = { $theme ->
    [pair-sacrifice] { $same ->
    [1] Das { square-colour }e
   *[other] Ein { square-colour }es
} Feld von Auftrag { $label } bekommt ein Paar: { COUNT($coal, as: "cubes") }. Dafür wird Kohle geopfert, auf die ein anderes Feld wartet.
    [pair-from-junk] { $same ->
    [1] Das { square-colour }e
   *[other] Ein { square-colour }es
} Feld von Auftrag { $label } bekommt ein Paar: { COUNT($coal, as: "cubes") }. Das nutzt Kohle, auf die kein anderes Feld wartet.
    [storage-withdrawal] Für einen Teil der Kohle brauchst du keine Fahrt, denn er liegt im Lager: { COUNT($coal, as: "cubes") }.
    [storage-bank] Das kommt ins Lager: { COUNT($coal, as: "cubes") }. { $full ->
        [1] So wird im Förderkorb Platz frei.
       *[0] Dort wartet es auf später.
    }
    [second-ride] Einmal heraufzukommen genügt nicht: Der Förderkorb fährt noch einmal hinunter.
    [shared-ride] { $trips ->
        [0] Ein Halt über Tage bedient die Aufträge { LIST($labels) } zugleich.
        [1] Eine einzige Fahrt bedient die Aufträge { LIST($labels) } zugleich; sie führt { $trip ->
            [one] zu Etage { $levels }
           *[other] zu den Etagen { LIST($levels) }
        }.
       *[other] Die Aufträge { LIST($labels) } teilen sich eine Fahrt des Förderkorbs.
    }
    [full-cage] Der Förderkorb ist bis auf den letzten Platz gefüllt: { $room } Kohlewürfel.
    [ride-light] { $loaded ->
        [0] Der Förderkorb lädt nichts
        [one] Der Förderkorb lädt nur einen Kohlewürfel
       *[other] Der Förderkorb lädt nur { $loaded } Kohlewürfel
    }, obwohl er Platz hat und Felder auf mehr warten: Was unten bleibt, kostet keine Schritte.
    [split-order] { $label ->
        [none] Ein Auftrag
       *[other] Auftrag { $label }
    } wird bei mehr als einem Halt über Tage gefüllt.
   *[parked-cage] Zwischen den Aktionen bleibt der Förderkorb unter Tage, auf der { $level }. Etage, statt über Tage zu warten.
}
without = { $what ->
    [unmet] Ohne das lässt sich die Aufgabe gar nicht erfüllen.
    [steps] { $n ->
        [one] Ohne das brauchst du einen Schritt mehr.
       *[other] Ohne das brauchst du { $n } Schritte mehr.
    }
   *[most] Ohne das ist bestenfalls das möglich: { $value }.
}
tempting = { $kind ->
    [single] Verlockend ist es, die Aufträge einzeln zu vervollständigen. { $met ->
        [1] So kommst du auf { $value }.
       *[0] So lässt sich die Aufgabe nicht erfüllen.
    }
    [stop] Verlockend ist es, aufzuhören, sobald die Aufträge vollständig sind: { $value }.
    [each] Verlockend ist es, jede Aktion für sich zu planen. { $met ->
        [1] So kommst du auf { $value }.
       *[0] So lässt sich die Aufgabe nicht erfüllen.
    }
   *[greedy] Verlockend ist es, mit Auftrag { $label } zu beginnen, der für seine Schritte die meisten Punkte bringt ({ $vp } SP mit { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    }). { $met ->
        [1] So kommst du auf { $value }{ $count ->
            [0] {""}
            [one] , und Auftrag { $missed } bleibt unvollständig
           *[other] , und die Aufträge { LIST($missed) } bleiben unvollständig
        }.
       *[0] So lässt sich die Aufgabe nicht erfüllen.
    }
}
explain-plan = { $count ->
    [0] Der beste Plan liefert nichts aus: { $value }.
    [one] Der beste Plan liefert Auftrag { $labels } aus: { $value }.
   *[other] Der beste Plan liefert die Aufträge { LIST($labels) } aus: { $value }.
}
turn-idea = { $theme ->
    [double-delivery] Zug { $turn } liefert die Aufträge { LIST($labels) } zusammen aus, mit den Arbeitern für einen einzigen Besuch.
    [tie-trap] Ein geteilter { $place ->
        [1] erster
       *[2] zweiter
    } Platz zählt voll: { category }, je { $n }, { $vp } SP.
    [empty-cart-race] Leere Loren zählen, wo immer ihre Kohle geblieben ist: { category }, insgesamt { $n }, { $vp } SP.
    [balance-repair] Das gekaufte Plättchen gleicht die beiden Seiten deines Bergwerks aus und spart { $vp } SP.
    [cash-for-depth] Dieser Kauf für die Tiefe macht sich bezahlt: { tile }.
    [storage-withdrawal] Für einen Teil der Kohle brauchst du keine Fahrt, denn er liegt im Lager: { COUNT($coal, as: "cubes") }.
    [deliver-before-displaced] Die Auslieferung muss zuerst kommen ({ $move }): Später kostet das Feld mehr Arbeiter.
    [start-player-grab] { $miners ->
        [one] Ein Arbeiter von dir in der Lorenfabrik macht
       *[other] { $miners } Arbeiter von dir in der Lorenfabrik machen
    } dich zum nächsten Startspieler.
   *[quiet-move] Zug { $turn } ({ $move }) fördert nichts und liefert nichts aus, und doch braucht der beste Plan einen solchen Zug.
}
tempting-turn = Verlockend ist in Zug { $turn } etwas anderes ({ $move }). { $met ->
    [1] Wer so weiterspielt, erreicht: { $value }.
   *[0] Wer so weiterspielt, beginnt die nächste Schicht nicht.
}
explain-blunder = Zug { $turn } ({ $move }) kostet { $n } SP. Besser: { $line }.
explain-others = { $n ->
    [0] Die anderen Züge kosten nichts.
   *[other] Kein anderer Zug kostet mehr als { $n } SP.
}
explain-draft = Mit den Karten { LIST($cards) } vervollständigt eine Fahrt { $count ->
    [0] keinen Auftrag
    [one] Auftrag { $labels }
   *[other] die Aufträge { LIST($labels) }
} für { $vp } SP: { $line }.
explain-spare = { $count ->
    [one] Karte { $cards } spielt dabei keine Rolle: Jede andere Karte an ihrer Stelle tut es auch.
   *[other] Die Karten { LIST($cards) } spielen dabei keine Rolle: Jede andere Karte an der Stelle einer von ihnen tut es auch.
}
explain-no-advice = In diesem Rätsel geht es um Fahrten. Es ist kein Rat für die Auswahl der Aufträge in einer echten Partie, in der auch Auslieferungen, Schichtuhr und Mitspieler zählen.
tempting-cards = { $kind ->
    [points] Verlockend ist es, die Karten mit den meisten Punkten zu nehmen
    [greedy] Verlockend ist es, die Karten zu nehmen, die einzeln am besten aussehen
   *[alone] Verlockend ist es, für jeden Auftrag eine eigene Fahrt zu planen
}: Die Karten { LIST($cards) } bringen { $vp ->
    [0] nichts
   *[other] nur { $vp } SP
}.

## Gedruckte Blätter

sheet-colour = { $colour ->
    [y] gelb
    [b] braun
    [g] grau
   *[k] schwarz
}
sheet-step = { $step ->
    [ride] Förderkorb zur 3. Etage
    [surface] Förderkorb nach über Tage
    [load] graue Kohle laden
    [fill] Grau vom Korb auf Auftrag A
    [withdraw] Grau vom Lager auf Auftrag A
    [store] Grau vom Korb ins Lager
    [end] Fördern vorzeitig beenden
   *[pair] Gelb und Braun als Paar auf ein graues Feld von Auftrag A
}
sheet-scored = { $count ->
    [one] Am Ende wertet die Uhr, was unter „Was zählt“ mit { $rows } bezeichnet ist.
   *[other] Am Ende wertet die Uhr, was unter „Was zählt“ mit { LIST($rows) } bezeichnet ist.
}
sheet-not-scored = Die Uhr wird hier nicht gewertet.
sheet-any-order = Gefragt sind nur die Karten: Schreib ihre Plätze auf, in beliebiger Reihenfolge.
sheet-in-one-line = Zum Prüfen gibst du die Züge des Plans hintereinander ein.
sheet-draft-row = Die Karten zur Auswahl
sheet-from-stacks = Karten und Plättchen, die von einem Stapel kommen, bleiben verdeckt, und niemand kann sie nehmen.
sheet-lead = { $named ->
    [0] Dein Vorsprung sind deine Punkte minus die des besten Gegners, genauso gezählt.
   *[1] Dein Vorsprung sind deine Punkte minus die von { name }, genauso gezählt.
}
sheet-ties = Hier ist das der erste von ihnen in dieser Reihenfolge: { $order }.
sheet-has = { $what ->
    [vp] Punkte jetzt
    [marks] Mark
    [coal] Kohlewürfel im Besitz
    [orders] Ausstehende Aufträge
    [balance] Helle – dunkle Tunnelplättchen
   *[workshops] Arbeiter in der Lorenfabrik
}
sheet-sign = { $sign ->
    [vp] Siegpunkte
    [marks] Mark
    [miners] Arbeiter; auf einem Feld: so viele sind nötig
    [pile] ausgelieferte Aufträge
    [balance] helle – dunkle Plättchen
    [flag] Startspieler
    [light] helle Seite
    [dark] dunkle Seite
    [empty] leeres Feld
   *[filled] gefülltes Feld
}
sheet-blunder = Am meisten kostet dich Zug { $turn }: { $loss } SP.
sheet-better = Besser:

## Aufgaben

puzzle-title = Rätsel { $name }
# What is special in a pit; then one of several ways to ask.
pit-opening = { $kind ->
    [storage] Im Lager hast du { COUNT($coal, as: "wanted") } Kohlewürfel.
    [loaded] Dein Förderkorb steht { $level ->
        [0] über Tage
       *[other] auf der { $level }. Etage
    }, darin hast du { COUNT($coal, as: "wanted") } Kohlewürfel.
    [below] Dein leerer Förderkorb steht noch { $level ->
        [0] über Tage
       *[other] auf der { $level }. Etage
    }.
    [begun] { $count ->
        [one] Auftrag { $labels } ist schon angefangen.
       *[other] Die Aufträge { LIST($labels) } sind schon angefangen.
    }
    [lacking] Deine Aufträge verlangen { COUNT($coal, as: "wanted") } Kohlewürfel, du hast aber { $have ->
        [0] keinen
       *[other] nur { $have }
    }.
    [big] Auftrag { $labels } allein ist { $vp } Punkte wert, alle zusammen { $total }.
    [crowd] Deinen Aufträgen fehlen { $want } Kohlewürfel, in den Förderkorb passen nur { $room }.
   *[plain] { $orders ->
        [one] Ein Auftrag wartet, er ist { $total } Punkte wert.
       *[other] { few } Aufträge warten, zusammen { $total } Punkte wert.
    }
}
task-points = { $say ->
    [1] Du hast { $steps } Schritte. Vervollständige Aufträge, die möglichst viele Punkte bringen, mit möglichst wenigen Schritten.
    [2] Aufträge im Wert von wie vielen Punkten kannst du mit { $steps } Schritten höchstens vervollständigen, und wie wenige Schritte genügen dafür?
    [3] Mach das Beste aus { $steps } Schritten: Erst zählen die Punkte, dann die gesparten Schritte.
    [4] Welche Aufträge vervollständigst du mit { $steps } Schritten? Die meisten Punkte gewinnen, bei Gleichstand der kürzere Weg.
   *[other] { $steps } Schritte, und keiner mehr: Vervollständige, was die meisten Punkte bringt, mit so wenigen Schritten wie möglich.
}
task-steps = { $say ->
    [1] { $count ->
        [one] Vervollständige Auftrag { $labels } mit möglichst wenigen Schritten; du hast { $steps }.
       *[other] Vervollständige die Aufträge { LIST($labels) } mit möglichst wenigen Schritten; du hast { $steps }.
    }
   *[other] Wie wenige deiner { $steps } Schritte genügen, um { $count ->
        [one] Auftrag { $labels }
       *[other] die Aufträge { LIST($labels) }
    } zu vervollständigen?
}
task-space = { $count ->
    [one] Auftrag { $labels } soll nach einer Aktion vollständig sein.
   *[other] Die Aufträge { LIST($labels) } sollen nach einer Aktion vollständig sein.
} Welches Feld „Fördern“ genügt: 4, 6, 8 oder 10 Schritte? Zeige es mit möglichst wenigen Schritten.
task-ready = { $say ->
    [1] Vervollständige mit { $steps } Schritten Aufträge für möglichst viele Punkte. Sorge dann vor: möglichst viele leere { $carts-detail ->
        [y] gelbe
        [b] braune
        [g] graue
       *[k] schwarze
    } Loren, mit möglichst wenigen Schritten.
    [2] Zuerst zählen die Punkte, und du hast { $steps } Schritte. Für die nächste Aktion sollen dann möglichst viele { $carts-detail ->
        [y] gelbe
        [b] braune
        [g] graue
       *[k] schwarze
    } Loren leer sein. Zuletzt zählt jeder gesparte Schritt.
   *[other] Denk auch an morgen: Vervollständige mit { $steps } Schritten Aufträge für möglichst viele Punkte, leere dann möglichst viele { $carts-detail ->
        [y] gelbe
        [b] braune
        [g] graue
       *[k] schwarze
    } Loren, und spare zuletzt Schritte.
}
task-twice = { $say ->
    [1] Du förderst zweimal: erst mit { $first } Schritten, dann mit { $second }. Vervollständige Aufträge, die möglichst viele Punkte bringen, mit möglichst wenigen Schritten.
   *[other] Plane zwei Aktionen zusammen, die erste mit { $first } Schritten, die zweite mit { $second }: Die meisten Punkte gewinnen, dann die wenigsten Schritte.
}
task-delivery = { $say ->
    [1] Fördere mit { $first } Schritten, liefere { $space-detail ->
        [barrow] mit dem Handkarren
        [carriage] mit dem Fuhrwerk
        [motorcar] mit dem Lastwagen
       *[engine] mit der Eisenbahn
    } aus und fördere noch einmal mit { $second }. Es zählen alle Punkte, auch für Ausgeliefertes, dann möglichst wenige Schritte.
   *[other] Zwischen zwei Aktionen mit { $first } und { $second } Schritten lieferst du { $space-detail ->
        [barrow] mit dem Handkarren
        [carriage] mit dem Fuhrwerk
        [motorcar] mit dem Lastwagen
       *[engine] mit der Eisenbahn
    } aus. Die meisten Punkte gewinnen, Ausgeliefertes zählt mit, dann die wenigsten Schritte.
}

## Rätsel auf dem ganzen Tisch: Urteile und Tipps

turn-amount = { $objective ->
    [margin] { $n } SP Vorsprung
    [behind] { $n } SP Rückstand
   *[other] { $n } SP
}
turn-illegal = Zug { $turn }: „{ $move }“ verstößt gegen { $rule }: { $why }
turn-cut-short = Zug { $turn } endet zu früh ({ $rule }): { $why }
turn-too-many = { $n ->
    [one] Du hast nur einen Zug.
   *[other] Du hast nur { $n } Züge.
}
turn-not-starting = Die nächste Schicht beginnst nicht du.
turn-left-out = Du hörst früher auf: Deine übrigen Züge verbringst du bei der Bank, und alles Angekündigte geschieht trotzdem.
turn-no-card = „{ $move }“: Diese Karte kannst du nicht nehmen.
turn-picks = { $n ->
    [one] Nimm genau eine Karte.
   *[other] Nimm genau { $n } Karten.
}
turn-slip = Der erste Fehler ist Zug { $turn }: Danach ist das beste Ergebnis nicht mehr erreichbar.
blunder-found = Das ist er: Zug { $turn } kostet dich { $n } SP.
blunder-other = { $n ->
    [0] Zug { $turn } kostet dich nichts.
   *[other] Zug { $turn } kostet dich { $n } SP.
} Der größte Fehler ist Zug { $par }: Er kostet dich { $loss } SP.
draft-instead = Eine der besten Möglichkeiten: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Doppelte Auslieferung: Warte, bis eine Aktion zwei Aufträge ausliefert.
    [tie-trap] Gleichstandsfalle: Für deine eigenen Punkte ist ein geteilter erster Platz so viel wert wie ein alleiniger.
    [empty-cart-race] Leere Loren: Am Ende zählt auch, was du geladen hast, wo immer es liegt.
    [balance-repair] Gleichgewicht: Ein Plättchen auf der Seite deines Bergwerks, die weniger Plättchen hat, spart Punkte.
    [cash-for-depth] Mark für die Tiefe: Ein graues oder schwarzes Plättchen lohnt sich hier.
    [storage-withdrawal] Griff ins Lager: Ein Teil der Kohle, die du brauchst, liegt schon dort.
    [deliver-before-displaced] Rechtzeitig ausliefern: Warte nicht, bis das Feld mehr Arbeiter kostet.
    [start-player-grab] Startspieler: Die Arbeiter in der Lorenfabrik entscheiden, wer die nächste Schicht beginnt.
    [quiet-move] Ein stiller Zug: Du musst nicht in jedem Zug fördern oder ausliefern.
    [greedy-trap] Gierfalle: Was sofort am meisten bringt, bringt am Ende nicht am meisten.
   *[other] Du brauchst keinen Kniff: Rechne aus, was jeder Plan bringt.
}
hint-first-turn = Einer der besten Pläne beginnt so: { $line }
hint-card = Eine der besten Karten: { $line }
hint-loss = Der größte Fehler kostet { $n } SP.
hint-better-turn = Besser als der größte Fehler war: { $line }

## Rätsel auf dem ganzen Tisch: Aufgaben

sort-name = { $sort ->
    [turn] Ein Zug
    [space] Welches Feld „Fördern“?
    [miners] Die letzten Arbeiter
    [shift-end] Schichtende
    [last] Feierabend
    [draft] Die Auswahl der Aufträge
   *[blunder] Finde den Fehler
}
puzzle-name = { $name } ({ $id })
task-turns = Schicht { $shift }. Du bist am Zug. { $sort ->
    [turn] Du hast nur diesen einen Zug.
    [space] Plane { $turns } Züge, und achte darauf, auf welches Feld „Fördern“ du gehst.
    [miners] { $miners ->
        [one] Du hast noch einen Arbeiter: Setze ihn ein.
       *[other] Du hast noch { $miners } Arbeiter: Setze alle ein.
    }
    [shift-end] Die Schicht ist fast vorbei. { $miners ->
        [one] Du hast noch einen Arbeiter: Setze ihn ein.
       *[other] Du hast noch { $miners } Arbeiter: Setze alle ein.
    }
   *[last] Das Spiel ist fast vorbei. { $miners ->
        [one] Du hast noch einen Arbeiter: Setze ihn ein.
       *[other] Du hast noch { $miners } Arbeiter: Setze alle ein.
    }
}
task-own-turns = Schicht { $shift }. Du bist am Zug. Plane deine nächsten { $turns } Züge.
# What is special on a table, then the other ways to ask.
table-opening = { $kind ->
    [clock] { category }: { SCORES($scores, $reader) }.
    [workshops] Arbeiter in der Lorenfabrik: { SCORES($scores, $reader) }.
    [tilt] Tunnelplättchen in deinem Bergwerk: { $light } hell, { $dark } dunkel.
    [ready] { $count ->
        [one] Auftrag { $labels } ist vollständig und wartet auf die Auslieferung.
       *[other] Die Aufträge { LIST($labels) } sind vollständig und warten auf die Auslieferung.
    }
    [purse] { $marks ->
        [0] Du hast keine einzige Mark.
        [one] Du hast nur noch eine Mark.
       *[other] Du hast nur noch { $marks } Mark.
    }
   *[orders] { $orders ->
        [0] Du hast keine Aufträge.
        [one] Du hast einen Auftrag, er ist { $total } Punkte wert.
       *[other] Du hast { few } Aufträge, zusammen { $total } Punkte wert.
    }
}
task-last-miners = { $sort ->
    [shift-end] Deine letzten { $miners } Arbeiter in Schicht { $shift }: Setze alle ein.
   *[last] Deine letzten { $miners } Arbeiter in diesem Spiel: Setze alle ein.
}
task-goal = { $objective ->
    [vp] Wie viele Siegpunkte kannst du am Ende haben, allein durch Auslieferungen?
    [clock] Wie viele Punkte kannst du am Ende haben, wenn die Schichtuhr dann wie am Ende der Schicht gewertet wird{ $last ->
        [0] {""}
       *[other] , mit Mark, Kohle, ausstehenden Aufträgen und Gleichgewicht
    }?
   *[margin] Wie groß kann dein Vorsprung vor dem besten Gegner sein, wenn die Schichtuhr dann wie am Ende der Schicht gewertet wird{ $last ->
        [0] {""}
       *[other] , mit Mark, Kohle, ausstehenden Aufträgen und Gleichgewicht
    }?
}
task-goal-2 = { $objective ->
    [vp] Nur Auslieferungen zählen: Wie viele Siegpunkte kannst du nach deinem letzten Zug haben?
    [clock] Nach deinem letzten Zug wird die Schichtuhr gewertet{ $last ->
        [0] {""}
       *[other] , dann Mark, Kohle, ausstehende Aufträge und Gleichgewicht
    }. Wie viele Punkte kannst du dann haben?
   *[margin] Wie weit kannst du vor deinem besten Gegner liegen, wenn die Schichtuhr gewertet ist{ $last ->
        [0] {""}
       *[other] , mit Mark, Kohle, ausstehenden Aufträgen und Gleichgewicht
    }?
}
task-goal-3 = { $objective ->
    [vp] Plane deine Auslieferungen: Wie viele Siegpunkte kannst du höchstens erreichen?
    [clock] Welchen höchsten Punktestand kannst du erreichen, die Schichtuhr eingerechnet{ $last ->
        [0] {""}
       *[other] , dazu Mark, Kohle, ausstehende Aufträge und Gleichgewicht
    }?
   *[margin] Es zählt dein Vorsprung vor dem besten Gegner, die Schichtuhr eingerechnet{ $last ->
        [0] {""}
       *[other] , dazu Mark, Kohle, ausstehende Aufträge und Gleichgewicht
    }. Wie groß kann er sein?
}
task-start = Und die nächste Schicht musst du beginnen.
task-still = { $who ->
    [done] { PEOPLE($others, $reader) } { $count ->
        [one] hat
       *[other] haben
    } keine Arbeiter mehr.
    [one] { name } tut in dieser Zeit nichts.
   *[other] Die anderen tun nichts.
}
task-replies = { $when ->
    [one] Nach deinem ersten Zug spielt { name }: { $replies }.
    [first] Nach deinem ersten Zug spielen die anderen der Reihe nach: { $replies }.
   *[each] Nach jedem deiner Züge spielt { name } den nächsten dieser Züge: { $replies }.
} Was bis dahin unmöglich geworden ist, entfällt.
task-left-out = Hörst du früher auf, verbringst du deine übrigen Züge bei der Bank, und alles Angekündigte geschieht trotzdem.
task-draft = Nimm { $picks ->
    [one] noch eine Karte
   *[other] { $picks } Karten
} aus der Auslage, als würde sonst niemand wählen. Aufträge im Wert von wie vielen Punkten kannst du danach mit einer Aktion „Fördern“ mit { $steps } Schritten vervollständigen? Das übt den Blick für Fahrten und ist kein Rat für das echte Wählen.
task-blunder = Schicht { $shift }. Du spielst die folgenden Züge, die anderen tun nichts. Nach dem letzten { $objective ->
    [vp] zählen deine Siegpunkte
    [clock] zählen deine Punkte mit der Schichtuhr
   *[margin] zählt dein Vorsprung mit der Schichtuhr
}. Welcher Zug kostet dich, verglichen mit dem besten Spiel, am meisten?
task-log-turn = { $n }: { $line }
arranged-miners = Einige Arbeiter sind vom Spielplan genommen, damit nur wenige Züge übrig sind.
arranged-turns = Die Züge davor sind erfunden: In keiner echten Partie verlaufen sie so.
arranged-marks = Die Mark sind erfunden: In keiner echten Partie bleiben so viele.
arranged-points = Die bisherigen Punkte sind erfunden: In keiner echten Partie gibt es so viele.
arranged-coal = Ein Teil der Kohle ist mit Absicht so verteilt: In keiner echten Partie liegt sie so.
arranged-cards = Einige Plättchen oder Aufträge sind mit Absicht gewählt: In keiner echten Partie kommen sie so.

## Training, Wettbewerbe, offenes Optimieren

theme = { $theme ->
    [ride-light] Leichte Fahrt
    [shared-ride] Gemeinsame Fahrt
    [second-ride] Zweite Fahrt
    [pair-sacrifice] Opfer
    [pair-from-junk] Paar aus Resten
    [storage-withdrawal] Griff ins Lager
    [storage-bank] Auf Vorrat
    [parked-cage] Geparkter Förderkorb
    [full-cage] Voller Förderkorb
    [split-order] Stück für Stück
    [empty-cart-race] Leere Loren
    [balance-repair] Gleichgewicht
    [deliver-before-displaced] Rechtzeitig ausliefern
    [double-delivery] Doppelte Auslieferung
    [cash-for-depth] Mark für die Tiefe
    [start-player-grab] Startspieler
    [tie-trap] Gleichstandsfalle
    [quiet-move] Stiller Schritt
   *[greedy-trap] Gierfalle
}
theme-idea = { $theme ->
    [ride-light] Nicht alles, was in den Förderkorb passt, ist seine Schritte wert.
    [shared-ride] Eine Fahrt bedient mehrere Aufträge.
    [second-ride] Es lohnt sich, noch einmal hinunterzufahren.
    [pair-sacrifice] Ein Kohlewürfel geht in ein Paar, obwohl ein Feld seiner Farbe auf ihn wartet.
    [pair-from-junk] Zwei Kohlewürfel, die kein Auftrag braucht, füllen zusammen ein Feld.
    [storage-withdrawal] Kohle aus dem Lager spart Schritte.
    [storage-bank] Kohle, die jetzt ins Lager kommt, spart später Schritte.
    [parked-cage] Der Förderkorb bleibt zwischen zwei Aktionen unter Tage.
    [full-cage] Jeder Platz im Förderkorb wird genutzt.
    [split-order] Ein Auftrag wird bei mehr als einem Halt über Tage gefüllt.
    [empty-cart-race] Die Uhr zählt leere Loren, also bringt Kohle Punkte, sobald sie geladen ist.
    [balance-repair] Ein Plättchen auf der Seite des Bergwerks, die weniger hat, spart Punkte.
    [deliver-before-displaced] Ausgeliefert wird, bevor das Feld mehr Arbeiter kostet.
    [double-delivery] Eine Aktion liefert zwei Aufträge aus.
    [cash-for-depth] Für Mark bekommst du Loren auf den tieferen Etagen.
    [start-player-grab] Die Arbeiter in der Lorenfabrik entscheiden, wer die nächste Schicht beginnt.
    [tie-trap] Ein Gleichstand ändert, was ein Platz wert ist.
    [quiet-move] Der beste Zug scheint noch nichts zu bringen.
   *[greedy-trap] Was sofort am meisten bringt, bringt am Ende nicht am meisten.
}
contest-head = { $column ->
    [puzzle] Rätsel
    [value] erreicht
    [par] bestmöglich
    [stars] Sterne
   *[slip] erster Fehler
}
contest-slip = Zug { $place } ({ $token })
contest-stopped = hört zu früh auf
contest-summary = { $stars } von { $most } Sternen; { $solved } von { $count } bestmöglich gelöst. Startwert { $seed }.
blunder-wrong = Zug { $turn } ist es nicht: Ein anderer kostet mehr.
blunder-try = { $n ->
    [0] Zug { $turn } kostet dich nichts.
   *[other] Zug { $turn } kostet dich { $n } SP, aber ein anderer kostet mehr.
} Schau noch einmal hin.
chart-axis = { $axis ->
    [vp] SP
   *[steps] Schritte
}
chart-beyond = unerreichbar
chart-tries = Versuche: { $tries }. Gefundene Plätze auf der Front: { $met } von { $front }.
chart-best = { $vp } SP mit { $steps } Schritten: Besser geht es nicht.
chart-noted = { $vp } SP mit { $steps } Schritten: ein neuer Punkt im Diagramm.
chart-behind = { $vp } SP mit { $steps } Schritten; möglich sind damit { $possible } SP.
chart-slow = { $vp } SP mit { $steps } Schritten; dafür genügen { $fewest }.

## Rätsel

puzzle-task = Erreiche so viel wie möglich: { $actions }.
puzzle-next = Nächste Aktion: { $action }

## Spielweisen der Computerspieler

style = { $style ->
    [sprinter] Auftragssprinter
    [hunter] Uhrenjäger
    [racer] Lorenleerer
    [builder] Gleichgewichtsbauer
   *[greedy] Gierig
}
style-about = { $style ->
    [sprinter] Liefert viele kleine Aufträge, einen nach dem anderen.
    [hunter] Liefert für die ersten Plätze auf der Schichtuhr.
    [racer] Fördert so viel Kohle wie möglich, weil leere Loren am Ende Punkte bringen.
    [builder] Kauft viele Plättchen und hält beide Seiten des Bergwerks im Gleichgewicht.
   *[greedy] Nimmt, was jetzt die meisten Punkte bringt.
}

## Warum ein Zug gut ist, in Zahlen
# Über die Dinge auf dem Tisch: von Zügen der Bots wie von solchen, die du machen könntest.

chosen-turn = { $gain } – das ist nach Abzug von { $miners ->
    [one] einem Arbeiter
   *[other] { $miners } Arbeitern
} etwa { $worth } Punkte wert{ $others ->
    [0] {""}
   *[1] ; das Nächstbeste: { $other }, etwa { $less }
}.
chosen-card = { $gain } – das ist alles in allem etwa { $worth } Punkte wert{ $others ->
    [0] {""}
    [1] ; das Nächstbeste: { $other }, etwa { $less }
   *[2] ; das Nächstbeste davon etwa { $less }
}.
chosen-none = { $gain }{ $others ->
    [0] {""}
   *[2] ; das Beste davon wäre etwa { $less } Punkte wert
}.
gain-told = { $gain }.
gain-delivery = { $count ->
    [one] Auftrag { $labels }
   *[other] die Aufträge { LIST($labels) }
} auszuliefern bringt sofort { $vp } SP{ $hunts ->
    [0] {""}
   *[1] {" "}und auf der Uhr vielleicht noch etwa { $clock }
}
gain-mining-completes = „{ space }“ vervollständigt { $count ->
    [one] Auftrag { $labels }
   *[other] die Aufträge { LIST($labels) }
} ({ $vp } SP){ emptied }
gain-mining-fills = „{ space }“ füllt { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
} von unfertigen Aufträgen{ emptied }
gain-mining-idle = „{ space }“ kann noch kein Feld füllen{ emptied }
emptied = { $carts ->
    [0] {""}
    [one] {" "}und leert eine Lore
   *[other] {" "}und leert { $carts } Loren
}
gain-tile = das { tile } für { marks } bringt Kohle, die { $lack ->
    [0] noch keinem Auftrag fehlt
   *[other] den Aufträgen fehlt ({ COUNT($coal, as: "cubes") })
}{ $evens ->
    [1] , und gleicht das Bergwerk aus
   *[0] {""}
}
gain-tiles = ein Blick auf die nächsten Plättchen { $lack ->
    [0] kann ein brauchbares zeigen
   *[other] kann finden, was den Aufträgen fehlt ({ COUNT($coal, as: "cubes") })
}
gain-order = der { order } bringt { $vp } SP, und { $cover ->
    [all] die Kohle dafür ist übrig
    [some] für { $fit } von { $squares } Feldern ist Kohle übrig
   *[none] Kohle dafür ist noch keine übrig
}
gain-orders = ein Blick auf die nächsten Aufträge gibt Auswahl ({ $orders ->
    [0] keiner ist
    [one] einer ist
   *[other] { $orders } sind
} noch zu füllen)
gain-marks = „{ space }“ bringt { marks } zu { $have } vorhandenen
gain-none = nichts davon lohnt sich
gain-coal = { $lack ->
    [0] den Aufträgen fehlt keine Farbe
   *[other] den Aufträgen fehlt Kohle ({ COUNT($coal, as: "cubes") })
}
gain-under = { $cards ->
    [one] unter dem Stapel ist die Karte
   *[other] unter dem Stapel sind die { $cards } Karten
} außer Reichweite für alle, die als Nächstes nachsehen
gain-top = { $cards ->
    [one] oben auf dem Stapel ist die Karte
   *[other] oben auf dem Stapel sind die { $cards } Karten
} wiederzufinden
gain-step-completes = das führt in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} zu { $count ->
    [one] Auftrag { $labels }
   *[other] den Aufträgen { LIST($labels) }
}: { $vp } SP
gain-step-fills = das führt in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} zu { $squares ->
    [one] einem weiteren gefüllten Feld
   *[other] { $squares } weiteren gefüllten Feldern
}
gain-step-idle = { $left ->
    [one] mit dem letzten Schritt
   *[other] mit den letzten { $left } Schritten
} lässt sich kein Feld mehr füllen, darum bereitet das die nächste Aktion vor
gain-step-end = { $left ->
    [one] mit dem letzten Schritt
   *[other] mit den letzten { $left } Schritten
} ist nichts mehr zu gewinnen

## What changed rules break, before a game is played

sanity-no-mining = Kein Feld „Fördern“ ist offen, also kommt nie Kohle nach oben: Nimm solche Felder auf oder entsperre eines.
sanity-no-delivery = Kein Feld der Auslieferung ist offen, also kann niemand einen Auftrag ausliefern: Entsperre mindestens eines.
sanity-too-few-turns = Selbst auf dem schnellsten Weg braucht der erste ausgelieferte Auftrag { $needed } Züge, aber im ganzen Spiel hat niemand mehr als { $turns }: Gib allen mehr Arbeiter oder spielt mehr Schichten.
sanity-only-pithead = Besetzte Felder sind gesperrt, und { $miners } Arbeiter teilen sich { $places } Felder, also können in jeder Schicht mindestens { $n } von ihnen nur in die Bank: Nimm weniger Arbeiter oder erlaube das Verdrängen.
sanity-draft = Für die Auswahl zu Beginn braucht ihr { $needed } Aufträge, es gibt aber nur { $have }: Nimm mehr Auftragskarten auf oder wählt weniger.
sanity-no-order-spaces = Kein Feld „Neuer Auftrag“ ist offen, also bekommt nach der Auswahl zu Beginn niemand mehr einen Auftrag: Entsperre eines.
sanity-no-orders = Zu Beginn werden keine Aufträge gewählt, und kein Feld „Neuer Auftrag“ ist offen, also bekommt nie jemand einen Auftrag: Lass alle zu Beginn mindestens einen wählen oder entsperre ein Feld.
sanity-few-orders = Nach der Auswahl zu Beginn bleiben zu wenige Aufträge ({ $left }) für die Felder „Neuer Auftrag“ ({ $spaces }): Nimm mehr Auftragskarten auf.
sanity-transport-closed = Das Feld „{ space }“ ist gesperrt, also { $n ->
    [one] kann eine Auftragskarte nie ausgeliefert werden: Entsperre es oder nimm diese Karte heraus.
   *[other] können { $n } Auftragskarten nie ausgeliefert werden: Entsperre es oder nimm diese Karten heraus.
}
sanity-split-without-pairs = Ein Paar kann nur dann später vollendet werden, wenn Paare überhaupt erlaubt sind: Erlaube Paare oder schalte das aus.
sanity-colour-short = Es gibt keine Plättchen dieser Farbe: { colour }. Paare sind nicht erlaubt, also { $n ->
    [one] lässt sich ein Auftrag mit mehreren solchen Feldern kaum füllen: Nimm solche Plättchen auf, erlaube Paare oder nimm diese Karte heraus.
   *[other] lassen sich { $n } Aufträge mit mehreren solchen Feldern kaum füllen: Nimm solche Plättchen auf, erlaube Paare oder nimm diese Karten heraus.
}
sanity-no-workshops = Kein Feld der Lorenfabrik ist offen, also kann niemand ein Plättchen kaufen: Nimm Felder auf oder entsperre eines.
sanity-few-tiles = Es gibt nur { $tiles } Plättchen für { $spaces } Felder der Lorenfabrik, also sind einige von Anfang an leer: Nimm mehr Arten oder mehr Stück jeder Art auf.
sanity-one-sided = Alle Plättchen gehören zur selben Seite, also kostet am Ende jedes Plättchen Punkte ({ $n }): Nimm Plättchen der anderen Seite auf oder streiche den Abzug.
sanity-little-coal = Nach dem Aufbau { $supply ->
    [0] ist kein Kohlewürfel
   *[other] ist von jeder Farbe nur ein Kohlewürfel
} für die Loren neuer Plättchen übrig: Erhöhe die Zahl der Würfel.
sanity-useless-marks = Mark nützen nichts, denn für sie gibt es weder Plättchen noch Punkte: Setze Preise über null fest oder tausche am Ende Mark in Punkte.
sanity-too-dear = Selbst das billigste Plättchen kostet { $price } Mark, und mehr als { $most } kann nie jemand haben: Senke die Preise oder verteile mehr Mark.
sanity-no-income = Niemand kann Mark zu denen vom Anfang dazuverdienen: Lass die Bank zahlen oder öffne ein Feld „Geld“.
sanity-silent-clock = Die Schichtuhr bringt nie einen Punkt: Gib einer Kategorie Punkte, die gewertet wird.
sanity-clock-left = Die Schichtuhr wertet ihre Kategorien von Nummer { $first } bis zur letzten nie: Erhöhe die Zahl der Kategorien nach der letzten Schicht.
sanity-second-above-first = In Kategorie { $category } der Schichtuhr bringt der zweite Platz mehr Punkte als der erste: Gib dem ersten mindestens ebenso viele.
sanity-nothing-scores = Nichts bringt Punkte, weder Aufträge noch die Schichtuhr, weder Mark noch Kohle: Gib für mindestens eines davon Punkte.
## What the design lab measures

measure-in-shift = { $what }, Schicht { $shift }
measure-source = { $source ->
    [before] Punkte von vorher
    [deliveries] Ausgelieferte Aufträge
    [clock] Schichtuhr
    [marks] Mark
    [coal] Kohle
    [orders] Ausstehende Aufträge
   *[balance] Gleichgewicht
}
