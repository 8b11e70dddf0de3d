# Clearing games, such as Pyramid: their places, moves, states and hints. A game says otherwise in a message of its own.
# Cards leave a layout in which some cover others. In some games they leave in pairs that make a total, in others they go onto
# the waste, next in rank to its top card. $pairs is that total, 13 for example, or 0 in the games of the second kind.
# Places have short names, such as “g3” or “a”. A card that nothing covers is free.

clearing-scored = Cartes restantes
clearing-option-open = toutes cartes visibles
clearing-short-option-open = ouvert

# $cards lists the cards of the stock that are known, the next one first; $seen counts them, and $hidden the others.
clearing-stock = { $count ->
    [0] Le talon est vide.
   *[other] { $hidden ->
        [0] { $seen ->
            [1] Talon : { $cards }.
           *[other] Talon, la prochaine carte d’abord : { $cards }.
        }
        [one] { $seen ->
            [0] Talon : { $hidden } carte, face cachée.
           *[other] Talon : { $cards }, puis { $hidden } carte face cachée.
        }
       *[other] { $seen ->
            [0] Talon : { $hidden } cartes, face cachée.
           *[other] Talon : { $cards }, puis { $hidden } cartes face cachée.
        }
    }
 }
# $upper lists the top cards of the waste, at most 3. Where cards go onto it, only the top one matters.
clearing-waste = { $count ->
    [0] La défausse est vide.
   *[other] { $pairs ->
        [0] Défausse : { $top }.
       *[other] { $count ->
            [1] Défausse : { $upper }.
            [2] Défausse, depuis le haut : { $upper }.
            [3] Défausse, depuis le haut : { $upper }.
           *[other] Défausse : { $count } cartes, depuis le haut : { $upper }…
        }
    }
 }
# A pile whose cards can all be seen, in games such as Golf. $all lists them from the top.
clearing-pile = { $count ->
    [0] { "" }
    [1] Pile { $name } : { $all }.
   *[other] Pile { $name }, depuis le haut : { $all }.
 }
# The cards that are free: “Free: g1 K♠, g2 4♦.”
clearing-pile-free = { $name } { $top }
clearing-pile-free-row = Libres : { $places }.
# The other cards of a layout in rows: “Row f: f1 5♥ under g1 g2, f2 9♣ under g2.” $under names the places whose cards cover
# it, separated by spaces. $hidden is 1 for a face-down card.
clearing-pile-covered = { $name } { $hidden ->
    [0] { $top }
   *[other] face cachée
 } sous { $under }
clearing-pile-covered-row = Rangée { $row } : { $places }.

# Captions of places in pictures: at most as wide as a card.
clearing-printed-waste = défausse

# The buttons of moves. $cards is 2 for a pair, and 1 for a card that leaves without a partner or goes onto the waste.
# $alike counts the free cards of its rank: if there are several, the button says where it lies.
clearing-from = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [stock] { " " }(talon)
        [waste] { " " }(défausse)
       *[other] { " " }({ $place1 })
    }
 }
clearing-take = { $cards ->
    [1] { $card1 }{ clearing-from }
   *[other] { $card1 } + { $card2 }
 }
clearing-take-short = { $cards ->
    [1] { $card1 }
   *[other] { $card1 } + { $card2 }
 }
# In a list of moves as they are typed: which cards these are.
clearing-take-typed = { clearing-take-short }
clearing-choosing-take = Choisis un partenaire pour { $card1 }.
clearing-draw = Tirer une carte
clearing-draw-short = Tirer
clearing-redeal = Retourner la défausse
clearing-redeal-short = Retourner

clearing-left = { $score ->
    [0] Toutes les cartes sont enlevées
    [one] Il reste { $score } carte à enlever
   *[other] Il reste { $score } cartes à enlever
 }
# $streak counts the cards that have gone onto the waste since the last draw, $longest those of the longest streak.
# Both are 0 where cards leave in pairs, and where there is no stock.
clearing-streak = { $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Série : { $streak }, la plus longue : { $longest }.
 }
clearing-state = { clearing-left }.{ clearing-streak }
clearing-picture-state = reste { $score }
clearing-result = { $score ->
    [0] Toutes les cartes enlevées
    [one] Reste { $score } carte
   *[other] Reste { $score } cartes
 }
# $matches counts the moves that take cards, $stock and $waste the cards there; $redeals is how often the waste can still be
# turned over, -1 for any number of times.
clearing-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }C’est encore possible { $redeals } fois.
   *[other] { " " }C’est encore possible { $redeals } fois.
 }
clearing-choices = { $stock ->
    [0] { $redeals ->
        [0] { $passes ->
            [0] Choisis un coup.
           *[other] Choisis un coup. Le talon est épuisé.
        }
       *[other] { $waste ->
            [0] Choisis un coup. Le talon et la défausse sont épuisés.
           *[other] { $matches ->
                [0] Rien à prendre pour l’instant : retourne la défausse.
               *[other] Choisis un coup, ou retourne la défausse.
            }{ clearing-redeals-left }
        }
    }
   *[other] { $matches ->
        [0] Rien à prendre pour l’instant : tire une carte.
       *[other] Choisis un coup, ou tire une carte.
    }
 }

clearing-ended-cleared = Gagné ! Toutes les cartes sont enlevées, après { $moves } coups.{ $longest ->
    [0] { "" }
   *[other] { " " }Plus longue série : { $longest }.
 }
clearing-ended-no-match = Perdu : plus rien à prendre{ $passes ->
    [0] { "" }
   *[other] , et le talon est épuisé
 }. { clearing-left }.
# Instead of the choices, when the player can know that no match will come.
clearing-stuck = Plus aucun coup utile : quoi que tu tires, il n’y aura plus rien à prendre.

# The reason of a hint. Ways on were tried in $samples imagined deals: $won is how many of them were won after this move, $other
# after the next best one.
clearing-hint-only = Aucun autre coup n’est utile pour l’instant.
clearing-hint-wins = Toutes les cartes sont connues. Après ce coup, tu peux encore tout enlever.
clearing-hint-fewest = Toutes les cartes sont connues. Aucun moyen de tout enlever n’a été trouvé, mais des coups essayés, celui-ci en laisse le moins.
clearing-hint-safe = Cela ne te coûte rien : tu n’en auras pas besoin plus tard.
clearing-hint-tried = Donnes imaginées gagnées après ce coup : { $won } sur { $samples } ; après le meilleur des autres : { $other }.
clearing-hint-likely = Donnes imaginées gagnées après ce coup : { $won } sur { $samples }.
clearing-hint-far = Aucune victoire dans { $samples } donnes imaginées. C’est après ce coup qu’il restait le moins de cartes.
clearing-hint-draw = Dans des donnes imaginées, tirer maintenant gagne plus souvent que prendre des cartes.
clearing-hint-unwinnable = Cette position ne peut plus être gagnée, quoi que tu joues. Annule des coups ou commence une nouvelle partie.

# The rank that a card needs; the ranks next to the top card of the waste. $higher is empty if only $lower goes there.
clearing-wanted = { $wanted ->
    [A] un as
    [T] un 10
    [J] un valet
    [Q] une dame
    [K] un roi
   *[other] un { $wanted }
 }
clearing-lower = { $lower ->
    [A] un as
    [T] un 10
    [J] un valet
    [Q] une dame
    [K] un roi
   *[other] un { $lower }
 }
clearing-or-higher = { $higher ->
    [A] { " " }ou un as
    [2] { " " }ou un 2
    [3] { " " }ou un 3
    [4] { " " }ou un 4
    [5] { " " }ou un 5
    [6] { " " }ou un 6
    [7] { " " }ou un 7
    [8] { " " }ou un 8
    [9] { " " }ou un 9
    [T] { " " }ou un 10
    [J] { " " }ou un valet
    [Q] { " " }ou une dame
    [K] { " " }ou un roi
   *[other] { "" }
 }

clearing-refused-no-such-move = « { $move } » n’est pas un coup de ce jeu. Tape une carte ou sa place, comme « 7h », ou « tirer ».
clearing-refused-one-card = Une paire, c’est 2 cartes différentes. Tu as nommé { $place ->
    [stock] le talon
    [waste] la défausse
   *[other] { $place }
 } deux fois.
clearing-refused-order = Mets les places d’une paire dans l’ordre : « take { $first } { $second } ».
clearing-refused-not-yet-seen = « { $move } » dépend peut-être de cartes que les coups précédents retournent. Tape d’abord ces coups, puis regarde.
clearing-refused-not-from-waste = Tu ne peux pas prendre de cartes de la défausse. Dans ce jeu, elles ne font qu’y aller.
clearing-refused-not-from-stock = Tu ne peux pas prendre de cartes du talon. Tire pour en retourner une.
clearing-refused-nothing-there = { $place ->
    [stock] Le talon est vide.
    [waste] La défausse est vide.
   *[other] Il n’y a aucune carte sur { $place }.
 }
# $covering names the places whose cards lie on it, separated by spaces.
clearing-refused-face-down = La carte sur { $place } est face cachée. Enlève d’abord ce qui est dessus : { $covering }.
clearing-refused-covered = { $card } sur { $place } n’est pas libre. Enlève d’abord ce qui est dessus : { $covering }.
clearing-refused-needs-partner = { $card } ne part qu’avec { clearing-wanted } : ensemble, cela fait { $total }. Indique les deux cartes.
clearing-refused-not-the-total = { $card } et { $other } font { $sum }, pas { $total }.
clearing-refused-waste-empty = La défausse est vide. Tire d’abord une carte.
clearing-refused-not-next = { $card } ne va pas sur { $top } : il faut { clearing-lower }{ clearing-or-higher }.
clearing-refused-stock-not-empty = Le talon a encore des cartes. Tire-les d’abord, puis retourne la défausse.
clearing-refused-no-stock = Il n’y a pas de talon dans ce jeu.
clearing-refused-stock-empty = Le talon est épuisé.
clearing-refused-turn-waste-over = Le talon est vide. Retourne d’abord la défausse.
clearing-refused-no-pass-left = Tu ne peux pas retourner la défausse : tu ne peux parcourir le talon que { $passes ->
    [one] { $passes } fois.
   *[other] { $passes } fois.
 }
# What a typed line says that is no move.
clearing-refused-unreadable = Coup illisible : « { $text } ». Tape une carte ou sa place, comme « 7h ». Ou « tirer ».
clearing-refused-too-many-words = Cette ligne est trop longue : { $most } mots au plus sont lus. Tape les premiers coups, puis le reste.
clearing-refused-card-covered = { $card } sur { $place } n’est pas libre. Enlève d’abord ce qui est dessus : { $covering }.
clearing-refused-card-not-free = { $card } n’est pas libre pour l’instant : peut-être face cachée, dans le talon ou sous d’autres cartes.
clearing-refused-card-gone = { $card } n’est plus en jeu.
clearing-refused-card-not-in-game = Il n’y a pas de { $card } dans ce jeu.
clearing-refused-no-such-rank = Aucune carte libre n’est { clearing-wanted }. Choisis une autre carte.
clearing-refused-several-cards = « { $text } » peut être plusieurs cartes : { $places }. Tape l’une de ces places.
# What a press says where no move begins.
clearing-refused-no-partner = { $card } n’a pas de partenaire parmi les cartes libres.
# $stock counts the cards of the stock.
clearing-refused-waste-top = Sur { $card }, il faut { clearing-lower }{ clearing-or-higher }. { $stock ->
    [0] Appuie sur une carte libre qui convient.
   *[other] Appuie sur une carte libre qui convient, ou tire.
 }

# The goal of a second try, inside other sentences, and a score in its terms.
clearing-goal = { $goal ->
    [one] laisser { $goal } carte ou aucune
   *[other] laisser { $goal } cartes ou moins
 }
clearing-goal-score = { $score ->
    [one] { $score } carte restante
   *[other] { $score } cartes restantes
 }
