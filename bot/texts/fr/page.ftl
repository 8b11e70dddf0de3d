# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
# Below the icon of the installed page: at most 12 columns.
page-short-title = Solitaire
page-motto = Des solitaires classiques et originaux
page-home = Accueil
page-home-games = Jeux
page-home-places = Plus
page-table = Table
page-chat = Discussion
page-moves = Tous les coups
# The page replaces # by a number.
page-progress = Coups : #
page-skip = Aller au champ de saisie
page-conversation = Discussion
page-compose = Écrire au bot
page-box = Un coup ou une commande
page-box-hint = Coup ou /commande
page-box-help = Tape un coup ou une commande. Tape / pour voir les commandes. Avec les flèches, choisis-en une ou retrouve ce que tu as tapé avant.
page-send = Envoyer
page-completions = Ce que tu peux taper
page-bot = Solitaire Bot
page-player = Toi
page-answering = Solitaire Bot répond
page-buttons = Ce que tu peux faire
page-latest = Aller au dernier message
page-play = Lancer l’animation
page-stop = Arrêter l’animation
page-copied = Copié. Colle-le là où tu veux le partager.
page-shared = Partagé.
page-copy-by-hand = Ton navigateur n’a pas copié le texte. Appuie sur « { button-copy } », ou copie-le toi-même : il est sélectionné plus bas.
page-copy-text = Texte à copier
page-loading = Chargement de la discussion
page-dismiss = Fermer
page-try-again = Réessayer
page-unreachable = Solitaire Bot ne répond pas. Vérifie qu’il est lancé. Rien de ce que tu as fait n’est perdu.
page-no-script = Cette page a besoin de JavaScript. Active-le, puis recharge-la.

# Errors that the server answers.

page-failed = Désolé, il y a eu une erreur. Rien n’est perdu. Réessaie dans un instant.
page-not-found = Il n’y a rien à cette adresse. Vérifie-la, ou retourne à l’accueil.
page-wrong-method = Cette adresse ne s’utilise pas ainsi. Retourne à l’accueil.
page-wrong-host = Ce n’est pas l’adresse de cette page. Ouvre l’adresse que le bot a affichée au démarrage. Ou ajoute celle-ci au paramètre PAGE_NAMES.
page-foreign-origin = Seule la page elle-même peut faire cela. Retourne à l’accueil.
page-not-json = La requête n’est pas du JSON. Retourne à l’accueil.
page-bad-request = Cette requête est illisible. Recharge la page, puis réessaie.
page-too-large = C’est trop long. Une ligne peut compter 6 000 caractères au plus. Coupe-la en plusieurs lignes.
page-full = Il n’y a pas de place pour d’autres parties sur cette page en ce moment. Réessaie plus tard.
page-unknown-button = Ce bouton n’est pas disponible ici. Recharge la page.
page-unknown-visitor = Cette page n’est plus à jour. Recharge-la.
table-launch-invalid = Telegram ne confirme pas qui tu es. Rouvre la table depuis la conversation avec le bot.
table-launch-old = Cette table a été ouverte il y a trop longtemps, ou elle est ouverte ailleurs. Rouvre-la depuis la conversation avec le bot.
table-not-ready = Le bot se connecte encore à Discord. Réessaie dans un instant.
table-discord-unreached = Discord n’a pas dit qui tu es. Réessaie dans un instant.
table-not-built = La table n’est pas configurée dans Discord. Joue avec les boutons sous le plateau.
table-not-allowed = Discord n’a pas confirmé qui tu es. Autorise-le, puis réessaie.
table-outside-discord = Discord ne répond pas. Rouvre la table depuis la conversation avec le bot.
