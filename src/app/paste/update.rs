//! Handles text from outside. A text that is not a FEN goes through the forgiving reader.

use egui::Key;

use super::batch::Batch;
use super::game_cursor::GameCursor;
use super::setting_up::{PasteKind, PendingPosition};
use crate::app::shell::{
    BackgroundRead, BackgroundReader as _, Command, Dialog, Effect, Feature, FeatureRow, Interrupts, Menu, MenuPlace,
    PasteOver, PasteTarget, Polled, Question, Shell, Yields, at, ctrl, has_no,
};
use crate::board::Annotations;
use crate::document::{Document, Format};
use crate::notation::fen;
use crate::tr;

const PASTE_OVER: MenuPlace = at(Menu::Edit, 1).within("menu-paste-over", 0);

macro_rules! paste_over {
    ($command:ident, $choice:ident) => {
        FeatureRow::<Self>::new(Command::$command, PASTE_OVER, |_, shell| {
            shell.settings.paste_over = PasteOver::$choice;
            shell.store_settings();
        })
        .checked(|_, shell| shell.settings.paste_over == PasteOver::$choice)
    };
}

/// The state of pasting: the text being read, the question about it, and the game on the board.
#[derive(Default)]
pub struct State {
    pub(super) background_read: BackgroundRead<Self>,
    open_question: Option<(Asked, Question<Action>)>,
    pub(super) pending: Option<PendingPosition>,
    pub(super) plies: Option<GameCursor>,
}

/// The subject of the open question.
enum Asked {
    /// A text with several positions.
    Several(Batch),
    /// A position to paste over another position with details.
    Over(PendingPosition),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Takes a text that was pasted or dropped outside of text fields.
    Take(String),
    ChooseReading {
        notice: usize,
        /// The index of the reading, counted from 0, the likeliest first.
        choice: usize,
    },
    Add,
    First,
    /// Replaces the position, keeps its details, and remembers the choice.
    Replace,
    Cancel,
    GoToPly(usize),
    /// Keeps the shown position and closes the slider.
    KeepPly,
    /// Closes the slider and restores the previous position.
    RevertGame,
}

impl Feature for State {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = &[
        FeatureRow::<Self>::new(Command::Paste, at(Menu::Edit, 1), |_, shell| shell.request_paste(PasteTarget::Board))
            .keys(&[ctrl(Key::V)])
            .yields(Yields::ToText),
        paste_over!(PasteOverAsk, Ask),
        paste_over!(PasteOverReplace, Replace),
        paste_over!(PasteOverAdd, Add),
    ];

    has_no!(end_input, follow, memory);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Take(text) => self.take(text, shell),
            Action::ChooseReading { notice, choice } => self.choose_reading(notice, choice, shell),
            Action::GoToPly(at) => self.go_to_ply(at, shell),
            Action::KeepPly => self.plies = None,
            Action::RevertGame => self.leave_game(shell),
            Action::Add | Action::First | Action::Replace | Action::Cancel => self.answer(&action, shell),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Take(_) => Interrupts::TEXT,
            Action::ChooseReading { .. } => Interrupts::FIELDS.unless_trying(),
            Action::GoToPly(_) | Action::KeepPly | Action::RevertGame => Interrupts::FIELDS,
            Action::Add | Action::First | Action::Replace | Action::Cancel => Interrupts::TYPING,
        }
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        Polled::from_change(self.poll_read(shell))
    }
}

impl State {
    /// Takes a text pasted on the board. If the document has several positions, a copied row is inserted into the list.
    pub(crate) fn take(&mut self, text: String, shell: &mut Shell) {
        let has_list = shell.document.len() > 1;
        if has_list && shell.copied.as_ref().is_some_and(|copied| *copied.text == *text) {
            shell.effects.push(Effect::PasteIntoList(text));
        } else if has_list && is_copied_row(&text, shell.document.format()) {
            shell.effects.push(Effect::ReadForList(text));
        } else {
            self.paste(text, shell);
        }
    }

    /// Reads positions from a text; an unreadable text is shown in the FEN box.
    pub(crate) fn paste(&mut self, text: String, shell: &mut Shell) {
        self.plies = None;
        // A FEN does not state its variant, so the variant of the current position is assumed.
        match fen::read_trimmed_as(&text, Some(shell.document.position().variant())) {
            Ok(position) => {
                let taken = if text.trim().len() < text.len() { PasteKind::Trimmed } else { PasteKind::Whole };
                self.take_strict((position, Vec::new()), Annotations::default(), taken, shell);
            }
            Err(_) => self.read(text, shell),
        }
    }

    pub(crate) fn question(&self) -> Option<&Question<Action>> {
        self.open_question.as_ref().map(|(_, question)| question)
    }

    pub(super) fn ask_about(&mut self, batch: Batch, shell: &mut Shell) {
        let title = tr!("paste-several", count = batch.entries.len());
        let mut question = Question::new(title, Action::Cancel).with_width(560.0);
        for remark in batch.remarks() {
            question = question.with_paragraph(remark);
        }
        let question = question
            .with_answer(tr!("paste-add-all"), Action::Add)
            .with_answer(tr!("paste-take-first"), Action::First)
            .with_answer(tr!("paste-cancel"), Action::Cancel);
        self.open_question = Some((Asked::Several(batch), question));
        shell.dialog = Some(Dialog::Paste);
    }

    fn answer(&mut self, answer: &Action, shell: &mut Shell) {
        if shell.dialog.take_if(|dialog| *dialog == Dialog::Paste).is_none() {
            return;
        }
        let Some((asked, _)) = self.open_question.take() else { return };
        match (asked, answer) {
            // If the text is a file of positions, it is inserted with its comments.
            (Asked::Several(mut batch), Action::Add) => match batch.text.take() {
                Some(text) if !batch.is_cut => self.read_for_list(text, shell),
                _ => shell.effects.push(batch.into_list()),
            },
            (Asked::Several(batch), Action::First) => {
                if let Some(first) = batch.entries.into_iter().next() {
                    self.take_entry(first, batch.annotations, PasteKind::First, shell);
                }
            }
            (Asked::Over(pending), Action::Add) => self.remember_paste_over(PasteOver::Add, pending, shell),
            (Asked::Over(pending), Action::Replace) => self.remember_paste_over(PasteOver::Replace, pending, shell),
            _ => {}
        }
    }

    /// Asks about a position that is pasted over another with details. In a list, adding a new position is the default.
    pub(super) fn ask_over(&mut self, pending: PendingPosition, shell: &mut Shell) {
        let question = Question::new(tr!("paste-over-details"), Action::Cancel)
            .with_paragraph(tr!("paste-over-details-explained"))
            .with_paragraph(tr!("paste-over-remembered"));
        let mut answers = [(tr!("paste-replace-position"), Action::Replace), (tr!("paste-add-position"), Action::Add)];
        if shell.document.len() > 1 {
            answers.reverse();
        }
        let question =
            answers.into_iter().fold(question, |question, (label, action)| question.with_answer(label, action));
        self.open_question = Some((Asked::Over(pending), question.with_answer(tr!("paste-cancel"), Action::Cancel)));
        shell.dialog = Some(Dialog::Paste);
    }
}

/// Returns `true` if a text is a single record with a title, as when a row was copied in another window. EPD records
/// pasted into an EPD document are excluded: setting up an EPD record replaces the operations, which include the title.
fn is_copied_row(text: &str, own: Format) -> bool {
    const LONGEST: usize = 1 << 16;
    if text.len() > LONGEST {
        return false;
    }
    let document = Document::from_bytes(text.as_bytes().to_vec());
    let record = document.record(0);
    let brings_operations = own.has_operations() && document.format().has_operations();
    document.len() == 1 && !brings_operations && record.position().is_ok() && record.name().is_some()
}
