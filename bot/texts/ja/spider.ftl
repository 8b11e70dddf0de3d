# Spider: its name, options and what is typed, and what its complete suits change; all else is in building.ftl.

spider-title = スパイダー
# Other names that players type.
spider-called = スパイダーソリティア, ソリティアスパイダー, スパイダソリティア, スパイダ, スパイダーソリテア, スパイダーのソリティア, クモ, くも, すぱいだー
spider-called-suits-2 = スパイダー中級, 2スートのスパイダー
spider-called-suits-4 = スパイダー上級, 4スートのスパイダー
spider-credit = スパイダー：伝統のひとり遊び
# The aim in two short sentences, above a player’s first game.
spider-aim = 列の中で、1つのスートをキングからエースまで順に並べます。そろったスートは自動で組札に上がります。
spider-pitch = 10列で、キングからエースまでのスートを8組そろえます。
spider-typing = カードの場所と行き先を入力します：「a c」「7h 8s」。「3 a c」で3枚動かします。「配る」で各列に1枚ずつ配ります。「ab, bc」のように続けて書けます。

spider-option-suits = スートの数
spider-option-suits-1 = 1スート
spider-option-suits-2 = 2スート
spider-option-suits-4 = 4スート
spider-short-option-suits-1 = 1スート
spider-short-option-suits-2 = 2スート
spider-short-option-suits-4 = 4スート
# What else players type beside its number.
spider-typed-option-suits = スート, スーツ, つのスート, スートつ, 種, 種類, 種類のスート, マーク, 色

spider-scored = そろったスート
# A goal of a season.
spider-score-goal = スパイダーでスートを{ $score }組そろえる

spider-choosing-others = カードの場所を変えるだけの手です。あまり役に立ちません。
spider-ended-no-move = 負けです。配ることができず、ほかのカードに置けるカードもありません。{ building-home }でした。

# The goal of a second try, inside other sentences, and a score in its terms.
spider-goal = スートを{ $goal }組以上そろえる
spider-goal-score = そろったスート{ $score }組

spider-refused-no-such-move = 「{ $move }」はこのゲームの手ではありません。「a b」のように場所と行き先を入力するか、「配る」と入力してください。
spider-refused-unreadable = 「{ $text }」は手として読み取れません。「a b」「7h 8s」のように場所と行き先を入力するか、「配る」と入力してください。
