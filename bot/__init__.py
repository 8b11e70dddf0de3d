"""The service: players' actions in, screens out, in whichever chat they come from."""
