# Why an analysis has no result. At most 200 characters.

analysis-dropped = Du hast weitergespielt, deshalb wurde diese Suche beendet.
analysis-too-long = Diese Suche hat zu lange gedauert und wurde beendet. Versuch es bitte später noch einmal.
analysis-busy = Gerade warten viele Spieler auf eine Suche. Versuch es gleich noch einmal.
analysis-lost = Bei dieser Suche ist etwas schiefgegangen. Versuch es bitte noch einmal.
