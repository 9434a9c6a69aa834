### Das Widget: Wörter der Oberfläche (ui-…, sie gehen so ans Brett), Aufforderungen und Meldungen.
### Eine Angabe wie "mining/6" gibt es auch in Teilen: $space-kind und $space-detail.

## Wörter auf dem Brett

ui-board = Glück Auf, das Brett
ui-language = Sprache
ui-silent = Python antwortet nicht. Wurde der Kernel neu gestartet, führe diese Zelle noch einmal aus.
ui-broken = Im Brett ist ein Fehler aufgetreten:
ui-keys = Tasten
ui-keys_table = Mit den Pfeiltasten oder Tab gehst du von Ziel zu Ziel, Enter wählt, Escape bricht die Auswahl ab. z macht rückgängig, y wiederholt, h gibt einen Tipp, ? erklärt, warum ein Zug nicht erlaubt ist.
ui-keys_stepper = Mit den Pfeiltasten links und rechts gehst du zurück und vor, mit Pos1 und Ende zum ersten und letzten Schritt; die Leertaste startet und hält an.
ui-undo = Rückgängig
ui-redo = Wiederholen
ui-hint = Tipp
ui-sheet = Wertung
ui-close = Schließen
ui-save = Speichern
ui-load = Laden
ui-move = Zug
ui-play = Spielen
ui-cancel = Abbrechen
ui-choose = Wähle:
ui-allowed = Das kann gewählt werden.
ui-yes = Ja
ui-no = Nein
ui-log = Züge
ui-start = Anfang
ui-goto = Gehe zu Zug
ui-moves_of_turn = Die einzelnen Schritte und Regeln dieses Zuges
ui-unfold = Anzeigen
ui-fold = Einklappen
ui-steps = Schritte
ui-par = Ziel
ui-score = Bisher
ui-stars = Sterne
ui-check = Prüfen
ui-reset = Von vorn
ui-solution = Lösung
ui-hints = Tipps
ui-verdict = Urteil
ui-solved = Gelöst!
ui-best = beste
ui-given = deine
ui-slip = erster Fehler
ui-first = Erster Schritt
ui-back = Zurück
ui-forward = Vor
ui-last = Letzter Schritt
ui-run = Abspielen
ui-pause = Anhalten
ui-step = Schritt
ui-no_further = Die Stellung nach diesem Zug kennt diese Seite nicht. Im Notebook kannst du ihn spielen.
ui-nothing_to_undo = Es gibt nichts, was du rückgängig machen könntest.
ui-nothing_to_redo = Es gibt nichts, was du wiederholen könntest.
ui-not_a_move = Das ist hier kein erlaubter Zug.
ui-needs_python = Dafür brauchst du Python; öffne das Rätsel in einem Notebook.

## Was gefragt ist

whose-turn = { $alone ->
    [1] du bist dran
   *[0] { name }
}
prompt-bot = { name } ist am Zug.
prompt-chance = Der Zufall entscheidet.
prompt-over = Das Spiel ist zu Ende.
final-score = Endstand: { SCORES($scores, $reader) }.
play-on = Weiterspielen

## Meldungen

at-start = Das ist der Anfang.
at-move = Das ist die Stellung nach Zug { $ply }.
ask-reveal = Seither wurde gewürfelt, oder es wurden Karten aufgedeckt. Trotzdem zurückgehen?
ask-load = „{ $name }“ laden? Das Spiel auf dem Tisch wird dadurch ersetzt.
saved = Gespeichert als { $name }.
loaded = { $name } liegt auf dem Tisch: { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
}.
cannot-record = Dieses Spiel hat nicht mit einem Aufbau begonnen und lässt sich darum nicht als Aufzeichnung speichern.
stale = Die Stellung hatte sich schon geändert; dein Zug wurde nicht gespielt.
no-move = „{ $text }“ ist kein Zug; der Fehler steht in Spalte { $column }.
bad-file = { $name }, { $place }: { $problem }
played-elsewhere = Dieses Spiel wurde auch anderswo weitergespielt. Nichts geht verloren: Deines geht als „{ $name }“ weiter.
nothing-here = Hier gibt es jetzt nichts zu tun.
allowed = Das ist erlaubt: { $label }.
unexpected = Etwas ging schief; die Stellung ist, wie sie war. { $type }: { $text }
bot-failed = { name-of } Bot hat einen Fehler und wartet. { $problem }
unknown-request = Das Brett hat um etwas gebeten, das hier nicht bekannt ist: { $request }.

## Rätsel

puzzle-reset = Wieder am Anfang. „Wiederholen“ bringt deine Züge zurück.
puzzle-solution = Das ist eine der besten Zugfolgen; gehe sie mit „Wiederholen“ und „Rückgängig“ durch. Derselbe Knopf bringt deine eigene zurück.
puzzle-own = Hier ist wieder deine eigene Zugfolge.
puzzle-no-solution = Keine Zugfolge erfüllt diese Aufgabe.
puzzle-no-hints = Mehr Tipps gibt es nicht.
puzzle-done = Alle Aktionen sind gespielt.
choice-start = Die Stellung vor dem ersten Zug. Geh die { $turns } Züge durch, bleib bei dem stehen, den du meinst, und drücke „Prüfen“.
choice-after = Die Stellung nach Zug { $turn } von { $turns }.{ $asked ->
    [1] {" "}„Prüfen“ bewertet diesen Zug.
   *[0] {""}
}
choice-solution = Geh weiter, um zu sehen, was besser gewesen wäre; dieselbe Taste bringt die gespielten Züge zurück.
choice-right-but-seen = Richtig. Du hast dir aber vorher die Lösung angesehen; heute gibt es dafür keine Sterne.
ui-slip_ask = Wo war mein Fehler?
ui-slip_costs = zählt als Tipp
ui-solution_costs = kostet die Sterne
ui-own_line = Meine Zugfolge
ui-next_puzzle = Nächstes Rätsel
ui-why_it_works = Warum es geht
ui-sources = Woher die Punkte kommen
ui-total = Zusammen
puzzle-empty = Es ist noch nichts gespielt. Mach zuerst einen Zug.
puzzle-watch = „Wiederholen“ zeigt Schritt für Schritt, wie.
puzzle-no-slip = Es gibt keinen Fehler, auf den man zeigen könnte.
puzzle-seen = Du hast heute die Lösung angesehen; darum bringt dieses Rätsel bis morgen keine Sterne.
puzzle-right-but-seen = Richtig: Besser geht es nicht. Du hast zuerst die Lösung angesehen, darum bringt es heute keine Sterne.
ask-solution = Lösung zeigen? Wenn du sie gesehen hast, bringt dieses Rätsel bis morgen keine Sterne.
ask-solution-page = Lösung zeigen? Wenn du sie gesehen hast, bringt dieses Rätsel auf dieser Seite keine Sterne.
open-task = Hier ist nichts richtig oder falsch: wenige Schritte oder viele Punkte, jede geprüfte Zugfolge wird ein Punkt im Diagramm.
ask-program = { $n } Zugfolgen des Programms hinzufügen
program-failed = Das Programm ist stehen geblieben: { $type }: { $text }
explained-lines = { $n ->
    [one] Nur eine beste Zugfolge
   *[other] { $n } beste Zugfolgen
}
explained-grade = Stufe { $grade } von { $hardest }
explained-row = { $n } in Folge gelöst
explained-days = { $n } Tage in Folge

## Lektionen: Wörter auf dem Brett

ui-turns = Züge
ui-moves = Züge
ui-answer = Antworten
ui-next = Nächste Frage
ui-question = Frage
ui-number = Deine Antwort
ui-right = richtig
ui-wrong = falsch
ui-keys_question = Mit Tab gehst du von Feld zu Feld, die Pfeiltasten wählen eine Antwort, Enter gibt sie ab. h gibt einen Tipp.

## Lektionen

lesson-shows-solution = Auf dem Brett steht die Lösung: Gehe sie mit „Wiederholen“ und „Rückgängig“ durch. Der Knopf „Lösung“ bringt deine eigene Zugfolge zurück.
lesson-offers-solution = Wenn du einen Weg sehen möchtest, drücke „Lösung“.
question-choose = Wähle eine Antwort.
question-point = Klicke die Antwort im Bild an.
question-try = Probiere es: Klicke es im Bild an.
question-type = Gib eine ganze Zahl ein und drücke Enter.
diary-solved = Schon gelöst: { $stars }
diary-problem = Dein Fortschritt wird nicht gespeichert. { $path }: { $problem }

## Rückblick auf eine Partie

ui-review_slips = Teuerste Fehler
ui-review_numbers = Punkte und Vergeudetes
ui-review_played = Wie gespielt
ui-review_better = Besser
ui-review_puzzles = Rätsel aus diesen Fehlern machen
ui-review_stop = Hier aufhören
ui-review_turn = Zug
ui-review_look = Wähle im Diagramm einen Zug, dann siehst du ihn auf dem Brett.
ui-keys_review = Links und rechts auf dem Regler gehen von Zug zu Zug. Auf dem Brett gehen links und rechts einen Schritt zurück und vor.
review-name = Rückblick auf eine Partie
review-none = Kein Fehler steht außer Zweifel.
review-progress = Entscheidung { $done } von { $all } wird beurteilt …
review-making = Hier wird nach einem Rätsel gesucht …

## Prüfung und Fortschritt

exam-right = Richtig.
exam-wrong = Nicht richtig; die richtige Antwort ist markiert.
exam-answered = Diese Frage ist beantwortet. Die erste Antwort zählt.
exam-questions-left = Noch offene Fragen: { $left }.
exam-shift-left = Am Tisch ist noch nicht zu Ende gespielt.
exam-shift-over = Am Tisch ist zu Ende gespielt. Dein Ergebnis steht weiter unten.
exam-no-undo = In der Prüfung kannst du einen beendeten Zug nicht rückgängig machen.
exam-no-hint = In der Prüfung gibt es keine Tipps.
report-stars = { $earned } von { $most } Sternen
report-passed = bestanden
report-not-passed = noch nicht bestanden

## The lesson player

ui-continue = Weiter
ui-again = Noch einmal
ui-goal = Dein Ziel
ui-menu = Mehr
ui-sound = Ton
ui-restart = Lektion von vorn beginnen
ui-home = Übersicht
ui-screens = Aufgaben
ui-lesson_stars = Sterne dieser Lektion
ui-tell = Noch einmal lesen
ui-one_back = Zurück
ui-keys_player = Mit Tab und den Pfeiltasten gehst du von Ziel zu Ziel, Enter wählt, Escape bricht die Auswahl ab. z macht rückgängig, h gibt einen Tipp, ? erklärt, warum ein Zug nicht erlaubt ist. Ist eine Aufgabe gelöst, geht es mit Enter weiter.
ui-rule = Die Regel
ui-stars_mean = Was die Sterne bedeuten
ui-step_on = Weiter
ui-step_back = Zurück
ui-here = hier
ui-is_done = gelöst
ui-lesson_restarted = Die Lektion beginnt von vorn.
player-kind-act = Du bist dran
player-kind-show = Schau zu
player-kind-number = Sag voraus
player-kind-point = Sag voraus
player-kind-try = Probier es
player-title = { $number ->
    [0] { $title }
   *[other] { $number } · { $title }
}
player-screen-name = { $lesson ->
    [0] { $title }
   *[other] Lektion { $lesson }: { $title }
}. Aufgabe { $screen } von { $of }: { $kind }
player-end-name = { $lesson ->
    [0] { $title }
   *[other] Lektion { $lesson }: { $title }
}. Ende der Lektion
player-done-all = Lektion geschafft!
player-done-open = { $left ->
    [one] Fast geschafft
   *[other] Noch nicht fertig
}
player-end-all = Alle { $most } Sterne: Besser geht es nicht.
player-end-some = Du hast { $stars } von { $most } Sternen. Die übrigen holst du dir, wenn du eine Aufgabe noch einmal spielst.
player-end-left = { $left ->
    [one] Eine Aufgabe ist noch offen.
   *[other] { $left } Aufgaben sind noch offen.
}
player-next = Nächste Lektion: { $title }
player-next-other = Weiter: { $title }
player-three = Auf dem kürzesten Weg erreicht, ohne Fehler und ohne Tipp; oder gleich beim ersten Mal richtig vorausgesagt.
player-two = Mit kleinem Umweg erreicht oder mit einem Fehler oder Tipp.
player-one = Erreicht.
player-fault-solution = Du hast dir die Lösung angesehen; dafür gibt es einen Stern.
player-fault-detour = Es waren { $number } mehr als nötig.
player-fault-slips = { $number ->
    [one] Nach einem Zug war das Ziel nicht mehr erreichbar.
   *[other] Nach { $number } Zügen war das Ziel nicht mehr erreichbar.
}
player-fault-hints = Du hast { $number ->
    [one] einen Tipp
   *[other] { $number } Tipps
} gebraucht.
player-fault-wrong = { $number ->
    [one] Die erste Antwort war nicht richtig.
   *[other] { $number } Antworten waren nicht richtig.
}
player-seen = Du hast alles gesehen.

## Die Karte des Kurses

home-name = Die Karte des Kurses
home-hail = Glück Auf!
home-help = Du kommst nicht weiter? „Tipp“ hilft jedes Mal ein bisschen mehr, und was nicht leuchtet, sagt dir, warum. Andere Sprachen: Starte das Programm mit „glueckauf --lang en“, „pl“ oder „hu“, oder wähle sie im Menü einer Lektion.
home-games = Spiele
home-lessons = Lektionen
home-begin = Anfangen: Lektion { $number } · { $title }
home-continue = Weiter: Lektion { $number } · { $title }
home-to-exam = Leg die Gesellenprüfung ab
home-to-game = Spiel eine ganze Partie
home-station = { $earned } von { $most } Sternen
home-daily = Das Rätsel von heute
home-daily-open = „{ $title }“. Jeden Tag ein neues.
home-daily-solved = „{ $title }“ ist gelöst. Morgen kommt das nächste.
home-streak = Deine Serie
home-streak-days = { $days ->
    [0] Löse heute ein Rätsel, und sie beginnt.
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}{ $longest ->
    [0] {""}
   *[other] {" "}Bisher am längsten: { $longest }.
}
home-mistakes = Deine Fehler
home-mistakes-due = { $due ->
    [0] Heute ist nichts fällig.
    [one] { $due } Rätsel ist wieder fällig.
   *[other] { $due } Rätsel sind wieder fällig.
}
home-exam = Die Prüfung
home-exam-open = Zehn Stellungen und ein Spiel am Tisch.
home-exam-passed = Bestanden. Glück auf!
home-play = Spielen
home-play-how = Mit Freunden oder Bots: dein Tisch, deine Regeln.
home-review = Rückblick
home-review-how = Wo Punkte liegen blieben und was besser war.
home-ladder = Wie stark sind sie?
home-ladder-how = Bots, gemessen, und deiner gegen sie.
home-design = Kurs Spieldesign
home-design-how = Sechs Wochen für Klassen und Neugierige.
home-game = Die ganze Partie
home-game-locked = { $left ->
    [one] Dein Ziel: noch eine Lektion. Oder probier es gleich.
   *[other] Dein Ziel: noch { $left } Lektionen. Oder probier es gleich.
}

## Die Prüfung an einem Ort

player-kind-question = Frage
player-kind-shift = Am Tisch
exam-question-how = Zeig im Bild auf die Antwort. Deine erste Antwort zählt; du kannst jederzeit aufhören und später weitermachen.
exam-play-shift = Spiel bis zum Ende. Solange ein Zug läuft, kannst du ihn rückgängig machen.
exam-not-over = Noch nicht fertig
exam-title-passed = Bestanden!
exam-title-failed = Noch nicht bestanden
exam-new = Neue Prüfung

## Playing: setting up a game, going on, looking back

ui-play_page = Spielen
ui-play_new = Neues Spiel
ui-play_begun = Angefangene Spiele
ui-play_finished = Beendete Spiele
ui-play_go_on = Weiterspielen
ui-play_look = Ansehen
ui-play_review = Besprechen
ui-play_away = Weglegen
ui-play_bring_back = Zurückholen
ui-play_game = Spiel
ui-play_players = Wie viele spielen
ui-play_seats = Am Tisch
ui-play_name = Name
ui-play_who = Wer spielt
ui-play_starts = Wer beginnt
ui-play_lot = Das Los entscheidet
ui-play_deal = Nummer des Spiels
ui-play_deal_how = Dieselbe Nummer mischt die Karten gleich. Ohne Nummer wird neu gemischt.
ui-play_start = Los geht’s
ui-play_rules = Regeländerungen
ui-play_to_players = Zurück zum Tisch
ui-play_published = Wie im Original
ui-play_all_published = Alles wie im Original
ui-play_changed = Geändert
ui-play_lists = Karten und Listen
ui-play_point = Wähle eine Regel, und hier kannst du sie lesen.
ui-play_all = Alle Spiele
ui-play_keys = Tab geht von Feld zu Feld, die Pfeiltasten wählen, Enter in einem Namen beginnt das Spiel.
play-person = Ein Mensch
play-random = Spielt irgendetwas
play-greedy = Nimmt, was jetzt am meisten bringt
play-thinks = { $time ->
    [moment] Denkt einen Moment nach
    [second] Denkt eine Sekunde nach
   *[five] Denkt fünf Sekunden nach
}
play-changes = { $n ->
    [0] wie im Original
    [one] 1 Änderung
   *[other] { $n } Änderungen
}
play-to-move = Am Zug: { $name }
play-shared = Geteilter Sieg: { $names }
play-won = Gewonnen: { $names }
play-lost = Gemeinsam verloren
play-won-together = Gemeinsam gewonnen
play-away-count = { $n ->
    [one] 1 weggelegtes Spiel
   *[other] { $n } weggelegte Spiele
}
play-names-same = Zwei haben denselben Namen. Gib jedem einen eigenen.
play-name-wrong = Ein Name hat 1 bis { $most } Zeichen und keine geschweiften Klammern.
play-deal-wrong = Schreibe eine ganze Zahl oder lass das Feld leer, dann wird neu gemischt.
play-rules-wrong = Einige Regeländerungen passen noch nicht. Verbessere die markierten.
play-not-saved = Du kannst spielen, aber dieses Spiel lässt sich nicht speichern. { $path }: { $problem }
play-gone = Dieses Spiel lässt sich nicht öffnen. { $path }: { $problem }
knob-number = Schreibe eine ganze Zahl von { $low } bis { $high }.
knob-numbers = Schreibe { $n ->
    [0] ganze Zahlen
   *[other] { $n } ganze Zahlen
} von { $low } bis { $high }, durch Kommas getrennt.
knob-words = { $known ->
    [0] Schreibe { $n ->
        [0] die Wörter
       *[other] { $n } Wörter
    } durch Kommas getrennt.
   *[other] Schreibe { $n ->
        [0] Wörter
       *[other] { $n } Wörter
    } aus dieser Liste, durch Kommas getrennt: { LIST($words) }.
}

## Seiten ohne Python

page-part = Dieses Rätsel hat mehr als { $most } Stellungen. Die Seite enthält die rund um die beste Antwort; Züge, die weiter wegführen, sind ausgegraut.
page-lesson = { $screens ->
    [one] Eine Aufgabe hat
   *[other] { $screens } Aufgaben haben
} zu viele Stellungen für eine Seite; dort zeigt die Seite die Antwort Schritt für Schritt.
page-game = Ohne Python kann eine Partie nicht weitergespielt werden. Die Seite zeigt { $moves ->
    [0] die Stellung
    [one] den bisherigen Zug Schritt für Schritt
   *[other] die bisherigen { $moves } Züge Schritt für Schritt
}.

## Bots, die nachdenken, und ihre Züge

thinking = { name } denkt nach.
thinking-hint = Gute Züge werden gesucht.
moved-meanwhile = Die Partie ist inzwischen weitergegangen. „Wiederholen“ führt dorthin.
no-reason = Der Bot begründet diesen Zug nicht, oder er verriete dabei verdeckte Karten.
ui-move_now = Jetzt ziehen
ui-show_now = Jetzt zeigen
ui-progress = Stand des Nachdenkens
ui-why_turn = Warum?
ui-skip = Überspringen

## Mehrere vor einem Bildschirm

pass-screen = Gebt den Bildschirm an { name } weiter.
pass-hidden = Alles bleibt verdeckt, bis { name } hier sitzt.
pass-here = Ich bin { name }

## Züge, die einen Gedanken wert sind

candidates = { $moves ->
    [one] Ein Zug ist einen Gedanken wert
   *[other] { $moves } Züge sind einen Gedanken wert
}{ $tries ->
    [0] .
    [one] , erprobt in einer Probepartie. Klicke einen an, um ihn auf dem Brett zu sehen.
   *[other] , erprobt in { $tries } Probepartien. Klicke einen an, um ihn auf dem Brett zu sehen.
}
gain = { $points } Punkte{ $known ->
    [1] { " " }± { $error }
   *[0] {""}
} { $place ->
    [0] gegenüber dem nächsten
   *[other] gegenüber dem besten
}
ui-candidates = Züge zur Wahl

## Das Spiellabor

ui-lab_page = Spiellabor
ui-lab_new = Neuer Versuch
ui-lab_bots = Wer spielt
ui-lab_seat = Platz
ui-lab_metric = Was gemessen wird
ui-lab_rules = Vergleich
ui-lab_a = Regeln A
ui-lab_b = Regeln B
ui-lab_more = Wie lange gemessen wird
ui-lab_most = Höchstens so viele Kartenfolgen
ui-lab_smallest = Unterschied, auf den es ankommt
ui-lab_stops = Früher aufhören, wenn
ui-lab_seed = Erste Kartenfolge
ui-lab_run = Messen
ui-lab_stop = Anhalten
ui-lab_run_on = Weiter messen
ui-lab_result = Ergebnis
ui-lab_nothing = Noch ist nichts gemessen. Ändere eine Regel von B, wähle, was gemessen wird, und drücke „Messen“.
ui-lab_kept = Deine Versuche nebeneinander
ui-lab_none = Jeder Versuch bleibt hier aufgehoben.
ui-lab_name = Name dieses Versuchs
ui-lab_look = Ansehen
ui-lab_compare = Vergleichen
ui-lab_compared = Versuche im Vergleich
ui-lab_remove = Entfernen
ui-lab_bring_back = Zurückholen
lab-stop = { $rule ->
    [interval] das Intervall genug sagt
   *[sprt] es klar genug steht
}
lab-ahead = Denkt voraus, { $n } Versuche je Zug
lab-slow = langsam
lab-unknown = „{ $what }“ lässt sich hier nicht wählen. Wähle etwas aus der Liste.
lab-smallest-wrong = Schreibe eine Zahl über 0, zum Beispiel 0,5 oder 2.
lab-same-rules = Beide Seiten spielen nach denselben Regeln, also gibt es keinen Unterschied zu finden.
lab-busy = Ein Versuch läuft gerade. Halte ihn zuerst an oder warte, bis er fertig ist.
lab-nothing-runs = Gerade läuft kein Versuch.
lab-gone = Diesen Versuch gibt es nicht mehr.
lab-run-name = Versuch { $number }
lab-name-wrong = Ein Name hat 1 bis { $most } Zeichen.
lab-removed = „{ $name }“ ist entfernt.
lab-change = { $label }: { $before } → { $after }
lab-on = ja
lab-off = nein
lab-published = wie im Original
lab-what = { $title }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
} ({ $bots }). { $sides }
lab-sides = A: { $a }. B: { $b }.
lab-title = { $name }{ $state ->
    [running] {" (läuft)"}
    [stopped] {" (angehalten)"}
   *[done] {""}
}
lab-begun = Die ersten Partien laufen noch.
lab-number = { $what ->
    [effect] B minus A
    [interval] 95-%-Intervall
    [fresh] Mit frischen Kartenfolgen
    [games] Partien
   *[decks] Kartenfolgen
}
lab-interval = { $low } bis { $high }
lab-unsure = noch unbekannt
lab-axis-decks = Kartenfolgen
lab-axis-effect = B minus A: { $unit }
lab-chart = { $metric }, Regeln B minus Regeln A, Kartenfolge für Kartenfolge, mit Intervall
lab-compared = { $runs } Versuche im Vergleich: { $metric }, Regeln B minus Regeln A
lab-compared-others = { $left ->
    [0] Wo sich zwei Intervalle nicht berühren, unterscheiden sich die Versuche.
    [one] Wo sich zwei Intervalle nicht berühren, unterscheiden sich die Versuche. Ein Versuch misst etwas anderes und passt nicht auf diese Skala.
   *[other] Wo sich zwei Intervalle nicht berühren, unterscheiden sich die Versuche. { $left } Versuche messen etwas anderes und passen nicht auf diese Skala.
}
lab-compared-few = Kreuze noch einen Versuch an, der dasselbe misst.
lab-export = { $form ->
    [pdf] Seite zum Drucken (PDF)
    [json] Bericht (JSON)
   *[toml] Bericht (TOML)
}
lab-writing = Die Seite entsteht gerade …
lab-exported = Gespeichert: { $path }.
lab-not-exported = Der Bericht ließ sich nicht schreiben. { $path }: { $problem }
lab-not-kept = Dieser Versuch lässt sich nicht aufheben. { $path }: { $problem }
lab-failed = Der Versuch ist abgebrochen. { $problem }
home-lab = Spiellabor
home-lab-how = Ändere eine Regel und miss, was geschieht.
