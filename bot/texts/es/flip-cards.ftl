# The deck of Flip: rank and suit of the face that counts; $side is light or dark.
flip-in-words = { $side ->
    [dark] { french-rank } { $rank ->
        [J] oscura
        [Q] oscura
       *[other] oscuro
    } de { french-suit }
   *[light] { french-rank } de { french-suit }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
