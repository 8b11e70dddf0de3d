# Messages of all games and all chats.

# “Wish 4 503 599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4 503 599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }
picture-deal = 配札 { $deal } · { $details }

# “Wish, deal 4 503 599, all cards open”
deal-title = { $game } 配札 { $deal }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }
listing-separator = 、
# Two sentences, one after the other.
sentences = { $first }{ $second }
face-down = 裏向き{ $count }枚
typed-moves = 入力できる手：{ $moves }
typed-any = 「{ $verb }」に続けて、次のどれでも好きなだけ（なしでも）入力できます：{ $places }
typed-note = { $typed }（{ $note }）
# Alt text: the deal and its state.
alt-head = { $title }。{ $details }
alt-goes-on = 続きは文字の盤面でご覧になれます。

button-undo = ↩ 戻す
button-redo = ↪ 進める
button-restart = 最初から
button-new = 新しい配札
button-same = 同じ配札
button-words = 文字で見る
button-picture = 画像で見る
button-rules = ルール
button-games = マイゲーム
button-give-up = ギブアップ
button-give-up-yes = はい、ギブアップ
button-play-on = いいえ、続ける
button-play = プレイ
button-play-deal = この配札で遊ぶ
button-help = ヘルプ
button-more = その他…
button-back = ◀ 戻る
button-next = 次へ ▶
to-part = { $number }/{ $count } を見る
button-deal = 配る
button-record = 記録
button-replay = リプレイ
button-share = 共有
button-copy = テキストをコピー
button-settings = 設定
button-to-game = ◀ ゲームに戻る

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = 動画
button-play-from = ここから始める

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = 配札へ
label-before = 1手前へ
label-after = 1手先へ
label-last = 最後へ

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters } …（{ $moves }）
bunch-range = { $first } – { $last }
choosing = この中から選んでください。
too-long-a-line = 長すぎて読み取れません。1行に入力できるのは{ $most }文字までです。
no-move-typed = コマンドの後に手を入力してください。入力のしかたは { $command } にあります。
later-in-line = その行の後のほうにできない手があるので、何もしませんでした。
would-end-first = その行では先の手でゲームが終わるので、何もしませんでした。終えてよければ、その手だけを入力してください。
type-yes = この手ではすぐに負けます。よければボタンを押すか、後に「yes」を付けてもう一度入力してください。
nearest = 近い手：「{ $move }」
record-title = { $deal }の記録
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = 締め切り前の日替わりチャレンジの配置なので、記録の手は使われません。
record-over = この記録のゲームは終わっています。途中から始めるには最後の何手かを消し、見るには play の代わりに replay と入力してください。
record-illegal = この記録の{ $number }手目「{ $move }」はできません。
record-goes-on = この記録はゲームの終わりより先に続いています。ゲームは{ $number }手目で終わります。
refused-record-gone = この記録はもう保存されていません。もう一度入力してください。
refused-unreadable-record = 「{ $text }」は記録として読めません。記録の例：wish/1 #42 | take a c

options-title = { $game }：どう配りますか？
option-line = • { $option }
option-on = { $option }
option-off = { $option }：オフ
rules-menu-title = ルール
menu-options = { $game }のオプション…
rules-menu = どのゲームのルールを読みますか？

assisted = { $details }。
replay-film = ゲームの全{ $moves }手です。ボタンで1手ずつ見られます。
replay-so-far = ここまで：{ $state }
replay-film-alt = { $deal }の動画。配札から全{ $moves }手。{ $end }
replay-count = { $number } / { $count }
replay-deal = 配札です。この後{ $count }手あります。
replay-move = { $count }手中{ $number }手目：{ $move }。
replay-state = この時点：{ $state }。
replay-beyond = このゲームは{ $count }手なので、これが最後です。
replay-unread = これがゲームの全体です。{ $number }手目の後の盤面は「{ $command }」と入力すると見られます。
nothing-to-replay = まだ1手も進んでいないので、見直すものがありません。

# The result card: lines of at most 48 characters, and its alt text.
result-won = 勝ち
result-lost = 負け
result-ended = 最後までプレイ
result-given-up = ギブアップ
result = 得点：{ $score }
result-moves = { $moves }手
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] 最初の配置：
   *[other] { $moves }手目のあと：
 }
result-clean = アシストなし：戻しもヒントもなし
result-assisted = アシストあり：{ $help }
help-undos = 戻し{ $count }回
help-hints = ヒント{ $count }回
help-verdicts = 判定{ $count }回
help-begun-again = 最初からやり直し
help-from-record = 記録から開始
share = { $result }（{ $moves }手）。{ $score }。{ $effort }。
share-alt = { $deal }の結果。{ $details }
share-to-nobody = 結果を誰にも見せない設定なので、これはあなただけに表示されています。
# Below the name of a deal that is offered to a whole chat.
offer-deal = この配札で遊びませんか？ 誰でも同じカードになります。
nothing-to-share = このゲームはまだ続いています。共有できるのは終わってからです。

giving-up = このゲームをギブアップしますか？ 負けと同じ扱いになりますが、「戻す」で続けることはできます。
ended-given-up = このゲームはギブアップしました。

welcome-title = Solitaire Bot へようこそ
welcome = チャットで遊べる、ひと味違うソリティアです。ゲームを選び、ボタンを押すか手を入力してください。
menu-title = どのゲームで遊びますか？
menu = どの配札にも番号があります。同じ番号なら、お友だちも同じカードで遊べます。
no-game = いま遊んでいるゲームはありません。どれを配りましょうか？
game-gone = このゲームはもう残っていません。途中のゲームは、{ $days }日間手が進まないと片付けられます。別のゲームを配りましょうか？
rules-changed = 配った後でこのゲームのルールが直されたため、そのままでは続けられません。同じ配札を最初から遊べます。
stranger = これはほかの方のゲームです。同じ配札をご自分で遊べます。

no-such-open-game = その名前の途中のゲームはありません。あるのは次のゲームです。
games-title = マイゲーム
games-open = { $count ->
    [0] 途中のゲームはありません。
   *[other] 途中のゲームが{ $count }件あります。押すと続きを遊べます。
 }
games-past = 最近終わったゲーム：
past-won = { $deal }：勝ち。{ $state }
past-lost = { $deal }：負け。{ $state }
past-ended = { $deal }：{ $state }
past-given-up = { $deal }：ギブアップ。{ $state }
past-other-rules = { $deal }：以前のルールでプレイ。
too-many-games = 途中のゲームが{ $most }件あり、これ以上は保存できません。先にどれかを終えるか、ギブアップしてください。

rules-title = { $heading }（{ $number }/{ $count }）
help-title = 遊び方
help-moves = 盤面の下のボタンを押すか、手を入力してください。{ $typing }「文字で見る」で盤面全体を文字で読めます。
help-typing = 手の入力のしかたは、各ゲームのルールにあります。
unknown-command = { $name } というコマンドはありません。使えるのは次のコマンドです。

about-title = Solitaire Bot { $version }
about = Discord、Telegram、専用ページで遊べる、ひと味違うソリティアです。
about-licence = このボットは MIT ライセンスのオープンソースソフトウェアです。画像とカードは独自のもので、画像の文字には SIL Open Font License の Inter と Noto Sans CJK を使っています。

settings-title = 設定
settings-theme = お見せする画像はすべて「{ $theme }」のテーマで描かれます。見た目はこのとおりです。ほかのテーマは押すと選べます。
no-such-theme = 「{ $name }」というテーマはありません。

moved-on = 前の盤面のボタンでした。いまのゲームはこのとおりです。
nothing-to-undo = 戻せる手がありません。配られたばかりです。
nothing-to-redo = 戻した手がないので、進められません。
nothing-to-restart = まだ1手も進んでいません。配られたばかりです。
busy = 同時に別の手が届きました。もう一度お試しください。
sorry = 申し訳ありません、こちらで問題が起きました。盤面を確かめて、もう一度お試しください。
store-unavailable = 申し訳ありません、いま保存先につながりません。少ししたら盤面を確かめて、もう一度お試しください。いまの操作は済んでいるかもしれません。
unreadable-game = 申し訳ありません、このゲームの記録を読み取れません。記録はそのまま残しておきますので、別のゲームを配ってください。

refused-not-here = 管理者の設定により、ここではゲームができません。ほかのチャンネルやトピック、または個別のチャットで { $command } と入力すると、ゲームに戻れます。
refused-not-your-start = ここでゲームを配れるのは管理者だけです。個別のチャットなら一緒に遊べます。
refused-not-a-code = このリンクの配札はわかりません。/play で配れます。
refused-too-long = このゲームは{ $most }手に達し、これ以上は保存できません。「戻す」で手を戻すか、最初からやり直せます。
refused-over = このゲームは終わっています。「戻す」で最後の手を戻せます。「新しい配札」で次のゲームを始められます。
refused-unreadable = 「{ $text }」は手として読み取れません。
refused-no-such-game = 「{ $name }」というゲームはありません。遊べるゲーム：{ $known }。
refused-no-such-option = 「{ $name }」というオプションはありません。選べるオプション：{ $known }。
refused-no-options = 「{ $name }」というオプションはありません。このゲームにオプションはありません。
refused-no-such-value = { $name } は「{ $value }」にはできません。選べるのは { $known } です。
refused-not-a-deal = 「{ $text }」は配札の番号ではありません。番号は 4 503 599 のような整数です。
refused-no-such-deal = 配札の番号は 0 から { $last } までです。
