# Why an analysis has no result. At most 200 characters.

analysis-dropped = Tu as continué à jouer : cette recherche s’est arrêtée.
analysis-too-long = Cette recherche prenait trop de temps et s’est arrêtée. Réessaie plus tard.
analysis-busy = Beaucoup de monde demande des indices ou des bilans en ce moment. Réessaie dans un instant.
analysis-lost = Il y a eu une erreur pendant cette recherche. Réessaie.
