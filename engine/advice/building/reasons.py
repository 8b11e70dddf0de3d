"""Why a move of a building game is advised: words for the messages ``building-hint-REASON``.

In brackets the variables of the message, beside those of every move. ``moves`` counts the moves of a plan,
the advised one first, ``place`` is the name of a pile, ``card`` a card.

- ``wins`` [moves]: everything is known, and a line that wins was found.
- ``home`` []: nothing can need the card on the piles any more.
- ``uncover`` [moves place]: the plan turns up a face-down card of a pile.
- ``space`` [moves place]: the plan empties a pile.
- ``waste`` [card moves]: the plan plays the card on top of the waste; with more than one move, after making
  room for it.
- ``fetch`` [card moves]: the plan goes through the stock to a card that was seen there, and plays it.
- ``draw`` []: the stock shows new cards, and nothing else is better.
- ``deal`` []: the same, where cards are dealt onto the piles.
- ``run`` [moves]: the plan completes a whole suit.
- ``order`` [moves]: the plan lays more cards in sequence.
- ``fill`` []: an empty pile has to be filled before the next deal.
- ``tried`` [won other samples]: of ``samples`` imagined deals that look like this one, the move led to a win
  in ``won``, and the move that looks best at first in ``other``.
- ``farthest`` [best]: no win was found; the move begins the way that brings most cards home, so many in all.
- ``stuck`` []: no move leads anywhere.
- ``unwinnable`` []: it is proved that no move wins.
"""

from engine.advice.estimates import STUCK, UNWINNABLE

WINS = "wins"
HOME = "home"
UNCOVER = "uncover"
SPACE = "space"
WASTE = "waste"
FETCH = "fetch"
DRAW = "draw"
DEAL = "deal"
RUN = "run"
ORDER = "order"
FILL = "fill"
TRIED = "tried"
FARTHEST = "farthest"
REASONS = (
    *(WINS, HOME, UNCOVER, SPACE, WASTE, FETCH, DRAW, DEAL, RUN, ORDER, FILL, TRIED, FARTHEST),
    *(STUCK, UNWINNABLE),
)
