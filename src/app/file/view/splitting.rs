//! The questions before a file is split into several.

use egui::{Label, RichText, Ui};

use crate::app::action::Action;
use crate::app::file::splitting::Split;
use crate::app::shell::dialog::Answer;
use crate::app::state::State;
use crate::app::ui::answers::{answers, answers_if};
use crate::app::ui::answers::{explanation, title};
use crate::app::ui::dialog_field::DialogField;
use crate::app::ui::parts;
use crate::app::ui::theme::palette;
use crate::app::ui::words;

/// Asks how many positions each file is to have.
pub(in crate::app) fn show(
    ui: &mut Ui,
    state: &State,
    typed: &str,
    split: &Result<Split, &'static str>,
    actions: &mut Vec<Action>,
) {
    ui.set_width(420.0);
    let name = state.shell.document.file_name().unwrap_or_else(|| "this file".to_owned());
    title(ui, &format!("Split {name}"));
    ui.horizontal(|ui| {
        let is_ready = split.is_ok();
        DialogField { name: "Positions in each file", hint: "", typed, width: 96.0, is_ready }.show(ui, actions);
        let count = words::counted(state.shell.document.len(), "position", "positions");
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
        match state.shell.document.path() {
            Some(_) => "They are put beside this file, with its comments, byte for byte. This file stays as it is.",
            None => "Their folder and name are asked for next. What is shown here stays as it is.",
        },
    );
    answers_if(ui, split.is_ok(), &[("Split", Answer::Confirm), ("Cancel", Answer::Cancel)], actions);
}

/// Asks whether files that exist are to be replaced.
pub(in crate::app) fn replace(ui: &mut Ui, split: &Split, existing: usize, actions: &mut Vec<Action>) {
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
