# Schaakengines, zonder punt aan het eind.

# Wat misging, en een uitweg. error en reason zijn teksten van het systeem of de engine.
engine-cannot-start = De engine kan niet worden gestart: { $error }. Controleer het pad en de rechten, of kies een andere engine
engine-not-uci = Dit programma antwoordt niet als een UCI-engine. Kies een ander programma
engine-crashed = De engine is vastgelopen. Kies een andere engine als dit weer gebeurt
engine-crashed-because = De engine is vastgelopen: { $reason }. Controleer de opties of kies een andere engine als dit weer gebeurt
engine-not-ready = De engine reageert niet. Verklein de hashtabel, of kies een andere engine
engine-does-not-stop = De engine beëindigt het zoeken niet. Kies een andere engine als dit weer gebeurt
engine-illegal-move = De engine gaf de illegale zet { $text }; de variant eindigt daarvoor. Kies een andere engine voor deze stelling
engine-unreadable = De engine schreef iets anders dan UCI, dat is genegeerd: { $line }
engine-long-line = De engine schreef een buitensporig lange regel, die is genegeerd. Kies een andere engine als dit weer gebeurt
engine-did-not-quit = De engine sloot niet af en is beëindigd
# fault: een van de zinnen hierboven
engine-gave-up = De engine is steeds weer uitgevallen en wordt niet meer gestart. { $fault }

# Waarom een engine geen stelling krijgt.
engine-other-board = Deze engine speelt niet op dit bord. Kies een andere, zoals Fairy-Stockfish
engine-variant = Deze engine speelt geen { $variant }. Kies er een die dat wel kan, zoals Fairy-Stockfish
engine-chess960 = Deze engine speelt geen Chess960. Kies er een die dat wel kan, of wijzig de rokaderechten
engine-illegal = Engines hebben een legale stelling nodig. { $problem }
engine-no-moves = Er is geen legale zet om te analyseren
engine-too-many-moves = Er zijn te veel zetten voor een engine. Verwijder een paar stukken

# Hoe je aan een engine komt.
engine-install-apt = Voer in een terminal “sudo apt install stockfish” uit om een engine te installeren
engine-install-other = Installeer een engine zoals Stockfish van stockfishchess.org, of met het pakketbeheer van je systeem

# The question for the only move.
engine-unclear = { $count ->
        [one] Onduidelijk na 1 stelling
       *[other] Onduidelijk na { $number } stellingen
    }
engine-several = { $goal ->
        [win] Niet alleen { $played } wint ({ $score } op diepte { $depth }); ook { $moves }
       *[draw] Niet alleen { $played } houdt remise ({ $score } op diepte { $depth }); ook { $moves }
    }
engine-proven = bewezen

# Why a chain of only moves ends. Follows its moves and a semicolon.
engine-chain-end = { $end ->
        [game-over] dan is de partij afgelopen
        [repetition] dan herhaalt de stelling zich
        [too-long] verdere zetten zijn niet gezocht
        [stopped] daar eindigde het zoeken
       *[not-only] daarna is geen zet de enige
    }

# The problem solver Popeye, which is no engine.
engine-not-popeye = { $path } is niet Popeye
engine-popeye-cannot-start = Popeye kan niet worden gestart: { $error }
engine-popeye-stopped = Popeye is gestopt
