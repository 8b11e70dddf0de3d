# Leaderboards.
leaderboard-day = 日
leaderboard-week = 週
leaderboard-month = 月
leaderboard-rating = レーティング
leaderboard-streak = 連続正解
leaderboard-streak-week = 今週
leaderboard-here = ここ
leaderboard-all = 全体
leaderboard-circle = { $circle ->
    [here] { leaderboard-here }
   *[all] { leaderboard-all }
 }

# Above a leaderboard: “Here: 17 of 23 won, 3 with help”, “Everywhere: 40 players”.
leaderboard-day-head = { $played ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }：{ announce-won-of }{ $assisted ->
        [0] { "" }
       *[other] 、アシストあり{ $assisted }人
     }
 }
leaderboard-head = { $count ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }：{ $count }人
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] （あなた）
   *[no] { "" }
 } – { $details }
leaderboard-not-won = 勝てず、{ $run }
leaderboard-days = { $won }勝（アシストなし{ $clean }勝）{ $won ->
    [0] { "" }
   *[other] 、{ $moves }手、{ $time }
 }
leaderboard-assisted = アシストあり：
leaderboard-own = あなたの順位：{ $row }
leaderboard-own-assisted = あなたの順位（アシストあり）：{ $row }
leaderboard-hidden = 設定により、あなたはここに表示されません。変えるには：{ $command }
leaderboard-order = 順位は、勝った日数、アシストなしで勝った日数、手数の少なさ、時間の短さの順で決まります。

# Empty leaderboards.
leaderboard-nobody-yet = まだ誰も終えていません。遊ぶには：{ $command }
leaderboard-nobody-yet-in-days = この期間の日替わりチャレンジは、まだ誰も終えていません。今日のチャレンジで遊ぶには：{ $command }
leaderboard-nobody-seen = 終えた人はいますが、ここには表示されません。遊ぶには：{ $command }
leaderboard-nobody = ここに表示される人はいません。
leaderboard-gone = 日ごとのランキングは、{ $days }日たつと削除されます。
leaderboard-page-empty = このランキングに、そのページはありません。
leaderboard-no-ratings = レーティングはまだありません。アシストなしで終えた人が2人以上いる日があれば、その日の締め切り後に計算されます。

leaderboard-unknown = 「{ $text }」というランキングはありません。日・週・月・レーティング・連続正解・リーグ、ここ・全体、番号、昨日、前回（1つ前の期間）が使えます。
leaderboard-places = { $first }〜{ $last }位
button-earlier = ◀ 前の期間
button-later = 次の期間 ▶
button-rating-how = レーティングのしくみ
leaderboard-rating-how = レーティングは、日ごとに、締め切り後に1回だけ計算されます。アシストなしで終えた全員を、その日の順位で比べます。予想よりよい成績なら上がり、悪ければ下がります。

    はじめは全員{ $start }です。表示されるのは控えめな推定値なので、最初のうちは実力がわかるにつれて上がります。遊ばなかった日やアシストありの挑戦では変わりません。{ $days }日間遊ばないとランキングから外れます。

    計算には OpenSkill（プラケット・ルースのモデル）を使っています。

# Stored data about a player, and how long it is stored.
my-data-days = • 日替わりチャレンジの結果と順位、リーグ（このチャットでの名前付き）、成績、実績、シーズン目標
my-data-days-lifetimes = 日替わりチャレンジの終わったゲームは、{ $days }日後に削除されます。結果、成績、実績、シーズン目標は、最後の記録から{ $years }年後に削除されます。

# Streaks of puzzles.
leaderboard-title-streak = 連続正解の最高記録
leaderboard-title-streak-week = 今週の連続正解
leaderboard-streak-count = { $count }問
leaderboard-streak-source = すべての問題の答えはボットのソースコードで公開されています。連続正解の記録は自分のためのものです。
leaderboard-no-streaks = まだ連続正解の記録がありません。始めるには { $command } と入力してください。
