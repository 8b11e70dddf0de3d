# The deck of Flip: rank and suit of the face that counts; $side is light or dark.
flip-in-words = { $side ->
    [dark] { french-rank } de { french-suit } sombre
   *[light] { french-rank } de { french-suit }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
