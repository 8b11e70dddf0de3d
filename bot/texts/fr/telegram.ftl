# Messages only for Telegram.

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description =
    { $games }

    Appuie sur Démarrer pour jouer.
    Tes données : /privacy
telegram-short-description = Klondike, Spider, FreeCell, Pyramide, TriPeaks et { $more } autres solitaires en discussion : images, boutons, défi du jour.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = Jouer dans notre discussion privée
telegram-anonymous = Je ne distingue pas les personnes anonymes. Écris sous ton propre nom pour jouer.
telegram-strange-button = Ce bouton ne marche plus. Envoie /board pour voir ta partie.
telegram-old-button = Ce message est trop vieux pour être modifié. Envoie /board pour voir ta partie.
telegram-failed = Désolé, il y a eu une erreur. Ta partie est enregistrée : envoie /board pour la voir.
telegram-sent-privately = Je t’ai envoyé cela dans notre discussion privée.
telegram-no-private-chat = C’est seulement pour toi, mais je ne peux pas encore t’écrire. Ouvre @{ $bot }, appuie sur Démarrer, puis réessaie.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = Jouer en privé
telegram-button-send = Envoyer la donne…
telegram-button-send-puzzle = Envoyer le problème…
telegram-no-pictures = Je ne peux pas envoyer de photos dans cette discussion : voici donc la vue texte.
telegram-bad-picture = Telegram n’a pas accepté l’image : voici donc la vue texte.
telegram-maybe-lost = La connexion a échoué pendant ma réponse. S’il n’y a rien de nouveau plus haut, envoie /board.
telegram-not-shown = Telegram n’a pas accepté ma réponse. Ta partie est enregistrée : envoie /board pour la voir.
telegram-no-topic = Ce sujet est fermé ou supprimé : je ne peux pas écrire ici. Ta partie est enregistrée : envoie /board dans notre discussion privée.
telegram-no-entry = Je ne peux pas écrire dans cette discussion. Ta partie est enregistrée : envoie /board dans notre discussion privée.
telegram-no-files = Je ne peux pas envoyer de fichiers dans cette discussion. Demande le fichier dans notre discussion privée.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = { $seconds ->
    [one] Ce groupe est très actif : Telegram me fait attendre { $seconds } seconde avant de montrer le plateau. Notre discussion privée est plus rapide.
   *[other] Ce groupe est très actif : Telegram me fait attendre { $seconds } secondes avant de montrer le plateau. Notre discussion privée est plus rapide.
}
telegram-slow-alone = { $seconds ->
    [one] Quelle vitesse ! Telegram me fait attendre { $seconds } seconde avant de montrer le plateau.
   *[other] Quelle vitesse ! Telegram me fait attendre { $seconds } secondes avant de montrer le plateau.
}
