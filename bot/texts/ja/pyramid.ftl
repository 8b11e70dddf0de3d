# Pyramid: its name, options and what is typed; all else is in clearing.ftl.

pyramid-title = ピラミッド
# Other names that players type.
pyramid-called = ピラミッドソリティア, ソリティアピラミッド, ピラミッドのソリティア, ソリティアのピラミッド, トランプのピラミッド, ピラミッドゲーム, ピラミッドソリテア, ピラミッド13, ピラミッド十三, ソリティア13, 足して13, 合計13, サーティーン, ピラミット, ピラミットソリティア, ピラミド, ぴらみっど, エジプトのピラミッド, クラシックピラミッド
pyramid-credit = ピラミッド：伝統のひとり遊び
# The aim in two short sentences, above a player’s first game.
pyramid-aim = 合計が13になる2枚のペアを取って、ピラミッドをなくします。キングは1枚で取れます。
pyramid-pitch = 合計13のペアを取り、ピラミッドをなくします。
pyramid-typing = 「qh as」のように2枚のカードか、「g1 g2」のように場所を入力します。「w」は捨て札、「s」は山札です。キングは「g3」のように1枚だけです。「引く」で山札をめくり、「山札に戻す」で捨て札を山札に戻します。

# How often players may go through the stock.
pyramid-option-passes = 山札をめくる回数
pyramid-option-passes-any = 何巡でも
pyramid-option-passes-3 = 3巡まで
pyramid-option-passes-1 = 1巡だけ
pyramid-short-option-passes-any = 何巡でも
pyramid-short-option-passes-3 = 3巡まで
pyramid-short-option-passes-1 = 1巡だけ

# A goal of a season.
pyramid-score-goal = ピラミッドで残りを{ $score }枚以下にする

pyramid-refused-no-such-move = 「{ $move }」はこのゲームの手ではありません。「qh as」のように合計が13になる2枚を入力するか、「引く」と入力してください。
pyramid-refused-unreadable = 「{ $text }」は手として読み取れません。「qh as」のように2枚のカードか、「g1 g2」のように場所を入力するか、「引く」「山札に戻す」と入力してください。
