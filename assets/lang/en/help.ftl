# The palette of commands.
help-palette = All commands
help-palette-field = Command
    .hint = Type the name of a command
help-palette-list = Commands
help-palette-none = No matching commands.
help-palette-near = No matching commands. Did you mean:
help-palette-run = Run: { $command }
# An entry of the list: the kind, then its name.
help-palette-entry = { $kind }: { $name }
help-palette-library = Library
help-palette-language = Show the window in this language

help-close = Close
help-about = A chess position editor. Free software under the GNU General Public License, version 3 or later.
help-about-parts = Built on egui, shakmaty, resvg and other free libraries. The pieces are drawn for Fenwright.
help-about-report = To report a bug, send the version, the position and the steps that lead to the bug to maintainers@fenwright.example.
help-copy-version = Copy version
help-version-copied = Version copied

# The manual and the glossary.
help-manual = Help
help-search = Search
    .hint = Search the manual and the glossary
help-nothing-found = No matching entries.
help-go-to = Go to: { $part }
help-contents = Contents
help-back = Back
