# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

# Articles stand only inside longer forms, as in “la dame”: alone, “de”, “le” and “la” could be two places, as in “de”.
word-take = prends, prendre, prend, prends la, prends le, prends les, ramasse les
word-deal = distribue, distribuer, distribues, distribution, distribue les, donne, donner, donne les
word-match = coup, prochain coup, le prochain coup, jusqu'au coup, jusqu’au coup, jusqu'au prochain coup, jusqu’au prochain coup, au prochain coup
word-all = tout, tous, toute, toutes, tous les, toutes les, tout le
word-turn = retourne, retourner, retournes, tourne, tourner, retourne les, retourne la
word-dark = sombre, sombres, foncé, foncée, foncés, foncées
word-light = claire, clair, claires, clairs
word-four = quatre, le quatre, les quatre
word-remove = enlève, enlever, enlèves, enleve, enleves, retire, retirer, supprime, supprimer, élimine, éliminer, elimine, eliminer, enlève les, retire les
word-stop = arrête, arrêter, arrete, arreter, terminer, termine, fini
word-move = déplace, déplacer, deplace, deplacer, bouge, bouger, déplace la, déplace le
word-collect = range, ranger, ranges, ramasse, ramasser, collecte, collecter, range les
word-home = fondation, fondations, sa fondation, la fondation, à la fondation, en fondation
word-moons = lunes, lune, de lune, de lunes, des lunes
word-suns = soleils, soleil, de soleil, de soleils, des soleils
word-waves = vagues, vague, de vague, de vagues, des vagues
word-leaves = feuilles, feuille, de feuille, de feuilles, des feuilles
word-wyrms = vouivres, vouivre, wyrm, de vouivre, de vouivres, des vouivres, des wyrms
word-knots = nœuds, nœud, noeuds, noeud, de nœud, de nœuds, de noeuds, des nœuds, des noeuds
word-exchange = échange, échanger, echange, echanger, défausse, défausser, defausse, defausser, jette, jeter
word-keep = garde, garder, gardes, conserve, conserver, je garde, garde tout, je garde tout, tout garder
word-trumps = atout, atouts, l'atout, l’atout, d'atout, d’atout, en atout
word-none = aucun, aucune, sans, pas, rien
word-spades = pique, piques, de pique, de piques, à pique
word-hearts = cœur, coeur, cœurs, coeurs, de cœur, de coeur, de cœurs, de coeurs, à cœur
word-diamonds = carreau, carreaux, de carreau, de carreaux, à carreau
word-clubs = trèfle, trefle, trèfles, trefles, de trèfle, de trefle, de trèfles, de trefles, à trèfle
# Ranks of cards, as in “ace of spades”; word-four above is one, too. Pawn, court and crown are those of the Decktet.
word-ace = as, les as, un as, l'as, l’as
word-two = deux, le deux, les deux
word-three = trois, le trois, les trois
word-five = cinq, le cinq, les cinq
word-six = six, le six, les six
word-seven = sept, le sept, les sept
word-eight = huit, le huit, les huit
word-nine = neuf, le neuf, les neuf, les neufs
word-ten = dix, le dix, les dix
word-jack = valet, valets, le valet, les valets
word-queen = dame, dames, la dame, les dames, reine, la reine
word-king = roi, rois, le roi, les rois
word-joker = joker, le joker, jokers
word-pawn = pion, pions, le pion
word-court = cour, cours, la cour
word-crown = couronne, couronnes, la couronne
word-play = joue, jouer, joues, je joue, joue le, joue la
word-place = pose, poser, poses, mets, mettre, place la, pose la, pose le, pose les, mets la, mets le
word-drawn = tirée, tiree, tiré, tirées, la carte tirée, la tirée, piochée, piochee, la carte piochée
word-draw = tirer, tire, pioche, piocher, tire une carte, tirer une carte, pioche une carte, piocher une carte, tire des cartes, tirer des cartes, carte suivante, la carte suivante, prochaine carte, la prochaine carte, encore une carte
word-redeal = retourne la défausse, retourner la défausse, retourne la defausse, retourner la defausse, retourne le talon, retourner le talon
word-waste = la défausse, de la défausse, la defausse
word-stock = talon, le talon, du talon, la pioche, de la pioche
word-held = réservée, reservee, réservées, gardée, la réservée
word-hold = réserve, reserve, réserver, reserver, en réserve, en reserve, la réserve, mets en réserve, mettre en réserve, mets en reserve, met en réserve, de côté, mets de côté
word-pile = pile, piles, la pile, les piles, tas, le tas, les tas
word-cell = cellule, cellules, la cellule, en cellule, dans la cellule, dans une cellule
word-and = et, avec
word-pair = paire, une paire, paire de, une paire de, la paire, la paire de
word-both = tous les deux, toutes les deux, les 2
word-to = vers, sur, dans, au, aux, en, vers la, vers le, vers les, sur la, sur le, sur les, dans la, jusqu'à, jusqu’à
word-then = puis, ensuite, après, apres
# Words without a meaning of their own.
word-the = les, des, du, un, une, carte, cartes, la carte, les cartes, stp, svp, s'il te plaît, s’il te plaît

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = oui
# Letters that are words of moves only where the line as it stands is no move: each with its English word.
typed-letters = r king, d queen, v jack
# Small numbers beside the name of an option, as in “spider with two suits”.
typed-number-1 = un, une, seule
typed-number-2 = deux
typed-number-3 = trois
typed-number-4 = quatre
# What else they type for the option of games that shows all cards.
typed-option-open = ouvert, ouverte, cartes visibles, cartes ouvertes

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = salut, bonjour, bonsoir, coucou, salut le bot, bonjour le bot, salut tout le monde, bonjour tout le monde, bonjour à tous, salut à tous, bonne journée, bonne soirée, bien le bonjour, hello tout le monde, allô, bienvenue, slt, bjr, cc
# They do not know what to do.
phrase-help = que faire, quoi faire, je fais quoi, je fais quoi maintenant, je dois faire quoi, qu'est-ce que je fais, qu'est-ce que je dois faire, qu'est-ce que je fais maintenant, qu'est-ce que je peux faire, que dois-je faire, que dois-je faire maintenant, que puis-je faire, qu'est-ce qu'il faut faire, il faut faire quoi, et maintenant, et après, aide-moi, aidez-moi, à l'aide, au secours, de l'aide, besoin d'aide, j'ai besoin d'aide, aide s'il te plaît, tu peux m'aider, peux-tu m'aider, comment, comment ça marche, comment ça fonctionne, comment faire, comment on fait, comment on joue, comment jouer, comment je joue, comment ça se joue, comment commencer, comment je commence, comment bouger une carte, comment déplacer une carte, c'est quoi, c'est quoi ce jeu, qu'est-ce que c'est, tu sais faire quoi, que sais-tu faire, qu'est-ce que je peux taper, quels coups je peux jouer, quels sont mes coups, coups possibles, je ne sais pas quoi faire, je sais pas quoi faire, je ne comprends pas, je comprends pas, je comprends rien, j'ai pas compris, je suis perdu, je suis perdue, je suis bloqué, je suis bloquée, je suis coincé, je suis coincée, hein, quoi, est-ce que je peux annuler, comment annuler, comment on annule, comment avoir un indice, je peux avoir un indice, où cliquer, où je clique, où appuyer, qui es-tu, t'es qui, tu es qui, c'est quoi ce bot, à quoi ça sert, je dois faire quoi là, j'ai rien compris, j'y comprends rien, jsp, jsp quoi faire, je sais pas, comment ça se joue ce truc, faut faire quoi, il faut faire quoi là, quoi faire là, comment on joue à ça
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = mes jeux, mes parties en cours, mes parties ouvertes, parties en cours, parties ouvertes, montre mes parties, montre-moi mes parties, montre mes jeux, liste de mes parties, où sont mes parties, où sont mes jeux, ma partie en cours, continuer, continuer ma partie, continue, reprendre ma partie, reprendre la partie, reprends ma partie, retour à ma partie, dernière partie, ma dernière partie
phrase-menu = on joue, je veux jouer, je voudrais jouer, j'aimerais jouer, jouons, jouer à un jeu, faire une partie, je veux faire une partie, tous les jeux, les jeux, jeux, jeu, quels jeux, quels sont les jeux, quels jeux il y a, quels jeux as-tu, tu as quoi comme jeux, à quoi je peux jouer, à quoi on joue, à quoi on peut jouer, choisir un jeu, liste des jeux, montre les jeux, montre tous les jeux, menu principal, liste, autres jeux, un autre jeu, changer de jeu, autre chose, jouer à autre chose, on peut jouer à autre chose, on joue à autre chose, je veux jouer à autre chose, autre jeu, je veux changer de jeu, y a quoi d'autre, il y a quoi d'autre, tu as quoi d'autre, tu as d'autres jeux, d'autres jeux, quoi d'autre, commencer, démarrer, débuter, on commence, je veux commencer
phrase-new = une nouvelle partie, une autre partie, autre partie, encore une partie, lancer une nouvelle partie, commencer une nouvelle partie, nouvelle partie s'il te plaît, partie suivante, nouveau jeu, nouvelle donne, encore une, une autre, la suivante, suivante, suivant, donne-moi une autre partie, on en refait une, passe à la suivante, passer, une nouvelle, nouvelle manche, encore une autre
# What may stand before or after the name of a game that they want to play.
phrase-around-name = une partie de, joue à, jouer à, jouons à, on joue à, on fait un, on fait une partie de, je veux jouer à, je voudrais jouer à, j'aimerais jouer à, je peux jouer à, je veux, je voudrais, lance, lancer, lance une partie de, commence, commencer, commencer une partie de, une manche de, nouvelle partie de, s'il te plaît, s'il vous plaît, stp, svp, please, solitaire, patience, réussite, le jeu, partie, maintenant, on peut jouer à, on peut faire, peut-on jouer à, tu as, t'as, tu connais, y a, il y a, le, la, les, l, un, une, normal, classique, à, au, du, plutôt, ok, jouer au, joue au, j'aimerais, donne-moi, donne-moi une partie de, je peux faire, je voudrais une partie de, je veux une partie de
# They want to see all commands.
phrase-commands = commandes, les commandes, liste des commandes, toutes les commandes, quelles commandes, quelles sont les commandes, quelles commandes il y a
# They want one of these.
phrase-undo = annule, annule ça, annule mon coup, annule le coup, annule le dernier coup, annule mon dernier coup, annuler le coup, annuler mon coup, annuler le dernier coup, reprendre mon coup, reprendre le coup, je reprends mon coup, revenir en arrière, reviens en arrière, retour en arrière, un coup en arrière, 1 coup en arrière, retour, arrière, oups, je me suis trompé, je me suis trompée, mauvais clic, erreur, je veux annuler, je veux annuler mon dernier coup, reviens un coup en arrière, c'était une erreur, pas ça, fausse manip
phrase-restart = recommence, recommencer la partie, recommencer au début, recommencer depuis le début, depuis le début, reprendre au début, repartir de zéro, de zéro, rejouer, rejoue, réessayer, encore une fois, encore, même donne, la même donne, réinitialiser, on recommence, je veux recommencer, recommence depuis le début, une fois de plus, la même, la même partie, on refait la même, à nouveau
phrase-hint = un indice, donne-moi un indice, donne un indice, il me faut un indice, j'ai besoin d'un indice, un conseil, conseil, donne-moi un conseil, tu jouerais quoi, que jouerais-tu, meilleur coup, le meilleur coup, quel est le meilleur coup, c'est quoi le meilleur coup, un indice stp, une astuce, astuce, un petit indice, t'as un indice, tu as un indice, donne-moi un coup, montre-moi un coup, je joue quoi, je joue quoi là, je joue quoi maintenant, aide-moi à trouver un coup, tu ferais quoi, tu ferais quoi à ma place, que ferais-tu, quel coup jouer, indices
phrase-giveup = j'abandonne, abandonne, abandonner la partie, je laisse tomber, je déclare forfait, forfait, je me rends, quitter, quitter la partie, quitter le jeu, je quitte, fin de partie, finir la partie, terminer la partie, arrêter la partie, arrêter de jouer, stop la partie, j'arrête, j'en ai marre, j'en peux plus, c'est impossible, impossible, j'arrête là, je jette l'éponge
phrase-finish = termine, termine la, joue la suite, joue le reste, jouer le reste, jouer la suite, finis, finis la, finis le reste, termine le reste, complète, compléter, monte tout, tout monter, monte toutes les cartes, tout en fondation
phrase-board = montre le plateau, montre-moi le plateau, montre mon plateau, voir le plateau, affiche le plateau, afficher le plateau, où est le plateau, où est mon plateau, montre ma partie, montre-moi ma partie, voir ma partie, où est ma partie
phrase-rules = les règles, règles du jeu, les règles du jeu, quelles sont les règles, c'est quoi les règles, montre les règles, montre-moi les règles, explique les règles, explique-moi les règles, explique-moi le jeu, explique, mode d'emploi, comment gagner, comment on gagne, comment je gagne, c'est quoi le but, c'est quoi le but du jeu, quel est le but, quel est le but du jeu, but du jeu, rappelle-moi les règles, c'est quoi déjà les règles, c'est quoi les règles déjà, les règles stp, comment on gagne à ce jeu, règles du jeu stp
phrase-learn = apprends-moi, apprends-moi à jouer, apprends-moi le jeu, apprendre à jouer, je veux apprendre, je voudrais apprendre, leçon, leçons, une leçon, les leçons, tutoriel, tuto, didacticiel, montre-moi comment jouer
phrase-puzzle = problèmes, un problème, problème suivant, donne-moi un problème, résoudre un problème, énigme, une énigme, casse-tête
phrase-daily = défi du jour, le défi du jour, défi quotidien, le défi quotidien, jouer le défi, jouer le défi du jour, jouer au défi du jour, défi, le défi d'aujourd'hui, partie du jour, la partie du jour, jeu du jour
phrase-stats = mes statistiques, mes stats, stats, mes résultats, résultats, mon score, mes scores, montre mes stats, montre-moi mes statistiques, mon bilan
phrase-achievements = mes succès, les succès, trophées, mes trophées, mes badges, récompenses
phrase-settings = mes paramètres, les paramètres, changer les paramètres, réglages, mes réglages, préférences, mes préférences
# They want to change one of these settings, or to play with options that make it harder or easier.
phrase-language = langue, langues, la langue, changer de langue, changer la langue, je peux changer la langue, je peux changer de langue, comment changer de langue, comment changer la langue, tu parles anglais, tu parles français, en anglais, en français, français, anglais, mets en anglais, changer la langue en anglais
phrase-theme = thème, thèmes, changer de thème, changer le thème, mode sombre, thème sombre
phrase-zone = fuseau horaire, changer de fuseau horaire, mon fuseau horaire, changer le fuseau horaire
phrase-harder = plus dur, plus difficile, un plus dur, un plus difficile, une plus difficile, quelque chose de plus dur, quelque chose de plus difficile, une partie plus difficile, trop facile, c'est trop facile, plus facile, un plus facile, une plus facile, quelque chose de plus facile, trop dur, trop difficile, c'est trop dur, c'est trop difficile, difficulté, changer la difficulté
# Small talk: thanks, annoyance, joy, a goodbye, and what only fills a pause. Each has a short answer (talk-…).
phrase-thanks = merci, merci beaucoup, merci bcp, merci bien, merci à toi, merci le bot, mille mercis, grand merci, un grand merci, mrc, ok merci, super merci, je te remercie
phrase-upset = zut, mince, merde, punaise, purée, oh non, aïe, argh, pfff, pff, c'est nul, trop nul, nul, bot nul, jeu nul, jeu pourri, c'est injuste, injuste, pas de chance, pas de bol, quelle poisse, la poisse, ça m'énerve, c'est énervant, c'est ennuyeux, dommage, raté, j'ai perdu, perdu, rageant
phrase-nice = super, génial, trop bien, bien joué, bravo, excellent, parfait, youpi, yes, ouf, mdr, ptdr, hahaha, haha, j'adore, j'adore ce jeu, c'est cool, top, au top, bon bot, gentil bot, c'était juste, ouah, waouh, gagné, j'ai gagné, pas mal, chouette, sympa
phrase-bye = au revoir, bonne nuit, à demain, à plus, à plus tard, à bientôt, a+, à tout à l'heure, je dois y aller, je dois partir, j'y vais, bye, tchao, ciao
phrase-okay = d'accord, dac, ok d'accord, je réfléchis, laisse-moi réfléchir, attends, attends un peu, un instant, une seconde, non, nan, ouais, ah ok, je vois, compris, bon, entendu, tant pis, peu importe
phrase-mydata = supprimer mes données, supprime mes données, effacer mes données, efface mes données, supprimer mon compte, tout supprimer, tout effacer, vie privée, données personnelles, que sais-tu de moi
# What may stand before or after a phrase or the name of a command.
phrase-around = s'il te plaît, s'il vous plaît, stp, svp, tu peux, peux-tu, tu pourrais, pourrais-tu, est-ce que tu peux, je veux, je voudrais, j'aimerais, je peux, montre, montre-moi, montre-moi les, montre-moi mes, voir, voir les, voir mes, afficher, affiche, donne-moi, donne-moi un, donne, fais, faire, un, une, le, la, les, mes, mon, ma, maintenant, le jeu, la partie, le bot, merci, ok, oh, oups, hé, salut, bonjour, alors, euh, hmm, bon, on peut, est-ce que je peux, puis-je, t'as, tu as, pour moi, ici, là, ça, encore, vite, juste, oui, non, des, d'accord, plz, please, petit, petite, ce, cette, et, vas-y
# What may stand before or after the name of a game whose rules they want to read.
phrase-around-option = avec, et, partie, stp, svp, s'il te plaît, s'il vous plaît, numéro, à, donne, n°
phrase-around-rules = règles de, les règles de, quelles sont les règles de, c'est quoi les règles de, règles du, règles pour, règles, comment jouer à, comment on joue à, comment je joue à, comment ça marche, comment marche, comment se joue, c'est quoi, qu'est-ce que, aide pour, aide sur, aide, explique, explique-moi, explique les règles de, explique-moi les règles de, mode d'emploi de, tuto, tutoriel, le jeu, s'il te plaît, s'il vous plaît, stp, svp
phrase-around-lesson = apprendre, apprendre à jouer à, apprendre à jouer au, apprends-moi, apprends-moi à jouer à, apprends-moi à jouer au, je veux apprendre, je veux apprendre à jouer à, je veux apprendre à jouer au, je voudrais apprendre, je voudrais apprendre à jouer à, leçon, leçons, leçon de, leçon du, leçon sur, la leçon de, la leçon du, une leçon de, le, s'il te plaît, s'il vous plaît, stp, svp
# The same for the name of a game of which they want to solve a puzzle.
phrase-around-puzzle = problème, problèmes, un problème de, problème de, problèmes de, donne-moi un problème de, énigme de, casse-tête, s’il te plaît, stp
