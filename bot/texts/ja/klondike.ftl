# Klondike: its name, options and what is typed; all else is in building.ftl.

klondike-title = クロンダイク
# Other names that players type.
klondike-called = ソリティア, クロンダイクソリティア, ソリティアクロンダイク, 普通のソリティア, クラシックソリティア, トランプのソリティア, トランプソリティア, ウィンドウズのソリティア, ペイシェンス, ひとり遊び, ソリテア, ソリティアクラシック, 一人トランプ, ひとりトランプ, トランプゲーム, そりてぃあ
klondike-called-draw-3 = 3枚めくり, 三枚めくり, 3枚めくりのソリティア, ベガスソリティア
klondike-called-open = オープンソリティア, オープンクロンダイク, 表向きのソリティア
klondike-credit = クロンダイク：伝統のひとり遊び
# The aim in two short sentences, above a player’s first game.
klondike-aim = 各スートをエースからキングまで順に組札に上げます。列では赤と黒を交互に、小さい数字を重ねていきます。
klondike-pitch = 定番のソリティア。エースからキングまで4組を完成させます。
klondike-typing = カードの場所と行き先を入力します：「a c」「qh ks」「d 組札」。捨て札は「w d」。「引く」で山札をめくり、「山札に戻す」で捨て札を山札に戻します。「3 a c」で3枚動かします。「ab, bc」のように続けて書けます。

# How many cards are drawn at a time, and how often players may go through the stock.
klondike-option-draw = めくる枚数
klondike-option-draw-1 = 1枚めくり
klondike-option-draw-3 = 3枚めくり
klondike-short-option-draw-1 = 1枚めくり
klondike-short-option-draw-3 = 3枚めくり
# What else players type beside its number.
klondike-typed-option-draw = 枚, 枚引き, 枚ずつ, 枚ドロー, ドロー
klondike-option-passes = 山札をめくる回数
klondike-option-passes-any = 何巡でも
klondike-option-passes-3 = 3巡まで
klondike-option-passes-1 = 1巡だけ
klondike-short-option-passes-any = 何巡でも
klondike-short-option-passes-3 = 3巡まで
klondike-short-option-passes-1 = 1巡だけ

# A goal of a season.
klondike-score-goal = クロンダイクで組札を{ $score }枚にする

klondike-refused-unreadable = 「{ $text }」は手として読み取れません。「a b」「a 組札」、捨て札なら「w b」のように場所と行き先を入力するか、「引く」「山札に戻す」と入力してください。
