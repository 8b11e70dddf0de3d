# Messages only for Telegram.

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description =
    { $games }

    「Start」を押すと遊べます。
    データの扱い：/privacy
telegram-short-description = チャットで遊べるソリティア：クロンダイク、スパイダー、フリーセル、ピラミッド、トライピークスと、ほか{ $more }種類。画像の盤面をボタンで進められ、日替わりチャレンジもあります。

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = 個別のチャットで遊ぶ
telegram-anonymous = 匿名のプレイヤーは区別できません。自分の名前で送信すると遊べます。
telegram-strange-button = このボタンはもう使えません。/board を送るとゲームが表示されます。
telegram-old-button = このメッセージは古いため変更できません。/board を送るとゲームが表示されます。
telegram-failed = 申し訳ありません、問題が起きました。ゲームは保存されています。/board を送ると表示されます。
telegram-sent-privately = ボットとの個別のチャットに送りました。
telegram-no-private-chat = この返信はあなた専用ですが、ボットからはまだメッセージを送れません。@{ $bot } を開いて「Start」を押してから、もう一度お試しください。

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = 個別のチャットで遊ぶ
telegram-button-send = 配置を送る…
telegram-button-send-puzzle = 問題を送る…
telegram-no-pictures = このチャットには写真を送れないため、盤面を文字で表示しています。
telegram-bad-picture = Telegram が画像を受け付けなかったため、盤面を文字で表示しています。
telegram-maybe-lost = 返信の途中で接続が切れました。上に新しいメッセージがなければ、/board を送ってください。
telegram-not-shown = Telegram が返信を受け付けませんでした。ゲームは保存されています。/board を送ると表示されます。
telegram-no-topic = このトピックは閉じられたか削除されたため、書き込めません。ゲームは保存されています。ボットとの個別のチャットで /board を送ってください。
telegram-no-entry = このチャットには書き込めません。ゲームは保存されています。ボットとの個別のチャットで /board を送ってください。
telegram-no-files = このチャットにはファイルを送れません。ボットとの個別のチャットでもう一度お試しください。
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = このグループは混み合っていて、盤面の表示は{ $seconds }秒後になります。ボットとの個別のチャットならもっと早く表示できます。
telegram-slow-alone = 操作が続いたため、盤面の表示は{ $seconds }秒後になります。
