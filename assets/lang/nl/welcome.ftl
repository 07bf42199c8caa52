# Four hints where the things are, at a first start.

welcome = Eerste stappen
welcome-board = Een stelling opzetten
    .text = Sleep een stuk uit een stukkenbalk. Of wijs een veld aan en typ: N is een wit paard, n een zwart, x maakt het leeg.
welcome-paste = Alles plakken
    .text = Ctrl+V leest FEN, EPD, PGN, webadressen, getekende borden en afbeeldingen, en zegt wat er te corrigeren was. Ook de tekst in het vak is te wijzigen.
welcome-problems = Problemen en correcties
    .text = Wat illegaal of vreemd is, wordt hier uitgelegd, met zijn velden en een correctie. "Ongedaan maken" draait alles terug.
welcome-solve = Oplossen
    .text = F5 vindt alle oplossingen van een matprobleem en zegt of het correct is. Met "Zetten" zijn ze op het bord te proberen.

welcome-place = { $number } van { $count }
welcome-next = Volgende
welcome-done = Klaar
welcome-skip = Overslaan
    .tip = Geen tips meer tonen (Escape); Help toont ze weer
