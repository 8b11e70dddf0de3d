"""Challenges of friends: the link from a finished game, the friend's game, both results side by side."""

import logging
from dataclasses import replace

from bot.core.actions import Action, Chat, Player, Verb
from bot.core.personal_data import Json, References
from bot.core.player_names import player_name
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.core.settings import ResultVisibility
from bot.features.attempts.service import AttemptService
from bot.features.challenge.service import Secrecy
from bot.features.friend_challenges.challenge import (
    LIFE_DAYS,
    FriendChallenge,
    FriendResult,
    SealedResult,
    key_of,
    new_number,
    read_key,
)
from bot.features.friend_challenges.screens import (
    ALL,
    BEGIN,
    DROP,
    RESULTS,
    begun_line,
    comparison_screen,
    friend_lines,
    full_screen,
    invitation_screen,
    link_screen,
    offer_screen,
    overview_screen,
    results_screen,
)
from bot.features.friend_challenges.store import CHALLENGE_REFERENCES, FriendChallengeStore
from bot.services import Services
from bot.sessions.group_permissions import check_start
from bot.sessions.replies import board_reply, quote, text_reply
from bot.sessions.service import NewGame, NoGameError, event_digest
from bot.storage.errors import MissingGameError, StoreUnavailableError
from bot.storage.player_store import MOST_PAST
from engine.record import Record

log = logging.getLogger(__name__)

WORDS = {BEGIN, RESULTS, DROP}


class FriendChallengeService:
    """Makes challenges, follows their links, and compares. Raises what ``SessionService`` raises.

    A result is sealed: it is neither in a link nor in a button, and is shown to the other player only after
    both have finished. Each step is repeated on the next view of the friend's finished game, so that a crash
    loses none.
    """

    def __init__(self, services: Services) -> None:
        self._store = FriendChallengeStore(services.redis)
        self._players = services.store
        self._sessions = services.sessions
        self._secrecy = services.get(Secrecy)
        self._attempts = services.get(AttemptService)
        self._senders = services.direct_messages
        self._moderation = services.moderation
        self._now = services.now

    async def answer_friend(self, context: RequestContext, action: Action) -> Reply:
        """Challenge with a finished game, follow a code, or do what the words say."""
        word, *rest = (*(one.lower() for one in action.words), "")
        if not word:
            return await self._challenge(context, action)
        if word == DROP and rest[0]:
            return await self._take_back(context, action, rest[0])
        key = rest[0] if word in WORDS else word
        number = read_key(key)
        if number is None:
            return text_reply(context.texts("friend-unread", text=quote((key or word,))))
        challenge = await self._open_challenge(number)
        if challenge is None:
            return text_reply(context.texts("friend-gone", days=LIFE_DAYS))
        return await self._follow(context, action, challenge, word)

    async def find_offer(self, context: RequestContext, typed: str) -> Screen | None:
        """Offer the challenge of a typed code to everybody; ``None`` for all other texts."""
        prefix = f"{Verb.FRIEND}-"
        number = read_key(typed) if typed.strip().lower().startswith(prefix) else None
        challenge = await self._open_challenge(number) if number is not None else None
        return invitation_screen(context.texts, challenge) if challenge else None

    async def show_comparison(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a finished game with a button to challenge a friend; a friend's game with both results.

        If the store fails, the results are shown and stored on the next view.
        """
        session = loaded.session
        if not loaded.is_over or session.exercise or loaded.is_secret or not session.record.moves:
            return loaded
        offer = Button(context.texts("button-friend"), loaded.action(Verb.FRIEND))
        try:
            number = await self._store.taken_with(context.player, session.id)
            if number is not None:
                loaded = await self._with_comparison(context, loaded, number)
        except StoreUnavailableError as error:
            log.warning("a friend's game is shown without the other result: %s", error)
        return replace(loaded, offers=(*loaded.offers, offer))

    async def forget_player(self, player: Player, references: References) -> None:
        """Remove a player whose own keys are deleted: the links, and the results as a friend."""
        await self._store.forget_challenges(player, references.of(CHALLENGE_REFERENCES))

    async def export_results(self, player: Player) -> dict[str, list[Json]]:
        """Return a player's challenges and the results as a friend, as the exported file has them."""
        return await self._store.export(player)

    async def _open_challenge(self, number: int) -> FriendChallenge | None:
        """Return a challenge that can be followed; ``None`` if it is gone, or its challenger is blocked."""
        challenge = await self._store.challenge(number)
        return challenge if challenge and self._is_open(challenge) else None

    def _is_open(self, challenge: FriendChallenge) -> bool:
        return challenge.ends > self._now() and not self._moderation.is_blocked(challenge.challenger)

    async def _challenge(self, context: RequestContext, action: Action) -> Reply:
        """Make a challenge of a finished game: of the same one it is the same, however often it is made."""
        texts, player, now = context.texts, context.player, self._now()
        try:
            loaded = await self._sessions.load(context, action)
        except NoGameError:
            return await self._overview(context)
        session = loaded.session
        if not loaded.is_over or session.exercise or not session.record.moves:
            return await self._overview(context)
        record = session.record.first(0)
        if refusal := await self._secrecy.secret_until(context, record):
            return text_reply(refusal)
        noted = await self._store.note_made(player, new_number(), session, now)
        if noted is None:
            oldest = (await self._store.own(player)).open_at(now)[0]
            challenge = await self._store.challenge(oldest)
            again = replace(action, session=session.id, revision=session.revision)
            screen = full_screen(context, challenge, key_of(oldest), again)
            return Reply(screen, ReplyTarget.PRIVATE)
        number, made = noted
        result, name = SealedResult.of(session, loaded.position), _shown_name(context)
        challenge = FriendChallenge(number, player, name, record, result, made, texts.language)
        await self._store.create(challenge, now)
        return Reply(link_screen(context, challenge), ReplyTarget.PRIVATE)

    async def _overview(self, context: RequestContext) -> Reply:
        own = await self._store.own(context.player)
        found = [await self._store.challenge(number) for number in own.open_at(self._now())]
        screen = overview_screen(context, [one for one in found if one])
        return Reply(screen, ReplyTarget.PRIVATE)

    async def _take_back(self, context: RequestContext, action: Action, word: str) -> Reply:
        """Take back one of the player's challenges, or all; then make the one that was refused."""
        own = await self._store.own(context.player)
        number = read_key(word)
        numbers = tuple(own.made) if word == ALL else (number,) if number in own.made else ()
        await self._store.take_back(context.player, tuple(one for one in numbers if one is not None))
        notice = context.texts("friend-dropped-all" if word == ALL else "friend-dropped")
        if action.session:
            return replace(await self._challenge(context, replace(action, words=())), notice=notice)
        return text_reply(notice)

    async def _follow(
        self, context: RequestContext, action: Action, challenge: FriendChallenge, word: str
    ) -> Reply:
        """Offer, begin or continue the friend's game; show both results if it is finished."""
        player = context.player
        if challenge.challenger == player:
            if word != RESULTS:
                return Reply(link_screen(context, challenge), ReplyTarget.PRIVATE)
            blocked = self._moderation.is_blocked
            friends = [one for one in challenge.friends if not blocked(one.player)]
            return Reply(results_screen(context, challenge, friends), ReplyTarget.PRIVATE)
        if mine := challenge.result_of(player):
            return Reply(comparison_screen(context, challenge, mine), ReplyTarget.PRIVATE)
        # Others who see this board may be challenged, too.
        context = context.private_like(None)
        started = Action(Verb.START, event=f"{Verb.FRIEND} {challenge.number}")
        name = await self._sessions.derive_id(event_digest(player, started))
        if begun := await self._load_begun(context, action, name):
            return board_reply(context.texts, begun, ReplyTarget.NEW)
        is_known = await self._has_played(player, challenge.record)
        if word != BEGIN and player.chat is not Chat.PAGE:
            screen = offer_screen(context, challenge, is_known=is_known)
            return Reply(screen, ReplyTarget.PRIVATE)
        check_start(context)
        if daily := await self._attempts.deal_secret(context, action, challenge.record):
            return replace(daily, notice=context.texts("friend-secret"))
        await self._store.take(player, challenge, name)
        new = NewGame(challenge.record, restarts=int(is_known), id=name)
        loaded = await self._sessions.start(context, action, new)
        lines = [begun_line(context.texts, challenge)]
        if is_known:
            lines.append(context.texts("friend-known"))
        is_own = action.owner == player.id
        place = ReplyTarget.HERE if is_own and word == BEGIN else ReplyTarget.NEW
        return board_reply(context.texts, replace(loaded, news=(*loaded.news, *lines)), place)

    async def _load_begun(self, context: RequestContext, action: Action, name: str) -> LoadedGame | None:
        """Return the friend's game and make it the current one; ``None`` if it is not begun or gone."""
        if await self._store.taken_with(context.player, name) is None:
            return None
        try:
            begun = await self._sessions.load(context, replace(action, session=name))
        except MissingGameError:
            return None
        if not begun.is_over:
            await self._players.make_current(context.player, name)
        return begun

    async def _has_played(self, player: Player, deal: Record) -> bool:
        """Return whether a player has played a deal before, as far as it is stored."""
        games = await self._players.unfinished_games(player) + await self._players.past_games(
            player, MOST_PAST
        )
        return any(one.record.moves and one.record.first(0) == deal for one in games)

    async def _with_comparison(self, context: RequestContext, loaded: LoadedGame, number: int) -> LoadedGame:
        """Store the friend's first result, let the challenger know, and return the game with both results."""
        texts, player, session = context.texts, context.player, loaded.session
        result = SealedResult.of(session, loaded.position)
        text = FriendResult(0, player, _shown_name(context), result).text
        await self._store.add_result(number, player, session.id, text)
        challenge = await self._store.challenge(number)
        mine = challenge.result_of(player) if challenge else None
        if challenge and mine and mine.number > challenge.sent:
            await self._announce(challenge, mine)
        if challenge is None or not self._is_open(challenge):
            return replace(loaded, news=(*loaded.news, texts("friend-gone", days=LIFE_DAYS)))
        mine = mine or FriendResult(0, player, "", result)  # the link has had as many friends as it can
        again = Action(Verb.FRIEND, (RESULTS, challenge.link_key), owner=player.id)
        compare = Button(texts("button-friend-compare"), again)
        offers = (*loaded.offers, compare) if mine.number else loaded.offers
        lines = friend_lines(texts, challenge, mine)
        return replace(loaded, news=(*loaded.news, *lines), offers=offers)

    async def _announce(self, challenge: FriendChallenge, friend: FriendResult) -> None:
        """Let the challenger get a friend's result: by a direct message, else with the next reply."""
        challenger = challenge.challenger
        if challenger.chat in self._senders:
            await self._store.schedule.check_now(challenger.chat, challenger.id)
        else:
            await self._store.announce_with_reply(challenge, friend.number)


def _shown_name(context: RequestContext) -> str:
    """Return the name with which a player is shown; empty if the results are hidden from everybody."""
    is_hidden = context.settings.results is ResultVisibility.NOBODY
    return "" if is_hidden else player_name(context.room.name)
