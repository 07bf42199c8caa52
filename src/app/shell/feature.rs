//! The duties of a feature, and the input that its actions end.
//!
//! The trait has no default methods, so a feature that forgets one does not compile. A feature lists the methods that
//! it does not need in `has_no!`.
//!
//! Each action states which kinds of pending input end before the action runs. The feature that owns the input applies
//! it to the document if possible. Otherwise, it drops or keeps the input.

use std::collections::{BTreeMap, BTreeSet};

use super::command::{Reason, Row};
use crate::app::shell::Shell;
use crate::document::RecordId;
use crate::tr;

pub type FeatureRow<F> = Row<fn(&F, &Shell) -> Result<(), Reason>, fn(&F, &Shell) -> bool, fn(&mut F, &mut Shell)>;

pub trait Feature: Default + 'static {
    type Action;

    const COMMANDS: &'static [FeatureRow<Self>];

    fn update(&mut self, action: Self::Action, shell: &mut Shell);

    fn interrupts(action: &Self::Action) -> Interrupts;

    fn end_input(&mut self, ended: Interrupts, shell: &mut Shell);

    /// Takes the next result of background work. It is called in each frame until there is no further result.
    fn poll(&mut self, shell: &mut Shell) -> Polled<Self::Action>;

    /// Updates everything derived from the document, and the values in the shell that other features read.
    fn follow(&mut self, shell: &mut Shell);

    /// Resets the state when another document is shown. `is_reload`: the same file was read again, or a discarded
    /// document was restored.
    fn forget(&mut self, is_reload: bool, shell: &mut Shell);
}

#[derive(Clone, Debug, PartialEq)]
pub enum Polled<A> {
    Nothing,
    Changed,
    /// A result to handle like an action of the user.
    Act(A),
}

impl<A> Polled<A> {
    pub(crate) const fn from_change(is_changed: bool) -> Self {
        if is_changed { Self::Changed } else { Self::Nothing }
    }

    pub(crate) fn map<B>(self, wrap: impl FnOnce(A) -> B) -> Polled<B> {
        match self {
            Self::Nothing => Polled::Nothing,
            Self::Changed => Polled::Changed,
            Self::Act(action) => Polled::Act(wrap(action)),
        }
    }
}

/// The row of a command that switches a setting, which is stored at once.
macro_rules! setting_row {
    ($command:ident, $place:expr, $setting:ident) => {
        $crate::app::shell::FeatureRow::new($crate::app::shell::Command::$command, $place, |_, shell| {
            shell.settings.$setting = !shell.settings.$setting;
            shell.store_settings();
        })
        .checked(|_, shell| shell.settings.$setting)
    };
}

pub(crate) use setting_row;

macro_rules! has_no {
    ($($duty:ident),+) => {
        $(has_no!(@$duty);)+
    };
    (@commands) => {
        const COMMANDS: &'static [crate::app::shell::FeatureRow<Self>] = &[];
    };
    (@end_input) => {
        fn end_input(&mut self, _: crate::app::shell::feature::Interrupts, _: &mut crate::app::shell::Shell) {}
    };
    (@poll) => {
        fn poll(&mut self, _: &mut crate::app::shell::Shell) -> crate::app::shell::feature::Polled<Self::Action> {
            crate::app::shell::feature::Polled::Nothing
        }
    };
    (@follow) => {
        fn follow(&mut self, _: &mut crate::app::shell::Shell) {}
    };
    (@forget) => {
        fn forget(&mut self, _: bool, _: &mut crate::app::shell::Shell) {}
    };
    // For a feature whose whole state belongs to the document.
    (@memory) => {
        fn forget(&mut self, _: bool, _: &mut crate::app::shell::Shell) {
            *self = Self::default();
        }
    };
}

pub(crate) use has_no;

/// Typed texts and tried moves that are not in the document yet, and edits that are one undo step until they end.
#[derive(Debug, Default)]
pub struct PendingInput {
    pub moves: Option<UnkeptMoves>,
    pub fen: String,
    pub fens: PendingTexts,
    pub operations: PendingTexts,
    pub details: PendingTexts,
    pub has_gesture: bool,
    pub has_number: bool,
}

#[derive(Debug, Default)]
pub struct PendingTexts {
    pub texts: Vec<String>,
    /// Records whose typed text is invalid and would be lost when the window closes.
    pub rejected: BTreeSet<RecordId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnfinishedText {
    Fen,
    Operation,
}

impl UnfinishedText {
    pub fn remark(self) -> &'static str {
        match self {
            Self::Fen => tr!("window-unfinished-fen"),
            Self::Operation => tr!("window-unfinished-operation"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnkeptMoves {
    pub moves: usize,
    pub can_keep: bool,
}

impl PendingInput {
    pub fn has_any(&self) -> bool {
        self.moves.is_some() || self.has_unfinished() || self.field_drafts().next().is_some()
    }

    pub fn has_unfinished(&self) -> bool {
        !self.fens.rejected.is_empty() || !self.operations.rejected.is_empty()
    }

    /// Returns the records with invalid typed text, and the field of the text: the FEN box if both fields have one.
    pub fn unfinished(&self) -> BTreeMap<RecordId, UnfinishedText> {
        let of_operations = self.operations.rejected.iter().map(|id| (*id, UnfinishedText::Operation));
        of_operations.chain(self.fens.rejected.iter().map(|id| (*id, UnfinishedText::Fen))).collect()
    }

    pub fn field_drafts(&self) -> impl Iterator<Item = &String> {
        self.operations.texts.iter().chain(&self.details.texts)
    }

    pub fn texts(&self) -> Vec<String> {
        self.fens.texts.iter().chain(self.field_drafts()).cloned().collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupts(u8);

impl Interrupts {
    /// For pointer movement, layout, and the input itself: no input ends.
    pub const NOTHING: Self = Self(0);
    pub const NUMBER: Self = Self(1);
    pub const TYPED_FIELDS: Self = Self(1 << 1);
    /// Any gesture on the board, which includes fields typed on it.
    pub const GESTURE: Self = Self(1 << 2);
    /// Text typed in the FEN box. When it ends, it becomes an undo step of its own.
    pub const FEN: Self = Self(1 << 3);
    pub const EDITED_FIELDS: Self = Self(1 << 4);
    const TRYING: Self = Self(1 << 5);

    /// Input that ends with an action in a dialog.
    pub const TYPING: Self = Self::NUMBER.and(Self::TYPED_FIELDS);
    /// Input that ends with an action outside dialogs.
    pub const FIELDS: Self = Self::TYPING.and(Self::EDITED_FIELDS);
    /// Input that ends before an action on the document, so that the input is an undo step of its own.
    pub const TEXT: Self = Self::FIELDS.and(Self::FEN);
    /// Input that ends before another document or record becomes current.
    pub const ALL: Self = Self::TEXT.and(Self::GESTURE);

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn ends(self, kind: Self) -> bool {
        self.0 & kind.0 != 0
    }

    /// Adds the flag of an action that has no effect while moves are tried.
    #[must_use]
    pub const fn unless_trying(self) -> Self {
        self.and(Self::TRYING)
    }

    pub const fn works_while_trying(self) -> bool {
        !self.ends(Self::TRYING)
    }
}
