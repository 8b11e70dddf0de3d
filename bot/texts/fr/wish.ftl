# Wish: its name, places, moves, states and hints.

wish-title = Wish
# Other names that players type.
wish-called = the wish, patience wish, le vœu, vœu, le voeu, voeu
wish-credit = Wish : traditionnel
wish-aim = Prends des paires de même valeur sur le dessus des piles, jusqu’à la dernière.
wish-typing = Tape 2 piles, comme « ac », ou 2 cartes, comme « 7s 7h ». Une ligne peut contenir plusieurs paires.
wish-pitch = Prends les paires et vide les 8 piles.
wish-scored = Cartes restantes
wish-option-open = toutes cartes visibles
wish-short-option-open = ouvert

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Pile { $name }{ $seen ->
    [0] : vide.
    [1] : { $cards }{ $hidden ->
        [0] .
        [one] , au-dessus de { $hidden } carte face cachée.
       *[other] , au-dessus de { $hidden } cartes face cachée.
    }
   *[other] , depuis le haut : { $cards }.
 }

wish-take = { $card1 } + { $card2 }

wish-state = { $score ->
    [0] Plus aucune carte.
    [one] Il reste { $score } carte.
   *[other] Il reste { $score } cartes.
 }
wish-picture-state = reste { $score }
wish-result = { $score ->
    [0] Plus aucune carte
    [one] Reste { $score } carte
   *[other] Reste { $score } cartes
 }
wish-choices = { $moves ->
    [one] Tu peux prendre { $moves } paire.
   *[other] Tu peux prendre { $moves } paires.
 }

wish-ended-cleared = Gagné ! Plus aucune carte.
wish-ended-no-pair = Perdu : aucune carte du dessus n’a la même valeur qu’une autre. { wish-state }
wish-ended-no-first-pair = Cette donne est perdue avant le premier coup : aucune carte du dessus n’a la même valeur qu’une autre. Environ 1 donne sur 160 commence ainsi.
wish-first-win = Tu as gagné ta première partie de Wish du jour, dès le premier essai. Tu peux faire un vœu. N’en parle à personne, sinon il ne se réalisera pas.
# On the picture of the win: at most 48 columns.
wish-first-win-line = Tu peux faire un vœu

wish-refused-no-such-move = « { $move } » n’est pas un coup de Wish. Tape 2 piles, comme « ac ».
wish-refused-one-pile = Une paire vient de 2 piles. Tu ne peux pas utiliser la pile { $pile } deux fois.
wish-refused-pile-order = Mets les piles d’une paire dans l’ordre de a à h : « take { $first } { $second } ».
wish-refused-empty-pile = La pile { $pile } est vide.
wish-refused-not-a-pair = { $one } sur la pile { $first } et { $other } sur la pile { $second } n’ont pas la même valeur.
wish-refused-face-down = Tu as nommé la pile { $pile } deux fois. Une ligne ne peut prendre que des cartes déjà visibles. Prends la première paire, puis regarde.
wish-refused-not-on-top = { $card } n’est pas sur le dessus d’une pile en ce moment. Tape 2 piles, comme « ac », ou 2 cartes du dessus de même valeur.
wish-refused-no-pair = { $count ->
    [0] « { $text } » n’est pas une paire en ce moment : aucune carte de cette valeur n’est sur le dessus.
   *[other] « { $text } » n’est pas une paire en ce moment : une seule carte de cette valeur est sur le dessus.
 }
wish-refused-several-pairs = « { $text } » peut être plusieurs paires : piles { $piles }. Tape les lettres de 2 d’entre elles.
wish-refused-no-partner = { $card } n’a pas de partenaire sur le dessus pour l’instant. Prends une autre paire.
wish-refused-unreadable = Paire illisible : « { $text } ». Tape 2 piles, comme « ac », ou 2 cartes du dessus, comme « 7s 7h ». Tu peux taper plusieurs paires à la fois.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = On ne peut prendre aucune autre paire.
wish-hint-safe = Les 4 cartes de cette valeur sont sur le dessus. Les prendre ne te coûte rien.
wish-hint-tallest = Aucune autre paire n’est sur des piles plus hautes que { $place1 } et { $place2 }. Plus une pile est haute, plus elle cache de cartes.
wish-hint-sampled = Une autre paire est sur des piles plus hautes. Sur des plateaux comme le tien, celle-ci gagne plus souvent.
wish-hint-wins = Tu vois toutes les cartes. Après cette paire, tu peux encore toutes les prendre.
wish-hint-fewest = Tu vois toutes les cartes. Tu ne peux plus toutes les prendre, mais cette paire en laisse le moins.

# A goal of a season.
wish-score-goal = { $score ->
    [one] Laisser { $score } carte ou aucune dans une partie de Wish
   *[other] Laisser { $score } cartes ou moins dans une partie de Wish
 }
