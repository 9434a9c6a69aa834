"""What the pictures of all games share: pieces of SVG, the frame, colours, style, the words in them.

What can be pointed at carries `data-key` and, as its accessible name, `data-label`. Where several
equal things have one key, the first carries it and the others `data-same`. Things with a key are
never nested in one another. What can move carries `data-piece`, its kind, so that the browser moves the
pieces by which two pictures differ (`svg.piece`). The shape that a
highlight should follow has the class `ga-face`. There are no ids and no references, so any number of
pictures can stand on one page.
"""
