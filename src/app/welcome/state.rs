//! The hints, and which one is shown.

use std::mem;

use strum::{EnumCount, EnumIter, FromRepr};

use crate::app::shell::settings::Settings;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumIter, FromRepr)]
#[repr(u8)]
pub enum Hint {
    Board,
    Paste,
    Problems,
    Solve,
}

impl Hint {
    pub(super) const fn number(self) -> usize {
        self as usize + 1
    }

    pub fn title(self) -> &'static str {
        match self {
            Self::Board => tr!("welcome-board"),
            Self::Paste => tr!("welcome-paste"),
            Self::Problems => tr!("welcome-problems"),
            Self::Solve => tr!("welcome-solve"),
        }
    }

    pub fn text(self) -> &'static str {
        match self {
            Self::Board => tr!("welcome-board.text"),
            Self::Paste => tr!("welcome-paste.text"),
            Self::Problems => tr!("welcome-problems.text"),
            Self::Solve => tr!("welcome-solve.text"),
        }
    }

    /// Its number among all: "1 of 4".
    pub(super) fn place(self) -> String {
        tr!("welcome-place", number = self.number(), count = Self::COUNT)
    }

    /// The text for screen readers.
    pub(in crate::app) fn announcement(self) -> String {
        format!("{}. {}. {}", self.place(), self.title(), self.text())
    }

    pub(super) fn next(self) -> Option<Self> {
        Self::from_repr(self as u8 + 1)
    }
}

#[derive(Debug, Default)]
pub struct Welcome {
    pub(super) hint: Option<Hint>,
}

impl Welcome {
    /// Shows the first hint at the first start, and notes in the settings that it was shown.
    pub fn new(settings: &mut Settings) -> Self {
        let is_first = !mem::replace(&mut settings.welcomed, true);
        Self { hint: is_first.then_some(Hint::Board) }
    }

    pub const fn hint(&self) -> Option<Hint> {
        self.hint
    }

    pub(super) const fn begin(&mut self) {
        self.hint = Some(Hint::Board);
    }
}
