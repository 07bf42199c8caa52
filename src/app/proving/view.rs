//! The dialog about Syzygy tables: their folder, what it holds, and what the position needs.

use egui::{Label, RichText, Ui};

use super::{Action, Proving};
use crate::app::shell::{ProofStatus, Shell};
use crate::app::ui::{answers, explanation, palette, text, title};
use crate::rules::Unproven;
use crate::tablebase::{self, Syzygy};
use crate::tr;
use crate::wording::Sentence;

pub(crate) fn show(ui: &mut Ui, shell: &Shell, proving: &Proving, actions: &mut Vec<Action>) {
    ui.set_width(420.0);
    title(ui, tr!("proving-tables"));
    explanation(ui, tr!("proving-tables-note"));
    let folders = proving.syzygy().map(Syzygy::folders).unwrap_or_default();
    if folders.is_empty() {
        strong(ui, tr!("proving-no-folder"));
    }
    for folder in folders {
        strong(ui, &folder.display().to_string());
    }
    if let Some(syzygy) = proving.syzygy().filter(|_| !folders.is_empty()) {
        ui.label(syzygy.contents().sentence());
    }
    ui.add(Label::new(need(shell)).wrap());
    let (choose, close) = ((tr!("proving-choose"), Action::ChooseFolder), (tr!("proving-close"), Action::Close));
    if shell.settings.syzygy.is_some() {
        answers(ui, &[close, choose, (tr!("proving-use-found"), Action::UseFound)], actions);
    } else {
        answers(ui, &[close, choose], actions);
    }
}

fn strong(ui: &mut Ui, words: &str) {
    let color = palette(ui.visuals()).text;
    ui.add(Label::new(RichText::new(words).font(text::strong()).color(color)).wrap());
}

/// Returns what the position on the board needs, or that it is proven.
fn need(shell: &Shell) -> String {
    if shell.proof.known().is_some() {
        return tr!("proving-is-proven").to_owned();
    }
    let reason = match (&shell.proof, tablebase::needed(shell.position())) {
        (ProofStatus::Failed(reason @ Unproven::BrokenTable(..)), _) => return reason.sentence(),
        (_, Ok(None)) => return tr!("proving-is-proven").to_owned(),
        (_, Ok(Some(file))) => tr!("tablebase-missing", file = file),
        (_, Err(reason)) => reason.sentence(),
    };
    tr!("proving-position", reason = reason)
}
