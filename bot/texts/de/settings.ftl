# Settings of players, stored data, and settings of groups.

# A line for each setting; the names are also on buttons.
settings = Deine Einstellungen gelten überall, wo du spielst:
setting-theme = Design
setting-language = Sprache
setting-zone = Zeitzone
setting-boards = Spielfelder
setting-results = Ergebnisse
setting-clock = Uhr und Züge
setting-line = • { $setting }: { $chosen }
language-unfinished = { $language } (unfertig)
language-of-chat = wie in diesem Chat ({ $language })
zone-clock = { $zone } · { $clock }
zone-of-device = { $zone } · { $clock } (von deinem Gerät)
boards-picture = Bilder
boards-words = Text
results-everyone = Alle
results-group = Server oder Gruppe
results-nobody = Niemand
clock-both = Beides
clock-moves = Nur Züge
clock-off = Aus

settings-language = Welche Sprache soll ich verwenden?
settings-boards = Wie soll ich dir Spielfelder zeigen? Text genügt für jedes Spiel, und ein Screenreader liest ihn vor.
settings-results = Wer darf deine Ergebnisse sehen? Du kannst sie immer selbst teilen. „{ $group }“ heißt: dort, wo du gespielt hast.
settings-clock = Was soll diese Seite zum Spielfeld zeigen? Die Uhr läuft ab deinem ersten Zug.
settings-zone = Wie viel Uhr ist es bei dir? Für 3 Uhr nachmittags wähl „15 Uhr“. Oder gib { $command } ein, mit einer großen Stadt in deiner Zeitzone statt Tokyo.
# $zone is a zone with its time; $command makes the bot follow the device again.
settings-zone-of-device = Dein Gerät meldet { $zone }. Diese Zeitzone gilt, bis du eine andere wählst.
settings-zone-chosen = Gewählt ist { $zone }. Wenn die Zeitzone deines Geräts gelten soll, gib { $command } ein.
settings-cities = In welchem dieser Orte ist es genauso spät wie bei dir?
zone-hour = { $hour } Uhr
button-as-in-chat = Wie im Chat
button-to-settings = ◀ Einstellungen
button-other-clock = ◀ Andere Uhrzeit

no-such-language = Unbekannte Sprache „{ $name }“.
no-such-zone = Unbekannte Zeitzone „{ $name }“.
zone-understood = Zeitzone: { $city }, dort ist es jetzt { $clock } Uhr.
zone-unclear = Welche Uhrzeit meinst du mit „{ $name }“?
zone-similar = Unbekannte Zeitzone „{ $name }“. Ist es eine von diesen?
no-such-boards = Spielfelder lassen sich nicht als „{ $name }“ zeigen.
no-such-results = Ergebnisse lassen sich nicht für „{ $name }“ freigeben.
no-such-clock = Uhr und Züge lassen sich nicht auf „{ $name }“ stellen.
clock-not-here = Eine Uhr und deine Züge zeigt nur die Webseite des Bots.
no-such-setting = Unbekannte Einstellung „{ $name }“.
nearest-values = Am ähnlichsten: { $known }.
known-values = Verfügbar: { $known }.
known-zones = Gib eine große Stadt ein, etwa { $known }.

# Who can see a new game.
audience-private = Nur du siehst die Partie
audience-public = Alle hier sehen die Partie

# The data stored about a player.
button-about = Über den Bot
button-my-data = Meine Daten
button-my-data-more = Mehr dazu
button-export = Exportieren
button-delete = Alles löschen …
button-delete-yes = Ja, alles löschen
button-keep = Nein, behalten
my-data-title = Deine Daten
my-data = Ich erkenne dich an der Nummer deines Kontos in diesem Chat. Gespeichert sind:
my-data-games = • deine Partien mit ihren Zügen und Zeiten: { $open } offen, { $past } beendet
my-data-settings = • deine Einstellungen, und wo du in Beiträgen erwähnt werden willst
my-data-conversation = • die letzten Nachrichten dieser Seite, { $days } Tage lang
my-data-lifetimes = Eine offene Partie wird { $open ->
    [one] { $open } Tag
   *[other] { $open } Tage
 } nach ihrem letzten Zug gelöscht. Bei einer beendeten { $past ->
    [one] ist es { $past } Tag
   *[other] sind es { $past } Tage
 }. Kommst du nicht wieder, werden innerhalb von { $longest ->
    [one] { $longest } Tag
   *[other] { $longest } Tagen
 } auch deine Einstellungen gelöscht. Du kannst alles als Datei exportieren oder jetzt löschen.
my-data-why = Mit diesen Daten kannst du deine Partien fortsetzen und wieder ansehen. Auch für Ranglisten und Statistik sind sie nötig.
my-data-seen = { $results ->
    [everyone] In Ranglisten und Beiträgen sehen alle deinen Namen und deine Ergebnisse der Tagespartien.
    [group] In Ranglisten und Beiträgen stehen dein Name und deine Ergebnisse der Tagespartien nur dort, wo du gespielt hast.
   *[nobody] In Ranglisten und Beiträgen sieht niemand deine Ergebnisse.
 } Du kannst das in den Einstellungen ändern. Bei der Zahl der Spieler zählen alle mit.
my-data-chat = Auf einem Server oder in einer Gruppe können alle anderen deine Partien sehen, außer wenn Spielfelder dort privat sind. Auch der Chat speichert unsere Nachrichten. Sie bleiben dort, wenn du deine Daten hier löschst.
my-data-page = Nichts davon wird weitergegeben. Wer diesen Computer benutzt, kann diese Seite sehen.
my-data-after = Wenn du alles löschst, ist es sofort weg. Für deine letzten 2 Tagespartien bleibt { $days } Tage lang ein Vermerk ohne deinen Namen. Er verhindert einen zweiten Versuch. In Sicherungskopien des Betreibers bleiben deine Daten, bis er die Kopien löscht.
my-data-all = Die ganze Liste steht in der Datei { $file }, die zum Bot gehört (auf Englisch).
my-data-export = Diese Datei enthält alles, was über dich gespeichert ist. Ihr Format ist JSON, das Menschen und Programme lesen können.
delete-title = Alles löschen?
delete = Das löscht alle deine Partien, Ergebnisse und Einstellungen und entfernt dich aus jeder Rangliste. Es lässt sich nicht rückgängig machen. Wenn du eine Kopie willst, exportier vorher deine Daten.
delete-changed = Deine Daten haben sich geändert, seit dieser Knopf gezeigt wurde. Sieh sie dir noch einmal an, dann entscheide.
deleted = Alles, was über dich gespeichert war, ist gelöscht. Du kannst sofort neu anfangen.

# Settings of a server or group.
admin-title = Server- oder Gruppeneinstellungen
admin = Das gilt für alle auf diesem Server oder in dieser Gruppe:
admin-language = Sprache: { $chosen }
admin-places = Gespielt wird: { $chosen }
admin-starters = Partien beginnen dürfen: { $chosen }
admin-boards = Spielfelder sehen dürfen: { $chosen }
language-of-each = jeweils die eigene
places-everywhere = überall
places-here-alone = nur in diesem Kanal oder Thema
places-here-too = hier und in { $count ->
    [one] { $count } anderen Kanal oder Thema
   *[other] { $count } anderen Kanälen oder Themen
 }
places-elsewhere = nicht hier, sondern in { $count ->
    [one] { $count } anderen Kanal oder Thema
   *[other] { $count } anderen Kanälen oder Themen
 }
starters-everyone = alle
starters-administrators = nur Admins
boards-public = alle hier
boards-private = nur die Spieler selbst
admin-choose-language = Welche Sprache soll ich hier verwenden? Wer in den eigenen Einstellungen eine Sprache gewählt hat, bekommt weiterhin diese.
button-each-language = Jeweils die eigene
button-here-alone = Nur hier spielen
button-here-too = Auch hier spielen
button-not-here = Hier nicht spielen
button-everywhere = Überall spielen
button-everyone-begins = Alle dürfen beginnen
button-administrators-begin = Nur Admins dürfen beginnen
button-boards-public = Alle sehen Spielfelder
button-boards-private = Spielfelder privat halten
button-to-admin = ◀ Admin-Einstellungen
no-such-rule = Unbekannte Einstellung „{ $name }“. Verfügbar: { $known }.

refused-not-a-group = Das legen Admins auf ihrem Server oder in ihrer Gruppe fest. Füg mich dort hinzu und gib { $command } ein.
refused-not-a-governor = Nur Admins dieses Servers oder dieser Gruppe können das ändern. Frag bitte jemanden von ihnen.
refused-only-place = Gespielt werden darf nur in diesem Kanal oder Thema. Um den Ort zu ändern, gib { $here } am neuen Ort ein. Um es überall zu erlauben, gib { $everywhere } ein.
refused-no-places = Zurzeit darf überall gespielt werden. Um es nur an einem Ort zu erlauben, gib dort { $here } ein.
refused-too-many-places = Gespielt werden darf an { $most } Orten, mehr sind nicht möglich. Um einen freizugeben, gib dort { $free } ein. Um es überall zu erlauben, gib { $everywhere } ein.

# The reminder of the daily challenge, and the warning before a streak ends.
setting-reminder = Erinnerung
setting-warning = Serienwarnung
reminder-off = Aus
warning-on = An
warning-off = Aus
settings-reminder = Wann soll ich dich an die Tagespartie erinnern? Ich schreibe dir privat und nur, wenn du sie noch nicht begonnen hast. Bei dir ist es { $clock } Uhr ({ $zone }). Du kannst jede Uhrzeit eingeben: { $command }
settings-reminder-paused = Nach den letzten 3 Erinnerungen hast du nicht gespielt. Deshalb pausieren sie bis { $date }. Wähl eine Uhrzeit, damit sie früher kommen.
settings-warning = Soll ich dir 3 Stunden vor dem Ende einer Serie privat schreiben? Nicht, wenn du die Tagespartie schon begonnen hast oder ein Schutztag die Serie rettet.
no-such-reminder = Unbekannte Uhrzeit „{ $name }“. Gib eine wie 18:30 ein oder „{ $off }“.
no-such-warning = Die Serienwarnung kann nicht „{ $name }“ sein.
reminder-not-here = Auf dieser Seite kann ich dir nicht von mir aus schreiben. In Discord und Telegram kann ich es.
button-remind = Täglich erinnern
button-remind-review = Rückblick melden
