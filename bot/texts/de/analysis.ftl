# Why an analysis has no result. At most 200 characters.

analysis-dropped = Du hast weitergespielt, darum wurde diese Suche abgebrochen.
analysis-too-long = Diese Suche hat zu lange gedauert und wurde abgebrochen. Versuch es bitte später noch einmal.
analysis-busy = Gerade laufen schon sehr viele Suchen. Versuch es gleich noch einmal.
analysis-lost = Bei dieser Suche ist etwas schiefgegangen. Versuch es bitte noch einmal.
