"""Completion of the names of games and of their options, by what is typed of them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import cache

from bot.core.replies import Suggestion
from bot.i18n.name_matching import NameIndex, letters
from bot.i18n.texts import Texts
from bot.i18n.typed_games import game_names, nearest_game, other_game_names
from engine.game import Game
from engine.games import find_game, games_in_order
from engine.options import Option, excluded_by

LEAST_PART = 3
"""Letters that must be typed before they are looked for elsewhere than in the titles of the games."""
BETWEEN = " ,、，;"
"""What stands between the options that a field already has."""


class Fit(IntEnum):
    """How well what is typed fits the name of a game, the best first."""

    WHOLE = 0
    TITLE_BEGINS = 1
    NAME_BEGINS = 2
    """Any of its names, or a later word of its title."""
    IN_NAME = 3
    SIMILAR = 4
    """A typing error, or the name of a game that the bot does not have and to which it is the nearest."""


def game_suggestions(texts: Texts, typed: str, played: Sequence[str] = ()) -> list[Suggestion]:
    """Return the games that fit what is typed of a name in any language, the best first.

    Games that fit equally well are in the order in which they were ``played``, the others after them. A name
    may mean a game with options, such as Russian solitaire.
    """
    part = letters(typed)
    names = dict.fromkeys((*played, *(one.name for one in games_in_order())))
    order = {game: place for place, game in enumerate(names)}
    if not part:
        return [
            _suggestion(texts, (game.name,))
            for game in sorted(games_in_order(), key=lambda one: order[one.name])
        ]
    fits = _fits(texts, part) or _similar(typed, part)
    best = sorted(fits, key=lambda words: (fits[words], order[words[0]], len(words)))
    # A name with options is left out where the name of the game itself fits as well.
    shown = [words for words in best if len(words) == 1 or fits[words] < fits.get(words[:1], Fit.SIMILAR)]
    return [_suggestion(texts, words) for words in shown]


def _fits(texts: Texts, part: str) -> dict[tuple[str, ...], Fit]:
    """Return how well each game fits, by the words that request it."""
    found: dict[tuple[str, ...], Fit] = {}

    def fits(words: tuple[str, ...], fit: Fit) -> None:
        found[words] = min(fit, found.get(words, fit))

    for game in games_in_order():
        title = texts.of_game(game.name, "title")
        if letters(title).startswith(part):
            fits((game.name,), Fit.TITLE_BEGINS)
        if any(letters(word).startswith(part) for word in title.split()):
            fits((game.name,), Fit.NAME_BEGINS)
    for name, words in game_names().items():
        if name == part:
            fits(words, Fit.WHOLE)
        elif len(part) >= LEAST_PART and part in name:
            fits(words, Fit.NAME_BEGINS if name.startswith(part) else Fit.IN_NAME)
    return found


def _similar(typed: str, part: str) -> dict[tuple[str, ...], Fit]:
    """Return the games to which what is typed is similar; or that is nearest to another game of that name."""
    if len(part) < LEAST_PART:
        return {}
    others = (nearest_game(game) for name, game in other_game_names().items() if name.startswith(part))
    if nearest := next(filter(None, others), ""):
        return {(nearest,): Fit.SIMILAR}
    return {(game,): Fit.SIMILAR for game in _names_by_game().nearest([typed])}


@cache
def _names_by_game() -> NameIndex:
    called: dict[str, list[str]] = {}
    for name, words in game_names().items():
        called.setdefault(words[0], []).append(name)
    return NameIndex(called)


def _suggestion(texts: Texts, words: tuple[str, ...]) -> Suggestion:
    game, *options = words
    title = texts.of_game(game, "title")
    if not options:
        return Suggestion(game, title)
    named = _names(texts, find_game(game))
    option = texts("listing-separator").join(named[word] for word in options)
    return Suggestion(_called(words), texts("parameter-of-game", game=title, option=option))


@cache
def _called(words: tuple[str, ...]) -> str:
    """Return the shortest name for a game with options, which every command reads; without one the words.

    It is one that every keyboard has, if there is any.
    """
    names = (name for name, meant in game_names().items() if meant == words)
    return min(names, key=lambda name: (not name.isascii(), len(name)), default=" ".join(words))


def option_suggestions(texts: Texts, game: Game | None, typed: str) -> list[Suggestion]:
    """Return what can stand in a field for the options of a game: those that it has, and one more of them.

    Without a part of it, that is no value that the game has anyway. Without a game, they are the options of
    all games, each with its game.
    """
    if game is None:
        part = typed.strip().casefold()
        every = [
            replace(_suggestion(texts, (one.name, option.value)), value=f"{one.name} {option.value}")
            for one in games_in_order()
            for option in option_suggestions(texts, one, "")
        ]
        return [one for one in every if part in one.label.casefold() or part in one.value]
    named = _names(texts, game)
    chosen, part = _split_chosen(named, typed)
    names = {word.partition("=")[0] for word in chosen}
    free = {
        one.value: one.label
        for option in game.options
        if option.name not in names and names.isdisjoint(excluded_by(game.options, option.name))
        for one in option_values(texts, game, option)
        if part or one.value != f"{option.name}={option.default}"
    }
    more = [word for word, label in free.items() if part in word or part in label.casefold()]
    lists = [*([chosen] if chosen and not part else []), *([*chosen, word] for word in more)]
    separator = texts("listing-separator")
    return [Suggestion(" ".join(words), separator.join(named[word] for word in words)) for words in lists]


def option_values(texts: Texts, game: Game, option: Option) -> list[Suggestion]:
    """Return the words for an option's values; for a switch, only the one that turns it on."""
    if option.is_switch:
        return [Suggestion(option.name, texts.of_game(game.name, f"option-{option.name}"))]
    return [
        Suggestion(f"{option.name}={value}", texts.of_game(game.name, f"option-{option.name}-{value}"))
        for value in option.values
    ]


def _split_chosen(named: Mapping[str, str], typed: str) -> tuple[list[str], str]:
    """Return the options with which a line begins, as words or as they are named, and the rest."""
    rest, chosen = typed.casefold().strip(BETWEEN), list[str]()
    forms = {form: word for word, label in named.items() for form in (word, label.casefold())}
    longest_first = sorted(forms, key=lambda form: -len(form))

    def first() -> str:
        fitting = (form for form in longest_first if rest.startswith(form))
        return next((form for form in fitting if rest == form or rest[len(form)] in BETWEEN), "")

    while rest and (form := first()):
        if forms[form] not in chosen:
            chosen.append(forms[form])
        rest = rest[len(form) :].strip(BETWEEN)
    return chosen, rest


def _names(texts: Texts, game: Game) -> dict[str, str]:
    """Return the words for the values of a game's options, with what they are called."""
    values = (one for option in game.options for one in option_values(texts, game, option))
    return {one.value: one.label for one in values}
