"""Open games and finished ones: listed, resumed, and limited."""

from bot.core.replies import ReplyTarget
from bot.core.retention import DAY
from bot.storage.player_store import MOST_OPEN
from tests.bot.desk import ANNA, BEN, LOST, WON, Desk, labels, shown


async def test_open_games_are_listed_and_resumed(desk: Desk) -> None:
    await desk.type("/play wish 1")
    await desk.type("/play wish 2 open")
    games = await desk.type("/games")
    assert set(labels(games)) == {"Wish 1", "Wish 2, open", "Play"}
    reply = await desk.press(games, "Wish 1")
    assert shown(reply).title == "Wish, deal 1"
    assert reply.target is ReplyTarget.NEW
    assert (await desk.store.settings(ANNA)).current == (await sessions(desk))[1]
    assert "another player’s game" in shown(await desk.press(games, "Wish 1", BEN)).text


async def sessions(desk: Desk) -> dict[int, str]:
    return {game.record.deal: game.id for game in await desk.store.open_games(ANNA)}


async def test_resume_shows_the_only_open_game_or_the_list(desk: Desk) -> None:
    await desk.type("/play wish 1")
    assert shown(await desk.type("/resume")).title == "Wish, deal 1"
    await desk.type("/play wish 2")
    assert shown(await desk.type("/resume")).title == "Your games"
    name = (await sessions(desk))[1]
    assert shown(await desk.type(f"/resume {name.upper()}")).title == "Wish, deal 1"
    for wanted in ("1", "#1", "Wish 1"):
        assert shown(await desk.type(f"/resume {wanted}")).title == "Wish, deal 1"
    for wanted in ("nonsense", "3", "wish", "wish wish"):
        unknown = await desk.type(f"/resume {wanted}")
        assert "None of your open games is called so" in unknown.notice
        assert shown(unknown).title == "Your games"


async def test_a_game_is_listed_for_90_days_after_its_last_move(desk: Desk) -> None:
    await desk.type("/play wish 42")
    desk.time += 60 * DAY
    await desk.type("de")
    desk.time += 60 * DAY
    await desk.type("/play wish 1")
    assert labels(await desk.type("/games"))[:2] == ["Wish 1", "Wish 42"]
    desk.time += 31 * DAY
    await desk.type("/play wish 2")
    assert labels(await desk.type("/games"))[:2] == ["Wish 2", "Wish 1"]


async def test_finished_games_are_in_the_history(desk: Desk) -> None:
    await desk.play(LOST)
    await desk.play(WON)
    await desk.press(await desk.press(await desk.type("/play wish 3"), "Give up"), "Yes")
    text = shown(await desk.type("/games")).text
    assert f"Wish {WON.deal}: won." in text
    assert f"Wish {LOST.deal}: lost." in text
    assert "Wish 3: given up. 32 cards left." in text


async def test_twenty_games_may_be_open_and_the_next_is_refused_with_the_list(desk: Desk) -> None:
    for deal in range(MOST_OPEN):
        await desk.type(f"/play wish {200 + deal}")
        if deal + 1 in (8, 9):  # the first page is full, or has another one after it
            assert labels(await desk.type("/games"))[8:] == [*(["More …"] if deal == 8 else []), "Play"]
    reply = await desk.type("/play wish 42")
    assert "20 open games" in reply.notice
    assert reply.target is ReplyTarget.PRIVATE
    assert len([label for label in labels(reply) if label.startswith("Wish")]) == 8
    more = await desk.press(reply, "More")
    assert more.target is ReplyTarget.HERE
    last = await desk.press(more, "More")
    listed = [label for page in (reply, more, last) for label in labels(page) if label.startswith("Wish")]
    assert sorted(listed) == [f"Wish {200 + deal}" for deal in range(MOST_OPEN)]
    assert labels(await desk.press(last, "More")) == labels(reply)
    assert (await desk.press(reply, "More", BEN)).target is ReplyTarget.PRIVATE
    assert len(await desk.store.open_games(ANNA)) == MOST_OPEN
