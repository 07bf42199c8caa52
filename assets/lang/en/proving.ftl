# Proving the result of the position on the board.

proving-running = Making tables to prove the result: { $number } of { $total }
proving-freed = The memory of the tables of endings is free again
# A reason, after the name of a command.
proving-why-no-tables = no tables are in memory

# The dialog about Syzygy tables. reason: a sentence such as "Needs KRPvKR.rtbw".
proving-tables = Syzygy tables
proving-tables-note = Files with results of endings, up to 7 pieces, by Ronald de Man. Fenwright proves endings of 4 pieces without them.
proving-no-folder = No tables found
proving-choose = Choose folder…
proving-close = Close
proving-use-found = Use found tables
proving-is-proven = The position on the board is proven
proving-position = For the position on the board: { $reason }
proving-path = Folder with Syzygy tables
    .action = Use folder
