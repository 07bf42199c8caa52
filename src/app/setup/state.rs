//! The draft in the set-up dialog: the input that the user has entered so far.

use super::size::Fill;
use crate::app::shell::{Command, Shell};
use crate::board::{Position, Size, chess960, chess960_number, chess960_number_from_letters};
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
        /// The reason why no position was found or why the material is invalid.
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

    pub(super) fn random(size: Size, material: String) -> Self {
        let why = rules::check_material(size, &material).err().map(|error| error.sentence());
        Self::Random { size, material, why }
    }
}

const STARTS: u16 = 960;
pub(super) const STANDARD_NUMBER: u16 = 518;

pub(super) fn parse_start(text: &str) -> Option<Position> {
    chess960(parse_number(text)?)
}

pub(super) fn parse_number(text: &str) -> Option<u16> {
    let text = text.trim();
    text.parse().ok().filter(|number| *number < STARTS).or_else(|| chess960_number_from_letters(text))
}

/// Returns the next higher or lower number, but at most 959 and at least 0; [`STANDARD_NUMBER`] if the text is invalid.
pub(super) fn neighbor(text: &str, up: bool) -> u16 {
    match parse_number(text) {
        Some(number) if up => (number + 1).min(STARTS - 1),
        Some(number) => number.saturating_sub(1),
        None => STANDARD_NUMBER,
    }
}

pub(super) fn random_number() -> u16 {
    fastrand::u16(0..STARTS)
}
