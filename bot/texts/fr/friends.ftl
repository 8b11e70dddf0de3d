# Challenges of friends: a finished game’s deal, sent to others by a link. $name is a player’s name, or one of
# “friend-somebody” and “friend-a-friend”.

button-friend = Défier un ami
button-friend-results = Résultats des amis
button-friend-compare = Les deux résultats
button-friend-drop = Annuler le défi
button-friend-drop-oldest = Annuler le premier
button-friend-drop-all = Tout annuler
button-friend-play = Accepter le défi
telegram-button-send-friend = Envoyer le défi…

friend-you = Toi
friend-somebody = Quelqu’un
friend-a-friend = Quelqu’un

# The link, for the challenger only; then the text that is sent.
friend-link-title = Défi : { $deal }
friend-link = Envoie le texte et son lien à tes amis. Il ouvre la même donne.
friend-link-typed = Envoie le texte ci-dessous à tes amis. Sa commande ouvre la même donne.
friend-link-use = Ton résultat reste caché jusqu’à ce qu’ils aient fini. Ensuite, vous voyez les deux résultats. Le code { $code } marche dans toute discussion avec moi, jusqu’au { $date }.
friend-shared = Tu peux faire mieux ? Après, on voit les deux résultats.

friend-full-title = Trop de défis en cours
friend-full = Tu as { $most } défis en cours, c’est la limite. Annules-en un, ou attends que l’un d’eux expire.
friend-full-oldest = Le plus ancien est { $deal }. Il expire le { $date }.
friend-dropped = Le défi est annulé. Son lien ne marche plus.
friend-dropped-all = Tous tes défis sont annulés. Leurs liens ne marchent plus.

# What the link shows to a friend.
friend-title = { $name } te défie
friend-offer = Joue la même donne. Quand tu auras fini, les deux résultats s’afficheront côte à côte.
friend-known = Tu as déjà joué cette donne : ta partie compte donc comme jouée avec aide.
friend-begun = { $name } te défie. Finis cette partie, et les deux résultats s’afficheront côte à côte.
friend-secret = Cette donne fait partie d’un défi du jour. Rouvre le lien quand ce jour sera clos.
friend-gone = Ce défi n’existe plus : il a été annulé, ou ses { $days } jours sont passés. Demande un nouveau lien.
friend-unread = « { $text } » n’est pas un défi. Copie le code entier, comme friend-0k3v9x1m2p7qa.

# Both results side by side, each in a line such as “You: Won in 98 moves, 3:12, without help”.
friend-played = { $name } a joué ta donne
friend-verdict = { $comparison ->
    [better] Tu as fait mieux.
    [worse] { $name } a fait mieux.
    [helped] Pas de gagnant : un seul de vous a eu de l’aide.
   *[equal] Égalité.
 }
friend-none-yet = Personne n’a encore fini cette donne.
friend-open-until = Le code { $code } marche jusqu’au { $date }.

friend-overview-title = Tes défis
friend-how = Finis une partie, puis appuie dessous sur « { button-friend } ». Tu recevras un lien vers la même donne.
friend-row = { $deal } : { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
 }, jusqu’au { $date }
