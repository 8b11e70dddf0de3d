# Messages only for Telegram.

# The description of /solitaire in the list of commands.
telegram-command-solitaire = Ein Spiel wählen

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description = Ungewöhnliche Patiencen, hier im Chat ausgeteilt: Kittyhawk, Follow-the-Suit, Flip, Blink und Wish. Jeder Spielstand ist ein Bild mit Knöpfen und lässt sich auch in Worten zeigen. Züge kannst du drücken oder eingeben und unbegrenzt zurücknehmen. Jede Partie hat eine Nummer, sodass ihr mit denselben Karten spielen könnt. Drück auf „Start“.
telegram-short-description = Ungewöhnliche Patiencen im Chat: mit Bildern, Knöpfen oder getippten Zügen und Partien zum Teilen.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = In unserem privaten Chat spielen
telegram-anonymous = Anonyme Spieler kann ich nicht auseinanderhalten. Schreib unter deinem Namen, dann teile ich aus.
telegram-strange-button = Diesen Knopf kenne ich nicht mehr. Mit /board siehst du deine Partie.
telegram-old-button = Diese Nachricht ist zu alt, ich komme nicht mehr an sie heran. Mit /board siehst du deine Partie.
telegram-failed = Bei mir ist etwas schiefgegangen. Deine Partie ist gespeichert: Mit /board siehst du sie.
telegram-sent-privately = Ich habe dir in unserem privaten Chat geschrieben.
telegram-no-private-chat = Das ist nur für dich, und noch darf ich dir nicht schreiben. Öffne @{ $bot }, drück auf „Start“ und versuch es noch einmal.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = In unserem privaten Chat
telegram-button-send = Partie verschicken …
telegram-no-pictures = In diesen Chat darf ich keine Fotos senden, darum kommt der Spielstand in Worten.
telegram-bad-picture = Telegram hat das Bild nicht angenommen, darum kommt der Spielstand in Worten.
telegram-maybe-lost = Die Verbindung brach ab, während ich geantwortet habe. Steht oben nichts Neues, sende /board.
telegram-not-shown = Telegram hat meine Antwort nicht angenommen. Deine Partie ist gespeichert: Mit /board siehst du sie.
telegram-no-topic = Dieses Thema ist geschlossen oder weg, hier kann ich nicht schreiben. Deine Partie ist gespeichert: Sende mir /board im privaten Chat.
telegram-no-entry = In diesem Chat darf ich nicht schreiben. Deine Partie ist gespeichert: Sende mir /board im privaten Chat.
telegram-no-files = In diesen Chat darf ich keine Dateien senden. Bitte mich im privaten Chat darum.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = { $seconds ->
    [one] In dieser Gruppe wird viel gespielt: Telegram lässt mich den Spielstand erst in einer Sekunde zeigen. In unserem privaten Chat bin ich schneller.
   *[other] In dieser Gruppe wird viel gespielt: Telegram lässt mich den Spielstand erst in { $seconds } Sekunden zeigen. In unserem privaten Chat bin ich schneller.
}
telegram-slow-alone = { $seconds ->
    [one] Das ging schnell: Telegram lässt mich den Spielstand erst in einer Sekunde zeigen.
   *[other] Das ging schnell: Telegram lässt mich den Spielstand erst in { $seconds } Sekunden zeigen.
}

# The bot was added to a group.
telegram-greeting = Hallo! Ich teile Patiencen aus. Drück auf „Spielen“ oder sende /play. Jeder Spielstand gehört der Person, für die ausgeteilt wurde; dieselbe Partie steht allen offen.
