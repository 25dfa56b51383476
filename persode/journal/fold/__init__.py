"""The log folded: the state, what each event does to it, and the life of each memory."""
