# What the bot says in Discord alone.

discord-group = ひと味違うソリティア：配って、遊んで、戻して、続きもいつでも

discord-sorry = うまくいきませんでした。もう一度お試しください。
discord-old-button = このボタンは古くて読み取れません。/solitaire resume でゲームに戻れます。
discord-message-gone = そのメッセージはもうありません。/solitaire board でゲームをもう一度表示します。
discord-may-not = ここでは Discord の権限が足りず、こうした返事ができません。チャンネルの閲覧、メッセージの送信、ファイルの添付を許可するか、ダイレクトメッセージで遊んでください。
discord-old-command = お使いの Discord が読み込んだ後で、このコマンドが変わりました。Discord を再読み込みして、もう一度お試しください。
