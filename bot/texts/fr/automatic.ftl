# Moves that the bot makes for the player, and a game in which no move can lead on.

button-finish = Terminer
button-end-game = Arrêter la partie
# $cards are the cards that followed the player’s move home.
moved-automatically = Montée automatique : { $cards }.
finish-choices = La victoire est certaine : « { button-finish } » joue la suite.
finish-uncertain = La victoire n’est pas encore certaine : continue.
finish-exercise = Ici, tu joues chaque coup toi-même. Seules les parties se terminent d’une pression.
stock-circles = Tu ne peux plus que tourner en rond : aucune carte cachée ne peut être retournée, et aucune du talon ou de la défausse ne convient.
stuck = Aucun coup ne mène plus loin : rien de nouveau ne peut apparaître, et aucune autre carte ne peut monter en fondation.
stock-circles-choices = Annule quelques coups, ou arrête la partie.

setting-automatic = Coups automatiques
automatic-on = Activés
automatic-off = Désactivés
settings-automatic = Une carte doit-elle monter automatiquement quand aucune autre ne peut plus en avoir besoin ? « { button-undo } » la reprend avec ton coup.
no-such-automatic = Impossible de mettre les coups automatiques sur « { $name } ».
