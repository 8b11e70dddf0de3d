"""The reminders as messages. Values in, screens out."""

from dataclasses import dataclass

from bot.core.actions import Action, Verb
from bot.core.screens import Button, Screen
from bot.daily.challenge import DailyChallenge
from bot.daily.days import TODAY
from bot.features.reminders.choice import OFF, REMINDER, WARNING, ReminderChoice
from bot.features.reminders.planning import PAUSE_DAYS, ReminderKind
from bot.i18n.texts import Texts
from bot.i18n.time_text import moment_in_words
from bot.i18n.time_zones import existing_zone
from bot.screens.button_rows import as_main

LEAST_STREAK = 2
"""Days in a row from which on a streak is mentioned."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """What one reminder is about."""

    kind: ReminderKind
    challenge: DailyChallenge
    streak: int
    """The days in a row that the player has played."""
    ends: int
    """When the day ends, in seconds since 1970."""
    zone: str
    """The player's time zone; empty for UTC."""
    is_last: bool
    """Whether reminders pause if this one brings nobody either."""
    open_fives: tuple[str, ...] = ()
    """The games of the day's five that are not solved, for a player who plays them; else empty."""


def reminder_screen(texts: Texts, owner: int, reminder: Reminder, nonce: str, now: int) -> Screen:
    """Return the message, with buttons to play, to change its time and to turn it off."""
    game = texts.of_game(reminder.challenge.record.game, "title")
    number, streak = str(reminder.challenge.number), reminder.streak
    if reminder.kind is ReminderKind.STREAK:
        title = texts("reminder-streak-title", days=streak)
        until = moment_in_words(texts, reminder.ends, reminder.zone, now)
        lines = [texts("reminder-streak", number=number, game=game, until=until)]
    else:
        title = texts("reminder-title", number=number, game=game)
        lines = [texts("reminder")]
        if streak >= LEAST_STREAK:
            lines.append(texts("reminder-days", days=streak))
        if reminder.is_last:
            lines.append(texts("reminder-last", days=PAUSE_DAYS))
    five: tuple[Button, ...] = ()
    if reminder.open_fives:
        names = (texts.of_game(game, "title") for game in reminder.open_fives)
        lines.append(texts("reminder-five", games=texts("listing-separator").join(names)))
        five = (Button(texts("button-five"), Action(Verb.FIVE, (number,), owner=owner)),)
    setting = REMINDER if reminder.kind is ReminderKind.DAILY else WARNING
    play = as_main(Button(texts("button-play"), Action(Verb.DAILY, (TODAY, nonce), owner=owner)))
    change = Button(texts("button-change"), Action(Verb.SETTINGS, (setting,), owner=owner))
    off = Button(texts("button-turn-off"), Action(Verb.SETTINGS, (setting, OFF), owner=owner))
    return Screen(title, "\n".join(lines), rows=((play, *five), (change, off)))


def review_screen(texts: Texts, owner: int, number: int, session: str, nonce: str) -> Screen:
    """Say that the review of a finished challenge has opened, with buttons to it and to today's challenge."""
    review = as_main(Button(texts("button-review"), Action(Verb.REVIEW, session=session, owner=owner)))
    today = Button(texts("button-today"), Action(Verb.DAILY, (TODAY, nonce), owner=owner))
    title = texts("review-ready-title", number=str(number))
    return Screen(title, texts("review-ready"), rows=((review, today),))


def review_promise_screen(texts: Texts, number: int, moment: str) -> Screen:
    """Return the first private message, which says when the reminder of a review comes."""
    return Screen(texts("review-promised-title", number=str(number)), texts("review-promised", moment=moment))


def confirmation_screen(texts: Texts, owner: int, choice: ReminderChoice, zone: str) -> Screen:
    """Return the first private message, which shows that the bot can write to the player."""
    lines = []
    if choice.daily:
        lines.append(texts("reminder-begun", time=choice.clock, zone=existing_zone(zone).key))
    if choice.has_warning:
        lines.append(texts("reminder-warning-begun"))
    change = Button(texts("button-change"), Action(Verb.SETTINGS, (REMINDER,), owner=owner))
    setting = REMINDER if choice.daily else WARNING
    off = Button(texts("button-turn-off"), Action(Verb.SETTINGS, (setting, OFF), owner=owner))
    return Screen(texts("reminder-begun-title"), "\n".join(lines), rows=((change, off),))
