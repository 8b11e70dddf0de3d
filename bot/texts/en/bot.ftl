# Messages of all games and all chats.

# “Wish 4503599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4503599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = deal { $deal } · { $details }

# “Wish, deal 4503599, all cards open”
deal-title = { $game }, deal { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count } face down
# Face-down cards that the player knows, at the end of a list from the top.
face-down-cards = face down { $cards }
# A card that others in its pile cover: “7♠, card 5 from the bottom of pile c”.
covered-card = { $card }, card { $number } from the bottom of pile { $pile }
typed-moves = You can type: { $moves }.
typed-moves-listed = You can type, for example, “{ $example }”. All moves: { $moves }.
typed-any = You can type “{ $verb }”, followed by any of these or none: { $places }.
typed-note = { $typed } ({ $note })
# Typed moves that begin alike, and what stands between several of these.
typed-places = { $start }: { $places }
typed-separator = { "; " }
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = “{ button-words }” shows the rest.
text-view-once = This board is text just this once. To see all boards as text: { $command }

button-undo = ↩ Undo
button-redo = ↪ Redo
button-restart = Restart
button-new = New game
button-same = Same deal
button-try-again = Try again
button-another = Another game
button-words = Text view
button-always-words = Always text…
button-picture = Picture view
button-rules = Rules
button-games = My games
button-give-up = Give up
button-give-up-yes = Yes, give up
button-play-on = No, keep playing
button-play = Play
button-play-deal = Play this deal
button-help = Help
button-more = More…
button-open-table = Open the table
button-others = Other moves…
button-back = ◀ Back
button-next = Next ▶
to-part = Part { $number } of { $count }
button-deal = Start game
button-record = Record
button-notation = For other programs
button-replay = Replay
button-share = Share
button-copy = Copy the text
button-settings = Settings
button-to-game = Back to my game

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = Animation
button-play-from = Play from here

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = To the start
label-before = 1 move back
label-after = 1 move forward
label-last = To the end

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters }… ({ $moves })
bunch-number = { $number }…
bunch-range = { $first } – { $last }
bunch-range-means = “{ bunch-range }” opens the choices from { $first } to { $last }.
choosing = Choose one.
choosing-others = These moves rarely help.
too-long-a-line = That’s too long. A line of moves can have at most { $most } characters. Split it into several lines.
no-move-typed = Add a move after the command. See { $command } for examples.
later-in-line = Nothing was played: move { $number } of that line, “{ $move }”, isn’t possible.
would-end-first = The game would end before the last move in that line, so nothing was played. Leave out the moves after the end.
type-yes = This move loses the game right away. To confirm, press the button, or type the move again followed by “{ typed-yes }”.
type-yes-to-end = To end the game, press the button, or type the move again followed by “{ typed-yes }”.
nearest = Did you mean “{ $move }”?
record-title = Record of { $deal }
# A game for solvers and other programs: its deal, and its moves if they can be written.
export-title = { $deal } for other programs
export-board = The deal, as Freecell Solver and similar programs read it:
export-moves = Moves in standard notation:
export-unwritable = The moves are left out: standard notation can’t write a card that comes back from a foundation.
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = This deal is a daily challenge that is still open. You can only play it from the start.
record-over = This record’s game is over. To play from an earlier move, leave out the last moves. To watch it, type “replay” instead of “play”.
record-illegal = Move { $number } of this record, “{ $move }”, isn’t possible.
record-goes-on = The game ends at move { $number }, but this record goes on. Leave out the later moves.
refused-record-gone = This record is no longer saved. Type it again.
refused-unreadable-record = Can’t read “{ $text }” as a record. A record looks like this: wish/1 #42 | take a c

options-title = { $game }: choose options
option-line = • { $option }
option-on = { $option }
option-off = { $option }: off
rules-menu-title = Rules
rules-menu = Choose a game to read its rules.

assisted = { $details }.
replay-film = The whole game: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. Step through it with the buttons.
replay-so-far = So far: { $state }
replay-film-alt = Animation of { $deal } from the start, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. { $end }
replay-count = { $number } / { $count }
replay-deal = Start of the game. { $count ->
    [one] { $count } move follows.
   *[other] { $count } moves follow.
 }
replay-move = Move { $number } of { $count }: { $move }.
replay-state = At that point: { $state }.
replay-beyond = This game has { $count ->
    [one] { $count } move
   *[other] { $count } moves
}. This is the last one.
replay-unread = This is the whole game. For the board after move { $number }, type “{ $command }”.
nothing-to-replay = This game has no moves to replay.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Won
result-lost = Lost
result-ended = Finished
result-given-up = Given up
result = Score: { $score }
result-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] At the start:
   *[other] After move { $moves }:
 }
result-clean = Without help: no undo, no hints
result-assisted = With help: { $help }
help-undos = { $count ->
    [one] { $count } undo
   *[other] { $count } undos
 }
help-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
 }
help-verdicts = { $count ->
    [one] { $count } verdict
   *[other] { $count } verdicts
 }
help-begun-again = restarted
help-from-record = started from a record
share = { $result } { $moves ->
    [0] before the first move
    [one] after { $moves } move
   *[other] after { $moves } moves
 }. { $score }. { $effort }.
share-alt = Result of { $deal }. { $details }
share-to-nobody = Your results are hidden from everyone, so only you can see this.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Play this deal: everyone gets the same cards.
nothing-to-share = This game isn’t over yet. You can share it when it is.

giving-up = Give up this game? It then counts as lost, but “{ button-undo }” can bring it back.
ended-given-up = You gave up this game.

welcome-title = Welcome to Solitaire Bot
welcome = Press a game to start it. You can undo any move, so feel free to experiment.
# The bot was added to a server or group. $command starts a game.
greeting = Hi! I host solitaire games. Press a game, or send { $command }. Each board belongs to the player who started it. Anyone can play the same deal.
menu-title = Which game?
menu = Press a game to start it. Friends who play the same deal number get the same cards.
no-game = You don’t have a game in progress. Choose a game to start.
game-gone = This game isn’t stored anymore. Open games are deleted after { $days ->
    [one] { $days } day
   *[other] { $days } days
 } without a move, or when you delete your data. Start a new one?
rules-changed = The rules of this game were corrected after you started, so you can’t continue it. You can play the same deal from the start.
stranger = This game belongs to another player. You can play the same deal yourself.
how-to-move = It’s your turn: press a button below the board. “{ button-rules }” explains the game, and { $command } shows what you can type.
still-open = Here’s your unfinished game. To start another, press “{ button-new }”.

no-such-open-game = You don’t have an open game with that name. Your open games:
games-title = Your games
games-open = { $count ->
    [0] You don’t have an open game.
    [one] You have { $count } open game. Press it to continue.
   *[other] You have { $count } open games. Press one to continue.
 }
games-past = Recently finished:
past-won = { $deal }: won. { $state }
past-lost = { $deal }: lost. { $state }
past-ended = { $deal }: { $state }
past-given-up = { $deal }: given up. { $state }
past-other-rules = { $deal }: played under older rules.
too-many-games = You have { $most } open games, and that’s the limit. Finish one or give one up first.

rules-title = { $heading } ({ $number }/{ $count })
help-title = How to play
help-moves = { $chat ->
    [page] Press a card or drag it to its place, or type a move.
   *[other] Press a button below the board, or type a move.
 } { $typing } “{ button-words }” shows this board as text. “{ button-always-words }” below it changes all boards.
help-typing = Each game’s rules explain how to type its moves.
unknown-command = Unknown command: { $name }. Available commands:
unexpected-words = “{ $text }” can’t follow { $command }, so nothing was done. Type only { $command }.

about-title = Solitaire Bot { $version }
about = Classic and unusual solitaire games on Discord, on Telegram and on a web page.
about-licence = This bot is free software under the MIT license. Its pictures and cards were made for it. Their lettering uses Inter and Noto Sans CJK, under the SIL Open Font License.

settings-title = Settings
settings-theme = Your boards use the theme “{ $theme }”, shown here. Press another theme to switch.
no-such-theme = Unknown theme “{ $name }”.

moved-on = That button is out of date. Here is the current board.
nothing-to-undo = There’s nothing to undo: this is the start of the deal.
nothing-to-redo = There’s nothing to redo: no undone move is left.
nothing-to-restart = There’s nothing to restart: this is the start of the deal.
busy = You made another move at the same time. Please try again.
sorry = Sorry, something went wrong. Check the board, then try again.
store-unavailable = Your games can’t be reached right now. Wait a moment and check the board before you try again: your move may have been saved.
unreadable-game = This game’s saved data can’t be read. It has been kept as it is. Please start another game.

refused-not-here = Games are turned off here. To continue yours, use { $command } in another channel or topic. Or play in a private chat with me.
refused-not-your-start = Only admins can start games here. You can play in a private chat with me.
refused-not-a-code = This link doesn’t lead to a deal. Use /play to start a game.
refused-too-long = This game has { $most } moves, and that’s the limit. Undo some moves, or restart the deal.
refused-over = This game is over. “{ button-undo }” brings it back, and “{ button-new }” starts a new one.
refused-begins-here = There’s a move here. Press this place again to make it or to choose.
refused-ends-here = A card can go here. Press that card first.
refused-covered-card = Other cards lie on this one, so you can’t use it now.
refused-no-move-here = You can’t do anything here now.
refused-no-move-between = No move leads from there to here. Press the card to see where it can go.
refused-move-there = That move is possible. Try it again, or use its button.
refused-no-such-place = “{ $place }” isn’t a place on this board. Press a place in the picture.
refused-which-place = Name 1 or 2 places on the board, not { $count }.
refused-unreadable = Can’t read “{ $text }” as a move.
refused-no-such-game = Unknown game “{ $name }”. Available: { $known }.
refused-no-such-option = Unknown option “{ $name }”. Available: { $known }.
refused-no-options = Unknown option “{ $name }”. This game has no options.
refused-no-such-value = { $name } can be { $known }, not “{ $value }”.
refused-options-exclude = “{ $name }” and “{ $other }” can’t be combined. Choose one of them.
refused-not-a-deal = “{ $text }” isn’t a deal number. Type a whole number, such as 4503599.
refused-no-such-deal = Deal numbers go from 0 to { $last }.
