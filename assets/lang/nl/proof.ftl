# Bewezen resultaten. Alle zinnen zijn zonder punt.

proof-white-wins = Wit aan zet wint
proof-white-mates = Wit aan zet, mat in { $moves }
proof-white-draws = Wit aan zet, remise
proof-white-loses = Wit aan zet verliest
proof-white-is-mated = Wit aan zet, gaat mat in { $moves }
proof-black-wins = Zwart aan zet wint
proof-black-mates = Zwart aan zet, mat in { $moves }
proof-black-draws = Zwart aan zet, remise
proof-black-loses = Zwart aan zet verliest
proof-black-is-mated = Zwart aan zet, gaat mat in { $moves }

# Het bewijs, na een resultaat.
proof-by-endings = bewezen (eindspeltabel)
proof-by-syzygy = bewezen (Syzygy-tabellen)
proof-drawn-by-rule = maar remise door de 50-zettenregel
proof-may-be-drawn = de 50-zettenregel kan er remise van maken

# Het resultaat van een zet voor de partij die hem doet.
proof-move-wins = wint
proof-move-mates = mat in { $moves }
proof-move-draws = remise
proof-move-loses = verliest
proof-move-is-mated = verliest, gaat mat in { $moves }

# Een studie: wat de opgave beweert, en of de tabellen het ermee eens zijn.
proof-only-key = { $result ->
    [win] Correct: alleen { $keys } wint
   *[draw] Correct: alleen { $keys } houdt remise
}
proof-several-keys = { $result ->
    [win] { $count } eerste zetten winnen: { $keys }
   *[draw] { $count } eerste zetten houden remise: { $keys }
}
proof-claim-holds = { $result ->
    [win] Juist, wat de partij aan zet ook speelt: ze verliest
   *[draw] Juist, zonder zet: de partij is remise
}
proof-claim-fails = { $result ->
    [win] Onjuist: de partij aan zet wint
    [draw] Onjuist: de stelling is remise
   *[loss] Onjuist: de partij aan zet verliest
}

# Waarom niets bewezen is.
proof-not-proven = Niet bewezen: { $reason }
proof-too-many-pieces = tabellen hebben hoogstens 4 stukken, koningen inbegrepen, Syzygy-tabellen hoogstens 7
proof-kings = elke partij heeft één koning nodig
proof-illegal = de stelling is illegaal
proof-castling-rights = tabellen kennen geen rokade; verwijder de rokaderechten
proof-variant = er zijn alleen tabellen voor gewoon schaak
proof-stopped = gestopt
proof-missing-table = de tabel { $file } ontbreekt
proof-out-of-memory = er is niet genoeg geheugen; { $megabytes } MB zijn ineens nodig
proof-too-long = een mat is langer dan tabellen kunnen bevatten

# De oplossing die een record voor een studie vermeldt.
proof-line-only = De vermelde oplossing klopt, en geen andere zet volstaat
proof-line-loses-time = De vermelde oplossing klopt; andere zetten verliezen alleen tijd
proof-line-duals = De vermelde oplossing klopt, maar heeft duals: { $moves }
proof-line-fails = De vermelde oplossing faalt bij { $played }: de zet { $result ->
    [win] wint
    [draw] houdt remise
   *[loss] verliest
}
proof-line-better = { $failure }; beter: { $moves }
proof-line-illegal = In de vermelde oplossing is { $word } geen legale zet
