# Diagrams and pages of diagrams: their words, and errors.

diagram-white-to-move = Wit aan zet
diagram-black-to-move = Zwart aan zet

# Pages.

diagram-file-title = Diagrammen
diagram-solution = Oplossing
diagram-solutions = Oplossingen
diagram-solutions-of = { $title }: oplossingen
diagram-unsolved = Voor { $count ->
        [one] 1 stelling
       *[other] { $count } stellingen
    } is geen oplossing gegeven

# Puzzles that are solved in an HTML page.

diagram-solve-board = Bord van diagram { $number }.
diagram-solve-typed = Uw zet in diagram { $number }
diagram-solve-keys = Pijltjestoetsen kiezen een veld, Enter pakt een stuk op en zet het neer, Esc laat het los, letters typen een zet.
diagram-solve-count = { $solved } van { $total } opgelost
diagram-solve-move = Uw zet
diagram-solve-hint = Hint
diagram-solve-back = Terugnemen
diagram-solve-restart = Opnieuw
diagram-solve-promote = Promoveren tot
diagram-solve-moves = Het stuk dat zet: { $piece }
diagram-solve-empty = { $square }, leeg
diagram-solve-picked = { $piece } op { $square } opgepakt
diagram-solve-next = { $played } is goed. Het antwoord is { $reply }; u bent aan zet.
diagram-solve-continue = { $played } is goed. Hoe gaat het verder?
diagram-solve-solved = Opgelost: { $played }
diagram-solve-forced = Opgelost: { $played } dwingt de rest af, hoogstens nog { $count } zetten
diagram-solve-refuted = { $played } faalt op { $reply }
diagram-solve-stalemate = { $played } is pat
diagram-solve-late = Na { $played } komt er geen mat op tijd
diagram-solve-other = { $played } is niet de oplossing
diagram-solve-illegal = { $played } is hier geen legale zet
diagram-solve-over = Al opgelost. “Opnieuw” zet de stelling weer op.
diagram-solve-piece = { $side ->
        [white] { $piece ->
            [K] witte koning
            [Q] witte dame
            [R] witte toren
            [B] witte loper
            [N] wit paard
            [A] witte aartsbisschop
            [C] witte kanselier
           *[P] witte pion
        }
       *[black] { $piece ->
            [K] zwarte koning
            [Q] zwarte dame
            [R] zwarte toren
            [B] zwarte loper
            [N] zwart paard
            [A] zwarte aartsbisschop
            [C] zwarte kanselier
           *[P] zwarte pion
        }
    }

# The alternative text of a diagram. Pieces and colours of marks are selected by their English letters.

diagram-alt = Schaakdiagram
diagram-alt-size = Schaakdiagram van { $files } bij { $ranks } velden
diagram-alt-side = { $side ->
        [white] Wit
       *[black] Zwart
    }: { $men }
diagram-alt-men = { $piece ->
        [K] { $count ->
            [one] koning
           *[other] koningen
        }
        [Q] { $count ->
            [one] dame
           *[other] dames
        }
        [R] { $count ->
            [one] toren
           *[other] torens
        }
        [B] { $count ->
            [one] loper
           *[other] lopers
        }
        [N] { $count ->
            [one] paard
           *[other] paarden
        }
        [A] { $count ->
            [one] aartsbisschop
           *[other] aartsbisschoppen
        }
        [C] { $count ->
            [one] kanselier
           *[other] kanseliers
        }
       *[P] { $count ->
            [one] pion
           *[other] pionnen
        }
    } { $squares }
diagram-alt-no-men = geen stukken
diagram-hand = { $side ->
        [white] Wit
       *[black] Zwart
    } in de hand: { $pieces }
diagram-hand-pieces = { $piece ->
        [Q] { $count ->
            [one] dame
           *[other] { $count } dames
        }
        [R] { $count ->
            [one] toren
           *[other] { $count } torens
        }
        [B] { $count ->
            [one] loper
           *[other] { $count } lopers
        }
        [N] { $count ->
            [one] paard
           *[other] { $count } paarden
        }
       *[P] { $count ->
            [one] pion
           *[other] { $count } pionnen
        }
    }
diagram-checks = { $count ->
        [one] nog 1 schaakje
       *[other] nog { $count } schaakjes
    }
diagram-checks-of = { $side ->
        [white] Wit
       *[black] Zwart
    }: nog { $count ->
        [one] 1 schaakje
       *[other] { $count } schaakjes
    }
diagram-alt-castling = { $side ->
        [white] Wit
       *[black] Zwart
    } mag { $way ->
        [king] kort
        [queen] lang
       *[both] kort en lang
    } rokeren
diagram-alt-castling-rooks = { $side ->
        [white] Wit
       *[black] Zwart
    } mag rokeren met de { $count ->
        [one] toren op lijn
       *[other] torens op de lijnen
    } { $files }
diagram-alt-en-passant = En passant op { $square }
diagram-alt-mark = { $color ->
        [G] Groene
        [R] Rode
        [B] Blauwe
       *[Y] Gele
    } markering op { $square }
diagram-alt-arrow = { $color ->
        [G] Groene
        [R] Rode
        [B] Blauwe
       *[Y] Gele
    } pijl van { $from } naar { $to }
diagram-alt-caption = Onderschrift: { $text }

# The colours of boards, in a drop-down list.

diagram-colors-slate = Leisteen
diagram-colors-walnut = Notenhout
diagram-colors-meadow = Weide
diagram-colors-contrast = Hoog contrast
diagram-colors-print = Gearceerd
diagram-colors-custom = Eigen

# Why a diagram cannot be drawn, or a text is not a colour.

diagram-size-fault = een afbeelding moet { $least } tot { $most } pixels per zijde hebben, niet { $size }
diagram-animation-empty = er zijn geen zetten om te tonen
diagram-animation-too-large = deze zetten vragen op deze grootte te veel geheugen; een kleinere kan passen
diagram-drawing-fault = de afbeelding kan niet worden getekend: { $why }
diagram-latex-no-piece = de schaaklettertypen van LaTeX hebben geen { $piece ->
        [A] aartsbisschop
       *[C] kanselier
    }
diagram-latex-not-standard = het LaTeX-pakket xskak ondersteunt alleen 8x8-borden
diagram-latex-too-high = het LaTeX-pakket diagram ondersteunt geen borden met tien rijen
diagram-typst-no-piece = het Typst-pakket { $package } heeft geen { $piece ->
        [A] aartsbisschop
       *[C] kanselier
    }
diagram-typst-not-standard = het Typst-pakket staunton ondersteunt alleen 8x8-borden
diagram-typst-too-high = het Typst-pakket board-n-pieces tekent geen pijlen naar de tiende rij
diagram-font-no-piece = de schaaklettertypen hebben geen { $piece ->
        [A] aartsbisschop
       *[C] kanselier
    }
diagram-font-too-large = de schaaklettertypen hebben coördinaten voor hooguit 8 lijnen en rijen; laat de coördinaten weg
diagram-color-fault = een kleur vraagt zes hexadecimale cijfers, zoals #8DA3B7
diagram-squares-fault = eigen kleuren zijn er twee, voor lichte en donkere velden, zoals EFE8F3,A892C0
diagram-coloring-fault = noch de naam van een kleurstelling, noch twee kleuren
