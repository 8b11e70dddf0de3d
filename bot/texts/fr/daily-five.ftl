# Les cinq du jour : cinq jeux par jour, chacun avec un objectif. $number est le numéro du jour.

command-five = Jouer les cinq jeux du jour et leurs objectifs
command-name-five = cinq
parameter-five = Indiquer le numéro ou la date d’un jour, ou un des jeux ; sans rien, tu les vois tous
parameter-name-five = jour
phrase-five = cinq du jour, les cinq du jour, les cinq d’aujourd’hui, jouer les cinq

button-five = Cinq du jour
button-five-next = Suivant des cinq
button-five-before = Jour d’avant
button-five-open = Jouer les cinq
telegram-button-send-five = Envoyer les cinq…
button-post-five = Avec cinq jeux
five-yesterday = Les cinq d’hier

# Goals that only the daily five have; the others are those of puzzles.
puzzle-goal-win = gagner
puzzle-goal-aces = { $count ->
    [4] amener tous les as en fondation
    [one] amener { $count } as en fondation
   *[other] amener { $count } as en fondation
 }
puzzle-goal-all-up = retourner toutes les cartes
# Un objectif limité : « gagner en 110 coups au plus ».
five-goal-in = { $moves ->
    [one] { $goal } en { $moves } coup au plus
   *[other] { $goal } en { $moves } coups au plus
 }

five-title = Cinq du jour #{ $number } · { $date }
five-name = Cinq du jour #{ $number }
five-intro = Les cinq jeux d’aujourd’hui, chacun avec un objectif. Aide et annulation sont permises. Tu peux aussi les jouer plus tard.
five-intro-past = Cinq jeux, chacun avec un objectif. Tu peux encore les jouer : ils remplissent ce jour de ton calendrier.
five-post = Appuie sur un jeu pour le jouer là où toi seul le vois.
five-offer = Cinq jeux, chacun avec un objectif. Ce sont les mêmes pour tous.
five-alt = Les cinq jeux au début :
five-line = ○ { $game } : { $goal } ({ $level })
five-line-solved = ✓ { $game } : { $goal } ({ $level })
five-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[very-hard] très difficile
 }
five-is-solved = réussi
five-solved = { $all ->
    [yes] Les 5 sont réussis !
   *[no] Réussis : { $solved } sur 5.
 }

# Sur le plateau d’un des cinq. $made est le nombre de coups joués.
five-goal = Objectif : { $goal }
five-goal-made = Objectif : { $goal } · déjà { $made }.
five-late = L’objectif demande moins de coups : « { button-undo } » ou « { button-restart } » aide.
five-reached = ✓ Objectif atteint : { $goal }.
five-missed = Objectif manqué : { $goal }.

# A result to share names the day and no deal.
five-result-name = Cinq du jour, { $date } : { $game }
five-result = { $result ->
    [solved] Réussi :
   *[missed] Objectif manqué :
 } { announce-attempt }, { $help ->
    [no] sans aide
   *[yes] avec aide
 }

five-unread = « { $text } » n’est ni un jour ni un jeu. Après { $command }, tape un numéro, une date, « hier » ou un des cinq jeux.
five-to-come = Les cinq du jour #{ $number } ne sont pas encore là. Ceux d’aujourd’hui sont les #{ $today }.
five-before-first = Les premiers cinq du jour datent du { $date } (UTC).
five-not-one = { $game } n’est pas un des cinq jeux de ce jour. Choisis parmi ceux-ci : { $games }.

home-five-new = Cinq jeux par jour, chacun avec un objectif
reminder-five = Encore à jouer parmi les cinq du jour : { $games }.

# Dans le calendrier. $all est le nombre de jeux de tous les jours.
calendar-five = Cinq du jour : { $solved } réussis sur { $all }
calendar-five-badge = { $badge ->
    [bronze] Badge de bronze des cinq : un cinquième réussi
    [silver] Badge d’argent des cinq : deux cinquièmes réussis
    [gold] Badge d’or des cinq : quatre cinquièmes réussis
    [diamond] Badge de diamant des cinq : tous réussis
   *[none] Pas encore de badge des cinq : réussis-en un cinquième pour le bronze
 }
calendar-five-short = { $badge ->
    [bronze] Badge de bronze des cinq
    [silver] Badge d’argent des cinq
    [gold] Badge d’or des cinq
   *[diamond] Badge de diamant des cinq
 }
calendar-five-legend = réussis parmi les cinq du jour
calendar-five-alt = { $count } des cinq réussis : { $days }

achievement-five = Tope là
achievement-how-five = Réussis les cinq d’un même jour
