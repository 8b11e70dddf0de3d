"""Errors for invalid input, each with a reason and the details for a message."""

from engine.cards import Detail


class RefusedError(ValueError):
    """Invalid input was refused; nothing has changed.

    ``reason`` is a stable word and ``details`` are the variables of a message, so that it can be translated;
    the message of the error is the same in English.
    """

    def __init__(self, reason: str, sentence: str, **details: Detail) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.details = details


class InvalidMoveError(RefusedError):
    """A text from which no move of the game can be read."""


class IllegalMoveError(RefusedError):
    """A move that is not legal in a position."""


class DealError(RefusedError):
    """A text or number that is not a deal number."""


class OptionError(RefusedError):
    """A game, an option or a value of an option that does not exist."""


class RecordError(RefusedError):
    """A record that cannot be read or replayed."""


class RulesChangedError(RecordError):
    """A record of a game whose rules have another number now."""
