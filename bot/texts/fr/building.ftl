# Building games, such as Klondike: their places, moves, states and hints. A game says otherwise in a message of its own.
# Piles and cells have one letter or digit each; foundations are named by their suits, the second ones of two decks with -2.

building-scored = Cartes sur les fondations
building-option-open = toutes cartes visibles
building-short-option-open = ouvert

building-stock = { $count ->
    [0] Le talon est vide.
   *[other] { $open ->
        [on] Talon, face visible, la prochaine carte d’abord : { $cards }.
       *[off] { $deals ->
            [0] { $count ->
                [one] Talon : { $count } carte, face cachée.
               *[other] Talon : { $count } cartes, face cachée.
            }
            [one] Talon : { $count } cartes, face cachée, pour { $deals } distribution.
           *[other] Talon : { $count } cartes, face cachée, pour { $deals } distributions.
        }
    }
 }
# Of the waste, $upper lists the top cards, at most 3.
building-waste = { $count ->
    [0] La défausse est vide.
    [1] Défausse : { $upper }.
    [2] Défausse, depuis le haut : { $upper }.
    [3] Défausse, depuis le haut : { $upper }.
   *[other] Défausse : { $count } cartes, depuis le haut : { $upper }…
 }
building-cell = { $name } : { $count ->
    [0] vide
   *[other] { $top }
 }
building-cell-row = Cellules. { $places }.
building-foundation = { $runs ->
    [0] { building-name } : { $count ->
        [0] vide
       *[other] { $top }
    }
   *[other] { $count ->
        [0] { "" }
       *[other] { building-run }
    }
 }
building-foundation-row = { $runs ->
    [0] Fondations. { $places }.
   *[other] Couleurs complètes : { $score } sur { $runs }{ $score ->
        [0] { "" }
       *[other] { " " }({ $places })
    }.
 }
# What lies on the foundations of a game that takes whole suits: the suit of each.
building-run = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
 }
# $all lists the cards from the top; after the last card that is face up, it counts those that are face down.
building-pile = Pile { $name }{ $count ->
    [0] : vide.
    [1] : { $all }.
   *[other] , depuis le haut : { $all }.
 }

# Captions of places in pictures: at most as wide as a card.
building-printed-waste = défausse

building-name = { $name ->
    [spades] Pique
    [hearts] Cœur
    [diamonds] Carreau
    [clubs] Trèfle
    [spades-2] Pique 2
    [hearts-2] Cœur 2
    [diamonds-2] Carreau 2
    [clubs-2] Trèfle 2
   *[other] { $name }
 }

# The buttons of moves, in words if there is room, else short. $cards counts the cards that move, $source and $target are
# kinds of places; a target is a space if it is an empty pile. $alike counts the cards like $card1 that could move, and
# $targets the piles that end in a card like $card2: only if there are several, the button says which pile it is.
building-cards = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards } cartes)
 }
building-cards-short = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards })
 }
building-from = { $source ->
    [foundation] { " " }de fondation
   *[other] { $alike ->
        [1] { "" }
       *[other] { " " }({ $pile })
    }
 }
building-from-short = { $alike ->
    [1] { "" }
   *[other] { $pile }{ " " }
 }
building-on = { $targets ->
    [1] { "" }
   *[other] { " " }({ $place2 })
 }
building-on-short = { $targets ->
    [1] { "" }
   *[other] { $place2 }{ " " }
 }
building-target = { $target ->
    [foundation] → fondation
    [space] → pile vide { $place2 }
    [cell] → cellule { $place2 }
   *[pile] → { $card2 }{ building-on }
 }
building-target-short = { $target ->
    [foundation] → fond.
    [space] → pile { $place2 }
    [cell] → cellule { $place2 }
   *[pile] → { building-on-short }{ $card2 }
 }
building-move = { $card1 }{ building-cards }{ building-from } { building-target }
building-move-first = { $card1 }{ building-cards }{ building-from }…
building-move-then = { building-target }
building-move-short = { building-from-short }{ $card1 }{ building-cards-short } { building-target-short }
building-move-first-short = { building-from-short }{ $card1 }{ building-cards-short }…
building-move-then-short = { building-target-short }
building-move-mark = { $place2 ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
    [clubs] ♣
    [spades-2] ♠
    [hearts-2] ♥
    [diamonds-2] ♦
    [clubs-2] ♣
   *[other] { $place2 }
 }
# In a list of moves as they are typed: which cards these are.
building-move-typed = { $target ->
    [foundation] { $card1 } en fondation
    [pile] { $card1 } sur { $card2 }
   *[other] { $card1 }
 }
building-choosing-move = Choisis où va { $card1 }.
building-draw = { $cards ->
    [one] Tirer { $cards } carte
   *[other] Tirer { $cards } cartes
 }
building-draw-short = Tirer { $cards }
building-redeal = Retourner la défausse
building-redeal-short = Retourner
building-deal = { $cards ->
    [one] Distribuer { $cards } carte
   *[other] Distribuer { $cards } cartes
 }
building-deal-short = Donner { $cards }
building-choosing-others = Ces coups reprennent des cartes aux fondations, ou ne font que les déplacer. Ils sont rarement utiles.

# $total counts the cards of the game; $runs the suits that have to be complete, 0 if cards go home one by one.
building-home = { $runs ->
    [0] { $score ->
        [one] { $score } carte sur { $total } en fondation
       *[other] { $score } cartes sur { $total } en fondation
    }
   *[other] { $score ->
        [one] { $score } couleur complète sur { $runs }
       *[other] { $score } couleurs complètes sur { $runs }
    }
 }
building-state = { building-home }{ $moves ->
    [0] .
    [one] , après { $moves } coup.
   *[other] , après { $moves } coups.
 }
building-picture-state = { $runs ->
    [0] { $score }/{ $total } en fondation
   *[other] { $score }/{ $runs } couleurs
 }
building-result = { building-home }
# $next counts the cards that the next draw brings, $waste those of the waste; $redeals is how often the waste can still be
# turned over, -1 for any number of times. $deals is how often the stock can be dealt to the piles, $spaces of which are empty.
building-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }C’est encore possible { $redeals } fois.
   *[other] { " " }C’est encore possible { $redeals } fois.
 }
building-choices = { $next ->
    [0] { $waste ->
        [0] { $deals ->
            [0] Choisis un coup.
           *[other] { $spaces ->
                [0] { $moves ->
                    [1] Plus d’autre coup utile : distribue.
                   *[other] Choisis un coup, ou distribue.
                }
               *[other] Choisis un coup. Tu pourras distribuer quand aucune pile ne sera vide.
            }
        }
       *[other] { $redeals ->
            [0] Choisis un coup. Le talon est épuisé.
           *[other] { $moves ->
                [1] Plus d’autre coup utile : retourne la défausse.
               *[other] Choisis un coup, ou retourne la défausse.
            }{ building-redeals-left }
        }
    }
   *[other] { $moves ->
        [1] Plus d’autre coup utile : tire du talon.
       *[other] { $next ->
            [one] Choisis un coup, ou tire { $next } carte.
           *[other] Choisis un coup, ou tire { $next } cartes.
        }
    }
 }

building-ended-home = { $runs ->
    [0] Gagné ! Les { $score } cartes sont toutes en fondation, après { $moves } coups.
   *[other] Gagné ! Les { $runs } couleurs sont toutes complètes, après { $moves } coups.
 }
building-ended-no-move = Perdu : il n’y a plus aucun coup utile. { building-home }.

# The reason of a hint: a plan of $moves moves, for a $card or a $place. A way to win was looked for in $samples imagined deals; at most $best cards come home, as far as it’s known.
building-hint-wins = { $runs ->
    [0] { $moves ->
        [1] Ce coup monte la dernière carte.
       *[other] C’est le premier de { $moves } coups qui montent toutes les cartes.
    }
   *[other] { $moves ->
        [1] Ce coup complète la dernière couleur.
       *[other] C’est le premier de { $moves } coups qui complètent toutes les couleurs.
    }
 }
building-hint-home = Ce coup monte une carte dont aucune autre n’a besoin.
building-hint-uncover = { $moves ->
    [1] Ce coup retourne une carte cachée de la pile { $place }.
   *[other] C’est le premier de { $moves } coups qui retournent une carte de la pile { $place }.
 }
building-hint-space = { $moves ->
    [1] Ce coup vide la pile { $place }.
   *[other] C’est le premier de { $moves } coups qui vident la pile { $place }.
 }
building-hint-waste = { $moves ->
    [1] Ce coup joue { $card } depuis la défausse.
   *[other] C’est le premier de { $moves } coups qui jouent { $card } depuis la défausse.
 }
building-hint-fetch = { $moves ->
    [1] Ce coup joue { $card } depuis le talon.
   *[other] C’est le premier de { $moves } coups qui vont chercher { $card } dans le talon et jouent cette carte.
 }
building-hint-draw = Rien de mieux trouvé, et le talon montre de nouvelles cartes.
building-hint-deal = Rien de mieux trouvé, et la distribution apporte de nouvelles cartes.
building-hint-run = { $moves ->
    [1] Ce coup complète une couleur.
   *[other] C’est le premier de { $moves } coups qui complètent une couleur.
 }
building-hint-order = { $moves ->
    [1] Ce coup met plus de cartes en suite.
   *[other] C’est le premier de { $moves } coups qui mettent plus de cartes en suite.
 }
building-hint-fill = Rien de mieux trouvé, et pour distribuer, aucune pile ne doit être vide.
building-hint-tried = Sur { $samples } donnes imaginées, { $won } restent gagnables après ce coup, et { $other } après celui qui semble d’abord le meilleur.
building-hint-farthest = { $runs ->
    [0] Aucune ligne gagnante trouvée. Ce coup commence celle qui monte le plus de cartes : { $best }.
   *[other] Aucune ligne gagnante trouvée. Ce coup commence celle qui complète le plus de couleurs : { $best }.
 }
building-hint-stuck = Aucune ligne gagnante trouvée à partir d’ici. Annuler quelques coups peut aider.
building-hint-unwinnable = Cette position ne peut pas être gagnée, quoi que tu joues. Annule des coups ou commence une nouvelle partie.

# The rank that a place takes next, of any suit, of one color, and of the suit of the card.
building-wanted = { $wanted ->
    [A] un as
    [T] un 10
    [J] un valet
    [Q] une dame
    [K] un roi
   *[other] un { $wanted }
 }
building-red = { building-wanted } rouge
building-black = { building-wanted } { $wanted ->
    [Q] noire
   *[other] noir
 }
building-suited = { $wanted ->
    [A] l’as
    [T] le 10
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $wanted }
 } de la même couleur
building-at = { $place ->
    [spades] la fondation de pique
    [hearts] la fondation de cœur
    [diamonds] la fondation de carreau
    [clubs] la fondation de trèfle
    [spades-2] la seconde fondation de pique
    [hearts-2] la seconde fondation de cœur
    [diamonds-2] la seconde fondation de carreau
    [clubs-2] la seconde fondation de trèfle
    [stock] le talon
    [waste] la défausse
   *[other] la pile { $place }
 }

building-refused-no-such-move = « { $move } » n’est pas un coup de ce jeu. Tape où est une carte et où elle va, comme « a b » ou « a fondation ».
building-refused-same-place = La carte est déjà sur { building-at }. Indique une autre place.
building-refused-nothing-there = Il n’y a aucune carte sur { building-at }.
building-refused-no-card-in-cell = La cellule { $place } est vide.
building-refused-face-down = Cette carte est cachée. Déplace d’abord celles qui sont dessus.
building-refused-not-yet-seen = « { $move } » dépend peut-être de cartes que les coups précédents retournent. Tape d’abord ces coups, puis regarde.
building-refused-not-in-sequence = { $card } ne peut pas bouger : { $over } sur { $under }, { $breaks ->
    [rank] ce n’est pas une suite
    [suit] ce n’est pas la même couleur
   *[color] rouge et noir n’alternent pas
 }, donc ces cartes ne bougent pas ensemble.
building-refused-only-top = { $card } ne peut pas bouger : dans ce jeu, seules les cartes du dessus bougent.
building-refused-too-many-cards = { $count } cartes d’un coup, c’est trop : les cellules et piles vides n’en permettent que { $most }.
building-refused-only-top-goes-home = { $card } ne peut pas encore monter : d’autres cartes sont dessus.
building-refused-several-to-cell = Une cellule ne prend que 1 carte, pas { $count }.
building-refused-onto-waste = Tu ne peux rien poser sur la défausse : seul un tirage y met des cartes.
building-refused-onto-stock = Tu ne peux rien poser sur le talon.
building-refused-stock-only-draws = On ne déplace pas de cartes depuis le talon. Tire pour les voir.
building-refused-stock-empty = Le talon est vide.
building-refused-turn-waste-over = Le talon est vide. Retourne d’abord la défausse.
building-refused-no-pass-left = Le talon est épuisé : tu ne peux le parcourir que { $passes ->
    [one] { $passes } fois.
   *[other] { $passes } fois.
 }
building-refused-stock-not-empty = Le talon a encore des cartes. Tire-les d’abord, puis retourne la défausse.
building-refused-waste-empty = La défausse est vide : il n’y a rien à retourner.
building-refused-deal-needs-piles = { $count ->
    [1] Tu ne peux pas distribuer tant que { building-at } est vide. Mets-y d’abord une carte.
   *[other] Tu ne peux pas distribuer tant que { $count } piles sont vides. Mets d’abord une carte sur chacune.
 }
building-refused-not-the-suit = { $card } ne va pas sur { building-at } : la carte n’a pas cette couleur.
building-refused-needs-lowest = { $card } ne va pas encore sur { building-at } : elle est vide et attend { building-wanted }.
building-refused-not-next = { $card } ne va pas encore sur { building-at } : après { $top }, il faut { building-wanted }.
building-refused-foundation-complete = { $card } ne va pas sur { building-at } : elle est complète.
building-refused-keeps = Dans ce jeu, les cartes des fondations y restent.
building-refused-only-runs = Les fondations ne prennent qu’une couleur complète, et elle y monte automatiquement.
building-refused-cell-full = La cellule { $place } contient déjà { $top }. Choisis une autre place.
building-refused-home-to-pile = Une carte d’une fondation ne peut aller que sur une pile.
building-refused-cell-to-cell = Changer de cellule ne sert à rien. Choisis une pile ou une fondation.
building-refused-needs-highest = { $card } ne va pas sur { building-at } : une pile vide ne prend qu’{ building-wanted }.
building-refused-space-closed = Rien ne va sur { building-at } : dans ce jeu, les piles vides restent vides.
building-refused-highest-needs-space = { $card } a la plus haute valeur : seule une pile vide peut recevoir cette carte.
building-refused-needs-red = Pour { $card }, il faut { building-red }, mais { building-at } finit par { $top }.
building-refused-needs-black = Pour { $card }, il faut { building-black }, mais { building-at } finit par { $top }.
building-refused-needs-suit = Pour { $card }, il faut { building-suited }, mais { building-at } finit par { $top }.
building-refused-needs-rank = Pour { $card }, il faut { building-wanted }, mais { building-at } finit par { $top }.
# What a typed line says that is no move.
building-refused-card-not-drawn = { $card } n’est pas encore visible. Tire du talon, ou retourne des cartes dans les piles.
building-refused-card-not-dealt = { $card } n’est pas encore visible. Distribue depuis le talon, ou retourne des cartes dans les piles.
building-refused-card-face-down = { $card } est face cachée dans une pile. Retourne d’autres cartes pour y arriver.
building-refused-card-face-down-in = { $card } est face cachée dans la pile { $place }. Déplace d’abord les cartes qui sont dessus.
building-refused-card-to-draw = { $card } est dans le talon. Tire jusqu’à cette carte.
building-refused-card-to-deal = { $card } est dans le talon. Distribue jusqu’à cette carte.
building-refused-card-in-waste = { $redeals ->
    [0] { $card } est sous d’autres cartes dans la défausse. Joue d’abord celles-ci.
   *[other] { $card } est sous d’autres cartes dans la défausse. Joue d’abord celles-ci, ou parcours encore le talon.
 }
building-refused-card-home = { $card } est déjà sur sa fondation, sous d’autres cartes. Ramène d’abord celles-ci sur les piles.
building-refused-card-home-for-good = { $card } est déjà sur sa fondation et y reste dans ce jeu.
building-refused-card-not-in-game = Il n’y a pas de { $card } dans ce jeu.
building-refused-card-covered = { $card } est sous d’autres cartes dans la pile { $place }. Indique aussi où elle va, ou déplace d’abord ces cartes.
building-refused-aim-covered = { $card } est sous d’autres cartes dans la pile { $place } : rien ne peut aller dessus.
building-refused-too-few-cards = La pile { $place } n’a que { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
 }
building-refused-too-many-words = Cette ligne est trop longue : { $most } mots au plus sont lus. Tape les premiers coups, puis le reste.
building-refused-unreadable = Coup illisible : « { $text } ». Tape où est une carte et où elle va : « a b », « qh ks » ou « a fondation ».
# What a press says where no move begins.
building-refused-fits-nowhere = { $card } ne va nulle part pour l’instant.
building-refused-highest-fits-nowhere = { $runs ->
    [0] { $card } ne va nulle part pour l’instant : aucune pile n’est vide, et sa fondation n’est pas prête.
   *[other] { $card } ne va nulle part pour l’instant : aucune pile n’est vide.
 }
building-refused-space-waits = Une pile vide attend { building-wanted }. Rien ne peut y aller pour l’instant.
building-refused-cell-empty = La cellule { $place } est vide. Appuie sur une carte pour l’y poser.
building-refused-waste-is-empty = La défausse est vide. Tire du talon pour y mettre des cartes.
building-refused-foundation-waits = Cette fondation attend { building-wanted }, qui n’est pas encore libre.
building-refused-no-next-card = Ici, après { $top }, il faut { building-wanted }, qui n’est pas encore libre.
building-refused-foundation-is-complete = Cette fondation est complète.
building-refused-run-waits = Une couleur complète monte ici, automatiquement.

# The goal of a second try, inside other sentences, and a score in its terms.
building-goal = { $goal ->
    [one] monter { $goal } carte ou plus
   *[other] monter { $goal } cartes ou plus
 }
building-goal-score = { $score ->
    [one] { $score } carte en fondation
   *[other] { $score } cartes en fondation
 }

# How hard a deal itself is: the fewest cells with which it can be won, whatever its player does.
building-hardness = { $hardness ->
    [0] Cette donne peut être gagnée sans cellule.
    [one] Cette donne peut être gagnée avec { $hardness } cellule.
   *[other] Cette donne peut être gagnée avec { $hardness } cellules.
 }
