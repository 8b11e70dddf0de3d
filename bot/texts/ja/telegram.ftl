# Messages only for Telegram.

# The description of /solitaire in the list of commands.
telegram-command-solitaire = ゲームを選ぶ

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description = チャットで遊べる、ひと味違うソリティア：Kittyhawk、Follow-the-Suit、Flip、Blink、Wish。盤面はボタン付きの画像で、文字で見ることもできます。手はボタンでも入力でも進められ、何手でも戻せます。どの配札にも番号があり、お友だちも同じカードで遊べます。「Start」を押してください。
telegram-short-description = チャットで遊べる、ひと味違うソリティア。画像の盤面、ボタンでも入力でも、番号で同じ配札を共有できます。

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = 個別のチャットで遊ぶ
telegram-anonymous = 匿名の方は見分けられません。ご自分の名前で書いていただければ、カードを配ります。
telegram-strange-button = このボタンはもうわかりません。/board を送るとゲームが表示されます。
telegram-old-button = このメッセージは古くて更新できません。/board を送るとゲームが表示されます。
telegram-failed = こちらで問題が起きました。ゲームは残っています。/board を送ると表示されます。
telegram-sent-privately = 個別のチャットにお送りしました。
telegram-no-private-chat = あなただけへのお知らせですが、まだ個別に送れません。@{ $bot } を開いて「Start」を押してから、もう一度お試しください。

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = 個別のチャットで
telegram-button-send = 配札を送る…
telegram-no-pictures = このチャットには写真を送れないので、盤面を文字でお見せします。
telegram-bad-picture = Telegram が画像を受け付けなかったので、盤面を文字でお見せします。
telegram-maybe-lost = お返事の途中で接続が切れました。上に新しいものがなければ、/board を送ってください。
telegram-not-shown = Telegram がお返事を受け付けませんでした。ゲームは残っています。/board を送ると表示されます。
telegram-no-topic = このトピックは閉じられたか、なくなったため、ここには書き込めません。ゲームは残っています。個別のチャットで /board を送ってください。
telegram-no-entry = このチャットには書き込めません。ゲームは残っています。個別のチャットで /board を送ってください。
telegram-no-files = このチャットにはファイルを送れません。個別のチャットでお求めください。
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = このグループはいま混み合っていて、盤面の表示は{ $seconds }秒後になります。個別のチャットならもっと早くお見せできます。
telegram-slow-alone = 続けて押されたので、盤面の表示は{ $seconds }秒後になります。

# The bot was added to a group.
telegram-greeting = こんにちは！ ソリティアを配ります。「プレイ」を押すか、/play を送ってください。盤面は配ってもらった人のものですが、同じ配札は誰でも遊べます。
