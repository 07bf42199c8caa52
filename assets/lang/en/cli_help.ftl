# The help of the command line: cli-help-<command>-<argument>-<value>, or cli-help-every-<argument> if several commands have it.
# Words after -- and in capitals (OUT) are names and are not translated.

cli-word-usage = Usage
cli-word-commands = Commands
cli-word-arguments = Arguments
cli-word-options = Options
cli-word-default = default
cli-word-possible-values = possible values
cli-word-possible-values-above = Possible values
# In the line of usage, in capitals: what stands for options, and for a command.
cli-word-some-options = OPTIONS
cli-word-a-command = COMMAND

cli-help-every-help = Print help
    .short = Print help (see more with '--help')
    .long = Print help (see a summary with '-h')
cli-help-every-version = Print version
cli-help-every-verbose = Print a log on standard error; the variable RUST_LOG selects its parts
cli-help-every-variant = Variant to assume when the input names none: crazyhouse, three-check, king-of-the-hill, antichess, atomic, horde, racing-kings, or standard
cli-help-help = Print this message or the help of the given subcommand(s)

cli-help-fenwright = Desktop chess position editor: clicks, text and clipboard to a correct FEN
cli-help-fenwright-inputs = Files with positions, or positions as text
cli-help-fenwright-portable = Keep settings, unsaved changes and all other data of the window in this folder only

cli-help-every-inputs = Files (pictures, .fen, .epd or .pgn; others are recognised by their content), positions as text, or - for standard input
cli-help-every-null = Read standard input as texts of any form, separated by NUL characters
cli-help-every-mate = Mate in at most N moves: the side to move mates
cli-help-every-selfmate = Selfmate in at most N moves: the side to move forces the other side to mate it
cli-help-every-helpmate = Helpmate in N moves: both sides cooperate to mate the side to move; with a half move, such as 2.5, the side to move begins and gives mate
cli-help-every-stipulation = Solve for any stipulation in signs, such as s#3, h#2.5, ser-h=4, hs#3 or r#2, or in words
cli-help-every-win = Study: the side to move wins; the results of all first moves are proven by tables
cli-help-every-draw = Study: the side to move draws; the results of all first moves are proven by tables
cli-help-every-hash-mb = Maximum memory for the tables of all searches together, in megabytes
cli-help-every-json = Print a JSON object for each record
cli-help-every-syzygy = Folder with Syzygy tables, for positions with more pieces than the built-in tables cover; by default those in SYZYGY_PATH and the usual folders are used

cli-help-analyse = Show what a chess engine thinks of positions, or score it on test positions
    .more = The engine is a UCI program that is installed, such as Stockfish. Its results are no proof; what tables prove is reported as proven. Each process uses one thread and begins each record with an empty hash table, so that results with --nodes are the same in every run. The exit code is 0 if every record was read strictly and analysed, 1 if some were corrected, are unreadable, cannot be analysed, or have no goal to score, 2 for a usage or file error or without an engine.
cli-help-analyse-engine = Program of a UCI engine; by default the first one that is found; with --score it can be given twice, to compare two engines
cli-help-analyse-option = An option of the engine, such as "Skill Level=5"; can be given several times
cli-help-analyse-nodes = Number of positions to search for each analysis
cli-help-analyse-seconds = Time for each analysis in seconds, in place of --nodes; results then differ from run to run
cli-help-analyse-lines = Number of lines to show, from 1 to 5
cli-help-analyse-only-move = Report if only one move wins or, where none wins, draws, and follow the only moves to the end
cli-help-analyse-rule = The distance to other moves that makes a move the only one
cli-help-analyse-rule-strict = Other moves must be hardly better than a draw
cli-help-analyse-rule-lichess = The rule of the puzzles of lichess
cli-help-analyse-rule-lenient = Smaller distances are enough
cli-help-analyse-score = Count how often the engine finds the moves of bm and avoids those of am, and how soon
cli-help-analyse-jobs = Number of processes; by default half of the processors

cli-help-check = Read positions and report errors, problems and verdicts
    .more = Reports on standard output where a text is not strict FEN and how it was corrected, why a position is illegal or odd and how to fix it, and the verdict. The verdict is omitted if there is nothing else to report on a record of a file or of standard input. Doubts about a board in a picture go to standard error and count as corrections. The exit code is 0 if every record was read strictly, 1 if some were corrected or unreadable, 2 for a usage or file error.
cli-help-check-verdicts = Print the verdict on every record, even if there is nothing else to report
cli-help-check-prove = Prove the result with best play for positions with up to 4 pieces, kings included, and for more with Syzygy tables

cli-help-completions = Print the completions of commands and options for a shell
    .more = The script goes to the folder where the shell looks for completions, for bash: “fenwright completions bash > ~/.local/share/bash-completion/completions/fenwright”. The exit code is 0, or 2 for a usage error.
cli-help-completions-shell = Shell that loads the script

cli-help-convert = Write positions in another format
    .more = Corrections, unreadable records and doubts about boards in pictures are reported on standard error, and so is everything the format cannot store, such as the moves of games in FEN: one line per kind, with the count. An unreadable line is kept as a comment if input and output are lines of the same format. The exit code is 0 if every record was read strictly, 1 if some were corrected or unreadable (the others are written), 2 for a usage or file error.
cli-help-convert-to = Output format
cli-help-convert-to-fen = FEN, with comments above the lines
cli-help-convert-to-xfen = X-FEN, with an en passant square only if a pawn attacks it
cli-help-convert-to-legal = FEN, with an en passant square only if a capture is legal
cli-help-convert-to-shredder = Shredder-FEN, with the rooks' files as castling letters
cli-help-convert-to-epd = EPD, with operations for names, done marks, arrows and marked squares
cli-help-convert-to-pgn = PGN, one game per position, with EPD operations in a tag and everything else in comments; games are kept unchanged
cli-help-convert-to-csv = Tables with commas, with the columns that the positions need
cli-help-convert-to-tsv = Tables with tabs
cli-help-convert-to-olv = Problems for Olive, as YAML
cli-help-convert-to-json = Problems for YACPDB, as JSON
cli-help-convert-to-popeye = Input of Popeye
cli-help-convert-to-forsyth = Forsyth's original notation, in which runs of empty squares continue on the next rank
cli-help-convert-to-ascii = Boards drawn with letters
cli-help-convert-to-unicode = Boards drawn with chess figures
cli-help-convert-output = Output file; by default standard output
cli-help-convert-pockets = Notation of pieces in hand in lines of FEN
cli-help-convert-pockets-brackets = After the last rank, in brackets: `[QPp]`
cli-help-convert-pockets-rank = As a ninth rank: `/QPp`
cli-help-convert-checks = Notation of the checks of three-check in lines of FEN
cli-help-convert-checks-remaining = Remaining checks, before the clocks: 3+3
cli-help-convert-checks-given = Checks given, after the clocks: +0+0
cli-help-convert-strict = Exit with code 1 also if the format cannot store something

cli-help-man = Print the manual page of the program or of a command
    .more = Its source is in English. To read a page: “fenwright man check | man -l -”. The exit code is 0, or 2 for a usage error.
cli-help-man-command = Command to describe; by default the program itself

cli-help-extract = Write positions out of games, with the moves that follow as their solution
    .more = Writes each position once, with players and move number as its title, event and date as its source, and the comment and arrows of its place. PLACES is a list of: nag, moves with a glyph such as ! or $3, before a good move and else after the move; nag:N, only this glyph; comment and mark, where there are words, or arrows and marked squares; move:N, before move N; capture, before a piece that is not a pawn is captured; end; every. The exit code is 0 if there are positions, 1 if there are none, 2 for a usage or file error.
cli-help-extract-places = Places of the positions: nag, nag:N, comment, mark, move:N, capture, end, every, separated by commas
cli-help-extract-to = Format of the output; by default that of the extension of OUT, or EPD
cli-help-extract-to-fen = FEN, with the texts in comments
cli-help-extract-to-epd = EPD, with the texts in operations
cli-help-extract-to-pgn = Games from the positions
cli-help-extract-to-csv = A table with commas
cli-help-extract-to-tsv = A table with tabs
cli-help-extract-to-olv = Problems for Olive, as YAML
cli-help-extract-to-json = Problems for YACPDB, as JSON
cli-help-extract-to-inp = Input of Popeye
cli-help-extract-output = Output file; by default standard output
cli-help-extract-variations = Search variations too
cli-help-extract-moves = Maximum number of half moves of a solution

cli-help-read = Read positions from pictures of boards
    .more = Finds every complete, nearly upright board in screenshots, scans and other pictures (PNG, JPEG, WebP, BMP, all pages of a TIFF, the first frame of a GIF) and prints its FEN, in reading order. Doubts are reported on standard error. A picture does not show the side to move: it is taken from the text beside a board of a PDF ("Black to move"), or from the only king in check; otherwise White to move is assumed; White is assumed at the bottom unless the pieces show otherwise, and castling rights where king and rook are on their home squares. The exit code is 0 if everything is certain, 1 if there are doubts or no board was found, 2 for a usage or file error.
cli-help-read-json = Print a JSON object for each board
cli-help-read-files = Pictures, or - for one on standard input

cli-help-render = Draw positions as pictures, printable pages or text
    .more = Corrections and unreadable records are reported on standard error. The exit code is 0 if every record was read strictly and drawn, 1 if some were corrected, are unreadable, cannot be drawn (the others are drawn) or were not solved in time, 2 for a usage or file error. With --first, the exit code is 0 if a position of each input was drawn.
cli-help-render-to = Output format; by default that of the extension of OUT, otherwise svg
cli-help-render-to-svg = One SVG picture per position
cli-help-render-to-png = One PNG picture per position
cli-help-render-to-figure = One PDF picture per position, of the size of the diagram
cli-help-render-to-gif = One moving GIF picture per position: its solution or the moves of --moves
cli-help-render-to-apng = The same as animated PNG
cli-help-render-to-text = Boards drawn with letters, or with --unicode with chess figures
cli-help-render-to-latex = Commands of the LaTeX package chessboard
cli-help-render-to-xskak = Commands of the LaTeX packages xskak and chessboard
cli-help-render-to-typst = SVG pictures for Typst
cli-help-render-to-board-n-pieces = Calls of the Typst package board-n-pieces
cli-help-render-to-staunton = Calls of the Typst package staunton
cli-help-render-to-merida = Boards for the font Chess Merida, and others of Marroquin such as Chess Leipzig
cli-help-render-to-alpha = Boards for the font Chess Alpha
cli-help-render-to-linares = Boards for the font LinaresDiagram
cli-help-render-to-markdown = Markdown images with the PNG in a data: URL
cli-help-render-to-alt = Descriptions of the positions in words
cli-help-render-to-pdf = Pages of diagrams to print
cli-help-render-to-html = The same pages for a browser, in one file
cli-help-render-to-docx = The same pages as a Word document whose texts can be edited
cli-help-render-to-epub = A book for electronic readers: the diagrams link to their solutions
cli-help-render-to-anki = Notes for Anki: the diagram in front, the solution behind, with tags
cli-help-render-to-tex = The same pages as a LaTeX document; --latex selects the package
cli-help-render-to-typ = The same pages as a Typst document; --typst selects the package
cli-help-render-output = Output file; for several pictures a folder, or a file name with a number such as %d or %03d; by default standard output
cli-help-render-first = Draw only the first readable record of each input, for example as its thumbnail
cli-help-render-size = Longer side of a diagram without its caption: in pixels, or on paper such as 8cm or 3.5in; on pages only the latter applies, and by default diagrams are as large as possible
cli-help-render-dpi = Resolution of a picture whose size on paper is given, in dots per inch
cli-help-render-flip = Put Black at the bottom
cli-help-render-mover-below = Put the side to move at the bottom
cli-help-render-coordinates = Place of the coordinates; by default inside the squares, and around the board with --colors print
cli-help-render-no-coordinates = Same as --coordinates none
cli-help-render-pieces = Piece set; simple is for small pictures, book for print
cli-help-render-colors = Board colours: a name, or two colours for light and dark squares such as EFE8F3,A892C0; contrast is easy to see, print is black on white with hatched squares
cli-help-render-border = Draw a border around the board
cli-help-render-mover = Draw a disc in the colour of the side to move beside the board
cli-help-render-marks = Marked squares as in PGN: G, R, Y or B for the colour and the square, separated by commas
cli-help-render-arrows = Arrows as in PGN: G, R, Y or B for the colour and two squares, separated by commas
cli-help-render-no-annotations = Omit the arrows and marked squares of the records; those of --marks and --arrows are drawn
cli-help-render-caption = Caption below the board; {"{"}title{"}"}, {"{"}number{"}"}, {"{"}side{"}"}, {"{"}fen{"}"}, {"{"}author{"}"}, {"{"}source{"}"}, {"{"}stipulation{"}"}, {"{"}comment{"}"} and {"{"}solution{"}"} are replaced by their values in the record; " | " starts a new line on pages; a line is omitted if all its placeholders are empty [default: none, and on pages "{"{"}title{"}"} | {"{"}author{"}"} | {"{"}stipulation{"}"}"]
cli-help-render-language = Language of pages and captions; by default that of the program
cli-help-render-unicode = Draw text boards with chess figures instead of letters
cli-help-render-moves = Moves to show in moving pictures, as in a PGN game with variations; by default the solution that the record states or, with --solutions solve, the one found
cli-help-render-pause = How long a moving picture shows a move, in seconds; the start position and ends of lines are shown twice as long
cli-help-render-no-move-arrows = Do not draw an arrow for each move of a moving picture
cli-help-render-no-move-captions = Do not write each move of a moving picture below its board
cli-help-render-per-page = Diagrams per page: 1 to 12; by default 6, or 1 for a single position
cli-help-render-latex = LaTeX package for pages; diagram is for chess problems
cli-help-render-typst = Typst package for pages; svg needs none and draws the boards like the other formats
cli-help-render-paper = Paper size of pages
cli-help-render-title = Title at the top of each page
cli-help-render-gutter = Margin for the binding, such as 1cm: at the left of odd pages and at the right of even ones
cli-help-render-no-numbers = Do not number the diagrams on pages
cli-help-render-first-number = Number of the first position, in captions, on pages and in the names of numbered files
cli-help-render-stipulation-signs = Write stipulations on pages as problems do, #2 instead of “Mate in 2”
cli-help-render-solution-lines = Blank lines below each diagram on pages, for its solution
cli-help-render-solutions = Add pages of solutions after the diagrams, in HTML also below each diagram when it is clicked: with record those of the records, with solve also solve mate problems without one
cli-help-render-solvable = In HTML, make each diagram a puzzle to solve in the browser: moves are answered, wrong ones refuted, progress is kept; the page then holds the solutions, also without --solutions
cli-help-render-limit-seconds = Maximum time to solve a position, in seconds

cli-help-repair = Find sound versions of a chess problem, one or two edits away
    .more = Judges all positions in which one thing is different: a piece is added, removed, moved or exchanged, the other side is to move, the board is shifted or mirrored, castling or en passant is allowed or not. Prints the sound ones with their key, the best first: those that keep the key that the record states, then those with fewer pieces. Also prints which pieces of a sound problem are not needed, and where a weaker piece would do. The exit code is 0 if every record was read strictly and has a sound version, 1 if some were corrected, unreadable, not searched or have none, 2 for a usage or file error.
cli-help-repair-edits = Maximum number of edits: with 2, the best positions that are one edit away are edited again
cli-help-repair-seconds = Maximum time for second edits per position, in seconds

cli-help-solve = Find all first moves that force mate, with proof
    .more = Reports if a mate problem is sound, and its solution: the key, its threats, the defences and the mates after them, remarks on the key by the conventions of composers, and unused pieces. Selfmates are reported in the same way, helpmates with all their lines. Several positions are solved at once and reported in their order. The exit code is 0 if every record was read strictly and solved, 1 if some were corrected, unreadable, illegal or not solved in time, 2 for a usage or file error.
cli-help-solve-stated = Solve each position for the stipulation that it states, with its twins and set play
cli-help-solve-popeye = Let an installed Popeye solve the problems, with fairy pieces and conditions that are not solved here
cli-help-solve-shortest = Find only the shortest mates, of at most N moves
cli-help-solve-phases = Compare set play, tries and actual play of a direct mate in a table, and name duals and patterns
cli-help-solve-limit-seconds = Maximum time per position, in seconds; results proven until then are printed
