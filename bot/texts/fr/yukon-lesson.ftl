# Yukon: the words of the lesson in seeds/lessons/yukon.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

yukon-lesson-build = Monte les 52 cartes en fondation, couleur par couleur ; les 7 piles servent à les ordonner. Là, les valeurs descendent et le rouge alterne avec le noir : mets { $card1 } sur { $card2 }.
yukon-lesson-build-why = À cette étape, mets la carte du dessus de g sur la valeur juste au-dessus, de l’autre teinte. { $card1 } va sur { $card2 }.

yukon-lesson-any = Toute carte visible peut bouger, avec toutes celles qui sont sur elle, quel que soit leur ordre. Mets { $card1 } sur { $card2 }, avec les 3 cartes dessus.
yukon-lesson-any-why = À cette étape, déplace une carte qui en porte d’autres. { $card1 } va sur { $card2 }, avec les 3 cartes dessus.

yukon-lesson-dig = Un as est sur d, sous 3 cartes. Dégage-le : mets { $card1 } sur { $card2 }, avec les 2 cartes dessus.
yukon-lesson-dig-why = À cette étape, dégage l’as de d. { $card1 } va sur { $card2 }, avec les 2 cartes dessus.

yukon-lesson-ace = Un as commence la fondation de sa couleur : monte { $card1 }.
yukon-lesson-ace-why = À cette étape, monte { $card1 } en fondation. Un as commence la fondation de sa couleur.

yukon-lesson-next = Une fondation monte dans sa couleur : as, 2, 3 et ainsi de suite jusqu’au roi. Monte { $card1 }, et la pile { $pile } est vide.
yukon-lesson-next-why = À cette étape, monte { $card1 } en fondation. C’est la carte qui suit { $card2 }.

yukon-lesson-king = Seul un roi peut aller sur une pile vide, avec les cartes posées dessus. Prends { $card1 } sur { $pile }, car c’est là qu’il y a le plus de cartes cachées.
yukon-lesson-king-why = À cette étape, mets { $card1 } sur la pile vide { $place2 }. Une carte cachée se retourne alors.

yukon-lesson-turn = Joue d’abord les coups qui retournent une carte. Mets { $card1 } sur { $card2 }.
yukon-lesson-turn-why = À cette étape, retourne une carte de { $pile }. { $card1 } va sur { $card2 }.

yukon-lesson-long = Autant de cartes que tu veux peuvent suivre : seule la première doit convenir. Mets { $card1 } sur { $card2 }, avec les 7 cartes dessus.
yukon-lesson-long-why = À cette étape, déplace toutes les cartes visibles de { $pile }. { $card1 } va sur { $card2 }.

yukon-lesson-empty = La dernière carte de { $pile } est retournée. Mets { $card1 } sur { $card2 }, et la pile est vide.
yukon-lesson-empty-why = À cette étape, vide la pile { $pile }. { $card1 } va sur { $card2 }.

yukon-lesson-space = { $card1 } peut maintenant aller sur la pile vide. Mets cette carte là, et une carte de { $pile } se retourne.
yukon-lesson-space-why = À cette étape, mets { $card1 } sur la pile vide { $place2 }. Aucun autre coup ne retourne de carte.

yukon-lesson-part = 2 autres cartes sont montées. Tu peux aussi diviser une pile, à n’importe quelle carte visible : mets { $card1 } sur { $card2 }, avec tout ce qui est dessus.
yukon-lesson-part-why = À cette étape, déplace une partie de la pile { $pile }. { $card1 } va sur { $card2 }, avec toutes les cartes dessus.

yukon-lesson-free = « { button-undo } » reprend n’importe quel coup : choisis-en un toi-même. Regarde ce qu’il dégage et ce qu’il couvre.

yukon-lesson-end = Tu connais maintenant les règles : dégage les as, retourne des cartes et monte les 52. Dans tes parties, les cartes dont rien n’a plus besoin montent toutes seules. Tu ne perds que si les cartes ne font qu’aller et venir. Avec l’option « suit », on construit dans la même couleur : c’est le solitaire russe, bien plus difficile. Toutes les donnes ne peuvent pas être gagnées : perdre n’est pas forcément ta faute.
