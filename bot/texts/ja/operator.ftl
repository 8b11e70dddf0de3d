# What operators read in a chat, and what others read of them. $subject is an account, server or group, such as
# discord:123. Notices have at most 200 characters.

# For players.
blocked-player = 運営者があなたの利用を停止しました。{ $command } で自分のデータの取得と削除はできます。
blocked-group = 運営者がここでのボットの利用を停止しました。
operator-note-for-all = 運営者からのお知らせ：{ $text }
operator-note-for-all-until = 運営者からのお知らせ（{ $end } まで）：{ $text }

# The overview.
operator-title = 運営
operator-groups-discord = Discord：サーバー{ $count }個
operator-groups-telegram = Telegram：グループ{ $count }個
operator-chat-page = ウェブページ
operator-chat-unknown = { $chat } から応答がありません。
operator-players = プレイヤー：今日{ $today }人、7日間{ $week }人、30日間{ $month }人
operator-blocked-count = ブロック中：{ $count }件
operator-note-none = プレイヤーへのお知らせ：なし
operator-note-now = プレイヤーへのお知らせ（{ $end } まで）：{ $text }
operator-typed = 次のように入力もできます：
button-operator = 運営画面へ
button-operator-groups-discord = サーバー
button-operator-groups-telegram = グループ
button-operator-blocks = ブロック一覧
button-operator-note-off = お知らせを消す
operator-unknown = 「{ $typed }」はありません。使えるもの：{ $known }
operator-unreached = チャットから応答がなく、何も変更していません。少ししてからもう一度お試しください。

# Servers and groups.
operator-groups-none = まだありません。
operator-no-name = （名前なし）
operator-members = メンバー{ $count }人
operator-used = 最終利用 { $date }
operator-is-blocked = ブロック中
operator-no-chat = 「{ $typed }」の一覧はありません。使えるもの：{ $known }
operator-leave-title = 退出しますか？
operator-leave = 退出すると、{ $name }（{ $subject }）では誰も遊べなくなります。そこの設定は{ $days }日後に削除されます。
operator-left = { $name }（{ $subject }）から退出しました。
operator-not-there = { $subject } には参加していません。番号を確認してください。
button-operator-list = ◀ 一覧へ
button-operator-leave = 退出…
button-operator-leave-yes = はい、退出する
button-operator-stay = いいえ、残る

# Blocks.
operator-blocks-title = ブロック一覧
operator-blocks-none = ブロックはありません。
operator-block-line = { $kind ->
    [group] { $number }. サーバー・グループ { $subject }（{ $date } から）
   *[player] { $number }. プレイヤー { $subject }（{ $date } から）
 }
operator-blocked = { $kind ->
    [group] { $subject } をブロックしました。そこではゲームを遊べず、投稿も届きません。
   *[player] { $subject } をブロックしました。ゲームもリマインダーも使えません。自分のデータの取得と削除はできます。
 }
operator-already-blocked = { $subject } はすでにブロックされています。
operator-unblocked = { $subject } のブロックを解除しました。
operator-not-blocked = { $subject } はブロックされていません。
operator-cant-block = 運営者はブロックできません。
operator-blocks-full = ブロックは{ $most }件までです。先にいくつか解除してください。
operator-bad-id = 「{ $typed }」はIDとして読み取れません。discord:123456 のように、または番号だけを入力してください。
button-operator-block = ブロックする
button-operator-unblock = ブロック解除
operator-unblock-number = { $number } を解除

# The note to players.
operator-note-empty = コマンドの後にお知らせを入力してください：{ $command }
operator-note-long = お知らせが{ $count }文字あります。{ $most }文字までにしてください。
operator-note-bad-end = 終了の日時を読み取れません。18:00 や 2026-12-01 18:00 のように、{ $days }日後までで入力してください。

# The deletion of a player's data.
operator-delete-title = プレイヤーのデータを削除しますか？
operator-delete = { $subject } のデータをすべて削除します：設定、結果、ランキングの順位、ゲーム{ $count }件。元に戻せません。ブロックは残ります。
operator-delete-nothing = { $subject } のデータはありません。番号を確認してください。
operator-deleted = { $subject } のデータをすべて削除しました。バックアップにはまだ残っています。
