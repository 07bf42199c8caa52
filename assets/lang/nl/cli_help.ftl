# De hulp van de opdrachtregel. Woorden achter -- en in hoofdletters (OUT) zijn namen en blijven.

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
cli-help-every-verbose = Een logboek op de standaardfoutuitvoer tonen; de variabele RUST_LOG kiest de delen
cli-help-every-variant = Variant voor stellingen die er geen noemen: crazyhouse, three-check, king-of-the-hill, antichess, atomic, horde, racing-kings of standard
cli-help-help = Deze hulp of die van een opdracht tonen

cli-help-fenwright = Een editor voor schaakstellingen: met klikken, tekst en klembord naar een juiste FEN
cli-help-fenwright-inputs = Bestanden met stellingen, of stellingen als tekst
cli-help-fenwright-portable = Instellingen, niet-opgeslagen wijzigingen en alle andere gegevens van het venster alleen in deze map bewaren

cli-help-every-inputs = Bestanden (afbeeldingen, .fen, .epd of .pgn; andere worden aan hun inhoud herkend), stellingen als tekst, of - voor de standaardinvoer
cli-help-every-null = De standaardinvoer lezen als teksten van willekeurige vorm, gescheiden door NUL-tekens
cli-help-every-mate = Mat in hoogstens N zetten: de kant aan zet geeft mat
cli-help-every-selfmate = Zelfmat in hoogstens N zetten: de kant aan zet dwingt de andere haar mat te geven
cli-help-every-helpmate = Helpmat in N zetten: beide kanten zetten samen de kant aan zet mat; met een halve zet zoals 2,5 begint de kant aan zet en geeft ze mat
cli-help-every-stipulation = Een willekeurige opgave in tekens oplossen, zoals s#3, h#2.5, ser-h=4, hs#3 of r#2, of in woorden
cli-help-every-win = Studie: de kant aan zet wint; de resultaten van alle eerste zetten worden met tabellen bewezen
cli-help-every-draw = Studie: de kant aan zet houdt remise; de resultaten van alle eerste zetten worden met tabellen bewezen
cli-help-every-hash-mb = Maximaal geheugen voor de tabellen van alle zoekacties samen, in megabytes
cli-help-every-json = Voor elk record een JSON-object schrijven
cli-help-every-syzygy = Map met Syzygy-tabellen, voor stellingen met meer stukken dan de ingebouwde tabellen kennen; standaard die in SYZYGY_PATH en in de gebruikelijke mappen

cli-help-analyse = Tonen wat een schaakengine van stellingen vindt, of haar met teststellingen beoordelen
    .more = De engine is een geïnstalleerd UCI-programma zoals Stockfish. Haar resultaten zijn geen bewijs; wat tabellen bewijzen, wordt als bewezen gemeld. Elk proces gebruikt één thread en begint elk record met een lege hashtabel, zodat resultaten met --nodes bij elke uitvoering gelijk zijn. De afsluitcode is 0 als elk record strikt gelezen en geanalyseerd is, 1 als er records gecorrigeerd of onleesbaar zijn, niet geanalyseerd kunnen worden of geen doel hebben om te beoordelen, 2 bij een fout in de aanroep of aan een bestand of zonder engine.
cli-help-analyse-engine = Programma van een UCI-engine; standaard de eerste die gevonden wordt; met --score twee keer mogelijk, om twee engines te vergelijken
cli-help-analyse-option = Een optie van de engine, zoals "Skill Level=5"; kan meermaals worden opgegeven
cli-help-analyse-nodes = Aantal doorzochte stellingen per analyse
cli-help-analyse-seconds = Tijd per analyse in seconden, in plaats van --nodes; resultaten verschillen dan per uitvoering
cli-help-analyse-lines = Aantal getoonde varianten, van 1 tot 5
cli-help-analyse-only-move = Melden of maar één zet wint of, waar geen zet wint, remise houdt, en de enige zetten tot het einde volgen
cli-help-analyse-rule = Hoe ver andere zetten achter moeten liggen om een zet de enige te noemen
cli-help-analyse-rule-strict = Andere zetten mogen nauwelijks beter zijn dan remise
cli-help-analyse-rule-lichess = De regel van de puzzels van lichess
cli-help-analyse-rule-lenient = Kleinere afstanden volstaan
cli-help-analyse-score = Tellen hoe vaak de engine de zetten van bm vindt en die van am vermijdt, en hoe snel
cli-help-analyse-jobs = Aantal processen; standaard de helft van de processors

cli-help-check = Stellingen lezen en leesfouten, problemen en het oordeel melden
    .more = Meldt op de standaarduitvoer waar een tekst geen strikte FEN is en hoe die is gecorrigeerd, waarom een stelling illegaal of vreemd is en hoe dat te verhelpen is, en het oordeel. Is er over een record in een bestand of op de standaardinvoer verder niets te melden, dan vervalt ook het oordeel. Twijfel over een bord in een afbeelding gaat naar de standaardfoutuitvoer en telt als correctie. De afsluitcode is 0 als elk record strikt is gelezen, 1 als sommige zijn gecorrigeerd of onleesbaar zijn, 2 bij een fout in de aanroep of aan een bestand.
cli-help-check-verdicts = Het oordeel over elk record melden, ook als er verder niets te melden is
cli-help-check-prove = Het resultaat bij het beste spel bewijzen, voor stellingen met hoogstens 4 stukken, koningen inbegrepen, met Syzygy-tabellen ook voor meer

cli-help-completions = Aanvullingen van opdrachten en opties voor een shell tonen
    .more = Het script hoort in de map waarin de shell aanvullingen zoekt, voor bash: “fenwright completions bash > ~/.local/share/bash-completion/completions/fenwright”. De afsluitcode is 0, of 2 bij een fout in de aanroep.
cli-help-completions-shell = Shell die het script laadt

cli-help-convert = Stellingen in een ander formaat schrijven
    .more = Correcties, onleesbare records en twijfel over borden in afbeeldingen worden op de standaardfoutuitvoer gemeld, en ook alles wat het formaat niet kan opslaan, zoals de zetten van partijen in FEN: één regel per soort, met het aantal. Een onleesbare regel blijft als commentaar als invoer en uitvoer regels van hetzelfde formaat zijn. De afsluitcode is 0 als elk record strikt is gelezen, 1 als sommige zijn gecorrigeerd of onleesbaar zijn (de andere worden geschreven), 2 bij een fout in de aanroep of aan een bestand.
cli-help-convert-to = Uitvoerformaat
cli-help-convert-to-fen = FEN, met commentaar boven de regels
cli-help-convert-to-xfen = X-FEN, met een en-passantveld alleen als een pion het aanvalt
cli-help-convert-to-legal = FEN, met een en-passantveld alleen als slaan legaal is
cli-help-convert-to-shredder = Shredder-FEN, met de lijnen van de torens als rokadeletters
cli-help-convert-to-epd = EPD, met operaties voor namen, vinkjes, pijlen en gemarkeerde velden
cli-help-convert-to-pgn = PGN, een partij per stelling, met EPD-operaties in een tag en de rest in commentaar; partijen blijven ongewijzigd
cli-help-convert-to-csv = Tabellen met komma’s, met de kolommen die de stellingen nodig hebben
cli-help-convert-to-tsv = Tabellen met tabs
cli-help-convert-to-forsyth = Forsyths oorspronkelijke notatie, waarin lege velden over meerdere rijen worden samengeteld
cli-help-convert-to-ascii = Borden van letters
cli-help-convert-to-unicode = Borden van figurines
cli-help-convert-output = Uitvoerbestand; zonder opgave de standaarduitvoer
cli-help-convert-pockets = Notatie van stukken in de hand in FEN-regels
cli-help-convert-pockets-brackets = Na de laatste rij, tussen haken: `[QPp]`
cli-help-convert-pockets-rank = Als negende rij: `/QPp`
cli-help-convert-checks = Notatie van de schaakjes van three-check in FEN-regels
cli-help-convert-checks-remaining = De nog te geven, voor de tellers: 3+3
cli-help-convert-checks-given = De al gegeven, na de tellers: +0+0
cli-help-convert-strict = Ook met afsluitcode 1 eindigen als het formaat iets niet kan opslaan

cli-help-man = Handleidingpagina van het programma of van een opdracht tonen
    .more = De brontekst is in het Engels. Zo leest u een pagina: “fenwright man check | man -l -”. De afsluitcode is 0, of 2 bij een fout in de aanroep.
cli-help-man-command = Opdracht die de pagina beschrijft; zonder opgave het programma zelf

cli-help-extract = Stellingen uit partijen schrijven, met de volgende zetten als oplossing
    .more = Schrijft elke stelling één keer, met spelers en zetnummer als titel, toernooi en datum als bron, en het commentaar en de pijlen van haar plaats. PLACES is een lijst van: nag, zetten met een teken zoals ! of $3, vóór een goede zet en anders na de zet; nag:N, alleen dit teken; comment en mark, waar woorden staan, of pijlen en gemarkeerde velden; move:N, vóór zet N; capture, voordat een stuk dat geen pion is geslagen wordt; end; every. De exitcode is 0 als er stellingen zijn, 1 als er geen zijn, 2 bij een fout in het gebruik of in een bestand.
cli-help-extract-places = Plaatsen van de stellingen: nag, nag:N, comment, mark, move:N, capture, end, every, gescheiden door komma’s
cli-help-extract-to = Formaat van de uitvoer; anders dat van de extensie van OUT, of EPD
cli-help-extract-to-fen = FEN, met de teksten in commentaar
cli-help-extract-to-epd = EPD, met de teksten in operaties
cli-help-extract-to-pgn = Partijen vanaf de stellingen
cli-help-extract-to-csv = Een tabel met komma’s
cli-help-extract-to-tsv = Een tabel met tabs
cli-help-extract-output = Uitvoerbestand; zonder opgave de standaarduitvoer
cli-help-extract-variations = Ook varianten doorzoeken
cli-help-extract-moves = Maximumaantal halve zetten van een oplossing

cli-help-read = Stellingen uit afbeeldingen van borden lezen
    .more = Vindt in schermafdrukken, scans en andere afbeeldingen (PNG, JPEG, WebP, het eerste beeld van een GIF) elk volledig, vrijwel rechtop staand bord en geeft de FEN ervan, in leesvolgorde. Twijfel wordt op de standaardfoutuitvoer gemeld. Een afbeelding toont niet wie aan zet is, dus wordt Wit aan zet aangenomen; Wit onder wordt aangenomen als de stukken niets anders tonen, en het rokaderecht waar koning en toren op hun beginveld staan. De afsluitcode is 0 als alles zeker is, 1 als iets twijfelachtig is of er geen bord is gevonden, 2 bij een fout in de aanroep of aan een bestand.
cli-help-read-json = Voor elk bord een JSON-object schrijven
cli-help-read-files = Afbeeldingen, of - voor één op de standaardinvoer

cli-help-render = Stellingen tekenen als afbeeldingen, afdrukbare pagina's of tekst
    .more = Correcties en onleesbare records worden op de standaardfoutuitvoer gemeld. De afsluitcode is 0 als elk record strikt is gelezen en getekend, 1 als sommige zijn gecorrigeerd, onleesbaar zijn, niet kunnen worden getekend (de andere worden dat wel) of niet op tijd zijn opgelost, 2 bij een fout in de aanroep of aan een bestand. Met --first is de afsluitcode 0 als van elke invoer een stelling is getekend.
cli-help-render-to = Uitvoerformaat; zonder opgave dat van de extensie van OUT, anders svg
cli-help-render-to-svg = Eén SVG-afbeelding per stelling
cli-help-render-to-png = Eén PNG-afbeelding per stelling
cli-help-render-to-figure = Eén PDF-afbeelding per stelling, zo groot als het diagram
cli-help-render-to-gif = Eén bewegende GIF-afbeelding per stelling: de oplossing of de zetten van --moves
cli-help-render-to-apng = Hetzelfde als geanimeerde PNG
cli-help-render-to-text = Borden van letters, of met --unicode van figurines
cli-help-render-to-latex = Opdrachten van het LaTeX-pakket chessboard
cli-help-render-to-xskak = Opdrachten van de LaTeX-pakketten xskak en chessboard
cli-help-render-to-typst = SVG-afbeeldingen voor Typst
cli-help-render-to-board-n-pieces = Aanroepen van het Typst-pakket board-n-pieces
cli-help-render-to-staunton = Aanroepen van het Typst-pakket staunton
cli-help-render-to-merida = Borden voor het lettertype Chess Merida en andere van Marroquin zoals Chess Leipzig
cli-help-render-to-alpha = Borden voor het lettertype Chess Alpha
cli-help-render-to-linares = Borden voor het lettertype LinaresDiagram
cli-help-render-to-markdown = Afbeeldingen in Markdown met de PNG in een data:-URL
cli-help-render-to-alt = Beschrijvingen van de stellingen in woorden
cli-help-render-to-pdf = Pagina's met diagrammen om af te drukken
cli-help-render-to-html = Dezelfde pagina's voor een browser, in één bestand
cli-help-render-to-docx = Dezelfde pagina’s als Word-document waarvan de teksten te bewerken zijn
cli-help-render-to-epub = Een boek voor e-readers: de diagrammen verwijzen naar hun oplossingen
cli-help-render-to-anki = Notities voor Anki: voor het diagram, achter de oplossing, met trefwoorden
cli-help-render-to-tex = Dezelfde pagina's als LaTeX-document; --latex kiest het pakket
cli-help-render-to-typ = Dezelfde pagina's als Typst-document; --typst kiest het pakket
cli-help-render-output = Uitvoerbestand; voor meerdere afbeeldingen een map, of een bestandsnaam met een nummer zoals %d of %03d; zonder opgave de standaarduitvoer
cli-help-render-first = Alleen het eerste leesbare record van elke invoer tekenen, bijvoorbeeld als miniatuur
cli-help-render-size = Langste zijde van een diagram zonder onderschrift: in pixels, of op papier zoals 8cm of 3.5in; op pagina's geldt alleen het laatste, en zonder opgave zijn diagrammen zo groot mogelijk
cli-help-render-dpi = Resolutie van een afbeelding waarvan de maat op papier is opgegeven, in punten per inch
cli-help-render-flip = Zwart onder
cli-help-render-mover-below = De kant aan zet onder
cli-help-render-coordinates = Plaats van de coördinaten; zonder opgave in de velden, en met --colors print rond het bord
cli-help-render-no-coordinates = Hetzelfde als --coordinates none
cli-help-render-pieces = Stukkenset; simple is voor kleine afbeeldingen, book voor druk
cli-help-render-colors = Kleuren van het bord: een naam, of twee kleuren voor lichte en donkere velden zoals EFE8F3,A892C0; contrast is goed te zien, print is zwart op wit met gearceerde velden
cli-help-render-border = Een rand rond het bord tekenen
cli-help-render-mover = Naast het bord een schijf in de kleur van de kant aan zet tekenen
cli-help-render-marks = Gemarkeerde velden zoals in PGN: G, R, Y of B voor de kleur en het veld, gescheiden door komma's
cli-help-render-arrows = Pijlen zoals in PGN: G, R, Y of B voor de kleur en twee velden, gescheiden door komma's
cli-help-render-no-annotations = Pijlen en gemarkeerde velden van de records weglaten; die van --marks en --arrows worden getekend
cli-help-render-caption = Tekst onder het bord; {"{"}title{"}"}, {"{"}number{"}"}, {"{"}side{"}"}, {"{"}fen{"}"}, {"{"}author{"}"}, {"{"}source{"}"}, {"{"}stipulation{"}"}, {"{"}comment{"}"} en {"{"}solution{"}"} worden vervangen door de waarden van het record; " | " begint op pagina's een nieuwe regel; een regel vervalt als al zijn plaatshouders leeg zijn [standaard: geen, en op pagina's "{"{"}title{"}"} | {"{"}author{"}"} | {"{"}stipulation{"}"}"]
cli-help-render-language = Taal van pagina's en onderschriften; zonder opgave die van het programma
cli-help-render-unicode = Borden van tekst met figurines in plaats van letters tekenen
cli-help-render-moves = Zetten voor bewegende afbeeldingen, zoals in een PGN-partij met varianten; anders de oplossing die het record noemt, of met --solutions solve de gevonden oplossing
cli-help-render-pause = Hoe lang een bewegende afbeelding een zet toont, in seconden; beginstelling en einden van varianten twee keer zo lang
cli-help-render-no-move-arrows = In bewegende afbeeldingen geen pijl voor elke zet tekenen
cli-help-render-no-move-captions = In bewegende afbeeldingen de zetten niet onder het bord schrijven
cli-help-render-per-page = Diagrammen per pagina: 1 tot 12; anders 6, of 1 voor één stelling
cli-help-render-latex = LaTeX-pakket voor pagina's; diagram is voor schaakproblemen
cli-help-render-typst = Typst-pakket voor pagina's; svg heeft er geen nodig en tekent de borden zoals de andere formaten
cli-help-render-paper = Papierformaat van de pagina's
cli-help-render-title = Titel boven aan elke pagina
cli-help-render-gutter = Marge voor het inbinden, zoals 1cm: links op oneven pagina’s, rechts op even
cli-help-render-no-numbers = Diagrammen op pagina's niet nummeren
cli-help-render-first-number = Nummer van de eerste stelling, in onderschriften, op pagina’s en in namen van genummerde bestanden
cli-help-render-stipulation-signs = Opgaven op pagina’s met tekens schrijven, #2 in plaats van “Mat in 2”
cli-help-render-solution-lines = Lege regels onder elk diagram op pagina's, voor de oplossing
cli-help-render-solutions = Na de diagrammen pagina's met oplossingen, in HTML ook onder elk diagram zodra erop wordt geklikt: met record die van de records, met solve worden ook matopgaven zonder oplossing opgelost
cli-help-render-solvable = In HTML van elk diagram een opgave maken die in de browser wordt opgelost: zetten worden beantwoord, foute weerlegd, de voortgang blijft bewaard; de pagina bevat dan de oplossingen, ook zonder --solutions
cli-help-render-limit-seconds = Maximale tijd om een stelling op te lossen, in seconden

cli-help-repair = Correcte versies van een schaakprobleem vinden, één of twee wijzigingen verderop
    .more = Beoordeelt alle stellingen waarin één ding anders is: een stuk is toegevoegd, verwijderd, verplaatst of vervangen, de andere kant is aan zet, het bord is verschoven of gespiegeld, rokade of en passant mag wel of niet. Geeft de correcte met hun sleutel, de beste eerst: die de vermelde sleutel behouden, daarna die met minder stukken. Geeft ook aan welke stukken van een correct probleem niet nodig zijn en waar een zwakker stuk volstaat. De afsluitcode is 0 als elk record foutloos is gelezen en een correcte versie heeft, 1 als sommige zijn gecorrigeerd, onleesbaar zijn, niet zijn onderzocht of er geen hebben, 2 bij een gebruiks- of bestandsfout.
cli-help-repair-edits = Maximaal aantal wijzigingen: met 2 worden de beste stellingen van één wijziging nog eens gewijzigd
cli-help-repair-seconds = Maximale tijd voor tweede wijzigingen per stelling, in seconden

cli-help-solve = Alle eerste zetten vinden die mat afdwingen, met bewijs
    .more = Meldt of een matprobleem correct is, en de oplossing: de sleutelzet, de dreigingen ervan, de verdedigingen en de mats daarna, opmerkingen bij de sleutelzet volgens de conventies van componisten, en overbodige stukken. Zelfmats worden op dezelfde manier gemeld, helpmats met al hun oplossingen. Meerdere stellingen worden tegelijk opgelost en in hun volgorde gemeld. De afsluitcode is 0 als elk record strikt is gelezen en opgelost, 1 als sommige zijn gecorrigeerd, onleesbaar of illegaal zijn of niet op tijd zijn opgelost, 2 bij een fout in de aanroep of aan een bestand.
cli-help-solve-shortest = Alleen de kortste mats zoeken, van hoogstens N zetten
cli-help-solve-phases = Schijnspel, verleidingen en oplossing van een direct mat in een tabel vergelijken, duals en patronen noemen
cli-help-solve-limit-seconds = Maximale tijd per stelling, in seconden; tot dan bewezen resultaten worden gemeld
