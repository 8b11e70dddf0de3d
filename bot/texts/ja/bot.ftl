# Messages of all games and all chats.

# “Wish 4503599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4503599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }
picture-deal = 配置 { $deal } · { $details }

# “Wish, deal 4503599, all cards open”
deal-title = { $game } 配置 { $deal }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }
listing-separator = 、
# Two sentences, one after the other.
sentences = { $first }{ $second }
face-down = 裏向き{ $count }枚
# Face-down cards that the player knows, at the end of a list from the top.
face-down-cards = 裏向き { $cards }
# A card that others in its pile cover: “7♠, card 5 from the bottom of pile c”.
covered-card = { $card }（{ $pile } の下から{ $number }枚目）
typed-moves = 入力できる手：{ $moves }
typed-moves-listed = 「{ $example }」のように入力できます。できる手：{ $moves }
typed-any = 「{ $verb }」に続けて、次の中からいくつでも（なしでも）入力できます：{ $places }
typed-note = { $typed }（{ $note }）
typed-places = { $start }: { $places }
typed-separator = { "; " }
# Alt text: the deal and its state.
alt-head = { $title }。{ $details }
alt-goes-on = 続きは「{ button-words }」で読めます。
text-view-once = この盤面だけを文字で表示しています。すべて文字にするには：{ $command }

button-undo = ↩ 元に戻す
button-redo = ↪ やり直す
button-restart = 最初から
button-new = 新しいゲーム
button-same = 同じ配置でもう一度
button-try-again = もう一度
button-another = 別のゲーム
button-words = 文字表示
button-always-words = 常に文字で…
button-picture = 画像表示
button-rules = ルール
button-games = マイゲーム
button-give-up = ギブアップ
button-give-up-yes = はい、ギブアップ
button-play-on = いいえ、続ける
button-play = プレイ
button-play-deal = この配置で遊ぶ
button-help = ヘルプ
button-more = その他…
button-open-table = テーブルを開く
button-others = ほかの手…
button-back = ◀ 戻る
button-next = 次へ ▶
to-part = { $number }/{ $count }を見る
button-deal = ゲームを始める
button-record = 記録
button-notation = ほかのプログラム用
button-replay = リプレイ
button-share = 共有
button-copy = テキストをコピー
button-settings = 設定
button-to-game = ゲームに戻る

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = 動画
button-play-from = ここから始める

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = 最初の配置へ
label-before = 1手戻る
label-after = 1手進む
label-last = 最後へ

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters }…（{ $moves }）
bunch-number = { $number }…
bunch-range = { $first }〜{ $last }
bunch-range-means = 「{ bunch-range }」を押すと、{ $first } から { $last } までを選べます。
choosing = この中から選んでください。
choosing-others = あまり役に立たない手です。
too-long-a-line = 長すぎます。1行に入力できるのは{ $most }文字までです。何行かに分けてください。
no-move-typed = コマンドの後に手を入力してください。例は { $command } にあります。
later-in-line = { $number }手目の「{ $move }」ができないため、入力した手はどれも実行していません。
would-end-first = 最後の手より前にゲームが終わるため、入力した手はどれも実行していません。終わりより後の手を消して入力してください。
type-yes = この手を選ぶと、すぐに負けます。よければボタンを押すか、手の後に「{ typed-yes }」を付けてもう一度入力してください。
type-yes-to-end = ゲームを終えるには、ボタンを押すか、同じ手の後に「{ typed-yes }」を付けて入力してください。
nearest = もしかして：「{ $move }」
record-title = { $deal }の記録
# A game for solvers and other programs: its deal, and its moves if they can be written.
export-title = { $deal }（ほかのプログラム用）
export-board = Freecell Solverなどのプログラムで読める配置：
export-moves = 標準表記の手順：
export-unwritable = 標準表記では組札から戻したカードを書けないため、手順は省いています。
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = この配置は受付中の日替わりチャレンジなので、最初からしか遊べません。
record-over = この記録のゲームは終わっています。途中から遊ぶには、最後の何手かを消してください。見るには、「play」の代わりに「replay」と入力してください。
record-illegal = この記録の{ $number }手目「{ $move }」は、できない手です。
record-goes-on = ゲームは{ $number }手目で終わりますが、記録はその先に続いています。それより後の手を消してください。
refused-record-gone = この記録はもう保存されていません。もう一度入力してください。
refused-unreadable-record = 「{ $text }」は記録として読み取れません。記録の例：wish/1 #42 | take a c

options-title = { $game }：オプションの選択
option-line = • { $option }
option-on = { $option }
option-off = { $option }：オフ
rules-menu-title = ルール
rules-menu = ルールを読みたいゲームを選んでください。

assisted = { $details }。
replay-film = ゲーム全体（{ $moves }手）です。ボタンで1手ずつ見られます。
replay-so-far = ここまで：{ $state }
replay-film-alt = { $deal }の動画。最初からの全{ $moves }手。{ $end }
replay-count = { $number } / { $count }
replay-deal = 最初の配置です。この後{ $count }手あります。
replay-move = { $count }手中{ $number }手目：{ $move }。
replay-state = この時点：{ $state }。
replay-beyond = このゲームは{ $count }手です。これが最後の手です。
replay-unread = これがゲーム全体です。{ $number }手目の後の盤面を見るには「{ $command }」と入力してください。
nothing-to-replay = このゲームには再生できる手がありません。

# The result card: lines of at most 48 characters, and its alt text.
result-won = 勝ち
result-lost = 負け
result-ended = 終了
result-given-up = ギブアップ
result = 得点：{ $score }
result-moves = { $moves }手
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] 最初の配置：
   *[other] { $moves }手目の後：
 }
result-clean = アシストなし：「元に戻す」もヒントも未使用
result-assisted = アシストあり：{ $help }
help-undos = 「元に戻す」{ $count }回
help-hints = ヒント{ $count }回
help-verdicts = 判定{ $count }回
help-begun-again = 最初からやり直し
help-from-record = 記録から開始
share = { $result }（{ $moves }手）。{ $score }。{ $effort }。
share-alt = { $deal }の結果。{ $details }
share-to-nobody = 結果を公開しない設定なので、これはあなただけに表示されています。
# Below the name of a deal that is offered to a whole chat.
offer-deal = この配置で遊びましょう。全員に同じカードが配られます。
nothing-to-share = このゲームはまだ終わっていません。終わったら共有できます。

giving-up = このゲームをギブアップしますか？　負けになりますが、「{ button-undo }」で続きに戻れます。
ended-given-up = このゲームはギブアップしました。

welcome-title = Solitaire Bot へようこそ
welcome = 遊びたいゲームのボタンを押すと始まります。どの手も元に戻せるので、気軽に試してください。
# The bot was added to a server or group. $command starts a game.
greeting = こんにちは！　ソリティアで遊べます。ゲームのボタンを押すか、{ $command } を送ってください。盤面を操作できるのは、ゲームを始めた人だけです。同じ配置でなら、誰でも自分のゲームを始められます。
menu-title = どのゲームで遊びますか？
menu = 遊びたいゲームのボタンを押すと始まります。同じ番号の配置なら、友だちも同じカードで遊べます。
no-game = いま遊んでいるゲームはありません。始めるゲームを選んでください。
game-gone = このゲームはもう保存されていません。途中のゲームは、最後の手から{ $days }日たつか、データを削除すると消えます。新しいゲームを始めますか？
rules-changed = このゲームを始めた後にルールが修正されたため、続きは遊べません。同じ配置で、最初から遊べます。
stranger = これはほかのプレイヤーのゲームです。あなたも同じ配置で遊べます。
how-to-move = あなたの番です。盤面の下のボタンを押してください。「{ button-rules }」でルールを、{ $command } で入力のしかたを確認できます。
still-open = 途中のゲームです。別のゲームを始めるには「{ button-new }」を押してください。

no-such-open-game = 途中のゲームに、その名前のものはありません。途中のゲーム：
games-title = マイゲーム
games-open = { $count ->
    [0] 途中のゲームはありません。
   *[other] 途中のゲームが{ $count }件あります。ボタンを押すと続きを遊べます。
 }
games-past = 最近終わったゲーム：
past-won = { $deal }：勝ち。{ $state }
past-lost = { $deal }：負け。{ $state }
past-ended = { $deal }：{ $state }
past-given-up = { $deal }：ギブアップ。{ $state }
past-other-rules = { $deal }：以前のルールでプレイ。
too-many-games = 途中のゲームが{ $most }件あり、これ以上は増やせません。先にどれかを終えるか、ギブアップしてください。

rules-title = { $heading }（{ $number }/{ $count }）
help-title = 遊び方
help-moves = { $chat ->
    [page] カードを押すか、置きたい場所へドラッグしてください。手を入力することもできます。
   *[other] 盤面の下のボタンを押すか、手を入力してください。
 }{ $typing }「{ button-words }」でこの盤面を文字で読めます。その下の「{ button-always-words }」で、すべての盤面を切り替えられます。
help-typing = 手の入力のしかたは、各ゲームのルールにあります。
unknown-command = { $name } というコマンドはありません。使えるコマンド：
unexpected-words = { $command } の後に「{ $text }」は付けられないため、何も実行していません。{ $command } だけを入力してください。

about-title = Solitaire Bot { $version }
about = Discord、Telegram、ウェブページで遊べる、定番とひと味違うソリティアです。
about-licence = このボットは MIT ライセンスのオープンソースソフトウェアです。画像とカードは独自のもので、文字には SIL Open Font License の Inter と Noto Sans CJK を使っています。

settings-title = 設定
settings-theme = 盤面のテーマは「{ $theme }」で、この画像のように表示されます。ほかのテーマのボタンを押すと切り替わります。
no-such-theme = 「{ $name }」というテーマはありません。

moved-on = そのボタンは古くなっています。現在の盤面はこちらです。
nothing-to-undo = 元に戻せる手がありません。ゲームは最初の状態です。
nothing-to-redo = やり直せる手は残っていません。
nothing-to-restart = ゲームはすでに最初の状態です。
busy = 別の操作と重なりました。もう一度お試しください。
sorry = 申し訳ありません、問題が起きました。盤面を確かめて、もう一度お試しください。
store-unavailable = いまは、保存されているゲームを読み込めません。少し待って盤面を確かめてから、もう一度お試しください。直前の手は保存されているかもしれません。
unreadable-game = このゲームの保存データを読み取れません。データはそのまま残っています。別のゲームを始めてください。

refused-not-here = ここではゲームを遊べない設定になっています。続けるには、ほかのチャンネルやトピック、またはボットとの個別のチャットで { $command } を使ってください。
refused-not-your-start = ここでゲームを始められるのは管理者だけです。ボットとの個別のチャットなら遊べます。
refused-not-a-code = このリンクの配置は見つかりません。/play でゲームを始められます。
refused-too-long = このゲームは上限の{ $most }手に達しました。手を元に戻すか、最初からやり直してください。
refused-over = このゲームは終わっています。「{ button-undo }」でゲームに戻れます。「{ button-new }」で次のゲームを始められます。
refused-begins-here = ここからできる手があります。もう一度押すと、手を決めるか選べます。
refused-ends-here = ここに置けるカードがあります。先にそのカードを押してください。
refused-covered-card = このカードの上にほかのカードがあるので、いまは使えません。
refused-no-move-here = いまここでできることはありません。
refused-no-move-between = そこからここへは動かせません。カードを押すと、行き先がわかります。
refused-move-there = その手はできます。もう一度試すか、ボタンを使ってください。
refused-no-such-place = 「{ $place }」という場所は盤面にありません。画像の場所を押してください。
refused-which-place = 盤面の場所を1つか2つ指定してください。{ $count }個は指定できません。
refused-unreadable = 「{ $text }」は手として読み取れません。
refused-no-such-game = 「{ $name }」というゲームはありません。遊べるゲーム：{ $known }。
refused-no-such-option = 「{ $name }」というオプションはありません。選べるオプション：{ $known }。
refused-no-options = 「{ $name }」というオプションはありません。このゲームにオプションはありません。
refused-no-such-value = { $name } は「{ $value }」にできません。選べる値：{ $known }。
refused-options-exclude = 「{ $name }」と「{ $other }」は一緒に選べません。どちらか一方を選んでください。
refused-not-a-deal = 「{ $text }」はゲーム番号ではありません。4503599 のような整数を入力してください。
refused-no-such-deal = ゲーム番号は0〜{ $last }です。
