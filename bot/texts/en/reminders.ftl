# Private messages that a player has asked for. $until says when, as in “at 14:00 your time, in 3 hours”.
reminder-title = Daily challenge #{ $number }: { $game }
reminder = You asked for this reminder. You haven’t started today’s challenge yet.
reminder-days = You’ve played { $days ->
    [one] { $days } day
   *[other] { $days } days
 } in a row.
reminder-last = If you don’t play today, reminders pause for { $days ->
    [one] { $days } day
   *[other] { $days } days
 }.
reminder-streak-title = { $days ->
    [one] { $days } day
   *[other] { $days } days
 } in a row
reminder-streak = You asked for this warning. To keep your streak, start daily challenge #{ $number } ({ $game }) before the day ends { $until }.
button-change = Change…
button-turn-off = Turn off
reminder-begun-title = Reminders are on
reminder-begun = I’ll remind you here at { $time } ({ $zone }), but only if you haven’t started the daily challenge.
reminder-warning-begun = I’ll write to you here 3 hours before a streak would end.

# Where the bot cannot write to the player.
reminder-unreachable = { $chat ->
    [telegram] I can’t message you yet. Open our private chat, press Start, then choose the reminder again.
   *[other] I can’t send you direct messages. Allow them from me or from this server, then choose the reminder again.
 }
reminder-ended = { $chat ->
    [telegram] Your reminders are off, because I can’t message you. Start our private chat again, then choose a time in /settings.
   *[other] Your reminders are off, because I can’t send you direct messages. Allow them, then choose a time in the settings.
 }

# The message that a review has opened.
review-promised-title = Review of #{ $number }
review-promised = I’ll write to you in private { $moment }, when the review is open.
review-not-played = You haven’t played this daily challenge, so it has no review.
review-is-open = The review is open: press “{ button-review }” below your game.
review-ready-title = Your review of #{ $number } is open
review-ready = You asked for this message. See which move decided your game.
