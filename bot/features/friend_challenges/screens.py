"""Friend challenges as messages: the link, its offer, both results side by side. Values in, screens out."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.core.actions import Action, Chat, Verb
from bot.core.commands import as_typed
from bot.core.request_context import RequestContext
from bot.core.screens import MAX_TITLE, Button, Screen
from bot.features.friend_challenges.challenge import (
    MOST_OPEN,
    FriendChallenge,
    FriendResult,
    ResultComparison,
    SealedResult,
)
from bot.i18n.text_width import shortened
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import date_in_words, duration
from bot.i18n.time_zones import existing_zone
from bot.screens.button_rows import as_main
from bot.screens.descriptions import deal_name, deal_title
from bot.screens.sharing.shared_text import shared_text
from engine.outcome import Result

BEGIN, RESULTS, DROP, ALL = "begin", "results", "drop", "all"
"""Words after the command: to start the game of a challenge, to compare, to take back one, or all."""
MOST_NAME = 32
"""The most columns of a player's name."""
MOST_SHOWN = 8
"""The most results of friends on one screen."""
GOAL_SCORE = "goal-score"


def link_screen(context: RequestContext, challenge: FriendChallenge) -> Screen:
    """Show the challenger the link, with what it does and until when; the text to send has no result."""
    texts, chat, owner = context.texts, context.player.chat, context.player.id
    command = as_typed(chat, f"{Verb.FRIEND} {challenge.link_key}", texts)
    copy = shared_text(
        texts, chat, deal_name(texts, challenge.record), texts("friend-shared"), command=command
    )
    lines = (
        texts("friend-link" if chat is not Chat.DISCORD else "friend-link-typed"),
        texts("friend-link-use", code=challenge.code, date=_end_date(context, challenge.ends)),
    )
    buttons = (
        Button(
            texts("button-friend-results"), Action(Verb.FRIEND, (RESULTS, challenge.link_key), owner=owner)
        ),
        Button(texts("button-friend-drop"), Action(Verb.FRIEND, (DROP, challenge.link_key), owner=owner)),
    )
    title = clipped(texts("friend-link-title", deal=deal_name(texts, challenge.record)), MAX_TITLE)
    return Screen(title, "\n".join(lines), rows=(buttons,), code=challenge.code, copy=copy)


def full_screen(
    context: RequestContext, oldest: FriendChallenge | None, number: str, again: Action
) -> Screen:
    """Say that too many challenges are open, and offer to take back the oldest one, or all.

    ``number`` is the key of the oldest one, ``again`` the action that was refused.
    """
    texts, owner = context.texts, context.player.id
    lines = [texts("friend-full", most=MOST_OPEN)]
    if oldest:
        deal, date = deal_name(texts, oldest.record), _end_date(context, oldest.ends)
        lines.append(texts("friend-full-oldest", deal=deal, date=date))
    drop_oldest = Action(Verb.FRIEND, (DROP, number), again.session, again.revision, owner)
    buttons = (
        as_main(Button(texts("button-friend-drop-oldest"), drop_oldest)),
        Button(texts("button-friend-drop-all"), Action(Verb.FRIEND, (DROP, ALL), owner=owner)),
    )
    return Screen(texts("friend-full-title"), "\n".join(lines), rows=(buttons,))


def offer_screen(context: RequestContext, challenge: FriendChallenge, *, is_known: bool) -> Screen:
    """Say who challenges, to which deal, and what follows, with a button to start."""
    texts, owner, game = context.texts, context.player.id, challenge.record.game
    lines = [deal_title(texts, challenge.record), texts("friend-offer")]
    if is_known:
        lines.append(texts("friend-known"))
    begin = Action(Verb.FRIEND, (BEGIN, challenge.link_key), owner=owner)
    buttons = (
        as_main(Button(texts("button-deal"), begin)),
        Button(texts("button-rules"), Action(Verb.RULES, (game,))),
    )
    return Screen(challenge_title(texts, challenge), "\n".join(lines), rows=(buttons,))


def invitation_screen(texts: Texts, challenge: FriendChallenge) -> Screen:
    """Offer a challenge to everybody in a chat, as its challenger has sent it there."""
    text = f"{deal_title(texts, challenge.record)}\n{texts('friend-offer')}"
    return Screen(challenge_title(texts, challenge), text, code=challenge.code)


def challenge_title(texts: Texts, challenge: FriendChallenge) -> str:
    """Return who challenges."""
    return clipped(
        texts("friend-title", name=_name_shown(texts, challenge.name, "friend-somebody")), MAX_TITLE
    )


def comparison_screen(context: RequestContext, challenge: FriendChallenge, mine: FriendResult) -> Screen:
    """Show a friend both results side by side."""
    texts, owner = context.texts, context.player.id
    lines = friend_lines(texts, challenge, mine)
    rows = ((as_main(_new_game(texts, owner, challenge)),),)
    return Screen(deal_title(texts, challenge.record), "\n".join(lines), rows=rows)


def friend_lines(texts: Texts, challenge: FriendChallenge, mine: FriendResult) -> tuple[str, ...]:
    """Return both results side by side for a friend, and who was better."""
    name = _name_shown(texts, challenge.name, "friend-somebody")
    return _compared(texts, challenge.record.game, mine.result, challenge.result, name)


def challenger_lines(texts: Texts, challenge: FriendChallenge, theirs: FriendResult) -> tuple[str, ...]:
    """Return both results side by side for the challenger, and who was better."""
    name = _name_shown(texts, theirs.name, "friend-a-friend")
    return _compared(texts, challenge.record.game, challenge.result, theirs.result, name)


def news_text(texts: Texts, challenge: FriendChallenge, theirs: FriendResult) -> str:
    """Return a friend's result for the challenger, the most important first: it may be cut."""
    return "\n".join((_played(texts, theirs), *challenger_lines(texts, challenge, theirs)[::-1]))


def friend_result_screen(
    texts: Texts, challenge: FriendChallenge, theirs: FriendResult, nonce: str
) -> Screen:
    """Return the direct message to the challenger with a friend's result, and buttons to play on."""
    owner = challenge.challenger.id
    title = clipped(_played(texts, theirs), MAX_TITLE)
    text = "\n".join((deal_title(texts, challenge.record), *challenger_lines(texts, challenge, theirs)))
    results = Action(Verb.FRIEND, (RESULTS, challenge.link_key, nonce), owner=owner)
    buttons = (as_main(_new_game(texts, owner, challenge)), Button(texts("button-friend-results"), results))
    return Screen(title, text, rows=(buttons,))


def results_screen(
    context: RequestContext, challenge: FriendChallenge, friends: Sequence[FriendResult]
) -> Screen:
    """Show the challenger the results of those friends whose results may be shown, the latest first."""
    texts, owner, game = context.texts, context.player.id, challenge.record.game
    lines = [result_line(texts, game, texts("friend-you"), challenge.result)]
    shown = friends[::-1][:MOST_SHOWN]
    for one in shown:
        name = _name_shown(texts, one.name, "friend-a-friend")
        comparison = challenge.result.compared_with(one.result, game)
        lines.append(
            texts.together(result_line(texts, game, name, one.result), _verdict(texts, comparison, name))
        )
    if not friends:
        lines.append(texts("friend-none-yet"))
    lines.append(texts("friend-open-until", code=challenge.code, date=_end_date(context, challenge.ends)))
    buttons = (
        as_main(_new_game(texts, owner, challenge)),
        Button(texts("button-friend-drop"), Action(Verb.FRIEND, (DROP, challenge.link_key), owner=owner)),
    )
    return Screen(deal_title(texts, challenge.record), "\n".join(lines), rows=(buttons,))


def overview_screen(context: RequestContext, challenges: Sequence[FriendChallenge]) -> Screen:
    """List the player's open challenges, with buttons to the results of the latest ones."""
    texts, owner = context.texts, context.player.id
    lines = [texts("friend-how")]
    latest = challenges[::-1][:MOST_SHOWN]
    buttons = []
    for one in latest:
        name, date = deal_name(texts, one.record), _end_date(context, one.ends)
        lines.append(texts("friend-row", deal=name, count=len(one.friends), date=date))
    for one in latest[:4]:
        label = shortened(deal_name(texts, one.record), MOST_NAME)
        buttons.append(Button(label, Action(Verb.FRIEND, (RESULTS, one.link_key), owner=owner)))
    rows = tuple((button,) for button in buttons)
    return Screen(texts("friend-overview-title"), "\n".join(lines), rows=rows)


def result_line(texts: Texts, game: str, name: str, result: SealedResult) -> str:
    """Return how somebody's game ended, in one line."""
    ending = texts(
        "share-result",
        result=result.kind,
        moves=result.moves,
        time=duration(result.seconds),
        help="yes" if result.is_assisted else "no",
    )
    details = tuple(_score(texts, game, result))
    return texts("share-by", name=name, details=texts("chart-separator").join((ending, *details)))


def begun_line(texts: Texts, challenge: FriendChallenge) -> str:
    """Return what is said on the first board of a friend's game."""
    return texts("friend-begun", name=_name_shown(texts, challenge.name, "friend-somebody"))


def _compared(
    texts: Texts, game: str, mine: SealedResult, theirs: SealedResult, name: str
) -> tuple[str, str, str]:
    verdict = _verdict(texts, mine.compared_with(theirs, game), name)
    you = texts("friend-you")
    return result_line(texts, game, you, mine), result_line(texts, game, name, theirs), verdict


def _played(texts: Texts, theirs: FriendResult) -> str:
    return texts("friend-played", name=_name_shown(texts, theirs.name, "friend-a-friend"))


def _verdict(texts: Texts, comparison: ResultComparison, name: str) -> str:
    return texts("friend-verdict", comparison=comparison.value, name=name)


def _score(texts: Texts, game: str, result: SealedResult) -> Iterator[str]:
    """Yield the score in the game's own terms, unless a win says it, or the game has none."""
    if result.kind != Result.WON and texts.name_of(game, GOAL_SCORE) != GOAL_SCORE:
        yield texts.of_game(game, GOAL_SCORE, score=result.score)


def _name_shown(texts: Texts, name: str, unknown: str) -> str:
    return shortened(name, MOST_NAME) if name else texts(unknown)


def _new_game(texts: Texts, owner: int, challenge: FriendChallenge) -> Button:
    record = challenge.record
    return Button(texts("button-new"), Action(Verb.PLAY, (record.game, *record.option_words), owner=owner))


def _end_date(context: RequestContext, moment: int) -> str:
    return date_in_words(
        context.texts, datetime.fromtimestamp(moment, existing_zone(context.zone_name)).date()
    )
