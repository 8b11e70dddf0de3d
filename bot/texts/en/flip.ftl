# Flip: its name, places, moves, states and hints.

flip-title = Flip
flip-credit = Flip: designer unknown
flip-typing = Deal: “deal”, “deal 3”, “deal match” (until a new play is there), “deal all”. Play: the number of the first of the four cards, “7”, or “turn 7”, “turn four 7”, “remove 7”, “remove four 7”, or the two end cards, “2s 10s”. “stop” ends the game.
flip-scored = Points

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }: { $cards }
flip-card-row = Your hand, from the bottom. { $places }.
flip-stock = { $count ->
    [0] The stock is empty.
    [one] Stock: 1 card, face down.
   *[other] Stock: { $count } cards, face down.
 }

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
flip-deal = { $place1 ->
    [match] Deal to a new play
    [all] Deal all { $left }
   *[one] Deal a card
 }
flip-turn = { $from } · { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 }
flip-turn-four = { $from } · all four
flip-remove = { $from } ✕ { $one } { $other }
flip-remove-four = { $from } ✕ all four
flip-stop = Stop here
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] until a new play is there
   *[other] { "" }
 }
flip-turn-typed = { $first } and { $last } turn { $moved ->
    [1] { $one }
   *[other] { $one } and { $other }
 }
flip-turn-four-typed = { $first } and { $last } turn all four
flip-remove-typed = { $first } and { $last } remove { $one } and { $other }
flip-remove-four-typed = { $first } and { $last } remove all four
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
flip-state = { $score ->
    [one] 1 point
   *[other] { $score } points
 }: { $removed } removed, { $dark } dark in your hand.
flip-picture-state = { $score } of 104 · { $stock } to deal
flip-result = { $score } of 104 points, { $removed } cards removed
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] The stock is empty. One play is left; you may also stop.
       *[other] The stock is empty. Plays are left, each with the number of its first card; you may also stop.
    }
   *[other] { $moves ->
        [3] No play is there yet: deal on.
        [4] One play is there; you may also deal on, which never spoils a play.
       *[other] Plays are there, each with the number of its first card; you may also deal on, which never spoils one.
    }
 }

flip-ended-perfect = You won! All 52 cards are removed: 104 points, a perfect game. Strong play has brought about 3 deals of 100 so far.
flip-ended-no-play = The stock is empty and no play is left. You have { $score } of 104 points: { $removed } cards removed, { $dark } dark in your hand.
flip-ended-stopped = You stopped while a play was left. You have { $score } of 104 points: { $removed } cards removed, { $dark } dark in your hand.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Dealing spoils nothing: cards only come on top, and every play stays possible.
flip-hint-perfect = It begins a line that removes all 52 cards.
flip-hint-only = It is the only play there is.
flip-hint-any = All { $plays } plays lead as far: which comes first does not matter yet.
flip-hint-same = { $equal } of { $plays } plays lead that far; all others lead to less, as far as I found.
flip-hint-best = It begins the best line that I found; the next best play leads to { $other } points.

flip-refused-no-such-move = “{ $move }” is no move of Flip. You can deal, turn, remove, and stop at the end.
flip-refused-stock-empty = The stock is empty: all cards are dealt.
flip-refused-stock-short = { $left ->
    [one] Only 1 card is left to deal.
   *[other] Only { $left } cards are left to deal.
 } Nothing was played.
flip-refused-stock-left = { $left ->
    [one] You can stop once the stock is empty: 1 card is still to be dealt.
   *[other] You can stop once the stock is empty: { $left } cards are still to be dealt.
 }
flip-refused-not-all = { $left ->
    [0] No card is left to deal.
    [one] Only 1 card is left to deal, not { $number }.
   *[other] To deal all means { $left } cards, not { $number }.
 } Nothing was played.
flip-refused-after-match = Nobody knows how many cards are left after “deal match”, so no other deal can follow it in one line. Nothing was played.
flip-refused-just-dealt = “{ $move }” stands behind a deal, and the cards of your hand now do not allow it. Deal first and look; then play. Nothing was played.
flip-refused-no-such-window = { $most ->
    [0] A play takes four cards in a row: your hand has { $cards }.
    [1] Your hand has four cards, so the only play can begin at card 1, not at { $number }.
   *[other] Four cards in a row can begin at card 1 to { $most }, not at { $number }: your hand has { $cards }.
 }
flip-refused-ends-differ = The end cards of { $from }–{ $to }, { $first } and { $last }, have neither suit nor rank in common.
flip-refused-light-end = Cards are removed only where both end cards are dark. Those of { $from }–{ $to } are { $first } and { $last } (◼ is dark).
flip-refused-dark-already = At { $from }–{ $to }, between { $first } and { $last }, nothing light is left to turn. Dark cards never turn back.
flip-refused-only-middle = { $first } and { $last } are of one suit, not of one rank: that is for the middle two of { $from }–{ $to }, not for all four.
flip-refused-only-four = { $first } and { $last } are of one rank, and nothing between them is light: that is for all four of { $from }–{ $to }, not for the middle two.
flip-refused-which-play = That can mean several plays. Say which: { $ways }.
flip-refused-not-shown = No card of your hand shows { $face }, or not on the side that you named. Cards are called by the faces they show now.
flip-refused-not-ends = { $one } and { $other } are not the ends of four cards in a row: two cards must lie between them.
flip-refused-unreadable = “{ $text }” names no move. Try “deal”, “deal match”, “deal all”, or the number of the first of four cards, such as “7”.
