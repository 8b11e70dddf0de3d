# The lesson of Blink Solitaire. $card1 goes to the cell $place2 in a step’s own move, for $points; $card is held;
# $stock counts the cards to draw. The cells and cards named otherwise are those of the lesson’s deal.

blink-lesson-first = Tu gagnes en posant les 60 cartes. Pose la première au milieu, en { $place2 } : il y a de la place tout autour.
blink-lesson-count = Désormais, chaque carte doit en toucher une de même nombre, couleur ou forme. Ici, c’est le nombre, 5 à côté de 5 : pose { $card1 } en { $place2 }.
blink-lesson-count-why = Tu peux aussi mettre une carte en réserve, mais ça viendra plus tard. Pose celle-ci à côté de F4.
blink-lesson-color = Le fond d’une carte est sa couleur : F4 est jaune, ta carte aussi. Pose { $card1 } à côté, par exemple en { $place2 }.
blink-lesson-color-why = Tu peux aussi mettre une carte en réserve, mais cette étape parle des couleurs. Pose celle-ci à côté de F4.
blink-lesson-shape = La forme peut convenir aussi : tes étoiles vont à côté des étoiles en F3. Pose { $card1 } en { $place2 }.
blink-lesson-shape-why = Tu peux aussi mettre une carte en réserve, mais cette étape parle des formes. Pose celle-ci à côté de F3.
blink-lesson-hold = { $card } : aucune place ne convient, alors mets cette carte en réserve. Tu verras ensuite la suivante.
blink-lesson-corner = En diagonale, les cartes ne se touchent pas. Pose { $card1 } en { $place2 } : elle touche G3, bleue aussi, mais pas F3.
blink-lesson-corner-why = C’est permis aussi. Mais en { $place2 }, tu vois que F3, en diagonale, ne compte pas.
blink-lesson-points = Un nombre, une couleur ou une forme en commun vaut 2 points. Choisis { $card1 }, puis { $place2 } : nombre et couleur comme en G2, pour { $points } points.
blink-lesson-points-why = C’est permis aussi. Mais cette étape parle des points : pose { $card1 } là où tu en gagnes { $points }.
blink-lesson-held = La carte en réserve convient maintenant : G2 montre 1 aussi. Choisis { $card1 }, puis { $place2 } : cela libère une place en réserve.
blink-lesson-held-why = La carte tirée reste où elle est et peut attendre. Pose d’abord celle de la réserve : { $card1 }.
blink-lesson-neighbors = En { $place2 }, la carte tirée touche G1 et H2, et doit aller avec les deux. Toutes les 3 portent le nombre 1 : pose-la là.
blink-lesson-neighbors-why = C’est permis aussi. Mais cette étape parle des cases entre 2 cartes, comme { $place2 }.
blink-lesson-edge = { $card } : cette carte n’irait qu’au-dessus de H1, mais la table s’arrête là. Rien ne peut dépasser le bord, alors mets-la en réserve.
blink-lesson-ahead = Tu peux réserver jusqu’à 3 cartes, même jouables, pour voir la suivante. Essaie maintenant : mets en réserve { $card }.
blink-lesson-ahead-why = C’est permis aussi. Mais pour une fois, mets cette carte en réserve afin de voir la suivante.
blink-lesson-full = La carte tirée ne va nulle part, et la réserve est pleine. Sans carte de réserve jouable, tu perdrais, mais il y en a une : pose { $card1 } en { $place2 }.
blink-lesson-win = Tu gagnes quand tout est posé, réserve comprise ; il reste { $stock } cartes à tirer. À toi de jouer : pose une carte qui convient, ou mets-en une en réserve.
# $winnable deals of 100 can be won with all cards known.
blink-lesson-end = Maintenant, tu sais jouer à Blink : accorde chaque carte à ses voisines, et remplis tôt ta réserve. Environ { $winnable } donnes sur 100 peuvent être gagnées : sauras-tu poser les 60 cartes ?
