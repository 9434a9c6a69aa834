### Switch & Signal: every sentence of the game.
### Places come by their names: $spot is a city, a start place or a line, $spot-piece the number of the section
### on that line and $spot-pieces how many it has (0: no line). A post is of a city ($post), towards a neighbour
### ($post-to), or of a line ($post-to is "line").

## Words that sentences are built from

player = { name }
colour = { $colour ->
    [black] Schwarz
    [brown] Braun
   *[grey] Grau
}
# Masculine, after "der".
train = { $colour ->
    [black] schwarze Zug
    [brown] braune Zug
   *[grey] graue Zug
}
    .indefinite = { $colour ->
        [black] schwarzer Zug
        [brown] brauner Zug
       *[grey] grauer Zug
    }
    .accusative = { $colour ->
        [black] schwarzen Zug
        [brown] braunen Zug
       *[grey] grauen Zug
    }
# After "die" or "der".
trains-of = { $colour ->
    [black] schwarzen Züge
    [brown] braunen Züge
   *[grey] grauen Züge
}
    .bare = { $colour ->
        [black] schwarze Züge
        [brown] braune Züge
       *[grey] graue Züge
    }
# Feminine, nominative or accusative.
goods = { $goods ->
    [yellow] gelbe Ware
    [blue] blaue Ware
    [red] rote Ware
   *[white] weiße Ware
}
spot = { $spot-pieces ->
    [0] { $spot }
    [1] die Strecke { $spot }
   *[other] Abschnitt { $spot-piece } der Strecke { $spot }
}
    .to = { $spot-pieces ->
        [0] nach { $spot }
        [1] auf die Strecke { $spot }
       *[other] auf Abschnitt { $spot-piece } der Strecke { $spot }
    }
at-spot = { $spot-pieces ->
    [0] in { $spot }
    [1] auf der Strecke { $spot }
   *[other] auf Abschnitt { $spot-piece } der Strecke { $spot }
}
# Neuter, without an article.
post = { $post-to ->
    [line] Signal an der Strecke { $post }
   *[other] Signal von { $post } Richtung { $post-to }
}
target = { $target-to ->
    [line] Signal an der Strecke { $target }
   *[other] Signal von { $target } Richtung { $target-to }
}
map = { $region ->
    [central_europe] Mitteleuropa
    [north_america] Nordamerika
   *[other] { $map }
}
tokens = { $tokens } Zeitplättchen
points = { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
    .dative = { $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkten
    }
# After "die Züge in".
symbol = { $n ->
    [one] { $colour ->
        [k] Schwarz
        [n] Braun
        [g] Grau
       *[m] einer Farbe eurer Wahl
    }
   *[other] { $n } Farben eurer Wahl
}
cards-of-kind = { $colour ->
    [s] { $n ->
        [one] 1 Signalkarte
       *[other] { $n } Signalkarten
    }
    [w] { $n ->
        [one] 1 Weichenkarte
       *[other] { $n } Weichenkarten
    }
   *[t] { $n ->
        [one] 1 Zugkarte
       *[other] { $n } Zugkarten
    }
}
# Feminine.
card-kind = { $card ->
    [signal] Signalkarte
    [switch] Weichenkarte
   *[train] Zugkarte
}
helper = { $helper ->
    [logistician] die Logistikerin
    [dispatcher] die Disponentin
    [conductor] der Zugführer
    [crossing_keeper] der Schrankenwärter
    [shunter] der Rangierer
   *[traffic_controller] die Fahrdienstleiterin
}
    .none = { $helper ->
        [logistician] keine Logistikerin
        [dispatcher] keine Disponentin
        [conductor] keinen Zugführer
        [crossing_keeper] keinen Schrankenwärter
        [shunter] keinen Rangierer
       *[traffic_controller] keine Fahrdienstleiterin
    }

## The rules

SS-1-1 = Für 2 bis 4 Personen. Es gibt 9 Züge, je 3 in Schwarz, Braun und Grau, und für jede dieser Farben einen Bewegungswürfel: schwarz 2, 3, 3, 4, 4, 5; braun 1, 2, 2, 3, 3, 4; grau 1, 1, 1, 2, 2, 3. Dazu kommen 81 Aktionskarten, je 27 für Signale, Weichen und Züge, 18 Fahranweisungskarten und eine Startkarte, 12 Warensteine in vier Farben, 10 Signalscheiben, 30 Weichenscheiben und 10 Zeitplättchen.
SS-1-2 = Jeder Spielplan hat vier Warenstädte, eine für jede Warenfarbe, eine oder zwei Hafenstädte und drei Helfer. In Mitteleuropa ist Marseille die Hafenstadt, in Nordamerika sind es San Francisco und New York.
SS-1-3 = Am Rand des Streckennetzes liegen elf Startorte. Sie tragen die Nummern 2 bis 12: die möglichen Summen der zwei Einsetzwürfel.
SS-1-4 = Eine Fahranweisungskarte wird von oben nach unten gelesen: zuerst Züge zum Einsetzen, falls es welche gibt, dann die Farben, die fahren. Ein mehrfarbiger Zug steht für eine Farbe eurer Wahl.
SS-2-1 = Auf einem Abschnitt, in einer Stadt und an einem Startort steht höchstens ein Zug. Auf Kreuzungen, an Signalen und an den Grenzen zweier Abschnitte steht nie ein Zug, und sie kosten keinen Bewegungspunkt.
SS-2-2 = Auf einer Dreierkreuzung liegt eine Weichenscheibe, auf einer Viererkreuzung liegen zwei. Eine Scheibe sperrt den Abschnitt, auf dem sie liegt; die beiden Abschnitte ohne Scheibe sind in beiden Richtungen miteinander verbunden.
SS-2-3 = Ein Signal ist grün, wenn eine Scheibe darauf liegt, sonst rot; es gilt in beiden Richtungen. Signale stehen zwischen einer Stadt und jedem angrenzenden Abschnitt und auf manchen Strecken zwischen zwei Abschnitten, aber nie an einem Startort.
SS-2-4 = Ein Zug ist im Depot, oder er steht mit einer Fahrtrichtung und vielleicht einer Ladung auf dem Plan. Auf einem Abschnitt zeigt er zu einem der beiden Enden, am Startort zum Plan, und aus einer Stadt darf er in jede Richtung fahren. Er trägt höchstens eine Ware.
SS-2-5 = Scheiben werden verschoben, aber nie hinzugefügt oder weggenommen. Jede Stadt hat immer mindestens ein grünes Signal, und niemand hat mehr als 10 Karten auf der Hand.
SS-3-1 = Wählt einen Spielplan. Im ersten Spiel darauf liegen die Scheiben, wie der Plan es zeigt. Später dürft ihr sie frei verteilen: eine Weichenscheibe auf jede Dreierkreuzung und zwei auf jede Viererkreuzung, eine Signalscheibe an jede Stadt und 3 an Strecken.
SS-3-2 = Legt auf jede Warenstadt 2 Waren ihrer Farbe.
SS-3-3 = Legt 7 Zeitplättchen auf die Uhr; damit ist sie voll.
SS-3-4 = Alle 9 Züge beginnen im Depot.
SS-3-5 = Jeder der drei Helfer des Spielplans hilft euch einmal im Spiel.
SS-3-6 = Mischt die 18 Fahranweisungskarten, legt 2 davon ungesehen in die Schachtel und legt die Startkarte obenauf: Das Spiel dauert höchstens 17 Spielzüge.
SS-3-7 = Mischt die 81 Aktionskarten und gebt allen je 5; der Rest ist der Nachziehstapel.
SS-3-8 = Es beginnt, wer zuletzt an einem Bahnübergang auf einen Güterzug warten musste. Musste das niemand, beginnt die älteste Person.
SS-3-9 = Ihr spielt gemeinsam: Ihr dürft jederzeit über eure Karten sprechen und entscheidet zusammen. Werdet ihr euch nicht einig, entscheidet, wer an der Reihe ist.
SS-4-1 = Bist du an der Reihe, deckst du zuerst die oberste Fahranweisungskarte auf und führst sie aus. Dann spielst du Aktionskarten, und zuletzt ziehst du neue. Danach geht es im Uhrzeigersinn weiter.
SS-4-2 = Führt die Karte von oben nach unten aus: Setzt zuerst Züge ein, dann fahren die gezeigten Farben.
SS-4-3 = Das Einsetzen ist Pflicht. Wählt eine Farbe, von der ein Zug im Depot ist, und werft die beiden Einsetzwürfel: Die Summe ist der Startort, wo der Zug zum Plan zeigt. Ist der Ort besetzt oder das Depot leer, verliert ihr stattdessen 2 Zeitplättchen. Auch ein gerade eingesetzter Zug fährt, wenn die Karte seine Farbe zeigt.
SS-4-4 = Zeigt eine Karte zwei Züge zum Einsetzen, müssen sie verschiedene Farben haben; sie kommen nacheinander.
SS-4-5 = Die Startkarte bringt einen schwarzen, einen braunen und einen grauen Zug. Ist ein Ort besetzt, werft noch einmal; ihr verliert keine Plättchen. Kein Zug fährt.
SS-4-6 = Jeder Zug der Farbe, der auf dem Plan steht, fährt einmal und wird einzeln ausgewürfelt. Wer an der Reihe ist, wählt die Reihenfolge. Steht keiner auf dem Plan, geschieht nichts.
SS-4-7 = Bei einem mehrfarbigen Zug wählt ihr die Farbe, sogar eine, deren Züge alle im Depot sind. Zwei solche Symbole bedeuten zwei verschiedene Farben, drei alle Farben in beliebiger Reihenfolge.
SS-5-1 = Spiele beliebig viele Aktionskarten in beliebiger Reihenfolge: keine, einige oder alle. Sie kommen auf den Ablagestapel.
SS-5-2 = Signal: Lege eine Scheibe von einem grünen Signal auf ein beliebiges rotes. Keine Stadt darf ohne Scheibe bleiben.
SS-5-3 = Weiche: Stelle eine Kreuzung beliebig um.
SS-5-4 = Zug: Wähle einen Zug auf dem Plan, wirf seinen Würfel und bewege ihn.
SS-5-5 = Zwei beliebige Aktionskarten zusammen sind eine beliebige Aktion wert.
SS-5-6 = Beladen: Lege eine beliebige Aktionskarte ab, um eine Ware der Stadt auf einen leeren Zug zu laden, der in dieser Warenstadt steht. In einer Warenstadt wird nie abgeladen oder getauscht.
SS-5-7 = Am Ende deines Spielzugs ziehst du 5 Karten, hast aber nie mehr als 10 auf der Hand. Ist der Stapel leer, werden die abgelegten Karten gemischt.
SS-6-1 = Ein Zug fährt nur durch eine Fahranweisungskarte oder eine Zugaktion.
SS-6-2 = Wirf den Würfel seiner Farbe: Das sind Bewegungspunkte, und sie müssen verbraucht werden. Jeder Abschnitt, jede Stadt und jeder Startort, in den der Zug fährt, kostet 1 Punkt; Signale und Kreuzungen kosten nichts.
SS-6-3 = Jeder Bewegungspunkt, der nicht verbraucht werden kann, kostet 1 Zeitplättchen, wenn keine andere Regel etwas anderes sagt.
SS-6-4 = Ein Zug fährt immer in Fahrtrichtung und wendet nie auf einem Abschnitt. Eine Stadt darf er über jeden angrenzenden Abschnitt verlassen, dessen Signal grün ist, auch über den, auf dem er kam.
SS-6-5 = Auf einem Abschnitt, in einer Stadt und an einem Startort darf nur ein Zug stehen.
SS-6-6 = Über eine Kreuzung geht es nur zwischen ihren beiden offenen Abschnitten; sonst hält der Zug davor an.
SS-6-7 = Nur ein grünes Signal darf passiert werden; vor einem roten hält der Zug an.
SS-6-8 = Kein Überholen: Ein Zug hält direkt hinter einem anderen an, und er hält vor einer besetzten Stadt an.
SS-6-9 = Fährt ein Zug in eine Warenstadt oder Hafenstadt ein, bleibt er dort stehen, und unverbrauchte Punkte kosten nichts.
SS-6-10 = In der Hafenstadt kommt ein Zug sofort ins Depot; vorher wird seine Ladung im Lager des Hafens abgeladen.
SS-6-11 = Frontal: Sind noch Punkte übrig und zeigt der Zug auf dem nächsten Feld zum fahrenden, verliert ihr für jeden dieser Punkte 2 Zeitplättchen. Der fahrende Zug kommt ins Depot und seine Ladung zurück in ihre Stadt; der andere Zug bleibt stehen.
SS-6-12 = Erreicht ein Zug einen Startort, kommt er ins Depot und seine Ladung zurück in ihre Stadt, und ihr verliert genau 2 Zeitplättchen.
SS-6-13 = Ein Zug fährt Feld für Feld, bis seine Punkte verbraucht sind oder etwas ihn aufhält. Zeitplättchen werden erst danach entfernt; eine Lieferung zählt vorher.
SS-7-1 = Ihr verliert Zeitplättchen für unverbrauchte Punkte (je 1, frontal je 2), für einen erreichten Startort (2) und für ein Einsetzen, das nicht möglich ist (2).
SS-7-2 = Ist das letzte Zeitplättchen weg, kommt die oberste Fahranweisungskarte ungesehen aus dem Spiel, und die Uhr wird wieder gefüllt; was ihr dann noch schuldet, wird von der vollen Uhr genommen.
SS-8-1 = Logistikerin: Der eben geworfene Bewegungswürfel gilt nicht; werft ihn noch einmal. Der neue Wurf zählt.
SS-8-2 = Disponentin: Bis zum Ende des Spielzugs dürfen Züge durch Städte hindurchfahren, deren Signale auf beiden Seiten grün sind, oder dort ohne Verlust anhalten. Beim Durchfahren kann nicht geladen werden.
SS-8-3 = Zugführer: Wählt eine Farbe der eben aufgedeckten Fahranweisungskarte. Kein Zug dieser Farbe fährt.
SS-8-4 = Schrankenwärter: Legt die eben aufgedeckte Fahranweisungskarte unter den Stapel und deckt stattdessen die nächste auf.
SS-8-5 = Rangierer: Wählt für einen neuen Zug den Startort selbst, statt zu würfeln.
SS-8-6 = Fahrdienstleiterin: Ein Zug in einer Farbe der eben aufgedeckten Fahranweisungskarte fährt nicht; die anderen fahren.
SS-9-1 = Ihr gewinnt gemeinsam und sofort, wenn die letzte verlangte Ware ihren Hafen erreicht.
SS-9-2 = Ihr verliert gemeinsam, wenn ein Spielzug endet, keine Fahranweisungskarte mehr da ist und noch Waren fehlen.
SS-9-3 = Ihr verliert sofort, wenn eine Fahranweisungskarte entfernt werden muss und keine mehr da ist.
SS-10-1 = Leichter: eine Signalscheibe mehr, nur 1 oder keine Fahranweisungskarte entfernen, oder 8, 9 oder 10 Zeitplättchen auf der Uhr.
SS-10-2 = Schwerer: 3, 4, 5 oder mehr Fahranweisungskarten entfernen.
SS-10-3 = Schwerer, mit 10 Waren: Legt 3 Waren auf jede Warenstadt. Liefert in Mitteleuropa 2 von jeder Farbe und 2 beliebige mehr, in Nordamerika eine beliebige mehr in jede Hafenstadt.
SS-11-1 = Andere Startorte: Mischt die Ortsplättchen, legt auf jeden Startort eines und deckt sie auf. Ihre Nummern ersetzen die gedruckten.
SS-11-2 = Ohne Einsetzwürfel: Ortsplättchen von einem gemischten Stapel bestimmen die Startorte. Nach der Startkarte werden alle neu gemischt.
SS-12-1 = In Nordamerika braucht jede der beiden Hafenstädte eine Ware von jeder Farbe.
SS-12-2 = In Nordamerika dürfen Züge immer durch Städte hindurchfahren, deren Signale auf beiden Seiten grün sind, oder dort ohne Verlust anhalten. Zum Beladen muss ein Zug anhalten: Er kommt mit einer Fahrt an und fährt erst mit einer späteren ab.
SS-12-3 = In Nordamerika darf ein leerer Zug in einer Hafenstadt anhalten und bleibt dann auf dem Plan, oder er fährt durch.
SS-12-4 = In Nordamerika liegen 9 Signalscheiben aus: eine an jeder der 6 Städte und 3 an Strecken.

## The rulings: where the rulebook can be read in more than one way

SS-R1 = SS-2.2: Was tut eine Weichenscheibe? Hier: Sie sperrt den Abschnitt, auf dem sie liegt. Je zwei Abschnitte einer Kreuzung können verbunden werden, auch im spitzen Winkel.
SS-R2 = SS-2.3: Gilt ein Signal nur in einer Richtung? Hier: nein, in beiden.
SS-R3 = SS-6.4: Wann wählt ihr den Weg aus einer Stadt? Hier: nach dem Wurf, als Teil der Fahrt.
SS-R4 = SS-6.4: Muss der Weg die meisten Punkte verbrauchen? Hier: nein, jedes grüne Signal ist erlaubt.
SS-R5 = SS-6.8: Ist das Auffahren auf einen Zug in einer Stadt frontal? Hier: nein, es kostet 1 Plättchen je unverbrauchtem Punkt. Schalter: city_head_on.
SS-R6 = SS-6.11: Ist das Auffahren auf einen Zug an einem Startort frontal? Hier: ja, denn er zeigt zum Plan. Schalter: start_head_on.
SS-R7 = SS-6.2: Kostet die Einfahrt in einen Startort einen Punkt? Hier: ja; ein Zug, dessen Fahrt auf dem Abschnitt davor endet, bleibt dort ohne Verlust stehen.
SS-R8 = SS-6.11: Ist es auch ohne übrige Punkte frontal? Hier: nein. Ist ein Zug schon in seiner Stadt blockiert, sind alle seine Punkte unverbraucht.
SS-R9 = SS-4.5: Fährt bei der Startkarte etwas? Hier: nein.
SS-R10 = SS-4.4: Was gilt, wenn im Depot nur noch eine Farbe ist, aber zwei Züge einzusetzen sind? Hier: Das zweite Einsetzen ist nicht möglich und kostet Plättchen. Die Farben werden nacheinander gewählt, jede vor ihrem Wurf.
SS-R11 = SS-4.7: Dürft ihr eine Farbe wählen, deren Züge alle im Depot sind? Hier: ja, auch bei einem einzelnen Symbol. Alle Farben einer Karte sind verschieden.
SS-R12 = SS-5.7: Darfst du weniger Karten ziehen, als du könntest? Hier: nein.
SS-R13 = SS-9.2: Was gilt, wenn die Uhr die letzte Fahranweisungskarte kostet? Hier: Dieser Spielzug ist der letzte.
SS-R14 = SS-7.2: Was gilt, wenn ihr mehr Plättchen schuldet, als die volle Uhr hat? Hier: Eine zweite Karte wird entfernt.
SS-R15 = SS-8.2: Auf welchem Weg darf ein Zug durch eine Stadt hindurchfahren? Hier: über einen anderen Abschnitt als den, auf dem er kam, wenn das Signal dort grün ist und kein Zug darauf steht; sonst hält er ohne Verlust an.
SS-R16 = SS-8.2: Lässt die Disponentin Züge durch Marseille hindurchfahren? Hier: nein. Schalter: dispatcher_port.
SS-R17 = SS-8.3, SS-8.6: Wann und wie lange helfen Zugführer und Fahrdienstleiterin? Hier: wenn die Farbe feststeht und vor ihrem ersten Wurf; eine Zugaktion darf den Zug noch bewegen. Schalter: held_for_turn.
SS-R18 = SS-8.1: Wann hilft die Logistikerin? Hier: bevor der Zug fährt, und nie bei den Einsetzwürfeln.
SS-R19 = SS-8.4: Nimmt der Schrankenwärter jede Karte? Hier: nicht die Startkarte, nicht die letzte Karte, und nur, bevor etwas von der Karte ausgeführt ist.
SS-R20 = SS-8.5: Darf der Rangierer einen besetzten Ort wählen? Hier: nein. Die Wahl ersetzt einen Wurf oder ein Ortsplättchen.
SS-R21 = SS-12.3: Was tut ein beladener Zug in einer Hafenstadt Nordamerikas? Hier: Hält er an und braucht der Hafen seine Ware noch, lädt er ab und kommt ins Depot; sonst steht er dort beladen. Er darf auch durchfahren. Schalter: port_takes_all.
SS-R22 = SS-12.3: Kommt ein leerer Zug in einer Hafenstadt Nordamerikas ins Depot? Hier: nein.
SS-R23 = SS-10.3: Welche zusätzlichen Waren zählen? Hier: in Marseille zwei beliebige, weitere sind nichts wert; jede Hafenstadt Nordamerikas nimmt eine neben ihren vier Farben.
SS-R24 = SS-10.1: Wohin kommt die zusätzliche Signalscheibe? Hier: auf ein beliebiges rotes Signal.
SS-R25 = SS-11.2: Was gilt, wenn der Stapel der Ortsplättchen leer ist? Hier: Alle elf werden neu gemischt.
SS-R26 = SS-4.3: Dürft ihr noch einmal werfen, wenn der Ort besetzt ist? Hier: nein, das Einsetzen verfällt.
SS-R27 = SS-5.6: Kann eine zurückgekehrte Ware wieder geladen werden? Hier: ja, und du darfst in einem Spielzug mehrmals laden.
SS-R28 = SS-3.9: Wer spielt, was ihr zusammen entscheidet? Hier: wer an der Reihe ist.
SS-R29 = SS-5.5: Dürfen zwei Karten eine Aktion ihrer eigenen Art bezahlen? Hier: ja. Eine Aktion muss etwas ändern, und für eine Zugaktion muss ein Zug auf dem Plan stehen.
SS-R30 = SS-5.5: Müssen die beiden Karten von gleicher Art sein? Hier: nein. Wo öffentliche Beschreibungen der Spielregel widersprechen, gilt die Spielregel.
SS-R31 = SS-8.5: Darf der Rangierer bei der Startkarte helfen? Hier: ja, ihr könnt ihn vor jedem ihrer Würfe rufen.
SS-R32 = SS-8.2: Was heißt „jederzeit“ bei der Disponentin? Hier: bei jeder Entscheidung des Spielzugs. Erreicht ein Zug mit übrigen Punkten eine Warenstadt, könnte er weiterfahren und gab es seit seinem Wurf nichts zu entscheiden, dürft ihr es dann tun.
SS-R33 = SS-8.4: Wann könnt ihr den Schrankenwärter rufen? Hier: bei der ersten Entscheidung der Karte und immer, bevor ein Plättchen verloren geht.
SS-R34 = SS-4.1: Was ist über den Stapel bekannt? Hier: welche Karten noch niemand gesehen hat, aber nicht ihre Reihenfolge; die entfernten sind darunter. Eine Karte, die unter den Stapel kam, kommt zuletzt.
SS-R35 = SS-5.7: Wann werden die abgelegten Karten gemischt? Hier: wenn eine Karte zu ziehen ist und der Stapel leer ist, auch mitten im Ziehen.
SS-R36 = SS-4.7: Wann wird die zweite Farbe gewählt? Hier: wenn die erste gefahren ist. Eine gewählte Farbe gilt als auf der Karte gezeigt, und eine Farbe ohne Zug auf dem Plan kann nicht aufgehalten werden.
SS-R37 = SS-6.4: Darf ein Zug eine Stadt verlassen, obwohl der Weg blockiert ist? Hier: ja, über jedes grüne Signal; nur ein Zug, der durchfährt, braucht einen freien Abschnitt.
SS-R38 = SS-4.4: Darf der zweite Zug die Farbe des ersten haben, wenn dieser nicht eingesetzt werden konnte? Hier: nein. Bei leerem Depot kostet jedes Einsetzen 2 Plättchen.
SS-R39 = SS-9.2: Werden im letzten Spielzug noch Karten gezogen? Hier: ja, dann ist das Spiel verloren.
SS-R40 = SS-10.3: Was ist das Ergebnis eines Spiels? Hier: die Zahl der Waren, die zählen. Eine Hafenstadt Nordamerikas nimmt ihre zusätzliche Ware jederzeit.
SS-R41 = SS-10.1: Wie weit lässt sich die Schwierigkeit ändern? Hier: 0 bis 18 entfernte Karten, 7 bis 10 Zeitplättchen, 2 oder 3 Waren auf einer Stadt, keine oder eine zusätzliche Scheibe.

## The game’s name, and what a changed rule set changes

title = Switch & Signal
knob-map = Spielplan
knob-map-central_europe = Mitteleuropa
knob-map-north_america = Nordamerika
knob-removed = Entfernte Fahranweisungskarten
knob-clock = Zeitplättchen auf der Uhr
knob-goods = Waren auf jeder Warenstadt
knob-tokens = Ortsplättchen
knob-tokens-none = nicht im Spiel
knob-tokens-places = auf den Startorten
knob-tokens-pile = als Stapel statt der Würfel
knob-extra_signal = Zusätzliche Signalscheiben
knob-trains = Züge jeder Farbe
knob-black = Seiten des schwarzen Würfels
knob-brown = Seiten des braunen Würfels
knob-grey = Seiten des grauen Würfels
knob-action_cards = Aktionskarten jeder Art
knob-departures = Fahranweisungskarten
knob-deal = Ausgeteilte Aktionskarten
knob-draw = Nachgezogene Aktionskarten
knob-hand_limit = Handkarten, höchstens
knob-unused_tokens = Zeitplättchen für einen unverbrauchten Punkt
knob-head_on_tokens = Zeitplättchen für einen unverbrauchten Punkt, frontal
knob-start_place_tokens = Zeitplättchen für einen erreichten Startort
knob-no_deployment_tokens = Zeitplättchen für ein Einsetzen, das nicht möglich ist
knob-city_head_on = Auffahren auf einen Zug in einer Stadt ist frontal
knob-start_head_on = Auffahren auf einen Zug an einem Startort ist frontal
knob-dispatcher_port = Die Disponentin lässt Züge durch Hafenstädte hindurchfahren
knob-held_for_turn = Auch eine Zugaktion bewegt einen aufgehaltenen Zug nicht
knob-port_takes_all = Ein Hafen nimmt auch Waren, die er nicht braucht
# form „if“ steht nach „Wenn …“, form „is“ in einer Aufzählung nach einem Doppelpunkt.
changed-rule = { $form ->
    [if] { $rule ->
        [removed] { $value ->
            [0] keine Fahranweisungskarte entfernt würde
            [one] nur 1 Fahranweisungskarte entfernt würde
           *[other] { $value } Fahranweisungskarten entfernt würden
        }
        [clock] die Uhr { $value } Zeitplättchen hätte
        [goods] auf jeder Warenstadt { $value } Waren lägen
        [tokens] { $value ->
            [places] Ortsplättchen die Startorte änderten
           *[pile] Ortsplättchen die Einsetzwürfel ersetzten
        }
        [extra_signal] es eine zusätzliche Signalscheibe gäbe
        [trains] es { $value ->
            [one] nur 1 Zug
           *[other] { $value } Züge
        } jeder Farbe gäbe
        [deal] alle { $value ->
            [one] 1 Aktionskarte
           *[other] { $value } Aktionskarten
        } bekämen
        [draw] am Ende des Spielzugs { $value ->
            [one] 1 Aktionskarte gezogen würde
           *[other] { $value } Aktionskarten gezogen würden
        }
        [hand_limit] höchstens { $value ->
            [one] 1 Aktionskarte
           *[other] { $value } Aktionskarten
        } auf der Hand erlaubt wären
        [city_head_on] das Auffahren auf einen Zug in einer Stadt frontal wäre
        [start_head_on] das Auffahren auf einen Zug an einem Startort nicht frontal wäre
        [dispatcher_port] die Disponentin Züge auch durch Hafenstädte hindurchfahren ließe
        [held_for_turn] auch eine Zugaktion einen aufgehaltenen Zug nicht bewegte
        [port_takes_all] ein Hafen auch Waren nähme, die er nicht braucht
       *[other] { $written } gälte
    }
   *[is] { $rule ->
        [removed] { $value ->
            [0] keine Fahranweisungskarte wird entfernt
            [one] nur 1 Fahranweisungskarte wird entfernt
           *[other] { $value } Fahranweisungskarten werden entfernt
        }
        [clock] die Uhr hat { $value } Zeitplättchen
        [goods] auf jeder Warenstadt liegen { $value } Waren
        [tokens] { $value ->
            [places] Ortsplättchen ändern die Startorte
           *[pile] Ortsplättchen ersetzen die Einsetzwürfel
        }
        [extra_signal] es gibt eine zusätzliche Signalscheibe
        [trains] es gibt { $value ->
            [one] nur 1 Zug
           *[other] { $value } Züge
        } jeder Farbe
        [deal] alle bekommen { $value ->
            [one] 1 Aktionskarte
           *[other] { $value } Aktionskarten
        }
        [draw] am Ende des Spielzugs { $value ->
            [one] wird 1 Aktionskarte
           *[other] werden { $value } Aktionskarten
        } gezogen
        [hand_limit] höchstens { $value ->
            [one] 1 Aktionskarte ist
           *[other] { $value } Aktionskarten sind
        } auf der Hand erlaubt
        [city_head_on] das Auffahren auf einen Zug in einer Stadt ist frontal
        [start_head_on] das Auffahren auf einen Zug an einem Startort ist nicht frontal
        [dispatcher_port] die Disponentin lässt Züge auch durch Hafenstädte hindurchfahren
        [held_for_turn] auch eine Zugaktion bewegt einen aufgehaltenen Zug nicht
        [port_takes_all] ein Hafen nimmt auch Waren, die er nicht braucht
       *[other] { $written }
    }
}

## Why not

why-game-over = Das Spiel ist zu Ende.
why-card-not-on-top = Diese Fahranweisungskarte kann nicht oben auf dem Stapel liegen.
why-chance-first = { $what ->
    [card] Decke zuerst die Fahranweisungskarte auf
    [place] Bestimme zuerst den Startort
    [die] Wirf zuerst den Würfel
   *[draw] Zieh zuerst deine Karten
}.
why-no-chance-now = Jetzt wird nichts geworfen oder gezogen: Spiele Aktionskarten oder beende deine Aktionen.
why-actions-now = Die Fahranweisungskarte ist ausgeführt: Spiele Aktionskarten oder beende deine Aktionen.
why-deploy-first = Setze zuerst einen Zug ein.
why-colour-first = Wähle zuerst die Farbe, die fährt.
why-train-first = Wähle zuerst den nächsten der { trains-of }.
why-keeper-first = Entscheide zuerst, ob der Schrankenwärter diese Karte nimmt.
why-die-first = Der Würfel zeigt { $points }: Entscheide zuerst, ob die Logistikerin noch einmal wirft.
why-leave-first = Wähle zuerst, auf welchem Weg der Zug { $city } verlässt.
why-stop-first = Entscheide zuerst, ob der Zug in { $city } anhält.
why-not-on-this-map = Auf diesem Spielplan gibt es { helper.none }.
why-helper-used = In diesem Spiel hat { helper } schon geholfen.
why-keeper-too-late = Der Schrankenwärter nimmt nur die eben aufgedeckte Fahranweisungskarte, bevor etwas davon ausgeführt ist, und nie die Startkarte.
why-keeper-no-card = Der Schrankenwärter kann nicht helfen: Es gibt keine andere Fahranweisungskarte mehr.
why-start-colour = Die Startkarte bringt jetzt den { train.accusative }.
why-same-colour = Die beiden Züge dieser Karte müssen verschiedene Farben haben, und die erste ist { colour }.
why-not-in-depot = Im Depot ist kein { train.indefinite }.
why-place-taken = { $place } ist besetzt.
why-rolled-again = { $place } ist besetzt: Bei der Startkarte wird noch einmal geworfen.
why-token-turned = Das Ortsplättchen { $number } ist schon aufgedeckt.
why-colour-used = Auf dieser Karte fährt { colour } schon; alle ihre Farben müssen verschieden sein.
why-has-moved = Dieser { train } ist schon gefahren.
why-other-colour = Das ist ein { train.indefinite }; jetzt fahren die { $due ->
    [black] schwarzen
    [brown] braunen
   *[grey] grauen
}.
why-no-such-place = So einen Ort gibt es auf dem Spielplan nicht.
why-no-train-there = { at-spot } steht kein Zug.
why-hold-too-late = Für einen der { trains-of } ist schon gewürfelt.
why-hold-other = Jetzt fährt nur { colour }.
why-hold-nobody = { at-spot } steht kein { train.indefinite }, der noch fahren soll.
why-no-such-face = Der Würfel der { trains-of } hat keine { $points }.
why-not-adjoining = { spot } grenzt nicht an { $city }.
why-exit-red = Das { post } ist rot.
why-no-through = Durch { $city } können Züge jetzt nicht hindurchfahren; nur die Disponentin könnte es erlauben.
why-way-back = Ein Zug, der durch { $city } hindurchfährt, kann nicht dorthin zurück, woher er kam.
why-exit-taken = { at-spot } steht ein anderer Zug.
why-no-card = Du hast keine { card-kind }.
why-no-two-cards = Zum Bezahlen brauchst du { COUNT($cards, as: "cards-of-kind") }; die hast du nicht.
why-no-post = So ein Signal gibt es nicht.
why-no-disc = Das { post } ist rot: Dort liegt keine Scheibe.
why-is-green = Das { post } ist schon grün.
why-last-disc = { $city } bliebe ohne Signalscheibe.
why-no-junction = So eine Kreuzung gibt es nicht.
why-no-setting = Die Kreuzung { $junction } lässt sich so nicht stellen: Zwei Abschnitte bleiben offen, alle anderen sind gesperrt.
why-same-setting = Die Kreuzung { $junction } verbindet schon { $a } und { $b }.
why-is-held = Der { train } ist in diesem Spielzug aufgehalten.
why-no-goods-city = Das ist keine Warenstadt.
why-nobody-to-load = In { $city } steht kein Zug.
why-is-loaded = Der { train } trägt schon { goods }.
why-no-goods-left = In { $city } sind keine Waren mehr.
why-draw-number = Du ziehst jetzt genau { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
why-draw-impossible = Diese Karten kannst du nicht ziehen: So viele von einer Art sind nicht da.

## What happened

event-map-laid = Auf dem Tisch liegt { map } mit { $switches } Weichenscheiben und { $signals } Signalscheiben.
event-goods-laid = Auf jeder Warenstadt liegen { $goods } Waren; { $needed } müsst ihr liefern.
event-clock-set = Auf der Uhr liegen { tokens }.
event-depot-filled = Alle { $trains } Züge stehen im Depot.
event-helpers-ready = { $helpers ->
    [one] Ein Helfer ist bereit.
   *[other] { $helpers } Helfer sind bereit.
}
event-deck-laid = { $removed ->
    [0] Keine Fahranweisungskarte wird
    [one] 1 Fahranweisungskarte wird
   *[other] { $removed } Fahranweisungskarten werden
} entfernt; mit der Startkarte obenauf hat der Stapel { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-hands-dealt = Alle bekommen { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}.
event-ports-need = Jede der { $ports } Hafenstädte braucht eine Ware von jeder Farbe.
event-places-changed = Ortsplättchen ändern die Nummern der Startorte.
event-pile-laid = Statt der Einsetzwürfel liegen Ortsplättchen bereit.
event-started = { $you ->
    [1] Du beginnst
   *[0] { name } beginnt
}.
event-turn-begun = { $you ->
    [1] Du bist
   *[0] { name } ist
} an der Reihe; { $deck ->
    [one] dies ist die letzte Fahranweisungskarte
   *[other] es sind noch { $deck } Fahranweisungskarten da
}.
event-start-card = Die Startkarte bringt einen Zug jeder Farbe.
event-revealed = { $deploy ->
    [0] Nach der Fahranweisungskarte fahren die Züge in{" "}
    [one] Die Fahranweisungskarte bringt einen neuen Zug{ $moves ->
        [0] {""}
       *[other] , dann fahren die Züge in{" "}
    }
   *[other] Die Fahranweisungskarte bringt { $deploy } neue Züge{ $moves ->
        [0] {""}
       *[other] , dann fahren die Züge in{" "}
    }
}{ COUNT($symbols, as: "symbol") }.
event-to-deploy = { $you ->
    [1] Du wählst
   *[0] { name } wählt
} einen { train.accusative } zum Einsetzen.
event-deployed = Der { train } wird in { $place } eingesetzt, Startort { $number }.
event-place-taken = { $place }, Startort { $number }, ist besetzt: Der { train } wird nicht eingesetzt.
event-depot-empty = Das Depot ist leer, also kann kein Zug eingesetzt werden.
event-none-but-barred = Im Depot sind nur { trains-of.bare }, und der zweite Zug muss eine andere Farbe haben.
event-colour-chosen = { $you ->
    [1] Du wählst
   *[0] { name } wählt
} { colour } zum Fahren.
event-none-out = Auf dem Plan steht kein { train.indefinite }, also fährt keiner.
event-next-train = { $you ->
    [1] Du wählst
   *[0] { name } wählt
} den { train.accusative } { at-spot }.
event-card-done = Die Fahranweisungskarte ist ausgeführt.
event-rolled = Der Würfel für den { train.accusative } zeigt { $points }.
event-left-city = Der { train } verlässt { $city } Richtung { $to }.
event-ran-through = Der { train } fährt durch { $city } Richtung { $to }.
event-drove = Der { train } fährt { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weit { spot.to }.
event-stopped-red = Er hält vor dem roten { post } an; unverbraucht: { points }.
event-stopped-closed = Er hält vor der Kreuzung { $junction } an, die für ihn gesperrt ist; unverbraucht: { points }.
event-stopped-behind = Er hält hinter dem Zug { at-spot } an; unverbraucht: { points }.
event-stopped-city = Er hält vor { $city } an, denn dort steht schon ein Zug; unverbraucht: { points }.
event-head-on = Er trifft mit noch { points.dative } frontal auf den Zug { at-spot } und kommt ins Depot.
event-start-reached = Er erreicht den Startort { $place } und kommt ins Depot.
event-goods-back = Die { goods } kommt zurück nach { $city }.
event-arrived = Der { train } kommt in { $city } an.
event-may-run-on = Der { train } ist mit noch { points.dative } in { $city } und darf weiterfahren.
event-stopped = Der { train } hält in { $city } an.
event-delivered = Der { train } liefert { goods } nach { $city } und kommt ins Depot.
event-port-empty = Der { train } erreicht { $city } leer und kommt ins Depot.
event-tokens-lost = Ihr verliert { tokens }; { $clock ->
    [0] die Uhr ist leer
    [one] 1 ist noch da
   *[other] { $clock } sind noch da
}.
event-refilled = Die Uhr wird wieder gefüllt, und { $removed ->
    [one] 1 Fahranweisungskarte wird
   *[other] { $removed } Fahranweisungskarten werden
} entfernt; { $deck ->
    [0] keine ist
    [one] 1 ist
   *[other] { $deck } sind
} noch da.
event-helper-logistician = Die Logistikerin lässt noch einmal werfen.
event-helper-dispatcher = Die Disponentin lässt Züge bis zum Ende des Spielzugs durch Städte hindurchfahren.
event-helper-conductor = Der Zugführer hält alle { trains-of } auf.
event-helper-crossing-keeper = Der Schrankenwärter legt die Karte unter den Stapel.
event-helper-shunter = Der Rangierer schickt den { train.accusative } nach { $place }.
event-helper-traffic-controller = Die Fahrdienstleiterin hält den { train.accusative } { at-spot } auf.
event-signal-moved = { $you ->
    [1] Du legst
   *[0] { name } legt
} eine Scheibe um{ $two ->
    [1] , für zwei Karten
   *[0] {""}
}: vom { post } zum { target }.
event-switch-set = { $you ->
    [1] Du stellst
   *[0] { name } stellt
} die Kreuzung { $junction } um{ $two ->
    [1] , für zwei Karten
   *[0] {""}
}; sie verbindet jetzt { $a } und { $b }.
event-train-sent = { $you ->
    [1] Du bewegst
   *[0] { name } bewegt
} den { train.accusative } { at-spot }{ $two ->
    [1] , für zwei Karten
   *[0] {""}
}.
event-loaded = { $you ->
    [1] Du lädst
   *[0] { name } lädt
} in { $city } { goods } auf den { train.accusative }.
event-actions-ended = { $you ->
    [1] Du beendest deine Aktionen
   *[0] { name } beendet die Aktionen
}.
event-drew = { $you ->
    [1] Du ziehst
   *[0] { name } zieht
} { COUNT($cards, as: "cards-of-kind") }.
event-reshuffled = Die abgelegten Karten werden gemischt und bilden einen neuen Stapel.
event-hand-full = { $you ->
    [1] Deine Hand ist voll, also ziehst du nichts
   *[0] { name } hat die Hand voll und zieht nichts
}.
event-won = Alle { $goods } Waren haben ihren Hafen erreicht: Ihr gewinnt gemeinsam!
event-ran-out = Es gibt keine Fahranweisungskarte mehr, und nur { $goods } von { $needed } Waren sind geliefert: Ihr verliert gemeinsam.
event-out-of-time = Eine Fahranweisungskarte müsste entfernt werden, aber es gibt keine mehr. { $goods } von { $needed } Waren sind geliefert: Ihr verliert gemeinsam.

## The scoresheet

label-sheet-title = { $over ->
    [1] Endstand
   *[0] Zwischenstand
}
label-sheet-port = Waren in { $port }
