## The design lab

## Knobs: what a rule set can change

knobs-head = { $field ->
    [name] Pokrętło
    [words] Co to jest
    [value] W wydanej grze
    [range] Może być
    [rule] Zasada
    [sentence] Co mówi zasada
   *[source] Skąd pochodzi wartość
}
knobs-switch = { $on ->
    [1] tak
   *[0] nie
}
knobs-source = { $source ->
    [S] podana w instrukcji
    [P] z publicznych źródeł, sprawdzona z instrukcją
    [C] rekonstrukcja zgodna z każdą sumą z instrukcji
   *[R] rozstrzygnięcie, bo instrukcję można czytać na dwa sposoby
}

## What changed rules break

sanity-head = { $field ->
    [kind] Jak źle
    [knob] Pokrętło
    [players] Gracze
   *[problem] Problem i rada
}
sanity-kind = { $kind ->
    [impossible] Niemożliwe
   *[odd] Dziwne
}
sanity-players = liczba graczy: { $players }
sanity-fine = Nic nie przemawia przeciwko tym zasadom.
sanity-no-rules = Tych zasad nie da się użyć: { $problem }
sanity-stuck = Bot „{ $bot }” nie umie grać według tych zasad ({ $problem }): cofnij ostatnią zmianę i spróbuj mniejszej.
sanity-endless = Próbna partia nie skończyła się mimo tylu decyzji: { $decisions }. Poszukaj zmiany, która nie pozwala jej się skończyć.
sanity-ends-at-once = Gra kończy się, zanim ktokolwiek zagra: cofnij ostatnią zmianę.
sanity-no-choice = W { $percent }% wszystkich tur próbnych partii gracze nie mieli o czym decydować: otwórz miejsca albo daj im więcej możliwości.
sanity-nobody-scores = W żadnej próbnej partii (było ich { $games }) nikt nie zdobył ani punktu: ułatw zdobywanie punktów.
sanity-always-tied = Wszystkie próbne partie (było ich { $games }) skończyły się remisem wszystkich graczy: daj im coś, o co mogą rywalizować.
sanity-only-losses = W żadnej próbnej partii (było ich { $games }) nikt nie skończył powyżej zera: zmniejsz kary albo ułatw zdobywanie punktów.
## Metrics: title, definition, unit

metric-seat_advantage-title = Przewaga gracza rozpoczynającego
metric-seat_advantage = Końcowy wynik gracza rozpoczynającego minus średnia wyników pozostałych. Części: o ile każde miejsce, licząc od gracza rozpoczynającego, kończy powyżej lub poniżej średniej wszystkich.
metric-seat_advantage-unit = PZ
metric-score_spread-title = Rozpiętość wyników
metric-score_spread = Najwyższy wynik końcowy minus najniższy. W grze dwuosobowej jest równa przewadze zwycięzcy.
metric-score_spread-unit = PZ
metric-margin-title = Przewaga zwycięzcy
metric-margin = Najwyższy wynik końcowy minus drugi z kolei; przy remisie 0.
metric-margin-unit = PZ
metric-lead_changes-title = Zmiany prowadzenia
metric-lead_changes = Ile razy samodzielne prowadzenie przechodzi od jednej osoby do drugiej: punkty porównuje się po każdej turze, a na końcu za prowadzącego uważa się zwycięzcę. Remis nie zmienia prowadzenia.
metric-lead_changes-unit = zmiany
metric-drama-title = Dramatyzm
metric-drama = O ile punktów późniejszy zwycięzca ustępuje prowadzącemu, średnio po wszystkich turach oprócz ostatniej; 0, jeśli nigdy nie przegrywał.
metric-drama-unit = PZ
metric-decisive_turn-title = Decydująca tura
metric-decisive_turn = Jaka część wszystkich tur minęła, gdy późniejszy zwycięzca obejmuje samodzielne prowadzenie już na stałe: 0,5 to połowa gry, a 1 znaczy, że rozstrzyga ostatnia tura albo zwycięstwo jest wspólne.
metric-decisive_turn-unit = część tur
metric-duration-title = Długość gry
metric-duration = Liczba tur wszystkich graczy razem.
metric-duration-unit = tury
metric-branching-title = Rozgałęzienie
metric-branching = Liczba dozwolonych ruchów przy jednej decyzji, średnio po wszystkich decyzjach. Liczy się ją na decyzję, nie na turę: tura może wymagać kilku. Części: decyzje na początku tury i późniejsze.
metric-branching-unit = ruchy na decyzję
metric-forced_turns-title = Tury wymuszone
metric-forced_turns = Część tur, które nie dają wyboru: przy każdej decyzji dozwolony jest tylko jeden ruch.
metric-forced_turns-unit = część tur
metric-uncertainty-title = Niepewność
metric-uncertainty = Na ile gra jest jeszcze otwarta, od 0 (rozstrzygnięta) do 1 (wszyscy mają równe szanse), średnio w chwilach rozłożonych równo na całą grę. Z każdej z nich szybki bot kilka razy gra dalej za wszystkich, a ukryte karty są za każdym razem rozdawane od nowa; liczy się to, jak często dwa takie dalsze ciągi mają różnych zwycięzców, w porównaniu ze zwycięzcami losowanymi. W grze, którą wszyscy razem wygrywają albo przegrywają, chodzi o to, czy wygrają.
metric-uncertainty-unit = od 0 do 1
metric-effective_decisions-title = Rzeczywiste decyzje
metric-effective_decisions = Liczba ruchów na początku tury, które ustępują najlepszemu o najwyżej 1 PZ, średnio po turach rozłożonych równo na całą grę. Ruchy, które boty uważają za warte rozważenia, szybki bot kilka razy rozgrywa do końca szychty, wszystkie przy tych samych ukrytych kartach; decyduje średnia przewaga.
metric-effective_decisions-unit = ruchy na turę
metric-luck_share-title = Udział szczęścia
metric-luck_share = Jakiej części różnic między wynikami nie tłumaczy dobra gra, od 0 (sama umiejętność) do 1 (samo szczęście). Od tego początku rozgrywa się partie z ukrytymi kartami rozdanymi od nowa; gracz rozpoczynający nie zostawia przypadkowi żadnej tury, zostawia mu jedną trzecią, dwie trzecie albo wszystkie, a resztę rozgrywa szybki bot. Wariancję przewagi wśród partii o równej umiejętności dzieli się przez wariancję wśród wszystkich. Opisuje to zasady i początek, a nie graczy tej partii.
metric-luck_share-unit = część wariancji
metric-displacements-title = Wyparcia na górnika
metric-displacements = Liczba wypartych górników na jednego wysłanego, łącznie z cechownią.
metric-displacements-unit = wyparci na wysłanego górnika
metric-space_use-title = Wykorzystanie miejsc
metric-space_use = Jak różnorodnie gracze korzystają z miejsc: liczba miejsc, które dałyby tę samą różnorodność, gdyby ze wszystkich korzystano równie często. Części: ile razy użyto każdego otwartego miejsca; na mapie także semaforów, skrzyżowań, miast i miejsc startowych; przy kościach na planszy: bonusów kolumn.
metric-space_use-unit = miejsca
metric-space_use_by_shift-title = Wykorzystanie miejsc według szycht
metric-space_use_by_shift = Różnorodność miejsc użytych w jednej szychcie, średnio po szychtach. Części: ile razy użyto każdego otwartego miejsca w każdej szychcie. Grę z rundami dzieli się na rundy, a grę bez szycht i rund na trzy części.
metric-space_use_by_shift-unit = miejsca
metric-space_price-title = Cena miejsc
metric-space_price = Ilu górników lub robotników kosztuje użycie miejsca, średnio po wszystkich użyciach. Części: to samo dla każdego użytego miejsca.
metric-space_price-unit = górnicy lub robotnicy
metric-order_use-title = Wykorzystanie zamówień
metric-order_use = Jaką część wziętych zamówień gracze realizują. Części: to samo według rodzaju zamówienia i według karty, o ile jakieś wzięto.
metric-order_use-unit = zrealizowane na wzięte zamówienie
metric-idle_marks-title = Niewydane marki
metric-idle_marks = Marki, które zostają graczowi na koniec ostatniej szychty, zanim wymieni je na punkty; średnia wszystkich graczy.
metric-idle_marks-unit = marki na gracza
metric-idle_workers-title = Niewykorzystani robotnicy
metric-idle_workers = Robotnicy, których gracz ma jeszcze na ręce, gdy pasuje, w ciągu całej gry; średnia wszystkich graczy.
metric-idle_workers-unit = robotnicy na gracza
metric-wasted_steps-title = Zmarnowane kroki
metric-wasted_steps = Kroki wydobycia, których nie użyto, oraz te, które oszczędziłaby krótsza droga do tego samego wyniku; średnia wszystkich graczy. Krótszych dróg szuka się tylko w grze planszowej.
metric-wasted_steps-unit = kroki na gracza
metric-action_use-title = Użycie akcji
metric-action_use = Jak różnorodne są akcje: liczba rodzajów, która dałaby tę samą różnorodność, gdyby wszystkich używano równie często. Części: jak często używa się każdego rodzaju akcji i każdego pomocnika.
metric-action_use-unit = rodzaje akcji
metric-won-title = Wygrane gry
metric-won = Z gier, które wszyscy razem wygrywają albo przegrywają, odsetek wygranych: 1 za grę wygraną, 0 za przegraną.
metric-won-unit = odsetek gier
metric-lost_time-title = Stracony czas
metric-lost_time = Żetony czasu stracone w grze. Części: ile kosztuje każdy rodzaj strat; razem dają całość.
metric-lost_time-unit = żetony
metric-idle_cards-title = Niedobrane karty
metric-idle_cards = Karty, których gracz nie może dobrać, bo ma pełną rękę, w ciągu całej gry; średnia wszystkich graczy.
metric-idle_cards-unit = karty na gracza
metric-lost_gains-title = Stracone zdobycze
metric-lost_gains = Co graczowi przepada w ciągu całej gry, bo na arkuszu nie ma już miejsca; średnia wszystkich graczy. Części: ile przepada każdego rodzaju; razem dają całość.
metric-lost_gains-unit = zdobycze na gracza
metric-idle_materials-title = Niewykorzystane materiały
metric-idle_materials = Materiały i kości, które zostają graczowi na koniec gry; średnia wszystkich graczy. Części: ile każdego rodzaju; razem dają całość.
metric-idle_materials-unit = materiały i kości na gracza
metric-sources-title = Punkty według źródeł
metric-sources = Wynik końcowy, średnio na gracza. Części: punkty z każdego źródła; razem dają wynik. Dostarczone towary liczą się jak punkty.
metric-sources-unit = pkt
metric-cost = { $costly ->
    [1] kosztowna
   *[0] tania
}
metric-part-place = Miejsce { $place }
metric-part-first = Pierwsza decyzja tury
metric-part-later = Późniejsze decyzje
metric-part-unused = Niewykorzystane kroki
metric-part-detours = Okrężne drogi

## Plots

plot-told = { $name } { $value }
plot-told-interval = { $name } { $value } (od { $low } do { $high })
plot-unit = jednostki
plot-side = Zasady { $side }
plot-side-only = Te zasady
plot-side-means = { $side }: { $rules }
plot-side-told = { $side }: { $told }.
plot-players = liczba graczy: { $players }
plot-place = { $place ->
    [1] pierwszy gracz
    [2] drugi gracz
    [3] trzeci gracz
   *[4] czwarty gracz
}
plot-deck = talia (jej ziarno)
plot-decks-so-far = liczba rozegranych talii
plot-turn = rozegrane tury
plot-shift = szychta { $shift }
plot-score-y = wynik w PZ
plot-caption = talie: { $blocks } · gry: { $games } · gracze: { $players } · boty: { $bots } · ziarna: { $first }–{ $last }
plot-caption-one = jedna gra, liczba graczy: { $players }
plot-caption-many = talie w każdym porównaniu: { $blocks } · gry: { $games } · gracze: { $players } · boty: { $bots } · ziarna od { $first } · w porównaniu z: { $rules }; ich wartości stoją w nawiasach
plot-switch = { $on ->
    [1] tak
   *[0] nie
}
plot-interval-mean = Przedziały zawierają prawdziwą średnią w 95 przypadkach na 100.
plot-interval-always = Przedział pozostaje prawdziwy, jak często by na niego nie patrzeć.
plot-differences-title = { $metric }: B w porównaniu z A, talia po talii
plot-differences-y = B minus A; { $unit }
plot-differences-one = jedna talia
plot-differences-mean = średnia z przedziałem
plot-differences-alt = Każdy punkt to różnica między B i A w jednej talii. Liczba talii: { $decks }; powyżej zera leży { $above }, poniżej { $below }, na zerze { $even }; wartość najniższa to { $least }, najwyższa { $most } ({ $unit }). Średnia wynosi { $effect } ({ $unit }){ $sure ->
    [1] , z przedziałem od { $low } do { $high }.
   *[0] ; talii jest za mało, by podać przedział.
}
plot-stopping-title = { $metric }: jak rozstrzygnięto pytanie
plot-stopping-effect = średnia z przedziałem
plot-stopping-matters = najmniejszy wzrost, który się liczy
plot-stopping-matters-less = najmniejszy spadek, który się liczy
plot-stopping-ratio = dowody (logarytm ilorazu wiarygodności)
plot-stopping-more = za: o { $smallest } więcej ({ $unit })
plot-stopping-less = za: o { $smallest } mniej ({ $unit })
plot-stopping-upper = powyżej: wykazane
plot-stopping-lower = poniżej: wykluczone
plot-stopping-end = { $verdict ->
    [higher] rozstrzygnięte, liczba talii { $decks }: B jest wyżej
    [lower] rozstrzygnięte, liczba talii { $decks }: B jest niżej
    [no-difference] rozstrzygnięte, liczba talii { $decks }: brak różnicy, która się liczy
   *[undecided] nierozstrzygnięte, liczba talii { $decks }
}
plot-stopping-alt = { $stop ->
    [interval] Przedział wokół średniej zwęża się z każdą kolejną talią.
   *[sprt] Dwie linie dowodów, za wzrostem i za spadkiem, biegną między dwiema granicami.
} { $verdict ->
    [higher] Pytanie rozstrzygnięto przy liczbie talii { $decks }: B jest wyżej.
    [lower] Pytanie rozstrzygnięto przy liczbie talii { $decks }: B jest niżej.
    [no-difference] Pytanie rozstrzygnięto przy liczbie talii { $decks }: nie ma różnicy, która się liczy.
   *[undecided] Przy liczbie talii { $decks } (najwyżej { $most }) pytanie było nadal otwarte.
} Średnia wynosi { $effect } ({ $unit }){ $sure ->
    [1] , z przedziałem od { $low } do { $high }.
   *[0] ; talii jest za mało, by podać przedział.
}
plot-seats-title = Średni wynik według kolejności
plot-seats-x = miejsce w kolejności gry
plot-seats-alt = Średnie wyniki w PZ, z przedziałami. { $told }
plot-river-title = { $one ->
    [1] Wynik tura po turze
   *[0] { $side ->
        [a] Średni wynik tura po turze, zasady A
        [b] Średni wynik tura po turze, zasady B
       *[other] Średni wynik tura po turze
    }
}
plot-river-alt = Po jednej linii dla każdego gracza, liczba tur: { $turns }. Wyniki w PZ po turze { $middle }: { $half }. Na końcu: { $end }.
plot-sources-title = Skąd pochodzą punkty
plot-sources-x = { $what ->
    [players] liczba graczy
   *[rules] zasady
}
plot-sources-y = średnie punkty gracza w PZ
plot-sources-told = { $side }, razem { $total } PZ: { $told }.
plot-sources-alt = Słupki złożone ze średnich punktów gracza według źródeł. { $told }
plot-spaces-title = { $side ->
    [a] Jak często używa się każdego miejsca, zasady A
    [b] Jak często używa się każdego miejsca, zasady B
   *[other] Jak często używa się każdego miejsca
}
plot-spaces-x = szychta
plot-spaces-y = miejsce
plot-spaces-of = użyć na grę
plot-spaces-alt = Tabela o wymiarach: miejsca { $spaces }, szychty { $shifts }; im ciemniej, tym więcej użyć. Najczęściej: { $space }, szychta { $shift }, średnio { $value } na grę. { $some ->
    [1] Nigdy nieużywane: { $unused }.
   *[0] Każde miejsce jest używane.
}
plot-tornado-title = { $metric }: co zmienia każde pokrętło
plot-tornado-x = pokrętło
plot-tornado-y = zmiana; { $unit }
plot-tornado-lowered = mniej
plot-tornado-raised = więcej
plot-tornado-alt = Słupki w lewo obniżają wynik, słupki w prawo go podnoszą; pokrętło, które zmienia najwięcej, stoi na górze. Zmiany ({ $unit }): { $told }.
plot-tornado-knob = { $knob }: { $values }
plot-tornado-told = { $knob }, wartość { $value }:
plot-surface-title = { $metric }: dwa pokrętła naraz
plot-surface-alt = Tabela zestawów zasad ({ $cells }), cieniowana według wyniku ({ $unit }). Najniżej: { $lowest }. Najwyżej: { $highest }.
plot-surface-cell = { $value }, gdy { $x } ma wartość { $at }, a { $y } wartość { $beside }
plot-line-title = { $metric }: wartość po wartości
plot-line-base = zasady wyjściowe
plot-line-alt = Jednostka: { $unit }; z przedziałami: { $told }. Przy zasadach wyjściowych { $base }.
plot-line-rules = zasady wyjściowe: { $rules }
plot-ladder-title = Kto wygrywa
plot-ladder-x = boty
plot-ladder-y = { $what ->
    [elo] przewaga w punktach Elo
   *[share] zwycięstwa w procentach
}
plot-ladder-share = { $what ->
    [elo] punkty Elo z przedziałem
   *[share] udział zwycięstw z przedziałem
}
plot-ladder-par = { $what ->
    [elo] równa siła
   *[share] ile wygraliby równi
}
plot-ladder-alt = { $what ->
    [elo] Przewaga pierwszego bota nad drugim w punktach Elo, z przedziałami: { $told }.
   *[share] Zwycięstwa pierwszego bota w procentach, z przedziałami: { $told }. Równi wygraliby { $par } procent.
}
plot-ladder-caption = talie: { $decks } · gry: { $games } · gracze: { $players }
## Porównania i przeglądy

rules-told = { $changed ->
    [0] zasady wydane
   *[other] { $rules }
}
seats-told = { $n ->
    [1] { $bot }
   *[other] { $n } × { $bot }
}{ $restricted ->
    [0] { "" }
   *[other] { " " }bez { $kinds }
}
decks-told = { $blocks ->
    [one] jedna talia
    [few] { $blocks } talie
   *[many] { $blocks } talii
}
games-told = { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}
report-question = { $metric }: co się zmienia przy zasadach B ({ $b }) w porównaniu z zasadami A ({ $a })?
report-answer = { $verdict ->
    [higher] przy B wartość jest wyższa o { $size }
    [lower] przy B wartość jest niższa o { $size }
    [same] wartość nie zmienia się aż o { $smallest }: zmierzona różnica to { $effect }
   *[open] to nie jest rozstrzygnięte: różnica wynosi na razie { $effect }
}; { $known } ({ decks-told }, { games-told }).
report-few = na przedział jest jeszcze za mało talii
report-interval = przedział od { $low } do { $high } zawiera prawdziwą różnicę w { $sure } takich doświadczeniach na 100
report-equal = { $nothing ->
    [1] żadna talia nie pokazuje różnicy (talie: { $blocks }), ale mogłoby ją pokazać do { $might } % wszystkich
   *[0] wszystkie talie mówią to samo (talie: { $blocks }), ale co innego mogłoby mówić do { $might } % wszystkich
}
report-size = Mierzono, aż odpowiedź była jasna, więc ta różnica jest prawdopodobnie zawyżona; { $measured ->
    [1] na świeżych taliach (talie: { $decks }), które na to nie wpływały, wynosi { $effect } ({ $interval })
   *[0] pokażą to świeże talie, które na to nie wpływają
}.
interval-unknown = { $equal ->
    [1] wszystkie równe (talie: { $blocks }); różnić się może do { $might } %
   *[0] za mało talii
}
report-played = Osób przy stole: { $players } ({ $seats }), każda talia rozegrana we wszystkich różnych układach miejsc; talie od { $first } do { $last }.
report-method = { $stop ->
    [sprt] Zakończone testem sekwencyjnym (GSPRT)
   *[interval] Zakończone przedziałem
}: liczą się różnice od { $smallest }, najwyżej { $alpha } % fałszywych alarmów, { $beta } % przeoczonych różnic, od { $least } do { $most } talii. Przedziały są zawsze ważne: także wtedy, gdy kończy się, gdy tylko odpowiedź jest jasna. Przypadek: jak prawdopodobna byłaby co najwyżej taka różnica, gdyby żadnej nie było.
report-rare = Od pozostałych różni się mniej niż { $few } talii, więc przedział pyta, jak często talia się różni, i przyjmuje, że żadna nie różni się bardziej niż o półtorakrotność odległości między najmniejszą a największą wartością na wszystkich tych taliach.
report-ratio = Oba zestawy zasad trafiły na te same talie: wariancja różnicy to { $ratio } % tej przy osobnych taliach.
report-also = Rozstrzyga tylko pierwsza miara. Dla pozostałych przedziały są ważne wszystkie razem, a przypadek uwzględnia ich liczbę (Holm).
report-from = Zmierzono z glueckauf { $version }, zasady { $a } i { $b }.
report-head = { $column ->
    [metric] miara
    [a] A
    [b] B
    [effect] B − A
    [interval] przedział
   *[chance] przypadek
}
survey-question = Jakie są partie, gdy obowiązują takie zasady: { $rules }? { decks-told }, { games-told }.
survey-from = Przedział zawiera prawdziwą średnią w 95 takich przeglądach na 100. Zmierzono z glueckauf { $version }, zasady { $rules }.
survey-head = { $column ->
    [metric] miara
    [part] część
    [mean] średnia
    [interval] przedział
   *[blocks] talie
}

## Kurs: co mówią sprawdziany

course-file = Twojego pliku nie da się jeszcze użyć: { $key }: { $problem }.
course-refused = Tego nie da się sprawdzić: { $problem }.
course-no-function = Ten sprawdzian prosi o funkcję, a dostał { $given }; podaj nazwę swojej funkcji, bez nawiasów po niej.
course-no-text = Ten sprawdzian prosi o tekst w cudzysłowie, a dostał { $given }.
course-no-number = Dla ({ $case }) twoja funkcja zwraca { $got }, a potrzebna jest liczba; sprawdź, czy każda droga przez nią kończy się na return.
course-no-numbers = Dla ({ $case }) twoja funkcja zwraca { $got }, a potrzebne liczby: { $count }; zwróć je rozdzielone przecinkami.
course-stopped = Dla ({ $case }) twoja funkcja przerywa z „{ $error }”; przyjrzyj się najpierw temu przypadkowi.
course-too-long = Dla ({ $case }) twoja funkcja nie ma odpowiedzi po { $seconds ->
    [one] sekundzie
   *[other] { $seconds } sekundach
}; poszukaj pętli, która nigdy się nie kończy albo próbuje o wiele za dużo.
course-unknown = Nie ma ćwiczenia „{ $what }”; są { $known }.

course-prediction = Dla ({ $case }) twoja funkcja mówi { $got }, a program mówi co innego; { $rule } brzmi: „{ $text }”
course-prediction-right = Twoja funkcja i program są zgodne we wszystkich przypadkach: { $cases }.
course-one-knob = { $count ->
    [0] Twój plik niczego jeszcze nie zmienia; ustaw jedno pokrętło inaczej niż w wydanej grze.
   *[other] Liczba pokręteł zmienionych w twoim pliku: { $count }; znajdź to jedno, które wystarczy.
}
course-broke-before = Z twoim { $knob } partia w ogóle nie dochodzi do tej pozycji: wcześniejszy ruch { $move } zostaje odrzucony. { $why }
course-still-locked = Z twoim { $knob } ruch { $move } nadal odrzuca { $rule }: { $why }
course-unlocked = Tak: samo { $knob } decyduje o tym, czy { $move } jest dozwolony.
course-few-knobs = { $count ->
    [0] Twój plik niczego nie zmienia, więc gra jest tak samo grywalna jak zawsze.
   *[other] Liczba pokręteł zmienionych w twoim pliku: { $count }; zepsuj grę, zmieniając najwyżej tyle: { $most }.
}
course-not-broken = Gra przeżyła: na talii { $deck } zachłanny bot zdobywa jeszcze { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; zapytaj, czego w tej grze wymaga każdy punkt.
course-broken-set-up = Zepsuta przed pierwszym ruchem: { $problem }.
course-broken = Zepsuta: nikt nie zdobywa ani jednego punktu (talie: { $decks }).
course-many-knobs = { $count ->
    [0] Twój plik niczego nie zmienia; zmień co najmniej tyle pokręteł: { $least }.
   *[other] Liczba pokręteł zmienionych w twoim pliku: { $count }; zmień co najmniej { $least }.
}
course-too-lengthy = Liczba decyzji w tej partii: { $decisions }, w wydanej grze: { $usual }; przyjrzyj się temu, co kończy szychtę.
course-no-skill = Na talii { $deck } wynik greedy to { $points }, a najlepszego losowego bota { $other }: umiejętność już nie wygrywa; zobacz, co twoje zasady odebrały dobrej grze.
course-playable = Grywalna: zmieniono { $knobs }, partie kończą się na czas, a umiejętność wygrywa na wszystkich taliach ({ $decks }).

course-notation = Ciągu ruchów nie da się odczytać: w kolumnie { $column } oczekiwano: { $expected }.
course-line = { $told }
course-line-slip = { $told } { $stopped ->
    [1] Ciąg ruchów kończy się za wcześnie: zobacz, co jeszcze dałoby się wypełnić.
   *[0] Po ruchu { $place } najlepszy wynik jest już nieosiągalny: zobacz, co innego można tam zrobić.
}
course-line-best = { $told }
course-no-line = Twoja funkcja zwraca { $got }, a potrzebny jest ciąg ruchów: tekst albo lista tekstów.
course-solver = Na nowych łamigłówkach ({ $count }) twoja funkcja zdobywa { $percent } % najlepszych punktów, a potrzeba { $least } %; najgorzej idzie jej { $worst } ({ $points } %), więc przyjrzyj się tej.
course-solver-notation = W { $puzzle } twoja funkcja zwraca { $line }, a to nie jest ciąg ruchów: oczekiwano: { $expected }.
course-solver-illegal = W { $puzzle } ruch { $move } twojej funkcji jest niedozwolony: { $why }
course-solver-right = Na nowych łamigłówkach ({ $count }) twoja funkcja zdobywa { $percent } % najlepszych punktów.
course-bound-low = W { $puzzle } obiecujesz, że żaden ciąg ruchów nie da więcej punktów niż { $bound }, a jeden daje { $best }; znajdź, o czym zapomina twoje ograniczenie.
course-bound-loose = Twoje ograniczenie nigdy nie jest za niskie, ale obiecuje { $times } razy tyle, ile można zdobyć (łamigłówki: { $count }), a dozwolone jest najwyżej { $factor } razy; wykorzystaj liczbę kroków.
course-bound-right = Na nowych łamigłówkach ({ $count }) twoje ograniczenie nigdy nie jest za niskie i obiecuje { $times } razy tyle, ile można zdobyć.

course-no-bot = Ten sprawdzian prosi o bota, czyli coś z choose(view), a dostał { $given }; podaj swoją klasę albo funkcję, która tworzy bota z ziarna.
course-bot-no-move = Twój bot wybiera { $got }, a potrzebny jest ruch; musi to być jeden z view.legal_moves().
course-bot-notation = Twój bot wybiera { $got }, a to nie jest ruch: oczekiwano: { $expected }.
course-bot-illegal = Twój bot wybiera { $move }, a to jest tam niedozwolone: { $why }
course-bot-right = Twój bot rozegrał całe partie ({ $games }), a każdy ruch był dozwolony.
course-beats = Na taliach ({ $decks }) rozegranych z obu miejsc twój bot wygrywa { $share } % przeciw { $rival } (od { $low } do { $high } %), średnio { $points } punktów przewagi; cały przedział musi leżeć powyżej 50 %.
course-beats-right = Na taliach ({ $decks }) rozegranych z obu miejsc twój bot wygrywa { $share } % przeciw { $rival } (od { $low } do { $high } %), średnio { $points } punktów przewagi.
course-style = Na parowanych taliach ({ $decks }) twój styl kończy { $points } punktów przed { $rival } (od { $low } do { $high }); { $ahead ->
    [1] to może być szczęście, bo przedział sięga zera.
   *[0] zmieniaj po jednej wadze i zostawiaj to, co pomaga.
}
course-style-right = Na parowanych taliach ({ $decks }) twój styl kończy { $points } punktów przed { $rival } (od { $low } do { $high }): to więcej niż szczęście.

course-paired-effect = { $turned ->
    [1] Twój efekt ma zły znak: to, co dodaje zmiana, czyli druga lista minus pierwsza.
   *[0] Przy { $decks } taliach twój efekt to { $got }, a to nie jest średnia różnic talia po talii.
}
course-paired-order = Twój przedział sięga od { $low } do { $high }, a twój efekt to { $effect }; zwróć efekt, dolny koniec i górny koniec, w tej kolejności.
course-paired-width = Twój przedział jest { $times } razy tak szeroki jak przedział różnic przy { $decks } taliach; { $wide ->
    [1] wciąż niesie szczęście talii, więc najpierw policz różnice, a potem rozrzut.
   *[0] przyjrzyj się pierwiastkowi i liczbie, przez którą mnożysz rozrzut.
}
course-paired-right = Zgadza się we wszystkich doświadczeniach ({ $cases }): szczęście talii zniknęło.
course-interval-order = Twój przedział sięga od { $low } w dół do { $high }; dolny koniec jest pierwszy.
course-interval = W { $runs } doświadczeniach po { $decks } talii twój przedział zawiera prawdę w { $held } przypadkach na 100, a potrzeba 95; { $short ->
    [1] przy tak małej liczbie talii sam rozrzut jest niepewny, a przedział musi to uwzględnić.
   *[0] jest szerszy, niż trzeba, więc zobacz, przez co dzielisz rozrzut.
}
course-interval-wide = Twój przedział zawiera prawdę w { $held } przypadkach na 100, ale jest { $times } razy szerszy, niż trzeba.
course-interval-right = W { $runs } doświadczeniach twój przedział zawiera prawdę w { $held } przypadkach na 100.
course-size-none = Przy rozrzucie { $spread } i różnicy { $smallest } twoja liczba talii to { $decks }; na mniej niż dwóch rozrzutu nie widać.
course-size = Przy liczbie talii { $decks }, rozrzucie { $spread } i różnicy { $smallest } różnicę znajduje { $found } doświadczeń na 100; { $few ->
    [1] to za mało: potrzeba 80.
   *[0] to więcej niż potrzebne 80, a kosztuje czas obliczeń.
}
course-size-right = Zgadza się we wszystkich przypadkach ({ $cases }): różnicę znajduje 80 takich doświadczeń na 100 i żadna talia się nie marnuje.
course-stopping-no-bool = Twoja reguła mówi { $got } (talie: { $decks }), a potrzebne jest True albo False.
course-stopping-false = Tam, gdzie nic się nie różni, twoja reguła ogłasza różnicę w { $percent } doświadczeniach na 100 (talie: { $decks }), a uczciwie byłoby 5: każde spojrzenie to kolejna okazja, by się oszukać.
course-stopping-blind = Tam, gdzie jest duża różnica, twoja reguła znajduje ją tylko w { $percent } doświadczeniach na 100 (talie: { $decks }); kiedyś musi coś ogłosić.
course-stopping-right = Tam, gdzie nic się nie różni, twoja reguła ogłasza różnicę w { $false } doświadczeniach na 100; tam, gdzie różnica jest, znajduje ją w { $found } na 100.
course-effect-size = W doświadczeniach, które coś znalazły ({ $runs }), twoje oszacowanie to średnio { $times } prawdziwej różnicy; { $large ->
    [1] zastanów się, która z dwóch list zdecydowała, że w ogóle coś się ogłasza.
   *[0] to za mało: użyj każdej talii, która o niczym nie decydowała.
}
course-effect-size-right = W doświadczeniach, które coś znalazły ({ $runs }), twoje oszacowanie to średnio { $times } prawdziwej różnicy: nie mierzysz tym, co decydowało.

course-few-changes = { $count ->
    [0] Twój plik niczego jeszcze nie zmienia.
   *[other] Liczba pokręteł zmienionych w twoim pliku: { $count }; dobremu projektowi wystarczy najwyżej { $most }, więc sprawdź, które możesz pominąć.
}
course-no-goal = Cel to słownik z dolną i górną granicą dla każdej miary, a nie { $given }.
course-goal = { $metric }: { $value } (talie: { $decks }, od { $low } do { $high }), a cały przedział musi leżeć między { $least } a { $most }; { $close ->
    [1] średnio już tam jesteś, ale nie na pewno.
   *[0] zapytaj, która z twoich zmian porusza tę miarę.
}
course-goal-right = Cel osiągnięty: zmieniono { $knobs }, a każdy przedział leży, gdzie powinien (talie: { $decks }).
course-no-predictions = Ten sprawdzian prosi o słownik ze słowem dla każdej miary, a dostał { $given }.
course-no-way = { $metric }: potrzebne jest „higher”, „lower” albo „same”, a nie { $got }.
course-effect = { $metric }: nie wychodzi „{ $way }” (talie: { $decks }); zmierz to z metric="{ $name }" i sprawdź, kto zachowuje się inaczej.
course-effects-right = Wszystkie przewidywania ({ $count }) się sprawdzają (talie: { $decks }).

course-claim-word = Twoja funkcja mówi { $got }; musi powiedzieć jedno z: { $words }.
course-claim = Przy efekcie { $effect } i przedziale od { $low } do { $high } mówisz „{ $got }”; { $holds ->
    [1] zobacz, czy ten przedział wyklucza zero.
   *[0] w tym przedziale nic nie przeczy jednemu kierunkowi.
}
course-claim-right = Zgadza się we wszystkich przypadkach ({ $cases }): nie twierdzisz więcej, niż pozwala przedział.
course-caption-no-text = Twoja funkcja zwraca { $got }, a potrzebny jest tekst.
course-caption-metric = Podpis { $caption } nie mówi, co zmierzono; nazwij miarę ({ $metric }).
course-caption-decks = Podpis { $caption } nie mówi, na ilu taliach; wie to report.blocks.
course-caption-number = W podpisie { $caption } brakuje liczby: report.{ $name }, zaokrąglonej do jednego lub dwóch miejsc.
course-caption-long = Liczba znaków w podpisie: { $letters }; pod obrazkiem nikt nie przeczyta więcej niż 400.
course-caption-right = Zgadza się dla różnych raportów ({ $count }): miara, talie, efekt i przedział są na miejscu.
course-report-call = Wywołania { $call } nie da się użyć; zapisz je tak, jak je uruchamiasz: ga.lab.compare(rules, rules, metric="…", most=…).
course-report-keyword = W wywołaniu jest { $name }, którego ten sprawdzian nie zna; przyjmuje { $known }.
course-report-value = W wywołaniu { $name } nie jest zwykłą wartością; zapisz liczby i teksty w całości, aby ktoś obcy mógł je uruchomić.
course-report-most = Wywołanie musi zawierać most=…, od 2 do { $most } talii, aby wszyscy grali tyle co ty.
course-report-rules = W wywołaniu { $name } to { $got }; zapisz zasady w całości, jako "cage=4" albo None, bo ktoś obcy nie ma twoich plików.
course-report-bots = W wywołaniu gra { $got }; ten sprawdzian gra tylko z "greedy", więc mierz z nim.
course-report-metric = Raport mówi o { $said }, ale jego wywołanie mierzy { $measured }.
course-report-decks = Liczba talii w raporcie: { $said }, a jego wywołanie gra { $measured }.
course-report-endless = Przy tylu taliach ({ $decks }) przedział nie ma jeszcze końców; rozegraj ich więcej, zanim cokolwiek ogłosisz.
course-report-number = { $name } musi być liczbą, a nie { $got }.
course-report-differs = Po ponownym uruchomieniu (talie: { $decks }) { $name } nie wychodzi { $said }; przepisz liczby z raportu, który daje dokładnie to wywołanie.
course-report-short = { $name } jest za krótkie jak na zdanie: { $text }.
course-report-claim = Twierdzenie { $claim } musi zawierać efekt i liczbę talii: nikt nie powinien ich szukać.
course-report-limits = Powiedz w jednym zdaniu, czego nie pokazano: jacy gracze, ilu, jakie zasady; { $limits } to za mało.
course-report-right = Wszystko się zgadza: { $decks } talii, efekt { $effect }, a ktoś obcy może to powtórzyć.
## A result on one page

plot-page-lab = Laboratorium projektowe
plot-page-kind = { $game } · liczba graczy: { $players }
plot-page-title = { $metric }: czy zasady coś zmieniają?
plot-page-survey = Jakie są gry przy tych zasadach?
plot-page-answer = Odpowiedź
plot-page-rules = Co się różni
plot-page-how = Jak mierzono
plot-page-again = Zmierz jeszcze raz
plot-page-caveats = Czego to nie mówi
plot-page-knob = Zasada
plot-page-base = wyjściowo
plot-page-tried = próbowane
plot-page-published = wydane
plot-page-these = tutaj
plot-page-metric = Mierzono
plot-page-number = Liczba
plot-page-games = { $blocks ->
    [one] jedna talia
    [few] { $blocks } talie
   *[many] { $blocks } talii
}, { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
}
plot-page-bots = Boty
plot-page-seeds = Talie (ziarna)
plot-page-method = Zakończono
plot-page-stop = { $stop ->
    [sprt] testem sekwencyjnym (GSPRT)
   *[interval] przedziałem, który obowiązuje zawsze
}: liczą się różnice od { $smallest } ({ $unit }); liczba talii od { $least } do { $most }
plot-page-version = Wersja
plot-page-hash = Zestawy zasad
plot-page-found = { $metric }: { $value } ({ $unit }; { $interval })
plot-page-not-bots = Grały boty, nie ludzie. Kto myśli dalej naprzód albo lubi co innego, może grać według tych zasad inaczej.
plot-page-not-table = Dotyczy to tej liczby graczy i tych botów; inny stół może dać inną odpowiedź.
plot-page-not-mean = Przedział dotyczy średniej. Pojedyncza gra może się skończyć daleko od niej.
plot-page-not-same = „Brak różnicy” znaczy: żadnej tak dużej, o jaką pytano; mniejsza może istnieć.
plot-page-not-open = Pytanie jest nadal otwarte: kolejne talie mogą je rozstrzygnąć w obie strony.
plot-page-not-also = Sprawdzono tylko pierwszą miarę; to, co widać obok, jest wskazówką do następnego doświadczenia.
## Sweeps: a knob turned step by step

sweep-question = { $metric }: jak zależy od tych ustawień: { $knobs ->
    [1] „{ $knob }”
   *[other] „{ $knob }” i „{ $other }”
}?
sweep-answer = { $n ->
    [0] Przy żadnej wartości te partie nie wykazują różnicy (wypróbowanych obok punktu odniesienia: { $tried }).
   *[other] W porównaniu z punktem odniesienia te partie wykazują zmianę przy: { $values } (wartości: { $n } z { $tried } wypróbowanych).
}
sweep-head = { $column ->
    [metric] Miara
    [mean] Średnia
    [interval] Przedział
    [change] Zmiana
   *[change-interval] Przedział zmiany
}
sweep-base = punkt odniesienia
sweep-caption = Punkt odniesienia: { $rules }. Każdą wartość zmierzono na tych samych taliach; partii razem: { $games }. Przedział średniej obejmuje prawdziwą średnią w 95 przypadkach na 100; przedziały zmian są prawdziwe wszystkie naraz w 95 takich badaniach na 100. Zmierzono z glueckauf { $version }.

## Tuning: rules that reach a goal

tune-goal = Cel: { $metric } – { $way ->
    [low] powyżej { $low }
    [high] poniżej { $high }
    [lowhigh] od { $low } do { $high }
    [lowest] jak najmniej
   *[highest] jak najwięcej
}.
tune-answer = { $same ->
    [1] Najlepsze ze znalezionych zasad to zasady wyjściowe.
   *[0] Najlepsze ze znalezionych zasad: { $rules }.
} { $met ->
    [yes] Na taliach, których szukanie nie widziało ({ decks-told }), { $way ->
        [between] osiągają cel
       *[other] są lepsze od zasad wyjściowych
    }
    [no] Na taliach, których szukanie nie widziało ({ decks-told }), { $way ->
        [between] nie osiągają celu
       *[other] są gorsze od zasad wyjściowych
    }
   *[open] Talie, których szukanie nie widziało ({ decks-told }), nie rozstrzygają, czy { $way ->
        [between] osiągają one cel
       *[other] są one lepsze od zasad wyjściowych
    }
}: { $after }, przedział { $interval }; przedtem było { $before }.
tune-enough = Jeśli średnia się nie zmieni, do rozstrzygnięcia trzeba mniej więcej tylu talii: { $blocks }.
tune-head = { $column ->
    [mean] Średnia
    [interval] Przedział
   *[change] Zmiana zasad
}
tune-caption = Zasady wyjściowe: { $rules }. Osób przy stole: { $players } ({ $seats }). Wypróbowano zestawów zasad: { $tried } z { $all } możliwych{ $failed ->
    [0] {""}
   *[other] {""} (niegrywalnych: { $failed })
}, każdy na taliach od { $first } do { $last }; tabela pokazuje najlepsze z nich tam, gdzie pomagało im szczęście. Liczą się tylko świeże talie od { $fresh_first } do { $fresh_last }. { $searched ->
    [1] Szukał { $optimiser }, zmierzono
   *[0] Zmierzono
} z glueckauf { $version }.
