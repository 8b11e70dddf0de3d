# Refusals of too many requests. At most 200 characters.

too-fast = 操作が速すぎます。{ $seconds }秒お待ちください。
too-much-here = ここは混み合っています。{ $seconds }秒お待ちください。
page-too-busy = 一度に多くの操作がありました。少ししてからもう一度お試しください。
