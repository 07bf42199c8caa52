//! Commands, which are run from menus, keys, buttons and the palette.
//!
//! Each command has one [`Row`] in `commands.rs` or `update.rs` of its feature: menu place, keys, scope, conditions and
//! action. Its label and description are in `commands.ftl`. To add a command, add a variant to [`Command`] and a row; a
//! test fails if the row is missing.

use std::borrow::Cow;

use egui::{Key, KeyboardShortcut, Modifiers};
use strum::{EnumCount, EnumIter, IntoStaticStr};

/// The identifiers of the commands, in the order of the menu groups. They give the keys of the commands' texts.
#[expect(missing_docs, reason = "the row of each says what it does")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "command-")]
pub enum Command {
    New,
    Open,
    BringBack,
    ReadPicture,
    NextDoubt,
    TurnPicture,
    Save,
    SaveAs,
    SaveSelected,
    KeepBackup,
    JoinFile,
    SplitFile,
    ExportDiagram,
    ExportAll,
    ExportSelected,
    Worksheet,
    OpenInEditor,
    OpenInAnalysis,
    CopyLink,
    ShowCode,
    Quit,
    Undo,
    Redo,
    CopyFen,
    CopyShredderFen,
    CopyOlderFen,
    CopyPicture,
    CopyAscii,
    CopyFigures,
    CopyAltText,
    CopySvg,
    CopyLatex,
    CopyMarkdown,
    Paste,
    PasteOverAsk,
    PasteOverReplace,
    PasteOverAdd,
    EditFen,
    ClearBoard,
    StartPosition,
    SwitchSide,
    EditCastling,
    EditEnPassant,
    StandardBoard,
    CapablancaBoard,
    Board,
    Chess960,
    RandomChess960,
    Library,
    RandomPosition,
    MirrorLeftRight,
    MirrorTopBottom,
    SwapColors,
    RotateClockwise,
    RotateAnticlockwise,
    RotateHalf,
    ShiftLeft,
    ShiftRight,
    ShiftUp,
    ShiftDown,
    StandardRules,
    Crazyhouse,
    ThreeCheck,
    KingOfTheHill,
    Antichess,
    Atomic,
    Horde,
    RacingKings,
    DrawArrow,
    MarkSquare,
    ClearAnnotations,
    EditTitle,
    EditAuthor,
    EditSource,
    EditStipulation,
    EditComment,
    EditSolution,
    EditFileTitle,
    FixAll,
    TryMoves,
    EnPassantAsStated,
    EnPassantIfCapturable,
    EnPassantIfLegal,
    AddPosition,
    DuplicatePositions,
    AddTwins,
    RemovePosition,
    MarkDone,
    CutPositions,
    CopyPositions,
    CopyPgn,
    CopyTable,
    PastePositions,
    SelectAllPositions,
    MoveUp,
    MoveDown,
    SortByNumber,
    SortByName,
    SortByAuthor,
    SortByMaterial,
    SortBySideToMove,
    SortByProblems,
    RemoveExactDuplicates,
    RemoveSamePlacement,
    RemoveReflected,
    EditColumns,
    ExtractPositions,
    Find,
    FindNext,
    FindPrevious,
    GoToPosition,
    PreviousPosition,
    NextPosition,
    FirstPosition,
    LastPosition,
    Solve,
    StopSolving,
    SolveAfterEdits,
    SolveWithPopeye,
    ChoosePopeye,
    ProvePositions,
    FreeTables,
    ShowTablebase,
    RunEngine,
    ShowThreat,
    PlayEngine,
    AnalyzePositions,
    CopyEngineLine,
    SaveEngineLine,
    FollowOnlyMoves,
    SaveOnlyMoves,
    ShowEngineOptions,
    CopySolution,
    CopySolutionAsEpd,
    ShowPhases,
    WriteSolution,
    CheckPuzzles,
    ShadeSquares,
    RepairPuzzle,
    FlipView,
    Coordinates,
    Hints,
    BoardStyle,
    OwnColors,
    SystemTheme,
    LightTheme,
    DarkTheme,
    ShowList,
    LargeDiagrams,
    WidenList,
    NarrowList,
    WidenSide,
    NarrowSide,
    UsualWidths,
    FullScreen,
    ZoomIn,
    ZoomOut,
    UsualZoom,
    ShowPosition,
    ShowSolve,
    ShowEngine,
    ShowDetails,
    ComparePositions,
    CommandPalette,
    KeysAndMouse,
    Glossary,
    FirstSteps,
    About,
}

/// The reason why a command is unavailable, without a full stop.
pub type Reason = Cow<'static, str>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Menu {
    File,
    Edit,
    Position,
    List,
    Solve,
    View,
    Help,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuPlace {
    pub menu: Menu,
    pub group: u8,
    /// Translation key of a submenu within the group, and the group within the submenu.
    pub submenu: Option<(&'static str, u8)>,
}

pub(crate) const fn at(menu: Menu, group: u8) -> MenuPlace {
    MenuPlace { menu, group, submenu: None }
}

impl MenuPlace {
    #[must_use]
    pub(crate) const fn within(self, key: &'static str, group: u8) -> Self {
        Self { submenu: Some((key, group)), ..self }
    }
}

/// The effect of a command on text being typed, and its availability while moves are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandScope {
    Window,
    /// Acts on the record. A draft in the FEN box is first committed, as an undo step of its own.
    Record,
    /// Starts an edit of the position; unavailable while moves are tried.
    BeginEdit,
    /// Edits the position or the order of records immediately. Like `Record`, but unavailable while moves are tried.
    Edit,
}

/// The text fields that handle the keys of a command themselves while they have the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yields {
    Nowhere,
    /// Every focused text field.
    ToText,
    /// The search field of the list.
    ToSearch,
}

#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    pub command: Command,
    pub place: MenuPlace,
    pub keys: &'static [KeyboardShortcut],
    /// The key, with Ctrl, that runs the command while the list has the focus. Elsewhere the key has another use.
    pub list_key: Option<KeyboardShortcut>,
    pub scope: CommandScope,
    pub yields: Yields,
    pub opens_field: bool,
}

/// A command: its description, its availability (`Ask`), its checked state (`Look`) and its action (`Do`).
#[derive(Clone, Copy, Debug)]
pub struct Row<Ask, Look, Do> {
    pub info: CommandInfo,
    pub(crate) available: Option<Ask>,
    /// Returns `true` if the option is on; `None` if the command is not a toggle.
    pub(crate) checked: Option<Look>,
    pub(crate) run: Do,
}

impl<Ask: Copy, Look: Copy, Do: Copy> Row<Ask, Look, Do> {
    /// Creates a row without keys that is always available.
    pub(crate) const fn new(command: Command, place: MenuPlace, run: Do) -> Self {
        Self::scoped(CommandScope::Window, command, place, run)
    }

    pub(crate) const fn record(command: Command, place: MenuPlace, run: Do) -> Self {
        Self::scoped(CommandScope::Record, command, place, run)
    }

    pub(crate) const fn begin_edit(command: Command, place: MenuPlace, run: Do) -> Self {
        Self::scoped(CommandScope::BeginEdit, command, place, run)
    }

    pub(crate) const fn edit(command: Command, place: MenuPlace, run: Do) -> Self {
        Self::scoped(CommandScope::Edit, command, place, run)
    }

    const fn scoped(scope: CommandScope, command: Command, place: MenuPlace, run: Do) -> Self {
        let (yields, opens_field) = (Yields::Nowhere, false);
        let info = CommandInfo { command, place, keys: &[], list_key: None, scope, yields, opens_field };
        Self { info, available: None, checked: None, run }
    }

    /// Sets the keys. The first one is shown in menus.
    pub(crate) const fn keys(mut self, keys: &'static [KeyboardShortcut]) -> Self {
        self.info.keys = keys;
        self
    }

    pub(crate) const fn list_key(mut self, key: Key) -> Self {
        self.info.list_key = Some(ctrl(key));
        self
    }

    pub(crate) const fn yields(mut self, yields: Yields) -> Self {
        self.info.yields = yields;
        self
    }

    pub(crate) const fn opens_field(mut self) -> Self {
        self.info.opens_field = true;
        self
    }

    pub(crate) const fn checked(mut self, is_on: Look) -> Self {
        self.checked = Some(is_on);
        self
    }

    pub(crate) const fn needs(mut self, available: Ask) -> Self {
        self.available = Some(available);
        self
    }
}

pub(crate) fn require(is_met: bool, reason: &'static str) -> Result<(), Reason> {
    if is_met { Ok(()) } else { Err(reason.into()) }
}

pub(crate) const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

pub(crate) const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

pub(crate) const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

pub(crate) const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

pub(crate) const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}
