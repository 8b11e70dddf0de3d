# The Blink deck.
blink-in-words = { $count } { blink-shape } { $colour ->
    [red] merah
    [green] hijau
    [blue] biru
    [yellow] kuning
    [brown] cokelat
   *[grey] abu-abu
 }
blink-shape = { $shape ->
    [triangle] segitiga
    [flower] bunga
    [moon] bulan
    [drop] tetes
    [bolt] petir
   *[star] bintang
 }
blink-shapes = { blink-shape }
# Shorter names would need characters that some screens cannot show.
blink-symbol = { blink-in-words }
