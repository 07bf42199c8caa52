# What the commands say on a terminal.

cli-no-place = { $form } heeft geen plaats voor { $kind }.
cli-drawn-board = Een getekend bord
cli-null-without-input = --null gaat over de standaardinvoer: geef - om die te lezen.
cli-board = { $name }: bord { $number }: { $sentence }
cli-mended = hersteld: { $fen }
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
cli-bottom-unknown = welke kant onder staat, is niet bekend
cli-no-vision = het is een afbeelding, en deze Fenwright is gebouwd zonder het lezen van afbeeldingen (de feature vision)
cli-no-window = fenwright is zonder zijn venster gebouwd (de feature app)
cli-render-unknown-form = { $path } zegt niet wat er getekend moet worden: laat het op .svg, .png, .pdf, .html, .tex, .txt of .md eindigen, of geef --to.
cli-length-range = een lengte is { $least } tot { $most }
cli-length-form = zoals 800, 8cm of 3.5in
cli-not-in-range = { $number } ligt niet in { $least }..={ $most }
cli-no-such-name = geen dergelijke naam
cli-page-layouts = een pagina kan 1, 2, 4, 6, 9 of 12 diagrammen hebben
cli-picture-to-terminal = Een terminal kan geen afbeelding tonen: noem een bestand met -o, of schrijf naar een pipe.
cli-with-size = Met die --size en --dpi: { $why }.
cli-no-memory-to-draw = Er is niet genoeg geheugen om te tekenen: sta meer toe, of vraag een kleinere --size.
cli-no-memory-to-solve = Er is niet genoeg geheugen om op te lossen: sta meer toe.
cli-smaller-diagrams = Er is alleen plaats voor diagrammen van { $length } cm: vraag er minder per pagina.
cli-unsolved = { $unsolved }.
cli-unsolved-in-time = { $count ->
        [one] { $unsolved }; 1 is niet binnen { $seconds } seconden opgelost: sta meer toe met --limit-seconds.
       *[other] { $unsolved }; { $count } zijn niet binnen { $seconds } seconden per stelling opgelost: sta meer toe met --limit-seconds.
    }
cli-missing-characters = Het lettertype van de onderschriften mist deze tekens, daarvoor staan hokjes: { $characters }
cli-several-positions = Er zijn meerdere stellingen: noem een map, of een bestand met een nummer zoals %03d in de naam.
cli-nothing-to-draw = Er is geen stelling om te tekenen.
cli-pages-failed = De pagina's kunnen niet worden gemaakt: { $why }.
cli-drawn = { $count } getekend
cli-moves-range = { $least } tot { $most } zetten kunnen worden gevraagd, hele of halve
cli-no-seconds = geen aantal seconden
cli-no-time = geen tijd waarop kan worden gewacht
cli-positions = { $count ->
        [one] { $number } stelling
       *[other] { $number } stellingen
    }
# Behind the number of positions.
cli-count-mended = { $number } hersteld
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
        [not-searched] { $number } niet gezocht
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
cli-no-such-command = fenwright: Er is geen opdracht { $word }. Bedoeld is misschien "fenwright { $nearest }"; "fenwright help" noemt ze.

cli-variants = de varianten zijn { $variants }
