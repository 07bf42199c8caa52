# The board, its tools and its style.

board-name = Bord
board-cancel = Annuleren
board-apply = Toepassen

# What the buttons and keys do, in one line below the FEN.

board-hint-draw = Loslaten op een ander veld: pijl vanaf { $from }. Ctrl: rood. Alt: blauw. Beide: geel
board-hint-arrow-keys = Pijltoetsen: punt van de pijl. Esc: geen pijl
board-hint-brush = Links: { $piece }. Rechts: { $other }. Wiel: volgend stuk. Esc: hand
board-hint-eraser = Links: stukken verwijderen. Wiel: volgend stuk. Esc: hand
board-hint-square = Letters: stukken. Cijfers: lege velden. /: volgende rij. Delete: leeg. Spatie: wie aan zet is. Esc: geen veld
board-hint-hand = Slepen: verplaatsen. Ctrl en slepen: kopiëren. Rechts: menu, slepen: pijl. Letters: stuk bij de aanwijzer
board-hint-put = Loslaten: { $piece } op { $square }. Esc: terug
board-hint-put-over = Loslaten: { $piece } op { $square } (daar nu: { $other }). Esc: terug
board-hint-back-to-hand = Loslaten: hand. Esc: terug
board-hint-put-or-go-on = Op een veld loslaten: eenmaal { $piece }; hier: ermee doorgaan. Esc: terug
board-hint-select = Loslaten: { $square } selecteren. Esc: terug
board-hint-copy = Loslaten: kopie op { $square }. Esc: terug
board-hint-copy-over = Loslaten: kopie op { $square } (daar nu: { $other }). Esc: terug
board-hint-move = Loslaten: { $piece } naar { $square }; naast het bord: verwijderen. Ctrl: kopiëren. Esc: terug
board-hint-move-over = Loslaten: { $piece } naar { $square } (daar nu: { $other }); naast het bord: verwijderen. Ctrl: kopiëren. Esc: terug
board-hint-no-copy = Hier losgelaten wordt niets gekopieerd. Esc: terug
board-hint-remove = Loslaten: { $piece } verwijderen. Esc: terug

# The fields of FEN behind the pieces, typed onto the board.

board-field-side = wie aan zet is, w of b
board-field-castling = rokade, letters zoals KQkq, of -
board-field-en-passant = en passant, een veld of -
board-field-clock = halvezettenteller, een getal
board-field-number = zetnummer
board-field-now = Nu: { $field }
board-field-next = Spatie: { $field }
board-fields-complete = De FEN is compleet
board-fields-begin = { $wanted }. Esc: terug naar de stukken
board-fields-typed = Getypt: { $typed }. { $wanted }. Backspace: terugnemen. Esc: einde

# Why what was typed has no place on the board.

board-a-space = Een spatie
board-refused-letter = { $typed } is geen stuk: { $letters }, kleine letters voor Zwart
board-refused-no-square = { $typed } vraagt een geselecteerd veld: aanklikken of een pijltoets indrukken
board-refused-full = { $typed } heeft geen veld meer. Spatie: wie aan zet is. Tweemaal Home: eerste veld
board-refused-last-rank = Dit is de laatste rij. Spatie: wie aan zet is. Tweemaal Home: eerste veld
board-refused-field = { $typed } past hier niet. { $wanted }

# Arrows and marks.

board-arrow-begun = Een pijl vanaf { $from }: de pijltoetsen bewegen de punt, Enter tekent hem, { $again } wisselt de kleur.
board-no-square = Er is geen veld geselecteerd en er ligt er geen onder de aanwijzer
board-nothing-drawn = In deze stelling is niets getekend

# The board for one who does not see it.

board-key-from-to = sleutelzet van { $from } naar { $to }
board-key-to = sleutelzet naar { $to }
board-can-be-reached = bereikbaar
board-tools = Gereedschap, { $row ->
        [upper] bovenste rij
       *[lower] onderste rij
    }
board-tool-in-row = { $tool }, { $row ->
        [upper] bovenste rij
       *[lower] onderste rij
    }

# Tools and the menu of a square.

board-tool-hand = Hand: stukken slepen, veld aanklikken om erop te typen, pijlen met de rechterknop tekenen (Esc)
board-tool-brush = { $piece }: naar een veld slepen, of klikken en ermee schilderen ({ $letter })
board-tool-eraser = Gum: indrukken en vegen om stukken te verwijderen (x)
board-piece-on = { $piece } op { $square }
board-empty = Leeg
board-empty-already = Op dit veld staat niets
board-en-passant = En passant hier
board-no-en-passant = Geen en passant hier
board-may-castle = { $side ->
        [white] Wit
       *[black] Zwart
    } mag met deze toren rokeren

# The style of the board.

board-style-title = Bord en stukken
board-style-explained = De keuze is meteen te zien. Geëxporteerde afbeeldingen volgen die, tenzij daarvoor iets anders is gekozen.
board-style-pieces = Stukken
board-style-board = Bord
board-style-own = Eigen kleuren...
board-colors-title = Eigen kleuren
board-colors-explained = Ze zijn meteen op het bord te zien. Ook geëxporteerde diagrammen kunnen ze hebben.
board-colors-reset = Herstellen
board-light-squares = Licht veld
board-dark-squares = Donker veld
board-sliders = Regelaars voor
board-sliders-light = Licht
    .tip = Regelaars voor lichte velden
board-sliders-dark = Donker
    .tip = Regelaars voor donkere velden
board-hue = Tint
board-saturation = Verzadiging
board-brightness = Helderheid
board-color-fault = Een kleur wordt als zes hexadecimale cijfers geschreven, zoals #8DA3B7.
board-good-contrast = Goed contrast: minstens { $men } op 1 tussen stukken en velden, { $apart } op 1 tussen de velden.

# The tray of pieces in hand, and the mark of pieces that were pawns.

board-white-in-hand = Hand van Wit
board-black-in-hand = Hand van Zwart
board-in-hand = { $side ->
    [white] Hand van Wit
   *[black] Hand van Zwart
}: { $piece ->
    [queen] { $count ->
        [one] 1 dame
       *[other] { $count } dames
    }
    [rook] { $count ->
        [one] 1 toren
       *[other] { $count } torens
    }
    [bishop] { $count ->
        [one] 1 loper
       *[other] { $count } lopers
    }
    [knight] { $count ->
        [one] 1 paard
       *[other] { $count } paarden
    }
   *[pawn] { $count ->
        [one] 1 pion
       *[other] { $count } pionnen
    }
}
board-in-hand-change = Klik: één meer. Rechtsklik: één minder. Slepen: op het bord. Toetsen: + en -
board-in-hand-try = Sleep het naar een veld, of klik het aan en dan het veld
board-hint-in-hand = Links: één meer in de hand. Rechts: één minder. Slepen: op het bord
board-hint-put-in-hand = { $piece ->
    [queen] Loslaten: dame
    [rook] Loslaten: toren
    [bishop] Loslaten: loper
    [knight] Loslaten: paard
   *[pawn] Loslaten: pion
} in de hand van { $side ->
    [white] Wit
   *[black] Zwart
}. Esc: terug
board-hint-king-in-hand = Een koning is nooit in de hand. Esc: terug
board-promoted = Gepromoveerd
    .tip = Het was een pion, en is dat weer als het geslagen wordt
board-is-promoted = gepromoveerd
