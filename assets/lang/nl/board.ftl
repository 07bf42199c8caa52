# The board, its tools and its style.

board-name = Bord
board-cancel = Annuleren
board-apply = Toepassen

# Hints for mouse buttons and keys, in one line below the FEN.

board-hint-draw = Loslaten op een ander veld: pijl vanaf { $from }. { window-key-ctrl }: rood. Alt: blauw. Beide: geel
board-hint-arrow-keys = Veld aanklikken of pijltoetsen: pijlpunt. Enter: tekenen. Esc: annuleren
board-hint-brush = Links: { $piece }. Rechts: { $other }. Wiel: volgend stuk. Esc: hand
board-hint-eraser = Links: stukken verwijderen. Wiel: volgend stuk. Esc: hand
board-hint-square = Letters: stukken. Cijfers: lege velden. /: volgende rij. Delete: leeg. Spatie: wie aan zet is. Esc: deselecteren
board-hint-hand = Slepen: verplaatsen. { window-key-ctrl } en slepen: kopiëren. Rechts: menu, slepen: pijl. Letters: stuk bij de aanwijzer
board-hint-put = Loslaten: { $piece } op { $square }. Esc: annuleren
board-hint-put-over = Loslaten: { $piece } op { $square } (daar nu: { $other }). Esc: annuleren
board-hint-back-to-hand = Loslaten: hand. Esc: annuleren
board-hint-put-or-go-on = Op een veld loslaten: eenmaal { $piece }; hier: ermee doorgaan. Esc: annuleren
board-hint-select = Loslaten: { $square } selecteren. Esc: annuleren
board-hint-copy = Loslaten: kopie op { $square }. Esc: annuleren
board-hint-copy-over = Loslaten: kopie op { $square } (daar nu: { $other }). Esc: annuleren
board-hint-move = Loslaten: { $piece } naar { $square }; naast het bord: verwijderen. { window-key-ctrl }: kopiëren. Esc: annuleren
board-hint-move-over = Loslaten: { $piece } naar { $square } (daar nu: { $other }); naast het bord: verwijderen. { window-key-ctrl }: kopiëren. Esc: terug
board-hint-no-copy = Hier loslaten: niets kopiëren. Esc: annuleren
board-hint-remove = Loslaten: { $piece } verwijderen. Esc: annuleren

# The FEN fields after the piece placement, typed onto the board.

board-field-side = wie aan zet is, w of b
board-field-castling = rokade, letters zoals KQkq, of -
board-field-en-passant = en passant, een veld of -
board-field-clock = halvezettenteller, een getal
board-field-number = zetnummer
board-field-now = Nu: { $field }
board-field-next = Spatie: { $field }
board-fields-complete = De FEN is compleet
board-fields-begin = { $wanted }. Esc: terug naar de stukken
board-fields-typed = Getypt: { $typed }. { $wanted }. Backspace: terugnemen. Esc: klaar

# Why typed characters are refused.

board-a-space = Een spatie
board-refused-letter = { $typed } is geen stuk: { $letters }, kleine letters voor Zwart
board-refused-no-square = Selecteer eerst een veld voor { $typed }: klik erop of druk op een pijltoets
board-refused-full = Geen veld meer voor { $typed }. Spatie: wie aan zet is. Tweemaal Home: eerste veld
board-refused-last-rank = Dit is de laatste rij. Spatie: wie aan zet is. Tweemaal Home: eerste veld
board-refused-field = { $typed } past hier niet. { $wanted }

# Arrows and marks.

board-arrow-begun = Pijl vanaf { $from }: klik op een veld, of verplaats de punt met de pijltoetsen en druk op Enter. { $again } wisselt de kleur.
board-no-square = Er is geen veld geselecteerd of onder de aanwijzer
board-nothing-drawn = Deze stelling heeft geen pijlen of markeringen

# The board for screen readers.

board-key-from-to = sleutelzet van { $from } naar { $to }
board-key-to = sleutelzet naar { $to }
board-can-be-reached = mogelijk doelveld
board-possible-origin = mogelijk vertrekveld
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
board-tool-eraser = Gum: klik op stukken of sleep eroverheen om ze te verwijderen (x)
board-piece-on = { $piece } op { $square }
board-empty = Leeg
board-empty-already = Dit veld is leeg
board-en-passant = En passant hier
board-no-en-passant = Geen en passant hier
board-may-castle = { $side ->
        [white] Wit
       *[black] Zwart
    } mag met deze toren rokeren

# The style of the board.

board-style-title = Bord en stukken
board-style-explained = Wijzigingen gelden meteen. Exports nemen ze over, tenzij daar iets anders is gekozen.
board-style-pieces = Stukken
board-style-board = Bord
board-style-own = Eigen kleuren…
board-colors-title = Eigen kleuren
board-colors-explained = Wijzigingen gelden meteen. Ook geëxporteerde diagrammen kunnen deze kleuren hebben.
board-colors-reset = Standaardkleuren
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
board-color-fault = Vul een kleur in als zes hexadecimale cijfers, zoals #8DA3B7.
board-good-contrast = Goed contrast: minstens { $men } op 1 tussen stukken en velden, { $apart } op 1 tussen de velden.

# The tray of pieces in hand, and the mark of promoted pieces.

board-white-in-hand = Stukken in de hand, Wit
board-black-in-hand = Stukken in de hand, Zwart
board-in-hand = { $side ->
    [white] Stukken in de hand, Wit
   *[black] Stukken in de hand, Zwart
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
}. Esc: annuleren
board-hint-king-in-hand = Een koning kan niet in de hand zijn. Esc: annuleren
board-arrow-from-here = Pijl vanaf hier
board-promoted = Gepromoveerd
    .tip = Een gepromoveerde pion; na slaan wordt het weer een pion
board-is-promoted = gepromoveerd
