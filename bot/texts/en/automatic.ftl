# Moves that the bot makes for the player, and a game in which no move can lead on.

button-finish = Finish
button-end-game = End game
# $cards are the cards that followed the player’s move home.
moved-automatically = Went home automatically: { $cards }.
finish-choices = The win is certain now: “{ button-finish }” plays the rest.
finish-uncertain = The win isn’t certain yet, so keep playing.
finish-exercise = Here, you make every move yourself. Only games can be finished with one press.
stock-circles = You can only go in circles now: no face-down card can turn up, and no card of the stock or waste fits.
stuck = No move leads on now: nothing new can turn up, and no further card can go home.
stock-circles-choices = Undo some moves, or end the game.

setting-automatic = Automatic moves
automatic-on = On
automatic-off = Off
settings-automatic = Should a card go home automatically when no other card can need it? “{ button-undo }” takes it back together with your move.
no-such-automatic = Automatic moves can’t be “{ $name }”.
