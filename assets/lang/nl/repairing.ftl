# Een opgave repareren, op het tabblad ‘Oplossen’. $stipulation: #2
repairing-heading = Repareren: { $stipulation }
repairing-close = Versies sluiten
repairing-why-goal = de opdracht is winst of remise, waarvoor geen versies worden gezocht
# $judged: het oordeel over de opgave zoals ze is; $keys: de eerste sleutels
repairing-now = { $judged ->
    [sound] Nu: correct, { $keys }
    [cooked] Nu: bijoplossingen, { $keys }
    [several] Nu: meerdere oplossingen, { $keys }
    [short] Nu: een kortere oplossing, { $keys }
    [already-mate] Nu: al mat
    [no-solution] Nu: geen oplossing
   *[unfinished] Nu: niet bekend
}
repairing-progress = { $done } van { $total } · { $count } correct
repairing-two = Twee wijzigingen
    .tip = De beste hiervan nog eens wijzigen, zo lang
repairing-time = Tijd voor twee wijzigingen
# After a number of seconds.
repairing-seconds = {" s"}
repairing-stop = Stoppen
    .name = Zoeken naar versies stoppen
repairing-order = Volgorde
repairing-best = Beste eerst
repairing-fewest = Minste stukken eerst
repairing-most-tries = Meeste verleidingen eerst
repairing-filter = Getoonde versies
repairing-all = Alle versies
repairing-same-key = Zelfde sleutel
repairing-exact = Zonder duals en korte mats
repairing-list = Correcte versies
repairing-more = { $count ->
    [one] 1 andere staat er niet bij
   *[other] { $count } andere staan er niet bij
}
# $key: de sleutelzet
repairing-key = { $count ->
    [one] { $key } · 1 stuk
   *[other] { $key } · { $count } stukken
}
repairing-take = Overnemen
    .tip = De gekozen versie opstellen; Ongedaan maken brengt de opgave terug
repairing-add = Toevoegen
    .tip = De gekozen versie na de opgave in het bestand opnemen

# The signs in the corners of squares.
repairing-legend = Stip: correct. Ring: correct met een andere sleutel. Twee stippen: bijoplossingen. Streep: kortere oplossing. Kruis: geen oplossing.
repairing-hint = { $square }: { $judged }
