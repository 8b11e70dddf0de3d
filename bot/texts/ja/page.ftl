# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
page-motto = チャットで配る、ひと味違うソリティア
page-skip = 入力欄へ移動
page-conversation = 会話
page-compose = ボットに書く
page-box = 手またはコマンド
page-box-hint = 手、または / でコマンド
page-box-help = 手またはコマンドを入力してください。スラッシュでコマンドの候補が出ます。矢印キーで候補を選ぶか、前に入力したものを呼び戻せます。
page-send = 送信
page-completions = 入力の候補
page-bot = Solitaire Bot
page-player = あなた
page-answering = Solitaire Bot が返事をしています
page-buttons = できること
page-latest = 最新のメッセージへ
page-play = 動画を再生
page-stop = 動画を停止
page-copied = コピーしました。
page-copy-by-hand = このブラウザではページからコピーできません。下で選択されているテキストをコピーしてください。
page-copy-text = コピーするテキスト
page-loading = 会話を読み込んでいます
page-dismiss = 閉じる
page-try-again = もう一度試す
page-unreachable = Solitaire Bot から返事がありません。動いているか確かめてください。これまでの操作は失われていません。
page-no-script = このチャットには JavaScript が必要です。このページで有効にして、読み込み直してください。

# Errors that the server answers.

page-failed = こちらで問題が起きました。何も失われていません。少ししてからもう一度お試しください。
page-not-found = このアドレスには何もありません。
page-wrong-method = このアドレスはこの方法では使えません。
page-wrong-host = このページのアドレスではありません。ボットの起動時に表示されたアドレスで開くか、このアドレスを設定 PAGE_NAMES に追加してください。
page-foreign-origin = この操作ができるのは、このページだけです。
page-not-json = 送られた内容が JSON ではありません。
page-bad-request = 送られた内容を読み取れません。
page-too-large = 長すぎます。1行は6000文字までです。
page-unknown-button = そのようなボタンはここにありません。
page-unknown-visitor = ページを読み込み直す必要があります。
