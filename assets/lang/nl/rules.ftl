# What is wrong with a position, without a full stop.

rules-empty-board = Het bord is leeg
rules-missing-king = { $side } heeft geen koning
rules-too-many-kings = { $side } heeft { $count } koningen: { $squares }
rules-too-many-pieces = { $side } heeft { $count } stukken; het maximum is { $most }
rules-too-many-pawns = { $side } heeft { $count } pionnen; het maximum is { $most }
rules-too-much-promotion = { $side } heeft minstens { $promoted ->
    [one] { $promoted } promotiestuk
   *[other] { $promoted } promotiestukken
}, maar er { $missing ->
    [0] ontbreekt geen pion
    [one] ontbreekt maar { $missing } pion
   *[other] ontbreken maar { $missing } pionnen
}
rules-too-many-bishops-of-a-color = { $side } heeft op { $squares } lopers op velden van dezelfde kleur, maar er { $missing ->
    [0] ontbreekt geen pion
    [one] ontbreekt maar { $missing } pion
   *[other] ontbreken maar { $missing } pionnen
}
rules-pawn-on-back-rank = { $color ->
    [white] Op { $square } staat een witte pion; daar kan geen pion staan
   *[black] Op { $square } staat een zwarte pion; daar kan geen pion staan
}
rules-pawns-on-back-rank = { $color ->
    [white] Op { $squares } staan witte pionnen; daar kan geen pion staan
   *[black] Op { $squares } staan zwarte pionnen; daar kan geen pion staan
}
rules-opponent-in-check = { $color ->
    [white] { $count ->
        [one] De witte koning op { $squares } kan geslagen worden
       *[other] De witte koningen op { $squares } kunnen geslagen worden
    }
   *[black] { $count ->
        [one] De zwarte koning op { $squares } kan geslagen worden
       *[other] De zwarte koningen op { $squares } kunnen geslagen worden
    }
}
rules-impossible-check-by-double-step = De dubbele stap over het en-passantveld kan het schaak van { $square } niet gegeven hebben
rules-impossible-check = Geen laatste zet kan tegelijk van { $squares } schaak gegeven hebben
rules-castling-without-king = { $color ->
    [white] Wit mag rokeren, maar op rij { $rank } staat geen witte koning
   *[black] Zwart mag rokeren, maar op rij { $rank } staat geen zwarte koning
}
rules-castling-without-rook = { $color ->
    [white] Wit mag met de toren op { $squares } rokeren, maar daar staat geen witte toren
   *[black] Zwart mag met de toren op { $squares } rokeren, maar daar staat geen zwarte toren
}
rules-castling-twice-on-one-side = { $side } mag met de torens op { $squares } rokeren, maar aan één kant kan er maar één ongespeeld zijn
rules-bad-en-passant = { $color ->
    [white] Geen witte pion kan net over { $square } gegaan zijn, het en-passantveld
   *[black] Geen zwarte pion kan net over { $square } gegaan zijn, het en-passantveld
}
rules-too-many-pawn-captures = { $side }: de pionnen moeten minstens { $needed } keer geslagen hebben, maar er { $missing ->
    [0] kan geen stuk geslagen zijn
    [one] kan maar { $missing } stuk geslagen zijn
   *[other] kunnen maar { $missing } stukken geslagen zijn
}
rules-pawns-out-of-reach = { $color ->
    [white] De witte pionnen op { $squares } kunnen niet allemaal van verschillende lijnen komen, wat ze ook sloegen
   *[black] De zwarte pionnen op { $squares } kunnen niet allemaal van verschillende lijnen komen, wat ze ook sloegen
}
rules-bishop-behind-pawns = { $color ->
    [white] { $count ->
        [one] In gewoon schaak kan de witte loper op { $squares } zijn beginveld niet verlaten hebben: de pionnen ervoor zijn ongespeeld
       *[other] In gewoon schaak kunnen de witte lopers op { $squares } hun beginveld niet verlaten hebben: de pionnen ervoor zijn ongespeeld
    }
   *[black] { $count ->
        [one] In gewoon schaak kan de zwarte loper op { $squares } zijn beginveld niet verlaten hebben: de pionnen ervoor zijn ongespeeld
       *[other] In gewoon schaak kunnen de zwarte lopers op { $squares } hun beginveld niet verlaten hebben: de pionnen ervoor zijn ongespeeld
    }
}
rules-pieces-behind-pawns = { $color ->
    [white] { $count ->
        [one] Het witte stuk op { $squares } kan de beginrij niet verlaten hebben, want geen witte pion is gespeeld
       *[other] De witte stukken op { $squares } kunnen de beginrij niet verlaten hebben, want geen witte pion is gespeeld
    }
   *[black] { $count ->
        [one] Het zwarte stuk op { $squares } kan de beginrij niet verlaten hebben, want geen zwarte pion is gespeeld
       *[other] De zwarte stukken op { $squares } kunnen de beginrij niet verlaten hebben, want geen zwarte pion is gespeeld
    }
}
rules-back-ranks-differ = Geen pion is gespeeld en Wit en Zwart beginnen met dezelfde beginrij, maar de beginrijen verschillen
rules-check-without-move = Geen laatste zet kan van { $squares } schaak gegeven hebben
rules-no-last-move = { $tried ->
    [0] { $side } kan de laatste zet niet gedaan hebben: geen stuk kan ergens vandaan gekomen zijn
    [one] { $side } kan de laatste zet niet gedaan hebben: de enige mogelijke leidt terug naar een stelling waar geen zet naartoe leidt
   *[other] { $side } kan de laatste zet niet gedaan hebben: elk van de { $tried } mogelijke zetten leidt terug naar een stelling waar geen zet naartoe leidt
}
rules-stuck-pieces = { $count ->
    [one] Het stuk op { $squares } kan niet op zijn veld gekomen zijn: eromheen staan stukken die ook niet gespeeld kunnen zijn
   *[other] De stukken op { $squares } kunnen niet op hun velden gekomen zijn: ze staan elkaar in de weg
}
rules-stuck-away-from-home = { $count ->
    [one] In gewoon schaak begint het stuk op { $squares } daar niet en kan het er niet gekomen zijn: niets kan er de weg voor vrijgemaakt hebben
   *[other] In gewoon schaak beginnen de stukken op { $squares } daar niet en kunnen ze er niet gekomen zijn: niets kan er de weg voor vrijgemaakt hebben
}
rules-too-few-captures = De pionnen kunnen elkaar niet gepasseerd zijn en { $promoted ->
    [0] hun velden bereikt hebben
    [one] één keer gepromoveerd zijn
   *[other] { $promoted } keer gepromoveerd zijn
} als ze { $missing ->
    [0] niets geslagen hebben
    [one] hoogstens { $missing } keer geslagen hebben
   *[other] hoogstens { $missing } keer geslagen hebben
}
rules-no-promotion-square = { $color ->
    [white] Geen witte pion kan gepromoveerd zijn tot { $count ->
        [one] het stuk op { $squares }: met de mogelijke slagzetten bereikt hij zo'n veld niet
       *[other] de stukken op { $squares }: met de mogelijke slagzetten bereikt hij zulke velden niet
    }
   *[black] Geen zwarte pion kan gepromoveerd zijn tot { $count ->
        [one] het stuk op { $squares }: met de mogelijke slagzetten bereikt hij zo'n veld niet
       *[other] de stukken op { $squares }: met de mogelijke slagzetten bereikt hij zulke velden niet
    }
}
rules-confined-pieces = { $count ->
    [one] In gewoon schaak hielden ongespeelde stukken het oorspronkelijke stuk thuis, dus dat op { $squares } is gepromoveerd; daarvoor zijn er te weinig pionnen of slagzetten
   *[other] In gewoon schaak hielden ongespeelde stukken de oorspronkelijke stukken thuis, dus die op { $squares } zijn gepromoveerd; daarvoor zijn er te weinig pionnen of slagzetten
}
rules-captured-at-home = { $count ->
    [one] In gewoon schaak is het stuk van { $squares } thuis geslagen, buiten bereik van pionnen; zonder dat stuk hebben de pionnen te weinig te slaan
   *[other] In gewoon schaak zijn de stukken van { $squares } thuis geslagen, buiten bereik van pionnen; zonder die stukken hebben de pionnen te weinig te slaan
}
rules-en-passant-with-clock = Een pion ging net over { $square }, dus de halvezettenteller moet 0 zijn
rules-clock-above-moves = De halvezettenteller is te hoog voor dit zetnummer; het maximum is { $most }
rules-clock-above-100 = De halvezettenteller is voorbij de 50-zettenregel: remise kon geclaimd worden
rules-clock-above-150 = De halvezettenteller is voorbij de 75-zettenregel: de partij was remise
rules-castling-of-both-after-move = Wit en Zwart mogen rokeren en beginnen gelijk, dus op { $squares } kunnen niet beide stukken ongespeeld zijn
rules-castling-after-move = { $side } mag met koning en toren op { $squares } rokeren, maar een koning aan de rand van het bord moet gespeeld zijn
rules-wrong-side-to-move = Zonder pionzet en zonder slagzet kan { $side } niet aan zet zijn

# What a position comes to: "White to move, in check, 3 legal moves". The parts behind the first begin with a comma.

rules-white-to-move = Wit aan zet
rules-black-to-move = Zwart aan zet
rules-white-wins = Mat, Wit wint
rules-black-wins = Mat, Zwart wint
rules-white-is-stalemated = Pat, Wit kan niet zetten
rules-black-is-stalemated = Pat, Zwart kan niet zetten
rules-in-check = , schaak
rules-one-legal-move = , 1 legale zet
# moves is a number other than 1.
rules-legal-moves = , { $moves } legale zetten
rules-dead-draw = , dode stelling

# What is added to that in small letters, as a clause.
rules-remark-illegal = illegale stelling
rules-remark-50-moves = remise kan geclaimd worden volgens de 50-zettenregel
rules-remark-75-moves = volgens de 75-zettenregel was de partij al afgelopen

# Buttons that mend a problem: short.

rules-fix-set-up-start = Beginstelling opzetten
rules-fix-put = { $piece ->
    [king] Koning op { $square } zetten
    [queen] Dame op { $square } zetten
    [rook] Toren op { $square } zetten
    [bishop] Loper op { $square } zetten
    [knight] Paard op { $square } zetten
    [pawn] Pion op { $square } zetten
    [archbishop] Aartsbisschop op { $square } zetten
   *[chancellor] Kanselier op { $square } zetten
}
rules-fix-keep-king = Koning op { $square } houden
rules-fix-move-pawns = { $count ->
    [one] Pion één stap verzetten
   *[other] { $count } pionnen één stap verzetten
}
rules-fix-promote-pawns = { $count ->
    [one] Dame van maken
   *[other] Er { $count } dames van maken
}
rules-fix-remove-pawns = { $count ->
    [one] Pion weghalen
   *[other] { $count } pionnen weghalen
}
rules-fix-give-move = { $color ->
    [white] Wit aan zet laten
   *[black] Zwart aan zet laten
}
rules-fix-drop-rights = { $color ->
    [white] Rokades van Wit schrappen
   *[black] Rokades van Zwart schrappen
}
rules-fix-drop-right = Rokade met { $square } schrappen
rules-fix-clear-en-passant = En passant { $square } wissen
rules-fix-set-clock = Teller op { $clock } zetten
rules-fix-set-move-number = Zetnummer op { $number } zetten

# Why no random position comes of the pieces that were named, without a full stop.

rules-random-no-men = Typ de stukken, zoals KQ vs KR
rules-random-not-a-piece = “{ $letter }” is geen stuk; de letters zijn { $letters }
rules-random-too-many-kings = { $side } kan maar één koning hebben
rules-random-too-many-pawns = { $side } kan hoogstens { $most } pionnen hebben
rules-random-too-much-promotion = { $side } heeft daarvoor { $promoted ->
    [one] een gepromoveerde pion
   *[other] { $promoted } gepromoveerde pionnen
} nodig, maar { $missing ->
    [0] er ontbreekt er geen
    [one] er ontbreekt er maar één
   *[other] er ontbreken er maar { $missing }
}
rules-random-none-found = Geen legale stelling met deze stukken gevonden

# How games of variants end. The winner is white or black.
rules-end-hill = { $winner ->
        [white] Wit wint: de koning staat op de heuvel
       *[black] Zwart wint: de koning staat op de heuvel
    }
rules-end-three-checks = { $winner ->
        [white] Wit wint: er zijn drie schaakjes gegeven
       *[black] Zwart wint: er zijn drie schaakjes gegeven
    }
rules-end-no-king = { $winner ->
        [white] Wit wint: Zwart heeft geen koning meer
       *[black] Zwart wint: Wit heeft geen koning meer
    }
rules-end-all-men-lost = { $winner ->
        [white] Wit wint: Wit heeft alle stukken verloren
       *[black] Zwart wint: Zwart heeft alle stukken verloren
    }
rules-end-cannot-move = { $winner ->
        [white] Wit wint: Wit kan niet zetten
       *[black] Zwart wint: Zwart kan niet zetten
    }
rules-end-horde = Zwart wint: de horde is geslagen
rules-end-race = { $winner ->
        [white] Wit wint: de koning heeft de laatste rij bereikt
       *[black] Zwart wint: de koning heeft de laatste rij bereikt
    }
rules-end-both-arrived = Remise: beide koningen hebben de laatste rij bereikt

# What only the rules of variants forbid.
rules-king-in-horde = { $side } heeft een koning op { $squares }, maar een horde heeft geen koning
rules-pawn-in-race = { $side } heeft pionnen op { $squares }, maar Racing Kings heeft geen pionnen
rules-check-in-race = { $color ->
        [white] De witte koning op { $squares } staat schaak, maar in Racing Kings is schaak geven verboden
       *[black] De zwarte koning op { $squares } staat schaak, maar in Racing Kings is schaak geven verboden
    }
rules-too-many-of-kind = { $role ->
        [king] { $count } koningen; het maximum is { $most }
        [queen] { $count } dames; het maximum is { $most }
        [rook] { $count } torens; het maximum is { $most }
        [bishop] { $count } lopers; het maximum is { $most }
        [knight] { $count } paarden; het maximum is { $most }
       *[pawn] { $count } pionnen; het maximum is { $most }
    }
rules-no-castling = { $side } mag rokeren met de toren op { $squares }, maar deze regels kennen geen rokade
rules-was-over = { $side } had voor de laatste zet al gewonnen

rules-castling-on-narrow-board = { $side } mag rokeren, maar borden met minder dan acht lijnen kennen geen rokade
rules-random-too-many-pieces = { $side } kan hoogstens { $most } stukken hebben
