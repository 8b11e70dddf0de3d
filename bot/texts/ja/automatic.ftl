# Moves that the bot makes for the player, and a game in which no move can lead on.

button-finish = 自動で完了
button-end-game = ゲームを終える
# $cards are the cards that followed the player’s move home.
moved-automatically = 自動で組札に上がったカード：{ $cards }。
finish-choices = 勝ちが確実になりました。「{ button-finish }」で最後まで進みます。
finish-uncertain = まだ勝ちは確実ではありません。続けてください。
finish-exercise = ここでは、すべての手を自分で選びます。自動で完了できるのはゲームだけです。
stock-circles = いまは同じところを回ることしかできません。裏向きのカードを表にする手も、山札や捨て札を使う手もありません。
stuck = もう先に進める手がありません。新しいカードは出ず、これ以上組札に上げられるカードもありません。
stock-circles-choices = 何手か元に戻すか、ゲームを終えてください。

setting-automatic = 自動の手
automatic-on = オン
automatic-off = オフ
settings-automatic = ほかのカードにもう必要のないカードを、自動で組札に上げますか？　「{ button-undo }」では、自分の手と一緒に戻ります。
no-such-automatic = 自動の手は「{ $name }」にできません。
