### Glück Auf, the card game: every sentence of the game.
### A fact like "lorry/a" or "barracks:3" also comes in parts: $zone-kind and $zone-detail.

## Words that sentences are built from

player = { name }
# Also the first part of a compound: Rad-Lore.
crest = { $crest ->
    [w] Rad
    [c] Klee
    [t] Turm
    [f] Fuchs
   *[other] verdeckt
}
# Masculine; nominative, accusative and dative are the same.
wagon = { $wagon ->
    [w] Rad-Waggon
    [c] Klee-Waggon
    [t] Turm-Waggon
    [f] Fuchs-Waggon
   *[wild] Joker-Waggon
}
# Feminine, after an indefinite article or none.
engine = { $engine ->
    [red] rote Lok
    [green] grüne Lok
    [blue] blaue Lok
    [yellow] gelbe Lok
   *[other] verdeckte Lok
}
    .dative = { $engine ->
        [red] roten Lok
        [green] grünen Lok
        [blue] blauen Lok
        [yellow] gelben Lok
       *[other] verdeckten Lok
    }
share = { $share ->
    [barracks] Mietskasernen
    [furnaces] Hochöfen
    [factories] Fabriken
   *[steamboats] Dampfschiffe
}
# Masculine, nominative and accusative; "den", "der", "dem" stand before it.
stack = { $stack-kind ->
    [lorry] Lorenstapel { $stack-detail ->
        [a] A
       *[b] B
    }
    [wagon] Waggonstapel { $stack-detail ->
        [a] A
       *[b] B
    }
    [engine] Lokstapel
    [order] Auftragsstapel
    [share] Anteilsstapel
    [innovation] Innovationsstapel
   *[objective] Geschäftszielstapel
}
# A bare name: sentences say Arbeiterbereich „…“.
zone = { $zone-kind ->
    [lorry] Lorenstapel { $zone-detail ->
        [a] A
       *[b] B
    }
    [wagon] Waggonstapel { $zone-detail ->
        [a] A
       *[b] B
    }
    [engine] Lokstapel
    [order] Auftragsstapel
    [share] Anteilsstapel
    [innovation] Innovationsstapel
    [objective] Geschäftszielstapel
    [mining] Fördern { $card }
    [delivery] Ausliefern
   *[wild] Freie Wahl
}
# Feminine.
innovation = { $innovation ->
    [w3] Innovation „1 bis 3 Arbeiter“
    [w4] Innovation „1 bis 4 Arbeiter“
    [w5] Innovation „1 bis 5 Arbeiter“
    [lorry] Innovation „Lore“
    [wagon] Innovation „Waggon“
    [engine] Innovation „Lok“
    [order] Innovation „Auftrag“
    [share] Innovation „Anteil“
    [mining] Innovation „Fördern“
    [delivery] Innovation „Ausliefern“
   *[other] verdeckte Innovation
}
objective = { $objective-kind ->
    [shift_pairs] Paare von Schichtmarkern
    [objectives] Geschäftsziele
    [engine] { $objective-detail ->
        [red] rote Loks
        [green] grüne Loks
        [blue] blaue Loks
       *[yellow] gelbe Loks
    }
    [share] { $objective-detail ->
        [barracks] Anteile der Mietskasernen
        [furnaces] Anteile der Hochöfen
        [factories] Anteile der Fabriken
       *[steamboats] Anteile der Dampfschiffe
    }
    [order] { $objective-detail ->
        [barracks] Aufträge der Mietskasernen
        [furnaces] Aufträge der Hochöfen
        [factories] Aufträge der Fabriken
       *[steamboats] Aufträge der Dampfschiffe
    }
    [lorries] { $objective-detail ->
        [barracks] Loren für die Mietskasernen
        [furnaces] Loren für die Hochöfen
        [factories] Loren für die Fabriken
       *[steamboats] Loren für die Dampfschiffe
    }
   *[other] verdeckt
}
workers = { $workers } Arbeiter
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
lorries = { $lorries ->
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
}
# Feminine.
lorry = { $lorries ->
    [0] verdeckte Karte
    [one] Karte mit einer { crest }-Lore
   *[other] Karte mit zwei { crest }-Loren
}
# Masculine, without an article.
order = { $order-kind ->
    [barracks] Auftrag der Mietskasernen über { lorries }
    [furnaces] Auftrag der Hochöfen über { lorries }
    [factories] Auftrag der Fabriken über { lorries }
    [steamboats] Auftrag der Dampfschiffe über { lorries }
   *[other] verdeckter Auftrag
}

## The rules

CG-1-1 = Mischt jede Kartensorte und legt sie als offenen Stapel aus: Die oberste Karte sehen alle, die Karten darunter niemand. Loren und Waggons bilden je zwei Stapel, A und B; Loks, Aufträge, Anteile, Innovationen und Geschäftsziele bilden je einen. Daneben liegen die Aktionskarten.
CG-1-2 = Zu zweit wird die Karte Fördern 1/2 nicht verwendet.
CG-1-3 = Jeder Stapel und jede Aktionskarte hat einen Arbeiterbereich. Anfangs sind alle leer; nur auf der Freien Wahl ist ein Arbeiter aufgedruckt.
CG-1-4 = Das Spiel ist für 2 bis 4 Spieler. Jeder nimmt eine Ablage und die zehn Arbeiterkarten einer Farbe: fünf Einsen, zwei Zweien und je eine Drei, Vier und Fünf. Zu zweit legt jeder seine Vier und seine Fünf beiseite, zu dritt seine Fünf. Andere Karten hat am Anfang niemand.
CG-1-5 = Die Schichtmarker liegen auf der Karte Fördern 0/1, Nummer 1 oben: 7 Marker zu zweit, 6 zu dritt, 5 zu viert.
CG-1-6 = Wer die erste Schicht beginnt, könnt ihr frei bestimmen.
CG-2-1 = Das Spiel hat so viele Schichten wie Marker. Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter, ohne alle, die schon gepasst haben, bis niemand mehr übrig ist.
CG-2-2 = In deinem Zug darfst du beliebig viele Aktionsinnovationen spielen. Dann setzt du entweder Arbeiter in genau einen Arbeiterbereich, führst seine Aktion aus und spielst, wenn du magst, weitere Innovationen; oder du passt.
CG-2-3 = Ein Arbeiterbereich kostet einen Arbeiter mehr als der letzte Einsatz dort in dieser Schicht, egal von wem er kam. Die erste Nutzung kostet 1, die zweite 2 und so weiter; bei der Freien Wahl kostet schon die erste 2.
CG-2-4 = Bezahle mit Arbeiterkarten und Arbeiterinnovationen aus der Hand, die zusammen genau die Kosten ergeben, nicht mehr und nicht weniger. Den Wert einer Arbeiterinnovation bestimmst du beim Bezahlen.
CG-2-5 = Die bezahlten Karten bleiben bis zum Ende der Schicht liegen. Es zählt der letzte Einsatz und wer ihn gemacht hat.
CG-2-6 = Nach dem Bezahlen musst du die Aktion ausführen. Wähle also nur, was möglich ist: Der Stapel hat eine Karte, für eine Lok ist Platz, genügend Schritte sind möglich, ein Zug kann abfahren, oder die Freie Wahl findet eine Karte, die du nehmen kannst.
CG-2-7 = In einem Zug setzt du nur einmal Arbeiter ein. Der Zug endet, wenn du keine weitere Innovation spielst.
CG-2-8 = Kannst oder willst du keine Arbeiter einsetzen, so passt du: Bis zur nächsten Schicht kommst du nicht mehr an die Reihe und spielst keine Innovation. Deine Handkarten behältst du.
CG-3-1 = Lore: Nimm die oberste Karte des Stapels und lege sie ans linke Ende deiner Förderreihe, die beliebig lang werden darf.
CG-3-2 = Waggon: Nimm die oberste Karte des Stapels und lege sie an ein Gleis mit ihrem Wappen; ein Joker-Waggon darf an jedes Gleis. An einem Gleis ist Platz für beliebig viele Waggons, und keiner wechselt später das Gleis.
CG-3-3 = Lok: Nimm die oberste Karte des Stapels und lege sie an ein Gleis ohne Lok, auch an eines ohne Waggons. Sie wird weder versetzt noch ausgetauscht. Steht an allen drei Gleisen eine Lok, kannst du keine weitere nehmen.
CG-3-4 = Auftrag, Innovation: Nimm die oberste Karte des Stapels auf die Hand. Du darfst beliebig viele haben.
CG-3-5 = Anteil, Geschäftsziel: Nimm die oberste Karte des Stapels und lege sie offen vor dir aus. Du darfst beliebig viele haben.
CG-3-6 = Fördern ist eine Folge von Bewegungen: die Karte ganz rechts in der Förderreihe in einen Waggon laden, sie aufs Abstellgleis schieben oder eine beliebige Karte vom Abstellgleis in einen Waggon laden. Jede Bewegung kostet so viele Schritte, wie die Karte Loren zeigt.
CG-3-7 = Beladen wird nur ein leerer Waggon, der das Wappen der Karte zeigt oder ein Joker ist und an einem Gleis mit diesem Wappen steht. In einen Waggon passt eine Lorenkarte, ob mit einer oder zwei Loren, und eine geladene Karte bleibt dort.
CG-3-8 = Eine Karte mit zwei Loren braucht zwei Schritte auf einmal. Das Abstellgleis fasst beliebig viele Karten, und du darfst eine Karte auch dann dorthin schieben, wenn du sie laden könntest. Die Reihe rückt danach nach rechts auf.
CG-3-9 = Die Zahl deiner Schritte muss zwischen den beiden Zahlen der Karte liegen; was du nicht nutzt, verfällt. Bei Fördern 0/1 darfst du auch gar nichts tun.
CG-3-10 = Ausliefern: Lass mindestens einen Zug abfahren. Er braucht eine Lok, einen Auftrag aus deiner Hand und eine Ladung von mindestens so vielen Loren, wie der Auftrag verlangt.
CG-3-11 = In einer Aktion dürfen mehrere Züge abfahren, wenn alle ihre Loks dieselbe Farbe haben; jeder braucht einen eigenen Auftrag.
CG-3-12 = Der Auftrag und alle Karten des Gleises kommen auf deinen Stapel erfüllter Aufträge: die Lok, jeder Waggon, auch ein leerer, und jede Lorenkarte, auch eine überzählige. Diesen Stapel darfst du jederzeit ansehen.
CG-3-13 = Freie Wahl: Wähle einen Stapel und sieh dir seine obersten vier Karten an. Nimm eine davon und lege sie dorthin, wohin sie gehört; einen Auftrag oder eine Innovation musst du nicht zeigen. Die anderen kommen unter den Stapel. Der Arbeiterbereich des Stapels bleibt unberührt.
CG-4-1 = Mit einer Arbeiterinnovation bezahlst du, allein oder zusammen mit anderen Karten. An den Kosten ändert sie nichts, und am Ende der Schicht kommt sie aus dem Spiel.
CG-4-2 = Eine Aktionsinnovation braucht weder Arbeiter noch Arbeiterbereich und ändert keine Kosten. Für sie gelten alle Regeln ihrer Aktion, beim Fördern mit bis zu vier Schritten. Danach kommt sie aus dem Spiel.
CG-4-3 = An einem leeren Stapel können keine Arbeiter eingesetzt werden, und weder eine Innovation noch die Freie Wahl kann ihn wählen.
CG-4-4 = Ist einer der beiden Loren- oder Waggonstapel leer, wird der andere halbiert, und ein Teil füllt die Lücke. Arbeiterbereiche und Arbeiter bleiben, wo sie sind; neu gemischt wird nie.
CG-5-1 = Die Schicht endet, wenn alle gepasst haben.
CG-5-2 = Der oberste Marker der Karte Fördern 0/1 geht an den, der dort in dieser Schicht zuletzt Arbeiter eingesetzt hat; war niemand dort, an den Startspieler der Schicht. Wer ihn bekommt, beginnt die nächste Schicht.
CG-5-3 = Mit dem letzten Marker endet das Spiel. Sonst nehmen alle ihre Arbeiterkarten zurück, benutzte Arbeiterinnovationen kommen aus dem Spiel, und alle Arbeiterbereiche sind wieder leer.
CG-6-1 = Karten in Förderreihen, auf Abstellgleisen und an den Gleisen sind nichts wert, ebenso Aufträge und Innovationen auf der Hand.
CG-6-2 = Ordne deine Anteile erfüllten Aufträgen desselben Abnehmers zu, jedem Auftrag höchstens einen. Übrige Anteile sind nichts wert.
CG-6-3 = Zähle zusammen: die Punkte auf einzelnen Loren in deinem Stapel erfüllter Aufträge (A), auf den Aufträgen selbst (B), 3 für jeden zugeordneten Anteil (C), 1 für jeden Schichtmarker (D) und was deine Geschäftsziele bringen (E).
CG-6-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer von den Beteiligten den höchsten Schichtmarker hat.

## The game's name, and what a changed rule set changes

title = Glück Auf, das Kartenspiel
knob-lorries = Lorenkarten jedes Wappens
knob-wagons = Waggons jedes Wappens
knob-wild_wagons = Joker-Waggons
knob-engines = Loks jeder Farbe
knob-orders = Auftragskarten jedes Abnehmers
knob-shares = Anteile jedes Abnehmers
knob-objectives = Geschäftsziele
knob-innovations = Innovationskarten
knob-workers = Arbeiterkarten für jeden
knob-removed_2 = Arbeiterkarten, die zu zweit wegfallen
knob-removed_3 = Arbeiterkarten, die zu dritt wegfallen
knob-tokens = Schichtmarker, einer für jede Schicht
knob-docks = Wappen der Gleise
knob-mining = Größere Zahlen der Karten „Fördern“
knob-mining_least = Kleinere Zahlen der Karten „Fördern“
knob-unused_2 = Förderkarten, die zu zweit wegfallen
knob-printed_workers = Arbeiter, die auf der Freien Wahl aufgedruckt sind
knob-look = Karten, die die Freie Wahl zeigt
knob-innovation_steps = Schritte der Innovation „Fördern“
knob-innovation_least = So viele davon müssen genutzt werden
knob-innovation_needs_placement = Aktionsinnovation nur zusammen mit einem Einsatz
knob-share_vp = Punkte für einen zugeordneten Anteil
knob-token_vp = Punkte für einen Schichtmarker
knob-pair_vp = Ziel: Punkte für ein Paar Schichtmarker
knob-objective_vp = Ziel: Punkte für jedes Geschäftsziel
knob-engine_vp = Ziel: Punkte für eine Lok der Farbe
knob-matched_vp = Ziel: Punkte für einen zugeordneten Anteil
knob-order_vp = Ziel: Punkte für einen erfüllten Auftrag
knob-lorries_vp = Ziel: Punkte für genügend Loren
knob-lorries_needed = Ziel: so viele Loren genügen

## The rulings: where the rulebook can be read in more than one way

CG-A1 = CG-3.9: Sind die kleineren Zahlen der Förderkarten ein Minimum? Hier: ja, nur bei 0/1 darfst du nichts tun.
CG-A2 = CG-4.2: Hat die Innovation „Fördern“ ein Minimum? Hier: Mindestens einer ihrer vier Schritte muss genutzt werden.
CG-A3 = CG-3.6: Darf eine Karte in derselben Aktion aufs Abstellgleis und von dort in einen Waggon? Hier: ja, beides kostet Schritte.
CG-A4 = CG-2.2: Darfst du Innovationen in einem Zug spielen, in dem du passt? Hier: ja, vor dem Passen. Schalter: innovation_needs_placement.
CG-A5 = CG-2.2: Darfst du eine Innovation spielen, die du gerade erst gezogen hast? Hier: ja.
CG-A6 = CG-5.2: Zählen Aktionsinnovationen für den Schichtmarker oder die Kosten? Hier: nein. Arbeiterinnovationen, mit denen bezahlt wird, zählen.
CG-A7 = CG-5.2: Wer bekommt den Marker, wenn niemand auf Fördern 0/1 war? Hier: wer die eben beendete Schicht begonnen hat.
CG-A8 = CG-4.4: Wie wird ein Stapel geteilt? Hier: sofort; die obere Hälfte, bei ungerader Zahl die größere, bleibt liegen, die untere füllt die Lücke. Eine einzelne Karte bleibt.
CG-A9 = CG-3.13: In welcher Reihenfolge kommen Karten unter den Stapel? Hier: so, wie sie lagen; nur wer sie angesehen hat, kennt sie.
CG-A10 = CG-3.13: Darfst du alle vier Karten ablehnen oder einen anderen Stapel ansehen? Hier: nein.
CG-A11 = CG-6.4: Und wenn bei Gleichstand keiner der Beteiligten einen Schichtmarker hat? Hier: Sie teilen sich den Sieg.
CG-A12 = CG-6.3: Welche Loks zählen für ein Geschäftsziel? Hier: die in deinem Stapel erfüllter Aufträge.
CG-A13 = CG-3.11: Farbe oder Bauart einer Lok? Hier: Beides bedeutet dasselbe.
CG-A14 = CG-3.8: Wie viele Schritte kostet eine Karte mit zwei Loren? Hier: genau zwei.
CG-A15 = CG-3.4: Sind Aufträge und Innovationen auf der Hand geheim? Hier: Was oben von einem Stapel genommen wurde, haben alle gesehen; was die Freie Wahl gebracht hat, bleibt geheim, bis es gespielt wird.
CG-A16 = CG-2.8: Passt du, ohne gefragt zu werden? Hier: nur, wenn du weder Arbeiter einsetzen noch eine Aktionsinnovation spielen kannst.
CG-A17 = CG-2.8: Darfst du passen, obwohl du Arbeiter einsetzen könntest? Hier: ja, jederzeit.
CG-A18 = CG-3.10: Darf ein Zug mit einem kleinen Auftrag abfahren, wenn du einen größeren auf der Hand hast? Hier: ja, und überzählige Loren bringen trotzdem ihre Punkte.
CG-A19 = CG-3.13: Welche von mehreren gleichen Karten nimmt die Freie Wahl? Hier: die oberste.
CG-A20 = CG-2.2: Was verlangt innovation_needs_placement? Hier: Vor dem Einsetzen spielst du eine Innovation nur, solange du Arbeiter einsetzen könntest; danach musst du es tun, wenn du noch kannst, und sonst passt du.
CG-A21 = CG-2.8: Wann entscheidet sich, dass du ungefragt passt? Hier: wenn du an die Reihe kommst, denn höhere Kosten könnten genau aufgehen; oder nach einer Innovation, wenn sonst nichts mehr möglich ist.
CG-A22 = CG-4.2: Darf die Innovation „Fördern“ gespielt werden, wenn kein Schritt möglich ist? Hier: nein.
CG-A23 = CG-3.11: Wie fahren mehrere Züge ab? Hier: nacheinander, in beliebiger Reihenfolge der Gleise, solange noch einer mit derselben Lokfarbe abfahren kann.

## Why not

why-game-over = Das Spiel ist zu Ende.
why-pay-first = Wähle zuerst die Karten, mit denen du bezahlst: „{ zone }“ kostet { workers }.
why-dock-first = Wähle zuerst ein Gleis für { $kind ->
    [engine] die Lok
   *[wagon] den Waggon
}.
why-look-first = Wähle zuerst einen Stapel, den du ansehen willst.
why-take-first = { $cards ->
    [one] Nimm zuerst die Karte, die du ansiehst.
   *[other] Du siehst dir { $cards } Karten an: Nimm zuerst eine davon.
}
why-place-first = Wähle einen Arbeiterbereich, spiele eine Innovation oder passe.
why-end-of-turn = Deine Arbeiter sind eingesetzt: Spiele eine Innovation oder beende deinen Zug.
why-stack-empty = Der { stack } ist leer.
why-no-free-dock = An jedem deiner Gleise steht schon eine Lok.
why-face-down = Diese Karte liegt verdeckt; du kannst sie nicht kennen.
why-cannot-mine = Du müsstest mindestens { $least ->
    [one] einen Schritt
   *[other] { $least } Schritte
} nutzen, und das erlauben deine Loren nicht.
why-no-train-ready = Kein Zug kann abfahren: Er braucht eine Lok, eine Ladung und einen Auftrag, für den sie reicht.
why-nothing-to-take = Kein Stapel hat eine Karte, die du nehmen kannst.
why-card-not-used = Diese Förderkarte wird bei { $players } Spielern nicht verwendet.
why-no-such-zone = Es gibt keine Förderkarte für bis zu { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
why-placed-already = Du hast in diesem Zug schon Arbeiter eingesetzt; das geht nur einmal.
why-cannot-pay = Mit deinen Karten kannst du nicht genau { workers } für „{ zone }“ bezahlen.
why-no-such-innovation = Du hast die { innovation } nicht.
why-innovation-needs-placement = In diesem Regelsatz darfst du eine Innovation erst spielen, wenn du auch Arbeiter einsetzen könntest.
why-end-instead = Du hast Arbeiter eingesetzt; also beendest du deinen Zug, statt zu passen.
why-must-place = Du hast eine Innovation gespielt und musst in diesem Regelsatz nun Arbeiter einsetzen.
why-place-or-pass = Du kannst deinen Zug noch nicht beenden: Setze Arbeiter ein oder passe.
why-no-such-workers = Diese Arbeiterkarten hast du nicht auf der Hand.
why-no-such-helper = Diese Arbeiterinnovation hast du nicht auf der Hand.
why-value-out-of-range = Diese Innovation zählt höchstens als { $most } Arbeiter, nicht als { $workers }.
why-wrong-payment = „{ zone }“ kostet { $needed }, und diese Karten ergeben { $workers }; du musst genau bezahlen.
why-steps-missing = Du musst noch mindestens { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} nutzen.
why-finish-mining = Schließe zuerst das Fördern ab: { $steps ->
    [one] Ein Schritt ist
   *[other] { $steps } Schritte sind
} noch übrig.
why-row-empty = Deine Förderreihe ist leer.
why-not-in-storage = Auf deinem Abstellgleis liegt keine solche { lorry }.
why-too-few-steps = Die Karte kostet { $lorries ->
    [one] einen Schritt
   *[other] { $lorries } Schritte
}, und du hast noch { $steps }.
why-minimum-out-of-reach = Du musst noch mindestens { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} nutzen, und nach dieser Bewegung ginge das nicht mehr.
why-no-such-wagon = An Gleis { $dock } steht kein { wagon }.
why-dock-without-crest = Gleis { $dock } zeigt das Wappen „{ crest }“ nicht.
why-other-crest = In einen { wagon } kommt keine { crest }-Lore.
why-wagon-loaded = An Gleis { $dock } ist jeder { wagon } schon beladen.
why-one-train-at-least = Mindestens ein Zug muss abfahren.
why-finish-delivery = Schließe zuerst das Ausliefern ab: Lass einen Zug abfahren.
why-no-engine = An Gleis { $dock } steht keine Lok.
why-other-engine = Die Lok an Gleis { $dock } hat eine andere Farbe; jetzt können nur noch Züge mit einer { engine.dative } folgen.
why-no-such-order = Das hast du nicht auf der Hand: { order }.
why-load-too-small = Der Zug an Gleis { $dock } hat { $load ->
    [one] { $load } Lore
   *[other] { $load } Loren
} geladen, und der Auftrag verlangt { $needed }.
why-dock-has-engine = An Gleis { $dock } steht schon eine Lok.
why-wagon-not-for-dock = Ein { wagon } darf nicht an Gleis { $dock }: Das Wappen fehlt dort.
why-not-among-them = Diese Karte ist nicht unter den { $cards }, die du ansiehst.

## Rückblick auf eine Partie

review-fact = { $fact ->
    [steps] Förderschritte
    [workers] Arbeiter, die beim Passen auf der Hand blieben
   *[cards] Karten, die am Ende nichts wert waren
}
review-kind = { $kind ->
    [lorry] eine Lore
    [wagon] ein Waggon
    [engine] eine Lok
    [order] ein Auftrag
    [share] ein Anteil
    [innovation] eine Innovation
    [objective] ein Ziel
    [mining] Fördern
    [delivery] Ausliefern
    [wild] die freie Wahl
    [use] eine Innovation aus der Hand
    [pass] Passen
    [pay] mit anderen Karten zahlen
    [take] eine andere Karte nehmen
   *[other] eine andere Entscheidung im Zug
}
review-in-play = Im Spiel erhalten
review-proof = { $vp } SP erreicht, { $most } SP möglich.

## What happened

event-stacks-laid = { $stacks } gemischte Stapel liegen aus, die obersten Karten offen.
event-zones-laid = { $zones } Arbeiterbereiche sind bereit{ $unused ->
    [0] {""}
    [one] ; eine Förderkarte wird bei { $players } Spielern nicht verwendet
   *[other] ; { $unused } Förderkarten werden bei { $players } Spielern nicht verwendet
}.
event-hands-dealt = Alle haben { $cards } Karten mit { $workers } Arbeitern auf der Hand.
event-tokens-laid = { $tokens ->
    [one] Ein Schichtmarker liegt
   *[other] { $tokens } Schichtmarker liegen
} auf der ersten Förderkarte.
event-started = { $you ->
    [1] Du beginnst
   *[0] { name } beginnt
} die erste Schicht.
event-placed = { $you ->
    [1] Du setzt
   *[0] { name } setzt
} { $workers ->
    [one] einen Arbeiter
   *[other] { workers }
} ein: { zone }.
event-helped = Die { innovation } zählt als { workers }.
event-innovation-played = { $you ->
    [1] Du spielst
   *[0] { name } spielt
} die { innovation }.
event-passed = { $you ->
    [1] Du passt und bist
   *[0] { name } passt und ist
} für diese Schicht fertig.
event-passed-by-itself = { $you ->
    [1] Du kannst in dieser Schicht nichts mehr tun und passt
   *[0] { name } kann in dieser Schicht nichts mehr tun und passt
}.
event-took-lorry = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} eine { lorry }; sie kommt ans linke Ende der Förderreihe.
event-took-wagon = { $you ->
    [1] Du legst
   *[0] { name } legt
} einen { wagon } an Gleis { $dock }.
event-took-engine = { $you ->
    [1] Du legst
   *[0] { name } legt
} eine { engine } an Gleis { $dock }.
event-took-order = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} auf die Hand: { order }.
event-took-innovation = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} die { innovation } auf die Hand.
event-took-secretly = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} { $stack ->
    [order] einen der Aufträge
   *[innovation] eine der Innovationen
} verdeckt auf die Hand.
event-took-share = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} einen Anteil: { share }.
event-took-objective = { $you ->
    [1] Du nimmst
   *[0] { name } nimmt
} ein Geschäftsziel: { objective }.
event-looked = { $you ->
    [1] Du siehst dir
   *[0] { name } sieht sich
} { cards } an: { stack }.
event-put-under = { $cards ->
    [0] Keine Karte kommt
    [one] Eine Karte kommt
   *[other] { $cards } Karten kommen
} unter den { stack }.
event-loaded = { $you ->
    [1] Du lädst
   *[0] { name } lädt
} die { lorry } { $source ->
    [storage] vom Abstellgleis
   *[row] aus der Förderreihe
} in einen { wagon } an Gleis { $dock }.
event-stored = { $you ->
    [1] Du schiebst
   *[0] { name } schiebt
} die { lorry } aufs Abstellgleis.
event-mining-ended = { $you ->
    [1] Du bist
   *[0] { name } ist
} mit dem Fördern fertig; { $steps ->
    [0] kein Schritt verfällt
    [one] ein Schritt verfällt
   *[other] { $steps } Schritte verfallen
}.
event-dispatched = { $you ->
    [1] Du lässt
   *[0] { name } lässt
} den Zug mit der { engine.dative } von Gleis { $dock } abfahren: { order }, { $vp } SP.
event-ran-out = Der { stack } ist aufgebraucht.
event-split = { $cards ->
    [one] Eine Karte des anderen Stapels füllt
   *[other] { $cards } Karten des anderen Stapels füllen
} die Lücke: { stack }.
event-shift-ended = Alle haben gepasst: Die { $shift }. Schicht ist zu Ende.
event-token-won = { $you ->
    [1] Du erhältst
   *[0] { name } erhält
} Schichtmarker { $token }{ $placed ->
    [1] {" "}für den letzten Einsatz auf der Karte mit den Markern
   *[0] {" "}für den Beginn dieser Schicht, denn auf der Karte mit den Markern war niemand
}.
event-shift-begun = { $you ->
    [1] Du beginnst
   *[0] { name } beginnt
} die { $shift }. Schicht; alle Arbeiter kehren zurück{ $innovations ->
    [0] {""}
    [one] , und eine Arbeiterinnovation kommt aus dem Spiel
   *[other] , und { $innovations } Arbeiterinnovationen kommen aus dem Spiel
}.
event-removed = { $you ->
    [1] Du legst
   *[0] { name } legt
} { $cards ->
    [0] keine Karte weg
    [one] eine Karte weg, die nichts wert ist
   *[other] { $cards } Karten weg, die nichts wert sind
}.
event-matched = { $you ->
    [1] Du ordnest
   *[0] { name } ordnet
} { $shares ->
    [0] keinen Anteil
    [one] einen Anteil
   *[other] { $shares } Anteile
} erfüllten Aufträgen zu{ $unmatched ->
    [0] {""}
    [one] ; ein Anteil bleibt übrig
   *[other] ; { $unmatched } Anteile bleiben übrig
}.
event-scored = { $you ->
    [1] Du hast
   *[0] { name } hat
} { $vp } SP: Loren { $a }, Aufträge { $b }, Anteile { $c }, Schichtmarker { $d }, Geschäftsziele { $e }.
event-game-over = Das Spiel ist zu Ende. { $count ->
    [one] { $you ->
        [1] Du gewinnst
       *[0] { name } gewinnt
    }
   *[other] Der Sieg wird geteilt: { PEOPLE($winners, $reader) }
}.

## Moves in short

move-place = { zone }: { workers }
move-pay = Bezahle mit { $words }
# Parts of a payment, joined by +.
move-pay-helper = { $workers } durch die { innovation }
move-dock-wagon = { wagon } an Gleis { $dock }
move-dock-engine = { engine } an Gleis { $dock }
move-load = Lade die { lorry } { $source ->
    [storage] vom Abstellgleis
   *[row] aus der Förderreihe
} in einen { wagon } an Gleis { $dock }
move-store = Schiebe die { lorry } aufs Abstellgleis
move-train = Zug an Gleis { $dock } abfahren lassen: { order }, { $vp } SP
move-look = Ansehen: { stack }
move-take-lorry = Nimm die { lorry }
move-take-wagon = Nimm den { wagon }
move-take-engine = Nimm die { engine }
move-take-order = Nimm: { order }
move-take-share = Nimm den Anteil: { share }
move-take-innovation = Nimm die { innovation }
move-take-objective = Nimm das Geschäftsziel: { objective }
move-use = Spiele die { innovation }
move-use-at = Spiele die { innovation }: { stack }
move-end-mining = Fördern beenden; { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}
move-end-delivery = Ausliefern beenden
move-end-turn = Zug beenden
move-pass = Passen: für diese Schicht fertig

## Labels of the picture

# Words that stand in the picture: keep them short.
label-mining = Fördern
label-delivery = Ausliefern
label-row = Förderreihe
label-storage = Abstellgleis
label-dock = Gleis { $dock }
label-orders = Aufträge
label-innovations = Innovationen
label-shares = Anteile
label-objectives = Geschäftsziele
label-tokens = Schichtmarker
label-shift = Schicht { $shift } von { $shifts }
label-player = { name }
label-you = Du
label-to-move = am Zug
label-passed = gepasst
label-won = { $you ->
    [1] gewinnst
   *[0] gewinnt
}
label-starts = Startspieler
label-steps = { $steps ->
    [one] { $steps } Schritt übrig
   *[other] { $steps } Schritte übrig
}

# Phrases that names of things are joined from, for screen readers.
label-zone = { zone }
label-stack = { stack }: { cards }
label-closed = nicht verwendet
label-cost = kostet { workers }
label-placed = { $you ->
    [1] { $workers ->
        [one] dein
       *[other] deine
    } { workers }
   *[0] { name-of } { workers }
}
label-vacant = noch keine Arbeiter
label-lorry = { lorry }{ $vp ->
    [0] {""}
   *[other] , { $vp } SP
}
label-wagon = { wagon }
label-engine = { engine }
label-order = { order }, { $vp } SP
label-share = Anteil: { share }
label-innovation = { innovation }
label-objective = Geschäftsziel: { objective }
label-empty = leer
label-loaded = beladen: { lorry }
label-load = { lorries } geladen
label-hidden = verdeckt
label-none = nichts da
label-worker = Arbeiterkarte { $workers }
label-trains = { $trains ->
    [one] { $trains } Zug abgefahren
   *[other] { $trains } Züge abgefahren
}
label-vp = { $vp } SP
pile-title = { $you ->
    [1] deine abgefahrenen Züge
   *[0] { name-of } abgefahrene Züge
}
pile-hidden = { $trains ->
    [one] Hier liegt ein abgefahrener Zug
   *[other] Hier liegen { $trains } abgefahrene Züge
} verdeckt; nur { name } darf { $trains ->
    [one] ihn
   *[other] sie
} ansehen.
tie-break = Punktgleich: { PEOPLE($tied, $reader) }. { $shared ->
    [1] Niemand von ihnen hat einen Schichtmarker, daher wird der Sieg geteilt
   *[0] { $you ->
        [1] Du hast den höchsten Schichtmarker ({ $token }) und gewinnst
       *[0] { name } hat den höchsten Schichtmarker ({ $token }) und gewinnt
    }
}.
label-category-a = Loren
label-category-b = Aufträge
label-category-c = Anteile
label-category-d = Schichtmarker
label-category-e = Geschäftsziele

## The picture and the table

# Wörter, die im Bild stehen: kurz halten.
label-next = nächste
label-lorries = Loren
label-wagons = Waggons
label-engines = Loks
label-orders-short = Aufträge
label-wild-short = Freie Wahl
label-paying = Bezahle { workers }
label-looking = Nimm eine davon
label-docking-wagon = Wähle ein Gleis für den Waggon
label-docking-engine = Wähle ein Gleis für die Lok

# Wendungen, aus denen die Namen der Dinge bestehen, für Vorleseprogramme.
label-zones = Die Arbeiterbereiche
label-seats = Die Spieler
label-in-hand = { workers } auf der Hand
label-tray = Karten zur Auswahl
label-yard = { $you ->
    [1] deine Ablage
   *[0] { name-of } Ablage
}
label-bears = { $crest ->
    [w] Rad
    [c] Klee
    [t] Turm
   *[f] Fuchs
}
label-no-engine = keine Lok
label-times = { $cards } Stück
label-vp-unseen = Punkte unbekannt: Die erfüllten Aufträge liegen verdeckt

# Knöpfe, und was gefragt wird.
button-pass = Passen
button-end = Beenden
prompt-place = Schicke Arbeiter zu einem Stapel oder auf eine Aktionskarte, oder passe.
prompt-use = Schicke Arbeiter zu einem Stapel oder auf eine Aktionskarte, spiele eine Innovation oder passe.
prompt-end = Spiele eine Innovation oder beende deinen Zug.
prompt-pay = Wähle die Karten, mit denen du bezahlst: „{ zone }“ kostet { workers }.
prompt-dock = Wähle ein Gleis für { $kind ->
    [engine] die Lok
   *[wagon] den Waggon
}.
prompt-mining = Fördern: noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $least ->
    [0] {""}
   *[other] , davon mindestens { $least } zu nutzen
}.
prompt-deliver = Wähle einen Zug, der abfährt, und seinen Auftrag.
prompt-deliver-more = Wähle noch einen Zug mit einer Lok derselben Farbe oder beende das Ausliefern.
prompt-look = Wähle einen Stapel, den du ansehen willst.
prompt-take = Nimm eine dieser Karten.

## Tipps

advice-where = { $kind ->
    [lorry] Denk an eine neue Lore.
    [wagon] Denk an einen neuen Waggon.
    [engine] Denk an eine Lok.
    [order] Denk an einen neuen Auftrag.
    [share] Denk an einen Anteil.
    [innovation] Denk an eine Innovation.
    [objective] Denk an ein Geschäftsziel.
    [mining] Denk ans Fördern.
    [delivery] Denk ans Ausliefern.
    [wild] Denk an die Freie Wahl: Sie zeigt dir vier Karten.
    [pay] Überlege, welche Arbeiter du in dieser Schicht noch brauchst.
    [todock] Überlege, welchem Zug diese Karte am meisten hilft.
    [load] Du kannst eine Lore verladen.
    [store] Denk an das Abstellgleis.
    [dispatch] Ein Zug kann abfahren.
    [lookat] Überlege, bei welchem Stapel dir vier Karten am meisten helfen.
    [take] Eine dieser Karten hilft dir am meisten.
    [use] Du hast eine Innovation auf der Hand, die jetzt hilft.
    [pass] In dieser Schicht hilft nichts mehr.
   *[end] In diesem Zug hilft nichts mehr.
}
advice-move = Der beste Zug, der gefunden wurde: { $label }.

## Geänderte Regeln

# form „if“ steht nach „Wenn …“, form „is“ in einer Aufzählung nach einem Doppelpunkt.
changed-rule = { $form ->
    [if] { $rule ->
        [innovation_needs_placement] { $value ->
            [0] du Innovationen auch spielen dürftest, ohne Arbeiter einsetzen zu können
           *[1] du Innovationen nur spielen dürftest, solange du Arbeiter einsetzen kannst
        }
        [look] die Freie Wahl { $value ->
            [1] eine Karte
           *[other] { $value } Karten
        } zeigte
        [removed_2] { $each ->
            [mixed] zu zweit jeder die Arbeiterkarten { LIST($value) } beiseitelegte
           *[other] zu zweit jeder nur die Arbeiterkarte { $each } beiseitelegte
        }
        [docks] die Gleise andere Wappen hätten
        [mining_least] { $each ->
            [0] die Förderkarten kein Minimum hätten
            [mixed] die kleineren Zahlen der Förderkarten { LIST($value) } wären
           *[other] die kleinere Zahl jeder Förderkarte { $each } wäre
        }
        [orders] die Auftragskarten andere Werte hätten
        [share_vp] ein zugeordneter Anteil { $value ->
            [1] einen Punkt
           *[other] { $value } Punkte
        } brächte
       *[other] { $written } gälte
    }
   *[is] { $rule ->
        [innovation_needs_placement] { $value ->
            [0] Innovationen auch ohne Arbeitereinsatz
           *[1] Innovationen nur mit Arbeitereinsatz
        }
        [look] { $value ->
            [1] eine Karte
           *[other] { $value } Karten
        } bei der Freien Wahl
        [removed_2] { $each ->
            [mixed] zu zweit legt jeder die Arbeiterkarten { LIST($value) } beiseite
           *[other] zu zweit legt jeder nur die Arbeiterkarte { $each } beiseite
        }
        [docks] die Gleise haben andere Wappen
        [mining_least] { $each ->
            [0] die Förderkarten haben kein Minimum
            [mixed] die kleineren Zahlen der Förderkarten sind { LIST($value) }
           *[other] die kleinere Zahl jeder Förderkarte ist { $each }
        }
        [orders] die Auftragskarten haben andere Werte
        [share_vp] ein zugeordneter Anteil bringt { $value ->
            [1] einen Punkt
           *[other] { $value } Punkte
        }
       *[other] { $written }
    }
}

## Warum ein Zug gut ist, in Zahlen

reason-lorry = { $fits ->
    [0] Noch nimmt sie kein leerer Waggon auf, aber es kann einer kommen.
    [one] Ein leerer Waggon nimmt sie auf.
   *[other] { $fits } leere Waggons nehmen sie auf.
}
reason-wagon = { $waiting ->
    [0] Noch wartet keine Lorenkarte darauf, aber jeder Zug braucht Waggons.
    [one] Eine Lorenkarte wartet auf so einen Waggon.
   *[other] { $waiting } Lorenkarten warten auf so einen Waggon.
}
reason-engine = { $docks ->
    [one] Ein Gleis hat noch keine Lok.
   *[other] { $docks } Gleise haben noch keine Lok.
}
reason-order = Das bringt { $vp } SP für { lorries }; der vollste Zug hat { $load }.
reason-share = Das bringt { $vp } SP mit einem Auftrag desselben Abnehmers; { $orders ->
    [0] ohne Anteil ist noch keiner da.
    [one] ohne Anteil ist einer da.
   *[other] ohne Anteil sind { $orders } da.
}
reason-objective = Nach jetzigem Stand bringt das { $vp } SP.
reason-innovation = Das spart später Arbeiter.
reason-mining = { $lorries ->
    [0] Noch kommt keine Lore auf einen Zug, aber die nächsten rücken auf.
    [one] Eine Lore kommt auf einen Zug.
   *[other] { $lorries } Loren kommen auf Züge.
}
reason-delivery = { $trains ->
    [one] Ein Zug fährt ab und bringt { $vp } SP.
   *[other] { $trains } Züge fahren ab und bringen { $vp } SP.
}
reason-wild = Das zeigt { cards }, und eine davon kann genommen werden.
reason-pay = { $workers ->
    [0] Damit sind alle Arbeiter eingesetzt.
   *[other] Übrig bleiben { workers } auf { cards }.
}
reason-dock = Dieser Zug hat bisher { $wagons ->
    [0] keinen Waggon
    [one] einen Waggon
   *[other] { $wagons } Waggons
} und { $lorries ->
    [0] keine Lore
    [one] eine Lore
   *[other] { $lorries } Loren
}.
reason-load = Der Zug hat dann { lorries }.
reason-store = { $cards ->
    [0] Vom Abstellgleis kann die Karte jederzeit geladen werden.
    [one] Das macht einer Karte dahinter Platz.
   *[other] Das macht { $cards } Karten dahinter Platz.
}
reason-end = Nichts von dem, was noch möglich ist, lohnt sich mehr.
reason-pass = { $workers ->
    [0] Es sind keine Arbeiter mehr da.
   *[other] Nichts, was { workers } bezahlen können, lohnt sich.
}
reason-told = { $reason } { $way ->
    [more] Nach der Rechnung des Bots ist das { $lead } Punkte mehr wert als das Nächstbeste: „{ $other }“.
    [less] Nach der Rechnung des Bots ist das { $lead } Punkte weniger wert als „{ $other }“.
   *[same] Nach der Rechnung des Bots ist „{ $other }“ ebenso viel wert.
}

## What changed rules break, before a game is played

sanity-nobody-can-pay = Keine Arbeiterkarten ergeben zusammen 1 oder { $wild }, die Kosten der Freien Wahl, also kann nie jemand Arbeiter einsetzen: Nimm eine Arbeiterkarte mit dem Wert 1 auf.
sanity-only-wild = Keine Arbeiterkarte hat den Wert 1, also können anfangs alle nur die Freie Wahl nutzen: Nimm eine solche Karte auf.
sanity-wild-too-dear = Die Freie Wahl kostet { $wild } Arbeiter, aber alle Arbeiterkarten der Hand ergeben nur { $workers }: Drucke weniger Arbeiter auf oder nimm Arbeiterkarten auf.
sanity-too-few-turns = Bevor ein Zug abfahren kann, muss jemand { $needed }-mal Arbeiter einsetzen, aber im ganzen Spiel kann das niemand öfter als { $turns }-mal: Nimm Schichtmarker oder Arbeiterkarten auf.
sanity-no-wagons = Es gibt keine Waggons, also kann nie eine Lore geladen werden: Nimm welche auf.
sanity-no-loading = Jede Lorenkarte braucht mehr Schritte, als Fördern je gibt ({ $steps }), also kann nichts geladen werden: Erhöhe die Zahlen der Karten „Fördern“ oder nimm einzelne Loren auf.
sanity-row-blocked = Fördern gibt nie mehr als { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}, also versperrt eine Karte mit zwei Loren die Förderreihe für immer: Erhöhe die Zahlen der Karten „Fördern“ oder nimm diese Karten heraus.
sanity-all-orders-too-large = Kein Zug kann mehr Loren haben als { $longest }, und jeder Auftrag verlangt mehr: Nimm Loren oder Waggons auf, oder kleinere Aufträge.
sanity-orders-too-large = Kein Zug kann mehr Loren haben als { $longest }, also lassen sich einige Aufträge jedes Abnehmers ({ $n }) nie erfüllen: Nimm Loren oder Waggons auf, oder nimm diese Aufträge heraus.
sanity-no-shares = Es gibt keine Anteile, also ist ihr Arbeiterbereich nicht zu gebrauchen: Nimm welche auf.
sanity-no-objectives = Es gibt keine Geschäftsziele, also ist ihr Arbeiterbereich nicht zu gebrauchen: Nimm welche auf.
sanity-lorries-out-of-reach = Die Geschäftsziele für Loren verlangen { $needed }, aber alle Aufträge eines Abnehmers zusammen verlangen nur { $most }: Senke diese Zahl.
sanity-no-pair-of-tokens = Es gibt nur einen Schichtmarker, also kann für das Geschäftsziel nie jemand ein Paar haben: Nimm Marker auf oder nimm das Ziel heraus.
sanity-innovation-switch = Es gibt keine Aktionsinnovationen, also ändert dieser Schalter nichts: Nimm welche auf oder schalte ihn aus.
sanity-nothing-scores = Nichts bringt Punkte, weder Aufträge noch Loren, weder Anteile noch Marker noch Geschäftsziele: Gib für mindestens eines davon Punkte.
## What the design lab measures

measure-in-shift = { $what }, Schicht { $shift }
