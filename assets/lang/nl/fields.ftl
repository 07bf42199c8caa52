# The fields of a position: side to move, castling, en passant, clocks. Headings are above narrow fields.

fields-side = Aan zet
fields-white-to-move = Wit aan zet
fields-black-to-move = Zwart aan zet
fields-castling = Rokade
fields-en-passant = En passant
fields-halfmoves = Halvezetten
fields-halfmove-clock = Halvezettenteller
    .tip = Halvezettenteller: klik om te typen, sleep om te wijzigen
fields-move = Zet
fields-move-number = Zetnummer
    .tip = Zetnummer: klik om te typen, sleep om te wijzigen

# The castling checkboxes. castling: O-O or O-O-O; mover: "White".
fields-castles = { $mover } rokeert { $castling }
fields-castles-with-rook = { $mover } rokeert { $castling } met de toren op { $rook }
# castles: "White castles O-O".
fields-choose-rook = { $castles }: kies de toren
fields-with-rook = Met de toren op { $rook }
fields-with-no-rook = Geen rokaderecht
fields-several-rooks = Aan deze kant staan meerdere torens: kies de toren die rokeert
fields-right = { $mover } mag rokeren met de koning op { $king } en de toren op { $rook } ({ $side ->
    [king] koningsvleugel
   *[queen] damevleugel
})
fields-right-by-file = { $mover } mag rokeren met de koning op { $king } en de toren op { $rook } ({ $side ->
    [king] koningsvleugel
   *[queen] damevleugel
}). De letter is de lijn van de toren
# missing: one of the three clauses below.
fields-stated-right = { $side ->
    [king] { $mover } mag volgens de FEN op de koningsvleugel rokeren, maar { $missing }
   *[queen] { $mover } mag volgens de FEN op de damevleugel rokeren, maar { $missing }
}
fields-no-right = { $side ->
    [king] { $mover } kan op de koningsvleugel niet rokeren: { $missing }
   *[queen] { $mover } kan op de damevleugel niet rokeren: { $missing }
}
fields-no-king = { $color ->
    [white] op rij { $rank } staat geen witte koning
   *[black] op rij { $rank } staat geen zwarte koning
}
fields-no-rook = { $color ->
    [white] op { $rook } staat geen witte toren
   *[black] op { $rook } staat geen zwarte toren
}
fields-no-king-and-rook = { $color ->
    [white] op rij { $rank } staat geen witte koning en op { $rook } geen witte toren
   *[black] op rij { $rank } staat geen zwarte koning en op { $rook } geen zwarte toren
}
fields-why-no-castling = Nergens staan koning en toren klaar voor de rokade

# The drop-down of en passant squares.
fields-en-passant-square = En-passantveld
    .tip = Het veld waar een pion net met een dubbele stap overheen ging
fields-en-passant-hint = Kies in de lijst, of klik op het veld van rij { $rank } waar een pion net overheen ging. Esc: annuleren
fields-no-square = Geen
fields-square-with-capture = { $square }, een pion kan slaan
fields-square-as-stated = { $square }, zoals in de FEN
# why: a clause such as "d7 is occupied".
fields-not-passed = { $square } kan niet het en-passantveld zijn: { $why }

fields-board-without-castling = op borden met minder dan acht lijnen is er geen rokade
fields-rules-without-castling = deze regels kennen geen rokade

# The rules of variants.

fields-rules = Regels
fields-checks-left = Nog te geven schaakjes
fields-white-checks = Nog te geven schaakjes, Wit
fields-black-checks = Nog te geven schaakjes, Zwart
fields-checks =
    .tip = Schaakjes die deze kant nog moet geven: klik om te typen, sleep om te wijzigen
fields-why-no-rules = Andere regels vragen een 8x8-bord
fields-lost-in-hand = Deze regels kennen geen stukken in de hand
fields-lost-promoted = Deze regels kennen geen markering van gepromoveerde stukken
fields-lost-checks = Deze regels tellen geen schaakjes
