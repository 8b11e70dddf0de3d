# Streets and Alleys: its name, options and what is typed; all else is in building.ftl.

streets-title = ストリート・アンド・アレー
# Other names that players type. The second ones mean the game with an option.
streets-called = ストリートアンドアレイ, ストリートアンドアレーズ, ストリーツアンドアレーズ, ストリーツアンドアレイズ, ストリーツ・アンド・アレーズ, 通りと路地, 大通りと路地, ストリート
streets-called-aces-out = ビリーガードキャッスル, ビリーガード・キャッスル, ビレガードキャッスル, 包囲された城, 包囲城, キャッスル
streets-credit = ストリート・アンド・アレー：伝統のひとり遊び
# The aim in two short sentences, above a player’s first game.
streets-aim = 各スートをエースからキングまで順に組札に上げます。動かせるのは1枚ずつで、列ではスートを問わず重ねられます。
streets-pitch = すべて表向き、1枚ずつ動かして先を読むソリティア。
streets-typing = カードの場所と行き先を入力します：「a c」「qh ks」「d 組札」。「ab, bc, d 組札」のように続けて書けます。

# Where the aces are at the start.
streets-option-aces = 最初のエース
streets-option-aces-in = エースは列の中
streets-option-aces-out = ビリーガード・キャッスル：エースは組札
streets-short-option-aces-in = エースは列の中
streets-short-option-aces-out = エースは組札
# What else players type for it.
streets-typed-option-aces-out = エースは組札, エースが組札, エース組札

# A goal of a season.
streets-score-goal = ストリート・アンド・アレーで組札を{ $score }枚にする

streets-refused-card-covered = { $card } は列 { $place } でほかのカードの下にあります。このゲームで動かせるのは一番上のカードだけです。先に上のカードを動かしてください。
