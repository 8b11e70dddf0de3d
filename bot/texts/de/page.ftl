# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
# Below the icon of the installed page: at most 12 columns.
page-short-title = Solitaire
page-motto = Klassische und ungewöhnliche Patiencen
page-home = Start
page-home-games = Spiele
page-home-places = Mehr
page-table = Tisch
page-chat = Chat
page-moves = Alle Züge
# The page replaces # by a number.
page-progress = Züge: #
page-skip = Zum Eingabefeld springen
page-conversation = Unterhaltung
page-compose = Dem Bot schreiben
page-box = Ein Zug oder ein Befehl
page-box-hint = Ein Zug, oder / für Befehle
page-box-help = Gib einen Zug oder einen Befehl ein. Ein / zeigt die Befehle. Mit den Pfeiltasten wählst du einen aus oder holst frühere Eingaben zurück.
page-send = Senden
page-completions = Was du eingeben kannst
page-bot = Solitaire Bot
page-player = Du
page-answering = Solitaire Bot antwortet
page-buttons = Was du tun kannst
page-latest = Zur neuesten Nachricht
page-play = Animation abspielen
page-stop = Animation anhalten
page-copied = Kopiert. Füg es dort ein, wo du es teilen willst.
page-shared = Geteilt.
page-copy-by-hand = Dein Browser hat den Text nicht kopiert. Drück „{ button-copy }“, oder kopier ihn selbst: Er ist unten markiert.
page-copy-text = Text zum Kopieren
page-loading = Die Unterhaltung wird geladen
page-dismiss = Schließen
page-try-again = Noch einmal versuchen
page-unreachable = Solitaire Bot antwortet nicht. Sieh nach, ob er läuft. Nichts ist verloren.
page-no-script = Diese Seite braucht JavaScript. Schalte es ein und lade sie neu.

# Errors that the server answers.

page-failed = Leider ist etwas schiefgegangen. Nichts ist verloren. Versuch es gleich noch einmal.
page-not-found = Unter dieser Adresse gibt es nichts. Prüf sie oder geh zurück zur Startseite.
page-wrong-method = Diese Adresse lässt sich so nicht verwenden. Geh zurück zur Startseite.
page-wrong-host = Das ist nicht die Adresse dieser Seite. Öffne die Adresse, die der Bot beim Start ausgegeben hat. Oder füg diese zur Einstellung PAGE_NAMES hinzu.
page-foreign-origin = Das darf nur die Seite selbst. Geh zurück zur Startseite.
page-not-json = Die Anfrage ist kein JSON. Geh zurück zur Startseite.
page-bad-request = Diese Anfrage ist nicht lesbar. Lade die Seite neu und versuch es noch einmal.
page-too-large = Das ist zu lang. Eine Zeile darf höchstens 6.000 Zeichen haben. Verteil den Text auf mehrere Zeilen.
page-full = Auf dieser Seite ist gerade kein Platz für weitere Partien. Versuch es später noch einmal.
page-unknown-button = Diesen Knopf gibt es hier nicht. Lade die Seite neu.
page-unknown-visitor = Diese Seite ist veraltet. Lade sie neu.
table-launch-invalid = Telegram bestätigt nicht, wer du bist. Öffne den Tisch noch einmal aus dem Chat mit dem Bot.
table-launch-old = Dieser Tisch wurde vor zu langer Zeit geöffnet oder ist woanders offen. Öffne ihn noch einmal aus dem Chat mit dem Bot.
table-not-ready = Der Bot verbindet sich noch mit Discord. Versuche es gleich noch einmal.
table-discord-unreached = Discord hat nicht gesagt, wer du bist. Versuche es gleich noch einmal.
table-not-built = Der Tisch ist in Discord nicht eingerichtet. Spiel mit den Knöpfen unter dem Spielfeld.
table-not-allowed = Discord hat nicht bestätigt, wer du bist. Erlaube es und versuch es dann noch einmal.
table-outside-discord = Discord antwortet nicht. Öffne den Tisch noch einmal aus dem Chat mit dem Bot.
