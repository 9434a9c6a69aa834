## The design lab

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
metric-uncertainty = Na ile gra jest jeszcze otwarta, od 0 (rozstrzygnięta) do 1 (wszyscy mają równe szanse), średnio w chwilach rozłożonych równo na całą grę. Z każdej z nich szybki bot kilka razy gra dalej za wszystkich, a ukryte karty są za każdym razem rozdawane od nowa; liczy się entropia udziałów zwycięstw w stosunku do największej możliwej.
metric-uncertainty-unit = od 0 do 1
metric-effective_decisions-title = Rzeczywiste decyzje
metric-effective_decisions = Liczba ruchów na początku tury, które ustępują najlepszemu o najwyżej 1 PZ, średnio po turach rozłożonych równo na całą grę. Ruchy, które boty uważają za warte rozważenia, szybki bot kilka razy rozgrywa do końca szychty, wszystkie przy tych samych ukrytych kartach; decyduje średnia przewaga.
metric-effective_decisions-unit = ruchy na turę
metric-luck_share-title = Udział szczęścia
metric-luck_share = Jakiej części różnic między wynikami nie tłumaczy dobra gra, od 0 (sama umiejętność) do 1 (samo szczęście). Od tego początku rozgrywa się partie z ukrytymi kartami rozdanymi od nowa; gracz rozpoczynający nie wykonuje losowo żadnego ruchu, wykonuje tak jedną trzecią, dwie trzecie albo wszystkie. Wariancję przewagi wśród partii o równej umiejętności dzieli się przez wariancję wśród wszystkich. Opisuje to zasady i początek, a nie graczy tej partii.
metric-luck_share-unit = część wariancji
metric-displacements-title = Wyparcia na górnika
metric-displacements = Liczba wypartych górników na jednego wysłanego, łącznie z cechownią.
metric-displacements-unit = wyparci na wysłanego górnika
metric-space_use-title = Wykorzystanie miejsc
metric-space_use = Jak różnorodnie gracze korzystają z miejsc: liczba miejsc, które dałyby tę samą różnorodność, gdyby ze wszystkich korzystano równie często. Części: ile razy użyto każdego otwartego miejsca.
metric-space_use-unit = miejsca
metric-space_use_by_shift-title = Wykorzystanie miejsc według szycht
metric-space_use_by_shift = Różnorodność miejsc użytych w jednej szychcie, średnio po szychtach. Części: ile razy użyto każdego otwartego miejsca w każdej szychcie.
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
metric-sources-title = Punkty według źródeł
metric-sources = Wynik końcowy, średnio na gracza. Części: punkty z każdego źródła; razem dają wynik.
metric-sources-unit = PZ
metric-cost = { $costly ->
    [1] kosztowna
   *[0] tania
}
metric-part-place = Miejsce { $place }
metric-part-first = Pierwsza decyzja tury
metric-part-later = Późniejsze decyzje
metric-part-unused = Niewykorzystane kroki
metric-part-detours = Okrężne drogi
