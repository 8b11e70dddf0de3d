# What players can ask about a board: a hint, the chances, a verdict.

button-hint = ヒント
button-chance = 見込み
button-verdict = 判定
button-verdict-yes = はい、調べる

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = ヒントを探しています…
# The chances after that move and the reason for it follow; in a player's first game of the kind only the reason.
hint = ヒント：「{ $move }」。
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] この手の後の勝ち筋は見つかりません。
       *[other] この手の後も、まだ勝てます。
    }
   *[other] { $won ->
        [0] この手の後、見えているカードが同じ配置{ $samples }通りでは、1回も勝てませんでした。
       *[other] この手の後、見えているカードが同じ配置{ $samples }通りのうち、{ $won }通りで勝てました。
    }
 }
hint-points = { $samples ->
    [1] この手の後、{ $most }点中{ $points }点まで取れます。
   *[other] この手の後、見えているカードが同じ配置では、平均で{ $most }点中{ $points }点でした。
 }
# Instead of a reason that compares moves in numbers, in a player's first game of the kind.
hint-did-better = いくつかの手を試したところ、これが最善でした。

chance-looking = 見込みを調べています…
chance-won = { $samples ->
    [1] { $won ->
        [0] 見込み：勝ち筋は見つかりません。
       *[other] 見込み：まだ勝てます。
    }
   *[other] { $won ->
        [0] 見込み：見えているカードが同じ配置{ $samples }通りでは、1回も勝てませんでした。
       *[other] 見込み：見えているカードが同じ配置{ $samples }通りのうち、{ $won }通りで勝てました。
    }
 }
chance-points = { $samples ->
    [1] 見込み：{ $most }点中{ $points }点まで取れます。
   *[other] 見込み：{ $most }点中{ $points }点です。見えているカードが同じ配置{ $samples }通りの平均です。
 }
# Follows the chances, unless no hidden card matters.
chance-meaning = 見えているカードはそのままで、見えないカードだけを混ぜ直して調べています。
chance-counts = ヒント1回として数えます。
# Next to the bar in the picture: “63 of 100 won”, “71/104 points”.
meter = { $whole }回中{ $part }勝
meter-points = { $whole }点中{ $part }点

advice-over = このゲームは終わっています。ヒントと見込みは、途中のゲームでだけ使えます。
advice-none = このゲームではヒントと見込みを使えません。
advice-nothing = この盤面ではヒントが見つかりません。アシストとしては数えません。

verdict-ask = { $hidden ->
    [0] 判定でわかるのは、まだ勝てるかどうかだけです。
   *[other] 判定では、見えないカードも含めて、すべてのカードを調べます。わかるのは、まだ勝てるかどうかだけです。
 }判定を使うと、このゲームはアシストありになります。
verdict-ask-points = { $hidden ->
    [0] 判定でわかるのは、まだ{ $most }点を取れるかどうかだけです。
   *[other] 判定では、見えないカードも含めて、すべてのカードを調べます。わかるのは、まだ{ $most }点を取れるかどうかだけです。
 }判定を使うと、このゲームはアシストありになります。
verdict-looking = すべてのカードを調べています…{ $looks ->
    [0] { "" }
   *[other] （{ $looks }通りの盤面を確認済み）
 }
verdict-won = 判定：まだ勝てます。
verdict-won-points = 判定：まだ{ $most }点を取れます。
verdict-lost = 判定：このままでは勝てません。{ $undo }手戻せば、まだ勝てます。
verdict-lost-points = 判定：このままでは{ $most }点は取れません。{ $undo }手戻せば、まだ取れます。
verdict-lost-from-deal = 判定：この配置は、どう進めても勝てません。負けの原因になった手はありません。
verdict-lost-from-deal-points = 判定：この配置では、どう進めても{ $most }点は取れません。あなたの手が原因ではありません。
verdict-lost-somewhere = 判定：このままでは勝てません。何手戻せば勝てるかは不明です。
verdict-lost-somewhere-points = 判定：このままでは{ $most }点は取れません。何手戻せば取れるかは不明です。
verdict-unknown = 判定：不明。勝ち筋は見つかりませんでしたが、あるかもしれません。アシストとしては数えません。
verdict-unknown-points = 判定：不明。{ $most }点を取る手順は見つかりませんでしたが、あるかもしれません。アシストとしては数えません。
verdict-over = このゲームは終わっています。判定は、途中のゲームでだけ使えます。
verdict-none = このゲームでは判定を使えません。
