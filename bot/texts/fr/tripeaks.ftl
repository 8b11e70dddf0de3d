# TriPeaks: its name, options and what is typed; all else is in clearing.ftl.

tripeaks-title = TriPeaks
# Other names that players type.
tripeaks-called = trois pics, les trois pics, 3 pics, tri pics, trois sommets, les trois sommets, 3 sommets, trois cimes, trois monts, trois montagnes, trois tours, trois pyramides, 3 pyramides, triple sommet, triples sommets, triple pic, solitaire tripeaks, solitaire tri peaks, solitaire trois pics, solitaire trois sommets, réussite tripeaks, patience tripeaks, le tripeaks, tripeaks windows, tripeaks classique, tripeak solitaire, tripics, tripiks, tri piks, tripeack, tripeacks
tripeaks-credit = TriPeaks : Robert Hogue, 1989
# The aim in two short sentences, above a player’s first game.
tripeaks-aim = Mets toutes les cartes des 3 sommets sur la défausse. Prends chaque fois une carte libre de 1 valeur de plus ou de moins que la dernière.
tripeaks-pitch = Vide 3 sommets en séries, 1 valeur de plus ou de moins.
tripeaks-typing = Tape une carte, comme « 7h », ou sa place, comme « d3 ». « tirer » tire du talon. Plusieurs coups tiennent sur une ligne : « d3 d4 c3 ».

# Whether a king goes on an ace, and an ace on a king.
tripeaks-option-wrap = roi et as se suivent
tripeaks-option-wrap-on = roi et as se suivent
tripeaks-option-wrap-off = roi et as ne se suivent pas
tripeaks-short-option-wrap-on = en boucle
tripeaks-short-option-wrap-off = sans boucle
# What else players type for it.
tripeaks-typed-option-wrap-off = pas de boucle, pas en boucle, sans bouclage, sans roi sur as, pas de roi sur as, pas d’as sur roi

# A goal of a season.
tripeaks-score-goal = { $score ->
    [one] Laisser { $score } carte ou aucune dans une partie de TriPeaks
   *[other] Laisser { $score } cartes ou moins dans une partie de TriPeaks
 }
