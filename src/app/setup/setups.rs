//! Set-ups and transforms of the position.

use crate::app::App;
use crate::app::command::Command;
use crate::app::shell::dialog::{Answer, Dialog, SetUp, found};
use crate::board::{Position, Transform, chess960, chess960_number, describe};
use crate::document::Edit;
use crate::rules;

/// How many start positions of Chess960 there are.
const STARTS: u16 = 960;
/// The number of the start position of ordinary chess.
const ORDINARY: u16 = 518;

/// The start position of Chess960 whose number was typed.
#[must_use]
pub(in crate::app) fn start_of(text: &str) -> Option<Position> {
    chess960(number(text)?)
}

fn number(text: &str) -> Option<u16> {
    text.trim().parse().ok().filter(|number| *number < STARTS)
}

/// The number beside the one that was typed, up or down; beside no number it is that of ordinary chess.
#[must_use]
pub(in crate::app) fn neighbor(text: &str, up: bool) -> u16 {
    match number(text) {
        Some(number) if up => (number + 1).min(STARTS - 1),
        Some(number) => number.saturating_sub(1),
        None => ORDINARY,
    }
}

impl App {
    /// Asks what is to be set up.
    pub(in crate::app) fn ask_set_up(&mut self, command: Command) {
        let state = &mut self.state;
        let set_up = match command {
            Command::Chess960 => {
                let number = chess960_number(state.shown()).unwrap_or(ORDINARY);
                SetUp::Chess960 { text: number.to_string() }
            }
            Command::Library => SetUp::Library { filter: String::new(), row: 0 },
            _ => SetUp::random(state.shell.settings.random_material.clone()),
        };
        state.shell.dialog = Some(Dialog::SetUp(set_up));
    }

    /// Takes an answer to what is to be set up. Where there is nothing of that kind, it is asked on.
    pub(in crate::app) fn answer_set_up(&mut self, set_up: SetUp, answer: Answer) {
        let asked_on = match (set_up, answer) {
            (SetUp::Chess960 { .. }, Answer::Draw) => Some(SetUp::Chess960 { text: drawn().to_string() }),
            (SetUp::Chess960 { text }, Answer::Confirm) => match start_of(&text) {
                Some(position) => self.set_up(position),
                None => Some(SetUp::Chess960 { text }),
            },
            (SetUp::Library { filter, row }, Answer::Confirm) => match found(&filter).get(row) {
                Some(named) => self.set_up(named.position),
                None => Some(SetUp::Library { filter, row }),
            },
            (SetUp::Random { material, .. }, Answer::Confirm) => self.set_up_random(material),
            (set_up, _) => Some(set_up),
        };
        self.state.shell.dialog = asked_on.map(Dialog::SetUp);
    }

    fn set_up(&mut self, position: Position) -> Option<SetUp> {
        self.state_whole(Edit::SetUp(Box::new(position)));
        None
    }

    /// Sets up a random position and remembers its material; asks on with the reason where there is none.
    fn set_up_random(&mut self, material: String) -> Option<SetUp> {
        match rules::random(&material, fastrand::u64(..)) {
            Ok(position) => {
                self.state.shell.settings.random_material = material;
                self.state.shell.store_settings();
                self.set_up(position)
            }
            Err(error) => Some(SetUp::Random { material, why: Some(error.sentence()) }),
        }
    }

    /// Sets up any start position of Chess960.
    pub(in crate::app) fn set_up_random_chess960(&mut self) {
        if let Some(position) = chess960(drawn()) {
            self.set_up(position);
        }
    }

    /// Transforms the position and says what could not be carried along.
    pub(in crate::app) fn transform(&mut self, transform: Transform) {
        let document = &mut self.state.shell.document;
        let Some((_, dropped)) = transform.apply(document.ground()) else { return };
        if document.apply(Edit::Transform(transform))
            && let Some(sentence) = describe(&dropped)
        {
            self.state.shell.notices.lost(sentence, self.state.shell.document.revision());
        }
    }
}

/// The number of any start position of Chess960.
fn drawn() -> u16 {
    fastrand::u16(0..STARTS)
}
