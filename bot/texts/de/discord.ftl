# Messages only for Discord.

discord-group = Ungewöhnliche Patiencen: austeilen, spielen, zurücknehmen und später weiterspielen

discord-sorry = Das hat leider nicht geklappt. Versuch es bitte noch einmal.
discord-old-button = Dieser Knopf ist zu alt für mich. /solitaire weiterspielen bringt deine Partien zurück.
discord-message-gone = Diese Nachricht gibt es nicht mehr. /solitaire spielstand zeigt dir deine Partie wieder.
discord-goes-on-below = Weiter unten geht es weiter, in einer neuen Nachricht: Alte lässt Discord nur begrenzt oft ändern.
discord-lacks = Hier kann ich nicht antworten. Jemand, der diesen Server verwaltet, muss mir diese Rechte geben: { $permissions }. Oder spiel in einer Direktnachricht mit mir.
discord-no-pictures = Ich kann hier keine Bilder senden, deshalb steht es hier in Worten. Mir fehlt dieses Recht: { $permission }.
discord-closed-messages = Das ist nur für deine Augen, und du nimmst keine Direktnachrichten von mir an. Frag hier mit /solitaire oder lass mich dir schreiben.
discord-may-not = Discord lässt mich hier nicht so antworten. Lass mich den Kanal sehen, Nachrichten senden und Dateien anhängen, oder spiel in einer Direktnachricht mit mir.
discord-old-command = Dieser Befehl hat sich geändert, seit dein Discord zuletzt nachgesehen hat. Lade Discord neu und versuch es dann noch einmal.

# Permissions, named as in Discord's own settings.
discord-view-channel = Kanäle anzeigen
discord-send-messages = Nachrichten senden
discord-send-in-threads = Nachrichten in Threads senden
discord-attach-files = Dateien anhängen
discord-embed-links = Links einbetten
