# The screen of /privacy: what is stored, for how long, and how to get or delete it. At most 8 lines.

button-privacy = プライバシー
privacy-title = プライバシー
privacy-stored = ボットは、このチャットのアカウント番号と名前、ゲーム、結果、設定を保存します。
privacy-lifetimes = 途中のゲームは最後の手から{ $open }日後、終わったゲームは{ $past }日後に削除されます。結果と成績は、最後の記録から{ $years }年後に削除されます。
privacy-shared = データは販売せず、誰にも渡しません。ランキングと投稿には名前と結果が表示されます。これは設定で変えられます。
privacy-chat = サーバーやグループで遊んだゲームは、盤面が非公開の場合を除き、全員に見えます。ボットとのメッセージは、このチャットの規約に従って保存されます。
privacy-page = このページの最近のメッセージも、{ $days }日間保存します。
privacy-yours = 「{ button-my-data }」では、すべてのデータを見たり、ファイルに書き出したり、削除したりできます。
privacy-operator = このボットの責任者は運営者です。ソフトウェアの作者にデータは届きません。
privacy-policy = プライバシーポリシー：{ $address }
terms-of-use = 利用規約：{ $address }
