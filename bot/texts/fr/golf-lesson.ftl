# Golf: the words of the lesson in seeds/lessons/golf.toml. $card1, $place1 and $move are of the step’s own move, $streak is
# the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

golf-lesson-next = Vide les 7 piles : mets leurs { $score } cartes sur la défausse. Chacune doit avoir 1 valeur de plus ou de moins que la carte du dessus : mets { $card1 } sur le 7♥.
golf-lesson-next-why = Cela peut attendre. À cette étape, mets { $card1 } sur le 7♥.

golf-lesson-same = La couleur ne compte pas : 2 cinq vont sur le 6♦. Compare les cartes du dessous : le 2♠ servira bientôt, alors prends { $card1 } sur { $place1 }.
golf-lesson-same-why = À cette étape, prends { $card1 } sur { $place1 }. Le 2♠ qui est dessous servira bientôt.

golf-lesson-top = Tu vois toutes les cartes d’une pile, mais tu ne prends que celle du dessus : sur l’image, la plus basse. Mets { $card1 } sur le 5♠.
golf-lesson-top-why = Cela peut attendre. À cette étape, mets { $card1 } sur le 5♠.

golf-lesson-ahead = Le 5♣ et le 3♥ conviennent. Pense un coup plus loin : après { $card1 }, le 2♣ du dessous peut suivre, alors prends { $card1 }.
golf-lesson-ahead-why = À cette étape, prends { $card1 } sur { $place1 }. Ensuite, le 2♣ peut suivre.

golf-lesson-ace = Sur un as, il faut un 2 : la plupart des séries s’arrêtent là. Mais le 2♠ attend sur c : prends { $card1 }, et il suivra.
golf-lesson-ace-why = Cela peut attendre. À cette étape, prends { $card1 }, car le 2♠ va dessus.

golf-lesson-draw = Tu as pris { $streak } cartes sans tirer : c’est une série. Plus rien ne convient : appuie sur « { $move } », et une carte passe du talon à la défausse.

golf-lesson-keep = Le 5♣ convient, mais rien ne t’oblige à le prendre. Garde-le pour relier le 4♣ et le 6♥ de la pile a : appuie sur « { $move } ».
golf-lesson-keep-why = Le 5♣ servira mieux plus tard, entre le 4♣ et le 6♥ de la pile a. À cette étape, tire.

golf-lesson-line = Cherche d’abord la plus longue série, et tape-la sur une ligne : « { $place1 } d c » prend 10♦, J♠ et Q♠. Ou prends { $card1 }, et les autres suivront.
golf-lesson-line-why = À cette étape, prends { $card1 } sur { $place1 }. J♠ et Q♠ peuvent suivre.

golf-lesson-direction = Aucun roi n’est libre, mais tu peux monter ou descendre à tout moment. Mets { $card1 } sur la Q♠ pour redescendre.
golf-lesson-direction-why = Cela peut attendre. À cette étape, mets { $card1 } sur la Q♠.

golf-lesson-kept = Le 4♣ de la pile a est sur la défausse, et le 6♥ est libre. Prends { $card1 }, que tu as gardé, et le 6♥ suivra.
golf-lesson-kept-why = Cela peut attendre. À cette étape, mets { $card1 } sur le 4♣.

golf-lesson-long = Le 8♠ et { $card1 } conviennent. Prends d’abord dans les longues piles, pour avoir encore le choix à la fin : { $card1 } sur { $place1 }.
golf-lesson-long-why = À cette étape, prends { $card1 } sur { $place1 }. Cette pile est plus longue.

golf-lesson-queens = Sur un roi, il faut une dame : surveille les dames. Prends { $card1 }, et le K♦ et l’autre dame suivront.
golf-lesson-queens-why = Cela peut attendre. À cette étape, mets une dame sur le K♣, par exemple { $card1 }.

golf-lesson-streak = Maintenant, 8 cartes se suivent : « { $place1 } c d b g f g f » les prend toutes. Ou prends { $card1 }, et les autres suivront.
golf-lesson-streak-why = Cela peut attendre. À cette étape, mets { $card1 } sur la Q♣.

golf-lesson-stock = Il ne reste que le 2♥, et il lui faut un as ou un 3. Talon vide, tu perdrais, mais il y reste { $stock } cartes : appuie sur « { $move } ».

golf-lesson-last = Ton score est le nombre de cartes sur les piles, et 0 est le mieux. Prends la dernière, { $card1 }, pour gagner.
golf-lesson-last-why = À cette étape, prends { $card1 }. C’est la dernière carte des piles.

golf-lesson-end = Les 7 piles sont vides : maintenant, tu sais jouer au Golf. Les as et les rois arrêtent les séries : prends-les en dernier, ou entre deux 2 ou 2 dames. « { button-hint } » te montre un bon coup, et « { button-undo } » reprend n’importe quel coup. Moins de la moitié des donnes peuvent être gagnées : perdre n’est donc pas forcément ta faute. Avec l’option « wrap », rois et as se suivent : c’est Putt Putt.
