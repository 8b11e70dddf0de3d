# Lessons, second tries and the mistakes to practice.

button-learn = Apprendre
# Below a player's first deal of a game: the way to its lesson.
button-first-time = Première fois ? Leçon
button-lessons = Toutes les leçons
button-lesson-back = ◀ Étape précédente
button-alone = À toi maintenant

lessons-title = Leçons
# $finished of $count lessons are finished; these have a tick.
lessons = { $finished ->
    [0] Apprends un jeu en y jouant. Une leçon dure environ 2 minutes, et tu peux la quitter et la reprendre à tout moment.
   *[other] Apprends un jeu en y jouant. Tu peux quitter une leçon et la reprendre à tout moment. Terminées : { $finished } sur { $count }.
 }
lesson-finished = ✓ { $game }
# “Lesson: Wish, step 3 of 10”
lesson-title = Leçon : { $game }, étape { $number } sur { $count }
lesson-title-end = Leçon : { $game }, terminée
lesson-typed = Tape « { $move } ».
lesson-right = Bravo !
lesson-right-other = Bravo ! La leçon continue avec un autre coup : { $move }.
lesson-also = { $count ->
    [1] La leçon a joué ce coup pour toi : { $moves }.
   *[other] La leçon a joué ces coups pour toi : { $moves }.
 }
lesson-also-many = { $count ->
    [one] La leçon a joué { $count } coup pour toi.
   *[other] La leçon a joué { $count } coups pour toi.
 }
lesson-changed = Cette leçon a changé. Appuie sur « { button-restart } » pour la reprendre au début.
lesson-over = Cette leçon est terminée. Appuie sur « { button-alone } » pour jouer, ou sur « { button-restart } » pour la refaire.
lesson-none = { $game } n’a pas encore de leçon. Appuie sur « { button-rules } » pour lire ses règles.
lesson-hint = Les places marquées montrent de quoi parle cette étape. Relis-la, ou appuie sur « { button-lesson-back } ».

# Sur l’écran d’accueil.
home-lessons-new = Ta première partie, pas à pas
home-lessons-finished = Terminées : { $games }

exercise-leave = Rien ne compte ici : inutile d’abandonner. Pour sortir, commence ou ouvre une autre partie.
exercise-at-start = Rien à annuler : c’est ton point de départ.
exercise-no-review = Les leçons, les secondes chances et les problèmes n’ont pas de bilan. Seules les parties terminées en ont un.
exercise-not-shared = Tu ne peux pas partager une leçon ni une seconde chance. Partage la partie elle-même quand elle est finie.

button-try = À toi d’essayer
button-try-from-here = Réessayer ici
button-show = Montre-moi
button-to-review = Vers le bilan
button-to-exercise = Retour à l’exercice
button-mistakes = Mes erreurs
button-mistake-early = S’entraîner maintenant

# “Second try: Wish, deal 42”
second-try-title = Seconde chance : { $deal }
second-try-goal = Objectif : { $goal }.
# The goal, inside other sentences.
goal-win = gagner
goal = faire { $goal } ou mieux
# A score in the terms of its game.
goal-score = { $score }
second-try-looking = Recherche de la meilleure suite à partir d’ici…
second-try-refused = Tu ne peux retenter ta chance qu’à partir d’un coup d’une de tes parties terminées. Ouvre-la avec « { button-games } ».
second-try-at-the-end = La partie était finie après ce coup. Choisis-en un plus tôt.
second-try-no-win = Je ne trouve pas de victoire à partir d’ici. Choisis un coup plus tôt.
second-try-only = « { button-show } » ne sert que dans une seconde chance.
second-try-solved = Réussi ! Tu as atteint l’objectif.
second-try-missed = Pas cette fois. L’objectif : { $goal }.

# What is said after each move of a second try. Those with -points are for goals that are scores.
judge-looking = Vérification de ce coup…
judge-in-reach = Tu peux encore gagner.
judge-in-reach-points = Tu peux encore atteindre { $score }.
judge-out-of-reach = Perdu : tu ne peux plus gagner à partir d’ici. « { button-undo } » efface ce coup.
judge-out-of-reach-points = Perdu : à partir d’ici, tu ne peux plus atteindre que { $score }. « { button-undo } » efface ce coup.
judge-unknown = Je ne peux pas dire rapidement si tu peux encore gagner.
judge-unknown-points = À partir d’ici, je ne trouve que { $score }, mais il y a peut-être mieux.
judge-no-answer = Je ne peux pas vérifier ce coup pour le moment. Tu peux continuer à jouer.
judge-does-it = Dans une seconde chance, chaque coup est vérifié de toute façon.

mistakes-title = Mes erreurs
mistakes-none = Tu n’as aucune erreur à travailler. Fais le bilan d’une partie terminée pour ajouter son coup décisif.
mistakes-none-due = { $days ->
    [one] Erreurs à travailler : { $count }. La prochaine arrive dans { $days } jour.
   *[other] Erreurs à travailler : { $count }. La prochaine arrive dans { $days } jours.
 }
# Above the board: how many mistakes are to be practiced today, with this one.
mistake-due = À travailler aujourd’hui : { $due } sur { $count }. Quel coup serait meilleur ici ?

# After a mistake has been solved: in how many days it comes again, 0 if it does not.
mistake-solved = { $days ->
    [0] C’était la dernière fois : cette erreur est corrigée.
    [one] C’est mieux ! Cette position reviendra dans { $days } jour.
   *[other] C’est mieux ! Cette position reviendra dans { $days } jours.
 }

my-data-exercises = • tes leçons, secondes chances et problèmes ; tes cotes et tes séries de problèmes ; jusqu’à 50 erreurs à travailler
