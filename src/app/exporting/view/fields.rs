//! What can be chosen about an export.

use egui::{Key, Response, Ui};

use super::preview::{Preview, Stated};
use crate::app::exporting::{Below, Export, Screen, Showing};
use crate::app::shell::export_choices::{SheetChoices, SolutionPages};
use crate::app::shell::which::{Offer, Which};
use crate::app::ui::Pictures;
use crate::app::ui::parts;
use crate::app::ui::rows::{self, choice, labelled, pairs_of_ticks, segments, text_field, tick};
use crate::app::ui::wording::{piece_set as set_name, which as which_name};
use crate::diagram::{
    Caption, Coloring, Coordinates, Form, LengthUnit, Paper, PerPage, PieceSet, SheetForm, Worksheet,
};
use crate::document::Field;

/// The most characters of a caption and of a title.
const LONGEST: usize = 500;
/// The width of a field for a number of seconds.
const SECONDS: f32 = 64.0;

pub(super) fn show(ui: &mut Ui, showing: &Showing, export: &mut Export, pictures: &mut Pictures, seen: &Preview) {
    if export.many.is_some() {
        positions(ui, showing.offer, export);
    } else {
        let forms = Form::ALL.map(|form| (form, form_name(form).to_owned()));
        choice(ui, ("Format", true), &mut export.choices.form, forms);
    }
    if export.is_sheet() {
        pages(ui, showing.offer, export, pictures, seen);
    }
    look(ui, showing.screen, export, pictures);
}

/// What several positions are exported as.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// A file each.
    Pictures(Form),
    /// One file with all of them.
    Pages(SheetForm),
}

/// Which positions, and whether as pictures or on pages.
fn positions(ui: &mut Ui, offer: Offer, export: &mut Export) {
    let pictures = [(Form::Png, "PNG pictures"), (Form::Svg, "SVG pictures")];
    let pictures = pictures.map(|(form, name)| (Kind::Pictures(form), name.to_owned()));
    let pages = SheetForm::ALL.map(|form| (Kind::Pages(form), sheet_form_name(form).to_owned()));
    let mut kind = export.form().map_or(Kind::Pages(export.choices.sheet.form), Kind::Pictures);
    choice(ui, ("Format", true), &mut kind, pictures.into_iter().chain(pages));
    export.choices.sheet.is_chosen = matches!(kind, Kind::Pages(_));
    match kind {
        // A form that several positions do not come in stays chosen for a single one.
        Kind::Pictures(form) if export.form() != Some(form) => export.choices.form = form,
        Kind::Pictures(_) => {}
        Kind::Pages(form) => export.choices.sheet.form = form,
    }
    if let Some(many) = &mut export.many {
        let offered = Which::ALL.into_iter().filter(|which| offer.offers(*which));
        let named = offered.map(|which| (which, which_name(which, offer.count(which))));
        choice(ui, ("Positions", true), &mut many.which, named);
    }
}

fn pages(ui: &mut Ui, offer: Offer, export: &mut Export, pictures: &mut Pictures, seen: &Preview) {
    let stated = export.many.as_ref().map_or(Stated::UNKNOWN, |many| seen.stated(many.which, offer.count(many.which)));
    let sheet = &mut export.choices.sheet;
    let counts = PerPage::ALL.map(|layout| (layout, format!("{} a page", layout.count())));
    choice(ui, ("Diagrams", true), &mut sheet.per_page, counts);
    let papers = [(Paper::A4, "A4", "A4 paper"), (Paper::Letter, "Letter", "Letter paper")];
    if let Some(paper) = segments(ui, ("Paper", true), sheet.paper, &papers) {
        sheet.paper = paper;
    }
    let lines = (0..=Worksheet::MOST_LINES).map(|lines| {
        let name = match lines {
            0 => "None".to_owned(),
            1 => "1 below each".to_owned(),
            _ => format!("{lines} below each"),
        };
        (lines, name)
    });
    choice(ui, ("Solution lines", true), &mut sheet.lines, lines);
    let solutions = [
        (SolutionPages::None, "None"),
        (SolutionPages::Record, "As stated"),
        (SolutionPages::Solve, "As stated, or else solved"),
    ];
    let solutions = solutions.map(|(pages, name)| (pages, name.to_owned()));
    choice(ui, ("Solutions", stated.can_have_solutions()), &mut sheet.solutions, solutions);
    if export.solves() {
        labelled(ui, "At most", true, |ui| {
            let seconds = rows::field(ui, "Seconds", SECONDS, &mut export.seconds);
            parts::quiet(ui, "seconds for each");
            keep_while_faulty(ui, &seconds, export);
        });
    }
    said_of_each(ui, stated, &mut export.choices.sheet, pictures);
    if let Some(many) = &mut export.many {
        text_field(ui, ("Page title", true), "At the top of each page", &mut many.title, LONGEST);
    }
}

/// What stands below each diagram: lines of its caption, and what pages say by themselves.
fn said_of_each(ui: &mut Ui, stated: Stated, sheet: &mut SheetChoices, pictures: &mut Pictures) {
    let lines = [Field::Title, Field::Author, Field::Source, Field::Stipulation];
    let lines = lines.map(|field| (field, field.label().to_lowercase()));
    let mut wanted = lines.each_ref().map(|(_, name)| Caption::has_line(&sheet.caption, name));
    let before = wanted;
    let [title, author, source, stipulation] = &mut wanted;
    let ticks = [
        [("Numbers", true, &mut sheet.numbers), ("Title", stated.has(Field::Title), title)],
        [("Author", stated.has(Field::Author), author), ("Source", stated.has(Field::Source), source)],
        [("Stipulation", stated.has(Field::Stipulation), stipulation), ("Side to move", true, &mut sheet.mover)],
    ];
    pairs_of_ticks(ui, pictures, ("Below each", "None of the positions states this"), ticks);
    for ((_, name), (before, wanted)) in lines.iter().zip(before.into_iter().zip(wanted)) {
        if before != wanted {
            sheet.caption = Caption::with_line(&sheet.caption, name, wanted);
        }
    }
}

/// How each diagram looks, as far as it is drawn.
fn look(ui: &mut Ui, screen: Screen, export: &mut Export, pictures: &mut Pictures) {
    let form = export.form();
    let sheet = export.choices.sheet.form;
    // Captions are all that alternative text takes of the look; the package diagram has a look of its own.
    let has_sides = if form.is_none() { sheet != SheetForm::Diagram } else { form != Some(Form::Alt) };
    let is_drawn = form.map_or(sheet.latex_package().is_none(), Form::draws_letters);
    let is_latex =
        form.map_or(sheet.latex_package().is_some(), |form| matches!(form, Form::Latex | Form::Xskak)) && has_sides;
    measures(ui, export);
    labelled(ui, "Look", is_drawn, |ui| {
        if parts::button(ui, "As on the board", 32.0).clicked() {
            export.choices = export.choices.as_on_board(screen);
        }
    });
    let choices = &mut export.choices;
    let colorings = colorings(screen, choices.coloring);
    choice(ui, ("Colours", is_drawn), &mut choices.coloring, colorings);
    let as_board = || "As on the board".to_owned();
    let sets = PieceSet::ALL.map(|set| (Some(set), set_name(set).to_owned()));
    choice(ui, ("Pieces", is_drawn), &mut choices.pieces, [(None, as_board())].into_iter().chain(sets));
    let sides = [
        (Below::Board, as_board()),
        (Below::White, "White".to_owned()),
        (Below::Black, "Black".to_owned()),
        (Below::Mover, "The side to move".to_owned()),
    ];
    choice(ui, ("At the bottom", has_sides), &mut choices.below, sides);
    let places = [
        (Coordinates::Inside, "Inside", "Coordinates in the squares"),
        (Coordinates::Outside, "Outside", "Coordinates around the board"),
        (Coordinates::None, "None", "No coordinates"),
    ];
    if let Some(place) = segments(ui, ("Coordinates", has_sides), choices.coordinates_on(screen), &places) {
        choices.coordinates = Some(place);
    }
    let has_caption = is_drawn || is_latex || matches!(form, None | Some(Form::Alt));
    let caption = if form.is_none() { &mut choices.sheet.caption } else { &mut choices.caption };
    text_field(ui, ("Caption", has_caption), "For example {number}: {title}", caption, LONGEST);
    tick(
        ui,
        pictures,
        "Arrows and marked squares",
        has_caption && has_sides || form == Some(Form::Alt),
        &mut choices.annotations,
    );
    let is_always = is_drawn && choices.coloring_on(screen).needs_border();
    let mut border = choices.border || is_always;
    tick(ui, pictures, "Border", (is_drawn || is_latex) && !is_always, &mut border);
    if !is_always {
        choices.border = border;
    }
    tick(ui, pictures, "Side to move beside the board", is_drawn || is_latex, &mut choices.mover);
}

/// The colours to choose from. Pictures are as light in the dark theme as in the light one, unless they are to have the
/// colours that are seen there.
fn colorings(screen: Screen, chosen: Option<Coloring>) -> Vec<(Option<Coloring>, String)> {
    let (dimmed, label) = (screen.dimmed(), screen.coloring.label());
    let own = match chosen {
        Some(own @ Coloring::Custom(_)) if chosen != dimmed => own,
        _ => Coloring::Custom(screen.own_colors),
    };
    let of_board = [(None, format!("The board's style, {label}"))];
    let as_seen = dimmed.map(|dimmed| (Some(dimmed), format!("{label}, as in the dark theme")));
    let all = Coloring::ALL.into_iter().chain([own]);
    let all = all.map(|coloring| (Some(coloring), coloring.label().to_owned()));
    of_board.into_iter().chain(as_seen).chain(all).collect()
}

/// How large diagrams are.
fn measures(ui: &mut Ui, export: &mut Export) {
    let is_sheet = export.is_sheet();
    let has_size = if is_sheet { export.choices.sheet.form != SheetForm::Diagram } else { export.has_size() };
    let without = if is_sheet { ("Largest", "As large as there is room") } else { ("Pixels", "Pixels") };
    let units = [
        (None, without.0, without.1),
        (Some(LengthUnit::Centimetres), "cm", "Centimetres"),
        (Some(LengthUnit::Inches), "Inches", "Inches"),
    ];
    if let Some(unit) = segments(ui, ("Measured in", has_size), export.unit(), &units) {
        *if is_sheet { &mut export.choices.sheet.unit } else { &mut export.choices.unit } = unit;
        return;
    }
    let label = match export.unit() {
        None => "Size in pixels",
        Some(LengthUnit::Centimetres) => "Size in cm",
        Some(LengthUnit::Inches) => "Size in inches",
    };
    if !is_sheet || export.unit().is_some() {
        let size = text_field(ui, (label, has_size), "", &mut export.size, 9);
        keep_while_faulty(ui, &size, export);
    }
    if !is_sheet && export.unit().is_some() {
        let dots = text_field(ui, ("Dots per inch", export.has_dots()), "", &mut export.dpi, 9);
        keep_while_faulty(ui, &dots, export);
    }
}

/// Enter leaves a field only for something that can be done.
fn keep_while_faulty(ui: &Ui, field: &Response, export: &Export) {
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && export.fault().is_some() {
        field.request_focus();
    }
}

const fn sheet_form_name(form: SheetForm) -> &'static str {
    match form {
        SheetForm::Pdf => "Pages of a PDF",
        SheetForm::Html => "Pages of HTML",
        SheetForm::Chessboard => "Pages of LaTeX, chessboard",
        SheetForm::Xskak => "Pages of LaTeX, xskak",
        SheetForm::Diagram => "Pages of LaTeX, diagram",
    }
}

const fn form_name(form: Form) -> &'static str {
    match form {
        Form::Png => "PNG picture",
        Form::Svg => "SVG picture",
        Form::Ascii => "Text with letters",
        Form::Unicode => "Text with chess figures",
        Form::Latex => "LaTeX, chessboard",
        Form::Xskak => "LaTeX, xskak",
        Form::Markdown => "Markdown image",
        Form::Alt => "Alternative text",
    }
}
