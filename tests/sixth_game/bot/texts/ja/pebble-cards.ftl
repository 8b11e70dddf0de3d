# The pebble deck: cards in words and as symbols.
pebble-in-words = { $hue ->
    [red] 赤
    [green] 緑
   *[blue] 青
 }い石{ $pebbles }個
pebble-symbol = { $hue ->
    [red] 赤
    [green] 緑
   *[blue] 青
 }{ $pebbles }
