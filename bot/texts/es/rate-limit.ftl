# Refusals of too many requests. At most 200 characters.

too-fast =
    { $seconds ->
        [one] Demasiado rápido. Espera { $seconds } segundo e inténtalo otra vez.
       *[other] Demasiado rápido. Espera { $seconds } segundos e inténtalo otra vez.
    }
too-much-here =
    { $seconds ->
        [one] Aquí hay demasiada actividad. Espera { $seconds } segundo e inténtalo otra vez.
       *[other] Aquí hay demasiada actividad. Espera { $seconds } segundos e inténtalo otra vez.
    }
page-too-busy = Demasiadas peticiones a la vez. Inténtalo otra vez en un momento.
