# Diagrams and pages that are exported.

exporting-title = Diagram exporteren
exporting-title-many = Alle stellingen exporteren
exporting-go-on = Exporteren...
exporting-save = Opslaan...
exporting-copy = Kopiëren
exporting-cancel = Annuleren

# The fields of the dialogs.

exporting-none = Geen
exporting-format = Formaat
exporting-form-png = PNG-afbeelding
exporting-form-svg = SVG-afbeelding
exporting-form-letters = Tekst met letters
exporting-form-figures = Tekst met figurines
exporting-form-chessboard = LaTeX, chessboard
exporting-form-xskak = LaTeX, xskak
exporting-form-markdown = Markdown-afbeelding
exporting-form-alt = Alternatieve tekst
exporting-pictures-png = PNG-afbeeldingen
exporting-pictures-svg = SVG-afbeeldingen
exporting-pages-pdf = Pagina's als PDF
exporting-pages-html = Pagina's als HTML
exporting-pages-chessboard = Pagina's als LaTeX, chessboard
exporting-pages-xskak = Pagina's als LaTeX, xskak
exporting-pages-diagram = Pagina's als LaTeX, diagram
exporting-positions = Stellingen
exporting-diagrams = Diagrammen
exporting-per-page = { $count } per pagina
exporting-paper = Papier
exporting-paper-a4 = A4-papier
exporting-paper-letter = Letter-papier
exporting-language = Taal
exporting-language-of-window = Als het venster
exporting-solution-lines = Schrijfregels
exporting-lines-below = { $count } onder elk
exporting-solutions = Oplossingen
exporting-solutions-stated = Zoals vermeld
exporting-solutions-solved = Zoals vermeld, anders opgelost
exporting-limit = Hooguit
exporting-seconds = Seconden
exporting-seconds-each = seconden voor elke
exporting-page-title = Paginatitel
exporting-page-title-hint = Boven aan elke pagina
exporting-below-each = Onder elk
exporting-not-stated = Geen van de stellingen vermeldt dit
exporting-numbers = Nummers
exporting-said-title = Titel
exporting-author = Auteur
exporting-source = Bron
exporting-stipulation = Opdracht
exporting-mover = Wie aan zet is
exporting-look = Uiterlijk
exporting-as-board = Zoals op het bord
exporting-colors = Kleuren
exporting-colors-of-board = Stijl van het bord, { $style }
exporting-colors-dimmed = { $style }, zoals in het donkere thema
exporting-pieces = Stukken
exporting-bottom = Onderaan
exporting-bottom-mover = Wie aan zet is
exporting-coordinates = Coördinaten
exporting-coordinates-inside = Binnen
    .tip = Coördinaten in de velden
exporting-coordinates-outside = Buiten
    .tip = Coördinaten rond het bord
exporting-coordinates-none = Geen
    .tip = Geen coördinaten
exporting-caption = Onderschrift
exporting-caption-hint = Bijvoorbeeld { $example }
exporting-annotations = Pijlen en gemarkeerde velden
exporting-border = Rand
exporting-mover-beside = Partij aan zet naast het bord
exporting-measured = Gemeten in
exporting-largest = Maximaal
    .tip = Zo groot als er ruimte is
exporting-pixels = Pixels
exporting-cm = cm
    .tip = Centimeter
exporting-inches = Inch
exporting-size-pixels = Maat in pixels
exporting-size-cm = Maat in cm
exporting-size-inches = Maat in inch
exporting-dpi = Dots per inch

# What is wrong with the choices.

exporting-fault-pixels = Aantal pixels van { $least } tot { $most } invullen
exporting-fault-dpi = { $least } tot { $most } dots per inch invullen
exporting-fault-centimetres = Aantal centimeters van { $least } tot { $most } invullen
exporting-fault-inches = Aantal inches van { $least } tot { $most } invullen
exporting-fault-size = Een afbeelding kan { $least } tot { $most } pixels per zijde hebben, niet { $size }
exporting-too-many-diagrams = Dat zijn meer dan { $most } diagrammen: minder kiezen
exporting-too-many-pictures = Dat zijn meer dan { $most } afbeeldingen: minder kiezen
exporting-missing-letters = Het lettertype van onderschriften mist { $missing }; daarvoor staan hokjes

# What comes of the choices.

exporting-placeholders = Plaatshouders in een onderschrift: { $names }
exporting-longer-side = { $count } pixels aan de langste zijde
exporting-outcome-pages = { $diagrams ->
        [one] 1 diagram
       *[other] { $diagrams } diagrammen
    } op { $pages ->
        [one] 1 pagina
       *[other] { $pages } pagina's
    }{ $solutions ->
        [missing] ; geen van de stellingen vermeldt een oplossing
        [hidden] , met de oplossingen eronder, verborgen tot een klik
        [behind] , met de oplossingen erachter
       *[none] {""}
    }
exporting-outcome-pictures = { $count ->
        [one] 1 afbeelding
       *[other] { $count } afbeeldingen
    } in een map, genoemd naar hun nummers en namen

# The preview.

exporting-preview = Voorbeeld
exporting-preview-of-page = Voorbeeld van pagina { $page } van { $pages }
exporting-preview-failed = het voorbeeld is mislukt
exporting-page-back = Vorige pagina
exporting-page-forward = Volgende pagina
exporting-page = Pagina { $page } van { $pages }
exporting-page-solving = Pagina { $page } van { $pages }, wordt opgelost...
exporting-page-length = Pagina { $page } van { $pages }, diagrammen van { $length }

# Where to.

exporting-path = Exporteren
exporting-path-diagram = Diagram exporteren
exporting-path-pictures = Afbeeldingen naar een map exporteren
exporting-path-pages = Pagina's exporteren
exporting-replace = { $count ->
        [one] Een afbeelding
       *[other] { $count } afbeeldingen
    } vervangen?
exporting-replace-why = Van { $total ->
        [one] 1 afbeelding
       *[other] de { $total } afbeeldingen
    } { $existing ->
        [one] bestaat er 1
       *[other] bestaan er { $existing }
    } al in { $place }. { $existing ->
        [one] Die zou
       *[other] Ze zouden
    } worden vervangen.
exporting-replace-keep = Bestanden behouden
exporting-replace-do = Vervangen

# Work that goes on, and how it ends.

exporting-drawing-diagram = Het diagram wordt getekend
exporting-drawing-file = { $file } wordt getekend
exporting-drawing-pictures = { $count ->
        [one] 1 afbeelding wordt
       *[other] { $count } afbeeldingen worden
    } getekend
exporting-drawing-diagrams = { $count ->
        [one] 1 diagram wordt
       *[other] { $count } diagrammen worden
    } getekend
exporting-solving-diagrams = { $count ->
        [one] 1 diagram wordt
       *[other] { $count } diagrammen worden
    } getekend en opgelost
exporting-impossible = { $file } kan niet worden geëxporteerd: { $why }.
exporting-done = { $file } geëxporteerd
exporting-not-done = { $file } is niet geëxporteerd.
exporting-nothing-drawn = Geen van de stellingen kan worden getekend.
exporting-nothing-to-export = { $file } is niet geëxporteerd: geen van de stellingen kan worden getekend.
exporting-pages-done = { $file } geëxporteerd: { $count ->
        [one] 1 pagina
       *[other] { $count } pagina's
    }
exporting-stopped = { $unsolved }, { $count ->
        [one] 1 is niet binnen { $seconds } seconden opgelost
       *[other] { $count } zijn niet binnen { $seconds } seconden per stelling opgelost
    }
exporting-pictures-done = { $count ->
        [one] 1 afbeelding
       *[other] { $count } afbeeldingen
    } naar { $place } geëxporteerd
exporting-pictures-cancelled = Het exporteren is geannuleerd; { $count } van { $total ->
        [one] 1 afbeelding
       *[other] { $total } afbeeldingen
    } geschreven.
exporting-pictures-failed = { $why } { $count } van { $total ->
        [one] 1 afbeelding
       *[other] { $total } afbeeldingen
    } geschreven.
exporting-not-drawn = { $count ->
        [one] 1 stelling kon
       *[other] { $count } stellingen konden
    } niet worden getekend
exporting-not-drawn-line = Stelling { $number }: { $why }
exporting-not-drawn-more = en nog { $count }

# What was copied.

exporting-copied-nothing = Er is niets gekopieerd.
exporting-copied-not = Het diagram kan niet worden gekopieerd: { $why }.
exporting-copied-picture = Afbeelding gekopieerd: { $width } × { $height } pixels
exporting-clipboard-fault = Het klembord kan niet worden gebruikt: { $why }.
exporting-copied-letters = Bord van letters gekopieerd: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
exporting-copied-figures = Bord van figurines gekopieerd: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
exporting-copied-chessboard = LaTeX gekopieerd, voor het pakket chessboard: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
exporting-copied-xskak = LaTeX gekopieerd, voor het pakket xskak: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
exporting-copied-markdown = Markdown-afbeelding gekopieerd: { $count } KB
exporting-copied-svg = SVG als tekst gekopieerd: { $count } KB
exporting-copied-alt = Alternatieve tekst gekopieerd
exporting-copied-address = Data-adres gekopieerd: { $count } KB
