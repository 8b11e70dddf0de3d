# The review of a finished game, and ways to its end that are found with all cards known.

button-review = 振り返り
button-decided = 分かれ目の手
button-better = よりよい手順
button-steps = 1手ずつ
button-strip = 振り返りへ
button-autoplay = ここから最後まで自動
button-autoplay-deal = 最初から自動で見る
button-autoplay-rest = 最後まで自動で進める
button-again = やり直す

review-not-over = 振り返りができるのは終わったゲームだけです。最後まで進めるか、先にギブアップしてください。「戻す」で続けることもできます。
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = 振り返りができるのは締め切りの後です：{ $moment }。まず最後まで進めてください。ギブアップするとその日の結果になり、取り消せません。
review-nothing = このゲームでは1手も進んでいないので、振り返るものがありません。
review-not-this-game = このゲームの振り返りはありません。
review-working = すべてのカードを見て1手ずつ調べています… { $percent }%
review-title = 振り返り：{ $deal }
review-end-note = 最後の盤面
review-note = { $number }手目の前
review-giving-up-note = ギブアップしたとき

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = 損をした手はありません。これよりよい終わり方は見つかっていません。
review-never-won = この配札はどう進めても勝てません。負けの原因になった手はありません。
review-unknown = この配札に勝つ手順は見つかっていないので、どの手で負けたとも言えません。
review-lost = { $number }手目の「{ $move }」で勝ちを逃しました。「{ $better }」なら勝ちが残っていました。
review-lost-perhaps = { $number }手目までは勝てました。よかったのは「{ $better }」です。「{ $move }」の後は勝つ手順が見つかっていません。
review-lowered = いちばん損をしたのは{ $number }手目の「{ $move }」です。「{ $better }」なら{ $before }点まで届きましたが、その後は{ $after }点です。
review-gave-up-win = まだ勝てるゲームをギブアップしました。よかったのは「{ $better }」です。
review-gave-up-points = { $after }点でギブアップしましたが、まだ{ $before }点まで届きました。よかったのは「{ $better }」です。

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = あなた：{ $result }
review-best = 見つかっている最善：{ $result }

# Both numbers have a sign. $deal, $luck and $skill add up to $result.
review-luck-and-skill = 運 { $luck }、腕前 { $skill }。
review-balance = このように始まる100回のうち、慎重な人が勝つのは{ $deal }回です。運は、その後のカードがもたらした分です。腕前は、見えていた範囲での最善に比べ、手で失った分（−）または得た分（+）です。合わせて{ $result }です（勝ちは100、それ以外は0）。見本から求めているので、偶然かもしれない分は運に数えます。
review-beyond-a-win = 手で失った分をカードが取り戻すこともあるので、どちらも100を超えることがあります。
review-balance-in-points = このように始まる配札では、上手に進めると{ $deal }点です。運は、この配札がそれより多く（少なく）秘めていた分です。腕前は、そのうち手で失った分です。合わせて{ $result }点です。見本から求めているので、1、2点は偶然かもしれません。

# The effect of a move, below the strip and in its alt text.
review-effect-kept = 最善を保った
review-effect-lost = 勝ちを逃した
review-effect-lowered = 最高点を下げた
review-effect-nothing = 失うものなし
review-effect-unsure = 不明
review-run = { $steps ->
    [1] { $first }手目：{ $effect }。
   *[other] { $first }～{ $last }手目：{ $effect }。
 }
review-alt = { $deal }の振り返り。{ $runs }{ $note }：

review-giving-up = ここでギブアップしました。
review-kept-the-win = 勝ちを保ちました。
review-kept-the-best = 見つかっている最善を保ちました。まだ{ $after }点まで届きます。
review-lost-the-win = 勝ちを逃しました。
review-perhaps-lost-the-win = この前は勝てました。この後は勝つ手順が見つかっていません。
review-lowered-the-best = 届く最高点が{ $before }点から{ $after }点に下がりました。
review-lost-nothing = 失ったものはありません。もう勝てない状態でした。
review-not-known = 何かを失ったかどうかはわかりません。
review-better = よりよい手：「{ $better }」。

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] 配札から、{ review-way-moves }
   *[other] { $moves }手目の後から、{ review-way-moves }
 }
review-way-moves = 見つかっている最善の手順、全{ $count }手です。
review-film-alt = { $deal }の動画。{ $details }
review-line-start = { $moves ->
    [0] 配札です。
   *[other] { $moves }手進んだところです。
 }この後{ $count }手あります。
review-line-move = この手順の{ $count }手中{ $number }手目：{ $move }。
review-line-end = 終わり方：{ $result }。
autoplay-working = すべてのカードを見て、最後までの最善の手順を探しています…
autoplay-over = そこではもう終わっているので、進める手がありません。
autoplay-nothing = そこから勝つ手順は見つかっていません。
# The result of a way that ends before the game does, with the best score found.
result-no-further = 勝ち筋は見つからず
