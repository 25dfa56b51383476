"""People: a figure with a face, hair, clothes and a pose, drawn about its feet.

Local units: feet at 0, shoulders at -304, head centre at -398 (146 wide, 150 high), about 480 high in all.
"""
