# Messages only for Discord.

discord-group = Jouer à Klondike, Spider, FreeCell et plus : commencer, jouer, annuler, revenir plus tard

discord-sorry = Désolé, ça n’a pas marché. Réessaie.
discord-old-button = Ce bouton est trop vieux pour fonctionner. Utilise /solitaire parties pour ouvrir tes parties.
discord-message-gone = Ce message n’existe plus. Utilise /solitaire plateau pour afficher de nouveau ta partie.
discord-goes-on-below = La suite est plus bas, dans un nouveau message : Discord limite les modifications des vieux messages.
discord-lacks = Je ne peux pas répondre ici. Demande à un admin de ce serveur de me donner ces permissions : { $permissions }. Ou joue en message privé avec moi.
discord-no-pictures = Je ne peux pas envoyer d’images ici : voici donc la vue texte. Pour montrer les images, il me faut cette permission : { $permission }.
discord-closed-messages = Cette réponse n’est que pour toi, mais je ne peux pas t’envoyer de messages privés. Utilise /solitaire ici, ou autorise mes messages privés.
discord-may-not = Discord ne me laisse pas répondre ici. Je dois pouvoir voir le salon, envoyer des messages et joindre des fichiers. Tu peux aussi jouer en message privé avec moi.
discord-old-command = Cette commande a changé. Recharge Discord, puis réessaie.
discord-table-refused = Discord ne peut pas ouvrir la table ici. Joue avec les boutons sous le plateau.
discord-entry-point = table

# Permissions, named as in Discord's own settings.
discord-view-channel = Voir les salons
discord-send-messages = Envoyer des messages
discord-send-in-threads = Envoyer des messages dans les fils
discord-attach-files = Joindre des fichiers
discord-embed-links = Intégrer des liens
