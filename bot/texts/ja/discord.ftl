# Messages only for Discord.

discord-group = ひと味違うソリティア：配って、遊んで、戻して、続きもいつでも

discord-sorry = うまくいきませんでした。もう一度お試しください。
discord-old-button = このボタンは古くて読み取れません。/solitaire 再開 でゲームに戻れます。
discord-message-gone = そのメッセージはもうありません。/solitaire 盤面 でゲームをもう一度表示します。
discord-goes-on-below = 続きはこの下の新しいメッセージにあります。Discord では古いメッセージを何度も変えられないためです。
discord-lacks = ここではお返事できません。サーバーの管理者に、私への権限の付与をお願いしてください：{ $permissions }。ダイレクトメッセージで遊ぶこともできます。
discord-no-pictures = ここでは画像を送信できないため、文字で表示しています。必要な権限：{ $permission }
discord-closed-messages = あなただけへのお返事ですが、私からのダイレクトメッセージを受け取らない設定になっています。ここで /solitaire を使うか、受け取れるようにしてください。
discord-may-not = ここでは Discord の権限が足りず、こうした返事ができません。チャンネルの閲覧、メッセージの送信、ファイルの添付を許可するか、ダイレクトメッセージで遊んでください。
discord-old-command = お使いの Discord が読み込んだ後で、このコマンドが変わりました。Discord を再読み込みして、もう一度お試しください。

# Permissions, named as in Discord's own settings.
discord-view-channel = チャンネルを見る
discord-send-messages = メッセージを送信
discord-send-in-threads = スレッドでメッセージを送信
discord-attach-files = ファイルを添付
discord-embed-links = 埋め込みリンク
