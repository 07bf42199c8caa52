# The frame of the window: menus, panels, messages.

views-menus = Menu's
views-menus-and-tools = Menu's en gereedschap
views-tool-clear = Leegmaken
views-tool-start = Beginstelling
views-tool-flip = Omdraaien
views-toolbar = Veelgebruikte commando's
views-step = { $command }: { $step }
views-open-recent = Recent geopend
    .none = Geen recente bestanden
views-fen = FEN van de stelling
views-list = Stellingen van het bestand
views-side = Zijpaneel
views-stage = Bord en stukken
views-drop = Loslaten om te openen
views-stop-waiting = Esc annuleert
views-notice-more = Meer
views-close-message = Deze melding sluiten
views-cancel = Annuleren
views-text-menu = Tekst
views-text-cut = Knippen
views-text-copy = Kopiëren
views-text-paste = Plakken
views-text-select-all = Alles selecteren
views-width-list = Breedte van de lijst
views-width-side = Breedte van het zijpaneel
views-width = Slepen wijzigt de breedte, dubbelklikken herstelt de breedte

# The parts of the side panel and its tabs.
views-section-picture = Afbeelding
views-section-comparison = Vergelijken
views-tabs = Tabbladen van het zijpaneel
views-tab-position = Stelling
views-tab-solve = Oplossen
views-tab-engine = Engine
views-tab-analysing = De engine loopt
views-tab-details = Details
views-tab-solving = Er wordt gezocht
views-tab-error = Een tekst op dit tabblad kon niet worden overgenomen
views-details-while-trying = Tijdens het proberen van zetten zijn de details verborgen.
views-link-moves = Zetten
    .name = Zetten op het bord proberen
views-part-fields = Gegevens

# What is said to a screen reader.
views-back-to-position = Terug naar de stelling
views-place = Stelling { $number } van { $count }
views-men = { $count ->
        [one] 1 stuk op het bord
       *[other] { $count } stukken op het bord
    }

views-untitled = Naamloos
views-edited = { $name } · bewerkt

# Why commands cannot be run.
views-usual-widths = De panelen hebben al hun standaardbreedte
views-largest = Alles is zo groot mogelijk
views-smallest = Alles is zo klein mogelijk
views-usual-zoom = Alles heeft de normale grootte
views-no-move-tried = Er is nog geen zet geprobeerd
views-nothing-to-undo = Er is niets ongedaan te maken
views-no-move-to-redo = Er is geen zet om opnieuw te doen
views-nothing-to-redo = Er is niets opnieuw te doen
views-list-hidden = De lijst wordt niet getoond
views-widest = Er is niet meer ruimte
views-narrowest = Smaller kan niet
views-while-trying = Niet terwijl zetten worden geprobeerd: kies eerst “Overnemen” of “Naar de stelling”
views-disabled-note = { $why }.

views-work-goes-on = Het venster blijft open tot de bewerking klaar is. Annuleer die eerst om het venster nu te sluiten.
views-texts-mended = De stellingen van de opdrachtregel zijn gecorrigeerd
views-fen-beside-file = Een venster toont één bestand; de FEN die ernaast is opgegeven, is genegeerd.
views-one-file = Een venster toont één bestand; alleen het eerste opgegeven bestand is geopend.
views-no-window = fenwright kan zijn venster niet openen ({ $reason }). Als een bibliotheek ontbreekt: installeer op Debian { $packages }.
views-no-display = fenwright kan zijn venster niet openen: DISPLAY noch WAYLAND_DISPLAY is ingesteld. Start het vanuit een grafische sessie.
views-no-answer = fenwright kan zijn venster niet openen: het beeldscherm { $display } antwoordt niet. Start het vanuit een grafische sessie.
views-window-failed = fenwright kan zijn venster niet openen ({ $reason }). Een nieuwer grafisch stuurprogramma kan helpen. Commando's zoals “fenwright check” werken zonder venster.
