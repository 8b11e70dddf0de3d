# What is known about a deal before its first move.

certified = 勝ち筋確認済み。難易度{ $difficulty }/5（5が最も難しい）。
certified-with-par = 勝ち筋確認済み。パー：{ $par }点（これまでに見つかった最高点）。難易度{ $difficulty }/5（5が最も難しい）。
uncertified = 勝ち筋は未確認です。

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = 勝ち筋確認済み。パー：{ $par }点（これまでに見つかった最高点{ $timer ->
    [0] { "" }
   *[other] 。タイマーの倍率は含みません
 }）。難易度{ $difficulty }/5（5が最も難しい）。
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = パー：{ $par }点（これまでに見つかった最高点）。難易度{ $difficulty }/5（5が最も難しい）。
flip-uncertified = パーは不明です。104点には届かないかもしれません。

# Below a deal that was not won: what is proven of it.
deal-winnable = この配置は勝ち筋確認済みです。
deal-best = この配置の最高点は、これまでのところ{ $par }点です。
