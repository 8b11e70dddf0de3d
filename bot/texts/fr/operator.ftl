# What operators read in a chat, and what others read of them. $subject is an account, server or group, such as
# discord:123. Notices have at most 200 characters.

# For players.
blocked-player = L’exploitant du bot te bloque. Avec { $command }, tu peux encore obtenir ou supprimer tes données.
blocked-group = L’exploitant du bot l’a désactivé ici.
operator-note-for-all = Message de l’exploitant : { $text }
operator-note-for-all-until = Message de l’exploitant, jusqu’au { $end } : { $text }

# The overview.
operator-title = Exploitation
operator-groups-discord = Discord : { $count ->
    [one] { $count } serveur
   *[other] { $count } serveurs
 }
operator-groups-telegram = Telegram : { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
 }
operator-chat-page = Page web
operator-chat-unknown = { $chat } ne répond pas.
operator-players = Joueurs actifs : { $today } aujourd’hui, { $week } en 7 jours, { $month } en 30 jours
operator-blocked-count = Bloqués : { $count }
operator-note-none = Message aux joueurs : aucun
operator-note-now = Message aux joueurs jusqu’au { $end } : { $text }
operator-typed = Tu peux aussi taper :
button-operator = Vue d’ensemble
button-operator-groups-discord = Serveurs
button-operator-groups-telegram = Groupes
button-operator-blocks = Blocages
button-operator-note-off = Retirer le message
operator-unknown = « { $typed } » n’existe pas ici. Possible : { $known }
operator-unreached = Le chat ne répond pas, donc rien n’a changé. Réessaie dans un instant.

# Servers and groups.
operator-groups-none = Aucun pour l’instant.
operator-no-name = (sans nom)
operator-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
 }
operator-used = dernière utilisation le { $date }
operator-is-blocked = bloqué
operator-no-chat = Pas de liste pour « { $typed } ». Possible : { $known }
operator-leave-title = Quitter ?
operator-leave = Ensuite, plus personne ne pourra jouer dans { $name } ({ $subject }). Les paramètres y seront supprimés après { $days } jours.
operator-left = J’ai quitté { $name } ({ $subject }).
operator-not-there = Je ne suis pas dans { $subject }. Vérifie le numéro.
button-operator-list = ◀ Vers la liste
button-operator-leave = Quitter…
button-operator-leave-yes = Oui, quitter
button-operator-stay = Non, rester

# Blocks.
operator-blocks-title = Blocages
operator-blocks-none = Personne n’est bloqué.
operator-block-line = { $kind ->
    [group] { $number }. Serveur ou groupe { $subject }, depuis le { $date }
   *[player] { $number }. Joueur { $subject }, depuis le { $date }
 }
operator-blocked = { $kind ->
    [group] { $subject } est bloqué : ni parties ni publications là-bas.
   *[player] { $subject } est bloqué : ni parties ni rappels. Ce joueur peut encore obtenir ou supprimer ses données.
 }
operator-already-blocked = { $subject } est déjà bloqué.
operator-unblocked = { $subject } n’est plus bloqué.
operator-not-blocked = { $subject } n’est pas bloqué.
operator-cant-block = Un exploitant ne peut pas être bloqué.
operator-blocks-full = Il y a déjà { $most } blocages, le maximum. Débloque d’abord quelqu’un.
operator-bad-id = Impossible de lire « { $typed } » comme ID. Écris-le comme discord:123456, ou juste le numéro.
button-operator-block = Bloquer
button-operator-unblock = Débloquer
operator-unblock-number = Débloquer { $number }

# The note to players.
operator-note-empty = Écris le message après la commande : { $command }
operator-note-long = Le message a { $count } caractères. Le maximum est { $most }.
operator-note-bad-end = Impossible de lire la fin du message. Écris 18:00 ou 2026-12-01 18:00, au plus { $days } jours à l’avance.

# The deletion of a player's data.
operator-delete-title = Supprimer les données d’un joueur ?
operator-delete = Cela supprime tout ce qui concerne { $subject } : paramètres, résultats, places dans les classements et { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }. C’est irréversible. Un blocage reste.
operator-delete-nothing = Rien n’est enregistré sur { $subject }. Vérifie le numéro.
operator-deleted = Tout ce qui concerne { $subject } est supprimé. Tes sauvegardes le contiennent encore.
