### Lessons of the card game: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [score] Twój wynik
    [workers] Górnicy na twojej ręce
    [cards] Karty górników na twojej ręce
    [orders] Zamówienia na twojej ręce
    [innovations] Ulepszenia na twojej ręce
    [shares] Twoje udziały
    [matched] Twoje dopasowane udziały
    [objectives] Twoje cele
    [tokens] Twoje żetony szychty
    [trains] Pociągi, które odprawiasz w tej grze
    [lorries] Wózki załadowane przy twoich rampach
    [row] Karty w twoim chodniku
    [storage] Karty na twojej bocznicy
    [engines] Parowozy przy twoich rampach
    [wagons] Wagony przy twoich rampach
   *[steps_left] Pozostałe kroki wydobycia
}: { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}.
goal-cards = { $word ->
    [has_orders] Zamówienia na twojej ręce
    [has_innovations] Ulepszenia na twojej ręce
    [has_shares] Wśród twoich udziałów
    [has_objectives] Wśród twoich celów
    [in_storage] Na twojej bocznicy
    [row_ends_with] Na prawym końcu twojego chodnika
   *[delivered] Zrealizowane zamówienia
}: { $cards }.
goal-dock = Przy rampie { $dock }: { $cards }.
goal-load = Wózki załadowane przy rampie { $dock }: { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}.
goal-zone = { $workers ->
    [0] W strefie „{ zone }” nikt nie położył górników.
   *[other] Ostatnie użycie strefy „{ zone }” jest { $you ->
        [1] twoje
       *[0] { name-of }
    }; górnicy: { $workers }.
}
goal-course = { $word ->
    [to_move] { $you ->
        [1] Kolej na ciebie.
       *[0] Ruch ma { name }.
    }
    [turn_over] Twoja tura jest zakończona.
    [start] { $you ->
        [1] Rozpoczynasz szychtę.
       *[0] Szychtę rozpoczyna { name }.
    }
    [shift] Rozpoczęła się szychta { $n }.
    [over] Gra jest zakończona.
    [passed] { $you ->
        [1] Pasujesz.
       *[0] { name } pasuje.
    }
   *[winner] { $you ->
        [1] Wygrywasz.
       *[0] Wygrywa { name }.
    }
}

## Computed numbers

number = { $unit ->
    [workers] { $n ->
        [one] 1 górnik
       *[other] { $n } górników
    }
    [cards] { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    [orders] { $n ->
        [one] 1 zamówienie
        [few] { $n } zamówienia
       *[many] { $n } zamówień
    }
    [innovations] { $n ->
        [one] 1 ulepszenie
        [few] { $n } ulepszenia
       *[many] { $n } ulepszeń
    }
    [lorries] { $n ->
        [one] 1 wózek
        [few] { $n } wózki
       *[many] { $n } wózków
    }
    [trains] { $n ->
        [one] 1 pociąg
        [few] { $n } pociągi
       *[many] { $n } pociągów
    }
    [tokens] { $n ->
        [one] 1 żeton szychty
        [few] { $n } żetony szychty
       *[many] { $n } żetonów szychty
    }
    [shares] { $n ->
        [one] 1 udział
        [few] { $n } udziały
       *[many] { $n } udziałów
    }
    [steps] { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    [ways] { $n ->
        [one] 1 sposób
        [few] { $n } sposoby
       *[many] { $n } sposobów
    }
    [zones] { $n ->
        [one] 1 strefa
        [few] { $n } strefy
       *[many] { $n } stref
    }
    [points] { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    [player] { name }
   *[plain] { $n }
}

## The exam

exam-ask-forbidden = Jednego z czterech podświetlonych elementów nie możesz teraz wybrać. Którego?
exam-ask-cost = Która z podświetlonych stref kosztuje teraz dokładnie { $number } górników?
exam-ask-dock = { $only ->
    [1] Przy której rampie można położyć { $kind ->
        [engine] ten parowóz
       *[wagon] ten wagon
    }?
   *[0] Przy której rampie nie można położyć { $kind ->
        [engine] tego parowozu
       *[wagon] tego wagonu
    }?
}
exam-ask-load = Do którego z podświetlonych wagonów można rozładować kartę z prawego końca twojego chodnika?
exam-ask-train = Który z twoich pociągów może teraz odjechać?
exam-ask-token = Szychta właśnie się kończy. Kto otrzymuje żeton szychty?
exam-ask-matched = Gra właśnie się kończy. { $only ->
    [1] Który z twoich podświetlonych udziałów się liczy, bo pasuje do zamówienia?
   *[0] Który z twoich podświetlonych udziałów jest nic niewart, bo nie pasuje do żadnego zamówienia?
}
exam-ask-objective = Gra właśnie się kończy. Który z twoich podświetlonych celów daje najwięcej punktów?
exam-ask-worth = Gra właśnie się kończy. Który z podświetlonych elementów daje ci punkty?
exam-told-cost = Górnicy: { $told }
exam-told-dock = { $kind ->
    [engine] Parowóz kładziesz przy rampie, która go jeszcze nie ma; tutaj: { $count ->
        [one] rampa
       *[other] rampy
    } { LIST($docks) }.
   *[wagon] Wagon kładziesz przy rampie z jego herbem; tutaj: { $count ->
        [one] rampa
       *[other] rampy
    } { LIST($docks) }.
}
exam-told-load = Potrzebny jest pusty wagon z herbem { crest } albo uniwersalny, przy rampie z tym herbem.
exam-told-train = Pociąg potrzebuje parowozu i ładunku, który wystarcza na jedno z twoich zamówień. Załadowane wózki: { $told }
exam-told-token = { $placed ->
    [1] Ostatnie użycie strefy „Wydobycie 0/1” jest { $you ->
        [1] twoje
       *[0] { name-of }
    }.
   *[0] Na kartę „Wydobycie 0/1” nikt nie położył górników, a szychtę { $you ->
        [1] rozpoczynasz ty
       *[0] rozpoczyna { name }
    }.
}
exam-told-matched = Zrealizowane zamówienia: { $told }
exam-told-objective = Punkty: { $told }
exam-told-worth = Zamówienia i ulepszenia na ręce oraz karty w chodniku, na bocznicy i przy rampach są na koniec nic niewarte; liczą się żetony szychty, dopasowane udziały i to, co zostało dostarczone.
exam-shift = Rozegraj jedną szychtę przeciwko programowi; oboje zaczynacie ją z takimi samymi kartami. Jeśli zdobędziesz co najmniej tyle punktów co on, dostaniesz wszystkie pięć punktów egzaminu; w przeciwnym razie odpowiednią ich część.
exam-shift-result = Szychta: { $own } do { $bot } punktów, co daje { $points } z { $most } punktów egzaminu.
