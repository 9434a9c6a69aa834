### Lernen: Urteile über Antworten und Tipps.
### Eine Angabe wie "empty:k" gibt es auch in Teilen: $word-kind und $word-detail.

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
    [deep-first] Zuerst in die Tiefe: Beginne auf der tiefsten Sohle.
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
hint-start = Die beste Zugfolge beginnt so: { $line }
hint-nothing = Am besten ist es, nichts zu tun.
