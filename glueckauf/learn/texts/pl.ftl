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
hint-start = Najlepszy ciąg ruchów zaczyna się tak: { $line }
hint-nothing = Najlepiej nie robić nic.

## Lessons: what is to be reached

goal-amount = { $word ->
    [marks] Twoje marki
    [vp] Twoje punkty zwycięstwa
    [miners] Twoi górnicy do wysłania
    [orders] Twoje oczekujące zamówienia
    [coal] Znaczniki węgla, które masz
    [colours] Kolory na twoich oczekujących zamówieniach
    [clock] Punkty z zegara szycht
    [points] Twoje punkty wraz z zegarem szycht
   *[margin] Twoja przewaga wraz z zegarem szycht
}: { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}.
goal-crew = { $place }: { $miners ->
    [one] { $miners } górnik
   *[other] { $miners } górników
} gracza { $seat }.
goal-crew-in = { $place ->
    [pithead] Cechownia
   *[canteen] Stołówka
}: { $miners ->
    [one] { $miners } górnik
   *[other] { $miners } górników
} gracza { $seat }.
goal-complete = { $count ->
    [one] Zamówienie { $labels } jest kompletne.
   *[other] Zamówienia { $labels } są kompletne.
}
goal-cards = { $word ->
    [delivered] Zrealizowane
    [has_orders] Wśród twoich zamówień
   *[tiles] Żetony w twoim szybie
}: { $cards }.
goal-stack = { $word ->
    [top_of_stack] Na wierzchu
   *[bottom_of_stack] Na spodzie
} stosu { $stack ->
    [tiles] żetonów
   *[orders] zamówień
}: { $cards }.
goal-coal = { $place ->
    [level] Węgiel na poziomie { $level }
    [cage] Węgiel w szoli
   *[storage] Węgiel w prywatnym składzie
}: { $coal }.
goal-cage-level = Szola jest { $level ->
    [0] przy zrębie
   *[other] na poziomie { $level }
}.
goal-value = Co najmniej: { $amount }.
goal-course = { $word ->
    [to_move] Ruch ma gracz { $n }.
    [turn_over] Twoja tura jest zakończona.
    [start] Szychtę rozpoczyna gracz { $n }.
    [shift] Rozpoczęła się szychta { $n }.
    [over] Gra jest zakończona.
   *[winner] Wygrywa gracz { $n }.
}

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
exam-ask-rule = Co mówi zasada { $rule }?
exam-ask-why = Ruch ma gracz { $seat }. Która zasada zabrania ruchu „{ $move }” ({ $token })?
exam-ask-number = { $word ->
    [miners_needed] { $place }: ilu górników trzeba tam wysłać?
    [price] Ile marek kosztuje żeton { $place }?
    [clock_count] Gracz { $seat }, „{ $place }”: ile liczy zegar szycht?
    [award] Gracz { $seat }, „{ $place }”: ile punktów, jeśli szychta skończy się teraz?
    [start_player] Szychta kończy się teraz. Jaki numer ma gracz, który rozpoczyna następną?
    [marks] Gra kończy się teraz. Ile punktów dają graczowi { $seat } jego marki?
    [coal] Gra kończy się teraz. Ile punktów daje graczowi { $seat } jego węgiel?
    [orders] Gra kończy się teraz. O ile oczekujące zamówienia zmieniają wynik gracza { $seat }?
   *[balance] Gra kończy się teraz. O ile równowaga żetonów zmienia wynik gracza { $seat }?
}
exam-shift = Rozegraj pierwszą szychtę przeciw zachłannemu botowi jako gracz { $seat }. Liczy się wynik po szychcie.
exam-shift-result = Szychta: { $own } do { $bot } punktów; liczy się za { $points } z { $most }.
exam-result = { $points } z { $most } punktów, { $percent } %.
exam-passed = Egzamin zdany. Szczęść Boże, czeladniku!
exam-failed = Jeszcze niezdany: potrzeba { $needed } punktów.

## Notatniki

book-how = *Naciśnij **▶▶** na pasku powyżej i potwierdź, aby ożywić plansze. Potem klikaj to, co świeci, albo używaj klawisza Tab, strzałek i Enter. Niczego nie zepsujesz: `z` cofa ruch.*
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
   *[pair] żółty i brązowy jako para na szare pole zamówienia A
}
sheet-check = Sprawdź:
sheet-task = Osiągnij jak najwięcej: { $actions }.
sheet-rules = Zmienione zasady: { $rules }.
sheet-notes = Notatki
sheet-key = Rozwiązania
sheet-key-how = Poprawny jest każdy ciąg ruchów, który daje najlepszy wynik. Tu przy każdym zadaniu podano jeden z nich.
sheet-worth = { $objective ->
    [vp] { $n } PZ
    [clock] Punkty wraz z zegarem szycht: { $n }
   *[margin] Przewaga wraz z zegarem szycht: { $n }
}
sheet-blunder = Najwięcej traci tura { $turn }: { $loss }.
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
