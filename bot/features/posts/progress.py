"""How far the delivery of a post has come, as the store has it while the post is in progress."""

from dataclasses import dataclass

REPEATED, MESSAGE = "+", ">"
"""Marks in the text; no nonce contains them."""


@dataclass(frozen=True, slots=True)
class PostProgress:
    """A post whose request was begun."""

    nonce: str
    """Identifies the post, whichever process sends it."""
    is_repeated: bool = False
    """Whether it is sent a second time, because nobody can tell whether it has arrived."""
    message: int = 0
    """The id of its message, if that was sent and replies to it are missing."""

    @property
    def text(self) -> str:
        """The form in which it is stored: a nonce alone, as in 0.2, or followed by marks."""
        repeated = REPEATED if self.is_repeated else ""
        return f"{self.nonce}{repeated}{f'{MESSAGE}{self.message}' if self.message else ''}"

    @classmethod
    def read(cls, text: str) -> "PostProgress":
        """Read the stored form."""
        head, _, message = text.partition(MESSAGE)
        return cls(head.removesuffix(REPEATED), head.endswith(REPEATED), int(message or "0"))
