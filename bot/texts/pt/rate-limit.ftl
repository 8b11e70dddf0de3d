# Refusals of too many requests. At most 200 characters.

too-fast =
    { $seconds ->
        [one] Rápido demais. Espere { $seconds } segundo e tente de novo.
       *[other] Rápido demais. Espere { $seconds } segundos e tente de novo.
    }
too-much-here =
    { $seconds ->
        [one] Tem coisa demais acontecendo aqui. Espere { $seconds } segundo e tente de novo.
       *[other] Tem coisa demais acontecendo aqui. Espere { $seconds } segundos e tente de novo.
    }
page-too-busy = Pedidos demais ao mesmo tempo. Tente de novo daqui a pouco.
