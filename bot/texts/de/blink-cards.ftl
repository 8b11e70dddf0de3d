# The Blink deck. The color is an adjective: it ends as one shape, or several, want it.
blink-in-words = { $count } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
    [yellow] gelbe
    [brown] braune
   *[grey] graue
 }{ $shape ->
    [triangle] s Dreieck
    [flower] { " " }Blume
    [moon] r Mond
    [drop] r Tropfen
    [bolt] r Blitz
   *[star] r Stern
 }
blink-shapes = { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
    [yellow] gelbe
    [brown] braune
   *[grey] graue
 } { $shape ->
    [triangle] Dreiecke
    [flower] Blumen
    [moon] Monde
    [drop] Tropfen
    [bolt] Blitze
   *[star] Sterne
 }
# Shorter names would need characters that some screens cannot show.
blink-symbol = { blink-in-words }
