//! Hints about the list: a line about the effect of a click or drop, the tooltip of a row, and the menu of a row.

use egui::{Label, Popup, RectAlign, Response, RichText, Tooltip, Ui};

use super::layout::ListView;
use crate::app::list::focus::is_in_list;
use crate::app::list::state::ListState;
use crate::app::list::update::ListAction;
use crate::app::shell::{Command as C, Shell, write_fen};
use crate::app::ui::{menu, palette, text};
use crate::document::{Document, Records};
use crate::wording::Sentence;
use crate::{rules, tr};

pub(super) fn hint_of_range(index: usize, adds: bool, range: &Records) -> String {
    let number = index + 1;
    match (range.len(), range.first(), range.last()) {
        (2.., Some(first), Some(last)) if adds => tr!("list-hint-range-too", first = first + 1, last = last + 1),
        (2.., Some(first), Some(last)) => tr!("list-hint-range", first = first + 1, last = last + 1),
        _ if adds => tr!("list-hint-select-too", number = number),
        _ => tr!("list-hint-select", number = number),
    }
}

pub(super) fn hint_of_toggle(index: usize, list: &ListState, document: &Document) -> String {
    let number = index + 1;
    match (list.is_selected(document, index), list.selected_count(document)) {
        (true, 2..) => tr!("list-hint-deselect", number = number),
        (true, _) => tr!("list-hint-only", number = number),
        (false, _) => tr!("list-hint-select-too", number = number),
    }
}

const MAX_CHARS: usize = 300;
const MAX_PROBLEMS: usize = 4;

/// Texts for the tooltip of a row: the name if the row cuts it off, and the search hit outside the name.
type RowTexts<'a> = (Option<&'a str>, Option<&'a str>);

pub(super) fn show_tooltip(row: &Response, view: &ListView<'_>, index: usize, said: RowTexts<'_>) {
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
    // The board, the panel and the FEN box already show the current position.
    if index != view.shell.document.current() {
        position(ui, view.shell, index);
    }
    let record = view.shell.document.record(index);
    let colors = palette(ui.visuals());
    let position = record.position().ok();
    if let Some(known) = position.and_then(|position| view.shell.puzzle_marks.mark(&record, &position)) {
        ui.label(RichText::new(known.label(None)).font(text::small()).color(known.tone().ink(colors)));
    }
    if let Some(thought) = position.and_then(|position| view.shell.puzzle_marks.evaluation(&position)) {
        ui.label(RichText::new(thought.label()).font(text::small()).color(colors.quiet));
    }
    for (is_so, words) in [(record.is_done(), tr!("list-tip-done")), (record.is_edited(), tr!("list-tip-edited"))] {
        if is_so {
            ui.label(RichText::new(words).font(text::small()).color(colors.quiet));
        }
    }
}

/// Shows the problems and the FEN. For an unreadable record, shows the reason and its text instead.
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

const GROUPS: &[&[C]] = &[
    &[C::CutPositions, C::CopyPositions, C::CopyPgn, C::CopyTable, C::PastePositions],
    &[C::EditTitle, C::DuplicatePositions, C::RemovePosition, C::MarkDone],
    &[C::MoveUp, C::MoveDown, C::ComparePositions],
    &[C::SaveSelected, C::ExportSelected],
];

pub(super) fn show_menu(response: &Response, view: &mut ListView<'_>, index: usize) {
    // Called in every frame, since a press and its release can come in the same frame.
    let menu = Popup::context_menu(response);
    let has_keys = index == view.shell.document.current() && is_in_list(&response.ctx);
    let asked = (has_keys && menu::take_menu_key(&response.ctx)).then_some(response.rect);
    let before = menu::show_context(menu, asked, response.secondary_clicked(), |ui| {
        menu::show_groups(ui, tr!("list-row-menu"), GROUPS, |ui, command| {
            let why_disabled = (view.why_disabled)(*command);
            if menu::entry(ui, view.pictures, (*command, command.name()), None, why_disabled) {
                let is_title = *command == C::EditTitle;
                view.actions.push(if is_title {
                    ListAction::EditTitle(Some(index))
                } else {
                    ListAction::Run(*command)
                });
            }
        });
    });
    if before.is_some() && view.shell.dialog.is_none() && response.ctx.memory(egui::Memory::focused).is_none() {
        view.actions.push(ListAction::Focus(true));
    }
}
