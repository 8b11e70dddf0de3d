# FreeCell: its name, options and what is typed; all else is in building.ftl.

freecell-title = フリーセル
# Other names that players type.
freecell-called = freecell, フリーセルソリティア, ソリティアフリーセル, フリセル, フリーせる, ふりーせる, フリーゼル
freecell-credit = フリーセル：ポール・アルフィル（1978年）
# The aim in two short sentences, above a player’s first game.
freecell-aim = 各スートをエースからキングまで順に組札に上げます。列では赤と黒を交互に重ね、じゃまなカードは{ $cells }つのセルに置きます。
freecell-pitch = ほぼ必ず解けるソリティア。4つのセルを使います。
freecell-typing = カードの場所と行き先を入力します：「1 4」「qh ks」「3組札」。列は1〜8、セルは英字です。「2 a」でセル a に置き、「b 5」でセル b から出します。「1a b5 3h」のような標準の棋譜も使えます。

# How many cells there are.
freecell-option-cells = セルの数
freecell-option-cells-4 = セル4つ
freecell-option-cells-3 = セル3つ
freecell-option-cells-2 = セル2つ
freecell-option-cells-1 = セル1つ
freecell-short-option-cells-4 = セル4つ
freecell-short-option-cells-3 = セル3つ
freecell-short-option-cells-2 = セル2つ
freecell-short-option-cells-1 = セル1つ
# What else players type beside its number.
freecell-typed-option-cells = セル, つのセル, 個のセル, セル個, フリーセル

# A goal of a season.
freecell-score-goal = フリーセルで組札を{ $score }枚にする

freecell-refused-unreadable = 「{ $text }」は手として読み取れません。「1 4」「qh ks」「3組札」、セルなら「2 a」のように場所と行き先を入力してください。
freecell-refused-no-such-move = 「{ $move }」はこのゲームの手ではありません。「1 4」「3組札」、セルなら「2 a」のように場所と行き先を入力してください。
