# 問題：目標のある盤面。最初の挑戦がレーティングに影響します。

button-puzzle = 問題
button-puzzle-skip = スキップ
button-puzzle-skip-yes = スキップする
button-puzzle-solution = 答え
button-puzzle-next = 次へ
button-puzzle-streak = 新しい連続正解
button-puzzle-in-streak = 連続で解く
button-puzzle-back = この問題を続ける
button-puzzle-skip-open = この問題をスキップ
button-puzzle-solve = 解く

# ホーム画面。
home-puzzles = 問題
home-puzzles-streak = 連続正解：{ $count }問
home-puzzles-best = 最高の連続正解：{ $count }問
home-puzzles-open = 問題{ $number }が途中です
home-puzzles-new = やさしいものから難しいものまで{ $count }問

# 「問題812：4手以内に列 a を空にする」
puzzle-title = 問題{ $number }：{ $goal }
# 答えの動画の上。
puzzle-name = 問題{ $number }
# 盤面の画像の見出し：残りの手数と状態。
puzzle-heading = 残り{ $moves }手 · { $state }

# ほかの文の中で使う目標。$movesは最大の手数。
puzzle-goal-in = { $moves }手以内に{ $goal }
puzzle-goal-leave = { $count ->
    [0] カードをすべてなくす
   *[other] 残りを{ $count }枚以下にする
 }
puzzle-goal-keep = 山札を{ $count }枚以上残して勝つ
puzzle-goal-reach = { $count }点以上を取る
puzzle-goal-points = すべてのカードを置いて{ $count }点以上を取る
puzzle-goal-place = すべてのカードを置く
puzzle-goal-home = 組札を{ $count }枚にする
puzzle-goal-suits = { $count }スートを組札にそろえる
# $kindは列（pile）か山（heap）、$placeはその文字。
puzzle-goal-empty = { $kind ->
    [heap] 山 { $place } を空にする
   *[other] 列 { $place } を空にする
 }
puzzle-goal-free = 山 { $place } の{ $card }を一番上に出す
puzzle-goal-turn-up = 列 { $place } の{ $card }を表にする
puzzle-goal-finish = すべてのカードを組札に上げる
puzzle-goal-reached = これで目標達成です。

# 最初の手の前に伝えること。
puzzle-terms-puzzle = { $game }：最初の挑戦だけが問題のレーティングに影響します。目標に届かなくなる手で終わります。元に戻すこととヒントは使えません。スキップは不正解になります。
puzzle-terms-streak = { $game }：間違えるまで続けて解きます。目標に届かなくなる手は間違いです。元に戻すこととヒントは使えません。スキップすると連続正解は終わります。
puzzle-terms-practice = { $game }：練習です。レーティングは変わりません。手を元に戻せます。1手ごとに確認します。
puzzle-moves-left = 残り{ $count }手です。

# 挑戦の結果。
puzzle-title-solved = 正解！　問題{ $number }
puzzle-title-missed = 不正解：問題{ $number }
puzzle-title-skipped = スキップ：問題{ $number }
puzzle-missed-practice = 「{ button-undo }」で手を戻せます。
puzzle-skipped = 不正解になります。
# $changeは符号付きの数、$afterはゲームでの新しいレーティング、$puzzleは問題のレーティング。
puzzle-rating = { $change }：{ $game }のレーティングは{ $after }です。この問題は{ $puzzle }です。
puzzle-streak-so-far = 連続正解：{ $count }問。最高：{ $best }問。
puzzle-streak-best = これまでで最高の連続正解です！
puzzle-lost-by = { $number }手目で目標に届かなくなりました：{ $move }
puzzle-uncounted = この問題は終わり、保存されました。いまは集計できませんが、まもなく反映されます。
puzzle-lost-unknown = どの手で目標に届かなくなったかは、わかりません。
puzzle-looking = 手を確認しています…
puzzle-changed = この問題は始めたあとに変わりました。答えはもうわかりません。

# 答えの各手で。$countは全部の手の数、$keptは目標に届く手の数。
puzzle-step = { $kept ->
    [1] { $count }手のうち、目標に届くのはこの手だけです。
   *[other] { $count }手のうち、目標に届くのは{ $kept }手です。
 }

# 答えの動画。
way-to-goal = 答え、全{ $count }手です。
way-to-goal-move = 答え、{ $count }手中{ $number }手目：{ $move }。

# 練習での1手ごとの確認。
puzzle-in-reach = まだ目標に届きます。
puzzle-out-of-reach = この手で、目標に届かなくなりました。「{ button-undo }」で戻せます。
puzzle-unknown = まだ目標に届くかどうか、すぐにはわかりません。

puzzle-skipping = この問題をスキップしますか？　不正解になります。そのあと答えを見られます。
puzzle-still-open = 問題{ $number }がまだ終わっていません。解くか、「{ button-puzzle-skip }」を押してください。
puzzle-other-open = { $game }：この問題がまだ終わっていません。レーティングに影響する問題は1問ずつです。解くか、スキップしてください。スキップは不正解になります。
puzzle-nothing-to-skip = スキップできる問題がありません。
puzzle-no-help = 問題では、ヒントと判定は使えません。元に戻せるのは練習のときだけです。
puzzle-over = この問題は終わっています。「{ button-try-again }」を押すと練習できます。
puzzle-leave = 「{ button-puzzle-skip }」を押すと、この問題を終えます。不正解になります。
puzzle-only = これは問題でだけ使えます。「{ button-puzzle }」を押すと始められます。
puzzle-no-such = 問題{ $number }はありません。最後の問題は{ $last }です。
puzzle-none = 条件に合う問題がありません。ゲームか難しさを外してください。

# 共有した問題の下。
puzzle-offer = { $game }の問題です。解けますか？　「{ button-puzzle-solve }」を押すか、「{ $command }」と入力してください。
# The text of a shared puzzle: with the player’s own result, or without one.
share-puzzle-solved = ✅ { $game }：正解（{ announce-attempt }）
share-puzzle-missed = ❌ { $game }：不正解
share-puzzle-open = { $game }の問題です。解けますか？
share-puzzle-streak = 連続正解：{ $count }問

puzzle-level-easy = やさしい
puzzle-level-medium = ふつう
puzzle-level-hard = 難しい
puzzle-level-streak = 連続

# 答えのテーマ：名前と、答えの特徴を伝える文。
puzzle-theme = { $theme }：{ $means }
puzzle-theme-only-move = 唯一の手
puzzle-theme-only-move-means = 4手以上のうち1手だけが目標に届く場面が、2回以上あります。
puzzle-theme-not-obvious = 自然な手ではない
puzzle-theme-not-obvious-means = よさそうに見える手では届かない場面が、2回以上あります。
puzzle-theme-long-way = 長い手順
puzzle-theme-long-way-means = 答えは14手以上です。
puzzle-theme-let-it-lie = そのままにする
puzzle-theme-let-it-lie-means = 取れるものや組札に上げられるものを、そのまま待ちます。
puzzle-theme-empty-pile = 場所を空ける
puzzle-theme-empty-pile-means = 空いた場所が、次の手に役立ちます。
puzzle-theme-which-two = どの2枚か
puzzle-theme-which-two-means = 同じ数字の中から、正しい2枚を選びます。
puzzle-theme-spend-trumps = 切り札を使う
puzzle-theme-spend-trumps-means = 切り札かジョーカーだけが正しい場面があります。
puzzle-theme-count-trumps = 切り札を数える
puzzle-theme-count-trumps-means = 勝てる切り札やジョーカーを、手札に残します。
puzzle-theme-choose-trumps = 切り札を選ぶ
puzzle-theme-choose-trumps-means = 切り札の選び方で決まります。
puzzle-theme-closing-gap = 間が詰まる
puzzle-theme-closing-gap-means = 取り除いて間を詰め、次の手につなげます。
puzzle-theme-give-back = 戻す
puzzle-theme-give-back-means = 組札からカードを戻します。
puzzle-theme-wait-to-deal = 配るのを待つ
puzzle-theme-wait-to-deal-means = 配るのは正しい手ですが、まだ早い場面があります。
puzzle-theme-split = 途中で分ける
puzzle-theme-split-means = 重なったカードの一部だけを動かし、その下のカードは残します。
puzzle-theme-which-twin = どちらのカードか
puzzle-theme-which-twin-means = 数字と色が同じ2枚から、正しいほうを動かす場面が2回以上あります。
puzzle-theme-wait-to-draw = めくるのを待つ
puzzle-theme-wait-to-draw-means = めくるのは正しい手ですが、まだ早い場面があります。
puzzle-theme-cell-and-back = セルに仮置きする
puzzle-theme-cell-and-back-means = カードをいったんセルに置き、あとで列に移します。
puzzle-theme-own-suit = スートをそろえる
puzzle-theme-own-suit-means = ほかのスートにも置けますが、同じスートに置くのが正しい手です。
puzzle-theme-which-one = どのカードか
puzzle-theme-which-one-means = 同じ数字のカードから、正しい1枚を取る場面が2回以上あります。
puzzle-theme-save-partner = 相手を残す
puzzle-theme-save-partner-means = よさそうに見えるペアのカードを、別のカードとのペアに残す場面が2回以上あります。
puzzle-theme-long-streak = 長い連続
puzzle-theme-long-streak-means = 山札をめくらずに、8枚以上を続けて捨て札に重ねます。
puzzle-theme-edge = 端
puzzle-theme-edge-means = 正しいマスはテーブルの端にあります。
puzzle-theme-last-places = 最後のマス
puzzle-theme-last-places-means = あとのカードの唯一のマスを、空けておきます。
puzzle-theme-keep-held = キープのまま
puzzle-theme-keep-held-means = 置けるカードでも、キープして待ちます。
puzzle-theme-points-later = 得点はあとで
puzzle-theme-points-later-means = いまの得点を控えると、最後に多く取れます。

help-puzzles = 答えはボットのソースコードで調べられます。問題のレーティングは、自分のための目安です。
