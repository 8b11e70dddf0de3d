"""The catalog: every message exists, is well formed, is used, and fits its place."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

from bot.core.charts import DayMark
from bot.core.commands import AUDIENCES, CHOICES, COMMANDS, parameter_kinds
from bot.core.exercise import PUZZLES
from bot.core.settings import ProgressView, ResultVisibility, StartPermission
from bot.core.typed_input.option_names import NUMBERS
from bot.daily.day_words import DAY_WORDS
from bot.features import all_settings
from bot.features.administration.screens import BOARDS
from bot.features.leagues.division import Outcome
from bot.features.play.small_talk import LINK, PICTURE
from bot.features.posts.settings_input import switch_labels
from bot.features.puzzles.request import LEVELS
from bot.features.seasons.goals import goal_kinds
from bot.features.standings.leaderboard_input import ALL, EXERCISE_STREAKS, HERE, LeaderboardKind
from bot.features.statistics.achievements import ACHIEVEMENTS
from bot.i18n.catalog import Catalog, TextError
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns, shortened
from bot.i18n.texts import Texts
from bot.i18n.typed_games import OTHER
from bot.i18n.typed_phrases import TALKS, phrase_messages
from bot.i18n.typed_words import PREFIX
from bot.i18n.view_names import VIEWS
from bot.rendering.themes import all_themes
from engine.advice import can_advise, find_adviser
from engine.advice.move_effects import MoveEffect
from engine.cards import Card, all_decks
from engine.cards.blink import BlinkCard
from engine.cards.decktet import DecktetCard
from engine.cards.flip import FlipCard
from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.families.building.places import STOCK, Kind
from engine.game import Game, GameGroup
from engine.games import all_games
from engine.goal import WIN, puzzle_goals
from engine.outcome import Result
from engine.puzzles.themes import all_themes as all_puzzle_themes
from engine.puzzles.themes import themes_of
from render.boards.layouts import lay_out
from seeds.lesson import Lesson, LessonStep, find_lesson
from tests.bot.i18n.catalogue import entries, messages, own_ids, repetitions
from tests.bot.i18n.reasons import ending_reasons, game_files, refusal_reasons
from tests.engine.playing import advised_games, option_sets, random_course
from tests.render.pictures import all_texts

DEALS = 4
"""The number of random games, of each of some option sets, that are looked at."""
EVERY = 6
"""Of how many positions of random play one is asked for its kinds of piles and its moves."""
ROOT = Path(__file__).parents[3]
PARTS_OF_FAMILIES = {
    "building": ((STOCK, *Kind), ("move", "draw", "redeal", "deal")),
    "clearing": ((STOCK, "waste", "pile", "pile-free", "pile-covered"), ("take", "draw", "redeal")),
}
"""The kinds of places and the verbs of each family: not every game of it has all."""
BALANCE_PARTS = ("balance", "luck", "skill", "sum", "chance")

every_language = pytest.mark.parametrize("language", finished_languages())


def has_other_moves(lesson: Lesson, step: LessonStep) -> bool:
    """Return whether a step of a lesson can be answered by a move that does not show its idea."""
    number = lesson.steps.index(step)
    position = lesson.record_at(number).replay()
    return not all(map(step.accepts, position.legal_moves()))


def names_put_together(game: Game) -> Iterator[str]:
    """Yield the names of a game's messages, except those that only other messages refer to."""
    yield from ("title", "typing", "state", "picture-state", "result", "choices", "first-win", "scored")
    yield from ("pitch", "pitch-effort", "stuck")
    if game.score_goals:
        yield "score-goal"
    yield from ("typed-moves", "certified", "certified-with-par", "uncertified", "hardness", "aim")
    yield from ("button-others", "choosing-others")
    yield from ("bunch-letters", "bunch-number", "bunch-range", "first-win-line")
    for option in game.options:
        values = () if option.is_switch else option.values
        for name in ("option", "short-option", "typed-option", "called"):
            yield f"{name}-{option.name}"
            yield from (f"{name}-{option.name}-{value}" for value in values)
    files = game_files(game)
    yield from (f"refused-{reason}" for reason in refusal_reasons(*files))
    yield from (f"ended-{reason}" for reason in ending_reasons(*files))
    kinds, verbs = map(set, PARTS_OF_FAMILIES.get(game.family, ((), ())))
    printed = set()
    sets = option_sets(game)
    for deal, options in product(range(DEALS), sets[::20] + sets[-1:]):
        start = game.deal(deal, options)
        course = list(random_course(start, deal))
        positions = (start, *(after for _, after in course))
        verbs |= {move.verb for move, _ in course}
        for position in () if game.family else positions[::EVERY]:
            kinds |= {pile.kind for pile in position.board().piles}
            verbs |= {move.verb for move in position.legal_moves()}
        for position in (start, positions[-1]):
            printed |= {words.caption for words in all_texts(lay_out(position.board()))}
    yield from (f"printed-{caption.replace(' ', '-')}" for caption in printed)
    yield from (kind + part for kind in kinds for part in ("", "-row", "-part"))
    parts = ("", "-first", "-then", "-shortcut")
    yield from (verb + part + short for verb in verbs for part in parts for short in ("", "-short"))
    yield from (verb + part for verb in verbs for part in ("-mark", "-typed"))
    yield from (f"choosing-{verb}" for verb in verbs)
    yield from (f"ending-{verb}{part}" for verb in verbs for part in ("", "-yes"))
    if can_advise(game.name):
        yield from (f"hint-{reason}" for reason in find_adviser(game.name).reasons)
    if lesson := find_lesson(game.name):
        yield from (f"lesson-{step.name}" for step in lesson.steps)
        yield from (f"lesson-{step.name}-why" for step in lesson.steps if has_other_moves(lesson, step))
        yield "lesson-end"
    yield from ("goal", "goal-score", "called", "credit")
    yield from (f"puzzle-goal-{kind}" for kind in puzzle_goals())
    yield from (f"puzzle-theme-{one.name}{part}" for one in themes_of(game.name) for part in ("", "-means"))


def test_every_message_is_asked_for_somewhere() -> None:
    """The code contains the name or builds it, or another message refers to it."""
    code = "\n".join(
        path.read_text("utf-8")
        for path in (ROOT / "bot").rglob("*")
        if path.suffix in {".py", ".js", ".html"}
    )
    catalogue = "\n".join(path.read_text("utf-8") for path in (ROOT / "bot" / "texts" / "en").glob("*.ftl"))
    put_together = {
        one for game in all_games() for name in names_put_together(game) for one in own_ids(game, name)
    }
    put_together |= {f"{deck}-{how}" for deck in all_decks() for how in ("in-words", "symbol", "brief")}
    put_together |= {f"command-{command.name}" for command in COMMANDS}
    put_together |= {f"parameter-{kind}" for kind in parameter_kinds()}
    put_together |= {f"command-name-{command.name}" for command in COMMANDS}
    put_together |= {f"parameter-name-{kind}" for kind in parameter_kinds()}
    put_together |= {f"{kind}-{choice}" for kind, choices in CHOICES.items() for choice in choices}
    put_together |= {f"typed-option-{option.name}" for game in all_games() for option in game.options}
    put_together |= {f"{what}-{one}" for what in ("setting", "settings", "no-such") for one in all_settings()}
    put_together |= {f"theme-{name}" for name in all_themes()}
    put_together |= {f"talk-{kind}" for kind in (*TALKS, PICTURE, LINK)}
    put_together |= {f"games-{group}" for group in GameGroup}
    put_together |= {f"{OTHER}{name}" for game in all_games() for name in game.similar}
    put_together |= {f"boards-{view}" for view in (*VIEWS, *BOARDS)}
    put_together |= {f"results-{audience}" for audience in ResultVisibility}
    put_together |= {f"clock-{view}" for view in ProgressView}
    put_together |= {f"{name}-{one}" for name in ("warning", "automatic") for one in ("on", "off")}
    put_together |= {f"starters-{starters}" for starters in StartPermission}
    put_together |= {f"audience-{audience}" for audience in AUDIENCES}
    put_together |= {f"day-word-{word}" for word in DAY_WORDS}
    put_together |= {f"{name}-{result}" for name in ("past", "result") for result in (*Result, "given-up")}
    put_together |= {f"review-effect-{effect}" for effect in MoveEffect}
    put_together |= {name for name in messages("en") if name.startswith((PREFIX, NUMBERS))}
    put_together |= {*phrase_messages("en")}
    put_together |= {f"{kind}-{why}" for kind in ("advice", "verdict") for why in ("over", "none")}
    put_together |= {f"help-{kind}" for kind in ("undos", "hints", "verdicts")}
    put_together |= {f"puzzle-goal-{kind}" for kind in (WIN, *puzzle_goals())} | {
        f"puzzle-level-{one}" for one in LEVELS
    }
    put_together |= {f"puzzle-terms-{kind}" for kind in PUZZLES}
    put_together |= {f"leaderboard-title-{kind}" for kind in EXERCISE_STREAKS}
    put_together |= {f"leaderboard-{word}" for word in (*LeaderboardKind, HERE, ALL)}
    put_together |= {f"league-{outcome}" for outcome in Outcome} | {f"calendar-{mark}" for mark in DayMark}
    put_together |= {f"review-{part}{unit}" for part in BALANCE_PARTS for unit in ("", "-in-points")}
    put_together |= {
        f"puzzle-theme-{theme}{part}" for theme in all_puzzle_themes() for part in ("", "-means")
    }
    put_together |= {f"achievement-{part}{one.name}" for one in ACHIEVEMENTS for part in ("", "how-")}
    put_together |= {f"season-goal-{kind}" for kind in goal_kinds()} | {*switch_labels().values()}
    put_together |= {f"{name}-points" for name in messages("en") if name.startswith(("verdict-", "judge-"))}
    put_together |= {f"refused-{reason}" for reason in shared_reasons()} | {"button-words", "button-picture"}
    quoted = {name for _, name in re.findall(r"""(?=(["'])([\w-]+)\1)""", code)}
    inserted = {*re.findall(r"\{\{ ([\w-]+) \}\}", code), *re.findall(r"\{ ([\w-]+) \}", catalogue)}
    assert messages("en").keys() - put_together - quoted - inserted == set()


@every_language
def test_no_game_repeats_word_for_word_what_is_said_in_all_games(language: str) -> None:
    found = [entry for entry in entries(language) if isinstance(entry, ast.Message)]
    said = {entry.id.name: entry.value for entry in found if entry.value}
    assert repetitions(said, all_games()) == set()


def test_every_message_that_the_code_names_is_there(texts: Texts) -> None:
    asked = set()
    for path in (ROOT / "bot").rglob("*.py"):
        asked |= set(re.findall(r'texts\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    assert len(asked) > 20
    assert not [name for name in asked if not texts.has(name)]


def has_own(texts: Texts, game: Game, name: str) -> bool:
    """Return whether a game or its family has a message; one that all games share does not count."""
    return texts.name_of(game.name, name) in own_ids(game, name) and texts.has_of_game(game.name, name)


def shared_reasons() -> set[str]:
    """Return the reasons for refusals that belong to no game and are shown to players."""
    files = [path for path in (ROOT / "engine").glob("*.py") if path.name != "__main__.py"]
    files += [ROOT / "engine" / package / "__init__.py" for package in ("games", "presses")]
    found = refusal_reasons(*files, *(ROOT / "bot").rglob("*.py"))
    # These have no ``refused-`` message: the app has a screen or another message for each.
    return found - {"rules-changed", "illegal-record"}


def test_every_reason_that_a_game_refuses_or_ends_for_is_worded(texts: Texts) -> None:
    for game in all_games():
        found = refusal_reasons(*game_files(game))
        assert {"no-such-move", "unreadable"} < found
        assert not [reason for reason in found if not texts.has_of_game(game.name, f"refused-{reason}")]
        found = ending_reasons(*game_files(game))
        assert len(found) > 1
        assert not [reason for reason in found if not has_own(texts, game, f"ended-{reason}")]


def test_every_other_reason_is_worded_for_all_games(texts: Texts) -> None:
    found = shared_reasons()
    assert {"over", "unreadable", "too-long", "no-such-game", "not-a-deal", "no-such-value"} <= found
    assert not [reason for reason in found if not texts.has(f"refused-{reason}")]


def test_places_in_refusals_are_called_as_they_are_typed() -> None:
    refusal = InvalidMoveError("several-cards", "", text="4", places="g7 stock")
    assert "g7, talon" in Texts.load("de").refusal("pyramid", refusal)


@every_language
def test_every_card_has_a_name_and_a_symbol_of_its_own(language: str) -> None:
    texts = Texts.load(language)
    for deck in all_decks().values():
        for name_of in (texts.card, texts.symbol):
            assert len({name_of(card) for card in deck}) == len(deck), language


def test_cards_are_named_as_players_do(texts: Texts) -> None:
    german = Texts.load("de")
    named: dict[Card, tuple[str, ...]] = {
        FrenchCard("T", "S"): ("ten of spades", "10♠", "Pik-Zehn", "10♠"),
        FrenchCard("7", "H"): ("seven of hearts", "7♥", "Herz-Sieben", "7♥"),
        FrenchCard("A", "C"): ("ace of clubs", "A♣", "Kreuz-Ass", "A♣"),
        DecktetCard("8", "WL"): (
            "8 Mill of Waves and Leaves",
            "8🌊🍂",
            "8 Mühle der Wellen und Blätter",
            "8🌊🍂",
        ),
        BlinkCard(1, "blue", "triangle"): ("1 blue triangle",) * 2 + ("1 blaues Dreieck",) * 2,
        BlinkCard(3, "red", "moon"): ("3 red moons",) * 2 + ("3 rote Monde",) * 2,
        FlipCard("6S", is_dark=True): ("dark queen of hearts", "Q♥◼", "dunkle Herz-Dame", "Q♥◼"),
    }
    for card, words in named.items():
        assert (texts.card(card), texts.symbol(card), german.card(card), german.symbol(card)) == words


def test_plurals_are_right(texts: Texts) -> None:
    assert texts("wish-state", score=1) == "1 card left."
    assert texts("wish-state", score=2) == "2 cards left."
    assert texts("wish-choices", moves=1) == "You can take 1 pair."
    german = Texts.load("de")
    assert german("wish-state", score=1) == "1 Karte ist übrig."
    assert german("wish-state", score=0) == "Keine Karte ist übrig."
    assert german("wish-choices", moves=2) == "Du kannst 2 Paare nehmen."


def test_a_refusal_names_cards_by_their_symbols(texts: Texts) -> None:
    error = IllegalMoveError(
        "not-a-pair", "", first="a", second="b", one=FrenchCard("T", "H"), other=FrenchCard("7", "S")
    )
    assert texts.refusal("wish", error) == "10♥ on pile a and 7♠ on pile b don’t have the same rank."


def test_players_words_are_never_fluent(texts: Texts) -> None:
    assert "{ $name }" in texts("unknown-command", name="{ $name }")


def test_a_message_that_is_missing_or_lacks_details_is_an_error(texts: Texts) -> None:
    with pytest.raises(TextError):
        texts("no-such-message")
    with pytest.raises(TextError):
        texts("wish-state")
    with pytest.raises(TextError):
        Texts.load("xx")


@every_language
@pytest.mark.parametrize("game", advised_games(), ids=lambda game: game.name)
def test_every_reason_for_which_a_move_is_advised_is_worded(language: str, game: Game) -> None:
    reasons = find_adviser(game.name).reasons
    assert len(reasons) > 1
    texts = Texts.load(language)
    assert not [reason for reason in reasons if not has_own(texts, game, f"hint-{reason}")]


SOURCE = """
cards = { $count ->
    [0] none { $whose }
    [one] { $count } of one form, { $whose } {"{"}{ $count }{"}"}
    [few] { $count } of few
    [many] { $count } of many
   *[other] { $count } of others
}
hand = { $whose ->
    [mine] my { cards }
   *[yours] { $whose }: { cards }
}
quoted = { "{" }{ $whose }{ "}, \\u0041" }
"""


def built(language: str, sources: dict[str, str]) -> Texts:
    """Return the texts of a catalog that only this test has."""
    return Texts(Catalog(language, sources))


@pytest.mark.parametrize("language", ["en", "de", "ja", "ru", "fr", "ar"])
def test_messages_read_as_fluent_formats_them_in_any_language(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    texts = built(language, {"one.ftl": SOURCE})
    for name in ("cards", "hand"):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for count in (*range(130), 1000, 1_000_000, 1_234_567, 10**15):
            for whose in ("mine", "yours", "{count}", "\ue0000\ue001", "1", ""):
                said, errors = bundle.format_pattern(pattern, {"count": count, "whose": whose})
                assert not errors
                assert texts(name, count=count, whose=whose) == said


def test_quoted_text_is_taken_literally() -> None:
    assert built("en", {"one.ftl": SOURCE})("quoted", whose="{count}") == "{{count}}, A"


def test_a_text_named_like_a_plural_form_is_not_taken_for_that_form() -> None:
    texts = built(
        "en", {"one.ftl": "cards = { $count ->\n    [one] one\n   *[other] { $count } of others\n}"}
    )
    for count in ("other", 2, "one", 1, "other", 3):
        said = "one" if count in ("one", 1) else f"{count} of others"
        assert texts("cards", count=count) == said


def test_texts_longer_than_fluent_inserts_are_inserted() -> None:
    texts = built("en", {"one.ftl": SOURCE})
    long = "7♠, " * 1000
    assert texts("hand", count=3, whose=long) == f"{long}: 3 of others"


@pytest.mark.parametrize(
    ("text", "most", "shown"),
    [
        ("Wish 42", 7, "Wish 42"),
        ("Kittyhawk", 5, "Kitt…"),
        ("ウィッシュ", 10, "ウィッシュ"),
        ("ウィッシュ", 9, "ウィッシ…"),
        ("Wish 残り18枚", 12, "Wish 残り…"),
        ("札", 1, "…"),
    ],
)
def test_what_is_too_wide_ends_in_dots(text: str, most: int, shown: str) -> None:
    assert shortened(text, most) == shown


@given(text=st.text(max_size=60), most=st.integers(1, 40))
def test_what_is_shortened_fits(text: str, most: int) -> None:
    shown = shortened(text, most)
    assert columns(shown) <= most
    assert shown == text or shown.endswith("…")
