//! Actions of the details section.

use egui::Key;

use super::state::TitlePlace;
use super::{Detail, Details, view};
use crate::app::shell::{
    Command, Effect, Feature, FeatureRow, Interrupts, Menu, MenuPlace, PendingTexts, Shell, SideTab, at, has_no, plain,
};
use crate::app::ui::{FieldEnd, edit_field};
use crate::document::{Edit, Field};
use crate::tr;

const TITLE: Detail = Detail::Record(Field::Title);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Edit(Detail),
    Typed(Detail, String),
    Left(Detail, FieldEnd),
    EditNextTitle(/** down */ bool),
    PasteTitles(String),
}

const DETAILS: MenuPlace = at(Menu::Position, 2).within("menu-details", 0);

const fn to_field(command: Command, run: fn(&mut Details, &mut Shell)) -> FeatureRow<Details> {
    FeatureRow::begin_edit(command, DETAILS, run).opens_field()
}

impl Feature for Details {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = &[
        to_field(Command::EditTitle, |details, shell| details.edit_title(false, shell)).keys(&[plain(Key::F2)]),
        to_field(Command::EditAuthor, |details, shell| details.edit(Detail::Record(Field::Author), shell)),
        to_field(Command::EditSource, |details, shell| details.edit(Detail::Record(Field::Source), shell)),
        to_field(Command::EditStipulation, |details, shell| details.edit(Detail::Record(Field::Stipulation), shell)),
        to_field(Command::EditComment, |details, shell| details.edit(Detail::Record(Field::Comment), shell)),
        to_field(Command::EditSolution, |details, shell| details.edit(Detail::Record(Field::Solution), shell)),
        to_field(Command::EditFileTitle, |details, shell| details.edit(Detail::File, shell)),
    ];

    has_no!(poll, memory);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Edit(TITLE) => self.edit_title(false, shell),
            Action::Edit(detail) => self.edit(detail, shell),
            Action::Typed(detail, text) => {
                let before = self.drafts.insert(detail, text);
                if detail == TITLE && before.is_none() {
                    self.title_place = TitlePlace::Details;
                }
            }
            Action::Left(detail, end) => self.leave(detail, end, shell),
            Action::EditNextTitle(is_down) => self.edit_next_title(is_down, shell),
            Action::PasteTitles(text) => {
                self.commit(TITLE, shell);
                shell.effects.push(Effect::Retitle(text));
                shell.effects.extend(self.is_in_list().then_some(Effect::FocusList));
            }
        }
    }

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::TYPING.and(Interrupts::FEN).unless_trying()
    }

    fn end_input(&mut self, ended: Interrupts, shell: &mut Shell) {
        if ended.ends(Interrupts::EDITED_FIELDS) {
            self.commit_all(shell);
            self.publish(shell);
        }
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.sync(shell);
        self.publish(shell);
        if shell.composition != self.composition {
            shell.composition.clone_from(&self.composition);
        }
    }
}

impl Details {
    fn publish(&self, shell: &mut Shell) {
        let is_changed = |(detail, text): &(&Detail, &String)| self.stored_text(**detail) != **text;
        let texts = self.drafts.iter().filter(is_changed).map(|(_, text)| text.clone()).collect();
        shell.pending_input.details = PendingTexts { texts, ..PendingTexts::default() };
    }

    fn edit(&mut self, detail: Detail, shell: &mut Shell) {
        if detail != TITLE {
            shell.open_tab(SideTab::Details);
        }
        let text = self.text(detail).to_owned();
        self.drafts.insert(detail, text);
        view::focus(&shell.ctx, detail);
    }

    /// Starts editing the title: with `is_in_list` in its row of the list if there is space, otherwise above the board.
    pub(crate) fn edit_title(&mut self, is_in_list: bool, shell: &mut Shell) {
        self.title_place = if is_in_list { TitlePlace::List } else { TitlePlace::Board };
        self.edit(TITLE, shell);
    }

    fn leave(&mut self, detail: Detail, end: FieldEnd, shell: &mut Shell) {
        if end == FieldEnd::Reverted {
            let typed = self.drafts.remove(&detail);
            if let Some(typed) = typed.filter(|typed| typed != self.stored_text(detail)) {
                self.discard_draft(detail, &typed, shell);
            }
        } else {
            self.commit(detail, shell);
        }
        if detail == TITLE && end != FieldEnd::Left && self.is_in_list() {
            shell.effects.push(Effect::FocusList);
        }
    }

    /// Discards a draft. Undo in the field can restore it. A field with several lines keeps the focus.
    fn discard_draft(&mut self, detail: Detail, typed: &str, shell: &Shell) {
        edit_field::add_undo_text(&shell.ctx, view::field_id(detail), typed);
        if view::is_multiline(detail) {
            self.drafts.insert(detail, self.stored_text(detail).to_owned());
            view::focus(&shell.ctx, detail);
        }
    }

    fn edit_next_title(&mut self, is_down: bool, shell: &mut Shell) {
        self.commit_all(shell);
        let step = if is_down { Command::NextPosition } else { Command::PreviousPosition };
        shell.effects.extend([Effect::Run(step), Effect::EditTitle { in_list: self.is_in_list() }]);
    }

    fn commit_all(&mut self, shell: &mut Shell) {
        for detail in self.drafts.keys().copied().collect::<Vec<_>>() {
            self.commit(detail, shell);
        }
    }

    fn commit(&mut self, detail: Detail, shell: &mut Shell) {
        let Some(text) = self.drafts.remove(&detail) else { return };
        let (text, edit) = match detail {
            Detail::Record(field) => {
                let text = field.normalized(&text);
                let values = vec![(shell.document.current(), text.clone())];
                (text, Edit::SetField { field, values })
            }
            Detail::File => {
                let text = Field::Comment.normalized(&text);
                let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
                (lines.join("\n"), Edit::SetHeader(lines.join("\n")))
            }
        };
        if text != self.stored_text(detail) && !shell.document.apply(edit) {
            report_no_room(detail, &text, shell);
        }
        self.sync(shell);
    }
}

/// Reports that a text could not be stored. Copies the text, so that it is not lost when its field closes.
fn report_no_room(detail: Detail, text: &str, shell: &mut Shell) {
    shell.copy(text, None);
    let sentence = match detail {
        Detail::Record(field) => tr!("detail-no-room", field = field.id().to_lowercase()),
        Detail::File => tr!("detail-no-room-file").to_owned(),
    };
    shell.notices.failed(sentence, None);
}
