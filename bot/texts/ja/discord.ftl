# Messages only for Discord.

discord-group = クロンダイク、スパイダー、フリーセルなどで遊ぶ：始める、手を進める、元に戻す、続きから遊ぶ

discord-sorry = 申し訳ありません、うまくいきませんでした。もう一度お試しください。
discord-old-button = このボタンは古いため使えません。/solitaire マイゲーム でゲームに戻れます。
discord-message-gone = そのメッセージはもうありません。/solitaire 盤面 でゲームをもう一度表示できます。
discord-goes-on-below = 続きは下の新しいメッセージにあります。Discord では古いメッセージを何度も編集できないためです。
discord-lacks = ここでは返信できません。サーバーの管理者に、ボットに次の権限を付けるよう頼んでください：{ $permissions }。ボットとのダイレクトメッセージでも遊べます。
discord-no-pictures = ここでは画像を送信できないため、文字で表示しています。画像の表示に必要な権限：{ $permission }
discord-closed-messages = この返信はあなた専用ですが、ダイレクトメッセージを送れません。ここで /solitaire を使うか、ボットからのダイレクトメッセージを許可してください。
discord-may-not = ここでは Discord の権限が足りず、返信できません。チャンネルの閲覧、メッセージの送信、ファイルの添付を許可してください。ボットとのダイレクトメッセージでも遊べます。
discord-old-command = このコマンドは変更されました。Discord を再読み込みして、もう一度お試しください。
discord-table-refused = ここでは Discord でテーブルを開けません。盤面の下のボタンで遊んでください。
discord-entry-point = テーブル

# Permissions, named as in Discord's own settings.
discord-view-channel = チャンネルを見る
discord-send-messages = メッセージを送信
discord-send-in-threads = スレッドでメッセージを送信
discord-attach-files = ファイルを添付
discord-embed-links = 埋め込みリンク
