# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = ソリティアを始める
command-learn = 遊びながらゲームを1歩ずつ覚える
command-puzzle = 問題を解く：目標のある盤面
command-daily = 日替わりチャレンジで遊ぶ
command-resume = 途中のゲームに戻る
command-games = 自分のゲームの一覧を見る、または途中のゲームに戻る
command-board = 盤面をもう一度表示する
command-move = 手を入力する（「ac」「qh」「配る」など、まとめて何手でも）
command-undo = 最後の手を元に戻す
command-redo = 元に戻した手をやり直す
command-finish = 勝ちが確実なとき、残りを最後まで進める
command-restart = 同じ配置を最初から始める
command-new = 同じ種類の新しいゲームを始める
command-giveup = ギブアップする
command-hint = 見えているカードだけをもとに、次の手のヒントを見る
command-chance = 見えているカードが同じ盤面で、どのくらい勝てるかを見る
command-verdict = まだ勝てるかどうかを判定する（見えないカードも調べる）
command-replay = ゲームを動画で、または1手ずつ見直す
command-review = 終わったゲームの1手ごとの良し悪しを振り返る
command-autoplay = 終わったゲームの最後までの最善の手順を見る
command-share = 終わったゲームの結果をほかの人に見せる
command-record = ゲームの手順をテキストで表示する（ほかのプログラム用も）
command-mistakes = 振り返ったゲームの分かれ目の手を練習する
command-friend = 終わったゲームで友達に挑戦する、またはコードで挑戦状を開く
command-leaderboard = 日・週・月・レーティング・連続正解・リーグのランキングを見る
command-rules = ゲームのルールを読む
command-settings = テーマ、言語、タイムゾーン、盤面の表示を選ぶ
command-mydata = 自分のデータを見る、書き出す、削除する
command-privacy = 保存されるデータと削除の方法を見る
command-admin = このサーバーまたはグループの設定を変える
command-help = 遊び方とコマンドの一覧を見る
command-about = バージョン、ライセンス、ゲームの作者を見る

# In the help, below the listed commands: those that can only be typed. In Discord they are typed as a move.
commands-typed = ほかの操作はボタンでできます。次のコマンドを入力することもできます：{ $commands }。
commands-typed-as-moves = ほかの操作はボタンでできます。次の言葉を手として入力することもできます：{ $commands }。

parameter-game = ゲームを選ぶ
parameter-deal = ゲーム番号を入力する（省くと新しいゲーム）
parameter-option = オプションを選ぶ
parameter-session = 途中のゲームを選ぶ
parameter-move = 場所またはカードを入力する（「ac」「7s 7h」「g4」など）
parameter-step = 何手目の後かを入力する（省くとゲーム全体）
parameter-analysis = 振り返りか最善の手順を選ぶ
parameter-statistics = ゲーム、カレンダー、実績のどれを見るかを選ぶ
parameter-audience = ゲームを誰に表示するかを選ぶ
parameter-theme = 画像のテーマを選ぶ
parameter-language = 言語を選ぶ
parameter-zone = 自分のタイムゾーンにある大きな都市を入力する
parameter-boards = 盤面を画像で見るか、文字で見るかを選ぶ
parameter-results = ゲームの結果を誰に公開するかを選ぶ
parameter-reminder = 日替わりチャレンジを個別にお知らせする時刻を選ぶ
parameter-warning = 連続記録が途切れる前に知らせるかどうかを選ぶ
parameter-clock = ページに時計と手数を表示するかどうかを選ぶ
parameter-automatic = カードを自動で組札に上げるかどうかを選ぶ
parameter-table = 日・週・月・レーティングと、ここ・全体を選ぶ（番号、昨日、前回も入力できる）
parameter-difficulty = 難しさ、または連続正解を選ぶ
parameter-number = 問題の番号を入力する
parameter-change = サーバー・グループの設定で変える項目を選ぶ

# The choices of parameters; their names can be typed too.
statistics-games = ゲーム
statistics-calendar = カレンダー
statistics-achievements = 実績
statistics-puzzles = 問題
analysis-review = 振り返り
analysis-autoplay = 最善の手順

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }：{ $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name. Names of
# commands that Discord does not list can be typed.

command-name-play = プレイ
command-name-learn = レッスン
command-name-puzzle = 問題
command-name-daily = 日替わりチャレンジ
command-name-resume = 再開
command-name-games = マイゲーム
command-name-board = 盤面
command-name-move = 手
command-name-undo = 元に戻す
command-name-redo = やり直す
command-name-finish = 自動完了
command-name-restart = 最初から
command-name-new = 新しいゲーム
command-name-giveup = ギブアップ
command-name-hint = ヒント
command-name-chance = 見込み
command-name-verdict = 判定
command-name-replay = リプレイ
command-name-review = 振り返り
command-name-autoplay = 最善の手順
command-name-share = 共有
command-name-record = 記録
command-name-mistakes = ミス
command-name-friend = 友達
command-name-leaderboard = ランキング
command-name-rules = ルール
command-name-settings = 設定
command-name-mydata = マイデータ
command-name-privacy = プライバシー
command-name-admin = 管理
command-name-help = ヘルプ
command-name-about = このボットについて

parameter-name-game = ゲーム
parameter-name-deal = ゲーム番号
parameter-name-option = オプション
parameter-name-session = ゲーム
parameter-name-move = 手
parameter-name-step = 何手目
parameter-name-analysis = 表示
parameter-name-statistics = 表示
parameter-name-audience = 公開範囲
parameter-name-theme = テーマ
parameter-name-language = 言語
parameter-name-zone = タイムゾーン
parameter-name-boards = 盤面
parameter-name-results = 結果の公開
parameter-name-reminder = リマインダー
parameter-name-warning = 連続記録の通知
parameter-name-clock = 時計
parameter-name-automatic = 自動の手
parameter-name-table = ランキング
parameter-name-difficulty = 難しさ
parameter-name-number = 番号
parameter-name-change = 変更
