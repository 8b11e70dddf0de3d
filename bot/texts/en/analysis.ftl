# Why an analysis has no result. At most 200 characters.

analysis-dropped = You’ve moved on, so this search has stopped.
analysis-too-long = This search took too long, so it was stopped. Please try again later.
analysis-busy = Many players are asking for hints or reviews right now. Try again in a moment.
analysis-lost = Something went wrong during this search. Please try again.
