# The welcome: all games in one picture, with buttons to start them.

# How long and how hard a game is, below GAME-pitch: the moves of a usual game, and games won of ten. Both are
# measured (seeds/generation/effort.py). A line on a picture: at most 34 columns.
pitch-effort = { $moves }手・{ $won ->
    [0] ほとんど勝てない
    [10] ほぼ必ず勝てる
   *[other] 10回に{ $won }回勝てる
 }

# The groups of games: those that most players know, and those that are hardly found elsewhere.
games-classics = 定番
games-originals = オリジナル

# The picture for screen readers: the heading of each group, then a line for each game, with GAME-pitch.
welcome-alt-group = { $group }：
welcome-alt-game = { $game }：{ $details }

# ページのホーム画面と、メニューの最初のボタン。「続きから：Wish 42」
home-continue = 続きから：{ $game }
home-notes = { $first } · { $second }
home-games = 途中のゲームを選んで再開
home-statistics = 結果、連続記録、ランキング
home-settings = テーマ、言語、リマインダー
home-help = ルールとコマンドの一覧

button-options = オプション…
options-menu-title = オプション
options-menu = どのゲームのオプションを変えますか？
