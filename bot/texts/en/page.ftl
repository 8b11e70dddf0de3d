# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
# Below the icon of the installed page: at most 12 columns.
page-short-title = Solitaire
page-motto = Classic and unusual solitaire games
page-home = Home
page-home-games = Games
page-home-places = More
page-table = Table
page-chat = Chat
page-moves = All moves
# The page replaces # by a number.
page-progress = Moves: #
page-skip = Skip to the text box
page-conversation = Conversation
page-compose = Write to the bot
page-box = A move or a command
page-box-hint = A move, or / for commands
page-box-help = Type a move or a command. Type / to see the commands. Use the arrow keys to choose one, or to bring back what you typed before.
page-send = Send
page-completions = What you can type
page-bot = Solitaire Bot
page-player = You
page-answering = Solitaire Bot is answering
page-buttons = What you can do
page-latest = Jump to the latest message
page-play = Play animation
page-stop = Stop animation
page-copied = Copied. Paste it where you want to share it.
page-shared = Shared.
page-copy-by-hand = Your browser didn’t copy the text. Press “{ button-copy }”, or copy it yourself: it’s selected below.
page-copy-text = Text to copy
page-loading = Loading the conversation
page-dismiss = Close
page-try-again = Try again
page-unreachable = Solitaire Bot isn’t responding. Check that it’s running. Nothing you did is lost.
page-no-script = This page needs JavaScript. Turn it on, then reload the page.

# Errors that the server answers.

page-failed = Sorry, something went wrong. Nothing is lost. Try again in a moment.
page-not-found = There’s nothing at this address. Check it, or go back to the home screen.
page-wrong-method = This address can’t be used this way. Go back to the home screen.
page-wrong-host = This isn’t the address of this page. Open the address that the bot printed when it started. Or add this one to the setting PAGE_NAMES.
page-foreign-origin = Only the page itself can do this. Go back to the home screen.
page-not-json = The request isn’t JSON. Go back to the home screen.
page-bad-request = This request can’t be read. Reload the page, then try again.
page-too-large = That’s too long. A line can have at most 6,000 characters. Split it into several lines.
page-full = This page has no room for more games right now. Try again later.
page-unknown-button = That button isn’t available here. Reload the page.
page-unknown-visitor = This page is out of date. Reload it.
table-launch-invalid = Telegram doesn’t confirm who you are. Open the table again from the chat with the bot.
table-launch-old = This table was opened too long ago, or is open elsewhere. Open it again from the chat with the bot.
table-not-ready = The bot is still connecting to Discord. Try again in a moment.
table-discord-unreached = Discord didn’t say who you are. Try again in a moment.
table-not-built = The table isn’t set up in Discord. Play with the buttons below the board.
table-not-allowed = Discord hasn’t confirmed who you are. Allow it, then try again.
table-outside-discord = Discord doesn’t answer. Open the table again from the chat with the bot.
