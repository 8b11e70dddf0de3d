# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Hint
button-chance = Chances
button-verdict = Verdict
button-verdict-yes = Yes, check it

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Looking for a hint…
# The chances after that move and the reason for it follow; in a player's first game of the kind only the reason.
hint = Hint: “{ $move }”.
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] No way to win is known after it.
       *[other] You can still win after it.
    }
   *[other] { $won ->
        [0] After it, you’d win none of { $samples } games like this.
       *[other] After it, you’d win { $won } of { $samples } games like this.
    }
 }
hint-points = { $samples ->
    [1] After it, you can reach { $points } of { $most } points.
   *[other] After it, you’d score { $points } of { $most } points on average.
 }
# Instead of a reason that compares moves in numbers, in a player's first game of the kind.
hint-did-better = The bot tried several moves, and this one did best.

chance-looking = Checking your chances…
chance-won = { $samples ->
    [1] { $won ->
        [0] Chances: no way to win is known.
       *[other] Chances: you can still win.
    }
   *[other] { $won ->
        [0] Chances: you’d win none of { $samples } games like this.
       *[other] Chances: you’d win { $won } of { $samples } games like this.
    }
 }
chance-points = { $samples ->
    [1] Chances: you can reach { $points } of { $most } points.
   *[other] Chances: you’d average { $points } of { $most } points in { $samples } games like this.
 }
# Follows the chances, unless no hidden card matters.
chance-meaning = These games start from your board. Only the hidden cards are shuffled.
chance-counts = This counts as a hint.
# Next to the bar in the picture: “63 of 100 won”, “71/104 points”.
meter = { $part } of { $whole } won
meter-points = { $part }/{ $whole } points

advice-over = This game is over. Hints and chances are only for games in progress.
advice-none = Hints and chances aren’t available for this game.
advice-nothing = No hint found here. This doesn’t count as help.

# $hidden counts the cards that the player doesn’t see.
verdict-ask = { $hidden ->
    [0] A verdict says only whether you can still win.
   *[other] A verdict looks at all cards, including hidden ones. It says only whether you can still win.
 } The game then counts as played with help.
verdict-ask-points = { $hidden ->
    [0] A verdict says only whether { $most } points are still possible.
   *[other] A verdict looks at all cards, including hidden ones. It says only whether { $most } points are still possible.
 } The game then counts as played with help.
verdict-looking = Looking at all cards… { $looks ->
    [0] { "" }
    [one] { $looks } board checked.
   *[other] { $looks } boards checked.
 }
verdict-won = Verdict: you can still win.
verdict-won-points = Verdict: you can still reach { $most } points.
verdict-lost = { $undo ->
    [one] Verdict: lost. You can still win if you undo { $undo } move.
   *[other] Verdict: lost. You can still win if you undo { $undo } moves.
 }
verdict-lost-points = { $undo ->
    [one] Verdict: you can’t reach { $most } points anymore. You can if you undo { $undo } move.
   *[other] Verdict: you can’t reach { $most } points anymore. You can if you undo { $undo } moves.
 }
verdict-lost-from-deal = Verdict: lost. This deal could never be won. None of your moves lost it.
verdict-lost-from-deal-points = Verdict: { $most } points were never possible in this deal. None of your moves lost them.
verdict-lost-somewhere = Verdict: lost. It isn’t known how many moves you’d have to undo.
verdict-lost-somewhere-points = Verdict: you can’t reach { $most } points anymore. It isn’t known how many moves you’d have to undo.
verdict-unknown = Verdict: unknown. The search found no win, but there may be one. This doesn’t count as help.
verdict-unknown-points = Verdict: unknown. The search found no way to { $most } points, but there may be one. This doesn’t count as help.
verdict-over = This game is over. Verdicts are only for games in progress.
verdict-none = Verdicts aren’t available for this game.
