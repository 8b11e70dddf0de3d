# Telegram で、共有する結果の下のボタン。文面をクリップボードに入れる。
telegram-button-copy = テキストをコピー
