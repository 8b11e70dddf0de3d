# Why an analysis has no result. At most 200 characters.

analysis-dropped = You have gone on, so I have stopped working this out.
analysis-too-long = This takes me too long to work out.
analysis-busy = I am working things out for many others just now. Please try again in a moment.
analysis-lost = Something stopped this while I was working it out. Please try again.
