# What admins can configure about posts of the daily challenge, and what they are shown about them.

posts-title = Daily posts
posts-none = I can post the daily challenge here every day. Each post has a “{ button-play }” button and the previous day’s results. Press “{ button-post-here }” in the channel or topic you want. You’ll see a test post right away.
posts-switched-off = I turned the posts off because they failed for a week: { $reason }
posts-unreadable = The saved settings for posts can’t be read, so there are no posts here. Please set them again.
posts-configured = I post the daily challenge every day, with the previous day’s results.
posts-here = Where: here
posts-elsewhere = Where: in another channel or topic
posts-hour = When: { $hour } ({ $zone })
posts-next = Next: { announce-weekday } { $clock }
posts-next-now = Next: right away
posts-role = Notified: a role (the server settings must let everyone mention it)
posts-how-role = To notify a role, type { $command }.
posts-players = Notified: { $count ->
    [one] { $count } player who asked for it
   *[other] { $count } players who asked for it
 }
posts-fail = Posts have failed since { announce-weekday } { $clock }. I keep trying.
posts-choose-hour = What time should I post? At { $noon } or later, the previous day’s challenge is closed. The post then also shows the deciding move and a way to win.
posts-choose-zone = Which time zone? Type { $command } with a large city in your time zone instead of Tokyo.

# Buttons: a name with a check mark is on.
button-post-here = Post here
button-post-here-instead = Post here instead
post-hour-label = Hour: { $hour }
button-post-names = Player names
button-post-all = Best run everywhere
button-post-sound = With sound
button-post-weekly = Weekly summary
button-post-monthly = Monthly summary
button-post-puzzle = With a puzzle
button-post-no-role = Notify no role
button-post-off = Stop posting
button-to-posts = ◀ Posts
zone-of-yours = Yours: { $zone }

# Completions of typed words.
posts-choice = Posts: { $choice }
posts-switched-on-choice = { $name }: on
posts-switched-off-choice = { $name }: off
posts-hour-choice = at { $hour }

# The outcome of a test post, and of a change.
posts-arrived = Test post sent. From now on, the daily challenge is posted here every day.
posts-doubtful = I sent a test post, but it may not have arrived. Either way, posts come here every day from now on.
posts-unreached = The chat can’t be reached right now. Nothing was changed. Please try again later.
posts-need-a-place = There are no posts yet. First choose where they go.
no-such-post-rule = Unknown setting for posts: “{ $name }”. Available: { $known }.
refused-only-full-hours = Posts are sent on the hour, from 0 to 23. For example, type { $command }.
refused-no-roles-here = This chat has no roles. To be notified of posts, press “{ button-tell-me }” below one.

# Why a post is rejected, and what to do.
post-may-not-see = I can’t see that channel. Give me the “{ discord-view-channel }” permission there.
post-may-not-write = I can’t write there. Allow me to send messages there.
post-may-not-write-in-threads = I can’t write there. Give me the “{ discord-send-in-threads }” permission in that channel.
post-may-not-attach = I can’t send pictures there. Allow me to send files and photos there.
post-may-not-embed = I can’t show pictures there. Give me the “{ discord-embed-links }” permission there.
post-is-closed = That topic or thread is closed. Reopen it, or choose another place for posts.
post-is-gone = That channel or topic no longer exists. Choose another place for posts.
post-is-outside = I’m no longer a member there. Add me again, or stop the posts.
post-is-refused = The chat doesn’t accept posts there and doesn’t say why. Check my permissions there.

# Private messages to the admin who configured the posts.
posts-failing-title = Daily posts aren’t arriving
posts-failing = I can’t post the daily challenge in the place you chose: { $reason } I’ll keep trying for a week. To move the posts, type { $command } in the new place.
posts-off-title = Daily posts are off
posts-off = For a week, I couldn’t post the daily challenge in the place you chose: { $reason } The posts are off now. To start them again, type { $command } where you want them.

# Players who want to be mentioned in posts.
tell-on = You’ll be mentioned in each daily post here. To stop, type { $command }.
tell-off = You won’t be mentioned in the posts here anymore.
tell-no-longer = Stop notifying me
tell-full = The list of players to notify is full. Nobody else can be added.
refused-no-group-to-tell = Posts appear in servers and groups. Press “{ button-tell-me }” below a post there.
