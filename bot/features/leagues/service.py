"""Leagues: shown, joined and left, and the end of their weeks."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta

from bot.core.actions import Action, Player
from bot.core.personal_data import Json
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.daily.scope import EVERYONE, may_appear
from bot.daily.week import Week
from bot.features.challenge.service import ChallengeService
from bot.features.leagues.division import (
    MOST_IDLE,
    Competitor,
    LeaguePlace,
    complete_divisions,
    next_league,
    ranked,
    waiting_score,
)
from bot.features.leagues.screens import LeagueView, invitation_screen, league_screen, waiting_screen
from bot.features.leagues.store import LeagueStore, WeekPhase, WeekState
from bot.features.standings.service import JOIN, LEAVE, StandingsService
from bot.i18n.time_text import moment_in_words
from bot.services import Services

PLAYERS_AT_ONCE = 250
"""For how many players the end of a week is decided at once; more than a division has."""


class LeagueService:
    """Handles the leagues. Raises ``StoreUnavailableError``.

    What counts in a week is what the leaderboards of everyone have of it, so a result counts once, however
    often it is entered, and hidden or deleted results no longer count.
    """

    def __init__(self, services: Services) -> None:
        self._players = services.store
        self._store = LeagueStore(services.redis)
        self._challenges = services.get(ChallengeService)
        self._standings = services.get(StandingsService)
        self._now = services.now

    async def show_league(self, context: RequestContext, action: Action) -> Reply:
        """Show the player's division, after joining or leaving if the words say so.

        Somebody else's button does neither: it shows the division of the player who pressed it.
        """
        place = ReplyTarget.HERE if action.owner == context.player.id else ReplyTarget.PRIVATE
        words = [word.lower() for word in action.words if action.owner in (None, context.player.id)]
        if LEAVE in words:
            await self.leave_leagues(context.player)
        elif JOIN in words and may_appear(EVERYONE, context.settings.results):
            await self._join(context)
        return Reply(await self._screen(context, has_left=LEAVE in words), place)

    async def close_day(self, number: int) -> None:
        """End the weeks of which the day of a challenge, which has closed, is the last one or a later one.

        It is done once: any number of processes can do it at the same time or continue it, and repeating it
        changes nothing.
        """
        day = (await self._challenges.days(self._now())).date_of(number)
        upcoming = Week.of(day + timedelta(days=1))
        while (state := await self._store.state()) and state.week < upcoming:
            match state.phase:
                case WeekPhase.RUNNING:
                    after = WeekState(state.week, WeekPhase.DECIDE, upcoming)
                    await self._store.advance(state, after)
                case WeekPhase.DECIDE:
                    await self._decide(state)
                    after = WeekState(state.week, WeekPhase.FORM, state.upcoming)
                    await self._store.advance(state, after)
                case WeekPhase.FORM:
                    while await self._store.form_some(state):
                        pass
                    await self._store.finish(state)

    async def leave_leagues(self, player: Player) -> None:
        """Remove a player from the leagues."""
        (rating,) = await self._standings.ratings_of([player])
        await self._store.leave(player, rating)

    async def export_places(self, player: Player) -> dict[str, list[Json]]:
        """Return a player's places in divisions, as they are stored, for the file of the player's data."""
        scores = await self._store.scores_in_leagues(player)
        return {"places": [{"of": "all", "table": name, "score": score} for name, score in scores.items()]}

    async def _join(self, context: RequestContext) -> None:
        (rating,) = await self._standings.ratings_of([context.player])
        is_new = await self._store.join(context.player, Week.of(self._today()), rating)
        if is_new and context.room.name:
            await self._players.save_name(context.player, context.room.name)

    async def _screen(self, context: RequestContext, *, has_left: bool) -> Screen:
        texts, player = context.texts, context.player
        is_hidden = not may_appear(EVERYONE, context.settings.results)
        membership = await self._store.membership(player)
        if not membership.week or not (membership.at or membership.is_waiting):
            return invitation_screen(texts, player, is_hidden=is_hidden, has_left=has_left)
        days = await self._challenges.days(self._now())
        week = membership.week
        closes = days.closes(days.number_of(week.sunday))
        moment = moment_in_words(texts, closes, context.zone_name, self._now())
        if not membership.at:
            return waiting_screen(texts, player, moment)
        competitors = await self._competitors(membership.division, week)
        view = LeagueView(
            player,
            week,
            membership.at.league,
            membership.last.league if membership.last else None,
            tuple(ranked(competitors)),
            (week.sunday - self._today()).days,
            moment,
            is_hidden=is_hidden,
        )
        return league_screen(texts, view)

    async def _competitors(
        self, members: Sequence[tuple[Player, LeaguePlace]], week: Week
    ) -> list[Competitor]:
        """Return the members whose results everyone may see, with what counts in the week."""
        players = [player for player, _ in members]
        known, weeks = await asyncio.gather(
            self._store.names_and_visibility(players), self._standings.weeks_of(players, week)
        )
        return [
            Competitor(player, known[player][0], at, week_of_player)
            for (player, at), week_of_player in zip(members, weeks, strict=True)
            if may_appear(EVERYONE, known[player][1])
        ]

    async def _decide(self, state: WeekState) -> None:
        """Decide for all players where they play in the upcoming week; members who hide leave.

        A week in which nobody at all played, because the bot was down, changes nothing.
        """
        was_played = await self._standings.was_played(state.week)
        first: LeaguePlace | None = LeaguePlace(0, 0)
        while first:
            found = await self._store.players_from(first, PLAYERS_AT_ONCE)
            is_last = len(found) < PLAYERS_AT_ONCE
            divisions = complete_divisions(found, is_last=is_last)
            players = [one for division in divisions for one in division]
            competitors = {one.player: one for one in await self._competitors(players, state.week)}
            ratings = await self._standings.ratings_of(list(competitors))
            scores = _next_scores(
                [[competitors[one] for one, _ in division if one in competitors] for division in divisions],
                dict(zip(competitors, ratings, strict=True)),
                was_played=was_played,
            )
            if not await self._store.decide(state, scores):
                return
            first = None if is_last else found[len(players)][1].begin

    def _today(self) -> date:
        return datetime.fromtimestamp(self._now(), UTC).date()


def _next_scores(
    divisions: Sequence[Sequence[Competitor]], ratings: Mapping[Player, int], *, was_played: bool
) -> list[tuple[Player, int]]:
    """Return the players who stay members, with their leagues and ratings in the next week."""
    found = []
    for division in divisions:
        for one in ranked(division):
            player, before = one.row.player, division[0].at.league
            if not was_played:
                found.append((player, waiting_score(before, ratings[player], one.idle - 1)))
            elif one.idle < MOST_IDLE:
                league = next_league(before, one.outcome)
                found.append((player, waiting_score(league, ratings[player], one.idle)))
    return found
