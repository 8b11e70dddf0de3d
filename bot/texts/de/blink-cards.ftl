# The Blink deck. The colour is an adjective: its ending is that of the one shape, or of several.
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
# Fewer characters would be signs that not every screen can show.
blink-symbol = { blink-in-words }
