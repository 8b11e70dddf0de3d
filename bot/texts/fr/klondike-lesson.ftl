# Klondike: the words of the lesson in seeds/lessons/klondike.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

klondike-lesson-build = Monte les 52 cartes en fondation, couleur par couleur ; les 7 piles servent à les ordonner. Là, les valeurs descendent et le rouge alterne avec le noir : mets { $card1 } sur { $card2 }.
klondike-lesson-build-why = À cette étape, mets une carte sur la valeur juste au-dessus, de l’autre teinte. { $card1 } va sur { $card2 }.

klondike-lesson-ace = Un as commence la fondation de sa couleur : monte { $card1 }. Quand une carte cachée arrive sur le dessus d’une pile, elle se retourne.
klondike-lesson-ace-why = À cette étape, monte { $card1 } en fondation. Un as commence la fondation de sa couleur.

klondike-lesson-next = Une fondation monte dans sa couleur : as, 2, 3 et ainsi de suite jusqu’au roi. Monte aussi { $card1 }.
klondike-lesson-next-why = À cette étape, monte { $card1 } en fondation. C’est la carte qui suit { $card2 }.

klondike-lesson-together = Des cartes visibles posées l’une sur l’autre peuvent se déplacer ensemble. Mets { $card1 } sur { $card2 }, avec la carte qui est dessus.
klondike-lesson-together-why = À cette étape, déplace 2 cartes ensemble. { $card1 } va sur { $card2 } avec la carte qui est dessus.

klondike-lesson-choose = Les deux valets rouges vont sur { $card2 }. Prends { $card1 } sur { $place1 }, car plus de cartes cachées sont dessous.
klondike-lesson-choose-why = À cette étape, mets { $card1 } de { $place1 } sur { $card2 }. La pile avec le plus de cartes cachées passe d’abord.

klondike-lesson-empty = La pile b n’a plus de carte cachée : tu peux la vider. Mets { $card1 } sur { $card2 }, avec le valet.
klondike-lesson-empty-why = À cette étape, vide la pile b. { $card1 } va sur { $card2 } avec le valet.

klondike-lesson-king = Seul un roi peut aller sur une pile vide, avec les cartes posées dessus. Mets { $card1 } sur la pile { $place2 } : une carte de c se retourne.
klondike-lesson-king-why = À cette étape, mets { $card1 } sur la pile vide { $place2 }. Aucune autre carte ne peut y aller.

klondike-lesson-draw = Tu peux tirer du talon à tout moment. Appuie sur « { $move } » et regarde ce qui arrive sur la défausse.
klondike-lesson-draw-why = Ce coup peut attendre. À cette étape, tire du talon.

klondike-lesson-waste = La carte du dessus de la défausse peut aller en fondation ou sur une pile. Mets { $card1 } sur { $card2 }.
klondike-lesson-waste-why = À cette étape, joue la carte du dessus de la défausse. { $card1 } va sur { $card2 }.

klondike-lesson-back = Une carte peut redescendre de sa fondation : appuie sur « { button-others } ». Mets { $card1 } sur { $card2 } : le 2 noir de f pourra aller dessus.
klondike-lesson-back-why = À cette étape, redescends { $card1 } sur { $card2 }. Alors le 2 noir de f peut aller dessus.

klondike-lesson-turn = Le talon est vide : appuie sur « { $move } ». La défausse redevient le talon, dans le même ordre, autant de fois que tu veux.
klondike-lesson-turn-why = Ce coup peut attendre. À cette étape, retourne la défausse.

klondike-lesson-free = Maintenant, tu connais le talon : sa troisième carte est le 2♠, qui peut monter. « { button-undo } » reprend n’importe quel coup : choisis-en un toi-même.

klondike-lesson-end = Tu connais maintenant les règles : retourne des cartes, ordonne-les sur les piles et monte les 52. Dans tes parties, les cartes dont rien n’a plus besoin montent toutes seules. Tu ne perds que si tu ne peux plus tirer et que les cartes ne font qu’aller et venir. La plupart des donnes peuvent être gagnées, mais pas toutes : perdre n’est donc pas forcément ta faute.
