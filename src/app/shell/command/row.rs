//! The description of a command: a row in the file `commands.rs` of its feature.

use std::borrow::Cow;

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::app::shell::Shell;

/// Why a command is unavailable, without a full stop.
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
    /// Group within the menu, from the top.
    pub group: u8,
    /// Translation key of a submenu within the group, and the group within the submenu.
    pub submenu: Option<(&'static str, u8)>,
}

pub(in crate::app) const fn at(menu: Menu, group: u8) -> MenuPlace {
    MenuPlace { menu, group, submenu: None }
}

impl MenuPlace {
    #[must_use]
    pub(in crate::app) const fn within(self, key: &'static str, group: u8) -> Self {
        Self { submenu: Some((key, group)), ..self }
    }
}

/// How a command affects text being typed and moves being tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandScope {
    Window,
    /// Concerns the record: a draft in the FEN box is committed first as an undo step of its own.
    Record,
    /// Starts an edit of the position; unavailable while moves are tried.
    BeginEdit,
    /// Edits the position or the order of records immediately; combines `Record` and `Editing`.
    Edit,
}

/// Fields that handle the keys of a command themselves.
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
    /// Keys that run it from anywhere in the window.
    pub keys: &'static [KeyboardShortcut],
    /// Keys that run it while the list has focus; elsewhere they belong to the FEN or a text field.
    pub list_key: Option<KeyboardShortcut>,
    pub scope: CommandScope,
    pub yields: Yields,
    /// `true` if it moves the focus to a text field.
    pub opens_field: bool,
}

/// A command: its description, its availability (`Ask`), its checked state (`Look`) and its action (`Do`).
#[derive(Clone, Copy, Debug)]
pub struct Row<Ask, Look, Do> {
    pub info: CommandInfo,
    /// Returns why the command is unavailable; `None` if it never is.
    pub(in crate::app) available: Option<Ask>,
    /// Returns `true` if the option is on; `None` if the command is not a toggle.
    pub(in crate::app) checked: Option<Look>,
    pub(in crate::app) run: Do,
}

pub type FeatureRow<F> = Row<fn(&F, &Shell) -> Result<(), Reason>, fn(&F, &Shell) -> bool, fn(&mut F, &mut Shell)>;

impl<Ask: Copy, Look: Copy, Do: Copy> Row<Ask, Look, Do> {
    /// Creates a row without keys that is always available.
    pub(in crate::app) const fn new(command: Command, place: MenuPlace, run: Do) -> Self {
        let (keys, keys_in_list, scope, yields, opens_field): (&[KeyboardShortcut], _, _, _, _) =
            (&[], None, CommandScope::Window, Yields::Nowhere, false);
        let info = CommandInfo { command, place, keys, list_key: keys_in_list, scope, yields, opens_field };
        Self { info, available: None, checked: None, run }
    }

    /// Sets the keys. The first one is shown in menus.
    pub(in crate::app) const fn keys(mut self, keys: &'static [KeyboardShortcut]) -> Self {
        self.info.keys = keys;
        self
    }

    /// Sets Ctrl and `key` as keys while the list has focus.
    pub(in crate::app) const fn list_key(mut self, key: Key) -> Self {
        self.info.list_key = Some(ctrl(key));
        self
    }

    pub(in crate::app) const fn scope(mut self, scope: CommandScope) -> Self {
        self.info.scope = scope;
        self
    }

    pub(in crate::app) const fn yields(mut self, yields: Yields) -> Self {
        self.info.yields = yields;
        self
    }

    pub(in crate::app) const fn opens_field(mut self) -> Self {
        self.info.opens_field = true;
        self
    }

    pub(in crate::app) const fn checked(mut self, is_on: Look) -> Self {
        self.checked = Some(is_on);
        self
    }

    pub(in crate::app) const fn needs(mut self, available: Ask) -> Self {
        self.available = Some(available);
        self
    }
}

pub(in crate::app) fn require(is_met: bool, reason: &'static str) -> Result<(), Reason> {
    if is_met { Ok(()) } else { Err(reason.into()) }
}

/// Ctrl, or Command on a Mac, with `key`.
pub(in crate::app) const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

pub(in crate::app) const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

pub(in crate::app) const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

pub(in crate::app) const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

pub(in crate::app) const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}
