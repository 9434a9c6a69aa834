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
book-what-if = Was wäre, wenn …
book-rules = Die Regeln dieser Lektion
book-next = **Weiter:** { $link }
book-exam = Die Gesellenprüfung

## Gedruckte Blätter

sheet-title = Rätsel
sheet-name = Name
sheet-date = Datum
sheet-check = Prüfen:
sheet-notes = Notizen
sheet-key = Lösungen
sheet-key-how = Richtig ist jede Zugfolge, die den besten Wert erreicht. Hier steht für jedes Rätsel eine davon.

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
book-puzzles-daily-how = Alle haben heute dasselbe; `ga.daily("2026-12-24")` ist das eines anderen Tages. Im Lauf der Woche wird es schwerer: Montag ist leicht, Sonntag schwer. **Prüfen** sagt, was deine Zugfolge wert ist, und ihre Sterne; jede, die das Beste erreicht, gewinnt. **Wo war mein Fehler?** zählt als Tipp. **Lösung** kostet die Sterne. Ist es gelöst, erfährst du, warum es geht, und **Nächstes Rätsel** geht am selben Ort weiter.
book-puzzles-training = Wo du stehst
book-puzzles-training-how = Was du löst, steht in einer kleinen Datei in deinem Ordner. Eine Serie sind Tage in Folge mit einem gelösten Rätsel. Was schiefging, kommt in ein Fach und kehrt wieder: sofort, dann nach 1, 3, 7, 14 und 30 Tagen, solange du es ohne Hilfe löst. Führe diese Zelle aus, sooft du magst.
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
