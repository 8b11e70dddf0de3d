# The deck of Flip: rank and suit of the face that counts; $side is light or dark.
flip-in-words = { $side ->
    [dark] dark { french-rank } of { french-suit }
   *[light] { french-rank } of { french-suit }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
