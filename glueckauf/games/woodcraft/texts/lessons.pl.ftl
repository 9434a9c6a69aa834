### Lessons of Woodcraft: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [nuts] Orzechy
    [dice] Kości obok arkusza
    [lanterns] Lampiony
    [orders] Zrealizowane zamówienia
    [points] Punkty
    [saw] Ostrza piły
    [glue] Klej
    [offcut] Ścinki
   *[blueberry] Borówki
}: { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}.
goal-own = Twoje kości: { COUNT($dice, as: "dice-of") }.
goal-held = Masz zamówienie { order }.
goal-completed = Zamówienie { order } jest zrealizowane.
goal-lit = Lampion w wierszu { $row } i kolumnie { $column } jest zaznaczony.
goal-helpers = Zatrudniony pomocnik: { helper }.
goal-chests = Aktywna { chest }.
goal-course = { $word ->
    [turn_over] Twoja tura jest zakończona.
    [wins] Wygrywasz grę.
   *[game_over] Gra jest zakończona.
}

## Computed numbers

number = { $unit ->
    [points] { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    [nuts] { $n ->
        [one] 1 orzech
        [few] { $n } orzechy
       *[many] { $n } orzechów
    }
    [dice] { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    }
    [lanterns] { $n ->
        [one] 1 lampion
        [few] { $n } lampiony
       *[many] { $n } lampionów
    }
    [orders] { $n ->
        [one] 1 zamówienie
        [few] { $n } zamówienia
       *[many] { $n } zamówień
    }
    [saw] { $n ->
        [one] 1 ostrze piły
        [few] { $n } ostrza piły
       *[many] { $n } ostrzy piły
    }
    [glue] { $n ->
        [one] 1 klej
        [few] { $n } kleje
       *[many] { $n } klejów
    }
    [offcut] { $n ->
        [one] 1 ścinek
        [few] { $n } ścinki
       *[many] { $n } ścinków
    }
    [blueberry] { $n ->
        [one] 1 borówka
        [few] { $n } borówki
       *[many] { $n } borówek
    }
    [things] { $n ->
        [one] 1 rzecz
        [few] { $n } rzeczy
       *[many] { $n } rzeczy
    }
   *[plain] { $n }
}

## The exam

exam-ask-forbidden = Jednego z czterech podświetlonych elementów nie możesz teraz wybrać. Którego?
exam-ask-bonus = Która z podświetlonych kości daje ci { $what ->
    [saw] ostrze piły
    [glue] klej
    [offcut] ścinki
    [blueberry] borówkę
   *[lantern] lampion
}?
exam-ask-shift = Po tej turze kości zostaną przesunięte. Która z podświetlonych kości stanie wtedy w kolumnie { $number }?
exam-ask-rival = Rzut przeciwnika: { die }. Która kość schodzi z planszy?
exam-ask-complete = Które ze swoich zamówień możesz teraz zrealizować?
exam-ask-glue = Którą z podświetlonych kości można skleić z twoją kością: { die }?
exam-ask-hire = Którego z podświetlonych pomocników możesz teraz zatrudnić?
exam-ask-lantern = Zaznaczasz jeszcze jeden lampion. Na którym z podświetlonych pól zapełni on wiersz lub kolumnę?
exam-ask-chest = Gra właśnie się kończy. Która z podświetlonych skrzyń daje ci najwięcej punktów?
exam-ask-first = Załóżmy, że w tej turze wszyscy bierzecie zamówienie. Kto wybiera jako pierwszy?
exam-told-bonus = Kość daje bonus swojej kolumny: żółta górny, brązowa dolny.
exam-told-shift = Kości przesuwa się w prawo, po jednej na kolumnę, bez zmiany kolejności.
exam-told-rival = Na planszy nie ma takiej kości ({ die }), więc schodzi najbliższa niższa tego koloru; jeśli niższej nie ma, najbliższa wyższa.
exam-told-complete = Masz wszystko, czego wymaga zamówienie { order }; do innych czegoś brakuje.
exam-told-glue = Skleić można dwie kości dowolnych kolorów, jeśli ich suma nie przekracza 6.
exam-told-hire = { helper } kosztuje { $cost ->
    [one] 1 borówkę
    [few] { $cost } borówki
   *[many] { $cost } borówek
}. Pozostali już dla ciebie pracują albo kosztują więcej borówek, niż masz.
exam-told-lantern = Dwa pozostałe lampiony tego wiersza lub kolumny są już zaznaczone.
exam-told-chest = Punkty – { $told } Liczy się tylko skrzynia, której wszystkie pola są wypełnione.
exam-told-first = { $you ->
    [1] Wybierasz jako pierwszy gracz
   *[0] Jako pierwszy gracz wybiera { name }
}: rozstrzyga wartość w ostatnim polu tury, potem w poprzednim; skreślone pole liczy się jako 0.
exam-shift = Rozegraj jedną rundę przeciwko programowi; oboje zaczynacie z takimi samymi kośćmi i materiałami. Jeśli zdobędziesz co najmniej tyle punktów co on, dostaniesz wszystkie pięć punktów egzaminu; w przeciwnym razie odpowiednią ich część.
exam-shift-result = Runda: { $own } do { $bot } punktów, co daje { $points } z { $most } punktów egzaminu.
