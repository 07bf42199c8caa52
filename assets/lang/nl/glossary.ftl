# What problems, faults and opcodes mean, in one or two sentences, and what they are called. Their examples stand in
# `src/app/ui/glossary`.

glossary-problems = Problemen
glossary-faults = FEN-fouten
glossary-opcodes = EPD-opcodes
glossary-example = Voorbeeld
glossary-load = Voorbeeld laden: { $what }
glossary-why = Uitleg: { $what }

# Problems of a position.

glossary-problem-empty-board = Er staat niets op het bord. Hier begint het opzetten, en ook daarvan is een FEN te schrijven.
    .name = Leeg bord
glossary-problem-missing-king = Elke kant heeft van de eerste tot de laatste zet precies één koning. Zonder koning is er schaak noch mat.
    .name = Koning ontbreekt
glossary-problem-too-many-kings = Elke kant heeft precies één koning, en geen pion wordt een tweede.
    .name = Te veel koningen
glossary-problem-too-many-pieces = Een kant begint met 16 stukken, pionnen en koning meegeteld, en krijgt er nooit een bij. Een promotie vervangt alleen een pion.
    .name = Te veel stukken
glossary-problem-too-many-pawns = Een kant begint met 8 pionnen, één op elke lijn. Een negende is niet mogelijk.
    .name = Te veel pionnen
glossary-problem-too-much-promotion = Een tweede dame, een derde toren of twee lopers op velden van één kleur waren ooit pionnen. Het zijn er meer dan er pionnen ontbreken.
    .name = Meer promotiestukken dan ontbrekende pionnen
glossary-problem-pawn-on-back-rank = Pionnen beginnen op de tweede rij en gaan nooit terug. Een pion die de laatste rij bereikt, promoveert meteen.
    .name = Pion op de eerste of laatste rij
glossary-problem-opponent-in-check = De partij die niet aan zet is, staat schaak; de koning zou nu geslagen kunnen worden. Vaak is alleen de partij aan zet verkeerd.
    .name = Koning die geslagen kan worden
glossary-problem-impossible-check = Eén zet geeft schaak met één stuk, of met twee als hij een lijn voor het andere opent. Dit schaak kan geen zet gegeven hebben.
    .name = Onmogelijk schaak
glossary-problem-castling-without-king = Een rokaderecht zegt dat de koning nog niet gespeeld is. Hij staat niet op zijn beginrij.
    .name = Rokaderecht zonder koning
glossary-problem-castling-without-rook = Een rokaderecht noemt een toren die nog niet gespeeld is. Hij staat niet waar het recht hem nodig heeft.
    .name = Rokaderecht zonder toren
glossary-problem-bad-en-passant = Het en-passantveld is het veld waar een pion zojuist met een dubbele stap overheen ging. Die pion staat ervoor, en beide velden achter de pion zijn leeg.
    .name = En-passantveld zonder dubbele stap
glossary-problem-too-many-pawn-captures = Een pion verlaat zijn lijn alleen als hij slaat. Om zo te staan hebben de pionnen vaker geslagen dan er stukken ontbreken.
    .name = Meer slagzetten dan ontbrekende stukken
glossary-problem-bishop-behind-pawns = Een loper verlaat zijn veld alleen langs een van de twee pionnen ervoor. Beide staan nog waar ze begonnen.
    .name = Loper voorbij ongespeelde pionnen
glossary-problem-pieces-behind-pawns = Zolang geen pion gespeeld is, kunnen alleen paarden de beginrij verlaten. Een ander stuk staat ervoor.
    .name = Stuk voor ongespeelde pionnen
glossary-problem-back-ranks-differ = Beide kanten beginnen in dezelfde volgorde, ook bij Chess960. Met alleen ongespeelde pionnen kan die niet zo veranderd zijn.
    .name = Verschillende beginrijen
glossary-problem-check-without-move = Een laatste zet gaf dit schaak. Het stuk dat het geeft, kan nergens vandaan gekomen zijn, en geen ander kan zijn lijn geopend hebben.
    .name = Schaak zonder laatste zet
glossary-problem-en-passant-with-clock = Een en-passantveld zegt dat zojuist een pion gespeeld is. Een pionzet zet de halvezettenteller op 0.
    .name = En-passantveld naast de halvezettenteller
glossary-problem-clock-above-moves = De halvezettenteller telt de zetten van beide kanten sinds de laatste slag- of pionzet. Hij noemt er meer dan er in de partij gedaan zijn.
    .name = Halvezettenteller boven het aantal zetten
glossary-problem-clock-above-100 = Na 50 zetten van beide kanten zonder slag- of pionzet kan elke speler remise claimen. De partij ging door omdat niemand dat deed.
    .name = Voorbij de 50-zettenregel
glossary-problem-clock-above-150 = Na 75 zetten van beide kanten zonder slag- of pionzet is de partij remise, of iemand het nu claimt of niet.
    .name = Voorbij de 75-zettenregel
glossary-problem-castling-after-move = Koningen die mogen rokeren, staan tussen hun torens, en beide kanten beginnen gelijk. Een van deze koningen of torens moet gespeeld zijn.
    .name = Rokaderecht na een zet
glossary-problem-wrong-side-to-move = Als niets geslagen is en geen pion gespeeld is, verraden de velden van paarden en torens wie aan zet is. Dat is de andere partij.
    .name = Verkeerde partij aan zet

# Where a text stops being strict FEN.

glossary-fault-leading-text = Een FEN begint met de stukken van rij 8. Wat ervoor staat, vervalt.
    .name = Tekst voor de FEN
glossary-fault-leading-white-space = Een FEN begint met de stukken. Spaties ervoor komen bij het kopiëren mee en vervallen.
    .name = Witruimte voor de FEN
glossary-fault-rank-too-long = Tussen twee schuine strepen staat één rij, waarvan de stukken en de aantallen lege velden samen 8 zijn. Hier zijn het er meer.
    .name = Rij te lang
glossary-fault-rank-too-short = Tussen twee schuine strepen staat één rij, waarvan de stukken en de aantallen lege velden samen 8 zijn. Hier zijn het er minder.
    .name = Rij te kort
glossary-fault-adjacent-digits = Lege velden die naast elkaar liggen, worden samen geteld: 8, niet 44.
    .name = Twee getallen naast elkaar
glossary-fault-bad-character = Stukken zijn de letters K Q R B N P voor Wit en k q r b n p voor Zwart, lege velden de getallen 1 t/m 8.
    .name = Teken dat geen stuk is
glossary-fault-no-such-piece = De letter staat voor een stuk van een ander soort schaak, of voor geen. Alleen borden van een ander formaat hebben A en C.
    .name = Stuk dat dit bord niet heeft
glossary-fault-too-few-ranks = De stukken staan in 8 rijen, van de achtste naar de eerste, met 7 schuine strepen ertussen. Er ontbreken er.
    .name = Te weinig rijen
glossary-fault-too-many-ranks = De stukken staan in 8 rijen, van de achtste naar de eerste, met 7 schuine strepen ertussen. Hier zijn het er meer.
    .name = Te veel rijen
glossary-fault-missing-field = Een FEN heeft zes delen: stukken, partij aan zet, rokade, en-passantveld, halvezettenteller en zetnummer. Hij eindigt voor het laatste.
    .name = Ontbrekend deel
glossary-fault-extra-white-space = Tussen twee delen staat één spatie, meer niet.
    .name = Te veel witruimte
glossary-fault-not-a-space = De delen worden gescheiden door een gewone spatie. Tabs en vaste spaties komen uit tabellen en webpagina's.
    .name = Andere witruimte
glossary-fault-bad-side = Het tweede deel is w voor Wit of b voor Zwart, in kleine letters.
    .name = Onbekende partij aan zet
glossary-fault-bad-castling-letter = Het derde deel is - of enkele van KQkq: K en Q voor de korte en lange rokade van Wit, k en q voor die van Zwart. Chess960 kent ook letters van lijnen.
    .name = Onbekende rokadeletter
glossary-fault-castling-order = Rokadeletters staan in de volgorde KQkq, die van Wit eerst, en elk maar één keer.
    .name = Rokadeletters in verkeerde volgorde
glossary-fault-bad-en-passant = Het vierde deel is - of het veld waar een pion zojuist overheen ging, zoals e3.
    .name = Onbekend en-passantveld
glossary-fault-en-passant-rank = Met Wit aan zet ligt het veld op rij 6, met Zwart aan zet op rij 3: de andere partij deed zojuist de dubbele stap.
    .name = En-passantveld op de verkeerde rij
glossary-fault-not-a-digit = De halvezettenteller en het zetnummer, de laatste twee delen, bestaan alleen uit cijfers.
    .name = Letter in een getal
glossary-fault-number-too-large = De halvezettenteller en het zetnummer gaan hier tot 9999. Zo lang duurt geen partij.
    .name = Getal te groot
glossary-fault-move-number-zero = Het zetnummer begint bij 1 en gaat na elke zet van Zwart omhoog.
    .name = Zetnummer 0
glossary-fault-trailing-white-space = Een FEN eindigt met het zetnummer. Spaties en regeleinden erachter komen bij het kopiëren mee en vervallen.
    .name = Witruimte achter de FEN
glossary-fault-trailing-text = Een FEN eindigt met het zetnummer. Wat erachter staat, hoort bij een EPD-regel of bij een andere tekst.
    .name = Tekst achter de FEN

# Opcodes of EPD; what they are called stands in `window.ftl`.

glossary-opcode-id = Benoemt de stelling, meestal met testreeks en nummer. Staat tussen aanhalingstekens.
glossary-opcode-bm = De beste zet, of meerdere die even goed zijn. Testreeksen vragen een engine ernaar.
glossary-opcode-am = Een zet om te vermijden: voor de hand liggend en fout.
glossary-opcode-dm = De partij aan zet dwingt mat af in zoveel zetten. Fenwright leest het als opdracht.
glossary-opcode-c0 = Een commentaar tussen aanhalingstekens. Er zijn er tien, c0 t/m c9.
glossary-opcode-pv = De zetten die vanaf hier verwacht worden, op volgorde. Engines schrijven zo hun variant op.
glossary-opcode-pm = De zet die als volgende verwacht wordt, de eerste van de verwachte variant.
glossary-opcode-sm = De zet die gespeeld of ingezonden werd, om met de beste te vergelijken.
glossary-opcode-ce = Wat een engine van de stelling vindt, in honderdste pionnen voor de partij aan zet. Waarden bij 32767 betekenen mat.
glossary-opcode-acd = Hoeveel halve zetten diep een engine rekende.
glossary-opcode-acn = Hoeveel stellingen, knopen genoemd, een engine onderzocht.
glossary-opcode-acs = Hoeveel seconden een engine voor zijn analyse nodig had.
glossary-opcode-eco = De opening die hierheen leidt, zoals de Encyclopaedia of Chess Openings haar nummert: een letter van A t/m E en twee cijfers.
glossary-opcode-rc = Hoe vaak de stelling in de partij al op het bord stond. Bij de derde keer kan remise geclaimd worden.
glossary-opcode-hmvc = De halvezettenteller van FEN, die EPD weglaat: halve zetten sinds de laatste slag- of pionzet.
glossary-opcode-fmvn = Het zetnummer van FEN, dat EPD weglaat.

# Problems of other boards and of variants.
glossary-problem-castling-on-narrow-board = Op een bord met minder dan acht lijnen rokeert geen koning.
    .name = Rokade op een smal bord
glossary-problem-king-in-horde = In Horde heeft Wit pionnen en wat daaruit promoveert, en geen koning.
    .name = Koning in de horde
glossary-problem-pawn-in-race = In Racing Kings lopen de koningen om het hardst naar de laatste rij, en er zijn geen pionnen.
    .name = Pionnen in een race
glossary-problem-check-in-race = In Racing Kings mag geen zet schaak geven.
    .name = Schaak in een race
glossary-problem-too-many-of-kind = In Crazyhouse komen geslagen stukken terug, maar nooit meer van een soort dan beide kanten aan het begin hebben.
    .name = Te veel van een soort
glossary-problem-no-castling = Volgens de regels van sommige varianten rokeert niemand.
    .name = Rokade waar niemand rokeert
glossary-problem-was-over = Een partij eindigt met de winnende zet, dus daarna kan er geen meer volgen.
    .name = De partij was voorbij

# Faults of what only variants have.
glossary-fault-bad-pocket = De stukken in de hand staan bij Crazyhouse tussen haken achter het bord: [Qpp].
    .name = Stukken in de hand
glossary-fault-bad-checks = De schaaks die bij Three-check resten, staan voor de tellers: 3+3.
    .name = Resterende schaaks
