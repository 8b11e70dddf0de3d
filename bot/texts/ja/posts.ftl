# What administrators can configure about posts of the daily challenge, and what they are told about them.

posts-title = 毎日の投稿
posts-none = ここに毎日、日替わりチャレンジを投稿できます。投稿には「{ button-play }」ボタンと前日の結果が付きます。投稿してほしいチャンネルやトピックで「{ button-post-here }」を押してください。すぐにテスト投稿が届きます。
posts-switched-off = 1週間投稿できなかったため、投稿を止めました。{ $reason }
posts-unreadable = ここの投稿の設定が読めなくなったため、投稿は止まっています。もう一度設定してください。
posts-configured = 毎日、日替わりチャレンジと前日の結果を投稿しています。
posts-here = 場所：ここ
posts-elsewhere = 場所：別のチャンネルまたはトピック
posts-hour = 時刻：{ $hour }（{ $zone }）
posts-next = 次回：{ announce-weekday } { $clock }
posts-next-now = 次回：まもなく
posts-role = 通知先：ロール（サーバー設定で、誰でもメンションできるようにしてください）
posts-how-role = ロールに通知するには { $command } と入力してください。
posts-players = 通知先：希望した{ $count }人
posts-fail = { announce-weekday } { $clock }から投稿できていません。自動で再試行します。
posts-choose-hour = 何時に投稿しますか？　{ $noon }以降なら前日のチャレンジが締め切られているので、勝ち筋と負けの原因になった手も載ります。
posts-choose-zone = どのタイムゾーンにしますか？　{ $command } のように、同じタイムゾーンの大都市の名前を入力してください。

# Buttons: a name with a tick is on.
button-post-here = ここに投稿
button-post-here-instead = 投稿先をここに変更
post-hour-label = 時刻：{ $hour }
button-post-names = プレイヤー名
button-post-all = 全体の最高記録
button-post-sound = 音を鳴らす
button-post-weekly = 週のまとめ
button-post-monthly = 月のまとめ
button-post-puzzle = 問題も投稿
button-post-no-role = ロールに通知しない
button-post-off = 投稿をやめる
button-to-posts = ◀ 毎日の投稿
zone-of-yours = 自分のタイムゾーン：{ $zone }

# Completions of typed words.
posts-choice = 投稿：{ $choice }
posts-switched-on-choice = { $name }（オン）
posts-switched-off-choice = { $name }（オフ）
posts-hour-choice = 毎日{ $hour }

# The outcome of a test post, and of a change.
posts-arrived = テスト投稿を送りました。これから毎日、ここに日替わりチャレンジが届きます。
posts-doubtful = テスト投稿を送りましたが、届いていないかもしれません。どちらの場合も、今後は毎日ここに投稿されます。
posts-unreached = いまはチャットに接続できません。何も変わっていません。後でもう一度お試しください。
posts-need-a-place = 投稿はまだ設定されていません。まず投稿する場所を選んでください。
no-such-post-rule = 投稿に「{ $name }」という設定はありません。入力できるのは { $known } です。
refused-only-full-hours = 投稿の時刻は、0時から23時までの1時間単位です。たとえば { $command } と入力してください。
refused-no-roles-here = このチャットにロールはありません。通知を受けるには、投稿の下の「{ button-tell-me }」を押してください。

# Why a post is rejected, and what to do.
post-may-not-see = 投稿先のチャンネルが見えません。ボットに「{ discord-view-channel }」を許可してください。
post-may-not-write = 投稿先に書き込めません。ボットにメッセージの送信を許可してください。
post-may-not-write-in-threads = 投稿先のスレッドに書き込めません。チャンネルで、ボットに「{ discord-send-in-threads }」を許可してください。
post-may-not-attach = 投稿先に画像を送れません。ボットにファイルと写真の送信を許可してください。
post-may-not-embed = 投稿先に画像を表示できません。ボットに「{ discord-embed-links }」を許可してください。
post-is-closed = 投稿先のトピックまたはスレッドは閉じられています。もう一度開くか、別の場所を選んでください。
post-is-gone = 投稿先のチャンネルまたはトピックはもうありません。別の場所を選んでください。
post-is-outside = ボットが投稿先から外されています。もう一度追加するか、投稿をやめてください。
post-is-refused = 投稿が受け付けられず、理由も不明です。投稿先でのボットの権限を確認してください。

# Private messages to the administrator who configured the posts.
posts-failing-title = 毎日の投稿が届いていません
posts-failing = 選んだ場所に日替わりチャレンジを投稿できません。{ $reason }1週間は再試行を続けます。場所を変えるには、新しい場所で { $command } と入力してください。
posts-off-title = 毎日の投稿を止めました
posts-off = 選んだ場所に日替わりチャレンジを1週間投稿できなかったため、投稿を止めました。{ $reason }再開するには、投稿してほしい場所で { $command } と入力してください。

# Players who want to be mentioned in posts.
tell-on = 今後、ここの毎日の投稿であなたをメンションします。やめるには { $command } と入力してください。
tell-off = 今後、ここの投稿であなたをメンションしません。
tell-no-longer = 通知をやめる
tell-full = 通知を受ける人の数が上限に達したため、これ以上は追加できません。
refused-no-group-to-tell = 投稿はサーバーやグループに届きます。通知を受けるには、そこで投稿の下の「{ button-tell-me }」を押してください。
