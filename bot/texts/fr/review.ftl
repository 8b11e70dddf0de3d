# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Bilan
button-decided = Coup décisif
button-better = Le meilleur coup
button-steps = Coup par coup
button-luck = Chance et talent
button-strip = Retour au bilan
button-autoplay = Meilleure suite d’ici
button-autoplay-deal = Meilleure partie possible
button-autoplay-rest = Finir au mieux
button-again = Voir l’avancement

review-not-over = Seule une partie terminée a un bilan. Finis celle-ci, ou abandonne d’abord : « { button-undo } » permet encore de la reprendre.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = Tu pourras voir le bilan de cette tentative après la clôture du jour, { $moment }. Finis-la d’abord. Un abandon compte comme résultat, et c’est définitif.
review-nothing = Tu n’as joué aucun coup dans cette partie : il n’y a pas de bilan à faire.
review-not-this-game = Ce jeu ne propose pas de bilan.
review-working = Examen de toutes les cartes, coup par coup… { $percent } %
review-title = Bilan : { $deal }
review-end-note = La fin
review-note = Avant le coup { $number }
review-giving-up-note = Au moment d’abandonner

# The first line, if the deal hid any cards.
review-all-cards = Un bilan tient compte de toutes les cartes, même cachées. Personne ne pouvait les voir pendant la partie.

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = Dans cette donne, aucun de tes coups n’a rien coûté. On ne connaît pas de meilleur résultat pour cette donne.
review-never-won = Cette donne est impossible à gagner. Aucun de tes coups n’est en cause.
review-unknown = On ne connaît aucune ligne gagnante pour cette donne : aucun coup précis n’est en cause.
review-lost = Le coup { $number } a décidé de la partie : « { $move } ». Avant, tu pouvais encore gagner ; après, non. Mieux : « { $better } ».
review-lost-perhaps = Le coup { $number } a sans doute décidé de la partie : « { $move } ». Avant, tu pouvais encore gagner. Après, on ne connaît aucune ligne gagnante. Mieux : « { $better } ».
review-lowered = Le coup { $number } t’a coûté le plus : « { $move } ». Avant, tu pouvais encore atteindre { $before } points ; après, seulement { $after }. Mieux : « { $better } ».
review-gave-up-counts = L’abandon compte comme ton dernier coup.
review-gave-up-win = Tu as abandonné, mais tu aurais pu gagner. La ligne gagnante commence par « { $better } ».
review-gave-up-points = Tu as abandonné avec { $after ->
    [one] { $after } point
   *[other] { $after } points
 }. Tu pouvais encore atteindre { $before }. Pour cela, il fallait commencer par « { $better } ».
# Follows the decisive move if a hint for its board is the same move. $hints counts the hints in the game, $hidden the
# cards that were hidden.
review-hint-same = { $hints ->
    [0] Un indice aurait aussi proposé ce coup.
   *[other] L’indice pour ce plateau est le même coup.
 } { $hidden ->
    [0] Un indice ne cherche pas aussi loin qu’un bilan.
   *[other] D’après les cartes visibles, il semblait le meilleur.
 }

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = Ton résultat : { $result }.
review-best = Meilleur résultat connu : { $result }.

# The page about luck and skill. $number has a sign, $side is “more”, “less” or “none”. $deal, luck and skill add up to
# $result; $sum is “33 − 20 − 13”.
review-balance = Un très bon joueur gagne { $deal } parties sur 100 qui commencent comme la tienne.
review-luck = Chance { $number } : { $side ->
    [more] les cartes découvertes ont joué en ta faveur.
    [less] les cartes découvertes ont joué contre toi.
   *[none] les cartes découvertes n’ont rien changé.
 }
review-skill = Talent { $number } : { $side ->
    [more] tes coups ont fait mieux que ceux d’un très bon joueur.
    [less] d’après les cartes visibles, il y avait de meilleurs coups.
   *[none] tu ne pouvais voir aucun meilleur coup.
 }
review-sum = Total : { $sum } = { $result }. Une victoire compte 100, le reste 0.
review-chance = Les écarts assez petits pour être dus au hasard comptent comme de la chance.
review-beyond-a-win = Chance et talent peuvent dépasser 100 : les cartes peuvent rendre ce qu’un coup a perdu.
review-balance-in-points = Un très bon joueur fait { $deal } points dans les parties qui commencent comme la tienne.
review-luck-in-points = Chance { $number } : { $side ->
    [more] cette donne permettait plus de points.
    [less] cette donne permettait moins de points.
   *[none] cette donne en permettait autant.
 }
review-skill-in-points = Talent { $number } : { $side ->
    [less] tes coups ont laissé échapper ces points.
   *[other] tes coups n’ont laissé échapper aucun point.
 }
review-sum-in-points = Total : { $sum } = { $result } points.
review-chance-in-points = Ce sont des estimations : 1 ou 2 points peuvent être dus au hasard.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = rien de perdu
review-effect-lost = victoire perdue
review-effect-lowered = points perdus
review-effect-nothing = déjà perdu
review-effect-unsure = inconnu
review-run = { $steps ->
    [1] Coup { $first } : { $effect }.
   *[other] Coups { $first } à { $last } : { $effect }.
 }
review-alt = Bilan : { $deal }. { $runs } { $note } :

review-giving-up = Puis tu as abandonné.
review-kept-the-win = Après ce coup, tu pouvais encore gagner.
review-kept-the-best = Ce coup n’a rien coûté : tu pouvais encore atteindre { $after } points.
review-lost-the-win = Après ce coup, tu ne pouvais plus gagner.
review-perhaps-lost-the-win = Avant ce coup, tu pouvais encore gagner. Après, on ne connaît aucune ligne gagnante.
review-lowered-the-best = Ce coup a fait passer ton meilleur score possible de { $before } à { $after } points.
review-lost-nothing = Ce coup n’a rien coûté : la partie était déjà perdue.
review-not-known = On ne sait pas si ce coup a coûté quelque chose.
review-better = Mieux : « { $better } ».

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] Depuis le début : { review-way-moves }
   *[other] Après le coup { $moves } : { review-way-moves }
 }
review-way-moves = { $count ->
    [one] la meilleure suite connue jusqu’à la fin, { $count } coup.
   *[other] la meilleure suite connue jusqu’à la fin, { $count } coups.
 }
review-film-alt = Animation : { $deal }. { $details }
review-line-start = { $moves ->
    [0] Le début de la partie.
    [one] La partie après { $moves } coup.
   *[other] La partie après { $moves } coups.
 } { $count ->
    [one] Il reste { $count } coup à voir.
   *[other] Il reste { $count } coups à voir.
 }
review-line-move = Meilleure suite connue, coup { $number } sur { $count } : { $move }.
review-line-end = Résultat final : { $result }.
autoplay-working = Examen de toutes les cartes pour trouver la meilleure suite…
autoplay-over = La partie est finie à ce moment-là : il n’y a plus rien à jouer.
autoplay-nothing = On ne connaît aucune ligne gagnante à partir de là.
# The result of a way that ends before the game does, with the best score found.
result-no-further = Pas de victoire connue
