"""Names of deals and daily challenges as the bot prints them, in any language: they can be typed back.

Examples: ``Wish, deal 2713, all cards face up``, ``Wish 2713, offen``, ``Расклад дня № 214 · Wish``.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from unicodedata import normalize

from bot.core.actions import Action, Verb
from bot.core.typed_input.deal_codes import read_link_code
from bot.features import links
from bot.i18n.catalog import languages
from bot.i18n.texts import Texts
from engine.cards import Detail
from engine.game import Game
from engine.games import all_games

LONGEST = 200
"""Characters; no printed name is longer."""
MAX_ADDRESS = 400
"""Characters of a line in which a link is looked for."""
LINK = re.compile(r"(?i)https?://\S*?(?:[?&]start=|/#)([a-z0-9_-]+)(?!\S)")
"""The address of a link to this bot in another chat, with its code."""
DEALS, DAYS = ("deal-title", "deal-name"), ("daily-title", "daily-name")
"""The messages with the names."""
LEAST_DIGITS = 3
"""Of the number of a deal that stands without its game."""
DIGITS = r"[0-9]+|[0-9]{1,3}(?:[\s.,’'][0-9]{3})+"
FIELDS = {"deal": f"(?P<number>{DIGITS})", "number": f"#?(?P<number>{DIGITS})", "options": "(?P<options>.+)"}
"""What stands in a name for its variables, beside the name of a game; anything for others."""


def printed_deal(words: Sequence[str]) -> tuple[str, ...]:
    """Return the words that request the deal with a printed name: its game, options and number; else none."""
    line = _normal(" ".join(words))
    if len(line) > LONGEST or not any(letter.isdigit() for letter in line):
        return ()
    for language, pattern in _patterns(DEALS):
        found = pattern.fullmatch(line)
        if found:
            game = _games()[found["game"]]
            options = _options(language, game, found.groupdict().get("options") or "")
            if options is not None:
                return (game.name, *options, *found["number"].split())
    return ()


def printed_name(line: str) -> Action | None:
    """Return what opens the deal, the daily challenge or the link's thing with a printed name, code or link.

    The result is ``None`` for other lines, and for the name of a game with a number, which may be a move.
    """
    address = LINK.search(line[:MAX_ADDRESS])
    if opens := read_link_code(address[1] if address else line):
        return opens
    plain = _normal(line[:LONGEST])
    if not any(letter.isdigit() for letter in plain):
        return None
    if len(plain.split()) > 2 and (deal := printed_deal(line.split())):
        return Action(Verb.PLAY, deal)
    known = {Verb.DAILY: DAYS, **{verb: link.names for verb, link in links().items()}}
    for verb, names in known.items():
        for _, pattern in _patterns(names):
            if found := pattern.fullmatch(plain):
                return Action(verb, (found["number"],))
    return None


def numbered_deal(line: str) -> str:
    """Return the digits of a deal without its game, as in ``deal 11982`` or ``#617``; empty for other lines.

    Without ``#``, two digits are not enough: they may say how many cards to deal.
    """
    plain = _normal(line[:LONGEST])
    for pattern in _patterns_of_number():
        if found := pattern.fullmatch(plain):
            digits = "".join(filter(str.isdigit, found["number"]))
            return digits if "#" in line or len(digits) >= LEAST_DIGITS else ""
    return ""


@cache
def _patterns_of_number() -> tuple[re.Pattern[str], ...]:
    """Return how the number of a deal is printed in each language, without the name of the game."""
    number, names = FIELDS["number"], set[str]()
    for language in languages():
        printed = Texts.load(language)("deal-title", game="", deal="\ue000", options="", count=0)
        names.add(re.escape(_normal(printed.strip(" ,"))).replace(r"\ ", r"\s*"))
    return (
        re.compile(f"#(?P<number>{DIGITS})"),
        *(re.compile(one.replace("\ue000", number)) for one in names),
    )


@cache
def _patterns(messages: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return how names are printed in each language, without options and with some."""
    found = {}
    fields = FIELDS | {"game": f"(?P<game>{'|'.join(map(re.escape, _games()))})"}
    for language, message, count in product(languages(), messages, (0, 1)):
        texts = Texts.load(language)
        marks = {name: f"\ue000{number}\ue000" for number, name in enumerate(texts.arguments(message))}
        details: dict[str, Detail] = {**marks, "count": count}
        printed = texts(message, **details)
        pattern = re.escape(_normal(printed)).replace(r"\ ", r"\s*")
        for name, mark in marks.items():
            pattern = pattern.replace(mark, fields.get(name, ".+?"))
        found[language, pattern] = (language, re.compile(pattern))
    return tuple(found.values())


@cache
def _games() -> Mapping[str, Game]:
    """Return every game by its printed names."""
    names = {game.name: game for game in all_games()}
    for language, game in product(languages(), all_games()):
        names.setdefault(_normal(Texts.load(language).of_game(game.name, "title")), game)
    return names


def _options(language: str, game: Game, printed: str) -> tuple[str, ...] | None:
    """Return the words of printed options; ``None`` if one of them is unknown."""
    separator = _normal(Texts.load(language)("listing-separator")).strip()
    names, words = option_names(language, game), []
    while printed:  # a name can contain what separates names
        name = next(
            (name for name in names if f"{printed}{separator}".startswith(f"{name}{separator}")), None
        )
        if name is None:
            return None
        words.append(names[name])
        printed = printed.removeprefix(name).removeprefix(separator).strip()
    return tuple(words)


@cache
def option_names(language: str, game: Game) -> Mapping[str, str]:
    """Return the word of each option, such as ``level=3``, by its printed names, the longest first."""
    texts = Texts.load(language)
    words = [
        option.name if option.is_switch else f"{option.name}={value}"
        for option in game.options
        for value in (option.values[1:] if option.is_switch else option.values)
    ]
    ids = {
        texts.name_of(game.name, f"{kind}-{word.replace('=', '-')}"): word
        for word in words
        for kind in ("option", "short-option")
    }
    names = {_normal(texts(name)): word for name, word in ids.items() if texts.has(name)}
    return dict(sorted(names.items(), key=lambda item: -len(item[0])))


def _normal(text: str) -> str:
    return " ".join(normalize("NFKC", text).casefold().split())
