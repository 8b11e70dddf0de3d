# What admins can configure about posts of the daily challenge, and what they are shown about them.

posts-title = Publications quotidiennes
posts-none = Je peux publier ici le défi du jour, chaque jour. Chaque publication a un bouton « { button-play } » et les résultats de la veille. Appuie sur « { button-post-here } » dans le salon ou le sujet voulu. Tu verras tout de suite une publication d’essai.
posts-switched-off = J’ai arrêté les publications : elles ont échoué pendant une semaine. { $reason }
posts-unreadable = Les paramètres des publications sont illisibles : rien n’est donc publié ici. Règle-les de nouveau.
posts-configured = Je publie le défi du jour chaque jour, avec les résultats de la veille.
posts-here = Où : ici
posts-elsewhere = Où : dans un autre salon ou sujet
posts-hour = Quand : { $hour } ({ $zone })
posts-next = Prochaine : { announce-weekday } { $clock }
posts-next-now = Prochaine : tout de suite
posts-role = À prévenir : un rôle (les paramètres du serveur doivent permettre à tous de le mentionner)
posts-how-role = Pour prévenir un rôle, tape { $command }.
posts-players = À prévenir : { $count ->
    [one] { $count } personne qui l’a demandé
   *[other] { $count } personnes qui l’ont demandé
 }
posts-fail = Les publications échouent depuis { announce-weekday } { $clock }. Je continue d’essayer.
posts-choose-hour = À quelle heure publier ? À partir de { $noon }, le défi de la veille est clos. La publication montre alors aussi le coup décisif et une ligne gagnante.
posts-choose-zone = Quel fuseau horaire ? Tape { $command } avec une grande ville de ton fuseau à la place de Tokyo.

# Buttons: a name with a check mark is on.
button-post-here = Publier ici
button-post-here-instead = Publier plutôt ici
post-hour-label = Heure : { $hour }
button-post-names = Noms des joueurs
button-post-all = Record partout
button-post-sound = Avec son
button-post-weekly = Résumé hebdomadaire
button-post-monthly = Résumé mensuel
button-post-puzzle = Avec un problème
button-post-no-role = Aucun rôle prévenu
button-post-off = Arrêter les publications
button-to-posts = ◀ Publications
zone-of-yours = Le tien : { $zone }

# Completions of typed words.
posts-choice = Publications : { $choice }
posts-switched-on-choice = { $name } : oui
posts-switched-off-choice = { $name } : non
posts-hour-choice = à { $hour }

# The outcome of a test post, and of a change.
posts-arrived = Publication d’essai envoyée. Désormais, le défi du jour est publié ici chaque jour.
posts-doubtful = J’ai envoyé une publication d’essai, mais elle n’est peut-être pas arrivée. Dans tous les cas, je publierai ici chaque jour.
posts-unreached = La discussion est injoignable pour le moment. Rien n’a changé. Réessaie plus tard.
posts-need-a-place = Il n’y a pas encore de publications. Choisis d’abord où elles vont.
no-such-post-rule = Paramètre de publication inconnu : « { $name } ». Disponibles : { $known }.
refused-only-full-hours = Les publications partent à l’heure pile, de 0 à 23. Par exemple, tape { $command }.
refused-no-roles-here = Cette discussion n’a pas de rôles. Pour que je te prévienne des publications, appuie sur « { button-tell-me } » sous l’une d’elles.

# Why a post is rejected, and what to do.
post-may-not-see = Je ne vois pas ce salon. Donne-moi la permission « { discord-view-channel } » là-bas.
post-may-not-write = Je ne peux pas écrire là-bas. Autorise-moi à y envoyer des messages.
post-may-not-write-in-threads = Je ne peux pas écrire là-bas. Donne-moi la permission « { discord-send-in-threads } » dans ce salon.
post-may-not-attach = Je ne peux pas envoyer d’images là-bas. Autorise-moi à y envoyer des fichiers et des photos.
post-may-not-embed = Je ne peux pas montrer d’images là-bas. Donne-moi la permission « { discord-embed-links } » là-bas.
post-is-closed = Ce sujet ou ce fil est fermé. Rouvre-le, ou choisis un autre endroit pour les publications.
post-is-gone = Ce salon ou ce sujet n’existe plus. Choisis un autre endroit pour les publications.
post-is-outside = Je n’en suis plus membre. Ajoute-moi de nouveau, ou arrête les publications.
post-is-refused = La discussion refuse les publications à cet endroit, sans dire pourquoi. Vérifie mes permissions là-bas.

# Private messages to the admin who configured the posts.
posts-failing-title = Les publications n’arrivent pas
posts-failing = Je n’arrive pas à publier le défi du jour à l’endroit que tu as choisi : { $reason } Je continue d’essayer pendant une semaine. Pour déplacer les publications, tape { $command } au nouvel endroit.
posts-off-title = Les publications sont arrêtées
posts-off = Pendant une semaine, je n’ai pas pu publier le défi du jour à l’endroit que tu as choisi : { $reason } Les publications sont maintenant arrêtées. Pour les reprendre, tape { $command } là où tu les veux.

# Players who want to be mentioned in posts.
tell-on = Je te mentionnerai ici dans chaque publication quotidienne. Pour arrêter, tape { $command }.
tell-off = Je ne te mentionnerai plus dans les publications ici.
tell-no-longer = Ne plus me prévenir
tell-full = La liste des personnes à prévenir est pleine. Plus personne ne peut s’y ajouter.
refused-no-group-to-tell = Les publications paraissent sur les serveurs et dans les groupes. Appuie sur « { button-tell-me } » sous l’une d’elles.
