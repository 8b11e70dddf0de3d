# Streets and Alleys: the words of the lesson in seeds/lessons/streets.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

streets-lesson-build = Monte les 52 cartes en fondation, couleur par couleur ; les 8 piles servent à les ordonner. Là, les valeurs descendent, et la couleur ne compte pas : mets { $card1 } sur { $card2 }.

streets-lesson-one = Seules les cartes du dessus se déplacent, 1 à la fois. Pour atteindre l’as de cœur de e, enlève une à une les cartes qui sont dessus : mets { $card1 } sur { $card2 }.
streets-lesson-one-why = À cette étape, mets { $card1 } sur { $card2 }. C’est la première des cartes posées sur l’as.

streets-lesson-ace = Un as commence la fondation de sa couleur : monte { $card1 }.
streets-lesson-ace-why = À cette étape, monte { $card1 } en fondation. Un as commence la fondation de sa couleur.

streets-lesson-next = Une fondation monte dans sa couleur : as, 2, 3 et ainsi de suite. Ce qui est en fondation y reste. Monte aussi { $card1 }.
streets-lesson-next-why = À cette étape, monte { $card1 } en fondation. C’est la carte qui suit { $card2 }.

streets-lesson-empty = Ce qu’il te faut avant tout, ce sont des piles vides. Il ne reste que 1 carte sur { $place1 } : mets { $card1 } sur { $card2 }.
streets-lesson-empty-why = À cette étape, vide la pile { $place1 }. { $card1 } va sur { $card2 }.

streets-lesson-space = Une pile vide prend n’importe quelle carte. Le 8♦ de d va sur le 9♥, mais { $card1 } est dessus : mets { $card1 } sur la pile { $place2 }.
streets-lesson-space-why = À cette étape, mets { $card1 } sur la pile vide. Alors le 8♦ qui est dessous peut se déplacer.

streets-lesson-lower = Maintenant, la carte d’en dessous peut se déplacer. Mets { $card1 } sur { $card2 }.
streets-lesson-lower-why = À cette étape, mets { $card1 } sur { $card2 }. Cette carte est libre maintenant.

streets-lesson-upper = L’autre carte peut suivre : mets { $card1 } sur { $card2 }. Ainsi, 2 cartes ont bougé, et la pile est de nouveau vide.
streets-lesson-upper-why = À cette étape, vide de nouveau la pile { $place1 }. { $card1 } va sur { $card2 }.

streets-lesson-dig = Le 3♥ de d peut monter dès que rien n’est dessus. { $card1 } ne va nulle part : mets cette carte sur la pile vide.
streets-lesson-dig-why = À cette étape, mets { $card1 } sur la pile vide. Alors le 3♥ qui est dessous est libre.

streets-lesson-again = Le 3♥ est en fondation : { $card1 } peut monter aussi. Ainsi, la pile est de nouveau vide.
streets-lesson-again-why = À cette étape, monte { $card1 } en fondation. Cela vide sa pile.

streets-lesson-king = Un roi ne va sur aucune autre carte : seule une pile vide le prend. Mets { $card1 } sur la pile { $place2 } : tu pourras alors vider d aussi.
streets-lesson-king-why = À cette étape, mets { $card1 } sur la pile vide. Cette carte ne va nulle part ailleurs.

streets-lesson-castle = Voici Beleaguered Castle : les as sont en fondation dès le début, et chaque pile a 6 cartes. Tout 2 peut donc monter aussitôt : monte { $card1 }.
streets-lesson-castle-why = À cette étape, monte un 2 en fondation, par exemple { $card1 }.

streets-lesson-free = « { button-undo } » reprend n’importe quel coup : choisis-en un toi-même. Les autres 2 qui sont sur le dessus peuvent monter aussi.

streets-lesson-end = Tu connais maintenant les règles : vide une pile, sers-t’en avec soin et monte les 52. Dans tes parties, les cartes dont rien n’a plus besoin montent toutes seules. Environ la moitié des donnes peuvent être gagnées, et davantage avec les as en fondation : perdre n’est donc pas forcément ta faute.
