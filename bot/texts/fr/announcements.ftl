# Posts about the daily challenge, and the results in them.
# $difficulty goes from 1 to 5; the five stars repeat the word before them.

button-play-here = Jouer ici
button-tell-me = Me prévenir
button-way-to-win = Ligne gagnante

# The post of a day. $weekday goes from 1 for Monday to 7 for Sunday.
announce-difficulty = { $weekday ->
    [1] Lundi
    [2] Mardi
    [3] Mercredi
    [4] Jeudi
    [5] Vendredi
    [6] Samedi
   *[7] Dimanche
 } : { announce-hardness }
announce-weekday = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
 }
announce-hardness = { $difficulty ->
    [1] très facile ★☆☆☆☆
    [2] facile ★★☆☆☆
    [3] moyen ★★★☆☆
    [4] difficile ★★★★☆
   *[5] très difficile ★★★★★
 }
announce-par = Par { $par } : le meilleur score connu.
announce-goal = Fais { $goal } points pour gagner. Meilleur score connu : { $par }.
announce-until = { daily-until } Seule ta première tentative est classée.
announce-moment = { announce-weekday } { $time }
announce-first = C’est le premier défi du jour. Tout le monde reçoit les mêmes cartes.

# The results of a day: a heading, the counts, the best attempts in a line each.
announce-yesterday = Hier, #{ $number } · { $game } : { announce-counts }
announce-so-far = Hier, #{ $number } · { $game }, pour l’instant (ouvert jusqu’à { $end }) : { announce-counts }
announce-counts = { $played ->
    [0] personne ici ne l’a encore joué.
   *[other] { announce-won-of }.
 }
announce-nobody = Hier, #{ $number } · { $game } : personne ici ne l’a joué.
announce-won-of = { $won ->
    [0] aucune victoire
    [one] { $won } victoire
   *[other] { $won } victoires
 } sur { $played }
announce-row = { $place }. { $name } – { announce-attempt }
announce-attempt = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, { $time }
announce-points-row = { $place }. { $name } – { announce-points-attempt }
announce-points-attempt = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { announce-attempt }
announce-best = Meilleure tentative : { $run }.
announce-with-help = Gagné avec aide : { $names }.
announce-of-all = Partout : { announce-won-of }.
announce-best-of-all = Partout : { announce-won-of }. Record : { $run }.
announce-nameless = quelqu’un

# The results of the last closed day.
announce-closed = Le défi #{ $number } · { $game } est clos{ $played ->
    [0] .
   *[other] : { announce-won-of } ici.
 }
announce-decisive-move = Le coup qui a coûté le plus de tentatives : coup { $number }, « { $move } » ({ $percent } % des tentatives perdues). « { $better } » aurait gagné.
announce-apart = Les tentatives perdues ont déraillé à des coups différents. La moitié pouvaient encore être gagnées jusqu’au coup { $number }.
announce-film = L’animation montre une ligne gagnante du défi #{ $number }.
announce-film-of-goal = L’animation montre comment faire { $score } points au défi #{ $number }.
announce-film-title = Une ligne gagnante : { $deal }
announce-film-alt = Animation : { $deal }, avec les { $moves } coups jusqu’à la fin.

# The post of a puzzle, with the solution of an earlier one. $moves are the first moves of it, $more the number of others.
announce-puzzle-next = La solution viendra avec le prochain problème.
announce-puzzle-past = Problème { $number } ({ $game } : { $goal }) : { $tried ->
    [0] personne ne l’a essayé.
   *[other] { $solved ->
        [0] aucune réussite
        [one] { $solved } réussite
       *[other] { $solved } réussites
    } sur { $tried }.
 }
announce-puzzle-solution = Sa solution : { $moves }{ $more ->
    [0] .
    [one] … et { $more } coup de plus.
   *[other] … et { $more } coups de plus.
 }
announce-puzzle-film = L’animation montre la solution du problème { $number }.
announce-puzzle-film-title = Solution du problème { $number }
announce-puzzle-film-alt = { $moves ->
    [one] Animation de la solution du problème { $number }, avec { $moves } coup.
   *[other] Animation de la solution du problème { $number }, avec les { $moves } coups.
 }

# A test post, so that admins see at once whether posts arrive.
announce-trial = Publication d’essai : le défi du jour sera publié ici chaque jour à { $time } ({ $zone }).

# Summaries of a week or month. $first and $last are dates.
announce-week-title = La semaine du { $first } au { $last }
announce-date = { $day ->
    [1] 1er
   *[other] { $day }
} { announce-month }
# With a capital, as a title or on a button begins.
announce-month-title = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
 } { $year }
announce-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 }
announce-period-counts = { $runs ->
    [0] Personne ici n’a joué.
    [one] { $runs } tentative, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
   *[other] { $runs } tentatives sur { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
 }
announce-period-table = Jours gagnés :
announce-period-row = { $place }. { $name } – { $won }, dont { $clean } sans aide
announce-period-best = Meilleures tentatives :
announce-period-attempt = #{ $number } · { $game } : { $name } – { announce-attempt }
announce-ratings = Cote : { $ratings }.
announce-rating = { $name } { $rating }

# A shared result: text first, then one strip of five emoji, explained in the line that it ends.
share-head = Solitaire Bot · { $deal }
share-play = Pour le jouer : { $command }
share-by = { $name } : { $details }
share-practice = Entraînement : non classé.
share-ending = { $result ->
    [won] Gagné
    [given-up] Abandonné
    [missed] Objectif manqué
   *[lost] Perdu
 }
share-result = { $result ->
    [won] Gagné en
    [given-up] Abandonné après
    [missed] Objectif manqué après
    [ended] Terminé après
   *[lost] Perdu après
 } { announce-attempt }, { $help ->
    [no] sans aide
   *[yes] avec aide
 }
share-daily-alt = Résultat : { $deal }. { $details }. { $score }. Progression : { $reached } sur 5.
share-daily-streak = { $days ->
    [one] { $days } jour joué
   *[other] { $days } jours joués
 } d’affilée
