"""The screens of the daily five: pure functions."""

from bot.core.actions import Action, Room, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.commands import ONLY_PLAYER
from bot.core.five_standing import FIVE
from bot.core.images import GameIntroduction, IntroductionGroup, WelcomePicture
from bot.core.request_context import RequestContext
from bot.core.screens import MAX_ALT, Button, ButtonStyle, Screen
from bot.core.typed_input.deal_codes import read_link_code
from bot.daily.days import YESTERDAY
from bot.features.daily_five.choice import FiveOfDay
from bot.features.daily_five.store import SolvedFive
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import date_in_words
from bot.screens.button_rows import Rows, as_main, in_rows
from bot.screens.descriptions import picture_heading, pile_captions
from bot.screens.five_text import solved_text
from bot.screens.goal_text import limited_goal
from seeds.daily_goal import DailyGoal

LEVELS = ((65, "easy"), (50, "medium"), (30, "hard"), (0, "very-hard"))
"""How hard goals are called, by the least share of good players that reach them, in percent."""
IN_ROW = 3


def day_screen(context: RequestContext, five: FiveOfDay, solved: SolvedFive, *, is_today: bool) -> Screen:
    """Show the five of a day with what is solved of them, and a button for each.

    Each says its goal and how hard it is; in words, too, for those who want no pictures.
    """
    texts, player = context.texts, context.player
    lines = (texts("five-intro" if is_today else "five-intro-past"), "", *_lines(texts, five, solved))
    text = "\n".join((*lines, "", solved_text(texts, solved.total)))
    calendar = Button(texts("button-calendar"), Action(Verb.CALENDAR, owner=player.id))
    before = Action(Verb.FIVE, (str(five.number - 1),), owner=player.id)
    back = (Button(texts("button-five-before"), before),) if five.number > 1 else ()
    rows = (*_game_rows(texts, five, solved), (*back, calendar))
    title = five_title(texts, five)
    if context.settings.in_words:
        return Screen(title, text, rows=rows)
    picture = five_picture(texts, five, solved, context.theme)
    return Screen(title, text, picture, _alt(texts, five, solved), rows)


def post_screen(texts: Texts, five: FiveOfDay) -> Screen:
    """Show the five of a day to everybody: each button starts one where only who presses it sees it."""
    nothing = SolvedFive()
    text = "\n".join((texts("five-intro"), "", *_lines(texts, five, nothing), "", texts("five-post")))
    picture, alt = five_picture(texts, five, nothing, DEFAULT_THEME), _alt(texts, five, nothing)
    return Screen(five_title(texts, five), text, picture, alt, _game_rows(texts, five, nothing, ONLY_PLAYER))


def no_title(_texts: Texts, _digits: str) -> str:
    """Return nothing: no command has a field for the number alone, in which a heading would be suggested."""
    return ""


def five_choices(texts: Texts, _room: Room) -> dict[str, str]:
    """Return the suggested words after the command, with their descriptions."""
    return {YESTERDAY: texts("five-yesterday")}


async def find_offer(context: RequestContext, typed: str) -> Screen | None:
    """Offer the five of a day that is named by its code, or by its number after the word for the five."""
    texts, words = context.texts, typed.strip().lower().removeprefix("/")
    called = texts("command-name-five")
    opens = read_link_code(f"{Verb.FIVE}{words.removeprefix(called)}" if words.startswith(called) else words)
    if opens is None or opens.verb is not Verb.FIVE:
        return None
    play = as_main(Button(texts("button-play"), opens))
    name = texts("five-name", number=opens.words[0])
    return Screen(name, texts("five-offer"), rows=((play,),), code=f"{Verb.FIVE}-{opens.words[0]}")


def five_title(texts: Texts, five: FiveOfDay) -> str:
    """Return the heading of a day's five: its number and its date."""
    return texts("five-title", number=str(five.number), date=date_in_words(texts, five.day))


def five_picture(texts: Texts, five: FiveOfDay, solved: SolvedFive, theme: str) -> WelcomePicture:
    """Return the picture of the five: of each the first board, its name, its goal and how hard it is."""
    games = tuple(
        GameIntroduction(
            goal.record.start().board(),
            _deal_name(texts, goal),
            _capitalized(_phrase(texts, goal)),
            texts("five-is-solved") if solved.has(place) else _level(texts, goal),
            pile_captions(texts, goal.record.game),
        )
        for place, goal in enumerate(five.goals)
    )
    return WelcomePicture((IntroductionGroup(five_title(texts, five), games),), theme)


def open_games_text(texts: Texts, games: tuple[str, ...]) -> str:
    """Return the names of games of the five, as a list."""
    return texts("listing-separator").join(texts.of_game(game, "title") for game in games)


def _alt(texts: Texts, five: FiveOfDay, solved: SolvedFive) -> str:
    return clipped("\n".join((texts("five-alt"), *_lines(texts, five, solved))), MAX_ALT)


def _lines(texts: Texts, five: FiveOfDay, solved: SolvedFive) -> tuple[str, ...]:
    return tuple(
        texts(
            "five-line-solved" if solved.has(place) else "five-line",
            game=_deal_name(texts, goal),
            goal=_phrase(texts, goal),
            level=_level(texts, goal),
        )
        for place, goal in enumerate(five.goals)
    )


def _deal_name(texts: Texts, goal: DailyGoal) -> str:
    """Return the game with its options."""
    return picture_heading(texts, goal.record, "")[0]


def _phrase(texts: Texts, goal: DailyGoal) -> str:
    return limited_goal(texts, goal.goal, goal.record.start())


def _capitalized(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


def _level(texts: Texts, goal: DailyGoal) -> str:
    return texts("five-level", level=next(name for least, name in LEVELS if goal.share >= least))


def _game_rows(texts: Texts, five: FiveOfDay, solved: SolvedFive, *audience: str) -> Rows:
    """Return a button for each game, the first open one as the main one."""
    first = next((place for place in range(FIVE) if not solved.has(place)), None)
    buttons = []
    for place, game in enumerate(five.game_names):
        name, is_solved = texts.of_game(game, "title"), solved.has(place)
        label = texts("tick-on", place=name) if is_solved else name
        action = Action(Verb.FIVE, (str(five.number), game, *audience))
        button = Button(label, action, ButtonStyle.PLAIN if is_solved else ButtonStyle.MOVE)
        buttons.append(as_main(button) if place == first else button)
    return in_rows(buttons, IN_ROW)
