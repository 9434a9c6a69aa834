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
    [barrow] Schubkarre
    [carriage] Fuhrwerk
    [motorcar] Lastwagen
   *[engine] Lokomotive
}
level = { $level ->
    [0] über Tage
   *[other] { $level }. Sohle
}
# Steht immer als Name in Anführungszeichen: das Feld „{ space }“.
space = { $space-kind ->
    [workshop] { $space-detail ->
        [draw] Werkstatt (Ziehfeld)
       *[other] Werkstatt { $space-detail }
    }
    [mining] Abbau { $space-detail }
    [delivery] { $space-detail ->
        [barrow] Auslieferung per Schubkarre
        [carriage] Auslieferung per Fuhrwerk
        [motorcar] Auslieferung per Lastwagen
       *[engine] Auslieferung per Lokomotive
    }
    [money] Geld { $space-detail }
    [order] { $space-detail ->
        [draw] Aufträge (Ziehfeld)
       *[other] Aufträge { $space-detail }
    }
   *[pithead] Bank
}
miners = { $miners } Arbeiter
marks = { $marks } Mark
order = { $order-kind ->
    [barrow] Schubkarrenauftrag { $order-detail }
    [carriage] Fuhrwerksauftrag { $order-detail }
    [motorcar] Lastwagenauftrag { $order-detail }
   *[engine] Lokomotivenauftrag { $order-detail }
}
category = { $category ->
    [1] ausgelieferte gelbe Felder
    [2] ausgelieferte braune Felder
    [3] ausgelieferte graue Felder
    [4] ausgelieferte schwarze Felder
    [5] per Schubkarre ausgelieferte Felder
    [6] per Fuhrwerk ausgelieferte Felder
    [7] per Lastwagen ausgelieferte Felder
    [8] per Lokomotive ausgelieferte Felder
    [9] leere gelbe Loren
    [10] leere braune Loren
    [11] leere graue Loren
   *[12] leere schwarze Loren
}

## Die Regeln

GA-1-1 = Das Spiel ist für 2 bis 4 Spieler. Es enthält 48 Stollenplättchen, 44 Aufträge, 64 Kohlewürfel (16 in jeder Farbe), 7 Sperrplättchen, 18 Arbeiter in jeder Spielerfarbe und so viele Mark wie nötig.
GA-1-2 = Ein Stollenplättchen zeigt eine oder zwei Loren einer Farbe und gehört zur hellen oder zur dunklen Seite; jede Sorte gibt es dreimal.
GA-1-3 = Zu jedem der vier Transportmittel gehören 11 Aufträge. Ein Auftrag zeigt die Kohlefelder, die du füllen musst, und die Siegpunkte, die er bringt.
GA-1-4 = Einige Arbeiterfelder sind bei zwei Spielern gesperrt, einige bei zwei oder drei; ein gesperrtes Feld kann nicht gewählt werden.
GA-1-5 = In jedem Bergwerk ist von jeder Farbe eine Lore aufgedruckt. Der Förderkorb fasst höchstens fünf Kohlewürfel, das private Lager beliebig viele.
GA-2-1 = Sperrt die Felder entsprechend der Spielerzahl, mischt die Stollenplättchen, legt in jede offene Werkstatt eines offen aus und mischt die Aufträge.
GA-2-2 = Jeder Spieler beginnt mit je einem Kohlewürfel jeder Farbe auf den aufgedruckten Loren, dem Förderkorb über Tage und null Siegpunkten. Bei 2, 3 oder 4 Spielern erhält er 18, 15 oder 13 Arbeiter und 10, 9 oder 8 Mark.
GA-2-3 = Deckt bei 2, 3 oder 4 Spielern 7, 10 oder 13 Aufträge auf. Der rechte Nachbar des Startspielers beginnt; gegen den Uhrzeigersinn nimmt sich jeder einen Auftrag, bis alle drei haben. Die übrige Karte kommt auf ein Feld „Aufträge“, die anderen dieser Felder werden vom Stapel gefüllt.
GA-3-1 = Das Spiel dauert drei Schichten. Reihum im Uhrzeigersinn führt jeder Spieler genau eine Aktion aus, indem er Arbeiter auf ein Arbeiterfeld schickt. Wer keine Arbeiter mehr hat, wird übersprungen; hat niemand mehr welche, endet die Schicht.
GA-3-2 = Auf ein leeres Feld schickst du genau einen Arbeiter. Stehen dort schon Arbeiter, kommen sie alle in die Kantine, und du schickst genau einen mehr, als dort standen. Ein Feld, dessen Aktion du nicht ausführen kannst oder für das du zu wenige Arbeiter hast, darfst du nicht wählen.
GA-3-3 = Du darfst immer genau einen Arbeiter zur Bank schicken und bekommst dafür eine Mark. Dort ist Platz für beliebig viele Arbeiter, und niemand wird verdrängt.
GA-3-4 = In der Kantine warten die verdrängten Arbeiter nur auf das Ende der Schicht.
GA-4-1 = Nimm das Stollenplättchen der Werkstatt und bezahle für jede Lore: gelb 1, braun 2, grau 3, schwarz 4 Mark.
GA-4-2 = Lege auf jede Lore des Plättchens einen Kohlewürfel seiner Farbe und lege das Plättchen auf der Sohle seiner Farbe an, auf seiner Seite. Loren werden nie wieder aufgefüllt.
GA-4-3 = Ist im Vorrat keine Kohle dieser Farbe mehr, wähle für jede betroffene Lore eine beliebige andere Farbe; der Preis bleibt gleich. Ist der Vorrat ganz leer, bleibt die Lore leer.
GA-4-4 = Am Ende des Zuges wird die Werkstatt vom Stapel aufgefüllt, solange er reicht.
GA-4-5 = Auf dem Ziehfeld der Werkstatt siehst du dir die obersten fünf Stollenplättchen des Stapels an. Du darfst eines davon zum üblichen Preis kaufen; die anderen legst du in beliebiger Reihenfolge zurück, entweder alle oben auf den Stapel oder alle darunter.
GA-5-1 = Ein Feld „Abbau“ gibt dir eine Anzahl von Schritten; ungenutzte verfallen. Ein Schritt ist: den Förderkorb hinunter auf eine beliebige Sohle bewegen; den Förderkorb hinauf auf eine beliebige Sohle oder nach über Tage bewegen; einen Kohlewürfel von einer Lore der Sohle, auf der der Förderkorb steht, in den Förderkorb laden; über Tage einen Kohlewürfel aus dem Förderkorb auf ein leeres Feld seiner Farbe oder ins Lager legen; einen Kohlewürfel aus dem Lager auf ein Feld seiner Farbe legen.
GA-5-2 = Statt mit einem Kohlewürfel der richtigen Farbe darfst du ein Feld auch mit zwei Kohlewürfeln beliebiger Farben füllen; das kostet zwei Schritte, einen unmittelbar nach dem anderen.
GA-5-3 = Kohle auf einem Feld bleibt dort liegen: Sie wird weder auf ein anderes Feld gelegt noch weggenommen.
GA-5-4 = Ein Kohlewürfel darf nur ins Lager, solange keiner deiner ausstehenden Aufträge ein leeres Feld seiner Farbe hat.
GA-5-5 = Stand und Ladung des Förderkorbs, das Lager und die Aufträge bleiben zwischen den Zügen, wie sie sind.
GA-6-1 = Auf dem Feld eines Transportmittels lieferst du alle deine vollständigen Aufträge dieses Transportmittels aus; mindestens einen musst du haben.
GA-6-2 = Ein ausgelieferter Auftrag bringt sofort seine Siegpunkte; seine Kohle kommt zurück in den Vorrat und die Karte auf deinen Stapel ausgelieferter Aufträge.
GA-7-1 = Ein Feld „Geld“ bringt dir so viel Mark, wie es zeigt.
GA-7-2 = Auf einem Feld „Aufträge“ nimmst du die Karte dort zu deinen ausstehenden Aufträgen; davon darfst du beliebig viele haben. Das Feld wird vom Stapel aufgefüllt, solange er reicht.
GA-7-3 = Auf dem Ziehfeld für Aufträge siehst du dir die obersten fünf Aufträge des Stapels an. Du darfst einen davon kostenlos behalten; die anderen legst du in beliebiger Reihenfolge zurück, entweder alle oben auf den Stapel oder alle darunter.
GA-8-1 = Nach der ersten Schicht werden die Kategorien 1 bis 4 der Schichtuhr gewertet, nach der zweiten 1 bis 8, nach der dritten alle 12; Siegpunkte gibt es für den ersten und den zweiten Platz.
GA-8-2 = Es zählen nur ausgelieferte Aufträge, und zwar die aufgedruckten Felder, egal, welche Kohle darauf lag. Wer in einer Kategorie nichts vorweisen kann, geht dort leer aus.
GA-8-3 = Teilen sich mehrere Spieler den ersten Platz, erhalten alle dessen Siegpunkte, und der zweite Platz wird nicht gewertet. Teilen sich mehrere den zweiten Platz, erhalten alle dessen Siegpunkte. Zu zweit wird nur der erste Platz gewertet.
GA-8-4 = Leere Loren zählen nach der Farbe der Lore: die aufgedruckten und die auf Stollenplättchen, sofern keine Kohle darauf liegt.
GA-8-5 = Neuer Startspieler wird, wer die meisten Arbeiter in den Werkstätten stehen hat. Bei Gleichstand wird es derjenige der Beteiligten, der im Uhrzeigersinn als Erster auf den bisherigen Startspieler folgt; dieser selbst verliert jeden Gleichstand. Danach kehren alle Arbeiter zurück.
GA-9-1 = Am Spielende bringen je 5 zurückgezahlte Mark 1 Siegpunkt; was an Mark übrig bleibt, entscheidet bei Gleichstand.
GA-9-2 = Am Spielende bringen dir je 3 eigene Kohlewürfel 1 Siegpunkt, egal, wo sie liegen: auf Loren, im Förderkorb, im Lager oder auf ausstehenden Aufträgen.
GA-9-3 = Am Spielende kostet dich jeder ausstehende Auftrag 1 Siegpunkt.
GA-9-4 = Vergleiche am Spielende deine hellen und deine dunklen Stollenplättchen: Jedes Plättchen ohne Gegenstück auf der anderen Seite kostet dich 2 Siegpunkte.
GA-9-5 = Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand, wer die meisten Mark übrig hat. Besteht auch dann Gleichstand, teilen sich die Beteiligten den Sieg.
GA-10-1 = Mark, Aufträge und Bergwerke liegen offen. Die Stapel sind verdeckt, bis auf das, was ein Spieler auf einem Ziehfeld gesehen hat; ausgelieferte Aufträge darf sich nur ihr Besitzer ansehen.

## Die Auslegungen: wo man die Spielregel auf zwei Arten lesen kann

R1 = GA-2.3: Die Karte, die nach der Auftragswahl übrig bleibt, kommt auf „eines“ der Felder „Aufträge“. Hier: auf das offene Feld ganz links.
R2 = GA-4.3: Die Spielregel sagt nicht, was geschieht, wenn gar keine Kohle mehr da ist. Hier: Die Lore bleibt leer.
R3 = GA-5.2: Auf ein Feld dürfen zwei Kohlewürfel gelegt werden, was zwei Schritte kostet. Hier: beide in derselben Aktion, einer unmittelbar nach dem anderen. Schalter: split_pairs.
R4 = GA-5.4: Die Spielregel beschreibt das Einlagern für einen Spieler, der keinen Auftrag mit einem leeren Feld dieser Farbe hat. Hier: wörtlich genommen. Schalter: free_storage.
R5 = GA-8.5: Es kann sein, dass niemand Arbeiter in den Werkstätten hat. Hier: Das gilt als Gleichstand aller Spieler.
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
why-mine-first = Kohle wird nur beim Fördern bewegt: Schicke zuerst Arbeiter auf ein Feld zum Fördern.
why-finish-mining = Schließe zuerst den Abbau ab: { $steps ->
    [one] 1 Schritt ist
   *[other] { $steps } Schritte sind
} noch übrig. Du kannst den Abbau auch vorzeitig beenden.
why-keep-first = Du siehst dir gerade den Stapel an: Entscheide zuerst, ob und was du davon behältst.
why-put-back-these = Lege zuerst zurück, was du nicht behalten hast ({ $places }): alles oben auf den Stapel oder alles darunter.
why-choose-coal-first = Für { $carts ->
    [one] eine Lore
   *[other] { $carts } Loren
} des neuen Stollenplättchens fehlt im Vorrat die passende Kohle: Wähle zuerst eine andere Farbe.
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
why-workshop-empty = Auf dem Feld „{ space }“ liegt kein Stollenplättchen: Der Stapel ist aufgebraucht.
why-order-space-empty = Auf dem Feld „{ space }“ liegt keine Karte: Der Stapel ist aufgebraucht.
why-stack-empty = Der Stapel zum Feld „{ space }“ ist leer, es gibt also nichts anzusehen.
why-face-down = Hier liegt etwas verdeckt; was es ist, kannst du nicht wissen.
why-too-dear = Das Stollenplättchen kostet { $price } Mark, du hast aber { $have ->
    [0] keine
    [one] nur eine
   *[other] nur { $have }
}.
why-nothing-to-deliver = Du hast keinen vollständigen { $transport ->
    [barrow] Schubkarrenauftrag
    [carriage] Fuhrwerksauftrag
    [motorcar] Lastwagenauftrag
   *[engine] Lokomotivenauftrag
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
    [0] sind alle Felder offen
    [one] ist ein Feld gesperrt
   *[other] sind { $spaces } Felder gesperrt
}.
event-workshops-filled = { $tiles ->
    [one] Ein Stollenplättchen liegt
   *[other] { $tiles } Stollenplättchen liegen
} offen in den Werkstätten.
event-equipped = Jeder Spieler hat { miners }, { marks }, einen Förderkorb über Tage und je einen Kohlewürfel jeder Farbe.
event-orders-revealed = Für die Auftragswahl { $orders ->
    [one] wird ein Auftrag
   *[other] werden { $orders } Aufträge
} aufgedeckt.
event-drafted = Spieler { $seat } wählt den { order } als Auftrag { $label }.
event-orders-laid = Der { order } bleibt übrig und kommt auf ein Feld „Aufträge“. Spieler { $seat } beginnt.
event-sent = Spieler { $seat } schickt { $miners ->
    [one] einen Arbeiter
   *[other] { miners }
} auf das Feld „{ space }“.
event-displaced = { $miners ->
    [one] Ein Arbeiter von Spieler { $seat } geht
   *[other] { miners } von Spieler { $seat } gehen
} vom Feld „{ space }“ in die Kantine.
event-pithead = Spieler { $seat } schickt einen Arbeiter zur Bank und nimmt sich { marks }.
event-bought = Spieler { $seat } kauft das Stollenplättchen { $tile } für { $price } Mark.
event-attached = Das Stollenplättchen kommt { $coal ->
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
} fehlt im Vorrat die passende Kohle: Spieler { $seat } wählt eine andere Farbe.
event-carts-left-empty = Der Vorrat ist leer: { $carts ->
    [one] Eine Lore bleibt
   *[other] { $carts } Loren bleiben
} leer.
event-coal-chosen = Spieler { $seat } legt einen { colour }en Kohlewürfel auf eine Lore der { level }.
event-looked = Spieler { $seat } sieht sich auf dem Feld „{ space }“ { $space-kind ->
    [workshop] { $cards ->
        [one] ein Stollenplättchen
       *[other] { $cards } Stollenplättchen
    }
   *[order] { $cards ->
        [one] einen Auftrag
       *[other] { $cards } Aufträge
    }
} vom Stapel an.
event-kept-none = Spieler { $seat } behält nichts davon.
event-kept-tile = Spieler { $seat } behält das Stollenplättchen { $tile }.
event-kept-order = Spieler { $seat } behält den { order } als Auftrag { $label }.
event-put-on-top = Spieler { $seat } legt { $cards ->
    [one] ein
   *[other] { $cards }
} Stück oben auf den Stapel zurück.
event-put-underneath = Spieler { $seat } legt { $cards ->
    [one] ein
   *[other] { $cards }
} Stück unter den Stapel zurück.
event-rode = Der Förderkorb von Spieler { $seat } fährt { $level ->
    [0] nach über Tage
   *[other] zur { level }
}.
event-loaded = Spieler { $seat } lädt auf der { level } einen { colour }en Kohlewürfel in den Förderkorb.
event-stored = Spieler { $seat } legt einen { colour }en Kohlewürfel ins Lager.
event-filled = Spieler { $seat } legt einen { colour }en Kohlewürfel aus dem { $source ->
    [storage] Lager
   *[cage] Förderkorb
} auf Auftrag { $label }{ $complete ->
    [1] , der damit vollständig ist
   *[0] {""}
}.
event-half = Spieler { $seat } legt einen { colour }en Kohlewürfel als Hälfte eines Paares auf ein { square-colour }es Feld von Auftrag { $label }.
event-paired = Spieler { $seat } vollendet das Paar auf dem { square-colour }en Feld von Auftrag { $label } mit einem { colour }en Kohlewürfel{ $complete ->
    [1] ; damit ist der Auftrag vollständig
   *[0] {""}
}.
event-mining-ended = Spieler { $seat } beendet den Abbau; { $steps ->
    [0] kein Schritt verfällt
    [one] ein Schritt verfällt
   *[other] { $steps } Schritte verfallen
}. Förderkorb, Lager und Aufträge bleiben, wie sie sind.
event-delivered = Spieler { $seat } liefert den { order } aus und erhält { $vp } SP; die Kohle kommt zurück in den Vorrat.
event-took-money = Spieler { $seat } nimmt sich { marks }.
event-took-order = Spieler { $seat } nimmt den { order } als Auftrag { $label }.
event-refilled = Das Feld „{ space }“ wird mit dem { $space-kind ->
    [workshop] Stollenplättchen { $card }
   *[order] { $card-kind ->
        [barrow] Schubkarrenauftrag { $card-detail }
        [carriage] Fuhrwerksauftrag { $card-detail }
        [motorcar] Lastwagenauftrag { $card-detail }
        [engine] Lokomotivenauftrag { $card-detail }
       *[other] Auftrag { $card }
    }
} aufgefüllt.
event-not-refilled = Das Feld „{ space }“ bleibt leer: Der Stapel ist aufgebraucht.
event-skipped = Spieler { $seat } hat keine Arbeiter mehr und wird übersprungen.
event-shift-ended = Die { $shift }. Schicht ist zu Ende; { $categories ->
    [one] eine Kategorie wird
   *[other] { $categories } Kategorien werden
} gewertet.
event-first-place = Spieler { $seat } belegt in der Kategorie „{ category }“ mit { $category ->
    [9] { $count } { $count ->
        [one] Lore
       *[other] Loren
    }
    [10] { $count } { $count ->
        [one] Lore
       *[other] Loren
    }
    [11] { $count } { $count ->
        [one] Lore
       *[other] Loren
    }
    [12] { $count } { $count ->
        [one] Lore
       *[other] Loren
    }
   *[other] { $count } { $count ->
        [one] Feld
       *[other] Feldern
    }
} den ersten Platz und erhält { $vp } SP.
event-second-place = Spieler { $seat } belegt in der Kategorie „{ category }“ mit { $category ->
    [9] { $count } { $count ->
        [one] Lore
       *[other] Loren
    }
    [10] { $count } { $count ->
        [one] Lore
       *[other] Loren
    }
    [11] { $count } { $count ->
        [one] Lore
       *[other] Loren
    }
    [12] { $count } { $count ->
        [one] Lore
       *[other] Loren
    }
   *[other] { $count } { $count ->
        [one] Feld
       *[other] Feldern
    }
} den zweiten Platz und erhält { $vp } SP.
event-shift-scored = Der Punktestand nach der { $shift }. Schicht lautet { $scores }.
event-new-start = { $miners ->
    [0] Auch ohne Arbeiter
    [one] Mit einem Arbeiter
   *[other] Mit { $miners } Arbeitern
} in den Werkstätten wird Spieler { $seat } Startspieler der nächsten Schicht.
event-miners-returned = Alle Arbeiter kehren zurück; jeder Spieler hat wieder { $miners }.
event-marks-exchanged = Spieler { $seat } zahlt { $marks ->
    [0] nichts
   *[other] { marks }
} zurück, erhält { $vp ->
    [0] keine
   *[other] { $vp }
} SP und behält { $rest ->
    [0] nichts
   *[other] { $rest } Mark
}.
event-coal-exchanged = Spieler { $seat } besitzt { $coal ->
    [0] keine Kohle
    [one] einen Kohlewürfel
   *[other] { $coal } Kohlewürfel
} und erhält dafür { $vp ->
    [0] keine
   *[other] { $vp }
} SP.
event-orders-left = Spieler { $seat } hat { $orders ->
    [0] keinen ausstehenden Auftrag
    [one] einen ausstehenden Auftrag
   *[other] { $orders } ausstehende Aufträge
} und verliert { $vp ->
    [0] keine
   *[other] { $vp }
} SP.
event-balance = Spieler { $seat } hat { $tiles ->
    [0] kein Stollenplättchen
    [one] ein Stollenplättchen
   *[other] { $tiles } Stollenplättchen
} ohne Gegenstück auf der anderen Seite und verliert { $vp ->
    [0] keine
   *[other] { $vp }
} SP.
event-game-over = Das Spiel ist zu Ende: { $count ->
    [one] Spieler { $winners } gewinnt
   *[other] Die Spieler { $winners } teilen sich den Sieg
}.

## Züge in Kürze

move-crew = { miners }
move-marks = { marks }
move-workshop = { space }: { move-crew }, { move-marks }
move-look = { space }: { move-crew }, { $space-kind ->
    [workshop] { $cards } Stollenplättchen
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
move-keep-tile = Das Stollenplättchen { $tile } für { move-marks } kaufen
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
move-end = Abbau beenden; { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}
move-button = { $key-kind ->
    [end] Abbau beenden
    [keep] Nichts behalten
    [top] Alles nach oben
   *[bottom] Alles nach unten
}

## Züge in Worten

# Teile einer Zeile: „Abbau, 8 Schritte: zur 3. Sohle, 2 graue laden; nach über Tage, 2 graue auf A“.
# Die Teile nach dem Doppelpunkt beginnen klein, also nie mit einem Hauptwort.
turn-space = { $space-kind ->
    [mining] Abbau, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
    [money] Geld: { marks }
    [order] { $space-detail ->
        [draw] { space }
       *[other] Aufträge, Feld { $space-detail }
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
label-workshops = Werkstätten
label-mining = Abbau
label-delivery = Auslieferung
label-money = Geld
label-orders = Aufträge
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
label-won = gewinnt
label-starts = Startspieler
label-steps = noch { $steps ->
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
label-vacant = leer
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
label-stack-tiles = Stapel der Stollenplättchen: { $cards }
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
label-balance = Stollenplättchen: { $light } hell, { $dark } dunkel
label-surface = Über Tage
label-level = { $level }. Sohle: { $carts ->
    [one] { $carts } Lore
   *[other] { $carts } Loren
}, davon { $empty } leer
label-cart = { $number } { $number ->
    [one] { colour }er
   *[other] { colour }e
} Kohlewürfel auf den Loren der { $level }. Sohle
label-cage = Förderkorb { $level ->
    [0] über Tage
   *[other] auf der { $level }. Sohle
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
label-unseen = einige ausgelieferte Karten liegen verdeckt
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
label-counts-hidden = { $you ->
    [1] du
   *[0] { name }
}: verdeckt

## Lessons: what is to be reached

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
goal-crew = { $place }: { $miners } Arbeiter von Spieler { $seat }.
goal-crew-in = { $place ->
    [pithead] Bank
   *[canteen] Kantine
}: { $miners } Arbeiter von Spieler { $seat }.
goal-complete = { $count ->
    [one] Auftrag { $labels } ist vollständig.
   *[other] Die Aufträge { $labels } sind vollständig.
}
goal-cards = { $word ->
    [delivered] Ausgeliefert
    [has_orders] Unter deinen Aufträgen
   *[tiles] Plättchen in deinem Bergwerk
}: { $cards }.
goal-stack = { $word ->
    [top_of_stack] Obenauf
   *[bottom_of_stack] Ganz unten
} im Stapel der { $stack ->
    [tiles] Stollenplättchen
   *[orders] Aufträge
}: { $cards }.
goal-coal = { $place ->
    [level] Kohle auf der { $level }. Sohle
    [cage] Kohle im Förderkorb
   *[storage] Kohle im Lager
}: { $coal }.
goal-cage-level = Der Förderkorb steht { $level ->
    [0] über Tage
   *[other] auf der { $level }. Sohle
}.
goal-value = Mindestens { $amount }.
goal-course = { $word ->
    [to_move] Spieler { $n } ist am Zug.
    [turn_over] Dein Zug ist zu Ende.
    [start] Spieler { $n } beginnt die Schicht.
    [shift] Schicht { $n } hat begonnen.
    [over] Das Spiel ist zu Ende.
   *[winner] Spieler { $n } gewinnt.
}

## Lessons: the exam

exam-ask-forbidden = Eines der vier leuchtenden Dinge darfst du jetzt nicht wählen. Welches?
exam-ask-miners = Welches der leuchtenden Felder braucht genau { $number } Arbeiter?
exam-ask-delivery = Welche Auslieferung bringt dir jetzt die meisten Punkte?
exam-ask-order = Du hast { $steps } Schritte. Welchen der leuchtenden Aufträge kannst du damit vervollständigen?
exam-ask-start = Die Schicht endet jetzt. Wer beginnt die nächste?
exam-ask-carts = Die Schicht endet jetzt. Wer hat die meisten leeren Loren dieser Farbe: { colour }?
exam-ask-final = Das Spiel endet jetzt. { $part ->
    [marks] Wessen Mark bringen die meisten Punkte?
    [coal] Wessen Kohle bringt die meisten Punkte?
    [orders] Wessen ausstehende Aufträge kosten die meisten Punkte?
    [winner] Wer gewinnt?
   *[balance] Wessen Bergwerk ist so ungleich, dass es die meisten Punkte kostet?
}
exam-told-miners = Nötige Arbeiter: { $told }
exam-told-delivery = Punkte: { $told }
exam-told-order = Nötige Schritte: { $told }
exam-told-start = { $you ->
    [1] Du beginnst
   *[0] { name } beginnt
}: die meisten Arbeiter in der Lorenfabrik; bei Gleichstand zählt die Reihenfolge nach dem alten Startspieler.
exam-told-carts = Leere Loren: { $told }
exam-told-final = { $part ->
    [marks] Gewonnene Punkte: { $told }
    [coal] Gewonnene Punkte: { $told }
    [winner] Punkte am Ende: { $told }
   *[other] Verlorene Punkte: { $told }
}
exam-order = Auftrag { $label }
exam-shift = Spiel die erste Schicht gegen das Programm. Hast du mindestens so viele Punkte, bekommst du alle fünf Prüfungspunkte, sonst deinen Anteil davon.
exam-shift-result = Die Schicht: { $own } zu { $bot } Punkten, das zählt { $points } von { $most } Prüfungspunkten.

## At the table: what is asked, and hints

prompt-send = Wähle ein Arbeiterfeld.
prompt-draft = Wähle einen Auftrag aus der Auslage.
prompt-mining = Abbau: noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
prompt-half = Lege den zweiten Kohlewürfel des Paares auf sein Feld.
prompt-keep = Behalte eines davon oder nichts.
prompt-back = Lege die anderen in beliebiger Reihenfolge zurück, alle nach oben oder alle nach unten.
prompt-coal = Wähle Kohle für eine Lore des neuen Stollenplättchens.
advice-where = { $kind ->
    [ride] Überlege, wohin der Förderkorb fahren soll.
    [load] Hier gibt es etwas zu laden.
    [fill] Jetzt lässt sich ein Auftrag füllen.
    [store] Denk an das Lager.
    [workshop] Denk an ein neues Stollenplättchen.
    [mining] Denk an den Abbau.
    [delivery] Denk an eine Auslieferung.
    [money] Denk an Geld.
    [order] Denk an einen neuen Auftrag.
    [pithead] Denk an die Bank.
   *[end] Es gibt nichts mehr, das hilft.
}
advice-move = { $proven ->
    [1] Bewiesen am besten
   *[0] Das Beste, was gefunden wurde
}: { $label } ({ $move }).
advice-turn = { $turns ->
    [one] Dein nächster Zug kann
   *[other] Deine nächsten { $turns } Züge können
} { $vp } SP bringen, wenn die anderen stillhalten ({ $proven ->
    [1] bewiesen am besten
   *[0] das Beste, was gefunden wurde
}). Ein guter Anfang: { $label }.
advice-no-points = { $turns ->
    [one] Dein nächster Zug bringt
   *[other] Deine nächsten { $turns } Züge bringen
} für sich noch keine Punkte: Sorge für Kohle, Aufträge oder Mark.

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

verdict-best = Besser geht es nicht: { $value }.
verdict-short = Erreicht: { $value }; bestmöglich: { $par }.
verdict-unmet = { $count ->
    [one] Auftrag { $labels } muss am Ende vollständig sein, ist es aber nicht.
   *[other] Die Aufträge { $labels } müssen am Ende vollständig sein, sind es aber nicht.
}
verdict-infeasible = Diese Aufgabe lässt sich mit keiner Zugfolge erfüllen.
verdict-illegal = Nr. { $place } ({ $token }) verstößt gegen { $rule }: { $why }
verdict-cut-short = Die Zugfolge endet zu früh ({ $rule }): { $why }
verdict-stars = { $stars } von 3 Sternen.
slip-move = Der erste Fehler ist Nr. { $place } ({ $token }): Danach ist das Beste nicht mehr erreichbar.
slip-stopped = Die Zugfolge endet, obwohl das Beste noch erreichbar ist.
slip-instead = Besser von dort: { $line }
slip-end = Besser dort aufhören.
head-best = am besten
head-given = gegeben

## Tipps

hint-theme = { $theme ->
    [ride-light] Leichte Fahrt: Nicht alles, was in den Förderkorb passt, ist seine Schritte wert.
    [shared-ride] Gemeinsame Fahrt: Eine Fahrt kann mehrere Aufträge bedienen.
    [second-ride] Zweite Fahrt: Hier lohnt es sich, noch einmal hinunterzufahren.
    [pair-sacrifice] Opfer: Gib Kohle in ein Paar, obwohl ein Feld ihrer Farbe auf sie wartet.
    [pair-from-junk] Paar aus Resten: Zwei Kohlewürfel, die kein Auftrag braucht, können zusammen ein Feld füllen.
    [storage-withdrawal] Griff ins Lager: Ein Teil der Kohle, die du brauchst, liegt schon dort.
    [storage-bank] Auf Vorrat: Kohle, die jetzt ins Lager kommt, spart später Schritte.
    [parked-cage] Geparkter Förderkorb: Lass ihn zwischen zwei Aktionen unter Tage stehen.
    [full-cage] Voller Förderkorb: Nutze jeden Platz darin.
    [split-order] Stück für Stück: Fülle einen Auftrag bei mehr als einem Halt über Tage.
    [empty-cart-race] Leere Loren: Es zählt auch, was du lädst, nicht nur, was du auslieferst.
    [balance-repair] Gleichgewicht: Achte auf deine hellen und deine dunklen Stollenplättchen.
    [deliver-before-displaced] Liefere rechtzeitig aus, bevor das Feld mehr Arbeiter kostet.
    [double-delivery] Doppelte Auslieferung: Eine Aktion kann zwei Aufträge ausliefern.
    [cash-for-depth] Mark für die Tiefe: Für Geld bekommst du Loren auf den tieferen Sohlen.
    [start-player-grab] Startspieler: Die Arbeiter in den Werkstätten entscheiden, wer die nächste Schicht beginnt.
    [tie-trap] Falle Gleichstand: Ein Gleichstand ändert, was ein Platz wert ist.
    [quiet-move] Stiller Schritt: Der beste Schritt füllt noch kein Feld.
    [greedy-trap] Falle für Gierige: Beginne nicht mit dem Auftrag, der die meisten Punkte je Schritt bringt.
   *[other] Es braucht keinen Kniff: Zähle die Schritte, die jeder Auftrag kostet.
}
hint-level = Der Förderkorb fährt zuerst { $level ->
    [0] nach über Tage
   *[other] zur { $level }. Sohle
}.
hint-no-ride = Der Förderkorb muss gar nicht fahren.
hint-start = Die beste Zugfolge beginnt so: { $line }.
hint-nothing = Am besten ist es, nichts zu tun.

## Gedruckte Blätter

sheet-colour = { $colour ->
    [y] gelb
    [b] braun
    [g] grau
   *[k] schwarz
}
sheet-step = { $step ->
    [ride] Förderkorb zur 3. Sohle
    [surface] Förderkorb nach über Tage
    [load] graue Kohle laden
    [fill] Grau vom Korb auf Auftrag A
    [withdraw] Grau vom Lager auf Auftrag A
    [store] Grau vom Korb ins Lager
    [end] Abbau vorzeitig beenden
   *[pair] Gelb und Braun als Paar auf ein graues Feld von Auftrag A
}
sheet-rules = Geänderte Regeln: { $rules }.
sheet-blunder = Am meisten verliert Zug { $turn }: { $loss } SP.
sheet-better = Besser:
sheet-lines = { $lines ->
    [one] Das ist die einzige beste Zugfolge.
   *[other] Eine von { $lines } besten Zugfolgen.
}

## Aufgaben

puzzle-title = Rätsel { $name }
task-points = Du hast { $steps } Schritte. Vervollständige Aufträge, die möglichst viele Punkte bringen, mit möglichst wenigen Schritten.
task-steps = { $count ->
    [one] Vervollständige den Auftrag { $labels } mit möglichst wenigen Schritten; du hast { $steps }.
   *[other] Vervollständige die Aufträge { $labels } mit möglichst wenigen Schritten; du hast { $steps }.
}
task-space = { $count ->
    [one] Der Auftrag { $labels } soll nach einer Aktion vollständig sein.
   *[other] Die Aufträge { $labels } sollen nach einer Aktion vollständig sein.
} Welches Feld „Abbau“ genügt: 4, 6, 8 oder 10 Schritte? Zeige es mit möglichst wenigen Schritten.
task-ready = Du hast { $steps } Schritte. Vervollständige Aufträge, die möglichst viele Punkte bringen. Mach dann den Förderkorb für die nächste Aktion bereit: Habe möglichst viele leere { $carts-detail ->
    [y] gelbe
    [b] braune
    [g] graue
   *[k] schwarze
} Loren, mit möglichst wenigen Schritten.
task-twice = Du baust zweimal ab: erst { $first } Schritte, dann { $second }. Vervollständige Aufträge, die möglichst viele Punkte bringen, mit möglichst wenigen Schritten.
task-delivery = Baue { $first } Schritte lang ab, liefere { $space-detail ->
    [barrow] mit der Schubkarre
    [carriage] mit dem Fuhrwerk
    [motorcar] mit dem Lastwagen
   *[engine] mit der Lokomotive
} aus und baue dann noch { $second } Schritte ab. Vervollständige Aufträge, die möglichst viele Punkte bringen – ausgelieferte zählen mit –, mit möglichst wenigen Schritten.

## Puzzles on a whole table: verdicts and hints

turn-amount = { $objective ->
    [margin] { $n } SP Vorsprung
    [behind] { $n } SP Rückstand
   *[other] { $n } SP
}
turn-illegal = Zug { $turn }: „{ $move }“ ({ $token }) verstößt gegen { $rule }: { $why }
turn-cut-short = Zug { $turn } endet zu früh ({ $rule }): { $why }
turn-too-many = { $n ->
    [one] Du hast nur einen Zug.
   *[other] Du hast nur { $n } Züge.
}
turn-not-starting = Die nächste Schicht beginnst nicht du.
turn-no-card = „{ $move }“ ({ $token }): Diese Karte kann man nicht nehmen.
turn-picks = { $n ->
    [one] Nimm genau eine Karte.
   *[other] Nimm genau { $n } Karten.
}
turn-slip = Der erste Fehler ist Zug { $turn }: Danach ist das Beste nicht mehr erreichbar.
blunder-found = Das ist er: Zug { $turn } verliert { $n } SP.
blunder-other = { $n ->
    [0] Zug { $turn } verliert nichts.
   *[other] Zug { $turn } verliert { $n } SP.
} Der größte Fehler ist Zug { $par }: Er verliert { $loss } SP.
draft-instead = Eine beste Wahl: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Doppelte Auslieferung: Warte, bis eine Aktion zwei Aufträge ausliefert.
    [tie-trap] Gleichstand: Auf der Schichtuhr gleichzuziehen bringt so viel wie vorn zu liegen.
    [empty-cart-race] Leere Loren: Am Ende zählt auch, was du geladen hast, wo immer es liegt.
    [balance-repair] Gleichgewicht: Ein Plättchen für die leichtere Seite deines Bergwerks spart Punkte.
    [cash-for-depth] Mark für die Tiefe: Ein graues oder schwarzes Plättchen lohnt sich hier.
    [storage-withdrawal] Griff ins Lager: Ein Teil der Kohle, die du brauchst, liegt schon dort.
    [deliver-before-displaced] Liefere rechtzeitig aus, bevor das Feld mehr Arbeiter kostet.
    [start-player-grab] Startspieler: Die Arbeiter in den Werkstätten entscheiden, wer die nächste Schicht beginnt.
    [quiet-move] Ein stiller Zug: Nicht jeder Zug muss abbauen oder ausliefern.
    [greedy-trap] Falle für Gierige: Was sofort am meisten bringt, bringt am Ende nicht am meisten.
   *[other] Es braucht keinen Kniff: Rechne aus, was jeder Plan bringt.
}
hint-spaces = Ein bester Plan nutzt, in irgendeiner Reihenfolge: { $spaces }.
hint-first-turn = Ein bester Plan beginnt so: { $line }
hint-card = Eine der besten Karten: { $line }
hint-loss = Der größte Fehler kostet { $n } SP.
hint-better-turn = Besser als der größte Fehler war: { $line }

## Puzzles on a whole table: tasks

sort-name = { $sort ->
    [turn] Ein Zug
    [space] Welcher Abbau?
    [miners] Die letzten Arbeiter
    [shift-end] Schichtende
    [last] Feierabend
    [draft] Die Auswahl der Aufträge
   *[blunder] Finde den Fehler
}
puzzle-name = { $name } ({ $id })
task-turns = Du bist Spieler { $seat }, es läuft Schicht { $shift }. { $sort ->
    [turn] Du hast einen Zug.
    [space] Plane { $turns } Züge, und achte darauf, auf welches Feld „Abbau“ du gehst.
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
task-own-turns = Du bist Spieler { $seat }, es läuft Schicht { $shift }. Plane deine nächsten { $turns } Züge.
task-goal = { $objective ->
    [vp] Wie viele Siegpunkte kannst du am Ende haben, allein durch Auslieferungen?
    [clock] Wie viele Punkte kannst du am Ende haben, wenn die Schichtuhr dann wie am Ende der Schicht gewertet wird{ $last ->
        [0] {""}
       *[other] , mit Mark, Kohle, offenen Aufträgen und Gleichgewicht
    }?
   *[margin] Wie groß kann dein Vorsprung vor dem besten Gegner sein, wenn die Schichtuhr dann wie am Ende der Schicht gewertet wird{ $last ->
        [0] {""}
       *[other] , mit Mark, Kohle, offenen Aufträgen und Gleichgewicht
    }?
}
task-start = Und die nächste Schicht musst du beginnen.
task-still = Die anderen tun nichts.
task-replies = { $when ->
    [one] Nach deinem ersten Zug spielt der nächste Spieler: { $replies }.
    [first] Nach deinem ersten Zug spielen die anderen der Reihe nach: { $replies }.
   *[each] Nach jedem deiner Züge spielt der andere den nächsten dieser Züge: { $replies }.
} Was bis dahin unmöglich geworden ist, entfällt.
task-draft = Du bist Spieler { $seat }. Nimm { $picks ->
    [one] noch eine Karte
   *[other] { $picks } Karten
} aus der Reihe, als würde sonst niemand wählen: Aufträge im Wert von wie vielen Punkten kannst du danach mit einer Abbau-Aktion von { $steps } Schritten vervollständigen?
task-blunder = Du bist Spieler { $seat }, es läuft Schicht { $shift }. Du spielst die folgenden Züge, die anderen tun nichts. Nach dem letzten { $objective ->
    [vp] zählen deine Siegpunkte
    [clock] zählen deine Punkte mit der Schichtuhr
   *[margin] zählt dein Vorsprung mit der Schichtuhr
}. Welcher Zug verliert gegenüber dem besten am meisten?
task-log-turn = { $n }: { $line }

## Training, Wettbewerbe, offenes Optimieren

theme = { $theme ->
    [ride-light] Leicht fahren
    [shared-ride] Gemeinsame Fahrt
    [second-ride] Zweite Fahrt
    [pair-sacrifice] Opfer
    [pair-from-junk] Paar aus Resten
    [storage-withdrawal] Ins Lager greifen
    [storage-bank] Auf Vorrat
    [parked-cage] Geparkter Korb
    [full-cage] Voller Korb
    [split-order] Stück für Stück
    [empty-cart-race] Leere Loren
    [balance-repair] Gleichgewicht
    [deliver-before-displaced] Rechtzeitig liefern
    [double-delivery] Doppelte Lieferung
    [cash-for-depth] Mark für Tiefe
    [start-player-grab] Startspieler
    [tie-trap] Gleichstandsfalle
    [quiet-move] Stiller Schritt
   *[greedy-trap] Gierfalle
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
blunder-try = { $n ->
    [0] Zug { $turn } verliert nichts.
   *[other] Zug { $turn } verliert { $n } SP, aber ein anderer verliert mehr.
} Schau noch einmal hin.
chart-axis = { $axis ->
    [vp] SP
   *[steps] Schritte
}
chart-beyond = unerreichbar
chart-tries = Versuche: { $tries }. Gefundene Plätze auf der Front: { $met } von { $front }.
chart-best = { $vp } SP mit { $steps } Schritten: Das kann niemand übertreffen.
chart-behind = { $vp } SP mit { $steps } Schritten; möglich sind damit { $possible } SP.
chart-slow = { $vp } SP mit { $steps } Schritten; dafür genügen { $fewest }.

## Rätsel

puzzle-task = Erreiche so viel du kannst: { $actions }.
puzzle-next = Nächste Aktion: { $action }
