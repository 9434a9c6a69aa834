### Lessons of Woodcraft: goals, numbers, the exam.

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
    [wins] Megnyered a játékot.
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
    [things] { $n } dolog
   *[plain] { $n }
}

## The exam

exam-ask-forbidden = A négy világító dolog egyikét most nem választhatod. Melyiket?
exam-ask-bonus = A világító kockák közül melyik hoz neked { $what ->
    [saw] fűrészlapot
    [glue] ragasztót
    [offcut] fahulladékot
    [blueberry] áfonyát
   *[lantern] lampiont
}?
exam-ask-shift = E kör után a kockákat összetoljátok. A világító kockák közül melyik áll majd ebben az oszlopban: { $number }?
exam-ask-rival = Az ellenfél dobása: { die }. Melyik kocka kerül le a tábláról?
exam-ask-complete = Melyik megrendelésedet teljesítheted most?
exam-ask-glue = A világító kockák közül melyiket ragaszthatnád ehhez: { die }?
exam-ask-hire = A világító segítők közül melyiket fogadhatod fel most?
exam-ask-lantern = Még egy lampiont jelölsz meg. Melyik világító mezőben tenne teljessé egy sort vagy egy oszlopot?
exam-ask-chest = A játék most véget ér. A világító ládák közül melyik hozza a legtöbb pontot?
exam-ask-first = Tegyük fel, hogy ebben a körben mindenki megrendelést vesz el. Ki választ először?
exam-told-bonus = A kocka az oszlopának bónuszát hozza: a sárga a felsőt, a barna az alsót.
exam-told-shift = A kockákat jobbra toljátok össze, oszloponként egyet, és a sorrendjük nem változik.
exam-told-rival = Ilyen nincs a táblán: { die }. Ezért az ilyen színűek közül a legközelebbi kisebb kerül le; ha nincs kisebb, a legközelebbi nagyobb.
exam-told-complete = Megvan minden, ami ehhez kell: { order }. A többihez valami hiányzik.
exam-told-glue = Két kocka akkor ragasztható össze, ha az összegük legfeljebb 6; a színük mindegy.
exam-told-hire = Ez a segítő ({ helper }) { $cost } áfonyába kerül. A többiek már neked dolgoznak, vagy több áfonyába kerülnek, mint amennyid van.
exam-told-lantern = Ott a sor vagy az oszlop másik két lampionja már meg van jelölve.
exam-told-chest = Pontok – { $told } Csak az a láda számít, amelynek minden rekesze tele van.
exam-told-first = { $you ->
    [1] Te választasz
   *[0] { name } választ
} először: az utolsó körmező értéke dönt, aztán az előtte lévőé; az áthúzott mező 0-nak számít.
exam-shift = Játssz le egy fordulót a gép ellen; mindketten ugyanazokkal a kockákkal és anyagokkal kezditek. Ha legalább annyi pontot szerzel, mint a gép, mind az öt vizsgapont a tiéd; különben arányosan kapsz belőlük.
exam-shift-result = A forduló: { $own } pont { $bot } ellen; ez a vizsgán { $points } pont (legfeljebb { $most } lehet).
