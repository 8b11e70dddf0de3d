# Challenges of friends: a finished game’s deal, sent to others by a link. $name is a player’s name, or one of
# “friend-somebody” and “friend-a-friend”.

button-friend = Freund herausfordern
button-friend-results = Ergebnisse der anderen
button-friend-compare = Beide Ergebnisse
button-friend-drop = Zurückziehen
button-friend-drop-oldest = Älteste zurückziehen
button-friend-drop-all = Alle zurückziehen
button-friend-play = Herausforderung annehmen
telegram-button-send-friend = Herausfordern …

friend-you = Du
friend-somebody = Jemand
friend-a-friend = Jemand

# The link, for the challenger only; then the text that is sent.
friend-link-title = Herausforderung: { $deal }
friend-link = Schick den Text mit dem Link an Freunde. Er öffnet die gleiche Partie.
friend-link-typed = Schick den Text unten an Freunde. Der Befehl darin öffnet die gleiche Partie.
friend-link-use = Dein Ergebnis bleibt verdeckt, bis sie fertig sind. Dann seht ihr beide Ergebnisse. Der Code { $code } gilt in jedem Chat mit mir, bis { $date }.
friend-shared = Schaffst du es besser? Danach sehen wir beide Ergebnisse.

friend-full-title = Zu viele Herausforderungen
friend-full = Du hast schon { $most } offene Herausforderungen, mehr geht nicht. Zieh eine zurück, oder warte, bis eine abläuft.
friend-full-oldest = Die älteste ist { $deal }. Sie läuft am { $date } ab.
friend-dropped = Die Herausforderung ist zurückgezogen. Ihr Link gilt nicht mehr.
friend-dropped-all = Alle deine Herausforderungen sind zurückgezogen. Ihre Links gelten nicht mehr.

# What the link shows to a friend.
friend-title = { $name } fordert dich heraus
friend-offer = Spiel die gleiche Partie. Wenn du fertig bist, siehst du beide Ergebnisse nebeneinander.
friend-known = Du hast diese Partie schon gespielt, deshalb zählt sie als mit Hilfe.
friend-begun = { $name } fordert dich heraus. Spiel zu Ende, dann siehst du beide Ergebnisse nebeneinander.
friend-secret = Diese Partie ist gerade eine Tagespartie. Öffne den Link noch einmal, wenn der Tag abgeschlossen ist.
friend-gone = Diese Herausforderung gibt es nicht mehr: Sie wurde zurückgezogen, oder ihre { $days } Tage sind vorbei. Bitte um einen neuen Link.
friend-unread = „{ $text }“ ist keine Herausforderung. Kopier den ganzen Code, etwa friend-0k3v9x1m2p7qa.

# Both results side by side, each in a line such as “You: Won in 98 moves, 3:12, without help”.
friend-played = { $name } hat deine Partie gespielt
friend-verdict = { $comparison ->
    [better] Du warst besser.
    [worse] { $name } war besser.
    [helped] Kein Sieger: Nur einer von euch hatte Hilfe.
   *[equal] Unentschieden.
 }
friend-none-yet = Noch hat niemand diese Partie beendet.
friend-open-until = Der Code { $code } gilt bis { $date }.

friend-overview-title = Deine Herausforderungen
friend-how = Beende eine Partie und drück darunter auf „{ button-friend }“. Du bekommst einen Link zur gleichen Partie.
friend-row = { $deal }: { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
 }, bis { $date }
