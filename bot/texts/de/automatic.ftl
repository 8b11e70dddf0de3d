# Moves that the bot makes for the player, and a game in which no move can lead on.

button-finish = Zu Ende spielen
button-end-game = Partie beenden
# $cards are the cards that followed the player’s move home.
moved-automatically = Automatisch ins Ziel: { $cards }.
finish-choices = Der Sieg ist jetzt sicher: „{ button-finish }“ spielt den Rest.
finish-uncertain = Der Sieg ist noch nicht sicher: Spiel weiter.
finish-exercise = Hier machst du jeden Zug selbst. Nur Partien lassen sich mit einem Druck zu Ende spielen.
stock-circles = Es geht jetzt nur noch im Kreis: Keine verdeckte Karte lässt sich aufdecken, und keine aus Talon oder Ablage passt.
stuck = Kein Zug führt mehr weiter: Nichts Neues kommt zum Vorschein, und keine weitere Karte kann ins Ziel.
stock-circles-choices = Nimm einige Züge zurück, oder beende die Partie.

setting-automatic = Automatische Züge
automatic-on = An
automatic-off = Aus
settings-automatic = Soll eine Karte automatisch ins Ziel gehen, wenn keine andere sie mehr brauchen kann? „{ button-undo }“ nimmt sie zusammen mit deinem Zug zurück.
no-such-automatic = Automatische Züge lassen sich nicht auf „{ $name }“ stellen.
