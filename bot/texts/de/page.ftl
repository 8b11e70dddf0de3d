# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
page-motto = Ungewöhnliche Patiencen, im Chat ausgeteilt
page-skip = Zum Eingabefeld springen
page-conversation = Unterhaltung
page-compose = Dem Bot schreiben
page-box = Ein Zug oder ein Befehl
page-box-hint = Ein Zug, oder / für Befehle
page-box-help = Gib einen Zug oder einen Befehl ein. Ein Schrägstrich zeigt die Befehle; mit den Pfeiltasten wählst du einen davon oder holst zurück, was du zuvor eingegeben hast.
page-send = Senden
page-completions = Was du eingeben kannst
page-bot = Solitaire Bot
page-player = Du
page-answering = Solitaire Bot antwortet
page-buttons = Was du tun kannst
page-latest = Zur neuesten Nachricht
page-play = Film abspielen
page-stop = Film anhalten
page-copied = Kopiert.
page-copy-by-hand = Dein Browser lässt die Seite nicht kopieren: Der Text ist unten markiert, kopiere ihn dort.
page-copy-text = Der Text zum Kopieren
page-loading = Die Unterhaltung wird geladen
page-dismiss = Schließen
page-try-again = Noch einmal versuchen
page-unreachable = Solitaire Bot antwortet nicht. Sieh nach, ob er läuft; nichts von dem, was du getan hast, ist verloren.
page-no-script = Dieser Chat braucht JavaScript: Schalte es für diese Seite ein und lade sie neu.

# Errors that the server answers.

page-failed = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuch es gleich noch einmal.
page-not-found = Unter dieser Adresse gibt es nichts.
page-wrong-method = So lässt sich diese Adresse nicht verwenden.
page-wrong-host = Das ist nicht die Adresse dieser Seite. Öffne sie unter der Adresse, die der Bot beim Start ausgegeben hat, oder nimm diese in die Einstellung PAGE_NAMES auf.
page-foreign-origin = Das darf nur die Seite selbst.
page-not-json = Was gesendet wurde, ist kein JSON.
page-bad-request = Was gesendet wurde, ist nicht zu verstehen.
page-too-large = Das ist zu lang. Eine Zeile hat höchstens 6000 Zeichen.
page-unknown-button = Diesen Knopf gibt es hier nicht.
page-unknown-visitor = Die Seite muss neu geladen werden.
