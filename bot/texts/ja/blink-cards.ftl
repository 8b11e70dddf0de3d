# The Blink deck.
blink-in-words = { $colour ->
    [red] 赤い
    [green] 緑の
    [blue] 青い
    [yellow] 黄色い
    [brown] 茶色い
   *[grey] 灰色の
 }{ blink-shapes }{ $count }つ
blink-shape = { $shape ->
    [star] 星
    [moon] 月
    [triangle] 三角
    [drop] 雫
    [bolt] 稲妻
   *[flower] 花
 }
blink-shapes = { blink-shape }
blink-symbol = { $colour ->
    [red] 赤
    [green] 緑
    [blue] 青
    [yellow] 黄
    [brown] 茶
   *[grey] 灰
 }{ blink-shape }{ $count }
