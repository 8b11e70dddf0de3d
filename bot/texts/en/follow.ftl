# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
follow-credit = Follow-the-Suit: Rikkati, 2019
follow-typing = Exchange: “exchange 2s 5h” or “keep”. Trumps: “hearts” or “none”; both at once: “keep, trumps hearts”. Then a card for each trick: “qh”, “joker”, or “q” where only one queen can be played.
follow-scored = Cards left in the deck

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] No card is led.
   *[other] The deck leads: { $cards }.
 }
follow-last = { $count ->
    [0] No trick has been played.
   *[other] The last trick, your card first: { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Your hand: { $places }.
follow-stock = { $count ->
    [0] The deck is empty.
    [one] Deck: 1 card, face down.
   *[other] Deck: { $count } cards, face down.
 }
follow-discards = { $count ->
    [0] You have exchanged no cards.
   *[other] Out of the game by the exchange: { $cards }.
 }
follow-played = { $count ->
    [0] No cards are out of the game by tricks.
   *[other] Out of the game by tricks, the last first: { $cards }.
 }
follow-aside = Set aside, unseen by anyone: { $count } cards.

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = trumps
follow-printed-lead = lead
follow-printed-last-trick = last trick
follow-printed-gone = gone

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] Exchange first.
    [trumps] { $score ->
        [0] Trumps were never chosen.
       *[other] The exchange is done; now trumps.
    }
   *[tricks] { $trumps ->
        [S] Spades are trumps.
        [H] Hearts are trumps.
        [D] Diamonds are trumps.
        [C] Clubs are trumps.
       *[none] No trumps.
    } { $trick ->
        [won] You won the last trick.
        [lost] You lost the last trick and took both cards.
       *[other] The first card is led.
    } Tricks: { $won } won, { $lost } lost.
 }
follow-picture-state = { $phase ->
    [exchange] exchange · { $stock } in deck
    [trumps] trumps? · { $stock } in deck
   *[tricks] { $trumps ->
        [S] spades trumps
        [H] hearts trumps
        [D] diamonds trumps
        [C] clubs trumps
       *[none] no trumps
    } · { $stock } in deck
 }
follow-choices = { $phase ->
    [exchange] Discard any and draw two for each, or keep all.
    [trumps] Choose a suit as trumps, or play without.
   *[tricks] { $moves ->
        [one] Only 1 card can be played to this lead.
       *[other] { $moves } cards can be played to this lead.
    }
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score ->
        [one] 1 point
       *[other] { $score } points
    }, tricks: { $won } won, { $lost } lost
   *[other] Tricks: { $won } won, { $lost } lost
 }
follow-ended-empty-hand = { $score ->
    [0] You won! Your hand is empty, and so is the deck: 0 points, but a win.
    [one] You won! Your hand is empty, with 1 card left in the deck: 1 point.
   *[other] You won! Your hand is empty, with { $score } cards left in the deck: { $score } points.
 } Tricks: { $won } won, { $lost } lost.
follow-ended-too-many = { $phase ->
    [trumps] You lost in the exchange: it left you { $hand } cards in hand and { $stock } in the deck, and a trick takes no more than one from your hand.
   *[tricks] You lost: you hold { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }, and { $stock ->
        [0] no trick is
        [one] only 1 trick is
       *[other] only { $stock } tricks are
    } left in the deck. Tricks: { $won } won, { $lost } lost.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Tick the cards to throw away: for each of them you draw two. Without a tick you keep all ten.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
    [one] 1 card goes and 2 are drawn: { $drawn } in hand then, { $left } in the deck.
   *[other] { $count } cards go and { $come } are drawn: { $drawn } in hand then, { $left } in the deck.
 }
follow-losing-exchange = Careful: exchanging { $count } cards loses the game at once. You would hold { $drawn } cards, and the deck would have only { $left }.
follow-exchange = { $count ->
    [0] Keep all cards
    [8] Exchange 8: lose at once ({ $drawn } to { $left })
    [9] Exchange 9: lose at once ({ $drawn } to { $left })
    [10] Exchange 10: lose at once ({ $drawn } to { $left })
    [one] Exchange 1 card: { $drawn } in hand
   *[other] Exchange { $count } cards: { $drawn } in hand
 }
follow-trumps = { $place1 ->
    [S] ♠ spades
    [H] ♥ hearts
    [D] ♦ diamonds
    [C] ♣ clubs
   *[none] no trumps
 }
follow-play = { $card1 }
# In a list of moves as they are typed.
follow-exchange-typed = { $card1 }
follow-trumps-typed = { $place1 ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[none] { "" }
 }
follow-play-typed = { $card1 }

follow-refused-no-such-move = “{ $move }” is no move of Follow-the-Suit. Type “keep” or “exchange 2s 5h”, then “trumps hearts” or “none”, then a card such as “qh”.
follow-refused-exchange-first = The exchange comes first. Type the cards to throw away, such as “exchange 2s 5h”, or “keep”.
follow-refused-exchanged = Cards are exchanged only once, before trumps are chosen.
follow-refused-trumps-first = Choose trumps first: a suit, such as “hearts”, or “none”.
follow-refused-trumps-chosen = { $trumps ->
    [S] Spades are trumps
    [H] Hearts are trumps
    [D] Diamonds are trumps
    [C] Clubs are trumps
   *[none] You play without trumps
 }, and it stays so to the end of the game.
follow-refused-not-in-hand = You do not hold { follow-card }.
follow-card = { $card ->
    [Joker] the Joker
   *[other] { $card }
 }
follow-refused-named-twice = { $card } is named twice.
follow-refused-hand-order = Cards to exchange are named in the order of your hand.
follow-refused-must-follow = { $card } does not follow { $lead }. You hold that suit: play it, such as { $fitting }, or the Joker if you have it.
follow-refused-unseen-lead = Play one card at a time: each answers a lead, and the next lead is not yet to be seen.
follow-refused-no-such-card = No card of your hand fits “{ $text }”.
follow-refused-several-cards = That may mean { $one } or { $other }: name rank and suit.
follow-refused-unreadable = “{ $text }” names no move. Type “keep” or “exchange 2s 5h”, then “trumps hearts” or “none”, then a card such as “qh” or “joker”.

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = No other card can be played.
follow-hint-keep = Each card exchanged costs three points, and yours can go as well as those that would come.
follow-hint-exchange = { $count ->
    [one] This card would be hard to get rid of: too few leads are lower.
   *[other] These cards would be hard to get rid of: too few leads are lower.
 }
follow-hint-trumps = { $place1 ->
    [none] No suit would help you more as trumps than your high cards do as they are.
   *[other] { $held ->
        [0] You hold none of it, and so your high cards keep their worth.
        [one] You hold 1 card of it, which would be hard to get rid of otherwise.
       *[other] You hold { $held } cards of it: as trumps they win where you have none of the suit led.
    }
 }
follow-hint-win = It wins the trick, and your other cards are worth more later.
follow-hint-ruff = You have none of the suit led, so a trump wins the trick.
follow-hint-joker = The Joker wins the trick: this is a lead that you would hardly get rid of.
follow-hint-take = No card of yours wins this trick: whichever you play comes back, together with the lead.
follow-hint-duck = This trick is better lost: the lead can win one later, and you keep what would have won this.
