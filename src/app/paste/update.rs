//! Texts from outside: pasted, dropped, or given on the command line. All of them go through the forgiving reader.

use super::batch::Batch;
use super::plies::Plies;
use super::reading::Pasted;
use super::setting_up::{SetUp, Taken};
use crate::app::shell::Shell;
use crate::app::shell::awaited::Awaited;
use crate::app::shell::command::Command;
use crate::app::shell::dialog::Dialog;
use crate::app::shell::effect::Effect;
use crate::app::shell::question::Question;
use crate::board::Annotations;
use crate::document::{Document, Format};
use crate::notation::fen;
use crate::tr;

/// Texts from outside that are being read or asked about.
#[derive(Debug, Default)]
pub struct State {
    /// A long text is read, while the window goes on.
    pub(super) awaited: Awaited<Pasted>,
    /// The positions of a text that are asked about.
    asked: Option<(Batch, Question<Action>)>,
    /// What is set up next.
    pub(super) ready: Option<SetUp>,
    /// The game whose position is set up.
    pub(super) plies: Option<Plies>,
}

/// What happens with texts from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// This text was pasted or dropped outside of any field.
    Take(String),
    /// Set up another reading of the text that a notice is about.
    ChooseReading {
        /// Which notice.
        notice: usize,
        /// Which reading, counted from the likeliest.
        choice: usize,
    },
    /// Several positions of a text are all added to the list.
    Add,
    /// The first of them alone is taken.
    First,
    /// None of them is taken.
    Cancel,
    /// Show the position after so many moves of the game.
    GoToPly(usize),
    /// The position of the game that is shown is the one that was wanted.
    TakePly,
    /// None of them is wanted.
    LeaveGame,
}

impl State {
    /// Does what happened.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Take(text) => self.take(text, shell),
            Action::ChooseReading { notice, choice } => self.choose_reading(notice, choice, shell),
            Action::GoToPly(at) => self.go_to_ply(at, shell),
            Action::TakePly => self.plies = None,
            Action::LeaveGame => self.leave_game(shell),
            Action::Add | Action::First | Action::Cancel => self.answer(&action, shell),
        }
    }

    pub(super) fn paste_clipboard(&mut self, shell: &mut Shell) {
        if let Some(text) = shell.text_to_paste() {
            self.take(text, shell);
        }
    }

    /// Takes a text that is pasted on the board. Beside a list, what was copied as a row of one is added as a row.
    fn take(&mut self, text: String, shell: &mut Shell) {
        let has_list = shell.document.len() > 1;
        if has_list && shell.copied.as_ref().is_some_and(|copied| *copied.text == *text) {
            shell.effects.push(Effect::Run(Command::PastePositions));
        } else if has_list && is_titled_row(&text, shell.document.format()) {
            shell.effects.push(Effect::ReadForList(text));
        } else {
            self.paste(text, shell);
        }
    }

    /// Reads positions from text that came from outside; text that cannot be read stands in the FEN box.
    pub(in crate::app) fn paste(&mut self, text: String, shell: &mut Shell) {
        self.plies = None;
        // A FEN does not say its rules: they stay.
        match fen::read_trimmed_as(&text, Some(shell.document.position().variant())) {
            Ok(position) => {
                let taken = if text.trim().len() < text.len() { Taken::Trimmed } else { Taken::Whole };
                self.take_strict(position, Annotations::default(), taken, shell);
            }
            Err(_) => self.read(move || Pasted::Board(Batch::read(&text), text), shell),
        }
    }

    /// The question about several positions.
    pub(in crate::app) fn question(&self) -> Option<&Question<Action>> {
        self.asked.as_ref().map(|(_, question)| question)
    }

    /// Asks what is to be done with several positions.
    pub(super) fn ask(&mut self, batch: Batch, shell: &mut Shell) {
        let title = tr!("paste-several", count = batch.entries.len());
        let mut question = Question::new(title, Action::Cancel).wide(560.0);
        for remark in batch.remarks() {
            question = question.says(remark);
        }
        let question = question
            .answer(tr!("paste-add-all"), Action::Add)
            .answer(tr!("paste-take-first"), Action::First)
            .answer(tr!("paste-cancel"), Action::Cancel);
        self.asked = Some((batch, question));
        shell.dialog = Some(Dialog::Paste);
    }

    fn answer(&mut self, answer: &Action, shell: &mut Shell) {
        if shell.dialog.take_if(|dialog| *dialog == Dialog::Paste).is_none() {
            return;
        }
        let Some((mut batch, _)) = self.asked.take() else { return };
        match answer {
            // All that is in the text, with its comments, if that is a file of positions.
            Action::Add => match batch.text.take() {
                Some(text) if !batch.is_cut => self.read_for_list(text, shell),
                _ => shell.effects.push(batch.into_list()),
            },
            Action::First => {
                if let Some(first) = batch.entries.into_iter().next() {
                    self.take_entry(first, batch.annotations, Taken::First, shell);
                }
            }
            _ => {}
        }
    }
}

/// Whether a text is one record of a file and brings its title, as a row does that was copied in another window. In a
/// file of EPD the operations of another record of EPD take the place of those here, its title among them.
fn is_titled_row(text: &str, own: Format) -> bool {
    /// A longer text is no single row.
    const LONGEST: usize = 1 << 16;
    if text.len() > LONGEST {
        return false;
    }
    let document = Document::from_bytes(text.as_bytes().to_vec());
    let record = document.record(0);
    let brings_operations = own.has_operations() && document.format().has_operations();
    document.len() == 1 && !brings_operations && record.position().is_ok() && record.name().is_some()
}
