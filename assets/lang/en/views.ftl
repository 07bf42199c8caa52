# The frame of the window: menus, panels, messages.

views-menus = Menus
views-menus-and-tools = Menus and tools
views-tool-clear = Clear
views-tool-start = Start
views-tool-flip = Flip
views-toolbar = Frequent commands
views-step = { $command } { $step }
views-open-recent = Open recent
    .none = No recent files
views-fen = FEN of the position
views-list = Positions of the file
views-side = Side panel
views-stage = Board and pieces
views-drop = Drop to open
views-stop-waiting = Esc cancels
views-notice-more = More
views-close-message = Close this message
views-cancel = Cancel
views-text-menu = Text
views-text-cut = Cut
views-text-copy = Copy
views-text-paste = Paste
views-text-select-all = Select all
views-width-list = Width of the list
views-width-side = Width of the side panel
views-width = Drag to change the width, double-click to reset it

# The parts of the side panel and its tabs.
views-section-picture = Picture
views-section-comparison = Compare
views-tabs = Side panel tabs
views-tab-position = Position
views-tab-solve = Solve
views-tab-engine = Engine
views-tab-analysing = The engine is on
views-tab-details = Details
views-tab-solving = A search is running
views-tab-error = A text in this tab was not accepted
views-details-while-trying = Details are hidden while you try moves.
views-link-moves = Moves
    .name = Try moves on the board
views-part-fields = Fields

# What is said to a screen reader.
views-back-to-position = Back to the position
views-place = Position { $number } of { $count }
views-men = { $count ->
        [one] 1 piece on the board
       *[other] { $count } pieces on the board
    }

views-untitled = Untitled
views-edited = { $name } · edited

# Why commands cannot be run.
views-usual-widths = The panels already have their default widths
views-largest = Everything is as large as it gets
views-smallest = Everything is as small as it gets
views-usual-zoom = Everything has the usual size
views-no-move-tried = No move has been tried yet
views-nothing-to-undo = There is nothing to undo
views-no-move-to-redo = There is no move to redo
views-nothing-to-redo = There is nothing to redo
views-list-hidden = The list is not shown
views-widest = It is already as wide as possible
views-narrowest = It is already as narrow as possible
views-while-trying = Not available while trying moves: choose “Use position” or “Go back” first
views-disabled-note = { $why }.

views-work-goes-on = The window stays open until the operation is finished. To close it now, cancel the operation first.
views-texts-mended = The positions from the command line were corrected
views-fen-beside-file = A window shows one file; the FEN given in addition was ignored.
views-one-file = A window shows one file; only the first file given was opened.
views-no-window = fenwright cannot open its window ({ $reason }). If a library is missing: on Debian install { $packages }.
views-no-display = fenwright cannot open its window: neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a graphical session.
views-no-answer = fenwright cannot open its window: the display { $display } does not answer. Start it from a graphical session.
views-window-failed = fenwright cannot open its window ({ $reason }). A newer graphics driver may help. Commands such as “fenwright check” work without a window.
