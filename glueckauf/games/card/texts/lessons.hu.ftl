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
   *[steps_left] Hátralévő bányászlépések
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
    [steps] { $n } lépés
    [ways] { $n } lehetőség
    [zones] { $n } hely
    [points] { $n } pont
    [player] { name }
   *[plain] { $n }
}
