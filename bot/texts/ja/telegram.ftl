# What only Telegram says.

# Beside /start in the list of commands.
telegram-command-start = はじめる
telegram-anonymous = 匿名の方は見分けられません。ご自分の名前で書いていただければ、カードを配ります。
telegram-strange-button = このボタンはもうわかりません。/board を送るとゲームが表示されます。
telegram-old-button = このメッセージは古くて更新できません。/board を送るとゲームが表示されます。
telegram-failed = こちらで問題が起きました。ゲームは残っています。/board を送ると表示されます。
telegram-sent-privately = 個別のチャットにお送りしました。
telegram-no-private-chat = あなただけへのお知らせですが、まだ個別に送れません。@{ $bot } を開いて「Start」を押してから、もう一度お試しください。
