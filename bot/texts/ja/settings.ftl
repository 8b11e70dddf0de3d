# Settings of players, stored data, and settings of groups.

# A line for each setting; the names are also on buttons.
settings = あなたの設定（どこで遊んでも同じです）：
setting-theme = テーマ
setting-language = 言語
setting-zone = タイムゾーン
setting-boards = 盤面
setting-results = 結果の公開
setting-clock = 時計と手数
setting-line = • { $setting }：{ $chosen }
language-unfinished = { $language }（未完成）
language-of-chat = チャットに合わせる（{ $language }）
zone-clock = { $zone } · { $clock }
zone-of-device = { $zone } · { $clock }（端末の設定）
boards-picture = 画像
boards-words = 文字
results-everyone = 全員
results-group = サーバーやグループ
results-nobody = 公開しない
clock-both = 両方
clock-moves = 手数だけ
clock-off = オフ

settings-language = どの言語で表示しますか？
settings-boards = 盤面をどう表示しますか？　どのゲームも文字だけで遊べ、スクリーンリーダーで読み上げられます。
settings-results = 結果を誰に公開しますか？　自分で共有することはいつでもできます。「{ $group }」は、そのゲームを遊んだ場所のことです。
settings-clock = このページで盤面と一緒に何を表示しますか？　時計は最初の手から動きます。
settings-zone = お住まいの地域では、いま何時台ですか？　午後3時台なら「15時台」を選んでください。または { $command } のように、同じタイムゾーンの大都市の名前を入力してください。
# $zone is a zone with its time; $command makes the bot follow the device again.
settings-zone-of-device = 端末のタイムゾーンは{ $zone }です。ほかを選ぶまで、これを使います。
settings-zone-chosen = 選択中：{ $zone }。端末のタイムゾーンを使うには、{ $command } と入力してください。
settings-cities = 次のうち、お住まいの地域といま同じ時刻なのはどこですか？
zone-hour = { $hour }時台
button-as-in-chat = チャットに合わせる
button-to-settings = ◀ 設定
button-other-clock = ◀ 別の時刻

no-such-language = 「{ $name }」には対応していません。
no-such-zone = 「{ $name }」というタイムゾーンはありません。
zone-understood = タイムゾーン：{ $city }（現在の時刻は{ $clock }）
zone-unclear = 「{ $name }」はどの時刻のことですか？
zone-similar = 「{ $name }」というタイムゾーンはありません。次のどれかですか？
no-such-boards = 盤面の表示に「{ $name }」は選べません。
no-such-results = 結果の公開先に「{ $name }」はありません。
no-such-clock = 時計と手数の表示に「{ $name }」は選べません。
clock-not-here = 時計と手数は、ボットのウェブページでだけ表示されます。
no-such-setting = 「{ $name }」という設定はありません。
nearest-values = 似ているもの：{ $known }。
known-values = 選べるもの：{ $known }。
known-zones = { $known } などの大都市を入力してください。

# Who can see a new game.
audience-private = 自分だけに表示
audience-public = ここにいる全員に表示

# The data stored about a player.
button-about = このボットについて
button-my-data = マイデータ
button-my-data-more = 目的と公開範囲
button-export = 書き出す
button-delete = すべて削除…
button-delete-yes = はい、すべて削除
button-keep = いいえ、残す
my-data-title = あなたのデータ
my-data = あなたは、このチャットのアカウント番号で識別されます。保存しているのは次のものです。
my-data-games = • ゲーム（手と時刻）：途中{ $open }件、終了{ $past }件
my-data-settings = • 設定と、投稿でメンションを希望する場所
my-data-conversation = • このページの最近のメッセージ（{ $days }日間保存）
my-data-lifetimes = 途中のゲームは最後の手から{ $open }日後、終わったゲームは{ $past }日後に削除されます。ボットをずっと使わなければ、設定も{ $longest }日以内に削除されます。データは、ファイルとして受け取ることも、いますぐ削除することもできます。
my-data-why = このデータは、ゲームの続きを遊んだり、後で振り返ったりするために使います。ランキングと成績にも必要です。
my-data-seen = { $results ->
    [everyone] ランキングと投稿では、名前と日替わりチャレンジの結果が全員に見えます。
    [group] ランキングと投稿では、名前と日替わりチャレンジの結果が、遊んだサーバーやグループの人だけに見えます。
   *[nobody] ランキングでも投稿でも、結果は誰にも見えません。
 }これは設定で変えられます。遊んだ人の数には、結果を公開しない人も含まれます。
my-data-chat = サーバーやグループで遊んだゲームは、盤面が非公開の場合を除き、全員に見えます。ボットとのメッセージはこのチャットにも保存され、ボットのデータを削除してもチャットには残ります。
my-data-page = データは誰にも送りません。このパソコンを使う人は、誰でもこのページを見られます。
my-data-after = すべて削除すると、データはすぐに消えます。直近2回分の日替わりチャレンジについては、挑戦済みという記録だけが、名前なしで{ $days }日間残ります（もう一度挑戦するのを防ぐため）。運営者のバックアップの中のデータは、バックアップが消されるまで残ります。
my-data-all = すべての項目の一覧は、ボットに付属の { $file }（英語）にあります。
my-data-export = このファイルには、保存しているあなたのデータがすべて入っています。人にもプログラムにも読める JSON 形式です。
delete-title = すべて削除しますか？
delete = ゲームも結果も設定もすべて削除され、どのランキングからも外れます。この操作は取り消せません。控えが必要なら、先に書き出してください。
delete-changed = そのボタンを表示した後に、保存しているデータが変わりました。もう一度確認してください。
deleted = 保存していたあなたのデータをすべて削除しました。いつでもまた始められます。

# Settings of a server or group.
admin-title = サーバー・グループの設定
admin = このサーバーやグループの全員に適用される設定：
admin-language = 言語：{ $chosen }
admin-places = 遊べる場所：{ $chosen }
admin-starters = ゲームを始められる人：{ $chosen }
admin-boards = 盤面を見られる人：{ $chosen }
language-of-each = 各自の言語
places-everywhere = どこでも
places-here-alone = このチャンネルやトピックだけ
places-here-too = ここと、ほかのチャンネルやトピック{ $count }か所
places-elsewhere = ここ以外のチャンネルやトピック{ $count }か所
starters-everyone = 全員
starters-administrators = 管理者だけ
boards-public = ここにいる全員
boards-private = プレイヤー本人だけ
admin-choose-language = ここではどの言語で表示しますか？　設定で言語を選んだ人には、その言語で表示します。
button-each-language = 各自の言語
button-here-alone = ここだけで遊ぶ
button-here-too = ここでも遊ぶ
button-not-here = ここでは遊ばない
button-everywhere = どこでも遊ぶ
button-everyone-begins = 全員が始められる
button-administrators-begin = 管理者だけが始められる
button-boards-public = 盤面を全員に表示
button-boards-private = 盤面を本人だけに表示
button-to-admin = ◀ サーバー・グループの設定
no-such-rule = 「{ $name }」という設定はありません。入力できるのは { $known } です。

refused-not-a-group = これを決められるのは、サーバーやグループの管理者です。ボットをサーバーやグループに追加して、そこで { $command } と入力してください。
refused-not-a-governor = これを変えられるのは、このサーバーやグループの管理者だけです。管理者に相談してください。
refused-only-place = いま遊べるのは、このチャンネルやトピックだけです。場所を変えるには、新しい場所で { $here } と入力してください。どこでも遊べるようにするには { $everywhere } と入力してください。
refused-no-places = いまはどこでも遊べます。1か所だけにするには、その場所で { $here } と入力してください。
refused-too-many-places = 遊べる場所は{ $most }か所で、これ以上は増やせません。減らすには、その場所で { $free } と入力してください。どこでも遊べるようにするには { $everywhere } と入力してください。

# The reminder of the daily challenge, and the warning before a streak ends.
setting-reminder = リマインダー
setting-warning = 連続記録の通知
reminder-off = オフ
warning-on = オン
warning-off = オフ
settings-reminder = 日替わりチャレンジを何時にお知らせしますか？　まだ始めていないときだけ、ボットから個別にメッセージを送ります。そちらの時刻は{ $clock }（{ $zone }）です。好きな時刻は { $command } のように入力できます。
settings-reminder-paused = 直近3回のリマインダーのあとにプレイがなかったため、{ $date }までお休みします。時刻を選ぶと、すぐに再開します。
settings-warning = 連続記録が途切れる3時間前に、個別にお知らせしますか？　その日のチャレンジを始めているときや、フリーズで守られるときは送りません。
no-such-reminder = 「{ $name }」という時刻はわかりません。18:30のような時刻か「{ $off }」を入力してください。
no-such-warning = 連続記録の通知に「{ $name }」は選べません。
reminder-not-here = このページでは、ボットから先にメッセージを送れません。DiscordとTelegramでは送れます。
button-remind = 毎日知らせる
button-remind-review = 振り返りを知らせる
