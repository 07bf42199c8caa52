//! What can be chosen about an export.

use egui::{Key, Ui};

use crate::app::exporting::{Below, Export, Screen, Showing};
use crate::app::shell::which::{Offer, Which};
use crate::app::ui::Pictures;
use crate::app::ui::rows::{choice, segments, text_field, tick};
use crate::app::ui::wording::{piece_set as set_name, which as which_name};
use crate::diagram::{Coloring, Coordinates, Form, Paper, PerPage, PieceSet, Worksheet};

/// The most characters of a caption and of a title.
const LONGEST: usize = 500;

pub(super) fn show(ui: &mut Ui, showing: &Showing, export: &mut Export, pictures: &mut Pictures) {
    if export.many.is_some() {
        positions(ui, showing.offer, export);
    } else {
        let forms = Form::ALL.map(|form| (form, form_name(form).to_owned()));
        choice(ui, ("Format", true), &mut export.choices.form, forms);
    }
    if export.is_sheet() {
        pages(ui, export, pictures);
    }
    look(ui, showing.screen, export, pictures);
}

/// Which positions, and whether as pictures or on pages.
fn positions(ui: &mut Ui, offer: Offer, export: &mut Export) {
    let form = export.form();
    let kinds = [
        (Some(Form::Png), "PNG", "PNG pictures"),
        (Some(Form::Svg), "SVG", "SVG pictures"),
        (None, "Pages", "Pages of a PDF"),
    ];
    if let Some(kind) = segments(ui, ("Format", true), form, &kinds) {
        export.choices.sheet.is_chosen = kind.is_none();
        export.choices.form = kind.unwrap_or(export.choices.form);
    }
    if let Some(many) = &mut export.many {
        let offered = Which::ALL.into_iter().filter(|which| offer.offers(*which));
        let named = offered.map(|which| (which, which_name(which, offer.count(which))));
        choice(ui, ("Positions", true), &mut many.which, named);
    }
}

fn pages(ui: &mut Ui, export: &mut Export, pictures: &mut Pictures) {
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
    tick(ui, pictures, "Numbers", true, &mut sheet.numbers);
    tick(ui, pictures, "Whose move it is, above each", true, &mut sheet.mover);
    if let Some(many) = &mut export.many {
        text_field(ui, ("Title", true), "At the top of each page", &mut many.title, LONGEST);
    }
}

/// How each diagram looks, as far as it is drawn.
fn look(ui: &mut Ui, screen: Screen, export: &mut Export, pictures: &mut Pictures) {
    let form = export.form();
    // Captions are all that alternative text takes of the look.
    let has_sides = form != Some(Form::Alt);
    let is_drawn = form.is_none_or(Form::draws_letters);
    let is_latex = matches!(form, Some(Form::Latex | Form::Xskak));
    if form.is_some() {
        let size = text_field(ui, ("Size in pixels", export.has_size()), "", &mut export.size, 9);
        // Enter leaves the field only for something that can be done.
        if size.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && export.fault().is_some() {
            size.request_focus();
        }
    }
    let choices = &mut export.choices;
    let colorings = Coloring::ALL.map(|coloring| (Some(coloring), coloring.label().to_owned()));
    let as_board = || "As on the board".to_owned();
    // Pictures are as light in the dark theme, so that their colours are not those of the screen there.
    let own = (None, format!("The board's style, {}", screen.coloring.label()));
    choice(ui, ("Colours", is_drawn), &mut choices.coloring, [own].into_iter().chain(colorings));
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
    let has_caption = is_drawn || is_latex || form == Some(Form::Alt);
    let caption = if form.is_none() { &mut choices.sheet.caption } else { &mut choices.caption };
    text_field(ui, ("Caption", has_caption), "For example {number}: {id}", caption, LONGEST);
    tick(ui, pictures, "Arrows and marked squares", has_caption, &mut choices.annotations);
    let is_always = is_drawn && choices.coloring_on(screen).needs_border();
    let mut border = choices.border || is_always;
    tick(ui, pictures, "Border", (is_drawn || is_latex) && !is_always, &mut border);
    if !is_always {
        choices.border = border;
    }
    tick(ui, pictures, "Side to move beside the board", is_drawn || is_latex, &mut choices.mover);
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
