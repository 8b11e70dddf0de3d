"""Parsing of leaderboard requests: words such as ``week all yesterday`` in any order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from bot.core.actions import Room
from bot.daily.day_words import day_word_forms
from bot.daily.days import LAST, TODAY, YESTERDAY, Days, read_day
from bot.daily.scope import Span, period_of
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts

HERE, ALL = "here", "all"
PAGE = "p"
"""The prefix of a page's word, before its number from 1."""
HOW = "how"
JOIN, LEAVE = "join", "leave"
"""What a player asks for at the leaderboard of a league."""
ON_PAGE = 10
LONGEST_PERIOD = 31
LONGEST_NAME = 3
"""Words of the longest name of a kind or scope in any language."""


class LeaderboardKind(StrEnum):
    """The kinds of leaderboards."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    RATING = "rating"
    EXERCISE_STREAK = "streak"
    """Best streaks of exercises, of all time."""
    EXERCISE_STREAK_WEEK = "streak-week"
    LEAGUE = "league"
    """The player's own division, which the feature of leagues shows."""

    @property
    def span(self) -> Span:
        """The kind of period; raises ``ValueError`` for ratings, streaks and leagues."""
        return Span(self.value)


OTHER_NAMES = {
    LeaderboardKind.DAY: (TODAY,),
    LeaderboardKind.RATING: ("ratings",),
    LeaderboardKind.EXERCISE_STREAK: ("streaks",),
    LeaderboardKind.LEAGUE: ("leagues",),
    HERE: ("group", "server"),
    ALL: ("everyone", "everywhere"),
}
"""What else the kinds and scopes are called; the message ``leaderboard-WORD`` is the name of each."""
KINDS = frozenset(LeaderboardKind)
EXERCISE_STREAKS = frozenset({LeaderboardKind.EXERCISE_STREAK, LeaderboardKind.EXERCISE_STREAK_WEEK})
WITHOUT_DAY = EXERCISE_STREAKS | {LeaderboardKind.RATING, LeaderboardKind.LEAGUE}
"""The kinds that are not of a day or of the period around it."""


class UnknownLeaderboardError(ValueError):
    """A word that has no meaning in a leaderboard request."""


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """A requested leaderboard."""

    kind: LeaderboardKind
    is_here: bool
    """Whether it is that of the server or group, not that of everyone."""
    number: int
    page: int = 0

    @classmethod
    def read(cls, texts: Texts, words: Sequence[str], days: Days, today: int, *, is_here: bool) -> Self:
        """Read the words; raise ``UnknownLeaderboardError`` for an unknown one.

        The defaults are today and ``is_here``. A day out of range becomes the nearest one.
        """
        query, is_last = cls(LeaderboardKind.DAY, is_here, today), False
        for word, meaning in _with_meanings(_called(texts), words):
            if meaning in KINDS:
                asked = {query.kind, LeaderboardKind(meaning)}
                is_streak_week = bool(asked & EXERCISE_STREAKS) and LeaderboardKind.WEEK in asked
                query = replace(
                    query,
                    kind=LeaderboardKind.EXERCISE_STREAK_WEEK if is_streak_week else LeaderboardKind(meaning),
                )
            elif meaning in (HERE, ALL):
                query = replace(query, is_here=meaning == HERE)
            elif meaning in (LAST, YESTERDAY):
                is_last = meaning == LAST
                query = replace(query, number=today - 1)
            elif word.lower() in (JOIN, LEAVE) and query.kind is LeaderboardKind.LEAGUE:
                continue  # the feature of leagues reads it
            elif word.startswith(PAGE) and word[1:].isdecimal():
                query = replace(query, page=max(int(word[1:6]) - 1, 0))
            elif (number := read_day([word], days, today)) is not None:
                query = replace(query, number=number)
            else:
                raise UnknownLeaderboardError(word)
        if is_last and query.kind not in WITHOUT_DAY:
            query = replace(query, number=period_range(days, query.kind, today)[0] - 1)
        return replace(query, number=min(max(query.number, 1), today))

    @property
    def command_words(self) -> tuple[str, ...]:
        """The words that request it."""
        if self.kind is LeaderboardKind.LEAGUE:
            return (self.kind.value,)
        words = [self.kind.value, HERE if self.is_here else ALL]
        if self.kind not in WITHOUT_DAY:
            words.append(str(self.number))
        return (*words, f"{PAGE}{self.page + 1}") if self.page else tuple(words)


def _called(texts: Texts) -> NameIndex:
    """Return the names of kinds, scopes and days, in English and in the language of the texts."""
    days = {one: day_word_forms(texts, one) for one in (YESTERDAY, LAST)}
    others = (*LeaderboardKind, HERE, ALL)
    return NameIndex(
        days | {one: (one, *OTHER_NAMES.get(one, ()), texts(f"leaderboard-{one}")) for one in others}
    )


def _with_meanings(names: NameIndex, words: Sequence[str]) -> Iterator[tuple[str, str | None]]:
    """Yield the words with what they mean; several words that are one name together."""
    at = 0
    while at < len(words):
        sizes = range(min(LONGEST_NAME, len(words) - at), 0, -1)
        found = ((size, meaning) for size in sizes if (meaning := names.meant(words[at : at + size])))
        size, meaning = next(found, (1, None))
        yield " ".join(words[at : at + size]), meaning
        at += size


def leaderboard_choices(texts: Texts, room: Room) -> dict[str, str]:
    """Return the words that request each current leaderboard, and its name."""
    scope_words = (HERE, ALL) if room.group else (ALL,)
    return {
        f"{kind} {scope_word}": f"{texts(f'leaderboard-{kind}')} · {texts(f'leaderboard-{scope_word}')}"
        for scope_word in scope_words
        for kind in LeaderboardKind
        if kind is not LeaderboardKind.LEAGUE
    } | {LeaderboardKind.LEAGUE.value: texts("leaderboard-league")}


def period_range(days: Days, kind: LeaderboardKind, number: int) -> tuple[int, int]:
    """Return the numbers of the first and the last day of a day's period; the first may be below 1."""
    period = period_of(kind.span, days.date_of(number))
    near = range(number - LONGEST_PERIOD, number + LONGEST_PERIOD)
    same = [one for one in near if period_of(kind.span, days.date_of(one)) == period]
    return same[0], same[-1]
