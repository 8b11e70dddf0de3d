# Flip: its name, places, moves, states and hints.

flip-title = Flip
# Other names that players type.
flip-called = solitaire flip, flip solitaire
flip-credit = Flip : auteur inconnu
# The aim in one sentence, above a player’s first game.
flip-aim = Retourne les cartes côté sombre, puis enlève-les, par 4 cartes voisines aux extrémités assorties.
flip-typing = Distribuer : « distribue », « distribue 3 », « distribue coup » (jusqu’au prochain coup), « distribue tout ». Jouer : le numéro de la première des 4 cartes (« 7 »), ou les 2 cartes des extrémités (« 2s 10s »). Pour préciser : « retourne 7 », « retourne quatre 7 », « enlève 7 », « enlève quatre 7 ». « arrête » finit la partie.
flip-pitch = Retourne et enlève des cartes, fais le plus de points.
flip-pitch-effort = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } · environ { $points } points sur 104
flip-scored = Points
flip-option-open = talon visible
flip-short-option-open = ouvert

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name } : { $cards }
flip-card-row = Ta main, à partir du bas. { $places }.
# $seen cards of an open stock are listed, the next one first, in $cards.
flip-stock = { $seen ->
    [0] { $count ->
        [0] Le talon est vide.
        [one] Talon : { $count } carte, face cachée.
       *[other] Talon : { $count } cartes, face cachée.
    }
    [one] Talon : { $seen } carte, face visible : { $cards }.
   *[other] Talon : { $seen } cartes, face visible, la prochaine d’abord : { $cards }.
 }
# On the picture of an open stock, beside an arrow to its first card.
flip-printed-next = suite

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
# $reach is the number of cards to the next play, “end” if no play comes, and “hidden” unless the stock is open.
flip-deal = { $place1 ->
    [match] { $reach ->
        [hidden] Distribuer jusqu’au prochain coup
        [end] Distribuer jusqu’à la fin
       *[other] Distribuer { $reach } jusqu’au coup
    }
    [all] Distribuer les { $left }
   *[other] Distribuer 1 carte
 }
flip-turn = { $from }–{ $to } : retourner { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 }
flip-turn-four = { $from }–{ $to } : tout retourner
flip-remove = { $from }–{ $to } : enlever { $one } { $other }
flip-remove-four = { $from }–{ $to } : tout enlever
flip-stop = Arrêter ici
flip-ending-stop = { $moves ->
    [one] T’arrêter ici ? { $moves } coup est encore possible.
   *[other] T’arrêter ici ? { $moves } coups sont encore possibles.
 } Ton résultat serait de { $score } points sur 104.
flip-ending-stop-yes = Oui, m’arrêter
# On boards with many plays: the number of the first card, which the picture shows.
flip-deal-short = { $place1 ->
    [match] { $reach ->
        [hidden] Prochain coup
        [end] Jusqu’au bout
       *[other] Coup suivant : { $reach }
    }
    [all] Tout donner
   *[other] Donner 1
 }
flip-turn-short = { $from } : retourner
flip-turn-four-short = { $from } : tout retourner
flip-remove-short = { $from } : enlever
flip-remove-four-short = { $from } : tout enlever
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] { $reach ->
        [hidden] jusqu’au prochain coup
        [end] jusqu’à la fin, aucun coup n’arrive
        [one] { $reach } carte, jusqu’au prochain coup
       *[other] { $reach } cartes, jusqu’au prochain coup
    }
   *[other] { "" }
 }
flip-turn-typed = { $first } et { $last } retournent { $moved ->
    [1] { $one }
   *[other] { $one } et { $other }
 }
flip-turn-four-typed = { $first } et { $last } retournent les 4
flip-remove-typed = { $first } et { $last } enlèvent { $one } et { $other }
flip-remove-four-typed = { $first } et { $last } enlèvent les 4
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
# Before the first dark card, only the points.
flip-state = { $removed ->
    [0] { $dark ->
        [0] Points : { $score } sur 104.
       *[other] Points : { $score } sur 104. Cartes enlevées : { $removed }. Sombres dans ta main : { $dark }.
    }
   *[other] Points : { $score } sur 104. Cartes enlevées : { $removed }. Sombres dans ta main : { $dark }.
 }
flip-picture-state = { $score } sur 104 · talon { $stock }
flip-result = { $score ->
    [one] { $score } point
   *[other] { $score } points
 } sur 104, { $removed ->
    [one] { $removed } carte enlevée
   *[other] { $removed } cartes enlevées
 }
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] Le talon est vide. Joue le seul coup, ou finis avec « { flip-stop } ».
       *[other] Le talon est vide. Choisis un coup, ou finis avec « { flip-stop } ».
    }
   *[other] { $moves ->
        [3] Aucun coup pour l’instant. Distribue jusqu’à ce que les extrémités de 4 cartes côte à côte aient la même couleur ou la même valeur.
        [4] Un coup est possible. Joue-le, ou continue à distribuer : cela ne gâche jamais un coup.
       *[other] Choisis un coup, ou continue à distribuer : cela ne gâche jamais un coup.
    }
 }

flip-ended-perfect = Gagné ! Les 52 cartes sont enlevées : 104 points, une partie parfaite. Même un très bon jeu y arrive rarement.
flip-ended-no-play = Le talon est vide et il ne reste aucun coup. Tu as fait { $score } points sur 104. Cartes enlevées : { $removed }. Sombres dans ta main : { $dark }.
flip-ended-stopped = Tu as choisi de finir avant le dernier coup. Tu as fait { $score } points sur 104. Cartes enlevées : { $removed }. Sombres dans ta main : { $dark }.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Distribuer ne gâche rien : les cartes arrivent par-dessus, et chaque coup reste possible.
flip-hint-perfect = C’est le premier pas d’une suite qui enlève les 52 cartes.
flip-hint-only = C’est le seul coup.
flip-hint-any = { $plays ->
    [2] Les deux coups mènent au même meilleur score : commence par l’un ou par l’autre.
   *[other] Les { $plays } coups mènent tous au même meilleur score : commence par celui que tu veux.
 }
flip-hint-same = { $equal } coups sur { $plays } mènent au meilleur score trouvé. Les autres mènent à moins.
flip-hint-best = C’est le premier pas de la meilleure suite trouvée. Le meilleur des autres coups mène à { $other } points.
# With an open stock; if $proven is on, no way can lead to more points.
flip-hint-now = { $proven ->
    [on] C’est le premier pas d’une suite optimale. Aucune autre ne mène à plus de points.
   *[off] C’est le premier pas de la meilleure suite trouvée.
 }
flip-hint-later = { $proven ->
    [on] La suite optimale commence avec des cartes à venir. Aucune autre ne mène à plus de points.
   *[off] La meilleure suite trouvée commence avec des cartes à venir.
 }
flip-hint-none = Même avec toutes les cartes en main, il n’y a aucun coup.

flip-refused-no-such-move = « { $move } » n’est pas un coup de Flip. Tu peux distribuer, retourner, enlever, et t’arrêter à la fin.
flip-refused-stock-empty = Le talon est vide : tu ne peux plus distribuer. Joue un coup, ou arrête-toi.
flip-refused-stock-short = { $left ->
    [one] Il ne reste que { $left } carte à distribuer. Rien n’a été joué.
   *[other] Il ne reste que { $left } cartes à distribuer. Rien n’a été joué.
 }
flip-refused-stock-left = { $left ->
    [one] Tu ne peux pas encore t’arrêter : il reste { $left } carte à distribuer.
   *[other] Tu ne peux pas encore t’arrêter : il reste { $left } cartes à distribuer.
 }
flip-refused-not-all = { $left ->
    [0] Il ne reste aucune carte à distribuer. Rien n’a été joué.
    [one] Il ne reste que { $left } carte à distribuer, pas { $number }. Rien n’a été joué.
   *[other] Il reste { $left } cartes à distribuer, pas { $number }. Rien n’a été joué.
 }
flip-refused-after-match = Après « distribue coup », personne ne sait combien de cartes restent. Tape la distribution suivante sur une autre ligne. Rien n’a été joué.
flip-refused-just-dealt = « { $move } » vient après une distribution, et ta main actuelle ne le permet pas. Distribue d’abord, regarde, puis joue. Rien n’a été joué.
flip-refused-no-such-window = { $most ->
    [0] Il faut 4 cartes côte à côte pour un coup, mais ta main en compte { $cards }.
    [1] Ta main n’a que 4 cartes. Un coup ne peut commencer qu’à la carte 1, pas à la { $number }.
   *[other] Ta main a { $cards } cartes. Un coup de 4 peut commencer aux cartes 1 à { $most }, pas à la { $number }.
 }
flip-refused-ends-differ = Les extrémités de { $from }–{ $to }, { $first } et { $last }, n’ont ni la même couleur ni la même valeur.
flip-refused-light-end = Tu ne peux enlever des cartes que si les deux extrémités sont sombres. En { $from }–{ $to }, ce sont { $first } et { $last } (◼ : sombre).
flip-refused-dark-already = En { $from }–{ $to }, entre { $first } et { $last }, il ne reste aucune carte claire à retourner. Les cartes sombres le restent.
flip-refused-only-middle = { $first } et { $last } ont la même couleur, pas la même valeur. De { $from }–{ $to }, seules les 2 du milieu sont jouables, pas les 4.
flip-refused-only-four = { $first } et { $last } ont la même valeur. De { $from }–{ $to }, seules les 4 ensemble sont jouables, pas les 2 du milieu.
flip-refused-which-play = Cela peut désigner plusieurs coups. Tape l’un de ceux-ci : { $ways }.
flip-refused-not-shown = Aucune carte de ta main ne montre { $face } comme tu l’as tapé. Nomme les cartes par leur face actuelle, claire ou sombre.
flip-refused-not-ends = { $one } et { $other } ne sont pas les extrémités de 4 cartes côte à côte. Il doit y avoir exactement 2 cartes entre elles.
flip-refused-unreadable = Coup illisible : « { $text } ». Essaie « distribue », « distribue coup » ou « distribue tout ». Ou tape le numéro de la première des 4 cartes : « 7 ».

# The goal of a second try, and a score in its terms.
flip-goal = { $goal } points ou plus
flip-goal-score = { $score } points

# A goal of a season.
flip-score-goal = { $score ->
    [one] Atteindre { $score } point ou plus à Flip
   *[other] Atteindre { $score } points ou plus à Flip
 }
