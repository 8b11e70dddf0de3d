"""Reminders that players have asked for: in private, at their own hour, if they have not played.

The feature ``preferences`` calls ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.feature import Feature, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.reminders.scheduler import ReminderScheduler
from bot.features.reminders.service import RemindersService
from bot.storage.decoding import decode_hash
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "reminders",
    personal_data=(PersonalData(PlayerPart.REMINDERS, KeyType.HASH, "reminders", decode_hash),),
    after_deletion=(of_service(RemindersService, RemindersService.forget_player),),
    reply_observers=(of_service(RemindersService, RemindersService.with_news),),
    background_tasks=(of_service(ReminderScheduler, ReminderScheduler.run),),
)
