# Puzzles: positions with a goal, rated at the first attempt.

button-puzzle = Problème
button-puzzle-skip = Passer
button-puzzle-skip-yes = Oui, passer
button-puzzle-solution = Solution
button-puzzle-next = Problème suivant
button-puzzle-streak = Nouvelle série
button-puzzle-in-streak = Série de problèmes
button-puzzle-back = Le reprendre
button-puzzle-skip-open = Passer celui-ci
button-puzzle-solve = Le résoudre

# Sur l’écran d’accueil.
home-puzzles = Problèmes
home-puzzles-streak = Série : { $count }
home-puzzles-best = Meilleure série : { $count }
home-puzzles-open = Le problème { $number } est encore ouvert
home-puzzles-new = { $count ->
    [one] { $count } problème, du facile au difficile
   *[other] { $count } problèmes, du plus facile au plus difficile
 }

# “Puzzle 812: in 4 moves, empty pile a”
puzzle-title = Problème { $number } : { $goal }
# Above the animation of a solution.
puzzle-name = Problème { $number }
# The state in the heading of a picture, with how many moves are left.
puzzle-heading = { $moves ->
    [one] encore { $moves } coup · { $state }
   *[other] encore { $moves } coups · { $state }
 }

# The goal, inside other sentences. $moves is the most moves that it may take.
puzzle-goal-in = { $moves ->
    [one] en { $moves } coup, { $goal }
   *[other] en { $moves } coups, { $goal }
 }
puzzle-goal-leave = { $count ->
    [0] enlever toutes les cartes
    [one] laisser { $count } carte ou aucune
   *[other] laisser { $count } cartes ou moins
 }
puzzle-goal-keep = { $count ->
    [one] gagner avec { $count } carte ou plus dans le paquet
   *[other] gagner avec { $count } cartes ou plus dans le paquet
 }
puzzle-goal-reach = { $count ->
    [one] atteindre { $count } point ou plus
   *[other] atteindre { $count } points ou plus
 }
puzzle-goal-points = { $count ->
    [one] poser toutes les cartes pour { $count } point ou plus
   *[other] poser toutes les cartes pour { $count } points ou plus
 }
puzzle-goal-place = poser toutes les cartes
puzzle-goal-home = { $count ->
    [one] avoir { $count } carte en fondation
   *[other] avoir { $count } cartes en fondation
 }
puzzle-goal-suits = { $count ->
    [one] avoir { $count } couleur complète en fondation
   *[other] avoir { $count } couleurs complètes en fondation
 }
# $kind is pile or heap, $place its letter.
puzzle-goal-empty = { $kind ->
    [heap] vider le tas { $place }
   *[other] vider la pile { $place }
 }
puzzle-goal-free = découvrir { $card } dans le tas { $place }
puzzle-goal-turn-up = retourner { $card } dans la pile { $place }
puzzle-goal-finish = monter toutes les cartes en fondation
puzzle-goal-reached = L’objectif est atteint.

# What is said before the first move.
puzzle-terms-puzzle = { $game } : ta première tentative compte pour ta cote aux problèmes. Un coup qui fait manquer l’objectif y met fin. Ni annulation, ni indice. Passer compte comme un échec.
puzzle-terms-streak = { $game } : résous problème sur problème jusqu’au premier échec. Un coup qui fait manquer l’objectif est un échec, passer aussi. Ni annulation, ni indice.
puzzle-terms-practice = { $game } : entraînement, ta cote ne change pas. Tu peux annuler, et chaque coup est vérifié.
puzzle-moves-left = { $count ->
    [one] Encore { $count } coup.
   *[other] Encore { $count } coups.
 }

# How an attempt ended.
puzzle-title-solved = Résolu ! Problème { $number }
puzzle-title-missed = Pas résolu : problème { $number }
puzzle-title-skipped = Passé : problème { $number }
puzzle-missed-practice = « { button-undo } » efface ce coup.
puzzle-skipped = Cela compte comme un échec.
# $change is a number with its sign, $after the new rating in a game, $puzzle the rating of the puzzle.
puzzle-rating = { $change } : { $after } à { $game }. Le problème est à { $puzzle }.
puzzle-streak-so-far = Série : { $count }. Ton record : { $best }.
puzzle-streak-best = C’est ton record !
puzzle-lost-by = Le coup { $number } a fait manquer l’objectif : { $move }
puzzle-uncounted = Le problème est terminé et enregistré. Il ne peut pas être compté maintenant, mais il le sera bientôt.
puzzle-lost-unknown = Je ne peux pas dire quel coup a fait manquer l’objectif.
puzzle-looking = Vérification de tes coups…
puzzle-changed = Ce problème a changé depuis que tu l’as commencé : sa solution n’est plus connue.

# At a step of a solution: how many of the legal moves, $count, keep the goal in reach.
puzzle-step = { $kept ->
    [1] Sur { $count } coups, seul celui-ci garde l’objectif à portée.
   *[other] Sur { $count } coups, { $kept } gardent l’objectif à portée.
 }

# The solution as an animation.
way-to-goal = { $count ->
    [one] La solution, { $count } coup.
   *[other] La solution, { $count } coups.
 }
way-to-goal-move = Solution, coup { $number } sur { $count } : { $move }.

# After each move in practice.
puzzle-in-reach = L’objectif est encore à portée.
puzzle-out-of-reach = Après ce coup, l’objectif est hors de portée. « { button-undo } » l’efface.
puzzle-unknown = Je ne peux pas dire rapidement si l’objectif est encore à portée.

puzzle-skipping = Passer ce problème ? Cela compte comme un échec. Tu verras ensuite sa solution.
puzzle-still-open = Le problème { $number } est encore ouvert. Résous-le, ou appuie sur « { button-puzzle-skip } ».
puzzle-other-open = { $game } : ce problème est encore ouvert, et un seul peut compter à la fois. Termine-le ou passe-le. Passer compte comme un échec.
puzzle-nothing-to-skip = Tu n’as aucun problème en cours à passer.
puzzle-no-help = Dans un problème, pas d’indices ni de verdicts. On n’annule qu’à l’entraînement.
puzzle-over = Ce problème est terminé. « { button-try-again } » le relance comme entraînement.
puzzle-leave = « { button-puzzle-skip } » met fin à ce problème. Cela compte comme un échec.
puzzle-only = Cela ne marche qu’avec un problème. Appuie sur « { button-puzzle } » pour en commencer un.
puzzle-no-such = Le problème { $number } n’existe pas. Le dernier est le { $last }.
puzzle-none = Je n’ai pas de problème de ce genre. Retire le jeu ou la difficulté.

# Below a puzzle that is shared.
puzzle-offer = Un problème de { $game }. Sauras-tu le résoudre ? Appuie sur « { button-puzzle-solve } », ou tape « { $command } ».
# The text of a shared puzzle: with the player’s own result, or without one.
share-puzzle-solved = ✅ { $game } : résolu en { announce-attempt }
share-puzzle-missed = ❌ { $game } : pas résolu
share-puzzle-open = { $game } : sauras-tu le résoudre ?
share-puzzle-streak = Série de problèmes : { $count }

puzzle-level-easy = facile
puzzle-level-medium = moyen
puzzle-level-hard = difficile
puzzle-level-streak = série

# Themes of solutions: a name, and a sentence about what the solution does.
puzzle-theme = { $theme } : { $means }
puzzle-theme-only-move = Coup unique
puzzle-theme-only-move-means = Plus d’une fois, 1 seul coup sur 4 ou plus garde l’objectif à portée.
puzzle-theme-not-obvious = Contre l’évidence
puzzle-theme-not-obvious-means = Plus d’une fois, le coup qui semble le meilleur fait manquer l’objectif.
puzzle-theme-long-way = Un long chemin
puzzle-theme-long-way-means = La solution compte 14 coups ou plus.
puzzle-theme-let-it-lie = Savoir attendre
puzzle-theme-let-it-lie-means = Une carte que tu pourrais prendre ou monter doit attendre.
puzzle-theme-empty-pile = Vider la pile
puzzle-theme-empty-pile-means = Une pile vide fait de la place pour la suite.
puzzle-theme-which-two = Les deux bonnes
puzzle-theme-which-two-means = Parmi plusieurs cartes de même valeur, les deux bonnes doivent partir ensemble.
puzzle-theme-spend-trumps = Dépenser ses atouts
puzzle-theme-spend-trumps-means = Seul un atout ou le Joker est bon.
puzzle-theme-count-trumps = Compter les atouts
puzzle-theme-count-trumps-means = Un atout ou le Joker qui pourrait gagner doit rester en main.
puzzle-theme-choose-trumps = Choisir l’atout
puzzle-theme-choose-trumps-means = Le choix de l’atout décide de tout.
puzzle-theme-closing-gap = Trou refermé
puzzle-theme-closing-gap-means = Des cartes enlevées referment un trou, et le coup suivant en a besoin.
puzzle-theme-give-back = Redescendre
puzzle-theme-give-back-means = Une carte redescend de sa fondation.
puzzle-theme-wait-to-deal = Distribuer plus tard
puzzle-theme-wait-to-deal-means = Il faut distribuer, mais pas encore.
puzzle-theme-split = Couper la pile
puzzle-theme-split-means = Une partie des cartes s’en va, celle du dessous reste.
puzzle-theme-which-twin = Laquelle des deux
puzzle-theme-which-twin-means = Plus d’une fois, de deux cartes de même valeur et de même teinte, il faut la bonne.
puzzle-theme-wait-to-draw = Tirer plus tard
puzzle-theme-wait-to-draw-means = Il faut tirer, mais pas encore.
puzzle-theme-cell-and-back = Passer par une cellule
puzzle-theme-cell-and-back-means = Une carte attend dans une cellule, puis va sur une pile.
puzzle-theme-own-suit = Garder la couleur
puzzle-theme-own-suit-means = Des cartes doivent aller sur leur couleur, bien qu’une autre les accepte aussi.
puzzle-theme-which-one = Laquelle prendre
puzzle-theme-which-one-means = Plus d’une fois, parmi plusieurs cartes de même valeur, il faut prendre la bonne.
puzzle-theme-save-partner = Garder le partenaire
puzzle-theme-save-partner-means = Plus d’une fois, une carte de la paire qui semble la meilleure doit partir avec une autre.
puzzle-theme-long-streak = Une longue série
puzzle-theme-long-streak-means = 8 cartes ou plus vont à la défausse sans que tu tires.
puzzle-theme-edge = Bord
puzzle-theme-edge-means = La bonne place est au bord de la table.
puzzle-theme-last-places = Dernières places
puzzle-theme-last-places-means = Une carte à venir n’a que 1 place, qui doit rester libre.
puzzle-theme-keep-held = Garder en réserve
puzzle-theme-keep-held-means = Une carte en réserve doit attendre, bien qu’elle convienne.
puzzle-theme-points-later = Points différés
puzzle-theme-points-later-means = Moins de points maintenant en donnent plus à la fin.

help-puzzles = N’importe qui peut lire les solutions dans le code source du bot. Ta cote aux problèmes n’est donc que pour toi.
