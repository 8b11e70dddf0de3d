# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

word-take = 取る, とる
word-deal = 配る, くばる
word-match = できるまで, できる手まで
word-all = 全部, すべて, ぜんぶ
word-turn = めくる, 裏返す
word-dark = 暗い
word-light = 明るい
word-four = 4枚とも, 四枚とも
word-remove = 除く, 取り除く, のぞく
word-stop = 終える, 終わる, やめる
word-move = 動かす, 移す
word-collect = 集める, まとめる
word-home = 組札へ, 組札に, 組札
word-moons = 月
word-suns = 太陽
word-waves = 波
word-leaves = 葉
word-wyrms = 蛇
word-knots = 結び目
word-exchange = 交換, 交換する
word-keep = そのまま, 替えない
word-trumps = 切り札
word-none = なし
word-spades = スペード
word-hearts = ハート
word-diamonds = ダイヤ
word-clubs = クラブ
word-play = 出す, だす
word-place = 置く, おく
word-drawn = 引いたカード, 引いた
word-held = キープ中
word-hold = キープ, キープする
word-pile = 山
word-and = と
word-to = へ, に
word-then = それから
# Words without a meaning of their own.
word-the = を, で, の
