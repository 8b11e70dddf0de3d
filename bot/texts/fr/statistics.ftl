# Statistics of a player, the calendar of a month, and achievements.

command-stats = Afficher tes statistiques, ton calendrier ou tes succès
command-calendar = Montrer les jours d’un mois où tu as joué
command-name-stats = statistiques
command-name-calendar = calendrier
parameter-month = Indiquer un mois, comme 2026-11 ; sans rien, c’est ce mois-ci
parameter-name-month = mois

# All games.
stats-title = Tes statistiques
stats-nothing = Il n’y a pas encore de statistiques. Une partie compte quand elle se termine, si tu y as joué au moins un coup.
stats-unread = Statistiques inconnues : « { $text } ». Tape un jeu, un mois comme 2026-11, « calendrier » ou « succès ».
stats-games = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 } ({ $share } %)
stats-clean = Gagnées sans aide : { $clean }
stats-help = Avec aide : { $assisted } ({ $share } %) · abandonnées : { $givenup }
stats-time = Temps : { $time }
stats-time-fastest = { stats-time } · victoire la plus rapide : { $fastest }
stats-favourite = Le plus joué : { $game }
stats-days-played = { $days ->
    [one] { $days } jour joué
   *[other] { $days } jours joués
 } d’affilée, record { $longest }{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄ { $freezes } gel
   *[other] { " " }· ❄ { $freezes } gels
 }
stats-days-won = { $days ->
    [one] { $days } jour gagné
   *[other] { $days } jours gagnés
 } d’affilée, record { $longest }
stats-achievements = Succès : { $count } sur { $all }
button-stats = Statistiques
button-stats-all = ◀ Tous les jeux
button-progress = Progression
button-achievements = Succès

# One game, or one of its option sets.
stats-of = Statistiques : { $kind }
stats-page-all = Toutes options confondues
stats-page-usual = Avec les options par défaut
stats-streak = Série de victoires : { $streak ->
    [one] { $streak } partie
   *[other] { $streak } parties
 }, record { $longest }
stats-longest-streak = Plus longue série : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
stats-wishes = Vœux exaucés : { $count }
stats-scores = { $what } : record { $best }, moyenne { $average }
stats-score = Score
stats-decimal = { $whole },{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Parties gagnées
chart-bars-won = Gagnées
chart-bars-rest = Non gagnées
chart-bar = { $won } sur { $played }
chart-bars-alt = Diagramme à barres des parties gagnées. { $details }.
chart-bars-alt-one = { $name } : { $won } sur { $played }
chart-separator = { " ; " }
chart-columns-alt = { $what } : histogramme du nombre de fois où tu as eu chaque résultat. { $details }. Moyenne { $average }, record { $best }.
chart-columns-alt-one = { $score } : { $count }
chart-range = { $from }–{ $to }
chart-average = Moyenne { $average }
chart-best = Record { $best }
chart-times = { $what } : fréquence
chart-progress = Parties gagnées par mois
chart-progress-line = Gagnées
chart-progress-alt = Courbe de la part des parties gagnées, par mois. { $details }.
chart-progress-alt-one = { $month } : { $won } sur { $played }, { $share } %
chart-month = { $number }/{ $year }
chart-percent = %
stats-no-progress = Aucune partie n’a été comptée ces derniers mois.

# The calendar of a month.
calendar-weekdays = Lu Ma Me Je Ve Sa Di
calendar-played = Jours joués : { $played } sur { $counting }, dont { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 }
calendar-badge = { $badge ->
    [bronze] Badge de bronze : un tiers des jours
    [silver] Badge d’argent : deux tiers des jours
    [gold] Badge d’or : tous les jours joués
    [diamond] Badge de diamant : tous les jours gagnés
   *[none] Pas encore de badge : joue un tiers des jours pour le bronze
 }
calendar-stars = { $stars } Étoiles : { $won } sur 3, 1 par tiers des jours gagnés. Sans aide (★) : { $clean }
calendar-streak = { $played ->
    [one] { $played } jour joué
   *[other] { $played } jours joués
 } d’affilée. { $won ->
    [one] { $won } jour gagné
   *[other] { $won } jours gagnés
 } d’affilée{ $freezes ->
    [0] { "" }
   *[other] . Gels : { $freezes }
 }
calendar-missed = Tu peux jouer les jours manqués, mais hors classement. Par exemple, tape { $command }.
calendar-alt = Calendrier : { $month }. { $details }.
calendar-alt-one = { $mark } : { $days }
calendar-gold = gagné sans aide
calendar-silver = gagné avec aide
calendar-bronze = joué, pas gagné
calendar-frozen = sauvé par un gel
calendar-outage = bot en panne, série intacte
calendar-missed-day = manqué
calendar-open = aujourd’hui, encore ouvert
calendar-none = à venir, ou avant ton premier jour
calendar-unread = « { $text } » n’est pas un mois. Par exemple, tape { $command }.
calendar-before = Le premier défi du jour a eu lieu le { announce-date } { $year }.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# The goals of a month. $goal is one of those below.
season-goals = Objectifs du mois : { $reached } sur { $all }
season-goal-reached = ✓ { $goal }
season-goal-open = ○ { $goal }
season-goal-counted = ○ { $goal } : { $count } sur { $all }
season-goal-new = 🏅 Objectif du mois atteint : { $goal }
season-goal-lesson = Terminer la leçon de { $game }
season-goal-wins = { $count ->
    [one] Gagner { $count } partie de { $game }
   *[other] Gagner { $count } parties de { $game }
 }
season-goal-clean = { $count ->
    [one] Gagner { $count } partie de { $game } sans aide
   *[other] Gagner { $count } parties de { $game } sans aide
 }
season-goal-puzzles = { $count ->
    [one] Résoudre { $count } nouveau problème
   *[other] Résoudre { $count } nouveaux problèmes
 }
season-goal-days = { $count ->
    [one] Jouer { $count } défi du jour ce mois-ci
   *[other] Jouer { $count } défis du jour ce mois-ci
 }
season-goal-days-won = { $count ->
    [one] Gagner { $count } défi du jour ce mois-ci
   *[other] Gagner { $count } défis du jour ce mois-ci
 }
# In a picture and on a shared result, in 48 columns with the goals.
season-badge = { $badge ->
    [bronze] Badge de bronze
    [silver] Badge d’argent
    [gold] Badge d’or
   *[diamond] Badge de diamant
 }
season-shared = { $badge } · { $goals }

# Achievements: the name, and how to earn it.
achievements-title = Succès
achievements-got = Obtenus : { $count } sur { $all }
achievements-missing = Pas encore obtenus :
achievement-new = { $emblem } Succès : { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line } : { $how }
achievement-first-day = Premier d’une longue série
achievement-how-first-day = terminer un défi du jour
achievement-week = Une semaine
achievement-how-week = jouer le défi 7 jours d’affilée
achievement-thirty-days = Une lune
achievement-how-thirty-days = jouer le défi 30 jours d’affilée
achievement-hundred-days = 100 jours
achievement-how-hundred-days = jouer le défi 100 jours d’affilée
achievement-winning-week = Semaine gagnante
achievement-how-winning-week = gagner le défi du jour 7 jours d’affilée
achievement-month = Mois complet
achievement-how-month = jouer le défi du jour tous les jours d’un mois
achievement-wish = Vœu exaucé
achievement-how-wish = gagner la première partie de Wish commencée dans la journée, sans rien annuler et sans aide
achievement-perfect-flip = Flip parfait
achievement-how-perfect-flip = faire les 104 points
achievement-kittyhawk = Premier envol
achievement-how-kittyhawk = gagner à Kittyhawk au niveau 5
achievement-blink = En un clin d’œil
achievement-how-blink = gagner à Blink sur la petite table
achievement-klondike = Ruée vers l’or
achievement-how-klondike = gagner à Klondike en tirant 3 cartes à la fois
achievement-klondike-once = D’un seul trait
achievement-how-klondike-once = gagner à Klondike avec 1 passage du talon
achievement-freecell-2 = Compagnons de cellule
achievement-how-freecell-2 = gagner à FreeCell avec 2 cellules
achievement-freecell-1 = Au cachot
achievement-how-freecell-1 = gagner à FreeCell avec 1 cellule
achievement-streets = Comme sa poche
achievement-how-streets = gagner à Streets and Alleys
achievement-streets-castle = Siège levé
achievement-how-streets-castle = gagner à Beleaguered Castle (Streets and Alleys avec les as en fondation)
achievement-spider-2 = Deux fils
achievement-how-spider-2 = gagner à Spider avec 2 couleurs
achievement-spider-4 = Maître tisserand
achievement-how-spider-4 = gagner à Spider avec 4 couleurs
achievement-yukon = Par-delà le col
achievement-how-yukon = gagner à Yukon
achievement-yukon-suit = Fort comme un ours
achievement-how-yukon-suit = gagner au solitaire russe (Yukon dans la même couleur)
achievement-pyramid = Pharaon
achievement-how-pyramid = gagner à Pyramide avec 1 passage du talon
achievement-tripeaks = Premier de cordée
achievement-how-tripeaks = gagner à TriPeaks quand roi et as ne se suivent pas
achievement-golf = Trou en un
achievement-how-golf = gagner à Golf
achievement-par = Par
achievement-how-par = atteindre le par sans aide
achievement-above-par = Mieux que le par
achievement-how-above-par = battre le par sans aide
achievement-hardest = Sommet
achievement-how-hardest = gagner une donne de difficulté 5 sans aide
achievement-five-games = Touche-à-tout
achievement-how-five-games = gagner à 5 jeux différents, au défi du jour ou ailleurs
achievement-all-games = Tous les jeux
achievement-how-all-games = gagner une fois à chaque jeu, au défi du jour ou ailleurs
achievement-in-a-row = 10 d’affilée
achievement-how-in-a-row = gagner 10 parties d’affilée
achievement-hundred-wins = 100 victoires
achievement-how-hundred-wins = gagner 100 parties

# Puzzles: ratings, and the chart of one.
stats-puzzles = Problèmes
stats-puzzles-of = Problèmes : { $game }
stats-no-puzzles = Tu n’as encore essayé aucun problème ici.
stats-puzzle-game = { $game } : cote { $rating }, { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $tried }
stats-puzzle-streak = Meilleure série : { $count }
stats-puzzle-source = Tout le monde commence à { $start }. Toutes les solutions sont publiques, dans le code source du bot : ta cote n’est que pour toi.
chart-ratings-line = Cote
chart-ratings-alt = Courbe de ta cote sur les { $count } derniers problèmes : de { $first } à { $last }, minimum { $low }, maximum { $high }.
