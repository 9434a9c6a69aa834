### Lernen: Lektionen, Fortschritt, Notebooks, Training, gedruckte Blätter.

## Urteile

verdict-stars = { $stars } von 3 Sternen.

## Lektionen: Antworten auf einen Zug, eine Frage, eine Regeländerung

cost = { $unit ->
    [steps] { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
   *[moves] { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
}
answer-illegal = { $rule }: { $why }
answer-par = Geschafft! { $used }, und weniger geht nicht.
answer-longer = Geschafft! Gebraucht: { $used }; nötig: { $par }.
answer-stars = { $stars } von 3 Sternen.
answer-left = Auf Kurs. Noch nötig: { $amount }.
answer-detour = Das geht, ist aber ein Umweg. Mehr als nötig: { $amount }.
answer-lost = Nach „{ $move }“ ist das Ziel nicht mehr erreichbar. Nimm das zurück und versuche es anders.
answer-undo = Das Ziel ist so nicht mehr erreichbar. Nimm das zurück und versuche es anders.
answer-missing = Zum Ziel fehlt: { $goals }
answer-over = Dein Zug ist zu Ende, und das Ziel ist noch nicht erreicht.
answer-unknown = Das Ziel ist noch nicht erreicht.
advice-move = Versuche das: { $move }.
advice-undo = Von hier aus ist das Ziel nicht erreichbar. Nimm zuerst deinen letzten Zug zurück.
try-allowed = „{ $move }“ ist erlaubt. Probiere den Zug, den die Aufgabe nennt.
rulebook-says = { $ruling ->
    [1] Auslegung { $rule }
   *[0] Die Regel ({ $rule })
}: { $text }
what-if-printed = Nach den gedruckten Regeln: { $answer }
what-if-changed = Wenn { $rules }: { $answer }
what-if-shown = Oben: die gedruckten Regeln. Unten: { $rules }.
what-if-allowed = „{ $move }“ ist erlaubt.
what-if-forbidden = Nicht erlaubt ({ $rule }): { $why }
what-if-impossible = Das ist nicht möglich.

## Fortschritt, Abdeckung, Prüfung

progress-none = Noch ist nichts gelöst. Lektion 1 ist ein guter Anfang.
progress-lesson = Lektion { $number }: { $title }
progress-solved = { $solved } von { $screens } gelöst
progress-hints = { $hints ->
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}
progress-weak = Sieh dir { $rule } noch einmal an{ $lesson ->
    [0] {""}
   *[other] {" "}(Lektion { $lesson })
}: { $text }
progress-strong = Keine Regel macht dir Mühe.
coverage-head = Regel
coverage-lessons = erklärt in Lektion
coverage-none = noch nicht
coverage-total = { $taught } von { $rules } Regeln werden erklärt.
exam-result = { $points } von { $most } Punkten, { $percent } %.
exam-passed = Bestanden. Glück auf!
exam-failed = Noch nicht bestanden: Nötig sind { $needed } Punkte.

## Notebooks

book-how = *Klicke auf das, was leuchtet, oder nimm Tab, die Pfeiltasten und Enter. Du kannst nichts kaputt machen: `z` nimmt einen Zug zurück.*
page-home = Startseite
page-code = Code
page-pictures = Für diese Seite läuft kein Python; die Bretter sind deshalb nur Bilder.
page-foreign = Diese Zelle ist nicht von uns und wurde deshalb nicht ausgeführt. Wer sie ausführen will, klickt hinein und drückt Umschalt+Enter.
page-builds = Diese Zelle baut auf einer auf, die nicht ausgeführt wurde. Wer sie ausführen will, klickt hinein und drückt Umschalt+Enter.
book-what-if = Was wäre, wenn …
book-rules = Die Regeln dieser Lektion
book-next = **Weiter:** { $link }
book-exam = Die Gesellenprüfung

## Gedruckte Blätter

sheet-title = Rätsel
sheet-name = Name
sheet-date = Datum
sheet-check = Prüfen:
sheet-answer = In deiner Antwortdatei:
sheet-notes = Notizen
sheet-key = Lösungen
sheet-key-how = Richtig ist jede Zugfolge, die den besten Wert erreicht. Hier steht für jedes Rätsel eine davon.

## Rückblick auf eine Partie

review-result = { SCORES($scores) }{ $over ->
    [1] {""}
   *[0] ; die Partie ist nicht zu Ende
}. { $turns } Züge.
review-budget = Beurteilt nach dem, was alle damals sehen konnten, mit höchstens { $iterations } Probespielen je Entscheidung (Startwert { $seed }), als spielten alle weiter wie die Bots. ± ist ein 99-%-Intervall; was darin liegt, heißt nicht Fehler.
review-slips = { $n ->
    [0] Kein Fehler steht außer Zweifel.
    [one] Ein Fehler:
   *[other] { $n } Fehler, der teuerste zuerst:
}
review-slip = Zug { $turn }, { name }.
review-cost = Kostet etwa { $cost } Punkte (± { $doubt }).
review-played = Gespielt:
review-better = Besser, das Beste, was sich fand:
review-proven = Bewiesen: { $what }
review-points = Punkte nach Herkunft
review-total = Summe
review-waste = Vergeudet
review-missed = Beim Fördern verpasste Auftragspunkte (bewiesen)
review-bots = Im Vergleich mit den Bots
review-slips-count = Fehler
review-share = { $whom ->
    [sound] Entscheidungen ohne Fehler
    [search] Erster Zug wie Search
   *[greedy] Erster Zug wie Greedy
}
review-margin = Der Vorsprung, den jeder erwarten konnte
review-turn = Zug
review-lead = Punkte voraus
review-ahead = { name } vorn
review-point = Zug { $turn }, { name }: erwarteter Vorsprung { $lead } (± { $doubt }){ $slip ->
    [1] , ein Fehler
   *[0] {""}
}
review-made = Ein Rätsel: { $id }, gespeichert in { $folder }. Es gehört jetzt zu deinem Training.
review-known = Aus diesem Fehler ist schon ein Rätsel geworden: { $id }.
review-no-puzzles = Zu diesem Spiel gibt es noch keine Rätsel.
review-no-time = Daraus wird kein Rätsel: Was hier das Beste ist, lässt sich in { $n ->
    [one] einer Sekunde
   *[other] { $n } Sekunden
} nicht beweisen.
review-folder = { $n ->
    [one] Eine Partie durchgesehen
   *[other] { $n } Partien durchgesehen
}{ $bad ->
    [0] {""}
    [one] , eine war nicht lesbar
   *[other] , { $bad } waren nicht lesbar
}.
review-head = { $column ->
    [record] Partie
    [player] Name
    [points] Punkte
    [won] gewonnen
    [sound] ohne Fehler
    [greedy] wie Greedy
    [slips] Fehler
    [dearest] teuerster Fehler
   *[wasted] vergeudet
}
book-review = Eine Partie noch einmal ansehen
book-review-idea = Wer lag wann vorn, welche Entscheidungen kosteten am meisten, und was wäre besser gewesen? Hier ist eine mitgelieferte Partie: Anna ist Greedy, Bruno ist Search. `ga.review("games/meine-partie.txt")` zeigt eine von deinen.
book-review-board = Die Partie auf einer Seite
book-review-board-how = Das Diagramm zeigt, welchen Vorsprung beide in ihren Zügen nach dem erwarten konnten, was sie sahen; die blassen Bänder sind die Unsicherheit. Klicke auf einen Zug oder auf einen der Fehler darunter: Das Brett zeigt ihn Schritt für Schritt, **Wie gespielt** und **Besser**. Eine Entscheidung wird nur nach dem beurteilt, was damals zu sehen war, und was innerhalb der Unsicherheit liegt, heißt nie Fehler. **Rätsel aus diesen Fehlern machen** sucht in jedem ein Rätsel mit bewiesener bester Antwort; was sich findet, wird neben diesem Notebook gespeichert und kommt in deinem Training vor.
book-review-words = Dasselbe in Worten
book-review-words-how = Mit den Punkten nach Herkunft, dem Vergeudeten und der Antwort darauf, wie oft die Bots ebenso begonnen hätten.
book-review-rows = Dasselbe in Zahlen
book-review-rows-how = Ordentliche Zeilen: `review.to_rows()` hat eine für jede Entscheidung, `.to_frame()` macht eine pandas-Tabelle daraus, und `ga.lab.margins(review)` ist das Diagramm allein.
book-review-class = Eine ganze Klasse
book-review-class-how = `ga.review("partien")` nimmt einen Ordner mit Partien und macht eine Tabelle daraus: Ergebnis, Anteil der Entscheidungen ohne Fehler, teuerster Fehler und vergeudete Schritte von allen, und was am häufigsten schiefgeht. Eine neue Partie dauert etwa eine Minute; ihr Rückblick wird fürs nächste Mal aufgehoben.
review-frequent = Häufigste Fehler
review-frequent-head = { $column ->
    [better] was besser gewesen wäre
    [times] wie oft
   *[lost] verlorene Punkte
}

## Training, Wettbewerbe, offenes Optimieren

training-streak = { $days ->
    [0] Noch keine Serie: Löse heute ein Rätsel, dann beginnt sie.
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}{ $kept ->
    [1] {" "}Heute zählt schon.
   *[0] {""}
}{ $longest ->
    [0] {""}
    [one] {" "}Längste Serie: { $longest } Tag.
   *[other] {" "}Längste Serie: { $longest } Tage.
}
training-games = Deine Spiele
training-solved = { $solved } von { $puzzles } Rätseln gelöst.
training-due = { $open ->
    [0] Noch keine Fehler, aus denen du lernen könntest.
   *[other] Fehler, die noch zu üben sind: { $open }; heute fällig: { $due }.
}
training-theme = { $solved } von { $puzzles } gelöst{ $open ->
    [0] {""}
   *[other] , { $open } noch zu üben
}
training-weak = dein schwaches Thema
training-no-mistakes = Kein Fehler ist fällig. Löse etwas Neues und komm morgen wieder.
training-no-weak-theme = Es ist noch nichts schiefgegangen, also gibt es kein schwaches Thema.
training-no-puzzle = So ein Rätsel gibt es in der Sammlung noch nicht.
book-puzzles = Rätsel
book-puzzles-idea = Ein Rätsel für jeden Tag, deine Serie, dein schwaches Thema, und deine Fehler zuerst. Und für alle, die programmieren: ein Wettbewerb für Löser.
book-puzzles-daily = Das Rätsel des Tages
book-puzzles-daily-how = Wer dieselben Spiele trainiert, hat heute dasselbe; `ga.daily("2026-12-24")` ist das eines anderen Tages. Im Lauf der Woche wird es schwerer: Montag ist leicht, Sonntag schwer. **Prüfen** sagt, was deine Zugfolge wert ist, und ihre Sterne; jede, die das Beste erreicht, gewinnt. **Wo war mein Fehler?** zählt als Tipp. **Lösung** kostet die Sterne. Ist es gelöst, erfährst du, warum es geht, und **Nächstes Rätsel** geht am selben Ort weiter.
book-puzzles-training = Wo du stehst
book-puzzles-training-how = Was du löst, steht in einer kleinen Datei in deinem Ordner. Eine Serie sind Tage in Folge mit einem gelösten Rätsel. Was schiefging, kommt in ein Fach und kehrt wieder: sofort, dann nach 1, 3, 7, 14 und 30 Tagen, solange du es ohne Hilfe löst. Führe diese Zelle aus, sooft du magst. **Deine Spiele** bestimmt, welche Rätsel du hier und in den anderen Zellen dieser Seite bekommst: Drücke auf ein Spiel, um es zu trainieren oder wegzulassen.
book-puzzles-next = Was kommt als Nächstes?
book-puzzles-next-how = Zuerst fällige Fehler, dann etwas Neues, das Leichteste zuerst. **Nächstes Rätsel** auf dem Brett geht in dieser Reihenfolge weiter.
book-puzzles-mistakes = Meine Fehler
book-puzzles-mistakes-how = Nur was früher schiefging und jetzt fällig ist.
book-puzzles-weak = Mein schwaches Thema
book-puzzles-weak-how = Ein Thema ist ein Kniff, ohne den die beste Antwort unerreichbar ist. Hier kommt ein Rätsel mit dem, der am häufigsten schiefging.
book-puzzles-theme = Ein Thema nach Wahl
book-puzzles-theme-how = Die Namen stehen in der zweiten Spalte der Tabelle oben.
book-puzzles-variant = Eigene Zahlen
book-puzzles-variant-how = Derselbe Kniff mit anderen Zahlen: Jeder Name ergibt ein anderes Rätsel mit gleichem Thema und gleicher Schwierigkeit. Setz deinen eigenen ein: So kann eine ganze Klasse an einer Idee arbeiten, ohne abzuschreiben.
book-puzzles-contest = Bring deinen eigenen Löser mit
book-puzzles-contest-how = Ein Löser ist eine Funktion, die ein Rätsel bekommt und eine Zugfolge zurückgibt. Dieser hier probiert hundert zufällige Zugfolgen und behält die beste. Die Rätsel entstehen aus dem Startwert, und bei jedem verfehlt ein gieriger Löser das Beste. Schreibst du einen besseren?
book-play = Spielen
book-play-idea = Deck den Tisch und spiel: jedes Spiel des Hauses, allein oder bis zu fünft, mit Menschen oder Bots, nach den Regeln des Originals oder nach deinen eigenen.
book-play-how = Wähle das Spiel und wer auf welchem Platz spielt; mehrere können sich einen Bildschirm teilen. **Regeländerungen** zeigt alle Schalter und Zahlen des Spiels. **Los geht’s**, und der Tisch steht. Jedes Spiel speichert sich selbst, im Ordner *games* neben diesem Notebook: Schließ die Seite, wann du willst, **Weiterspielen** bringt dich dorthin zurück, wo du warst. Auch beendete Spiele bleiben in der Liste: **Ansehen** führt vom ersten bis zum letzten Zug hindurch, und **Besprechen** zeigt, wo Punkte verschenkt wurden. Für alle, die zählen: `ga.records()` ist eine Tabelle mit einer Zeile für jedes Spiel.
book-lab = Spiellabor
book-lab-idea = Was geschieht, wenn der Förderkorb sechs Würfel fasst oder eine Schicht länger gespielt wird? Ändere eine Regel, lass Bots das Spiel hunderte Male nach beiden Regeln spielen, und lies den Unterschied ab.
book-lab-how = Wähle das Spiel, wer spielt und **was gemessen wird**: Was das heißt, steht darunter. **Regeln A** sind das Original, solange du sie nicht änderst; dreh an den Reglern von **Regeln B**. Drücke **Messen** und sieh zu, wie sich das Intervall schließt: Jede Kartenfolge wird nach beiden Regeln gespielt, das Kartenglück ist also auf beiden Seiten dasselbe. Liegt die Null außerhalb des Intervalls, gibt es einen Unterschied; liegt das ganze Intervall zwischen den gestrichelten Linien, gibt es keinen, auf den es ankommt. Du darfst hinsehen und **Anhalten**, sooft du willst: Dieses Intervall rechnet damit. Jeder Versuch bleibt unten aufgehoben, auch wenn du die Seite schließt; kreuze zwei an, um sie zu vergleichen. Die Knöpfe unter dem Bild schreiben einen Bericht in den Ordner *experiments* neben diesem Notebook.
book-ladder = Wie stark sind sie?
book-ladder-idea = „Dieser Bot ist gut“ kann jeder sagen. Hier wird gemessen: Bots spielen viele Male gegeneinander, und die Tabellen sagen, wer gewinnt, wie oft, und wie sicher das ist.
book-ladder-table = Die Rangleiter für zwei
book-ladder-table-how =
    Eine Zeile für jeden Bot und den Bot, auf den er traf. **Greedy** nimmt, was jetzt die meisten Punkte bringt; **random** macht irgendeinen erlaubten Zug; die **Stile** sind gierige Bots mit anderem Geschmack; ein **search** schaut voraus: `search:20` probiert für jede Entscheidung 20 Fortsetzungen, `search 0.1 s` denkt eine Zehntelsekunde nach.

    { "" }**Sieganteil**: wie viele von 100 Spielen er gewinnt; ein geteilter Sieg zählt halb. **Elo-Vorsprung** sagt dasselbe wie beim Schach: 0 heißt gleich stark, 100 voraus gewinnt 64 von 100 Spielen, 400 voraus gewinnt 91. Wer nie verloren hat, hat keine solche Zahl, nur eine Grenze. **Punktevorsprung**: um wie viele Punkte er im Mittel besser abschließt.
book-ladder-plot = Wie sicher ist das?
book-ladder-plot-how =
    Der Punkt ist das Gemessene, der Balken das *Intervall*. Zehn Spiele sind Glück, tausend sind Wissen. Würde man alles hundertmal neu messen, enthielten etwa 95 der Balken den wahren Anteil. Schau also auf die Balken, nicht nur auf die Punkte: Wo zwei Balken sich weit überlappen, ist noch nicht gezeigt, wer besser ist. Viermal so viele Spiele machen einen Balken halb so lang.
book-ladder-more = Zu dritt und zu viert
book-ladder-more-how = Hier sitzt ein Bot allein unter anderen einer anderen Art, und dann umgekehrt. Zu dritt brächte das Glück allein 33 von 100 Siegen, zu viert 25. Der Punktevorsprung zählt vom Besten der anderen an, ist also auch unter Gleichen kleiner als null.
book-ladder-live = Miss selbst
book-ladder-live-how =
    Fünf Kartenfolgen, mit jeder zwei Spiele: Eine *gepaarte* Kartenfolge wird einmal mit greedy auf dem ersten und einmal auf dem zweiten Platz gespielt. Wer in einem Spiel die besseren Karten bekommt, überlässt sie im nächsten dem anderen; das Glück hilft also niemandem, und weniger Spiele genügen. Gleiche Startwerte ergeben gleiche Spiele, auf jedem Rechner: Deine werden diese sein.

    Drück **Code** am Rand der Seite, mach `decks=20` daraus und drück Umschalt+Enter: Was geschieht mit dem Intervall?
book-ladder-style = Übung: ein eigener Stil
book-ladder-style-how =
    Ein Stil ist eine kleine Datei mit *Gewichten*: was einem Bot die Dinge wert sind, in Punkten. Die Zeilen zwischen den Anführungszeichen sind so eine Datei; was sie nicht nennt, ist wie bei greedy. Ändere eine Zahl, drück Umschalt+Enter und sieh nach, ob dein Bot greedy schlägt. Einige Gewichte zum Ausprobieren: `miner`, `mark`, `progress`, `order`, `clock`.

    Zehn Kartenfolgen sind wenig: Bevor du an einen Sieg glaubst, verlange `decks=50`. Als *mine.toml* neben diesem Notebook gespeichert, hat dein Stil einen Namen wie jeder Bot: `ga.lab.ladder(["mine.toml", "greedy"])`.
book-ladder-forbidden = Übung: Was ist ein Zug wert?
book-ladder-forbidden-how = Verbiete ihn und miss, was fehlt: Dieser greedy darf nie auf das Abbaufeld mit zehn Schritten. Der Abstand sagt, wie viele Punkte er am Ende zurückliegt: So viel ist das Feld einem gierigen Bot wert. Probier `"money"`, `"delivery/engine"` oder `"pair"` (zwei Würfel anstelle eines anderen); auf ein Wort, das es nicht gibt, nennt die Antwort alle, die es gibt. Ist der Abstand kleiner als das, was nach ± steht, ist noch nichts gezeigt. Welcher Zug würde dir am meisten fehlen?
book-optimise = Der offene Schacht
book-optimise-idea = Hier ist nichts richtig oder falsch: Wie viele Schritte sind dir zusätzliche Punkte wert?
book-optimise-board = Probier es aus
book-optimise-board-how = Spiele eine Zugfolge und drücke **Prüfen**, oder beende die Aktion. Dann beginne von vorn und spiele eine andere. Wenige Schritte oder viele Punkte: Jede Zugfolge ist ein Versuch.
book-optimise-chart = Alles, was du versucht hast
book-optimise-chart-how = Jeder Versuch ist ein Punkt: nach rechts die Schritte, nach oben die Siegpunkte; die Balken zählen, wie oft. Die grüne Linie ist die *Front*: Ergebnisse, die niemand übertreffen kann, bewiesen vom exakten Löser. Was jenseits liegt, ist unerreichbar. Findest du jeden Platz auf der Front?
book-optimise-code = Mit einem Programm
book-optimise-code-how = Auch ein Programm kann probieren. Dieses spielt zufällig: Drücke den Knopf unter dem Diagramm und sieh, wie nah zweihundert zufällige Zugfolgen der Front kommen.

## After the goal was lost: the move that lost it is named, not each later one

answer-lost-before = Seit „{ $move }“ ist das Ziel nicht mehr erreichbar. Geh bis dorthin zurück und versuche es anders.

## Die Sammlung als Tabelle

collection-head = { $column ->
    [id] id
    [title] Titel
    [game] Spiel
    [grade] Stufe
    [stars] Sterne
    [themes] Themen
   *[solved] gelöst
}
collection-count = { $puzzles ->
    [one] Ein Rätsel
   *[other] { $puzzles } Rätsel
}, { $solved } gelöst.
collection-none = So ein Rätsel gibt es nicht.
collection-more = … und { $puzzles } weitere

## Diagramme

plot-front = Die Front: Punkte für Schritte
plot-steps = Schritte
plot-points = Punkte
plot-best = Front
plot-tries = Versuche
plot-grades = Rätsel nach Stufe
plot-grade = Stufe
plot-puzzles = Rätsel
plot-open = nicht gelöst
plot-stars = { $stars ->
    [0] kein Stern
    [one] ein Stern
   *[other] { $stars } Sterne
}
plot-days = Gelöste Rätsel, Tag für Tag
plot-day = Tage
plot-solved = gelöst

## Die Rangleiter der Bots

ladder-head = { $column ->
    [bots] Bots
    [share] Sieganteil
    [elo] Elo-Vorsprung
    [points] Punkte
    [margin] Abstand
   *[seconds] Millisekunden je Entscheidung
}
ladder-bound = { $way ->
    [above] über { $bound }
   *[below] unter { $bound }
}
ladder-caption = { $players ->
    [2] Der erste Bot gegen den zweiten
   *[other] Der erste Bot allein am Tisch von { $players }, alle anderen wie der zweite
}: { $decks ->
    [one] eine Kartenfolge
   *[other] { $decks } Kartenfolgen
} (Startzahlen { $first } bis { $last }), jede von jedem Platz aus gespielt; in Klammern und nach ± steht, was in 95 von 100 Fällen sicher ist; { $timed ->
    [0] glueckauf { $version }
   *[other] die Zeiten sind Rechenzeit; glueckauf { $version }
}{ $changed ->
    [0] .
   *[other] ; Regeln: { $rules }.
}
measured-head = { $column ->
    [bot] Bot
    [against] gegen
    [share] Sieganteil
    [elo] Elo-Vorsprung
    [margin] Punktevorsprung
    [games] Spiele
   *[seconds] Millisekunden je Entscheidung
}
measured-title = { $game }: { $players } Personen
measured-caption = Von denen, die auf denselben Bot trafen, steht der stärkste oben. Jede Kartenfolge wurde von jedem Platz aus gespielt; bei mehr als zwei Personen sitzt ein Bot allein unter anderen der zweiten Art. Was in Klammern und nach ± steht, ist in 95 von 100 Fällen sicher. Zeiten sind CPU-Zeiten. Gemessen mit glueckauf { $version }.
measured-plot = { $game }: { $players } Personen
measured-percent = Siege gegen { $bot } in Prozent

## Eine Klasse

class-title = { $students ->
    [one] Eine Person
   *[other] { $students } Personen
}, { $puzzles ->
    [one] ein Rätsel
   *[other] { $puzzles } Rätsel
}. { $answers ->
    [one] Eine Antwort wurde hier nachgespielt und beurteilt.
   *[other] { $answers } Antworten wurden hier nachgespielt und beurteilt.
} { $claims ->
    [0] Kein Ergebnis ist nur behauptet.
    [one] Ein Ergebnis ist nur behauptet: In seiner Datei stehen keine Züge.
   *[other] { $claims } Ergebnisse sind nur behauptet: In ihren Dateien stehen keine Züge.
}
class-solved = Gelöst. Sterne sind durch Züge verdient, die nachgespielt wurden; Sterne in Klammern sind nur behauptet; { $seen } heißt, dass die Lösung angesehen wurde. Die Spalten tragen die Nummern der nächsten Tabelle.
class-difficulty = Wie schwer die Rätsel waren. Der Anteil gilt für alle, deren Antworten nachgespielt wurden, mit seinem 95-%-Intervall.
class-slips = { $n ->
    [0] Keine falsche Antwort enthält Züge, die man ansehen könnte.
   *[other] Erste Fehler: wo falsche Antworten zuerst falsch wurden.
}{ $more ->
    [0] {""}
    [one] {" "}Ein weiterer steht in den Datenzeilen.
   *[other] {" "}{ $more } weitere stehen in den Datenzeilen.
}
class-rules = { $n ->
    [0] Keine Regel muss noch einmal erklärt werden.
   *[other] Regeln zum Wiederholen: Jemand hat sie falsch angewandt und seither nicht richtig.
}
class-lessons = Lektionen: gelöste Prüfpunkte, wie die Dateien sie nennen. Züge stehen nicht darin, also kann sie niemand nachprüfen.
class-disputes = { $n ->
    [one] Eine Behauptung ist
   *[other] { $n } Behauptungen sind
} besser als die Züge daneben.
class-problems = { $n ->
    [one] Eine Bemerkung zu Dateien
   *[other] { $n } Bemerkungen zu Dateien
}
class-head = { $column ->
    [student] Person
    [number] Nr.
    [puzzle] Rätsel
    [title] Titel
    [grade] Grad
    [tried] versucht
    [solved] gelöst
    [share] Anteil
    [tries] Versuche
    [claimed] nur behauptet
    [students] Personen
    [answers] Antworten
    [slip] was schiefging
    [rule] Regel
    [of_class] der Klasse
    [lesson] Lektion
    [text] was sie sagt
    [claimed_stars] behauptet
    [replayed] nachgespielt
   *[sentence] Bemerkung
}
class-unreadable = Die Antwort lässt sich nicht als Züge lesen.
class-no-answer = Es gibt noch keine Antwort.
class-long-answer = Die Antwort ist länger als { $most } Zeichen, und niemand liest sie.
class-no-moves = Das lässt sich nicht als Züge lesen; der Fehler ist beim { $column }. Zeichen: { $text }
class-book-title = Rätsel
class-book-solution = Lösung
class-book-how = Schreib deine Züge zwischen die Anführungszeichen, führe die Zelle aus und dann die darunter, die sagt, was sie wert sind. Jede Antwort, die das Beste erreicht, gewinnt. Um Züge zuerst auf einem Brett zu probieren, führe `import glueckauf as ga` und `{ $board }` aus.
class-book-moves = So werden Züge geschrieben
class-book-stub = Schreib deine Züge oben zwischen die Anführungszeichen.
class-problem-link = Das ist eine Verknüpfung, der nicht gefolgt wird; leg die Datei selbst hierhin.
class-problem-deep = Hier liegen Ordner mehr als { $most } Ebenen tief; sie werden übergangen.
class-problem-special = Das ist keine Datei, sondern eine Pipe, ein Socket oder ein Gerät; es wird ungeöffnet übergangen.
class-problem-kind = Nur Dateien, die auf .jsonl, .toml oder .json enden, werden gelesen; diese wird ungeöffnet übergangen.
class-problem-large = Das ist größer als { $most } kB, mehr als irgendjemandes Antworten; es wird ungelesen übergangen.
class-problem-closed = Das kann nicht gelesen werden: { $why }.
class-problem-encoding = Das ist kein UTF-8-Text; speichere ihn als UTF-8.
class-problem-binary = Das ist kein Text; es wird übergangen.
class-problem-many = Im Ordner liegen mehr als { $most } Dateien; der Rest wird übergangen.
class-problem-many-entries = Hier stehen mehr als { $most } Einträge; der Rest wird übergangen.
class-problem-some-strange = { $n ->
    [one] Eine Zeile, Nummer { $line }, ist kein Eintrag und wird übergangen.
   *[other] { $n } Zeilen, die erste mit der Nummer { $line }, sind keine Einträge und werden übergangen.
}
class-problem-all-strange = Keine Zeile ist ein Eintrag einer Fortschrittsdatei, angefangen bei Zeile { $line }; die Datei wird übergangen.
class-problem-unreadable = Das ist kein { $kind }{ $line ->
    [0] {""}
   *[other] : siehe Zeile { $line }
}. Die Datei wird übergangen.
class-problem-no-answers = Hier stehen keine Antworten; schreib die Kennung eines Rätsels, ein Gleichheitszeichen und die Züge in Anführungszeichen.
class-problem-some-answers = { $n ->
    [one] { $name } ist nicht die Kennung eines Rätsels mit Zügen in Anführungszeichen und wird übergangen.
   *[other] { $n } Einträge, der erste davon { $name }, sind nicht die Kennung eines Rätsels mit Zügen in Anführungszeichen und werden übergangen.
}
class-problem-nested = Die Klammern sind für Antworten zu tief verschachtelt; die Datei wird übergangen.
class-problem-copy = Alle { $n } datierten Einträge hat auf die Sekunde auch { $other }; das ist eine Kopie und zählt einmal, für { $other }.
class-problem-shared = { $n } Einträge hat auf die Sekunde auch { $other }; beide zählen.
class-problem-same-answers = Alle { $n } Antworten hat genauso auch { $other }; beide zählen.
class-problem-unknown = { $n ->
    [one] Ein Rätsel { $name } gibt es nicht; es wird ausgelassen.
   *[other] { $n } Rätsel sind unbekannt, das erste davon { $name }; sie werden ausgelassen.
}
class-problem-withdrawn = { $n ->
    [one] Das Rätsel { $name } wurde zurückgezogen; es wird ausgelassen.
   *[other] { $n } Rätsel wurden zurückgezogen, das erste davon { $name }; sie werden ausgelassen.
}
class-problem-others-variant = { $name } ist die Variante von jemand anderem; die Antwort wird ausgelassen.
class-problem-no-variant = Dieser Name steht nicht auf der Liste der Varianten, also weiß niemand, welche { $name } gemeint ist; benenne die Datei oder den Ordner um.
class-problem-many-answers = Zu { $name } gibt es mehr als { $most } Antworten; nur die letzten { $most } werden beurteilt.
class-problem-slow = { $n ->
    [one] Eine Antwort zu beurteilen dauerte zu lange; sie zählt als nicht nachgeprüft.
   *[other] { $n } Antworten zu beurteilen dauerte zu lange; sie zählen als nicht nachgeprüft.
}
