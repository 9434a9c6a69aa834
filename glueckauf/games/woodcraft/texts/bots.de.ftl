### Was Bots über Woodcraft sagen: Tipps, und was ein Zug bringt.

## Hints

advice-where = { $kind ->
    [keep] Vergleiche die Würfel, die deine Aufträge verlangen.
    [die] Sieh dir die Würfel auf dem Spielplan und die Boni ihrer Spalten an.
    [order] Sieh dir die Aufträge in der Auslage an.
    [take] Vergleiche die Aufträge der Auslage mit deinen Würfeln.
    [lantern] Denk an die Zeilen und Spalten deiner Laternentafel.
    [line] Überlege, welcher der beiden Boni dem anderen hilft.
    [value] Überlege, welche Würfel deinen Aufträgen fehlen.
    [chest] Überlege, was deine Truhen am Ende zählen.
    [fill] Sieh dir deine Blaubeeren und deine Truhen an.
    [complete] Einer deiner Aufträge lässt sich erfüllen.
    [glue] Dein Leim kann hier nützen.
    [saw] Ein Sägeblatt kann hier nützen.
    [offcut] Ein Holzrest kann hier nützen.
    [adjust] Einer deiner Schleifer kann helfen.
    [sell] Der „Händler“ wartet auf dich.
    [hire] Du kannst dir einen Helfer leisten.
    [gain] Überlege, was deinen Aufträgen fehlt.
   *[end] Nichts, was noch möglich ist, lohnt sich jetzt.
}
advice-move = Das Beste, was sich fand – { $label }.

## What a move brings, in numbers

reason-then = { $near ->
    [none] Es liegt kein Auftrag bereit, und die Auslage ist leer.
    [pool] { $orders ->
        [0] { $lacking ->
            [0] Dem nächstliegenden Auftrag der Auslage fehlt dann nur noch Material.
            [one] Dem nächstliegenden Auftrag der Auslage fehlt dann noch 1 Würfel.
           *[other] Dem nächstliegenden Auftrag der Auslage fehlen dann noch { $lacking } Würfel.
        }
        [one] 1 Auftrag der Auslage ließe sich dann erfüllen, { spent }.
       *[other] { $orders } Aufträge der Auslage ließen sich dann erfüllen, einer davon { spent }.
    }
   *[held] { $orders ->
        [0] { $lacking ->
            [0] Dem nächstliegenden Auftrag fehlt dann nur noch Material.
            [one] Dem nächstliegenden Auftrag fehlt dann noch 1 Würfel.
           *[other] Dem nächstliegenden Auftrag fehlen dann noch { $lacking } Würfel.
        }
        [one] Dann lässt sich 1 Auftrag erfüllen, { spent }.
       *[other] Dann lassen sich { $orders } Aufträge erfüllen, einer davon { spent }.
    }
}
spent = { $materials ->
    [0] ganz ohne Material
    [one] mit 1 Material
   *[other] mit { $materials } Materialien
}
reason-column = { reason-then } Bonus: { $bonus }.
reason-work = { $vp ->
    [0] { reason-then }
   *[other] Das bringt { points }. { reason-then }
}
reason-pool = { $orders ->
    [0] { $lacking ->
        [0] Kein Auftrag der Auslage lässt sich sofort erfüllen; dem nächstliegenden fehlt nur Material.
        [one] Kein Auftrag der Auslage lässt sich sofort erfüllen; dem nächstliegenden fehlt 1 Würfel.
       *[other] Kein Auftrag der Auslage lässt sich sofort erfüllen; dem nächstliegenden fehlen { $lacking } Würfel.
    }
    [one] 1 von { $pool } Aufträgen der Auslage lässt sich sofort erfüllen.
   *[other] { $orders } von { $pool } Aufträgen der Auslage lassen sich sofort erfüllen.
}
reason-order = { $orders ->
    [0] { $lacking ->
        [0] Die nötigen Würfel sind da, aber Material fehlt.
        [one] { $dice ->
            [one] Der nötige Würfel fehlt.
           *[other] Von { $dice } nötigen Würfeln fehlt 1.
        }
       *[other] Von { $dice } nötigen Würfeln fehlen { $lacking }.
    }
   *[1] Er lässt sich sofort erfüllen, { spent }.
} Nach jetzigem Stand brächte er { points }.
reason-lantern = { $lines ->
    [0] Von je { $size } Laternen sind dann in der Zeile { $row } und in der Spalte { $column } markiert.
    [1] Damit ist eine Linie voll. Sie bringt: { $gains }.
   *[2] Damit sind eine Zeile und eine Spalte voll. Sie bringen: { $gains }.
}
reason-line = Zuerst kommt dieser Bonus: { $gains }.
reason-chest = { $active ->
    [1] Die Truhe wird aktiv; nach jetzigem Stand bringt das { points }.
   *[0] Gefüllte Felder der Truhe: dann { $filled } von { $slots }.
}
reason-complete = Nach jetzigem Stand bringt das { points }{ $things ->
    [0] .
   *[other] , und sofort: { $gains }.
}
reason-sell = Der „Händler“ gibt dafür: { $gains }.
reason-helper = Dieser Helfer kostet { $cost } von { $owned } Blaubeeren und ist am Ende { $vp ->
    [0] nichts
   *[other] { points }
} wert{ $rounds ->
    [0] {""}
    [one] ; er kann in 1 Runde wirken
   *[other] ; er kann in { $rounds } Runden wirken
}.
reason-substitute = Die „Aushilfe“ kann in dieser Runde nicht noch einmal wirken.
reason-end = { $last ->
    [1] Ungenutzt bleibt:
   *[0] Für spätere Züge bleibt:
} { $dice ->
    [0] kein Würfel
   *[other] { $dice } Würfel
} und { $materials ->
    [0] kein Material
    [one] 1 Material
   *[other] { $materials } Materialien
}.
reason-told = { $reason } { $way ->
    [more] Nach der Rechnung des Bots ist das { $lead } Punkte mehr wert als das Nächstbeste ({ $other }).
    [less] Nach der Rechnung des Bots ist das { $lead } Punkte weniger wert als ein anderer Zug ({ $other }).
   *[same] Nach der Rechnung des Bots ist ein anderer Zug ({ $other }) genauso viel wert.
}
