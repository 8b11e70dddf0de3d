# Spider: its name, options and what is typed, and what its complete suits change; all else is in building.ftl.

spider-title = Spider
# Other names that players type.
spider-called = spider solitaire, solitaire spider, araignée, l’araignée, solitaire araignée, solitaire de l’araignée, le spider, patience spider, réussite spider, spyder, spider une couleur, spider à une couleur
spider-called-suits-2 = spider à deux couleurs, spider moyen
spider-called-suits-4 = spider à quatre couleurs, spider difficile
spider-credit = Spider : traditionnel
# The aim in two short sentences, above a player’s first game.
spider-aim = Construis des couleurs complètes sur les piles, du roi jusqu’à l’as. Chacune monte automatiquement en fondation.
spider-pitch = Construis 8 couleurs complètes, du roi à l’as, sur 10 piles.
spider-typing = Tape où sont les cartes et où elles vont : « a c » ou « 7h 8s ». « 3 a c » déplace 3 cartes. « distribuer » donne une carte à chaque pile. Plusieurs coups sur une ligne : « ab, bc ».

spider-option-suits = nombre de couleurs
spider-option-suits-1 = 1 couleur
spider-option-suits-2 = 2 couleurs
spider-option-suits-4 = 4 couleurs
spider-short-option-suits-1 = 1 couleur
spider-short-option-suits-2 = 2 couleurs
spider-short-option-suits-4 = 4 couleurs
# What else players type beside its number.
spider-typed-option-suits = couleur, couleurs, enseigne, enseignes, famille, familles

spider-scored = Couleurs complètes
# A goal of a season.
spider-score-goal = { $score ->
    [one] Compléter { $score } couleur dans une partie de Spider
   *[other] Compléter { $score } couleurs dans une partie de Spider
 }

spider-choosing-others = Ces coups ne font que déplacer des cartes. Ils sont rarement utiles.
spider-ended-no-move = Perdu : tu ne peux pas distribuer, et aucune carte ne va sur une autre. { building-home }.

# The goal of a second try, inside other sentences, and a score in its terms.
spider-goal = { $goal ->
    [one] compléter { $goal } couleur ou plus
   *[other] compléter { $goal } couleurs ou plus
 }
spider-goal-score = { $score ->
    [one] { $score } couleur complète
   *[other] { $score } couleurs complètes
 }

spider-refused-no-such-move = « { $move } » n’est pas un coup de ce jeu. Tape où sont les cartes et où elles vont, comme « a b », ou « distribuer ».
spider-refused-unreadable = Coup illisible : « { $text } ». Tape où sont les cartes et où elles vont : « a b » ou « 7h 8s ». Ou « distribuer ».
