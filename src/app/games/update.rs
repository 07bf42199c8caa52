//! The command and the actions: showing moves on the board, and extracting positions.

use super::{ExtractionDraft, Games};
use crate::app::shell::{
    Command, Dialog, Effect, Feature, FeatureRow, Interrupts, Menu, ModalWorker as _, Polled, RecordsUse, Shell,
    TextFile, at, has_no, require,
};
use crate::document::{Document, Format, Progress, Records};
use crate::tr;

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Shows the position after the move with this index.
    ShowMove(usize),
    Choose(Box<ExtractionDraft>),
    Extract,
    Cancel,
}

impl Feature for Games {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] =
        &[FeatureRow::new(Command::ExtractPositions, at(Menu::List, 3), Self::open)
            .needs(|_, shell| require(shell.document.format().has_games(), tr!("games-none")))];

    has_no!(end_input);

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::ShowMove(_) => Interrupts::FIELDS,
            Action::Choose(_) | Action::Extract | Action::Cancel => Interrupts::NOTHING,
        }
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        Polled::from_change(self.poll_work(shell))
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.read_moves(shell);
    }

    fn forget(&mut self, _: bool, _: &mut Shell) {
        self.draft = None;
    }

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::ShowMove(index) => {
                let (moves, shown) = self.line(index);
                shell.effects.push(Effect::ShowLine { moves, shown });
            }
            Action::Choose(draft) => self.draft = Some(*draft),
            Action::Cancel => (self.draft, shell.dialog) = (None, None),
            Action::Extract => {
                let scope = self.draft.as_ref().filter(|draft| draft.extraction().is_some()).map(|draft| draft.scope);
                if let Some(scope) = scope {
                    shell.dialog = None;
                    shell.effects.push(Effect::UseRecords(scope, RecordsUse::Extract));
                }
            }
        }
    }
}

impl Games {
    fn open(&mut self, shell: &mut Shell) {
        self.after_loading(shell, |games, shell| {
            games.draft = Some(ExtractionDraft::new(shell.scope_counts()));
            shell.dialog = Some(Dialog::ExtractPositions);
        });
    }

    /// Extracts positions from the games of these records, and shows them as a new document.
    pub(crate) fn extract(&mut self, records: Records, shell: &mut Shell) {
        let Some(extraction) = self.draft.take().and_then(|draft| draft.extraction()) else { return };
        let snapshot = shell.document.snapshot();
        let work = move |progress: &Progress| {
            let found = snapshot.extract(&records, &extraction, progress);
            let entries: Vec<_> = found.into_iter().map(|found| (found.position, found.into_operations())).collect();
            let text = Format::Epd.new_records_text(&entries, 1);
            (!progress.is_cancelled()).then(|| (entries.len(), Document::from_bytes_as(text.into_bytes(), Format::Epd)))
        };
        self.start_job(tr!("games-extracting"), shell, work, |_, found, shell| match found {
            None => {}
            Some((0, _)) => shell.notices.noted(tr!("games-none-found")),
            Some((_, document)) => {
                let text = TextFile { document, remarks: String::new(), copied_text: None };
                shell.effects.push(Effect::ShowText(Box::new(text)));
            }
        });
    }
}
