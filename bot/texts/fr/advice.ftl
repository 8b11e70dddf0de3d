# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Indice
button-chance = Chances
button-verdict = Verdict
button-verdict-yes = Oui, vérifier

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Recherche d’un indice…
# The chances after that move and the reason for it follow; in a player's first game of the kind only the reason.
hint = Indice : « { $move } ».
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] Après ce coup, aucune ligne gagnante n’est connue.
       *[other] Après ce coup, tu peux encore gagner.
    }
   *[other] { $won ->
        [0] Après ce coup, aucune des { $samples } parties semblables n’est gagnée.
        [one] Après ce coup, { $won } partie semblable sur { $samples } est gagnée.
       *[other] Après ce coup, { $won } parties semblables sur { $samples } sont gagnées.
    }
 }
hint-points = { $samples ->
    [1] Après ce coup, tu peux atteindre { $points } points sur { $most }.
   *[other] Après ce coup, les parties semblables font { $points } points sur { $most } en moyenne.
 }
# Instead of a reason that compares moves in numbers, in a player's first game of the kind.
hint-did-better = Le bot a essayé plusieurs coups, et celui-ci a donné le meilleur résultat.

chance-looking = Calcul de tes chances…
chance-won = { $samples ->
    [1] { $won ->
        [0] Chances : aucune ligne gagnante n’est connue.
       *[other] Chances : tu peux encore gagner.
    }
   *[other] { $won ->
        [0] Chances : aucune des { $samples } parties semblables n’est gagnée.
        [one] Chances : { $won } partie semblable sur { $samples } est gagnée.
       *[other] Chances : { $won } parties semblables sur { $samples } sont gagnées.
    }
 }
chance-points = { $samples ->
    [1] Chances : tu peux atteindre { $points } points sur { $most }.
   *[other] Chances : { $points } points sur { $most }, la moyenne de { $samples } parties semblables.
 }
# Follows the chances, unless no hidden card matters.
chance-meaning = Ces parties partent de ton plateau. Seules les cartes cachées sont mélangées.
chance-counts = Cela compte comme un indice.
# Next to the bar in the picture: “63 of 100 won”, “71/104 points”.
meter = { $part ->
    [one] { $part } sur { $whole } gagnée
   *[other] { $part } sur { $whole } gagnées
}
meter-points = { $part }/{ $whole } points

advice-over = Cette partie est terminée. Indices et chances ne sont proposés que pour les parties en cours.
advice-none = Ce jeu ne propose ni indices ni chances.
advice-nothing = Aucun indice trouvé ici. Cela ne compte pas comme une aide.

verdict-ask = { $hidden ->
    [0] Un verdict dit seulement si tu peux encore gagner.
   *[other] Un verdict tient compte de toutes les cartes, même cachées. Il dit seulement si tu peux encore gagner.
 } La partie compte ensuite comme jouée avec aide.
verdict-ask-points = { $hidden ->
    [0] Un verdict dit seulement si { $most } points sont encore possibles.
   *[other] Un verdict tient compte de toutes les cartes, même cachées. Il dit seulement si { $most } points sont encore possibles.
 } La partie compte ensuite comme jouée avec aide.
verdict-looking = Examen de toutes les cartes… { $looks ->
    [0] { "" }
    [one] { $looks } plateau vérifié.
   *[other] { $looks } plateaux vérifiés.
 }
verdict-won = Verdict : tu peux encore gagner.
verdict-won-points = Verdict : tu peux encore atteindre { $most } points.
verdict-lost = { $undo ->
    [one] Verdict : perdu. Tu peux encore gagner si tu annules { $undo } coup.
   *[other] Verdict : perdu. Tu peux encore gagner si tu annules { $undo } coups.
 }
verdict-lost-points = { $undo ->
    [one] Verdict : tu ne peux plus atteindre { $most } points. Tu le peux si tu annules { $undo } coup.
   *[other] Verdict : tu ne peux plus atteindre { $most } points. Tu le peux si tu annules { $undo } coups.
 }
verdict-lost-from-deal = Verdict : perdu. Cette donne était impossible à gagner. Aucun de tes coups n’est en cause.
verdict-lost-from-deal-points = Verdict : { $most } points n’ont jamais été possibles avec cette donne. Aucun de tes coups n’est en cause.
verdict-lost-somewhere = Verdict : perdu. On ne sait pas combien de coups il faudrait annuler.
verdict-lost-somewhere-points = Verdict : tu ne peux plus atteindre { $most } points. On ne sait pas combien de coups il faudrait annuler.
verdict-unknown = Verdict : inconnu. La recherche n’a trouvé aucune ligne gagnante, mais il en existe peut-être une. Cela ne compte pas comme une aide.
verdict-unknown-points = Verdict : inconnu. La recherche n’a pas trouvé comment atteindre { $most } points, mais c’est peut-être possible. Cela ne compte pas comme une aide.
verdict-over = Cette partie est terminée. Un verdict n’est possible que pour une partie en cours.
verdict-none = Ce jeu ne propose pas de verdicts.
