# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
# Other names that players type.
kittyhawk-called = kitty hawk
kittyhawk-credit = Kittyhawk : Ezra Bradford. Le Decktet : P.D. Magnus
# The aim in one sentence, above a player’s first game.
kittyhawk-aim = Monte chaque couleur sur sa fondation, de l’As à la Couronne, jusqu’à la dernière carte.
kittyhawk-pitch = Monte 6 couleurs, de l’As à la Couronne.
kittyhawk-typing = Tape où est une carte et où elle va : « a b », « g nœuds », « 9lk nœuds », « mill sur merchant », « fondation a » ; « d » distribue, « c » range. Plusieurs coups sur une ligne : « ab, bc ». Fondations : m (Lunes), s (Soleils), w (Vagues), l (Feuilles), y (Vouivres), k (Nœuds).
kittyhawk-scored = Cartes sur les fondations

kittyhawk-option-level = niveau
kittyhawk-option-level-1 = niveau 1
kittyhawk-option-level-2 = niveau 2 avec Pions
kittyhawk-option-level-3 = niveau 3 avec As mélangés
kittyhawk-option-level-4 = niveau 4 avec Pions et Cours
kittyhawk-option-level-5 = niveau 5 avec Pions, Cours et As mélangés
kittyhawk-short-option-level-1 = niveau 1
kittyhawk-short-option-level-2 = niveau 2
kittyhawk-short-option-level-3 = niveau 3
kittyhawk-short-option-level-4 = niveau 4
kittyhawk-short-option-level-5 = niveau 5
kittyhawk-option-blind = tas à l’aveugle
kittyhawk-short-option-blind = aveugle
kittyhawk-option-open = talon visible
kittyhawk-short-option-open = ouvert

# The number of cards that belong on the foundations.
kittyhawk-total = { $level ->
    [2] 66
    [4] 72
    [5] 72
   *[other] 60
 }

# The number of cards on a foundation determines its top card, up to the 9.
kittyhawk-foundation = { kittyhawk-name }{ $count ->
    [0] : vide
    [1] : As
   *[other] : { $top } ({ $count } cartes)
 }
kittyhawk-foundation-row = Fondations. { $places }.
kittyhawk-pile = Pile { $name }{ $count ->
    [0] : vide.
    [1] : { $cards }.
   *[other] , depuis le haut : { $cards }.
 }
kittyhawk-heap = { $name ->
    [g] Tas de gauche g
   *[other] Tas de droite h
 }{ $count ->
    [0] : vide.
    [1] : { $all }.
   *[other] , { $count } cartes, depuis le haut : { $all }.
 }
kittyhawk-stock = { $count ->
    [0] Le talon est vide.
   *[other] { $seen ->
        [0] Talon : { $count } cartes, face cachée, distribuées 6 par 6.
       *[other]
            Talon : { $count } cartes, face visible, distribuées 6 par 6. La dernière carte de chaque tas finit sur le dessus.
            { $parts }
    }
 }
# A deal to come of a stock that lies face up: $number counts them, the cards are in the order in which they are dealt.
kittyhawk-stock-part = { $number ->
    [1] Prochaine distribution
   *[other] Ensuite ({ $number })
 } : sur g { $card1 }, { $card2 }, { $card3 } ; sur h { $card4 }, { $card5 }, { $card6 }.

# Captions of places in pictures: at most as wide as a card.
kittyhawk-printed-moons = lunes
kittyhawk-printed-suns = soleils
kittyhawk-printed-waves = vagues
kittyhawk-printed-leaves = feuilles
kittyhawk-printed-wyrms = vouivres
kittyhawk-printed-knots = nœuds
kittyhawk-printed-stock = talon

# Foundations are named by their suits, other places by their letters.
kittyhawk-name = { $name ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Vouivres
    [knots] Nœuds
   *[other] { $name }
 }
kittyhawk-name1 = { $place1 ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Vouivres
    [knots] Nœuds
   *[other] { $place1 }
 }
# With “de”, as in “de la pile a”.
kittyhawk-at1 = { $place1 ->
    [moons] de la fondation des Lunes
    [suns] de la fondation des Soleils
    [waves] de la fondation des Vagues
    [leaves] de la fondation des Feuilles
    [wyrms] de la fondation des Vouivres
    [knots] de la fondation des Nœuds
    [g] du tas de gauche
    [h] du tas de droite
   *[other] de la pile { $place1 }
 }

# The buttons of moves, in words if there is room, else short. $onto is the number of cards on the target pile,
# $alike on how many places such a card is on top: only then the button says which of them.
kittyhawk-from = { $alike ->
    [1] { "" }
   *[other] { " " }({ kittyhawk-name1 })
 }
kittyhawk-target = { $place2 ->
    [moons] fond. Lunes
    [suns] fond. Soleils
    [waves] fond. Vagues
    [leaves] fond. Feuilles
    [wyrms] fond. Vouivres
    [knots] fond. Nœuds
   *[other] { $onto ->
        [0] pile vide { $place2 }
       *[other] pile { $place2 }
    }
 }
kittyhawk-from-short = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [moons] { " " }(🌙)
        [suns] { " " }(☀️)
        [waves] { " " }(🌊)
        [leaves] { " " }(🍂)
        [wyrms] { " " }(🐍)
        [knots] { " " }(🪢)
       *[other] { " " }({ $place1 })
    }
 }
kittyhawk-target-short = { $place2 ->
    [moons] fond. 🌙
    [suns] fond. ☀️
    [waves] fond. 🌊
    [leaves] fond. 🍂
    [wyrms] fond. 🐍
    [knots] fond. 🪢
   *[other] pile { $place2 }
 }
kittyhawk-move = { $brief1 }{ kittyhawk-from } → { kittyhawk-target }
kittyhawk-move-first = { $brief1 }{ kittyhawk-from }…
kittyhawk-move-then = → { $place2 ->
    [moons] fondation des Lunes
    [suns] fondation des Soleils
    [waves] fondation des Vagues
    [leaves] fondation des Feuilles
    [wyrms] fondation des Vouivres
    [knots] fondation des Nœuds
   *[other] { kittyhawk-target }{ $onto ->
        [0] { "" }
       *[other] , sur { $brief2 }
    }
}
kittyhawk-move-short = { $card1 }{ kittyhawk-from-short } → { kittyhawk-target-short }
kittyhawk-move-first-short = { $card1 }{ kittyhawk-from-short }…
kittyhawk-move-then-short = → { kittyhawk-target-short }
# The letters that players type.
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = Choisis où va { $brief1 }, carte { kittyhawk-at1 }.
kittyhawk-deal = Distribuer 6 cartes
kittyhawk-deal-short = Donner 6
kittyhawk-collect = Ranger les cartes
kittyhawk-collect-short = Ranger
# Moves that undo progress or change nothing are a button further.
kittyhawk-button-others = Retours de fondation…
kittyhawk-choosing-others = Ces coups reprennent des cartes aux fondations, ou déplacent la seule carte d’une pile vers une pile vide.

kittyhawk-home = { $score ->
    [one] { $score } carte sur { kittyhawk-total } en fondation
   *[other] { $score } cartes sur { kittyhawk-total } en fondation
 }
kittyhawk-state = { kittyhawk-home }{ $moves ->
    [0] .
    [one] , après { $moves } coup.
   *[other] , après { $moves } coups.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } en fondation · talon { $stock }
kittyhawk-result = { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
 } sur { kittyhawk-total } en fondation
kittyhawk-choices = { $stock ->
    [0] Choisis une carte et sa destination.
   *[other] { $moves ->
        [1] Plus de coup utile : distribue 6 cartes sur les tas.
       *[other] Choisis une carte et sa destination, ou distribue 6 cartes sur les tas.
    }
 }

kittyhawk-ended-home = Gagné ! Les { $score } cartes sont toutes en fondation, après { $moves } coups.
kittyhawk-ended-no-move = Perdu : le talon est vide, et les cartes ne peuvent plus qu’aller et venir. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = { $moves ->
    [1] Ce coup monte la dernière carte.
   *[other] Toutes les cartes sont connues. Voici le premier des { $moves } coups qui les montent toutes.
 }
kittyhawk-hint-plan = { $moves ->
    [1] { $freed ->
        [0] Ce coup range mieux les cartes que tu vois.
        [one] Ce coup libère { $freed } carte des tas.
       *[other] Ce coup libère { $freed } cartes des tas.
    }
   *[other] { $freed ->
        [0] C’est le premier de { $moves } coups qui rangent mieux les cartes que tu vois.
        [one] C’est le premier de { $moves } coups qui libèrent { $freed } carte des tas.
       *[other] C’est le premier de { $moves } coups qui libèrent { $freed } cartes des tas.
    }
 }
kittyhawk-hint-uncover = { $moves ->
    [1] Ce coup retourne une carte cachée. Regarde-la, puis prévois tes prochains coups.
   *[other] C’est le premier de { $moves } coups qui retournent une carte. Regarde-la, puis prévois tes prochains coups.
 }
kittyhawk-hint-deal = Aucun coup trouvé n’améliore le plateau : distribue.
kittyhawk-hint-tried = { $other ->
    [0] Après un autre coup qui semblait bon, aucune n’est gagnée.
    [one] Après un autre coup qui semblait bon, seule { $other } est gagnée.
   *[other] Après un autre coup qui semblait bon, seules { $other } sont gagnées.
 }
kittyhawk-hint-stuck = Aucune ligne gagnante trouvée à partir d’ici. Annuler quelques coups peut aider.

# The next rank that fits on a place.
kittyhawk-wanted = { $wanted ->
    [A] un As
    [P] un Pion
    [C] une Cour
    [R] la Couronne
   *[other] un { $wanted }
 }
kittyhawk-at = { $place ->
    [moons] la fondation des Lunes
    [suns] la fondation des Soleils
    [waves] la fondation des Vagues
    [leaves] la fondation des Feuilles
    [wyrms] la fondation des Vouivres
    [knots] la fondation des Nœuds
    [g] le tas de gauche
    [h] le tas de droite
   *[other] la pile { $place }
 }

kittyhawk-refused-no-such-move = « { $move } » n’est pas un coup de Kittyhawk. Tape une pile et où va sa carte du dessus, comme « a nœuds ». Ou tape « distribue » ou « range ».
kittyhawk-refused-same-place = La carte est déjà sur { kittyhawk-at }. Indique une autre place.
kittyhawk-refused-nothing-there = Il n’y a aucune carte sur { kittyhawk-at }.
kittyhawk-refused-onto-heap = Tu ne peux rien poser sur un tas : seule la distribution y met des cartes.
kittyhawk-refused-stock-only-deals = On ne déplace pas de cartes depuis le talon ni vers lui. Distribue pour en avoir 6.
kittyhawk-refused-stock-empty = Le talon est vide : tu ne peux plus distribuer.
kittyhawk-refused-nothing-safe = Aucun As, 2 à 9 ou Couronne ne peut monter sans risque pour l’instant. Pions et Cours ne sont jamais rangés. Tu peux monter des cartes toi-même.
kittyhawk-refused-not-the-suit = { $card } ne va pas sur { kittyhawk-at } : la carte n’a pas cette couleur.
kittyhawk-refused-needs-ace = { $card } ne va pas encore sur { kittyhawk-at } : elle est vide et commence par son As.
kittyhawk-refused-not-next = { $wanted ->
    [none] { $card } ne va pas sur { kittyhawk-at } : elle est complète.
   *[other] { $card } ne va pas sur { kittyhawk-at } : après { $top }, il faut { kittyhawk-wanted }.
 }
kittyhawk-refused-crown-needs-room = { $card } a la plus haute valeur : seule une pile vide peut recevoir cette carte.
kittyhawk-refused-on-ace = { $card } ne va pas sur { $top } : rien n’est plus petit qu’un As.
kittyhawk-refused-no-shared-suit = { $card } ne va pas sur { $top } : aucune couleur commune.
kittyhawk-refused-not-one-lower = { $card } ne va pas sur { $top } : il faut { kittyhawk-wanted } avec une couleur commune.
kittyhawk-refused-not-yet-seen = « { $move } » dépend peut-être de cartes que les coups précédents retournent. Tape d’abord ces coups, puis regarde.
kittyhawk-refused-several-homes = { $card } peut monter sur plusieurs fondations, et le choix peut compter. Précise, comme « { $place } { kittyhawk-name1 } ».
kittyhawk-refused-not-on-top = « { $text } » n’est pas sur le dessus d’une pile, d’un tas ou d’une fondation. Seules les cartes du dessus bougent.
kittyhawk-refused-too-many-words = Cette ligne est trop longue : { $most } mots au plus sont lus. Tape les premiers coups, puis le reste.
kittyhawk-refused-foundation-empty = Cette fondation est vide : elle commence par son As, qui n’est pas libre pour l’instant.
kittyhawk-refused-no-next-card = { $wanted ->
    [none] Cette fondation est complète.
   *[other] Après { $top }, il faut ici { kittyhawk-wanted }. Aucune carte du dessus ne convient pour l’instant.
 }
kittyhawk-refused-fits-nowhere = { $card } ne va nulle part pour l’instant : aucune pile n’offre la valeur juste au-dessus avec une couleur commune, et aucune fondation n’est prête.
kittyhawk-refused-crown-fits-nowhere = { $card } ne va nulle part pour l’instant : aucune pile n’est vide, et sa fondation n’est pas prête.
kittyhawk-refused-unreadable = Coup illisible : « { $text } ». Tape où est une carte et où elle va : « a b », « merchant vers nœuds ». Ou « distribue », « range », « fondation a ».

# A goal of a season.
kittyhawk-score-goal = { $score ->
    [one] Avoir { $score } carte en fondation dans une partie de Kittyhawk
   *[other] Avoir { $score } cartes en fondation dans une partie de Kittyhawk
 }
