"""Black Hole in small: seven piles, from ace to nine, go onto the Ace of Spades, up or down and around."""

from engine.cards.french import FrenchCard
from engine.families.clearing.game import clearing_game
from engine.families.clearing.rules import ClearingRules, NextRank, columns
from engine.options import Options


def rules_of(options: Options) -> ClearingRules:  # noqa: ARG001
    """Return the rules of Black Hole, which has no options."""
    return ClearingRules(
        layout=columns(7, cards=5),
        match=NextRank(wraps=True),
        first_on_waste=FrenchCard("A", "S"),
        ranks="A23456789",
        is_open=True,
    )


GAME = clearing_game("blackhole", "Black Hole", rules_of, designer="David Parlett")
