### Lessons of Switch & Signal: goals, numbers, the exam.

## Goals of a checkpoint: what does not hold yet

goal-amount = { $word ->
    [clock] Żetony czasu na zegarze
    [deck] Karty rozkładu jazdy w talii
    [cards] Karty na twojej ręce
   *[goods] Dostarczone towary
}: { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}.
goal-at = { train } stoi { at-spot }.
goal-loaded = { train } wiezie { goods }.
goal-out = Na planszy, { trains-of }: { $how ->
    [least] co najmniej { $n }
    [most] najwyżej { $n }
   *[exactly] { $n }
}.
goal-stored = W mieście { $city }, { goods }: { $n }.
goal-green = Zielony: { post }.
goal-joined = Skrzyżowanie { $junction } łączy kierunki { $a } i { $b }.
goal-used = Skorzystano z pomocy: { helper }.
goal-course = { $word ->
    [card_done] Karta rozkładu jazdy jest rozpatrzona.
    [turn_over] Twoja tura jest zakończona.
   *[won] Wspólnie wygraliście.
}

## Computed numbers

number = { $unit ->
    [tokens] { $n ->
        [one] 1 żeton czasu
        [few] { $n } żetony czasu
       *[other] { $n } żetonów czasu
    }
    [cards] { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    }
    [goods] { $n ->
        [one] 1 towar
        [few] { $n } towary
       *[other] { $n } towarów
    }
    [settings] { $n ->
        [one] 1 inne ustawienie
        [few] { $n } inne ustawienia
       *[other] { $n } innych ustawień
    }
    [posts] { $n ->
        [one] 1 zielony semafor
        [few] { $n } zielone semafory
       *[other] { $n } zielonych semaforów
    }
    [ways] { $n ->
        [one] 1 rzut na 36
        [few] { $n } rzuty na 36
       *[other] { $n } rzutów na 36
    }
   *[plain] { $n }
}

## The exam

exam-train = { train } { at-spot }
exam-ask-forbidden = Jednej z czterech podświetlonych rzeczy nie można teraz wybrać. Której?
exam-ask-reach = { train } { at-spot } dostaje z rzutu { points }. Gdzie się zatrzyma?
exam-ask-loss = Załóżmy, że dla każdego podświetlonego pociągu kość pokazuje { $points }. Który kosztowałby was najwięcej żetonów czasu?
exam-ask-settings = Które z podświetlonych skrzyżowań można ustawić inaczej na { $number } sposobów?
exam-ask-likely = Pociąg zostaje rozstawiony rzutem dwiema kośćmi. Które z podświetlonych miejsc startowych jest najbardziej prawdopodobne?
exam-ask-leave = { train } stoi w mieście { $city }. Przez który semafor może teraz wyjechać?
exam-ask-disc = Trzy z podświetlonych znaczników można przesunąć na dowolną linię. Który musi zostać przy swoim mieście?
exam-ask-load = W którym jedynym mieście handlowym można teraz załadować towar?
exam-told-reach = { $end ->
    [used] Dokładnie tak daleko wystarcza punktów ruchu.
    [red] Zatrzymuje go tam czerwony semafor.
    [closed] Skrzyżowanie przed nim jest dla niego zamknięte.
    [behind] Zatrzymuje się za innym pociągiem.
    [taken] Miasto przed nim jest zajęte.
   *[city] Zatrzymuje się w mieście, a niewykorzystane punkty nic nie kosztują.
}
exam-told-loss = Żetony czasu: { $told }
exam-told-settings = Inne ustawienia: { $told }
exam-told-likely = Rzuty na 36: { $told }
exam-told-leave = Pociąg wyjeżdża z miasta tylko przez zielony semafor.
exam-told-disc = { $city } nie ma innego zielonego semafora, a żadne miasto nie może zostać bez znacznika.
exam-told-load = Tylko w mieście { $city } pociąg bez towaru stoi obok towarów.
exam-shift = Dokończ tę turę i rozegraj jeszcze jedną, za oboje. Dostarcz do portu { $aim } towary, a dostaniesz wszystkie pięć punktów egzaminu; w przeciwnym razie odpowiednią ich część.
exam-shift-result = Runda: dostarczone towary: { $own }, wymagane: { $aim }; to { $points } z { $most } punktów egzaminu.
