### Learning: verdicts on answers, and hints.
### A fact like "empty:k" also comes in parts: $word-kind and $word-detail.

## What was reached

amount = { $word-kind ->
    [vp] { $n } PZ
    [squares] { $n ->
        [one] { $n } zapełnione pole
        [few] { $n } zapełnione pola
       *[many] { $n } zapełnionych pól
    }
    [complete] { $n ->
        [one] { $n } kompletne zamówienie
        [few] { $n } kompletne zamówienia
       *[many] { $n } kompletnych zamówień
    }
    [steps] { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    [coal] { $n ->
        [one] { $n } znacznik węgla
        [few] { $n } znaczniki węgla
       *[many] { $n } znaczników węgla
    }
   *[empty] { $n ->
        [one] { $n } pusty { $word-detail ->
            [y] żółty
            [b] brązowy
            [g] szary
           *[k] czarny
        } wagonik
        [few] { $n } puste { $word-detail ->
            [y] żółte
            [b] brązowe
            [g] szare
           *[k] czarne
        } wagoniki
       *[many] { $n } pustych { $word-detail ->
            [y] żółtych
            [b] brązowych
            [g] szarych
           *[k] czarnych
        } wagoników
    }
}

## Verdicts

verdict-best = Lepiej się nie da: { $value }.
verdict-short = Wynik: { $value }; najlepszy możliwy: { $par }.
verdict-unmet = { $count ->
    [one] Zamówienie { $labels } musi być na końcu kompletne, a nie jest.
   *[other] Zamówienia { $labels } muszą być na końcu kompletne, a nie są.
}
verdict-infeasible = Tego zadania nie da się wykonać żadnym ciągiem ruchów.
verdict-illegal = Ruch { $place } ({ $token }) łamie zasadę { $rule }: { $why }
verdict-cut-short = Ciąg ruchów kończy się za wcześnie ({ $rule }): { $why }
verdict-stars = Gwiazdki: { $stars } z 3.
slip-move = Pierwszy błąd to ruch { $place } ({ $token }): po nim najlepszy wynik jest już nieosiągalny.
slip-stopped = Ciąg ruchów kończy się, choć najlepszy wynik jest jeszcze osiągalny.
slip-instead = Od tego miejsca lepiej tak: { $line }
slip-end = W tym miejscu lepiej zakończyć.
head-best = najlepszy
head-given = podany

## Hints

hint-theme = { $theme ->
    [ride-light] Lekki kurs: nie wszystko, co mieści się w szoli, jest warte swoich kroków.
    [shared-ride] Wspólny kurs: jeden kurs szoli może obsłużyć kilka zamówień.
    [deep-first] Najpierw głęboko: zacznij od najgłębszego poziomu.
    [second-ride] Drugi kurs: tutaj opłaca się zjechać jeszcze raz.
    [pair-sacrifice] Poświęcenie: przeznacz na parę węgiel, na który czeka pole w jego kolorze.
    [pair-from-junk] Para z resztek: dwa znaczniki węgla, których nie potrzebuje żadne zamówienie, mogą razem zapełnić pole.
    [storage-withdrawal] Sięgnij do składu: część potrzebnego węgla już tam leży.
    [storage-bank] Na zapas: węgiel odłożony teraz do składu oszczędzi kroki w przyszłości.
    [parked-cage] Postój pod ziemią: między dwiema akcjami zostaw szolę na dole.
    [full-cage] Pełna szola: wykorzystaj w niej każde miejsce.
    [split-order] Po kawałku: jedno zamówienie zapełniaj podczas więcej niż jednego postoju szoli przy zrębie.
    [empty-cart-race] Puste wagoniki: liczy się to, co załadujesz, a nie tylko to, co zrealizujesz.
    [balance-repair] Równowaga: przyjrzyj się swoim żetonom po „jasnej” i po „ciemnej” stronie.
    [deliver-before-displaced] Zdąż z załadunkiem, zanim to miejsce pracy będzie wymagać większej liczby górników.
    [double-delivery] Podwójny załadunek: jedna akcja może zrealizować dwa zamówienia.
    [cash-for-depth] Marki za głębię: za pieniądze kupisz wagoniki na głębszych poziomach.
    [start-player-grab] Gracz rozpoczynający: o tym, kto zacznie następną szychtę, decydują górnicy w warsztatach.
    [tie-trap] Pułapka remisu: remis zmienia to, ile warte jest miejsce.
    [quiet-move] Cichy krok: najlepszy krok nie zapełnia jeszcze żadnego pola.
    [greedy-trap] Pułapka chciwości: nie zaczynaj od zamówienia, które daje najwięcej punktów za krok.
   *[other] Nie trzeba żadnej sztuczki: policz kroki, których wymaga każde zamówienie.
}
hint-level = Szola najpierw { $level ->
    [0] wyjeżdża do zrębu
   *[other] jedzie na poziom { $level }
}.
hint-no-ride = Szola wcale nie musi jechać.
hint-start = Najlepszy ciąg ruchów zaczyna się tak: { $line }.
hint-nothing = Najlepiej nie robić nic.

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
answer-missing = Warunek celu: { $goals }
answer-over = Twoja tura jest zakończona, a cel nie został jeszcze osiągnięty.
answer-unknown = Cel nie został jeszcze osiągnięty.
advice-move = Spróbuj tak: { $move } ({ $token }).
advice-undo = Stąd celu nie da się osiągnąć. Najpierw cofnij ostatni ruch.
rulebook-says = Instrukcja mówi ({ $rule }): { $text }
what-if-printed = Według instrukcji: { $answer }
what-if-changed = Przy zmianie { $rules }: { $answer }
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
coverage-lessons = nauczana w lekcjach
coverage-none = jeszcze nie
coverage-total = Nauczane zasady: { $taught } z { $rules }.
exam-result = { $points } z { $most } punktów, { $percent } %.
exam-passed = Egzamin zdany. Szczęść Boże, czeladniku!
exam-failed = Jeszcze niezdany: potrzeba { $needed } punktów.

## Notatniki

book-how = *Naciśnij **▶▶** na pasku powyżej i odpowiedz **Restart** (twoje postępy zostaną zachowane), aby ożywić plansze. Potem klikaj to, co świeci, albo używaj klawisza Tab, strzałek i Enter. Niczego nie zepsujesz: `z` cofa ruch.*
book-show = Zobacz
book-number = Przewidź
book-rule = Która zasada?
book-act = Twoja kolej
book-what-if = A gdyby …
book-rules = Instrukcja mówi
book-next = **Dalej:** { $link }
welcome-title = Szczęść Boże!
welcome-what = Tak pozdrawiają się górnicy – i tak nazywa się gra planszowa o węglu: wysyłasz górników do pracy, wydobywasz, ładujesz i dostarczasz. Tutaj nauczysz się jej od pierwszego ruchu, rozwiążesz zagadki, których najlepsza odpowiedź jest udowodniona, i zagrasz z komputerem. Nie musisz umieć programować.
welcome-turn = Jedno wydobycie
welcome-turn-how = Zamówienie **A** potrzebuje jednego czarnego węgla, a czarny węgiel leży na poziomie 4. Masz cztery kroki. Kliknij poziom 4, potem węgiel, zrąb szybu i pole zamówienia; na koniec naciśnij **Sprawdź**.
welcome-stuck = Nie wiesz, co dalej? **Wskazówka** pomaga za każdym razem trochę bardziej, a kliknięcie czegoś szarego mówi, która zasada stoi na drodze. Małe numery, takie jak GA-5.1, to numery zasad.
welcome-game = Cała gra
welcome-game-how = Jesteś graczem 0, komputer jest graczem 1. Najpierw każdy wybiera trzy zamówienia, potem wysyłacie górników. Jeśli nie znasz jeszcze gry, zacznij od lekcji 1 poniżej i wróć tutaj.
welcome-next = Dokąd teraz
welcome-languages = Inne języki: uruchom program poleceniem `glueckauf --lang en`, `hu` albo `de`, lub wybierz język pod dowolną planszą.
book-exam = Egzamin czeladniczy
book-exam-idea = Dziesięć pytań o zasady, potem jedna szychta przeciw komputerowi. 80 % wystarczy, by zdać.
book-exam-questions = Dziesięć pytań
book-exam-questions-how = Każde pytanie liczy się raz: ważna jest pierwsza odpowiedź.
book-exam-shift = Jedna szychta
book-exam-shift-how = Jesteś graczem 0. Liczy się wynik po szychcie.
book-exam-result = Twój wynik
book-exam-result-how = Uruchom tę komórkę jeszcze raz, gdy skończysz. Zasady, których nie byłeś pewien, są wymienione wraz z lekcją, która ich uczy.

## Arkusze do druku

sheet-title = Zadania
sheet-name = Imię
sheet-date = Data
sheet-colour = { $colour ->
    [y] żółty
    [b] brązowy
    [g] szary
   *[k] czarny
}
sheet-step = { $step ->
    [ride] szola na poziom 3
    [surface] szola do zrębu
    [load] załaduj szary węgiel
    [fill] szary z szoli na zamówienie A
    [withdraw] szary ze składu na zamówienie A
    [store] szary z szoli do składu
    [end] zakończ wydobycie wcześniej
   *[pair] żółty i brązowy jako para na szare pole zamówienia A
}
sheet-check = Sprawdź:
sheet-task = Osiągnij jak najwięcej: { $actions }.
sheet-rules = Zmienione zasady: { $rules }.
sheet-notes = Notatki
sheet-key = Rozwiązania
sheet-key-how = Poprawny jest każdy ciąg ruchów, który daje najlepszy wynik. Tu przy każdym zadaniu podano jeden z nich.
sheet-blunder = Najwięcej traci tura { $turn }: { $loss } PZ.
sheet-better = Lepiej:
sheet-lines = { $lines ->
    [one] To jedyny najlepszy ciąg ruchów.
   *[other] Jeden z { $lines } najlepszych ciągów ruchów.
}

## Zadania

puzzle-title = Zagadka { $name }
task-points = Masz { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}. Skompletuj zamówienia warte jak najwięcej punktów w jak najmniejszej liczbie kroków.
task-steps = { $count ->
    [one] Skompletuj zamówienie { $labels } w jak najmniejszej liczbie kroków; masz ich { $steps }.
   *[other] Skompletuj zamówienia { $labels } w jak najmniejszej liczbie kroków; masz ich { $steps }.
}
task-space = { $count ->
    [one] Zamówienie { $labels } ma być kompletne po jednej akcji.
   *[other] Zamówienia { $labels } mają być kompletne po jednej akcji.
} Które miejsce pracy „wydobycie” wystarczy: 4, 6, 8 czy 10 kroków? Pokaż to w jak najmniejszej liczbie kroków.
task-ready = Masz { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}. Skompletuj zamówienia warte jak najwięcej punktów. Potem przygotuj szolę na następną akcję: miej jak najwięcej pustych { $carts-detail ->
    [y] żółtych
    [b] brązowych
    [g] szarych
   *[k] czarnych
} wagoników, w jak najmniejszej liczbie kroków.
task-twice = Wydobywasz dwa razy. Liczba kroków: najpierw { $first }, potem { $second }. Skompletuj zamówienia warte jak najwięcej punktów w jak najmniejszej liczbie kroków.
task-delivery = Najpierw wydobywasz (liczba kroków: { $first }), potem dostarczasz { $space-detail ->
    [barrow] wózkiem
    [carriage] furmanką
    [motorcar] samochodem
   *[engine] parowozem
}, a na koniec znów wydobywasz (liczba kroków: { $second }). Skompletuj zamówienia warte jak najwięcej punktów, licząc też dostarczone, w jak najmniejszej liczbie kroków.

## Puzzles on a whole table: verdicts and hints

turn-amount = { $objective ->
    [margin] przewaga: { $n } PZ
    [behind] strata: { $n } PZ
   *[other] { $n } PZ
}
turn-illegal = Tura { $turn }: „{ $move }” ({ $token }) łamie zasadę { $rule }: { $why }
turn-cut-short = Tura { $turn } kończy się za wcześnie ({ $rule }): { $why }
turn-too-many = { $n ->
    [one] Masz tylko jedną turę.
    [few] Masz tylko { $n } tury.
   *[many] Masz tylko { $n } tur.
}
turn-not-starting = Następnej szychty nie rozpoczynasz ty.
turn-no-card = „{ $move }” ({ $token }): nie ma takiej karty do wzięcia.
turn-picks = { $n ->
    [one] Weź dokładnie jedną kartę.
    [few] Weź dokładnie { $n } karty.
   *[many] Weź dokładnie { $n } kart.
}
turn-slip = Pierwszy błąd to tura { $turn }: po niej najlepszy wynik jest już nieosiągalny.
blunder-found = To właśnie ta: tura { $turn } traci { $n } PZ.
blunder-other = { $n ->
    [0] Tura { $turn } nic nie traci.
   *[other] Tura { $turn } traci { $n } PZ.
} Największy błąd to tura { $par }: traci { $loss } PZ.
draft-instead = Jeden z najlepszych wyborów: { $line }
hint-turn-theme = { $theme ->
    [double-delivery] Podwójny załadunek: poczekaj, aż jedna akcja zrealizuje dwa zamówienia.
    [tie-trap] Remis: zrównanie się na zegarze jest warte tyle samo co prowadzenie.
    [empty-cart-race] Puste wagoniki: na końcu zegar liczy to, co zostało załadowane, gdziekolwiek leży.
    [balance-repair] Równowaga: żeton po lżejszej stronie szybu oszczędza punkty.
    [cash-for-depth] Marki za głębię: szary albo czarny żeton tu się zwraca.
    [storage-withdrawal] Sięgnij do składu: część potrzebnego węgla już tam leży.
    [deliver-before-displaced] Zdąż z załadunkiem, zanim to miejsce pracy będzie wymagać większej liczby górników.
    [start-player-grab] Gracz rozpoczynający: o tym, kto zacznie następną szychtę, decydują górnicy w warsztatach.
    [quiet-move] Cicha tura: nie w każdej turze trzeba wydobywać albo ładować.
    [greedy-trap] Pułapka chciwości: to, co daje najwięcej od razu, nie daje najwięcej na końcu.
   *[other] Nie trzeba żadnej sztuczki: policz, co daje każdy plan.
}
hint-spaces = Najlepszy plan korzysta, w pewnej kolejności, z miejsc: { $spaces }.
hint-first-turn = Najlepszy plan zaczyna się tak: { $line }
hint-card = Jedna z najlepszych kart: { $line }
hint-loss = Największy błąd kosztuje { $n } PZ.
hint-better-turn = Zamiast największego błędu lepiej było zagrać: { $line }

## Puzzles on a whole table: tasks

sort-name = { $sort ->
    [turn] Jedna tura
    [space] Które wydobycie?
    [miners] Ostatni górnicy
    [shift-end] Koniec szychty
    [last] Fajrant
    [draft] Wybór zamówień
   *[blunder] Znajdź błąd
}
puzzle-name = { $name } ({ $id })
task-turns = Jesteś graczem { $seat }, trwa szychta { $shift }. { $sort ->
    [turn] Masz jedną turę.
    [space] Zaplanuj { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
       *[many] { $turns } tur
    } i uważaj, które miejsce wydobycia wybierasz.
    [miners] { $miners ->
        [one] Został ci jeden górnik: wykorzystaj go.
        [few] Zostało ci { $miners } górników: wykorzystaj wszystkich.
       *[many] Zostało ci { $miners } górników: wykorzystaj wszystkich.
    }
    [shift-end] Szychta dobiega końca. { $miners ->
        [one] Został ci jeden górnik: wykorzystaj go.
        [few] Zostało ci { $miners } górników: wykorzystaj wszystkich.
       *[many] Zostało ci { $miners } górników: wykorzystaj wszystkich.
    }
   *[last] Gra dobiega końca. { $miners ->
        [one] Został ci jeden górnik: wykorzystaj go.
        [few] Zostało ci { $miners } górników: wykorzystaj wszystkich.
       *[many] Zostało ci { $miners } górników: wykorzystaj wszystkich.
    }
}
task-own-turns = Jesteś graczem { $seat }, trwa szychta { $shift }. Zaplanuj swoje następne { $turns ->
    [few] { $turns } tury
   *[many] { $turns } tur
}.
task-goal = { $objective ->
    [vp] Ile punktów zwycięstwa możesz mieć na końcu, licząc same realizacje zamówień?
    [clock] Ile punktów możesz mieć na końcu, jeśli zegar szycht zostanie wtedy podliczony jak na koniec szychty{ $last ->
        [0] {""}
       *[other] , wraz z markami, węglem, niezrealizowanymi zamówieniami i równowagą
    }?
   *[margin] Jak dużą przewagę możesz mieć nad najlepszym rywalem, jeśli zegar szycht zostanie wtedy podliczony jak na koniec szychty{ $last ->
        [0] {""}
       *[other] , wraz z markami, węglem, niezrealizowanymi zamówieniami i równowagą
    }?
}
task-start = A następną szychtę musisz rozpocząć ty.
task-still = Pozostali nic nie robią.
task-replies = { $when ->
    [one] Po twojej pierwszej turze następny gracz zagra: { $replies }.
    [first] Po twojej pierwszej turze pozostali zagrają kolejno: { $replies }.
   *[each] Po każdej twojej turze drugi gracz zagra następne z tych posunięć: { $replies }.
} Co do tego czasu stanie się niemożliwe, przepada.
task-draft = Jesteś graczem { $seat }. Weź { $picks ->
    [one] jeszcze jedną kartę
   *[few] { $picks } karty
} z rzędu, jakby nikt inny nie wybierał: ile punktów możesz potem skompletować jedną akcją wydobycia z { $steps } krokami?
task-blunder = Jesteś graczem { $seat }, trwa szychta { $shift }. Grasz poniższe tury, a pozostali nic nie robią. Po ostatniej z nich { $objective ->
    [vp] liczą się twoje punkty zwycięstwa
    [clock] liczą się twoje punkty wraz z zegarem szycht
   *[margin] liczy się twoja przewaga wraz z zegarem szycht
}. Która tura traci najwięcej w porównaniu z najlepszą?
task-log-turn = { $n }: { $line }

## Trening, konkursy, otwarta optymalizacja

theme = { $theme ->
    [ride-light] Lekki kurs
    [shared-ride] Wspólny kurs
    [deep-first] Najpierw głęboko
    [second-ride] Drugi kurs
    [pair-sacrifice] Poświęcenie
    [pair-from-junk] Para z resztek
    [storage-withdrawal] Sięgnij do składu
    [storage-bank] Na zapas
    [parked-cage] Postój pod ziemią
    [full-cage] Pełna szola
    [split-order] Po kawałku
    [empty-cart-race] Puste wagoniki
    [balance-repair] Równowaga
    [deliver-before-displaced] Załadunek na czas
    [double-delivery] Podwójny załadunek
    [cash-for-depth] Marki za głębię
    [start-player-grab] Gracz rozpoczynający
    [tie-trap] Pułapka remisu
    [quiet-move] Cichy krok
   *[greedy-trap] Pułapka chciwości
}
training-streak = { $days ->
    [0] Nie masz jeszcze serii: rozwiąż dziś zagadkę, a się zacznie.
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
training-solved = Rozwiązane zagadki: { $solved } z { $puzzles }.
training-due = { $open ->
    [0] Nie masz jeszcze błędów do powtórki.
   *[other] Błędy do opanowania: { $open }; do powtórki dziś: { $due }.
}
training-theme = rozwiązane: { $solved } z { $puzzles }{ $open ->
    [0] {""}
   *[other] , do opanowania: { $open }
}
training-weak = twój słaby motyw
training-no-mistakes = Żaden błąd nie czeka na powtórkę. Rozwiąż coś nowego i wróć jutro.
training-no-weak-theme = Nic jeszcze nie poszło źle, więc nie ma słabego motywu.
training-no-puzzle = W zbiorze nie ma jeszcze takiej zagadki.
contest-head = { $column ->
    [puzzle] zagadka
    [value] wynik
    [par] najlepszy możliwy
    [stars] gwiazdki
   *[slip] pierwszy błąd
}
contest-slip = ruch { $place } ({ $token })
contest-stopped = kończy za wcześnie
contest-summary = Gwiazdki: { $stars } z { $most }; rozwiązane najlepiej, jak się da: { $solved } z { $count }. Ziarno { $seed }.
blunder-try = { $n ->
    [0] Tura { $turn } niczego nie traci.
   *[other] Tura { $turn } traci { $n } PZ, ale inna traci więcej.
} Spójrz jeszcze raz.
chart-axis = { $axis ->
    [vp] PZ
   *[steps] Kroki
}
chart-beyond = nieosiągalne
chart-tries = Próby: { $tries }. Znalezione miejsca na froncie: { $met } z { $front }.
chart-best = { $vp } PZ, kroki: { $steps } – tego nikt nie przebije.
chart-behind = { $vp } PZ, kroki: { $steps }; w tylu krokach możliwe jest { $possible } PZ.
chart-slow = { $vp } PZ, kroki: { $steps }; wystarczy ich { $fewest }.
book-puzzles = Zagadki
book-puzzles-idea = Zagadka na każdy dzień, twoja seria, twój słaby motyw i najpierw twoje błędy. A dla piszących programy: konkurs.
book-puzzles-daily = Zagadka dnia
book-puzzles-daily-how = Wszyscy mają dziś tę samą; `ga.daily("2026-12-24")` to zagadka innego dnia. Tydzień pnie się w górę: w poniedziałek jest łatwo, w niedzielę trudno. Każda odpowiedź jest oceniana po tym, co daje, więc poprawnych może być wiele.
book-puzzles-training = Jak ci idzie
book-puzzles-training-how = To, co rozwiążesz, zapisuje się w małym pliku w twoim folderze. Seria to kolejne dni z rozwiązaną zagadką. To, co poszło źle, trafia do przegródki i wraca: od razu, potem po 1, 3, 7, 14 i 30 dniach, o ile rozwiązujesz bez pomocy. Uruchamiaj tę komórkę, kiedy chcesz.
book-puzzles-next = Co dalej?
book-puzzles-next-how = Najpierw błędy do powtórki, potem coś nowego, od najłatwiejszych. Uruchom komórkę jeszcze raz, aby dostać następną planszę.
book-puzzles-mistakes = Moje błędy
book-puzzles-mistakes-how = Tylko to, co wcześniej poszło źle i teraz czeka na powtórkę.
book-puzzles-weak = Mój słaby motyw
book-puzzles-weak-how = Motyw to sztuczka, bez której najlepsza odpowiedź jest nieosiągalna. Oto zagadka z motywem, który najczęściej szedł źle.
book-puzzles-theme = Motyw do wyboru
book-puzzles-theme-how = Nazwy stoją w drugiej kolumnie tabeli powyżej.
book-puzzles-variant = Własne liczby
book-puzzles-variant-how = Ta sama sztuczka, inne liczby: każde imię daje inną zagadkę o tym samym motywie i stopniu trudności. Wpisz swoje. Tak cała klasa pracuje nad jednym pomysłem, a nikt nie może ściągać.
book-puzzles-contest = Własny program
book-puzzles-contest-how = Program to funkcja, która dostaje zagadkę i zwraca ciąg ruchów. Ten próbuje stu losowych ciągów i zachowuje najlepszy. Zagadki powstają z ziarna, a chciwy program nie znajduje najlepszego wyniku w żadnej z nich. Napiszesz lepszy?
book-optimise = Otwarty szyb
book-optimise-idea = Tu nic nie jest dobre ani złe: ile punktów jest wartych ilu kroków?
book-optimise-board = Próbuj
book-optimise-board-how = Zagraj ciąg ruchów i naciśnij **Sprawdź** albo zakończ akcję. Potem zacznij od nowa i zagraj inny. Mało kroków czy dużo punktów: każdy ciąg to próba.
book-optimise-chart = Wszystkie twoje próby
book-optimise-chart-how = Każda próba to punkt: w prawo kroki, w górę punkty; słupki liczą, jak często. Zielona linia to *front*: wyniki, których nikt nie przebije, udowodnione przez dokładny program. Co leży za nim, jest nieosiągalne. Czy znajdziesz każde miejsce na froncie?
book-optimise-code = Programem
book-optimise-code-how = Ciągi ruchów można też dodawać programem. Oto dwieście losowych: jak blisko frontu dochodzi przypadek?
