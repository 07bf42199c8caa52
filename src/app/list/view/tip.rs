//! The tooltip of a row, for everything that the row cannot show.

use egui::{Label, RectAlign, Response, RichText, Tooltip, Ui};

use super::list_view::ListView;
use crate::app::shell::Shell;
use crate::app::shell::settings::write_fen;
use crate::app::ui::theme::{palette, text};
use crate::rules;
use crate::tr;
use crate::wording::Sentence;

const MAX_CHARS: usize = 300;
const MAX_PROBLEMS: usize = 4;

/// The name if the row cuts it off, and the search hit outside the name.
type RowTexts<'a> = (Option<&'a str>, Option<&'a str>);

/// Shows the tooltip beside the row, so that it covers no other row.
pub(super) fn show(row: &Response, view: &ListView<'_>, index: usize, said: RowTexts<'_>) {
    let mut tooltip = Tooltip::for_enabled(row);
    tooltip.popup = tooltip.popup.align(RectAlign::RIGHT_START);
    // The record is only read if the tooltip is shown.
    tooltip.gap(12.0).show(|ui| words(ui, view, index, said));
}

fn words(ui: &mut Ui, view: &ListView<'_>, index: usize, (name, found): RowTexts<'_>) {
    ui.set_max_width(ui.spacing().tooltip_width);
    ui.spacing_mut().item_spacing.y = 4.0;
    if let Some(name) = name {
        ui.add(Label::new(RichText::new(beginning(name)).font(text::strong())).wrap());
    }
    if let Some(found) = found {
        ui.add(Label::new(RichText::new(found).font(text::small())).wrap());
    }
    // Board, panel and FEN box show the current position.
    if index != view.shell.document.current() {
        position(ui, view.shell, index);
    }
    let record = view.shell.document.record(index);
    let colors = palette(ui.visuals());
    let position = record.position().ok();
    if let Some(known) = position.and_then(|position| view.shell.puzzle_marks.mark(&record, &position)) {
        ui.label(RichText::new(known.label(None)).font(text::small()).color(known.tone().ink(colors)));
    }
    for (is_so, words) in [(record.is_done(), tr!("list-tip-done")), (record.is_edited(), tr!("list-tip-edited"))] {
        if is_so {
            ui.label(RichText::new(words).font(text::small()).color(colors.quiet));
        }
    }
}

/// Shows the problems and the FEN, or for an unreadable record the reason and its text.
fn position(ui: &mut Ui, shell: &Shell, index: usize) {
    let (problems, line) = match shell.document.record(index).position() {
        Ok(position) => {
            let problems = rules::problems(&position);
            let sentences = problems.iter().map(Sentence::sentence).collect();
            (sentences, write_fen(&position, shell.settings.en_passant))
        }
        Err(unreadable) => (vec![unreadable.sentence()], beginning(&unreadable.text)),
    };
    for sentence in problems.iter().take(MAX_PROBLEMS) {
        ui.add(Label::new(sentence).wrap());
    }
    if problems.len() > MAX_PROBLEMS {
        ui.label(tr!("list-tip-more", count = problems.len() - MAX_PROBLEMS));
    }
    let quiet = palette(ui.visuals()).quiet;
    ui.add(Label::new(RichText::new(line).font(text::fen_small()).color(quiet)).wrap());
}

fn beginning(text: &str) -> String {
    match text.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
