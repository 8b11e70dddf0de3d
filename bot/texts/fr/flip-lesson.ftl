# The lesson of Flip. Beside $move, the name of a step’s own move: $from and $to are the numbers of its four cards,
# $first and $last their ends, $one and $other what turns or goes; $left counts the cards to deal. The cards named
# otherwise are those of the lesson’s deal.

flip-lesson-deal = Retourne les cartes côté sombre, puis enlève-les : voilà tes points. Commence par ta première carte : « { $move } ».
flip-lesson-deal-why = Une seule carte suffit pour commencer. Ne distribue que celle-là : « { $move } ».
flip-lesson-faces = Chaque carte a une face claire et une sombre. Celle à l’endroit compte, ici 7♦. Distribue d’autres cartes : « { $move } ».
flip-lesson-suit = Compare les extrémités de 4 cartes côte à côte : { $first } et { $last } sont de même couleur. Cela rend sombres les 2 du milieu : « { $move } ».
flip-lesson-suit-why = Distribuer ne fait pas de mal, mais à cette étape, on retourne des cartes. Joue « { $move } ».
flip-lesson-points = Chaque carte sombre de ta main vaut 1 point : pour l’instant, { $score }. Aucun coup n’est possible, alors continue : « { $move } ».
flip-lesson-dark = D’une carte sombre (◼), seule la face sombre compte : { $first } et { $last } sont de même couleur. Retourne les 2 du milieu : « { $move } ».
flip-lesson-dark-why = Distribuer ne fait pas de mal, mais cette étape parle des faces sombres. Joue « { $move } ».
flip-lesson-remove = Les extrémités de { $from }–{ $to } sont encore de même couleur, et cette fois sombres. Enlève donc les 2 du milieu, « { $move } » : chacune vaut alors 2 points au lieu de 1.
flip-lesson-remove-why = Distribuer ne fait pas de mal, mais à cette étape, on enlève des cartes. Joue « { $move } ».
flip-lesson-gap = Le trou s’est refermé : { $first } et { $last } sont maintenant des extrémités de même couleur. Entre elles, seule { $one } est encore claire et se retourne : « { $move } ».
flip-lesson-gap-why = Distribuer ne fait pas de mal, mais regarde d’abord le trou refermé. Joue « { $move } ».
flip-lesson-rank = Parmi les nouvelles cartes, { $first } et { $last } ont la même valeur, pas la même couleur. Alors les 4 cartes deviennent sombres, extrémités comprises : « { $move } ».
flip-lesson-rank-why = Distribuer ne fait pas de mal, mais cette étape parle des extrémités de même valeur. Joue « { $move } ».
flip-lesson-remove-four = Les 2 extrémités sont sombres, et { $first } et { $last } ont la même valeur. Tu peux donc enlever les 4 : « { $move } ».
flip-lesson-remove-four-why = Distribuer ne fait pas de mal, mais à cette étape, on enlève 4 cartes. Joue « { $move } ».
flip-lesson-all = Distribuer ne gâche jamais un coup, car les cartes arrivent par-dessus. Distribue donc tout avant de réfléchir : « { $move } ». Tu verras 46 cartes, mais seules celles qui sont marquées comptent ici.
flip-lesson-order = L’ordre compte maintenant : 18–21 retournerait { $last }, une extrémité de { $from }–{ $to }. Joue donc { $from }–{ $to } d’abord : « { $move } ».
flip-lesson-order-why = Ça peut attendre. Pas { $from }–{ $to }, car 18–21 retournerait son extrémité, { $last }.
flip-lesson-both = 2 coups plus tard, les extrémités { $first } et { $last } ont même couleur et même valeur. Tu pourrais retourner seulement les 2 du milieu, mais ici retourne les 4 : « { $move } ».
flip-lesson-both-why = Cette étape porte sur { $from }–{ $to }. Retournes-y les 2 cartes du milieu, ou les 4.
flip-lesson-choice = Les extrémités de { $from }–{ $to } sont sombres et de même couleur. Tu pourrais retourner { $one }, mais ici enlève { $one } et { $other } : « { $move } ».
flip-lesson-choice-why = Cette étape porte sur { $from }–{ $to }. Retourne ou enlève des cartes à cet endroit.
flip-lesson-stop = Tout est distribué : « { flip-stop } » pourrait finir la partie. Mais chaque coup ajoute des points : joue celui que tu veux.
flip-lesson-stop-why = S’arrêter finirait la partie alors qu’il reste des points. Joue d’abord l’un des coups.
# $best is the mean of the best scores found.
flip-lesson-end = À toi de jouer à Flip : distribue d’abord tout, puis cherche un ordre où aucun coup n’en gâche un autre. Les meilleurs scores trouvés font en moyenne environ { $best } points sur 104 : combien en feras-tu ?
