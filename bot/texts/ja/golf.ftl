# Golf: its name, options and what is typed; all else is in clearing.ftl.

golf-title = ゴルフ
# Other names that players type. The second ones mean the game with an option.
golf-called = ゴルフソリティア, ソリティアゴルフ, ゴルフのソリティア, ソリティアのゴルフ, トランプのゴルフ, トランプゴルフ, カードゴルフ, ゴルフゲーム, ゴルフソリテア, ごるふ, クラシックゴルフ
golf-called-wrap = パットパット, パット・パット, パットパットゴルフ, プットプット, パターゴルフ, ミニゴルフ, パットゴルフ
golf-credit = ゴルフ：伝統のひとり遊び
# The aim in two short sentences, above a player’s first game.
golf-aim = 7つの列のカードを、すべて捨て札に重ねます。取れるのは、捨て札の一番上より1つ大きいか小さい数字のカードです。
golf-pitch = 数字を1つずつ上げ下げして、7つの列を取ります。
golf-typing = 「a」のように列か、「7h」のように列の一番上のカードを入力します。「引く」で山札をめくります。「a c a」のように続けて書けます。

# Whether a king goes on an ace, and an ace on a king.
golf-option-wrap = キングとエースがつながる（パットパット）
golf-short-option-wrap = パットパット
# What else players type for it.
golf-typed-option-wrap = ループあり, ループする, つながる, つながりあり

# A goal of a season.
golf-score-goal = ゴルフで残りを{ $score }枚以下にする

golf-refused-unreadable = 「{ $text }」は手として読み取れません。「a」のように列か、「7h」のように列の一番上のカードを入力するか、「引く」と入力してください。
golf-refused-covered = { $card } は列 { $covering } でほかのカードの下にあります。先に上のカードを取ってください。
golf-refused-card-covered = { golf-refused-covered }
