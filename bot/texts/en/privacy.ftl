# The screen of /privacy: what is stored, for how long, and how to get or delete it. At most 8 lines.

button-privacy = Privacy
privacy-title = Privacy
privacy-stored = The bot stores your account number and name in this chat, and your games, results and settings.
privacy-lifetimes = Open games are deleted { $open ->
    [one] { $open } day
   *[other] { $open } days
 } after their last move, finished games after { $past ->
    [one] { $past } day
   *[other] { $past } days
 }. Results and statistics are deleted { $years } years after they last changed.
privacy-shared = It sells nothing and passes nothing on. Leaderboards and posts show your name and results. You can change that in the settings.
privacy-chat = In a server or group, everyone sees your games, unless boards are private there. This chat saves our messages by its own rules.
privacy-page = It also stores the last messages on this page, for { $days } days.
privacy-yours = With “{ button-my-data }” you see all of it, export it as a file or delete it.
privacy-operator = The operator of this bot is responsible for it. The authors of its software get no data.
privacy-policy = Privacy policy: { $address }
terms-of-use = Terms of use: { $address }
