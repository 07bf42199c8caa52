//! The table of all commands, and what follows from it: menus, keys, whether a command can be run.

use std::cmp::Reverse;
use std::sync::LazyLock;

use egui::KeyboardShortcut;
use strum::EnumCount;

use super::run;
use crate::app::App;
use crate::app::board::Hands;
use crate::app::exporting::Exporting;
use crate::app::fen_box::FenBox;
use crate::app::list::ListState;
use crate::app::meaning::Meaning;
use crate::app::shell::command::{Command, Facts, FeatureRow, Menu, Reason, Row, Scope, Yields};
use crate::app::solving::Solving;
use crate::app::state::State;
use crate::app::trying::Trying;
use crate::app::{board, exporting, fen_box, fields, file, list, meaning, paste, puzzles, setup, solving, trying};

/// A command that is handed the whole window.
pub(in crate::app) type RootRow = Row<fn(&State) -> Result<(), Reason>, fn(&State) -> bool, fn(&mut App)>;

/// A row, by the state that it is handed.
#[derive(Clone, Copy, Debug)]
enum Owned {
    Root(&'static RootRow),
    Shell(&'static FeatureRow<()>),
    Setup(&'static FeatureRow<setup::State>),
    File(&'static FeatureRow<file::State>),
    Exporting(&'static FeatureRow<Exporting>),
    FenBox(&'static FeatureRow<FenBox>),
    Board(&'static FeatureRow<Hands>),
    Meaning(&'static FeatureRow<Meaning>),
    Trying(&'static FeatureRow<Trying>),
    List(&'static FeatureRow<ListState>),
    Solving(&'static FeatureRow<Solving>),
}

impl Owned {
    const fn facts(&self) -> &'static Facts {
        match self {
            Self::Root(row) => &row.facts,
            Self::Shell(row) => &row.facts,
            Self::Setup(row) => &row.facts,
            Self::File(row) => &row.facts,
            Self::Exporting(row) => &row.facts,
            Self::FenBox(row) => &row.facts,
            Self::Board(row) => &row.facts,
            Self::Meaning(row) => &row.facts,
            Self::Trying(row) => &row.facts,
            Self::List(row) => &row.facts,
            Self::Solving(row) => &row.facts,
        }
    }

    fn available(&self, state: &State) -> Result<(), Reason> {
        match self {
            Self::Root(row) => row.available.map_or(Ok(()), |available| available(state)),
            Self::Shell(row) => row.available_in(&(), state),
            Self::Setup(row) => row.available_in(&state.set_up, state),
            Self::File(row) => row.available_in(&state.file, state),
            Self::Exporting(row) => row.available_in(&state.exporting, state),
            Self::FenBox(row) => row.available_in(&state.fen, state),
            Self::Board(row) => row.available_in(&state.hands, state),
            Self::Meaning(row) => row.available_in(&state.meaning, state),
            Self::Trying(row) => row.available_in(&state.trial, state),
            Self::List(row) => row.available_in(&state.list, state),
            Self::Solving(row) => row.available_in(&state.solving, state),
        }
    }

    fn checked(&self, state: &State) -> Option<bool> {
        match self {
            Self::Root(row) => row.checked.map(|is_on| is_on(state)),
            Self::Shell(row) => row.checked_in(&(), state),
            Self::Setup(row) => row.checked_in(&state.set_up, state),
            Self::File(row) => row.checked_in(&state.file, state),
            Self::Exporting(row) => row.checked_in(&state.exporting, state),
            Self::FenBox(row) => row.checked_in(&state.fen, state),
            Self::Board(row) => row.checked_in(&state.hands, state),
            Self::Meaning(row) => row.checked_in(&state.meaning, state),
            Self::Trying(row) => row.checked_in(&state.trial, state),
            Self::List(row) => row.checked_in(&state.list, state),
            Self::Solving(row) => row.checked_in(&state.solving, state),
        }
    }

    fn run(&self, app: &mut App) {
        match self {
            Self::Root(row) => (row.run)(app),
            Self::Shell(row) => (row.run)(&mut (), &mut app.state.shell),
            Self::Setup(row) => (row.run)(&mut app.state.set_up, &mut app.state.shell),
            Self::File(row) => (row.run)(&mut app.state.file, &mut app.state.shell),
            Self::Exporting(row) => (row.run)(&mut app.state.exporting, &mut app.state.shell),
            Self::FenBox(row) => (row.run)(&mut app.state.fen, &mut app.state.shell),
            Self::Board(row) => (row.run)(&mut app.state.hands, &mut app.state.shell),
            Self::Meaning(row) => (row.run)(&mut app.state.meaning, &mut app.state.shell),
            Self::Trying(row) => (row.run)(&mut app.state.trial, &mut app.state.shell),
            Self::List(row) => (row.run)(&mut app.state.list, &mut app.state.shell),
            Self::Solving(row) => (row.run)(&mut app.state.solving, &mut app.state.shell),
        }
    }
}

/// The commands of each feature. Those of one group of a menu stand there in this order.
fn rows() -> Vec<Owned> {
    let mut rows: Vec<Owned> = Vec::with_capacity(Command::COUNT);
    rows.extend(run::COMMANDS.iter().map(Owned::Root));
    rows.extend(file::commands::COMMANDS.iter().map(Owned::File));
    rows.extend(fen_box::commands::COMMANDS.iter().map(Owned::FenBox));
    rows.extend(exporting::commands::COMMANDS.iter().map(Owned::Exporting));
    rows.extend(paste::commands::COMMANDS.iter().map(Owned::Root));
    rows.extend(setup::commands::COMMANDS.iter().map(Owned::Setup));
    rows.extend(fields::commands::COMMANDS.iter().map(Owned::Shell));
    rows.extend(board::commands::COMMANDS.iter().map(Owned::Board));
    rows.extend(meaning::commands::COMMANDS.iter().map(Owned::Meaning));
    rows.extend(trying::commands::COMMANDS.iter().map(Owned::Trying));
    rows.extend(list::commands::COMMANDS.iter().map(Owned::List));
    rows.extend(solving::commands::COMMANDS.iter().map(Owned::Solving));
    rows.extend(puzzles::commands::COMMANDS.iter().map(Owned::Shell));
    rows
}

struct Table {
    /// In the order of the menus.
    rows: Vec<Owned>,
    /// Where the row of each command is.
    places: [usize; Command::COUNT],
    menus: Vec<(&'static str, Vec<Vec<Entry>>)>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut rows = rows();
    rows.sort_by_key(|row| (row.facts().place.menu, row.facts().place.group));
    let mut places = [0; Command::COUNT];
    rows.iter().enumerate().for_each(|(index, row)| places[row.facts().command as usize] = index);
    let facts: Vec<&Facts> = rows.iter().map(Owned::facts).collect();
    let menus = menus_of(&facts);
    Table { rows, places, menus }
});

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Runs a command.
    Run(Command),
    /// Opens a menu of its own, with this title and these commands in groups.
    Submenu(&'static str, Vec<Vec<Command>>),
}

impl Entry {
    /// The commands of the entry: its own one, or all of its menu.
    pub fn commands(&self) -> impl Iterator<Item = Command> {
        let (own, groups): (_, &[Vec<Command>]) = match self {
            Self::Run(command) => (Some(*command), &[]),
            Self::Submenu(_, groups) => (None, groups),
        };
        own.into_iter().chain(groups.iter().flatten().copied())
    }
}

/// The menus of the menu bar: the title of each and its entries in groups.
#[must_use]
pub fn menus() -> &'static [(&'static str, Vec<Vec<Entry>>)] {
    &TABLE.menus
}

/// The menus that rows in their order make.
fn menus_of(rows: &[&Facts]) -> Vec<(&'static str, Vec<Vec<Entry>>)> {
    let mut menus: Vec<(&'static str, Vec<Vec<Entry>>)> = Vec::new();
    for menu in rows.chunk_by(|one, other| one.place.menu == other.place.menu) {
        let groups = menu.chunk_by(|one, other| one.place.group == other.place.group).map(entries).collect();
        menus.push((title(menu[0].place.menu), groups));
    }
    menus
}

/// The entries of a group. The commands of a menu within it stand one behind the other.
fn entries(group: &[&Facts]) -> Vec<Entry> {
    let submenu = |row: &Facts| row.place.submenu.map(|(title, _)| title);
    let stand_together = |one: &&Facts, other: &&Facts| submenu(one).is_some() && submenu(one) == submenu(other);
    let commands = |rows: &[&Facts]| rows.iter().map(|row| row.command).collect();
    let entry = |rows: &[&Facts]| match submenu(rows[0]) {
        None => Entry::Run(rows[0].command),
        Some(title) => {
            Entry::Submenu(title, rows.chunk_by(|one, other| one.place == other.place).map(commands).collect())
        }
    };
    group.chunk_by(stand_together).map(entry).collect()
}

const fn title(menu: Menu) -> &'static str {
    match menu {
        Menu::File => "File",
        Menu::Edit => "Edit",
        Menu::Position => "Position",
        Menu::List => "List",
        Menu::Solve => "Solve",
        Menu::View => "View",
        Menu::Help => "Help",
    }
}

impl Command {
    fn row(self) -> Owned {
        TABLE.rows[TABLE.places[self as usize]]
    }

    /// What the program knows of it apart from what it does.
    #[must_use]
    pub fn facts(self) -> &'static Facts {
        self.row().facts()
    }

    /// Every command, in the order of the menus.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.rows.iter().map(|row| row.facts().command)
    }

    /// Its name in menus; "..." where more input follows.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// What it does, in a sentence, for tooltips.
    #[must_use]
    pub fn tooltip(self) -> &'static str {
        self.facts().tip
    }

    /// The keys that run it from anywhere in the window.
    #[must_use]
    pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
        self.facts().keys
    }

    /// Whether a focused text field keeps these keys for itself.
    #[must_use]
    pub fn yields_to_text_fields(self) -> bool {
        self.facts().yields == Yields::ToText
    }

    /// Whether it acts on the selected positions, which is not meant while the caret is in the search field of the list.
    #[must_use]
    pub fn yields_to_search(self) -> bool {
        self.facts().yields == Yields::ToSearch
    }

    /// Whether what is being typed in the FEN box is a step of its own before it.
    #[must_use]
    pub fn ends_typing(self) -> bool {
        matches!(self.facts().scope, Scope::Record | Scope::Edit)
    }

    /// Every shortcut with its command, those with more modifiers first, so that Ctrl+Shift+Z is not
    /// taken for Ctrl+Z.
    #[must_use]
    pub fn by_shortcut() -> Vec<(KeyboardShortcut, Self)> {
        let mut all: Vec<_> =
            Self::all().flat_map(|command| command.shortcuts().iter().map(move |keys| (*keys, command))).collect();
        all.sort_by_key(|(keys, _)| Reverse(u8::from(keys.modifiers.shift) + u8::from(keys.modifiers.alt)));
        all
    }
}

impl State {
    /// Whether a command can be run now.
    ///
    /// # Errors
    /// Why it cannot, in words without a full stop.
    pub fn available(&self, command: Command) -> Result<(), Reason> {
        let row = command.row();
        if self.trial.is_some() && matches!(row.facts().scope, Scope::Editing | Scope::Edit) {
            return Err("Not while moves are tried: keep the position or return first".into());
        }
        row.available(self)
    }

    /// Whether a command can be run now.
    #[must_use]
    pub fn enabled(&self, command: Command) -> bool {
        self.available(command).is_ok()
    }

    /// Why a command cannot be run now, in words without a full stop; `None` if it can be.
    #[must_use]
    pub fn why_disabled(&self, command: Command) -> Option<Reason> {
        self.available(command).err()
    }

    /// Whether a command that switches something is on; `None` for all others.
    #[must_use]
    pub fn checked(&self, command: Command) -> Option<bool> {
        command.row().checked(self)
    }
}

impl App {
    /// Runs a command, if it can be run now.
    pub(in crate::app) fn run(&mut self, command: Command) {
        if !self.state.enabled(command) {
            return;
        }
        // Also where it is chosen in the palette or asked for by a feature.
        if command.ends_typing() {
            self.end_typing();
        }
        // A second arrow of the keys goes on where the first one is.
        if command != Command::DrawArrow {
            self.state.hands.give_up(&mut self.state.shell.document);
        }
        if !self.state.trial.run(command, &mut self.state.shell) {
            command.row().run(self);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use strum::IntoEnumIterator;

    use super::*;

    #[test]
    fn every_command_has_one_row() {
        let listed: Vec<Command> = Command::all().collect();
        let distinct: HashSet<Command> = listed.iter().copied().collect();
        assert_eq!(distinct.len(), listed.len(), "a command has two rows");
        let missing: Vec<Command> = Command::iter().filter(|command| !distinct.contains(command)).collect();
        assert!(missing.is_empty(), "{missing:?} have no row");
    }

    #[test]
    fn the_menus_hold_every_command_once() {
        let groups = menus().iter().flat_map(|(_, groups)| groups);
        let commands: Vec<Command> = groups.flatten().flat_map(Entry::commands).collect();
        assert_eq!(commands, Command::all().collect::<Vec<_>>());
        let mut titles = HashSet::new();
        for entry in menus().iter().flat_map(|(_, groups)| groups).flatten() {
            if let Entry::Submenu(title, _) = entry {
                assert!(titles.insert(title), "{title} is there twice");
            }
        }
    }

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
