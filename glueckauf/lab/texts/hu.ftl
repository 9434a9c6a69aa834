## The design lab

## Knobs: what a rule set can change

knobs-head = { $field ->
    [name] Szabályzó
    [words] Mi ez
    [value] A kiadott játékban
    [range] Lehet
    [rule] Szabály
    [sentence] Amit a szabály mond
   *[source] Honnan származik az érték
}
knobs-switch = { $on ->
    [1] igen
   *[0] nem
}
knobs-source = { $source ->
    [S] a szabálykönyv mondja
    [P] nyilvános forrásból, a szabálykönyvvel összevetve
    [C] rekonstrukció, amely a szabálykönyv minden összegével egyezik
   *[R] döntés, mert a szabálykönyv kétféleképpen olvasható
}

## What changed rules break

sanity-head = { $field ->
    [kind] Mennyire baj
    [knob] Szabályzó
    [players] Játékosok
   *[problem] Probléma és megoldás
}
sanity-kind = { $kind ->
    [impossible] Lehetetlen
   *[odd] Furcsa
}
sanity-players = { $players } játékossal
sanity-fine = Semmi sem szól e szabályok ellen.
sanity-no-rules = Ezek a szabályok nem használhatók: { $problem }
sanity-stuck = A „{ $bot }” bot nem tud e szabályok szerint játszani ({ $problem }): vond vissza az utolsó változtatást, és próbálj kisebbet.
sanity-endless = Egy próbajáték { $decisions } döntés után sem ért véget: keresd meg azt a változtatást, amely nem engedi véget érni.
sanity-ends-at-once = A játék véget ér, mielőtt bárki sorra kerülne: vond vissza az utolsó változtatást.
sanity-no-choice = A próbajátékok köreinek { $percent }%-ában a játékosoknak nem volt miről dönteniük: nyiss meg mezőket, vagy adj nekik több lehetőséget.
sanity-nobody-scores = Próbajátékok száma: { $games }, és egyikben sem szerzett senki egyetlen pontot sem: tedd könnyebbé a pontszerzést.
sanity-always-tied = Próbajátékok száma: { $games }, és mindegyik az összes játékos döntetlenjével ért véget: adj nekik valamit, amiért versenghetnek.
sanity-only-losses = Próbajátékok száma: { $games }, és egyikben sem végzett senki nulla fölött: csökkentsd a levonásokat, vagy tedd könnyebbé a pontszerzést.
