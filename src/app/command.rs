//! Everything that can be commanded without a further word: its name, tooltip and shortcut.

use egui::{Key, KeyboardShortcut, Modifiers};

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
    /// Reads a position from the clipboard.
    Paste,
    /// Takes all pieces off.
    ClearBoard,
    /// Sets up the start position.
    StartPosition,
    /// Gives the other side the move.
    SwitchSide,
    /// Mend everything that can be mended in one way only.
    FixAll,
    /// Play legal moves on the board; the position stays until they are kept.
    TryMoves,
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
    /// Removes this position from the file.
    RemovePosition,
    /// Steps to the position before.
    PreviousPosition,
    /// Steps to the next position.
    NextPosition,
    /// Looks at the board from the other side.
    FlipView,
    /// Shows or hides file letters and rank numbers.
    Coordinates,
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

use Command as C;

/// An entry of a menu.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    /// Runs a command.
    Run(Command),
    /// Opens a menu of its own, with this title and these commands in groups.
    Submenu(&'static str, &'static [&'static [Command]]),
}

use Entry::{Run, Submenu};

impl Entry {
    /// The commands of the entry: its own one, or all of its menu.
    pub fn commands(self) -> impl Iterator<Item = Command> {
        let (own, groups): (_, &[&[Command]]) = match self {
            Self::Run(command) => (Some(command), &[]),
            Self::Submenu(_, groups) => (None, groups),
        };
        own.into_iter().chain(groups.iter().flat_map(|group| group.iter().copied()))
    }
}

/// The menus of the menu bar: the title of each and its entries in groups.
pub const MENUS: [(&str, &[&[Entry]]); 5] = [
    ("File", &[&[Run(C::New), Run(C::Open)], &[Run(C::Save), Run(C::SaveAs)], &[Run(C::Quit)]]),
    (
        "Edit",
        &[
            &[Run(C::Undo), Run(C::Redo)],
            &[Run(C::CopyFen), Run(C::CopyShredderFen), Run(C::Paste)],
            &[Run(C::EditFen)],
        ],
    ),
    (
        "Position",
        &[
            &[Run(C::ClearBoard), Run(C::StartPosition), Run(C::SwitchSide)],
            &[Submenu("Set up", SET_UPS), Submenu("Transform", TRANSFORMS)],
            &[Run(C::FixAll), Run(C::TryMoves)],
            &[Run(C::AddPosition), Run(C::RemovePosition)],
            &[Run(C::PreviousPosition), Run(C::NextPosition)],
            &[Run(C::EnPassantAsStated), Run(C::EnPassantIfCapturable), Run(C::EnPassantIfLegal)],
        ],
    ),
    (
        "View",
        &[&[Run(C::FlipView), Run(C::Coordinates)], &[Run(C::SystemTheme), Run(C::LightTheme), Run(C::DarkTheme)]],
    ),
    ("Help", &[&[Run(C::CommandPalette), Run(C::KeysAndMouse)], &[Run(C::About)]]),
];

/// What can be set up in place of the position.
const SET_UPS: &[&[Command]] = &[&[C::Chess960, C::RandomChess960], &[C::Library, C::RandomPosition]];

/// What can be done to the position as a whole.
const TRANSFORMS: &[&[Command]] = &[
    &[C::MirrorLeftRight, C::MirrorTopBottom, C::SwapColors],
    &[C::RotateClockwise, C::RotateAnticlockwise, C::RotateHalf],
    &[C::ShiftLeft, C::ShiftRight, C::ShiftUp, C::ShiftDown],
];

impl Command {
    /// Every command, in the order of the menus.
    pub fn all() -> impl Iterator<Item = Self> {
        let entries = MENUS.iter().flat_map(|(_, groups)| groups.iter().copied().flatten().copied());
        entries.flat_map(Entry::commands)
    }

    /// Its name in menus; "..." where more input follows.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::New => "New",
            Self::Open => "Open...",
            Self::Save => "Save",
            Self::SaveAs => "Save as...",
            Self::Quit => "Quit",
            Self::Undo => "Undo",
            Self::Redo => "Redo",
            Self::CopyFen => "Copy FEN",
            Self::CopyShredderFen => "Copy Shredder-FEN",
            Self::Paste => "Paste position",
            Self::ClearBoard => "Clear board",
            Self::StartPosition => "Start position",
            Self::SwitchSide => "Switch side to move",
            Self::FixAll => "Fix all problems",
            Self::TryMoves => "Try moves",
            Self::Chess960 => "Chess960 position...",
            Self::RandomChess960 => "Random Chess960 position",
            Self::Library => "Position library...",
            Self::RandomPosition => "Random position...",
            Self::MirrorLeftRight => "Mirror left and right",
            Self::MirrorTopBottom => "Mirror top and bottom",
            Self::SwapColors => "Swap colours",
            Self::RotateClockwise => "Turn clockwise",
            Self::RotateAnticlockwise => "Turn anticlockwise",
            Self::RotateHalf => "Turn by 180\u{b0}",
            Self::ShiftLeft => "Shift left",
            Self::ShiftRight => "Shift right",
            Self::ShiftUp => "Shift up",
            Self::ShiftDown => "Shift down",
            Self::AddPosition => "Add position",
            Self::RemovePosition => "Remove position",
            Self::PreviousPosition => "Previous position",
            Self::NextPosition => "Next position",
            Self::FlipView => "Flip view",
            Self::Coordinates => "Coordinates",
            Self::SystemTheme => "System theme",
            Self::LightTheme => "Light theme",
            Self::DarkTheme => "Dark theme",
            Self::EnPassantAsStated => "Write en passant as stated",
            Self::EnPassantIfCapturable => "Write en passant only if a pawn can capture",
            Self::EnPassantIfLegal => "Write en passant only if the capture is legal",
            Self::EditFen => "Edit FEN",
            Self::CommandPalette => "All commands...",
            Self::KeysAndMouse => "Keys and mouse",
            Self::About => "About Fenwright",
        }
    }

    /// What it does, in a sentence, for tooltips.
    #[must_use]
    pub const fn tooltip(self) -> &'static str {
        match self {
            Self::New => "Start a new file with the start position",
            Self::Open => "Open a file of positions",
            Self::Save => "Save the positions to their file",
            Self::SaveAs => "Save the positions to another file",
            Self::Quit => "Close the window",
            Self::Undo => "Take the last step back",
            Self::Redo => "Do again what was taken back",
            Self::CopyFen => "Put the FEN of this position on the clipboard",
            Self::CopyShredderFen => "Put the FEN with castling rights as rook files on the clipboard",
            Self::Paste => "Set up the position whose FEN is on the clipboard",
            Self::ClearBoard => "Take all pieces off; the side to move stays",
            Self::StartPosition => "Set up the start position of a game",
            Self::SwitchSide => "Give the other side the move",
            Self::FixAll => "Mend every problem whose fix is beyond doubt",
            Self::TryMoves => "Play legal moves on the board; the position stays until they are kept",
            Self::Chess960 => "Set up a start position of Chess960 by its number",
            Self::RandomChess960 => "Set up a random start position of Chess960",
            Self::Library => "Set up a known endgame or study by its name",
            Self::RandomPosition => "Set up a random legal position with chosen material",
            Self::MirrorLeftRight => "The a-file becomes the last file",
            Self::MirrorTopBottom => "The first rank becomes the last; colours stay",
            Self::SwapColors => "The same position for the other side",
            Self::RotateClockwise => "Turn the position a quarter clockwise",
            Self::RotateAnticlockwise => "Turn the position a quarter anticlockwise",
            Self::RotateHalf => "Turn the position by half a turn",
            Self::ShiftLeft => "Move every man one file towards the a-file",
            Self::ShiftRight => "Move every man one file away from the a-file",
            Self::ShiftUp => "Move every man one rank up",
            Self::ShiftDown => "Move every man one rank down",
            Self::AddPosition => "Add a position to the file, after this one",
            Self::RemovePosition => "Remove this position from the file",
            Self::PreviousPosition => "Go to the position before this one",
            Self::NextPosition => "Go to the position after this one",
            Self::FlipView => "Look at the board from the other side",
            Self::Coordinates => "Show file letters and rank numbers on the board",
            Self::SystemTheme => "Light or dark as the system has it",
            Self::LightTheme => "Always light",
            Self::DarkTheme => "Always dark",
            Self::EnPassantAsStated => "After any double step, the PGN standard's rule",
            Self::EnPassantIfCapturable => "The rule of X-FEN",
            Self::EnPassantIfLegal => "The rule of most servers",
            Self::EditFen => "Put the caret into the FEN box",
            Self::CommandPalette => "Find any command by its name",
            Self::KeysAndMouse => "What the keys and the mouse do on the board",
            Self::About => "Version and licence",
        }
    }

    /// The keys that run it from anywhere in the window.
    #[must_use]
    pub const fn shortcuts(self) -> &'static [KeyboardShortcut] {
        const fn ctrl(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::COMMAND, key)
        }
        const fn ctrl_shift(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
        }
        match self {
            Self::New => const { &[ctrl(Key::N)] },
            Self::Open => const { &[ctrl(Key::O)] },
            Self::Save => const { &[ctrl(Key::S)] },
            Self::SaveAs => const { &[ctrl_shift(Key::S)] },
            Self::Quit => const { &[ctrl(Key::Q)] },
            Self::Undo => const { &[ctrl(Key::Z)] },
            Self::Redo => const { &[ctrl_shift(Key::Z), ctrl(Key::Y)] },
            Self::CopyFen => const { &[ctrl(Key::C)] },
            Self::Paste => const { &[ctrl(Key::V)] },
            Self::ClearBoard => const { &[ctrl(Key::Delete)] },
            Self::StartPosition => const { &[ctrl(Key::Home)] },
            Self::SwitchSide => const { &[ctrl(Key::T)] },
            Self::AddPosition => const { &[ctrl_shift(Key::N)] },
            Self::RemovePosition => const { &[ctrl_shift(Key::Delete)] },
            Self::PreviousPosition => const { &[ctrl(Key::PageUp)] },
            Self::NextPosition => const { &[ctrl(Key::PageDown)] },
            Self::FlipView => const { &[ctrl_shift(Key::F)] },
            Self::EditFen => const { &[ctrl(Key::L)] },
            Self::CommandPalette => const { &[ctrl(Key::K)] },
            Self::KeysAndMouse => const { &[KeyboardShortcut::new(Modifiers::NONE, Key::F1)] },
            Self::TryMoves => const { &[ctrl(Key::M)] },
            Self::FixAll => const { &[KeyboardShortcut::new(Modifiers::NONE, Key::F8)] },
            Self::Chess960 => const { &[ctrl(Key::Num9)] },
            Self::RandomChess960 => const { &[ctrl_shift(Key::R)] },
            Self::Library => const { &[ctrl_shift(Key::L)] },
            Self::RandomPosition => const { &[ctrl(Key::R)] },
            Self::MirrorLeftRight => const { &[ctrl(Key::H)] },
            Self::MirrorTopBottom => const { &[ctrl_shift(Key::H)] },
            Self::SwapColors => const { &[ctrl(Key::I)] },
            Self::ShiftLeft => const { &[ctrl_shift(Key::ArrowLeft)] },
            Self::ShiftRight => const { &[ctrl_shift(Key::ArrowRight)] },
            Self::ShiftUp => const { &[ctrl_shift(Key::ArrowUp)] },
            Self::ShiftDown => const { &[ctrl_shift(Key::ArrowDown)] },
            Self::CopyShredderFen
            | Self::RotateClockwise
            | Self::RotateAnticlockwise
            | Self::RotateHalf
            | Self::Coordinates
            | Self::SystemTheme
            | Self::LightTheme
            | Self::DarkTheme
            | Self::EnPassantAsStated
            | Self::EnPassantIfCapturable
            | Self::EnPassantIfLegal
            | Self::About => &[],
        }
    }

    /// Whether a focused text field keeps these keys for itself.
    #[must_use]
    pub const fn yields_to_text_fields(self) -> bool {
        let edits_text = matches!(
            self,
            Self::Undo | Self::Redo | Self::CopyFen | Self::Paste | Self::ClearBoard | Self::StartPosition
        );
        // Ctrl+Shift and an arrow selects, and Ctrl+H is the old Backspace.
        edits_text
            || matches!(
                self,
                Self::ShiftLeft | Self::ShiftRight | Self::ShiftUp | Self::ShiftDown | Self::MirrorLeftRight
            )
    }

    /// Whether it changes the position at once, in one step of its own.
    #[must_use]
    pub const fn edits_position(self) -> bool {
        let states = matches!(self, Self::ClearBoard | Self::StartPosition | Self::SwitchSide | Self::RandomChess960);
        states || matches!(self, Self::FixAll) || self.transform().is_some()
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
