# What the bot says in Discord alone.

discord-group = Ungewöhnliche Patiencen: austeilen, spielen, zurücknehmen und später weiterspielen

discord-sorry = Das hat leider nicht geklappt. Versuch es bitte noch einmal.
discord-old-button = Dieser Knopf ist zu alt für mich. /solitaire resume bringt deine Partien zurück.
discord-message-gone = Diese Nachricht gibt es nicht mehr. /solitaire board zeigt dir deine Partie wieder.
discord-may-not = Discord lässt mich hier nicht so antworten. Lass mich den Kanal sehen, Nachrichten senden und Dateien anhängen, oder spiel in einer Direktnachricht mit mir.
discord-old-command = Dieser Befehl hat sich geändert, seit dein Discord zuletzt nachgesehen hat. Lade Discord neu und versuch es dann noch einmal.
