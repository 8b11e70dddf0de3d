# 応じきれないほど求められたとき。200 文字まで。

too-fast = 速すぎます。{ $seconds } 秒お待ちください。
too-much-here = ここは混み合っています。{ $seconds } 秒お待ちください。
