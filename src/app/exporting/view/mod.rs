//! The export dialog.

mod fields;
mod formats;
pub(super) mod preview;

use egui::{Label, RichText, ScrollArea, Ui, UiBuilder, vec2};

use crate::app::exporting::moving::MoveSource;
use crate::app::exporting::pictures::too_many_error;
use crate::app::exporting::{
    Action, BatchOptions, DiagramSubject, ExportContext, ExportDraft, Preview, RecordSource, SolutionCache,
};
use crate::app::shell::{Scope, ScopeCounts, SolutionPages};
use crate::app::ui::{Pictures, answers_if, metrics, palette, parts, title};
use crate::diagram::{WorksheetFormat, missing_characters};
use crate::document::{Field, Unreadable};
use crate::tr;

const FIELDS: f32 = 320.0;
const PLACEHOLDERS: &str = "{title} {number} {side} {fen} {author} {source} {stipulation} {comment} {solution}";
/// Maximum height of the fields and the preview for a single diagram, in points.
const HEIGHT: f32 = 550.0;
const HEIGHT_OF_MANY: f32 = 600.0;

pub(crate) fn show(
    ui: &mut Ui,
    (export, showing, example): (&ExportDraft, &ExportContext, &Result<DiagramSubject, Unreadable>),
    origin: (RecordSource<'_>, &SolutionCache),
    pictures: &mut Pictures,
    seen: &mut Preview,
    actions: &mut Vec<Action>,
) {
    let window = ui.ctx().content_rect().size();
    let width = (window.x - 80.0).min(768.0);
    let most = if export.batch.is_some() { HEIGHT_OF_MANY } else { HEIGHT };
    let height = (window.y - 210.0).clamp(160.0, most);
    ui.set_width(width);
    title(
        ui,
        match export.batch.as_ref().map(|many| many.scope) {
            None => tr!("exporting-title"),
            Some(Scope::All) => tr!("exporting-title-many"),
            Some(_) => tr!("exporting-title-some"),
        },
    );
    let mut draft = export.clone();
    let (room, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
    let (left, right) = room.split_left_right_at_x(room.left() + FIELDS);
    let mut left = ui.new_child(UiBuilder::new().max_rect(left).id_salt("fields of an export"));
    parts::slim_scroll_bars(&mut left);
    ScrollArea::vertical().auto_shrink(false).show(&mut left, |ui| {
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        // Space for the focus ring.
        ui.add_space(parts::FOCUS_RING);
        fields::show(ui, showing, &mut draft, pictures, seen);
        ui.add_space(parts::FOCUS_RING);
        parts::scroll_to_focus(ui);
    });
    let right = right.with_min_x(right.left() + metrics::PADDING);
    if export.is_sheet() {
        preview::show_page(ui, right, (showing, origin), &mut draft, pictures, seen);
    } else {
        preview::show(ui, right, (export, showing.look, example), seen);
    }
    if draft != *export {
        actions.push(Action::Choose(Box::new(draft)));
    }
    status_line(ui, showing, export, seen);
    let fault = fault(showing, export);
    let cancel = (tr!("exporting-cancel"), Action::Cancel);
    let choices: &[_] = match export.batch {
        Some(_) => &[(tr!("exporting-go-on"), Action::Save), cancel],
        // The clipboard holds no moving pictures.
        None if export.animation().is_some() => &[(tr!("exporting-save"), Action::Save), cancel],
        None => &[(tr!("exporting-save"), Action::Save), (tr!("exporting-copy"), Action::Copy), cancel],
    };
    answers_if(ui, fault.is_none(), choices, actions);
}

fn fault(showing: &ExportContext, export: &ExportDraft) -> Option<String> {
    let too_many = |many: &BatchOptions| too_many_error(showing.scope_counts.count(many.scope), export.is_sheet());
    let has_no_moves = || export.batch.is_none() && export.animation().is_some() && export.moves.is_none();
    let fault = export.fault().or_else(|| export.batch.as_ref().and_then(too_many));
    fault.or_else(|| has_no_moves().then(|| tr!("exporting-no-moves").to_owned()))
}

/// Shows the error or the outcome of the options. The line always has its height, so that nothing below it moves.
fn status_line(ui: &mut Ui, showing: &ExportContext, export: &ExportDraft, seen: &Preview) {
    let colors = palette(ui.visuals());
    let missing = if export.draws_letters() { missing_characters(export.caption()) } else { Vec::new() };
    let (words, ink) = if let Some(fault) = fault(showing, export) {
        (fault, colors.fault)
    } else if !missing.is_empty() {
        let missing: String = missing.iter().take(20).collect();
        (tr!("exporting-missing-letters", missing = missing), colors.fault)
    } else {
        (outcome(showing.scope_counts, export, seen), colors.quiet)
    };
    ui.add(Label::new(RichText::new(words).color(ink)).truncate());
}

fn outcome(offer: ScopeCounts, export: &ExportDraft, seen: &Preview) -> String {
    let Some(many) = &export.batch else {
        if let Some(moves) = export.moves.as_ref().filter(|_| export.animation().is_some()) {
            return match &**moves {
                MoveSource::Tried(moves) => tr!("exporting-shows-tried", count = moves.len()),
                MoveSource::Stated(moves) => tr!("exporting-shows-stated", count = moves.len()),
                MoveSource::Solve(_) => tr!("exporting-shows-solved").to_owned(),
            };
        }
        return if export.has_dots() {
            tr!("exporting-longer-side", count = export.choices.pixels())
        } else {
            tr!("exporting-placeholders", names = PLACEHOLDERS)
        };
    };
    let count = offer.count(many.scope);
    if export.is_sheet() {
        if export.choices.sheet.form == WorksheetFormat::Anki {
            return tr!("exporting-outcome-notes", count = count);
        }
        let pages = count.div_ceil(export.choices.sheet.per_page.count());
        let solutions = match export.choices.sheet.solutions {
            SolutionPages::None => "none",
            SolutionPages::Record if !seen.available_fields(many.scope, count).has(Field::Solution) => "missing",
            SolutionPages::Solve if !seen.available_fields(many.scope, count).can_have_solutions => "unasked",
            _ if export.choices.sheet.form == WorksheetFormat::Html => "hidden",
            SolutionPages::Record | SolutionPages::Solve => "behind",
        };
        tr!("exporting-outcome-pages", diagrams = count, pages = pages, solutions = solutions)
    } else {
        tr!("exporting-outcome-pictures", count = count)
    }
}
