# Why an analysis has no result. At most 200 characters.

analysis-dropped = Has seguido jugando, así que esta búsqueda se ha detenido.
analysis-too-long = Esta búsqueda tardaba demasiado y se ha detenido. Inténtalo otra vez más tarde.
analysis-busy = Ahora mismo mucha gente pide pistas o análisis. Inténtalo otra vez en un momento.
analysis-lost = Algo salió mal durante esta búsqueda. Inténtalo otra vez.
