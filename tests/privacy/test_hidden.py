"""Hidden players are named nowhere: in no leaderboard, post, picture or page of others, nor in metrics."""

from collections.abc import Awaitable, Callable

import pytest
from prometheus_client import generate_latest

from bot.core.actions import Chat, Player
from bot.daily.scope import EVERYONE, Scope
from bot.observability.metrics import REGISTRY
from tests.bot.desk import shown
from tests.privacy.town import AWAY, HOME, Town, called, player

ANNA, BEN = player("anna"), player("ben")
BOARDS = tuple(
    f"/leaderboard {what} {where}".strip()
    for what in ("day", "yesterday", "week", "month", "rating")
    for where in ("", "all")
)
OTHERS = (
    "/stats",
    "/stats achievements",
    "/calendar",
    "/daily archive",
    "/daily yesterday",
    "/share",
    "/daily 1",
)
"""What somebody else may look at."""


async def seen_by(town: Town, who: Player, group: int) -> str:
    """Return all that somebody else gets to see, in words and as values that are painted, in a group."""
    town.group = group
    told = [repr(await town.type(line, who)) for line in (*BOARDS, *OTHERS)]
    told += [repr(screen) for screen in await town.app.inline_results(who, "", town.room)]
    for scope in (Scope(who.chat, group), EVERYONE):
        told.append(repr(await town.app.services.daily.standings.ratings(scope)))
    return "\n".join(told)


async def post_on(town: Town) -> None:
    """Have the next mornings come, till a week and a month have been summed up."""
    for _ in range(3):
        await town.next_day()
    town.time += 13 * 24 * 60 * 60  # to the end of January
    for _ in range(3):
        await town.next_day()


async def play(town: Town, before: Callable[[int], Awaitable[object]]) -> None:
    """Have two play for some days, who have what happens before each run."""
    town.group = HOME
    await town.settle_posts(BEN)
    await town.type("/admin post all on", BEN)
    for day in range(3):
        town.group = HOME
        await before(day)
        await town.run(ANNA, is_assisted=day == 1)
        await town.type("/share", ANNA)
        await town.run(BEN)
        if day < 2:
            await town.next_day()


@pytest.mark.parametrize(("audience", "when"), [("nobody", 0), ("group", 1), ("nobody", 3)])
async def test_a_hidden_player_is_seen_by_nobody_else(town: Town, audience: str, when: int) -> None:
    """Before the first run, between two of them, and after the last: it holds for all of them."""
    begun = []

    async def hide(day: int) -> None:
        if day == when:
            await town.type(f"/settings results={audience}", ANNA)
            begun.append(len(town.wall.bulletins))

    await play(town, hide)
    await hide(3)
    here, away = await seen_by(town, BEN, HOME), await seen_by(town, BEN, AWAY)
    assert called(BEN) in here
    await post_on(town)
    bulletins = town.wall.bulletins[begun[0] :]
    posts = repr([(post.screen, post.film_title, post.mentioned) for post in bulletins])
    assert len(bulletins) >= 7
    assert "January 2027" in posts
    assert called(BEN) in posts
    for text in (here, posts) if audience == "nobody" else ():
        assert called(ANNA) not in text
        assert str(ANNA.id) not in text
    assert called(ANNA) not in away
    assert str(ANNA.id) not in away
    elsewhere = await seen_by(town, player("clara", Chat.DISCORD), HOME)
    assert called(ANNA) not in elsewhere
    assert (called(ANNA) in here) == (audience == "group"), "those of the group may see it"
    everyone = await town.app.services.daily.standings.ratings(EVERYONE)
    assert ANNA not in [row.player for row in everyone.rows]
    measured = generate_latest(REGISTRY).decode()
    assert called(ANNA) not in measured
    assert str(ANNA.id) not in measured
    counts = await town.app.services.daily.standings.counts(EVERYONE, 1)
    assert counts.played == 2, "how many played is counted with everybody"


@pytest.mark.parametrize("line", ["/settings results=nobody", "/mydata delete yes"])
async def test_a_composed_post_does_not_name_players_who_hide_before_it_is_sent(
    town: Town, line: str
) -> None:
    town.group = HOME
    await town.settle_posts(BEN)
    await town.type("/admin post all on", BEN)
    await town.run(ANNA)
    await town.run(BEN)
    await town.type("/daily tell on", ANNA)

    async def hide() -> None:
        await town.type(line, ANNA)

    town.wall.before = [hide]
    before = len(town.wall.bulletins)
    await town.next_day()
    (post,) = town.wall.bulletins[before:]
    assert town.wall.before == []
    assert called(BEN) in repr(post.screen)
    assert called(ANNA) not in repr(post.screen)
    assert ANNA not in {*post.shown_in_group, *post.shown_globally}
    is_called = line != "/mydata delete yes"  # who only hides has not said to be told no more
    assert (ANNA in dict(post.mentioned)) == is_called


async def test_a_post_is_delayed_by_a_player_who_hides_repeatedly(town: Town) -> None:
    town.group = HOME
    await town.settle_posts(BEN)
    await town.run(ANNA)
    turns = iter(["nobody", "everyone"] * 10)

    async def turn() -> None:
        await town.type(f"/settings results={next(turns)}", ANNA)

    town.wall.before = [turn] * 20
    before = len(town.wall.bulletins)
    await town.next_day()
    assert all(called(ANNA) not in repr(post) for post in town.wall.bulletins[before:][:1])


async def test_a_player_who_hides_while_a_result_is_counted_is_not_seen(town: Town) -> None:
    """The setting is read before a run is counted; what is chosen meanwhile holds all the same."""
    await town.run(BEN)
    await town.type("/daily", ANNA)
    standings = town.app.services.daily.standings
    enter = standings.enter_result

    async def entering(*words: object) -> None:
        standings.enter_result = enter  # type: ignore[method-assign]
        await town.type("/settings results=nobody", ANNA)
        await enter(*words)  # type: ignore[arg-type]

    standings.enter_result = entering  # type: ignore[method-assign, assignment]
    await town.type("/giveup yes", ANNA)
    assert standings.enter_result == enter
    for scope in (EVERYONE, Scope(Chat.TELEGRAM, HOME)):
        for is_assisted in (False, True):
            page = await standings.day(scope, 1, is_assisted=is_assisted)
            assert ANNA not in [row.player for row in page.rows]


async def test_a_hidden_players_shared_result_is_private(town: Town) -> None:
    await town.type("/settings results=nobody", ANNA)
    await town.run(ANNA)
    reply = await town.type("/share", ANNA)
    assert reply.target == "private"
    assert called(ANNA) not in repr(shown(reply))
