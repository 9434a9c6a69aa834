### Lessons of Switch & Signal: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [clock] Időzsetonok az órán
    [deck] Hátralévő menetrendkártyák
    [cards] Kártyák a kezedben
   *[goods] Leszállított áruk
}: { $how ->
    [least] legalább { $n }
    [most] legfeljebb { $n }
   *[exactly] { $n }
}.
goal-at = Egy { train } áll { at-spot }.
goal-loaded = Egy { train } { goods.accusative } szállít.
goal-out = A táblán lévő { trains-of } száma: { $how ->
    [least] legalább { $n }
    [most] legfeljebb { $n }
   *[exactly] { $n }
}.
goal-stored = { goods } { $city } kikötőjében: { $n }.
goal-green = Zöld: { post }.
goal-joined = { $junction } összeköti: { $a } és { $b }.
goal-used = A { helper } segített.
goal-course = { $word ->
    [card_done] A menetrendkártyát végrehajtottátok.
    [turn_over] A köröd véget ért.
   *[won] Közösen győztetek.
}

## Computed numbers

number = { $unit ->
    [tokens] { $n } időzseton
    [cards] { $n } kártya
    [goods] { $n } áru
    [settings] { $n } másik állás
    [posts] { $n } zöld jelző
    [ways] 36-ból { $n } dobás
   *[plain] { $n }
}

## The exam

exam-train = { train } { at-spot }
exam-ask-forbidden = A négy kiemelt dolog közül az egyiket most nem választhatod. Melyiket?
exam-ask-reach = A { train } { at-spot } ennyit dob: { $points }. Hol áll meg?
exam-ask-loss = Tegyük fel, hogy minden kiemelt vonat dobása { $points }. Melyik kerülne a legtöbb időzsetonba?
exam-ask-settings = Melyik kiemelt elágazást lehet { $number } más módon beállítani?
exam-ask-likely = Két kockával felállítotok egy vonatot. Melyik kiemelt indulóhely a legvalószínűbb?
exam-ask-leave = Melyik jelzőnél hagyhatja el most a { train } { $city } városát?
exam-ask-disc = A kiemelt korongok közül három bármelyik vonalra áttehető. Melyiknek kell a városánál maradnia?
exam-ask-load = Melyik az egyetlen kereskedőváros, ahol most rakodni lehet?
exam-told-reach = { $end ->
    [used] Pontosan eddig elég a dobás.
    [red] Ott piros jelző állítja meg.
    [closed] Az előtte lévő elágazás el van zárva előle.
    [behind] Egy másik vonat mögött megáll.
    [taken] Az előtte lévő város foglalt.
   *[city] Megáll a városban, és a fel nem használt pontok nem kerülnek semmibe.
}
exam-told-loss = Időzsetonok: { $told }
exam-told-settings = Más állások: { $told }
exam-told-likely = Dobások 36-ból: { $told }
exam-told-leave = Egy vonat csak zöld jelzőnél hagyhatja el a várost.
exam-told-disc = { $city } városának nincs más zöld jelzője, és egyik város sem maradhat jelző nélkül.
exam-told-load = Csak { $city } városában áll üres vonat az áru mellett.
exam-shift = Játszd végig ezt a kört és még egyet, mindkettőtök helyett. Ha { $aim } árut juttatsz a kikötőbe, megkapod mind az öt vizsgapontot, különben az arányos részét.
exam-shift-result = A leszállított áruk száma { $own }, a cél { $aim } volt; ez { $points } vizsgapont, a legtöbb { $most }.
