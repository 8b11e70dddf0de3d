# Spider: the words of the lesson in seeds/lessons/spider.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

spider-lesson-build = Construis 8 couleurs complètes, chacune du roi jusqu’à l’as ; ici, il y a 2 couleurs. Sur les piles, les valeurs descendent : mets { $card1 } sur { $card2 }, et une carte de { $pile } se retourne.
spider-lesson-build-why = À cette étape, mets une carte sur la valeur juste au-dessus. { $card1 } va sur { $card2 }.

spider-lesson-any = La couleur n’y change rien : mets { $card1 } sur { $card2 }.
spider-lesson-any-why = À cette étape, mets une carte sur la valeur juste au-dessus, d’une autre couleur. { $card1 } va sur { $card2 }.

spider-lesson-choose = { $card1 } va sur les deux dames. Choisis { $card2 } : seules des cartes d’une même couleur repartent ensemble.
spider-lesson-choose-why = À cette étape, mets { $card1 } sur { $card2 }, de la même couleur.

spider-lesson-apart = { $card1 } est sur une carte d’une autre couleur : les 2 ne bougent pas ensemble. Mets seulement { $card1 } sur { $card2 }.
spider-lesson-apart-why = À cette étape, mets { $card1 } sur { $card2 }, de la même couleur.

spider-lesson-together = { $card1 } et la carte dessus sont maintenant de la même couleur et bougent ensemble. Mets-les sur { $card2 }.
spider-lesson-together-why = À cette étape, déplace 2 cartes ensemble. { $card1 } va sur { $card2 } avec la carte qui est dessus.

spider-lesson-empty = La pile g n’a plus que 1 carte. Mets { $card1 } sur { $card2 }, et la pile est vide.
spider-lesson-empty-why = À cette étape, vide la pile g. { $card1 } va sur { $card2 }.

spider-lesson-space = Une pile vide prend n’importe quelle carte. Mets-y { $card1 }, et une carte de { $pile } se retourne.
spider-lesson-space-why = À cette étape, mets sur la pile vide { $place2 } une carte qui en couvre une cachée.

spider-lesson-before = Une distribution couvre toutes les piles : joue d’abord les coups utiles. Mets { $card1 } sur { $card2 }, et une carte se retourne.
spider-lesson-before-why = Ce coup peut attendre. À cette étape, retourne une carte : { $card1 } va sur { $card2 }.

spider-lesson-grow = Sur d, les cœurs se suivent, et { $card1 } vient ensuite. Mets cette carte là, et d’autres suivront.
spider-lesson-grow-why = À cette étape, continue les cœurs de d. { $card1 } va sur { $card2 }.

spider-lesson-deal = D’autres cœurs ont suivi, et presque plus aucun coup n’aide. Aucune pile n’est vide : appuie sur « { $move } », et chaque pile reçoit une carte.
spider-lesson-deal-why = Ce coup peut attendre. À cette étape, distribue. C’est possible seulement si aucune pile n’est vide.

spider-lesson-suit = La même partie, bien des coups plus tard : aux cœurs de g, il ne manque que le 2 et l’as. Mets { $card1 } sur { $card2 }, avec la carte dessus. La couleur complète monte.
spider-lesson-suit-why = À cette étape, complète les cœurs. { $card1 } va sur { $card2 }, avec la carte qui est dessus.

spider-lesson-free = Encore 7 couleurs. Tu ne peux pas distribuer maintenant, car la pile g est vide. « { button-undo } » reprend n’importe quel coup : choisis-en un toi-même.

spider-lesson-end = Tu connais maintenant les règles : construis en descendant, si possible dans une couleur, vide des piles, et distribue quand rien d’autre n’aide. Tu ne perds que si tu ne peux pas distribuer et qu’aucune carte ne va sur une autre. Une nouvelle partie de Spider a 1 couleur : toutes les cartes qui se suivent bougent ensemble. C’est le mieux pour commencer.
