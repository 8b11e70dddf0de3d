# The deck of Flip: rank and suit of the face that counts; $side is light or dark.
flip-in-words = { $side ->
    [dark] 暗い{ french-suit }の{ french-rank }
   *[light] { french-suit }の{ french-rank }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
