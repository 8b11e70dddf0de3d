"""Presses in Follow-the-Suit: a card that doesn't follow suit, and places from which nothing is played."""

from engine.cards.french import JOKER
from engine.errors import IllegalMoveError
from engine.games.follow import CARDS, TRUMPS, FollowPosition
from engine.move import Move
from engine.presses import Presses, begins_here, pile_of

TRUMPS_PLACE = "trumps"
"""Where pictures show the trumps; the board has no pile of that name."""


def _at(position: FollowPosition, place: str) -> IllegalMoveError | None:
    board, phase = position.board(), position.phase
    pile = pile_of(board, place)
    if pile == TRUMPS_PLACE:
        return _at_trumps(position)
    if pile == "deck" and phase == "exchange":
        return begins_here(place)  # the exchange draws from it
    if not board.has_place(pile):
        return None
    if pile in CARDS:
        return _not_playable(position, pile)
    match pile:
        case "lead" if position.lead:
            return IllegalMoveError("lead", "the lead is answered from the hand", card=position.lead)
        case "lead":
            return IllegalMoveError("no-lead-yet", "nothing is led before trumps are chosen")
        case "last":
            return IllegalMoveError("last-trick", "the last trick is over", count=len(position.last))
        case "deck":
            return IllegalMoveError("deck-leads", "the deck leads without being asked", phase=phase)
    return IllegalMoveError("out-of-play", f"the cards at {pile} are out of play")


def _at_trumps(position: FollowPosition) -> IllegalMoveError:
    if position.phase == "trumps":
        return begins_here(TRUMPS_PLACE)
    if position.phase == "exchange":
        return IllegalMoveError("trumps-later", "trumps come after the exchange")
    return position.refusal(Move("trumps", TRUMPS[:1]))


def _not_playable(position: FollowPosition, place: str) -> IllegalMoveError:
    if position.lead is None or not position.trumps:
        return position.refusal(Move("play", (place,)))
    led = position.lead.suit
    follows = sum(card.suit == led for card in position.hand)
    problem = f"{led} is led, and {follows} such cards are in the hand"
    joker = int(JOKER in position.hand)
    return IllegalMoveError("suit-led", problem, led=led, follows=follows, joker=joker)


def _between(position: FollowPosition, source: str, target: str) -> Move | IllegalMoveError | None:
    """Return the play of a card on the lead."""
    if CARDS.get(source) not in position.hand or target != "lead":
        return None
    return Move("play", (source,)) if position.lead else _at(position, target)


PRESSES = Presses(_at, _between)
