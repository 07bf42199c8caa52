//! The table of all commands, and the menus, shortcuts and availability that follow from it.

use std::cmp::Reverse;
use std::sync::LazyLock;

use egui::KeyboardShortcut;
use strum::EnumCount;

pub use super::shell::command::{Command, CommandInfo, CommandScope, Menu, MenuPlace, Reason, Row, Yields};
use crate::app::registry;
use crate::app::shell::{FeatureRow, Interrupts, Shell};
use crate::app::state::State;
use crate::{lang, tr};

type StateQuery<T> = Box<dyn Fn(&State) -> T + Send + Sync>;

pub(crate) struct AnyRow {
    facts: &'static CommandInfo,
    available: StateQuery<Result<(), Reason>>,
    checked: StateQuery<Option<bool>>,
    run: Box<dyn Fn(&mut State) + Send + Sync>,
}

pub(crate) fn feature_rows<F: 'static>(
    rows: &'static [FeatureRow<F>],
    state: fn(&State) -> &F,
    state_and_shell: fn(&mut State) -> (&mut F, &mut Shell),
) -> impl Iterator<Item = AnyRow> {
    rows.iter().map(move |row| AnyRow {
        facts: &row.info,
        available: Box::new(move |all| row.available.map_or(Ok(()), |available| available(state(all), &all.shell))),
        checked: Box::new(move |all| row.checked.map(|is_on| is_on(state(all), &all.shell))),
        run: Box::new(move |all| {
            let (feature, shell) = state_and_shell(all);
            (row.run)(feature, shell);
        }),
    })
}

struct Table {
    /// Sorted in the order of the menus.
    rows: Vec<AnyRow>,
    places: [usize; Command::COUNT],
    menus: Vec<(&'static str, Vec<Vec<MenuEntry>>)>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut rows = registry::command_rows();
    rows.sort_by_key(|row| (row.facts.place.menu, row.facts.place.group, row.facts.command as usize));
    let mut places = [0; Command::COUNT];
    rows.iter().enumerate().for_each(|(index, row)| places[row.facts.command as usize] = index);
    let facts: Vec<&CommandInfo> = rows.iter().map(|row| row.facts).collect();
    let menus = menus_of(&facts);
    Table { rows, places, menus }
});

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MenuEntry {
    Run(Command),
    Submenu(&'static str, Vec<Vec<Command>>),
}

impl MenuEntry {
    pub fn commands(&self) -> impl Iterator<Item = Command> {
        let (own, groups): (_, &[Vec<Command>]) = match self {
            Self::Run(command) => (Some(*command), &[]),
            Self::Submenu(_, groups) => (None, groups),
        };
        own.into_iter().chain(groups.iter().flatten().copied())
    }
}

/// Returns the menus of the menu bar: for each menu the translation key of its title, and its entries in groups.
pub fn menus() -> &'static [(&'static str, Vec<Vec<MenuEntry>>)] {
    &TABLE.menus
}

fn menus_of(rows: &[&CommandInfo]) -> Vec<(&'static str, Vec<Vec<MenuEntry>>)> {
    let mut menus: Vec<(&'static str, Vec<Vec<MenuEntry>>)> = Vec::new();
    for menu in rows.chunk_by(|one, other| one.place.menu == other.place.menu) {
        let groups = menu.chunk_by(|one, other| one.place.group == other.place.group).map(entries).collect();
        menus.push((title_key(menu[0].place.menu), groups));
    }
    menus
}

/// Returns the entries of a group. The commands of a submenu must be next to each other in the group.
fn entries(group: &[&CommandInfo]) -> Vec<MenuEntry> {
    let submenu = |row: &CommandInfo| row.place.submenu.map(|(title, _)| title);
    let stand_together =
        |one: &&CommandInfo, other: &&CommandInfo| submenu(one).is_some() && submenu(one) == submenu(other);
    let commands = |rows: &[&CommandInfo]| rows.iter().map(|row| row.command).collect();
    let entry = |rows: &[&CommandInfo]| match submenu(rows[0]) {
        None => MenuEntry::Run(rows[0].command),
        Some(title) => {
            MenuEntry::Submenu(title, rows.chunk_by(|one, other| one.place == other.place).map(commands).collect())
        }
    };
    group.chunk_by(stand_together).map(entry).collect()
}

const fn title_key(menu: Menu) -> &'static str {
    match menu {
        Menu::File => "menu-file",
        Menu::Edit => "menu-edit",
        Menu::Position => "menu-position",
        Menu::List => "menu-list",
        Menu::Solve => "menu-solve",
        Menu::View => "menu-view",
        Menu::Help => "menu-help",
    }
}

impl Command {
    fn row(self) -> &'static AnyRow {
        &TABLE.rows[TABLE.places[self as usize]]
    }

    pub fn facts(self) -> &'static CommandInfo {
        self.row().facts
    }

    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.rows.iter().map(|row| row.facts.command)
    }

    /// Returns the name shown in menus, with an ellipsis if more input follows.
    pub fn name(self) -> &'static str {
        let key: &'static str = self.into();
        lang::text(key).unwrap_or(key)
    }

    pub fn tooltip(self) -> &'static str {
        let key: &'static str = self.into();
        lang::text(&format!("{key}.tip")).unwrap_or(key)
    }

    pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
        self.facts().keys
    }

    /// Returns the pending input that ends when the user calls the command, even if it cannot run.
    pub(crate) fn interrupts(self) -> Interrupts {
        match self.facts().scope {
            CommandScope::Record | CommandScope::Edit => Interrupts::TEXT,
            CommandScope::Window | CommandScope::BeginEdit => Interrupts::FIELDS,
        }
    }

    /// Returns the pending input that ends when the command runs. `DrawArrow` does not end the arrow that it recolors.
    pub(crate) fn interrupts_when_run(self) -> Interrupts {
        let gesture = if self == Self::DrawArrow { Interrupts::NOTHING } else { Interrupts::GESTURE };
        if self.interrupts().ends(Interrupts::FEN) { gesture.and(Interrupts::FEN) } else { gesture }
    }

    pub(crate) fn run(self, state: &mut State) {
        (self.row().run)(state);
    }

    /// Returns all shortcuts. Shortcuts with more modifiers come first, so that Ctrl+Shift+Z is not taken for Ctrl+Z.
    pub fn by_shortcut() -> Vec<(KeyboardShortcut, Self)> {
        let mut all: Vec<_> =
            Self::all().flat_map(|command| command.shortcuts().iter().map(move |keys| (*keys, command))).collect();
        all.sort_by_key(|(keys, _)| Reverse(u8::from(keys.modifiers.shift) + u8::from(keys.modifiers.alt)));
        all
    }
}

impl State {
    /// Checks whether a command can be run now.
    ///
    /// # Errors
    /// Returns the reason why the command cannot be run, as a phrase without a full stop.
    pub fn available(&self, command: Command) -> Result<(), Reason> {
        let row = command.row();
        if self.trial.is_some() && matches!(row.facts.scope, CommandScope::BeginEdit | CommandScope::Edit) {
            return Err(tr!("views-while-trying").into());
        }
        (row.available)(self)
    }

    pub fn is_enabled(&self, command: Command) -> bool {
        self.available(command).is_ok()
    }

    pub fn why_disabled(&self, command: Command) -> Option<Reason> {
        self.available(command).err()
    }

    pub fn checked(&self, command: Command) -> Option<bool> {
        (command.row().checked)(self)
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
        let commands: Vec<Command> = groups.flatten().flat_map(MenuEntry::commands).collect();
        assert_eq!(commands, Command::all().collect::<Vec<_>>());
        let mut titles = HashSet::new();
        for entry in menus().iter().flat_map(|(_, groups)| groups).flatten() {
            if let MenuEntry::Submenu(title, _) = entry {
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
            let words = format!("{} {}", command.name(), command.tooltip());
            assert!(!words.contains("record"), "{command:?}: a user thinks of positions");
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
