"""What can be wrong with what comes from outside: each error carries a reason and the details to say it."""

from engine.cards import Detail


class RefusedError(ValueError):
    """Something was refused; nothing has changed.

    ``reason`` is a stable word and ``details`` what a sentence about it needs, for whoever says it in
    another language; the message of the error is that sentence in English.
    """

    def __init__(self, reason: str, sentence: str, **details: Detail) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.details = details


class InvalidMoveError(RefusedError):
    """A text that no move of the game can be read from."""


class IllegalMoveError(RefusedError):
    """A move that the rules do not allow in this position."""


class DealError(RefusedError):
    """A text or number that is no deal number."""


class OptionError(RefusedError):
    """A game or an option that does not exist, or an option's value that it does not have."""


class RecordError(RefusedError):
    """A record that cannot be read or replayed."""


class RulesChangedError(RecordError):
    """A record of a game whose rules have another number today."""
