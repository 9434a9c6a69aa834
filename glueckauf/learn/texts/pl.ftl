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
page-foreign = Ta komórka nie pochodzi od nas, więc nie została uruchomiona. Żeby ją uruchomić, kliknij w nią i naciśnij Shift+Enter.
page-builds = Ta komórka opiera się na innej, która nie została uruchomiona. Żeby ją uruchomić, kliknij w nią i naciśnij Shift+Enter.
book-what-if = A gdyby…
book-rules = Zasady tej lekcji
book-next = **Dalej:** { $link }
book-exam = Egzamin czeladniczy

## Arkusze do druku

sheet-title = Łamigłówki
sheet-name = Imię
sheet-date = Data
sheet-check = Sprawdź:
sheet-answer = W pliku z odpowiedziami:
sheet-notes = Notatki
sheet-key = Rozwiązania
sheet-key-how = Poprawny jest każdy ciąg ruchów, który daje najlepszy wynik. Tu przy każdej łamigłówce podano jeden z nich.

## Omówienie partii

review-result = { SCORES($scores) }{ $over ->
    [1] {""}
   *[0] ; partia nie jest skończona
}. Tur: { $turns }.
review-budget = Oceniono według tego, co każdy wtedy widział, w najwyżej { $iterations } próbnych rozgrywkach na decyzję (ziarno { $seed }), tak jakby wszyscy grali dalej jak boty. ± to przedział 99 %; to, co się w nim mieści, nie jest nazywane błędem.
review-slips = { $n ->
    [0] Żaden błąd nie jest pewny.
    [one] Jeden błąd:
   *[other] Błędy: { $n }, od najdroższego:
}
review-slip = Tura { $turn }, { name }.
review-cost = Kosztuje około { $cost } pkt (± { $doubt }).
review-played = Zagrano:
review-better = Lepiej (najlepsze znalezione):
review-proven = Udowodniono: { $what }
review-points = Punkty według źródła
review-total = Razem
review-waste = Zmarnowane
review-missed = Punkty zamówień stracone przy wydobyciu (udowodnione)
review-bots = W porównaniu z botami
review-slips-count = Błędy
review-share = { $whom ->
    [sound] Decyzje bez błędu
    [search] Pierwszy ruch jak Search
   *[greedy] Pierwszy ruch jak Greedy
}
review-margin = Przewaga, jakiej każdy mógł oczekiwać
review-turn = tura
review-lead = punkty przewagi
review-ahead = prowadzi { name }
review-point = Tura { $turn }, { name }: oczekiwana przewaga { $lead } (± { $doubt }){ $slip ->
    [1] , błąd
   *[0] {""}
}
review-made = Łamigłówka: { $id }, zapisana w folderze { $folder }. Należy teraz do twojego treningu.
review-known = Z tego błędu jest już łamigłówka: { $id }.
review-no-puzzles = Do tej gry nie ma jeszcze łamigłówek.
review-no-time = Nie będzie z tego łamigłówki: w { $n ->
    [one] { $n } sekundę
    [few] { $n } sekundy
   *[other] { $n } sekund
} nie da się tu dowieść, co jest najlepsze.
review-folder = { $n ->
    [one] Omówiono jedną partię
    [few] Omówiono { $n } partie
   *[other] Omówiono { $n } partii
}{ $bad ->
    [0] {""}
   *[other] ; nie dało się odczytać: { $bad }
}.
review-head = { $column ->
    [record] partia
    [player] gracz
    [points] punkty
    [won] wygrana
    [sound] bez błędu
    [greedy] jak Greedy
    [slips] błędy
    [dearest] najdroższy błąd
   *[wasted] zmarnowane
}
book-review = Jeszcze raz ta sama partia
book-review-idea = Kto kiedy prowadził, które decyzje kosztowały najwięcej i co byłoby lepsze? Oto dołączona partia: Anna to Greedy, Bruno to Search. `ga.review("games/moja-partia.txt")` pokazuje jedną z twoich.
book-review-board = Partia na jednej stronie
book-review-board-how = Wykres pokazuje przewagę, jakiej każdy mógł oczekiwać w swoich turach na podstawie tego, co widział; blade pasma to niepewność. Kliknij turę albo jeden z błędów poniżej: plansza pokazuje ją krok po kroku, **Jak zagrano** i **Lepiej**. Decyzję ocenia się tylko według tego, co było wtedy widać, a to, co mieści się w niepewności, nigdy nie jest nazywane błędem. **Zrób łamigłówki z tych błędów** szuka w każdym z nich łamigłówki z udowodnioną najlepszą odpowiedzią; znalezione są zapisywane obok tego notatnika i trafiają do twojego treningu.
book-review-words = To samo słowami
book-review-words-how = Z punktami według źródła, stratami i tym, jak często boty zaczęłyby tak samo.
book-review-rows = To samo w liczbach
book-review-rows-how = Uporządkowane wiersze: `review.to_rows()` ma jeden na każdą decyzję, `.to_frame()` robi z nich tabelę pandas, a `ga.lab.margins(review)` to sam wykres.
book-review-class = Cała klasa
book-review-class-how = `ga.review("partie")` bierze folder z partiami i robi z niego jedną tabelę: wynik, udział decyzji bez błędu, najdroższy błąd i zmarnowane kroki każdego gracza oraz to, co najczęściej idzie źle. Nowa partia zajmuje około minuty; jej omówienie zostaje na następny raz.
review-frequent = Najczęstsze błędy
review-frequent-head = { $column ->
    [better] co byłoby lepsze
    [times] jak często
   *[lost] stracone punkty
}

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
training-games = Twoje gry
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
book-puzzles-daily-how = Kto trenuje te same gry, ma dziś tę samą; `ga.daily("2026-12-24")` to łamigłówka innego dnia. Z każdym dniem tygodnia jest trudniej: w poniedziałek łatwo, w niedzielę trudno. **Sprawdź** mówi, ile wart jest twój ciąg ruchów i ile daje gwiazdek; wygrywa każdy, który osiąga najlepszy wynik. **Gdzie jest błąd?** liczy się jak podpowiedź. **Rozwiązanie** kosztuje gwiazdki. Po rozwiązaniu dowiesz się, dlaczego to działa, a **Następna łamigłówka** otworzy się w tym samym miejscu.
book-puzzles-training = Jak ci idzie
book-puzzles-training-how = To, co rozwiążesz, zapisuje się w małym pliku w twoim folderze. Seria to kolejne dni z rozwiązaną łamigłówką. To, co poszło źle, trafia do przegródki i wraca: od razu, potem po 1, 3, 7, 14 i 30 dniach, o ile rozwiązujesz bez pomocy. Uruchamiaj tę komórkę, kiedy chcesz. **Twoje gry** decydują o tym, jakie łamigłówki dostajesz tutaj i w innych komórkach tej strony: naciśnij grę, żeby ją trenować albo pominąć.
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
book-play = Graj
book-play-idea = Przygotuj stół i graj: w każdą grę, którą tu mamy, w pojedynkę albo nawet w pięć osób, z ludźmi lub z botami, według wydanych zasad albo własnych.
book-play-how = Wybierz grę i to, kto gra na którym miejscu; kilka osób może grać przy jednym ekranie. **Zmiany zasad** otwierają wszystkie przełączniki i liczby gry. **Zaczynamy** i stół jest gotowy. Każda gra zapisuje się sama w folderze *games* obok tego notatnika: zamknij stronę, kiedy chcesz, a **Graj dalej** zaprowadzi cię tam, gdzie przerwano. Zakończone gry też zostają na liście: **Obejrzyj** pokazuje grę od pierwszego ruchu do ostatniego, a **Omów** wskazuje, gdzie uciekły punkty. Dla tych, którzy liczą: `ga.records()` to tabela, w której każda gra ma swój wiersz.
book-lab = Laboratorium gry
book-lab-idea = Co się stanie, jeśli szola zmieści sześć kostek węgla albo zagramy o jedną zmianę dłużej? Zmień zasadę, pozwól botom zagrać setki razy według obu zestawów zasad i odczytaj różnicę.
book-lab-how = Wybierz grę, graczy i **co mierzyć**: definicja stoi poniżej. **Zasady A** to wydana gra, dopóki ich nie zmienisz; zmieniaj **Zasady B**. Naciśnij **Uruchom** i patrz, jak przedział się zwęża: każda talia jest rozgrywana według obu zestawów zasad, więc szczęście w kartach jest po obu stronach takie samo. Gdy zero leży poza przedziałem, jest różnica; gdy cały przedział mieści się między przerywanymi liniami, nie ma różnicy, która ma znaczenie. Możesz patrzeć i nacisnąć **Zatrzymaj**, kiedy chcesz: ten przedział to uwzględnia. Każdy eksperyment zostaje poniżej, także po zamknięciu strony; zaznacz dwa, aby je porównać. Przyciski pod wykresem zapisują raport w folderze *experiments* obok tego notatnika.
book-ladder = Jak silne są boty?
book-ladder-idea = Każdy może powiedzieć „ten bot jest dobry”. Tu się to mierzy: boty grają ze sobą wiele razy, a tabele mówią, kto wygrywa, jak często i jak bardzo możemy być tego pewni.
book-ladder-table = Drabina dla dwóch graczy
book-ladder-table-how =
    Jeden wiersz dla każdego bota i dla tego, z kim grał. **Greedy** bierze to, co teraz daje najwięcej punktów; **random** wykonuje dowolny dozwolony ruch; **style** to zachłanne boty o innym guście; **search** patrzy naprzód: `search:20` próbuje przy każdej decyzji 20 dalszych ciągów, `search 0.1 s` myśli jedną dziesiątą sekundy.

    { "" }**Udział zwycięstw**: ile gier na 100 wygrywa; zwycięstwo dzielone liczy się za pół. **Przewaga Elo** mówi to samo tak jak w szachach: 0 to równa siła, przewaga 100 daje 64 wygrane na 100 gier, przewaga 400 daje 91. Kto nigdy nie przegrał, nie ma takiej liczby, tylko granicę. **Przewaga punktów** mówi, o ile punktów lepiej kończy średnio grę.
book-ladder-plot = Na ile to pewne?
book-ladder-plot-how =
    Kropka to wynik pomiaru, słupek to *przedział*. Dziesięć gier to szczęście, tysiąc to wiedza. Gdyby wszystko zmierzyć sto razy od nowa, około 95 słupków zawierałoby prawdziwy udział. Patrz więc na słupki, nie tylko na kropki: gdzie dwa słupki mocno na siebie zachodzą, jeszcze nie wykazano, kto jest lepszy. Cztery razy więcej gier skraca słupek o połowę.
book-ladder-more = Trzech i czterech graczy
book-ladder-more-how = Tu jeden bot siedzi sam wśród innych drugiego rodzaju, a potem na odwrót. Przy trzech graczach samo szczęście dałoby 33 zwycięstwa na 100, przy czterech 25. Przewagę punktów liczy się od najlepszego z pozostałych, więc nawet wśród równych jest mniejsza od zera.
book-ladder-live = Zmierz to samodzielnie
book-ladder-live-how =
    Pięć talii, po dwie gry każdą: talia *sparowana* jest grana raz z greedy na pierwszym miejscu, a raz na drugim. Kto w jednej grze dostaje lepsze karty, w następnej oddaje je drugiemu, więc szczęście nie pomaga nikomu i wystarczy mniej gier. Te same ziarna dają te same gry na każdym komputerze: u ciebie będą takie same.

    Naciśnij **Kod** na brzegu strony, wpisz `decks=20` i naciśnij Shift+Enter: co się stanie z przedziałem?
book-ladder-style = Ćwiczenie: własny styl
book-ladder-style-how =
    Styl to mały plik z *wagami*: ile punktów jest według bota warta każda rzecz. Wiersze między cudzysłowami to właśnie taki plik; czego w nim nie ma, jest takie jak u greedy. Zmień liczbę, naciśnij Shift+Enter i zobacz, czy twój bot wygrywa z greedy. Oto kilka wag do wypróbowania: `miner`, `mark`, `progress`, `order`, `clock`.

    Dziesięć talii to mało: zanim uwierzysz w zwycięstwo, wpisz `decks=50`. Zapisany obok tego notatnika jako *mine.toml*, twój styl ma nazwę jak każdy bot: `ga.lab.ladder(["mine.toml", "greedy"])`.
book-ladder-forbidden = Ćwiczenie: ile jest wart ruch?
book-ladder-forbidden-how = Zabroń go i zmierz, ile ubyło: temu greedy nie wolno nigdy wejść na pole wydobycia z dziesięcioma krokami. Różnica mówi, o ile punktów zostaje z tyłu: tyle to pole jest warte dla zachłannego bota. Spróbuj `"money"`, `"delivery/engine"` albo `"pair"` (dwie kostki zamiast innej); na słowo, którego nie ma, odpowiedź wymienia wszystkie możliwe. Jeśli różnica jest mniejsza niż to, co stoi po ±, niczego jeszcze nie wykazano. Którego ruchu brakowałoby ci najbardziej?
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
    [game] gra
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

## Drabina botów

ladder-head = { $column ->
    [bots] boty
    [share] udział zwycięstw
    [elo] przewaga Elo
    [points] punkty
    [margin] różnica
   *[seconds] milisekundy na decyzję
}
ladder-bound = { $way ->
    [above] powyżej { $bound }
   *[below] poniżej { $bound }
}
ladder-caption = { $players ->
    [2] Pierwszy bot przeciw drugiemu
   *[other] Pierwszy bot sam przy stole z { $players } miejscami, wszyscy inni jak drugi
}: { $decks ->
    [one] jedna talia
    [few] { $decks } talie
   *[many] { $decks } talii
} (ziarna od { $first } do { $last }), każda rozegrana z każdego miejsca; w nawiasach i po ± podano, co jest pewne w 95 przypadkach na 100; { $timed ->
    [0] glueckauf { $version }
   *[other] czas to czas procesora; glueckauf { $version }
}{ $changed ->
    [0] .
   *[other] ; zasady: { $rules }.
}
measured-head = { $column ->
    [bot] bot
    [against] przeciw
    [share] udział zwycięstw
    [elo] przewaga Elo
    [margin] przewaga punktów
    [games] gry
   *[seconds] milisekund na decyzję
}
measured-title = { $game }, liczba graczy: { $players }
measured-caption = Spośród tych, które grały z tym samym botem, najsilniejszy jest na górze. Każdą talię rozegrano z każdego miejsca; gdy graczy jest więcej niż dwóch, jeden bot siedzi sam wśród innych drugiego rodzaju. To, co stoi w nawiasach i po ±, jest pewne w 95 przypadkach na 100. Czasy to czas procesora. Zmierzono programem glueckauf { $version }.
measured-plot = { $game }, liczba graczy: { $players }
measured-percent = zwycięstwa przeciw { $bot } w procentach

## Klasa

class-title = { $students ->
    [one] Jedna osoba
    [few] { $students } osoby
   *[other] { $students } osób
}, { $puzzles ->
    [one] jedna łamigłówka
    [few] { $puzzles } łamigłówki
   *[other] { $puzzles } łamigłówek
}. { $answers ->
    [one] Jedną odpowiedź odtworzono i oceniono tutaj.
    [few] { $answers } odpowiedzi odtworzono i oceniono tutaj.
   *[other] { $answers } odpowiedzi odtworzono i oceniono tutaj.
} { $claims ->
    [0] Żaden wynik nie opiera się tylko na deklaracji.
    [one] Jeden wynik jest tylko zadeklarowany: w jego pliku nie ma ruchów.
    [few] { $claims } wyniki są tylko zadeklarowane: w ich plikach nie ma ruchów.
   *[other] { $claims } wyników jest tylko zadeklarowanych: w ich plikach nie ma ruchów.
}
class-solved = Rozwiązane. Gwiazdki zdobyto ruchami, które odtworzono; gwiazdki w nawiasach są tylko zadeklarowane; { $seen } oznacza, że zajrzano do rozwiązania. Kolumny mają numery z następnej tabeli.
class-difficulty = Jak trudne były łamigłówki. Odsetek dotyczy osób, których odpowiedzi odtworzono, wraz z przedziałem ufności 95 %.
class-slips = { $n ->
    [0] Żadna błędna odpowiedź nie zawiera ruchów, którym można się przyjrzeć.
   *[other] Pierwsze błędy: w którym miejscu złe odpowiedzi po raz pierwszy poszły źle.
}{ $more ->
    [0] {""}
    [one] {" "}Jeszcze jedno jest w wierszach danych.
   *[other] {" "}W wierszach danych jest ich jeszcze { $more }.
}
class-rules = { $n ->
    [0] Żadnej zasady nie trzeba powtarzać.
   *[other] Zasady do powtórzenia: ktoś się w nich pomylił i od tej pory nie zastosował ich dobrze.
}
class-lessons = Lekcje: zaliczone punkty kontrolne według plików uczniów. Nie ma w nich ruchów, więc nikt nie może ich sprawdzić.
class-disputes = { $n ->
    [one] Jedna deklaracja jest lepsza
    [few] { $n } deklaracje są lepsze
   *[other] { $n } deklaracji jest lepszych
} niż ruchy obok.
class-problems = { $n ->
    [one] Jedna uwaga o plikach
    [few] { $n } uwagi o plikach
   *[other] { $n } uwag o plikach
}
class-head = { $column ->
    [student] osoba
    [number] nr
    [puzzle] łamigłówka
    [title] tytuł
    [grade] stopień
    [tried] próbowało
    [solved] rozwiązało
    [share] odsetek
    [tries] prób
    [claimed] tylko deklaracje
    [students] osób
    [answers] odpowiedzi
    [slip] co poszło źle
    [rule] zasada
    [of_class] w klasie
    [lesson] lekcja
    [text] co mówi
    [claimed_stars] zadeklarowane
    [replayed] odtworzone
   *[sentence] uwaga
}
class-unreadable = Odpowiedzi nie da się odczytać jako ruchów.
class-no-answer = Nie ma jeszcze odpowiedzi.
class-long-answer = Odpowiedź ma ponad { $most } znaków i nikt jej nie czyta.
class-no-moves = Tego nie da się odczytać jako ruchów; błąd jest przy znaku { $column }: { $text }
class-book-title = Łamigłówki
class-book-solution = Rozwiązanie
class-book-how = Wpisz swoje ruchy między cudzysłowami, uruchom komórkę, a potem tę pod nią, która mówi, ile są warte. Wygrywa każda odpowiedź, która osiąga najlepszy wynik. Aby najpierw wypróbować ruchy na planszy, uruchom `import glueckauf as ga` i `{ $board }`.
class-book-moves = Jak zapisuje się ruchy
class-book-stub = Wpisz swoje ruchy między cudzysłowami powyżej.
class-problem-link = to dowiązanie, za którym się nie podąża; umieść tu sam plik.
class-problem-deep = foldery leżą tu głębiej niż na { $most } poziomach; są pomijane.
class-problem-special = to nie plik, lecz potok, gniazdo albo urządzenie; zostaje pominięte bez otwierania.
class-problem-kind = czytane są tylko pliki z końcówką .jsonl, .toml lub .json; ten zostaje pominięty bez otwierania.
class-problem-large = to ma ponad { $most } kB, więcej niż czyjekolwiek odpowiedzi; zostaje pominięte bez czytania.
class-problem-closed = tego nie da się odczytać: { $why }.
class-problem-encoding = to nie jest tekst UTF-8; zapisz plik ponownie jako UTF-8.
class-problem-binary = to nie jest tekst; zostaje pominięte.
class-problem-many = w folderze jest ponad { $most } plików; pozostałe są pomijane.
class-problem-many-entries = tu jest ponad { $most } wpisów; pozostałe są pomijane.
class-problem-some-strange = { $n ->
    [one] jeden wiersz, numer { $line }, nie jest wpisem i zostaje pominięty.
    [few] { $n } wiersze, pierwszy z numerem { $line }, nie są wpisami i zostają pominięte.
   *[other] { $n } wierszy, pierwszy z numerem { $line }, nie jest wpisami i zostaje pominiętych.
}
class-problem-all-strange = żaden wiersz, począwszy od { $line }, nie jest wpisem pliku postępów; plik zostaje pominięty.
class-problem-unreadable = to nie jest { $kind }{ $line ->
    [0] {""}
   *[other] : spójrz na wiersz { $line }
}. Plik zostaje pominięty.
class-problem-no-answers = tu nie ma odpowiedzi; wpisz identyfikator łamigłówki, znak równości i ruchy w cudzysłowie.
class-problem-some-answers = { $n ->
    [one] { $name } nie jest identyfikatorem łamigłówki z ruchami w cudzysłowie i zostaje pominięte.
   *[other] wpisów, które nie są identyfikatorem łamigłówki z ruchami w cudzysłowie: { $n }, pierwszy to { $name }; są pomijane.
}
class-problem-nested = nawiasy są zagnieżdżone zbyt głęboko jak na odpowiedzi; plik zostaje pominięty.
class-problem-copy = wszystkie wpisy z datą ({ $n }) ma też { $other }, co do sekundy; to kopia i liczy się raz, dla { $other }.
class-problem-shared = wspólne wpisy, co do sekundy ({ $n }), ma też { $other }; liczą się oba pliki.
class-problem-same-answers = wszystkie odpowiedzi ({ $n }) są takie same jak te, które ma { $other }; liczą się oba pliki.
class-problem-unknown = { $n ->
    [one] nie ma łamigłówki { $name }; zostaje pominięta.
   *[other] nieznane łamigłówki: { $n }, pierwsza to { $name }; są pomijane.
}
class-problem-withdrawn = { $n ->
    [one] łamigłówkę { $name } wycofano; zostaje pominięta.
   *[other] wycofane łamigłówki: { $n }, pierwsza to { $name }; są pomijane.
}
class-problem-others-variant = { $name } to wariant kogoś innego; odpowiedź zostaje pominięta.
class-problem-no-variant = tego imienia nie ma na liście wariantów, więc nie wiadomo, o którą { $name } chodzi; zmień nazwę pliku lub folderu.
class-problem-many-answers = odpowiedzi do { $name } jest ponad { $most }; oceniane są tylko ostatnie { $most }.
class-problem-slow = { $n ->
    [one] ocena jednej odpowiedzi trwała zbyt długo; liczy się ona jako niesprawdzona.
   *[other] ocena odpowiedzi ({ $n }) trwała zbyt długo; liczą się one jako niesprawdzone.
}
