# Messages of all games and all chats.

# “Wish 4503599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4503599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = donne { $deal } · { $details }

# “Wish, deal 4503599, all cards open”
deal-title = { $game }, donne { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
 }
# Face-down cards that the player knows, at the end of a list from the top.
face-down-cards = face cachée { $cards }
# A card that others in its pile cover: “7♠, card 5 from the bottom of pile c”.
covered-card = { $card }, carte { $number } de la pile { $pile } en partant du bas
typed-moves = Tu peux taper : { $moves }.
typed-moves-listed = Tu peux taper, par exemple, « { $example } ». Tous les coups : { $moves }.
typed-any = Tu peux taper « { $verb } », suivi d’autant d’éléments de cette liste que tu veux, ou d’aucun : { $places }.
typed-note = { $typed } ({ $note })
typed-places = { $start } : { $places }
typed-separator = { " ; " }
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = « { button-words } » montre le reste.
text-view-once = Seul ce plateau est en texte. Pour les voir tous en texte : { $command }

button-undo = ↩ Annuler
button-redo = ↪ Rétablir
button-restart = Recommencer
button-new = Nouvelle partie
button-same = Même donne
button-try-again = Réessayer
button-another = Autre jeu
button-words = Vue texte
button-always-words = Toujours en texte…
button-picture = Vue image
button-rules = Règles
button-games = Mes parties
button-give-up = Abandonner
button-give-up-yes = Oui, abandonner
button-play-on = Non, continuer
button-play = Jouer
button-play-deal = Jouer cette donne
button-help = Aide
button-more = Plus…
button-open-table = Ouvrir la table
button-others = Autres coups…
button-back = ◀ Retour
button-next = Suivant ▶
to-part = Partie { $number } sur { $count }
button-deal = Lancer la partie
button-record = Notation
button-notation = Pour d’autres programmes
button-replay = Revoir
button-share = Partager
button-copy = Copier le texte
button-settings = Paramètres
button-to-game = Retour à ma partie

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = Animation
button-play-from = Reprendre ici

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = Au début
label-before = 1 coup en arrière
label-after = 1 coup en avant
label-last = À la fin

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters }… ({ $moves })
bunch-number = { $number }…
bunch-range = { $first } – { $last }
bunch-range-means = « { bunch-range } » ouvre les choix de { $first } à { $last }.
choosing = Choisis.
choosing-others = Ces coups sont rarement utiles.
too-long-a-line = C’est trop long. Une ligne de coups peut compter { $most } caractères au plus. Coupe-la en plusieurs lignes.
no-move-typed = Ajoute un coup après la commande. Tape { $command } pour voir des exemples.
later-in-line = Rien n’a été joué : le coup { $number } de la ligne, « { $move } », n’est pas possible.
would-end-first = La partie se terminerait avant le dernier coup de la ligne : rien n’a été joué. Retire les coups qui viennent après la fin.
type-yes = Ce coup perd la partie tout de suite. Pour confirmer, appuie sur le bouton, ou retape le coup suivi de « { typed-yes } ».
type-yes-to-end = Pour finir la partie, appuie sur le bouton, ou retape le coup suivi de « { typed-yes } ».
nearest = Tu voulais dire « { $move } » ?
record-title = Notation : { $deal }
# A game for solvers and other programs: its deal, and its moves if they can be written.
export-title = { $deal } pour d’autres programmes
export-board = La donne, comme la lisent Freecell Solver et d’autres programmes :
export-moves = Coups en notation standard :
export-unwritable = Les coups manquent : la notation standard ne sait pas écrire une carte qui revient d’une fondation.
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = Cette donne est un défi du jour encore ouvert. Tu ne peux la jouer que depuis le début.
record-over = La partie de cette notation est terminée. Pour jouer à partir d’un coup antérieur, retire les derniers coups. Pour la regarder, tape « replay » au lieu de « play ».
record-illegal = Le coup { $number } de cette notation, « { $move } », n’est pas possible.
record-goes-on = La partie se termine au coup { $number }, mais cette notation continue. Retire les coups suivants.
refused-record-gone = Cette notation n’est plus enregistrée. Tape-la de nouveau.
refused-unreadable-record = Notation illisible : « { $text } ». Une notation ressemble à ceci : wish/1 #42 | take a c

options-title = { $game } : choisis les options
option-line = • { $option }
option-on = { $option }
option-off = { $option } : non
rules-menu-title = Règles
rules-menu = Choisis un jeu pour lire ses règles.

assisted = { $details }.
replay-film = Toute la partie : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }. Les boutons te font avancer coup par coup.
replay-so-far = Jusqu’ici : { $state }
replay-film-alt = Animation : { $deal } depuis le début, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }. { $end }
replay-count = { $number } / { $count }
replay-deal = Début de la partie. { $count ->
    [one] Il reste { $count } coup à voir.
   *[other] Il reste { $count } coups à voir.
 }
replay-move = Coup { $number } sur { $count } : { $move }.
replay-state = À ce moment-là : { $state }.
replay-beyond = Cette partie compte { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}. Voici le dernier.
replay-unread = Voici toute la partie. Pour voir le plateau après le coup { $number }, tape « { $command } ».
nothing-to-replay = Cette partie n’a aucun coup à revoir.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Gagné
result-lost = Perdu
result-ended = Terminé
result-given-up = Abandon
result = Score : { $score }
result-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] Au début :
   *[other] Après le coup { $moves } :
 }
result-clean = Sans aide : rien d’annulé, aucun indice
result-assisted = Avec aide : { $help }
help-undos = { $count ->
    [one] { $count } coup annulé
   *[other] { $count } coups annulés
 }
help-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
 }
help-verdicts = { $count ->
    [one] { $count } verdict
   *[other] { $count } verdicts
 }
help-begun-again = recommencée
help-from-record = lancée depuis une notation
share = { $result } { $moves ->
    [0] avant le premier coup
    [one] après { $moves } coup
   *[other] après { $moves } coups
 }. { $score }. { $effort }.
share-alt = Résultat : { $deal }. { $details }
share-to-nobody = Tes résultats sont cachés à tout le monde : tu es la seule personne à voir ceci.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Joue cette donne : tout le monde reçoit les mêmes cartes.
nothing-to-share = Cette partie n’est pas encore finie. Tu pourras la partager à la fin.

giving-up = Abandonner cette partie ? Elle comptera comme perdue, mais « { button-undo } » permet de la reprendre.
ended-given-up = Tu as abandonné cette partie.

welcome-title = Bienvenue sur Solitaire Bot
welcome = Appuie sur un jeu pour commencer. Tu peux annuler n’importe quel coup : essaie sans crainte.
# The bot was added to a server or group. $command starts a game.
greeting = Salut ! Je propose des solitaires. Appuie sur un jeu, ou envoie { $command }. Chaque plateau est à la personne qui a lancé la partie. Tout le monde peut jouer la même donne.
menu-title = Quel jeu ?
menu = Appuie sur un jeu pour commencer. Avec le même numéro de donne, tes amis reçoivent les mêmes cartes.
no-game = Tu n’as pas de partie en cours. Choisis un jeu pour commencer.
game-gone = Cette partie n’existe plus. Les parties en cours sont supprimées après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } sans coup joué, ou quand tu supprimes tes données. En commencer une nouvelle ?
rules-changed = Les règles de ce jeu ont été corrigées depuis le début de ta partie : tu ne peux pas la continuer. Tu peux rejouer la même donne depuis le début.
stranger = Cette partie est à quelqu’un d’autre. Tu peux jouer la même donne de ton côté.
how-to-move = À toi de jouer : appuie sur un bouton sous le plateau. « { button-rules } » explique le jeu, et { $command } montre ce que tu peux taper.
still-open = Voici ta partie inachevée. Pour en commencer une autre, appuie sur « { button-new } ».

no-such-open-game = Tu n’as pas de partie en cours de ce nom. Tes parties en cours :
games-title = Tes parties
games-open = { $count ->
    [0] Tu n’as aucune partie en cours.
    [one] Tu as { $count } partie en cours. Appuie dessus pour continuer.
   *[other] Tu as { $count } parties en cours. Appuie sur l’une d’elles pour continuer.
 }
games-past = Terminées récemment :
past-won = { $deal } : victoire. { $state }
past-lost = { $deal } : défaite. { $state }
past-ended = { $deal } : { $state }
past-given-up = { $deal } : abandon. { $state }
past-other-rules = { $deal } : partie jouée avec d’anciennes règles.
too-many-games = Tu as { $most } parties en cours, et c’est le maximum. Finis-en une ou abandonnes-en une d’abord.

rules-title = { $heading } ({ $number }/{ $count })
help-title = Comment jouer
help-moves = { $chat ->
    [page] Appuie sur une carte, fais-la glisser à sa place, ou tape un coup.
   *[other] Appuie sur un bouton sous le plateau, ou tape un coup.
 } { $typing } « { button-words } » décrit ce plateau en texte. Dessous, « { button-always-words } » change tous les plateaux.
help-typing = Les règles de chaque jeu expliquent comment taper ses coups.
unknown-command = Commande inconnue : { $name }. Commandes disponibles :
unexpected-words = « { $text } » ne peut pas suivre { $command } : rien n’a été fait. Tape seulement { $command }.

about-title = Solitaire Bot { $version }
about = Des solitaires classiques et d’autres qui sortent de l’ordinaire, sur Discord, sur Telegram et sur une page web.
about-licence = Ce bot est un logiciel libre sous licence MIT. Ses images et ses cartes ont été faites pour lui. Les textes des images utilisent les polices Inter et Noto Sans CJK, sous licence SIL Open Font License.

settings-title = Paramètres
settings-theme = Tes plateaux utilisent le thème « { $theme } », montré ici. Appuie sur un autre thème pour changer.
no-such-theme = Thème inconnu : « { $name } ».

moved-on = Ce bouton n’est plus à jour. Voici le plateau actuel.
nothing-to-undo = Rien à annuler : c’est le début de la donne.
nothing-to-redo = Rien à rétablir : il ne reste aucun coup annulé.
nothing-to-restart = Rien à recommencer : c’est le début de la donne.
busy = Tu as joué un autre coup au même moment. Réessaie.
sorry = Désolé, il y a eu une erreur. Regarde le plateau, puis réessaie.
store-unavailable = Tes parties sont inaccessibles pour le moment. Patiente un peu et regarde le plateau avant de réessayer : ton coup a peut-être été enregistré.
unreadable-game = Les données de cette partie sont illisibles. Elles sont conservées telles quelles. Commence une autre partie.

refused-not-here = Les jeux sont désactivés ici. Pour continuer ta partie, utilise { $command } dans un autre salon ou sujet. Ou joue en discussion privée avec moi.
refused-not-your-start = Ici, seuls les admins peuvent lancer des parties. Tu peux jouer en discussion privée avec moi.
refused-not-a-code = Ce lien ne mène à aucune donne. Tape /play pour commencer une partie.
refused-too-long = Cette partie compte { $most } coups, et c’est le maximum. Annule des coups, ou recommence la donne.
refused-over = Cette partie est terminée. « { button-undo } » permet de la reprendre, et « { button-new } » en commence une autre.
refused-begins-here = Un coup est possible ici. Appuie encore une fois pour le jouer ou pour choisir.
refused-ends-here = Une carte peut venir ici. Appuie d’abord sur cette carte.
refused-covered-card = D’autres cartes couvrent celle-ci : tu ne peux pas la jouer pour l’instant.
refused-no-move-here = Il n’y a rien à faire ici pour l’instant.
refused-no-move-between = Aucun coup ne mène de là à ici. Appuie sur la carte pour voir où elle peut aller.
refused-move-there = Ce coup est possible. Essaie encore, ou utilise son bouton.
refused-no-such-place = « { $place } » n’est pas une place de ce plateau. Appuie sur une place de l’image.
refused-which-place = Indique 1 ou 2 places du plateau, pas { $count }.
refused-unreadable = Coup illisible : « { $text } ».
refused-no-such-game = Jeu inconnu : « { $name } ». Disponibles : { $known }.
refused-no-such-option = Option inconnue : « { $name } ». Disponibles : { $known }.
refused-no-options = Option inconnue : « { $name } ». Ce jeu n’a pas d’options.
refused-no-such-value = { $name } peut valoir { $known }, mais pas « { $value } ».
refused-options-exclude = « { $name } » et « { $other } » ne vont pas ensemble. Choisis l’une des deux options.
refused-not-a-deal = « { $text } » n’est pas un numéro de donne. Tape un nombre entier, comme 4503599.
refused-no-such-deal = Les numéros de donne vont de 0 à { $last }.
