"""Starts and finds attempts at the daily challenge, today's and those of past days."""

import logging
from dataclasses import replace

from bot.core.actions import Action, Player, Verb
from bot.core.commands import EVERYBODY, ONLY_PLAYER, as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame, Session
from bot.core.settings import ResultVisibility
from bot.daily.certified_deals import Ease, find_proof
from bot.daily.challenge import DailyChallenge
from bot.daily.day_words import in_english
from bot.daily.days import ARCHIVE, YESTERDAY, Days, read_day
from bot.daily.help_permission import ALLOW, is_clean_attempt, with_help_allowed
from bot.daily.invitation import Invitation
from bot.daily.result import ChallengeResult
from bot.features import all_features
from bot.features.attempts.ranking import AttemptRanking
from bot.features.attempts.screens import SURE, archive_screen, first_screen, past_screen
from bot.features.challenge.service import ChallengeService
from bot.features.standings.service import StandingsService
from bot.i18n.time_text import moment_in_words, weekday_and_time
from bot.i18n.time_zones import UNIVERSAL, existing_zone
from bot.screens.board import help_question_screen
from bot.screens.menus import play_button
from bot.screens.replay_steps import MOST_DIGITS, WayToEnd, way_screen
from bot.screens.sharing.challenge_result import share_screen
from bot.services import Services
from bot.sessions.replies import board_reply, quote, screen_reply, text_reply
from bot.sessions.service import NewGame, event_digest
from bot.storage.errors import MissingGameError, UnreadableGameError
from bot.storage.result_store import ResultStore
from engine.games import find_game
from engine.record import Record

log = logging.getLogger(__name__)

ON_PAGE = 10
"""Past days per page of the archive."""
LINE = "line"
"""The first word of actions that show the way to win a challenge."""
HELP = "help"
"""The word that asks for help in a ranked attempt."""
START = "start"
"""The word before a day, or the code of an invitation to it, that means: start the ranked attempt."""
PRACTICE = "practice"
"""The word before a day that means: start an easy ordinary game of its kind."""
TRIES = 20
"""How often another deal is drawn if a random one is that of a daily challenge."""
ONE_BEFORE = 1
"""How often a deal was begun before, if it is practice after the ranked attempt."""


class AttemptService:
    """Handles the daily challenge. Raises what ``SessionService`` raises."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions
        self._challenges = services.get(ChallengeService)
        self._results = ResultStore(services.redis)
        self._standings = services.get(StandingsService)
        self._ranking = services.get(AttemptRanking)
        self._now = services.now
        self._shared_lines = [say(services) for feature in all_features() for say in feature.shared_lines]
        self._others = {LINE: self._show_way_to_win, **services.subcommands(Verb.DAILY)}

    async def daily(self, context: RequestContext, action: Action) -> Reply:
        """Offer or continue today's challenge, or do what the words say."""
        word = action.words[0].lower() if action.words else ""
        if word in self._others:
            return await self._others[word](context, action)
        if word in (HELP, ALLOW) and action.session:
            return await self._allow_help(context, action)
        if word == START:
            return await self._start(context, action)
        return await self._show_day(context, action)

    async def follow_invitation(
        self, context: RequestContext, action: Action, invitation: Invitation
    ) -> Reply:
        """Offer or continue the challenge of a post's link; the attempt counts in the group of the post."""
        context = replace(context, room=replace(context.room, group=invitation.group))
        daily = replace(action, verb=Verb.DAILY, words=(str(invitation.number),))
        return await self._show_day(context, daily, is_invited=True)

    async def _start(self, context: RequestContext, action: Action) -> Reply:
        """Start the ranked attempt of a day, and show it in place of what was said about it."""
        words = action.words[1:]
        if invitation := await self.read_invitation(words[0] if words else ""):
            context = replace(context, room=replace(context.room, group=invitation.group))
            words = (str(invitation.number),)
        reply = await self._show_day(context, replace(action, words=words), is_started=True)
        is_own = action.owner in (None, context.player.id)
        # What only the player sees never takes the place of a message that others see.
        is_revealed = reply.is_private and not context.is_private
        return replace(reply, target=ReplyTarget.HERE) if is_own and not is_revealed else reply

    async def _show_day(
        self, context: RequestContext, action: Action, *, is_started: bool = False, is_invited: bool = False
    ) -> Reply:
        """Show the challenge of the day that the words mean."""
        action = replace(action, words=in_english(context.texts, action.words))
        word = action.words[0].lower() if action.words else ""
        is_practice = word == PRACTICE
        days = await self._challenges.days(self._now())
        today = days.number_at(self._now())
        if today < 1:
            return text_reply(context.texts("daily-not-yet", date=days.first.isoformat()))
        if word == ARCHIVE:
            return await self._list_archive(context, action, today)
        number = read_day(action.words[is_practice:], days, today)
        if number is None:
            command = as_typed(context.player.chat, Verb.DAILY, context.texts)
            return text_reply(context.texts("daily-unread", text=quote(action.words), command=command))
        if number > today:
            return text_reply(context.texts("daily-to-come", number=str(number), today=str(today)))
        challenge = await self._challenges.challenge(number, self._now())
        if challenge is None:
            return text_reply(context.texts("daily-none"))
        if is_practice:
            return await self._practice_first(context, action, challenge)
        if not is_started and (offer := await self._offer(context, challenge, days, is_invited=is_invited)):
            return Reply(offer, ReplyTarget.NEW)
        return await self._open_challenge(context, action, challenge, days)

    async def share_result(self, context: RequestContext, loaded: LoadedGame) -> Reply:
        """Show how a finished game of a challenge ended; a ranked one now counts in this group as well."""
        now, session = self._now(), loaded.session
        challenge = await self._challenges.challenge(session.challenge, now)
        if challenge is None:
            return text_reply(context.texts("daily-none"))
        result = await self._count_where_shown(context, loaded, challenge)
        is_closed = (await self._challenges.days(now)).is_closed(challenge.number, now)
        is_hidden = context.settings.results is ResultVisibility.NOBODY
        # The streak goes up to today: that of a day long closed may have ended since.
        has_streak = not (is_closed or is_hidden)
        screen = share_screen(
            context.texts,
            loaded,
            challenge,
            result,
            context.player.chat,
            is_closed=is_closed,
            name="" if is_hidden else context.room.name,
            season="" if is_hidden else await self._find_shared_lines(context, challenge.number),
            streak=await self.shared_streak(context.player, loaded) if has_streak else 0,
        )
        if is_hidden:
            return Reply(screen, ReplyTarget.PRIVATE, context.texts("share-to-nobody"))
        return Reply(screen, ReplyTarget.PUBLIC)

    async def shared_streak(self, player: Player, loaded: LoadedGame) -> int:
        """Return how many days in a row the player has played, up to today; 0 for a game for practice."""
        return (await self._ranking.streak(player, self._now())).played if loaded.is_ranked else 0

    async def deal_secret(self, context: RequestContext, action: Action, record: Record) -> Reply | None:
        """Open the challenge if a requested deal is one whose day is still open; else return ``None``.

        A player who can still begin the ranked attempt is offered it, one who has not finished it gets it;
        everybody else gets a practice game.
        """
        now = self._now()
        if (challenge := await self._challenges.find_secret(record, now)) is None:
            return None
        days = await self._challenges.days(now)
        if offer := await self._offer(context, challenge, days):
            return Reply(offer, ReplyTarget.NEW)
        loaded = await self._load_attempt(context, action, challenge, days)
        if loaded is None or loaded.is_over or not loaded.is_ranked:
            known = 0 if loaded is None else ONE_BEFORE
            new = NewGame(challenge.record, known, challenge.number)
            loaded = await self._sessions.start(context, action, new)
        return board_reply(context.texts, loaded, ReplyTarget.NEW)

    async def read_invitation(self, code: str) -> Invitation | None:
        """Return the invitation that a link's code contains; ``None`` for any other code."""
        return await self._challenges.read_invitation(code) if code.lower().startswith("daily-") else None

    async def new_record_like(self, record: Record, ease: Ease = Ease.ANY) -> Record:
        """Return the record of a new deal of the same kind that is not that of a daily challenge."""
        for _ in range(TRIES):
            record = self._sessions.new_record_like(record, ease)
            if await self._challenges.find_secret(record, self._now()) is None:
                break
        return record

    async def new_easy_record_like(self, player: Player, record: Record) -> Record:
        """Return the record of such an easy deal; for a player who never finished the game, a first one."""
        has_played = await self._store.has_finished(player, record.game)
        return await self.new_record_like(record, Ease.EASY if has_played else Ease.FIRST)

    async def _offer(
        self, context: RequestContext, challenge: DailyChallenge, days: Days, *, is_invited: bool = False
    ) -> Screen | None:
        """Return what is said before the ranked attempt of a day; ``None`` if it cannot be started.

        Nothing is stored until it starts. Its buttons say who may see the game and, if they may be shown in
        another chat than the group in which it counts, which group that is.
        """
        texts, player, number, zone = context.texts, context.player, challenge.number, context.zone_name
        record = challenge.record
        if not days.is_on(number, self._now()) or find_game(record.game).rules != record.rules:
            return None
        if not await self._results.may_begin(player, number):
            return None
        day, owner, audience = str(number), player.id, ONLY_PLAYER if context.is_private else EVERYBODY
        start = Action(Verb.DAILY, (START, day, audience), owner=owner)
        if context.room.group and (is_invited or context.is_private):
            code = await self._challenges.invitation_code(number, context.room.group)
            start = Action(Verb.DAILY, (START, code, audience))
        practice = Action(Verb.DAILY, (PRACTICE, day, audience), owner=owner)
        begin, end = (
            weekday_and_time(texts, moment, zone) for moment in (days.ends(number), days.closes(number))
        )
        until = texts("daily-until", begin=begin, end=end, zone=existing_zone(zone or UNIVERSAL).key)
        has_played = await self._store.has_finished(player, record.game)
        return first_screen(texts, challenge, until, start, practice, has_played=has_played)

    async def _practice_first(
        self, context: RequestContext, action: Action, challenge: DailyChallenge
    ) -> Reply:
        """Start an easy ordinary game of the kind of a challenge; every press shows it until it is over."""
        first = replace(action, event=f"{PRACTICE} {challenge.number}")
        record = await self.new_easy_record_like(context.player, challenge.record)
        loaded = await self._sessions.start(context, first, NewGame(record))
        if loaded.is_over:
            loaded = await self._sessions.start(context, action, NewGame(record))
        await self._store.make_current(context.player, loaded.session.id)
        return board_reply(context.texts, loaded, ReplyTarget.NEW)

    async def _open_challenge(
        self, context: RequestContext, action: Action, challenge: DailyChallenge, days: Days
    ) -> Reply:
        """Open the ranked attempt if the day is on or the attempt unfinished; else play without ranking."""
        loaded = await self._load_attempt(context, action, challenge, days)
        is_on = days.is_on(challenge.number, self._now())
        if loaded and (is_on or (loaded.is_ranked and not loaded.is_over)):
            return board_reply(context.texts, loaded, ReplyTarget.NEW)
        result = await self._results.result(context.player, challenge.number)
        is_sure = is_on or action.words[1:] == (SURE,) or (action.words[:1] == (YESTERDAY,) and not result)
        if not is_sure:
            name = loaded.session.id if loaded else ""
            screen = past_screen(context.texts, context.player.id, challenge, result, name)
            return Reply(screen, ReplyTarget.PRIVATE)
        notice = context.texts("daily-begun-before") if is_on else ""
        return board_reply(
            context.texts, await self._load_practice(context, action, challenge), ReplyTarget.NEW, notice
        )

    async def _load_attempt(
        self, context: RequestContext, action: Action, challenge: DailyChallenge, days: Days
    ) -> LoadedGame | None:
        """Return the ranked attempt of a day, which is started if the day is on; ``None`` if there is none.

        There is one for each player and day: of two concurrent requests, in any processes, the second finds
        the game that the first has started. A player who has deleted their data gets no second attempt.
        """
        player, number = context.player, challenge.number
        results, is_on = self._results, days.is_on(number, self._now())
        if is_on:
            begun = event_digest(player, Action(Verb.DAILY, event=f"daily {number}"))  # in every process
            name = await results.begin(player, number, await self._sessions.derive_id(begun))
        else:
            name = await results.begun(player, number)
        if not name:
            return None
        try:
            loaded = await self._sessions.load(context, replace(action, session=name))
        except MissingGameError:
            if not is_on:
                return None
            if await results.result(player, number):  # it was finished and has expired since
                new = NewGame(challenge.record, ONE_BEFORE, number)
            else:
                new = NewGame(challenge.record, challenge=number, is_ranked=True, id=name)
            return await self._sessions.start(context, action, new)
        await self._store.make_current(player, name)
        return loaded

    async def _load_practice(
        self, context: RequestContext, action: Action, challenge: DailyChallenge
    ) -> LoadedGame:
        for game in await self._store.unfinished_games(context.player):
            if game.challenge == challenge.number:
                loaded = await self._sessions.load(context, replace(action, session=game.id))
                await self._store.make_current(context.player, game.id)
                return loaded
        known = ONE_BEFORE if await self._results.result(context.player, challenge.number) else 0
        new = NewGame(challenge.record, known, challenge.number)
        return await self._sessions.start(context, action, new)

    async def _list_archive(self, context: RequestContext, action: Action, today: int) -> Reply:
        pages = max(1, -(-(today - 1) // ON_PAGE))
        asked = action.words[1] if action.words[1:] else ""
        page = min(max(int(asked[:6]), 1), pages) if asked.isdecimal() else 1
        first = today - 1 - (page - 1) * ON_PAGE
        numbers = range(first, max(first - ON_PAGE, 0), -1)
        found = [await self._challenges.challenge(number, self._now()) for number in numbers]
        results = await self._results.some(context.player, tuple(numbers))
        challenges = [challenge for challenge in found if challenge]
        screen = archive_screen(context.texts, context.player.id, challenges, results, page, pages)
        is_turned = bool(asked) and action.owner == context.player.id
        return Reply(screen, ReplyTarget.HERE if is_turned else ReplyTarget.PRIVATE)

    async def _allow_help(self, context: RequestContext, action: Action) -> Reply:
        loaded = await self._sessions.load_for_change(context, action)
        if loaded.is_over or not is_clean_attempt(loaded):
            return board_reply(context.texts, loaded)
        if action.words != (ALLOW,):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        session = with_help_allowed(loaded.session)
        return board_reply(
            context.texts, await self._sessions.save(context, action, loaded, session, loaded.position)
        )

    async def _count_where_shown(
        self, context: RequestContext, loaded: LoadedGame, challenge: DailyChallenge
    ) -> ChallengeResult:
        """Return the result of an attempt; a ranked one now counts in the group where it is shared.

        It is entered there each time that it is shared: a crash may have prevented that the last time.
        """
        player, audience, session = context.player, context.settings.results, loaded.session
        found = await self._ranking.count_attempt(player, session, audience, context.room.name)
        if found is None:
            return ChallengeResult.of(challenge, session, loaded.position)
        group = context.room.group
        wider = found.with_group(group)
        if group not in wider.groups or audience is ResultVisibility.NOBODY:
            return found
        stored = await self._results.save_result_of_game(player, wider)
        if stored is None:
            return found
        await self._standings.enter_result(player, challenge, stored, audience, context.room.name)
        await self._standings.confirm_result(player, stored, audience)
        return stored

    async def _find_shared_lines(self, context: RequestContext, number: int) -> str:
        try:
            lines = [await say(context, number) for say in self._shared_lines]
        except UnreadableGameError as error:
            log.warning("a result is shared without its player's season: %s", error)
            return ""
        return "\n".join(filter(None, lines))

    async def _show_way_to_win(self, context: RequestContext, action: Action) -> Reply:
        now, challenges = self._now(), self._challenges
        days, words = await challenges.days(now), action.words[1:]
        number = "".join(words[:1])
        wanted = int(number[:MOST_DIGITS]) if number.isdecimal() else days.last_closed(now)
        challenge = await challenges.challenge(wanted, now)
        if challenge is None:
            return text_reply(context.texts("daily-none"))
        if not days.is_closed(wanted, now):
            moment = moment_in_words(context.texts, days.closes(wanted), context.zone_name, now)
            return text_reply(context.texts("secret-until", number=str(wanted), moment=moment))
        proof = find_proof(challenge)
        if proof is None:
            return text_reply(context.texts("daily-rules-changed"))
        # A button below somebody else's message answers with a new message.
        place = ReplyTarget.HERE if action.owner == context.player.id else ReplyTarget.PRIVATE
        return Reply(_way_screen(context, challenge, proof, words[1:]), place)


def _way_screen(
    context: RequestContext, challenge: DailyChallenge, proof: Record, words: tuple[str, ...]
) -> Screen:
    session = Session("", challenge.record, began=0, moved=0, challenge=challenge.number)
    loaded = LoadedGame(
        context.player.id,
        session,
        challenge.record.start(),
        in_words=context.settings.in_words,
        theme=context.theme,
    )
    way = WayToEnd(proof, 0, Verb.DAILY, (LINE, str(challenge.number)))
    onwards = (play_button(context.texts, challenge.record, challenge.number),)
    return way_screen(context.texts, loaded, way, words, onwards=onwards)
