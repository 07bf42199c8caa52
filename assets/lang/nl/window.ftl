# Words that several features of the window share.

window-which-all = Alle stellingen ({ $count })
window-which-selected = Geselecteerde ({ $count })
window-which-found = Gevonden stellingen ({ $count })
window-empty-board = Het bord is leeg
window-white-to-move = Wit aan zet
window-black-to-move = Zwart aan zet

# The name of a square for a screen reader: "e4, white knight".
window-square-empty = { $square }, leeg
# Behind the name of a square; the color is green, red, blue or yellow.
window-square-marked = { $color ->
        [red] , rood gemarkeerd
        [blue] , blauw gemarkeerd
        [yellow] , geel gemarkeerd
       *[green] , groen gemarkeerd
    }
window-square-arrow = { $color ->
        [red] , rode pijl naar { $to }
        [blue] , blauwe pijl naar { $to }
        [yellow] , gele pijl naar { $to }
       *[green] , groene pijl naar { $to }
    }
window-mark = { $color ->
        [red] rode markering op { $square }
        [blue] blauwe markering op { $square }
        [yellow] gele markering op { $square }
       *[green] groene markering op { $square }
    }
window-arrow = { $color ->
        [red] rode pijl van { $from } naar { $to }
        [blue] blauwe pijl van { $from } naar { $to }
        [yellow] gele pijl van { $from } naar { $to }
       *[green] groene pijl van { $from } naar { $to }
    }

# Material: how many men there are, and who has more of what.
window-material-counts = { $white ->
        [one] 1 wit stuk
       *[other] { $white } witte stukken
    }, { $black ->
        [one] 1 zwart
       *[other] { $black } zwarte
    }
window-material-same-value = verschillende stukken van gelijke waarde
window-material-points = { $side ->
        [white] Wit staat { $points } punten voor
       *[black] Zwart staat { $points } punten voor
    }
window-material-up = { $side ->
        [white] Wit heeft { $men } meer
       *[black] Zwart heeft { $men } meer
    }
window-material-for = { $side ->
        [white] Wit heeft { $own } voor { $other }
       *[black] Zwart heeft { $own } voor { $other }
    }
# Men as an object: "a rook", "2 pawns".
window-men-king = { $count ->
        [one] een koning
       *[other] { $count } koningen
    }
window-men-queen = { $count ->
        [one] een dame
       *[other] { $count } dames
    }
window-men-rook = { $count ->
        [one] een toren
       *[other] { $count } torens
    }
window-men-bishop = { $count ->
        [one] een loper
       *[other] { $count } lopers
    }
window-men-knight = { $count ->
        [one] een paard
       *[other] { $count } paarden
    }
window-men-pawn = { $count ->
        [one] een pion
       *[other] { $count } pionnen
    }
window-men-archbishop = { $count ->
        [one] een aartsbisschop
       *[other] { $count } aartsbisschoppen
    }
window-men-chancellor = { $count ->
        [one] een kanselier
       *[other] { $count } kanseliers
    }

# At the end of a row of names.
window-others = { $count ->
        [one] 1 andere
       *[other] { $count } andere
    }
window-and-more = { $first } en nog { $count }

window-check-from = Schaak van { $squares }
window-fifty-moves = 50 zetten zonder slag- of pionzet: remise kan worden geclaimd
window-seventy-five-moves = 75 zetten zonder slag- of pionzet: de partij is remise
window-start = Beginstelling
window-start-of-chess960 = Chess960-beginstelling { $number }

# The six fields of FEN.
window-fen-placement = Opstelling: rij 8 t/m 1, elk vanaf de a-lijn; cijfers zijn lege velden
window-fen-side = Aan zet: w of b
window-fen-castling = Rokaderechten: K en Q voor Wit, k en q voor Zwart, of -
window-fen-en-passant = En-passantveld: het veld dat een pion zojuist in een dubbele stap passeerde, of -
window-fen-halfmove-clock = Halvezettenteller: halve zetten sinds de laatste slag- of pionzet
window-fen-move-number = Zetnummer: telt hele zetten vanaf 1

# What the usual opcodes of EPD say.
window-opcode-id = aanduiding
window-opcode-bm = beste zet
window-opcode-am = te vermijden zet
window-opcode-dm = zetten tot mat
window-opcode-comment = commentaar
window-opcode-pv = verwachte variant
window-opcode-pm = verwachte zet
window-opcode-sm = gespeelde zet
window-opcode-ce = waardering in honderdste pionnen
window-opcode-acd = analysediepte
window-opcode-acn = onderzochte knopen
window-opcode-acs = seconden analyse
window-opcode-eco = openingscode
window-opcode-rc = aantal herhalingen
window-opcode-hmvc = halvezettenteller
window-opcode-fmvn = zetnummer
window-opcode-variation = naam van de variant

# What the usual tags of PGN say.
window-tag-white = wie Wit speelt
window-tag-black = wie Zwart speelt
window-tag-event = toernooi of match
window-tag-site = waar gespeeld is
window-tag-date = zoals 2026.11.23
window-tag-round = nummer van de ronde
window-tag-result = 1-0, 0-1, 1/2-1/2, *
window-tag-white-elo = rating van Wit
window-tag-black-elo = rating van Zwart
window-tag-eco = openingscode
window-tag-annotator = wie commentaar gaf
window-tag-termination = hoe het eindigde

# How long ago something was.
window-age-moment = zojuist
window-age-minutes = { $count ->
        [one] 1 minuut geleden
       *[other] { $count } minuten geleden
    }
window-age-hours = { $count ->
        [one] 1 uur geleden
       *[other] { $count } uur geleden
    }
window-age-days = { $count ->
        [one] 1 dag geleden
       *[other] { $count } dagen geleden
    }

window-edited-detached = De stellingen hier staan in geen bestand meer.
window-edited-order = Hier zijn stellingen verplaatst of verwijderd.
window-edited = { $count ->
        [one] 1 stelling is hier bewerkt.
       *[other] { $count } stellingen zijn hier bewerkt.
    }
window-game-stops-fitting = De zetten van partij { $names } zijn vanuit haar bewerkte stelling niet speelbaar.
window-games-stop-fitting = De zetten van de partijen { $names } zijn vanuit hun bewerkte stellingen niet speelbaar.
window-many-games-stop-fitting = De zetten van { $count } partijen zijn vanuit hun bewerkte stellingen niet speelbaar, waaronder { $names }.

# Sets of pieces.
window-pieces-classic = Klassiek
window-pieces-bold = Stevig
window-pieces-simple = Eenvoudig
window-pieces-book = Boek

# What makes the colours of a board hard to read.
window-colors-alike = Lichte en donkere velden zijn moeilijk te onderscheiden.
window-colors-swapped = De lichte velden zijn donkerder dan de donkere.
window-white-on-dark = Witte stukken zijn op de donkere velden moeilijk te zien. Lichtere zouden helpen.
window-white-on-light = Witte stukken zijn op de lichte velden moeilijk te zien. Lichtere zouden helpen.
window-black-on-dark = Zwarte stukken zijn op de donkere velden moeilijk te zien. Lichtere zouden helpen.
window-black-on-light = Zwarte stukken zijn op de lichte velden moeilijk te zien. Lichtere zouden helpen.

window-tool-hand = Hand
window-tool-eraser = Gum

# What a list says of a position.
window-brief-checkmate = Mat
window-brief-stalemate = Pat
window-brief-dead-draw = Dode stelling
window-problems = { $count ->
        [one] 1 probleem
       *[other] { $count } problemen
    }
window-other-readings = { $count ->
        [one] 1 andere lezing
       *[other] { $count } andere lezingen
    }

# What can be done about a file that cannot be saved.
window-way-out-no-path = Kies er een met “Opslaan als”.
window-way-out-place = Kies een andere locatie met “Opslaan als”.
window-way-out-room = Maak schijfruimte vrij, of kies een andere locatie met “Opslaan als”.
window-settings-broken = De instellingen in { $path } zijn niet leesbaar ({ $error }); de standaardwaarden gelden. Het bestand blijft bewaard als { $kept }.
window-settings-unreadable = De instellingen in { $path } zijn niet leesbaar ({ $error }); de standaardwaarden gelden.
window-settings-too-large = groter dan 1 MB
window-way-out-reload = Laad het bestand opnieuw, of sla alleen de bewerkte stellingen op.
window-way-out-add-again = Maak het toevoegen ongedaan en voeg het bestand opnieuw toe.
window-way-out-put-back = Herstel het oorspronkelijke bestand en probeer het opnieuw.
window-reading-broken-off = { $name } is niet tot het einde gelezen. De stellingen na de getoonde blijven ongewijzigd; open het bestand opnieuw om ze te zien.
window-reading-unreadable = { $name } kon niet tot het einde worden gelezen: de schijf is defect, of een ander programma heeft het bestand ingekort. De tot nu toe gevonden stellingen worden getoond.
window-reading-too-many = { $name } heeft te veel stellingen: het maximum is ongeveer 2 miljard. De overige blijven in het bestand, maar worden niet getoond.

# In what the ways to read a text differ.
window-differs-size = { $size } velden
window-differs-rank = rij { $rank } is { $squares }
window-differs-castling = rokade { $rights }
window-differs-no-castling = geen rokade
window-differs-en-passant = en passant { $square }
window-differs-no-en-passant = geen en passant
window-differs-halfmove-clock = halvezettenteller { $clock }
window-differs-move-number = zetnummer { $number }

window-seconds-wrong = Typ een aantal seconden van 0,1 tot 86.400
window-shortcut-in-list = { $keys } in de lijst

# File dialogs.
window-no-dialogs = Geen bestandsvenster beschikbaar: installeer zenity of een desktopportaal.
window-filter-positions = Stellingen
window-filter-pictures = Afbeeldingen
window-filter-all = Alle bestanden
window-clipboard-no-text = het bevat geen tekst
window-clipboard-no-answer = het programma waaruit is gekopieerd, antwoordt niet
window-clipboard-too-large = het bevat meer dan { $most } MB
window-no-home = er is geen persoonlijke map
window-no-home-warning = Er is geen persoonlijke map. Instellingen en niet-opgeslagen wijzigingen worden niet bewaard.
window-folder-unusable = “{ $folder }” kan niet worden gebruikt: { $why }
window-home-not-set = HOME is niet ingesteld. Instellingen worden opgeslagen in { $folder }.

window-work-failed = De bewerking is mislukt. Er is niets gewijzigd.
window-work-cancelled = De bewerking is geannuleerd. Er is niets gewijzigd.
window-reading = { $name } wordt gelezen
window-untitled-file = het naamloze bestand
window-edits-discarded = De wijzigingen in { $name } zijn verworpen
window-clipboard-unusable = Het klembord kan niet worden gebruikt: { $why }.
window-clipboard-unreadable = Het klembord is niet leesbaar: { $why }.
window-text-too-long = Geen stelling gevonden in deze tekst van { $count } tekens. Er is niets gewijzigd.
window-finish-first = { $what }. Maak dat eerst af, of druk hier op Escape om het te verwerpen.
window-unfinished-fen = Onvoltooide tekst in het FEN-vak
window-unfinished-operation = Onvoltooide tekst in een operatie
window-settings-not-kept = De instellingen kunnen niet worden opgeslagen: { $why }.
window-notice-more = en nog { $count }
window-path-join = Stellingen uit een bestand toevoegen
    .action = Toevoegen
window-path-picture = Een stelling uit een afbeelding lezen
    .action = Lezen

# What is known of a position as a puzzle.
window-puzzle-not-searched = { $asked } · niet onderzocht
window-puzzle-mated = Al mat
window-puzzle-none = Geen { goal-name } in { $number }
window-puzzle-judged = { goal-name } in { $number } · { $verdict }
window-puzzle-sound = correct
window-puzzle-several = meerdere oplossingen
window-puzzle-solutions = { $count ->
        [one] 1 oplossing
       *[other] { $count } oplossingen
    }
window-puzzle-cooked = bijoplossing
window-puzzle-short = te korte oplossing
window-puzzle-unfinished = niet op tijd opgelost
window-study = { $goal ->
    [win] { $side ->
        [white] Wit wint
        [black] Zwart wint
       *[none] Winst
    }
   *[draw] Remise
} · { $verdict }
window-study-sound = bewezen
window-study-false = onjuist
window-study-several = bewezen, meerdere zetten

# Behind the number of positions of a text.
window-text-mended = , waarvan { $count } gecorrigeerd
window-text-unreadable = , waarvan { $count } onleesbaar

window-key-ctrl =
    { PLATFORM() ->
        [macos] Cmd
       *[other] Ctrl
    }
window-key-shift = Shift
window-key-delete = Delete
window-key-home = Home
window-key-end = End
window-key-page-up = PageUp
window-key-page-down = PageDown
window-key-enter = Enter
window-key-escape = Escape
window-key-space = Spatie
window-key-comma = Komma
window-key-left = Links
window-key-right = Rechts
window-key-up = Omhoog
window-key-down = Omlaag
