# What every room needs.

language-name = Nederlands

# Between the thousands of a number.
thousands-separator = {"."}

# Names in a row: "a, b" and "c".
list-and = { $names } en { $last }

color-white = Wit
color-black = Zwart

language-of-desktop = Zoals het bureaublad
