# Answers to small talk, which come before the board.
talk-thanks = どういたしまして！
talk-upset = 残念でしたね。ヒントは「{ command-name-hint }」、1手戻すには「{ command-name-undo }」と入力してください。
talk-nice = 楽しんでもらえて何よりです！
talk-bye = またどうぞ！　ゲームは保存されています。
talk-okay = あなたの番です。ボタンを押すか、手を入力してください。
talk-link = リンクは開けません。ボタンを押すか、手または「{ command-name-help }」を入力してください。
talk-lacking = 「{ $name }」はありません。一番近いのは{ $game }です。
talk-lacking-played = 「{ $name }」はありません。一番近いのは、いま遊んでいる{ $game }です。
talk-picture = { talk-okay }
