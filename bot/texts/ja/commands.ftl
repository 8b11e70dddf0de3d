# What the commands and their words are for: at most 100 characters each (Discord).

command-play = ソリティアを始める
command-daily = 今日の問題で遊ぶ
command-resume = 途中のゲームに戻る
command-games = 途中のゲームと最近の結果を一覧する
command-board = 盤面を文字で見る
command-move = 手を入力する（「ac」「qh」「deal」など、まとめて何手でも）
command-undo = 1手戻す
command-redo = 戻した手をもう一度進める
command-restart = 同じ配札を最初からやり直す
command-new = 同じゲームを新しく配る
command-giveup = ギブアップする
command-replay = ゲームを動画または1手ずつで見直す
command-share = 終わったゲームの結果をほかの人に見せる
command-rules = ルールを読む
command-settings = テーマ、言語、タイムゾーン、盤面の表示を選ぶ
command-mydata = 保存されている自分のデータを見る、書き出す、削除する
command-admin = このサーバーやグループの全員に適用する設定を決める
command-help = 遊び方と入力のしかたを見る
command-about = このボットとゲームの作者、ライセンスを見る

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
parameter-change = ここの全員に何を適用するか

# An option of a game, in Discord, where all games share one command.
parameter-of-game = { $game }：{ $option }
