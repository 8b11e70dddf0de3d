# Settings of players, stored data, and settings of groups.

language-en = Englisch
language-de = Deutsch
language-ja = Japanisch

# A line for each setting; the names are also on buttons.
settings = Das gilt nur für dich, wo immer du spielst:
setting-theme = Design
setting-language = Sprache
setting-zone = Zeitzone
setting-boards = Spielstände
setting-results = Ergebnisse
setting-line = • { $setting }: { $chosen }
language-of-chat = wie in diesem Chat ({ $language })
zone-clock = { $zone } · { $clock }
boards-picture = Bilder
boards-words = Worte
results-everyone = Alle
results-group = Server oder Gruppe
results-nobody = Niemand

settings-language = In welcher Sprache soll ich mit dir sprechen?
settings-boards = Wie soll ich dir Spielstände zeigen? Worte genügen für jedes Spiel, und ein Screenreader liest sie vor.
settings-results = Wer darf deine Ergebnisse sehen, außer denen, denen du sie selbst zeigst? „{ $group }“ meint den Ort, an dem gespielt wurde.
settings-zone = Welche Stunde zeigt deine Uhr gerade? Nachmittags um 3 ist es die 15. Oder gib { $command } ein, mit einer großen Stadt deiner Zeitzone statt Tokyo.
settings-cities = In welchem dieser Orte zeigen die Uhren dasselbe wie deine?
zone-hour = { $hour } Uhr
button-as-in-chat = Wie in diesem Chat
button-to-settings = ◀ Einstellungen
button-other-clock = ◀ Andere Stunde

no-such-language = Die Sprache „{ $name }“ spreche ich nicht.
no-such-zone = Eine Zeitzone „{ $name }“ gibt es nicht.
no-such-boards = Als „{ $name }“ lassen sich Spielstände nicht zeigen.
no-such-results = Für „{ $name }“ lassen sich Ergebnisse nicht zeigen.
no-such-setting = Eine Einstellung „{ $name }“ gibt es nicht.
nearest-values = Am nächsten: { $known }.
known-values = Es gibt: { $known }.
known-zones = Nenne eine große Stadt, etwa { $known }.

# Who can see a new game.
audience-private = Nur ich sehe sie
audience-public = Alle hier sehen sie

# The data stored about a player.
button-about = Über den Bot
button-my-data = Meine Daten
button-my-data-more = Wozu, und wer es sieht
button-export = Exportieren
button-delete = Alles löschen …
button-delete-yes = Ja, alles löschen
button-keep = Nein, behalten
my-data-title = Deine Daten
my-data = Ich kenne dich an der Nummer deines Kontos in diesem Chat. Von dir speichere ich:
my-data-games = • deine Partien, jede mit ihren Zügen und Zeiten: { $open ->
    [one] 1 offene
   *[other] { $open } offene
 }, { $past ->
    [one] 1 beendete
   *[other] { $past } beendete
 }
my-data-settings = • deine Einstellungen, und wo du in Beiträgen genannt werden willst
my-data-conversation = • die letzten Nachrichten dieser Seite, { $days } Tage lang
my-data-lifetimes = Eine offene Partie wird { $open ->
    [one] einen Tag
   *[other] { $open } Tage
 } nach ihrem letzten Zug gelöscht, eine beendete nach { $past ->
    [one] einem Tag
   *[other] { $past } Tagen
 }. Kommst du nie wieder, verschwinden innerhalb von { $longest ->
    [one] einem Tag
   *[other] { $longest } Tagen
 } auch deine Einstellungen. Du kannst alles als Datei bekommen oder jetzt löschen lassen.
my-data-why = Ich speichere das, damit deine Partien weitergehen und du sie wieder ansehen kannst, und damit Ranglisten und Statistik stimmen.
my-data-seen = { $results ->
    [everyone] In Ranglisten und Beiträgen sehen alle deinen Namen und deine Ergebnisse der Tagespartien.
    [group] In Ranglisten und Beiträgen sehen deinen Namen und deine Ergebnisse der Tagespartien nur die vom Server oder der Gruppe, wo du gespielt hast.
   *[nobody] In Ranglisten und Beiträgen sieht niemand deine Ergebnisse.
 } Das wählst du in den Einstellungen. Wie viele gespielt haben, zählt alle mit.
my-data-chat = Was du offen spielst, sehen alle dort. Nachrichten, deine und meine, liegen auch bei diesem Chat: Was ich lösche, bleibt dort stehen.
my-data-page = Davon schicke ich niemandem etwas. Wer an diesem Computer sitzt, sieht diese Seite.
my-data-after = Löschst du alles, ist es sofort weg. { $days } Tage lang bleibt für jede begonnene Tagespartie ein Zeichen, das dich nicht nennt: Einen zweiten Versuch gibt es nicht. In Sicherungen des Betreibers bleibt es, bis diese gelöscht werden.
my-data-all = Das alles steht, Schlüssel für Schlüssel, in { $file }, die zum Bot gehört (auf Englisch).
my-data-export = Diese Datei ist alles, was ich von dir gespeichert habe. Sie ist in JSON, das Menschen und Programme lesen können.
delete-title = Alles löschen?
delete = Alle deine Partien, Ergebnisse und Einstellungen sind dann weg, du verlässt jede Rangliste, und niemand kann sie zurückholen. Willst du eine Kopie behalten, exportiere vorher alles.
delete-changed = Was ich von dir gespeichert habe, hat sich geändert, seit dieser Knopf gezeigt wurde. Sieh bitte noch einmal nach.
deleted = Alles, was ich von dir gespeichert hatte, ist gelöscht. Du kannst sofort neu anfangen.

# Settings of a server or group.
admin-title = Für alle hier
admin = Das gilt für alle in diesem Server oder dieser Gruppe:
admin-language = Sprache: { $chosen }
admin-places = Gespielt wird: { $chosen }
admin-starters = Partien beginnen dürfen: { $chosen }
admin-boards = Spielstände sehen: { $chosen }
language-of-each = jeweils die eigene
places-everywhere = überall
places-here-alone = nur in diesem Kanal oder Thema
places-here-too = hier und in { $count ->
    [one] 1 anderen Kanal oder Thema
   *[other] { $count } anderen Kanälen oder Themen
 }
places-elsewhere = nicht hier, aber in { $count ->
    [one] 1 anderen Kanal oder Thema
   *[other] { $count } anderen Kanälen oder Themen
 }
starters-everyone = alle
starters-administrators = Administratoren
boards-public = alle hier
boards-private = nur wer spielt
admin-choose-language = In welcher Sprache soll ich hier sprechen? Wer in den Einstellungen eine gewählt hat, behält sie.
button-each-language = Jeweils die eigene
button-here-alone = Nur hier spielen
button-here-too = Auch hier spielen
button-not-here = Hier nicht spielen
button-everywhere = Überall spielen
button-everyone-begins = Alle dürfen beginnen
button-administrators-begin = Nur Administratoren
button-boards-public = Alle sehen Spielstände
button-boards-private = Nur wer spielt, sieht sie
button-to-admin = ◀ Für alle hier
no-such-rule = „{ $name }“ lässt sich nicht festlegen. Du kannst { $known } eingeben.

refused-not-a-group = Das wird in einem Server oder einer Gruppe festgelegt, von den Administratoren. Füg mich einer hinzu und gib dort { $command } ein.
refused-not-a-governor = Das dürfen nur Administratoren dieses Servers oder dieser Gruppe festlegen. Frag bitte jemanden von ihnen.
refused-only-place = Gespielt wird nur in diesem Kanal oder Thema. Gib { $here } ein, wo stattdessen gespielt werden soll, oder { $everywhere }.
refused-no-places = Bisher wird überall gespielt. Gib { $here } ein, wo gespielt werden soll; sonst wird dann nirgends gespielt.
