### Lessons of the card game: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [score] Pontszámod
    [workers] Munkások a kezedben
    [cards] Munkáskártyák a kezedben
    [orders] Megrendelések a kezedben
    [innovations] Fejlesztések a kezedben
    [shares] Részvényeid
    [matched] Párosított részvényeid
    [objectives] Céljaid
    [tokens] Műszakjelzőid
    [trains] Elindított vonataid
    [lorries] Csillék a rakodóidnál, vagonba rakva
    [row] Kártyák a vágatodban
    [storage] Kártyák a csilletárolódban
    [engines] Mozdonyok a rakodóidnál
    [wagons] Vagonok a rakodóidnál
   *[steps_left] Hátralévő munkafázisok
}: { $how ->
    [least] legalább { $n }
    [most] legfeljebb { $n }
   *[exactly] { $n }
}.
goal-cards = { $word ->
    [has_orders] Megrendelések a kezedben
    [has_innovations] Fejlesztések a kezedben
    [has_shares] A részvényeid között
    [has_objectives] A céljaid között
    [in_storage] A csilletárolódban
    [row_ends_with] A vágatod jobb végén
   *[delivered] Teljesített megrendeléseid
}: { $cards }.
goal-dock = { $dock ->
    [1] Az 1.
   *[other] A { $dock }.
} rakodónál: { $cards }.
goal-load = Vagonba rakott csillék { $dock ->
    [1] az 1.
   *[other] a { $dock }.
} rakodónál: { $how ->
    [least] legalább { $n }
    [most] legfeljebb { $n }
   *[exactly] { $n }
}.
goal-zone = { zone }: { $workers ->
    [0] senki sem tett le munkásokat.
   *[other] legutóbb { $you ->
        [1] te tettél le
       *[0] { name } tett le
    } { $workers } munkást.
}
goal-course = { $word ->
    [to_move] { $you ->
        [1] Te vagy soron.
       *[0] { name } van soron.
    }
    [turn_over] A köröd véget ért.
    [start] { $you ->
        [1] Te kezded a műszakot.
       *[0] { name } kezdi a műszakot.
    }
    [shift] Elkezdődött { $n ->
        [1] az 1.
        [5] az 5.
       *[other] a { $n }.
    } műszak.
    [over] A játék véget ért.
    [passed] { $you ->
        [1] Passzoltál.
       *[0] { name } passzolt.
    }
   *[winner] { $you ->
        [1] Te győzöl.
       *[0] { name } győz.
    }
}

## Computed numbers

number = { $unit ->
    [workers] { $n } munkás
    [cards] { $n } kártya
    [orders] { $n } megrendelés
    [innovations] { $n } fejlesztés
    [lorries] { $n } csille
    [trains] { $n } vonat
    [tokens] { $n } műszakjelző
    [shares] { $n } részvény
    [steps] { $n } munkafázis
    [ways] { $n } lehetőség
    [zones] { $n } hely
    [points] { $n } pont
    [player] { name }
   *[plain] { $n }
}

## The exam

exam-ask-forbidden = A négy világító dolog egyikét most nem választhatod. Melyiket?
exam-ask-cost = A világító helyek közül melyik kerül most pontosan { $number } munkásba?
exam-ask-dock = { $only ->
    [1] Melyik rakodóhoz kerülhet { $kind ->
        [engine] a mozdony
       *[wagon] a vagon
    }?
   *[0] Melyik rakodóhoz nem kerülhet { $kind ->
        [engine] a mozdony
       *[wagon] a vagon
    }?
}
exam-ask-load = A világító vagonok közül melyikbe rakhatod a vágatod jobb szélső kártyáját?
exam-ask-train = Melyik vonatod indulhatna el most?
exam-ask-token = A műszak most véget ér. Ki kapja a műszakjelzőt?
exam-ask-matched = A játék most véget ér. { $only ->
    [1] A világító részvényeid közül melyik számít, mert van hozzá teljesített megrendelés?
   *[0] A világító részvényeid közül melyik nem ér semmit, mert nincs hozzá teljesített megrendelés?
}
exam-ask-objective = A játék most véget ér. A világító céljaid közül melyik hozza a legtöbb pontot?
exam-ask-worth = A játék most véget ér. A világító dolgok közül melyik hoz neked pontot?
exam-told-cost = Munkások: { $told }
exam-told-dock = { $kind ->
    [engine] A mozdony olyan rakodóhoz kerül, amelynél még nem áll mozdony; a rakodó száma: { LIST($docks) }.
   *[wagon] A vagon olyan rakodóhoz kerül, amelyen szerepel a címere; a rakodó száma: { LIST($docks) }.
}
exam-told-load = Olyan üres vagon kell, amely { crest } címerű vagy univerzális, és olyan rakodónál áll, amelyen szerepel ez a címer.
exam-told-train = A vonathoz mozdony kell, és akkora rakomány, amely elég az egyik megrendelésedhez. Vagonba rakott csillék: { $told }
exam-told-token = { $placed ->
    [1] A Bányászat 0/1 kártyára legutóbb { $you ->
        [1] te tettél
       *[0] { name } tett
    } munkásokat.
   *[0] A Bányászat 0/1 kártyára senki sem tett munkásokat, és a műszakot { $you ->
        [1] te kezdted
       *[0] { name } kezdte
    }.
}
exam-told-matched = Teljesített megrendeléseid: { $told }
exam-told-objective = Pontok: { $told }
exam-told-worth = A kézben lévő megrendelések és fejlesztések, valamint a vágatban, a csilletárolóban és a rakodóknál lévő kártyák a végén nem érnek semmit; a műszakjelzők, a párosított részvények és a teljesített megrendelések számítanak.
exam-shift = Játssz le egy műszakot a gép ellen; mindketten ugyanazokkal a kártyákkal kezditek. Ha legalább annyi pontot szerzel, mint a gép, mind az öt vizsgapont a tiéd; különben arányosan kapsz belőlük.
exam-shift-result = A műszak: { $own } pont { $bot } ellen; ez a vizsgán { $points } pont (legfeljebb { $most } lehet).
