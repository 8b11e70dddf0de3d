# Answers to small talk, which come before the board.
talk-thanks = You’re welcome!
talk-upset = That was hard luck. Type “{ command-name-hint }” for a suggestion, or “{ command-name-undo }” to take a move back.
talk-nice = Glad you like it!
talk-bye = See you! Your games are saved.
talk-okay = Your turn: press a button or type a move.
talk-link = I can’t open links. Press a button or type a move, or type “{ command-name-help }”.
talk-lacking = I don’t have { $name }. The nearest game is { $game }.
talk-lacking-played = I don’t have { $name }. The nearest game is { $game }, which you’re playing.
talk-picture = { talk-okay }
