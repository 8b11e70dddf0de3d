# What only the listings say, in Markdown as Discord shows it.

heading-games = ゲーム
heading-features = できること
heading-start = 始め方
easy-start = **気軽に始められます。** どのゲームにもレッスンがあり、遊びながら覚えられます。最初の配置はやさしいものです。
fair-deals = **公平な配置。** ランダムな配置は勝ち筋確認済みか、目指せる最高点がわかっています。ヒントは見えている情報だけで考えます。
challenge = **日替わりチャレンジ。** 全員が同じ配置で遊び、サーバーごとのランキングがあります。管理者は毎日投稿させることもできます。
study = **問題と振り返り。** レーティング付きの問題を解けます。勝敗を決めた手を調べ、そこからもう一度遊べます。
everybody = **誰でも遊べます。** 盤面はスマートフォン向けの画像で、テーマは{ $themes }種類。文字表示なら、スクリーンリーダーでも遊べます。
everybody-at-table = **誰でも遊べます。** 「{ $button }」で、Discordの中でカードをドラッグできます。文字表示なら、スクリーンリーダーでも遊べます。
# In the picture of the table: one sentence.
table-pitch = チャットの中で、カードをタップしたりドラッグしたりできます。
safe-games = **何も失われません。** どの手も何度でも元に戻せます。途中のゲームは{ $games }件まで保存されます。
start = ボットをサーバーか自分のアカウントに追加します。`{ $command }` と入力して、ゲームのボタンを押してください。
