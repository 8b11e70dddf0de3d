# Why nothing comes of what was to be worked out. At most 200 characters.

thinking-dropped = You have gone on, so I have stopped working this out.
thinking-too-long = This takes me too long to work out.
thinking-busy = I am working things out for many others just now. Please try again in a moment.
thinking-lost = Something stopped this while I was working it out. Please try again.
