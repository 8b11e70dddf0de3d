# Private messages that a player has asked for. $until says when, as in “at 14:00 your time, in 3 hours”.
reminder-title = Défi du jour #{ $number } : { $game }
reminder = Tu as demandé ce rappel. Tu n’as pas encore commencé le défi d’aujourd’hui.
reminder-days = Tu as joué { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } d’affilée.
reminder-last = Si tu ne joues pas aujourd’hui, les rappels s’arrêtent pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }.
reminder-streak-title = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } d’affilée
reminder-streak = Tu as demandé cette alerte. Pour garder ta série, commence le défi du jour #{ $number } ({ $game }) avant la fin de la journée, { $until }.
button-change = Modifier…
button-turn-off = Désactiver
reminder-begun-title = Les rappels sont activés
reminder-begun = Je te le rappellerai ici à { $time } ({ $zone }), mais seulement si tu n’as pas commencé le défi du jour.
reminder-warning-begun = Je t’écrirai ici 3 heures avant la fin d’une série.

# Where the bot cannot write to the player.
reminder-unreachable = { $chat ->
    [telegram] Je ne peux pas encore t’écrire. Ouvre notre discussion privée, appuie sur Démarrer, puis choisis à nouveau le rappel.
   *[other] Je ne peux pas t’envoyer de messages privés. Autorise les miens ou ceux de ce serveur, puis choisis à nouveau le rappel.
 }
reminder-ended = { $chat ->
    [telegram] Tes rappels sont désactivés, car je ne peux pas t’écrire. Redémarre notre discussion privée, puis choisis une heure dans /settings.
   *[other] Tes rappels sont désactivés, car je ne peux pas t’envoyer de messages privés. Autorise-les, puis choisis une heure dans les paramètres.
 }

# The message that a review has opened.
review-promised-title = Bilan du défi #{ $number }
review-promised = Je t’écrirai en privé { $moment }, quand le bilan sera ouvert.
review-not-played = Tu n’as pas joué ce défi du jour : il n’a donc pas de bilan.
review-is-open = Le bilan est ouvert : appuie sur « { button-review } » sous ta partie.
review-ready-title = Le bilan de ton défi #{ $number } est ouvert
review-ready = Tu as demandé ce message. Vois quel coup a décidé de ta partie.
