# TriPeaks: the words of the lesson in seeds/lessons/tripeaks.toml. $card1, $place1 and $move are of the step’s own move,
# $streak is the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

tripeaks-lesson-next = Vide les 3 sommets : mets leurs { $score } cartes sur la défausse. Chacune doit avoir 1 valeur de plus ou de moins que la carte du dessus : mets { $card1 } sur le 4♠.
tripeaks-lesson-next-why = Cela peut attendre. À cette étape, mets un 3 ou un 5 sur le 4♠, par exemple { $card1 }.

tripeaks-lesson-direction = Tu peux monter ou descendre à tout moment, et la couleur ne compte pas. Mets { $card1 } sur le 3♥.
tripeaks-lesson-direction-why = À cette étape, remonte. { $card1 } va sur le 3♥.

tripeaks-lesson-turn = Une carte cachée se retourne quand aucune autre n’est posée dessus. Prends { $card1 }, et 2 cartes se retournent.
tripeaks-lesson-turn-why = Cela peut attendre. À cette étape, prends { $card1 } en { $place1 }, car 2 cartes cachées sont dessous.

tripeaks-lesson-draw = Aucune carte libre ne va sur le 5♣ : appuie sur « { $move } ». Une carte passe du talon à la défausse.

tripeaks-lesson-ahead = Le 2♠ et le K♣ vont tous deux sur un as. Pense un coup plus loin : après { $card1 }, le 3♣ peut suivre, alors prends { $card1 }.
tripeaks-lesson-ahead-why = À cette étape, prends { $card1 }. Ensuite, le 3♣ peut suivre.

tripeaks-lesson-peak = Les cartes des rangées du haut sont libres aussi, dès que rien n’est posé dessus. Mets { $card1 } sur le 2♠.
tripeaks-lesson-peak-why = Cela peut attendre. À cette étape, mets { $card1 } sur le 2♠.

tripeaks-lesson-type = Tu peux aussi taper une carte ou sa place : « jd » et « { $place1 } » prennent tous deux { $card1 }. Maintenant, prends un valet.
tripeaks-lesson-type-why = Cela peut attendre. À cette étape, mets un valet sur le 10♠, par exemple { $card1 }.

tripeaks-lesson-same = Si 2 cartes de même valeur conviennent, prends celle qui en retourne une autre. Ici, c’est { $card1 } en { $place1 }, pas le 10♣.
tripeaks-lesson-same-why = À cette étape, prends { $card1 } en { $place1 }. Des 2 dix, lui seul retourne une carte.

tripeaks-lesson-line = Toute une série tient sur une ligne : « { $place1 } c3 d8 » prend J♠, Q♠ et K♣. Ou prends { $card1 }, et les autres suivront.
tripeaks-lesson-line-why = Cela peut attendre. À cette étape, mets un valet sur le 10♦, par exemple { $card1 }.

tripeaks-lesson-seen = Le K♣ a retourné 2 cartes, dont une qui convient. Plus tu vois de cartes, plus tes séries sont longues : prends { $card1 }.
tripeaks-lesson-seen-why = Cela peut attendre. À cette étape, mets { $card1 } sur le K♣.

tripeaks-lesson-streak = Tu as pris { $streak } cartes sans tirer : c’est ta série. Allonge-la avec { $card1 }, et 3 autres cartes suivront.
tripeaks-lesson-streak-why = Tirer mettrait fin à ta série. À cette étape, mets un 8 sur le 9♦, par exemple { $card1 }.

tripeaks-lesson-peaks = 2 six conviennent. Le sommet du milieu a encore le plus de cartes : prends { $card1 } en { $place1 }.
tripeaks-lesson-peaks-why = À cette étape, prends { $card1 } en { $place1 }. Ce sommet a encore le plus de cartes.

tripeaks-lesson-wrap = Après le roi revient l’as : un as va sur un roi, et un roi sur un as. Mets { $card1 } sur le K♥.
tripeaks-lesson-wrap-why = Cela peut attendre. À cette étape, mets { $card1 } sur le K♥.

tripeaks-lesson-stock = Tu perds si rien ne convient et que le talon est vide ; il y reste { $stock } cartes. Mais { $card1 } convient : prends-le.
tripeaks-lesson-stock-why = Ne tire pas tant qu’une carte convient bien. À cette étape, mets { $card1 } sur le 10♥.

tripeaks-lesson-last = Ton score est le nombre de cartes sur les sommets, et 0 est le mieux. Prends la dernière, { $card1 }, pour gagner.
tripeaks-lesson-last-why = À cette étape, prends { $card1 }. C’est la dernière carte des sommets.

tripeaks-lesson-end = Les 3 sommets sont vides : maintenant, tu sais jouer à TriPeaks. Prends d’abord ce qui couvre des cartes cachées, et ne garde pas un sommet pour la fin. « { button-hint } » te montre un bon coup, et « { button-undo } » reprend n’importe quel coup. Presque toutes les donnes peuvent être gagnées, mais seulement si on connaît toutes les cartes : perdre n’est donc pas forcément ta faute.
