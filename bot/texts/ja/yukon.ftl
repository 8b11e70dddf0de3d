# Yukon: its name, options and what is typed; all else is in building.ftl.

yukon-title = ユーコン
# Other names that players type. The second ones mean the game with an option.
yukon-called = ユーコンソリティア, ソリティアユーコン, ユーコンのソリティア, ユコン, ゆーこん
yukon-called-suit = ロシアンソリティア, ロシアソリティア, ロシアのソリティア, ロシアン
yukon-credit = ユーコン：伝統のひとり遊び
# The aim in two short sentences, above a player’s first game.
yukon-aim = 各スートをエースからキングまで順に組札に上げます。列では{ $suit ->
    [on] 同じスートで
   *[off] 赤と黒を交互に
 }小さい数字を重ね、表向きのカードは上のカードごと動かせます。
yukon-pitch = 山札のないクロンダイク。カードは上のカードごと動きます。
yukon-typing = カードの場所と行き先を入力します：「a c」「qh ks」「d 組札」。「3 a c」で3枚動かします。「ab, bc」のように続けて書けます。

# Built in suit, it is Russian solitaire.
yukon-option-suit = ロシアン・同スート
yukon-short-option-suit = ロシアン
# What else players type for it.
yukon-typed-option-suit = ロシアン, ロシア, 同スート, 同じスート, 同じスートで

# A goal of a season.
yukon-score-goal = ユーコンで組札を{ $score }枚にする
