# The screen of /privacy: what is stored, for how long, and how to get or delete it. At most 8 lines.

button-privacy = Datenschutz
privacy-title = Datenschutz
privacy-stored = Der Bot speichert die Nummer deines Kontos und deinen Namen in diesem Chat, dazu deine Partien, Ergebnisse und Einstellungen.
privacy-lifetimes = Eine offene Partie wird { $open ->
    [one] { $open } Tag
   *[other] { $open } Tage
 } nach ihrem letzten Zug gelöscht, eine beendete nach { $past ->
    [one] { $past } Tag
   *[other] { $past } Tagen
 }. Ergebnisse und Statistik werden { $years } Jahre nach deinem letzten Ergebnis gelöscht.
privacy-shared = Er verkauft nichts und gibt nichts weiter. In Ranglisten und Beiträgen stehen dein Name und deine Ergebnisse. Das kannst du in den Einstellungen ändern.
privacy-chat = Auf einem Server oder in einer Gruppe sehen alle deine Partien, außer wenn Spielfelder dort privat sind. Dieser Chat speichert unsere Nachrichten nach seinen eigenen Regeln.
privacy-page = Außerdem speichert er { $days } Tage lang die letzten Nachrichten auf dieser Seite.
privacy-yours = Mit „{ button-my-data }“ kannst du alles ansehen, als Datei exportieren oder löschen.
privacy-operator = Verantwortlich ist, wer diesen Bot betreibt. Wer seine Software geschrieben hat, bekommt keine Daten.
privacy-policy = Datenschutzerklärung: { $address }
terms-of-use = Nutzungsbedingungen: { $address }
