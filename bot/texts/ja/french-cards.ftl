# The French deck: cards in words and as symbols.

french-in-words = { $rank ->
    [X] ジョーカー
   *[other] { french-suit }の{ french-rank }
 }

french-rank = { $rank ->
    [A] エース
    [T] 10
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] スペード
    [H] ハート
    [D] ダイヤ
   *[C] クラブ
 }

french-number = { $rank }

# Players can type these, too.
french-symbol = { $rank ->
    [X] Joker
    [T] 10{ french-sign }
   *[other] { $rank }{ french-sign }
 }

french-sign = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
 }
