# Refusals of too many requests. At most 200 characters.

too-fast =
    { $seconds ->
        [one] Too fast. Wait { $seconds } second, then try again.
       *[other] Too fast. Wait { $seconds } seconds, then try again.
    }
too-much-here =
    { $seconds ->
        [one] Too much is going on here. Wait { $seconds } second, then try again.
       *[other] Too much is going on here. Wait { $seconds } seconds, then try again.
    }
page-too-busy = Too many requests at once. Try again in a moment.
