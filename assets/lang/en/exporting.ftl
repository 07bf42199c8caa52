# The export dialogs.

exporting-title = Export diagram
exporting-title-many = Export all positions
exporting-title-some = Export positions
exporting-go-on = Export…
exporting-save = Save…
exporting-copy = Copy
exporting-cancel = Cancel

# The fields of the dialogs.

exporting-none = None
exporting-format = Format
exporting-package = Package
exporting-no-package = None, SVG pictures
exporting-font = Font
exporting-form-png = PNG picture
exporting-form-svg = SVG picture
exporting-form-pdf = PDF page
exporting-form-letters = Text with letters
exporting-form-figures = Text with chess figures
exporting-form-chess-font = Text for a chess font
exporting-form-markdown = Markdown image
exporting-form-alt = Alternative text
exporting-form-gif = Moving picture (GIF)
exporting-form-apng = Moving picture (APNG)
exporting-pictures-png = PNG pictures
exporting-pictures-svg = SVG pictures
exporting-pictures-gif = Moving pictures (GIF)
exporting-pictures-apng = Moving pictures (APNG)
exporting-pages-pdf = PDF document
exporting-pages-html = HTML document
exporting-pages-docx = Word document
exporting-pages-epub = EPUB book
exporting-pages-anki = Notes for Anki
exporting-positions = Positions
exporting-diagrams = Diagrams
exporting-per-page = { $count } per page
exporting-paper = Paper
exporting-paper-book = 6 × 9 inches
exporting-gutter = Binding margin
exporting-millimetres = { $length } mm
exporting-language = Language
exporting-language-of-window = Same as the window
exporting-solution-lines = Answer lines
exporting-lines-below = { $count } per diagram
exporting-solutions = Solutions
exporting-solutions-stated = From the file
exporting-solutions-solved = From the file, solve the rest
exporting-solvable = Solve in the page
exporting-limit = At most
exporting-seconds = Seconds
exporting-seconds-each = seconds each
exporting-page-title = Page title
exporting-page-title-hint = At the top of each page
exporting-first-number = First number
exporting-below-each = Below each
exporting-not-stated = None of the positions has this
exporting-numbers = Numbers
exporting-said-title = Title
exporting-author = Author
exporting-source = Source
exporting-stipulation = Stipulation
exporting-words = Stipulations in words
exporting-mover = Side to move
exporting-look = Style
exporting-as-board = As on the board
exporting-colors = Colours
exporting-colors-of-board = Board style ({ $style })
exporting-colors-dimmed = { $style }, as in the dark theme
exporting-pieces = Pieces
exporting-bottom = At the bottom
exporting-bottom-mover = The side to move
exporting-coordinates = Coordinates
exporting-coordinates-inside = Inside
    .tip = Coordinates in the squares
exporting-coordinates-outside = Outside
    .tip = Coordinates around the board
exporting-coordinates-none = None
    .tip = No coordinates
exporting-caption = Caption
exporting-pause = Each move
exporting-pause-each = seconds
exporting-move-arrows = An arrow for each move
exporting-move-captions = Moves below the board
exporting-no-moves = No moves: try some on the board, or state a solution or a stipulation
exporting-shows-tried = Shows the { $count ->
        [one] move
       *[other] { $count } moves
    } tried on the board
exporting-shows-stated = Shows the { $count ->
        [one] move
       *[other] { $count } moves
    } of the stated solution
exporting-shows-solved = Shows the solution, which is searched for when you save
exporting-caption-hint = For example { $example }
exporting-annotations = Arrows and marked squares
exporting-border = Border
exporting-mover-beside = Side to move beside the board
exporting-measured = Unit
exporting-largest = Largest
    .tip = As large as the page allows
exporting-pixels = Pixels
exporting-cm = cm
    .tip = Centimetres
exporting-inches = Inches
exporting-size-pixels = Size in pixels
exporting-size-cm = Size in cm
exporting-size-inches = Size in inches
exporting-dpi = Dots per inch

# Invalid input.

exporting-fault-pixels = Enter a number of pixels from { $least } to { $most }
exporting-fault-dpi = Enter { $least } to { $most } dots per inch
exporting-fault-centimetres = Enter a number of centimetres from { $least } to { $most }
exporting-fault-inches = Enter a number of inches from { $least } to { $most }
exporting-fault-size = A picture must have { $least } to { $most } pixels a side, not { $size }
exporting-fault-number = Enter a first number from 1 to { $most }
exporting-fault-pause = A move must be shown { $least } to { $most } seconds
exporting-too-many-diagrams = The maximum is { $most } diagrams: choose fewer
exporting-too-many-pictures = The maximum is { $most } pictures: choose fewer
exporting-missing-letters = The caption font has no { $missing }; boxes are drawn instead

# The result of the options.

exporting-placeholders = Placeholders in a caption: { $names }
exporting-longer-side = { $count } pixels on the longer side
exporting-outcome-pages = { $diagrams ->
        [one] 1 diagram
       *[other] { $diagrams } diagrams
    } on { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }{ $solutions ->
        [missing] ; no position states a solution
        [unasked] ; no position states a solution or a stipulation
        [hidden] , with the solutions below, hidden until clicked
        [behind] , followed by solutions
       *[none] {""}
    }
exporting-outcome-pictures = { $count ->
        [one] 1 picture
       *[other] { $count } pictures
    } in a folder, named by number and name
exporting-outcome-notes = { $count ->
        [one] 1 note
       *[other] { $count } notes
    }

# The preview.

exporting-preview = Preview
exporting-preview-of-page = Preview of page { $page } of { $pages }
exporting-preview-failed = the preview failed
exporting-page-back = Previous page
exporting-page-forward = Next page
exporting-page = Page { $page } of { $pages }
exporting-page-solving = Page { $page } of { $pages }, solving…
exporting-page-length = Page { $page } of { $pages }, diagrams of { $length }

# The destination.

exporting-path = Export
exporting-path-diagram = Export diagram
exporting-path-pictures = Export pictures to a folder
exporting-path-pages = Export pages
exporting-replace = Replace { $count ->
        [one] a picture
       *[other] { $count } pictures
    }?
exporting-replace-why = Of the { $total ->
        [one] 1 picture
       *[other] { $total } pictures
    } { $existing ->
        [one] 1 already exists
       *[other] { $existing } already exist
    } in { $place }. { $existing ->
        [one] It
       *[other] They
    } will be replaced.
exporting-replace-keep = Keep the files
exporting-replace-do = Replace

# Progress and results.

exporting-drawing-diagram = Drawing the diagram
exporting-drawing-file = Drawing { $file }
exporting-drawing-pictures = Drawing { $count ->
        [one] 1 picture
       *[other] { $count } pictures
    }
exporting-drawing-diagrams = Drawing { $count ->
        [one] 1 diagram
       *[other] { $count } diagrams
    }
exporting-solving-diagrams = Drawing and solving { $count ->
        [one] 1 diagram
       *[other] { $count } diagrams
    }
exporting-impossible = { $file } cannot be exported: { $why }.
exporting-done = Exported { $file }
exporting-not-done = { $file } was not exported.
exporting-nothing-drawn = None of the positions can be drawn.
exporting-nothing-to-export = { $file } was not exported: none of the positions can be drawn.
exporting-pages-done = Exported { $file }: { $count ->
        [one] 1 page
       *[other] { $count } pages
    }
exporting-pictures-done = Exported { $count ->
        [one] 1 picture
       *[other] { $count } pictures
    } to { $place }
exporting-pictures-cancelled = Exporting was cancelled; { $count } of { $total ->
        [one] 1 picture
       *[other] { $total } pictures
    } were written.
exporting-pictures-failed = { $why } { $count } of { $total ->
        [one] 1 picture
       *[other] { $total } pictures
    } were written.
exporting-not-drawn = { $count ->
        [one] 1 position
       *[other] { $count } positions
    } could not be drawn
exporting-not-drawn-line = Position { $number }: { $why }
exporting-not-drawn-more = and { $count } more

# Notices about copying.

exporting-copied-nothing = Nothing was copied.
exporting-copied-not = The diagram cannot be copied: { $why }.
exporting-copied-picture = Picture copied: { $width } × { $height } pixels
exporting-clipboard-fault = The clipboard cannot be used: { $why }.
exporting-copied-letters = Board with letters copied: { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
exporting-copied-figures = Board with chess figures copied: { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
exporting-copied-chessboard = LaTeX copied, for the package chessboard: { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
exporting-copied-xskak = LaTeX copied, for the package xskak: { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
exporting-copied-typst = Typst copied: { $count } KB
exporting-copied-chess-font = Board for a chess font copied: { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
exporting-copied-markdown = Markdown image copied: { $count } KB
exporting-copied-svg = SVG copied as text: { $count } KB
exporting-copied-alt = Alternative text copied
exporting-copied-address = Data URL copied: { $count } KB
