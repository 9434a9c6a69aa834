### Das Bild von Woodcraft und sein Tisch: Namen der Dinge, Züge in wenigen Worten, was gefragt ist.

## Würfel und Material

label-letter = { $colour ->
    [yellow] G
   *[brown] B
}
label-die = { $colour ->
    [yellow] gelbe { $value }
   *[brown] braune { $value }
}
label-any-die = { $colour ->
    [yellow] ein gelber Würfel nach Wahl
   *[brown] ein brauner Würfel nach Wahl
}
label-thing = { $what ->
    [saw] { $number ->
        [one] 1 Sägeblatt
       *[other] { $number } Sägeblätter
    }
    [glue] { $number } Leim
    [offcut] { $number ->
        [one] 1 Holzrest
       *[other] { $number } Holzreste
    }
    [blueberry] { $number ->
        [one] 1 Blaubeere
       *[other] { $number } Blaubeeren
    }
    [lantern] { $number ->
        [one] 1 Laterne
       *[other] { $number } Laternen
    }
    [chestnut] { $number ->
        [one] 1 Kastanie
       *[other] { $number } Kastanien
    }
    [order] { $number ->
        [one] 1 Auftrag aus der Auslage
       *[other] { $number } Aufträge aus der Auslage
    }
    [reputation] { $number } Ansehen
   *[nut] { $number ->
        [one] 1 Nuss
       *[other] { $number } Nüsse
    }
}
label-points = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
label-nothing = nichts

## Der Spielplan und die Auslage

label-board = Spielplan
label-common = Spielplan und Aufträge in der Auslage
label-round = { $round ->
    [0] vor der ersten Runde
   *[other] Runde { $round } von { $rounds }, Zug { $turn }
}
label-arrow = zwischen den Zügen einer Runde rücken die Würfel { $side ->
    [left] nach links
   *[right] nach rechts
}
label-column = Spalte { $number }
label-column-die = { $die }, dazu { $bonus }
label-column-empty = kein Würfel
label-pool = Aufträge in der Auslage
label-empty-place = Platz { $number } der Auslage ist leer
label-deck = { $phase ->
    [1] Phase I
   *[2] Phase II
}: { $orders ->
    [0] keine Aufträge mehr
    [one] noch 1 Auftrag
   *[other] noch { $orders } Aufträge
}
label-order-name = { order }
label-needs = braucht { $needs }
label-gives = bringt { $reward }
label-hidden = ein verdeckter Auftrag

## Der Platz eines Spielers

label-sheet-of = { $you ->
    [1] dein Bogen
   *[0] { name-of } Bogen
}
label-player = { name }
label-you = Du
label-to-move = am Zug
label-won = { $you ->
    [1] hast gewonnen
   *[0] hat gewonnen
}
label-chosen = hat gewählt
label-has-chosen = { $you ->
    [1] hast gewählt
   *[0] hat gewählt
}
label-own-die = { $die }{ $number ->
    [one] {""}
   *[other] , { $number } Stück
}
label-no-dice = keine Würfel
label-done = { $orders ->
    [0] keine erfüllten Aufträge
    [one] 1 erfüllter Auftrag
   *[other] { $orders } erfüllte Aufträge
}
label-name-line = Name
label-blank-sheet = Spielbogen
label-fields = { $turns ->
    [0] noch kein Zug
    [one] 1 Zug gespielt
   *[other] { $turns } Züge gespielt
}
label-struck = Auftrag
label-material = { $what ->
    [saw] Sägeblätter
    [glue] Leim
    [offcut] Holzreste
   *[blueberry] Blaubeeren
}: { $owned } im Besitz
label-marked = { $marked } von { $room } markiert
label-cell = Laterne in Zeile { $row }, Spalte { $column }: { $lit ->
    [1] markiert
   *[0] frei
}
label-nuts = Nüsse: { $nuts } von { $room } markiert

## Helfer und Truhen

label-helper = { helper }
label-does = { $helper ->
    [substitute] einmal in jeder Runde: ein Material als ein anderes verwenden
    [brown_adjust] einmal in jeder Runde: einen braunen Würfel um { $step } ändern
    [timber] bringt sofort einen dieser Würfel: { $gains }
    [supplier] bringt für jeden erfüllten Auftrag eins davon: { $gains }
    [trader] einmal in jeder Runde: für ein Material { $gains } zahlen
    [yellow_adjust] einmal in jeder Runde: einen gelben Würfel um { $step } ändern
    [herald] bringt für jedes Ansehen { $gains }
   *[renown] bringt sofort { $gains }
}
label-costs = kostet { $number ->
    [one] 1 Blaubeere
   *[other] { $number } Blaubeeren
}
label-hired = angeworben
label-used-now = in dieser Runde schon genutzt
label-chest = { chest }
label-chest-helpers = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} mit { $few } Helfern, { $more } mit { $many }
label-chest-orders = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} für jeden erfüllten Auftrag
label-chest-reputation = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} für jedes Ansehen auf erfüllten Aufträgen
label-chest-lanterns = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} für jede markierte Laterne
label-chest-order-vp = 1 Punkt für je { $step } Punkte auf erfüllten Aufträgen
label-chest-nuts = { $nuts ->
    [one] 1 Nuss, sobald sie aktiv ist
   *[other] { $nuts } Nüsse, sobald sie aktiv ist
}
label-slots = { $filled } von { $slots } Feldern gefüllt
label-active = aktiv
label-line = { $line ->
    [row] Zeile
   *[column] Spalte
} { $number }: { $gain }
label-instead = { $given ->
    [saw] ein Sägeblatt
    [glue] Leim
   *[offcut] ein Holzrest
} dient als { $used ->
    [saw] Sägeblatt
    [glue] Leim
   *[offcut] Holzrest
}

## Knöpfe

button-end = Zug beenden
button-order = Einen Auftrag nehmen
button-up = Eins höher
button-down = Eins tiefer
button-stays = { $colour ->
    [yellow] Der gelbe Würfel bleibt
   *[brown] Der braune Würfel bleibt
}
button-parts = { $small } und { $large }
button-value = Eine { $value }
button-line = { $line ->
    [row] Zuerst die Zeile
   *[column] Zuerst die Spalte
}

## Züge in wenigen Worten

move-keep = Behalten: { order }
move-column = Spalte { $number }: { $die }, dazu { $bonus }
move-order = Einen Auftrag nehmen
move-take = Nehmen: { order }
move-lantern = Die Laterne in Zeile { $row }, Spalte { $column } markieren
move-line = { $line ->
    [row] Zuerst die Zeile
   *[column] Zuerst die Spalte
}
move-value = Ein Würfel, der { $value } zeigt
move-chest = Kastanie: { chest }
move-fill = Blaubeere: { chest }
move-complete = Erfüllen: { order }
move-glue = Leimen: { $one } + { $two } = { $made }
move-saw = Sägen: { $die } = { $small } + { $large }
move-offcut = Holzrest: { $die } wird zur { $value }
move-adjust = Schleifen: { $die } wird zur { $value }
move-sell = Verkaufen: { material }
move-hire = Anwerben: { helper }
move-gain = Nehmen: { $gain }
move-end = Zug beenden
move-rolled = { $colour ->
    [yellow] Gelbe Würfel: { $values }
   *[brown] Braune Würfel: { $values }
}
move-first = { name } kommt zuerst
move-extra = Zusätzlicher Würfel: { $die }
move-rival = Wurf der Gegenseite: { $die }
move-drop = Platz { $place } der Auslage wird frei

## Was gefragt ist

prompt-keep = Welchen deiner Aufträge behältst du?
prompt-choose = Wähle einen Würfel vom Spielplan, oder nimm einen Auftrag.
prompt-pick = { $bonus ->
    [1] Deine Laternenzeile ist voll: Welchen Auftrag nimmst du?
   *[0] Welchen Auftrag nimmst du?
}
prompt-mark = Welche Laterne markierst du?
prompt-lines = Eine Zeile und eine Spalte sind voll: Welcher Bonus kommt zuerst?
prompt-face = Welchen Wert zeigt dein neuer { $colour ->
    [yellow] gelber
   *[brown] brauner
} Würfel?
prompt-fill = Welche Truhe bekommt deine Kastanie?
prompt-supply = Welche Gabe des „Lieferanten“ nimmst du?
prompt-timber = Welchen Würfel nimmst du vom „Holzhändler“?
prompt-free = Nutze dein Material, deine Helfer und Aufträge, oder beende deinen Zug.
prompt-roll = Die { $colour ->
    [yellow] gelben
   *[brown] braunen
} Würfel werden geworfen.
prompt-tie = Würfel entscheiden, wer zuerst kommt.
prompt-rival = Der { $colour ->
    [yellow] gelbe
   *[brown] braune
} Würfel der Gegenseite wird geworfen.
prompt-extra = Ein Würfel wird geworfen, der zum letzten kommt.
prompt-drop = Ein Würfel entscheidet, welcher Auftrag die Auslage verlässt.

## Was sich öffnen lässt

look-title = { $you ->
    [1] deine erfüllten Aufträge
   *[0] { name-of } erfüllte Aufträge
}
look-hidden = Sie liegen bis zum Spielende verdeckt.
