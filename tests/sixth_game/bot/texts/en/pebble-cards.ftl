# The pebble deck: cards in words and as symbols.
pebble-in-words = { $pebbles } { $hue } { $pebbles ->
    [1] pebble
   *[other] pebbles
 }
pebble-symbol = { $pebbles } { $hue }
