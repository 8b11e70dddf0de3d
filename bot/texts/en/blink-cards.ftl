# The Blink deck.
blink-in-words = { $count } { $colour } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $shape }
blink-shapes = { $shape }s
# Fewer characters would be signs that not every screen can show.
blink-symbol = { blink-in-words }
