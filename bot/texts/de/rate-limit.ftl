# Refusals of too many requests. At most 200 characters.

too-fast =
    { $seconds ->
        [one] Zu schnell. Warte { $seconds } Sekunde und versuch es dann noch einmal.
       *[other] Zu schnell. Warte { $seconds } Sekunden und versuch es dann noch einmal.
    }
too-much-here =
    { $seconds ->
        [one] Hier ist gerade zu viel los. Warte { $seconds } Sekunde und versuch es dann noch einmal.
       *[other] Hier ist gerade zu viel los. Warte { $seconds } Sekunden und versuch es dann noch einmal.
    }
page-too-busy = Zu viele Anfragen auf einmal. Versuch es gleich noch einmal.
