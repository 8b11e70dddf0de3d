# The deck of Flip: rank and suit of the face that counts; $side is light or dark.
flip-in-words = { $side ->
    [dark] { $rank ->
        [Q] { french-rank } de { french-suit } escura
       *[other] { french-rank } de { french-suit } escuro
    }
   *[light] { french-rank } de { french-suit }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
