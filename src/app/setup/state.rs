//! The draft in the set-up dialog.

use super::chess960::STANDARD_NUMBER;
use super::size::Fill;
use crate::app::shell::{Command, Shell};
use crate::board::{Size, chess960_number};
use crate::rules;
use crate::wording::Sentence;

#[derive(Debug, Default)]
pub struct State {
    pub(super) draft: Option<SetUpDraft>,
}

impl State {
    pub const fn draft(&self) -> Option<&SetUpDraft> {
        self.draft.as_ref()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpDraft {
    Chess960 {
        /// A number or a back rank, as typed.
        text: String,
    },
    Board {
        size: String,
        fill: Fill,
    },
    Library {
        filter: String,
        row: usize,
    },
    Random {
        size: Size,
        material: String,
        /// The reason that no position was found, or that the material is invalid.
        why: Option<String>,
    },
}

impl SetUpDraft {
    pub(super) fn for_command(command: Command, shell: &Shell) -> Self {
        match command {
            Command::Chess960 => {
                let number = chess960_number(shell.shown_position()).unwrap_or(STANDARD_NUMBER);
                Self::Chess960 { text: number.to_string() }
            }
            Command::Board => {
                let size = shell.shown_position().board.size();
                Self::Board { size: size.to_string(), fill: Fill::Pieces }
            }
            Command::Library => Self::Library { filter: String::new(), row: 0 },
            _ => Self::random(shell.shown_position().board.size(), shell.settings.random_material.clone()),
        }
    }

    pub(super) fn type_text(&mut self, typed: String) {
        *self = match self {
            Self::Chess960 { .. } => Self::Chess960 { text: typed },
            Self::Board { fill, .. } => Self::Board { size: typed, fill: *fill },
            Self::Library { .. } => Self::Library { filter: typed, row: 0 },
            Self::Random { size, .. } => Self::random(*size, typed),
        };
    }

    /// Creates a draft, with the reason if the material is invalid.
    pub(super) fn random(size: Size, material: String) -> Self {
        let why = rules::check_material(size, &material).err().map(|error| error.sentence());
        Self::Random { size, material, why }
    }
}
