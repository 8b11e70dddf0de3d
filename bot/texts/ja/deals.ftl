# What is known about a deal before its first move.

certified = 検証済み：勝ち筋があります。難易度{ $difficulty }/5。
certified-with-par = 検証済み：勝ち筋があります。パー{ $par }。難易度{ $difficulty }/5。
uncertified = 未検証：勝てない配札かもしれません。

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = 検証済み：勝ち筋があります。パー{ $par }{ $timer ->
    [0] { "" }
   *[other] （時間の倍率を掛ける前）
 }。難易度{ $difficulty }/5。
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = 検証済み：パー{ $par }（見つかった最高点）。難易度{ $difficulty }/5。
flip-uncertified = 未検証：104点には届かないかもしれません。
