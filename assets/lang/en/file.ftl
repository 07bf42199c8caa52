# Why a command cannot be used now.

file-nothing-to-bring-back = No changes were discarded or set aside
file-none-selected = No position is selected
file-only-one = There is only one position
file-unchanged = No changes since the file was opened or saved
file-waiting = Not now: { $what }

# Work in progress.

file-dialog-open = A file dialog is open
file-opening = Opening { $path }
file-reloading = Reloading { $path }
file-saving = Saving { $name }
file-checking-loss = Checking what the other format cannot store
file-recovering = Recovering { $name }
file-recovering-untitled = Recovering an untitled document

# Opening.

file-dialog-broke-off = The file dialog closed unexpectedly.
file-not-read = { $path } could not be read.
file-not-dropped = { $name } was not opened. Close the dialog first, then drop the file again.
file-too-many-dropped = { $count } more files are too many: drop at most { $most } more at once.
file-no-window = { $path } could not be opened in another window: { $why }
file-no-position = { $name } contains no position that Fenwright can read.

# Dialogs that ask for a path, and their buttons.

file-path-open = Open positions
file-path-save = Save positions
file-path-copy = Save a copy as FEN
file-path-edited = Save the edited positions
file-path-selected = Save the selected positions
file-path-cut = Save the cut positions
file-path-split = Split into files with this name
file-path = Path
file-path-empty = Enter the path of a file.
file-path-is-open = { $name } is the open file. Choose another name.

# Buttons.

file-open = Open
file-save = Save
file-split = Split
file-cancel = Cancel
file-discard = Discard
file-discard-all = Discard all
file-discard-moves = Discard moves
file-use-position = Use position
file-save-here = Save here
file-save-anyway = Save anyway
file-save-to-file = Save to a file…
file-save-edited = Save edited positions…
file-save-copy = Save a copy as .fen…
file-other-name = Choose another name…
file-reload = Reload
file-keep-mine = Keep mine
file-keep-editing = Keep editing
file-leave-text = Discard
file-close = Close
file-replace = Replace
file-keep-file = Keep the file
file-keep-files = Keep the files
file-recover = Recover
file-later = Later

# Before a document is closed or replaced.

file-save-changes = Save the changes to { $name }?
file-save-changes-here =
    { $count ->
        [one] Save the changes to this position?
       *[other] Save the changes to these { $count } positions?
    }
file-edits-lost = Unsaved changes will be lost.
file-edits-kept = Discarded changes can be restored with “{ $bring_back }” in the { $file } menu until you quit.
file-discard-unsaved = Discard unsaved work?
file-lost-beside = Saving does not keep { $what }.
file-lost = This will be lost: { $what }.
file-tried-moves =
    { $count ->
        [one] 1 trial move
       *[other] { $count } trial moves
    }
file-edits-aside = the changes that were set aside
file-on-clipboard =
    { $count ->
        [one] 1 position on the clipboard of this window
       *[other] { $count } positions on the clipboard of this window
    }
file-discard-tried =
    { $count ->
        [one] Discard 1 trial move?
       *[other] Discard { $count } trial moves?
    }
file-tried-can-be-used = Trial moves are not saved. “Use position” keeps the position they reached.
file-tried-comes-back = Trial moves are not saved. “{ $try_moves }” shows them again while this document is open.
file-discard-aside = Discard the changes that were set aside?
file-were-set-aside = They were set aside when the file was reloaded.
file-unfinished = Discard the unfinished text?
file-unfinished-lost = This is not saved in any file and will be lost: { $text }.
file-unfinished-several = the unfinished texts of { $count } positions
file-unfinished-fen = the text in the FEN box, which is not a position yet
file-unfinished-fen-of = the text in the FEN box of position { $number }, which is not a position yet
file-unfinished-operation = the text of an operation, which is not valid yet
file-unfinished-operation-of = the text of an operation of position { $number }, which is not valid yet
file-close-with-cut =
    { $count ->
        [one] Close with 1 position only on the clipboard?
       *[other] Close with { $count } positions only on the clipboard?
    }
file-cut-lost = The cut positions are not in any file, and closing this window empties its clipboard. Copies pasted into other programs are safe.

# Before a document is saved.

file-replace-all = Replace all { $count } positions of { $name }?
file-replaced-by =
    { $here ->
        [one] None of them is left. Saving replaces them with the position here. “{ $save_as }” keeps the file.
       *[other] None of them is left. Saving replaces them with the { $here } positions here. “{ $save_as }” keeps the file.
    }
file-changed = { $name } was changed by another program
file-changed-before-saving = “Save here” replaces that program's version. “{ $save_as }” keeps both. “Reload” shows its version and sets your changes aside.
file-changed-unedited = There are no changes here. “Reload” shows that program's version.
file-reload-shows = “Reload” shows that program's version.
file-reload-sets-aside = “Reload” shows that program's version and sets your changes aside.
file-source-changed = The file is too large to be held in memory, so positions you did not edit exist only in that program's version.
file-save-edited-or-reload = Save them separately, or reload, which sets them aside.
file-replace-file = Replace the file?
file-exists = { $path } already exists. Its contents will be replaced.
file-save-as-format = Save as { $format } anyway?
file-own-format-keeps = A file saved as { $format } keeps it.
file-moves-do-not-fit = Save with moves that do not fit?
file-moves-stay = They are saved unchanged, but programs that play them will stop there.

# Results of saving.

file-saved = Saved { $name }
file-saved-sentence = Saved { $name }.
file-saved-without = Saved { $name } without { $text }.
file-other-names =
    { $count ->
        [one] Its other name (a hard link) keeps the previous contents.
       *[other] Its { $count } other names (hard links) keep the previous contents.
    }
file-saved-anew = { $name } was missing from its folder and was saved again
file-saved-to =
    { $count ->
        [one] 1 position saved to { $name }
       *[other] { $count } positions saved to { $name }
    }
file-saved-to-in-part =
    { $count ->
        [one] 1 position saved to { $name }; unreadable lines are not in it
       *[other] { $count } positions saved to { $name }; unreadable lines are not in it
    }
file-edited-saved-to =
    { $count ->
        [one] 1 edited position saved to { $name }
       *[other] { $count } edited positions saved to { $name }
    }
file-not-saved = { $name } was not saved.

# Changes to the file by another program.

file-gone = { $name } was moved or removed. “Save” writes it again.
file-reloaded = { $name } was reloaded
file-reloaded-aside = { $name } was reloaded. Your changes are set aside.
file-reloaded-still-aside = { $name } was reloaded. Your earlier changes are still set aside.
file-edits-back = Your changes are restored
file-edits-back-unsaved = Your changes are restored. The file on disk is as the other program left it.

# Splitting.

file-split-title = Split { $name }
file-split-title-unnamed = Split this file
file-split-each = Positions per file
file-split-of =
    { $count ->
        [one] positions per file, 1 position in all
       *[other] positions per file, { $count } positions in all
    }
file-split-count = { $count } files: { $names }
file-split-names = { $first } to { $last }
file-split-beside = The files are saved next to this one, with its comments, byte for byte. This file is not changed.
file-split-elsewhere = Next you choose their folder and name. The positions here are not changed.
file-split-no-number = Enter the number of positions per file
file-split-one = All positions fit in one file
file-split-too-many = The maximum is 10,000 files
file-not-split = Nothing was split. { $why }.
file-splitting = Splitting into { $count } files
file-split-failed = { $failure } { $written } of { $count } files were written.
file-split-cancelled = Splitting was cancelled; { $written } of { $count } files were written.
file-split-done = Split into { $count } files: { $names }
file-replace-files =
    { $count ->
        [one] Replace a file?
       *[other] Replace { $count } files?
    }
file-files-exist =
    { $existing ->
        [one] Of the { $files } files { $names }, { $existing } already exists. Its contents will be replaced.
       *[other] Of the { $files } files { $names }, { $existing } already exist. Their contents will be replaced.
    }

# Recovering unsaved changes.

file-edits-found = Unsaved changes were found
file-untitled = Untitled document
file-left = { $name }, { $age }: { $what }.
file-left-in = In { $folder }
file-left-same = The file is as it was then.
file-left-changed = The file has changed since.
file-left-gone = The file no longer exists.
file-left-apart = The edited and added positions are shown without a file of their own.
file-left-apart-unordered = The edited and added positions are shown without a file of their own; removing and reordering positions cannot be recovered.
file-recover-on-file =
    { $asks ->
        [yes] “Recover” shows the file with these changes, after asking about its unsaved changes. No file is written until you save.
       *[other] “Recover” shows the file with these changes. No file is written until you save.
    }
file-recover-in-place-of =
    { $asks ->
        [yes] “Recover” shows them in place of { $name }, which is closed after asking about its unsaved changes. No file is written until you save.
       *[other] “Recover” shows them in place of { $name }, which is closed. No file is written until you save.
    }
file-recover-in-place-of-open = “Recover” shows them in place of the open document, after asking about its unsaved changes. No file is written until you save.
file-recover-here = “Recover” shows them here. No file is written until you save.
file-not-kept = Unsaved changes cannot be kept for recovery: { $why }.
file-typed-unfinished = Unfinished text that is not in any position yet
file-nothing-recovered = No position of { $name } was edited or added.
file-recovered = Unsaved changes recovered: { $name }
file-recovered-apart = { $name } is no longer the file that was edited
file-recovered-apart-here = The edited and added positions are shown without a file of their own.
