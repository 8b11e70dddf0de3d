"""Codes in links: of deals, such as ``wish-open-42`` or ``kittyhawk-level_3-42``.

The deal of a daily challenge is called by its number, such as ``daily-214``, and so is what features declare
links to (``Feature.links``), such as ``puzzle-812`` or ``friend-0k3v9x1m2p7qa``.

    CODE    = GAME *("-" OPTION) "-" DEAL / "daily-" NUMBER / KIND "-" KEY
    OPTION  = NAME / NAME "_" VALUE
    DEAL    = 1*16DIGIT
    NUMBER  = 1*6DIGIT
    KIND    = the verb of what features declare links to
    KEY     = what ``LinkKind.key`` matches

Telegram's deep links take 64 of the characters A-Z, a-z, 0-9, _ and -
(https://core.telegram.org/bots/features#deep-linking).
"""

import re
from collections.abc import Mapping
from functools import cache

from bot.core.actions import Action, Verb
from bot.features import links
from engine.deal import read_deal
from engine.errors import DealError, OptionError, RefusedError
from engine.games import find_game, games_in_order
from engine.options import read_options
from engine.record import Record

MAX_CODE = 64
"""Characters."""

DAILY = re.compile(r"daily-([1-9][0-9]{0,5})", re.IGNORECASE)


def code_pattern() -> str:
    """Return a regular expression, for Python and JavaScript, that matches all codes."""
    deals = "|".join(game.name for game in games_in_order())
    others = "|".join(rf"{verb}-{kind.key}" for verb, kind in links().items())
    return rf"(?:(?:{deals})(?:-[a-z]+(?:_[a-z0-9]+)?)*-\d{{1,16}}|{Verb.DAILY}-\d{{1,6}}|{others})"


def write_code(record: Record, challenge: int = 0) -> str:
    """Return the code of a record's deal, or of a daily challenge by its number."""
    if challenge:
        return f"daily-{challenge}"
    options = (word.replace("=", "_") for word in record.option_words)
    return "-".join((record.game, *options, str(record.deal)))


def read_code(code: str) -> Record:
    """Return the record of a code's deal, before its first move; raise ``RefusedError`` if there is none."""
    code = code[:MAX_CODE]
    name, *options, number = code.split("-") if "-" in code else (code, "")
    try:
        game = find_game(name)
        chosen = read_options(game.options, [option.replace("_", "=") for option in options])
        return Record.begin(game, chosen, read_deal(number))
    except (DealError, OptionError) as error:
        raise RefusedError("not-a-code", f"not a code of a deal: {error}", text=code) from error


def read_daily_code(code: str) -> int | None:
    """Return the number of the daily challenge that a code means; ``None`` for other codes."""
    found = DAILY.fullmatch(code.strip())
    return int(found[1]) if found else None


def read_link_code(code: str) -> Action | None:
    """Return what opens the thing with a number or key that a code means; ``None`` for other codes."""
    code = code.strip().lower()
    for verb, pattern in _link_patterns().items():
        if found := pattern.fullmatch(code):
            return Action(verb, (found["key"],))
    return None


@cache
def _link_patterns() -> Mapping[Verb, re.Pattern[str]]:
    return {verb: re.compile(rf"{verb}[- ]#?(?P<key>{kind.key})") for verb, kind in links().items()}
