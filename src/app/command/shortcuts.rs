//! The keys of each command.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;

impl Command {
    /// The keys that run it while the list has the keyboard; elsewhere they mean the FEN or a text.
    #[must_use]
    pub const fn keys_in_list(self) -> Option<KeyboardShortcut> {
        let key = match self {
            Self::CutPositions => Key::X,
            Self::CopyPositions => Key::C,
            Self::PastePositions => Key::V,
            _ => return None,
        };
        Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
    }

    /// The keys that run it from anywhere in the window.
    #[expect(clippy::too_many_lines, reason = "a line or two for each command")]
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
            Self::CopyPicture => const { &[ctrl_shift(Key::C)] },
            Self::ExportDiagram => const { &[ctrl(Key::E)] },
            Self::ExportAll => const { &[ctrl_shift(Key::E)] },
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
            Self::DrawArrow => const { &[ctrl(Key::J)] },
            Self::MarkSquare => const { &[ctrl(Key::B)] },
            Self::ClearAnnotations => const { &[KeyboardShortcut::new(Modifiers::ALT, Key::Delete)] },
            Self::Solve => const { &[KeyboardShortcut::new(Modifiers::NONE, Key::F5)] },
            Self::StopSolving => const { &[KeyboardShortcut::new(Modifiers::SHIFT, Key::F5)] },
            Self::CheckPuzzles => const { &[ctrl(Key::F5)] },
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
            Self::DuplicatePositions => const { &[ctrl(Key::D)] },
            Self::MoveUp => const { &[KeyboardShortcut::new(Modifiers::ALT, Key::ArrowUp)] },
            Self::MoveDown => const { &[KeyboardShortcut::new(Modifiers::ALT, Key::ArrowDown)] },
            Self::SelectAllPositions => const { &[ctrl(Key::A)] },
            Self::MarkDone => const { &[ctrl(Key::Enter)] },
            Self::Find => const { &[ctrl(Key::F)] },
            Self::FindNext => const { &[KeyboardShortcut::new(Modifiers::NONE, Key::F3)] },
            Self::FindPrevious => const { &[KeyboardShortcut::new(Modifiers::SHIFT, Key::F3)] },
            Self::GoToPosition => const { &[ctrl(Key::G)] },
            Self::FirstPosition => const { &[ctrl_shift(Key::PageUp)] },
            Self::LastPosition => const { &[ctrl_shift(Key::PageDown)] },
            Self::SolveAfterEdits
            | Self::CopySolution
            | Self::CopySolutionAsEpd
            | Self::WriteSolution
            | Self::CutPositions
            | Self::CopyPositions
            | Self::PastePositions
            | Self::SortByNumber
            | Self::SortByName
            | Self::SortByMaterial
            | Self::SortBySideToMove
            | Self::SortByProblems
            | Self::RemoveExactDuplicates
            | Self::RemoveSamePlacement
            | Self::RemoveReflected
            | Self::SplitFile
            | Self::JoinFile
            | Self::SaveSelected
            | Self::BringBack
            | Self::KeepBackup
            | Self::CopyShredderFen
            | Self::CopyAscii
            | Self::CopyFigures
            | Self::CopyLatex
            | Self::CopyMarkdown
            | Self::CopyAltText
            | Self::RotateClockwise
            | Self::RotateAnticlockwise
            | Self::RotateHalf
            | Self::Coordinates
            | Self::BoardStyle
            | Self::SystemTheme
            | Self::LightTheme
            | Self::DarkTheme
            | Self::EnPassantAsStated
            | Self::EnPassantIfCapturable
            | Self::EnPassantIfLegal
            | Self::About => &[],
        }
    }
}
