# Messages only for Discord.

discord-group = Spiel Klondike, Spider, FreeCell und mehr: Beginn, mach Züge, nimm sie zurück, spiel weiter

discord-sorry = Das hat leider nicht geklappt. Versuch es bitte noch einmal.
discord-old-button = Dieser Knopf ist zu alt. Mit /solitaire partien öffnest du deine Partien.
discord-message-gone = Diese Nachricht gibt es nicht mehr. Mit /solitaire spielfeld siehst du deine Partie wieder.
discord-goes-on-below = Weiter geht es unten in einer neuen Nachricht: Discord begrenzt, wie oft sich alte Nachrichten ändern lassen.
discord-lacks = Ich kann hier nicht antworten. Bitte einen Admin dieses Servers, mir diese Rechte zu geben: { $permissions }. Oder spiel in einer Direktnachricht mit mir.
discord-no-pictures = Ich kann hier keine Bilder senden, darum siehst du die Textansicht. Für Bilder brauche ich dieses Recht: { $permission }.
discord-closed-messages = Diese Antwort ist nur für dich, aber ich kann dir keine Direktnachrichten senden. Gib hier /solitaire ein oder erlaub mir Direktnachrichten.
discord-may-not = Discord lässt mich hier nicht antworten. Mir fehlt das Recht, Kanäle zu sehen, Nachrichten zu senden oder Dateien anzuhängen. Oder spiel in einer Direktnachricht mit mir.
discord-old-command = Dieser Befehl hat sich geändert. Lade Discord neu und versuch es dann noch einmal.
discord-table-refused = Discord kann den Tisch hier nicht öffnen. Spiel mit den Knöpfen unter dem Spielfeld.
discord-entry-point = tisch

# Permissions, named as in Discord's own settings.
discord-view-channel = Kanäle ansehen
discord-send-messages = Nachrichten senden
discord-send-in-threads = Nachrichten in Threads senden
discord-attach-files = Dateien anhängen
discord-embed-links = Links einbetten
