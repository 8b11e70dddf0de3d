"""A player who plays on, whatever happens, and believes nothing but the own copy of the game."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from random import Random

from bot.core.actions import Action, Verb
from bot.core.session import Session
from bot.i18n.texts import Texts
from engine.games import all_games, find_game
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from tests.bot.button_presses import presses
from tests.soak.copy import Copy, Sight, WrongError
from tests.soak.seats import Seat

UNDOES = 0.06
"""How often a move is taken back instead of another one made."""
IMPATIENCE = 0.15
"""How often a player presses twice at the same moment."""
FEW_LOOKS = 5
MOST_LOOKS = 25
"""How often a player asks in vain at least before it is called wrong."""
LONGEST_LOOK = 45.0
"""For how many seconds."""
LONGEST = 60
"""Moves after which a player leaves a game for another one."""


@dataclass(slots=True)
class Asked:
    """Something that a player did, and when; ``ended`` is when an answer came, or was waited for no more."""

    player: int
    what: str
    begun: float
    ended: float
    is_answered: bool


@dataclass(slots=True)
class Player:
    """Somebody who plays one game after another, each to its end."""

    seat: Seat
    texts: Texts
    chance: Random
    pause: float
    copy: Copy | None = None
    known: dict[str, Session] = field(default_factory=dict)
    """Every game that was seen, as it was answered last."""
    target: Move | None = None
    """The move that is being made; ``None`` with ``is_undoing`` for taking one back."""
    is_undoing: bool = False
    deal: Record | None = None
    """The deal that is asked for, until it is there."""
    asked: list[Asked] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    """What happened, counted."""
    looks: int = 0
    """How often the player has asked for a board in vain."""
    in_vain: float = 0.0
    """Since when."""
    has_second: bool = False
    """Whether a deal was seen a second time: who asks again, since no answer came, may be given two."""
    deals: list[Record] = field(default_factory=list)
    """Every deal that was asked for."""
    good: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a press has brought a new board."""

    async def play(self) -> None:
        """Play until cancelled; raise ``WrongError`` for anything that cannot be."""
        while True:
            await self.go_on()
            await asyncio.sleep(self.pause * (0.5 + self.chance.random()))

    async def go_on(self) -> None:
        """Do the next thing."""
        self._catch_up()
        copy = self.copy
        if copy is None or copy.is_over or (self.deal is None and len(copy.session.record.moves) > LONGEST):
            await self._begin()
            return
        sight = self._board(copy)
        action = self._next(copy, sight) if sight else None
        if sight is None or action is None:
            await self._look()
            return
        self.looks = 0
        now = int(time.time())
        if action.verb is Verb.CHOOSE:
            copy.choose(action.words)
        elif not copy.tried and self.is_undoing:
            copy.undo(now)
        elif not copy.tried and self.target is not None:
            copy.move(self.target, now)
        actions = [action, *self._at_once(copy, sight, action, now)]
        await self._do("; ".join(_told(one) for one in actions), self._press(actions))

    def _at_once(self, copy: Copy, sight: Sight, action: Action, now: int) -> list[Action]:
        """Return what an impatient player presses at the same moment: the same again, or another move."""
        if action.verb is not Verb.MOVE or self.chance.random() > IMPATIENCE:
            return []
        position = copy.session.record.replay()
        others = {
            Action(Verb.MOVE, (move.verb, *move.places), action.session, action.revision, action.owner): move
            for move in position.legal_moves()
        }
        offered = [other for other in others if other in sight.actions and other != action]
        if not sight.alt or not offered or len(copy.tried) > 1:
            return [action]
        other = self.chance.choice(offered)
        if not copy.can_tell(others[other], now):
            return [action]
        copy.move(others[other], now)
        self.seen["two moves at once"] += 1
        return [other]

    async def _press(self, actions: list[Action]) -> bool:
        """Press buttons at the same moment; tell whether each got an answer."""
        return all(await asyncio.gather(*(self.seat.press(action) for action in actions)))

    async def settle(self) -> None:
        """Look at the board until nothing of it is in doubt."""
        for _ in range(MOST_LOOKS):
            self._catch_up()
            if self.copy is None or self.copy.is_over:
                return
            if not self.copy.tried and self._board(self.copy):
                return
            await self._look()
            await asyncio.sleep(self.pause)  # or the bot would find it too fast
        if self.copy is not None and not self.copy.is_over and self._board(self.copy) is None:
            sights = self.seat.sights()
            raise WrongError(f"the board of {self.copy} is not shown any more, but {sights}")

    def _board(self, copy: Copy) -> Sight | None:
        """Return the board of the game as it was answered last, if it stands there."""
        for sight in reversed(self.seat.sights()):
            if sight.session == copy.session.id and sight.revision == copy.session.revision and sight.moving:
                return sight
        return None

    def _next(self, copy: Copy, sight: Sight) -> Action | None:
        """Return what to press on the way to the move that is to be made; ``None`` if there is nothing."""
        position = copy.session.record.replay()
        if not copy.tried and self.target is None and not self.is_undoing:
            self.is_undoing = bool(copy.session.record.moves) and self.chance.random() < UNDOES
            if not self.is_undoing:
                self.target = self.chance.choice(tuple(position.legal_moves()))
        if self.is_undoing:
            return next((action for action in sight.actions if action.verb is Verb.UNDO), None)
        assert self.target is not None
        session = copy.session
        for verb, words in reversed([*presses(position, self.target)]):
            action = Action(verb, words, session.id, session.revision, self.seat.number)
            if action in sight.actions:
                return action
        return None

    async def _begin(self) -> None:
        """Ask for a deal, and for the same one until it is there."""
        if self.deal is None:
            self.deal = self._choose()
            self.deals.append(self.deal)
        self.looks += 1
        if self._is_in_vain():
            raise WrongError(f"{self.deal.text} is not dealt, however often it is asked for")
        await self._do(f"play {self.deal.text}", self.seat.say(self.deal.game, self.deal.deal))

    def _choose(self) -> Record:
        """Return a deal that is not over before its first move."""
        while True:
            game = find_game(self.chance.choice([game.name for game in all_games()]))
            deal = self.chance.randrange(2**50)
            record = Record.begin(game, read_options(game.options, ()), deal)
            if record.start().outcome() is None:
                return record

    def _is_in_vain(self) -> bool:
        """Tell whether the player has asked often and long enough."""
        if self.looks == 1:
            self.in_vain = time.monotonic()
        return self.looks > MOST_LOOKS and time.monotonic() > self.in_vain + LONGEST_LOOK

    def _catch_up(self) -> None:
        """Learn from a board that has come when nobody waited for it any more."""
        if self.copy is not None:
            newest, name = self.copy.session.revision, self.copy.session.id
            come = [one for one in self.seat.sights() if one.session == name and one.revision > newest]
            self._learn(come)

    async def _look(self) -> None:
        self.looks += 1
        if self.looks > FEW_LOOKS and self.has_second:  # what comes late has made the other one current
            self.seen["games left for a second one"] += 1
            await self._begin()
            return
        if self.looks == 1:
            self.in_vain = time.monotonic()
        if (
            self.looks > MOST_LOOKS
            and time.monotonic() > self.in_vain + LONGEST_LOOK
            and self.copy is not None
        ):
            raise WrongError(f"{self.copy.session.record.text} is not shown, however often it is asked for")
        if self.copy is not None:
            self.copy.chosen[1:] = []
        await self._do("board", self.seat.look())

    async def _do(self, what: str, doing: Awaitable[bool]) -> None:
        before = set(self.seat.sights())
        begun = time.monotonic()
        is_answered = await doing
        self.asked.append(Asked(self.seat.number, what, begun, time.monotonic(), is_answered))
        self._learn([sight for sight in self.seat.sights() if sight not in before])

    def _learn(self, fresh: list[Sight]) -> None:
        """Compare what is new before the player with what must be."""
        for sight in fresh:
            if sight.owner not in (None, self.seat.number):
                raise WrongError(f"somebody else's board before {self.seat.number}: {sight}")
            if not sight.session:
                continue
            if sight.session not in self.known:
                self._meet(sight)
            elif self.copy is not None and sight.session == self.copy.session.id:
                self._compare(self.copy, sight)

    def _meet(self, sight: Sight) -> None:
        """Take a board that was not seen before for the deal that is asked for, or for a second one."""
        now = int(time.time())
        for deal in reversed(self.deals):
            session = Session(sight.session, deal, began=now, moved=now, revision=max(1, sight.revision))
            copy = Copy(self.seat.number, session, self.texts)
            if not copy.fits(sight):
                continue
            if deal is self.deal:
                self._adopt(copy)
            else:
                self.has_second = True
            return
        raise WrongError(f"a deal that nobody has asked for: {sight}")

    def _adopt(self, copy: Copy) -> None:
        """Go on with a new deal."""
        self.copy, self.deal, self.target, self.is_undoing, self.looks = copy, None, None, False, 0
        self.has_second = False
        self.known[copy.session.id] = copy.session
        self.seen["deals"] += 1
        self.good.set()

    def _compare(self, copy: Copy, sight: Sight) -> None:
        if copy.is_old(sight):
            self.seen["old boards"] += 1  # a slower process has written last: pressing it shows the newer one
            return
        before = copy.session.revision
        copy.see(sight)
        if copy.session.revision > before:
            self.known[copy.session.id] = copy.session
            self.target, self.is_undoing, self.looks = None, False, 0
            self.seen["moves"] += 1
        self.good.set()

    def may_be(self, name: str, kept: Session) -> bool:
        """Tell whether a game may be kept so: as it was answered, or with what was pressed last."""
        allowed = [self.known[name]]
        if self.copy is not None and self.copy.session.id == name:
            allowed += self.copy.tried
        told = (kept.revision, kept.record, kept.undone)
        return any(told == (one.revision, one.record, one.undone) for one in allowed)


def _told(action: Action) -> str:
    return f"{action.verb} {' '.join(action.words)}"
