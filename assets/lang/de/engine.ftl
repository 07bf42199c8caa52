# Schach-Engines, ohne Punkt am Ende.

# Was schiefging, und ein Ausweg. error und reason sind Texte des Systems oder der Engine.
engine-cannot-start = Die Engine lässt sich nicht starten: { $error }. Pfad und Rechte prüfen oder eine andere Engine wählen
engine-not-uci = Dieses Programm antwortet nicht wie eine UCI-Engine. Ein anderes Programm wählen
engine-crashed = Die Engine ist abgestürzt. Falls das wieder geschieht, eine andere Engine wählen
engine-crashed-because = Die Engine ist abgestürzt: { $reason }. Falls das wieder geschieht, ihre Optionen prüfen oder eine andere Engine wählen
engine-not-ready = Die Engine reagiert nicht. Ihre Hashtabelle verkleinern oder eine andere Engine wählen
engine-does-not-stop = Die Engine beendet ihre Suche nicht. Falls das wieder geschieht, eine andere Engine wählen
engine-illegal-move = Die Engine gab den illegalen Zug { $text } an; die Variante endet davor. Für diese Stellung eine andere Engine wählen
engine-unreadable = Die Engine schrieb etwas anderes als UCI, das ignoriert wurde: { $line }
engine-long-line = Die Engine schrieb eine übermäßig lange Zeile, die ignoriert wurde. Falls das wieder geschieht, eine andere Engine wählen
engine-did-not-quit = Die Engine beendete sich nicht und wurde abgebrochen
# fault: einer der Sätze oben
engine-gave-up = Die Engine ist immer wieder ausgefallen und wird nicht mehr gestartet. { $fault }

# Warum eine Engine keine Stellung bekommt.
engine-other-board = Diese Engine spielt nicht auf diesem Brett. Wählen Sie eine, die es tut, etwa Fairy-Stockfish
engine-variant = Diese Engine spielt kein { $variant }. Eine wählen, die es kann, etwa Fairy-Stockfish
engine-chess960 = Diese Engine spielt kein Chess960. Eine wählen, die es kann, oder die Rochaderechte ändern
engine-illegal = Engines brauchen eine legale Stellung. { $problem }
engine-no-moves = Es gibt keinen legalen Zug zu analysieren
engine-too-many-moves = Es gibt zu viele Züge für eine Engine. Einige Figuren entfernen

# Wie man eine Engine bekommt.
engine-install-apt = Um eine Engine zu installieren, im Terminal „sudo apt install stockfish“ ausführen
engine-install-other = Eine Engine wie Stockfish von stockfishchess.org oder mit der Paketverwaltung des Systems installieren

# The question for the only move.
engine-unclear = { $count ->
        [one] Unklar nach 1 Stellung
       *[other] Unklar nach { $number } Stellungen
    }
engine-several = { $goal ->
        [win] Nicht nur { $played } gewinnt ({ $score } in Tiefe { $depth }); auch { $moves }
       *[draw] Nicht nur { $played } hält remis ({ $score } in Tiefe { $depth }); auch { $moves }
    }
engine-proven = bewiesen

# Why a chain of only moves ends. Follows its moves and a semicolon.
engine-chain-end = { $end ->
        [game-over] dann ist die Partie zu Ende
        [repetition] dann wiederholt sich die Stellung
        [too-long] weitere Züge wurden nicht gesucht
        [stopped] dort endete die Suche
       *[not-only] danach ist kein Zug der einzige
    }

# The problem solver Popeye, which is no engine.
engine-not-popeye = { $path } ist nicht Popeye
engine-popeye-cannot-start = Popeye lässt sich nicht starten: { $error }
engine-popeye-stopped = Popeye wurde abgebrochen
