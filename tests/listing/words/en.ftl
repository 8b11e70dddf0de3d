# What only the listings say, in Markdown as Discord shows it.

heading-games = The games
heading-features = What you get
heading-start = How to start
easy-start = **An easy start.** Each game has a lesson: you learn it by playing. Your first deal is easy.
fair-deals = **Fair deals.** Random deals are proven winnable, or have a best known score to reach. Hints know only what you can see.
challenge = **A daily challenge.** The same deal for everyone, with a leaderboard for your server. Admins can have it posted every day.
study = **Puzzles and reviews.** Solve rated puzzles. See which move decided your game, and try again from there.
everybody = **For everybody.** Boards are pictures made for phones, in { $themes } themes. As text, they can be played with a screen reader.
everybody-at-table = **For everybody.** “{ $button }” lets you drag cards, right in Discord. As text, boards can be played with a screen reader.
# In the picture of the table: one sentence.
table-pitch = Tap and drag the cards, without leaving the chat.
safe-games = **Nothing gets lost.** You can undo any move, as often as you like. Up to { $games } open games are saved.
start = Add the bot to a server or to your account. Type `{ $command }`, then press a game.
