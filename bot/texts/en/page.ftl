# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
page-motto = Unusual solitaires, dealt in a chat
page-skip = Skip to the text box
page-conversation = Conversation
page-compose = Write to the bot
page-box = A move or a command
page-box-hint = A move, or / for commands
page-box-help = Type a move or a command. A slash offers the commands; the arrow keys choose one of them, or bring back what you have typed before.
page-send = Send
page-completions = What you can type
page-bot = Solitaire Bot
page-player = You
page-answering = Solitaire Bot is answering
page-buttons = What you can do
page-latest = To the latest message
page-play = Play the film
page-stop = Stop the film
page-copied = Copied.
page-copy-by-hand = Your browser does not let this page copy it: it is chosen below, copy it there.
page-copy-text = The text to be copied
page-loading = Fetching the conversation
page-dismiss = Dismiss
page-try-again = Try again
page-unreachable = Solitaire Bot does not answer. Check that it is running; nothing you did is lost.
page-no-script = This chat needs JavaScript: switch it on for this page, and load it again.

# Errors that the server answers.

page-failed = Something went wrong on our side. Nothing is lost: try again in a moment.
page-not-found = There is nothing at this address.
page-wrong-method = This address cannot be used in this way.
page-wrong-host = This is not the address of this page. Open it by the address that the bot printed when it started, or add this one to the setting PAGE_NAMES.
page-foreign-origin = Only the page itself may do this.
page-not-json = What was sent is not JSON.
page-bad-request = What was sent cannot be understood.
page-too-large = That is too long. A line has at most 6000 characters.
page-unknown-button = There is no such button here.
page-unknown-visitor = The page has to be loaded anew.
