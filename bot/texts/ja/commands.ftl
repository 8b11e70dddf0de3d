# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = ソリティアを始める
command-daily = 今日の問題で遊ぶ
command-resume = 途中のゲームに戻る
command-games = 途中のゲームと最近の結果を一覧する
command-board = 盤面を文字で見る
command-move = 手を入力する（「ac」「qh」「配る」など、まとめて何手でも）
command-undo = 1手戻す
command-redo = 戻した手をもう一度進める
command-restart = 同じ配札を最初からやり直す
command-new = 同じゲームを新しく配る
command-giveup = ギブアップする
command-hint = 見えているカードだけから、次の手を勧める
command-chance = 見た目が同じ盤面で、どのくらい勝てるかを見る
command-verdict = すべてのカードを調べ、まだ勝てるかどうかを聞く
command-replay = ゲームを動画または1手ずつで見直す
command-review = 終わったゲームを1手ずつ振り返る
command-share = 終わったゲームの結果をほかの人に見せる
command-leaderboard = 日・週・月・レーティングの順位を見る
command-rules = ルールを読む
command-settings = テーマ、言語、タイムゾーン、盤面の表示を選ぶ
command-mydata = 保存されている自分のデータを見る、書き出す、削除する
command-admin = このサーバーやグループの全員に適用する設定を決める
command-help = 遊び方と入力のしかたを見る

parameter-game = ゲームの種類
parameter-deal = 配札の番号（省くと新しく配ります）
parameter-option = 遊び方のオプション
parameter-session = 途中のどのゲームか
parameter-move = 場所またはカード（「ac」「7s 7h」「g4」など）
parameter-step = 何手目の後か（省くとゲーム全体）
parameter-audience = ゲームを誰に表示するか
parameter-theme = 画像のテーマ
parameter-language = ボットが話す言語
parameter-zone = タイムゾーン（その地域の大都市で）
parameter-boards = 盤面を画像で見るか、文字で見るか
parameter-results = ゲームの結果を誰に公開するか
parameter-table = どのランキングか：日・週・月・レーティング、ここ・全体。番号、yesterday、last も可
parameter-change = ここの全員に何を適用するか

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }：{ $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name.

command-name-play = プレイ
command-name-daily = 今日の問題
command-name-resume = 再開
command-name-games = マイゲーム
command-name-board = 盤面
command-name-move = 手
command-name-undo = 戻す
command-name-redo = 進める
command-name-restart = 最初から
command-name-new = 新しい配札
command-name-giveup = ギブアップ
command-name-hint = ヒント
command-name-chance = 見込み
command-name-verdict = 判定
command-name-replay = リプレイ
command-name-review = 振り返り
command-name-share = 共有
command-name-leaderboard = ランキング
command-name-rules = ルール
command-name-settings = 設定
command-name-mydata = マイデータ
command-name-admin = 管理
command-name-help = ヘルプ

parameter-name-game = ゲーム
parameter-name-deal = 配札
parameter-name-session = ゲーム
parameter-name-move = 手
parameter-name-step = 何手目
parameter-name-audience = 公開範囲
parameter-name-theme = テーマ
parameter-name-language = 言語
parameter-name-zone = タイムゾーン
parameter-name-boards = 盤面
parameter-name-results = 結果の公開
parameter-name-table = 表
parameter-name-change = 変更

option-name-decks = 組数
option-name-table = テーブル
option-name-hold = キープ
option-name-timer = 時間制
option-name-level = レベル
option-name-blind = 伏せ札
option-name-open = オープン
