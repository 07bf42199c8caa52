# What is wrong with a position, without a full stop.

rules-empty-board = Das Brett ist leer
rules-missing-king = { $side } hat keinen König
rules-too-many-kings = { $side } hat { $count } Könige: { $squares }
rules-too-many-pieces = { $side } hat { $count } Figuren; das Maximum ist { $most }
rules-too-many-pawns = { $side } hat { $count } Bauern; das Maximum ist { $most }
rules-too-much-promotion = { $side } hat mindestens { $promoted ->
    [one] { $promoted } Umwandlungsfigur
   *[other] { $promoted } Umwandlungsfiguren
}, aber es { $missing ->
    [0] fehlt kein Bauer
    [one] fehlt nur { $missing } Bauer
   *[other] fehlen nur { $missing } Bauern
}
rules-too-many-bishops-of-a-color = { $side } hat auf { $squares } Läufer auf Feldern gleicher Farbe, aber es { $missing ->
    [0] fehlt kein Bauer
    [one] fehlt nur { $missing } Bauer
   *[other] fehlen nur { $missing } Bauern
}
rules-pawn-on-back-rank = { $color ->
    [white] Ein weißer Bauer steht auf { $square }, wo kein Bauer stehen kann
   *[black] Ein schwarzer Bauer steht auf { $square }, wo kein Bauer stehen kann
}
rules-pawns-on-back-rank = { $color ->
    [white] Weiße Bauern stehen auf { $squares }, wo kein Bauer stehen kann
   *[black] Schwarze Bauern stehen auf { $squares }, wo kein Bauer stehen kann
}
rules-opponent-in-check = { $color ->
    [white] { $count ->
        [one] Der weiße König auf { $squares } kann geschlagen werden
       *[other] Die weißen Könige auf { $squares } können geschlagen werden
    }
   *[black] { $count ->
        [one] Der schwarze König auf { $squares } kann geschlagen werden
       *[other] Die schwarzen Könige auf { $squares } können geschlagen werden
    }
}
rules-impossible-check-by-double-step = Der Doppelschritt über das En-passant-Feld kann das Schach von { $square } nicht gegeben haben
rules-impossible-check = Kein letzter Zug kann zugleich von { $squares } Schach gegeben haben
rules-castling-without-king = { $color ->
    [white] Weiß darf rochieren, aber auf der { $rank }. Reihe steht kein weißer König
   *[black] Schwarz darf rochieren, aber auf der { $rank }. Reihe steht kein schwarzer König
}
rules-castling-without-rook = { $color ->
    [white] Weiß darf mit dem Turm auf { $squares } rochieren, aber dort steht kein weißer Turm
   *[black] Schwarz darf mit dem Turm auf { $squares } rochieren, aber dort steht kein schwarzer Turm
}
rules-castling-twice-on-one-side = { $side } darf mit den Türmen auf { $squares } rochieren, aber auf einer Seite kann nur einer ungezogen sein
rules-bad-en-passant = { $color ->
    [white] Kein weißer Bauer kann eben das En-passant-Feld { $square } überschritten haben
   *[black] Kein schwarzer Bauer kann eben das En-passant-Feld { $square } überschritten haben
}
rules-too-many-pawn-captures = { $side }: Die Bauern müssten mindestens { $needed }-mal geschlagen haben, aber es { $missing ->
    [0] kann keine Figur geschlagen worden sein
    [one] kann nur { $missing } Figur geschlagen worden sein
   *[other] können nur { $missing } Figuren geschlagen worden sein
}
rules-pawns-out-of-reach = { $color ->
    [white] Die weißen Bauern auf { $squares } können nicht alle von verschiedenen Linien kommen, egal, was sie geschlagen haben
   *[black] Die schwarzen Bauern auf { $squares } können nicht alle von verschiedenen Linien kommen, egal, was sie geschlagen haben
}
rules-bishop-behind-pawns = { $color ->
    [white] { $count ->
        [one] Im gewöhnlichen Schach kann der weiße Läufer auf { $squares } sein Ausgangsfeld nicht verlassen haben: Die Bauern davor sind ungezogen
       *[other] Im gewöhnlichen Schach können die weißen Läufer auf { $squares } ihre Ausgangsfelder nicht verlassen haben: Die Bauern davor sind ungezogen
    }
   *[black] { $count ->
        [one] Im gewöhnlichen Schach kann der schwarze Läufer auf { $squares } sein Ausgangsfeld nicht verlassen haben: Die Bauern davor sind ungezogen
       *[other] Im gewöhnlichen Schach können die schwarzen Läufer auf { $squares } ihre Ausgangsfelder nicht verlassen haben: Die Bauern davor sind ungezogen
    }
}
rules-pieces-behind-pawns = { $color ->
    [white] { $count ->
        [one] Die weiße Figur auf { $squares } kann die Grundreihe nicht verlassen haben, denn kein weißer Bauer hat gezogen
       *[other] Die weißen Figuren auf { $squares } können die Grundreihe nicht verlassen haben, denn kein weißer Bauer hat gezogen
    }
   *[black] { $count ->
        [one] Die schwarze Figur auf { $squares } kann die Grundreihe nicht verlassen haben, denn kein schwarzer Bauer hat gezogen
       *[other] Die schwarzen Figuren auf { $squares } können die Grundreihe nicht verlassen haben, denn kein schwarzer Bauer hat gezogen
    }
}
rules-back-ranks-differ = Kein Bauer hat gezogen und beide Seiten beginnen mit derselben Grundreihe, aber die Grundreihen sind verschieden
rules-check-without-move = Kein letzter Zug kann von { $squares } Schach gegeben haben
rules-no-last-move = { $tried ->
    [0] { $side } kann nicht zuletzt gezogen haben: Keine Figur kann von irgendwo gekommen sein
    [one] { $side } kann nicht zuletzt gezogen haben: Der einzig mögliche Zug führt zu einer Stellung zurück, zu der kein Zug führt
   *[other] { $side } kann nicht zuletzt gezogen haben: Jeder der { $tried } möglichen Züge führt zu einer Stellung zurück, zu der kein Zug führt
}
rules-stuck-pieces = { $count ->
    [one] Die Figur auf { $squares } kann nicht auf ihr Feld gekommen sein: Um sie stehen Figuren, die auch nicht gezogen haben können
   *[other] Die Figuren auf { $squares } können nicht auf ihre Felder gekommen sein: Sie versperren einander den Weg
}
rules-stuck-away-from-home = { $count ->
    [one] Im gewöhnlichen Schach beginnt die Figur auf { $squares } nicht dort und kann nicht dorthin gekommen sein: Nichts kann ihr den Weg frei gemacht haben
   *[other] Im gewöhnlichen Schach beginnen die Figuren auf { $squares } nicht dort und können nicht dorthin gekommen sein: Nichts kann ihnen den Weg frei gemacht haben
}
rules-too-few-captures = Die Bauern können nicht aneinander vorbeigekommen sein und { $promoted ->
    [0] ihre Felder erreicht haben
    [one] sich einmal umgewandelt haben
   *[other] sich { $promoted }-mal umgewandelt haben
}, wenn sie { $missing ->
    [0] nichts geschlagen haben
    [one] höchstens { $missing }-mal geschlagen haben
   *[other] höchstens { $missing }-mal geschlagen haben
}
rules-no-promotion-square = { $color ->
    [white] Kein weißer Bauer kann sich in { $count ->
        [one] die Figur auf { $squares } umgewandelt haben: Mit den möglichen Schlagzügen erreicht er kein solches Feld
       *[other] die Figuren auf { $squares } umgewandelt haben: Mit den möglichen Schlagzügen erreicht er keine solchen Felder
    }
   *[black] Kein schwarzer Bauer kann sich in { $count ->
        [one] die Figur auf { $squares } umgewandelt haben: Mit den möglichen Schlagzügen erreicht er kein solches Feld
       *[other] die Figuren auf { $squares } umgewandelt haben: Mit den möglichen Schlagzügen erreicht er keine solchen Felder
    }
}
rules-confined-pieces = { $count ->
    [one] Im gewöhnlichen Schach hielten ungezogene Figuren die ursprüngliche Figur zu Hause, also ist die auf { $squares } umgewandelt; dafür reichen Bauern oder Schlagzüge nicht
   *[other] Im gewöhnlichen Schach hielten ungezogene Figuren die ursprünglichen Figuren zu Hause, also sind die auf { $squares } umgewandelt; dafür reichen Bauern oder Schlagzüge nicht
}
rules-captured-at-home = { $count ->
    [one] Im gewöhnlichen Schach wurde die Figur von { $squares } zu Hause geschlagen, außer Reichweite der Bauern; ohne sie haben die Bauern zu wenig zu schlagen
   *[other] Im gewöhnlichen Schach wurden die Figuren von { $squares } zu Hause geschlagen, außer Reichweite der Bauern; ohne sie haben die Bauern zu wenig zu schlagen
}
rules-en-passant-with-clock = Ein Bauer hat eben { $square } überschritten, also muss der Halbzugzähler 0 sein
rules-clock-above-moves = Der Halbzugzähler ist zu hoch für diese Zugnummer; das Maximum ist { $most }
rules-clock-above-100 = Der Halbzugzähler liegt über der 50-Züge-Regel: Remis konnte reklamiert werden
rules-clock-above-150 = Der Halbzugzähler liegt über der 75-Züge-Regel: Die Partie war remis
rules-castling-of-both-after-move = Beide Seiten dürfen rochieren und beginnen gleich, also können auf { $squares } nicht beide Figuren ungezogen sein
rules-castling-after-move = { $side } darf mit König und Turm auf { $squares } rochieren, aber ein König am Brettrand muss gezogen haben
rules-wrong-side-to-move = Ohne Bauernzug und Schlagfall kann { $side } nicht am Zug sein

# What a position comes to: "White to move, in check, 3 legal moves". The parts behind the first begin with a comma.

rules-white-to-move = Weiß am Zug
rules-black-to-move = Schwarz am Zug
rules-white-wins = Matt, Weiß gewinnt
rules-black-wins = Matt, Schwarz gewinnt
rules-white-is-stalemated = Patt, Weiß kann nicht ziehen
rules-black-is-stalemated = Patt, Schwarz kann nicht ziehen
rules-in-check = , im Schach
rules-one-legal-move = , 1 legaler Zug
# moves is a number other than 1.
rules-legal-moves = , { $moves } legale Züge
rules-dead-draw = , tote Stellung

# What is added to that in small letters, as a clause.
rules-remark-illegal = illegale Stellung
rules-remark-50-moves = Remis kann nach der 50-Züge-Regel reklamiert werden
rules-remark-75-moves = nach der 75-Züge-Regel wäre die Partie zu Ende

# Buttons that mend a problem: short.

rules-fix-set-up-start = Grundstellung aufbauen
rules-fix-put = { $piece ->
    [king] König auf { $square } setzen
    [queen] Dame auf { $square } setzen
    [rook] Turm auf { $square } setzen
    [bishop] Läufer auf { $square } setzen
    [knight] Springer auf { $square } setzen
    [pawn] Bauer auf { $square } setzen
    [archbishop] Erzbischof auf { $square } setzen
   *[chancellor] Kanzler auf { $square } setzen
}
rules-fix-keep-king = König { $square } behalten
rules-fix-move-pawns = { $count ->
    [one] Bauer einen Schritt ziehen
   *[other] { $count } Bauern einen Schritt ziehen
}
rules-fix-promote-pawns = { $count ->
    [one] In Dame umwandeln
   *[other] In { $count } Damen umwandeln
}
rules-fix-remove-pawns = { $count ->
    [one] Bauer entfernen
   *[other] { $count } Bauern entfernen
}
rules-fix-give-move = { $color ->
    [white] Weiß an den Zug bringen
   *[black] Schwarz an den Zug bringen
}
rules-fix-drop-rights = { $color ->
    [white] Rochade von Weiß streichen
   *[black] Rochade von Schwarz streichen
}
rules-fix-drop-right = Rochade mit { $square } streichen
rules-fix-clear-en-passant = En passant { $square } streichen
rules-fix-set-clock = Zähler auf { $clock } setzen
rules-fix-set-move-number = Zugnummer auf { $number } setzen

# Why no random position comes of the pieces that were named, without a full stop.

rules-random-no-men = Figuren eingeben, etwa KQ vs KR
rules-random-not-a-piece = „{ $letter }“ ist keine Figur; die Buchstaben sind { $letters }
rules-random-too-many-kings = { $side } kann nur einen König haben
rules-random-too-many-pawns = { $side } kann höchstens { $most } Bauern haben
rules-random-too-much-promotion = { $side } braucht dafür { $promoted ->
    [one] einen umgewandelten Bauern
   *[other] { $promoted } umgewandelte Bauern
}, aber es { $missing ->
    [0] fehlt keiner
    [one] fehlt nur einer
   *[other] fehlen nur { $missing }
}
rules-random-none-found = Keine legale Stellung mit diesen Figuren gefunden

# How games of variants end. The winner is white or black.
rules-end-hill = { $winner ->
        [white] Weiß gewinnt: Der König ist auf dem Hügel
       *[black] Schwarz gewinnt: Der König ist auf dem Hügel
    }
rules-end-three-checks = { $winner ->
        [white] Weiß gewinnt: Drei Schachgebote wurden gegeben
       *[black] Schwarz gewinnt: Drei Schachgebote wurden gegeben
    }
rules-end-no-king = { $winner ->
        [white] Weiß gewinnt: Schwarz hat keinen König mehr
       *[black] Schwarz gewinnt: Weiß hat keinen König mehr
    }
rules-end-all-men-lost = { $winner ->
        [white] Weiß gewinnt: Weiß hat alle Figuren verloren
       *[black] Schwarz gewinnt: Schwarz hat alle Figuren verloren
    }
rules-end-cannot-move = { $winner ->
        [white] Weiß gewinnt: Weiß kann nicht ziehen
       *[black] Schwarz gewinnt: Schwarz kann nicht ziehen
    }
rules-end-horde = Schwarz gewinnt: Die Horde ist geschlagen
rules-end-race = { $winner ->
        [white] Weiß gewinnt: Der König hat die letzte Reihe erreicht
       *[black] Schwarz gewinnt: Der König hat die letzte Reihe erreicht
    }
rules-end-both-arrived = Remis: Beide Könige haben die letzte Reihe erreicht

# What only the rules of variants forbid.
rules-king-in-horde = { $side } hat einen König auf { $squares }, aber eine Horde hat keinen König
rules-pawn-in-race = { $side } hat Bauern auf { $squares }, aber in Racing Kings gibt es keine Bauern
rules-check-in-race = { $color ->
        [white] Der weiße König auf { $squares } steht im Schach, aber in Racing Kings ist Schach geben verboten
       *[black] Der schwarze König auf { $squares } steht im Schach, aber in Racing Kings ist Schach geben verboten
    }
rules-too-many-of-kind = { $role ->
        [king] { $count } Könige; das Maximum ist { $most }
        [queen] { $count } Damen; das Maximum ist { $most }
        [rook] { $count } Türme; das Maximum ist { $most }
        [bishop] { $count } Läufer; das Maximum ist { $most }
        [knight] { $count } Springer; das Maximum ist { $most }
       *[pawn] { $count } Bauern; das Maximum ist { $most }
    }
rules-no-castling = { $side } darf mit dem Turm auf { $squares } rochieren, aber nach diesen Regeln gibt es keine Rochade
rules-was-over = { $side } hatte vor dem letzten Zug schon gewonnen

rules-castling-on-narrow-board = { $side } darf rochieren, aber auf Brettern mit weniger als acht Linien gibt es keine Rochade
rules-random-too-many-pieces = { $side } kann höchstens { $most } Figuren haben
