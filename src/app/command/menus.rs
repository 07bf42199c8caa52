//! Which command stands in which menu.

use super::Command;
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
pub const MENUS: [(&str, &[&[Entry]]); 7] = [
    (
        "File",
        &[
            &[Run(C::New), Run(C::Open), Run(C::BringBack)],
            &[Run(C::Save), Run(C::SaveAs), Run(C::SaveSelected), Run(C::KeepBackup)],
            &[Run(C::JoinFile), Run(C::SplitFile)],
            &[Run(C::ExportDiagram), Run(C::ExportAll)],
            &[Run(C::Quit)],
        ],
    ),
    (
        "Edit",
        &[
            &[Run(C::Undo), Run(C::Redo)],
            &[Run(C::CopyFen), Run(C::CopyShredderFen), Run(C::CopyPicture), Submenu("Copy as", COPIES), Run(C::Paste)],
            &[Run(C::EditFen)],
        ],
    ),
    (
        "Position",
        &[
            &[Run(C::ClearBoard), Run(C::StartPosition), Run(C::SwitchSide)],
            &[Submenu("Set up", SET_UPS), Submenu("Transform", TRANSFORMS)],
            &[Run(C::DrawArrow), Run(C::MarkSquare), Run(C::ClearAnnotations)],
            &[Run(C::FixAll), Run(C::TryMoves)],
            &[Run(C::EnPassantAsStated), Run(C::EnPassantIfCapturable), Run(C::EnPassantIfLegal)],
        ],
    ),
    (
        "List",
        &[
            &[Run(C::AddPosition), Run(C::DuplicatePositions), Run(C::RemovePosition), Run(C::MarkDone)],
            &[Run(C::CutPositions), Run(C::CopyPositions), Run(C::PastePositions), Run(C::SelectAllPositions)],
            &[Run(C::MoveUp), Run(C::MoveDown)],
            &[Submenu("Sort", SORTS), Submenu("Remove duplicates", DUPLICATES)],
            &[Submenu("Find", FINDS), Run(C::GoToPosition)],
            &[Run(C::PreviousPosition), Run(C::NextPosition), Run(C::FirstPosition), Run(C::LastPosition)],
        ],
    ),
    (
        "Solve",
        &[
            &[Run(C::Solve), Run(C::StopSolving), Run(C::SolveAfterEdits)],
            &[Run(C::CopySolution), Run(C::CopySolutionAsEpd), Run(C::WriteSolution)],
            &[Run(C::CheckPuzzles)],
        ],
    ),
    (
        "View",
        &[
            &[Run(C::FlipView), Run(C::Coordinates), Run(C::BoardStyle)],
            &[Run(C::SystemTheme), Run(C::LightTheme), Run(C::DarkTheme)],
        ],
    ),
    ("Help", &[&[Run(C::CommandPalette), Run(C::KeysAndMouse)], &[Run(C::About)]]),
];

/// What the diagram can be copied as beside a picture.
const COPIES: &[&[Command]] = &[&[C::CopyAscii, C::CopyFigures, C::CopyAltText], &[C::CopyLatex, C::CopyMarkdown]];

/// What can be set up in place of the position.
const SET_UPS: &[&[Command]] = &[&[C::Chess960, C::RandomChess960], &[C::Library, C::RandomPosition]];

/// Searching the positions.
const FINDS: &[&[Command]] = &[&[C::Find, C::FindNext, C::FindPrevious]];

/// What the positions can be sorted by.
const SORTS: &[&[Command]] =
    &[&[C::SortByNumber, C::SortByName, C::SortByMaterial, C::SortBySideToMove, C::SortByProblems]];

/// Which positions can be taken for the same.
const DUPLICATES: &[&[Command]] = &[&[C::RemoveExactDuplicates, C::RemoveSamePlacement, C::RemoveReflected]];

/// What can be done to the position as a whole.
const TRANSFORMS: &[&[Command]] = &[
    &[C::MirrorLeftRight, C::MirrorTopBottom, C::SwapColors],
    &[C::RotateClockwise, C::RotateAnticlockwise, C::RotateHalf],
    &[C::ShiftLeft, C::ShiftRight, C::ShiftUp, C::ShiftDown],
];
