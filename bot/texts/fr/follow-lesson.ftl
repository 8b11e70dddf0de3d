# Follow-the-Suit: the words of the lesson in seeds/lessons/follow.toml. $move and $card1 are of the step’s own move,
# $hand and $stock count cards. A message that ends in “-why” answers another legal move.

follow-lesson-keep = Vide ta main avant que le paquet soit épuisé : voilà le but. Tu pourrais d’abord échanger des cartes, mais pas cette fois : appuie sur « { $move } ».
follow-lesson-keep-why = Tu t’entraîneras à l’échange à la fin. Pour l’instant, garde tes { $hand } cartes : appuie sur « { $move } ».

follow-lesson-trumps = Choisis maintenant l’atout, la couleur qui bat toutes les autres. Tu as 5 trèfles : appuie sur « { $move } ».
follow-lesson-trumps-why = Tu peux choisir n’importe quelle couleur, ou aucune. Mais à cette étape, choisis trèfle : tu en as 5.

follow-lesson-follow = Le paquet entame d’une carte et tu en joues une : c’est un pli. Tu dois fournir si tu peux : joue un { follow-led-suit }.

follow-lesson-lose = La plus haute gagne, et la dame du paquet bat tes 2 cartes de { follow-led-suit }. Joue l’une d’elles : tu perds le pli et prends les deux cartes.

follow-lesson-win = Gagne maintenant un pli avec une carte plus haute : joue un { follow-led-suit } au-dessus du trois, par exemple { $card1 }. Les deux cartes quittent alors le jeu.
follow-lesson-win-why = Cette carte est plus petite que le trois : elle perdrait. À cette étape, gagne le pli.

follow-lesson-cheapest = Ton valet et ta dame de { follow-led-suit } battent tous deux le six. Joue le plus petit, { $card1 } : il suffit, et la dame pourra gagner plus tard.
follow-lesson-cheapest-why = La plus petite carte qui gagne ici est { $card1 }. Une plus haute servira mieux plus tard, une plus petite perd.

follow-lesson-count = Tu as { $hand } cartes, et le paquet { $stock }. Si tu en as un jour plus que le paquet, tu perds : gagne donc avec { $card1 }.
follow-lesson-count-why = Cette carte perdrait, et tu aurais 1 carte de plus. { $card1 } gagne le pli.

follow-lesson-void = Tu n’as pas de { follow-led-suit } : joue la carte que tu veux. Trèfle est atout : coupe, et tu bats même l’as.
follow-lesson-void-why = Tu peux jouer cette carte, mais elle perdrait. Sans { follow-led-suit }, seul un atout gagne ici.

follow-lesson-trumps-led = Ici l’entame est un atout, et tu dois fournir comme toujours. { $card1 } est assez haut pour gagner.
follow-lesson-trumps-led-why = Ce trèfle est plus petit que le neuf : il perdrait. Joues-en un plus haut.

follow-lesson-lowest = Tu peux couper ici seulement parce que tu n’as pas de { follow-led-suit }. Ton plus petit atout, { $card1 }, suffit.
follow-lesson-lowest-why = { $card1 } est la plus petite carte qui gagne ce pli. Garde ton atout plus haut pour plus tard.

follow-lesson-joker-led = Le paquet entame du Joker, qui bat tout et n’a pas de couleur. Joue n’importe quelle carte, par exemple { $card1 } : tu perds, mais le Joker est à toi.

follow-lesson-joker = Tu peux toujours jouer le Joker, même si tu peux fournir. Ta dame est plus petite que le roi : joue le Joker.
follow-lesson-joker-why = Ta dame perdrait, et tu prendrais aussi le roi. Le Joker gagne le pli.

follow-lesson-choosing = Comme atout, choisis ta couleur la plus longue : au début, tu avais 5 trèfles. Maintenant, ton dernier gagne : joue { $card1 }.
follow-lesson-choosing-why = Cette carte n’est pas un atout et perdrait. Tu prendrais un deux, qui ne bat aucune carte de sa couleur.

follow-lesson-exchange = Ton { $card1 } ne bat que 2 cartes, et l’une d’elles est entamée : joue-le et gagne la partie. Chaque carte restée dans le paquet vaut 1 point.

follow-lesson-discard = Gagné ! Voici une nouvelle donne pour t’entraîner à l’échange : tu défausses des cartes basses et en tires 2 pour chacune. Choisis { $card1 } et { $card2 }, puis appuie sur « { $move } ».
follow-lesson-discard-why = À cette étape, échange seulement { $card1 } et { $card2 }. Tes autres cartes gagnent plus facilement des plis.

follow-lesson-longest = Tu as maintenant { $hand } cartes, dont 6 d’une même couleur. Ta couleur la plus longue fait un bon atout : appuie sur « { $move } ».
follow-lesson-longest-why = À cette étape, choisis ta couleur la plus longue. Alors ses cartes basses gagnent aussi.

# $winnable deals of 100 can be won with all cards known, and following hints wins $hints.
follow-lesson-end = À toi de jouer : échange les cartes qui en battent peu d’autres, prends ta couleur la plus longue pour atout et gagne avec la plus basse carte qui suffit. Environ { $winnable } donnes sur 100 peuvent être gagnées ; en suivant les indices, on en gagne { $hints }.
