### The widget: words of the user interface (ui-…, sent to the board as they are), prompts and messages.
### A fact like "mining/6" also comes in parts: $space-kind and $space-detail.

## Words on the board

ui-board = Szczęść Boże: plansza
ui-language = Język
ui-silent = Python nie odpowiada. Jeśli jądro zostało zrestartowane, uruchom tę komórkę ponownie.
ui-broken = Błąd planszy:
ui-keys = Klawisze
ui-keys_table = Strzałkami lub klawiszem Tab przechodzisz między elementami, Enter wybiera, Escape anuluje wybór. z cofa, y ponawia, h daje podpowiedź, ? wyjaśnia, dlaczego czegoś nie wolno.
ui-keys_stepper = Strzałkami w lewo i w prawo cofasz się i idziesz naprzód, Home i End prowadzą do pierwszego i ostatniego kroku, spacja odtwarza i zatrzymuje.
ui-undo = Cofnij
ui-redo = Ponów
ui-hint = Podpowiedź
ui-sheet = Punktacja
ui-close = Zamknij
ui-save = Zapisz
ui-load = Wczytaj
ui-move = Ruch
ui-play = Zagraj
ui-cancel = Anuluj
ui-choose = Wybierz:
ui-allowed = To można wybrać.
ui-yes = Tak
ui-no = Nie
ui-log = Ruchy
ui-start = Początek
ui-goto = Przejdź do ruchu
ui-moves_of_turn = Ruchy i zasady tej tury
ui-unfold = Pokaż
ui-fold = Zwiń
ui-steps = Kroki
ui-par = Cel
ui-score = Dotąd
ui-stars = Gwiazdki
ui-check = Sprawdź
ui-reset = Od początku
ui-solution = Rozwiązanie
ui-hints = Podpowiedzi
ui-verdict = Ocena
ui-solved = Rozwiązane!
ui-best = najlepszy
ui-given = twój
ui-slip = pierwszy błąd
ui-first = Pierwszy krok
ui-back = Wstecz
ui-forward = Naprzód
ui-last = Ostatni krok
ui-run = Odtwórz
ui-pause = Zatrzymaj
ui-step = Krok
ui-no_further = Ta strona nie zna pozycji po tym ruchu. Możesz go zagrać w notatniku.
ui-nothing_to_undo = Nie ma czego cofnąć.
ui-nothing_to_redo = Nie ma czego ponowić.
ui-not_a_move = Takiego ruchu tu nie ma.
ui-needs_python = Do tego potrzebny jest Python; otwórz łamigłówkę w notatniku.

## What is asked

whose-turn = { $alone ->
    [1] twoja kolej
   *[0] { name }
}
prompt-bot = Na ruchu: { name }.
prompt-chance = Decyduje los.
prompt-over = Gra jest zakończona.
final-score = Wynik końcowy: { SCORES($scores, $reader) }.
play-on = Graj dalej

## Messages

at-start = To jest początek.
at-move = To jest pozycja po ruchu { $ply }.
ask-reveal = Od tamtej chwili rzucono kośćmi albo odkryto karty lub żetony. Cofnąć mimo to?
ask-load = Wczytanie pliku { $name } zastąpi grę na stole. Wczytać?
saved = Zapisano jako { $name }.
loaded = Na stole leży { $name }: { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
   *[many] { $plies } ruchów
}.
cannot-record = Ta gra nie zaczęła się od przygotowania, więc nie można zapisać jej przebiegu.
stale = Plansza zdążyła się zmienić; ruch nie został wykonany.
no-move = „{ $text }” to nie ruch; błąd jest w kolumnie { $column }. Ruchy wyglądają tak: money/4, mining/8, +g, 0, g>A, end.
bad-file = { $name }, { $place }: { $problem }
played-elsewhere = Tę grę rozgrywano dalej także gdzie indziej. Nic nie przepada: twoja toczy się dalej jako „{ $name }”.
nothing-here = Tu nie ma teraz nic do zrobienia.
allowed = To jest dozwolone: { $label }.
unexpected = Coś się nie udało; pozycja jest taka jak przedtem. { $type }: { $text }
bot-failed = Bot { name-of } napotkał błąd i czeka. { $problem }
unknown-request = Plansza poprosiła o coś, czego tu nie ma: { $request }.

## Puzzles

puzzle-reset = Znowu początek. „Ponów” przywróci twoje ruchy.
puzzle-solution = To jeden z najlepszych ciągów ruchów; przejdź go za pomocą „Ponów” i „Cofnij”. Ten sam przycisk przywróci twój własny.
puzzle-own = To znowu twój własny ciąg ruchów.
puzzle-no-solution = Tego zadania nie spełnia żaden ciąg ruchów.
puzzle-no-hints = Więcej podpowiedzi nie ma.
puzzle-done = Wszystkie akcje są wykonane.
choice-start = Pozycja przed pierwszą turą. Przejdź przez tury (jest ich { $turns }), zatrzymaj się na tej, którą masz na myśli, i naciśnij „Sprawdź”.
choice-after = Pozycja po turze { $turn } z { $turns }.{ $asked ->
    [1] {" "}„Sprawdź” oceni tę turę.
   *[0] {""}
}
choice-solution = Idź dalej, aby zobaczyć, co byłoby lepsze; ten sam przycisk przywraca rozegrane tury.
choice-right-but-seen = Zgadza się. Najpierw jednak obejrzano rozwiązanie, więc dziś nie ma za to gwiazdek.
ui-slip_ask = Gdzie jest błąd?
ui-slip_costs = liczy się jak podpowiedź
ui-solution_costs = kosztuje gwiazdki
ui-own_line = Mój własny ciąg
ui-next_puzzle = Następna łamigłówka
ui-why_it_works = Dlaczego to działa
ui-sources = Skąd są punkty
ui-total = Razem
puzzle-empty = Nic jeszcze nie zagrano. Najpierw wykonaj ruch.
puzzle-watch = „Ponów” pokaże krok po kroku, jak to działa.
puzzle-no-slip = Nie ma błędu, który można by wskazać.
puzzle-seen = Dziś oglądano już rozwiązanie, więc do jutra ta łamigłówka nie daje gwiazdek.
puzzle-right-but-seen = Dobrze: nic lepszego nie jest możliwe. Rozwiązanie było oglądane wcześniej, więc dziś nie ma za to gwiazdek.
ask-solution = Pokazać rozwiązanie? Kto je zobaczy, do jutra nie zdobędzie gwiazdek za tę łamigłówkę.
ask-solution-page = Pokazać rozwiązanie? Kto je zobaczy, nie zdobędzie na tej stronie gwiazdek za tę łamigłówkę.
open-task = Tu nic nie jest dobre ani złe: mało kroków czy dużo punktów – każdy sprawdzony ciąg ruchów staje się punktem na wykresie.
ask-program = Dodaj ciągi ruchów z programu: { $n }
program-failed = Program się zatrzymał: { $type }: { $text }
explained-lines = { $n ->
    [one] Tylko jeden najlepszy ciąg ruchów
    [few] { $n } najlepsze ciągi ruchów
   *[many] { $n } najlepszych ciągów ruchów
}
explained-grade = Stopień { $grade } z { $hardest }
explained-row = Rozwiązane z rzędu: { $n }
explained-days = Dni z rzędu: { $n }

## Lessons: words on the board

ui-turns = Tury
ui-moves = Ruchy
ui-answer = Odpowiedz
ui-next = Następne pytanie
ui-question = Pytanie
ui-number = Twoja odpowiedź
ui-right = dobrze
ui-wrong = źle
ui-keys_question = Klawiszem Tab przechodzisz od pola do pola, strzałkami wybierasz odpowiedź, Enter ją zatwierdza. h daje podpowiedź.

## Lessons

lesson-shows-solution = Na planszy jest rozwiązanie: przejdź je za pomocą „Ponów” i „Cofnij”. Przycisk „Rozwiązanie” przywróci twój własny ciąg ruchów.
lesson-offers-solution = Jeśli chcesz zobaczyć drogę do celu, naciśnij „Rozwiązanie”.
question-choose = Wybierz odpowiedź.
question-point = Kliknij odpowiedź na rysunku.
question-try = Spróbuj: kliknij to na rysunku.
question-type = Wpisz liczbę całkowitą i naciśnij Enter.
diary-solved = Rozwiązane wcześniej: { $stars }
diary-problem = Twoje postępy nie są zapisywane. { $path }: { $problem }

## Omówienie partii

ui-review_slips = Najdroższe błędy
ui-review_numbers = Punkty i straty
ui-review_played = Jak zagrano
ui-review_better = Lepiej
ui-review_puzzles = Zrób łamigłówki z tych błędów
ui-review_stop = Przerwij tutaj
ui-review_turn = Tura
ui-review_look = Wybierz turę na wykresie, a zobaczysz ją na planszy.
ui-keys_review = Strzałki w lewo i w prawo na suwaku przechodzą od tury do tury. Na planszy robią krok wstecz i naprzód.
review-name = Omówienie partii
review-none = Żaden błąd nie jest pewny.
review-progress = Ocena decyzji { $done } z { $all } …
review-making = Szukanie łamigłówki …

## Exam and progress

exam-right = Dobrze.
exam-wrong = Źle; dobra odpowiedź jest zaznaczona.
exam-answered = Na to pytanie już jest odpowiedź. Liczy się pierwsza.
exam-questions-left = Pytania bez odpowiedzi: { $left }.
exam-shift-left = Gra przy stole nie jest jeszcze skończona.
exam-shift-over = Gra przy stole się skończyła. Twój wynik jest poniżej.
exam-no-undo = Na egzaminie zakończonej tury nie można cofnąć.
exam-no-hint = Na egzaminie nie ma podpowiedzi.
report-stars = Gwiazdki: { $earned } z { $most }
report-passed = zdany
report-not-passed = jeszcze niezdany

## The lesson player

ui-continue = Dalej
ui-again = Jeszcze raz
ui-goal = Twój cel
ui-menu = Więcej
ui-sound = Dźwięk
ui-restart = Zacznij lekcję od nowa
ui-home = Strona główna
ui-screens = Zadania
ui-lesson_stars = Gwiazdki tej lekcji
ui-tell = Przeczytaj jeszcze raz
ui-one_back = Cofnij
ui-keys_player = Klawiszem Tab i strzałkami przechodzisz między elementami, Enter wybiera, Escape anuluje wybór. z cofa ruch, h daje podpowiedź, ? wyjaśnia, dlaczego czegoś nie wolno. Gdy zadanie jest zrobione, Enter prowadzi dalej.
ui-rule = Zasada
ui-stars_mean = Co znaczą gwiazdki
ui-step_on = Dalej
ui-step_back = Wstecz
ui-here = tutaj
ui-is_done = zrobione
ui-lesson_restarted = Lekcja zaczyna się od nowa.
player-kind-act = Twoja kolej
player-kind-show = Patrz
player-kind-number = Przewidź
player-kind-point = Przewidź
player-kind-try = Spróbuj
player-title = { $number ->
    [0] { $title }
   *[other] { $number } · { $title }
}
player-screen-name = { $lesson ->
    [0] { $title }
   *[other] Lekcja { $lesson }: { $title }
}. Zadanie { $screen } z { $of }: { $kind }
player-end-name = { $lesson ->
    [0] { $title }
   *[other] Lekcja { $lesson }: { $title }
}. Koniec lekcji
player-done-all = Lekcja ukończona!
player-done-open = { $left ->
    [one] Już prawie
   *[other] To jeszcze nie koniec
}
player-end-all = Wszystkie gwiazdki ({ $most }): lepiej się nie da.
player-end-some = Masz { $stars } z { $most } gwiazdek. Zagraj zadanie jeszcze raz, żeby zdobyć resztę.
player-end-left = { $left ->
    [one] Zostało jeszcze jedno zadanie.
    [few] Zostały jeszcze { $left } zadania.
   *[other] Zostało jeszcze { $left } zadań.
}
player-next = Następna lekcja: { $title }
player-next-other = Dalej: { $title }
player-three = Cel osiągnięty najkrótszą drogą, bez potknięcia i bez podpowiedzi, albo trafna odpowiedź za pierwszym razem.
player-two = Cel osiągnięty z małym objazdem albo z jednym potknięciem lub jedną podpowiedzią.
player-one = Cel osiągnięty.
player-fault-solution = Rozwiązanie było na planszy, więc jest jedna gwiazdka.
player-fault-detour = Wyszło o { $number } więcej, niż trzeba.
player-fault-slips = { $number ->
    [one] Po jednym ruchu celu nie dało się już osiągnąć.
   *[other] Po { $number } ruchach celu nie dało się już osiągnąć.
}
player-fault-hints = { $number ->
    [one] Padła jedna podpowiedź.
    [few] Padły { $number } podpowiedzi.
   *[other] Padło { $number } podpowiedzi.
}
player-fault-wrong = { $number ->
    [one] Pierwsza odpowiedź nie była trafna.
    [few] { $number } odpowiedzi nie były trafne.
   *[other] { $number } odpowiedzi nie było trafnych.
}
player-seen = To już wszystko.

## Mapa kursu

home-name = Mapa kursu
home-hail = Szczęść Boże!
home-help = Coś nie wychodzi? „Podpowiedź” pomaga za każdym razem trochę bardziej, a wszystko, co nie świeci, powie ci, dlaczego. Inne języki: uruchom program poleceniem „glueckauf --lang en”, „hu” albo „de”, albo wybierz język w menu lekcji.
home-games = Gry
home-lessons = Lekcje
home-begin = Zacznij: lekcja { $number } · { $title }
home-continue = Dalej: lekcja { $number } · { $title }
home-to-exam = Przystąp do egzaminu czeladniczego
home-to-game = Zagraj całą partię
home-station = { $earned } z { $most } gwiazdek
home-daily = Łamigłówka dnia
home-daily-open = „{ $title }”. Codziennie nowa.
home-daily-solved = „{ $title }”: rozwiązana. Następna jutro.
home-streak = Twoja seria
home-streak-days = { $days ->
    [0] Rozwiąż dziś łamigłówkę, a seria się zacznie.
    [one] { $days } dzień z rzędu.
    [few] { $days } dni z rzędu.
   *[other] { $days } dni z rzędu.
}{ $longest ->
    [0] {""}
   *[other] {" "}Najdłuższa dotąd: { $longest }.
}
home-mistakes = Twoje błędy
home-mistakes-due = { $due ->
    [0] Na dziś nic nie czeka.
    [one] { $due } łamigłówka czeka na powtórkę.
    [few] { $due } łamigłówki czekają na powtórkę.
   *[other] { $due } łamigłówek czeka na powtórkę.
}
home-exam = Egzamin
home-exam-open = Dziesięć pozycji i gra przy stole.
home-exam-passed = Zdany. Szczęść Boże, czeladniku!
home-play = Graj
home-play-how = Ze znajomymi lub z botami: twój stół, twoje zasady.
home-review = Analiza partii
home-review-how = Gdzie uciekły punkty i co było lepsze.
home-ladder = Jak silne są boty?
home-ladder-how = Zmierzone boty i twój przeciw nim.
home-design = Kurs projektowania gier
home-design-how = Sześć tygodni dla klas i ciekawych.
home-game = Cała gra
home-game-locked = { $left ->
    [one] Twój cel: jeszcze jedna lekcja. Możesz też spróbować od razu.
    [few] Twój cel: jeszcze { $left } lekcje. Możesz też spróbować od razu.
   *[other] Twój cel: jeszcze { $left } lekcji. Możesz też spróbować od razu.
}

## Egzamin w jednym miejscu

player-kind-question = Pytanie
player-kind-shift = Przy stole
exam-question-how = Wskaż odpowiedź na rysunku. Liczy się pierwsza odpowiedź; w każdej chwili możesz przerwać i dokończyć później.
exam-play-shift = Graj do końca. Cofać możesz tylko w trakcie tury.
exam-not-over = Jeszcze nie koniec
exam-title-passed = Zdane!
exam-title-failed = Jeszcze nie tym razem
exam-new = Nowy egzamin

## Playing: setting up a game, going on, looking back

ui-play_page = Graj
ui-play_new = Nowa gra
ui-play_begun = Gry rozpoczęte
ui-play_finished = Gry zakończone
ui-play_go_on = Graj dalej
ui-play_look = Obejrzyj
ui-play_review = Omów
ui-play_away = Odłóż
ui-play_bring_back = Przywróć
ui-play_game = Gra
ui-play_players = Liczba graczy
ui-play_seats = Przy stole
ui-play_name = Imię
ui-play_who = Kto gra
ui-play_starts = Kto zaczyna
ui-play_lot = Decyduje los
ui-play_deal = Numer rozdania
ui-play_deal_how = Ten sam numer daje tę samą grę. Puste pole oznacza nowe rozdanie.
ui-play_start = Zaczynamy
ui-play_rules = Zmiany zasad
ui-play_to_players = Wróć do stołu
ui-play_published = Jak w wydanej grze
ui-play_all_published = Wszystko jak w wydanej grze
ui-play_changed = Zmienione
ui-play_lists = Karty i listy
ui-play_point = Wybierz zasadę, a tu ją przeczytasz.
ui-play_all = Wszystkie gry
ui-play_keys = Tab przechodzi między polami, strzałki wybierają, Enter w polu imienia zaczyna grę.
play-person = Człowiek
play-random = Gra byle co
play-greedy = Bierze to, co teraz daje najwięcej
play-thinks = { $time ->
    [moment] Myśli chwilę
    [second] Myśli sekundę
   *[five] Myśli pięć sekund
}
play-changes = { $n ->
    [0] jak w wydanej grze
    [one] 1 zmiana
    [few] { $n } zmiany
   *[many] { $n } zmian
}
play-to-move = Na ruchu: { $name }
play-shared = Wspólne zwycięstwo: { $names }
play-won = Zwycięstwo: { $names }
play-lost = Wspólna porażka
play-won-together = Wspólne zwycięstwo
play-away-count = { $n ->
    [one] 1 odłożona gra
    [few] { $n } odłożone gry
   *[many] { $n } odłożonych gier
}
play-names-same = Dwie osoby mają to samo imię. Nadaj każdej inne.
play-name-wrong = Imię ma od 1 do { $most } znaków i nie zawiera nawiasów klamrowych.
play-deal-wrong = Wpisz liczbę całkowitą albo zostaw puste pole na nowe rozdanie.
play-rules-wrong = Niektóre zmiany zasad jeszcze nie pasują. Popraw zaznaczone.
play-not-saved = Możesz grać, ale tej gry nie da się zapisać. { $path }: { $problem }
play-gone = Tej gry nie można otworzyć. { $path }: { $problem }
knob-number = Wpisz liczbę całkowitą od { $low } do { $high }.
knob-numbers = Wpisz po przecinku liczby całkowite od { $low } do { $high }{ $n ->
    [0] {""}
   *[other] {" "}(razem { $n })
}.
knob-words = { $known ->
    [0] Wpisz słowa po przecinku{ $n ->
        [0] {""}
       *[other] {" "}(razem { $n })
    }.
   *[other] Wpisz po przecinku słowa z tej listy{ $n ->
        [0] {""}
       *[other] {" "}(razem { $n })
    }: { LIST($words) }.
}

## Strony bez Pythona

page-part = Ta łamigłówka ma ponad { $most } pozycji. Strona zawiera te wokół najlepszej odpowiedzi; ruchy, które prowadzą dalej, są przygaszone.
page-lesson = { $screens ->
    [one] Jedno zadanie ma
    [few] { $screens } zadania mają
   *[many] { $screens } zadań ma
} za dużo pozycji na jedną stronę; tam strona pokazuje odpowiedź krok po kroku.
page-game = Bez Pythona nie można grać dalej. Strona pokazuje { $moves ->
    [0] pozycję
    [one] dotychczasowy ruch
    [few] { $moves } dotychczasowe ruchy, krok po kroku
   *[many] { $moves } dotychczasowych ruchów, krok po kroku
}.

## Boty, które myślą, i ich tury

thinking = { name } myśli.
thinking-hint = Szukam dobrych ruchów.
moved-meanwhile = W czasie oglądania wcześniejszej pozycji gra potoczyła się dalej. „Ponów” prowadzi do niej.
no-reason = Bot nie uzasadnia tej tury albo zdradziłby przy tym zakryte karty.
ui-move_now = Rusz się już
ui-show_now = Pokaż już
ui-progress = Postęp myślenia
ui-why_turn = Dlaczego?
ui-skip = Pomiń

## Kilka osób przy jednym ekranie

pass-screen = Teraz { name }: przekażcie ekran.
pass-hidden = Wszystko jest zakryte, dopóki { name } nie usiądzie przed ekranem.
pass-here = To ja, { name }

## Ruchy do rozważenia

candidates = { $moves ->
    [one] Jeden ruch jest wart rozważenia
    [few] { $moves } ruchy są warte rozważenia
   *[other] { $moves } ruchów jest wartych rozważenia
}{ $tries ->
    [0] .
    [one] ; zbadano je w { $tries } próbnej partii. Kliknij ruch, aby zobaczyć go na planszy.
   *[other] ; zbadano je w { $tries } próbnych partiach. Kliknij ruch, aby zobaczyć go na planszy.
}
gain = { $points } punktu{ $known ->
    [1] { " " }± { $error }
   *[0] {""}
} { $place ->
    [0] wobec następnego
   *[other] wobec najlepszego
}
ui-candidates = Ruchy do rozważenia

## Laboratorium gry

ui-lab_page = Laboratorium gry
ui-lab_new = Nowy eksperyment
ui-lab_bots = Kto gra
ui-lab_seat = Miejsce
ui-lab_metric = Co mierzyć
ui-lab_rules = Porównanie
ui-lab_a = Zasady A
ui-lab_b = Zasady B
ui-lab_more = Jak długo mierzyć
ui-lab_most = Najwięcej talii
ui-lab_smallest = Różnica, która ma znaczenie
ui-lab_stops = Zakończ wcześniej, gdy
ui-lab_seed = Pierwsza talia
ui-lab_run = Uruchom
ui-lab_stop = Zatrzymaj
ui-lab_run_on = Kontynuuj
ui-lab_result = Wynik
ui-lab_nothing = Nic jeszcze nie zmierzono. Zmień jedną z zasad B, wybierz, co mierzyć, i naciśnij „Uruchom”.
ui-lab_kept = Twoje eksperymenty obok siebie
ui-lab_none = Tu zostaje każdy twój eksperyment.
ui-lab_name = Nazwa eksperymentu
ui-lab_look = Obejrzyj
ui-lab_compare = Porównaj
ui-lab_compared = Porównanie eksperymentów
ui-lab_remove = Usuń
ui-lab_bring_back = Przywróć
lab-stop = { $rule ->
    [interval] przedział mówi dość
   *[sprt] wynik jest jasny
}
lab-ahead = Patrzy w przód, { $n } prób na ruch
lab-slow = powolne
lab-unknown = „{ $what }” nie można tu wybrać. Wybierz coś z listy.
lab-smallest-wrong = Wpisz liczbę większą od 0, na przykład 0,5 albo 2.
lab-same-rules = Obie strony grają według tych samych zasad, więc nie ma różnicy do znalezienia.
lab-busy = Trwa eksperyment. Najpierw go zatrzymaj albo poczekaj, aż się skończy.
lab-nothing-runs = Nic teraz nie działa.
lab-gone = Tego eksperymentu już nie ma.
lab-run-name = Eksperyment { $number }
lab-name-wrong = Nazwa ma od 1 do { $most } znaków.
lab-removed = Usunięto „{ $name }”.
lab-change = { $label }: { $before } → { $after }
lab-on = tak
lab-off = nie
lab-published = jak w wydanej grze
lab-what = { $title }, liczba graczy: { $players } ({ $bots }). { $sides }
lab-sides = A: { $a }. B: { $b }.
lab-title = { $name }{ $state ->
    [running] {" (trwa)"}
    [stopped] {" (zatrzymany)"}
   *[done] {""}
}
lab-begun = Trwają pierwsze partie.
lab-number = { $what ->
    [effect] B minus A
    [interval] Przedział 95 %
    [fresh] Na świeżych taliach
    [games] Partie
   *[decks] Talie
}
lab-interval = od { $low } do { $high }
lab-unsure = jeszcze nie wiadomo
lab-axis-decks = talie
lab-axis-effect = B minus A: { $unit }
lab-chart = { $metric }, zasady B minus zasady A, talia po talii, z przedziałem
lab-compared = Porównanie eksperymentów ({ $runs }): { $metric }, zasady B minus zasady A
lab-compared-others = { $left ->
    [0] Gdzie dwa przedziały się nie stykają, tam eksperymenty się różnią.
    [one] Gdzie dwa przedziały się nie stykają, tam eksperymenty się różnią. Jeden eksperyment mierzy coś innego i nie mieści się na tej skali.
    [few] Gdzie dwa przedziały się nie stykają, tam eksperymenty się różnią. { $left } eksperymenty mierzą coś innego i nie mieszczą się na tej skali.
   *[many] Gdzie dwa przedziały się nie stykają, tam eksperymenty się różnią. { $left } eksperymentów mierzy coś innego i nie mieści się na tej skali.
}
lab-compared-few = Zaznacz jeszcze jeden eksperyment, który mierzy to samo.
lab-export = { $form ->
    [pdf] Strona do druku (PDF)
    [json] Raport (JSON)
   *[toml] Raport (TOML)
}
lab-writing = Strona właśnie powstaje …
lab-exported = Zapisano: { $path }.
lab-not-exported = Nie udało się zapisać raportu. { $path }: { $problem }
lab-not-kept = Tego eksperymentu nie da się zachować. { $path }: { $problem }
lab-failed = Eksperyment został przerwany. { $problem }
home-lab = Laboratorium gry
home-lab-how = Zmień zasadę i zmierz, co się stanie.
