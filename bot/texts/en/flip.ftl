# Flip: its name, places, moves, states and hints.

flip-title = Flip
# Other names that players type.
flip-called = flip solitaire
flip-credit = Flip: designer unknown
# The aim in one sentence, above a player’s first game.
flip-aim = Turn light cards dark, then remove them, using 4 in a row whose ends match.
flip-typing = Deal: “deal”, “deal 3”, “deal match” (to the next play), “deal all”. Play: the number of the first of 4 cards (“7”), or the 2 end cards (“2s 10s”). To say which play: “turn 7”, “turn four 7”, “remove 7”, “remove four 7”. “stop” ends the game.
flip-pitch = Turn and remove cards to score as much as you can.
flip-pitch-effort = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } · about { $points } of 104 points
flip-scored = Points
flip-option-open = stock face up
flip-short-option-open = open

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }: { $cards }
flip-card-row = Your hand, from the bottom. { $places }.
# $seen cards of an open stock are listed, the next one first, in $cards.
flip-stock = { $seen ->
    [0] { $count ->
        [0] The stock is empty.
        [one] Stock: { $count } card, face down.
       *[other] Stock: { $count } cards, face down.
    }
    [one] Stock: { $seen } card, face up: { $cards }.
   *[other] Stock: { $seen } cards, face up, the next one first: { $cards }.
 }
# On the picture of an open stock, beside an arrow to its first card.
flip-printed-next = next

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
# $reach is the number of cards to the next play, “end” if no play comes, and “hidden” unless the stock is open.
flip-deal = { $place1 ->
    [match] { $reach ->
        [hidden] Deal to the next play
        [end] Deal to the end
       *[other] Deal { $reach } to the next play
    }
    [all] Deal all { $left }
   *[other] Deal 1 card
 }
flip-turn = { $from }–{ $to }: turn { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 }
flip-turn-four = { $from }–{ $to }: turn all
flip-remove = { $from }–{ $to }: remove { $one } { $other }
flip-remove-four = { $from }–{ $to }: remove all
flip-stop = Stop here
# Asked before “flip-stop”; $moves counts the plays that are left.
flip-ending-stop = { $moves ->
    [one] Stop here? { $moves } play is left.
   *[other] Stop here? { $moves } plays are left.
 } Your result would be { $score } of 104 points.
flip-ending-stop-yes = Yes, stop
# On boards with many plays: the number of the first card, which the picture shows.
flip-deal-short = { $place1 ->
    [match] { $reach ->
        [hidden] To next play
        [end] To the end
       *[other] Next play: { $reach }
    }
    [all] Deal all
   *[other] Deal 1
 }
flip-turn-short = { $from }: turn
flip-turn-four-short = { $from }: turn all
flip-remove-short = { $from }: remove
flip-remove-four-short = { $from }: remove all
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] { $reach ->
        [hidden] to the next play
        [end] to the end, no play comes
        [one] { $reach } card, to the next play
       *[other] { $reach } cards, to the next play
    }
   *[other] { "" }
 }
flip-turn-typed = { $first } and { $last } turn { $moved ->
    [1] { $one }
   *[other] { $one } and { $other }
 }
flip-turn-four-typed = { $first } and { $last } turn all 4
flip-remove-typed = { $first } and { $last } remove { $one } and { $other }
flip-remove-four-typed = { $first } and { $last } remove all 4
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
# Before the first dark card, only the points.
flip-state = { $removed ->
    [0] { $dark ->
        [0] Points: { $score } of 104.
       *[other] Points: { $score } of 104. Cards removed: { $removed }. Dark in your hand: { $dark }.
    }
   *[other] Points: { $score } of 104. Cards removed: { $removed }. Dark in your hand: { $dark }.
 }
flip-picture-state = { $score } of 104 · { $stock } to deal
flip-result = { $score } of 104 points, { $removed } cards removed
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] The stock is empty. Make the only play, or end with “{ flip-stop }”.
       *[other] The stock is empty. Choose a play, or end with “{ flip-stop }”.
    }
   *[other] { $moves ->
        [3] No play yet. Deal until the ends of 4 cards in a row match in suit or rank.
        [4] There’s a play. Make it, or keep dealing: dealing never spoils a play.
       *[other] Choose a play, or keep dealing: dealing never spoils a play.
    }
 }

flip-ended-perfect = You won! All 52 cards are removed: 104 points, a perfect game. Strong play seldom reaches that.
flip-ended-no-play = The stock is empty and no play is left. You scored { $score } of 104 points: { $removed } cards removed, { $dark } dark in your hand.
flip-ended-stopped = You stopped before the last play. You scored { $score } of 104 points: { $removed } cards removed, { $dark } dark in your hand.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Dealing spoils nothing: cards only go on top, and every play stays possible.
flip-hint-perfect = It’s the first step of a way to remove all 52 cards.
flip-hint-only = It’s the only play.
flip-hint-any = { $plays ->
    [2] Both plays lead to the same best score, so you can start with either.
   *[other] All { $plays } plays lead to the same best score, so you can start with any.
 }
flip-hint-same = { $equal } of { $plays } plays lead to the best score found. The others lead to less.
flip-hint-best = It’s the first step of the best way found. The next best play leads to { $other } points.
# With an open stock; if $proven is on, no way can lead to more points.
flip-hint-now = { $proven ->
    [on] It’s the first step of a best way. No way leads to more points.
   *[off] It’s the first step of the best way found.
 }
flip-hint-later = { $proven ->
    [on] The best way starts with cards still to come. No way leads to more points.
   *[off] The best way found starts with cards still to come.
 }
flip-hint-none = Even with all cards in your hand, there’s no play.

flip-refused-no-such-move = “{ $move }” isn’t a move in Flip. You can deal, turn, remove, and stop at the end.
flip-refused-stock-empty = The stock is empty, so you can’t deal. Make a play, or stop.
flip-refused-stock-short = { $left ->
    [one] Only { $left } card is left to deal. Nothing was played.
   *[other] Only { $left } cards are left to deal. Nothing was played.
 }
flip-refused-stock-left = { $left ->
    [one] You can’t stop yet: { $left } card is left to deal.
   *[other] You can’t stop yet: { $left } cards are left to deal.
 }
flip-refused-not-all = { $left ->
    [0] No cards are left to deal. Nothing was played.
    [one] Only { $left } card is left to deal, not { $number }. Nothing was played.
   *[other] { $left } cards are left to deal, not { $number }. Nothing was played.
 }
flip-refused-after-match = After “deal match”, nobody knows how many cards are left. Enter the next deal on a line of its own. Nothing was played.
flip-refused-just-dealt = “{ $move }” comes after a deal, and your current hand doesn’t allow it. Deal first, look, then play. Nothing was played.
flip-refused-no-such-window = { $most ->
    [0] A play needs 4 cards in a row, but your hand has { $cards }.
    [1] Your hand has only 4 cards. A play can only start at card 1, not at { $number }.
   *[other] Your hand has { $cards } cards. A play of 4 can start at cards 1 to { $most }, not at { $number }.
 }
flip-refused-ends-differ = The end cards of { $from }–{ $to }, { $first } and { $last }, match neither in suit nor in rank.
flip-refused-light-end = You can remove cards only if both end cards are dark. At { $from }–{ $to }, they are { $first } and { $last } (◼ means dark).
flip-refused-dark-already = At { $from }–{ $to }, between { $first } and { $last }, no light card is left to turn. Dark cards never turn back.
flip-refused-only-middle = { $first } and { $last } match in suit, not in rank. So you can play only the middle 2 of { $from }–{ $to }, not all 4.
flip-refused-only-four = { $first } and { $last } match in rank. So at { $from }–{ $to }, you have to play all 4, not just the middle 2.
flip-refused-which-play = That can mean several plays. Type one of these: { $ways }.
flip-refused-not-shown = No card in your hand shows { $face } as you typed it. Name cards by the faces they show now, light or dark.
flip-refused-not-ends = { $one } and { $other } aren’t the ends of 4 cards in a row. Exactly 2 cards must be between them.
flip-refused-unreadable = Can’t read “{ $text }” as a move. Try “deal”, “deal match” or “deal all”. Or type the number of the first of 4 cards: “7”.

# The goal of a second try, and a score in its terms.
flip-goal = { $goal } points or more
flip-goal-score = { $score } points

# A goal of a season.
flip-score-goal = { $score ->
    [one] Score { $score } point or more in Flip
   *[other] Score { $score } points or more in Flip
 }
