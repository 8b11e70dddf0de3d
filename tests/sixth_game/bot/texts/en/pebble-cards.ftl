# The cards of the pebble deck: in words, and in as few characters as stand on them.
pebble-in-words = { $pebbles } { $hue } { $pebbles ->
    [1] pebble
   *[other] pebbles
 }
pebble-symbol = { $pebbles } { $hue }
