# The review of a finished game, and ways to its end that are found with all cards known.

button-review = 振り返り
button-decided = 分かれ目の手
button-better = よりよい手順
button-steps = 1手ずつ
button-luck = 運と実力
button-strip = 振り返りに戻る
button-autoplay = ここから自動で進める
button-autoplay-deal = 最初から自動で進める
button-autoplay-rest = 最後まで自動で進める
button-again = 進み具合を見る

review-not-over = 振り返りができるのは、終わったゲームだけです。最後まで進めるか、先にギブアップしてください。ギブアップした後も、「{ button-undo }」で続きに戻れます。
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = この挑戦の振り返りができるのは、締め切りの後です。締め切りは{ $moment }です。まず最後まで進めてください。ギブアップするとその日の結果になり、取り消せません。
review-nothing = このゲームでは1手も進めていないので、振り返りはありません。
review-not-this-game = このゲームでは振り返りを使えません。
review-working = すべてのカードを見て、1手ずつ調べています…{ $percent }%
review-title = 振り返り：{ $deal }
review-end-note = 最後の盤面
review-note = { $number }手目の前
review-giving-up-note = ギブアップしたとき

# The first line, if the deal hid any cards.
review-all-cards = 振り返りでは、裏向きだったカードも含めて、すべてのカードを調べます。ゲーム中は誰にも見えなかったカードです。

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = この配置では、損になった手はありません。これよりよい結果は見つかっていません。
review-never-won = この配置は、どう進めても勝てません。負けの原因になった手はありません。
review-unknown = この配置の勝ち筋は見つかっていません。そのため、どの手で負けたかはわかりません。
review-lost = 分かれ目は{ $number }手目の「{ $move }」でした。その前はまだ勝てる状態でしたが、その後は勝てなくなりました。よりよい手：「{ $better }」。
review-lost-perhaps = 分かれ目は、おそらく{ $number }手目の「{ $move }」でした。その前はまだ勝てる状態でした。その後の勝ち筋は見つかっていません。よりよい手：「{ $better }」。
review-lowered = 一番損をしたのは{ $number }手目の「{ $move }」です。その前は{ $before }点まで取れる状態でしたが、その後は{ $after }点までになりました。よりよい手：「{ $better }」。
review-gave-up-counts = ギブアップは、最後の手として数えます。
review-gave-up-win = まだ勝てるゲームをギブアップしました。「{ $better }」なら勝てました。
review-gave-up-points = { $after }点でギブアップしました。まだ{ $before }点まで取れる状態でした。そのための最初の手は「{ $better }」です。
# Follows the decisive move if a hint for its board is the same move. $hints counts the hints in the game, $hidden the
# cards that were hidden.
review-hint-same = { $hints ->
    [0] ヒントを使っていても、同じ手になっていました。
   *[other] この盤面のヒントも、同じ手です。
 }{ $hidden ->
    [0] ヒントは、振り返りほど先まで調べません。
   *[other] 見えていたカードからは、これが最善に見えました。
 }

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = あなたの結果：{ $result }。
review-best = 見つかっている最善の結果：{ $result }。

# The page about luck and skill. $number has a sign, $side is “more”, “less” or “none”. $deal, luck and skill add up to
# $result; $sum is “33 − 20 − 13”.
review-balance = 同じ始まり方のゲームなら、上手なプレイヤーは100回のうち{ $deal }回勝ちます。
review-luck = 運 { $number }：{ $side ->
    [more] その後に出たカードに恵まれました。
    [less] その後に出たカードに恵まれませんでした。
   *[none] その後に出たカードの影響はありませんでした。
 }
review-skill = 実力 { $number }：{ $side ->
    [more] 上手なプレイヤーよりも、さらによい手を選びました。
    [less] 見えていたカードだけでも、もっとよい手を選べました。
   *[none] 見えていたカードからは、これよりよい手はわかりませんでした。
 }
review-sum = 合計：{ $sum } = { $result }。勝ちは100、それ以外は0です。
review-chance = サンプルによる推定なので、偶然かもしれない分は運に含めます。
review-beyond-a-win = 運も実力も、100を超えることがあります。手で失った分を、カードの運で取り戻すこともあるためです。
review-balance-in-points = 同じ始まり方のゲームなら、上手なプレイヤーは{ $deal }点を取ります。
review-luck-in-points = 運 { $number }：{ $side ->
    [more] この配置で取れる最高点は、それより高くなります。
    [less] この配置で取れる最高点は、それより低くなります。
   *[none] この配置で取れる最高点も、それと同じです。
 }
review-skill-in-points = 実力 { $number }：{ $side ->
    [less] あなたの手で失った点です。
   *[other] あなたの手で失った点はありません。
 }
review-sum-in-points = 合計：{ $sum } = { $result }点。
review-chance-in-points = サンプルによる推定なので、1〜2点は偶然かもしれません。

# The effect of a move, below the strip and in its alt text.
review-effect-kept = 損なし
review-effect-lost = 勝ちを逃した
review-effect-lowered = 点を失った
review-effect-nothing = もう勝てない
review-effect-unsure = 不明
review-run = { $steps ->
    [1] { $first }手目：{ $effect }。
   *[other] { $first }〜{ $last }手目：{ $effect }。
 }
review-alt = { $deal }の振り返り。{ $runs }{ $note }：

review-giving-up = ここでギブアップしました。
review-kept-the-win = まだ勝てる状態でした。
review-kept-the-best = 損はありません。まだ{ $after }点まで取れる状態でした。
review-lost-the-win = ここで勝ちを逃しました。
review-perhaps-lost-the-win = この手の前はまだ勝てる状態でした。その後の勝ち筋は見つかっていません。
review-lowered-the-best = 取れる最高点が{ $before }点から{ $after }点に下がりました。
review-lost-nothing = 損はありません。もう勝てない状態でした。
review-not-known = この手が損だったかどうかは不明です。
review-better = よりよい手：「{ $better }」。

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] 最初の配置から：{ review-way-moves }
   *[other] { $moves }手目の後から：{ review-way-moves }
 }
review-way-moves = 見つかっている最善の手順、全{ $count }手です。
review-film-alt = { $deal }の動画。{ $details }
review-line-start = { $moves ->
    [0] 最初の配置です。
   *[other] { $moves }手進んだところです。
 }この後{ $count }手あります。
review-line-move = 見つかっている最善の手順、{ $count }手中{ $number }手目：{ $move }。
review-line-end = 最終結果：{ $result }。
autoplay-working = すべてのカードを見て、最後までの最善の手順を探しています…
autoplay-over = この時点でゲームは終わっているので、この先の手はありません。
autoplay-nothing = この時点からの勝ち筋は見つかっていません。
# The result of a way that ends before the game does, with the best score found.
result-no-further = 勝ち筋は見つからず
