# Refusals of too many requests. At most 200 characters.

too-fast = 操作が速すぎます。{ $seconds }秒待ってから、もう一度お試しください。
too-much-here = ここは混み合っています。{ $seconds }秒待ってから、もう一度お試しください。
page-too-busy = リクエストが多すぎます。少ししてからもう一度お試しください。
