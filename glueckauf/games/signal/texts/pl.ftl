### Switch & Signal: every sentence of the game.
### Places come by their names: $spot is a city, a start place or a line, $spot-piece the number of the section
### on that line and $spot-pieces how many it has (0: no line). A post is of a city ($post), towards a neighbour
### ($post-to), or of a line ($post-to is "line"). Names of places are never declined: "miasto" or "linia" is.

## Words that sentences are built from

player = { name }
# Masculine, nominative or accusative: kolor.
colour = { $colour ->
    [black] czarny
    [brown] brązowy
   *[grey] szary
}
# Masculine, nominative or accusative.
train = { $colour ->
    [black] czarny pociąg
    [brown] brązowy pociąg
   *[grey] szary pociąg
}
    .genitive = { $colour ->
        [black] czarnego pociągu
        [brown] brązowego pociągu
       *[grey] szarego pociągu
    }
trains-of = { $colour ->
    [black] czarne pociągi
    [brown] brązowe pociągi
   *[grey] szare pociągi
}
    .genitive = { $colour ->
        [black] czarnych pociągów
        [brown] brązowych pociągów
       *[grey] szarych pociągów
    }
# Masculine, nominative or accusative.
goods = { $goods ->
    [yellow] żółty towar
    [blue] niebieski towar
    [red] czerwony towar
   *[white] biały towar
}
spot = { $spot-pieces ->
    [0] miasto { $spot }
    [1] linia { $spot }
   *[other] odcinek { $spot-piece } linii { $spot }
}
    .to = { $spot-pieces ->
        [0] do miasta { $spot }
        [1] na linię { $spot }
       *[other] na odcinek { $spot-piece } linii { $spot }
    }
at-spot = { $spot-pieces ->
    [0] w mieście { $spot }
    [1] na linii { $spot }
   *[other] na odcinku { $spot-piece } linii { $spot }
}
# Masculine, nominative or accusative.
post = { $post-to ->
    [line] semafor na linii { $post }
   *[other] semafor w mieście { $post } w stronę miasta { $post-to }
}
    .instrumental = { $post-to ->
        [line] semaforem na linii { $post }
       *[other] semaforem w mieście { $post } w stronę miasta { $post-to }
    }
    .genitive = { $post-to ->
        [line] semafora na linii { $post }
       *[other] semafora w mieście { $post } w stronę miasta { $post-to }
    }
target = { $target-to ->
    [line] semafor na linii { $target }
   *[other] semafor w mieście { $target } w stronę miasta { $target-to }
}
map = { $region ->
    [central_europe] Europa Środkowa
    [north_america] Ameryka Północna
   *[other] { $map }
}
# Accusative, as after "tracicie".
tokens = { $tokens ->
    [one] { $tokens } żeton czasu
    [few] { $tokens } żetony czasu
   *[many] { $tokens } żetonów czasu
}
points = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
}
# After "pociągi".
symbol = { $n ->
    [one] { $colour ->
        [k] czarne
        [n] brązowe
        [g] szare
       *[m] w wybranym przez was kolorze
    }
   *[other] w { $n } wybranych przez was kolorach
}
# Accusative, as after "dobierasz".
cards-of-kind = { $colour ->
    [s] { $n ->
        [one] 1 kartę sygnału
        [few] { $n } karty sygnału
       *[many] { $n } kart sygnału
    }
    [w] { $n ->
        [one] 1 kartę zwrotnicy
        [few] { $n } karty zwrotnicy
       *[many] { $n } kart zwrotnicy
    }
   *[t] { $n ->
        [one] 1 kartę ruchu pociągu
        [few] { $n } karty ruchu pociągu
       *[many] { $n } kart ruchu pociągu
    }
}
# Genitive, as after "nie masz".
card-kind = { $card ->
    [signal] karty sygnału
    [switch] karty zwrotnicy
   *[train] karty ruchu pociągu
}
helper = { $helper ->
    [logistician] logistyka
    [dispatcher] dyspozytorka
    [conductor] kierownik pociągu
    [crossing_keeper] dróżnik
    [shunter] manewrowy
   *[traffic_controller] dyżurna ruchu
}
    .genitive = { $helper ->
        [logistician] logistyki
        [dispatcher] dyspozytorki
        [conductor] kierownika pociągu
        [crossing_keeper] dróżnika
        [shunter] manewrowego
       *[traffic_controller] dyżurnej ruchu
    }

## The rules

SS-1-1 = Gra dla 2–4 osób. Jest 9 pociągów, po 3 czarne, brązowe i szare, i po jednej kości ruchu w każdym z tych kolorów: czarna 2, 3, 3, 4, 4, 5; brązowa 1, 2, 2, 3, 3, 4; szara 1, 1, 1, 2, 2, 3. Do tego 81 kart akcji, po 27 kart sygnału, zwrotnicy i ruchu pociągu, 18 kart rozkładu jazdy i karta startowa, 12 znaczników towarów w czterech kolorach, 10 znaczników semaforów, 30 znaczników zwrotnic i 10 żetonów czasu.
SS-1-2 = Na każdej planszy są cztery miasta handlowe, po jednym na każdy kolor towarów, jedno lub dwa miasta portowe i troje pomocników. W Europie Środkowej miastem portowym jest Marseille, w Ameryce Północnej są nimi San Francisco i New York.
SS-1-3 = Na obrzeżach sieci leży jedenaście miejsc startowych. Mają numery od 2 do 12, czyli możliwe sumy dwóch kości rozstawienia.
SS-1-4 = Kartę rozkładu jazdy czyta się od góry do dołu: najpierw pociągi do rozstawienia, jeśli są, potem kolory pociągów, które się poruszają. Wielokolorowy pociąg oznacza kolor do wyboru.
SS-2-1 = Na odcinku torów, w mieście i na miejscu startowym może stać tylko jeden pociąg. Na skrzyżowaniach, przy semaforach i na granicach odcinków pociągi nie stoją, a ich minięcie nie kosztuje punktów ruchu.
SS-2-2 = Na skrzyżowaniu 3 torów leży jeden znacznik zwrotnicy, na skrzyżowaniu 4 torów dwa. Znacznik zamyka odcinek, na którym leży; dwa odcinki bez znacznika są ze sobą połączone w obu kierunkach.
SS-2-3 = Semafor jest zielony, jeśli leży na nim znacznik, a w przeciwnym razie czerwony; działa w obu kierunkach. Semafory stoją między miastem a każdym przyległym odcinkiem oraz na niektórych liniach między dwoma odcinkami. Przy miejscach startowych ich nie ma.
SS-2-4 = Pociąg jest w zajezdni albo na planszy; wtedy ma kierunek jazdy i może mieć załadowany towar. Na odcinku jest zwrócony ku jednemu z jego końców, na miejscu startowym ku planszy, a z miasta może wyjechać w dowolną stronę. Wiezie najwyżej jeden towar.
SS-2-5 = Znaczniki się przesuwa, ale nigdy nie dokłada się ich ani nie zabiera. Każde miasto ma zawsze co najmniej jeden zielony semafor, a nikt nie ma na ręce więcej niż 10 kart.
SS-3-1 = Wybierzcie planszę. W pierwszej grze na niej ułóżcie znaczniki tak, jak pokazuje plansza. W następnych możecie je rozmieścić dowolnie: jeden znacznik zwrotnicy na każdym skrzyżowaniu 3 torów i dwa na każdym skrzyżowaniu 4 torów, po jednym znaczniku semafora na każdym mieście i 3 na liniach.
SS-3-2 = Połóżcie na każdym mieście handlowym 2 towary w jego kolorze.
SS-3-3 = Połóżcie 7 żetonów czasu na zegarze; wtedy jest pełny.
SS-3-4 = Wszystkie 9 pociągów zaczyna w zajezdni.
SS-3-5 = Z pomocy każdego z trojga pomocników planszy można skorzystać raz w ciągu gry.
SS-3-6 = Potasujcie 18 kart rozkładu jazdy, odłóżcie 2 z nich bez podglądania do pudełka, a na wierzchu talii połóżcie kartę startową: gra trwa najwyżej 17 tur.
SS-3-7 = Potasujcie 81 kart akcji i rozdajcie każdemu po 5; pozostałe tworzą talię.
SS-3-8 = Zaczyna ta osoba, która ostatnio musiała czekać na przejeździe na pociąg towarowy. Jeśli nikt nie musiał, zaczyna najstarsza.
SS-3-9 = Gracie razem: w każdej chwili możecie rozmawiać o swoich kartach i wspólnie decydujecie. Jeśli nie możecie się zgodzić, decyduje aktywny gracz.
SS-4-1 = W swojej turze najpierw odkryj i rozpatrz wierzchnią kartę rozkładu jazdy, potem zagraj karty akcji, a na koniec dobierz nowe. Następna jest osoba po twojej lewej stronie.
SS-4-2 = Kartę rozpatruje się od góry do dołu: najpierw rozstawcie pociągi, potem poruszcie pociągi pokazanych kolorów.
SS-4-3 = Rozstawienie jest obowiązkowe. Wybierzcie kolor, którego pociąg jest w zajezdni, i rzućcie dwiema kośćmi rozstawienia: suma wskazuje miejsce startowe, na którym pociąg staje zwrócony ku planszy. Jeśli miejsce jest zajęte albo zajezdnia jest pusta, tracicie zamiast tego 2 żetony czasu. Nowy pociąg też się porusza, jeśli karta pokazuje jego kolor.
SS-4-4 = Karta z dwoma rozstawieniami daje dwa pociągi w różnych kolorach, jeden po drugim.
SS-4-5 = Karta startowa rozstawia czarny, brązowy i szary pociąg. Jeśli miejsce jest zajęte, rzućcie jeszcze raz; nie tracicie żetonów. Żaden pociąg się nie porusza.
SS-4-6 = Każdy pociąg danego koloru na planszy porusza się raz, z osobnym rzutem. Kolejność wybiera aktywny gracz. Jeśli na planszy nie ma pociągu tego koloru, nic się nie dzieje.
SS-4-7 = Przy wielokolorowym pociągu sami wybieracie kolor, nawet taki, którego wszystkie pociągi są w zajezdni. Dwa takie symbole to dwa różne kolory, trzy to wszystkie kolory w dowolnej kolejności.
SS-5-1 = Zagraj dowolną liczbę kart akcji w dowolnej kolejności: żadnej, kilka albo wszystkie. Trafiają na stos kart odrzuconych.
SS-5-2 = Zmiana sygnału na semaforze: przesuń jeden znacznik z zielonego semafora na dowolny czerwony. Żadne miasto nie może zostać bez znacznika.
SS-5-3 = Przestawienie zwrotnicy: ustaw inaczej zwrotnicę na jednym skrzyżowaniu.
SS-5-4 = Ruch pociągu: wybierz pociąg na planszy, rzuć jego kością i porusz go.
SS-5-5 = Dwie dowolne karty akcji razem pozwalają wykonać jedną dowolną akcję.
SS-5-6 = Załadowanie towaru: odrzuć jedną dowolną kartę akcji, aby załadować towar miasta handlowego na stojący w nim pociąg bez towaru. W mieście handlowym towaru nigdy się nie wyładowuje ani nie wymienia.
SS-5-7 = Na końcu swojej tury dobierz 5 kart, ale na ręce możesz mieć najwyżej 10. Gdy talia się wyczerpie, potasuj karty odrzucone.
SS-6-1 = Pociąg porusza się tylko za sprawą karty rozkładu jazdy albo akcji „Ruch pociągu”.
SS-6-2 = Rzuć kością w kolorze pociągu: wynik to punkty ruchu, które trzeba wykorzystać. Wjazd na odcinek, do miasta i na miejsce startowe kosztuje 1 punkt; semafory i skrzyżowania nie kosztują nic.
SS-6-3 = Każdy punkt ruchu, którego nie da się wykorzystać, kosztuje 1 żeton czasu, chyba że inna zasada mówi inaczej.
SS-6-4 = Pociąg jedzie zawsze w kierunku jazdy i na odcinku nigdy nie zawraca. Z miasta może wyjechać każdym przyległym odcinkiem, którego semafor jest zielony, także tym, którym przyjechał.
SS-6-5 = Na odcinku, w mieście i na miejscu startowym może stać tylko jeden pociąg.
SS-6-6 = Przez skrzyżowanie można przejechać tylko między jego dwoma otwartymi odcinkami; w przeciwnym razie pociąg zatrzymuje się przed nim.
SS-6-7 = Minąć można tylko zielony semafor; przed czerwonym pociąg się zatrzymuje.
SS-6-8 = Nie wolno wymijać: pociąg zatrzymuje się tuż za innym pociągiem i przed zajętym miastem.
SS-6-9 = Pociąg, który wjedzie do miasta handlowego lub portowego, zatrzymuje się tam, a niewykorzystane punkty nic nie kosztują.
SS-6-10 = Z miasta portowego pociąg trafia natychmiast do zajezdni; najpierw jego towar wyładowuje się do magazynu portu.
SS-6-11 = Zderzenie czołowe: jeśli zostały punkty, a pociąg na następnym polu jest zwrócony ku jadącemu, za każdy pozostały punkt tracicie 2 żetony czasu. Jadący pociąg trafia do zajezdni, jego towar wraca do swojego miasta, a drugi pociąg zostaje na miejscu.
SS-6-12 = Pociąg, który dojedzie do miejsca startowego, trafia do zajezdni, jego towar wraca do swojego miasta, a wy tracicie dokładnie 2 żetony czasu.
SS-6-13 = Pociąg jedzie pole po polu, aż zużyje punkty albo coś go zatrzyma. Żetony czasu usuwa się po zakończeniu ruchu; dostarczony towar liczy się wcześniej.
SS-7-1 = Żetony czasu tracicie za niewykorzystane punkty (po 1, przy zderzeniu czołowym po 2), za dojazd do miejsca startowego (2) i za rozstawienie, które nie jest możliwe (2).
SS-7-2 = Gdy znika ostatni żeton czasu, wierzchnia karta rozkładu jazdy trafia bez podglądania do pudełka, a zegar zostaje na nowo napełniony; brakujące jeszcze żetony usuwa się wtedy z niego.
SS-8-1 = Logistyka: zignorujcie właśnie wyrzucony wynik kości ruchu i rzućcie jeszcze raz; liczy się nowy wynik.
SS-8-2 = Dyspozytorka: do końca tury pociągi mogą przejeżdżać przez miasta z zielonymi semaforami po obu stronach albo zatrzymywać się w nich bez strat. Podczas przejazdu nie można ładować towaru.
SS-8-3 = Kierownik pociągu: wybierzcie jeden z kolorów właśnie odkrytej karty rozkładu jazdy. Żaden pociąg tego koloru się nie porusza.
SS-8-4 = Dróżnik: odłóżcie właśnie odkrytą kartę rozkładu jazdy na spód talii i odkryjcie zamiast niej następną.
SS-8-5 = Manewrowy: zamiast rzucać, sami wybierzcie miejsce startowe jednego pociągu.
SS-8-6 = Dyżurna ruchu: jeden pociąg w kolorze z właśnie odkrytej karty rozkładu jazdy się nie porusza; pozostałe tak.
SS-9-1 = Wygrywacie wspólnie i natychmiast, gdy ostatni z wymaganych towarów dotrze do portu.
SS-9-2 = Przegrywacie wspólnie, gdy tura się kończy, nie ma już kart rozkładu jazdy, a towarów wciąż brakuje.
SS-9-3 = Przegrywacie natychmiast, gdy trzeba odrzucić kartę rozkładu jazdy, a żadnej już nie ma.
SS-10-1 = Łatwiej: użyjcie o jeden znacznik semafora więcej, usuńcie tylko 1 kartę rozkładu jazdy albo żadnej, albo połóżcie na zegarze 8, 9 lub 10 żetonów czasu.
SS-10-2 = Trudniej: usuńcie 3, 4, 5 lub więcej kart rozkładu jazdy.
SS-10-3 = Trudniej, z 10 towarami: połóżcie po 3 towary na każdym mieście handlowym. W Europie Środkowej dostarczcie po 2 każdego koloru i 2 dowolne; w Ameryce Północnej do każdego portu o jeden dowolny więcej.
SS-11-1 = Zmiana miejsc startowych: pomieszajcie żetony miejsc, połóżcie po jednym na każdym miejscu startowym i odkryjcie je. Ich numery zastępują wydrukowane.
SS-11-2 = Rezygnacja z kości rozstawienia: miejsca startowe wskazują żetony miejsc odkrywane z pomieszanego stosu. Po karcie startowej miesza się je wszystkie na nowo.
SS-12-1 = W Ameryce Północnej każdy z dwóch portów potrzebuje po jednym towarze każdego koloru.
SS-12-2 = W Ameryce Północnej pociągi mogą zawsze przejeżdżać przez miasta z zielonymi semaforami po obu stronach albo zatrzymywać się w nich bez strat. Aby załadować towar, pociąg musi się zatrzymać: jednym ruchem przyjeżdża, a dopiero następnym odjeżdża.
SS-12-3 = W Ameryce Północnej pociąg bez towaru może się zatrzymać w mieście portowym i zostaje wtedy na planszy albo może przez nie przejechać.
SS-12-4 = W Ameryce Północnej używa się 9 znaczników semaforów: po jednym na każdym z 6 miast i 3 na liniach.

## The rulings: where the rulebook can be read in more than one way

SS-R1 = SS-2.2: co robi znacznik zwrotnicy? Tutaj: zamyka odcinek, na którym leży. Połączyć można każde dwa odcinki skrzyżowania, nawet pod ostrym kątem.
SS-R2 = SS-2.3: czy semafor działa tylko w jednym kierunku? Tutaj: nie, w obu.
SS-R3 = SS-6.4: kiedy wybiera się wyjazd z miasta? Tutaj: po rzucie, jako część ruchu.
SS-R4 = SS-6.4: czy trzeba wybrać wyjazd, który zużyje najwięcej punktów? Tutaj: nie, wystarczy dowolny zielony semafor.
SS-R5 = SS-6.8: czy najechanie na pociąg w mieście to zderzenie czołowe? Tutaj: nie, kosztuje 1 żeton za każdy niewykorzystany punkt. Przełącznik: city_head_on.
SS-R6 = SS-6.11: czy najechanie na pociąg na miejscu startowym to zderzenie czołowe? Tutaj: tak, bo tamten pociąg jest zwrócony ku planszy. Przełącznik: start_head_on.
SS-R7 = SS-6.2: czy wjazd na miejsce startowe kosztuje punkt? Tutaj: tak; pociąg, który kończy ruch na odcinku przed nim, zostaje tam bez strat.
SS-R8 = SS-6.11: czy bez pozostałych punktów też dochodzi do zderzenia czołowego? Tutaj: nie. Jeśli pociąg jest zablokowany już w swoim mieście, wszystkie jego punkty są niewykorzystane.
SS-R9 = SS-4.5: czy przy karcie startowej coś się porusza? Tutaj: nie.
SS-R10 = SS-4.4: co, jeśli na dwa rozstawienia został w zajezdni tylko jeden kolor? Tutaj: drugie nie jest możliwe i kosztuje żetony. Kolory wybiera się po kolei, każdy przed jego rzutem.
SS-R11 = SS-4.7: czy można wybrać kolor, którego wszystkie pociągi są w zajezdni? Tutaj: tak, także przy jednym symbolu. Wszystkie kolory jednej karty są różne.
SS-R12 = SS-5.7: czy można dobrać mniej kart, niż wolno? Tutaj: nie.
SS-R13 = SS-9.2: co, jeśli zegar zabierze ostatnią kartę rozkładu jazdy? Tutaj: ta tura jest ostatnia.
SS-R14 = SS-7.2: co, jeśli trzeba usunąć więcej żetonów, niż ma pełny zegar? Tutaj: znika druga karta.
SS-R15 = SS-8.2: którędy pociąg może przejechać przez miasto? Tutaj: innym odcinkiem niż ten, którym przyjechał, jeśli semafor jest tam zielony i nikt na nim nie stoi; w przeciwnym razie zatrzymuje się bez strat.
SS-R16 = SS-8.2: czy dyspozytorka pozwala przejeżdżać przez miasto Marseille? Tutaj: nie. Przełącznik: dispatcher_port.
SS-R17 = SS-8.3, SS-8.6: kiedy i na jak długo pomagają kierownik pociągu i dyżurna ruchu? Tutaj: gdy kolor jest znany, a przed jego pierwszym rzutem; akcja „Ruch pociągu” może jeszcze poruszyć taki pociąg. Przełącznik: held_for_turn.
SS-R18 = SS-8.1: kiedy pomaga logistyka? Tutaj: zanim pociąg się poruszy, a nigdy przy kościach rozstawienia.
SS-R19 = SS-8.4: czy dróżnik może odłożyć każdą kartę? Tutaj: nie kartę startową, nie ostatnią i tylko wtedy, gdy niczego z karty jeszcze nie rozpatrzono.
SS-R20 = SS-8.5: czy manewrowy może wybrać zajęte miejsce? Tutaj: nie. Wybór zastępuje jeden rzut albo jeden żeton miejsca.
SS-R21 = SS-12.3: co robi załadowany pociąg w porcie Ameryki Północnej? Tutaj: jeśli się zatrzyma, a port jeszcze potrzebuje jego towaru, wyładowuje go i trafia do zajezdni; w przeciwnym razie stoi tam z towarem. Może też przejechać. Przełącznik: port_takes_all.
SS-R22 = SS-12.3: czy pociąg bez towaru w porcie Ameryki Północnej trafia do zajezdni? Tutaj: nie.
SS-R23 = SS-10.3: które dodatkowe towary się liczą? Tutaj: w mieście Marseille dwa dowolnego koloru, dalsze są bez wartości; każdy port Ameryki Północnej przyjmuje jeden oprócz swoich czterech kolorów.
SS-R24 = SS-10.1: gdzie leży dodatkowy znacznik semafora? Tutaj: na dowolnym czerwonym semaforze.
SS-R25 = SS-11.2: co, jeśli stos żetonów miejsc się wyczerpie? Tutaj: miesza się na nowo wszystkie jedenaście.
SS-R26 = SS-4.3: czy można rzucić jeszcze raz, jeśli miejsce jest zajęte? Tutaj: nie, rozstawienie przepada.
SS-R27 = SS-5.6: czy towar, który wrócił do miasta, można znów załadować? Tutaj: tak, a w jednej turze można ładować wiele razy.
SS-R28 = SS-3.9: kto zagrywa to, co wspólnie ustalicie? Tutaj: aktywny gracz.
SS-R29 = SS-5.5: czy dwiema kartami można zapłacić za akcję ich własnego rodzaju? Tutaj: tak. Akcja musi coś zmienić, a ruch pociągu wymaga pociągu na planszy.
SS-R30 = SS-5.5: czy obie karty muszą być tego samego rodzaju? Tutaj: nie. Gdzie publiczne opisy przeczą instrukcji, liczy się instrukcja.
SS-R31 = SS-8.5: czy manewrowy może pomóc przy karcie startowej? Tutaj: tak, można go wezwać przed każdym jej rzutem.
SS-R32 = SS-8.2: co znaczy „w dowolnym momencie” u dyspozytorki? Tutaj: przy każdej decyzji w turze. Jeśli pociąg dojedzie do miasta handlowego z punktami w zapasie i mógłby jechać dalej, a od rzutu nie było żadnej decyzji, możecie zdecydować właśnie wtedy.
SS-R33 = SS-8.4: kiedy można wezwać dróżnika? Tutaj: przy pierwszej decyzji karty i zawsze, zanim stracicie żeton.
SS-R34 = SS-4.1: co wiadomo o talii? Tutaj: których kart nikt jeszcze nie widział, ale nie ich kolejność; są wśród nich także usunięte. Karta odłożona na spód jest ostatnia.
SS-R35 = SS-5.7: kiedy tasuje się karty odrzucone? Tutaj: gdy trzeba dobrać kartę, a talia jest pusta, choćby w środku dobierania.
SS-R36 = SS-4.7: kiedy wybiera się drugi kolor? Tutaj: gdy pierwszy się już poruszył. Wybrany kolor liczy się jako pokazany na karcie, a koloru bez pociągu na planszy nie można zatrzymać.
SS-R37 = SS-6.4: czy pociąg może wyjechać z miasta, choć droga jest zablokowana? Tutaj: tak, każdym zielonym semaforem; wolnego odcinka potrzebuje tylko pociąg, który przejeżdża.
SS-R38 = SS-4.4: czy drugi pociąg może mieć kolor pierwszego, jeśli tamtego nie udało się rozstawić? Tutaj: nie. Przy pustej zajezdni każde rozstawienie kosztuje 2 żetony.
SS-R39 = SS-9.2: czy w ostatniej turze jeszcze dobiera się karty? Tutaj: tak, a potem gra jest przegrana.
SS-R40 = SS-10.3: co jest wynikiem gry? Tutaj: liczba towarów, które się liczą. Port Ameryki Północnej przyjmuje swój dodatkowy towar w każdej chwili.
SS-R41 = SS-10.1: jak bardzo można zmienić poziom trudności? Tutaj: od 0 do 18 usuniętych kart, od 7 do 10 żetonów czasu, 2 lub 3 towary na mieście, jeden dodatkowy znacznik semafora albo żaden.

## The game’s name, and what a changed rule set changes

title = Zwrotnice i Semafory
knob-map = Plansza
knob-map-central_europe = Europa Środkowa
knob-map-north_america = Ameryka Północna
knob-removed = Usunięte karty rozkładu jazdy
knob-clock = Żetony czasu na zegarze
knob-goods = Towary na każdym mieście handlowym
knob-tokens = Żetony miejsc
knob-tokens-none = nieużywane
knob-tokens-places = na miejscach startowych
knob-tokens-pile = stos zamiast kości
knob-extra_signal = Dodatkowe znaczniki semaforów
knob-trains = Pociągi każdego koloru
knob-black = Ścianki czarnej kości
knob-brown = Ścianki brązowej kości
knob-grey = Ścianki szarej kości
knob-action_cards = Karty akcji każdego rodzaju
knob-departures = Karty rozkładu jazdy
knob-deal = Rozdawane karty akcji
knob-draw = Dobierane karty akcji
knob-hand_limit = Limit kart akcji na ręce
knob-unused_tokens = Żetony czasu tracone za niewykorzystany punkt
knob-head_on_tokens = Żetony czasu tracone za punkt przy zderzeniu czołowym
knob-start_place_tokens = Żetony czasu tracone za dojazd do miejsca startowego
knob-no_deployment_tokens = Żetony czasu tracone za niemożliwe rozstawienie
knob-city_head_on = Najechanie na pociąg w mieście to zderzenie czołowe
knob-start_head_on = Najechanie na pociąg na miejscu startowym to zderzenie czołowe
knob-dispatcher_port = Dyspozytorka pozwala przejeżdżać przez porty
knob-held_for_turn = Zatrzymanego pociągu nie porusza też akcja „Ruch pociągu”
knob-port_takes_all = Port przyjmuje także towary, których nie potrzebuje
changed-rule = { $rule ->
    [removed] { $value ->
        [0] nie usuwa się kart rozkładu jazdy
        [one] usuwa się 1 kartę rozkładu jazdy
        [few] usuwa się { $value } karty rozkładu jazdy
       *[many] usuwa się { $value } kart rozkładu jazdy
    }
    [clock] zegar ma { $value ->
        [one] { $value } żeton czasu
        [few] { $value } żetony czasu
       *[many] { $value } żetonów czasu
    }
    [goods] na każdym mieście handlowym leżą { $value } towary
    [tokens] { $value ->
        [places] żetony miejsc zmieniają miejsca startowe
       *[pile] żetony miejsc zastępują kości rozstawienia
    }
    [extra_signal] jest dodatkowy znacznik semafora
    [trains] jest { $value ->
        [one] jeden pociąg każdego koloru
       *[other] po { $value } pociągi każdego koloru
    }
    [deal] każdy dostaje { $value ->
        [one] 1 kartę akcji
        [few] { $value } karty akcji
       *[many] { $value } kart akcji
    }
    [draw] na końcu tury dobiera się { $value ->
        [one] 1 kartę akcji
        [few] { $value } karty akcji
       *[many] { $value } kart akcji
    }
    [hand_limit] na ręce można mieć najwyżej { $value ->
        [one] 1 kartę akcji
        [few] { $value } karty akcji
       *[many] { $value } kart akcji
    }
    [city_head_on] najechanie na pociąg w mieście to zderzenie czołowe
    [start_head_on] najechanie na pociąg na miejscu startowym to nie zderzenie czołowe
    [dispatcher_port] dyspozytorka pozwala przejeżdżać także przez porty
    [held_for_turn] zatrzymanego pociągu nie porusza też akcja „Ruch pociągu”
    [port_takes_all] port przyjmuje także towary, których nie potrzebuje
   *[other] { $written }
}

## Why not

why-game-over = Gra jest już zakończona.
why-card-not-on-top = Ta karta rozkładu jazdy nie może leżeć na wierzchu talii.
why-chance-first = { $what ->
    [card] Najpierw odkryj kartę rozkładu jazdy
    [place] Najpierw ustal miejsce startowe
    [die] Najpierw rzuć kością
   *[draw] Najpierw dobierz karty
}.
why-no-chance-now = Teraz niczego się nie rzuca ani nie dobiera: zagraj karty akcji albo zakończ akcje.
why-actions-now = Karta rozkładu jazdy jest już rozpatrzona: zagraj karty akcji albo zakończ akcje.
why-deploy-first = Najpierw rozstaw pociąg.
why-colour-first = Najpierw wybierz kolor, który się porusza.
why-train-first = Najpierw wybierz następny z { trains-of.genitive }.
why-keeper-first = Najpierw zdecyduj, czy dróżnik odkłada tę kartę.
why-die-first = Kość pokazuje { $points }: najpierw zdecyduj, czy logistyka rzuca jeszcze raz.
why-leave-first = Najpierw wybierz, którędy pociąg wyjeżdża z miasta { $city }.
why-stop-first = Najpierw zdecyduj, czy pociąg zatrzymuje się w mieście { $city }.
why-not-on-this-map = Na tej planszy nie ma { helper.genitive }.
why-helper-used = Tę pomoc już w tej grze wykorzystano: { helper }.
why-keeper-too-late = Dróżnik odkłada tylko właśnie odkrytą kartę rozkładu jazdy, zanim rozpatrzono z niej cokolwiek, i nigdy kartę startową.
why-keeper-no-card = Dróżnik nie może pomóc: nie ma już innej karty rozkładu jazdy.
why-start-colour = Karta startowa rozstawia teraz { train }.
why-same-colour = Dwa pociągi tej karty muszą mieć różne kolory, a pierwszy jest { colour }.
why-not-in-depot = W zajezdni nie ma { train.genitive }.
why-place-taken = To miejsce startowe jest zajęte: { $place }.
why-rolled-again = Miejsce startowe { $place } jest zajęte: przy karcie startowej rzuca się jeszcze raz.
why-token-turned = Żeton miejsca { $number } jest już odkryty.
why-colour-used = Ta karta porusza już kolor { colour }, a wszystkie jej kolory muszą być różne.
why-has-moved = Ten { train } już się poruszył.
why-other-colour = To jest { train }, a teraz poruszają się { $due ->
    [black] czarne
    [brown] brązowe
   *[grey] szare
}.
why-no-such-place = Na planszy nie ma takiego miejsca.
why-no-train-there = Żaden pociąg nie stoi { at-spot }.
why-hold-too-late = Dla jednego z { trains-of.genitive } już rzucono kością.
why-hold-other = Teraz ma się poruszyć tylko kolor { colour }.
why-hold-nobody = Żaden { train }, który czeka na ruch, nie stoi { at-spot }.
why-no-such-face = Na kości { trains-of.genitive } nie ma wyniku { $points }.
why-not-adjoining = Z miastem { $city } nie sąsiaduje { spot }.
why-exit-red = { post } jest czerwony.
why-no-through = Przez miasto { $city } nie można teraz przejechać; mogłaby na to pozwolić tylko dyspozytorka.
why-way-back = Pociąg, który przejeżdża przez miasto { $city }, nie może wracać tam, skąd przyjechał.
why-exit-taken = Inny pociąg stoi { at-spot }.
why-no-card = Nie masz { card-kind }.
why-no-two-cards = Nie możesz tak zapłacić: trzeba mieć { COUNT($cards, as: "cards-of-kind") }.
why-no-post = Nie ma takiego semafora.
why-no-disc = { post } jest czerwony: nie leży na nim znacznik.
why-is-green = { post } jest już zielony.
why-last-disc = Miasto { $city } zostałoby bez znacznika semafora.
why-no-junction = Nie ma takiego skrzyżowania.
why-no-setting = Zwrotnicy na skrzyżowaniu { $junction } nie można tak ustawić: dwa odcinki zostają otwarte, pozostałe są zamknięte.
why-same-setting = Skrzyżowanie { $junction } łączy już kierunki { $a } i { $b }.
why-is-held = W tej turze { train } jest zatrzymany.
why-no-goods-city = To nie jest miasto handlowe.
why-nobody-to-load = W mieście { $city } nie stoi żaden pociąg.
why-is-loaded = { train } wiezie już { goods }.
why-no-goods-left = W mieście { $city } nie ma już towarów.
why-draw-number = Teraz dobierasz dokładnie { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
why-draw-impossible = Nie można dobrać takich kart: tylu jednego rodzaju tam nie ma.

## What happened

event-map-laid = Na stole leży plansza { map } z { $switches } znacznikami zwrotnic i { $signals } znacznikami semaforów.
event-goods-laid = Na każdym mieście handlowym leżą { $goods } towary; musicie dostarczyć { $needed }.
event-clock-set = Na zegarze { $tokens ->
    [one] leży { tokens }
    [few] leżą { tokens }
   *[many] leży { tokens }
}.
event-depot-filled = W zajezdni stoją wszystkie pociągi: { $trains }.
event-helpers-ready = { $helpers ->
    [one] Do pomocy gotowy jest 1 pomocnik.
   *[other] Do pomocy gotowych jest { $helpers } pomocników.
}
event-deck-laid = { $removed ->
    [0] Nie usuwacie żadnej karty
    [one] Usuwacie 1 kartę
    [few] Usuwacie { $removed } karty
   *[many] Usuwacie { $removed } kart
} rozkładu jazdy; z kartą startową na wierzchu talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-hands-dealt = Każdy dostaje { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} akcji.
event-ports-need = Każdy z { $ports } portów potrzebuje po jednym towarze każdego koloru.
event-places-changed = Żetony miejsc zmieniają numery miejsc startowych.
event-pile-laid = Zamiast kości rozstawienia leżą przygotowane żetony miejsc.
event-started = { $you ->
    [1] Zaczynasz ty
   *[0] Zaczyna { name }
}.
event-turn-begun = { $you ->
    [1] Twoja tura
   *[0] Tura { name-of }
}; { $deck ->
    [one] to ostatnia karta rozkładu jazdy
    [few] zostały { $deck } karty rozkładu jazdy
   *[many] zostało { $deck } kart rozkładu jazdy
}.
event-start-card = Karta startowa rozstawia po jednym pociągu każdego koloru.
event-revealed = Karta rozkładu jazdy każe { $deploy ->
    [0] poruszyć pociągi{" "}
    [one] rozstawić pociąg{ $moves ->
        [0] {""}
       *[other] , a potem poruszyć pociągi{" "}
    }
    [few] rozstawić { $deploy } pociągi{ $moves ->
        [0] {""}
       *[other] , a potem poruszyć pociągi{" "}
    }
   *[many] rozstawić { $deploy } pociągów{ $moves ->
        [0] {""}
       *[other] , a potem poruszyć pociągi{" "}
    }
}{ COUNT($symbols, as: "symbol") }.
event-to-deploy = { $you ->
    [1] Wybierasz
   *[0] { name } wybiera
} do rozstawienia { train }.
event-deployed = { train } staje na miejscu startowym { $number }: { $place }.
event-place-taken = Miejsce startowe { $number }, { $place }, jest zajęte: { train } nie zostaje rozstawiony.
event-depot-empty = Zajezdnia jest pusta, więc nie można rozstawić pociągu.
event-none-but-barred = W zajezdni są tylko { trains-of }, a drugi pociąg musi mieć inny kolor.
event-colour-chosen = { $you ->
    [1] Wybierasz
   *[0] { name } wybiera
} do ruchu kolor { colour }.
event-none-out = Na planszy nie ma { train.genitive }, więc żaden się nie porusza.
event-next-train = { $you ->
    [1] Wybierasz
   *[0] { name } wybiera
} { train } stojący { at-spot }.
event-card-done = Karta rozkładu jazdy jest rozpatrzona.
event-rolled = Kość pokazuje { $points }; jedzie { train }.
event-left-city = { train } wyjeżdża z miasta { $city } w stronę miasta { $to }.
event-ran-through = { train } przejeżdża przez miasto { $city } w stronę miasta { $to }.
event-drove = { train } przejeżdża { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
} { spot.to }.
event-stopped-red = Zatrzymuje się przed czerwonym { post.instrumental }; niewykorzystane: { points }.
event-stopped-closed = Zatrzymuje się przed skrzyżowaniem { $junction }, bo zwrotnica zamyka mu drogę; niewykorzystane: { points }.
event-stopped-behind = Zatrzymuje się za pociągiem { at-spot }; niewykorzystane: { points }.
event-stopped-city = Zatrzymuje się przed zajętym miastem { $city }; niewykorzystane: { points }.
event-head-on = Zderza się czołowo z pociągiem { at-spot } i trafia do zajezdni; niewykorzystane: { points }.
event-start-reached = Dojeżdża do miejsca startowego { $place } i trafia do zajezdni.
event-goods-back = { goods } wraca do miasta { $city }.
event-arrived = { train } zatrzymuje się w mieście { $city }.
event-may-run-on = { train } jest w mieście { $city }, ma jeszcze { points } i może jechać dalej.
event-stopped = { train } zostaje w mieście { $city }.
event-delivered = { train } dostarcza { goods } do miasta { $city } i trafia do zajezdni.
event-port-empty = { train } dojeżdża bez towaru do miasta { $city } i trafia do zajezdni.
event-tokens-lost = Tracicie { tokens }; { $clock ->
    [0] zegar jest pusty
    [one] został 1
    [few] zostały { $clock }
   *[many] zostało { $clock }
}.
event-refilled = Zegar znów jest napełniony, a { $removed ->
    [one] 1 karta rozkładu jazdy trafia
    [few] { $removed } karty rozkładu jazdy trafiają
   *[many] { $removed } kart rozkładu jazdy trafia
} do pudełka; { $deck ->
    [0] nie została żadna
    [one] została 1
    [few] zostały { $deck }
   *[many] zostało { $deck }
}.
event-helper-logistician = Dzięki logistyce kością rzuca się jeszcze raz.
event-helper-dispatcher = Dyspozytorka pozwala pociągom przejeżdżać przez miasta do końca tury.
event-helper-conductor = Kierownik pociągu zatrzymuje wszystkie { trains-of }.
event-helper-crossing-keeper = Dróżnik odkłada kartę na spód talii.
event-helper-shunter = Manewrowy kieruje { train } na miejsce startowe { $place }.
event-helper-traffic-controller = Dyżurna ruchu zatrzymuje { train } stojący { at-spot }.
event-signal-moved = { $you ->
    [1] Przesuwasz
   *[0] { name } przesuwa
} znacznik z { post.genitive } na { target }{ $two ->
    [1] , za dwie karty
   *[0] {""}
}.
event-switch-set = { $you ->
    [1] Przestawiasz
   *[0] { name } przestawia
} zwrotnicę na skrzyżowaniu { $junction }{ $two ->
    [1] {" "}za dwie karty
   *[0] {""}
}; łączy teraz kierunki { $a } i { $b }.
event-train-sent = { $you ->
    [1] Poruszasz
   *[0] { name } porusza
} { train } stojący { at-spot }{ $two ->
    [1] , za dwie karty
   *[0] {""}
}.
event-loaded = { $you ->
    [1] Ładujesz
   *[0] { name } ładuje
} { goods } na { train } w mieście { $city }.
event-actions-ended = { $you ->
    [1] Kończysz akcje
   *[0] { name } kończy akcje
}.
event-drew = { $you ->
    [1] Dobierasz
   *[0] { name } dobiera
} { COUNT($cards, as: "cards-of-kind") }.
event-reshuffled = Karty odrzucone zostają potasowane i tworzą nową talię.
event-hand-full = { $you ->
    [1] Masz pełną rękę, więc nie dobierasz kart
   *[0] { name } ma pełną rękę i nie dobiera kart
}.
event-won = Wszystkie towary dotarły do portu ({ $goods }): wspólnie wygrywacie!
event-ran-out = Nie ma już kart rozkładu jazdy, a dostarczone towary to { $goods } z { $needed }: wspólnie przegrywacie.
event-out-of-time = Trzeba by odrzucić kartę rozkładu jazdy, a żadnej już nie ma. Dostarczone towary: { $goods } z { $needed }. Wspólnie przegrywacie.

## The scoresheet

label-sheet-title = { $over ->
    [1] wynik końcowy
   *[0] wynik dotychczasowy
}
label-sheet-port = towary w mieście { $port }
