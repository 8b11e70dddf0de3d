# Refusals of too many requests. At most 200 characters.

too-fast =
    { $seconds ->
        [one] Zu schnell: Warte bitte eine Sekunde.
       *[other] Zu schnell: Warte bitte { $seconds } Sekunden.
    }
too-much-here =
    { $seconds ->
        [one] Hier ist zu viel los: Warte bitte eine Sekunde.
       *[other] Hier ist zu viel los: Warte bitte { $seconds } Sekunden.
    }
page-too-busy = Es wird zu viel auf einmal verlangt. Versuch es gleich noch einmal.
