# Messages of all games and all chats.

# “Wish 4 503 599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4 503 599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = deal { $deal } · { $details }

# “Wish, deal 4 503 599, all cards open”
deal-title = { $game }, deal { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count } face down
typed-moves = You can type: { $moves }.
typed-any = You can type “{ $verb }”, and behind it any of these, or none: { $places }.
typed-note = { $typed } ({ $note })
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = The board in words tells the rest.

button-undo = ↩ Undo
button-redo = ↪ Redo
button-restart = Restart
button-new = New deal
button-same = Same deal
button-words = In words
button-picture = As a picture
button-rules = Rules
button-games = My games
button-give-up = Give up
button-give-up-yes = Yes, give up
button-play-on = No, play on
button-play = Play
button-play-deal = Play this deal
button-help = Help
button-more = More …
button-back = ◀ Back
button-next = Next ▶
to-part = Part { $number } of { $count }
button-deal = Deal
button-record = Record
button-replay = Replay
button-share = Share
button-copy = Copy the text
button-settings = Settings
button-to-game = ◀ Back to the game

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = The film
button-play-from = Play from here

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = To the deal
label-before = Back one move
label-after = On one move
label-last = To the end

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters } … ({ $moves })
bunch-range = { $first } – { $last }
choosing = Choose one of these.
too-long-a-line = That is too long to be read: a line of moves has at most { $most } characters.
no-move-typed = Type a move behind the command; { $command } says how.
later-in-line = Nothing was played, for a later move of that line cannot be.
would-end-first = What stands first in that line would end the game, so nothing was played. Enter it alone if you mean it.
type-yes = That would lose the game at once. Press the button if you mean it, or type it again with “yes” behind it.
nearest = Nearest: “{ $move }”.
record-title = The record of { $deal }
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = This deal is a daily challenge whose day is still open: the moves of the record don’t count.
record-over = The game of this record is over. Leave out its last moves to play from there, or type replay instead of play.
record-illegal = Move { $number } of this record, “{ $move }”, isn’t possible.
record-goes-on = This record goes on after the end of the game: it is over after move { $number }.
refused-record-gone = This record is no longer saved. Type it again.
refused-unreadable-record = Can’t read “{ $text }” as a record. A record looks like this: wish/1 #42 | take a c

options-title = { $game }: how shall it be dealt?
option-line = • { $option }
option-on = { $option }
option-off = { $option }: off
rules-menu-title = The rules
menu-options = { $game } options …
rules-menu = Which game’s rules?

assisted = { $details }.
replay-film = The whole game, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }. The buttons go through it step by step.
replay-so-far = So far: { $state }
replay-film-alt = A film of { $deal }, from the deal on, { $moves ->
    [one] with its one move
   *[other] with all of its { $moves } moves
 }. { $end }
replay-count = { $number } / { $count }
replay-deal = The deal. { $count ->
    [one] One move follows.
   *[other] { $count } moves follow.
 }
replay-move = Move { $number } of { $count }: { $move }.
replay-state = At that point: { $state }.
replay-beyond = This game has { $count ->
    [one] 1 move
   *[other] { $count } moves
}: this is the last.
replay-unread = This is the whole game. Say “{ $command }” for the board after move { $number }.
nothing-to-replay = No move has been made yet: there is nothing to replay.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Won
result-lost = Lost
result-ended = Played to the end
result-given-up = Given up
result = Score: { $score }
result-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] The deal at the start:
   *[other] After move { $moves }:
 }
result-clean = Clean: nothing taken back, no hints
result-assisted = Assisted: { $help }
help-undos = { $count ->
    [one] 1 undo
   *[other] { $count } undos
 }
help-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
 }
help-verdicts = { $count ->
    [one] 1 verdict
   *[other] { $count } verdicts
 }
help-begun-again = begun again
help-from-record = begun from a record
share = { $result } { $moves ->
    [0] before the first move
    [one] after 1 move
   *[other] after { $moves } moves
 }. { $score }. { $effort }.
share-alt = The result of { $deal }. { $details }
share-to-nobody = You chose that nobody sees your results, so this is for you alone.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Play this deal: everybody gets the same cards.
nothing-to-share = This game still goes on: share it when it is over.

giving-up = Give this game up? It then ranks with the lost ones, but Undo can still bring it back.
ended-given-up = You gave this game up.

welcome-title = Welcome to Solitaire Bot
welcome = Unusual solitaires, dealt here in the chat. Choose one and press its buttons, or type your moves.
menu-title = Which game?
menu = Every deal has a number: friends who play the same number get the same cards.
no-game = You have no game on the table. Which one shall I deal?
game-gone = This game is no longer kept: open games are put away after { $days ->
    [one] a day
   *[other] { $days } days
 } without a move. Shall I deal you another?
rules-changed = The rules of this game were mended since it was dealt, so it cannot go on as it was. You can play the same deal from its beginning.
stranger = This is another player’s game. You can play the same deal yourself.

no-such-open-game = None of your open games is called so. These are the ones there are.
games-title = Your games
games-open = { $count ->
    [0] No game is open.
    [one] 1 game is open. Press it to play on.
   *[other] { $count } games are open. Press one to play on.
 }
games-past = Finished last:
past-won = { $deal }: won. { $state }
past-lost = { $deal }: lost. { $state }
past-ended = { $deal }: { $state }
past-given-up = { $deal }: given up. { $state }
past-other-rules = { $deal }: played by earlier rules.
too-many-games = You have { $most } open games, and no more can be kept. Finish one or give one up first.

rules-title = { $heading } ({ $number }/{ $count })
help-title = How to play
help-moves = Press the buttons below a board, or type a move. { $typing } “In words” tells the whole board as text.
help-typing = Each game’s rules say how its moves are typed.
unknown-command = There is no command { $name }. These are the ones there are.

about-title = Solitaire Bot { $version }
about = Unusual solitaires, dealt in Discord, in Telegram and on a page of its own.
about-licence = The bot is free software under the MIT licence. Its pictures and cards are its own; the letters on them are of Inter and Noto Sans CJK, under the SIL Open Font License.

settings-title = Settings
settings-theme = All pictures that you are shown are painted in the theme “{ $theme }”. Here is how it looks; press another one to change it.
no-such-theme = There is no theme “{ $name }”.

moved-on = That button was from an earlier board. Here is the game as it stands now.
nothing-to-undo = There is no move to take back: this is the beginning of the deal.
nothing-to-redo = There is no move to play again: nothing was taken back.
nothing-to-restart = No move has been made yet: this is the beginning of the deal.
busy = Another move of yours came at the same time. Please try again.
sorry = Sorry, something went wrong on my side. Please look at the board, then try again.
store-unavailable = Sorry, I cannot reach my memory just now. Please look at the board in a moment, then try again: what you did may have been done.
unreadable-game = Sorry, my notes of this game cannot be read. They are kept as they are; please deal another game.

refused-not-here = The administrators let no games be played here. { $command } brings yours back in another channel or topic, or in a private chat with me.
refused-not-your-start = Here only administrators have games dealt. You can play with me in a private chat.
refused-not-a-code = This link names no deal that I know. /play has one dealt.
refused-too-long = This game has come to { $most } moves, and no more can be kept. Undo takes moves back, and restarting begins the deal again.
refused-over = This game is over. Undo takes the last move back; “New deal” begins another.
refused-unreadable = “{ $text }” is no move that I can read.
refused-no-such-game = There is no game “{ $name }”. There is: { $known }.
refused-no-such-option = There is no option “{ $name }”. There is: { $known }.
refused-no-options = There is no option “{ $name }”: this game has none.
refused-no-such-value = { $name } can be { $known }, not “{ $value }”.
refused-not-a-deal = “{ $text }” is no deal number. Deal numbers are whole numbers, such as 4 503 599.
refused-no-such-deal = Deals go from 0 to { $last }.
