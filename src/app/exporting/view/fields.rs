//! The fields of the export dialog.

use egui::{Key, Response, Ui};

use super::formats::{self, ExportFormat};
use super::preview::{AvailableFields, Preview};
use crate::app::exporting::{BoardLook, BottomSide, ExportContext, ExportDraft};
use crate::app::shell::{Scope, ScopeCounts, SheetOptions, SolutionPages};
use crate::app::ui::{
    Pictures, choice, labelled, pairs_of_ticks, parts, piece_set as set_name, rows, scope_label as which_name,
    segments, text_field, tick,
};
use crate::diagram::{
    Caption, Coloring, Coordinates, DiagramFormat, LatexPackage, LengthUnit, Paper, PerPage, PieceSet, Worksheet,
    WorksheetFormat,
};
use crate::document::Field;
use crate::lang::Language;
use crate::tr;

const MAX_TEXT_CHARS: usize = 500;
const SECONDS: f32 = 64.0;
/// The margins for the binding that can be chosen, in millimeters.
const GUTTERS: [u32; 5] = [0, 5, 10, 15, 20];

pub(super) fn show(
    ui: &mut Ui,
    showing: &ExportContext,
    export: &mut ExportDraft,
    pictures: &mut Pictures,
    seen: &Preview,
) {
    if export.batch.is_some() {
        positions(ui, showing.scope_counts, export, pictures);
    } else {
        single(ui, export, pictures);
    }
    if export.is_sheet() {
        pages(ui, showing.scope_counts, export, pictures, seen);
    }
    look(ui, showing.look, export, pictures);
    if export.is_sheet() {
        binding(ui, export);
    }
}

/// Draws the fields that chapters of a book need.
fn binding(ui: &mut Ui, export: &mut ExportDraft) {
    let sheet = &mut export.choices.sheet;
    if let Some(many) = &mut export.batch {
        text_field(ui, (tr!("exporting-first-number"), sheet.numbers), "", &mut many.first_number, 7);
    }
    let gutters = GUTTERS.map(|millimetres| match millimetres {
        0 => (0, tr!("exporting-none").to_owned()),
        length => (1000 * length, tr!("exporting-millimetres", length = length)),
    });
    choice(ui, (tr!("exporting-gutter"), true), &mut sheet.gutter, gutters);
}

fn single(ui: &mut Ui, export: &mut ExportDraft, pictures: &mut Pictures) {
    let mut kind = export.animation().map_or(ExportFormat::Diagram(export.choices.form), ExportFormat::Moves);
    formats::single(ui, &mut kind);
    let choices = &mut export.choices;
    choices.moves.form = match kind {
        ExportFormat::Moves(form) => Some(form),
        ExportFormat::Diagram(form) => {
            choices.form = form;
            None
        }
        ExportFormat::Pages(_) => None,
    };
    moves(ui, export, pictures);
}

/// Draws the fields of moving pictures.
fn moves(ui: &mut Ui, export: &mut ExportDraft, pictures: &mut Pictures) {
    if export.animation().is_none() {
        return;
    }
    if export.solves() {
        limit(ui, export);
    }
    labelled(ui, tr!("exporting-pause"), true, |ui| {
        let seconds = rows::field(ui, tr!("exporting-pause"), SECONDS, &mut export.pause);
        parts::quiet(ui, tr!("exporting-pause-each"));
        keep_focus_on_error(ui, &seconds, export);
    });
    tick(ui, pictures, tr!("exporting-move-arrows"), true, &mut export.choices.moves.arrows);
    tick(ui, pictures, tr!("exporting-move-captions"), true, &mut export.choices.moves.captions);
}

fn positions(ui: &mut Ui, offer: ScopeCounts, export: &mut ExportDraft, pictures: &mut Pictures) {
    let mut kind = match (export.animation(), export.form()) {
        (Some(form), _) => ExportFormat::Moves(form),
        (None, Some(form)) => ExportFormat::Diagram(form),
        (None, None) => ExportFormat::Pages(export.choices.sheet.form),
    };
    let before = kind;
    formats::several(ui, &mut kind);
    export.choices.sheet.is_chosen = matches!(kind, ExportFormat::Pages(_));
    // A format that only single diagrams can have remains chosen for the next single diagram.
    match kind {
        _ if kind == before => {}
        ExportFormat::Diagram(form) => {
            export.choices.moves.form = None;
            export.choices.form = form;
        }
        ExportFormat::Moves(form) => export.choices.moves.form = Some(form),
        ExportFormat::Pages(form) => export.choices.sheet.form = form,
    }
    if let Some(many) = &mut export.batch {
        let offered = Scope::ALL.into_iter().filter(|which| offer.is_available(*which));
        let named = offered.map(|which| (which, which_name(which, offer.count(which))));
        choice(ui, (tr!("exporting-positions"), true), &mut many.scope, named);
    }
    moves(ui, export, pictures);
}

/// Draws the field for the time limit of each search.
fn limit(ui: &mut Ui, export: &mut ExportDraft) {
    labelled(ui, tr!("exporting-limit"), true, |ui| {
        let seconds = rows::field(ui, tr!("exporting-seconds"), SECONDS, &mut export.seconds);
        parts::quiet(ui, tr!("exporting-seconds-each"));
        keep_focus_on_error(ui, &seconds, export);
    });
}

fn pages(ui: &mut Ui, offer: ScopeCounts, export: &mut ExportDraft, pictures: &mut Pictures, seen: &Preview) {
    let stated = export
        .batch
        .as_ref()
        .map_or(AvailableFields::UNKNOWN, |many| seen.available_fields(many.scope, offer.count(many.scope)));
    let sheet = &mut export.choices.sheet;
    let counts = PerPage::ALL.map(|layout| (layout, tr!("exporting-per-page", count = layout.count())));
    // Notes are not on pages.
    let has_pages = sheet.form != WorksheetFormat::Anki;
    choice(ui, (tr!("exporting-diagrams"), has_pages), &mut sheet.per_page, counts);
    let papers = Paper::ALL.map(|paper| (paper, paper_name(paper).to_owned()));
    choice(ui, (tr!("exporting-paper"), has_pages), &mut sheet.paper, papers);
    let mut language = sheet.language();
    let languages = Language::all().map(|language| (Some(language), language.name().to_owned()));
    let languages = [(None, tr!("exporting-language-of-window").to_owned())].into_iter().chain(languages);
    choice(ui, (tr!("exporting-language"), true), &mut language, languages);
    sheet.language = language.map(|language| language.code().to_owned());
    let lines = (0..=Worksheet::MAX_SOLUTION_LINES).map(|lines| {
        let name = match lines {
            0 => tr!("exporting-none").to_owned(),
            count => tr!("exporting-lines-below", count = count),
        };
        (lines, name)
    });
    choice(ui, (tr!("exporting-solution-lines"), has_pages), &mut sheet.lines, lines);
    let solutions = [
        (SolutionPages::None, tr!("exporting-none")),
        (SolutionPages::Record, tr!("exporting-solutions-stated")),
        (SolutionPages::Solve, tr!("exporting-solutions-solved")),
    ];
    let solutions = solutions.map(|(pages, name)| (pages, name.to_owned()));
    choice(ui, (tr!("exporting-solutions"), stated.can_have_solutions), &mut sheet.solutions, solutions);
    let can_be_solvable = stated.can_have_solutions && sheet.can_be_solvable();
    tick(ui, pictures, tr!("exporting-solvable"), can_be_solvable, &mut sheet.solvable);
    if export.solves() {
        limit(ui, export);
    }
    caption_fields(ui, stated, &mut export.choices.sheet, pictures);
    if let Some(many) = &mut export.batch {
        let hint = tr!("exporting-page-title-hint");
        text_field(ui, (tr!("exporting-page-title"), true), hint, &mut many.title, MAX_TEXT_CHARS);
    }
}

/// Draws checkboxes for the lines of the caption and for the other content below each diagram.
fn caption_fields(ui: &mut Ui, stated: AvailableFields, sheet: &mut SheetOptions, pictures: &mut Pictures) {
    let lines = ["title", "author", "source", "stipulation"];
    let mut wanted = lines.map(|name| Caption::has_line(&sheet.caption, name));
    let before = wanted;
    let [title, author, source, stipulation] = &mut wanted;
    let ticks = [
        [
            (tr!("exporting-numbers"), true, &mut sheet.numbers),
            (tr!("exporting-said-title"), stated.has(Field::Title), title),
        ],
        [
            (tr!("exporting-author"), stated.has(Field::Author), author),
            (tr!("exporting-source"), stated.has(Field::Source), source),
        ],
        [
            (tr!("exporting-stipulation"), stated.has(Field::Stipulation), stipulation),
            (tr!("exporting-mover"), true, &mut sheet.mover),
        ],
    ];
    pairs_of_ticks(ui, pictures, (tr!("exporting-below-each"), tr!("exporting-not-stated")), ticks);
    tick(ui, pictures, tr!("exporting-words"), wanted[3] && stated.has(Field::Stipulation), &mut sheet.words);
    for (name, (before, wanted)) in lines.into_iter().zip(before.into_iter().zip(wanted)) {
        if before != wanted {
            sheet.caption = Caption::with_line(&sheet.caption, name, wanted);
        }
    }
}

/// Draws the fields for the look of each diagram. Fields that do not apply to the format are disabled.
fn look(ui: &mut Ui, screen: BoardLook, export: &mut ExportDraft, pictures: &mut Pictures) {
    let form = export.form();
    let sheet = export.choices.sheet.form;
    // Alternative text only uses captions; the LaTeX package diagram has a look of its own.
    let has_sides = if form.is_none() {
        sheet != WorksheetFormat::Latex(LatexPackage::Diagram)
    } else {
        form != Some(DiagramFormat::Alt)
    };
    let is_drawn = form.map_or(sheet.has_pictures(), DiagramFormat::uses_built_in_font);
    let is_latex = form
        .map_or(sheet.latex_package().is_some(), |form| matches!(form, DiagramFormat::Latex | DiagramFormat::Xskak))
        && has_sides;
    let is_typst = form.map_or(matches!(sheet, WorksheetFormat::Typst(_)), |form| {
        matches!(form, DiagramFormat::BoardNPieces | DiagramFormat::Staunton)
    });
    let is_chess_font = matches!(form, Some(DiagramFormat::Merida | DiagramFormat::Alpha | DiagramFormat::Linares));
    measures(ui, export);
    labelled(ui, tr!("exporting-look"), is_drawn, |ui| {
        if parts::button(ui, tr!("exporting-as-board"), 32.0).clicked() {
            export.choices = export.choices.as_on_board(screen);
        }
    });
    let choices = &mut export.choices;
    let colorings = colorings(screen, choices.coloring);
    choice(ui, (tr!("exporting-colors"), is_drawn || is_typst), &mut choices.coloring, colorings);
    let as_board = || tr!("exporting-as-board").to_owned();
    let sets = PieceSet::ALL.map(|set| (Some(set), set_name(set).to_owned()));
    let sets = [(None, as_board())].into_iter().chain(sets);
    choice(ui, (tr!("exporting-pieces"), is_drawn), &mut choices.pieces, sets);
    let sides = [
        (BottomSide::Board, as_board()),
        (BottomSide::White, tr!("color-white").to_owned()),
        (BottomSide::Black, tr!("color-black").to_owned()),
        (BottomSide::Mover, tr!("exporting-bottom-mover").to_owned()),
    ];
    choice(ui, (tr!("exporting-bottom"), has_sides), &mut choices.below, sides);
    let places = [
        (Coordinates::Inside, tr!("exporting-coordinates-inside"), tr!("exporting-coordinates-inside.tip")),
        (Coordinates::Outside, tr!("exporting-coordinates-outside"), tr!("exporting-coordinates-outside.tip")),
        (Coordinates::None, tr!("exporting-coordinates-none"), tr!("exporting-coordinates-none.tip")),
    ];
    let label = (tr!("exporting-coordinates"), has_sides);
    if let Some(place) = segments(ui, label, choices.coordinates_on(screen), &places) {
        choices.coordinates = Some(place);
    }
    let has_caption = is_drawn || is_latex || is_typst || matches!(form, None | Some(DiagramFormat::Alt));
    let caption = if form.is_none() { &mut choices.sheet.caption } else { &mut choices.caption };
    let hint = tr!("exporting-caption-hint", example = "{number}: {title}");
    text_field(ui, (tr!("exporting-caption"), has_caption), &hint, caption, MAX_TEXT_CHARS);
    tick(
        ui,
        pictures,
        tr!("exporting-annotations"),
        has_caption && has_sides || form == Some(DiagramFormat::Alt),
        &mut choices.annotations,
    );
    let is_always = (is_drawn || is_typst) && choices.coloring_on(screen).needs_border();
    let mut border = choices.border || is_always;
    let can_have_border = is_drawn || is_latex || is_typst || is_chess_font;
    tick(ui, pictures, tr!("exporting-border"), can_have_border && !is_always, &mut border);
    if !is_always {
        choices.border = border;
    }
    tick(ui, pictures, tr!("exporting-mover-beside"), is_drawn || is_latex || is_typst, &mut choices.mover);
}

/// Returns the colors to choose from. Even in the dark theme, pictures have light colors unless dimmed ones are chosen.
fn colorings(screen: BoardLook, chosen: Option<Coloring>) -> Vec<(Option<Coloring>, String)> {
    let (dimmed, label) = (screen.dimmed(), screen.coloring.label());
    let own = match chosen {
        Some(own @ Coloring::Custom(_)) if chosen != dimmed => own,
        _ => Coloring::Custom(screen.custom_colors),
    };
    let of_board = [(None, tr!("exporting-colors-of-board", style = label))];
    let as_seen = dimmed.map(|dimmed| (Some(dimmed), tr!("exporting-colors-dimmed", style = label)));
    let all = Coloring::ALL.into_iter().chain([own]);
    let all = all.map(|coloring| (Some(coloring), coloring.label().to_owned()));
    of_board.into_iter().chain(as_seen).chain(all).collect()
}

fn measures(ui: &mut Ui, export: &mut ExportDraft) {
    let is_sheet = export.is_sheet();
    let has_size = export.can_have_size();
    let without = if is_sheet {
        (tr!("exporting-largest"), tr!("exporting-largest.tip"))
    } else {
        (tr!("exporting-pixels"), tr!("exporting-pixels"))
    };
    let units = [
        (None, without.0, without.1),
        (Some(LengthUnit::Centimetres), tr!("exporting-cm"), tr!("exporting-cm.tip")),
        (Some(LengthUnit::Inches), tr!("exporting-inches"), tr!("exporting-inches")),
    ];
    if let Some(unit) = segments(ui, (tr!("exporting-measured"), has_size), export.unit(), &units) {
        *if is_sheet { &mut export.choices.sheet.unit } else { &mut export.choices.unit } = unit;
        return;
    }
    let label = match export.unit() {
        None => tr!("exporting-size-pixels"),
        Some(LengthUnit::Centimetres) => tr!("exporting-size-cm"),
        Some(LengthUnit::Inches) => tr!("exporting-size-inches"),
    };
    if !is_sheet || export.unit().is_some() {
        let size = text_field(ui, (label, has_size), "", &mut export.size, 9);
        keep_focus_on_error(ui, &size, export);
    }
    if !is_sheet && export.unit().is_some() {
        let dots = text_field(ui, (tr!("exporting-dpi"), export.has_dots()), "", &mut export.dpi, 9);
        keep_focus_on_error(ui, &dots, export);
    }
}

/// Keeps the focus in a field on Enter while the input is invalid.
fn keep_focus_on_error(ui: &Ui, field: &Response, export: &ExportDraft) {
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && export.fault().is_some() {
        field.request_focus();
    }
}

fn paper_name(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "A4",
        Paper::A5 => "A5",
        Paper::Letter => "Letter",
        Paper::Book => tr!("exporting-paper-book"),
    }
}
