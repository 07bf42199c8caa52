# What --help says: cli-help-<command>-<argument>-<value>, or cli-help-every-<argument> where several commands have it. A text is
# that of the comment at its argument, which a test compares. Words behind -- and in capitals (OUT) are names, and stay.

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
cli-help-every-variant = By which rules positions are played of which nothing says it: crazyhouse, three-check, king-of-the-hill, antichess, atomic, horde, racing-kings, or standard
cli-help-help = Print this message or the help of the given subcommand(s)

cli-help-fenwright = Desktop chess position editor: clicks, text and clipboard to a correct FEN
cli-help-fenwright-inputs = Files of positions, or texts that say one
cli-help-fenwright-portable = Keep settings, unsaved edits and all else that the window remembers in this folder and nowhere else

cli-help-every-inputs = Files (pictures, .fen, .epd or .pgn, else read by their content), positions as text, or - for standard input
cli-help-every-null = Read the standard input as texts of any form with NULs between them
cli-help-every-json = Print an object of JSON for every record

cli-help-check = Read positions, say every fault, problem and verdict
    .more = Says on standard output what is not strict FEN, how it was mended, why a position is illegal or odd and what would mend that, and what it amounts to. Of a record in a file or on the standard input of which there is nothing else to say, the verdict is not said either. What is in doubt of a board in a picture is said on standard error, and counts as mended. The exit code is 0 if every record was read strictly, 1 if some were mended or unreadable, 2 for a usage or file error.
cli-help-check-verdicts = Say the verdict on every record, also where there is nothing else to say

cli-help-convert = Write positions in another form
    .more = What is mended, unreadable or in doubt of a board in a picture is said on standard error, and so is what the form has no place for, such as the moves of games in FEN: one line a kind, with the count. A line that cannot be read stays as a comment where input and output are lines of one format. The exit code is 0 if every record was read strictly, 1 if some were mended or unreadable (the others are written), 2 for a usage or file error.
cli-help-convert-to = The form to write
cli-help-convert-to-fen = FEN, with comments above the lines
cli-help-convert-to-xfen = X-FEN, with an en passant square only where a pawn attacks it
cli-help-convert-to-legal = FEN with an en passant square only where a capture is legal
cli-help-convert-to-shredder = Shredder-FEN, with the rooks' files as castling letters
cli-help-convert-to-epd = EPD, with operations for names, marks, and arrows and marked squares
cli-help-convert-to-pgn = PGN, a game a position, with operations in a tag and the rest in comments; games stay as they are
cli-help-convert-to-forsyth = Forsyth's own form, with runs of empty squares over several ranks
cli-help-convert-to-ascii = Boards drawn with letters
cli-help-convert-to-unicode = Boards drawn with chess figures
cli-help-convert-output = The file to write; standard output without it
cli-help-convert-pockets = How men in hand are written in lines of FEN
cli-help-convert-pockets-brackets = Behind the last rank in brackets: `[QPp]`
cli-help-convert-pockets-rank = As a ninth rank: `/QPp`
cli-help-convert-checks = How the checks of three-check are written in lines of FEN
cli-help-convert-checks-remaining = Those that are left, before the clocks: 3+3
cli-help-convert-checks-given = Those that were given, behind the clocks: +0+0
cli-help-convert-strict = End with exit code 1 also where the form has no place for something

cli-help-read = Read the positions of boards in pictures
    .more = Finds every whole board that stands nearly upright in screenshots, scans and other pictures (PNG, JPEG, WebP, the first picture of a GIF), and prints its FEN, in reading order. What is in doubt is said on standard error. No picture says whose move it is: White is assumed to move, and to be at the bottom where the men do not say more; the right to castle is assumed where king and rook stand at home. The exit code is 0 if all is sure, 1 if something is in doubt or no board was found, 2 for a usage or file error.
cli-help-read-json = Print an object of JSON for every board
cli-help-read-files = Pictures, or - for one on standard input

cli-help-render = Draw positions as pictures, pages to print, or text
    .more = What is mended or unreadable is said on standard error. The exit code is 0 if every record was read strictly and drawn, 1 if some were mended, unreadable, cannot be drawn (the others are drawn) or were not solved in time, 2 for a usage or file error.
cli-help-render-to = What to draw; without it the ending of OUT says it, and else it is svg
cli-help-render-to-svg = A picture each as SVG
cli-help-render-to-png = A picture each as PNG
cli-help-render-to-text = Boards drawn with letters, or with --unicode chess figures
cli-help-render-to-latex = Commands of the LaTeX package chessboard
cli-help-render-to-xskak = Commands of the LaTeX packages xskak and chessboard
cli-help-render-to-markdown = Markdown images with PNG in their addresses
cli-help-render-to-alt = Sentences that say what stands where
cli-help-render-to-pdf = Pages of diagrams to print
cli-help-render-to-html = The same pages for a browser, in one file
cli-help-render-to-tex = The same pages as a document for LaTeX; --latex says for which package
cli-help-render-output = Where to: a file; for a picture each a folder, or a name with a number such as %d or %03d in it; standard output without it
cli-help-render-size = Longer side of a diagram without its caption: in pixels, or on paper as in 8cm or 3.5in; of diagrams on pages on paper alone, and without it as large as there is room
cli-help-render-dpi = Dots per inch of a picture with its size on paper
cli-help-render-flip = Black at the bottom
cli-help-render-mover-below = The side to move at the bottom
cli-help-render-coordinates = Where files and ranks are named; without it in the squares, and around the board in print
cli-help-render-no-coordinates = The same as --coordinates none
cli-help-render-pieces = The pieces; simple is made for small pictures, book for print
cli-help-render-colors = The colours of the board: a name, or two colours of light and dark squares as in EFE8F3,A892C0; contrast is easy to see, print is black on white with hatched squares
cli-help-render-border = A line around the board
cli-help-render-mover = A disc beside the board in the colour of the side to move
cli-help-render-marks = Marked squares as in PGN: G, R, Y or B for the colour and the square, with commas between them
cli-help-render-arrows = Arrows as in PGN: G, R, Y or B for the colour and two squares, with commas between them
cli-help-render-no-annotations = Without the arrows and marked squares that the positions come with; those of --marks and --arrows are drawn
cli-help-render-caption = A text below the board; {"{"}title{"}"}, {"{"}number{"}"}, {"{"}side{"}"} and {"{"}fen{"}"} in it stand for those of the position, and {"{"}author{"}"}, {"{"}source{"}"}, {"{"}stipulation{"}"}, {"{"}comment{"}"} and {"{"}solution{"}"} for what is said of it; " | " begins a new line on pages; where placeholders say nothing their line is left out [default: none, and on pages "{"{"}title{"}"} | {"{"}author{"}"} | {"{"}stipulation{"}"}"]
cli-help-render-language = The language of pages and captions, in place of the one in which this program speaks
cli-help-render-unicode = Chess figures instead of letters in boards that are text
cli-help-render-per-page = Diagrams a page: 1, 2, 4, 6, 9 or 12; without it 6, or 1 for a single position
cli-help-render-latex = The package of LaTeX for which pages are written; diagram is made for problems
cli-help-render-paper = The paper of pages
cli-help-render-title = A title at the top of each page
cli-help-render-no-numbers = Pages without numbers beside the diagrams
cli-help-render-solution-lines = Empty lines below each diagram of a page, for its solution
cli-help-render-solutions = Pages of solutions behind the diagrams, in HTML also below each once it is clicked: those of the records, or with solve those of the solver too, for mates that state none
cli-help-render-limit-seconds = The most seconds to solve a position

cli-help-solve = Find every first move that forces mate, with proof
    .more = Says whether a mate problem is sound, and its solution: the key, what it threatens, the defences and the mates they allow, what the conventions of composers say of the key, and men without use. Selfmates are answered in the same way, helpmates with all their lines. Many positions are solved at once, and the answers come in their order. The exit code is 0 if every record was read strictly and solved, 1 if some were mended, unreadable, illegal or not finished in time, 2 for a usage or file error.
cli-help-solve-mate = In how many moves at most the side to move is to mate
cli-help-solve-selfmate = In how many moves at most the side to move is to force the other side to mate it
cli-help-solve-helpmate = In how many moves of each side both together are to mate the side to move, which begins; in a half number such as 2.5 it begins with the half and mates
cli-help-solve-shortest = Look for the shortest mates alone, of N moves at most
cli-help-solve-limit-seconds = The most seconds for a position; what is proven by then is said
cli-help-solve-hash-mb = The most memory of the tables of all searches together, in megabytes
