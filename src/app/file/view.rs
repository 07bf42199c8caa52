//! The dialogs of the file: questions, the path field and splitting.

use egui::{Id, Key, Label, RichText, TextEdit, Ui};

use super::paths::PathField;
use super::questions::Reply;
use super::splitting::SplitField;
use super::state::FileDialog;
use super::update::Action;
use crate::app::shell::Shell;
use crate::app::ui::{
    DialogField, LineBuffer, answers, answers_if, explanation, palette, parts, show_question, text, title,
};
use crate::tr;

/// Returns the id of a dialog. Each dialog has its own id, since the sizes of dialogs differ.
pub(crate) fn dialog_id(dialog: &FileDialog) -> Id {
    let words = match dialog {
        FileDialog::Question(question) => Some((&question.title, &question.text)),
        FileDialog::Path(_) | FileDialog::Split(_) => None,
    };
    Id::unique(("dialog of the file", std::mem::discriminant(dialog), words))
}

pub(crate) fn show(ui: &mut Ui, dialog: &FileDialog, shell: &Shell, actions: &mut Vec<Action>) {
    match dialog {
        FileDialog::Question(question) => show_question(ui, question, actions),
        FileDialog::Path(field) => path(ui, field, actions),
        FileDialog::Split(field) => split(ui, field, shell, actions),
    }
}

fn path(ui: &mut Ui, PathField { purpose, text: typed, why, failed }: &PathField, actions: &mut Vec<Action>) {
    ui.set_width(460.0);
    let (heading, label) = purpose.labels();
    title(ui, heading);
    let colors = palette(ui.visuals());
    let ink = if *failed { colors.fault } else { colors.quiet };
    ui.add(Label::new(RichText::new(why).color(ink)).wrap());
    let mut draft = LineBuffer::new(typed);
    let field = TextEdit::singleline(&mut draft).font(text::fen()).desired_width(f32::INFINITY).cursor_at_end(true);
    let response = ui.add(field.id(Id::unique("path field")));
    parts::name_field(&response, tr!("file-path"), typed, "");
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if !response.has_focus() && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    if let Some(text) = draft.edited() {
        actions.push(Action::Typed(text));
    }
    if entered {
        actions.push(Action::Reply(Reply::Confirm));
    }
    answers(ui, &[(label, Reply::Confirm), (tr!("file-cancel"), Reply::Cancel)], actions);
}

fn split(ui: &mut Ui, SplitField { text: typed, split }: &SplitField, shell: &Shell, actions: &mut Vec<Action>) {
    ui.set_width(420.0);
    match shell.document.file_name() {
        Some(name) => title(ui, &tr!("file-split-title", name = name)),
        None => title(ui, tr!("file-split-title-unnamed")),
    }
    ui.horizontal(|ui| {
        let is_ready = split.is_ok();
        DialogField { name: tr!("file-split-each"), hint: "", typed, width: 96.0, is_ready }.show(ui, actions);
        parts::quiet(ui, &tr!("file-split-of", count = shell.document.len()));
    });
    let colors = palette(ui.visuals());
    let (sentence, ink) = match split {
        Ok(split) => (tr!("file-split-count", count = split.files, names = split.names()), colors.text),
        Err(why) => ((*why).to_owned(), colors.fault),
    };
    ui.add(Label::new(RichText::new(sentence).color(ink)).wrap());
    explanation(
        ui,
        match shell.document.path() {
            Some(_) => tr!("file-split-beside"),
            None => tr!("file-split-elsewhere"),
        },
    );
    let choices = [(tr!("file-split"), Reply::Confirm), (tr!("file-cancel"), Reply::Cancel)];
    answers_if(ui, split.is_ok(), &choices, actions);
}
