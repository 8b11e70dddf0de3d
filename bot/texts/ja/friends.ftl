# Challenges of friends: a finished game’s deal, sent to others by a link. $name is a player’s name, or one of
# “friend-somebody” and “friend-a-friend”.

button-friend = 友達に挑戦する
button-friend-results = 友達の結果
button-friend-compare = 両方の結果
button-friend-drop = 挑戦状を取り消す
button-friend-drop-oldest = いちばん古いものを取り消す
button-friend-drop-all = すべて取り消す
button-friend-play = 挑戦を受ける
telegram-button-send-friend = 挑戦状を送る…

friend-you = あなた
friend-somebody = プレイヤー
friend-a-friend = 友達

# The link, for the challenger only; then the text that is sent.
friend-link-title = 挑戦状：{ $deal }
friend-link = リンク付きの文を友達に送ってください。同じ配置が開きます。
friend-link-typed = 下の文を友達に送ってください。その中のコマンドで同じ配置が開きます。
friend-link-use = 相手が終えるまで、あなたの結果は見えません。そのあとお互いに両方の結果を見られます。コード { $code } は{ $date }まで、どのチャットでも使えます。
friend-shared = もっとうまくできますか？　終わったら両方の結果を見られます。

friend-full-title = 挑戦状が多すぎます
friend-full = 有効な挑戦状が上限の{ $most }件あります。どれかを取り消すか、期限が切れるまで待ってください。
friend-full-oldest = いちばん古いのは{ $deal }です。期限は{ $date }です。
friend-dropped = 挑戦状を取り消しました。リンクはもう使えません。
friend-dropped-all = 挑戦状をすべて取り消しました。リンクはもう使えません。

# What the link shows to a friend.
friend-title = { $name }さんからの挑戦状
friend-offer = 同じ配置で遊んでください。終わると両方の結果が並んで表示されます。
friend-known = この配置は前に遊んだことがあるので、アシストありになります。
friend-begun = { $name }さんからの挑戦状です。このゲームを終えると、両方の結果が並んで表示されます。
friend-secret = この配置はいま日替わりチャレンジです。その日が締め切られてから、もう一度リンクを開いてください。
friend-gone = この挑戦状はもうありません。取り消されたか、{ $days }日の期限が過ぎました。新しいリンクをもらってください。
friend-unread = 「{ $text }」は挑戦状ではありません。コード全体をコピーしてください。例：friend-0k3v9x1m2p7qa

# Both results side by side, each in a line such as “You: Won in 98 moves, 3:12, without help”.
friend-played = { $name }さんがあなたの配置で遊びました
friend-verdict = { $comparison ->
    [better] あなたの勝ちです。
    [worse] { $name }さんの勝ちです。
    [helped] アシストがあったのは片方だけなので、勝敗はつきません。
   *[equal] 引き分けです。
 }
friend-none-yet = この配置を終えた友達はまだいません。
friend-open-until = コード { $code } は{ $date }まで使えます。

friend-overview-title = あなたの挑戦状
friend-how = ゲームを終えたら、下の「{ button-friend }」を押してください。同じ配置へのリンクが作られます。
friend-row = { $deal }：結果{ $count }件、{ $date }まで
