# Refusals of too many requests. At most 200 characters.

too-fast =
    { $seconds ->
        [one] Too fast: wait a second, please.
       *[other] Too fast: wait { $seconds } seconds, please.
    }
too-much-here =
    { $seconds ->
        [one] There is too much going on here: wait a second, please.
       *[other] There is too much going on here: wait { $seconds } seconds, please.
    }
page-too-busy = Too much is being asked for at once. Try again in a moment.
