# Why a command cannot be used now.

file-nothing-to-bring-back = No edits were discarded or set aside
file-none-selected = No position is selected
file-only-one = There is only one position
file-unchanged = Nothing has changed since the file was opened or saved
file-waiting = { $what } now

# What goes on.

file-dialog-open = A file dialog is open
file-opening = Opening { $path }
file-reloading = Reloading { $path }
file-saving = Saving { $name }
file-checking-loss = Checking what the other format cannot hold
file-recovering = Recovering { $name }
file-recovering-untitled = Recovering an untitled document

# Opening.

file-dialog-broke-off = The file dialog closed unexpectedly.
file-not-read = { $path } could not be read.
file-not-dropped = { $name } was not opened. Close the dialog first, then drop the file again.

# Dialogs that ask for a path, and their buttons.

file-path-open = Open positions
file-path-save = Save positions
file-path-copy = Save a copy as FEN
file-path-edited = Save the edited positions
file-path-selected = Save the selected positions
file-path-cut = Save the positions that were cut
file-path-split = Split into files of this name
file-path = Path
file-path-empty = Type the path of a file.
file-path-is-open = { $name } is the file that is open. Choose another name for what is saved apart from it.

# Answers.

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
file-save-to-file = Save to a file...
file-save-edited = Save edited positions...
file-save-copy = Save a copy as .fen...
file-other-name = Choose another name...
file-reload = Reload
file-keep-mine = Keep mine
file-keep-editing = Keep editing
file-leave-text = Leave it
file-close = Close
file-replace = Replace
file-keep-file = Keep the file
file-keep-files = Keep the files
file-recover = Recover
file-later = Later

# Before a document is left.

file-save-changes = Save the changes to { $name }?
file-save-changes-here =
    { $count ->
        [one] Save the changes to this position?
       *[other] Save the changes to these { $count } positions?
    }
file-edits-lost = Unsaved changes will be lost.
file-edits-kept = { $file }, { $bring_back } brings back what is not saved, until the program ends.
file-discard-unsaved = Discard what is not saved?
file-lost-beside = Saving does not keep { $what }.
file-lost = This would be lost: { $what }.
file-tried-moves =
    { $count ->
        [one] 1 move that was tried
       *[other] { $count } moves that were tried
    }
file-edits-aside = the edits that are set aside
file-on-clipboard =
    { $count ->
        [one] 1 position on the clipboard of this window
       *[other] { $count } positions on the clipboard of this window
    }
file-discard-tried =
    { $count ->
        [one] Discard 1 move that was tried?
       *[other] Discard { $count } moves that were tried?
    }
file-tried-can-be-used = What was tried is not saved in any file. Use position takes the position that was reached.
file-tried-comes-back = What was tried is not saved in any file. { $try_moves } brings it back while this document is open.
file-discard-aside = Discard the edits that are set aside?
file-were-set-aside = They were set aside when the file was reloaded.
file-unfinished = Leave the unfinished text?
file-unfinished-lost = This is in no file and would be lost: { $text }.
file-unfinished-several = the unfinished texts of { $count } positions
file-unfinished-fen = the text in the FEN box, which is no position yet
file-unfinished-fen-of = the text in the FEN box of position { $number }, which is no position yet
file-unfinished-operation = the text of an operation, which cannot be taken as it is
file-unfinished-operation-of = the text of an operation of position { $number }, which cannot be taken as it is
file-close-with-cut =
    { $count ->
        [one] Close with 1 position on the clipboard alone?
       *[other] Close with { $count } positions on the clipboard alone?
    }
file-cut-lost = What was cut is in no file here, and the clipboard of this window is empty once it is closed. What was pasted into another program is safe there.

# Before a document is saved.

file-replace-all = Replace all { $count } positions of { $name }?
file-replaced-by =
    { $here ->
        [one] None of them is left. Saving replaces them by the position that is here. { $save_as } keeps the file.
       *[other] None of them is left. Saving replaces them by the { $here } positions that are here. { $save_as } keeps the file.
    }
file-changed = { $name } was changed by another program
file-changed-before-saving = Saving here replaces what that program wrote. { $save_as } keeps both. Reload shows what it wrote and sets your edits aside.
file-changed-unedited = Nothing is edited here. Reload shows what that program wrote.
file-reload-shows = Reload shows what that program wrote.
file-reload-sets-aside = Reload shows what that program wrote and sets your edits aside.
file-source-changed = The file is too large to be held in memory, so what is not edited is there only as that program left it.
file-save-edited-or-reload = Save them on their own, or reload, which sets them aside.
file-replace-file = Replace the file?
file-exists = { $path } exists. Its contents would be replaced.
file-save-as-format = Save as { $format } all the same?
file-own-format-keeps = A file saved as { $format } keeps it.
file-moves-do-not-fit = Save with moves that do not fit?
file-moves-stay = Saving keeps them as they are, but programs that play them will stop there.

# What became of it.

file-saved = Saved { $name }
file-saved-sentence = Saved { $name }.
file-saved-without = Saved { $name } without { $text }.
file-other-names =
    { $count ->
        [one] Its other name (a hard link) keeps what it held before.
       *[other] Its { $count } other names (hard links) keep what it held before.
    }
file-saved-anew = { $name } was gone from its folder and was written anew
file-saved-to =
    { $count ->
        [one] 1 position saved to { $name }
       *[other] { $count } positions saved to { $name }
    }
file-saved-to-in-part =
    { $count ->
        [one] 1 position saved to { $name }; what cannot be read is not in it
       *[other] { $count } positions saved to { $name }; what cannot be read is not in it
    }
file-edited-saved-to =
    { $count ->
        [one] 1 edited position saved to { $name }
       *[other] { $count } edited positions saved to { $name }
    }
file-not-saved = { $name } was not saved.

# What another program does to the file.

file-gone = { $name } was moved or removed. Save writes it again.
file-reloaded = { $name } was reloaded
file-reloaded-aside = { $name } was reloaded. Your edits are set aside.
file-reloaded-still-aside = { $name } was reloaded. Your earlier edits are still set aside.
file-edits-back = Your edits are back
file-edits-back-unsaved = Your edits are back. The file on the disk is as the other program left it.

# Splitting.

file-split-title = Split { $name }
file-split-title-unnamed = Split this file
file-split-each = Positions in each file
file-split-of =
    { $count ->
        [one] positions in each file, of 1 position
       *[other] positions in each file, of { $count } positions
    }
file-split-count = { $count } files: { $names }
file-split-names = { $first } to { $last }
file-split-beside = They are put beside this file, with its comments, byte for byte. This file stays as it is.
file-split-elsewhere = Their folder and name are asked for next. What is shown here stays as it is.
file-split-no-number = Type how many positions a file is to have
file-split-one = That is all of them in one file
file-split-too-many = That would be more than 10,000 files
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
        [one] Of the { $files } files { $names } { $existing } exists. Their contents would be replaced.
       *[other] Of the { $files } files { $names } { $existing } exist. Their contents would be replaced.
    }

# Recovering unsaved edits.

file-edits-found = Unsaved edits were found
file-untitled = An untitled document
file-left = { $name }, { $age }: { $what }.
file-left-in = In { $folder }
file-left-same = The file is as it was then.
file-left-changed = The file has changed since.
file-left-gone = The file is no longer there.
file-left-apart = What was edited or added is shown without a file of its own.
file-left-apart-unordered = What was edited or added is shown without a file of its own; what was removed or put in another order cannot be recovered.
file-recover-on-file =
    { $asks ->
        [yes] Recover shows the file with these edits after asking about its unsaved edits. No file is written until you save.
       *[other] Recover shows the file with these edits. No file is written until you save.
    }
file-recover-in-place-of =
    { $asks ->
        [yes] Recover shows them in place of { $name }, which is closed after asking about its unsaved edits. No file is written until you save.
       *[other] Recover shows them in place of { $name }, which is closed. No file is written until you save.
    }
file-recover-in-place-of-open = Recover shows them in place of what is open after asking about its unsaved edits. No file is written until you save.
file-recover-here = Recover shows them here. No file is written until you save.
file-not-kept = Unsaved edits cannot be kept for recovery: { $why }.
file-typed-unfinished = This was typed and not finished; it is in no position yet
file-nothing-recovered = No position of { $name } was edited or added.
file-recovered = The edits of { $name } are recovered
file-recovered-apart = { $name } is not the file any more that was edited
file-recovered-apart-here = Here are the positions that were edited or added, without a file of their own.
