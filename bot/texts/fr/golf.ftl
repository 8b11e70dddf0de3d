# Golf: its name, options and what is typed; all else is in clearing.ftl.

golf-title = Golf
# Other names that players type. The second ones mean the game with an option.
golf-called = le golf, solitaire golf, le solitaire golf, solitaire du golf, solitaire de golf, réussite golf, réussite du golf, patience golf, golf de cartes, jeu du golf, jeu de golf, golf cartes, golf classique, golf windows, golfe, goolf
golf-called-wrap = mini golf, minigolf, le mini golf, solitaire putt putt, putt putt solitaire, golf en boucle
golf-credit = Golf : traditionnel
# The aim in two short sentences, above a player’s first game.
golf-aim = Mets toutes les cartes des 7 piles sur la défausse. Chacune a 1 valeur de plus ou de moins que la dernière.
golf-pitch = Vide 7 piles en séries, 1 valeur de plus ou de moins.
golf-typing = Tape une pile, comme « a », ou sa carte du dessus, comme « 7h ». « tirer » tire du talon. Plusieurs coups tiennent sur une ligne : « a c a ».

# Whether a king goes on an ace, and an ace on a king.
golf-option-wrap = roi et as se suivent (Putt Putt)
golf-short-option-wrap = Putt Putt
# What else players type for it.
golf-typed-option-wrap = boucle, en boucle, avec boucle, roi sur as, as sur roi

# A goal of a season.
golf-score-goal = { $score ->
    [one] Laisser { $score } carte ou aucune dans une partie de Golf
   *[other] Laisser { $score } cartes ou moins dans une partie de Golf
 }

golf-refused-unreadable = Coup illisible : « { $text } ». Tape une pile, comme « a », ou sa carte du dessus, comme « 7h ». Ou « tirer ».
golf-refused-covered = { $card } est sous d’autres cartes de la pile { $covering }. Prends d’abord celles-ci.
golf-refused-card-covered = { golf-refused-covered }
