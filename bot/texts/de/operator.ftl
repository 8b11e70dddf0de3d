# What operators read in a chat, and what others read of them. $subject is an account, server or group, such as
# discord:123. Notices have at most 200 characters.

# For players.
blocked-player = Wer diesen Bot betreibt, hat dich gesperrt. Mit { $command } kannst du deine Daten noch abrufen oder löschen.
blocked-group = Wer diesen Bot betreibt, hat ihn hier abgeschaltet.
operator-note-for-all = Hinweis des Betreibers: { $text }
operator-note-for-all-until = Hinweis des Betreibers, bis { $end }: { $text }

# The overview.
operator-title = Betrieb
operator-groups-discord = Discord: { $count ->
    [one] { $count } Server
   *[other] { $count } Server
 }
operator-groups-telegram = Telegram: { $count ->
    [one] { $count } Gruppe
   *[other] { $count } Gruppen
 }
operator-chat-page = Webseite
operator-chat-unknown = { $chat } antwortet nicht.
operator-players = Aktive Spieler: { $today } heute, { $week } in 7 Tagen, { $month } in 30 Tagen
operator-blocked-count = Gesperrt: { $count }
operator-note-none = Hinweis an alle Spieler: keiner
operator-note-now = Hinweis an alle Spieler bis { $end }: { $text }
operator-typed = Das kannst du auch eingeben:
button-operator = Zur Übersicht
button-operator-groups-discord = Server
button-operator-groups-telegram = Gruppen
button-operator-blocks = Sperrliste
button-operator-note-off = Hinweis entfernen
operator-unknown = „{ $typed }“ gibt es hier nicht. Möglich sind: { $known }
operator-unreached = Der Chat antwortet nicht, also wurde nichts geändert. Versuch es gleich noch einmal.

# Servers and groups.
operator-groups-none = Noch keine.
operator-no-name = (ohne Namen)
operator-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
 }
operator-used = zuletzt benutzt am { $date }
operator-is-blocked = gesperrt
operator-no-chat = Für „{ $typed }“ gibt es keine Liste. Möglich sind: { $known }
operator-leave-title = Verlassen?
operator-leave = Danach kann in { $name } ({ $subject }) niemand mehr spielen. Die Einstellungen dort werden nach { $days } Tagen gelöscht.
operator-left = Ich habe { $name } ({ $subject }) verlassen.
operator-not-there = In { $subject } bin ich nicht. Prüf die Nummer.
button-operator-list = ◀ Zur Liste
button-operator-leave = Verlassen …
button-operator-leave-yes = Ja, verlassen
button-operator-stay = Nein, bleiben

# Blocks.
operator-blocks-title = Sperrliste
operator-blocks-none = Niemand ist gesperrt.
operator-block-line = { $kind ->
    [group] { $number }. Server oder Gruppe { $subject }, seit { $date }
   *[player] { $number }. Spieler { $subject }, seit { $date }
 }
operator-blocked = { $kind ->
    [group] { $subject } ist gesperrt: Dort gibt es keine Partien und keine Beiträge.
   *[player] { $subject } ist gesperrt: keine Partien, keine Erinnerungen. Die eigenen Daten abrufen und löschen geht noch.
 }
operator-already-blocked = { $subject } ist schon gesperrt.
operator-unblocked = { $subject } ist nicht mehr gesperrt.
operator-not-blocked = { $subject } ist nicht gesperrt.
operator-cant-block = Wer den Bot betreibt, kann nicht gesperrt werden.
operator-blocks-full = { $most } sind gesperrt, mehr geht nicht. Heb zuerst einige Sperren auf.
operator-bad-id = „{ $typed }“ lässt sich nicht als ID lesen. Schreib sie wie discord:123456, oder nur die Nummer.
button-operator-block = Sperren
button-operator-unblock = Sperre aufheben
operator-unblock-number = { $number } entsperren

# The note to players.
operator-note-empty = Schreib den Hinweis hinter den Befehl: { $command }
operator-note-long = Der Hinweis hat { $count } Zeichen. Erlaubt sind höchstens { $most }.
operator-note-bad-end = Das Ende des Hinweises lässt sich nicht lesen. Schreib 18:00 oder 2026-12-01 18:00, höchstens { $days } Tage voraus.

# The deletion of a player's data.
operator-delete-title = Daten eines Spielers löschen?
operator-delete = Das löscht alles über { $subject }: Einstellungen, Ergebnisse, Plätze in Ranglisten und { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }. Das lässt sich nicht rückgängig machen. Eine Sperre bleibt.
operator-delete-nothing = Über { $subject } ist nichts gespeichert. Prüf die Nummer.
operator-deleted = Alles über { $subject } ist gelöscht. In deinen Sicherungen ist es noch.
