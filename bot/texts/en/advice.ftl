# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Hint
button-chance = Chances
button-verdict = Verdict
button-verdict-yes = Yes, tell me

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Looking for a hint …
# The chances after that move and the reason for it follow.
hint = Hint: “{ $move }”.
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] After it, I see no way to win.
       *[other] After it, I see a way to win.
    }
   *[other] { $won ->
        [0] After it, none of { $samples } deals that look like this one was won.
        [one] After it, 1 of { $samples } deals that look like this one was won.
       *[other] After it, { $won } of { $samples } deals that look like this one were won.
    }
 }
hint-points = { $samples ->
    [1] After it, I see a way to { $points } of { $most } points.
   *[other] After it, deals that look like this one ended with { $points } of { $most } points on average.
 }

chance-looking = Looking at your chances …
chance-won = { $samples ->
    [1] { $won ->
        [0] Your chances: I see no way to win.
       *[other] Your chances: I see a way to win.
    }
   *[other] Your chances: won in { $won } of { $samples } deals that look like yours.
 }
chance-points = { $samples ->
    [1] Your chances: I see a way to { $points } of { $most } points.
   *[other] Your chances: { $points } of { $most } points, the average of { $samples } deals that look like yours.
 }
chance-counts = That counts as a hint.
# Next to the bar in the picture: “63 of 100”.
meter = { $part } of { $whole }

advice-over = This game is over: there is nothing left to advise.
advice-none = For this game I have no advice.
advice-nothing = I find nothing to advise here. That costs you nothing.

verdict-ask = A verdict looks at the cards that you cannot see. It tells whether this game can still be won, and nothing else; the game counts as assisted from then on.
verdict-ask-points = A verdict looks at the cards that you cannot see. It tells whether { $most } points can still be reached, and nothing else; the game counts as assisted from then on.
verdict-looking = Looking at all the cards … { $looks ->
    [0] { "" }
    [one] 1 position so far.
   *[other] { $looks } positions so far.
 }
verdict-won = Verdict: it can still be won.
verdict-won-points = Verdict: { $most } points can still be reached.
verdict-lost = { $undo ->
    [one] Verdict: lost. Undo 1 move, and it can still be won.
   *[other] Verdict: lost. Undo { $undo } moves, and it can still be won.
 }
verdict-lost-points = { $undo ->
    [one] Verdict: { $most } points are out of reach. Undo 1 move, and they can still be reached.
   *[other] Verdict: { $most } points are out of reach. Undo { $undo } moves, and they can still be reached.
 }
verdict-lost-from-deal = Verdict: lost from the deal on. Nothing that you did lost it.
verdict-lost-from-deal-points = Verdict: { $most } points were out of reach from the deal on. Nothing that you did lost them.
verdict-lost-somewhere = Verdict: lost. How far back it could still be won, I could not find out.
verdict-lost-somewhere-points = Verdict: { $most } points are out of reach. How far back they could still be reached, I could not find out.
verdict-unknown = Verdict: unknown. Whether it can still be won, I could not find out. That costs you nothing.
verdict-unknown-points = Verdict: unknown. Whether { $most } points can still be reached, I could not find out. That costs you nothing.
verdict-over = This game is over: a verdict is for games that go on.
verdict-none = For this game I can give no verdict.
