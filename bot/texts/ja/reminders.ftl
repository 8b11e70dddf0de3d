# Private messages that a player has asked for. $until says when, as in “at 14:00 your time, in 3 hours”.
reminder-title = 日替わりチャレンジ #{ $number }：{ $game }
reminder = ご希望のリマインダーです。今日のチャレンジはまだ始めていません。
reminder-days = { $days }日続けてプレイしています。
reminder-last = 今日プレイしないと、リマインダーは{ $days }日間お休みします。
reminder-streak-title = { $days }日連続プレイ中
reminder-streak = ご希望のお知らせです。連続記録を続けるには、日替わりチャレンジ #{ $number }（{ $game }）をその日のうちに始めてください。期限は{ $until }です。
button-change = 変更…
button-turn-off = オフにする
reminder-begun-title = リマインダーをオンにしました
reminder-begun = 日替わりチャレンジをまだ始めていないときだけ、{ $time }（{ $zone }）にここでお知らせします。
reminder-warning-begun = 連続記録が途切れる3時間前に、ここでお知らせします。

# Where the bot cannot write to the player.
reminder-unreachable = { $chat ->
    [telegram] ボットからはまだメッセージを送れません。ボットとの個別のチャットを開いて「Start」を押してから、もう一度リマインダーを選んでください。
   *[other] ダイレクトメッセージを送れません。このボットまたはサーバーからのダイレクトメッセージを許可してから、もう一度リマインダーを選んでください。
 }
reminder-ended = { $chat ->
    [telegram] メッセージを送れないため、リマインダーをオフにしました。ボットとの個別のチャットをもう一度始めてから、/settings で時刻を選んでください。
   *[other] ダイレクトメッセージを送れないため、リマインダーをオフにしました。許可してから、設定で時刻を選んでください。
 }

# 振り返りを見られるようになったときのお知らせ。
review-promised-title = #{ $number }の振り返り
review-promised = 振り返りを見られるようになったら、個別にメッセージを送ります：{ $moment }。
review-not-played = この日替わりチャレンジはプレイしていないので、振り返りはありません。
review-is-open = 振り返りはもう見られます。ゲームの下の「{ button-review }」を押してください。
review-ready-title = #{ $number }の振り返りを見られます
review-ready = ご希望のお知らせです。どの手でゲームが決まったかを確認できます。
