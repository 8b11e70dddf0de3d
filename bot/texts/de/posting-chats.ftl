# Unter einem Ergebnis zum Teilen, in Telegram: legt den Text in die Zwischenablage.
telegram-button-copy = Text kopieren
