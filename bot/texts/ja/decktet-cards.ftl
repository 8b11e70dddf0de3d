# The Decktet: $suit1 to $suit3 are the suits of the card, $name is its name.
decktet-in-words = { $rank ->
    [A] { decktet-suit1 }のエース
    [R] 王冠 { decktet-name }（{ decktet-suit1 }）
    [P] ポーン { decktet-name }（{ decktet-suits }）
    [C] 宮廷 { decktet-name }（{ decktet-suits }）
   *[other] { $rank } { decktet-name }（{ decktet-suits }）
 }

# On buttons with room for words: “月・波の6”.
decktet-brief = { $rank ->
    [A] { decktet-suit1 }のエース
    [R] { decktet-suit1 }の王冠
    [P] { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }のポーン
    [C] { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }の宮廷
   *[other] { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }の{ $rank }
 }
decktet-plus2 = { decktet-suit2 }
decktet-plus3 = { decktet-suit3 }

decktet-name = { $name ->
    [Huntress] 女狩人
    [Bard] 吟遊詩人
    [Sea] 海
    [End] 終末
    [Calamity] 災厄
    [Windfall] 幸運
    [Author] 作家
    [Desert] 砂漠
    [Origin] 起源
    [Journey] 旅
    [Painter] 画家
    [Savage] 野人
    [Mountain] 山岳
    [Sailor] 船乗り
    [Battle] 戦い
    [Forest] 森
    [Discovery] 発見
    [Soldier] 兵士
    [Lunatic] 狂人
    [Penitent] 悔悟者
    [Market] 市場
    [Chance-Meeting] 出会い
    [Castle] 城
    [Cave] 洞窟
    [Diplomat] 外交官
    [Mill] 水車
    [Betrayal] 裏切り
    [Pact] 盟約
    [Darkness] 闇
    [Merchant] 商人
    [Harvest] 収穫
    [Watchman] 番人
    [Borderland] 辺境
    [Consul] 執政官
    [Island] 島
    [Window] 窓
   *[other] { $name }
 }

decktet-suits = { decktet-suit1 }{ decktet-suit2 }{ decktet-suit3 }
decktet-suit1 = { $suit1 ->
    [M] 月
    [S] 太陽
    [W] 波
    [L] 葉
    [Y] 竜
   *[K] 結び目
 }
decktet-suit2 = { $suit2 ->
    [none] { "" }
    [M] ・月
    [S] ・太陽
    [W] ・波
    [L] ・葉
    [Y] ・竜
   *[K] ・結び目
 }
decktet-suit3 = { $suit3 ->
    [none] { "" }
    [M] ・月
    [S] ・太陽
    [W] ・波
    [L] ・葉
    [Y] ・竜
   *[K] ・結び目
 }

decktet-symbol = { $rank ->
    [R] 王冠
    [P] ポーン
    [C] 宮廷
   *[other] { $rank }
 }{ decktet-sign1 }{ decktet-sign2 }{ decktet-sign3 }
# The signs are those on the cards in pictures: crescent, sun, waves, leaf, wyrm, knot.
decktet-sign1 = { $suit1 ->
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
decktet-sign2 = { $suit2 ->
    [none] { "" }
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
decktet-sign3 = { $suit3 ->
    [none] { "" }
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
