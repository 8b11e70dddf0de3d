# What only the listings say, in Markdown as Discord shows it.

heading-games = Die Spiele
heading-features = Was du bekommst
heading-start = So fängst du an
easy-start = **Ein leichter Anfang.** Zu jedem Spiel gibt es eine Lektion: Du lernst es beim Spielen. Deine erste Partie ist leicht.
fair-deals = **Faire Partien.** Zufällige Partien sind geprüft gewinnbar oder haben ein bestes bekanntes Ergebnis. Tipps wissen nur, was du siehst.
challenge = **Eine Tagespartie.** Dieselbe Partie für alle, mit einer Rangliste für deinen Server. Admins können sie jeden Tag posten lassen.
study = **Aufgaben und Rückblicke.** Löse gewertete Aufgaben. Sieh, welcher Zug deine Partie entschieden hat, und versuch es von dort noch einmal.
everybody = **Für alle.** Spielfelder sind Bilder fürs Handy, in { $themes } Designs. Als Text kannst du sie mit einem Screenreader spielen.
everybody-at-table = **Für alle.** Mit „{ $button }“ ziehst du die Karten, direkt in Discord. Spielfelder als Text kannst du mit einem Screenreader spielen.
# In the picture of the table: one sentence.
table-pitch = Karten antippen und ziehen, ohne den Chat zu verlassen.
safe-games = **Nichts geht verloren.** Du kannst jeden Zug rückgängig machen, so oft du willst. Bis zu { $games } offene Partien bleiben gespeichert.
start = Füg den Bot einem Server oder deinem Konto hinzu. Gib `{ $command }` ein und drück dann auf ein Spiel.
