# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
# Other names that players type.
follow-called = follow suit, follow, must follow, must follow suit, must follow solitaire
follow-credit = Follow-the-Suit: Rikkati, 2019
follow-aim = Win tricks and empty your hand by the time the deck runs out.
follow-typing = Exchange: “exchange 2s 5h” or “keep”. Trumps: “hearts” or “none”. Both at once: “keep, trumps hearts”. Then type a card for each trick: “qh”, “joker”, or “q” if you can play only 1 queen.
follow-pitch = Win tricks against the deck until your hand is empty.
follow-option-open = all cards face up
follow-short-option-open = open
follow-scored = Cards left in the deck

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] No card is led.
   *[other] The deck leads: { $cards }.
 }
follow-last = { $count ->
    [0] No tricks yet.
   *[other] Last trick, your card first: { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Your hand: { $places }.
follow-stock = { $open ->
    [on] { $count ->
        [0] The deck is empty.
       *[other] Deck, next card first: { $cards }.
    }
   *[off] { $count ->
        [0] The deck is empty.
        [one] Deck: { $count } face-down card.
       *[other] Deck: { $count } face-down cards.
    }
 }
follow-discards = { $count ->
    [0] Discarded in the exchange: none.
   *[other] Discarded in the exchange: { $cards }.
 }
follow-played = { $count ->
    [0] Gone in tricks: none.
   *[other] Gone in tricks, latest first: { $cards }.
 }
follow-aside = { $open ->
    [on] Set aside, not in play: { $cards }.
   *[off] Set aside face down for the whole game: { $count } cards.
 }

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = trumps
follow-printed-lead = lead
follow-printed-last-trick = last trick
follow-printed-gone = gone
# In an open game, above the cards in their order, the next one first; the cards set aside are listed in small print.
follow-printed-deck-from-the-top = deck from the top
follow-printed-set-aside = set aside
follow-printed-next-leads-in-order = next leads in order

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] { follow-cards }
    [trumps] { $score ->
        [0] The game ended before you chose trumps.
       *[other] { follow-cards }
    }
   *[tricks] { follow-trumps-now }.{ $trick ->
        [won] { " " }You won the last trick.
        [lost] { " " }You lost the last trick and took both cards.
       *[other] { "" }
    } Tricks: { $won } won, { $lost } lost. { follow-cards }
 }
follow-cards = Cards: { $hand } in your hand, { $stock } in the deck.
follow-trumps-now = { $trumps ->
    [S] Spades are trumps
    [H] Hearts are trumps
    [D] Diamonds are trumps
    [C] Clubs are trumps
   *[none] There are no trumps
 }
follow-picture-state = { $phase ->
    [exchange] exchange · { $stock } in deck
    [trumps] trumps? · { $stock } in deck
   *[tricks] { $trumps ->
        [S] trumps: spades
        [H] trumps: hearts
        [D] trumps: diamonds
        [C] trumps: clubs
       *[none] no trumps
    } · { $stock } in deck
 }
# What to do now. $led is the suit of the led card, X for the Joker; $follows counts the cards in hand of that suit.
follow-choices = { $phase ->
    [exchange] You can exchange cards once: select cards to discard, and draw 2 for each.
    [trumps] Your hand: { $hand-cards }. Choose a suit as trumps, or play without. Trumps beat every other suit.
   *[tricks] { $led ->
        [X] The deck leads the Joker. Play any card: it loses, and you take both cards.
       *[other] { $follows ->
            [0] The deck leads { $lead-cards }. You have no { follow-led-suit }, so you can play any card.
           *[other] { $joker ->
                [0] The deck leads { $lead-cards }: follow { follow-led-suit }.
               *[other] The deck leads { $lead-cards }: follow { follow-led-suit }, or play the Joker.
            }
        }
    }
 }
follow-led-suit = { $led ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, tricks: { $won } won, { $lost } lost
   *[other] Tricks: { $won } won, { $lost } lost
 }
follow-ended-empty-hand = { $score ->
    [0] You won! Your hand and the deck are both empty: 0 points, but a win.
    [one] You won! Your hand is empty, with { $score } card left in the deck: { $score } point.
   *[other] You won! Your hand is empty, with { $score } cards left in the deck: { $score } points.
 } Tricks: { $won } won, { $lost } lost.
follow-ended-too-many = { $phase ->
    [trumps] You lost in the exchange: you hold { $hand } cards, and the deck has { $stock }. A trick takes at most 1 card from your hand.
   *[tricks] You lost: you hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, but { $stock ->
        [0] no trick is left
        [one] only { $stock } trick is left
       *[other] only { $stock } tricks are left
    }. Tricks: { $won } won, { $lost } lost.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Select the cards to discard. You draw 2 for each. If you select none, you keep all 10.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
    [one] You discard { $count } card and draw { $come }. Then you hold { $drawn }, and the deck has { $left }.
   *[other] You discard { $count } cards and draw { $come }. Then you hold { $drawn }, and the deck has { $left }.
 }
follow-losing-exchange = Careful: exchanging { $count } cards loses the game right away. You would hold { $drawn } cards, and the deck would have only { $left }.
follow-exchange = { $count ->
    [0] Keep all cards
    [8] Exchange { $count } cards and lose
    [9] Exchange { $count } cards and lose
    [10] Exchange { $count } cards and lose
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
 }
follow-trumps = { $place1 ->
    [S] ♠ Trumps: spades
    [H] ♥ Trumps: hearts
    [D] ♦ Trumps: diamonds
    [C] ♣ Trumps: clubs
   *[none] No trumps
 }
follow-trumps-short = { $place1 ->
    [S] ♠ Spades
    [H] ♥ Hearts
    [D] ♦ Diamonds
    [C] ♣ Clubs
   *[none] No trumps
 }
follow-play = Play { $card1 }
follow-play-short = { $card1 }
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

follow-refused-no-such-move = “{ $move }” isn’t a move in Follow-the-Suit. First type “keep” or “exchange 2s 5h”, then “trumps hearts” or “none”. After that, type a card, such as “qh”.
follow-refused-exchange-first = The exchange comes first. Type the cards to discard, such as “exchange 2s 5h”, or “keep”.
follow-refused-exchanged = You can exchange cards only once, before you choose trumps.
follow-refused-trumps-first = Choose trumps first: a suit, such as “hearts”, or “none”.
follow-refused-trumps-chosen = You can’t change trumps: you’ve already chosen. { follow-trumps-now }.
follow-refused-not-in-hand = You don’t have { follow-card }.
follow-card = { $card ->
    [Joker] the Joker
   *[other] { $card }
 }
follow-refused-named-twice = You named { follow-card } twice.
follow-refused-hand-order = Type the cards to exchange in the order of your hand.
follow-refused-must-follow = { $card } doesn’t follow { $lead }. You must follow suit if you can: for example, play { $fitting }, or the Joker if you have it.
follow-refused-unseen-lead = Play one card at a time: you can’t see the next lead yet.
follow-refused-no-such-card = No card in your hand fits “{ $text }”.
follow-refused-several-cards = That could be { $one } or { $other }. Type the rank and the suit.
follow-refused-suit-led = { $led ->
    [S] Spades are led
    [H] Hearts are led
    [D] Diamonds are led
   *[C] Clubs are led
 }, and you have { $follows ->
    [1] one: play it
   *[other] { $follows }: play one of them
 }{ $joker ->
    [0] .
   *[other] , or the Joker.
 }
follow-refused-lead = The deck leads { follow-card }. Press a card in your hand to play it.
follow-refused-no-lead-yet = No card is led until you’ve exchanged cards and chosen trumps.
follow-refused-last-trick = { $count ->
    [0] There’s no trick yet.
   *[other] This is the last trick. You can’t change it.
 }
follow-refused-deck-leads = { $phase ->
    [trumps] The deck leads as soon as you’ve chosen trumps.
   *[tricks] The deck leads automatically. Play a card from your hand.
 }
follow-refused-trumps-later = Trumps come after the exchange. Choose the cards to discard, or keep all.
follow-refused-out-of-play = These cards are out of the game.
follow-refused-unreadable = Can’t read “{ $text }” as a move. First type “keep” or “exchange 2s 5h”, then “trumps hearts” or “none”. After that, type a card: “qh” or “joker”.

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = You can’t play any other card.
follow-hint-keep = Each card you exchange costs 3 points. New cards would be no easier to get rid of.
follow-hint-exchange = { $count ->
    [1] This card beats too few leads, so it would be hard to get rid of.
   *[other] These cards beat too few leads, so they would be hard to get rid of.
 }
follow-hint-trumps = { $place1 ->
    [none] Your high cards help you more without trumps than with any suit as trumps.
   *[other] { $held ->
        [0] You have no card of this suit, so your high cards keep their value.
        [one] You have { $held } card of this suit. Unless it’s a trump, it’s hard to get rid of.
       *[other] You have { $held } cards of this suit. As trumps, they win when you can’t follow suit.
    }
 }
follow-hint-win = It wins the trick, and your other cards are worth more later.
follow-hint-ruff = You have no card of the led suit, so a trump wins the trick.
follow-hint-joker = The Joker wins the trick. Otherwise this lead would be hard to get rid of.
follow-hint-take = None of your cards wins this trick. Whichever you play comes back, together with the lead.
follow-hint-duck = It’s better to lose this trick. The lead can win one later, and you keep your winning card.
# The reasons in an open game; $left counts the cards left in the deck at the best end.
follow-hint-best = You can see every card. { $left ->
    [0] This way, you can win with the last card of the deck.
    [one] This way, you can win with { $left } card left in the deck.
   *[other] This way, you can win with { $left } cards left in the deck.
 } No other choice leaves more.
follow-hint-lost = You can see every card. This game can’t be won anymore, whatever you do.
follow-hint-found = You can see every card. { $left ->
    [0] The best way found wins with the last card of the deck.
    [one] The best way found wins with { $left } card left in the deck.
   *[other] The best way found wins with { $left } cards left in the deck.
 } There may be a better one.
follow-hint-unfound = You can see every card, but I found no way to win. There may be one.

# The goal of a second try, and a score in its terms.
follow-goal = win with { $goal } or more cards left in the deck
follow-goal-score = { $score ->
    [one] { $score } card in the deck
   *[other] { $score } cards in the deck
 }

# A goal of a season.
follow-score-goal = { $score ->
    [one] Win Follow-the-Suit with { $score } card or more in the deck
   *[other] Win Follow-the-Suit with { $score } cards or more in the deck
 }
