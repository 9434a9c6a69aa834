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
sanity-endless = Próbna gra nie skończyła się mimo tylu decyzji: { $decisions }. Poszukaj zmiany, która nie pozwala jej się skończyć.
sanity-ends-at-once = Gra kończy się, zanim ktokolwiek zagra: cofnij ostatnią zmianę.
sanity-no-choice = W { $percent }% wszystkich tur próbnych gier gracze nie mieli o czym decydować: otwórz miejsca albo daj im więcej możliwości.
sanity-nobody-scores = W żadnej próbnej grze (było ich { $games }) nikt nie zdobył ani punktu: ułatw zdobywanie punktów.
sanity-always-tied = Wszystkie próbne gry (było ich { $games }) skończyły się remisem wszystkich graczy: daj im coś, o co mogą rywalizować.
sanity-only-losses = W żadnej próbnej grze (było ich { $games }) nikt nie skończył powyżej zera: zmniejsz kary albo ułatw zdobywanie punktów.
