# The deck of Flip: rank and suit of the face that counts; $side is light or dark.
flip-in-words = { $side ->
    [dark] { $rank ->
        [A] тёмный { french-rank } { french-suit }
        [J] тёмный { french-rank } { french-suit }
        [K] тёмный { french-rank } { french-suit }
       *[other] тёмная { french-rank } { french-suit }
    }
   *[light] { french-rank } { french-suit }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
