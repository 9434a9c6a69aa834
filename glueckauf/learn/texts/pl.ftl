### Learning: lessons, progress, notebooks, training, printed sheets.

## Verdicts

verdict-stars = Gwiazdki: { $stars } z 3.

## Lessons: answers to a move, a question, a change of the rules

cost = { $unit ->
    [steps] { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
   *[moves] { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
}
answer-illegal = { $rule }: { $why }
answer-par = Gotowe: { $used }; mniej się nie da.
answer-longer = Gotowe: { $used }; wystarczy: { $par }.
answer-stars = Gwiazdki: { $stars } z 3.
answer-left = Dobra droga. Do celu: { $amount }.
answer-detour = Tak też można, ale to droga okrężna, dłuższa o: { $amount }.
answer-lost = Po ruchu „{ $move }” celu nie da się już osiągnąć. Cofnij go i spróbuj inaczej.
answer-undo = Celu nie da się już osiągnąć. Cofnij ten ruch i spróbuj inaczej.
answer-missing = Do celu brakuje: { $goals }
answer-over = Twoja tura jest zakończona, a cel nie został jeszcze osiągnięty.
answer-unknown = Cel nie został jeszcze osiągnięty.
advice-move = Spróbuj tak: { $move }.
advice-undo = Stąd celu nie da się osiągnąć. Najpierw cofnij ostatni ruch.
try-allowed = „{ $move }” jest dozwolone. Spróbuj ruchu, o którym mowa w zadaniu.
rulebook-says = { $ruling ->
    [1] Rozstrzygnięcie { $rule }: { $text }
   *[0] Zasada ({ $rule }): { $text }
}
what-if-printed = Według instrukcji: { $answer }
what-if-changed = Jeśli { $rules }: { $answer }
what-if-shown = Powyżej: zasady z instrukcji. Poniżej: { $rules }.
what-if-allowed = „{ $move }” jest dozwolone.
what-if-forbidden = Niedozwolone ({ $rule }): { $why }
what-if-impossible = Tego nie da się zrobić.

## Progress, coverage, exam

progress-none = Nic nie jest jeszcze rozwiązane. Dobrze zacząć od lekcji 1.
progress-lesson = Lekcja { $number }: { $title }
progress-solved = rozwiązane: { $solved } z { $screens }
progress-hints = { $hints ->
    [one] { $hints } podpowiedź
    [few] { $hints } podpowiedzi
   *[many] { $hints } podpowiedzi
}
progress-weak = Przypomnij sobie { $rule }{ $lesson ->
    [0] {""}
   *[other] {" "}(lekcja { $lesson })
}: { $text }
progress-strong = Brak słabych punktów.
coverage-head = zasada
coverage-lessons = omawiana w lekcjach
coverage-none = jeszcze nie
coverage-total = Omówione zasady: { $taught } z { $rules }.
exam-result = { $points } z { $most } punktów, { $percent }%.
exam-passed = Egzamin zdany. Szczęść Boże, czeladniku!
exam-failed = Jeszcze niezdany: potrzeba { $needed } punktów.

## Notatniki

book-how = *Klikaj to, co świeci, albo używaj klawisza Tab, strzałek i Enter. Niczego nie zepsujesz: `z` cofa ruch.*
page-home = Strona główna
page-code = Kod
page-pictures = Na tej stronie nie działa Python, więc plansze są tylko obrazkami.
book-what-if = A gdyby…
book-rules = Zasady tej lekcji
book-next = **Dalej:** { $link }
book-exam = Egzamin czeladniczy

## Arkusze do druku

sheet-title = Łamigłówki
sheet-name = Imię
sheet-date = Data
sheet-check = Sprawdź:
sheet-notes = Notatki
sheet-key = Rozwiązania
sheet-key-how = Poprawny jest każdy ciąg ruchów, który daje najlepszy wynik. Tu przy każdej łamigłówce podano jeden z nich.

## Trening, konkursy, otwarta optymalizacja

training-streak = { $days ->
    [0] Nie masz jeszcze serii: rozwiąż dziś łamigłówkę, a się zacznie.
    [one] Seria trwa { $days } dzień.
   *[other] Seria trwa { $days } dni.
}{ $kept ->
    [1] {" "}Dzisiejszy dzień już się liczy.
   *[0] {""}
}{ $longest ->
    [0] {""}
    [one] {" "}Najdłuższa seria: { $longest } dzień.
   *[other] {" "}Najdłuższa seria: { $longest } dni.
}
training-solved = Rozwiązane łamigłówki: { $solved } z { $puzzles }.
training-due = { $open ->
    [0] Nie masz jeszcze błędów do powtórki.
   *[other] Błędy do przećwiczenia: { $open }; do powtórki dziś: { $due }.
}
training-theme = rozwiązane: { $solved } z { $puzzles }{ $open ->
    [0] {""}
   *[other] , do przećwiczenia: { $open }
}
training-weak = twój słaby motyw
training-no-mistakes = Żaden błąd nie czeka na powtórkę. Rozwiąż coś nowego i wróć jutro.
training-no-weak-theme = Nic jeszcze nie poszło źle, więc nie ma słabego motywu.
training-no-puzzle = W zbiorze nie ma jeszcze takiej łamigłówki.
book-puzzles = Łamigłówki
book-puzzles-idea = Łamigłówka na każdy dzień, twoja seria, twój słaby motyw i najpierw twoje błędy. A dla piszących programy: konkurs.
book-puzzles-daily = Łamigłówka dnia
book-puzzles-daily-how = Wszyscy mają dziś tę samą; `ga.daily("2026-12-24")` to łamigłówka innego dnia. Z każdym dniem tygodnia jest trudniej: w poniedziałek łatwo, w niedzielę trudno. **Sprawdź** mówi, ile wart jest twój ciąg ruchów i ile daje gwiazdek; wygrywa każdy, który osiąga najlepszy wynik. **Gdzie jest błąd?** liczy się jak podpowiedź. **Rozwiązanie** kosztuje gwiazdki. Po rozwiązaniu dowiesz się, dlaczego to działa, a **Następna łamigłówka** otworzy się w tym samym miejscu.
book-puzzles-training = Jak ci idzie
book-puzzles-training-how = To, co rozwiążesz, zapisuje się w małym pliku w twoim folderze. Seria to kolejne dni z rozwiązaną łamigłówką. To, co poszło źle, trafia do przegródki i wraca: od razu, potem po 1, 3, 7, 14 i 30 dniach, o ile rozwiązujesz bez pomocy. Uruchamiaj tę komórkę, kiedy chcesz.
book-puzzles-next = Co dalej?
book-puzzles-next-how = Najpierw błędy do powtórki, potem coś nowego, od najłatwiejszych. **Następna łamigłówka** na planszy prowadzi dalej w tej kolejności.
book-puzzles-mistakes = Moje błędy
book-puzzles-mistakes-how = Tylko to, co wcześniej poszło źle i teraz czeka na powtórkę.
book-puzzles-weak = Mój słaby motyw
book-puzzles-weak-how = Motyw to sztuczka, bez której najlepsza odpowiedź jest nieosiągalna. Oto łamigłówka z motywem, który sprawia ci najwięcej kłopotów.
book-puzzles-theme = Motyw do wyboru
book-puzzles-theme-how = Nazwy są w drugiej kolumnie tabeli powyżej.
book-puzzles-variant = Własne liczby
book-puzzles-variant-how = Ta sama sztuczka, inne liczby: każde imię daje inną łamigłówkę o tym samym motywie i stopniu trudności. Wpisz swoje, a cała klasa może pracować nad jednym pomysłem bez ściągania.
book-puzzles-contest = Własny program
book-puzzles-contest-how = Program to funkcja, która dostaje łamigłówkę i zwraca ciąg ruchów. Ten próbuje stu losowych ciągów i zachowuje najlepszy. Łamigłówki powstają z ziarna, a zachłanny program nie znajduje najlepszego wyniku w żadnej z nich. Napiszesz lepszy?
book-optimise = Otwarty szyb
book-optimise-idea = Tu nic nie jest dobre ani złe: ile kroków warto wydać na ile punktów?
book-optimise-board = Próbuj
book-optimise-board-how = Zagraj ciąg ruchów i naciśnij **Sprawdź** albo zakończ akcję. Potem zacznij od nowa i zagraj inny. Mało kroków czy dużo punktów: każdy ciąg to próba.
book-optimise-chart = Wszystkie twoje próby
book-optimise-chart-how = Każda próba to punkt: w prawo kroki, w górę punkty; słupki pokazują, jak często. Zielona linia to *front*: wyniki, których nikt nie przebije, udowodnione przez dokładny program. Co leży za nim, jest nieosiągalne. Czy znajdziesz każde miejsce na froncie?
book-optimise-code = Programem
book-optimise-code-how = Próbować może też program. Ten gra losowo: naciśnij przycisk pod wykresem i zobacz, jak blisko frontu dochodzi dwieście przypadkowych ciągów ruchów.

## After the goal was lost: the move that lost it is named, not each later one

answer-lost-before = Od ruchu „{ $move }” celu nie da się już osiągnąć. Cofnij się do tego miejsca i spróbuj inaczej.

## Zbiór jako tabela

collection-head = { $column ->
    [id] id
    [title] tytuł
    [grade] stopień
    [stars] gwiazdki
    [themes] motywy
   *[solved] rozwiązana
}
collection-count = { $puzzles ->
    [one] Jedna łamigłówka
    [few] { $puzzles } łamigłówki
   *[many] { $puzzles } łamigłówek
}, rozwiązane: { $solved }.
collection-none = Takiej łamigłówki nie ma.
collection-more = … i jeszcze { $puzzles }

## Wykresy

plot-front = Front: punkty za kroki
plot-steps = kroki
plot-points = punkty
plot-best = front
plot-tries = próby
plot-grades = Łamigłówki według stopnia
plot-grade = stopień
plot-puzzles = łamigłówki
plot-open = nierozwiązane
plot-stars = { $stars ->
    [0] bez gwiazdek
    [one] jedna gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}
plot-days = Rozwiązane łamigłówki, dzień po dniu
plot-day = dni
plot-solved = rozwiązane
