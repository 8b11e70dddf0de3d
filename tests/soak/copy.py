"""What a player knows of the own game without the bot: the rules, and what was answered so far."""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from bot.core.actions import Action, Verb
from bot.core.screens import Screen
from bot.core.session import LoadedGame, Session
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.screens.board import board_screen
from engine.move import Move

MOVING = frozenset({Verb.MOVE, Verb.CHOOSE})

painted = lru_cache(256)(paint_file)
"""Returns the file of a picture; the players of a soak look at the same ones again and again."""


class WrongError(Exception):
    """The bot has shown what cannot be."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A board as it stands before a player: all that its buttons do, and what it says."""

    actions: frozenset[Action]
    words: str
    alt: str = ""
    """What is read out for its picture; nothing in chats that have no such text."""
    picture: bytes = field(default=b"", repr=False)
    """The file of its picture; nothing where it is told in words."""

    @property
    def session(self) -> str:
        """The game whose board it is; nothing for what is no board."""
        return next((action.session for action in self.actions if action.session), "")

    @property
    def revision(self) -> int:
        """How often that game had been changed; 0 for what is no board."""
        return max((action.revision or 0 for action in self.actions), default=0)

    @property
    def owner(self) -> int | None:
        """Whose board it is."""
        return next((action.owner for action in self.actions if action.session), None)

    @property
    def moving(self) -> frozenset[Action]:
        """What of it makes moves."""
        return frozenset(action for action in self.actions if action.verb in MOVING)


@dataclass(slots=True)
class Copy:
    """A player's own copy of a game, and what the player does not know of it yet."""

    owner: int
    session: Session
    texts: Texts
    tried: list[Session] = field(default_factory=list)
    """The game as it is if what was pressed last has been done, as long as nobody has said so; of several
    presses at once one alone can have been done."""
    chosen: list[tuple[str, ...]] = field(default_factory=lambda: [()])
    """What may have been chosen of a move on the board that stands there, from nothing on."""

    def screen(self, session: Session, chosen: tuple[str, ...] = ()) -> Screen:
        """Return the board as it must look."""
        return board_screen(self.texts, LoadedGame(self.owner, session, session.record.replay()), chosen)

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end, as far as was answered."""
        return self.session.is_over(self.session.record.replay())

    def see(self, sight: Sight) -> None:
        """Compare a board with the copy, which learns from it what was done; raise ``WrongError``."""
        if sight.owner != self.owner or sight.session != self.session.id:
            raise WrongError(f"a board of another's: {sight}")
        if self.tried and sight.revision == self.session.revision + 1:
            done = [session for session in self.tried if self._fits(sight, session, [()])]
            if not done:
                self._check(sight, self.tried[0], [()])
            self.session, self.tried, self.chosen = done[0], [], [()]
        elif sight.revision == self.session.revision:
            self._check(sight, self.session, self.chosen)
        else:
            raise WrongError(f"revision {sight.revision} where {self.session.revision} was answered: {sight}")

    def fits(self, sight: Sight) -> bool:
        """Tell whether a board is the one that the copy has come to."""
        return self._fits(sight, self.session, [()])

    def is_old(self, sight: Sight) -> bool:
        """Tell whether a board is one from before the last answer."""
        return sight.session == self.session.id and sight.revision < self.session.revision

    def _fits(self, sight: Sight, session: Session, chosen: list[tuple[str, ...]]) -> bool:
        try:
            self._check(sight, session, chosen)
        except WrongError:
            return False
        return True

    def _check(self, sight: Sight, session: Session, chosen: list[tuple[str, ...]]) -> None:
        if session.is_over(session.record.replay()):
            if sight.moving:
                raise WrongError(f"moves in a game that is over, {session.record.text}: {sight}")
            return
        screens = [self.screen(session, words) for words in chosen]
        fitting = [screen for screen in screens if _moving(screen) == sight.moving]
        if not fitting:
            raise WrongError(f"other moves than {session.record.text} has: {sight}")
        if sight.alt and sight.alt not in {screen.alt for screen in fitting}:
            raise WrongError(f"not the picture of {session.record.text}: {sight.alt} / {fitting[0].alt}")
        if sight.picture and sight.picture not in {painted(one.picture) for one in fitting if one.picture}:
            raise WrongError(f"another picture than that of {session.record.text}: {sight}")

    def move(self, move: Move, now: int) -> None:
        """Note a move that is about to be pressed."""
        self._try(self.session.played((move,)).changed(now))

    def can_tell(self, move: Move, now: int) -> bool:
        """Tell whether the board after a move differs from that after what is tried already."""
        after = self.session.played((move,)).changed(now)
        sessions = [after, *self.tried]
        if any(session.is_over(session.record.replay()) for session in sessions):
            return False
        screens = [self.screen(session) for session in sessions]
        return screens[0].alt not in {screen.alt for screen in screens[1:]}

    def undo(self, now: int) -> None:
        """Note that the last move is about to be taken back."""
        self._try(self.session.taken_back().changed(now))

    def choose(self, words: tuple[str, ...]) -> None:
        """Note that a part of a move is about to be chosen."""
        self.chosen.append(words)

    def _try(self, session: Session) -> None:
        self.tried.append(replace(session, event=""))


def _moving(screen: Screen) -> frozenset[Action]:
    controls = (control.action for row in screen.rows for control in row)
    return frozenset(action for action in controls if action.verb in MOVING)
