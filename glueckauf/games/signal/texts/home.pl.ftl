### Switch & Signal on the page that the courses begin with.

short-title = Zwrotnice i Semafory
home-what = Poznaj kolejową grę, w której wszyscy grają razem, po prostu grając: jedna myśl naraz, bez czytania instrukcji, i niczego nie zepsujesz.
home-about = Razem prowadzicie kolej: o ruchu pociągów decydują kości, a wy ustawiacie semafory i zwrotnice, żeby osiem towarów dotarło do portu, zanim skończy się czas. Wygrywacie albo przegrywacie wspólnie.
home-game-open = Cała gra w Europie Środkowej, wygrana albo przegrana wspólnie.
