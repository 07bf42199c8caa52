//! What is chosen in the question what is to be set up.

use super::chess960::ORDINARY;
use super::size::Fill;
use crate::app::shell::{Command, Shell};
use crate::board::{Size, chess960_number};
use crate::rules;

#[derive(Debug, Default)]
pub struct State {
    pub(super) asked: Option<SetUp>,
}

impl State {
    /// The set-up that is being chosen.
    pub const fn asked(&self) -> Option<&SetUp> {
        self.asked.as_ref()
    }
}

/// A set-up that is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUp {
    /// A start position of Chess960 by its number.
    Chess960 {
        /// The number as typed.
        text: String,
    },
    /// A board of some size.
    Board {
        /// The size as typed.
        size: String,
        /// What stands on it.
        fill: Fill,
    },
    /// A position of the library.
    Library {
        /// What was typed to find it.
        filter: String,
        /// The row that Enter sets up.
        row: usize,
    },
    /// A random position.
    Random {
        /// Of which board: the one that is there.
        size: Size,
        /// Its material as typed.
        material: String,
        /// Why there is none of that material, or none was found.
        why: Option<String>,
    },
}

impl SetUp {
    /// What a command asks for, as it stands at first.
    pub(super) fn of(command: Command, shell: &Shell) -> Self {
        match command {
            Command::Chess960 => {
                let number = chess960_number(shell.shown()).unwrap_or(ORDINARY);
                Self::Chess960 { text: number.to_string() }
            }
            Command::Board => {
                let size = shell.shown().board.size();
                Self::Board { size: size.to_string(), fill: Fill::Men }
            }
            Command::Library => Self::Library { filter: String::new(), row: 0 },
            _ => Self::random(shell.shown().board.size(), shell.settings.random_material.clone()),
        }
    }

    /// Another text was typed.
    pub(super) fn type_text(&mut self, typed: String) {
        *self = match self {
            Self::Chess960 { .. } => Self::Chess960 { text: typed },
            Self::Board { fill, .. } => Self::Board { size: typed, fill: *fill },
            Self::Library { .. } => Self::Library { filter: typed, row: 0 },
            Self::Random { size, .. } => Self::random(*size, typed),
        };
    }

    /// A random position of this material, which may be none.
    pub(super) fn random(size: Size, material: String) -> Self {
        let why = rules::check_material(size, &material).err().map(|error| error.sentence());
        Self::Random { size, material, why }
    }
}
