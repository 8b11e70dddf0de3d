# Moves that the bot makes for the player, and a game in which nothing but the stock is left.

button-finish = 自動で完了
button-end-game = ゲームを終える
# $cards are the cards that followed the player’s move home.
moved-automatically = 自動で組札に上がったカード：{ $cards }。
finish-choices = 勝ちが確実になりました。「{ button-finish }」で最後まで進みます。
finish-uncertain = まだ最後まで確実ではありません。確実になると「{ button-finish }」で最後まで進みます。
finish-exercise = ここでは、すべての手を自分で選びます。自動で完了できるのはゲームだけです。
stock-circles = いまできるのは、山札を何度もめくることだけです。
stock-circles-choices = 何手か元に戻すか、ゲームを終えてください。

setting-automatic = 自動の手
automatic-on = オン
automatic-off = オフ
settings-automatic = ほかのカードにもう必要のないカードを、自動で組札に上げますか？　「{ button-undo }」では、自分の手と一緒に戻ります。
no-such-automatic = 自動の手は「{ $name }」にできません。
