# The pebble deck: cards in words and as symbols.
pebble-in-words = { $pebbles } { $pebbles ->
    [1] { $hue ->
        [red] roter Kiesel
        [green] grüner Kiesel
       *[blue] blauer Kiesel
    }
   *[other] { $hue ->
        [red] rote Kiesel
        [green] grüne Kiesel
       *[blue] blaue Kiesel
    }
 }
pebble-symbol = { $pebbles } { $hue ->
    [red] rot
    [green] grün
   *[blue] blau
 }
