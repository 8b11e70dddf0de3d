"""A session that was read together with the request context, to save a round trip."""


class PrefetchedSession:
    """The stored text of a session when the request began.

    It is used once: a second read may come after a change, and has to ask the store.
    """

    def __init__(self, session: str, text: bytes | None) -> None:
        self._session = session
        self._text = text

    def pop_text(self, session: str) -> bytes | None:
        """Return the text of a session; ``None`` for another one, a missing one, or a second call."""
        if session != self._session:
            return None
        text, self._text = self._text, None
        return text
