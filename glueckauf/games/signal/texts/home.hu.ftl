### Switch & Signal on the page that the courses begin with.

short-title = Switch & Signal
home-what = Tanulj meg játszva egy vasúti játékot, amelyben mindenki együtt játszik: lépésről lépésre, előzetes olvasnivaló nélkül. Semmit sem ronthatsz el.
home-about = Közösen irányítotok egy vasutat: a vonatok a kockák szerint mennek, ti pedig úgy állítjátok a jelzőket és a váltókat, hogy nyolc áru időben a kikötőbe érjen. Együtt győztök vagy veszítetek.
home-game-open = Egy egész játék Közép-Európában, közös győzelemmel vagy vereséggel.
