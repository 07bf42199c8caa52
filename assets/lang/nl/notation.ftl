# Where a text stops being FEN. Fields are told by their numbers, from 1 for the pieces to 6 for the move number.

notation-leading-text = Onverwachte tekst voor de stukken: { $text }
notation-leading-white-space = Witruimte voor de stukken
notation-rank-empty = Rij { $rank } heeft geen velden
notation-rank-squares = Rij { $rank } heeft { $squares ->
        [one] 1 veld
       *[other] { $squares } velden
    }: { $text }
notation-rank-many-squares = Rij { $rank } heeft meer dan 999 velden: { $text }
notation-adjacent-digits = In rij { $rank } staan twee getallen naast elkaar: { $text }
notation-no-archbishop = Op een bord van 8x8 is er geen aartsbisschop (“{ $text }”): loper (B) en paard (N) komen het dichtst in de buurt
notation-no-chancellor = Op een bord van 8x8 is er geen kanselier (“{ $text }”): toren (R) en paard (N) komen het dichtst in de buurt
notation-no-such-piece = “{ $text }” is geen stuk van dit bord, dat K, Q, R, B, N en P heeft
notation-bad-character = { $character } is geen stuk en geen getal
notation-too-few-ranks = { $ranks ->
        [one] Er is maar één rij
       *[other] Er zijn maar { $ranks } rijen
    } in plaats van 8
notation-too-many-ranks = Er zijn meer dan 8 rijen
notation-missing-field = { $field ->
        [1] De stukken ontbreken: 8 rijen met / ertussen
        [2] De kant aan zet ontbreekt: w of b
        [3] De rokaderechten ontbreken: - of letters uit KQkq
        [4] Het en-passantveld ontbreekt: - of een veld zoals e3
        [5] De halvezettenteller ontbreekt: 0 of meer
       *[6] Het zetnummer ontbreekt: 1 of meer
    }
notation-extra-white-space = Meer dan één spatie voor { $field ->
        [1] de stukken
        [2] de kant aan zet
        [3] de rokaderechten
        [4] het en-passantveld
        [5] de halvezettenteller
        [6] het zetnummer
       *[7] wat volgt
    }
notation-not-a-space = { $character } voor { $field ->
        [1] de stukken
        [2] de kant aan zet
        [3] de rokaderechten
        [4] het en-passantveld
        [5] de halvezettenteller
        [6] het zetnummer
       *[7] wat volgt
    } in plaats van een spatie
notation-bad-side = De kant aan zet moet w of b zijn, niet { $word }
notation-bad-castling-letter = { $character } is geen rokadeletter in { $word }
notation-castling-order = Rokadeletters moeten in de volgorde KQkq staan, elk maar één keer
notation-bad-en-passant = Het en-passantveld moet - of een veld zoals e3 zijn, niet { $word }
notation-en-passant-rank = Met { $side ->
        [white] Wit
       *[black] Zwart
    } aan zet moet het en-passantveld op rij { $rank } liggen, niet { $word }
notation-not-a-digit = { $character } is geen cijfer: { $field ->
        [5] de halvezettenteller
       *[6] het zetnummer
    } moet een getal zijn
notation-number-too-large = { $field ->
        [5] De halvezettenteller
       *[6] Het zetnummer
    } is te groot; het maximum is 9999
notation-move-number-zero = Het zetnummer moet 1 of meer zijn
notation-trailing-white-space = Witruimte na het zetnummer
notation-trailing-text = Onverwachte tekst na het zetnummer: { $text }

# What stands there: a character, or nothing.

notation-nothing = niets
notation-end = het einde
notation-tab = een tab
notation-line-break = een regeleinde
notation-no-break-space = een vaste spatie
notation-invisible = het onzichtbare teken { $code }

# What was mended, and where.

notation-place-before = Voor de stelling
notation-place-pieces = Stukken
notation-place-side = Aan zet
notation-place-castling = Rokaderechten
notation-place-en-passant = En-passantveld
notation-place-clock = Halvezettenteller
notation-place-number = Zetnummer
notation-place-after = Na de stelling
notation-mend-missing = Ontbreekt aan het einde: “{ $values }” toegevoegd
notation-mend-separators = Tussen de FEN-velden: telkens één spatie
notation-mend-kept = { $place }: “{ $text }” als commentaar bewaard
notation-mend-operations = { $place }: EPD-operaties “{ $text }”
notation-mend-moves = Gespeelde zetten: { $moves }
notation-mend-space = { $place }: één spatie ervoor
notation-mend-space-instead = { $place }: één spatie ervoor in plaats van “{ $before }”
notation-mend-white-space = { $place }: witruimte weggelaten
notation-mend-added = { $place }: “{ $after }” toegevoegd
notation-mend-left-out = { $place }: “{ $before }” weggelaten
notation-mend-lines-left-out = { $place }: { $count } regels weggelaten, te beginnen met “{ $first }”
notation-mend-read-whole = “{ $before }” gelezen als { $after }
notation-mend-read = { $place }: “{ $before }” gelezen als “{ $after }”
notation-mend-rank = Rij { $rank }: “{ $before }” gelezen als “{ $after }”
notation-shown-tab = tab

# What is sloppy in an EPD record.

notation-epd-not-closed = De laatste operatie eindigt niet met een puntkomma
notation-epd-semicolon-in-field = Puntkomma direct na het en-passantveld
notation-epd-empty-operation = Puntkomma zonder operatie
notation-epd-clocks-as-fields = De tellers staan als in FEN, niet als hmvc en fmvn
notation-epd-clock-out-of-range = De halvezettenteller moet 0 t/m 9999 zijn, het zetnummer 1 t/m 9999
notation-epd-unterminated-string = Een tekenreeks heeft geen sluitend aanhalingsteken
notation-epd-foreign-quotes = Tekenreeksen moeten tussen rechte dubbele aanhalingstekens staan
notation-epd-comma = Operanden moeten door spaties gescheiden zijn, niet door komma's
notation-epd-string-as-opcode = Een tekenreeks in plaats van een opcode
notation-epd-odd-opcode = Een opcode moet met een letter beginnen
notation-epd-control-character = Stuurteken tussen woorden
notation-epd-too-long = Alleen de eerste megabyte van de operaties is gelezen

notation-bad-pocket = Stukken in de hand moeten letters uit QRBNP tussen haken zijn, hoogstens 16 van een soort, niet { $word }
notation-bad-checks = Schaakjes moeten geschreven zijn als 3+3, of na de tellers als +0+0, niet { $word }
notation-place-rules = Regels
notation-mend-rules = { $place }: { $after }, uit “{ $before }”
