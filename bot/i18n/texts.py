"""The catalog of one language: every text that players read, from Fluent files.

A message is formatted by its id and its arguments. A card among the arguments becomes its symbol, such as
``7♠``; ``card`` returns it in words.

What is said of a game is looked up by ``name_of``: a message ``state`` of the game ``canfield`` of the family
``building`` is ``canfield-state``, or else ``building-state``, or else ``state``, which all games share.
"""

from collections.abc import Iterable, Mapping, Set
from functools import cache, lru_cache
from typing import Self

from babel import Locale
from fluent.runtime.types import fluent_number

from bot.i18n.catalog import DEFAULT_LANGUAGE, Catalog, TextError
from bot.i18n.text_width import whole_words
from engine.cards import Card, Detail
from engine.errors import RefusedError
from engine.game import Game
from engine.games import all_games, games_in_order

QUOTED = 40
"""Characters of typed text that are quoted."""
UNKNOWN_GAME, QUOTED_BESIDE_GAMES = "no-such-game", 20
"""The refusal that lists all games in the player’s language, and how much of the name it quotes."""
CACHED_TEMPLATES = 8192
"""Templates that are cached for each language, since Fluent takes some 150 µs for one."""
CACHED_NUMBERS = 2048
"""Numbers as a language writes them that are cached: scores, counts and times."""
CACHED_NAMES = 2048
"""Ids of messages that are cached for each language: each game has some two hundred."""
RANK_FIGURES = frozenset("23456789")
"""The ranks of cards that are figures."""
BRACES = {0xE000: "{", 0xE001: "}"}
"""Turns a ``placeholder`` into a field of ``str.format``."""


def escaped(text: str) -> str:
    """Return a text as ``str.format`` leaves it unchanged."""
    return text.replace("{", "{{").replace("}", "}}")


def placeholder(argument: str) -> str:
    """Return what Fluent inserts for an argument: private-use characters, which no catalog contains.

    Typed text may contain them; it is inserted after they have become the fields of ``str.format``.
    """
    return f"\ue000{argument}\ue001"


def message_ids(game: str, family: str, name: str) -> tuple[str, ...]:
    """Return the ids under which a message of a game is looked up: its own, its family's, the shared one."""
    return (f"{game}-{name}", *([f"{family}-{name}"] if family else []), name)


class Texts:
    """The messages of one language."""

    def __init__(self, catalog: Catalog, games: Iterable[Game] = ()) -> None:
        """Take the messages; ``games`` says which games have a family with messages."""
        self.language, self.catalog = catalog.language, catalog
        self._families = {game.name: game.family for game in games}
        self._locale = Locale.parse(catalog.language)
        self._names = frozenset(catalog.names)
        self._template = lru_cache(CACHED_TEMPLATES)(self._format)
        # Half of the messages of a board have no arguments; the catalog bounds how many there are.
        self._whole = cache(self._format_whole)
        # A screen names its cards again and again; the decks bound how many there are.
        self.card = cache(self._card_in_words)
        """Returns a card in words, such as ``seven of spades``."""
        self.symbol = cache(self._card_symbol)
        """Returns the symbol of a card, such as ``7♠``."""
        self.brief = cache(self._brief_card)
        """Returns a card for a button: in a few words if its deck has them, else its symbol."""
        self._number = lru_cache(CACHED_NUMBERS)(self._format_number)
        self.name_of = lru_cache(CACHED_NAMES)(self._find_name)
        """Returns the id of a game's own message, else of its family's, else of the one that all games share.
        It is the game's own id if there is none of these."""

    @classmethod
    @cache
    def load(cls, language: str = DEFAULT_LANGUAGE) -> Self:
        """Return the texts of a language; what is not translated is in English.

        Raises ``TextError`` if the language has no catalog.
        """
        base = None if language == DEFAULT_LANGUAGE else cls.load().catalog
        return cls(Catalog.of_language(language, base), all_games())

    def __call__(self, name: str, /, **details: Detail) -> str:
        """Return a message with its arguments filled in; raise ``TextError`` if that is not possible."""
        if not details:
            return self._whole(name)
        parts = self.catalog.parts(name)
        arguments, selectors = parts.arguments, parts.selectors
        chosen: dict[str, str | int] = {}
        for detail, value in details.items():
            if isinstance(value, int):
                if detail in selectors:
                    chosen[detail] = value
                elif detail in arguments:  # not part of a template, of which there would be too many
                    details[detail] = self._number(value)
                continue
            if isinstance(value, str):
                text = value
            else:
                details[detail] = text = self.symbol(value)
            if detail in selectors:
                chosen[detail] = text if text in parts.variants else placeholder(detail)
        try:
            return self._template(name, **chosen).format_map(details)
        except KeyError as argument:
            raise TextError(f"the message {name!r} in {self.language} lacks {argument}") from None

    def arguments(self, name: str) -> Set[str]:
        """Return the names of the arguments of a message; none if there is no such message."""
        return self.catalog.parts(name).arguments if self.has(name) else set()

    def has(self, name: str) -> bool:
        """Return whether there is such a message."""
        return name in self._names

    def with_prefix(self, prefix: str) -> tuple[str, ...]:
        """Return the ids of all messages with that prefix."""
        return tuple(name for name in self.catalog.names if name.startswith(prefix))

    def has_of_game(self, game: str, name: str) -> bool:
        """Return whether a message with that name is there for a game, as ``of_game`` looks it up."""
        return self.has(self.name_of(game, name))

    def of_game(self, game: str, name: str, /, **details: Detail) -> str:
        """Return a game's own message with that name, or its family's, or the one that all games share."""
        return self(self.name_of(game, name), **details)

    def names_of(self, game: str, prefix: str) -> Mapping[str, str]:
        """Return the ids of all messages of a game that begin with a prefix, by what follows the prefix."""
        starts = message_ids(game, self._families.get(game, ""), prefix)
        return {
            name.removeprefix(start): name for start in reversed(starts) for name in self.with_prefix(start)
        }

    def together(self, *sentences: str) -> str:
        """Return sentences joined as this language separates them."""
        return self("sentences", first="", second="").join(sentences)

    def refusal(self, game: str, error: RefusedError) -> str:
        """Return the sentence that explains a refusal, with long typed words cut."""
        details = {
            name: clipped(value, QUOTED) if isinstance(value, str) else value
            for name, value in error.details.items()
        }
        if isinstance(places := error.details.get("places"), str):
            details["places"] = self("listing-separator").join(map(self._typed_place, places.split()))
        if error.reason == UNKNOWN_GAME:
            details["name"] = clipped(str(error.details["name"]), QUOTED_BESIDE_GAMES)
            details["known"] = self("listing-separator").join(
                self.of_game(one.name, "title") for one in games_in_order()
            )
        # Fluent selects a variant such as [7] only for a number, and the rank of a card may be one.
        details |= {
            name: int(value)
            for name, value in details.items()
            if isinstance(value, str) and value in RANK_FIGURES
        }
        return self.of_game(game, f"refused-{error.reason}", **details)

    def _typed_place(self, place: str) -> str:
        """Return what a player of this language types for a place, such as the stock."""
        word = f"word-{place}"
        return self(word).partition(", ")[0] if self.has(word) else place

    def _card_in_words(self, card: Card) -> str:
        return self(f"{card.deck}-in-words", **_card_arguments(card))

    def _card_symbol(self, card: Card) -> str:
        return self(f"{card.deck}-symbol", **_card_arguments(card))

    def _brief_card(self, card: Card) -> str:
        name = f"{card.deck}-brief"
        return self(name, **_card_arguments(card)) if self.has(name) else self.symbol(card)

    def _find_name(self, game: str, name: str) -> str:
        ids = message_ids(game, self._families.get(game, ""), name)
        return next(filter(self.has, ids), ids[0])

    def _format_number(self, number: int) -> str:
        return str(fluent_number(number).format(self._locale))

    def _format_whole(self, name: str) -> str:
        try:
            return self._template(name).format_map({})
        except KeyError as argument:
            raise TextError(f"the message {name!r} in {self.language} lacks {argument}") from None

    def _format(self, name: str, /, **chosen: str | int) -> str:
        """Return a message for ``str.format``, with the chosen variants and fields for the other arguments.

        Texts are inserted later: there are too many to cache, and Fluent inserts at most 2,500 characters.
        """
        parts = self.catalog.parts(name)
        texts = {argument: placeholder(argument) for argument in parts.arguments - parts.selectors}
        return escaped(self.catalog.format(name, texts | chosen)).translate(BRACES)


def clipped(text: str, most: int) -> str:
    """Return the text, cut to at most ``most`` characters, between words if possible."""
    if len(text) <= most:
        return text
    return whole_words(text[: most - 1]) + "…"


def _card_arguments(card: Card) -> dict[str, Detail]:
    # Fluent selects a variant such as [7] only for a number, never for the text "7".
    return {name: int(value) if str(value).isdecimal() else value for name, value in card.traits.items()}
