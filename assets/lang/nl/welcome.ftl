# Four hints where the things are, at a first start.

welcome = Eerste stappen
welcome-board = Een stelling opzetten
    .text = Sleep een stuk uit de stukkenbalk. Of wijs een veld aan en typ: N is een wit paard, n een zwart, x maakt het leeg.
welcome-paste = Plak wat je hebt
    .text = { window-key-ctrl }+V leest FEN, EPD, PGN, webadressen, tekstdiagrammen en afbeeldingen, en meldt wat is gecorrigeerd. Je kunt ook de tekst in het vak bewerken.
welcome-problems = Problemen en correcties
    .text = Problemen staan hier met hun velden en een voorgestelde correctie. “Ongedaan maken” draait alles terug.
welcome-solve = Oplossen
    .text = F5 vindt alle oplossingen van een matprobleem en zegt of het correct is. Met “Zetten” kun je ze op het bord spelen.

welcome-place = { $number } van { $count }
welcome-next = Volgende
welcome-done = Klaar
welcome-skip = Overslaan
    .tip = Geen tips meer tonen (Escape); het menu “Help” toont ze weer
