# 歓迎：すべてのゲームを1枚の絵で見せ、ボタンで始める。

# GAME-pitch の下：ゲームの長さと難しさ。ふつうの手数と、10回のうち勝つ回数。どちらも測った値（seeds/effort.py）。
# 絵の1行：最大34桁。
pitch-effort = { $moves }手・{ $won ->
    [0] ほとんど勝てない
    [10] ほぼ必ず勝てる
   *[other] 10回に{ $won }回勝てる
 }

# 読み上げ用の説明：ゲームごとに1行、GAME-pitch と pitch-effort。
welcome-alt = すべてのゲームと、それぞれの小さな盤面：
welcome-alt-game = { $game }：{ $details }

button-options = オプション…
options-menu-title = オプション
options-menu = どのゲームの遊び方を変えますか？
