# Challenges of friends: a finished game’s deal, sent to others by a link. $name is a player’s name, or one of
# “friend-somebody” and “friend-a-friend”.

button-friend = Challenge a friend
button-friend-results = Friends’ results
button-friend-compare = Both results
button-friend-drop = Cancel challenge
button-friend-drop-oldest = Cancel the oldest
button-friend-drop-all = Cancel all
button-friend-play = Accept challenge
telegram-button-send-friend = Send challenge…

friend-you = You
friend-somebody = A player
friend-a-friend = A friend

# The link, for the challenger only; then the text that is sent.
friend-link-title = Challenge: { $deal }
friend-link = Send the text with its link to friends. It opens the same deal.
friend-link-typed = Send the text below to friends. The command in it opens the same deal.
friend-link-use = Your result stays hidden until they finish. Then you both see both results. The code { $code } works in every chat with me, until { $date }.
friend-shared = Can you do better? Afterwards we both see both results.

friend-full-title = Too many open challenges
friend-full = You have { $most } open challenges, which is the limit. Cancel one, or wait until one expires.
friend-full-oldest = The oldest is { $deal }. It expires on { $date }.
friend-dropped = The challenge is canceled. Its link no longer works.
friend-dropped-all = All your challenges are canceled. Their links no longer work.

# What the link shows to a friend.
friend-title = { $name } challenges you
friend-offer = Play the same deal. When you’ve finished, both results are shown side by side.
friend-known = You’ve played this deal before, so your game counts as with help.
friend-begun = { $name } challenges you. Finish this game, and both results are shown side by side.
friend-secret = This deal is in a daily challenge now. Open the link again when that day has closed.
friend-gone = This challenge is no longer there: it was canceled, or its { $days } days are over. Ask for a new link.
friend-unread = Can’t read “{ $text }” as a challenge. Copy the whole code, such as friend-0k3v9x1m2p7qa.

# Both results side by side, each in a line such as “You: Won in 98 moves, 3:12, without help”.
friend-played = { $name } has played your deal
friend-verdict = { $comparison ->
    [better] You did better.
    [worse] { $name } did better.
    [helped] No winner: one of you had help.
   *[equal] It’s a tie.
 }
friend-none-yet = No friend has finished this deal yet.
friend-open-until = The code { $code } works until { $date }.

friend-overview-title = Your challenges
friend-how = Finish a game, then press “{ button-friend }” below it. You get a link to the same deal.
friend-row = { $deal }: { $count ->
    [one] { $count } result
   *[other] { $count } results
 }, until { $date }
