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
