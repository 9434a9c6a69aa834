### The widget: words of the user interface (ui-…, sent to the board as they are), prompts and messages.
### A fact like "mining/6" also comes in parts: $space-kind and $space-detail.

## Words on the board

ui-board = Szczęść Boże: plansza
ui-language = Język
ui-silent = Python nie odpowiada. Jeśli jądro zostało zrestartowane, uruchom tę komórkę ponownie.
ui-broken = Błąd planszy:
ui-keys = Klawisze
ui-keys_table = Strzałkami lub klawiszem Tab przechodzisz między elementami, Enter wybiera, Escape anuluje wybór. z cofa, y ponawia, h daje podpowiedź, ? wyjaśnia, dlaczego czegoś nie wolno.
ui-keys_stepper = Strzałkami w lewo i w prawo cofasz się i idziesz naprzód, Home i End prowadzą do pierwszego i ostatniego kroku, spacja odtwarza i zatrzymuje.
ui-undo = Cofnij
ui-redo = Ponów
ui-hint = Podpowiedź
ui-save = Zapisz
ui-load = Wczytaj
ui-move = Ruch
ui-play = Zagraj
ui-cancel = Anuluj
ui-choose = Wybierz:
ui-allowed = To można wybrać.
ui-yes = Tak
ui-no = Nie
ui-log = Ruchy
ui-start = Początek
ui-goto = Przejdź do ruchu
ui-steps = Kroki
ui-par = Cel
ui-score = Dotąd
ui-stars = Gwiazdki
ui-check = Sprawdź
ui-reset = Od początku
ui-solution = Rozwiązanie
ui-hints = Podpowiedzi
ui-verdict = Ocena
ui-solved = Rozwiązane!
ui-best = najlepszy
ui-given = twój
ui-slip = pierwszy błąd
ui-first = Pierwszy krok
ui-back = Wstecz
ui-forward = Naprzód
ui-last = Ostatni krok
ui-run = Odtwórz
ui-pause = Zatrzymaj
ui-step = Krok
ui-no_further = Ta strona nie zna pozycji po tym ruchu. Możesz go zagrać w notatniku.
ui-nothing_to_undo = Nie ma czego cofnąć.
ui-nothing_to_redo = Nie ma czego ponowić.
ui-not_a_move = Takiego ruchu tu nie ma.
ui-needs_python = Do tego potrzebny jest Python; otwórz łamigłówkę w notatniku.

## What is asked

whose-turn = { $alone ->
    [1] twoja kolej
   *[0] { name }
}
prompt-bot = Kolej bota.
prompt-chance = Decyduje los.
prompt-over = Gra jest zakończona.
play-on = Graj dalej

## Messages

at-start = To jest początek.
at-move = To jest pozycja po ruchu { $ply }.
ask-reveal = Od tamtej chwili odkryto karty lub żetony. Cofnąć mimo to?
ask-load = Wczytanie pliku { $name } zastąpi grę na stole. Wczytać?
saved = Zapisano jako { $name }.
loaded = Na stole leży { $name }: { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
   *[many] { $plies } ruchów
}.
cannot-record = Ta gra nie zaczęła się od przygotowania, więc nie można zapisać jej przebiegu.
stale = Plansza zdążyła się zmienić; ruch nie został wykonany.
no-move = „{ $text }” to nie ruch; błąd jest w kolumnie { $column }. Ruchy wyglądają tak: money/4, mining/8, +g, 0, g>A, end.
bad-file = { $name }, { $place }: { $problem }
nothing-here = Tu nie ma teraz nic do zrobienia.
allowed = To jest dozwolone: { $label }.
unexpected = Coś się nie udało; pozycja jest taka jak przedtem. { $type }: { $text }
bot-failed = Bot { name-of } napotkał błąd i czeka. { $problem }
unknown-request = Plansza poprosiła o coś, czego tu nie ma: { $request }.

## Puzzles

puzzle-reset = Znowu początek. „Ponów” przywróci twoje ruchy.
puzzle-solution = To jeden z najlepszych ciągów ruchów; przejdź go za pomocą „Ponów” i „Cofnij”. Ten sam przycisk przywróci twój własny.
puzzle-own = To znowu twój własny ciąg ruchów.
puzzle-no-solution = Tego zadania nie spełnia żaden ciąg ruchów.
puzzle-no-hints = Więcej podpowiedzi nie ma.
puzzle-done = Wszystkie akcje są wykonane.

## Lessons: words on the board

ui-turns = Tury
ui-moves = Ruchy
ui-answer = Odpowiedz
ui-next = Następne pytanie
ui-question = Pytanie
ui-number = Twoja odpowiedź
ui-right = dobrze
ui-wrong = źle
ui-keys_question = Klawiszem Tab przechodzisz od pola do pola, strzałkami wybierasz odpowiedź, Enter ją zatwierdza. h daje podpowiedź.

## Lessons

lesson-shows-solution = Na planszy jest rozwiązanie: przejdź je za pomocą „Ponów” i „Cofnij”. Przycisk „Rozwiązanie” przywróci twój własny ciąg ruchów.
lesson-offers-solution = Jeśli chcesz zobaczyć drogę do celu, naciśnij „Rozwiązanie”.
question-choose = Wybierz odpowiedź.
question-type = Wpisz liczbę całkowitą i naciśnij Enter.
diary-solved = Rozwiązane wcześniej: { $stars }
diary-problem = Twoje postępy nie są zapisywane. { $path }: { $problem }

## Exam and progress

exam-right = Dobrze.
exam-wrong = Źle; dobra odpowiedź jest zaznaczona.
exam-answered = Na to pytanie już jest odpowiedź. Liczy się pierwsza.
exam-all-answered = To już wszystkie pytania, dobrych odpowiedzi: { $right } z { $of }. Teraz czas na szychtę.
exam-questions-left = Pytania bez odpowiedzi: { $left }.
exam-shift-left = Szychta nie jest jeszcze rozegrana do końca.
exam-shift-over = Szychta się skończyła. Twój wynik jest poniżej.
exam-no-undo = Na egzaminie zakończonej tury nie można cofnąć.
exam-no-hint = Na egzaminie nie ma podpowiedzi.
report-stars = Gwiazdki: { $earned } z { $most }
report-passed = zdany
report-not-passed = jeszcze niezdany
