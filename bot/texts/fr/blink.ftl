# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
# Other names that players type.
blink-called = blink, solitaire blink
blink-credit = Blink Solitaire : Jonathan B. Thompson, 2009
blink-aim = Pose toutes les cartes : celles qui se touchent partagent nombre, couleur ou forme.
blink-typing = Tape une case pour la carte tirée : « g4 ». Pour une carte en réserve, tape d’abord son numéro : « 1 c3 ». Ou tape le nom de la carte : « 3rm c3 » pose 3 lunes rouges en C3. « réserve » met la carte tirée en réserve et tire la suivante.
blink-pitch = Pose chaque carte contre une carte semblable.
blink-scored = Points

blink-option-decks = nombre de paquets
blink-option-decks-1 = 1 paquet
blink-option-decks-2 = 2 paquets
blink-option-decks-3 = 3 paquets
blink-short-option-decks-1 = 1 paquet
blink-short-option-decks-2 = 2 paquets
blink-short-option-decks-3 = 3 paquets

blink-option-table = taille de la table
blink-option-table-roomy = grande table
blink-option-table-snug = table moyenne
blink-option-table-tight = petite table
blink-short-option-table-roomy = grande table
blink-short-option-table-snug = table moyenne
blink-short-option-table-tight = petite table

blink-option-hold = taille de la réserve
blink-option-hold-0 = pas de réserve
blink-option-hold-1 = réserve de 1 carte
blink-option-hold-2 = réserve de 2 cartes
blink-option-hold-3 = réserve de 3 cartes
blink-short-option-hold-0 = réserve 0
blink-short-option-hold-1 = réserve 1
blink-short-option-hold-2 = réserve 2
blink-short-option-hold-3 = réserve 3

blink-option-timer = minuteur
blink-option-timer-off = sans minuteur
blink-option-timer-10 = minuteur : 10 minutes
blink-option-timer-20 = minuteur : 20 minutes
blink-option-timer-30 = minuteur : 30 minutes
blink-short-option-timer-off = sans minuteur
blink-short-option-timer-10 = 10 min
blink-short-option-timer-20 = 20 min
blink-short-option-timer-30 = 30 min

blink-option-open = prochaines cartes visibles
blink-short-option-open = ouvert

blink-cell = { $name } : { $cards }
blink-cell-row = Sur la table. { $places }.
blink-drawn = { $count ->
    [0] Pas de carte tirée : le talon est vide.
   *[other] Carte tirée : { $cards }.
 }
blink-held = { $name ->
    [held1] 1
    [held2] 2
   *[held3] 3
 } : { $count ->
    [0] vide
   *[other] { $cards }
 }
blink-held-row = Cartes en réserve, par numéro. { $places }.
# $cards are the $seen next cards in an open game, in their order; the $hidden after them are face down.
blink-stock = { $count ->
    [0] Il ne reste aucune carte à tirer.
    [one] Il reste { $count } carte à tirer.
   *[other] Il reste { $count } cartes à tirer.
 }{ $seen ->
    [0] { "" }
   *[other] { " " }Dans l’ordre, la prochaine d’abord : { $cards }.{ $hidden ->
        [0] { "" }
        [one] { " " }Ensuite, { $hidden } carte est face cachée.
       *[other] { " " }Ensuite, { $hidden } cartes sont face cachée.
    }
 } La table a { $columns } colonnes, à partir de A, et { $rows } lignes, à partir de 1.

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = tirée
blink-printed-held1 = rés. 1
blink-printed-held2 = rés. 2
blink-printed-held3 = rés. 3
blink-printed-stock = talon
blink-printed-next = suite

blink-state = { blink-points }.{ $timer ->
    [0] { "" }
   *[other] { " " }Temps : { $clock } sur { $timer } minutes.
 }
blink-picture-state = { blink-points } · { $stock } à tirer
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , { $stock } à tirer
 }
blink-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
# What to do now. $placed and $drawn count cards, $held the held cards that fit somewhere, $fits the cells where the
# drawn card fits; $room is how
# many cards can still be held, 0 where the drawn one cannot be.
blink-choices = { $placed ->
    [0] { blink-first }
   *[other] { $drawn ->
        [0] { blink-last }
       *[other] { blink-next }
    }
 }
blink-first = Pose { $drawn-cards } où tu veux sur la table.
blink-next = Tu as tiré { $drawn-cards }.{ $stock ->
    [0] { " " }C’est la dernière carte : elle ne va pas en réserve.
   *[other] { "" }
 } { $fits ->
    [0] Cette carte ne va nulle part pour l’instant. { $room ->
        [0] Pose une carte de ta réserve.
       *[other] { $held ->
            [0] Mets-la en réserve.
           *[other] Mets-la en réserve, ou pose une carte de ta réserve qui convient.
        }
    }
   *[other] Cette carte doit partager un nombre, une couleur ou une forme avec chaque carte qu’elle touche. { $room ->
        [0] { $held ->
            [0] Pose-la.
           *[other] Pose-la, ou pose une carte de ta réserve.
        }
       *[other] { $held ->
            [0] Pose-la, ou mets-la en réserve.
           *[other] Pose-la, mets-la en réserve, ou pose une carte de ta réserve.
        }
    }
 }
blink-last = Tu as tiré toutes les cartes. Pose celles de ta réserve : { $held-cards }. Chacune doit partager un nombre, une couleur ou une forme avec chaque carte qu’elle touche.

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { $place1 ->
    [drawn] Poser
   *[other] { blink-slot } :
 } { $card1 } en { $place2 }{ blink-gain }
blink-place-short = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }
 } → { $place2 }{ blink-gain }
blink-place-shortcut = Poser au centre
blink-place-shortcut-short = Centre
# In a list of moves as they are typed.
blink-typed-moves = Tu peux taper, avec les points entre parenthèses : { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [held1] Rés. 1
    [held2] Rés. 2
   *[held3] Rés. 3
 }
blink-place-first = { $place1 ->
    [drawn] Poser { $card1 }…
   *[other] { blink-slot } : { $card1 }…
 }
blink-place-then = { $place2 }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } points)
 }
blink-place-then-short = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
# Groups of cells.
blink-bunch-letters = Colonne { $letters }
blink-bunch-number = Ligne { $number }
blink-choosing-place = Choisis une case pour { $card1 }. { $moves ->
    [one] { $moves } case convient.
   *[other] { $moves } cases conviennent.
 }
blink-hold = Réserver { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = Gagné ! Tu as posé toutes les cartes : { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. Avec le minuteur, cela fait { $score } : tu as mis { $clock } sur { $timer } minutes.
 }
blink-raw = { $raw ->
    [one] { $raw } point
   *[other] { $raw } points
 }
blink-ended-no-place = { $stock ->
    [0] Perdu : aucune de tes cartes n’a de place, et comme il n’y en a plus à tirer, tu ne peux pas en mettre en réserve. Tu as fait { blink-points }.
   *[other] Perdu : aucune de tes cartes n’a de place, et tu ne peux plus en mettre en réserve. Tu as fait { blink-points }.
 }
blink-ended-edge = { $stock ->
    [0] Perdu à cause du bord de la table : une de tes cartes irait juste au-delà. Aucune n’a de place sur la table, et comme il n’y en a plus à tirer, tu ne peux pas en mettre en réserve. Tu as fait { blink-points }.
   *[other] Perdu à cause du bord de la table : une de tes cartes irait juste au-delà. Aucune n’a de place sur la table, et tu ne peux plus en mettre en réserve. Tu as fait { blink-points }.
 }

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = Tu ne peux rien jouer d’autre.
blink-hint-first = Depuis le centre de la table, les cartes peuvent s’étendre dans toutes les directions.
blink-hint-hold = Réserver ne coûte rien tant qu’il y a de la place. Tu vois la carte suivante, et tu pourras encore poser celle-ci.
blink-hint-keep = Réserver ne coûte rien tant qu’il y a de la place. Cela te donne une carte de plus au choix, et tu pourras encore poser celle-ci.
blink-hint-scarce = { $cells ->
    [one] Seule { $cells } case convient pour { $card1 }.
   *[other] Seules { $cells } cases conviennent pour { $card1 }.
 } Plus tard, il n’y en aura peut-être plus.
blink-hint-hole = { $place2 } touche { $touched } cartes. { $cards ->
    [0] Aucune autre carte restante n’y convient.
    [one] Seule { $cards } autre carte restante y convient.
   *[other] Seules { $cards } autres cartes restantes y conviennent.
 }
blink-hint-points = Cela rapporte { $points } points. Aucune autre case ne rapporte plus.
blink-hint-open = Cela laisse les meilleures places aux cartes à venir.
# With all cards to come face up. $best are the points at the end of the best line that was found.
blink-hint-line = Tu vois toutes les cartes à venir. Après ce coup, la meilleure suite trouvée les pose toutes, pour { $best } points.
blink-hint-most = Tu vois toutes les cartes à venir. Toutes les suites ont été essayées : aucune qui les pose toutes ne fait plus de { $best } points.
blink-hint-short = Tu vois toutes les cartes à venir, mais aucune suite trouvée ne les pose toutes. Celle-ci fait { $best } points.
blink-hint-none = Tu vois toutes les cartes à venir. Toutes les suites ont été essayées : aucune ne les pose toutes. La meilleure fait { $best } points.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] Aucune case ne convient pour { $card } en ce moment.
    [1] La seule case pour { $card } est { $cells }.
    [2] Cases pour { $card } : { $cells }.
    [3] Cases pour { $card } : { $cells }.
   *[other] Cases pour { $card } : { $cells } et d’autres.
 }
blink-refused-no-such-move = « { $move } » n’est pas un coup de Blink. Tape une case pour la carte tirée : « g4 ». Pour la réserve, un numéro d’abord : « 1 c3 ». Ou « réserve ».
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = Cette partie n’a pas de place { blink-held-number } en réserve : { $hold ->
    [0] il n’y a pas de réserve.
    [one] la réserve ne prend que { $hold } carte.
   *[other] la réserve ne prend que { $hold } cartes.
 }
blink-refused-nothing-drawn = Tu n’as pas de carte tirée : le talon est vide. Tape la carte de réserve à poser, comme « 1 c3 ».
blink-refused-nothing-held = La place { blink-held-number } de ta réserve est vide.
blink-refused-off-table = { $cell } n’est pas sur la table, qui va de A1 à { $last }.
blink-refused-taken = { $cell } est prise par { $other }, et les cartes posées ne bougent plus. { blink-where }
blink-refused-no-match = En { $cell }, { $card } toucherait { $other } en { $at }, sans rien partager. { blink-where }
blink-refused-touches-nothing = En { $cell }, { $card } ne toucherait aucune carte. { blink-where }
blink-refused-first-card = La première carte ne va pas en réserve. Pose-la sur n’importe quelle case.
blink-refused-no-hold = Cette partie n’a pas de réserve.
blink-refused-nothing-to-draw = La dernière carte ne va pas en réserve : il n’y en a plus à tirer. Pose-la, ou pose une carte de ta réserve.
blink-refused-hold-full = { $hold ->
    [one] Ta réserve contient { $hold } carte, et elle est pleine.
   *[other] Ta réserve contient { $hold } cartes, et elle est pleine.
 } Pose la carte tirée ou une carte de ta réserve.
blink-refused-not-yet-drawn = Une ligne ne peut utiliser que les cartes que tu vois. Pose ou réserve la carte tirée, puis regarde la suivante.
blink-refused-not-at-hand = Tu ne peux pas poser { $card } : seulement la carte tirée ou une carte de ta réserve.
blink-refused-stock-draws = La carte suivante vient quand tu poses ou réserves la carte tirée.
blink-refused-all-drawn = Le talon est vide : il n’y a plus de carte à tirer. Pose celles qui te restent.
blink-refused-can-hold = Aucune case ne convient à { $card } pour l’instant, mais tu peux réserver cette carte.
blink-refused-fits-nowhere = Aucune case ne convient à { $card } pour l’instant. Joue d’abord une autre carte.
blink-refused-hold-here = Tu peux réserver la carte tirée : appuie sur la première place libre.
blink-refused-cell-taken = { $cell } est prise par { $other }. Les cartes posées ne bougent plus.
blink-refused-cell-alone = En { $cell }, une carte n’en toucherait aucune autre. Choisis une case à côté d’une carte.
blink-refused-no-card-fits = En { $cell }, { $card } toucherait { $other } en { $at }, sans rien partager.{ $others ->
    [0] { "" }
    [1] { " " }Ton autre carte ne va pas là non plus.
   *[other] { " " }Tes autres cartes ne vont pas là non plus.
 }
blink-refused-unreadable = Coup illisible : « { $text } ». Tape une case pour la carte tirée : « g4 ». Pour la réserve, un numéro d’abord : « 1 c3 ». Ou « réserve ».

# The goal of a second try, and a score in its terms.
blink-goal = gagner avec { $goal } points ou plus
blink-goal-score = { $score } points

# A goal of a season.
blink-score-goal = { $score ->
    [one] Atteindre { $score } point ou plus à Blink Solitaire
   *[other] Atteindre { $score } points ou plus à Blink Solitaire
 }
