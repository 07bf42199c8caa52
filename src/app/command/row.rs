//! What a command is: one row, which stands in the file `commands.rs` of its feature.

use std::borrow::Cow;

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::app::App;
use crate::app::state::State;

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
#[must_use]
pub(in crate::app) const fn at(menu: Menu, group: u8) -> Place {
    Place { menu, group, submenu: None }
}

impl Place {
    /// The same group, but in a menu of its own there.
    #[must_use]
    pub(in crate::app) const fn within(self, title: &'static str, group: u8) -> Self {
        Self { submenu: Some((title, group)), ..self }
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

/// A command: everything that the program knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Which one it is.
    pub command: Command,
    /// Where it stands in the menus.
    pub place: Place,
    /// Its name there; "..." where more input follows.
    pub name: &'static str,
    /// What it does, in a sentence, for tooltips.
    pub tip: &'static str,
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
    /// Whether what it switches is on.
    pub(super) checked: Option<fn(&State) -> bool>,
    pub(super) available: fn(&State) -> Result<(), Reason>,
    pub(super) run: fn(&mut App),
}

impl Row {
    /// A command without keys that can always be run.
    pub(in crate::app) const fn new(
        command: Command,
        place: Place,
        name: &'static str,
        tip: &'static str,
        run: fn(&mut App),
    ) -> Self {
        Self {
            command,
            place,
            name,
            tip,
            keys: &[],
            keys_in_list: None,
            scope: Scope::Window,
            yields: Yields::Nowhere,
            opens_field: false,
            checked: None,
            available: |_| Ok(()),
            run,
        }
    }

    /// With keys, the first of which are shown.
    pub(in crate::app) const fn keys(self, keys: &'static [KeyboardShortcut]) -> Self {
        Self { keys, ..self }
    }

    /// With Ctrl and a key while the list has the keyboard.
    pub(in crate::app) const fn key_in_list(self, key: Key) -> Self {
        Self { keys_in_list: Some(ctrl(key)), ..self }
    }

    /// With a scope.
    pub(in crate::app) const fn scope(self, scope: Scope) -> Self {
        Self { scope, ..self }
    }

    /// Some fields keep its keys.
    pub(in crate::app) const fn yields(self, yields: Yields) -> Self {
        Self { yields, ..self }
    }

    /// It leads into a text field.
    pub(in crate::app) const fn opens_field(self) -> Self {
        Self { opens_field: true, ..self }
    }

    /// It switches something that is on or off.
    pub(in crate::app) const fn checked(self, is_on: fn(&State) -> bool) -> Self {
        Self { checked: Some(is_on), ..self }
    }

    /// It can be run only where nothing is in the way.
    pub(in crate::app) const fn needs(self, available: fn(&State) -> Result<(), Reason>) -> Self {
        Self { available, ..self }
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
