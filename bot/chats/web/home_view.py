"""The home screen as JSON: places to go, of which the games are rows of a picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, TypeAdapter

from bot.chats.web.statistics_view import PATH as STATISTICS
from bot.chats.web.statistics_view import image_version
from bot.core.actions import Verb
from bot.core.callback_data import pack
from bot.screens.home import HomeScreen, Place
from render.painting.welcome_picture import WIDTH, WelcomeLayout

PATH = "/home"
PICTURE = "/home.png"
PAGES = {Verb.STATS: STATISTICS}
"""The places that have a page of their own."""


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place to go: pressing it sends the callback data, or opens the address."""

    name: str
    label: str
    note: str
    press: str
    href: str = ""


@dataclass(frozen=True, slots=True)
class GameView:
    """A game: a panel of the picture, as left and upper edge, width and height in its pixels."""

    name: str
    label: str
    pitch: str
    """What the player does."""
    press: str
    area: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class GamesView:
    """The games, and their picture with its size in pixels."""

    address: str
    """Of the picture; empty for a player who wants none."""
    alt: str
    width: int
    height: int
    areas: tuple[GameView, ...]


@dataclass(frozen=True, slots=True)
class HomeView:
    """What the page shows first."""

    games: GamesView
    going_on: Annotated[PlaceView | None, Field(serialization_alias="continue")]
    """The unfinished game or exercise with which the player goes on."""
    recent: tuple[PlaceView, ...]
    """The other games that the player has played last."""
    places: tuple[PlaceView, ...]


_SCHEMA = TypeAdapter(HomeView)


def home_json(screen: HomeScreen, *, has_pages: bool = True) -> bytes:
    """Return the home screen as the JSON that the page receives.

    Without pages, as inside a chat, every place is answered by a message.
    """
    return _SCHEMA.dump_json(home_view(screen, PAGES if has_pages else {}), by_alias=True)


def home_view(screen: HomeScreen, pages: Mapping[Verb, str] = PAGES) -> HomeView:
    """Return the home screen as the page shows it; ``pages`` are the addresses of places that have one."""
    picture = screen.picture
    layout = WelcomeLayout.of([len(group.games) for group in picture.groups])
    areas = tuple(
        GameView(game.name, game.label, game.note, pack(game.action), box)
        for game, box in zip(screen.games, layout.areas, strict=True)
    )
    address = "" if screen.in_words else f"{PICTURE}?v={image_version(picture)}"
    return HomeView(
        GamesView(address, screen.alt, WIDTH, layout.height, areas),
        _place_view(screen.going_on, pages) if screen.going_on else None,
        tuple(_place_view(place, pages) for place in screen.recent),
        tuple(_place_view(place, pages) for place in screen.places),
    )


def _place_view(place: Place, pages: Mapping[Verb, str]) -> PlaceView:
    href = pages.get(place.action.verb, "")
    return PlaceView(place.name, place.label, place.note, pack(place.action), href)
