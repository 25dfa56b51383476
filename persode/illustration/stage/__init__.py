"""The staging of a scene: who and what stands where, in which order it is drawn."""
