# The deck of Flip: rank and suit of the face that counts; $side is light or dark.
flip-in-words = { $side ->
    [dark] { $rank ->
        [A] dunkles { french-suit }-{ french-rank }
        [J] dunkler { french-suit }-{ french-rank }
        [K] dunkler { french-suit }-{ french-rank }
       *[other] dunkle { french-suit }-{ french-rank }
    }
   *[light] { french-suit }-{ french-rank }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
