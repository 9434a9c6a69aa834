### Puzzles of the card game: values, moves in words, verdicts, hints, explanations, paper.

## Values and moves

puzzle-worth = { $word ->
    [score] { $n } SP
    [vp] { $n } SP auf verladenen Loren
    [lorries] { $n ->
        [one] { $n } Lore verladen
       *[other] { $n } Loren verladen
    }
    [ready] { $n ->
        [one] { $n } Zug abfahrbereit
       *[other] { $n } Züge abfahrbereit
    }
    [trains] { $n ->
        [one] { $n } Zug abgefahren
       *[other] { $n } Züge abgefahren
    }
    [steps] { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
    [workers] { $n } Arbeiter übrig
    [cards] { $n ->
        [one] { $n } Arbeiterkarte übrig
       *[other] { $n } Arbeiterkarten übrig
    }
    [orders] { $n ->
        [one] { $n } Auftrag auf der Hand
       *[other] { $n } Aufträge auf der Hand
    }
    [innovations] { $n ->
        [one] { $n } Innovation auf der Hand
       *[other] { $n } Innovationen auf der Hand
    }
   *[turns] { $n ->
        [one] { $n } Spielzug
       *[other] { $n } Spielzüge
    }
}
puzzle-to-dock = { $docked ->
    [1] , an Gleis { $dock }
   *[0] {""}
}
puzzle-do = { $what ->
    [place] setze Arbeiter bei „{ zone }“ ein
    [place-paid] setze Arbeiter bei „{ zone }“ ein und bezahle { $paid }{ puzzle-to-dock }
    [pay] bezahle { $paid }
    [dock] wähle Gleis { $dock }
    [load] lade die rechte Karte der Förderreihe in einen { wagon } an Gleis { $dock }
    [withdraw] lade die { lorry } vom Abstellgleis in einen { wagon } an Gleis { $dock }
    [store] schiebe die rechte Karte der Förderreihe aufs Abstellgleis
    [train] lass den Zug an Gleis { $dock } mit dem { order } abfahren
    [look] sieh dir den { stack } an
    [take-lorry] nimm die { lorry }
    [take-wagon] nimm den { wagon }{ puzzle-to-dock }
    [take-engine] nimm die { engine }{ puzzle-to-dock }
    [take-order] nimm den { order }
    [take-share] nimm den Anteil „{ share }“
    [take-innovation] nimm die { innovation }
    [take-objective] nimm das Geschäftsziel „{ objective }“
    [use] spiele die { innovation }{ puzzle-to-dock }
    [use-at] spiele die { innovation } für den { stack }{ puzzle-to-dock }
    [end] höre hier auf
   *[pass] passe
}
puzzle-zone = „{ zone }“
puzzle-lorry = { lorry }
puzzle-dock = Gleis { $dock }

## Tasks, verdicts and slips

puzzle-task = { $kind ->
    [mining] Fördere so gut wie möglich.
    [delivery] Liefere so gut wie möglich aus.
    [shift] Spiele diese Schicht so gut wie möglich zu Ende.
   *[turn] Spiele so gut wie möglich.
}
arranged-workers = Damit die Aufgabe kurz bleibt, sind einige deiner Arbeiterkarten nicht im Spiel.
arranged-passed = In einer echten Partie kämen die anderen hier noch einmal an die Reihe; in dieser Aufgabe haben sie schon gepasst.
arranged-cards = Die Karten der anderen sind hier weggelassen.
puzzle-too-long = Hier gibt es nichts mehr zu spielen: Zug { $place } kommt nach dem Ende.
puzzle-slip = { $kind ->
    [stopped] { $place ->
        [0] Noch ist nichts falsch: Das beste Ergebnis ist noch erreichbar.
       *[other] { $unit ->
            [turns] Bis dahin ist alles gut: Von dort ist das beste Ergebnis noch erreichbar.
           *[moves] Bis Zug { $place } ist alles gut: Von dort ist das beste Ergebnis noch erreichbar.
        }
    }
   *[move] { $unit ->
        [turns] Der erste Fehler liegt in Spielzug { $place } ({ $move }).
       *[moves] Der erste Fehler ist Zug { $place } ({ $move }).
    }
}
puzzle-slip-steps = { $n ->
    [one] Er kostet einen Schritt zu viel.
   *[other] Er kostet { $n } Schritte zu viel.
}

## Hints

puzzle-hint-plain = Ein Kniff ist nicht nötig: Sieh nach, was jeder Zug bringt, und zähle.
puzzle-hint-where = { $what ->
    [trains] { $count ->
        [one] Nur der Zug an Gleis { $docks } fährt ab.
       *[other] Die Züge an den Gleisen { LIST($docks) } fahren ab.
    }
    [loads] { $count ->
        [one] Verladen wird nur an Gleis { $docks }
       *[other] Verladen wird an den Gleisen { LIST($docks) }
    }{ $stored ->
        [0] , und nichts kommt aufs Abstellgleis.
        [one] , und eine Karte kommt aufs Abstellgleis.
       *[other] , und { $stored } Karten kommen aufs Abstellgleis.
    }
    [stored] Verladen wird nichts: Es zählt, was aufs Abstellgleis kommt.
    [nothing] Am besten tust du nichts mehr.
    [no-zone] Arbeiter brauchst du dazu nicht.
   *[zones] { $count ->
        [one] Deine Arbeiter gehören hierhin: { $zones }.
       *[other] Deine Arbeiter gehören hierhin, in irgendeiner Reihenfolge: { $zones }.
    }
}
puzzle-hint-begin = { $count ->
    [0] Tu nichts.
   *[other] Beginne so: { $line }.
}

## Why the best is best

puzzle-explain = Eine der besten Zugfolgen: { $line }. Das ergibt { $value }.
puzzle-explain-long = Der beste Plan setzt Arbeiter hier ein: { $zones }. Das ergibt { $value }.
puzzle-idea = { $theme ->
    [two-lorry-trouble] Die { lorry } kommt aufs Abstellgleis, obwohl das zwei Schritte kostet: Sie ist im Weg.
    [storage-detour] Die { lorry } kommt aufs Abstellgleis{ $again ->
        [1] {" "}und wird von dort verladen
       *[0] , und die Karten dahinter können verladen werden
    }.
    [stored-lorry] Die { lorry } wird vom Abstellgleis verladen.
    [wild-wagon] Der Joker-Waggon an Gleis { $dock } nimmt die { lorry } auf.
    [same-engine-twice] Die Züge an den Gleisen { LIST($docks) } fahren in einer Auslieferung ab, denn jeder hat eine { engine }.
    [small-order] Der Zug an Gleis { $dock } fährt mit dem { order } ab, obwohl er einen größeren erfüllen könnte.
    [order-on-credit] Du nimmst den { order }, bevor ein Zug ihn erfüllen kann.
    [share-matching] Ein Anteil „{ share }“ und ein erfüllter Auftrag finden zusammen: { $vp } SP.
    [objective-chase] Das Geschäftsziel „{ objective }“ bringt { $vp } SP.
    [exact-change] Bei „{ zone }“ bezahlst du { $paid }: So bleiben die Karten, die du später brauchst.
    [last-on-mining-1] Bei „{ zone }“ setzt du zuletzt Arbeiter ein, also gehört der Schichtmarker dir.
    [worker-innovation] Bei „{ zone }“ zählt die { innovation } als { $workers }.
    [action-innovation] Die { innovation } führt ihre Aktion ganz ohne Arbeiter aus.
    [wild-draw] Die Freie Wahl gibt dir die offene Karte: { stack }.
   *[greedy-trap] Was sofort am meisten bringt, bringt am Ende nicht am meisten.
}
puzzle-without = { $what ->
    [unmet] Ohne das geht gar nichts.
   *[most] Ohne das ist bestenfalls das möglich: { $value }.
}
puzzle-tempting = Etwas anderes ist verlockend: { $move }. So erreichst du { $value }.
puzzle-source = { $source ->
    [before] Vorher
    [lorries] Loren dieses Zuges
    [shares] Anteile
    [token] Schichtmarker
   *[objective] Geschäftsziel
}
puzzle-shares = { $n } zugeordnet

## Themes

theme = { $theme ->
    [two-lorry-trouble] Ärger mit zwei Loren
    [storage-detour] Über das Abstellgleis
    [stored-lorry] Vom Abstellgleis
    [wild-wagon] Joker-Waggon
    [same-engine-twice] Zweimal dieselbe Lok
    [small-order] Der kleinere Auftrag
    [order-on-credit] Auftrag auf Kredit
    [share-matching] Anteil und Auftrag
    [objective-chase] Das Ziel im Blick
    [exact-change] Passend bezahlt
    [last-on-mining-1] Zuletzt auf 0/1
    [worker-innovation] Helfende Hände
    [action-innovation] Aktion umsonst
    [wild-draw] Freie Wahl
   *[greedy-trap] Gierfalle
}
theme-idea = { $theme ->
    [two-lorry-trouble] Eine Karte mit zwei Loren ist im Weg, und sie aufs Abstellgleis zu schieben, ist zwei Schritte wert.
    [storage-detour] Eine Karte kommt aufs Abstellgleis, damit zuerst andere verladen werden oder ein besserer Waggon für sie bleibt.
    [stored-lorry] Eine Karte wird vom Abstellgleis verladen.
    [wild-wagon] Ein Joker-Waggon nimmt auf, was kein anderer aufnehmen kann.
    [same-engine-twice] Züge, deren Loks die gleiche Farbe haben, fahren in einer Auslieferung ab.
    [small-order] Ein Zug erfüllt einen kleineren Auftrag, als er könnte, weil das Ganze so mehr bringt.
    [order-on-credit] Ein Auftrag wird genommen, bevor ein Zug ihn erfüllen kann.
    [share-matching] Ein Anteil ist etwas wert, sobald ein Auftrag mit demselben Ziel erfüllt ist.
    [objective-chase] Was ein Geschäftsziel bringt, entscheidet darüber, was das Beste ist.
    [exact-change] Du bezahlst mit anderen Karten, als man zuerst dächte, und behältst die richtigen für später.
    [last-on-mining-1] Wer zuletzt auf der Karte „Fördern 0/1“ ist, gewinnt den Schichtmarker.
    [worker-innovation] Eine Innovation bezahlt, wo die Arbeiterkarten nicht können.
    [action-innovation] Eine Innovation führt eine Aktion ganz ohne Arbeiter aus.
    [wild-draw] Die Freie Wahl gibt eine Karte, die ihr eigener Stapel nicht so billig hergäbe.
   *[greedy-trap] Was sofort am meisten bringt, bringt am Ende nicht am meisten.
}

## On paper

paper-step = { $step ->
    [load] rechte Karte in einen Rad-Waggon an Gleis 1
    [wild] rechte Karte in einen Joker-Waggon an Gleis 2
    [store] rechte Karte aufs Abstellgleis
    [withdraw] Karte vom Abstellgleis in einen Rad-Waggon, Gleis 1
    [train] Zug an Gleis 1: Mietskasernen, 3 Loren
    [pay] Bezahlung: Arbeiterkarten 1 und 2
    [dock] die genommene Karte kommt an Gleis 2
    [use] Innovation „Fördern“ spielen
    [look] Freie Wahl: diesen Stapel ansehen
    [take] und diese Karte nehmen
    [pass] passen
   *[end] Fördern, Ausliefern oder Zug beenden
}
paper-crest = { $crest ->
    [w] Rad
    [c] Klee
    [t] Turm
    [f] Fuchs
   *[wild] Joker
}
paper-now = Punkte jetzt: { $n } SP.
paper-closed = Niemand weiß, was unter der obersten Karte eines Stapels liegt: Du kannst nur haben, was offen liegt.
