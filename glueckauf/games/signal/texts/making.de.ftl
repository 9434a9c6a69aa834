### The tasks of made puzzles: what is known, then what is asked.

making-title = Rätsel { $name }
making-train = Der { train } { at-spot } { $load ->
    [0] ist leer
   *[1] trägt eine { goods }
}.
making-trains = Auf dem Plan { $n ->
    [one] steht ein Zug:
   *[other] stehen { $n } Züge, darunter
} der { train } { at-spot }.
making-die = Der { $colour ->
    [black] schwarze
    [brown] braune
   *[grey] graue
} Würfel zeigt bei jedem Wurf { $points }.
making-card = Das ist die nächste Fahranweisungskarte: { $symbols }.
making-helper = Noch helfen kann { helper }.
making-cards = { $cards ->
    [3] Du hast drei Karten.
    [one] Du hast eine Karte.
   *[other] Du hast { $cards } Karten.
}
making-ask = { $kind ->
    [road] Stelle den Weg so, dass der Zug in diesem Spielzug { making-aim }.
    [surest] Finde den sichersten Weg dazu, dass der Zug in diesem Spielzug { making-aim }.
    [loss] Bereite dich darauf vor, sodass du bis zu ihrem Ende möglichst wenige Zeitplättchen verlierst.
    [rescue] Zwei Züge fahren aufeinander zu. Verliere bis zum Ende der Karte möglichst wenige Zeitplättchen.
    [order] Diese Fahranweisungskarte wird gerade ausgeführt: { $symbols }. In welcher Reihenfolge fahren die Züge? Verliere möglichst wenige Zeitplättchen.
   *[last] Das ist der letzte Spielzug, und zum Sieg { $n ->
        [one] fehlt noch eine Ware
        [2] fehlen noch zwei Waren
       *[other] fehlen noch { $n } Waren
    }. Finde den sichersten Weg zum Sieg.
}
making-aim = { $aim ->
    [delivered] seine Ware in eine Hafenstadt bringt
    [reached] { $goal } erreicht
   *[none] {""}
}
making-then = { $then ->
    [both] Das zählt zuerst; danach zählt, dass du möglichst wenige Zeitplättchen verlierst, und zuletzt, dass du möglichst wenige Karten spielst.
   *[cards] { $say ->
        [1] Bei gleichem Ergebnis sind weniger Karten besser.
        [2] Sind zwei Wege gleich gut, nimm den mit weniger Karten.
       *[3] Spiele nicht mehr Karten als nötig.
    }
}
making-open = { $say ->
    [1] Deine Antwort endet beim ersten Wurf, den niemand kennt; von da an spielst du so gut wie möglich weiter.
    [2] Du entscheidest bis zum ersten offenen Wurf; was er auch zeigt, danach spielst du so gut wie möglich weiter.
   *[3] Du antwortest, bis ein Wurf kommt, den niemand kennt; was folgt, wird so gut wie möglich gespielt.
}

making-refused = { $why ->
    [twin] Kein Rätsel: Es gibt schon eines, das dasselbe fragt.
    [rules] Kein Rätsel: Dieses Spiel wurde mit geänderten Regeln gespielt.
   *[plain] Kein Rätsel: Nichts hier hat eine bewiesene beste Antwort, die einen Kniff braucht und nicht gefunden wird, wenn man tut, was sofort am meisten hilft.
}
