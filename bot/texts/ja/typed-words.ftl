# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

word-take = 取る, とる, 取って, とって
word-deal = 配る, くばる, カードを配る, 配って
word-match = できるまで, できる手まで
word-all = 全部, すべて, ぜんぶ
word-turn = 返す, 裏返す, めくる, めくって
word-dark = 暗い
word-light = 明るい
word-four = 4枚とも, 四枚とも
word-remove = 除く, 取り除く, のぞく, 取り除いて
word-stop = 終える, 終わる, やめる
word-move = 動かす, 移す
word-collect = 回収, 回収する, 集める, まとめる
word-home = 組札へ, 組札に, 組札
word-moons = 月
word-suns = 太陽
word-waves = 波
word-leaves = 葉
word-wyrms = 竜, 龍, 蛇, ワーム
word-knots = 結び目
word-exchange = 交換, 交換する
word-keep = そのまま, 替えない, 残す
word-trumps = 切り札
word-none = なし
word-spades = スペード
word-hearts = ハート
word-diamonds = ダイヤ
word-clubs = クラブ
# Ranks of cards, as in “ace of spades”; word-four above is one, too. Pawn, court and crown are those of the Decktet.
word-ace = エース
word-two = 二
word-three = 三
word-five = 五
word-six = 六
word-seven = 七
word-eight = 八
word-nine = 九
word-ten = 十
word-jack = ジャック
word-queen = クイーン, クィーン, 女王
word-king = キング, 王
word-joker = ジョーカー
word-pawn = ポーン
word-court = 宮廷, コート
word-crown = 王冠, クラウン
word-play = 出す, だす
word-place = 置く, おく
word-drawn = 引いたカード, 引いた
word-draw = 引く, ひく, 引いて, 引きます, カードを引く, 山札を引く, 山札から引く, 山札をめくる, 次のカード, カードをめくる, カードをめくって, 1枚めくる, 1枚めくって, 1枚引く, 1枚引いて, 山札をめくって, 山札から1枚引く
word-redeal = 山札に戻す, 捨て札を山札に戻す, 捨て札を戻す
word-waste = 捨て札, 捨札, すてふだ, 捨て札の山
word-stock = 山札, やまふだ
word-held = キープ中
word-hold = キープ, キープする
word-pile = 山, 列
word-cell = セル
word-and = と
word-pair = ペア, 組, ペアにする, ペアにして
word-both = 両方, 2枚, ふたつ
word-to = へ, に
word-then = それから
# Words without a meaning of their own.
word-the = を, で, の, 枚, から

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = はい
# Letters that are words of moves only where the line as it stands is no move: each with its English word.
typed-letters = k king
# Small numbers beside the name of an option, as in “spider with two suits”.
typed-number-1 = ひとつ, 一つ
typed-number-2 = ふたつ, 二つ
typed-number-3 = みっつ, 三つ
typed-number-4 = よっつ, 四つ
# What else they type for the option of games that shows all cards.
typed-option-open = オープン, 表向き, 全カード表向き, すべて表向き, 全部表向き, 全部見える

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = こんにちは, こんにちわ, こんばんは, こんばんわ, おはよう, おはようございます, はじめまして, やあ, ハロー, ハーイ, どうも, よろしく, よろしくお願いします, よろしくおねがいします
# They do not know what to do.
phrase-help = どうすればいい, どうすればいいの, どうすればいいですか, どうしたらいい, どうしたらいいの, どうしたらいいですか, 何をすればいい, 何をすればいいの, 何をすればいいですか, なにをすればいい, なにをすればいいですか, 何ができる, 何ができますか, 何ができるの, 次は, 次はどうする, 助けて, 助けてください, たすけて, 使い方, 使い方は, 使い方を教えて, 使い方を教えてください, 遊び方, 遊び方は, 遊び方を教えて, 遊び方を教えてください, やり方, やり方がわからない, やり方を教えて, どうやって遊ぶの, どうやって遊びますか, どうやるの, どうやって始めるの, どうやって動かすの, わからない, わかりません, 分からない, 分かりません, よくわからない, これは何, これは何ですか, 困った, 何これ, これ何, え, どこを押すの, どこを押せばいい, どこを押せばいいですか, どんな手がある, できる手は, ヒントの見方, 戻し方, あなたは誰, 何すればいい, 何すればいいの, 何をすればいいかわからない, どうすんの, どうすればいいんだろう, 意味がわからない, 意味わからない, どうやって遊ぶんですか, 遊び方わからん, 遊び方がわからない, わからん, どうやるんですか
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = 私のゲーム, わたしのゲーム, 自分のゲーム, ゲーム一覧, 途中のゲーム, 途中のゲームを見せて, 続き, 続きから, 続ける, つづき, ゲームを続ける, 続きをする, 続きから遊ぶ
phrase-menu = 遊びたい, ゲームをしたい, ゲームがしたい, ゲームを始める, ゲームを始めたい, 遊ぶ, 遊ぼう, ゲーム, すべてのゲーム, 全部のゲーム, どんなゲームがある, どんなゲームがあるの, どんなゲームがありますか, ゲームを選ぶ, メニュー, 始める, スタート, 開始, 他のゲーム, ほかのゲーム, どのゲームがある, ゲームしたい, ゲーム一覧を見る, オプション, 違うゲーム, 違うゲームがしたい, 別のゲーム, 別のゲームで遊びたい, 別のゲームがしたい, 他のゲームをやりたい, 他のゲームがしたい, ほかのゲームは, 他のゲームは, 他に何がある, ほかに何がある, ゲームを変えたい, ゲームを変える, 違うのやりたい, 違うのがいい, 別のがいい, 始めたい, はじめる, 始めよう, あそぶ, ゲーム開始
phrase-new = 新しいゲームを始める, 次のゲーム, もう1ゲーム, 次, 次のやつ, 次いこう, 次へ, もう一つ, もうひとつ, 新しいの, 新しいのください, 新しいゲームお願いします, 別の配置, 別の配置にして, ほかの配置, ほかの配置にして, 他の配置, 新しい配置, スキップ
# What may stand before or after the name of a game that they want to play.
phrase-around-name = で遊ぶ, で遊びたい, で遊ぼう, で遊びたいです, を遊ぶ, を遊びたい, をやる, をやりたい, をしたい, がしたい, をする, を始める, を始めて, を始めたい, を始めてください, を開始, を開始する, をプレイ, をプレイする, をプレイしたい, をお願いします, をお願い, お願いします, をください, ください, したい, やりたい, 遊びたい, 始める, 開始, プレイ, ソリティア, で, を, ある, ありますか, はある, はありますか, がある, やりたいです, やろう, やりたいな, したいです, はできる, できる, 普通の, がやりたい, で遊べる, で遊べますか, をやろう, をやろうよ, をしよう, をしようよ, をやらせて, やろうよ
# They want to see all commands.
phrase-commands = コマンド, コマンド一覧, すべてのコマンド, どんなコマンドがある, コマンドは
# They want one of these.
phrase-undo = 戻す, 戻して, 戻りたい, 1手戻す, 1手戻して, 一手戻す, 一手戻して, 元に戻して, 元に戻したい, 取り消す, 取り消し, 待った, あっ, あ, 間違えた, 間違えました, まちがえた, まちがえました, 押し間違えた, おしまちがえた, ミスった, 戻してください, ひとつ戻して, 一つ戻して, さっきの取り消して, 取り消して, 一個前に戻して, 前に戻して, やっぱりなし
phrase-restart = 同じ配置でもう一度, もう一度, もう一回, もう1回, もう一度遊ぶ, もう一度遊びたい, 最初からやる, 最初からやり直す, 最初からやり直したい, 初めから, はじめから, 同じゲーム, リセット, リスタート, もう一度お願いします, もう一回お願いします, もっかい, やりなおし, やりなおしたい, やり直したい, 最初から, 最初からお願いします, はじめからやりたい, もう一回やりたい
phrase-hint = ヒントをください, ヒントを見せて, ヒントを見る, ヒントが欲しい, ヒントがほしい, ヒントを教えて, 次の手は, いい手は, おすすめの手, ヒント, ヒントある, ヒントはある, ヒントちょうだい, ヒントほしいな, ヒントお願い, ヒントお願いします, どこを取ればいい, どれを取ればいい, どれを取る, 次どうすればいい, 次の手を教えて, おすすめは, おすすめ, 手がかりをください, 手がかり, いい手を教えて, 次の1手
phrase-giveup = ギブアップする, ギブアップします, 降参, 降参する, 降参します, あきらめる, あきらめます, 諦める, やめたい, ゲームをやめる, 終了, ゲームを終了, キャンセル, もうやめる, やめる, あきらめた, 諦めた, もう無理, 無理, ムリ, 終わりにする
phrase-finish = 完了, 完了して, 自動完了, 自動で完了して, 自動で上げて, 最後まで進めて, 最後までやって, 残りをやって, 残りを進めて, 全部上げて, すべて上げて, 全部組札へ, オートコンプリート
phrase-board = 盤面を見せて, 盤面を見る, 盤面を表示, 盤面はどこ, ゲームを見せて
phrase-rules = ルールは, ルールを教えて, ルールを教えてください, ルールを見る, ルールを見せて, ルールがわからない, ルール説明, 説明, 説明して, どうすれば勝ち, どうすれば勝てる, どうやったら勝てる, 目的は, 目標は, ルールなんだっけ, ルール何だっけ, ルールをもう一度教えて, ルールを説明して, ルールって, どうやって勝つの
phrase-learn = レッスン, レッスンを受ける, 教えて, 覚えたい, 学びたい, 練習したい, チュートリアル
phrase-puzzle = 問題, 次の問題, 問題を解く, 問題を出して, 問題を解きたい
phrase-daily = 今日のチャレンジ, 今日の日替わりチャレンジ, 日替わり, 今日のゲーム, デイリー, デイリーチャレンジ, 今日のチャレンジで遊ぶ, 日替わりチャレンジで遊ぶ
phrase-stats = 統計, 自分の成績, 私の成績, わたしの成績, 成績を見る, 成績を見せて, 戦績, 記録を見る
phrase-achievements = 実績, 自分の実績, 実績を見る, バッジ, トロフィー
phrase-settings = 設定を変える, 設定を変えたい, 設定を開く, 設定画面, 設定はどこ
# They want to change one of these settings, or to play with options that make it harder or easier.
phrase-language = 言語, 言葉, 言語を変える, 言語を変えたい, 言語を変えられますか, 言語を変えて, 言葉を変えたい, 言語設定, 言語の変え方, 言語の変え方は, 英語, 英語にして, 英語にしたい, 英語で, 日本語, 日本語にして, 日本語にしたい, 日本語で
phrase-theme = テーマ, テーマを変える, テーマを変えたい, ダークモード
phrase-zone = タイムゾーン, タイムゾーンを変える, タイムゾーンを変えたい, 時差
phrase-harder = もっと難しく, もっと難しいの, もっと難しいのがいい, 難しいの, 難しいのをお願いします, 簡単すぎる, 簡単すぎます, 簡単すぎ, かんたんすぎ, かんたんすぎる, もっと簡単に, もっと簡単なの, 簡単なの, 難しすぎる, 難しすぎます, 難しすぎ, むずかしすぎ, 難易度, 難易度を変える, 難易度を変えたい
# Small talk: thanks, annoyance, joy, a goodbye, and what only fills a pause. Each has a short answer (talk-…).
phrase-thanks = ありがとう, ありがとうございます, ありがとうございました, ありがと, どうもありがとう, どうもありがとうございます, サンキュー, 感謝, 感謝します, あざす, あざっす, ども, 助かった, 助かりました
phrase-upset = くそ, くそー, うわ, うわー, ああ, あーあ, あー, だめだ, ダメだ, だめか, 最悪, 運が悪い, ついてない, ちくしょう, むずい, むずかしい, 難しい, つまらない, つまんない, ひどい, ずるい, 負けた, 悔しい, くやしい, 残念, がっかり, イライラする, ばか, バカ
phrase-nice = すごい, すげえ, やった, やったー, わーい, 笑, ｗ, www, 草, 面白い, おもしろい, 楽しい, たのしい, いいね, いい感じ, かしこい, 賢い, 最高, 素晴らしい, さすが, うまい, 勝った, 勝ったー, クリア, クリアした, 危なかった, おお, おー, なるほどすごい
phrase-bye = さようなら, さよなら, またね, また明日, また後で, おやすみ, おやすみなさい, バイバイ, ばいばい, じゃあね, じゃあまた, 行かなきゃ, お疲れ, お疲れ様, お疲れさまでした
phrase-okay = オッケー, オーケー, おけ, 了解, 了解です, わかった, わかりました, うーん, うん, ううん, いいえ, いや, 考え中, 考えています, ちょっと待って, 待って, なるほど, そうか, そうですか, まあいいや, ふむ
phrase-mydata = データを削除, データを消して, データを消したい, データ削除, 個人情報
# What may stand before or after a phrase or the name of a command.
phrase-around = ください, をください, お願い, お願いします, をお願い, をお願いします, 見せて, を見せて, を見せてください, を見たい, を見る, を表示, 表示, を教えて, を教えてください, が見たい, がほしい, が欲しい, する, したい, して, してください, です, は, あの, えっと, ねえ, じゃあ, では, すみません, ちょっと, 今, いま, もう, まだ, が, で, と, って, ね, よ, な, ちょうだい, 欲しい, ほしい, ありますか, ある, できますか, してほしい, したいです, かな, ですか
# What may stand before or after the name of a game whose rules they want to read.
phrase-around-option = と, で, の, 番, 番目, 番号, ゲーム, ゲーム番号, 配置
phrase-around-rules = のルール, のルールは, のルールを教えて, のルールを教えてください, ルール, の遊び方, の遊び方は, の遊び方を教えて, の遊び方を教えてください, の説明, とは, とは何, とは何ですか, って何, って何ですか, は何, はどう遊ぶの, はどうやって遊ぶの, ヘルプ, について教えて, のルール教えて, ってなに, ってなんですか, のやり方, のやり方を教えて
phrase-around-lesson = を学ぶ, を学びたい, を学びたいです, を習う, を習いたい, を習いたいです, のレッスン, レッスン, のレッスンを始める, のレッスンを始めて, のレッスンをお願いします, のレッスンを受けたい
# The same for the name of a game of which they want to solve a puzzle.
phrase-around-puzzle = の問題, 問題, の問題をください, の問題を出して, の問題を解く, の問題を解きたい, の問題で遊びたい, の問題をやりたい, の問題お願いします
