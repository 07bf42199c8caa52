# Messages of the command line.

cli-no-place = { $form } kan dit niet opslaan: { $kind }.
cli-drawn-board = Een tekstdiagram
cli-null-without-input = --null vraagt standaardinvoer: geef - op als invoer.
cli-board = { $name }: bord { $number }: { $sentence }
cli-page = { $name }: pagina { $number }
cli-mended = gecorrigeerd:{" "}
cli-alternative = of: { $fen }
cli-odd = vreemd:{" "}
cli-fix = correctie:{" "}
cli-or = of:{" "}
cli-output-broken = De uitvoer kan niet worden geschreven: { $error }.
cli-no-board = Geen bord gevonden.
cli-no-board-reason = geen bord gevonden
cli-uncertain = { $count ->
        [one] { $squares } is onzeker
       *[other] { $squares } zijn onzeker
    }
cli-truncated = de afbeelding is onvolledig, dus dit bord kan onjuist zijn
cli-bottom-unknown = het is onduidelijk welke kant onderaan staat
cli-no-moves = Een tag alleen is geen stelling
cli-no-vision = het is een afbeelding, en deze Fenwright is zonder beeldherkenning gebouwd (feature “vision”)
cli-no-window = deze fenwright is zonder venster gebouwd (feature “app”)
cli-render-unknown-form = Het formaat van { $path } is onbekend: gebruik de extensie .svg, .png, .gif, .pdf, .html, .docx, .epub, .tex, .typ, .txt of .md, of geef --to op.
cli-length-range = de lengte moet tussen { $least } en { $most } liggen
cli-length-form = verwacht wordt een lengte zoals 800, 8cm of 3.5in
cli-not-in-range = { $number } ligt niet tussen { $least } en { $most }
cli-page-layouts = een pagina kan 1 tot 12 diagrammen hebben
cli-number-range = er is een getal van 1 tot { $most } nodig
cli-picture-to-terminal = Een terminal kan geen afbeelding tonen: schrijf die met -o naar een bestand, of naar een pipe.
cli-with-size = --size en --dpi passen niet: { $why }.
cli-no-memory-to-draw = Te weinig geheugen om te tekenen: gebruik een kleinere --size, of sta meer geheugen toe.
cli-no-memory-to-solve = Te weinig geheugen om op te lossen: sta meer geheugen toe.
cli-repair-no-study = Een studie kan niet worden gerepareerd: haar tabellen zijn daarvoor te langzaam.
cli-repair-none = Geen correcte versie ligt { $edits ->
        [one] één wijziging
       *[other] { $edits } wijzigingen
    } verderop
# count chooses the form, number is what is shown.
cli-repair-versions = { $count ->
        [one] { $number } correcte versie
       *[other] { $number } correcte versies
    }
cli-smaller-diagrams = De pagina heeft alleen plaats voor diagrammen van { $length } cm: gebruik er minder per pagina.
cli-unsolved = { $unsolved }.
cli-unsolved-in-time = { $unsolved }. Verhoog --limit-seconds.
cli-not-solvable = { $count ->
        [one] 1 stelling kan niet in de pagina worden opgelost en blijft een diagram
       *[other] { $count } stellingen kunnen niet in de pagina worden opgelost en blijven diagrammen
    }.
cli-missing-characters = Het lettertype van de onderschriften mist deze tekens; ze worden als hokjes getekend: { $characters }
cli-several-positions = Er zijn meerdere stellingen: geef een map op, of een bestandsnaam met een nummer zoals %03d.
cli-nothing-to-draw = Er is geen stelling om te tekenen.
cli-no-solution-moves = het record noemt geen oplossing; --moves geeft zetten, en --solutions solve zoekt de oplossing
cli-pause-range = er is een aantal seconden van { $least } tot { $most } nodig
cli-pages-failed = De pagina's kunnen niet worden gemaakt: { $why }.
cli-drawn = { $count } getekend
cli-moves-range = het aantal zetten moet { $least } tot { $most } zijn, heel of half
cli-not-a-stipulation = geen oplosbare opgave zoals #2, h#2.5 of ser-h=4
cli-no-popeye = Popeye is niet geïnstalleerd: er is geen programma py of popeye in PATH
cli-no-seconds = geen aantal seconden
cli-no-time = de tijd valt buiten het toegestane bereik
cli-positions = { $count ->
        [one] { $number } stelling
       *[other] { $number } stellingen
    }
# After the number of positions.
cli-count-mended = { $number } gecorrigeerd
cli-count-unreadable = { $number } onleesbaar
cli-count-illegal = { $number } illegaal
cli-count-odd = { $number } vreemd
cli-count-solved = { $judged ->
        [sound] { $number } correct
        [cooked] { $number } met bijoplossing
        [short] { $number } te kort opgelost
        [several] { $number } met meerdere oplossingen
        [no-solution] { $number } onoplosbaar
        [already-mate] { $number } al mat
        [unfinished] { $number } niet klaar
        [illegal] { $number } illegaal
        [not-searched] { $number } niet onderzocht
        [unreadable] { $number } onleesbaar
       *[other] { $number } { $judged }
    }
cli-tries = Verleidingen: { $tries }
cli-unused = Ongebruikt: { $men }
cli-others = { $count ->
        [one] en 1 andere
       *[other] en { $count } andere
    }
cli-more-than-others = en meer dan { $count } andere
cli-no-such-command = fenwright: Er is geen commando { $word }. Bedoeld is misschien “fenwright { $nearest }”; “fenwright help” noemt ze alle.
cli-command-first = fenwright: De opdracht komt voor de opties: fenwright { $name } …

cli-variants = de varianten zijn { $variants }

# The command analyse. hint: a sentence on how to install an engine.
cli-no-engine = Geen schaakengine gevonden. { $hint }.
cli-too-many-engines = Eén engine analyseert stellingen; --score neemt er hoogstens { $most }.
cli-analysed = { $engine }, diepte { $depth }, { $positions } stellingen
cli-analysed-so-far = { $count } geanalyseerd
cli-option-form = een optie heeft de vorm NAAM=WAARDE, niet { $text }
# Titles of columns: 7, 5, 8 and 6 characters at most.
cli-score-move = Zet
cli-score-depth = Diep
cli-score-nodes = Knopen
cli-score-seconds = s
cli-score-no-goal = Het record heeft geen bm of am met een legale zet
# nodes and seconds: the sum until the right moves stayed best.
cli-score-total = { $engine }: { $hits } van { $all } goed, stabiel na { $nodes } stellingen en { $seconds } s
cli-score-differing = De engines verschillen in { $records }

# Positions out of games.

cli-nothing-extracted = Zulke stellingen zijn niet gevonden.
cli-extracted =
    { $count ->
        [one] 1 stelling
       *[other] { $number } stellingen
    }
