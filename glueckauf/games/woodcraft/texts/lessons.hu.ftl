### Lessons of Woodcraft: goals and numbers.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [nuts] Diók
    [dice] Kockák a lapod mellett
    [lanterns] Lampionok
    [orders] Teljesített megrendelések
    [points] Pontok
    [saw] Fűrészlapok
    [glue] Ragasztók
    [offcut] Fahulladékok
   *[blueberry] Áfonyák
}: { $how ->
    [least] legalább { $n }
    [most] legfeljebb { $n }
   *[exactly] { $n }
}.
goal-own = Kockáid: { COUNT($dice, as: "dice-of") }.
goal-held = Nálad van ez a megrendelés: { order }.
goal-completed = Teljesített megrendelés: { order }.
goal-lit = Megjelölt lampion: { $row }. sor, { $column }. oszlop.
goal-helpers = Felfogadott segítő: { helper }.
goal-chests = Aktív láda: { chest }.
goal-course = { $word ->
    [turn_over] A köröd véget ért.
   *[game_over] A játék véget ért.
}

## Computed numbers

number = { $unit ->
    [points] { $n } pont
    [nuts] { $n } dió
    [dice] { $n } kocka
    [lanterns] { $n } lampion
    [orders] { $n } megrendelés
    [saw] { $n } fűrészlap
    [glue] { $n } ragasztó
    [offcut] { $n } fahulladék
    [blueberry] { $n } áfonya
   *[plain] { $n }
}
