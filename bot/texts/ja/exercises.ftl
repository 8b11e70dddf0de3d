# レッスン、もう一度、練習するミス。

button-learn = レッスン
# はじめてのゲームの盤面の下：レッスンへの入口。
button-first-time = はじめてならレッスン
button-lessons = レッスン一覧
button-lesson-back = ◀ 1つ前へ
button-alone = ひとりで遊ぶ

lessons-title = レッスン
# $finishedは終えたレッスンの数、$countは全部の数。終えたものには印が付く。
lessons = { $finished ->
    [0] 遊びながらゲームを覚えられます。レッスンは約2分です。いつでもやめて、続きから再開できます。
   *[other] 遊びながらゲームを覚えられます。いつでもやめて、続きから再開できます。完了：{ $finished }／{ $count }
 }
lesson-finished = ✓ { $game }
# 「レッスン：Wish（3／10）」
lesson-title = レッスン：{ $game }（{ $number }／{ $count }）
lesson-title-end = レッスン：{ $game }（完了）
lesson-typed = 「{ $move }」と入力してください。
lesson-right = 正解です！
lesson-right-other = 正解です！　レッスンは別の手で続きます：{ $move }
lesson-also = レッスンが代わりに進めた{ $count }手：{ $moves }
lesson-also-many = レッスンが代わりに{ $count }手進めました。
lesson-changed = このレッスンは新しくなりました。「{ button-restart }」を押してください。
lesson-over = このレッスンは完了しています。遊ぶには「{ button-alone }」、もう一度学ぶには「{ button-restart }」を押してください。
lesson-none = { $game }のレッスンはまだありません。「{ button-rules }」を押すとルールが読めます。
lesson-hint = 印の付いた場所に注目してください。説明をもう一度読むか、「{ button-lesson-back }」を押してください。

# ホーム画面。
home-lessons-new = はじめてのゲームを順を追って学べます
home-lessons-finished = 完了：{ $games }

exercise-leave = ここでの結果は記録に残りません。ギブアップしなくても、ほかのゲームを始めるか開けば終われます。
exercise-at-start = 元に戻せる手がありません。ここが最初の状態です。
exercise-no-review = レッスン、「もう一度」、問題には振り返りがありません。終わったゲームにだけあります。
exercise-not-shared = レッスンと「もう一度」は共有できません。終わったゲームを共有してください。

button-try = 自分で試す
button-try-from-here = ここから試す
button-show = 答えを見る
button-to-review = 振り返りへ
button-to-exercise = 局面に戻る
button-mistakes = ミスの練習
button-mistake-early = いま練習する

# 「もう一度：Wish、ゲーム番号42」
second-try-title = もう一度：{ $deal }
second-try-goal = 目標：{ $goal }
# 目標。ほかの文の中で使う。
goal-win = 勝つ
goal = { $goal }またはそれよりよい結果
# ゲームごとの数え方での点数。
goal-score = { $score }
second-try-looking = ここからの最善の手順を探しています…
second-try-refused = もう一度試せるのは、自分の終わったゲームの手からだけです。「{ button-games }」から開いてください。
second-try-at-the-end = この手のあとでゲームは終わりました。もっと前の手を選んでください。
second-try-no-win = ここからの勝ち筋は見つかりません。もっと前の手を選んでください。
second-try-only = 「{ button-show }」を使えるのは「もう一度」の中だけです。
second-try-solved = 成功です！　目標を達成しました。
second-try-missed = 今回は届きませんでした。目標：{ $goal }

# 「もう一度」で1手ごとに表示する判定。-pointsは目標が点数のとき。
judge-looking = この手を調べています…
judge-in-reach = まだ勝てます。
judge-in-reach-points = まだ{ $score }に届きます。
judge-out-of-reach = 負け：ここからはもう勝てません。「{ button-undo }」で手を戻せます。
judge-out-of-reach-points = 負け：ここからは{ $score }が最高です。「{ button-undo }」で手を戻せます。
judge-unknown = まだ勝てるかどうか、すぐにはわかりません。
judge-unknown-points = ここから見つかるのは{ $score }までですが、もっと上があるかもしれません。
judge-no-answer = いまはこの手を調べられません。そのまま続けられます。
judge-does-it = 「もう一度」では、どの手も自動で判定されます。

mistakes-title = ミスの練習
mistakes-none = 練習するミスはありません。終わったゲームを振り返ると、分かれ目の手がここに入ります。
mistakes-none-due = 練習するミスは{ $count }件です。次は{ $days }日後です。
# 盤面の上：今日練習するミスの数（これを含む）。
mistake-due = 今日の練習：{ $due }／{ $count }。ここではどうすればよかったでしょう？

# ミスを解いたあと：次に出るまでの日数。もう出ないときは0。
mistake-solved = { $days ->
    [0] これで最後です。この局面はもう身に付きました。
   *[other] その手が正解です！　この局面は{ $days }日後にまた出ます。
 }

my-data-exercises = • レッスン、「もう一度」、問題の記録とレーティングと連続正解、練習するミス（最大50件）
