# The fields of a position: side to move, castling, en passant, clocks. Headings stand above narrow fields.

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

# The boxes of castling. castling: O-O or O-O-O; mover: "White".
fields-castles = { $mover } rokeert { $castling }
fields-castles-with-rook = { $mover } rokeert { $castling } met de toren op { $rook }
# castles: "White castles O-O".
fields-choose-rook = { $castles }: kies de toren
fields-with-rook = Met de toren op { $rook }
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
fields-why-no-castling = Nergens staan koning en toren zoals de rokade dat vraagt

# The drop-down of en passant squares.
fields-en-passant-square = En-passantveld
    .tip = Het veld waar een pion net met een dubbele stap overheen ging
fields-en-passant-hint = Kies in de lijst, of klik op het veld van rij { $rank } waar een pion net overheen ging. Esc: terug
fields-no-square = Geen
fields-square-with-capture = { $square }, een pion kan slaan
fields-square-as-stated = { $square }, zoals vermeld
# why: a clause such as "d7 is occupied".
fields-not-passed = Geen pion kan net over { $square } gegaan zijn: { $why }

fields-board-without-castling = op een bord van minder dan acht lijnen wordt niet gerokeerd
fields-rules-without-castling = volgens deze regels wordt niet gerokeerd

# By which rules it is played, where that is not chess.

fields-rules = Regels
fields-checks-left = Schaaks over
fields-white-checks = Schaaks over, Wit
fields-black-checks = Schaaks over, Zwart
fields-checks =
    .tip = Hoe vaak deze kant nog schaak moet geven: klik om te typen, sleep om te wijzigen
fields-why-no-rules = Andere regels gelden alleen op 8x8-borden
fields-lost-in-hand = Volgens deze regels is er geen stuk in de hand
fields-lost-promoted = Volgens deze regels is geen stuk als gepromoveerd gemarkeerd
fields-lost-checks = Volgens deze regels wordt schaak niet geteld
