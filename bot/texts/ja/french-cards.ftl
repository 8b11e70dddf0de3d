# The cards of the French deck: in words, and in as few characters as stand on them.

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

# What is typed for it, too.
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
