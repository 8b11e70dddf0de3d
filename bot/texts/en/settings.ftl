# Settings of players, stored data, and settings of groups.

# A line for each setting; the names are also on buttons.
settings = Your settings, wherever you play:
setting-theme = Theme
setting-language = Language
setting-zone = Time zone
setting-boards = Boards
setting-results = Results
setting-clock = Clock and moves
setting-line = • { $setting }: { $chosen }
language-unfinished = { $language } (unfinished)
language-of-chat = same as this chat ({ $language })
zone-clock = { $zone } · { $clock }
zone-of-device = { $zone } · { $clock } (from your device)
boards-picture = Pictures
boards-words = Text
results-everyone = Everyone
results-group = The server or group
results-nobody = Nobody
clock-both = Both
clock-moves = Moves only
clock-off = Off

settings-language = Which language should I use?
settings-boards = How should boards be shown? Text is enough to play every game, and a screen reader can read it.
settings-results = Who can see your results? You can always share them yourself. “{ $group }” is where you played the game.
settings-clock = What should this page show with your board? The clock starts with your first move.
settings-zone = What hour is it where you are? For 3 pm, choose 15. Or type { $command } with a large city in your time zone instead of Tokyo.
# $zone is a zone with its time; $command makes the bot follow the device again.
settings-zone-of-device = Your device says { $zone }. This time zone is used until you choose another one.
settings-zone-chosen = You chose { $zone }. To use the time zone of your device, type { $command }.
settings-cities = Which of these places has the same time as you?
zone-hour = { $hour }
button-as-in-chat = Same as chat
button-to-settings = ◀ Settings
button-other-clock = ◀ Another hour

no-such-language = Unknown language “{ $name }”.
no-such-zone = Unknown time zone “{ $name }”.
zone-understood = Time zone: { $city }, where it’s { $clock } now.
zone-unclear = Which clock do you mean by “{ $name }”?
zone-similar = Unknown time zone “{ $name }”. Is it one of these?
no-such-boards = Boards can’t be shown as “{ $name }”.
no-such-results = Results can’t be shown to “{ $name }”.
no-such-clock = Clock and moves can’t be “{ $name }”.
clock-not-here = Only the bot’s web page shows a clock and your moves.
no-such-setting = Unknown setting “{ $name }”.
nearest-values = Similar: { $known }.
known-values = Available: { $known }.
known-zones = Type a large city, such as { $known }.

# Who can see a new game.
audience-private = Only you can see it
audience-public = Everyone here can see it

# The data stored about a player.
button-about = About
button-my-data = My data
button-my-data-more = About this data
button-export = Export
button-delete = Delete everything…
button-delete-yes = Yes, delete everything
button-keep = No, keep it
my-data-title = Your data
my-data = You’re identified by your account number in this chat. The bot stores:
my-data-games = • your games, with their moves and times: { $open } open, { $past } finished
my-data-settings = • your settings, and where you want to be mentioned in posts
my-data-conversation = • the last messages on this page, for { $days } days
my-data-lifetimes = Open games are deleted { $open ->
    [one] { $open } day
   *[other] { $open } days
 } after their last move, finished games after { $past ->
    [one] { $past } day
   *[other] { $past } days
 }. If you don’t come back, your settings are deleted within { $longest ->
    [one] { $longest } day
   *[other] { $longest } days
 }. You can export your data as a file or delete it now.
my-data-why = This data lets you continue your games and look back at them. Leaderboards and statistics need it too.
my-data-seen = { $results ->
    [everyone] In leaderboards and posts, everyone sees your name and your daily challenge results.
    [group] Leaderboards and posts show your name and daily challenge results only where you played.
   *[nobody] Nobody sees your results in leaderboards or posts.
 } You can change this in the settings. The number of players always includes everyone.
my-data-chat = In a server or group, everyone sees your games, unless boards are private there. The chat also saves our messages. They stay there when you delete your data here.
my-data-page = None of it is sent to anyone. Anyone who uses this computer can see this page.
my-data-after = When you delete everything, it’s gone right away. For your last 2 daily challenges, a mark without your name stays for { $days } days. It prevents a second run. The operator’s backups contain your data until they’re deleted.
my-data-all = { $file }, in the bot’s source code, lists everything that’s stored.
my-data-export = This file contains everything that’s stored about you. It’s JSON, which people and programs can read.
delete-title = Delete everything?
delete = This deletes all your games, results and settings, and removes you from every leaderboard. You can’t undo this. If you want a copy, export your data first.
delete-changed = Your data has changed since that button was shown. Look at it again, then decide.
deleted = Everything stored about you is deleted. You can start again right away.

# Settings of a server or group.
admin-title = Server or group settings
admin = Settings for everyone in this server or group:
admin-language = Language: { $chosen }
admin-places = Where games are allowed: { $chosen }
admin-starters = Who can start games: { $chosen }
admin-boards = Who can see boards: { $chosen }
language-of-each = each player’s own
places-everywhere = everywhere
places-here-alone = only in this channel or topic
places-here-too = here and in { $count ->
    [one] { $count } other channel or topic
   *[other] { $count } other channels or topics
 }
places-elsewhere = not here, but in { $count ->
    [one] { $count } other channel or topic
   *[other] { $count } other channels or topics
 }
starters-everyone = everyone
starters-administrators = only admins
boards-public = everyone here
boards-private = only the player
admin-choose-language = Which language should I use here? Players who chose a language in their settings still get that one.
button-each-language = Each player’s own
button-here-alone = Play only here
button-here-too = Also play here
button-not-here = Don’t play here
button-everywhere = Play everywhere
button-everyone-begins = Everyone can start
button-administrators-begin = Only admins can start
button-boards-public = Everyone sees boards
button-boards-private = Keep boards private
button-to-admin = ◀ Admin settings
no-such-rule = Unknown setting “{ $name }”. Available: { $known }.

refused-not-a-group = Admins set this in their server or group. Add me to one, then type { $command } there.
refused-not-a-governor = Only admins of this server or group can change this. Please ask one of them.
refused-only-place = Games are allowed only in this channel or topic. To move them, type { $here } in the new place. To allow them everywhere, type { $everywhere }.
refused-no-places = Games are allowed everywhere now. To allow them only in one place, type { $here } there.
refused-too-many-places = Games are allowed in { $most } places, and that’s the limit. To free one, type { $free } there. To allow them everywhere, type { $everywhere }.

# The reminder of the daily challenge, and the warning before a streak ends.
setting-reminder = Reminder
setting-warning = Streak warning
reminder-off = Off
warning-on = On
warning-off = Off
settings-reminder = When should I remind you of the daily challenge? I write to you in private, and only if you haven’t started it. Your clock shows { $clock } ({ $zone }). You can type any time: { $command }
settings-reminder-paused = You didn’t play after the last 3 reminders, so they pause until { $date }. Choose a time to get them sooner.
settings-warning = Should I write to you in private 3 hours before a streak would end? I don’t if you’ve started today’s challenge, or if a freeze saves your streak.
no-such-reminder = Unknown time “{ $name }”. Type one such as 18:30, or “{ $off }”.
no-such-warning = The streak warning can’t be “{ $name }”.
reminder-not-here = I can’t write to you first on this page. I can in Discord and Telegram.
button-remind = Remind me daily
button-remind-review = Review reminder
