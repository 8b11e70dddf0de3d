# Settings of players, stored data, and settings of groups.

# A line for each setting; the names are also on buttons.
settings = Tes paramètres, où que tu joues :
setting-theme = Thème
setting-language = Langue
setting-zone = Fuseau horaire
setting-boards = Plateaux
setting-results = Résultats
setting-clock = Chrono et coups
setting-line = • { $setting } : { $chosen }
language-of-chat = comme cette discussion ({ $language })
language-unfinished = { $language } (inachevé)
zone-clock = { $zone } · { $clock }
zone-of-device = { $zone } · { $clock } (de ton appareil)
boards-picture = Images
boards-words = Texte
results-everyone = Tout le monde
results-group = Le serveur ou le groupe
results-nobody = Personne
clock-both = Les deux
clock-moves = Coups seulement
clock-off = Désactivés

settings-language = Quelle langue dois-je utiliser ?
settings-boards = Comment montrer les plateaux ? Le texte suffit pour jouer à tous les jeux, et un lecteur d’écran peut le lire.
settings-results = Qui peut voir tes résultats ? Tu peux toujours les partager toi-même. « { $group } », c’est là où tu as joué la partie.
settings-clock = Que doit montrer cette page avec le plateau ? Le chrono démarre à ton premier coup.
settings-zone = Quelle heure est-il chez toi ? Pour 3 heures de l’après-midi, choisis 15. Ou tape { $command } avec une grande ville de ton fuseau à la place de Tokyo.
# $zone is a zone with its time; $command makes the bot follow the device again.
settings-zone-of-device = Ton appareil indique { $zone }. Ce fuseau vaut tant que tu n’en choisis pas un autre.
settings-zone-chosen = Tu as choisi { $zone }. Pour utiliser le fuseau de ton appareil, tape { $command }.
settings-cities = Lequel de ces lieux a la même heure que toi ?
zone-hour = { $hour }
button-as-in-chat = Comme la discussion
button-to-settings = ◀ Paramètres
button-other-clock = ◀ Autre heure

no-such-language = Langue inconnue : « { $name } ».
no-such-zone = Fuseau horaire inconnu : « { $name } ».
zone-understood = Fuseau horaire : { $city }, où il est maintenant { $clock }.
zone-unclear = De quelle heure parles-tu avec « { $name } » ?
zone-similar = Fuseau horaire inconnu : « { $name } ». Est-ce l’un de ceux-ci ?
no-such-boards = Impossible de montrer les plateaux comme « { $name } ».
no-such-results = Impossible de montrer les résultats à « { $name } ».
no-such-clock = Impossible de mettre chrono et coups sur « { $name } ».
clock-not-here = Seule la page web du bot montre un chrono et tes coups.
no-such-setting = Paramètre inconnu : « { $name } ».
nearest-values = Proches : { $known }.
known-values = Disponibles : { $known }.
known-zones = Tape une grande ville, comme { $known }.

# Who can see a new game.
audience-private = Visible seulement par toi
audience-public = Visible par tout le monde ici

# The data stored about a player.
button-about = Infos
button-my-data = Mes données
button-my-data-more = Détails des données
button-export = Exporter
button-delete = Tout supprimer…
button-delete-yes = Oui, tout supprimer
button-keep = Non, tout garder
my-data-title = Tes données
my-data = Le bot te reconnaît au numéro de ton compte dans cette discussion. Il enregistre :
my-data-games = • tes parties, avec leurs coups et leurs dates : { $open } en cours, { $past } terminées
my-data-settings = • tes paramètres, et les endroits où te mentionner dans les publications
my-data-conversation = • les derniers messages de cette page, pendant { $days } jours
my-data-lifetimes = Les parties en cours sont supprimées { $open ->
    [one] { $open } jour
   *[other] { $open } jours
 } après leur dernier coup, les parties terminées après { $past ->
    [one] { $past } jour
   *[other] { $past } jours
 }. Si tu ne reviens pas, tes paramètres sont supprimés dans un délai de { $longest ->
    [one] { $longest } jour
   *[other] { $longest } jours
 }. Tu peux exporter tes données dans un fichier ou les supprimer dès maintenant.
my-data-why = Grâce à ces données, tu peux continuer tes parties et les revoir. Les classements et les statistiques en ont besoin aussi.
my-data-seen = { $results ->
    [everyone] Dans les classements et les publications, tout le monde voit ton nom et tes résultats aux défis du jour.
    [group] Les classements et les publications ne montrent ton nom et tes résultats aux défis du jour que là où tu as joué.
   *[nobody] Personne ne voit tes résultats dans les classements ni dans les publications.
 } Tu peux changer cela dans les paramètres. Le nombre de joueurs inclut toujours tout le monde.
my-data-chat = Sur un serveur ou dans un groupe, tout le monde voit tes parties, sauf si les plateaux y sont privés. La discussion conserve aussi nos messages. Ils y restent quand tu supprimes tes données ici.
my-data-page = Rien de tout cela n’est envoyé à personne. Quiconque utilise cet ordinateur peut voir cette page.
my-data-after = Quand tu supprimes tout, c’est effacé aussitôt. Pour tes 2 derniers défis du jour, une marque sans ton nom reste { $days } jours. Elle empêche une deuxième tentative. Les sauvegardes de l’exploitant contiennent tes données jusqu’à leur suppression.
my-data-all = { $file }, dans le code source du bot, liste tout ce qui est enregistré.
my-data-export = Ce fichier contient tout ce qui est enregistré sur toi. C’est du JSON, lisible par les humains et les programmes.
delete-title = Tout supprimer ?
delete = Cela supprime toutes tes parties, tes résultats et tes paramètres, et te retire de tous les classements. C’est définitif. Pour en garder une copie, exporte d’abord tes données.
delete-changed = Tes données ont changé depuis l’affichage de ce bouton. Regarde-les, puis décide.
deleted = Tout ce qui était enregistré sur toi est supprimé. Tu peux recommencer tout de suite.

# Settings of a server or group.
admin-title = Paramètres du serveur ou du groupe
admin = Paramètres pour tout le monde sur ce serveur ou dans ce groupe :
admin-language = Langue : { $chosen }
admin-places = Où l’on peut jouer : { $chosen }
admin-starters = Qui peut lancer des parties : { $chosen }
admin-boards = Qui peut voir les plateaux : { $chosen }
language-of-each = celle de chacun
places-everywhere = partout
places-here-alone = seulement dans ce salon ou ce sujet
places-here-too = ici et dans { $count ->
    [one] { $count } autre salon ou sujet
   *[other] { $count } autres salons ou sujets
 }
places-elsewhere = pas ici, mais dans { $count ->
    [one] { $count } autre salon ou sujet
   *[other] { $count } autres salons ou sujets
 }
starters-everyone = tout le monde
starters-administrators = seulement les admins
boards-public = tout le monde ici
boards-private = seulement le joueur
admin-choose-language = Quelle langue dois-je utiliser ici ? Qui a choisi une langue dans ses paramètres garde la sienne.
button-each-language = Celle de chacun
button-here-alone = Jouer seulement ici
button-here-too = Jouer aussi ici
button-not-here = Interdire ici
button-everywhere = Jouer partout
button-everyone-begins = Tous peuvent lancer
button-administrators-begin = Seuls les admins lancent
button-boards-public = Plateaux publics
button-boards-private = Plateaux privés
button-to-admin = ◀ Paramètres d’admin
no-such-rule = Paramètre inconnu : « { $name } ». Disponibles : { $known }.

refused-not-a-group = Les admins règlent cela sur leur serveur ou dans leur groupe. Ajoute-moi quelque part, puis tapes-y { $command }.
refused-not-a-governor = Seuls les admins de ce serveur ou de ce groupe peuvent changer cela. Demande à l’un d’eux.
refused-only-place = On ne peut jouer que dans ce salon ou ce sujet. Pour déplacer le jeu, tape { $here } au nouvel endroit. Pour l’autoriser partout, tape { $everywhere }.
refused-no-places = On peut maintenant jouer partout. Pour limiter le jeu à un seul endroit, tapes-y { $here }.
refused-too-many-places = On peut jouer à { $most } endroits, et c’est le maximum. Pour en libérer un, tapes-y { $free }. Pour autoriser le jeu partout, tape { $everywhere }.

# The reminder of the daily challenge, and the warning before a streak ends.
setting-reminder = Rappel
setting-warning = Alerte série
reminder-off = Désactivé
warning-on = Activée
warning-off = Désactivée
settings-reminder = Quand dois-je te rappeler le défi du jour ? Je t’écris en privé, et seulement si tu ne l’as pas commencé. Il est { $clock } chez toi ({ $zone }). Tu peux taper n’importe quelle heure : { $command }
settings-reminder-paused = Tu n’as pas joué après les 3 derniers rappels : ils s’arrêtent jusqu’au { $date }. Choisis une heure pour les recevoir plus tôt.
settings-warning = Dois-je t’écrire en privé 3 heures avant la fin d’une série ? Je ne le fais pas si tu as commencé le défi du jour, ou si un gel sauve ta série.
no-such-reminder = Heure inconnue : « { $name } ». Tape une heure comme 18:30, ou « { $off } ».
no-such-warning = L’alerte série ne peut pas être « { $name } ».
reminder-not-here = Sur cette page, je ne peux pas t’écrire en premier. Je le peux sur Discord et Telegram.
button-remind = Rappel quotidien
button-remind-review = Rappel du bilan
