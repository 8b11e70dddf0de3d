"""Hidden players are not named in leaderboards, posts, pictures and pages of others, nor in metrics."""

from collections.abc import Awaitable, Callable

import pytest
from prometheus_client import generate_latest

from bot.core.actions import Chat, Player
from bot.daily.scope import EVERYONE, Scope
from bot.features.standings.service import StandingsService
from bot.observability.metrics import REGISTRY
from tests.bot.desk import shown
from tests.privacy.scenario import AWAY, HOME, Scenario, name_of, player

ANNA, BEN = player("anna"), player("ben")
BOARDS = (
    "/leaderboard league",
    *(
        f"/leaderboard {what} {where}".strip()
        for what in ("day", "yesterday", "week", "month", "rating")
        for where in ("", "all")
    ),
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
"""What other players can look at."""


async def seen_by(scenario: Scenario, who: Player, group: int) -> str:
    """Return everything that another player sees in a group, in texts and values of pictures."""
    scenario.group = group
    texts = [repr(await scenario.type(line, who)) for line in (*BOARDS, *OTHERS)]
    texts += [repr(screen) for screen in await scenario.app.inline_results(who, "", scenario.room)]
    for scope in (Scope(who.chat, group), EVERYONE):
        texts.append(repr(await scenario.app.services.get(StandingsService).ratings(scope)))
    return "\n".join(texts)


async def post_on(scenario: Scenario) -> None:
    """Advance until the summaries of a week and a month are posted."""
    for _ in range(3):
        await scenario.next_day()
    scenario.time += 13 * 24 * 60 * 60  # to the end of January
    for _ in range(3):
        await scenario.next_day()


async def play(scenario: Scenario, before: Callable[[int], Awaitable[object]]) -> None:
    """Let two players, who are in a league, play for some days, and call ``before`` before each day."""
    scenario.group = HOME
    for one in (ANNA, BEN):
        await scenario.type("/leaderboard league join", one)
    await scenario.configure_posts(BEN)
    await scenario.type("/admin post all on", BEN)
    for day in range(3):
        scenario.group = HOME
        await before(day)
        await scenario.play_daily(ANNA, is_assisted=day == 1)
        await scenario.type("/share", ANNA)
        await scenario.play_daily(BEN)
        if day < 2:
            await scenario.next_day()


@pytest.mark.parametrize(("audience", "when"), [("nobody", 0), ("group", 1), ("nobody", 3)])
async def test_others_do_not_see_a_hidden_player(scenario: Scenario, audience: str, when: int) -> None:
    """The player hides before the first attempt, between two, or after the last."""
    first_post = []

    async def hide(day: int) -> None:
        if day == when:
            await scenario.type(f"/settings results={audience}", ANNA)
            first_post.append(len(scenario.sender.posts))

    await play(scenario, hide)
    await hide(3)
    here, away = await seen_by(scenario, BEN, HOME), await seen_by(scenario, BEN, AWAY)
    assert name_of(BEN) in here
    await post_on(scenario)
    posted = scenario.sender.posts[first_post[0] :]
    texts = repr([(post.screen, post.film and post.film.title, post.mentioned) for post in posted])
    assert len(posted) >= 7
    assert "January 2027" in texts
    assert name_of(BEN) in texts
    for text in (here, texts) if audience == "nobody" else ():
        assert name_of(ANNA) not in text
        assert str(ANNA.id) not in text
    assert name_of(ANNA) not in away
    assert str(ANNA.id) not in away
    elsewhere = await seen_by(scenario, player("clara", Chat.DISCORD), HOME)
    assert name_of(ANNA) not in elsewhere
    assert (name_of(ANNA) in here) == (audience == "group"), "the group may see it"
    everyone = await scenario.app.services.get(StandingsService).ratings(EVERYONE)
    assert ANNA not in [row.player for row in everyone.rows]
    measured = generate_latest(REGISTRY).decode()
    assert name_of(ANNA) not in measured
    assert str(ANNA.id) not in measured
    counts = await scenario.app.services.get(StandingsService).counts(EVERYONE, 1)
    assert counts.played == 2, "everybody is counted"


@pytest.mark.parametrize("line", ["/settings results=nobody", "/mydata delete yes"])
async def test_a_composed_post_does_not_name_players_who_hide_before_it_is_sent(
    scenario: Scenario, line: str
) -> None:
    scenario.group = HOME
    await scenario.configure_posts(BEN)
    await scenario.type("/admin post all on", BEN)
    await scenario.play_daily(ANNA)
    await scenario.play_daily(BEN)
    await scenario.type("/daily tell on", ANNA)

    async def hide() -> None:
        await scenario.type(line, ANNA)

    scenario.sender.before = [hide]
    before = len(scenario.sender.posts)
    await scenario.next_day()
    (post,) = scenario.sender.posts[before:]
    assert scenario.sender.before == []
    assert name_of(BEN) in repr(post.screen)
    assert name_of(ANNA) not in repr(post.screen)
    assert ANNA not in {*post.shown_in_group, *post.shown_globally}
    is_notified = line != "/mydata delete yes"  # a hidden player is still notified
    assert (ANNA in dict(post.mentioned)) == is_notified


async def test_a_post_does_not_name_a_player_who_changes_repeatedly(scenario: Scenario) -> None:
    scenario.group = HOME
    await scenario.configure_posts(BEN)
    await scenario.play_daily(ANNA)
    choices = iter(["nobody", "everyone"] * 10)

    async def change() -> None:
        await scenario.type(f"/settings results={next(choices)}", ANNA)

    scenario.sender.before = [change] * 20
    before = len(scenario.sender.posts)
    await scenario.next_day()
    assert all(name_of(ANNA) not in repr(post) for post in scenario.sender.posts[before:][:1])


async def test_a_player_who_hides_while_a_result_is_counted_is_not_seen(scenario: Scenario) -> None:
    """The setting is read before an attempt is counted; a later change during the counting also applies."""
    await scenario.play_daily(BEN)
    await scenario.daily(ANNA)
    standings = scenario.app.services.get(StandingsService)
    enter = standings.enter_result

    async def entering(*words: object) -> None:
        standings.enter_result = enter  # type: ignore[method-assign]
        await scenario.type("/settings results=nobody", ANNA)
        await enter(*words)  # type: ignore[arg-type]

    standings.enter_result = entering  # type: ignore[method-assign, assignment]
    await scenario.type("/giveup yes", ANNA)
    assert standings.enter_result == enter
    for scope in (EVERYONE, Scope(Chat.TELEGRAM, HOME)):
        for is_assisted in (False, True):
            page = await standings.day(scope, 1, is_assisted=is_assisted)
            assert ANNA not in [row.player for row in page.rows]


async def test_a_hidden_players_shared_result_is_private(scenario: Scenario) -> None:
    await scenario.type("/settings results=nobody", ANNA)
    await scenario.play_daily(ANNA)
    reply = await scenario.type("/share", ANNA)
    assert reply.target == "private"
    assert name_of(ANNA) not in repr(shown(reply))
