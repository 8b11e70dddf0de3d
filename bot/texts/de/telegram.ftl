# Messages only for Telegram.

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description =
    { $games }

    Drück auf „Starten“.
    Deine Daten: /privacy
telegram-short-description = Klondike, Spider, FreeCell, Pyramide, TriPeaks und { $more } weitere Patiencen im Chat: Bilder, Knöpfe und eine Tagespartie.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = In unserem privaten Chat spielen
telegram-anonymous = Anonyme Spieler kann ich nicht unterscheiden. Schreib unter deinem eigenen Namen, um zu spielen.
telegram-strange-button = Dieser Knopf funktioniert nicht mehr. Mit /board siehst du deine Partie.
telegram-old-button = Diese Nachricht ist zu alt: Ich kann sie nicht mehr ändern. Mit /board siehst du deine Partie.
telegram-failed = Leider ist etwas schiefgegangen. Deine Partie ist gespeichert: Mit /board siehst du sie.
telegram-sent-privately = Ich habe dir das in unserem privaten Chat geschickt.
telegram-no-private-chat = Das ist nur für dich, aber ich kann dir noch nicht schreiben. Öffne @{ $bot }, drück auf „Starten“ und versuch es dann noch einmal.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = Im privaten Chat
telegram-button-send = Partie senden …
telegram-button-send-puzzle = Aufgabe senden …
telegram-no-pictures = Ich kann in diesem Chat keine Fotos senden, darum siehst du die Textansicht.
telegram-bad-picture = Telegram hat das Bild nicht angenommen, darum siehst du die Textansicht.
telegram-maybe-lost = Die Verbindung ist abgebrochen, während ich geantwortet habe. Steht oben nichts Neues, sende /board.
telegram-not-shown = Telegram hat meine Antwort nicht angenommen. Deine Partie ist gespeichert: Mit /board siehst du sie.
telegram-no-topic = Dieses Thema ist geschlossen oder gelöscht, darum kann ich hier nicht schreiben. Deine Partie ist gespeichert: Sende /board in unserem privaten Chat.
telegram-no-entry = Ich kann in diesem Chat nicht schreiben. Deine Partie ist gespeichert: Sende /board in unserem privaten Chat.
telegram-no-files = Ich kann in diesem Chat keine Dateien senden. Bitte mich in unserem privaten Chat um die Datei.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = { $seconds ->
    [one] In dieser Gruppe ist viel los: Das Spielfeld kann ich erst in { $seconds } Sekunde zeigen. In unserem privaten Chat geht es schneller.
   *[other] In dieser Gruppe ist viel los: Das Spielfeld kann ich erst in { $seconds } Sekunden zeigen. In unserem privaten Chat geht es schneller.
}
telegram-slow-alone = { $seconds ->
    [one] Du bist schnell! Telegram lässt mich das Spielfeld erst in { $seconds } Sekunde zeigen.
   *[other] Du bist schnell! Telegram lässt mich das Spielfeld erst in { $seconds } Sekunden zeigen.
}
