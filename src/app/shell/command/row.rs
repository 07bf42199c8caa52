//! What a command is: one row, which stands in the file `commands.rs` of its feature.

use std::borrow::Cow;

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::app::shell::Shell;

/// Why a command cannot be run now, in words without a full stop.
pub type Reason = Cow<'static, str>;

/// The menus of the menu bar, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Menu {
    /// The file as a whole.
    File,
    /// Steps and the clipboard.
    Edit,
    /// The position on the board.
    Position,
    /// The positions of the file.
    List,
    /// Whether positions are sound problems.
    Solve,
    /// How the window looks.
    View,
    /// What there is.
    Help,
}

/// Where a command stands in the menus. Rows of one place stand there in the order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// In which menu.
    pub menu: Menu,
    /// In which of its groups, from the top.
    pub group: u8,
    /// In which menu within the group, and in which of the groups of that.
    pub submenu: Option<(&'static str, u8)>,
}

/// A place in a group of a menu.
pub(in crate::app) const fn at(menu: Menu, group: u8) -> Place {
    Place { menu, group, submenu: None }
}

impl Place {
    /// The same group, but in a menu of its own there, with the key of its title.
    #[must_use]
    pub(in crate::app) const fn within(self, key: &'static str, group: u8) -> Self {
        Self { submenu: Some((key, group)), ..self }
    }
}

/// What a command has to do with texts that are being typed and moves that are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Nothing.
    Window,
    /// It is about the record: what is being typed in the FEN box is a step of its own before it.
    Record,
    /// It begins an edit of the position, which is not possible while moves are tried.
    Editing,
    /// It edits the position or the order of the records at once: both.
    Edit,
}

/// Fields that keep the keys of a command for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yields {
    /// None.
    Nowhere,
    /// Every focused text field, which edits its text with them.
    ToText,
    /// The search field of the list.
    ToSearch,
}

/// What the program knows of a command apart from what it does.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Which one it is.
    pub command: Command,
    /// Where it stands in the menus.
    pub place: Place,
    /// The keys that run it from anywhere in the window.
    pub keys: &'static [KeyboardShortcut],
    /// The keys that run it while the list has the keyboard; elsewhere they mean the FEN or a text.
    pub keys_in_list: Option<KeyboardShortcut>,
    /// What it has to do with what is being typed or tried.
    pub scope: Scope,
    /// Which fields keep its keys.
    pub yields: Yields,
    /// Whether it leads into a text field.
    pub opens_field: bool,
}

/// A command: what is known of it, what it needs (`Ask`), whether what it switches is on (`Look`), what it does (`Do`).
#[derive(Clone, Copy, Debug)]
pub struct Row<Ask, Look, Do> {
    /// What is known of it.
    pub facts: Facts,
    /// Whether it can be run now; `None` if it always can.
    pub(in crate::app) available: Option<Ask>,
    /// Whether what it switches is on; `None` if it switches nothing.
    pub(in crate::app) checked: Option<Look>,
    pub(in crate::app) run: Do,
}

/// A command of a feature, which is handed the feature's own state and the shell.
pub(in crate::app) type FeatureRow<F> =
    Row<fn(&F, &Shell) -> Result<(), Reason>, fn(&F, &Shell) -> bool, fn(&mut F, &mut Shell)>;

impl<Ask: Copy, Look: Copy, Do: Copy> Row<Ask, Look, Do> {
    /// A row without keys that can always be run. Its name and its sentence stand in `commands.ftl`.
    pub(in crate::app) const fn new(command: Command, place: Place, run: Do) -> Self {
        let (keys, keys_in_list, scope, yields, opens_field): (&[KeyboardShortcut], _, _, _, _) =
            (&[], None, Scope::Window, Yields::Nowhere, false);
        let facts = Facts { command, place, keys, keys_in_list, scope, yields, opens_field };
        Self { facts, available: None, checked: None, run }
    }

    /// With keys, the first of which are shown.
    pub(in crate::app) const fn keys(mut self, keys: &'static [KeyboardShortcut]) -> Self {
        self.facts.keys = keys;
        self
    }

    /// With Ctrl and a key while the list has the keyboard.
    pub(in crate::app) const fn key_in_list(mut self, key: Key) -> Self {
        self.facts.keys_in_list = Some(ctrl(key));
        self
    }

    /// With a scope.
    pub(in crate::app) const fn scope(mut self, scope: Scope) -> Self {
        self.facts.scope = scope;
        self
    }

    /// Some fields keep its keys.
    pub(in crate::app) const fn yields(mut self, yields: Yields) -> Self {
        self.facts.yields = yields;
        self
    }

    /// It leads into a text field.
    pub(in crate::app) const fn opens_field(mut self) -> Self {
        self.facts.opens_field = true;
        self
    }

    /// It switches something that is on or off.
    pub(in crate::app) const fn checked(mut self, is_on: Look) -> Self {
        self.checked = Some(is_on);
        self
    }

    /// It can be run only where nothing is in the way.
    pub(in crate::app) const fn needs(mut self, available: Ask) -> Self {
        self.available = Some(available);
        self
    }
}

/// Nothing is in the way if this holds, else the reason is.
pub(in crate::app) fn unless(is_met: bool, reason: &'static str) -> Result<(), Reason> {
    if is_met { Ok(()) } else { Err(reason.into()) }
}

/// Ctrl, or on a Mac the command key, and a key.
pub(in crate::app) const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// Ctrl, Shift and a key.
pub(in crate::app) const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// A key alone.
pub(in crate::app) const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// Shift and a key.
pub(in crate::app) const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

/// Alt and a key.
pub(in crate::app) const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}
