# The export dialogs.

exporting-title = Diagram exporteren
exporting-title-many = Alle stellingen exporteren
exporting-title-some = Stellingen exporteren
exporting-go-on = Exporteren…
exporting-save = Opslaan…
exporting-copy = Kopiëren
exporting-cancel = Annuleren

# The fields of the dialogs.

exporting-none = Geen
exporting-format = Formaat
exporting-package = Pakket
exporting-no-package = Geen, SVG-afbeeldingen
exporting-font = Lettertype
exporting-form-png = PNG-afbeelding
exporting-form-svg = SVG-afbeelding
exporting-form-pdf = PDF-pagina
exporting-form-letters = Tekst met letters
exporting-form-figures = Tekst met figurines
exporting-form-chess-font = Tekst voor een schaaklettertype
exporting-form-markdown = Markdown-afbeelding
exporting-form-alt = Alternatieve tekst
exporting-form-gif = Bewegende afbeelding (GIF)
exporting-form-apng = Bewegende afbeelding (APNG)
exporting-pictures-png = PNG-afbeeldingen
exporting-pictures-svg = SVG-afbeeldingen
exporting-pictures-gif = Bewegende afbeeldingen (GIF)
exporting-pictures-apng = Bewegende afbeeldingen (APNG)
exporting-pages-pdf = PDF-document
exporting-pages-html = HTML-document
exporting-pages-docx = Word-document
exporting-pages-epub = EPUB-boek
exporting-pages-anki = Notities voor Anki
exporting-positions = Stellingen
exporting-diagrams = Diagrammen
exporting-per-page = { $count } per pagina
exporting-paper = Papier
exporting-paper-book = 6 × 9 inch
exporting-gutter = Bindmarge
exporting-millimetres = { $length } mm
exporting-language = Taal
exporting-language-of-window = Zoals het venster
exporting-solution-lines = Invulregels
exporting-lines-below = { $count } per diagram
exporting-solutions = Oplossingen
exporting-solutions-stated = Uit het bestand
exporting-solutions-solved = Uit het bestand, anders oplossen
exporting-solvable = Oplossen in de pagina
exporting-limit = Hooguit
exporting-seconds = Seconden
exporting-seconds-each = seconden per stelling
exporting-page-title = Paginatitel
exporting-page-title-hint = Boven aan elke pagina
exporting-first-number = Eerste nummer
exporting-below-each = Onder elk
exporting-not-stated = Geen van de stellingen heeft dit
exporting-numbers = Nummers
exporting-said-title = Titel
exporting-author = Auteur
exporting-source = Bron
exporting-stipulation = Opdracht
exporting-words = Opgaven in woorden
exporting-mover = Wie aan zet is
exporting-look = Uiterlijk
exporting-as-board = Zoals op het bord
exporting-colors = Kleuren
exporting-colors-of-board = Stijl van het bord ({ $style })
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
exporting-pause = Elke zet
exporting-pause-each = seconden
exporting-move-arrows = Een pijl voor elke zet
exporting-move-captions = Zetten onder het bord
exporting-no-moves = Geen zetten: probeer ze op het bord, of noem een oplossing of opgave
exporting-shows-tried = Toont de { $count ->
        [one] zet
       *[other] { $count } zetten
    } die op het bord geprobeerd zijn
exporting-shows-stated = Toont de { $count ->
        [one] zet
       *[other] { $count } zetten
    } van de genoemde oplossing
exporting-shows-solved = Toont de oplossing, die bij het opslaan wordt gezocht
exporting-caption-hint = Bijvoorbeeld { $example }
exporting-annotations = Pijlen en gemarkeerde velden
exporting-border = Rand
exporting-mover-beside = Kant aan zet naast het bord
exporting-measured = Eenheid
exporting-largest = Maximaal
    .tip = Zo groot als de pagina toelaat
exporting-pixels = Pixels
exporting-cm = cm
    .tip = Centimeter
exporting-inches = Inch
exporting-size-pixels = Maat in pixels
exporting-size-cm = Maat in cm
exporting-size-inches = Maat in inch
exporting-dpi = Dots per inch

# Invalid input.

exporting-fault-pixels = Aantal pixels van { $least } tot { $most } invullen
exporting-fault-dpi = { $least } tot { $most } dots per inch invullen
exporting-fault-centimetres = Aantal centimeters van { $least } tot { $most } invullen
exporting-fault-inches = Aantal inches van { $least } tot { $most } invullen
exporting-fault-size = Een afbeelding moet { $least } tot { $most } pixels per zijde hebben, niet { $size }
exporting-fault-number = Voer een eerste nummer van 1 tot { $most } in
exporting-fault-pause = Een zet moet { $least } tot { $most } seconden te zien zijn
exporting-too-many-diagrams = Het maximum is { $most } diagrammen: kies er minder
exporting-too-many-pictures = Het maximum is { $most } afbeeldingen: kies er minder
exporting-missing-letters = Het lettertype van onderschriften mist { $missing }; in plaats daarvan komen er hokjes

# The result of the options.

exporting-placeholders = Plaatshouders in een onderschrift: { $names }
exporting-longer-side = { $count } pixels aan de langste zijde
exporting-outcome-pages = { $diagrams ->
        [one] 1 diagram
       *[other] { $diagrams } diagrammen
    } op { $pages ->
        [one] 1 pagina
       *[other] { $pages } pagina's
    }{ $solutions ->
        [missing] ; bij geen stelling is een oplossing vermeld
        [unasked] ; bij geen stelling is een oplossing of opdracht vermeld
        [hidden] , met de oplossingen eronder, verborgen tot een klik
        [behind] , gevolgd door de oplossingen
       *[none] {""}
    }
exporting-outcome-pictures = { $count ->
        [one] 1 afbeelding
       *[other] { $count } afbeeldingen
    } in een map, genoemd naar nummer en naam
exporting-outcome-notes = { $count ->
        [one] 1 notitie
       *[other] { $count } notities
    }

# The preview.

exporting-preview = Voorvertoning
exporting-preview-of-page = Voorvertoning van pagina { $page } van { $pages }
exporting-preview-failed = de voorvertoning is mislukt
exporting-page-back = Vorige pagina
exporting-page-forward = Volgende pagina
exporting-page = Pagina { $page } van { $pages }
exporting-page-solving = Pagina { $page } van { $pages }, wordt opgelost…
exporting-page-length = Pagina { $page } van { $pages }, diagrammen van { $length }

# The destination.

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
        [one] Die wordt
       *[other] Ze worden
    } vervangen.
exporting-replace-keep = Bestanden behouden
exporting-replace-do = Vervangen

# Progress and results.

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

# Notices about copying.

exporting-copied-nothing = Er is niets gekopieerd.
exporting-copied-not = Het diagram kan niet worden gekopieerd: { $why }.
exporting-copied-picture = Afbeelding gekopieerd: { $width } × { $height } pixels
exporting-clipboard-fault = Het klembord kan niet worden gebruikt: { $why }.
exporting-copied-letters = Bord met letters gekopieerd: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
exporting-copied-figures = Bord met figurines gekopieerd: { $count ->
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
exporting-copied-typst = Typst gekopieerd: { $count } KB
exporting-copied-chess-font = Bord voor een schaaklettertype gekopieerd: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
exporting-copied-markdown = Markdown-afbeelding gekopieerd: { $count } KB
exporting-copied-svg = SVG als tekst gekopieerd: { $count } KB
exporting-copied-alt = Alternatieve tekst gekopieerd
exporting-copied-address = Data-URL gekopieerd: { $count } KB
