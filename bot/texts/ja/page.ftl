# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
# Below the icon of the installed page: at most 12 columns.
page-short-title = ソリティア
page-motto = 定番とひと味違うソリティア
page-home = ホーム
page-home-games = ゲーム
page-home-places = そのほか
page-table = ゲーム
page-chat = チャット
page-moves = すべての手
# The page replaces # by a number.
page-progress = 手数：#
page-skip = 入力欄へ移動
page-conversation = 会話
page-compose = ボットへのメッセージ
page-box = 手またはコマンド
page-box-hint = 手、または / でコマンド
page-box-help = 手またはコマンドを入力してください。「/」でコマンドの候補が出ます。矢印キーで候補を選んだり、前の入力を呼び出したりできます。
page-send = 送信
page-completions = 入力の候補
page-bot = Solitaire Bot
page-player = あなた
page-answering = Solitaire Bot が返信しています
page-buttons = できること
page-latest = 最新のメッセージへ
page-play = 動画を再生
page-stop = 動画を停止
page-copied = コピーしました。共有したい場所に貼り付けてください。
page-shared = 共有しました。
page-copy-by-hand = テキストがコピーされませんでした。「{ button-copy }」を押すか、下で選択されているテキストをコピーしてください。
page-copy-text = コピーするテキスト
page-loading = 会話を読み込んでいます
page-dismiss = 閉じる
page-try-again = もう一度試す
page-unreachable = Solitaire Bot から応答がありません。動いているか確かめてください。これまでの操作は失われていません。
page-no-script = このページには JavaScript が必要です。有効にして、読み込み直してください。

# Errors that the server answers.

page-failed = 申し訳ありません、問題が起きました。何も失われていません。少ししてからもう一度お試しください。
page-not-found = このアドレスには何もありません。アドレスを確かめるか、ホームに戻ってください。
page-wrong-method = このアドレスはこの方法では使えません。ホームに戻ってください。
page-wrong-host = これはこのページのアドレスではありません。ボットの起動時に表示されたアドレスで開いてください。または、このアドレスを設定 PAGE_NAMES に追加してください。
page-foreign-origin = この操作は、このページ自体からしかできません。ホームに戻ってください。
page-not-json = リクエストが JSON ではありません。ホームに戻ってください。
page-bad-request = リクエストを読み取れません。ページを読み込み直して、もう一度お試しください。
page-too-large = 長すぎます。1行は6,000文字までです。何行かに分けてください。
page-full = 現在、このページではこれ以上ゲームを保存できません。時間をおいてもう一度お試しください。
page-unknown-button = そのボタンはここでは使えません。ページを読み込み直してください。
page-unknown-visitor = このページは古くなっています。読み込み直してください。
table-launch-invalid = Telegram で本人かどうかを確認できません。ボットとのチャットからテーブルを開き直してください。
table-launch-old = このテーブルは開いてから時間がたちすぎているか、ほかの場所で開かれています。ボットとのチャットから開き直してください。
table-not-ready = ボットはまだ Discord に接続しています。少し待ってからもう一度お試しください。
table-discord-unreached = Discord から本人の情報が届きませんでした。少し待ってからもう一度お試しください。
table-not-built = テーブルは Discord でまだ設定されていません。盤面の下のボタンで遊んでください。
table-not-allowed = Discord で本人かどうかを確認できませんでした。許可してから、もう一度お試しください。
table-outside-discord = Discord から応答がありません。ボットとのチャットからテーブルを開き直してください。
