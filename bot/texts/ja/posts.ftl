# What administrators can configure about posts of the daily challenge, and what they are told about them.

posts-title = 毎日の投稿
posts-none = 毎日、今日の問題と前日の結果を、遊ぶためのボタンを付けて投稿できます。投稿してほしいチャンネルやトピックで「{ button-post-here }」を押してください。すぐに試しの投稿が届きます。
posts-switched-off = 一週間投稿できなかったため、投稿を止めました。{ $reason }
posts-unreadable = ここの投稿の設定が読めなくなったため、投稿は止まっています。もう一度設定してください。
posts-configured = 毎日、今日の問題と前日の結果を投稿しています。
posts-here = 場所：ここ
posts-elsewhere = 場所：別のチャンネルまたはトピック
posts-hour = 時刻：{ $hour }（{ $zone }）
posts-next = 次回：{ announce-weekday } { $clock }
posts-next-now = 次回：まもなく
posts-role = 通知先：ロール（サーバー設定で、誰でもメンションできるようにしてください）
posts-how-role = ロールに通知するには { $command } と入力してください。
posts-players = 通知先：希望した { $count } 人
posts-fail = { announce-weekday } { $clock } から投稿できていません。自動で再試行します。
posts-choose-hour = 何時ちょうどに投稿しますか。{ $noon } 以降なら前日が締め切られていて、勝ち方と負け方まで載ります。
posts-choose-zone = どこの時計に合わせますか。Tokyo の代わりに近くの大都市の名前を入れて { $command } と入力してください。

# Buttons: a name with a tick is on.
button-post-here = ここに投稿
button-post-here-instead = 代わりにここへ投稿
post-hour-label = 時刻：{ $hour }
button-post-names = プレイヤー名
button-post-all = 全体の最高記録
button-post-sound = 音を鳴らす
button-post-weekly = 週のまとめ
button-post-monthly = 月のまとめ
button-post-no-role = ロールに通知しない
button-post-off = 投稿をやめる
button-to-posts = ◀ 投稿
zone-of-yours = あなたの地域：{ $zone }

# Completions of typed words.
posts-choice = 投稿：{ $choice }
posts-switched-on-choice = { $name }：オン
posts-switched-off-choice = { $name }：オフ
posts-hour-choice = { $hour } に

# The outcome of a test post, and of a change.
posts-arrived = 試しの投稿を送りました。これから今日の問題がここに届きます。
posts-doubtful = 試しの投稿を送りましたが、届いたかどうか分かりません。見当たらなければ、もう一度押してください。
posts-unreached = 今はチャットに接続できません。何も変えていません。あとでもう一度お試しください。
posts-need-a-place = まだ投稿はありません。まず投稿する場所を決めてください。
no-such-post-rule = 投稿について「{ $name }」は決められません。{ $known } と入力できます。
refused-only-full-hours = 投稿は 0 から 23 までの毎時ちょうどです。たとえば { $command } と入力してください。
refused-no-roles-here = このチャットにロールはありません。通知がほしい人は、投稿の下のボタンを押してください。

# Why a post is rejected, and what to do.
post-may-not-see = そのチャンネルが見えません。そこで「{ discord-view-channel }」を許可してください。
post-may-not-write = そこに書き込めません。そこでメッセージの送信を許可してください。
post-may-not-write-in-threads = そのスレッドに書き込めません。チャンネルで「{ discord-send-in-threads }」を許可してください。
post-may-not-attach = そこに画像を送れません。そこでファイルと写真の送信を許可してください。
post-may-not-embed = そこに画像を表示できません。そこで「{ discord-embed-links }」を許可してください。
post-is-closed = そのトピックまたはスレッドは閉じられています。開き直すか、別の場所を選んでください。
post-is-gone = そのチャンネルまたはトピックはもうありません。別の場所を選んでください。
post-is-outside = そこのメンバーではなくなりました。もう一度追加するか、投稿をやめてください。
post-is-refused = チャットに受け付けられず、はっきりした理由も示されません。そこでの権限を確認してください。

# Private messages to the administrator who configured the posts.
posts-failing-title = 投稿が届いていません
posts-failing = 決められた場所に今日の問題を投稿できません。{ $reason }一週間は再試行します。変えるには、そこで { $command } と入力してください。
posts-off-title = 投稿を止めました
posts-off = 決められた場所に今日の問題を一週間投稿できませんでした。{ $reason }そのため投稿を止めました。再開するには、そこで { $command } と入力してください。

# Players who want to be mentioned in posts.
tell-on = これからここの毎日の投稿であなたの名前を挙げて通知します。やめるには { $command } と入力してください。
tell-off = これからはここの投稿であなたの名前を挙げません。
tell-no-longer = 通知をやめる
tell-full = 通知を受ける人がいっぱいで、これ以上は追加できません。
refused-no-group-to-tell = 投稿はサーバーやグループに届きます。その投稿の下で押してください。
