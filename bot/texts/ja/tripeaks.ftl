# TriPeaks: its name, options and what is typed; all else is in clearing.ftl.

tripeaks-title = トライピークス
# Other names that players type.
tripeaks-called = tripeaks, トライピークスソリティア, ソリティアトライピークス, トライピークスのソリティア, トライピーク, トライピークソリティア, トライピクス, トリピークス, トリプルピークス, スリーピークス, スリーピーク, トライタワー, トライタワーズ, 3つの山, 三つの山, 三つの峰, 3つの峰, 三山, とらいぴーくす
tripeaks-credit = トライピークス：ロバート・ホーグ（1989年）
# The aim in two short sentences, above a player’s first game.
tripeaks-aim = 3つの山のカードを、すべて捨て札に重ねます。取れるのは、捨て札の一番上より1つ大きいか小さい数字のカードです。
tripeaks-pitch = 数字を1つずつ上げ下げして、3つの山を取ります。
tripeaks-typing = 「7h」のようにカードか、「d3」のように場所を入力します。「引く」で山札をめくります。「d3 d4 c3」のように続けて書けます。

# Whether a king goes on an ace, and an ace on a king.
tripeaks-option-wrap = キングとエースのつながり
tripeaks-option-wrap-on = キングとエースがつながる
tripeaks-option-wrap-off = キングとエースがつながらない
tripeaks-short-option-wrap-on = ループあり
tripeaks-short-option-wrap-off = ループなし
# What else players type for it.
tripeaks-typed-option-wrap-off = ループなし, ループ無し, ループしない, つながりなし, つながらない, つながらず

# A goal of a season.
tripeaks-score-goal = トライピークスで残りを{ $score }枚以下にする
