# Kittyhawk: the words of the lesson in seeds/lessons/kittyhawk.toml. $brief1, $brief2, $place1 and $place2 are of the
# step’s own move. A message that ends in “-why” answers another legal move.

# The place where a card goes.
kittyhawk-at2 = { $place2 ->
    [moons] la fondation des Lunes
    [suns] la fondation des Soleils
    [waves] la fondation des Vagues
    [leaves] la fondation des Feuilles
    [wyrms] la fondation des Vouivres
    [knots] la fondation des Nœuds
   *[other] la pile { $place2 }
 }

kittyhawk-lesson-home = Monte toutes les cartes sur 6 fondations : Lunes, Soleils, Vagues, Feuilles, Vouivres et Nœuds. Chacune a déjà son As : déplace le { $brief1 } { kittyhawk-at1 } vers { kittyhawk-at2 }.
kittyhawk-lesson-home-why = À cette étape, monte un 2 sur une fondation. Il va sur l’As de l’une de ses couleurs.

kittyhawk-lesson-either = La plupart des cartes portent 2 couleurs, mais les As et les Couronnes une seule. Déplace le { $brief1 } { kittyhawk-at1 } vers la fondation de l’une de ses couleurs.
kittyhawk-lesson-either-why = À cette étape, monte le { $brief1 } sur une fondation. Il va sur celles de ses deux couleurs : choisis.

kittyhawk-lesson-next = Les fondations montent pas à pas : As, 2, 3 et ainsi de suite jusqu’à 9, puis Couronne. Déplace le { $brief1 } { kittyhawk-at1 } vers { kittyhawk-at2 }.
kittyhawk-lesson-next-why = À cette étape, monte le { $brief1 } sur une fondation. C’est la valeur qui suit le { $brief2 }.

kittyhawk-lesson-build = Une carte va aussi sur une pile : sur la valeur juste au-dessus, avec une couleur commune. Déplace le { $brief1 } { kittyhawk-at1 } sur le { $brief2 }.
kittyhawk-lesson-build-why = À cette étape, pose une carte sur la valeur juste au-dessus, dans une pile. Le { $brief1 } et le { $brief2 } ont une couleur commune.

kittyhawk-lesson-heap = Tu peux prendre des cartes sur les tas g et h, mais jamais y en poser. Déplace le { $brief1 } { kittyhawk-at1 } sur le { $brief2 }.
kittyhawk-lesson-heap-why = À cette étape, déplace une carte d’un tas. La carte du dessous devient alors jouable.

kittyhawk-lesson-empty = Une pile vide accepte toute carte : de quoi atteindre les cartes des tas. Déplace le { $brief1 } { kittyhawk-at1 } vers { kittyhawk-at2 }, qui est vide.
kittyhawk-lesson-empty-why = À cette étape, déplace la carte du dessus d’un tas vers une pile vide. La carte du dessous devient alors jouable.

kittyhawk-lesson-one = On ne déplace qu’une carte à la fois. Pose le { $brief1 } sur { kittyhawk-at2 }, vide, pour libérer la carte du dessous.
kittyhawk-lesson-one-why = À cette étape, déplace le { $brief1 } vers { kittyhawk-at2 }, qui est vide. Ensuite, le 7 ira sur le 8, et le 6 sur le 7.

kittyhawk-lesson-deal = Les deux tas sont vides. Distribue 6 cartes du talon (les cartes cachées) : 3 sur chaque tas. S’il restait des cartes, elles seraient recouvertes.
kittyhawk-lesson-deal-why = Tu peux distribuer à tout moment. Les tas sont vides, c’est le bon moment : distribue à cette étape.

kittyhawk-lesson-collect = « { kittyhawk-collect } » monte toutes les cartes sur lesquelles plus rien ne peut aller. Fais-le pour les deux cartes du tas de gauche : ce n’est que 1 coup.
kittyhawk-lesson-collect-why = Tu peux aussi monter les cartes une par une. À cette étape, utilise « { kittyhawk-collect } ».

kittyhawk-lesson-crown = Une Couronne a la plus haute valeur : seule une pile vide peut la recevoir. Déplace la { $brief1 } { kittyhawk-at1 } vers { kittyhawk-at2 }, qui est vide.
kittyhawk-lesson-crown-why = À cette étape, déplace la Couronne vers une pile vide. Les cartes du dessous deviennent alors jouables.

kittyhawk-lesson-before = Joue les tas avant de distribuer encore : la distribution recouvrirait leurs cartes. Déplace le { $brief1 } { kittyhawk-at1 } sur le { $brief2 }.
kittyhawk-lesson-before-why = À cette étape, monte la carte du dessus d’un tas, ou pose-la sur une autre. La prochaine distribution la recouvrirait.

kittyhawk-lesson-nine = Au niveau { $level }, la Couronne suit le 9 : elle accepte donc un 9. Déplace le { $brief1 } { kittyhawk-at1 } sur la { $brief2 }.
kittyhawk-lesson-nine-why = À cette étape, pose un 9 sur une Couronne qui a une couleur commune avec lui.

kittyhawk-lesson-back = Les cartes peuvent redescendre des fondations : appuie sur « { kittyhawk-button-others } ». Déplace le { $brief1 } vers { kittyhawk-at2 } : le 7 du tas de gauche ira dessus.
kittyhawk-lesson-back-why = À cette étape, redescends le { $brief1 } vers { kittyhawk-at2 }. C’est le seul 8 qui a une couleur commune avec le 7 du tas de gauche.

kittyhawk-lesson-free = « { button-undo } » efface n’importe quel coup, même une distribution. Choisis maintenant toi-même un coup.

# A simple player wins $simple deals of 100.
kittyhawk-lesson-end = Tu connais les règles : joue les tas, puis distribue, jusqu’à monter toutes les cartes. Tu perds seulement quand le talon est vide et que les cartes tournent en rond. Presque toutes les donnes peuvent être gagnées, alors n’abandonne pas trop tôt : même en jouant simplement, on en gagne environ { $simple } sur 100.
