# Wat --help zegt. Woorden achter -- en in hoofdletters (OUT) zijn namen en blijven.

cli-word-usage = Gebruik
cli-word-commands = Opdrachten
cli-word-arguments = Argumenten
cli-word-options = Opties
cli-word-default = standaard
cli-word-possible-values = mogelijke waarden
cli-word-possible-values-above = Mogelijke waarden
cli-word-some-options = OPTIES
cli-word-a-command = OPDRACHT

cli-help-every-help = Hulp tonen
    .short = Hulp tonen (meer met '--help')
    .long = Hulp tonen (korter met '-h')
cli-help-every-version = Versie tonen
cli-help-every-variant = Volgens welke regels stellingen worden gespeeld waarvan niets dat zegt: crazyhouse, three-check, king-of-the-hill, antichess, atomic, horde, racing-kings of standard
cli-help-help = Deze hulp of die van een opdracht tonen

cli-help-fenwright = Een editor voor schaakstellingen: met klikken, tekst en klembord naar een juiste FEN
cli-help-fenwright-inputs = Bestanden met stellingen, of teksten die er een geven
cli-help-fenwright-portable = Instellingen, niet-opgeslagen wijzigingen en al het andere dat het venster onthoudt in deze map bewaren en nergens anders

cli-help-every-inputs = Bestanden (afbeeldingen, .fen, .epd of .pgn, anders naar hun inhoud gelezen), stellingen als tekst, of - voor de standaardinvoer
cli-help-every-null = De standaardinvoer lezen als teksten van willekeurige vorm met NUL-tekens ertussen
cli-help-every-json = Voor elk record een JSON-object schrijven

cli-help-check = Stellingen lezen en elke fout, elk probleem en het oordeel noemen
    .more = Noemt op de standaarduitvoer wat geen strikte FEN is, hoe het is hersteld, waarom een stelling illegaal of vreemd is en wat dat zou verhelpen, en waar ze op neerkomt. Is er van een record in een bestand of op de standaardinvoer verder niets te zeggen, dan blijft ook het oordeel weg. Wat aan een bord in een afbeelding twijfelachtig is, staat op de standaardfoutuitvoer en telt als hersteld. De afsluitcode is 0 als elk record strikt is gelezen, 1 als sommige zijn hersteld of onleesbaar zijn, 2 bij een fout in de aanroep of aan een bestand.
cli-help-check-verdicts = Het oordeel over elk record noemen, ook waar er verder niets te zeggen is

cli-help-convert = Stellingen in een andere vorm schrijven
    .more = Wat wordt hersteld, onleesbaar is of aan een bord in een afbeelding twijfelachtig is, staat op de standaardfoutuitvoer, en ook waar de vorm geen plaats voor heeft, zoals de zetten van partijen in FEN: één regel per soort, met het aantal. Een onleesbare regel blijft als commentaar waar invoer en uitvoer regels van hetzelfde formaat zijn. De afsluitcode is 0 als elk record strikt is gelezen, 1 als sommige zijn hersteld of onleesbaar zijn (de andere worden geschreven), 2 bij een fout in de aanroep of aan een bestand.
cli-help-convert-to = De vorm die wordt geschreven
cli-help-convert-to-fen = FEN, met commentaar boven de regels
cli-help-convert-to-xfen = X-FEN, met een en-passantveld alleen waar een pion het aanvalt
cli-help-convert-to-legal = FEN met een en-passantveld alleen waar slaan legaal is
cli-help-convert-to-shredder = Shredder-FEN, met de lijnen van de torens als rokadeletters
cli-help-convert-to-epd = EPD, met operaties voor namen, markeringen, en pijlen en gemarkeerde velden
cli-help-convert-to-pgn = PGN, een partij per stelling, met operaties in een tag en de rest in commentaar; partijen blijven zoals ze zijn
cli-help-convert-to-forsyth = Forsyths eigen vorm, met lege velden achtereen over meerdere rijen
cli-help-convert-to-ascii = Borden van letters
cli-help-convert-to-unicode = Borden van figurines
cli-help-convert-output = Het bestand dat wordt geschreven; zonder dit de standaarduitvoer
cli-help-convert-pockets = Hoe stukken in de hand in FEN-regels worden geschreven
cli-help-convert-pockets-brackets = Achter de laatste rij tussen haken: `[QPp]`
cli-help-convert-pockets-rank = Als negende rij: `/QPp`
cli-help-convert-checks = Hoe de schaaks van three-check in FEN-regels worden geschreven
cli-help-convert-checks-remaining = De nog resterende, voor de tellers: 3+3
cli-help-convert-checks-given = De al gegeven, achter de tellers: +0+0
cli-help-convert-strict = Ook met afsluitcode 1 eindigen waar de vorm ergens geen plaats voor heeft

cli-help-read = De stellingen van borden in afbeeldingen lezen
    .more = Vindt in schermafdrukken, scans en andere afbeeldingen (PNG, JPEG, WebP, het eerste beeld van een GIF) elk heel bord dat ongeveer rechtop staat, en geeft de FEN ervan, in leesvolgorde. Wat twijfelachtig is, staat op de standaardfoutuitvoer. Geen afbeelding zegt wie aan zet is: aangenomen wordt dat Wit aan zet is, en dat Wit onder staat waar de stukken niets anders verraden; het rokaderecht wordt aangenomen waar koning en toren op hun beginveld staan. De afsluitcode is 0 als alles zeker is, 1 als iets twijfelachtig is of er geen bord is gevonden, 2 bij een fout in de aanroep of aan een bestand.
cli-help-read-json = Voor elk bord een JSON-object schrijven
cli-help-read-files = Afbeeldingen, of - voor een op de standaardinvoer

cli-help-render = Stellingen tekenen als afbeeldingen, pagina's om af te drukken, of tekst
    .more = Wat wordt hersteld of onleesbaar is, staat op de standaardfoutuitvoer. De afsluitcode is 0 als elk record strikt is gelezen en getekend, 1 als sommige zijn hersteld, onleesbaar zijn, niet kunnen worden getekend (de andere worden dat wel) of niet op tijd zijn opgelost, 2 bij een fout in de aanroep of aan een bestand.
cli-help-render-to = Wat er wordt getekend; zonder dit zegt de extensie van OUT het, en anders is het svg
cli-help-render-to-svg = Elk een afbeelding als SVG
cli-help-render-to-png = Elk een afbeelding als PNG
cli-help-render-to-text = Borden van letters, of met --unicode van figurines
cli-help-render-to-latex = Opdrachten van het LaTeX-pakket chessboard
cli-help-render-to-xskak = Opdrachten van de LaTeX-pakketten xskak en chessboard
cli-help-render-to-markdown = Afbeeldingen in Markdown met PNG in hun adressen
cli-help-render-to-alt = Zinnen die zeggen wat waar staat
cli-help-render-to-pdf = Pagina's met diagrammen om af te drukken
cli-help-render-to-html = Dezelfde pagina's voor een browser, in één bestand
cli-help-render-to-tex = Dezelfde pagina's als LaTeX-document; --latex zegt voor welk pakket
cli-help-render-output = Waarheen: een bestand; voor elk een afbeelding een map, of een naam met een nummer zoals %d of %03d erin; zonder dit de standaarduitvoer
cli-help-render-size = Langste zijde van een diagram zonder onderschrift: in pixels, of op papier zoals 8cm of 3.5in; van diagrammen op pagina's alleen op papier, en zonder dit zo groot als er plaats is
cli-help-render-dpi = Punten per inch van een afbeelding waarvan de maat op papier is gegeven
cli-help-render-flip = Zwart onder
cli-help-render-mover-below = De partij aan zet onder
cli-help-render-coordinates = Waar lijnen en rijen worden benoemd; zonder dit in de velden, en in druk rond het bord
cli-help-render-no-coordinates = Hetzelfde als --coordinates none
cli-help-render-pieces = De stukken; simple is gemaakt voor kleine afbeeldingen, book voor druk
cli-help-render-colors = De kleuren van het bord: een naam, of twee kleuren van lichte en donkere velden zoals EFE8F3,A892C0; contrast is goed te zien, print is zwart op wit met gearceerde velden
cli-help-render-border = Een lijn rond het bord
cli-help-render-mover = Een schijf naast het bord in de kleur van de partij aan zet
cli-help-render-marks = Gemarkeerde velden zoals in PGN: G, R, Y of B voor de kleur en het veld, met komma's ertussen
cli-help-render-arrows = Pijlen zoals in PGN: G, R, Y of B voor de kleur en twee velden, met komma's ertussen
cli-help-render-no-annotations = Zonder de pijlen en gemarkeerde velden die bij de stellingen horen; die van --marks en --arrows worden getekend
cli-help-render-caption = Een tekst onder het bord; {"{"}title{"}"}, {"{"}number{"}"}, {"{"}side{"}"} en {"{"}fen{"}"} erin staan voor titel, nummer, partij aan zet en FEN van de stelling, {"{"}author{"}"}, {"{"}source{"}"}, {"{"}stipulation{"}"}, {"{"}comment{"}"} en {"{"}solution{"}"} voor wat ervan gezegd is; " | " begint op pagina's een nieuwe regel; waar de plaatshouders niets zeggen, vervalt hun regel [standaard: geen, en op pagina's "{"{"}title{"}"} | {"{"}author{"}"} | {"{"}stipulation{"}"}"]
cli-help-render-language = De taal van pagina's en onderschriften, in plaats van die van het programma
cli-help-render-unicode = Figurines in plaats van letters in borden van tekst
cli-help-render-per-page = Diagrammen per pagina: 1, 2, 4, 6, 9 of 12; zonder dit 6, of 1 voor een enkele stelling
cli-help-render-latex = Het LaTeX-pakket waarvoor pagina's worden geschreven; diagram is gemaakt voor schaakproblemen
cli-help-render-paper = Het papier van de pagina's
cli-help-render-title = Een titel boven aan elke pagina
cli-help-render-no-numbers = Pagina's zonder nummers naast de diagrammen
cli-help-render-solution-lines = Lege regels onder elk diagram van een pagina, voor de oplossing
cli-help-render-solutions = Pagina's met oplossingen achter de diagrammen, in HTML ook onder elk zodra erop wordt geklikt: die van de records, of met solve ook die van de oplosser, voor matopgaven die er geen geven
cli-help-render-limit-seconds = Hoogstens zoveel seconden om een stelling op te lossen

cli-help-solve = Elke eerste zet vinden die mat afdwingt, met bewijs
    .more = Zegt of een matprobleem correct is, en de oplossing: de sleutelzet, wat die dreigt, de verdedigingen en de mats die ze toelaten, wat de conventies van componisten van de sleutelzet zeggen, en stukken zonder nut. Zelfmats worden op dezelfde manier beantwoord, helpmats met al hun oplossingen. Veel stellingen worden tegelijk opgelost, en de antwoorden komen in hun volgorde. De afsluitcode is 0 als elk record strikt is gelezen en opgelost, 1 als sommige zijn hersteld, onleesbaar, illegaal of niet op tijd klaar zijn, 2 bij een fout in de aanroep of aan een bestand.
cli-help-solve-mate = In hoeveel zetten hoogstens de partij aan zet mat moet geven
cli-help-solve-selfmate = In hoeveel zetten hoogstens de partij aan zet de andere moet dwingen haar mat te geven
cli-help-solve-helpmate = In hoeveel zetten van elke kant beide samen de partij aan zet, die begint, mat moeten zetten; bij een half getal zoals 2,5 begint ze met de halve zet en geeft ze mat
cli-help-solve-shortest = Alleen de kortste mats zoeken, van hoogstens N zetten
cli-help-solve-limit-seconds = Hoogstens zoveel seconden voor een stelling; wat dan bewezen is, wordt gemeld
cli-help-solve-hash-mb = Hoogstens zoveel geheugen voor de tabellen van alle zoekacties samen, in megabytes
