# Wish: the words of the lesson in seeds/lessons/wish.toml. $move, $card1, $card2, $place1 and $place2 are of the
# step’s own move, $score is the number of cards left. A message that ends in “-why” answers another legal move.

wish-lesson-pair = Le but : enlever les { $score } cartes, 2 par 2. Les as des piles { $place1 } et { $place2 } forment une paire : appuie sur « { $move } » pour les prendre.

wish-lesson-suits = La couleur ne compte pas, seulement la valeur. { $card1 } et { $card2 } sont deux neuf : prends-les.

wish-lesson-below = Tu ne prends que les cartes du dessus, mais celles du dessous se retournent ensuite. 2 autres neuf viennent d’apparaître : prends-les.

wish-lesson-letters = Chaque pile a une lettre, de a à h. Tu peux aussi taper les piles d’une paire : « { $place1 }{ $place2 } » prend les dames.

wish-lesson-three = De ces 3 sept, laisse celui qui couvre le moins de cartes. C’est celui de la pile a : prends { $card1 } et { $card2 }.
wish-lesson-three-why = Cette étape parle des sept. Si le quatrième, caché, est sous celui que tu laisses, tu ne peux pas gagner.

wish-lesson-tall = Plus une pile est haute, plus elle cache de cartes : commence par les plus hautes. Ici, prends les valets de { $place1 } et { $place2 }.
wish-lesson-tall-why = C’est aussi une paire, mais sur des piles plus basses. Aucune paire n’est sur des piles plus hautes que { $place1 } et { $place2 }.

wish-lesson-fourth = Le quatrième sept était juste sous celui que tu as pris sur { $place2 }. Il forme une paire avec le sept que tu as laissé sur { $place1 }.
wish-lesson-fourth-why = Tu as laissé le sept sur { $place1 } pour ce moment. À cette étape, prends les deux sept.

wish-lesson-empty = La pile a est vide et le reste : aucune carte ne va jamais sur une pile. Prends une paire sur les autres piles, par exemple { $card1 } et { $card2 }.

wish-lesson-four = Les 4 rois sont sur le dessus : impossible de se tromper. Prends-en 2, par exemple { $card1 } et { $card2 }, et les 2 autres suivront.
wish-lesson-four-why = Cette paire peut attendre. À cette étape, prends 2 des 4 rois.

wish-lesson-hint = Tu hésites entre plusieurs paires ? Dans tes parties, « { button-hint } » en marque une, comme ces valets : prends-les.
wish-lesson-hint-why = Un indice marquerait { $move } ici, car ces piles sont plus hautes.

wish-lesson-line = Tu peux taper toutes les paires visibles sur une ligne : « { $place1 }{ $place2 } fh » prend ces deux-là. Ou prends-en une, et l’autre ensuite.

wish-lesson-only = Il reste 1 seule paire sur le dessus : prends-la. S’il reste des cartes mais aucune paire sur le dessus, c’est perdu.

wish-lesson-last = Ton score est le nombre de cartes restantes, et 0 est le mieux. Prends les { $score } dernières pour gagner.

# $winnable deals of 100 can be won with all cards known; a simple player, who takes from the tallest piles, wins $simple.
wish-lesson-end = Plus une seule carte : maintenant, tu sais jouer à Wish. Environ { $winnable } donnes sur 100 peuvent être gagnées ; en prenant dans les piles les plus hautes, on en gagne { $simple }. Gagne ta première partie du jour dès le premier essai, et tu pourras faire un vœu.
