# Known and random positions to begin from, sizes of boards, transforms.

setup-do = Opzetten
setup-cancel = Annuleren

# A start position of Chess960.

setup-chess960-title = Chess960-stelling
setup-number = Nummer
setup-number-hint = 0 t/m 959
setup-number-of-rank = Nummer { $number }
setup-number-keys = Pijltoetsen: ±1
setup-number-fault = Getal van 0 t/m 959 of achterste rij
setup-draw = Willekeurig
    .tip = Een willekeurig nummer kiezen
setup-back-rank = Achterste rij { $letters }

# A board of another size.

setup-board-title = Bordgrootte
setup-size = Grootte
setup-fill = Stukken
setup-fill-pieces = Stukken laten
setup-fill-start = Beginstelling
setup-fill-nothing = Leeg
    .tip = Leeg bord
setup-size-fault = 5 t/m 10 lijnen en rijen; borden met 8 lijnen hebben 8 rijen
setup-size-without-start = Voor deze bordgrootte is er geen gebruikelijke beginstelling
setup-size-ordinary = Gewoon schaak en Chess960
setup-size-other = Met aartsbisschop (A, loper en paard) en kanselier (C, toren en paard)
setup-rules-double-step = Pionnen mogen in hun eerste zet twee velden vooruit.
setup-rules-single-step = Pionnen gaan steeds één veld.
setup-rules-promotion = Ze promoveren zoals gewoonlijk.
setup-rules-promotion-to-all = Ze promoveren ook tot aartsbisschop en kanselier.
setup-rules-promotion-without-bishop = Ze promoveren tot dame, toren en paard.
setup-rules-castling = Koningen rokeren naar de { $queen_side }- en de { $king_side }-lijn.
setup-rules-no-castling = Er is geen rokade.

# The library.

setup-library-title = Stellingenbibliotheek
setup-library = Bibliotheek
setup-library-hint = Naam, groep of een woord uit de aantekening
setup-library-nothing = Geen passende stellingen.
setup-library-list = Stellingen van de bibliotheek
setup-library-row = Opzetten: { $name }

# A random position.

setup-random-title = Willekeurige stelling
setup-random-explained = De stukken van Wit en Zwart. Koningen worden automatisch toegevoegd.
setup-material = Materiaal
setup-examples = Bijvoorbeeld

# Transforms.

setup-no-turn = Een kwartslag vraagt een bord van { $files } lijnen en { $ranks } rijen, dat FEN niet kan weergeven
setup-chess960-kings = De koningen staan op de { $file }-lijn, zodat de rokade nu die van Chess960 is
setup-chess960-king = De koning staat op { $square }, zodat de rokade nu die van Chess960 is
setup-chess960-rooks = Koningen en torens staan niet meer op hun beginvelden, zodat de rokade nu die van Chess960 is

setup-random-explained-on = De stukken van Wit en Zwart op { $size } velden. Koningen worden automatisch toegevoegd.
