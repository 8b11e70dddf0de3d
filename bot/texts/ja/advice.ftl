# What players can ask about a board: a hint, the chances, a verdict.

button-hint = ヒント
button-chance = 見込み
button-verdict = 判定
button-verdict-yes = はい、教えて

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = ヒントを探しています…
# The chances after that move and the reason for it follow.
hint = ヒント：「{ $move }」。
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] この手の後、勝つ道は見つかりません。
       *[other] この手の後、勝つ道があります。
    }
   *[other] この手の後、見た目が同じ配札{ $samples }回のうち{ $won }回勝てました。
 }
hint-points = { $samples ->
    [1] この手の後、{ $most }点中{ $points }点になる道があります。
   *[other] この手の後、見た目が同じ配札では平均{ $most }点中{ $points }点でした。
 }

chance-looking = 見込みを調べています…
chance-won = { $samples ->
    [1] { $won ->
        [0] 見込み：勝つ道は見つかりません。
       *[other] 見込み：勝つ道があります。
    }
   *[other] 見込み：見た目が同じ配札{ $samples }回のうち{ $won }回勝てました。
 }
chance-points = { $samples ->
    [1] 見込み：{ $most }点中{ $points }点になる道があります。
   *[other] 見込み：{ $most }点中{ $points }点（見た目が同じ配札{ $samples }回の平均）。
 }
chance-counts = ヒント1回と数えます。
# Next to the bar in the picture: “63 of 100”.
meter = { $part } / { $whole }

advice-over = このゲームは終わっているので、勧める手はありません。
advice-none = このゲームのヒントはありません。
advice-nothing = ここでは勧める手が見つかりません。アシストには数えません。

verdict-ask = 判定では、あなたに見えないカードも調べます。わかるのはこのゲームにまだ勝てるかどうかだけで、その後はアシストありになります。
verdict-ask-points = 判定では、あなたに見えないカードも調べます。わかるのは{ $most }点にまだ届くかどうかだけで、その後はアシストありになります。
verdict-looking = すべてのカードを調べています…{ $looks ->
    [0] { "" }
   *[other] （{ $looks }局面まで）
 }
verdict-won = 判定：まだ勝てます。
verdict-won-points = 判定：まだ{ $most }点に届きます。
verdict-lost = 判定：もう勝てません。{ $undo }手戻すと、まだ勝てます。
verdict-lost-points = 判定：もう{ $most }点には届きません。{ $undo }手戻すと、まだ届きます。
verdict-lost-from-deal = 判定：配札のときから勝てませんでした。あなたのせいではありません。
verdict-lost-from-deal-points = 判定：配札のときから{ $most }点には届きませんでした。あなたのせいではありません。
verdict-lost-somewhere = 判定：もう勝てません。何手戻せば勝てるかはわかりませんでした。
verdict-lost-somewhere-points = 判定：もう{ $most }点には届きません。何手戻せば届くかはわかりませんでした。
verdict-unknown = 判定：不明。まだ勝てるかどうかはわかりませんでした。アシストには数えません。
verdict-unknown-points = 判定：不明。まだ{ $most }点に届くかどうかはわかりませんでした。アシストには数えません。
verdict-over = このゲームは終わっています。判定を聞けるのは、続いているゲームだけです。
verdict-none = このゲームの判定はできません。
