# TriPeaks: its name, options and what is typed; all else is in clearing.ftl.

tripeaks-title = TriPeaks
# Other names that players type.
tripeaks-called = tri peaks, tripeaks solitaire, tri peaks solitaire, solitaire tripeaks, solitaire tri peaks, three peaks, 3 peaks, three peaks solitaire, triple peaks, triple peaks solitaire, tri towers, tritowers, tri tower, tripeak, tri peak, tripeak solitaire, tripeaks classic, classic tripeaks, tripeaks cards, tripeaks patience, microsoft tripeaks, windows tripeaks, ms tripeaks, tripeaks solitare, tripeaks solitair, trypeaks, try peaks, tripeeks, tri peeks, tripicks, trippeaks, peaks, the peaks, peaks solitaire
tripeaks-credit = TriPeaks: Robert Hogue, 1989
# The aim in two short sentences, above a player’s first game.
tripeaks-aim = Clear the 3 peaks onto the waste. Take a free card next in rank to the top of the waste, higher or lower.
tripeaks-pitch = Clear 3 peaks in streaks, 1 rank up or down at a time.
tripeaks-typing = Type a card, such as “7h”, or its place, such as “d3”. “draw” draws. Several moves fit in a line: “d3 d4 c3”.

# Whether a king goes on an ace, and an ace on a king.
tripeaks-option-wrap = kings and aces go on each other
tripeaks-option-wrap-on = kings and aces go on each other
tripeaks-option-wrap-off = kings and aces don’t go on each other
tripeaks-short-option-wrap-on = wrap on
tripeaks-short-option-wrap-off = wrap off
# What else players type for it.
tripeaks-typed-option-wrap-off = without wrapping, without wrap, not wrapping

# A goal of a season.
tripeaks-score-goal = { $score ->
    [one] Leave { $score } card or none in a game of TriPeaks
   *[other] Leave { $score } cards or fewer in a game of TriPeaks
 }
