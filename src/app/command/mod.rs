//! Everything that can be commanded without a further word: its name, tooltip and shortcut.

mod menus;
mod names;
mod reasons;
mod run;
mod shortcuts;

use egui::KeyboardShortcut;

pub use menus::{Entry, MENUS};

use crate::board::Transform;

/// A command of the menu, the keys, the buttons and the command palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// A new, untitled file with the start position.
    New,
    /// Opens a file.
    Open,
    /// Saves to the file it came from.
    Save,
    /// Saves to another file.
    SaveAs,
    /// Saves the diagram as a picture or as text.
    ExportDiagram,
    /// Saves diagrams of several positions: a picture each, or pages.
    ExportAll,
    /// Closes the window.
    Quit,
    /// Takes the last step back.
    Undo,
    /// Does the step again that was taken back.
    Redo,
    /// Puts the FEN on the clipboard.
    CopyFen,
    /// Puts the Shredder-FEN on the clipboard.
    CopyShredderFen,
    /// Puts the diagram on the clipboard as a picture.
    CopyPicture,
    /// Puts a board of letters on the clipboard.
    CopyAscii,
    /// Puts a board of chess figures on the clipboard.
    CopyFigures,
    /// Puts the commands on the clipboard with which LaTeX draws the diagram.
    CopyLatex,
    /// Puts a Markdown image on the clipboard that holds the diagram.
    CopyMarkdown,
    /// Puts words on the clipboard that say what the diagram shows.
    CopyAltText,
    /// Reads a position from the clipboard.
    Paste,
    /// Takes all pieces off.
    ClearBoard,
    /// Sets up the start position.
    StartPosition,
    /// Gives the other side the move.
    SwitchSide,
    /// Draws an arrow from the selected square with the keys.
    DrawArrow,
    /// Marks the selected square, or gives it the next colour.
    MarkSquare,
    /// Takes all arrows and marks off the position.
    ClearAnnotations,
    /// Mend everything that can be mended in one way only.
    FixAll,
    /// Play legal moves on the board; the position stays until they are kept.
    TryMoves,
    /// Looks for all first moves that force mate.
    Solve,
    /// Stops the search.
    StopSolving,
    /// Solves the position again after each edit.
    SolveAfterEdits,
    /// Puts the solution on the clipboard as it is printed.
    CopySolution,
    /// Puts the position with its solution on the clipboard as EPD.
    CopySolutionAsEpd,
    /// Writes the solution into the operations of the record.
    WriteSolution,
    /// Solves all positions of the file.
    CheckPuzzles,
    /// Set up a start position of Chess960 by its number.
    Chess960,
    /// Set up any start position of Chess960.
    RandomChess960,
    /// Set up a known endgame or study by its name.
    Library,
    /// Set up a random legal position with chosen material.
    RandomPosition,
    /// The a-file becomes the last file.
    MirrorLeftRight,
    /// The first rank becomes the last; colours stay.
    MirrorTopBottom,
    /// The same position for the other side.
    SwapColors,
    /// Turn the position a quarter clockwise.
    RotateClockwise,
    /// Turn the position a quarter anticlockwise.
    RotateAnticlockwise,
    /// Turn the position by half a turn.
    RotateHalf,
    /// Move every man one file towards the a-file.
    ShiftLeft,
    /// Move every man one file away from the a-file.
    ShiftRight,
    /// Move every man one rank up.
    ShiftUp,
    /// Move every man one rank down.
    ShiftDown,
    /// Adds a position after this one.
    AddPosition,
    /// Adds a copy of each selected position after them.
    DuplicatePositions,
    /// Removes the selected positions from the file.
    RemovePosition,
    /// Puts the selected positions on the clipboard and removes them.
    CutPositions,
    /// Puts the selected positions on the clipboard.
    CopyPositions,
    /// Puts the positions of the clipboard behind the current one.
    PastePositions,
    /// Moves the selected positions one place up.
    MoveUp,
    /// Moves the selected positions one place down.
    MoveDown,
    /// Selects every position that the list shows.
    SelectAllPositions,
    /// Marks the selected positions as done, or takes the mark away.
    MarkDone,
    /// Puts the caret into the search field of the list.
    Find,
    /// Goes to the next position that was found.
    FindNext,
    /// Goes to the position before that was found.
    FindPrevious,
    /// Asks for the number of a position and goes there.
    GoToPosition,
    /// Goes to the first position.
    FirstPosition,
    /// Goes to the last position.
    LastPosition,
    /// Sorts the positions as the file has them.
    SortByNumber,
    /// Sorts the positions by their names.
    SortByName,
    /// Sorts the positions by material.
    SortByMaterial,
    /// Sorts the positions by the side to move.
    SortBySideToMove,
    /// Sorts the positions by their problems.
    SortByProblems,
    /// Of positions that are the same in all six fields keeps the first.
    RemoveExactDuplicates,
    /// Of positions with the same placement keeps the first.
    RemoveSamePlacement,
    /// Of positions that are mirrored or have their colours swapped keeps the first.
    RemoveReflected,
    /// Saves the positions to several files.
    SplitFile,
    /// Puts the positions of another file behind the current one.
    JoinFile,
    /// Saves the selected positions to a file of their own.
    SaveSelected,
    /// Brings the edited positions back that reloading has set aside.
    BringBack,
    /// Keeps the file that saving replaces.
    KeepBackup,
    /// Steps to the position before.
    PreviousPosition,
    /// Steps to the next position.
    NextPosition,
    /// Looks at the board from the other side.
    FlipView,
    /// Shows or hides file letters and rank numbers.
    Coordinates,
    /// Chooses the pieces and the colours of the board.
    BoardStyle,
    /// Follows the system's light or dark theme.
    SystemTheme,
    /// The light theme.
    LightTheme,
    /// The dark theme.
    DarkTheme,
    /// Writes the en passant square as it was stated.
    EnPassantAsStated,
    /// Writes the en passant square only when a pawn can capture.
    EnPassantIfCapturable,
    /// Writes the en passant square only when the capture is legal.
    EnPassantIfLegal,
    /// Puts the caret into the FEN box.
    EditFen,
    /// Opens the list of all commands.
    CommandPalette,
    /// Shows the keys and the mouse gestures.
    KeysAndMouse,
    /// Says what this program is.
    About,
}

impl Command {
    /// Every command, in the order of the menus.
    pub fn all() -> impl Iterator<Item = Self> {
        let entries = MENUS.iter().flat_map(|(_, groups)| groups.iter().copied().flatten().copied());
        entries.flat_map(Entry::commands)
    }

    /// Whether it leads into a text field.
    #[must_use]
    pub const fn opens_field(self) -> bool {
        let in_window = matches!(self, Self::Find | Self::EditFen);
        let in_dialog =
            matches!(self, Self::CommandPalette | Self::GoToPosition | Self::SplitFile | Self::CheckPuzzles);
        in_window || in_dialog || matches!(self, Self::Chess960 | Self::Library | Self::RandomPosition)
    }

    /// Whether a focused text field keeps these keys for itself.
    #[must_use]
    pub const fn yields_to_text_fields(self) -> bool {
        let edits_text = matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::CopyFen
                | Self::Paste
                | Self::ClearBoard
                | Self::StartPosition
                | Self::SelectAllPositions
                | Self::ClearAnnotations
        );
        // Ctrl+Shift and an arrow selects, and Ctrl+H is the old Backspace.
        edits_text
            || matches!(
                self,
                Self::ShiftLeft | Self::ShiftRight | Self::ShiftUp | Self::ShiftDown | Self::MirrorLeftRight
            )
    }

    /// Whether it acts on the selected positions, which is not meant while the caret is in the search field of the list.
    #[must_use]
    pub const fn yields_to_search(self) -> bool {
        let moves = matches!(self, Self::MoveUp | Self::MoveDown);
        moves || matches!(self, Self::DuplicatePositions | Self::RemovePosition | Self::MarkDone)
    }

    /// Whether it changes the position at once, in one step of its own.
    #[must_use]
    pub const fn edits_position(self) -> bool {
        let states = matches!(self, Self::ClearBoard | Self::StartPosition | Self::SwitchSide | Self::RandomChess960);
        states || matches!(self, Self::FixAll) || self.transform().is_some()
    }

    /// Whether it draws on the board.
    #[must_use]
    pub const fn draws(self) -> bool {
        matches!(self, Self::DrawArrow | Self::MarkSquare | Self::ClearAnnotations)
    }

    /// Whether it changes which positions there are or which one is current.
    #[must_use]
    pub const fn is_of_list(self) -> bool {
        let adds = matches!(self, Self::AddPosition | Self::PastePositions | Self::JoinFile);
        let goes = matches!(
            self,
            Self::PreviousPosition
                | Self::NextPosition
                | Self::FirstPosition
                | Self::LastPosition
                | Self::FindNext
                | Self::FindPrevious
                | Self::GoToPosition
                | Self::SelectAllPositions
        );
        let marks = matches!(self, Self::MarkDone | Self::CopyPositions | Self::SaveSelected | Self::SplitFile);
        adds || goes || marks || self.arranges()
    }

    /// Whether it is about solving the position.
    #[must_use]
    pub const fn is_of_solving(self) -> bool {
        let copies = matches!(self, Self::CopySolution | Self::CopySolutionAsEpd | Self::WriteSolution);
        copies || matches!(self, Self::Solve | Self::StopSolving | Self::SolveAfterEdits)
    }

    /// Whether it removes positions, doubles them or puts them into another order.
    #[must_use]
    pub const fn arranges(self) -> bool {
        let removes = matches!(
            self,
            Self::RemovePosition
                | Self::CutPositions
                | Self::RemoveExactDuplicates
                | Self::RemoveSamePlacement
                | Self::RemoveReflected
        );
        let sorts = matches!(
            self,
            Self::SortByNumber
                | Self::SortByName
                | Self::SortByMaterial
                | Self::SortBySideToMove
                | Self::SortByProblems
        );
        removes || sorts || matches!(self, Self::DuplicatePositions | Self::MoveUp | Self::MoveDown)
    }

    /// The transform that it is.
    #[must_use]
    pub const fn transform(self) -> Option<Transform> {
        match self {
            Self::MirrorLeftRight => Some(Transform::MirrorLeftRight),
            Self::MirrorTopBottom => Some(Transform::MirrorTopBottom),
            Self::SwapColors => Some(Transform::SwapColors),
            Self::RotateClockwise => Some(Transform::RotateClockwise),
            Self::RotateAnticlockwise => Some(Transform::RotateAnticlockwise),
            Self::RotateHalf => Some(Transform::RotateHalf),
            Self::ShiftLeft => Some(Transform::ShiftLeft),
            Self::ShiftRight => Some(Transform::ShiftRight),
            Self::ShiftUp => Some(Transform::ShiftUp),
            Self::ShiftDown => Some(Transform::ShiftDown),
            _ => None,
        }
    }

    /// Every shortcut with its command, those with more modifiers first, so that Ctrl+Shift+Z is not
    /// taken for Ctrl+Z.
    #[must_use]
    pub fn by_shortcut() -> Vec<(KeyboardShortcut, Self)> {
        let mut all: Vec<_> =
            Self::all().flat_map(|command| command.shortcuts().iter().map(move |keys| (*keys, command))).collect();
        all.sort_by_key(|(keys, _)| std::cmp::Reverse(u8::from(keys.modifiers.shift) + u8::from(keys.modifiers.alt)));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn no_two_commands_share_a_shortcut() {
        let mut seen = HashMap::new();
        for (keys, command) in Command::by_shortcut() {
            if let Some(other) = seen.insert(format!("{keys:?}"), command) {
                panic!("{keys:?} runs both {other:?} and {command:?}");
            }
        }
    }

    #[test]
    fn every_command_has_a_name_and_a_tooltip_of_its_own() {
        let mut names = HashMap::new();
        for command in Command::all() {
            assert!(!command.tooltip().is_empty(), "{command:?}");
            assert!(names.insert(command.name(), command).is_none(), "{command:?} shares its name");
        }
    }

    #[test]
    fn longer_shortcuts_come_first() {
        let order: Vec<_> = Command::by_shortcut().into_iter().map(|(_, command)| command).collect();
        let place = |wanted| order.iter().position(|command| *command == wanted);
        assert!(place(Command::Redo) < place(Command::Undo));
        assert!(place(Command::SaveAs) < place(Command::Save));
    }
}
