# What administrators can configure about posts of the daily challenge, and what they are told about them.

posts-title = Posts of the day
posts-none = Every day I can post the puzzle of the day, with a button to play it, and how the day before went. Press “{ button-post-here }” in the channel or topic where it shall come: a trial comes at once.
posts-switched-off = I have switched the posts off, since they failed for a week: { $reason }
posts-unreadable = I can no longer read what was settled of posts here, so there are none. Settle it anew.
posts-configured = Every day I post the puzzle of the day, and how the day before went.
posts-here = Where: here
posts-elsewhere = Where: in another channel or topic
posts-hour = When: at { $hour } ({ $zone })
posts-next = Next: { announce-weekday } { $clock }
posts-next-now = Next: at once
posts-role = Told of each: a role (the server’s settings must let anyone mention it)
posts-how-role = To have a role told of each, type { $command }.
posts-players = Told of each: { $count ->
    [one] 1 player who wants that
   *[other] { $count } players who want that
 }
posts-fail = They fail since { announce-weekday } { $clock }. I try again by myself.
posts-choose-hour = At which full hour shall I post? From { $noon } on, the day before is closed, and the post tells how it was lost and won.
posts-choose-zone = By which clock? Type { $command }, with a large city of your zone in the place of Tokyo.

# Buttons: a name with a tick is on.
button-post-here = Post here
button-post-here-instead = Post here instead
post-hour-label = Hour: { $hour }
button-post-names = Players’ names
button-post-all = Best everywhere
button-post-sound = With sound
button-post-weekly = Weekly summary
button-post-monthly = Monthly summary
button-post-no-role = Tell no role
button-post-off = No more posts
button-to-posts = ◀ Posts
zone-of-yours = Mine: { $zone }

# Completions of typed words.
posts-choice = Posts: { $choice }
posts-switched-on-choice = { $name }: on
posts-switched-off-choice = { $name }: off
posts-hour-choice = at { $hour }

# The outcome of a test post, and of a change.
posts-arrived = A trial has been posted. From now on the puzzle of the day comes here.
posts-doubtful = I have sent a trial, and do not know whether it arrived. Please look; if it is not there, press again.
posts-unreached = The chat cannot be reached just now. Nothing has been settled; please try again later.
posts-need-a-place = There are no posts yet: say first where they shall come.
no-such-post-rule = “{ $name }” is nothing to settle of posts. You can type { $known }.
refused-only-full-hours = I post at full hours, from 0 to 23: type { $command }, for example.
refused-no-roles-here = There are no roles in this chat. Whoever wants to be told of posts presses the button below one.

# Why a post is rejected, and what to do.
post-may-not-see = I cannot see that channel. Allow me “{ discord-view-channel }” there.
post-may-not-write = I may not write there. Allow me to send messages there.
post-may-not-write-in-threads = I may not write there. Allow me “{ discord-send-in-threads }” in that channel.
post-may-not-attach = I may not send pictures there. Allow me to send files and photos there.
post-may-not-embed = I may not show pictures there. Allow me “{ discord-embed-links }” there.
post-is-closed = That topic or thread is closed. Open it again, or let me post elsewhere.
post-is-gone = That channel or topic is there no longer. Let me post elsewhere.
post-is-outside = I am no longer a member there. Add me again, or switch the posts off.
post-is-refused = The chat does not accept it, and gives no reason that I understand. See what I am allowed to do there.

# Private messages to the administrator who configured the posts.
posts-failing-title = My posts do not arrive
posts-failing = I cannot post the puzzle of the day where you have settled it: { $reason } I go on trying for a week. To settle it otherwise, type { $command } there.
posts-off-title = My posts are switched off
posts-off = For a week I could not post the puzzle of the day where you had settled it: { $reason } Now I have switched that off. To begin again, type { $command } there.

# Players who want to be mentioned in posts.
tell-on = I will name you in each post of the day here, so that you are told. To end that, type { $command }.
tell-off = I will not name you in the posts here any longer.
tell-no-longer = Tell me no longer
tell-full = So many players are told of posts that there is no room for more.
refused-no-group-to-tell = Posts come into servers and groups: press this below one of them.
