# What only Telegram says.

# Beside /start in the list of commands.
telegram-command-start = Hier geht es los
telegram-anonymous = Anonyme Spieler kann ich nicht auseinanderhalten. Schreib unter deinem Namen, dann teile ich aus.
telegram-strange-button = Diesen Knopf kenne ich nicht mehr. Mit /board siehst du deine Partie.
telegram-old-button = Diese Nachricht ist zu alt, ich komme nicht mehr an sie heran. Mit /board siehst du deine Partie.
telegram-failed = Bei mir ist etwas schiefgegangen. Deine Partie ist gespeichert: Mit /board siehst du sie.
telegram-sent-privately = Ich habe dir in unserem privaten Chat geschrieben.
telegram-no-private-chat = Das ist nur für dich, und noch darf ich dir nicht schreiben. Öffne @{ $bot }, drück auf „Start“ und versuch es noch einmal.
