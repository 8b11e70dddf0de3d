# Attempts at the daily challenge, and their results.

# Before a ranked attempt, and below its board.
daily-terms = Seule ta première tentative est classée. Ni annulation, ni indice, ni nouveau départ.
daily-difficulty = Difficulté { $difficulty }/5 (5 : la plus haute).
daily-par = Par { $par } : le meilleur score connu.
daily-goal = Objectif : { $goal } points ou plus.
daily-until = Commence avant { $begin }, finis avant { $end } ({ $zone }).
daily-closes = Clôture { $moment }.
daily-review-from = Le bilan de cette partie sera ouvert { $moment }.
button-start = Commencer
button-practice-first = S’entraîner d’abord
daily-ranked = Tentative classée.
daily-assisted = Tentative classée à part, avec aide.
daily-practice = Entraînement : cette tentative n’est pas classée.
daily-late = Ce défi a été clos avant la fin de ta partie : ta tentative n’est pas classée.
daily-late-excused = Ce défi a été clos avant la fin de ta partie : ta tentative n’est pas classée. Le bot était en panne ce jour-là, donc ta série continue.
daily-uncounted = Ta tentative est terminée et enregistrée. Elle ne peut pas être comptée maintenant, mais elle le sera bientôt.

# After its end: “Here: place 2 of 9, so far. Everywhere: place 14 of 300, so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score } points : tu as atteint l’objectif de { $goal }, donc ce jour compte comme gagné.
daily-goal-missed = { $score ->
    [one] { $score } point
   *[other] { $score } points
 } : il t’en fallait { $goal } pour gagner ce jour.
daily-place-so-far = { daily-place }, pour l’instant.
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Ici : { $place }{ $place ->
        [1] re
       *[other] e
    } place sur { $count }
   *[everywhere] Partout : { $place }{ $place ->
        [1] re
       *[other] e
    } place sur { $count }
 }
daily-streak = { $played ->
    [one] { $played } jour joué
   *[other] { $played } jours joués
 } d’affilée. { $won ->
    [one] { $won } jour gagné
   *[other] { $won } jours gagnés
 } d’affilée. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = Cette tentative compte comme jouée sans aide. Si tu autorises l’aide, elle sera classée à part. C’est définitif.
daily-giving-up = Abandonner cette tentative ? Elle devient ton résultat du jour. C’est définitif.
daily-stands = Cette tentative est terminée et ne peut plus changer. Appuie sur « { button-practise } » pour rejouer les mêmes cartes.
button-allow-help = Autoriser l’aide
button-daily-play-on = Continuer
button-practise = S’entraîner
button-leaderboard = Classement
button-calendar = Calendrier

# Sur l’écran d’accueil : « #214 · Wish · pas encore joué ». $state peut aussi être daily-result.
home-daily = #{ $number } · { $game } · { $state }
home-daily-new = pas encore joué
home-daily-begun = en cours

# Challenges of other days.
button-today = Défi du jour
button-archive = Jours passés
daily-play-past = Jouer le #{ $number }
button-own-attempt = Ma tentative
daily-past = Le défi du jour #{ $number } est terminé. Tu peux encore le jouer, mais hors classement.
daily-past-result = Ton résultat : { $result }.
daily-begun-before = Tu as commencé ce défi avant de supprimer tes données : cette tentative est un entraînement.
daily-unread = Jour inconnu : « { $text } ». Après { $command }, tape un numéro, une date, « hier » ou « archives ».
daily-to-come = Le défi du jour #{ $number } n’est pas encore là. Celui d’aujourd’hui est le #{ $today }.
daily-not-yet = Le premier défi du jour arrive le { $date } (UTC).
daily-none = Il n’y a pas de défi du jour pour cette date.
daily-archive-title = Anciens défis du jour
daily-archive = Appuie sur l’un d’eux pour le jouer. Seul le défi d’aujourd’hui est classé.
daily-archive-empty = Il n’y en a pas encore. Celui d’aujourd’hui est le premier.
daily-archive-line = #{ $number }, { $date } : { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] gagné
    [given-up] abandonné
   *[lost] pas gagné
 }, { daily-attempt }
daily-result-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { daily-attempt }
daily-attempt = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, { $time }{ $help ->
    [some] , avec aide
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Indiquer le numéro ou la date d’un jour ; sans rien, c’est aujourd’hui
parameter-name-day = jour
day-yesterday = Le défi d’hier

# What days and the list of past ones are called when they are typed; all forms are read.
day-word-today = aujourd’hui, aujourd'hui
day-word-yesterday = hier
day-word-last = dernier, dernière, précédent, le dernier
day-word-archive = archives, archive, jours passés
