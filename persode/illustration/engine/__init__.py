"""The drawing machine: paths, an op list, two rasters and a finish. It knows nothing of people, places or things."""
