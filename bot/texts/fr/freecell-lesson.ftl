# FreeCell: the words of the lesson in seeds/lessons/freecell.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

freecell-lesson-build = Monte les 52 cartes en fondation, couleur par couleur ; les 8 piles servent à les ordonner. Là, les valeurs descendent et le rouge alterne avec le noir : mets { $card1 } sur { $card2 }.
freecell-lesson-build-why = À cette étape, mets une carte sur la valeur juste au-dessus, de l’autre teinte. { $card1 } va sur { $card2 }.

freecell-lesson-cell = L’as de cœur est sous { $card1 }, qui ne va nulle part. Chacune des 4 cellules prend 1 carte : mets { $card1 } dans la cellule { $place2 }.
freecell-lesson-cell-why = À cette étape, mets { $card1 } dans une cellule. L’as qui est dessous sera libre.

freecell-lesson-ace = Un as commence la fondation de sa couleur : monte { $card1 }.
freecell-lesson-ace-why = À cette étape, monte { $card1 } en fondation. Un as commence la fondation de sa couleur.

freecell-lesson-next = Une fondation monte dans sa couleur : as, 2, 3 et ainsi de suite jusqu’au roi. Monte aussi { $card1 }.
freecell-lesson-next-why = À cette étape, monte { $card1 } en fondation. C’est la carte qui suit { $card2 }.

freecell-lesson-together = Des cartes qui se suivent vont ensemble si elles pouvaient aussi aller une à une, par des cellules vides. Mets { $card1 } sur { $card2 }, avec la carte qui est dessus.
freecell-lesson-together-why = À cette étape, déplace 2 cartes ensemble. { $card1 } va sur { $card2 } avec la carte qui est dessus.

freecell-lesson-room = Chaque cellule vide permet 1 carte de plus. 2 cellules sont vides, donc 3 cartes à la fois : mets { $card1 } sur { $card2 }, avec le 3 et le 2.
freecell-lesson-room-why = À cette étape, déplace 3 cartes ensemble. { $card1 } va sur { $card2 } avec les 2 cartes qui sont dessus.

freecell-lesson-last = Il ne reste que 1 cellule vide. Avant de remplir la dernière, libères-en une : mets { $card1 } de la cellule { $place1 } sur { $card2 }.
freecell-lesson-last-why = À cette étape, libère une cellule. { $card1 } va sur { $card2 }.

freecell-lesson-empty = Une pile vide aide encore plus qu’une cellule vide. Il ne reste que 1 carte sur la pile { $place1 } : mets { $card1 } sur { $card2 }.
freecell-lesson-empty-why = À cette étape, vide la pile { $place1 }. { $card1 } va sur { $card2 }.

freecell-lesson-double = Une pile vide double ce qui peut bouger : avec 2 cellules vides, 6 cartes au lieu de 3. Mets { $card1 } sur { $card2 }, avec les 3 cartes qui sont dessus.
freecell-lesson-double-why = À cette étape, déplace 4 cartes ensemble. { $card1 } va sur { $card2 } avec les 3 cartes qui sont dessus.

freecell-lesson-king = Une pile vide prend n’importe quelle carte. Le mieux est un roi, qui ne va sur aucune autre : mets { $card1 } de la cellule { $place1 } sur la pile { $place2 }.
freecell-lesson-king-why = À cette étape, mets { $card1 } sur une pile vide. Cette carte ne va nulle part ailleurs.

freecell-lesson-unload = Les cellules se remplissent vite : vide-les dès que tu peux. Mets { $card1 } de la cellule { $place1 } sur { $card2 }.
freecell-lesson-unload-why = À cette étape, mets { $card1 } de sa cellule sur { $card2 }.

freecell-lesson-free = Toutes les cellules sont vides, et le 2♠ peut monter. « { button-undo } » reprend n’importe quel coup : choisis-en un toi-même.

freecell-lesson-end = Tu connais maintenant les règles : ménage les cellules et les piles vides, et monte les 52. Dans tes parties, les cartes dont rien n’a plus besoin montent toutes seules. Presque toutes les donnes peuvent être gagnées : prends ton temps avant le premier coup. Avec moins de cellules, c’est bien plus difficile.
