# The Blink deck.
blink-in-words = { $count } { $colour } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $shape }
blink-shapes = { $shape ->
    [triangle] triangles
    [flower] flowers
    [moon] moons
    [drop] drops
    [bolt] bolts
   *[star] stars
 }
# Shorter names would need characters that some screens cannot show.
blink-symbol = { blink-in-words }
