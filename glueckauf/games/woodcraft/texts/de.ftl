### Woodcraft: Roll & Write: alle Sätze des Spiels.
### Ein Würfel kommt als Fakt `yellow/4` ($die-kind, $die-detail); mehrere Würfel als Buchstaben, die COUNT zählt:
### a bis f sind gelbe 1 bis 6, g bis l braune 1 bis 6.

## Wörter, aus denen Sätze gebaut sind

player = { name }
colour = { $colour ->
    [yellow] gelb
   *[brown] braun
}
die = { $die-kind ->
    [yellow] gelbe
   *[brown] braune
} { $die-detail }
rolled-die = { $rolled-kind ->
    [yellow] gelbe
   *[brown] braune
} { $rolled-detail }
dice-of = { $n ->
    [one] eine { die-face }
   *[other] { $n } × { die-face }
}
die-face = { $colour ->
    [a] gelbe 1
    [b] gelbe 2
    [c] gelbe 3
    [d] gelbe 4
    [e] gelbe 5
    [f] gelbe 6
    [g] braune 1
    [h] braune 2
    [i] braune 3
    [j] braune 4
    [k] braune 5
   *[l] braune 6
}
material = { $material ->
    [saw] Sägeblatt
    [glue] Leim
    [offcut] Holzrest
   *[blueberry] Blaubeere
}
a-material = { $material ->
    [saw] ein Sägeblatt
    [glue] Leim
    [offcut] einen Holzrest
   *[blueberry] eine Blaubeere
}
    .none = { $material ->
        [saw] kein Sägeblatt
        [glue] keinen Leim
        [offcut] keinen Holzrest
       *[blueberry] keine Blaubeere
    }
other-material = { $other ->
    [saw] Sägeblatt
    [glue] Leim
   *[offcut] Holzrest
}
materials = { $material ->
    [saw] { $count ->
        [one] 1 Sägeblatt
       *[other] { $count } Sägeblätter
    }
    [glue] { $count } Leim
    [offcut] { $count ->
        [one] 1 Holzrest
       *[other] { $count } Holzreste
    }
   *[blueberry] { $count ->
        [one] 1 Blaubeere
       *[other] { $count } Blaubeeren
    }
}
line = { $line ->
    [row] Zeile
   *[column] Spalte
}
helper = { $helper ->
    [substitute] „Aushilfe“
    [brown_adjust] „Brauner Schleifer“
    [timber] „Holzhändler“
    [supplier] „Lieferant“
    [trader] „Händler“
    [yellow_adjust] „Gelber Schleifer“
    [herald] „Herold“
   *[renown] „Berühmter Meister“
}
chest = { $chest ->
    [helpers] Helfertruhe
    [orders] Auftragstruhe
    [reputation] Ansehenstruhe
    [lanterns] Laternentruhe
   *[order_vp] Punktetruhe
}
points = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
order = { $order ->
    [I-01] „Fußbank“
    [I-02] „Kreisel“
    [I-03] „Brotbrett“
    [I-04] „Nudelholz“
    [I-05] „Holzlöffel“
    [I-06] „Futterhaus“
    [I-07] „Spielzeugboot“
    [I-08] „Garderobe“
    [I-09] „Kiste“
    [I-10] „Flöte“
    [I-11] „Kamm“
    [I-12] „Kerzenhalter“
    [I-13] „Schmuckkästchen“
    [I-14] „Mörser“
    [I-15] „Schachspiel“
    [I-16] „Regal“
    [I-17] „Salzkästchen“
    [I-18] „Schlitten“
    [II-01] „Wiege“
    [II-02] „Schubkarre“
    [II-03] „Leiter“
    [II-04] „Hundehütte“
    [II-05] „Gartenbank“
    [II-06] „Schaukelpferd“
    [II-07] „Fass“
    [II-08] „Bienenstock“
    [II-09] „Webstuhl“
    [II-10] „Geige“
    [II-11] „Kommode“
    [II-12] „Uhrengehäuse“
    [II-13] „Schrank“
    [II-14] „Spiegelrahmen“
    [II-15] „Trommel“
    [II-16] „Schreibtisch“
    [II-17] „Tür“
    [II-18] „Schiffsmodell“
    [I] „verdeckte Karte“
    [II] „verdeckte Karte“
   *[other] { $order }
}

## Die Regeln

WC-1-1 = Für 1 bis 5 Personen. Alle nehmen einen Bogen; du beginnst ohne Würfel und ohne Material, und nichts ist markiert.
WC-1-2 = Mischt die Aufträge in zwei Stapeln, einem für Phase I und einem für Phase II.
WC-1-3 = Alle bekommen 2 Aufträge der Phase I. Behalte einen neben deinem Bogen und lege den anderen unter den Stapel.
WC-1-4 = Legt den Spielplan in die Mitte und daneben die 14 gelben und 14 braunen Würfel: Sie sind der Vorrat. Deckt dann 3 Aufträge der Phase I auf: Sie sind die Auslage.
WC-2-1 = Das Spiel dauert 6 Runden. In jeder Runde wird gewürfelt und ausgelegt, alle machen ihren ersten Zug, die übrigen Würfel werden verschoben, und alle machen ihren zweiten Zug.
WC-2-2 = In deinem Zug führst du genau eine Hauptaktion aus: Du nimmst einen Würfel oder einen Auftrag. Danach, aber nie davor, darfst du beliebig viele freie Aktionen in beliebiger Reihenfolge ausführen.
WC-3-1 = Würfelt mit 3 gelben und 3 braunen Würfeln und legt sie absteigend von links nach rechts auf den Spielplan, je einen in eine Spalte. Bei gleichen Werten liegt Braun links von Gelb. Gelbe Würfel haben den gelben Bonus ihrer Spalte, braune den braunen.
WC-3-2 = Schiebt nach allen ersten Zügen die übrigen Würfel nach rechts zusammen, je einen in eine Spalte, ohne ihre Reihenfolge zu ändern. Jeder Würfel hat jetzt den Bonus seiner neuen Spalte.
WC-3-3 = Zu fünft kann es vorkommen, dass nach dem ersten Zug nur ein Würfel übrig ist. Dann würfelt mit einem Würfel der anderen Farbe und legt ihn links oder rechts daneben, nach derselben Ordnung wie zu Beginn der Runde.
WC-4-1 = Alle wählen geheim und gleichzeitig. Wählst du einen Würfel, trägst du seinen Wert in das Zugfeld ein, in das Kästchen seiner Farbe; wählst du einen Auftrag, streichst du das Feld durch. Dann zeigen alle ihre Bögen.
WC-4-2 = Um Würfel wird nicht gestritten. Haben mehrere denselben Würfel gewählt, nimmt ihn eine Person vom Spielplan, und die anderen nehmen einen Würfel dieser Farbe aus dem Vorrat und stellen ihn auf denselben Wert. Alle bekommen den Bonus.
WC-4-3 = Liegen gleiche Würfel in mehreren Spalten, wählst du die Spalte und damit den Bonus.
WC-4-4 = Kreise jedes Material, das du bekommst, in seiner Reihe ein: von links nach rechts, in einem Feld von oben nach unten. Was in eine volle Reihe nicht mehr passt, verfällt.
WC-5-1 = Nimm einen Auftrag der Auslage und lege ihn neben deinen Bogen. Der leere Platz wird sofort vom Stapel der laufenden Phase aufgefüllt.
WC-5-2 = Nehmen mehrere im selben Zug einen Auftrag, beginnt, wessen voriges Zugfeld den höheren Wert zeigt; bei Gleichstand entscheidet das Feld davor und so weiter bis zum ersten. Sind alle gleich, wird gewürfelt.
WC-6-1 = Erfülle einen Auftrag, den du hast: Lege Würfel genau der verlangten Farben und Werte zurück, streiche das verlangte Material durch und nimm sofort die Belohnung. Drehe dann die Karte um; ihre Punkte und ihr Ansehen zählen am Spielende.
WC-6-2 = Leim: Streiche 1 Leim durch, um zwei deiner Würfel zu verleimen, deren Summe höchstens 6 ist. Einer zeigt dann die Summe, der andere kommt in den Vorrat; bei verschiedenen Farben wählst du, welcher bleibt. Jedes Verleimen bringt 2 Nüsse.
WC-6-3 = Sägeblatt: Streiche 1 Sägeblatt durch, um einen Würfel durch zwei Würfel seiner Farbe zu ersetzen, deren Werte zusammen seinen Wert ergeben.
WC-6-4 = Holzrest: Streiche 1 Holzrest durch, um einen deiner Würfel um 1 zu erhöhen. Denselben Würfel darfst du mehrmals erhöhen, aber nie über 6.
WC-6-5 = Mit Blaubeeren bezahlst du Helfer und füllst die Blaubeerfelder der Truhen.
WC-6-6 = Laternen sammelt man nicht: Jede markiert sofort ein beliebiges freies Feld der Laternentafel. Eine volle Zeile oder Spalte bringt sofort ihren Bonus und am Ende ihre Punkte. Sind alle 9 Felder markiert, bringt jede weitere Laterne stattdessen 1 Nuss.
WC-7-1 = Um einen Helfer anzuwerben, streiche so viele Blaubeeren durch, wie er kostet, und markiere ihn. Jeden Helfer kannst du einmal anwerben, insgesamt beliebig viele.
WC-7-2 = „Holzhändler“ und „Berühmter Meister“ wirken einmal, beim Anwerben. „Aushilfe“, „Händler“ und die beiden Schleifer wirken höchstens einmal in jeder Runde; streiche den Kreis der Runde durch. Der „Lieferant“ wirkt jedes Mal, wenn du einen Auftrag erfüllst, der „Herold“ jedes Mal, wenn du Ansehen bekommst.
WC-8-1 = Eine Kastanie bekommst du, wenn eine Materialreihe ihre Marke erreicht, oder von der Laternentafel. Sie muss sofort ein freies Kastanienfeld einer Truhe füllen; gibt es keines, verfällt sie.
WC-8-2 = Eine Truhe ist aktiv, wenn alle ihre Felder gefüllt sind. Truhen, die nicht aktiv sind, bringen nichts.
WC-8-3 = Punkte während des Spiels werden als Nüsse markiert. Sind alle Nüsse markiert, verfallen weitere Punkte dieser Art.
WC-9-1 = Nach dem zweiten Zug kommen die Würfel auf dem Spielplan zurück in den Vorrat. Deine eigenen behältst du, und die nächste Runde beginnt.
WC-9-2 = Nach Runde 3, oder früher, wenn die Aufträge der Phase I ausgehen, ersetzt die Auslage durch 3 Aufträge der Phase II.
WC-9-3 = Das Spiel endet nach Runde 6.
WC-10-1 = Zähle zusammen: deine markierten Nüsse, die Punkte deiner Helfer, dein Ansehen mal die Zahl deiner erfüllten Aufträge, die Punkte auf deinen erfüllten Aufträgen, deine aktiven Truhen und die Punkte voller Zeilen und Spalten der Laternentafel.
WC-10-2 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr ungenutzte Sägeblätter, Leim und Holzreste hat.
WC-11-1 = Solo: Würfle nach dem ersten Zug jeder Runde mit 1 gelben und 1 braunen Würfel für die Gegenseite. Entferne von jeder Farbe den Würfel mit diesem Wert vom Spielplan; gibt es keinen, den nächstniedrigeren; gibt es auch den nicht, den nächsthöheren. Verschiebe dann die Würfel und mache deinen zweiten Zug.
WC-11-2 = Solo: Würfle am Ende jeder Runde und entferne einen Auftrag aus der Auslage: bei 1 oder 2 den linken, bei 3 oder 4 den mittleren, bei 5 oder 6 den rechten.
WC-11-3 = Solo: Unter 50 Punkten brauchst du eine bessere Strategie, 50 sind ganz gut, 60 sehr gut, und 70 oder mehr verdienen einen Glückwunsch.

## Die Festlegungen: wo man die Regel auf mehr als eine Art lesen kann

WC-A1 = WC-3.2: Wohin zeigt der Pfeil des Spielplans? Hier: nach rechts, zu den reicheren Spalten. Schalter: shift.
WC-A2 = WC-4.2: Wie viele Würfel verlassen den Spielplan, wenn gleiche gewählt wurden? Hier: Jede gewählte Spalte verliert ihren Würfel, einmal.
WC-A3 = WC-4.3: Wann wählt man die Spalte gleicher Würfel? Hier: mit der geheimen Wahl.
WC-A4 = WC-5.2: Was zählt ein durchgestrichenes Zugfeld? Hier: 0. Farben spielen keine Rolle, und das vorige Feld kann zur Runde davor gehören.
WC-A5 = WC-5.2: Wer handelt nach der Wahl zuerst? Hier: Erst kommen Würfel und Boni, dann die gewählten Aufträge, dann Aufträge von der Laternentafel, dann alle freien Aktionen, eine Person nach der anderen.
WC-A6 = WC-7.2: Was ist Material für „Aushilfe“, „Händler“ und Gleichstand? Hier: Sägeblätter, Leim und Holzreste, aber weder Blaubeeren noch Laternen.
WC-A7 = WC-6.1: Darf ein Würfel höher sein, als der Auftrag verlangt? Hier: nein. Zwischen den Runden darfst du beliebig viele Würfel behalten.
WC-A8 = WC-7.2: Darf ein Schleifer aus einer 6 eine 1 machen? Hier: nein, das Ergebnis liegt von 1 bis 6.
WC-A9 = WC-7.2: Darf die „Aushilfe“ für Leim oder zum Bezahlen eines Auftrags dienen? Hier: ja, und Verleimen bringt seine Nüsse wie immer.
WC-A10 = WC-8.2: Darf man wählen, womit ein Truhenfeld gefüllt wird? Hier: nein, jedes zeigt eine Kastanie oder eine Blaubeere. Blaubeerfelder füllst du einzeln, als freie Aktionen.
WC-A11 = WC-8.1: Was, wenn für eine Kastanie kein Feld oder für Material kein Platz frei ist? Hier: Es verfällt.
WC-A12 = WC-8.3: Sind die Punkte des „Herolds“ und neu aktiver Truhen Nüsse? Hier: ja, mit derselben Grenze; alles andere bekommst du auch dann, wenn Nüsse verfallen.
WC-A13 = WC-10.1: Welches Ansehen zählt für die Ansehenstruhe? Hier: nur das auf erfüllten Aufträgen, nicht das vom „Berühmten Meister“.
WC-A14 = WC-7.2: Darf ein Helfer in der Runde wirken, in der du ihn anwirbst? Hier: ja, sofort; aber „Herold“ und „Lieferant“ geben nichts für früher Geschehenes.
WC-A15 = WC-7.2: Wirkt der „Herold“, wenn du den „Berühmten Meister“ anwirbst? Hier: ja, wenn du den „Herold“ schon hast.
WC-A16 = WC-6.6: Was, wenn eine Laterne Zeile und Spalte füllt? Hier: Du bekommst beide Boni in beliebiger Reihenfolge. Einen so gewonnenen Auftrag darfst du im selben Zug erfüllen.
WC-A17 = WC-9.2: Wann sind die Aufträge der Phase I ausgegangen? Hier: wenn ein Platz aufzufüllen ist und ihr Stapel leer ist. Aufträge, die du hast, bleiben gültig.
WC-A18 = WC-5.1: Was, wenn der Stapel der Phase II leer ist? Hier: Die Auslage schrumpft. Ist sie leer, kann man nur Würfel nehmen, und Aufträge von der Laternentafel verfallen.
WC-A19 = WC-1.4: Was, wenn der Vorrat keinen Würfel mehr hat? Hier: Er geht nie aus.
WC-A20 = WC-11.2: Wann wird im Solospiel gewürfelt? Hier: für die Gegenseite nach deinen freien Aktionen; der Auftrag wird entfernt und ersetzt, bevor Phase II beginnt, und nach Runde 6 keiner mehr.
WC-A21 = WC-4.1: Was dürfen die anderen sehen? Hier: Nach der Wahl liegen Bögen und Aufträge offen; erfüllte Aufträge liegen verdeckt, nur ihre Zahl ist bekannt.
WC-A22 = WC-10.1: Bringen oder kosten offene Aufträge, Würfel oder Material am Ende Punkte? Hier: nein.
WC-A23 = WC-10.2: Was, wenn immer noch Gleichstand ist? Hier: Der Sieg wird geteilt.
WC-A24 = WC-2.2: Darf man auf beide Hauptaktionen verzichten? Hier: nein; einen Würfel kann man immer nehmen.
WC-A25 = WC-5.2: Wann wird um Gleichstände gewürfelt? Hier: gleich nach der Wahl, einmal für alle, nach den Feldern vor diesem Zug; das Ergebnis gilt nur für diesen Zug.
WC-A26 = WC-4.4: In welcher Reihenfolge gibt es die Boni der Würfel? Hier: in derselben wie die Aufträge.
WC-A27 = WC-6.6: Wann bekommst du einen Auftrag von der Laternentafel? Hier: in der Hauptaktion nach allen gewählten Aufträgen, in freien Aktionen sofort.
WC-A28 = WC-5.1: Was, wenn mehr Personen einen Auftrag wollen, als Karten da sind? Hier: Wer keine findet, bekommt nichts, und das Feld bleibt durchgestrichen.
WC-A29 = WC-7.2: Kommt die Gabe des „Lieferanten“ vor der Belohnung des Auftrags? Hier: ja.
WC-A30 = WC-4.4: In welcher Reihenfolge kommt, was du auf einmal bekommst? Hier: Würfel, Sägeblätter, Leim, Holzreste, Blaubeeren, Kastanien, Laternen, Aufträge, Ansehen, Nüsse. Was daraus folgt, kommt vor dem Nächsten, und nichts darf abgelehnt werden.
WC-A31 = WC-9.2: Wie ändert sich die Auslage? Hier: Plätze werden an Ort und Stelle aufgefüllt, ein leerer bleibt leer. Phase II beginnt einmal; der Rest der Phase I verlässt das Spiel.
WC-A32 = WC-11.1: Wann fallen die Würfel der Gegenseite im Solospiel und der zusätzliche Würfel zu fünft? Hier: nach der letzten freien Aktion des ersten Zuges, Gelb zuerst.
WC-A33 = WC-7.2: Darf die „Aushilfe“ Material ersetzen, das du hast? Hier: ja, ein Stück von dem, was die Aktion braucht.
WC-A34 = WC-11.3: Was sagt man zu einem niedrigen Soloergebnis? Hier: dass es eine bessere Strategie braucht.

## Der Name des Spiels, und was geänderte Regeln ändern

title = Woodcraft: Roll & Write
knob-rounds = Runden
knob-turns = Züge einer Runde
knob-dice = Würfel jeder Farbe
knob-board_dice = Würfel jeder Farbe auf dem Spielplan
knob-dealt = Ausgeteilte Aufträge
knob-pool = Aufträge in der Auslage
knob-phase_two_after = Runde, nach der Phase II beginnt
knob-shift = Pfeil des Spielplans
knob-shift-right = nach rechts
knob-shift-left = nach links
knob-yellow = Boni gelber Würfel
knob-brown = Boni brauner Würfel
knob-saw = Sägeblätter in jedem Feld
knob-glue = Leim in jedem Feld
knob-offcut = Holzreste in jedem Feld
knob-blueberry = Blaubeeren in jedem Feld
knob-saw_chestnuts = Sägeblätter, die eine Kastanie bringen
knob-glue_chestnuts = Leim, der eine Kastanie bringt
knob-offcut_chestnuts = Holzreste, die eine Kastanie bringen
knob-blueberry_chestnuts = Blaubeeren, die eine Kastanie bringen
knob-nuts = Nüsse
knob-glue_nuts = Nüsse fürs Verleimen
knob-offcut_step = Um wie viel ein Holzrest einen Würfel erhöht
knob-row_bonus = Boni der Laternenzeilen
knob-column_bonus = Boni der Laternenspalten
knob-row_vp = Punkte der Laternenzeilen
knob-column_vp = Punkte der Laternenspalten
knob-surplus_lantern_nuts = Nüsse für eine Laterne bei voller Tafel
knob-helper_cost = Blaubeeren, die Helfer kosten
knob-helper_vp = Punkte der Helfer
knob-adjust_step = Um wie viel ein Schleifer einen Würfel ändert
knob-timber_dice = Würfel des „Holzhändlers“
knob-supplier_gifts = Gaben des „Lieferanten“
knob-trader_gain = Was der „Händler“ zahlt
knob-herald_gain = Was der „Herold“ für jedes Ansehen gibt
knob-renown_reputation = Ansehen durch den „Berühmten Meister“
knob-chest_slots = Felder der Truhen
knob-chest_nuts = Nüsse neu aktiver Truhen
knob-chest_helpers = Helfer, die die Helfertruhe verlangt
knob-chest_helpers_vp = Punkte der Helfertruhe
knob-chest_orders_vp = Punkte der Auftragstruhe je Auftrag
knob-chest_reputation_vp = Punkte der Ansehenstruhe je Ansehen
knob-chest_lanterns_vp = Punkte der Laternentruhe je Laterne
knob-chest_order_vp_step = Auftragspunkte für jeden Punkt der Punktetruhe
knob-drops = Plätze der Auslage, die der Solowürfel leert
knob-ratings = Grenzen der Solowertung
knob-orders_1 = Aufträge der Phase I
knob-orders_2 = Aufträge der Phase II
changed-rule = { $form ->
    [if] { $rule ->
        [rounds] es nur { $value ->
            [one] 1 Runde
           *[other] { $value } Runden
        } gibt
        [turns] eine Runde nur 1 Zug hat
        [dealt] alle { $value ->
            [one] 1 Auftrag
           *[other] { $value } Aufträge
        } bekommen
        [pool] die Auslage { $value ->
            [one] 1 Auftrag
           *[other] { $value } Aufträge
        } hat
        [phase_two_after] Phase II nach Runde { $value } beginnt
        [shift] die Würfel nach links geschoben werden
        [nuts] es { $value ->
            [one] 1 Nuss
           *[other] { $value } Nüsse
        } gibt
        [glue_nuts] Verleimen { $value ->
            [one] 1 Nuss
           *[other] { $value } Nüsse
        } bringt
        [offcut_step] ein Holzrest einen Würfel um { $value } erhöht
        [adjust_step] ein Schleifer einen Würfel um { $value } ändert
        [yellow] gelbe Würfel andere Boni haben
        [brown] braune Würfel andere Boni haben
        [surplus_lantern_nuts] eine Laterne ohne freies Feld { $value ->
            [one] 1 Nuss
           *[other] { $value } Nüsse
        } bringt
        [herald_gain] der „Herold“ etwas anderes gibt
        [trader_gain] der „Händler“ anders zahlt
        [renown_reputation] der „Berühmte Meister“ { $value } Ansehen bringt
       *[other] { $written } gilt
    }
   *[is] { $rule ->
        [rounds] es gibt nur { $value ->
            [one] 1 Runde
           *[other] { $value } Runden
        }
        [turns] eine Runde hat nur 1 Zug
        [dealt] alle bekommen { $value ->
            [one] 1 Auftrag
           *[other] { $value } Aufträge
        }
        [pool] die Auslage hat { $value ->
            [one] 1 Auftrag
           *[other] { $value } Aufträge
        }
        [phase_two_after] Phase II beginnt nach Runde { $value }
        [shift] die Würfel werden nach links geschoben
        [nuts] es gibt { $value ->
            [one] 1 Nuss
           *[other] { $value } Nüsse
        }
        [glue_nuts] Verleimen bringt { $value ->
            [one] 1 Nuss
           *[other] { $value } Nüsse
        }
        [offcut_step] ein Holzrest erhöht einen Würfel um { $value }
        [adjust_step] ein Schleifer ändert einen Würfel um { $value }
        [yellow] gelbe Würfel haben andere Boni
        [brown] braune Würfel haben andere Boni
        [surplus_lantern_nuts] eine Laterne ohne freies Feld bringt { $value ->
            [one] 1 Nuss
           *[other] { $value } Nüsse
        }
        [herald_gain] der „Herold“ gibt etwas anderes
        [trader_gain] der „Händler“ zahlt anders
        [renown_reputation] der „Berühmte Meister“ bringt { $value } Ansehen
       *[other] { $written }
    }
}

## Warum nicht

why-game-over = Das Spiel ist vorbei.
why-keep-first = Wähle zuerst den Auftrag, den du behältst.
why-main-first = Wähle zuerst einen Würfel oder einen Auftrag: Freie Aktionen kommen danach.
why-main-done = Deine Hauptaktion in diesem Zug ist schon ausgeführt; es bleiben nur freie Aktionen.
why-not-now = Da gibt es jetzt nichts zu entscheiden: Führe eine freie Aktion aus oder beende deinen Zug.
why-pick-first = Nimm zuerst einen Auftrag aus der Auslage.
why-lantern-first = Markiere zuerst deine Laterne.
why-line-first = Wähle zuerst, ob Zeile oder Spalte vorgeht.
why-value-first = Wähle zuerst den Wert des Würfels.
why-chestnut-first = Wähle zuerst die Truhe für deine Kastanie.
why-gift-first = Wähle zuerst die Gabe des „Lieferanten“.
why-timber-first = Wähle zuerst einen der Würfel des „Holzhändlers“.
why-chance-first = { $what ->
    [roll] Zuerst werden die Würfel dieser Runde geworfen
    [tie] Zuerst wird um den Gleichstand gewürfelt
    [rival] Zuerst wird für die Gegenseite gewürfelt
    [extra] Zuerst wird der zusätzliche Würfel geworfen
   *[drop] Zuerst wird ausgewürfelt, welcher Auftrag die Auslage verlässt
}.
why-colour-first = Jetzt werden die { $colour ->
    [yellow] gelben
   *[brown] braunen
} Würfel geworfen.
why-wrong-number = Von jeder Farbe { $dice ->
    [one] wird genau 1 Würfel
   *[other] werden genau { $dice } Würfel
} geworfen.
why-not-level = Diese Person ist am Gleichstand nicht beteiligt.
why-rival-colour = Jetzt wird der { $colour ->
    [yellow] gelbe
   *[brown] braune
} Würfel der Gegenseite geworfen.
why-extra-colour = Der zusätzliche Würfel muss { colour } sein.
why-no-such-place = Der Würfel zeigt diesen Platz der Auslage nicht.
why-not-dealt = Dieser Auftrag wurde dir nicht ausgeteilt.
why-empty-column = In Spalte { $column } liegt kein Würfel.
why-pool-empty = In der Auslage ist kein Auftrag mehr.
why-not-in-pool = Dieser Auftrag liegt nicht in der Auslage.
why-lit-already = Die Laterne in Zeile { $row }, Spalte { $column } ist schon markiert.
why-no-chestnut-slot = Die { chest } hat kein freies Feld für eine Kastanie.
why-no-such-gift = Der „Lieferant“ gibt { a-material.none }.
why-not-timber = Der „Holzhändler“ hat keine { die }.
why-not-hired = Der Helfer { helper } ist nicht angeworben.
why-helper-used = Der Helfer { helper } hat in dieser Runde schon gewirkt.
why-same-material = Die „Aushilfe“ muss ein Material durch ein anderes ersetzen.
why-not-needed = Hier wird nichts dergleichen gebraucht ({ material }), also kann die „Aushilfe“ nichts ersetzen.
why-no-material = Du hast { a-material.none }.
why-no-materials = Du hast weder ein Sägeblatt noch Leim noch einen Holzrest.
why-no-dice = Du hast keine Würfel.
why-one-die = Verleimt werden zwei Würfel, und du hast nur einen.
why-no-die = { $count ->
    [one] Du hast keine { die }
   *[other] Du hast nicht { $count } Würfel dieser Art: { die }
}.
why-not-held = Diesen Auftrag hast du nicht.
why-order-needs-die = Der Auftrag { order } verlangt { $count ->
    [one] eine { die }
   *[other] { $count } × { die }
}.
why-order-needs-material = Der Auftrag { order } verlangt { a-material }, und du hast nicht genug.
why-sum-too-high = Zusammen ergeben diese Würfel { $sum }, aber ein Würfel zeigt höchstens 6.
why-other-colour = Der Würfel, der bleibt, muss die Farbe eines der beiden haben.
why-too-small = Eine { die } lässt sich nicht zersägen: Jeder der beiden Teile muss mindestens 1 zeigen.
why-wrong-parts = Die beiden Teile ergeben { $sum }, nicht { $die-detail }.
why-above-six = Eine { die } lässt sich nicht so weit erhöhen: Kein Würfel zeigt mehr als 6.
why-wrong-step = Ein Schleifer ändert einen Würfel um genau { $step }.
why-off-the-die = Eine { die } lässt sich so nicht ändern: Würfel zeigen 1 bis 6.
why-hired-already = Der Helfer { helper } ist schon angeworben.
why-too-dear = Der Helfer { helper } kostet { $cost ->
    [one] 1 Blaubeere
   *[other] { $cost } Blaubeeren
}, und du hast { $owned ->
    [0] keine
   *[other] { $owned }
}.
why-no-berry-slot = Die { chest } hat kein freies Feld für eine Blaubeere.
why-no-blueberry = Du hast keine Blaubeere.

## Was geschah

event-sheets-given = { $players ->
    [one] Du spielst allein, mit einem leeren Bogen
   *[other] { $players } Personen nehmen je einen leeren Bogen
}.
event-decks-shuffled = Beide Auftragsstapel sind gemischt: { $one } Karten der Phase I und { $two } der Phase II.
event-orders-dealt = Alle bekommen { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
} der Phase I und behalten einen davon.
event-board-laid = Der Spielplan liegt bereit, daneben { $dice } gelbe und { $dice } braune Würfel.
event-kept-one = { $you ->
    [1] Du behältst
   *[0] { name } behält
} einen Auftrag.
event-kept = { $you ->
    [1] Du hast
   *[0] { name } hat
} den Auftrag { order } behalten.
event-pool-laid = { $orders ->
    [one] 1 Auftrag liegt
   *[other] { $orders } Aufträge liegen
} in der Auslage.
event-round-begun = Runde { $round } beginnt.
event-rolled = Gewürfelt: { COUNT($dice, as: "dice-of") }.
event-placed = Auf dem Spielplan von links: { COUNT($dice, as: "dice-of") }.
event-shifted = Die Würfel rücken nach { $side ->
    [right] rechts
   *[left] links
}: { COUNT($dice, as: "dice-of") }.
event-extra = Nur ein Würfel war übrig; eine { die } kommt dazu.
event-dice-back = { $dice ->
    [0] Auf dem Spielplan ist kein Würfel mehr
    [one] 1 Würfel kommt zurück in den Vorrat
   *[other] { $dice } Würfel kommen zurück in den Vorrat
}.
event-phase-two = { $early ->
    [1] Die Aufträge der Phase I sind ausgegangen
   *[0] Phase I ist vorbei
}: Aufträge der Phase II füllen die Auslage.
event-game-over = Das Spiel ist vorbei: { SCORES($scores, $reader) }. { $count ->
    [one] { $you ->
        [1] Du gewinnst
       *[0] { PEOPLE($winners, $reader) } gewinnt
    }
   *[other] Geteilter Sieg: { PEOPLE($winners, $reader) }
}.
event-solo-over = Das Spiel ist vorbei: { $you ->
    [1] Du hast
   *[0] { name } hat
} { points }.
event-rated-better-next-time = { points }: Das braucht eine bessere Strategie.
event-rated-quite-good = { points }: ganz gut.
event-rated-very-good = { points }: sehr gut.
event-rated-congratulations = { points }: Herzlichen Glückwunsch!
event-chose = { $you ->
    [1] Du hast
   *[0] { name } hat
} geheim gewählt.
event-showed-die = { $you ->
    [1] Du hast
   *[0] { name } hat
} die { die } in Spalte { $column } gewählt.
event-showed-order = { $you ->
    [1] Du streichst
   *[0] { name } streicht
} das Zugfeld durch, um einen Auftrag zu nehmen.
event-goes-first = { $you ->
    [1] Du kommst
   *[0] { name } kommt
} beim Gleichstand zuerst dran.
event-took-die = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} die { die }{ $shared ->
    [1] ; andere haben sie auch gewählt
   *[0] {""}
}.
event-took-order = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} den Auftrag { order } aus der Auslage.
event-refilled = Der Auftrag { order } kommt in die Auslage.
event-no-refill = Der Stapel ist leer, also bleibt der Platz in der Auslage leer.
event-no-order = Die Auslage ist leer, also { $you ->
    [1] bekommst du
   *[0] bekommt { name }
} keinen Auftrag.
event-gained = { $you ->
    [1] Du bekommst
   *[0] { name } bekommt
} { materials }.
event-row-full = In { $you ->
    [1] deiner
   *[0] { name-of }
} Reihe ist kein Platz mehr für { $material ->
    [saw] Sägeblätter
    [glue] Leim
    [offcut] Holzreste
   *[blueberry] Blaubeeren
}: Der Rest verfällt.
event-got-die = { $you ->
    [1] Du bekommst
   *[0] { name } bekommt
} eine { die } aus dem Vorrat.
event-chestnut = { $you ->
    [1] Du bekommst
   *[0] { name } bekommt
} eine Kastanie.
event-chestnut-lost = Kein Feld ist frei, also verfällt { $you ->
    [1] deine
   *[0] { name-of }
} Kastanie.
event-filled = { $you ->
    [1] Du legst
   *[0] { name } legt
} die Kastanie in die { chest }.
event-berry-filled = { $you ->
    [1] Du legst
   *[0] { name } legt
} eine Blaubeere in die { chest }.
event-chest-active = { $you ->
    [1] Deine
   *[0] { name-of }
} { chest } ist jetzt aktiv.
event-nuts = { $you ->
    [1] Du markierst
   *[0] { name } markiert
} { $count ->
    [one] 1 Nuss
   *[other] { $count } Nüsse
}; { $left ->
    [0] jetzt sind alle markiert
   *[other] { $left } bleiben
}.
event-nuts-lost = { $you ->
    [1] Du hast
   *[0] { name } hat
} keine Nüsse mehr zu markieren: { $count ->
    [one] 1 Punkt verfällt
   *[other] { $count } Punkte verfallen
}.
event-lit = { $you ->
    [1] Du markierst
   *[0] { name } markiert
} die Laterne in Zeile { $row }, Spalte { $column }.
event-table-full = Alle Laternen sind markiert, also { $you ->
    [1] bekommst du
   *[0] bekommt { name }
} Nüsse für { $count ->
    [one] die Laterne
   *[other] { $count } Laternen
}.
event-line-done = { $you ->
    [1] Du füllst
   *[0] { name } füllt
} { line } { $number } der Laternentafel{ $vp ->
    [0] {""}
   *[other] , am Ende { points } wert
}.
event-line-first = { $you ->
    [1] Du wertest
   *[0] { name } wertet
} die { line } zuerst.
event-put-off = { $you ->
    [1] Dein
   *[0] { name-of }
} Auftrag von der Laternentafel kommt nach den gewählten Aufträgen.
event-line-die = { $you ->
    [1] Du bekommst
   *[0] { name } bekommt
} eine { die } von der Laternentafel.
event-reputation = { $you ->
    [1] Du bekommst
   *[0] { name } bekommt
} { $count } Ansehen.
event-completed = { $you ->
    [1] Du erfüllst
   *[0] { name } erfüllt
} den Auftrag { order }.
event-glued = { $you ->
    [1] Du verleimst
   *[0] { name } verleimt
} { COUNT($dice, as: "dice-of") }; das ergibt eine { die }.
event-sawed = { $you ->
    [1] Du zersägst
   *[0] { name } zersägt
} eine { die }; das ergibt { COUNT($dice, as: "dice-of") }.
event-raised = { $you ->
    [1] Du erhöhst
   *[0] { name } erhöht
} eine { die } mit einem Holzrest auf { $value }.
event-substituted = { $you ->
    [1] Du verwendest
   *[0] { name } verwendet
} { a-material } als { other-material }, dank der „Aushilfe“.
event-adjusted = { $you ->
    [1] Dein
   *[0] { name-of }
} Schleifer macht aus einer { $die-kind ->
    [yellow] gelben
   *[brown] braunen
} { $die-detail } eine { $value }.
event-sold = { $you ->
    [1] Du verkaufst
   *[0] { name } verkauft
} dem „Händler“ { a-material }.
event-hired = { $you ->
    [1] Du wirbst
   *[0] { name } wirbt
} für { $cost ->
    [one] 1 Blaubeere
   *[other] { $cost } Blaubeeren
} den Helfer { helper } an.
event-timber = { $you ->
    [1] Du bekommst
   *[0] { name } bekommt
} eine { die } vom „Holzhändler“.
event-supplied = Der „Lieferant“ gibt { $you ->
    [1] dir
   *[0] { name }
} { a-material }.
event-heralded = Der „Herold“ verbreitet { $you ->
    [1] deinen
   *[0] { name-of }
} Ruhm.
event-ended = { $you ->
    [1] Du beendest
   *[0] { name } beendet
} den Zug.
event-rival = Die Gegenseite würfelt eine { rolled-die }: Die { die } verlässt den Spielplan.
event-dropped = Der Auftrag { order } verlässt die Auslage, von Platz { $place }.
event-nothing-dropped = Platz { $place } der Auslage ist leer, also verlässt sie kein Auftrag.

## Wertungsbögen und Tabellen

label-source-nuts = Nüsse
label-source-helpers = Helfer
label-source-reputation = Ansehen × erfüllte Aufträge
label-source-orders = Punkte auf Aufträgen
label-source-chest = { chest }
label-source-lines = Zeilen und Spalten der Laternen
sheet-title = { $over ->
    [1] Endstand
   *[0] { $round ->
        [0] vor der ersten Runde
       *[other] Runde { $round }, Zwischenstand
    }
}
tie-break = Gleichstand nach Punkten: { PEOPLE($tied, $reader) }; { $shared ->
    [1] auch ungenutztes Material ist gleich viel da
   *[0] { $materials ->
        [one] 1 ungenutztes Material entscheidet
       *[other] { $materials } ungenutzte Materialien entscheiden
    }
}.
