# Statistics of a player, the calendar of a month, and achievements.

command-stats = 成績、カレンダー、実績を見る
command-calendar = プレイした日を月ごとに見る
command-name-stats = 成績
command-name-calendar = カレンダー
parameter-month = 月を入力する（例：2026-11、省くと今月）
parameter-name-month = 月

# All games.
stats-title = あなたの成績
stats-nothing = 成績はまだありません。1手でも進めたゲームは、終わったときに集計されます。
stats-unread = 「{ $text }」という成績はありません。ゲームの名前、「2026-11」のような月、「カレンダー」、「実績」のどれかを入力してください。
stats-games = { $played }回プレイ、{ $won }勝（{ $share }%）
stats-clean = アシストなしの勝ち：{ $clean }回
stats-help = アシストあり：{ $assisted }回（{ $share }%）・ギブアップ：{ $givenup }回
stats-time = プレイ時間：{ $time }
stats-time-fastest = { stats-time }・最速の勝ち：{ $fastest }
stats-favourite = 最も遊んだゲーム：{ $game }
stats-days-played = 連続プレイ：{ $days }日（最長{ $longest }日）{ $freezes ->
    [0] { "" }
   *[other] ・❄ フリーズ{ $freezes }個
 }
stats-days-won = 日替わりの連続勝利：{ $days }日（最長{ $longest }日）
stats-achievements = 実績：{ $all }個中{ $count }個
button-stats = 成績
button-stats-all = ◀ 全ゲーム
button-progress = 推移
button-achievements = 実績

# One game, or one of its option sets.
stats-of = 成績：{ $kind }
stats-page-all = すべてのオプションの合計
stats-page-usual = 標準のオプション
stats-streak = 連続勝利：{ $streak }回（最長{ $longest }回）
stats-longest-streak = 最長の連続：{ $cards }枚
stats-wishes = 願いごとができた回数：{ $count }回
stats-scores = { $what }：ベスト{ $best }、平均{ $average }
stats-score = 得点
stats-decimal = { $whole }.{ $tenth }

# Charts: their captions and alt texts.
chart-bars = ゲームごとの勝ち
chart-bars-won = 勝ち
chart-bars-rest = 勝ち以外
chart-bar = { $played }回中{ $won }勝
chart-bars-alt = ゲームごとの勝ちの棒グラフ。{ $details }。
chart-bars-alt-one = { $name }：{ $played }回中{ $won }勝
chart-separator = ；
chart-columns-alt = { $what }ごとの回数の棒グラフ。{ $details }。平均{ $average }、ベスト{ $best }。
chart-columns-alt-one = { $score }：{ $count }回
chart-range = { $from }〜{ $to }
chart-average = 平均{ $average }
chart-best = ベスト{ $best }
chart-times = { $what }ごとの回数
chart-progress = 月ごとの勝率
chart-progress-line = 勝率
chart-progress-alt = 月ごとの勝率の折れ線グラフ。{ $details }。
chart-progress-alt-one = { $month }：{ $played }回中{ $won }勝、{ $share }%
chart-month = { $year }/{ $number }
chart-percent = %
stats-no-progress = この数か月に集計されたゲームはありません。

# The calendar of a month.
calendar-weekdays = 月 火 水 木 金 土 日
calendar-played = { $counting }日中{ $played }日プレイ、{ $won }日勝利
calendar-badge = { $badge ->
    [bronze] ブロンズ：月の3分の1をプレイ
    [silver] シルバー：月の3分の2をプレイ
    [gold] ゴールド：毎日プレイ
    [diamond] ダイヤモンド：毎日勝利
   *[none] バッジはまだなし（月の3分の1をプレイするとブロンズ）
 }
calendar-stars = { $stars } 星：3個中{ $won }個（月の3分の1に勝つごとに1個）。アシストなし（★）：{ $clean }個
calendar-streak = 連続プレイ{ $played }日、日替わりの連続勝利{ $won }日{ $freezes ->
    [0] { "" }
   *[other] 、フリーズ{ $freezes }個
 }
calendar-missed = 遊ばなかった日のチャレンジも、たとえば { $command } と入力すれば遊べます。ただし、ランク対象外です。
calendar-alt = { $month }のカレンダー。{ $details }。
calendar-alt-one = { $mark }：{ $days }日
calendar-gold = アシストなしで勝ち
calendar-silver = アシストありで勝ち
calendar-bronze = プレイしたが勝てず
calendar-frozen = フリーズで維持
calendar-outage = ボット停止（記録は継続）
calendar-missed-day = 未プレイの日
calendar-open = 今日（未プレイ）
calendar-none = これからの日、または始める前の日
calendar-unread = 「{ $text }」がどの月かわかりません。{ $command } のように入力してください。
calendar-before = 最初の日替わりチャレンジは{ $year }年{ announce-date }でした。
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# 月の目標。$goalは下のどれか。
season-goals = シーズン目標：{ $all }個中{ $reached }個達成
season-goal-reached = ✓ { $goal }
season-goal-open = ○ { $goal }
season-goal-counted = ○ { $goal }（{ $count }／{ $all }）
season-goal-new = 🏅 シーズン目標を達成しました：{ $goal }
season-goal-lesson = { $game } のレッスンを終える
season-goal-wins = { $game } で{ $count }回勝つ
season-goal-clean = { $game } でアシストなしで{ $count }回勝つ
season-goal-puzzles = 新しい問題を{ $count }問解く
season-goal-days = 今月の日替わりチャレンジを{ $count }日プレイする
season-goal-days-won = 今月の日替わりチャレンジで{ $count }日勝つ
# 画像と共有する結果の中。目標と合わせて48桁まで。
season-badge = { $badge ->
    [bronze] ブロンズバッジ
    [silver] シルバーバッジ
    [gold] ゴールドバッジ
   *[diamond] ダイヤモンドバッジ
 }
season-shared = { $badge }・{ $goals }

# Achievements: the name, and how to earn it.
achievements-title = 実績一覧
achievements-got = { $all }個中{ $count }個を達成：
achievements-missing = 未達成：
achievement-new = { $emblem } 実績：{ $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }：{ $how }
achievement-first-day = 最初の一歩
achievement-how-first-day = 日替わりチャレンジを1回終える
achievement-week = 1週間
achievement-how-week = 日替わりチャレンジで7日連続プレイを達成する
achievement-thirty-days = 月の満ち欠け
achievement-how-thirty-days = 日替わりチャレンジで30日連続プレイを達成する
achievement-hundred-days = 100日
achievement-how-hundred-days = 日替わりチャレンジで100日連続プレイを達成する
achievement-winning-week = 勝利の1週間
achievement-how-winning-week = 日替わりチャレンジに7日連続で勝つ
achievement-month = 皆勤の月
achievement-how-month = 1か月のすべての日に日替わりチャレンジを遊ぶ
achievement-wish = 願いごと成就
achievement-how-wish = その日最初の Wish に、「元に戻す」もアシストも使わずに勝つ
achievement-perfect-flip = 完璧な Flip
achievement-how-perfect-flip = Flip で104点満点を取る
achievement-kittyhawk = 初飛行
achievement-how-kittyhawk = Kittyhawk のレベル5で勝つ
achievement-blink = 一瞬の勝負
achievement-how-blink = Blink の狭いテーブルで勝つ
achievement-klondike = ゴールドラッシュ
achievement-how-klondike = クロンダイクの3枚めくりで勝つ
achievement-klondike-once = ひと巡りで
achievement-how-klondike-once = 山札を1巡だけのクロンダイクで勝つ
achievement-freecell-2 = 相部屋
achievement-how-freecell-2 = セル2つのフリーセルで勝つ
achievement-freecell-1 = 独房
achievement-how-freecell-1 = セル1つのフリーセルで勝つ
achievement-streets = 路地の達人
achievement-how-streets = ストリート・アンド・アレーで勝つ
achievement-streets-castle = 包囲突破
achievement-how-streets-castle = ビリーガード・キャッスル（エースが組札のストリート・アンド・アレー）で勝つ
achievement-spider-2 = 2本の糸
achievement-how-spider-2 = スパイダーの2スートで勝つ
achievement-spider-4 = クモの名人
achievement-how-spider-4 = スパイダーの4スートで勝つ
achievement-yukon = 峠を越えて
achievement-how-yukon = ユーコンで勝つ
achievement-yukon-suit = クマの抱擁
achievement-how-yukon-suit = ロシアン（同じスートで重ねるユーコン）で勝つ
achievement-pyramid = ファラオ
achievement-how-pyramid = 山札1巡だけのピラミッドで勝つ
achievement-tripeaks = 最高峰
achievement-how-tripeaks = キングとエースがつながらないトライピークスで勝つ
achievement-golf = ホールインワン
achievement-how-golf = ゴルフで勝つ
achievement-par = パー達成
achievement-how-par = アシストなしでパーに届く
achievement-above-par = パー超え
achievement-how-above-par = アシストなしでパーを超える
achievement-hardest = 頂上
achievement-how-hardest = 難易度5の配置に、アシストなしで勝つ
achievement-five-games = オールラウンダー
achievement-how-five-games = 5種類のゲームで勝つ（普通のゲームでも日替わりでも）
achievement-all-games = 全ゲーム制覇
achievement-how-all-games = すべてのゲームに1回ずつ勝つ（普通のゲームでも日替わりでも）
achievement-in-a-row = 10連勝
achievement-how-in-a-row = 10回続けて勝つ
achievement-hundred-wins = 100勝
achievement-how-hundred-wins = 100回勝つ

# Puzzles: ratings, and the chart of one.
stats-puzzles = 問題の成績
stats-puzzles-of = 問題の成績：{ $game }
stats-no-puzzles = まだ問題に挑戦していません。
stats-puzzle-game = { $game }：レーティング{ $rating }、{ $tried }問中{ $solved }問正解
stats-puzzle-streak = 最高の連続正解：{ $count }問
stats-puzzle-source = 最初は全員{ $start }です。すべての答えはボットのソースコードで公開されています。レーティングは自分のためのものです。
chart-ratings-line = レーティング
chart-ratings-alt = 直近{ $count }問のレーティングの折れ線グラフ。{ $first }から{ $last }、最低{ $low }、最高{ $high }。
