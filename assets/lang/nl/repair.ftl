# Repair of chess problems: edits, merits of sound versions, and pieces that can be saved. piece is a name with its square.

repair-added = { $piece } toegevoegd
repair-removed = { $piece } verwijderd
repair-moved = { $piece } naar { $to }
repair-exchanged = { $piece } wordt { $other }
repair-side-to-move = { $color } aan zet
repair-castling = { $change ->
    [granted] { $color } mag rokeren met { $rook }
   *[removed] { $color } mag niet rokeren met { $rook }
}
repair-en-passant = En passant op { $square }
repair-no-en-passant = Geen en passant
repair-transformed = { $transform ->
    [left] Bord één lijn naar links verschoven
    [right] Bord één lijn naar rechts verschoven
    [up] Bord één rij omhoog verschoven
    [down] Bord één rij omlaag verschoven
    [left-right] Bord links-rechts gespiegeld
   *[top-bottom] Bord boven-onder gespiegeld
}

repair-pieces = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}
repair-keeps-key = behoudt de sleutel
repair-unused = ongebruikt: { $pieces }
repair-short-mates = { $count ->
    [one] { $count } kort mat
   *[other] { $count } korte mats
}
repair-duals = { $count ->
    [one] { $count } dual
   *[other] { $count } duals
}
repair-tries = { $count ->
    [one] { $count } verleiding
   *[other] { $count } verleidingen
}
repair-loses-set-play = verliest het schijnspel

repair-unneeded = { $piece } is niet nodig
repair-weaker = { $piece }: een { $role } volstaat

# Wat de opgave met het vastgehouden stuk op een veld zou zijn. Volgt op de naam van het veld en een komma.
repair-same-key = hier correct
repair-other-key = hier correct met de sleutel { $key }
repair-cooked = hier bijoplossingen
repair-short = hier een kortere oplossing
repair-no-solution = hier geen oplossing
