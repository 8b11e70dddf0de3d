"""The longest streak of cards, in games such as Golf: counted at the end, shown, exported, deleted."""

import json

import pytest

from bot.core.actions import Action, Verb
from bot.core.replies import Document, Reply
from bot.features.statistics.export import export_statistics
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.storage.keys import PlayerPart, player_key
from engine.games import find_game
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from tests.bot.desk import ANNA, LOST, Desk, last_update, shown

DEAL = 42


def first_matches(game: str, *words: str) -> Record:
    """Return a game played to its end by the first match that there is, drawing only without one."""
    found = find_game(game)
    options = read_options(found.options, words)
    record, position = Record.begin(found, options, DEAL), found.deal(DEAL, options)
    while position.outcome() is None:
        move = position.legal_moves()[0]
        record, position = record.then(move), position.after(move)
    return record


async def say(desk: Desk, move: Move, event: str = "") -> Reply:
    return await last_update(await desk.act(Action(Verb.SAY, (move.text,), event=event)))


async def begin(desk: Desk, record: Record, moves: int) -> None:
    """Start a deal, and play its first moves."""
    await desk.type(f"/play {record.game} {record.deal} {' '.join(record.option_words)}")
    for move in record.moves[:moves]:
        await say(desk, move)


async def test_the_longest_streak_is_counted_at_the_end_and_shown(desk: Desk) -> None:
    golf, wrapped = first_matches("golf"), first_matches("golf", "wrap")
    longest, longest_wrapped = (one.replay().longest_streak() for one in (golf, wrapped))
    assert longest_wrapped > longest > 1
    await begin(desk, golf, len(golf.moves) - 1)
    assert (await desk.store.tally(ANNA)).longest_streaks == {}, "it counts when the game ends"
    await say(desk, golf.moves[-1])
    assert (await desk.store.tally(ANNA)).longest_streak("golf") == longest
    text = shown(await desk.type("/stats golf")).text
    assert f"\nLongest streak: {longest} cards\n" in text
    await begin(desk, wrapped, len(wrapped.moves))
    pages = [shown(await desk.type(f"/stats golf {page}")).text for page in (1, 2, 3)]
    found = [f"\nLongest streak: {cards} cards\n" for cards in (longest_wrapped, longest, longest_wrapped)]
    assert [line in page for line, page in zip(found, pages, strict=True)] == [True] * 3
    await desk.play(LOST)
    assert "Longest streak" not in shown(await desk.type("/stats wish")).text


async def test_a_game_given_up_keeps_its_longest_streak_and_ends_once(desk: Desk) -> None:
    golf = first_matches("golf", "wrap")
    middle = next(number for number, move in enumerate(golf.moves) if move.verb == "draw")
    early = golf.first(middle).replay().longest_streak()
    assert 0 < early < golf.replay().longest_streak()
    await begin(desk, golf, middle)
    await desk.type("/giveup yes")
    before = await desk.store.tally(ANNA)
    assert before.longest_streak("golf", ("wrap",)) == early
    await desk.type("/undo")
    for move in golf.moves[middle:]:
        await say(desk, move)
    assert await desk.store.tally(ANNA) == before, "only the first end is counted"


async def test_a_last_move_that_is_delivered_twice_counts_once(desk: Desk) -> None:
    golf = first_matches("golf")
    await begin(desk, golf, len(golf.moves) - 1)
    answers = [await say(desk, golf.moves[-1], "update 5") for _ in range(2)]
    assert [shown(answer).title for answer in answers] == [shown(answers[0]).title] * 2
    tally = await desk.store.tally(ANNA)
    assert (tally.of_game("golf").played, tally.all.played) == (1, 1)
    assert tally.longest_streak("golf") == golf.replay().longest_streak()


async def test_games_without_streaks_have_none(desk: Desk) -> None:
    pyramid = first_matches("pyramid")
    await begin(desk, pyramid, 9)
    await desk.type("/giveup yes")
    tally = await desk.store.tally(ANNA)
    assert (tally.of_game("pyramid").played, tally.longest_streaks) == (1, {})
    assert "Longest streak" not in shown(await desk.type("/stats pyramid")).text


async def test_it_is_in_the_file_of_the_player_and_deleted_with_it(desk: Desk) -> None:
    golf = first_matches("golf")
    await begin(desk, golf, len(golf.moves))
    await desk.play(LOST)
    document = (await desk.type("/mydata export")).document
    assert isinstance(document, Document)
    assert isinstance(document.content, bytes)
    games = json.loads(document.content)["statistics"]["games"]
    streaks = {kind: counts.get("longest_streak_of_cards") for kind, counts in games.items()}
    longest = golf.replay().longest_streak()
    assert streaks == {"*": longest, "golf *": longest, "golf": longest, "wish *": None, "wish": None}
    await desk.press(await desk.type("/mydata delete"), "Yes, delete everything")
    assert not await desk.store.redis.exists(player_key(ANNA, PlayerPart.STATISTICS))


def test_longest_streaks_of_a_later_version_are_exported_as_they_are_stored() -> None:
    stored = {b"streaks": b'{"golf":"later"}'}
    assert export_statistics(stored) == {"streaks": '{"golf":"later"}'}


@pytest.mark.parametrize("language", finished_languages())
def test_one_card_is_named_as_one(language: str) -> None:
    texts = Texts.load(language)
    one, many = (texts("stats-longest-streak", cards=cards) for cards in (1, 14))
    assert "1" in one
    assert "14" in many
    assert (one.replace("1", "14") == many) == (language in {"id", "ja"})
