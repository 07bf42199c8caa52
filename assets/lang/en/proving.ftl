# Proving the result of the position on the board.

proving-running = Making tables to prove the result: { $number } of { $total }
proving-freed = The memory of the tables of endings is free again
# A reason, after the name of a command.
proving-why-no-tables = no tables are in memory
