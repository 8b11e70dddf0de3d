"""One message as data: texts, an image, rows of buttons.

A :class:`Screen` larger than the narrowest chat can show cannot be built, so that one button too many fails
in a test and not for a player.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.core.actions import Action, Verb
from bot.core.images import Renderable
from bot.core.settings import ProgressView
from bot.i18n.text_width import columns
from bot.i18n.texts import clipped

MAX_ROWS = 5  # Discord: action rows of a message
MAX_IN_ROW = 5  # Discord: buttons of a row; Telegram takes eight
MAX_LABEL = 38  # columns; Discord cuts longer labels on phones
MAX_LABEL_LENGTH = 80  # Discord: characters of a label, wide or not; Telegram states no limit
MAX_TITLE = 100
MAX_CAPTION = 1024  # Telegram: caption of a photo, title and text together
MAX_TEXT = 2000  # Discord: content of a message, title and text together; Telegram takes 4,096
MAX_ALT = 1024  # Discord: description of an attachment
MAX_COPY = 256  # Telegram: text that a button copies

OF_GAMES_IN_PLAY = frozenset({Verb.MOVE, Verb.CHOOSE, Verb.GIVE_UP})
"""A board on which the game goes on has a button for at least one of these."""
WORDS = "words"
"""The word in the action of the button that shows a board in words."""
AFTER_TITLE = " .:。："
"""What separates a title from what follows it in an alt text."""


class ButtonStyle(StrEnum):
    """How much a button stands out."""

    MOVE = "move"
    PLAIN = "plain"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A label, and the action that pressing it triggers."""

    label: str
    action: Action
    style: ButtonStyle = ButtonStyle.PLAIN
    spoken: str = ""
    """The accessible name of a button whose label is only a symbol; empty if the label is enough."""
    place: str = ""
    """The place of the board that it is about, if its action does not name it."""
    moves: tuple[str, ...] = ()
    """All moves that begin with it or are in its group, as texts; none for a button of one move."""
    is_main: bool = False
    """Whether this is the one button that its screen is for, and so stands out where a chat can show it."""

    def __post_init__(self) -> None:
        if not 0 < columns(self.label) <= MAX_LABEL or len(self.label) > MAX_LABEL_LENGTH:
            raise ValueError(f"label of {columns(self.label)} columns, at most {MAX_LABEL}: {self.label!r}")


@dataclass(frozen=True, slots=True)
class GameProgress:
    """How far the game of a board is, to be shown beside it. Times are in seconds since 1970."""

    moves: int = 0
    """The number of moves that the player has made and not undone."""
    began: int = 0
    """The time of the first move, which undo does not reset; 0 before it."""
    ended: int = 0
    """The time of the last move of a game that is over; 0 while it continues."""
    view: ProgressView = ProgressView.BOTH
    """What of it the player wants to see."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What one message shows. Texts are plain: adapters escape whatever would act as markup."""

    title: str = ""
    """The heading, bold where the chat can."""
    text: str = ""
    picture: Renderable | None = None
    alt: str = ""
    rows: tuple[tuple[Button, ...], ...] = ()
    code: str = ""
    """The code of what is shown (``typed_input/deal_codes.py``), for chats where a link can lead to it."""
    copy: str = ""
    """A text for the player to share or copy, by a button or from a block of its own, without spoilers. Chats
    that have links add that of ``code``."""
    addresses: tuple[str, ...] = ()
    """Web addresses in the text, given by the operator: chats show these as links, and nothing else."""
    progress: GameProgress | None = None
    """How far the game is; ``None`` if the screen shows no board that is played on."""

    def __post_init__(self) -> None:
        limit = MAX_CAPTION if self.picture else MAX_TEXT
        length = len(self.title) + 1 + len(self.text)
        if len(self.title) > MAX_TITLE or length > limit:
            raise ValueError(f"text of {length} characters, at most {limit}: {self.title!r}")
        if len(self.alt) > MAX_ALT or bool(self.alt) != bool(self.picture):
            raise ValueError(f"a picture needs an alt text of 1 to {MAX_ALT} characters, not {len(self.alt)}")
        if not (self.text or self.title):
            raise ValueError("screen without title and text")
        if len(self.copy) > MAX_COPY:
            raise ValueError(f"text to copy of {len(self.copy)} characters, at most {MAX_COPY}")
        if len(self.rows) > MAX_ROWS or any(not 0 < len(row) <= MAX_IN_ROW for row in self.rows):
            raise ValueError(f"rows of {[len(row) for row in self.rows]} buttons")
        actions = [button.action for row in self.rows for button in row]
        if len(set(actions)) < len(actions):  # Discord refuses two buttons with one custom id
            raise ValueError("two buttons with the same action")
        if sum(button.is_main for row in self.rows for button in row) > 1:
            raise ValueError("two main buttons")

    @property
    def is_in_play(self) -> bool:
        """Whether it shows the board of a game that goes on."""
        if self.progress is None or self.progress.ended:
            return False
        # A game that was given up before its first move has no time at which it ended.
        return any(button.action.verb in OF_GAMES_IN_PLAY for row in self.rows for button in row)

    def without_picture(self, note: str) -> "Screen":
        """Return the screen with its alt text instead of its picture, for chats that refuse the picture.

        The alt text does not repeat the title, and no button offers the board in words. ``note`` says why.
        """
        text_view = (Verb.BOARD, (WORDS,))
        rows = (
            tuple(one for one in row if (one.action.verb, one.action.words[:1]) != text_view)
            for row in self.rows
        )
        return replace(
            self,
            text=in_words(self.title, self.text, self.alt, note),
            picture=None,
            alt="",
            rows=tuple(row for row in rows if row),
        )


def in_words(title: str, text: str, alt: str, note: str = "") -> str:
    """Return the text of a screen with the alt text of its picture, which does not repeat the title."""
    rest = alt.removeprefix(title)
    described = rest.lstrip(AFTER_TITLE) if rest[:1] in AFTER_TITLE else alt
    others = "\n\n".join((title, text, note))
    described = clipped(described, MAX_TEXT - len(others) - len("\n\n"))
    return "\n\n".join(filter(None, (text, described, note)))
