"""A game that was read along with its player, so that a press asks the store once before it changes it."""


class PrefetchedSession:
    """A game as it was when a visit began.

    It is for whoever looks first. Whoever looks again may do so after a change, and has to ask the store.
    """

    def __init__(self, session: str, text: bytes | None) -> None:
        self._session = session
        self._text = text

    def take(self, session: str) -> bytes | None:
        """Return what the store kept of a game; ``None`` for another one, for one that is gone, and again."""
        if session != self._session:
            return None
        text, self._text = self._text, None
        return text
