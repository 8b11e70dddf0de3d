# A finished game compared with how others have ended the same deal for the first time.
command-compare = Comparer ta partie terminée avec celles des autres sur la même donne
command-name-compare = comparer
button-compare = Comparer

# Below a finished game, and above the chart. Winners are also those who solved a puzzle.
compare-won = Autres personnes qui ont gagné cette donne : { $wins } sur { $others }.
compare-solved = Autres personnes qui ont résolu ce problème : { $wins } sur { $others }.
compare-fewest = Nombre minimal de coups : { $moves }.
compare-best = Personne n’a fait mieux que toi en nombre de coups.
compare-better = Il t’a fallu moins de coups qu’à { $count } gagnants sur { $winners }.
compare-about = Il t’a fallu moins de coups qu’à environ { $share } % des gagnants.
compare-moves = Tes coups : { $own }. Sur les { $winners } autres gagnants, { $more } en ont fait plus, { $same } autant et { $fewer } moins.
compare-time = Ton temps : { $own }. Sur les { $winners } autres gagnants, { $more } ont mis plus longtemps, { $same } autant de temps et { $fewer } moins.
compare-sample = Il y a { $wins } autres gagnants. En voici { $winners }, choisis au hasard.
compare-uncounted = Cette partie ne compte pas pour les autres : seule ta première partie d’une donne compte, sans aide.

# What can’t be compared.
compare-nobody = Personne d’autre n’a encore terminé cette donne.
compare-first = Tu pourras comparer cette donne quand tu l’auras terminée. Pour la jouer, tape { $command }.
compare-unfinished = Une partie se compare quand elle est finie. Termine d’abord celle-ci.
compare-which = Tape un jeu et le numéro d’une donne, par exemple { $command }.
compare-exercise = On peut comparer les parties terminées et les problèmes classés, mais pas les leçons ni l’entraînement.
compare-points = { $game } se joue aux points : il n’y a pas de gagnants à comparer.

# The chart, and its description.
compare-chart-moves = Coups des gagnants
compare-chart-minutes = Minutes des gagnants
compare-chart-seconds = Secondes des gagnants
compare-chart-own = Toi
compare-chart-more = { $from }+
compare-alt = { $title }, diagramme en colonnes : { $columns }.
compare-alt-own = { compare-alt } Toi : { $own }.
compare-alt-one = { $range } : { $count }
