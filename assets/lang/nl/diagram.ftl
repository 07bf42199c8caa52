# Diagrams and pages of diagrams: what they say, and why one cannot be drawn.

diagram-white-to-move = Wit aan zet
diagram-black-to-move = Zwart aan zet

# Pages.

diagram-file-title = Diagrammen
diagram-solution = Oplossing
diagram-solutions = Oplossingen
diagram-solutions-of = { $title }: oplossingen
diagram-unsolved = { $count ->
        [one] 1 stelling heeft
       *[other] { $count } stellingen hebben
    } geen oplossing

# A diagram in words, for one who cannot see it. Pieces and colours of marks are told by their letters in English.

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
        [one] toren van lijn
       *[other] torens van de lijnen
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

# The colours of boards, in a list to choose from.

diagram-colors-slate = Leisteen
diagram-colors-walnut = Notenhout
diagram-colors-meadow = Weide
diagram-colors-contrast = Hoog contrast
diagram-colors-print = Gearceerd
diagram-colors-custom = Eigen

# Why a diagram cannot be drawn, or a text is no colour.

diagram-size-fault = een afbeelding kan { $least } tot { $most } pixels per zijde hebben, niet { $size }
diagram-drawing-fault = de afbeelding kan niet worden getekend: { $why }
diagram-latex-no-piece = de schaaklettertypen van LaTeX hebben geen { $piece ->
        [A] aartsbisschop
       *[C] kanselier
    }
diagram-latex-not-standard = het LaTeX-pakket xskak kent geen ander bord dan 8x8
diagram-latex-too-high = het LaTeX-pakket diagram kent geen bord van tien rijen
diagram-color-fault = een kleur wordt als zes hexadecimale cijfers geschreven, zoals #8DA3B7
diagram-squares-fault = eigen kleuren zijn die van de lichte en van de donkere velden, zoals EFE8F3,A892C0
diagram-coloring-fault = geen kleurstelling heet zo, en het zijn geen twee kleuren
