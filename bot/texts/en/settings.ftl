# Settings of players, stored data, and settings of groups.

language-en = English
language-de = German
language-ja = Japanese

# A line for each setting; the names are also on buttons.
settings = This holds for you alone, wherever you play:
setting-theme = Theme
setting-language = Language
setting-zone = Time zone
setting-boards = Boards
setting-results = Results
setting-line = • { $setting }: { $chosen }
language-of-chat = as in this chat ({ $language })
zone-clock = { $zone } · { $clock }
boards-picture = Pictures
boards-words = Words
results-everyone = Everyone
results-group = The server or group
results-nobody = Nobody

settings-language = In which language shall I speak to you?
settings-boards = How shall I show you boards? Words are enough to play every game, and a screen reader reads them.
settings-results = Who may see how your games ended, beside those whom you show it? “{ $group }” is where the game was played.
settings-zone = Which hour does your clock show now? At 3 in the afternoon it is 15. Or type { $command }, with a large city of your zone in the place of Tokyo.
settings-cities = In which of these places do clocks show what yours does?
zone-hour = { $hour }
button-as-in-chat = As in this chat
button-to-settings = ◀ Settings
button-other-clock = ◀ Another hour

no-such-language = I do not speak “{ $name }”.
no-such-zone = There is no time zone “{ $name }”.
no-such-boards = Boards cannot be shown as “{ $name }”.
no-such-results = Results cannot be shown to “{ $name }”.
no-such-setting = There is nothing to choose that is called “{ $name }”.
nearest-values = Nearest: { $known }.
known-values = There is: { $known }.
known-zones = Name a large city, such as { $known }.

# Who can see a new game.
audience-private = Only I see it
audience-public = Everyone here sees it

# The data stored about a player.
button-about = About
button-my-data = My data
button-my-data-more = Why, and who sees it
button-export = Export
button-delete = Delete everything …
button-delete-yes = Yes, delete everything
button-keep = No, keep it
my-data-title = Your data
my-data = I know you by the number of your account in this chat. Of you I keep:
my-data-games = • your games, each with its moves and its times: { $open ->
    [one] 1 is open
   *[other] { $open } are open
 }, { $past ->
    [one] 1 is finished
   *[other] { $past } are finished
 }
my-data-settings = • your settings, and where you want to be named in posts
my-data-conversation = • the last messages of this page, for { $days } days
my-data-lifetimes = An open game is deleted { $open ->
    [one] a day
   *[other] { $open } days
 } after its last move, a finished one after { $past ->
    [one] a day
   *[other] { $past } days
 }. If you never come back, your settings go within { $longest ->
    [one] a day
   *[other] { $longest } days
 } as well. You can have everything as a file, or have it deleted now.
my-data-why = I keep it so that your games go on and can be looked at again, and so that tables and statistics are right.
my-data-seen = { $results ->
    [everyone] In tables and posts everyone sees your name and your results of the daily puzzles.
    [group] In tables and posts only those of the server or group where you played see your name and your results of the daily puzzles.
   *[nobody] Nobody sees your results in tables or posts.
 } You choose that in the settings. Counts of how many played include everybody.
my-data-chat = Whoever is there sees what you play openly. This chat keeps our messages, too: what I delete stays there.
my-data-page = I send nothing of it to anyone. Whoever is at this computer sees this page.
my-data-after = When you delete everything, it goes at once. For { $days } days a mark that does not name you stays for each daily puzzle that you had begun: there is no second try. Backups of the operator keep it until they are deleted.
my-data-all = All of this, key by key, stands in { $file }, which comes with the bot.
my-data-export = This file is all that I keep of you. It is JSON, which people and programs can read.
delete-title = Delete everything?
delete = All your games, results and settings will be gone, you leave every table, and nobody can bring them back. To keep a copy, export them first.
delete-changed = What I keep of you has changed since that button was shown. Please look again.
deleted = Everything that I kept of you is deleted. You can begin anew at once.

# Settings of a server or group.
admin-title = For everyone here
admin = This holds for everyone in this server or group:
admin-language = Language: { $chosen }
admin-places = Games are played: { $chosen }
admin-starters = Games are begun by: { $chosen }
admin-boards = Boards are shown to: { $chosen }
language-of-each = each player’s own
places-everywhere = everywhere
places-here-alone = in this channel or topic alone
places-here-too = here and in { $count ->
    [one] 1 other channel or topic
   *[other] { $count } other channels or topics
 }
places-elsewhere = not here, but in { $count ->
    [one] 1 other channel or topic
   *[other] { $count } other channels or topics
 }
starters-everyone = everyone
starters-administrators = administrators
boards-public = all who are here
boards-private = the player alone
admin-choose-language = In which language shall I speak here? Whoever has chosen one in the settings keeps it.
button-each-language = Each player’s own
button-here-alone = Play here alone
button-here-too = Play here too
button-not-here = Do not play here
button-everywhere = Play everywhere
button-everyone-begins = Everyone begins games
button-administrators-begin = Administrators do
button-boards-public = Boards for all
button-boards-private = For the player alone
button-to-admin = ◀ For everyone here
no-such-rule = “{ $name }” is nothing to settle. You can type { $known }.

refused-not-a-group = This is settled in a server or group, by its administrators. Add me to one, and type { $command } there.
refused-not-a-governor = Only administrators of this server or group can settle this. Please ask one of them.
refused-only-place = Games are played in this channel or topic alone. Type { $here } where they shall be played instead, or { $everywhere }.
refused-no-places = Games are played everywhere so far. Type { $here } where they shall be played; then they are played nowhere else.
