# Leaderboards.
leaderboard-day = Jour
leaderboard-week = Semaine
leaderboard-month = Mois
leaderboard-rating = Cote
leaderboard-streak = Série
leaderboard-streak-week = Cette semaine
leaderboard-here = Ici
leaderboard-all = Partout
leaderboard-circle = { $circle ->
    [here] { leaderboard-here }
   *[all] { leaderboard-all }
 }

# Above a leaderboard: “Here: 17 of 23 won, 3 with help”, “Everywhere: 40 players”.
leaderboard-day-head = { $played ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle } : { announce-won-of }{ $assisted ->
        [0] { "" }
       *[other] , { $assisted } avec aide
     }
 }
leaderboard-head = { $count ->
    [0] { leaderboard-circle }
    [one] { leaderboard-circle } : { $count } joueur
    [many] { leaderboard-circle } : { $count } de joueurs
   *[other] { leaderboard-circle } : { $count } joueurs
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(toi)
   *[no] { "" }
 } – { $details }
leaderboard-not-won = pas gagné, { $run }
leaderboard-days = { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 }, { $clean } sans aide{ $won ->
    [0] { "" }
   *[other] , { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }
 }
leaderboard-assisted = Avec aide :
leaderboard-own = Ta place : { $row }
leaderboard-own-assisted = Ta place, avec aide : { $row }
leaderboard-hidden = Tu as choisi de ne pas apparaître ici. Pour changer cela, tape { $command }.
leaderboard-order = Ordre : le plus de jours gagnés, puis le plus sans aide, le moins de coups, le moins de temps.

# Empty leaderboards.
leaderboard-nobody-yet = Personne ne l’a encore terminé. Pour le jouer, tape { $command }.
leaderboard-nobody-yet-in-days = Personne n’a encore terminé de défi du jour sur cette période. Pour jouer celui d’aujourd’hui, tape { $command }.
leaderboard-nobody-seen = Les personnes qui l’ont terminé n’apparaissent pas ici. Pour le jouer, tape { $command }.
leaderboard-nobody = Personne n’apparaît ici.
leaderboard-gone = Les classements d’un jour sont supprimés après { $days } jours.
leaderboard-page-empty = Le classement ne descend pas aussi bas.
leaderboard-no-ratings = Il n’y a pas encore de cotes. Elles commencent à la clôture d’un défi du jour terminé sans aide par au moins 2 joueurs.

leaderboard-unknown = Classement inconnu : « { $text } ». Tape jour, semaine, mois, cote, série ou ligue ; ici ou partout ; un numéro, hier ou dernier.
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Plus tôt
button-later = Plus tard ▶
button-rating-how = Calcul des cotes
leaderboard-rating-how = Chaque jour est coté une fois, après sa clôture. Tous ceux qui ont terminé le défi de ce jour sans aide sont comparés selon leur place au classement. Si tu fais mieux que prévu contre les autres, ta cote monte. Si tu fais moins bien, elle baisse.

    Tout le monde commence à { $start }. Le nombre affiché est une estimation prudente. Au début, il monte aussi à mesure qu’on te connaît mieux. Un jour manqué ne change rien, et une tentative avec aide non plus. Après { $days } jours sans tentative, tu quittes le classement.

    OpenSkill calcule les cotes, avec le modèle de Plackett–Luce.

# Stored data about a player, and how long it is stored.
my-data-days = • tes résultats aux défis du jour et tes places dans les classements et les ligues, avec ton nom dans cette discussion ; tes statistiques, tes succès et tes objectifs du mois
my-data-days-lifetimes = Une partie terminée d’un défi du jour est supprimée après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }. Résultats, statistiques, succès et objectifs sont supprimés { $years } ans après leur dernier changement.

# Streaks of puzzles.
leaderboard-title-streak = Meilleures séries de problèmes
leaderboard-title-streak-week = Meilleures séries de problèmes de la semaine
leaderboard-streak-count = { $count }
leaderboard-streak-source = Les solutions de tous les problèmes sont publiques, dans le code source du bot. Ta série n’est que pour toi.
leaderboard-no-streaks = Il n’y a pas encore de séries. Pour en commencer une, tape { $command }.
