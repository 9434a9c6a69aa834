### The board game on the page that the courses begin with.

short-title = A társasjáték
home-what = Tanuld meg játszva a szénbányászok társasjátékát: lépésről lépésre, előzetes olvasnivaló nélkül. Semmit sem ronthatsz el.
home-about = A bányászok így köszöntik egymást, és ez egy szénről szóló társasjáték neve is: munkásokat küldesz dolgozni, bányászol, rakodsz és szállítasz.
home-game-open = Három műszak a gép ellen.
