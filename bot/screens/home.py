"""The home screen: places to go, of which the games are on a picture. Values that belong to no chat."""

from dataclasses import dataclass

from bot.core.actions import Action, Verb
from bot.core.images import WelcomePicture
from bot.core.screens import MAX_LABEL, Button, ButtonStyle
from bot.core.session import LoadedGame
from bot.i18n.text_width import shortened
from bot.i18n.texts import Texts
from bot.screens.descriptions import deal_name, kind_name, score_text, short_state_text
from bot.screens.welcome import welcome_picture
from engine.games import games_in_order
from engine.record import Record


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere to go."""

    name: str
    """What it is; of a game, the game's name."""
    label: str
    note: str
    """What is there for this player; empty for nothing."""
    action: Action


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A game that a player has played lately."""

    record: Record
    """Says the game and its options."""
    unfinished: str = ""
    """The session with which the player goes on; empty to start another one."""


@dataclass(frozen=True, slots=True)
class HomeScreen:
    """What a player sees first."""

    picture: WelcomePicture
    alt: str
    games: tuple[Place, ...]
    """The games in the order of the picture; the note of each says what the picture does."""
    going_on: Place | None
    """The unfinished game or exercise with which the player goes on."""
    recent: tuple[Place, ...]
    """The other games that the player has played last."""
    places: tuple[Place, ...]
    in_words: bool
    """Whether the player wants no pictures."""


def game_places(texts: Texts, theme: str, owner: int) -> tuple[WelcomePicture, str, tuple[Place, ...]]:
    """Return the picture of all games, its alt text, and a place for each game, which starts it."""
    picture, alt = welcome_picture(texts, theme)
    places = (
        Place(game.name, shown.name, shown.pitch, Action(Verb.PLAY, (game.name,), owner=owner))
        for game, shown in zip(games_in_order(), picture.games, strict=True)
    )
    return picture, alt, tuple(places)


def going_on_place(texts: Texts, loaded: LoadedGame) -> Place:
    """Return the way back to an unfinished game or exercise, with its state."""
    session, board, view = loaded.session, loaded.position.board(), loaded.exercise_view
    if view:
        name, note = view.title(texts), view.picture_state(texts, short_state_text(texts, board))
    else:
        name = deal_name(texts, session.record, session.challenge)
        note = score_text(texts, board, len(session.record.moves))
    action = Action(Verb.RESUME, session=session.id, owner=loaded.owner)
    return Place("continue", texts("home-continue", game=name), note, action)


def recent_place(texts: Texts, recent: RecentGame, owner: int) -> Place:
    """Return the way back to the unfinished game of a kind, or to another one like it."""
    name, kind = recent.record.game, kind_name(texts, recent.record)
    if recent.unfinished:
        action = Action(Verb.RESUME, session=recent.unfinished, owner=owner)
        return Place(f"recent-{name}", texts("home-continue", game=kind), "", action)
    words = (name, *recent.record.option_words)
    return Place(f"recent-{name}", kind, "", Action(Verb.PLAY, words, owner=owner))


def place_button(place: Place) -> Button:
    """Return a place as a button of a message."""
    return Button(shortened(place.label, MAX_LABEL), place.action, ButtonStyle.MOVE)
