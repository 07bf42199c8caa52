//! The questions before a file is split into several.

use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::{Id, Label, Margin, RichText, TextEdit, Ui, WidgetInfo};

use super::super::action::{Action, DialogAction};
use super::super::dialog::Answer;
use super::super::splitting::Split;
use super::super::state::State;
use super::super::theme::{palette, text};
use super::super::words;
use super::dialogs::{answers, answers_if, explanation, title};
use super::parts::{self, Draft};

/// Asks how many positions each file is to have.
pub(super) fn show(
    ui: &mut Ui,
    state: &State,
    typed: &str,
    split: &Result<Split, &'static str>,
    actions: &mut Vec<Action>,
) {
    ui.set_width(420.0);
    let name = state.document.file_name().unwrap_or_else(|| "this file".to_owned());
    title(ui, &format!("Split {name}"));
    ui.horizontal(|ui| {
        field(ui, typed, split.is_ok(), actions);
        let count = words::counted(state.document.len(), "position", "positions");
        parts::quiet(ui, &format!("positions in each file, of {count}"));
    });
    let colors = palette(ui.visuals());
    let (sentence, ink) = match split {
        Ok(split) => (format!("{} files: {}", words::number(split.files()), split.names()), colors.text),
        Err(why) => ((*why).to_owned(), colors.fault),
    };
    ui.add(Label::new(RichText::new(sentence).color(ink)).wrap());
    explanation(
        ui,
        match state.document.path() {
            Some(_) => "They are put beside this file, with its comments, byte for byte. This file stays as it is.",
            None => "Their folder and name are asked for next. What is shown here stays as it is.",
        },
    );
    answers_if(ui, split.is_ok(), &[("Split", Answer::Confirm), ("Cancel", Answer::Cancel)], actions);
}

/// The field of the number; it has the focus with its text selected when nothing else has it. Enter in it splits.
fn field(ui: &mut Ui, typed: &str, is_ready: bool, actions: &mut Vec<Action>) {
    let id = Id::unique("split number");
    if is_ready && ui.memory(|memory| memory.has_focus(id)) && parts::enter_pressed(ui) {
        actions.push(Action::Dialog(DialogAction::Answer(Answer::Confirm)));
    }
    let mut draft = Draft::of(typed);
    let field = TextEdit::singleline(&mut draft).font(text::fen()).desired_width(96.0).char_limit(20);
    let response = ui.add(field.id(id).margin(Margin::symmetric(10, 8)));
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, typed, typed, "");
        info.label = Some("Positions in each file".to_owned());
        info
    });
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
        let whole = CCursorRange::two(CCursor::new(CharIndex(0)), CCursor::new(CharIndex(typed.chars().count())));
        let mut edit = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
        edit.cursor.set_char_range(Some(whole));
        TextEdit::store_state(ui.ctx(), id, edit);
    }
    if let Some(text) = draft.edited() {
        actions.push(Action::Dialog(DialogAction::Text(text)));
    }
}

/// Asks whether files that exist are to be replaced.
pub(super) fn replace(ui: &mut Ui, split: &Split, existing: usize, actions: &mut Vec<Action>) {
    ui.set_width(420.0);
    let (heading, verb) = match existing {
        1 => ("Replace a file?".to_owned(), "exists"),
        _ => (format!("Replace {} files?", words::number(existing)), "exist"),
    };
    title(ui, &heading);
    let files = words::number(split.files());
    let existing = words::number(existing);
    explanation(
        ui,
        &format!("Of the {files} files {} {existing} {verb}. Their contents would be replaced.", split.names()),
    );
    answers(ui, &[("Keep the files", Answer::Cancel), ("Replace", Answer::Confirm)], actions);
}
