# Pyramid: the words of the lesson in seeds/lessons/pyramid.toml. $card1, $card2, $place1 and $move are of the step’s own
# move. A message that ends in “-why” answers another legal move.

pyramid-lesson-pair = Vide la pyramide : enlève ses { $score } cartes, par paires qui font 13. { $card1 } et { $card2 } font 13 : prends-les.
pyramid-lesson-pair-why = À cette étape, prends une paire. { $card1 } et { $card2 } font 13.

pyramid-lesson-king = Un roi compte 13 : il part donc sans partenaire. Prends { $card1 }, et l’autre roi suivra.
pyramid-lesson-king-why = À cette étape, prends un roi, par exemple { $card1 }. Il n’a pas besoin de partenaire.

pyramid-lesson-draw = Aucune paire de cartes libres ne fait 13 : appuie sur « { $move } ». La carte du dessus du talon va sur la défausse, et la suivante se retourne.

pyramid-lesson-both = Les cartes du dessus du talon et de la défausse sont toujours libres. Ici, elles font 13 ensemble : prends { $card1 } et { $card2 }.
pyramid-lesson-both-why = Avant de tirer, prends la paire visible. { $card1 } et { $card2 } font 13.

pyramid-lesson-stock = Le 10♦ du talon fait aussi 13 avec un 3 de la pyramide. Prends-le avec { $card1 }, et les paires suivantes viendront.
pyramid-lesson-stock-why = Cela peut attendre. À cette étape, prends le 10♦ du talon avec un 3, par exemple { $card1 }.

pyramid-lesson-free = Une carte est libre quand aucune autre n’est posée dessus, comme { $card1 } en { $place1 } à présent. Une dame compte 12 et un as 1 : prends { $card1 } et { $card2 }.
pyramid-lesson-free-why = À cette étape, prends { $card1 } et { $card2 }. Une dame et un as font 13.

pyramid-lesson-partner = Un valet compte 11, et { $card1 } couvre son propre partenaire, le 2♦. Prends-le donc avec un autre 2 : { $card2 } du talon.
pyramid-lesson-partner-why = À cette étape, prends { $card1 } avec { $card2 }. Il ne peut pas partir avec le 2♦ qu’il couvre.

pyramid-lesson-choose = 2 cinq font 13 avec { $card2 }. Compare ce qu’ils couvrent : { $card1 } en { $place1 } libère 2 cartes, l’autre une seule.
pyramid-lesson-choose-why = À cette étape, prends { $card1 } en { $place1 } avec { $card2 }. C’est ce qui libère le plus de cartes.

pyramid-lesson-waste = La carte du dessus de la défausse peut aussi partir avec une carte de la pyramide. Prends { $card1 } et { $card2 }.
pyramid-lesson-waste-why = À cette étape, prends { $card1 } et { $card2 }. Tirer couvrirait { $card2 }.

pyramid-lesson-alone = L’A♦ de la défausse servira bientôt avec une dame : ne le couvre pas. Prends plutôt { $card1 } du talon : un roi n’a pas besoin de partenaire.
pyramid-lesson-alone-why = À cette étape, prends { $card1 } du talon. Tiré, il couvrirait l’A♦ de la défausse.

pyramid-lesson-line = Plusieurs coups tiennent sur une ligne : « { $place1 } s, e2 w » prend 2 paires. « s » est le talon, « w » la défausse. Ou prends { $card1 } et { $card2 }, et l’autre paire suivra.
pyramid-lesson-line-why = À cette étape, prends { $card1 } et { $card2 }. La Q♥ sera alors libre pour l’A♦ de la défausse.

pyramid-lesson-note = Retiens ce qui reste sur la défausse, comme le 6♥ : tout reviendra dans le même ordre. Maintenant, prends { $card1 } et { $card2 }.
pyramid-lesson-note-why = À cette étape, prends { $card1 } et { $card2 }. Ensemble, ils font 13.

pyramid-lesson-prefer = Tu vois 2 paires. Prends d’abord { $card1 } et { $card2 }, car l’autre paire n’enlève rien à la pyramide.
pyramid-lesson-prefer-why = À cette étape, prends { $card1 } et { $card2 }. Ils sont tous deux dans la pyramide.

pyramid-lesson-turn = Le talon est vide : appuie sur « { $move } », et la défausse redevient le talon. C’est possible 2 fois par partie, et tu connais maintenant l’ordre.

pyramid-lesson-last = Ton score est le nombre de cartes dans la pyramide ; talon et défausse ne comptent pas. Prends { $card1 } avec { $card2 } pour gagner.
pyramid-lesson-last-why = À cette étape, prends { $card1 } et { $card2 }. La pyramide sera vide.

pyramid-lesson-end = La pyramide est vide : maintenant, tu sais jouer. Avant de prendre une paire, regarde où sont les autres cartes de ces valeurs. « { button-hint } » te montre un bon coup, et « { button-undo } » reprend n’importe quel coup. Environ deux tiers des donnes peuvent être gagnées : perdre n’est donc pas forcément ta faute.
