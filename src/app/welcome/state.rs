//! Which hint is shown.

use std::mem;

use strum::{EnumCount, EnumIter, FromRepr};

use crate::app::shell::settings::Settings;
use crate::tr;

/// A hint, in the order in which they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumIter, FromRepr)]
#[repr(u8)]
pub enum Hint {
    /// How pieces come onto the board.
    Board,
    /// What can be pasted.
    Paste,
    /// Where problems and their fixes are.
    Problems,
    /// How a position is solved.
    Solve,
}

impl Hint {
    /// Its place among all, counted from 1.
    pub(super) const fn number(self) -> usize {
        self as usize + 1
    }

    /// What it is about.
    pub fn title(self) -> &'static str {
        match self {
            Self::Board => tr!("welcome-board"),
            Self::Paste => tr!("welcome-paste"),
            Self::Problems => tr!("welcome-problems"),
            Self::Solve => tr!("welcome-solve"),
        }
    }

    /// What it says.
    pub fn text(self) -> &'static str {
        match self {
            Self::Board => tr!("welcome-board.text"),
            Self::Paste => tr!("welcome-paste.text"),
            Self::Problems => tr!("welcome-problems.text"),
            Self::Solve => tr!("welcome-solve.text"),
        }
    }

    /// "1 of 4".
    pub(super) fn place(self) -> String {
        tr!("welcome-place", number = self.number(), count = Self::COUNT)
    }

    /// All of it, to be heard.
    pub(in crate::app) fn said(self) -> String {
        format!("{}. {}. {}", self.place(), self.title(), self.text())
    }

    /// The one after it.
    pub(super) fn next(self) -> Option<Self> {
        Self::from_repr(self as u8 + 1)
    }
}

/// The hints.
#[derive(Debug, Default)]
pub struct Welcome {
    pub(super) hint: Option<Hint>,
}

impl Welcome {
    /// Those of a window that opens: the first one at a first start, and none at the next.
    pub fn of(settings: &mut Settings) -> Self {
        let is_first = !mem::replace(&mut settings.welcomed, true);
        Self { hint: is_first.then_some(Hint::Board) }
    }

    /// The hint that is shown.
    pub const fn hint(&self) -> Option<Hint> {
        self.hint
    }

    pub(super) const fn begin(&mut self) {
        self.hint = Some(Hint::Board);
    }
}
