# The cards of the pebble deck: in words, and in as few characters as stand on them.
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
