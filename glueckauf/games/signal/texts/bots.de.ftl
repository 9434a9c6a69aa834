### Was Bots und Werkstatt zu diesem Spiel sagen: Tipps, Gründe, Analyse, Regeln, die etwas zerstören.

## Hints

advice-where = { $kind ->
    [signal] Sieh dir die Signale vor euren Zügen an.
    [switch] Sieh dir die Kreuzungen vor euren Zügen an.
    [train] Überlege, welchem Zug ein Wurf am meisten nützt.
    [load] Ein Zug wartet darauf, beladen zu werden.
    [deploy] Überlege, welche Farbe auf dem Plan fehlt.
    [shunt] Hier kann der Rangierer helfen.
    [colour] Überlege, welche Farbe am meisten gewinnt und am wenigsten verliert.
    [go] Überlege, welcher Zug vor den anderen fahren soll.
    [hold] Jemand sollte jetzt nicht fahren.
    [exit] Überlege, wo dieser Zug gebraucht wird.
    [stop] Überlege, was dieser Zug in dieser Stadt braucht.
    [keeper] Diese Karte schadet mehr, als sie nützt.
    [reroll] Das ist ein schlechter Wurf.
    [dispatcher] Denke an Städte, durch die Züge hindurchfahren könnten.
    [on] Hebt euch die Hilfe für später auf.
   *[end] Nichts, was noch möglich ist, ist die Karten wert.
}
advice-move = Das Beste, was gefunden wurde: { $label }.

## What a move brings, in numbers

reason-roll = { $arriving ->
    [0] Im Mittel geht es um { $spaces } Felder weiter.
   *[other] { $load ->
        [1] { $arriving } von 6 Würfelseiten liefern die Ware ab.
       *[0] { $arriving } von 6 Würfelseiten führen in eine Stadt.
    }
} { $losing ->
    [0] Keine Seite kostet Zeit.
    [one] Eine von 6 Seiten kostet Zeit: im Mittel { $loss } Zeitplättchen.
   *[other] { $losing } von 6 Seiten kosten Zeit: im Mittel { $loss } Zeitplättchen.
}
reason-border = { $trains ->
    [0] Noch führt kein Weg eines Zuges dort vorbei.
    [one] Der Weg eines Zuges führt dort vorbei.
   *[other] Die Wege von { $trains } Zügen führen dort vorbei.
}
reason-load = Von { $city } nach { $port } braucht es mindestens { points }.
reason-deploy = Der Würfel der { trains-of } zeigt im Mittel { $mean }; { $trains ->
    [0] das ist der letzte im Depot.
    [one] ein weiterer bleibt im Depot.
   *[other] { $trains } weitere bleiben im Depot.
}
reason-place = Von { $place } nach { $city } braucht es mindestens { points }.
reason-colour = { $trains ->
    [0] Kein Zug dieser Farbe ist auf dem Plan.
    [one] Ein Zug fährt und verliert im Mittel { $loss } Zeitplättchen.
   *[other] { $trains } Züge fahren und verlieren im Mittel { $loss } Zeitplättchen.
}
reason-colour-free = { $trains ->
    [one] Ein Zug fährt und verliert keine Zeit.
   *[other] { $trains } Züge fahren und verlieren keine Zeit.
}
reason-hold = { $trains ->
    [one] Der Zug würde im Mittel { $loss } Zeitplättchen verlieren.
   *[other] Die Züge würden im Mittel { $loss } Zeitplättchen verlieren.
}
reason-keeper = Die Züge in den Farben dieser Karte würden im Mittel { $loss } Zeitplättchen verlieren.
reason-run = Der { train } { label-run }{ $tokens ->
    [0] {""}
   *[other] ; ihr verliert { tokens }
}.
reason-reroll = Dieser Wurf kostet { tokens }, ein neuer im Mittel { $loss }.
reason-die = { $tokens ->
    [0] Dieser Wurf kostet keine Zeit.
   *[other] Dieser Wurf kostet { tokens }.
}
reason-kept = Die Hilfe kann später noch helfen.
reason-dispatcher = Bis zum Ende des Spielzugs darf durch Städte hindurchgefahren werden.
reason-end = { $cards ->
    [0] Keine Karte bleibt auf der Hand
    [one] Eine Karte bleibt auf der Hand
   *[other] { $cards } Karten bleiben auf der Hand
}, und { $drawn ->
    [0] keine wird gezogen.
    [one] eine wird gezogen.
   *[other] { $drawn } werden gezogen.
}
reason-told = { $reason } { $way ->
    [more] Nach der Rechnung des Bots ist das { $lead } Karten mehr wert als das Nächstbeste: „{ $other }“.
    [less] Nach der Rechnung des Bots ist das { $lead } Karten weniger wert als „{ $other }“.
   *[same] Nach der Rechnung des Bots ist „{ $other }“ genauso viel wert.
}

## Review of a game

review-fact = { $fact ->
    [tokens] Verlorene Zeitplättchen
    [trains] Verlorene Züge
   *[cards] Karten, die wegen voller Hand nicht gezogen wurden
}
review-kind = { $kind ->
    [signal] ein Signal
    [switch] eine Weiche
    [train] eine Zugkarte
    [load] Beladen
    [deploy] eine andere Farbe einsetzen
    [shunt] der Rangierer
    [colour] eine andere Farbe bewegen
    [go] ein anderer Zug zuerst
    [hold] Züge zurückhalten
    [exit] ein anderer Weg aus einer Stadt
    [stop] ein Halt in einer Stadt
    [keeper] der Schrankenwärter
    [reroll] die Logistikerin
    [dispatcher] die Disponentin
    [end] die Aktionen beenden
   *[other] eine andere Wahl in diesem Spielzug
}
review-in-play = Im Spiel abgeliefert
review-proof = { $vp } erreicht, { $most } möglich.

## What changed rules break

sanity-too-few-trains = Jeder Zug, der Ware abliefert, verlässt den Plan; ein Sieg braucht also { $needed } Züge, der Stapel bringt aber höchstens { $trains }: Entfernt weniger Fahranweisungskarten, oder nehmt mehr auf, die Züge einsetzen.
sanity-too-few-cards = Allein das Beladen braucht { $needed } Aktionskarten, aber alle zusammen haben nie mehr als { $cards }: Teilt oder zieht mehr.
sanity-hand-below-draw = Niemand kann je { $draw } Karten ziehen, denn auf die Hand passen höchstens { $limit }: Hebt die Grenze an, oder zieht weniger.
sanity-silent-clock = Nichts kostet je ein Zeitplättchen, die Uhr bedeutet also nichts: Gebt mindestens einem Missgeschick einen Preis.
sanity-cheap-crash = Ein übriger Punkt kostet beim Zusammenstoß { $crash }, vor einem Signal aber { $stop }, also ist der Zusammenstoß billiger als das Halten: Macht ihn teurer.
sanity-short-game = Die Partie dauert höchstens { $turns ->
    [one] einen Spielzug
   *[other] { $turns } Spielzüge
}, ein Sieg braucht aber { $needed } Waren: Entfernt weniger Fahranweisungskarten.
sanity-colour-left-out = Keine Fahranweisungskarte bewegt die { trains-of }, das können also nur Zugkarten: Nehmt mindestens eine solche auf.

## What the design lab measures

measure-in-third = { $what }, { $third ->
    [1] erstes Drittel
    [2] zweites Drittel
   *[3] letztes Drittel
}
measure-signal = Signale
measure-switch = Weichen
measure-train = Züge
measure-load = Beladen
measure-extra = Zusätzliche Waren
measure-stopped-red = Rote Signale
measure-stopped-closed = Gesperrte Kreuzungen
measure-stopped-behind = Hinter einem anderen Zug
measure-stopped-city = Besetzte Städte
measure-head-on = Zusammenstöße
measure-start-reached = Erreichte Startorte
measure-place-taken = Besetzte Startorte
measure-depot-empty = Leeres Depot
measure-none-but-barred = Zweites Einsetzen
