"""The daily five: shown, begun, gone on with; and what others ask about them."""

from collections.abc import Mapping
from dataclasses import replace

from bot.core.actions import Action, Player, Verb
from bot.core.commands import as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.core.typed_input.deal_request import named_game
from bot.daily.day_words import in_english
from bot.daily.days import read_day
from bot.features.daily_five.choice import FiveChoice, FiveOfDay
from bot.features.daily_five.screens import day_screen, open_games_text
from bot.features.daily_five.store import FiveStore
from bot.services import Services
from bot.sessions.replies import board_reply, quote, text_reply
from bot.sessions.service import NewGame, event_digest
from bot.storage.errors import MissingGameError
from seeds.daily_goal import DailyGoal, games_of


class FiveService:
    """Answers ``/five``. Raises what ``SessionService`` raises."""

    def __init__(self, services: Services) -> None:
        self._games = services.store
        self._sessions = services.sessions
        self._choice = services.get(FiveChoice)
        self._store = FiveStore(services.redis)

    async def five(self, context: RequestContext, action: Action) -> Reply:
        """Show the five of a day, or start the one that is named: of today, if no day is."""
        texts = context.texts
        words = in_english(texts, action.words)
        days, today = await self._choice.numbered_days(), await self._choice.today()
        named = read_day(words[:1], days, today)
        number, rest = (today, words) if named is None else (named, words[1:])
        game = named_game(rest) if rest else None
        if rest and game is None:
            command = as_typed(context.player.chat, Verb.FIVE, texts)
            return text_reply(texts("five-unread", text=quote(action.words), command=command))
        if number < 1:
            return text_reply(texts("five-before-first", date=days.first.isoformat()))
        if number > today:
            return text_reply(texts("five-to-come", number=str(number), today=str(today)))
        five = await self._choice.of_day(number)
        if game is None:
            return await self._show_day(context, action, five, today)
        found = next((goal for goal in five.goals if goal.record.game == game.name), None)
        if found is None:
            names = open_games_text(texts, five.game_names)
            return text_reply(texts("five-not-one", game=texts.of_game(game.name, "title"), games=names))
        return board_reply(texts, await self._open(context, action, number, found), ReplyTarget.NEW)

    async def solved_days(self, player: Player) -> Mapping[int, int]:
        """Return how many of the five a player has solved, by the numbers of the days with any."""
        return await self._store.all_solved(player)

    async def open_games(self, player: Player, number: int) -> tuple[str, ...]:
        """Return which games of the five of a day a player has not solved; none if they never play them."""
        solved = await self._store.solved_if_played(player, number)
        if solved is None:
            return ()
        games = games_of((await self._choice.numbered_days()).date_of(number))
        return tuple(game for place, game in enumerate(games) if not solved.has(place))

    async def _show_day(self, context: RequestContext, action: Action, five: FiveOfDay, today: int) -> Reply:
        solved = await self._store.solved(context.player, five.number)
        screen = day_screen(context, five, solved, is_today=five.number == today)
        is_own = action.owner == context.player.id
        return Reply(screen, ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE)

    async def _open(
        self, context: RequestContext, action: Action, number: int, goal: DailyGoal
    ) -> LoadedGame:
        """Go on with the player's game of a day, or start it: once, however often that is asked for.

        One that is over is started again, as a new game.
        """
        player, game = context.player, goal.record.game
        loaded = await self._find_unfinished(context, action, number, game)
        if loaded is None:
            loaded = await self._start(context, action, number, goal)
        await self._store.note_five(player, number, loaded.session.id)
        await self._games.make_current(player, loaded.session.id)
        return loaded

    async def _find_unfinished(
        self, context: RequestContext, action: Action, number: int, game: str
    ) -> LoadedGame | None:
        for session in await self._games.unfinished_games(context.player):
            if session.five == number and session.record.game == game:
                return await self._sessions.load(context, replace(action, session=session.id))
        return None

    async def _start(
        self, context: RequestContext, action: Action, number: int, goal: DailyGoal
    ) -> LoadedGame:
        begun = Action(Verb.FIVE, event=f"five {number} {goal.record.game}")  # the same in every process
        name = await self._sessions.derive_id(event_digest(context.player, begun))
        new = NewGame(goal.record, five=number, id=name)
        try:
            loaded = await self._sessions.load(context, replace(action, session=name))
        except MissingGameError:
            return await self._sessions.start(context, action, new)
        if not loaded.is_over:
            return loaded
        restarts = loaded.session.restarts + 1
        return await self._sessions.start(context, action, replace(new, restarts=restarts, id=""))
