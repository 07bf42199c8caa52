# Explanations of problems, FEN errors and opcodes, in one or two sentences, and their names. The examples are in
# `src/app/ui/glossary`.

glossary-problems = Problemen
glossary-faults = FEN-fouten
glossary-opcodes = EPD-opcodes
glossary-example = Voorbeeld
glossary-load = Voorbeeld laden: { $what }
glossary-why = Uitleg: { $what }

# Problems of a position.

glossary-problem-empty-board = Er staat geen stuk op het bord. Hier begint het opzetten; ook deze FEN is te kopiëren.
    .name = Leeg bord
glossary-problem-missing-king = Elke kant heeft van de eerste tot de laatste zet precies één koning. Zonder koning is er schaak noch mat.
    .name = Koning ontbreekt
glossary-problem-too-many-kings = Elke kant heeft precies één koning, en geen pion kan tot een tweede promoveren.
    .name = Te veel koningen
glossary-problem-too-many-pieces = Een kant begint met 16 stukken, pionnen en koning meegeteld, en krijgt er nooit een bij. Een promotie vervangt alleen een pion.
    .name = Te veel stukken
glossary-problem-too-many-pawns = Een kant begint met 8 pionnen, één op elke lijn. Een negende is niet mogelijk.
    .name = Te veel pionnen
glossary-problem-too-much-promotion = Een tweede dame, een derde toren of twee lopers op velden van één kleur moeten gepromoveerde pionnen zijn. Het zijn er meer dan er pionnen ontbreken.
    .name = Meer promotiestukken dan ontbrekende pionnen
glossary-problem-pawn-on-back-rank = Pionnen beginnen op de tweede rij en gaan nooit terug. Een pion die de laatste rij bereikt, promoveert meteen.
    .name = Pion op de eerste of laatste rij
glossary-problem-opponent-in-check = De kant die niet aan zet is, staat schaak; de koning zou nu geslagen kunnen worden. Vaak is alleen verkeerd wie aan zet is.
    .name = Koning kan geslagen worden
glossary-problem-impossible-check = Eén zet geeft schaak met één stuk, of met twee als hij een lijn voor het andere opent. Dit schaak kan geen zet gegeven hebben.
    .name = Onmogelijk schaak
glossary-problem-castling-without-king = Een rokaderecht betekent dat de koning nog niet gespeeld is. Hier staat hij niet op zijn beginrij.
    .name = Rokaderecht zonder koning
glossary-problem-castling-without-rook = Een rokaderecht hoort bij een toren die nog niet gespeeld is. Hier staat die toren niet op zijn plaats.
    .name = Rokaderecht zonder toren
glossary-problem-bad-en-passant = Het en-passantveld is het veld waar een pion zojuist met een dubbele stap overheen ging. Die pion staat ervoor, en beide velden achter de pion zijn leeg.
    .name = En-passantveld zonder dubbele stap
glossary-problem-too-many-pawn-captures = Een pion verlaat zijn lijn alleen als hij slaat. Om zo te staan zouden de pionnen vaker geslagen moeten hebben dan er stukken ontbreken.
    .name = Meer slagzetten dan ontbrekende stukken
glossary-problem-bishop-behind-pawns = Een loper verlaat zijn veld alleen langs een van de twee pionnen ervoor. Beide staan nog op hun beginveld.
    .name = Loper voorbij ongespeelde pionnen
glossary-problem-pieces-behind-pawns = Zolang geen pion gespeeld is, kunnen alleen paarden de beginrij verlaten. Hier heeft een ander stuk die verlaten.
    .name = Stuk voor ongespeelde pionnen
glossary-problem-back-ranks-differ = Beide kanten beginnen in dezelfde volgorde, ook bij Chess960. Met alleen ongespeelde pionnen kan die niet zo veranderd zijn.
    .name = Verschillende beginrijen
glossary-problem-check-without-move = De laatste zet zou dit schaak gegeven moeten hebben. Maar het stuk dat het geeft, kan nergens vandaan gekomen zijn, en geen ander stuk kan zijn lijn geopend hebben.
    .name = Schaak zonder laatste zet
glossary-problem-no-last-move = Alle zetten van wie het laatst gezet heeft, zijn teruggenomen: elke zet zou daarvoor de andere koning schaak laten staan, heeft een bezet veld nodig of leidt terug naar een stelling waar geen zet naartoe leidt.
    .name = Geen laatste zet
glossary-problem-stuck-pieces = Elk veld waar deze stukken vandaan kunnen komen, is bezet door andere van hen of door stukken die nooit gespeeld zijn. Dus geen ervan kan gespeeld zijn, maar ze beginnen er ook niet.
    .name = Stukken die elkaar in de weg staan
glossary-problem-stuck-away-from-home = De stukken ervoor zijn nooit gespeeld, dus dit stuk ook niet. In Chess960 kan het daar beginnen, in gewoon schaak niet.
    .name = Ingesloten ver van huis
glossary-problem-too-few-captures = Pionnen van beide kleuren op één lijn komen elkaar alleen voorbij als er een slaat of geslagen wordt. Hier zijn meer slagzetten nodig dan er stukken ontbreken.
    .name = Te weinig slagzetten voor de pionnen
glossary-problem-no-promotion-square = Het extra stuk is een gepromoveerde pion. Op weg naar een promotieveld van de juiste kleur zijn meer slagzetten nodig dan er stukken ontbreken, of ongespeelde stukken staan in de weg.
    .name = Geen promotieveld
glossary-problem-confined-pieces = De oorspronkelijke stukken van deze soort kunnen niet van huis gekomen zijn, want de stukken eromheen zijn nooit gespeeld. Dus deze stukken zijn gepromoveerde pionnen, en daarvoor ontbreken pionnen of slagzetten.
    .name = Stukken die niet van huis konden
glossary-problem-captured-at-home = De ontbrekende stukken kunnen niet van huis gekomen zijn, en thuis kan geen pion ze geslagen hebben. Zonder die stukken ontbreken er te weinig voor de slagzetten van de pionnen.
    .name = Thuis geslagen
glossary-problem-en-passant-with-clock = Een en-passantveld betekent dat zojuist een pion gespeeld is. Een pionzet zet de halvezettenteller op 0.
    .name = En-passantveld met halvezettenteller
glossary-problem-clock-above-moves = De halvezettenteller telt de zetten van beide kanten sinds de laatste slag- of pionzet. Hier is hij hoger dan het aantal gespeelde zetten.
    .name = Halvezettenteller boven het aantal zetten
glossary-problem-clock-above-100 = Na 50 zetten van beide kanten zonder slag- of pionzet kan elke speler remise claimen. De partij ging door omdat niemand dat deed.
    .name = Voorbij de 50-zettenregel
glossary-problem-clock-above-150 = Na 75 zetten van beide kanten zonder slag- of pionzet is de partij automatisch remise.
    .name = Voorbij de 75-zettenregel
glossary-problem-castling-after-move = Koningen die mogen rokeren, staan tussen hun torens, en beide kanten beginnen gelijk. Een van deze koningen of torens moet gespeeld zijn.
    .name = Rokaderecht na een zet
glossary-problem-wrong-side-to-move = Zolang niets geslagen is en geen pion gespeeld is, tonen de velden van paarden en torens wie aan zet is. Hier is dat de andere kant.
    .name = Verkeerde kant aan zet

# Errors in a FEN.

glossary-fault-leading-text = Een FEN begint met de stukken van rij 8. Tekst ervoor wordt genegeerd.
    .name = Tekst voor de FEN
glossary-fault-leading-white-space = Een FEN begint met de stukken. Spaties ervoor worden vaak meegekopieerd en genegeerd.
    .name = Spaties voor de FEN
glossary-fault-rank-too-long = Elke rij, tussen schuine strepen, moet 8 velden zijn: stukken en aantallen lege velden. Hier zijn het er meer.
    .name = Rij te lang
glossary-fault-rank-too-short = Elke rij, tussen schuine strepen, moet 8 velden zijn: stukken en aantallen lege velden. Hier zijn het er minder.
    .name = Rij te kort
glossary-fault-adjacent-digits = Aangrenzende lege velden worden als één getal geschreven: 8, niet 44.
    .name = Twee getallen naast elkaar
glossary-fault-bad-character = Stukken zijn de letters K Q R B N P voor Wit en k q r b n p voor Zwart, lege velden de getallen 1 t/m 8.
    .name = Ongeldige stukletter
glossary-fault-no-such-piece = De letter staat voor een stuk van een ander soort schaak, of voor geen. Alleen borden van een ander formaat hebben A en C.
    .name = Stuk niet op dit bord
glossary-fault-too-few-ranks = De stukken staan in 8 rijen, van de achtste naar de eerste, met 7 schuine strepen ertussen. Er ontbreken er.
    .name = Te weinig rijen
glossary-fault-too-many-ranks = De stukken staan in 8 rijen, van de achtste naar de eerste, met 7 schuine strepen ertussen. Hier zijn het er meer.
    .name = Te veel rijen
glossary-fault-missing-field = Een FEN heeft zes delen: stukken, kant aan zet, rokade, en-passantveld, halvezettenteller en zetnummer. Hier ontbreekt ten minste het laatste.
    .name = Ontbrekend deel
glossary-fault-extra-white-space = De delen worden door precies één spatie gescheiden.
    .name = Te veel spaties
glossary-fault-not-a-space = De delen worden gescheiden door een gewone spatie. Tabs en vaste spaties komen uit tabellen en webpagina's.
    .name = Geen gewone spatie
glossary-fault-bad-side = Het tweede deel is w voor Wit of b voor Zwart, in kleine letters.
    .name = Onbekende kant aan zet
glossary-fault-bad-castling-letter = Het derde deel is - of enkele van KQkq: K en Q voor de korte en lange rokade van Wit, k en q voor die van Zwart. Chess960 gebruikt ook lijnletters.
    .name = Onbekende rokadeletter
glossary-fault-castling-order = Rokadeletters staan in de volgorde KQkq, die van Wit eerst, en elk maar één keer.
    .name = Rokadeletters in verkeerde volgorde
glossary-fault-bad-en-passant = Het vierde deel is - of het veld waar een pion zojuist overheen ging, zoals e3.
    .name = Onbekend en-passantveld
glossary-fault-en-passant-rank = Met Wit aan zet ligt het veld op rij 6, met Zwart aan zet op rij 3: de andere kant deed zojuist de dubbele stap.
    .name = En-passantveld op de verkeerde rij
glossary-fault-not-a-digit = De halvezettenteller en het zetnummer, de laatste twee delen, bestaan alleen uit cijfers.
    .name = Letter in een getal
glossary-fault-number-too-large = De halvezettenteller en het zetnummer zijn hoogstens 9999. Zo lang duurt geen partij.
    .name = Getal te groot
glossary-fault-move-number-zero = Het zetnummer begint bij 1 en gaat na elke zet van Zwart omhoog.
    .name = Zetnummer 0
glossary-fault-trailing-white-space = Een FEN eindigt met het zetnummer. Spaties en regeleinden erna worden vaak meegekopieerd en genegeerd.
    .name = Spaties na de FEN
glossary-fault-trailing-text = Een FEN eindigt met het zetnummer. Tekst erna hoort bij een EPD-regel of bij een andere tekst.
    .name = Tekst na de FEN

# EPD opcodes; their names are in `window.ftl`.

glossary-opcode-id = Benoemt de stelling, meestal met testreeks en nummer. Staat tussen aanhalingstekens.
glossary-opcode-bm = De beste zet, of meerdere die even goed zijn. Testreeksen vragen een engine ernaar.
glossary-opcode-am = Een zet om te vermijden: voor de hand liggend en fout.
glossary-opcode-dm = De kant aan zet dwingt mat af in dit aantal zetten. Fenwright leest het als opdracht.
glossary-opcode-c0 = Een commentaar tussen aanhalingstekens. Er zijn er tien, c0 t/m c9.
glossary-opcode-pv = De verwachte zetten vanaf hier, op volgorde. Engines schrijven hier hun variant.
glossary-opcode-pm = De verwachte volgende zet, de eerste van de verwachte variant.
glossary-opcode-sm = De zet die gespeeld of ingezonden werd, om met de beste te vergelijken.
glossary-opcode-ce = De beoordeling van de stelling door een engine, in honderdste pionnen voor de kant aan zet. Waarden bij 32767 betekenen mat.
glossary-opcode-acd = De zoekdiepte van een engine, in halve zetten.
glossary-opcode-acn = Het aantal stellingen (knopen) dat een engine heeft onderzocht.
glossary-opcode-acs = Het aantal seconden dat een engine heeft geanalyseerd.
glossary-opcode-eco = De opening die hierheen leidt, zoals de Encyclopaedia of Chess Openings haar nummert: een letter van A t/m E en twee cijfers.
glossary-opcode-rc = Hoe vaak de stelling in de partij al voorkwam. Bij de derde keer kan remise geclaimd worden.
glossary-opcode-hmvc = De halvezettenteller van FEN, die EPD weglaat: halve zetten sinds de laatste slag- of pionzet.
glossary-opcode-fmvn = Het zetnummer van FEN, dat EPD weglaat.

# Problems of other boards and of variants.
glossary-problem-castling-on-narrow-board = Op een bord met minder dan acht lijnen is er geen rokade.
    .name = Rokade op een smal bord
glossary-problem-king-in-horde = In Horde heeft Wit pionnen en gepromoveerde stukken, maar geen koning.
    .name = Koning in Horde
glossary-problem-pawn-in-race = In Racing Kings lopen de koningen om het hardst naar de laatste rij, en er zijn geen pionnen.
    .name = Pionnen in Racing Kings
glossary-problem-check-in-race = In Racing Kings mag geen zet schaak geven.
    .name = Schaak in Racing Kings
glossary-problem-too-many-of-kind = In Crazyhouse komen geslagen stukken terug, maar nooit meer van een soort dan beide kanten aan het begin hebben.
    .name = Te veel van een soort
glossary-problem-no-castling = De regels van sommige varianten kennen geen rokade.
    .name = Rokade in een variant zonder rokade
glossary-problem-was-over = Een partij eindigt met de winnende zet, dus daarna kan er geen meer volgen.
    .name = De partij was voorbij

# Errors in the FEN of variants.
glossary-fault-bad-pocket = Bij Crazyhouse staan de stukken in de hand tussen haken na het bord: [Qpp].
    .name = Stukken in de hand
glossary-fault-bad-checks = Bij Three-check staan de nog te geven schaakjes voor de tellers: 3+3.
    .name = Nog te geven schaakjes
