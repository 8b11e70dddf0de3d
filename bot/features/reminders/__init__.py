"""Reminders that players have asked for: in private, at their own hour, if they have not played.

No other feature calls it.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.reminders.choice import REMINDER
from bot.features.reminders.scheduler import ReminderScheduler
from bot.features.reminders.service import REMIND, RemindersService
from bot.features.reminders.settings import SETTINGS
from bot.storage.decoding import decode_hash
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "reminders",
    settings=SETTINGS,
    store_settings=of_service(RemindersService, RemindersService.change),
    setting_notes={REMINDER: of_service(RemindersService, RemindersService.pause_text)},
    subcommands={(Verb.DAILY, REMIND): of_service(RemindersService, RemindersService.remind_of_review)},
    zone_changes=(of_service(RemindersService, RemindersService.change_zone),),
    game_observers=(of_service(RemindersService, RemindersService.offer),),
    personal_data=(PersonalData(PlayerPart.REMINDERS, KeyType.HASH, "reminders", decode_hash),),
    after_deletion=(of_service(RemindersService, RemindersService.forget_player),),
    reply_observers=(of_service(RemindersService, RemindersService.with_news),),
    background_tasks=(of_service(ReminderScheduler, ReminderScheduler.run),),
)
