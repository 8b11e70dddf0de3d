# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
# Other names that players type.
follow-called = follow suit, follow, follow the suit
follow-credit = Follow-the-Suit : Rikkati, 2019
follow-aim = Fais des plis et vide ta main avant que le paquet soit épuisé.
follow-typing = L’échange : « échange 2s 5h » ou « garde ». L’atout : « cœur », ou « sans » pour jouer sans atout. Les deux à la fois : « garde, atout cœur ». Ensuite, une carte par pli : « qh », « joker », ou « q » si tu n’as qu’une dame à jouer.
follow-pitch = Fais des plis jusqu’à vider ta main.
follow-option-open = toutes cartes visibles
follow-short-option-open = ouvert
follow-scored = Cartes restées dans le paquet

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] Pas d’entame.
   *[other] Entame du paquet : { $cards }.
 }
follow-last = { $count ->
    [0] Aucun pli pour l’instant.
   *[other] Dernier pli, ta carte d’abord : { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Ta main : { $places }.
follow-stock = { $open ->
    [on] { $count ->
        [0] Le paquet est vide.
       *[other] Paquet, la prochaine carte d’abord : { $cards }.
    }
   *[off] { $count ->
        [0] Le paquet est vide.
        [one] Paquet : { $count } carte face cachée.
       *[other] Paquet : { $count } cartes face cachée.
    }
 }
follow-discards = { $count ->
    [0] Défaussées à l’échange : aucune.
   *[other] Défaussées à l’échange : { $cards }.
 }
follow-played = { $count ->
    [0] Sorties dans les plis : aucune.
   *[other] Sorties dans les plis, la dernière d’abord : { $cards }.
 }
follow-aside = { $open ->
    [on] Écartées, hors jeu : { $cards }.
   *[off] Écartées face cachée pour toute la partie : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
 }

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = atout
follow-printed-lead = entame
follow-printed-last-trick = dernier pli
follow-printed-gone = sorties
# In an open game, above the cards in their order, the next one first; the cards set aside are listed in small print.
follow-printed-deck-from-the-top = paquet, depuis le haut
follow-printed-set-aside = écartées
follow-printed-next-leads-in-order = prochaines entames, dans l’ordre

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] { follow-cards }
    [trumps] { $score ->
        [0] La partie s’est terminée avant le choix de l’atout.
       *[other] { follow-cards }
    }
   *[tricks] { follow-trumps-now }.{ $trick ->
        [won] { " " }Tu as gagné le dernier pli.
        [lost] { " " }Tu as perdu le dernier pli et pris les deux cartes.
       *[other] { "" }
    } Plis : { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    }, { $lost ->
        [one] { $lost } perdu
       *[other] { $lost } perdus
    }. { follow-cards }
 }
follow-cards = Cartes : { $hand } dans ta main, { $stock } dans le paquet.
follow-trumps-now = { $trumps ->
    [S] Pique est atout
    [H] Cœur est atout
    [D] Carreau est atout
    [C] Trèfle est atout
   *[none] On joue sans atout
 }
follow-picture-state = { $phase ->
    [exchange] échange · paquet { $stock }
    [trumps] atout ? · paquet { $stock }
   *[tricks] { $trumps ->
        [S] atout pique
        [H] atout cœur
        [D] atout carreau
        [C] atout trèfle
       *[none] sans atout
    } · paquet { $stock }
 }
# What to do now. $led is the suit of the led card, X for the Joker; $follows counts the cards in hand of that suit.
follow-choices = { $phase ->
    [exchange] Tu peux échanger des cartes une seule fois : choisis celles à défausser, et tires-en 2 pour chacune.
    [trumps] Ta main : { $hand-cards }. Choisis une couleur d’atout, ou joue sans atout. L’atout bat toutes les autres couleurs.
   *[tricks] { $led ->
        [X] Le paquet entame du Joker. Joue n’importe quelle carte : elle perd, et tu prends les deux cartes.
       *[other] { $follows ->
            [0] Entame du paquet : { $lead-cards }. Tu n’as pas de { follow-led-suit } : joue la carte que tu veux.
           *[other] { $joker ->
                [0] Entame du paquet : { $lead-cards }. Fournis à { follow-led-suit }.
               *[other] Entame du paquet : { $lead-cards }. Fournis à { follow-led-suit }, ou joue le Joker.
            }
        }
    }
 }
follow-led-suit = { $led ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, plis : { $won } contre { $lost }
   *[other] Plis : { $won } contre { $lost }
 }
follow-ended-empty-hand = { $score ->
    [0] Gagné ! Ta main et le paquet sont vides : 0 point, mais une victoire.
    [one] Gagné ! Ta main est vide, et il reste { $score } carte dans le paquet : { $score } point.
   *[other] Gagné ! Ta main est vide, et il reste { $score } cartes dans le paquet : { $score } points.
 } Plis gagnés : { $won }, perdus : { $lost }.
follow-ended-too-many = { $phase ->
    [trumps] Perdu à l’échange : tu as { $hand } cartes, et le paquet { $stock }. Un pli n’enlève au plus que 1 carte de ta main.
   *[tricks] Perdu : tu as { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, mais il ne reste { $stock ->
        [0] aucun pli
        [one] que { $stock } pli
       *[other] que { $stock } plis
    }. Plis gagnés : { $won }, perdus : { $lost }.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Choisis les cartes à défausser. Tu en tires 2 pour chacune. Si tu n’en choisis aucune, tu gardes les 10.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
    [one] Tu défausses { $count } carte et en tires { $come }. Tu en auras { $drawn }, et le paquet { $left }.
   *[other] Tu défausses { $count } cartes et en tires { $come }. Tu en auras { $drawn }, et le paquet { $left }.
 }
follow-losing-exchange = Attention : échanger { $count } cartes perd la partie tout de suite. Tu aurais { $drawn } cartes, et le paquet seulement { $left }.
follow-exchange = { $count ->
    [0] Tout garder
    [8] Échanger { $count } cartes et perdre
    [9] Échanger { $count } cartes et perdre
    [10] Échanger { $count } cartes et perdre
    [one] Échanger { $count } carte
   *[other] Échanger { $count } cartes
 }
follow-trumps = { $place1 ->
    [S] ♠ Atout pique
    [H] ♥ Atout cœur
    [D] ♦ Atout carreau
    [C] ♣ Atout trèfle
   *[none] Sans atout
 }
follow-trumps-short = { $place1 ->
    [S] ♠ Pique
    [H] ♥ Cœur
    [D] ♦ Carreau
    [C] ♣ Trèfle
   *[none] Sans atout
 }
follow-play = { $card1 ->
    [Joker] Jouer le Joker
   *[other] Jouer { $card1 }
 }
follow-play-short = { $card1 }
# In a list of moves as they are typed.
follow-exchange-typed = { $card1 }
follow-trumps-typed = { $place1 ->
    [S] pique
    [H] cœur
    [D] carreau
    [C] trèfle
   *[none] { "" }
 }
follow-play-typed = { $card1 }

follow-refused-no-such-move = « { $move } » n’est pas un coup de Follow-the-Suit. Tape d’abord « garde » ou « échange 2s 5h », puis « atout cœur » ou « sans ». Ensuite, une carte, comme « qh ».
follow-refused-exchange-first = L’échange vient d’abord. Tape les cartes à défausser, comme « échange 2s 5h », ou « garde ».
follow-refused-exchanged = Tu ne peux échanger des cartes qu’une seule fois, avant le choix de l’atout.
follow-refused-trumps-first = Choisis d’abord l’atout : une couleur, comme « cœur », ou « sans ».
follow-refused-trumps-chosen = Tu ne peux plus changer d’atout : ton choix est fait. { follow-trumps-now }.
follow-refused-not-in-hand = Tu n’as pas { follow-card }.
follow-card = { $card ->
    [Joker] le Joker
   *[other] { $card }
 }
follow-refused-named-twice = Tu as nommé { follow-card } deux fois.
follow-refused-hand-order = Tape les cartes à échanger dans l’ordre de ta main.
follow-refused-must-follow = { $card } ne fournit pas à l’entame, { $lead }. Tu dois fournir si tu peux : par exemple, joue { $fitting }, ou le Joker si tu l’as.
follow-refused-unseen-lead = Joue une carte à la fois : tu ne vois pas encore la prochaine entame.
follow-refused-no-such-card = Aucune carte de ta main ne correspond à « { $text } ».
follow-refused-several-cards = Cela peut être { $one } ou { $other }. Tape la valeur et la couleur.
follow-refused-suit-led = Entame à { follow-led-suit }, et tu as { $follows ->
    [1] une carte de cette couleur : joue-la
   *[other] { $follows } cartes de cette couleur : joues-en une
 }{ $joker ->
    [0] .
   *[other] , ou joue le Joker.
 }
follow-refused-lead = Entame du paquet : { $card }. Appuie sur une carte de ta main pour la jouer.
follow-refused-no-lead-yet = Le paquet n’entame qu’après l’échange et le choix de l’atout.
follow-refused-last-trick = { $count ->
    [0] Il n’y a pas encore de pli.
   *[other] C’est le dernier pli. Il ne change plus.
 }
follow-refused-deck-leads = { $phase ->
    [trumps] Le paquet entame dès que tu as choisi l’atout.
   *[tricks] Le paquet entame automatiquement. Joue une carte de ta main.
 }
follow-refused-trumps-later = L’atout vient après l’échange. Choisis les cartes à défausser, ou garde tout.
follow-refused-out-of-play = Ces cartes sont hors jeu.
follow-refused-unreadable = Coup illisible : « { $text } ». Tape d’abord « garde » ou « échange 2s 5h », puis « atout cœur » ou « sans ». Ensuite, une carte : « qh » ou « joker ».

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = Tu ne peux jouer aucune autre carte.
follow-hint-keep = Chaque carte échangée coûte 3 points. De nouvelles cartes ne partiraient pas plus facilement.
follow-hint-exchange = { $count ->
    [1] Cette carte bat trop peu d’entames : elle serait difficile à placer.
   *[other] Ces cartes battent trop peu d’entames : elles seraient difficiles à placer.
 }
follow-hint-trumps = { $place1 ->
    [none] Tes cartes hautes te servent mieux sans atout qu’avec n’importe quel atout.
   *[other] { $held ->
        [0] Tu n’as aucune carte de cette couleur : tes cartes hautes gardent leur valeur.
        [one] Tu as { $held } carte de cette couleur. Si elle n’est pas atout, elle est difficile à placer.
       *[other] Tu as { $held } cartes de cette couleur. Comme atouts, elles gagnent quand tu ne peux pas fournir.
    }
 }
follow-hint-win = Cette carte gagne le pli, et tes autres cartes vaudront plus par la suite.
follow-hint-ruff = Tu n’as pas de carte de la couleur demandée : en coupant, tu gagnes le pli.
follow-hint-joker = Le Joker gagne le pli. Sinon, l’entame serait difficile à placer.
follow-hint-take = Aucune de tes cartes ne gagne ce pli. Celle que tu joues revient, quelle qu’elle soit, avec l’entame.
follow-hint-duck = Mieux vaut perdre ce pli. L’entame pourra en gagner un plus tard, et tu gardes ta carte gagnante.
# The reasons in an open game; $left counts the cards left in the deck at the best end.
follow-hint-best = Tu vois toutes les cartes. { $left ->
    [0] Ainsi, tu peux gagner avec la dernière carte du paquet.
    [one] Ainsi, tu peux gagner avec { $left } carte restante dans le paquet.
   *[other] Ainsi, tu peux gagner avec { $left } cartes restantes dans le paquet.
 } Aucun autre choix n’en laisse plus.
follow-hint-lost = Tu vois toutes les cartes. Cette partie ne peut plus être gagnée, quoi que tu fasses.
follow-hint-found = Tu vois toutes les cartes. { $left ->
    [0] La meilleure suite trouvée gagne avec la dernière carte du paquet.
    [one] La meilleure suite trouvée gagne avec { $left } carte restante dans le paquet.
   *[other] La meilleure suite trouvée gagne avec { $left } cartes restantes dans le paquet.
 } Il y avait trop de suites pour les essayer toutes.
follow-hint-unfound = Tu vois toutes les cartes, mais il y avait trop de suites pour les essayer toutes. Aucune de celles essayées ne gagne.

# The goal of a second try, and a score in its terms.
follow-goal = gagner avec { $goal } cartes ou plus dans le paquet
follow-goal-score = { $score ->
    [one] { $score } carte dans le paquet
   *[other] { $score } cartes dans le paquet
 }

# A goal of a season.
follow-score-goal = { $score ->
    [one] Gagner à Follow-the-Suit avec { $score } carte ou plus dans le paquet
   *[other] Gagner à Follow-the-Suit avec { $score } cartes ou plus dans le paquet
 }
