# Refusals of too many requests. At most 200 characters.

too-fast =
    { $seconds ->
        [one] Trop vite ! Attends { $seconds } seconde, puis réessaie.
       *[other] Trop vite ! Attends { $seconds } secondes, puis réessaie.
    }
too-much-here =
    { $seconds ->
        [one] Il y a trop d’activité ici. Attends { $seconds } seconde, puis réessaie.
       *[other] Il y a trop d’activité ici. Attends { $seconds } secondes, puis réessaie.
    }
page-too-busy = Trop de demandes à la fois. Réessaie dans un instant.
