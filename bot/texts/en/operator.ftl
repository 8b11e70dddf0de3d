# What operators read in a chat, and what others read of them. $subject is an account, server or group, such as
# discord:123. Notices have at most 200 characters.

# For players.
blocked-player = The operator has blocked you. With { $command } you can still get or delete your data.
blocked-group = The operator has turned this bot off here.
operator-note-for-all = From the operator: { $text }
operator-note-for-all-until = From the operator, until { $end }: { $text }

# The overview.
operator-title = Operator
operator-groups-discord = Discord: { $count ->
    [one] { $count } server
   *[other] { $count } servers
 }
operator-groups-telegram = Telegram: { $count ->
    [one] { $count } group
   *[other] { $count } groups
 }
operator-chat-page = Web page
operator-chat-unknown = { $chat } doesn’t answer.
operator-players = Active players: { $today } today, { $week } in 7 days, { $month } in 30 days
operator-blocked-count = Blocked: { $count }
operator-note-none = Note to players: none
operator-note-now = Note to players until { $end }: { $text }
operator-typed = You can also type:
button-operator = To the overview
button-operator-groups-discord = Servers
button-operator-groups-telegram = Groups
button-operator-blocks = Blocks
button-operator-note-off = Remove the note
operator-unknown = Can’t read “{ $typed }”. Available: { $known }
operator-unreached = The chat doesn’t answer, so nothing was changed. Try again in a moment.

# Servers and groups.
operator-groups-none = None yet.
operator-no-name = (no name)
operator-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
 }
operator-used = last used { $date }
operator-is-blocked = blocked
operator-no-chat = Can’t list “{ $typed }”. Available: { $known }
operator-leave-title = Leave?
operator-leave = After that, nobody can play in { $name } ({ $subject }). The settings there are deleted after { $days } days.
operator-left = I’ve left { $name } ({ $subject }).
operator-not-there = I’m not in { $subject }. Check the number.
button-operator-list = ◀ To the list
button-operator-leave = Leave…
button-operator-leave-yes = Yes, leave
button-operator-stay = No, stay

# Blocks.
operator-blocks-title = Blocks
operator-blocks-none = Nobody is blocked.
operator-block-line = { $kind ->
    [group] { $number }. Server or group { $subject }, since { $date }
   *[player] { $number }. Player { $subject }, since { $date }
 }
operator-blocked = { $kind ->
    [group] { $subject } is blocked: no games and no posts there.
   *[player] { $subject } is blocked: no games and no reminders. This player can still get or delete their data.
 }
operator-already-blocked = { $subject } is already blocked.
operator-unblocked = { $subject } is no longer blocked.
operator-not-blocked = { $subject } isn’t blocked.
operator-cant-block = Operators can’t be blocked.
operator-blocks-full = { $most } are blocked, the most possible. Unblock some first.
operator-bad-id = Can’t read “{ $typed }” as an ID. Write it like discord:123456, or only the number.
button-operator-block = Block
button-operator-unblock = Unblock
operator-unblock-number = Unblock { $number }

# The note to players.
operator-note-empty = Write the note after the command: { $command }
operator-note-long = The note has { $count } characters. { $most } is the most.
operator-note-bad-end = Can’t read when the note ends. Write 18:00 or 2026-12-01 18:00, at most { $days } days ahead.

# The deletion of a player's data.
operator-delete-title = Delete a player’s data?
operator-delete = This deletes everything about { $subject }: settings, results, places in leaderboards and { $count ->
    [one] { $count } game
   *[other] { $count } games
 }. It can’t be undone. A block stays.
operator-delete-nothing = Nothing is stored about { $subject }. Check the number.
operator-deleted = Everything about { $subject } is deleted. Your backups still contain it.
