"""A loaded game: a session with its replayed position, and how its player wants to see it."""

from dataclasses import dataclass

from bot.core.actions import Action, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.session import Session
from engine.game import Position


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A player's session with its position. Times are as the session has them."""

    owner: int
    session: Session
    position: Position
    in_words: bool = False
    """Whether the board is shown in words."""
    theme: str = DEFAULT_THEME
    """The theme of the pictures."""
    news: tuple[str, ...] = ()
    """Lines about the game besides its state, such as its place on the leaderboard of the day."""
    is_secret: bool = False
    """Whether the deal is a daily challenge whose day has not closed, so that cards and way to win are
    secret."""
    is_late: bool = False
    """Whether the ranked attempt was not finished when its day closed, by the clock of this process."""

    @property
    def is_ranked(self) -> bool:
        """Whether it is the attempt that counts for a day."""
        return self.session.is_ranked and not self.is_late

    @property
    def is_over(self) -> bool:
        """Whether the game is finished."""
        return self.session.is_over(self.position)

    def action(self, verb: Verb, *words: str) -> Action:
        """Return an action for a button of this game at its present revision."""
        session = self.session
        return Action(verb, words, session.id, session.revision, self.owner)
