# A finished game compared with how others have ended the same deal for the first time.
command-compare = 終わったゲームを、同じ配置のほかの人の結果と比べる
command-name-compare = 比較
button-compare = 比べる

# Below a finished game, and above the chart. Winners are also those who solved a puzzle.
compare-won = この配置に勝ったほかのプレイヤー：{ $others }人中{ $wins }人。
compare-solved = この問題を解いたほかのプレイヤー：{ $others }人中{ $wins }人。
compare-fewest = 最少手数：{ $moves }手。
compare-best = これより少ない手数の人はいません。
compare-better = 勝った{ $winners }人のうち{ $count }人より少ない手数です。
compare-about = 勝った人の約{ $share }%より少ない手数です。
compare-moves = 手数：{ $own }手。勝ったほかの{ $winners }人のうち、これより多い人は{ $more }人、同じ人は{ $same }人、少ない人は{ $fewer }人です。
compare-time = 時間：{ $own }。勝ったほかの{ $winners }人のうち、これより長い人は{ $more }人、同じ人は{ $same }人、短い人は{ $fewer }人です。
compare-sample = 勝ったほかのプレイヤーは{ $wins }人います。ここでは無作為に選んだ{ $winners }人と比べています。
compare-uncounted = このゲームは、ほかの人との比較には数えません。数えるのは、同じ配置を最初にアシストなしで遊んだゲームだけです。

# What can’t be compared.
compare-nobody = この配置を終えたほかのプレイヤーはまだいません。
compare-first = この配置は、終えてから比べられます。遊ぶには { $command } と入力してください。
compare-unfinished = ゲームは、終わってから比べられます。まずこのゲームを終えてください。
compare-which = ゲームと番号を、たとえば { $command } のように入力してください。
compare-exercise = 比べられるのは、終わったゲームとレーティング対象の問題です。レッスンと練習は比べられません。
compare-points = { $game }は得点を競うゲームなので、比べられる勝者はいません。

# The chart, and its description.
compare-chart-moves = 勝った人の手数
compare-chart-minutes = 勝った人の時間（分）
compare-chart-seconds = 勝った人の時間（秒）
compare-chart-own = あなた
compare-chart-more = { $from }〜
compare-alt = { $title }の棒グラフ：{ $columns }。
compare-alt-own = { compare-alt }あなた：{ $own }。
compare-alt-one = { $range }：{ $count }人
