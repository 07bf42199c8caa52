//! The section of the picture: the picture itself, what is in doubt, and what can be done about it.

pub(in crate::app) mod canvas;

use egui::{Align, Label, Layout, RichText, Ui, WidgetInfo};

use super::lesson::Lesson;
use super::{Action, Shown};
use crate::app::ui::pictures::{Icon, Pictures};
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{parts, wording};
use crate::board::{Piece, Square, listed};
use canvas::Canvas;

/// The side of an icon in the heading.
const ICON: f32 = 18.0;
/// So many squares are named; of more it is said how many they are.
const MOST_NAMED: usize = 6;

/// Draws the section. `designs`: of how many designs the look is known; `pointed`: the square of the board that is pointed
/// at.
pub(in crate::app) fn show(
    ui: &mut Ui,
    shown: &Shown,
    (designs, pointed): (usize, Option<Square>),
    (canvas, pictures): (&mut Canvas, &mut Pictures),
    actions: &mut Vec<Action>,
) {
    heading(ui, shown, pictures, actions);
    if shown.boards.is_empty() {
        no_board(ui, actions);
    } else if shown.current.is_none() {
        parts::quiet(ui, "The position on the board is not from this picture.");
    } else {
        doubts(ui, shown, actions);
        lesson(ui, &shown.lesson, actions);
    }
    canvas.show(ui, shown, pointed, actions);
    below(ui, shown, actions);
    orientation(ui, shown, actions);
    if designs > 0 {
        let count = wording::counted(designs, "design is", "designs are");
        let link = parts::named_link(ui, &format!("{count} remembered. Forget"), "Forget what corrections have taught");
        if link.on_hover_text("Read pictures again as if none had been corrected").clicked() {
            actions.push(Action::Forget);
        }
    }
}

fn heading(ui: &mut Ui, shown: &Shown, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if parts::icon_button(ui, pictures, Icon::Close, "Close the picture", ICON).clicked() {
                actions.push(Action::Close);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                parts::heading(ui, "Picture");
                let name = RichText::new(&shown.name).font(text::small()).color(palette(ui.visuals()).quiet);
                ui.add(Label::new(name).truncate());
            });
        });
    });
}

/// What can be done with the picture itself.
fn below(ui: &mut Ui, shown: &Shown, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(ICON);
        ui.spacing_mut().item_spacing.x = 12.0;
        if let Some(reading) = shown.reading() {
            let (label, tip) = if shown.is_whole {
                ("Board", "Show the board alone")
            } else {
                ("Whole picture", "Show all of the picture, to drag the corners anywhere")
            };
            if parts::link(ui, label).on_hover_text(tip).clicked() {
                actions.push(Action::ShowWhole(!shown.is_whole));
            }
            let bottom = reading.bottom().pick("White", "Black");
            let turn = parts::named_link(ui, "Turn", "Turn the board");
            let tip = format!("{bottom} is at the bottom of the picture now; let it be the other side");
            if turn.on_hover_text(tip).clicked() {
                actions.push(Action::Turn);
            }
        }
        if let (Some(current), count @ 2..) = (shown.current, shown.boards.len()) {
            parts::quiet(ui, &format!("Board {} of {count}", current + 1));
        }
    });
}

fn no_board(ui: &mut Ui, actions: &mut Vec<Action>) {
    said(ui, "No board was found. Drag the corners to those of the 64 squares, without the frame.");
    if parts::filled_button(ui, "Read the board there", metrics::FIELD).clicked() {
        actions.push(Action::ReadThere);
    }
}

/// What was corrected, and what that means for other squares.
fn lesson(ui: &mut Ui, lesson: &Lesson, actions: &mut Vec<Action>) {
    if lesson.is_empty() {
        return;
    }
    let named = |(square, piece): &(Square, Option<Piece>)| {
        format!("{square}: {}", piece.map_or_else(|| "empty".to_owned(), Piece::name))
    };
    let corrected: Vec<_> = lesson.corrected.iter().map(named).collect();
    said(ui, &format!("Corrected: {}.", corrected.join(", ")));
    let (label, tip) = match lesson.alike.len() {
        0 => ("Remember the look".to_owned(), "Read the next pictures of this design better".to_owned()),
        count => {
            let squares: Vec<_> = lesson.alike.iter().map(named).collect();
            let label = wording::counted(count, "square that looks the same", "squares that look the same");
            (format!("Set {label}"), format!("{}. The look is remembered for the next pictures.", squares.join(", ")))
        }
    };
    if parts::filled_button(ui, &label, metrics::FIELD).on_hover_text(tip).clicked() {
        actions.push(Action::Teach);
    }
}

/// Which squares are in doubt.
fn doubts(ui: &mut Ui, shown: &Shown, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let doubtful = shown.doubtful();
    if doubtful.is_empty() {
        let sentence = "No square is in doubt.";
        ui.add(Label::new(RichText::new(sentence).font(text::small()).color(colors.good)).wrap());
        return;
    }
    let count = wording::counted(doubtful.len(), "square is in doubt", "squares are in doubt");
    let sentence = if doubtful.len() <= MOST_NAMED {
        let names: Vec<_> = doubtful.iter().map(Square::to_string).collect();
        format!("{count}: {}.", listed(&names))
    } else {
        format!("{count}.")
    };
    ui.add(Label::new(RichText::new(sentence).font(text::small()).color(colors.odd_text)).wrap());
    let tip = "What stands on the board is what the picture shows; remember its look";
    if parts::link(ui, "All are right").on_hover_text(tip).clicked() {
        actions.push(Action::Confirm);
    }
}

/// What no picture says, and what was assumed for it.
fn orientation(ui: &mut Ui, shown: &Shown, actions: &mut Vec<Action>) {
    let Some(reading) = shown.reading() else { return };
    if !reading.is_bottom_sure() {
        let side = if shown.is_black_at_bottom() { "Black" } else { "White" };
        ui.horizontal_wrapped(|ui| {
            let sentence = format!("It is not certain that {side} is at the bottom.");
            ui.add(
                Label::new(RichText::new(sentence).font(text::small()).color(palette(ui.visuals()).odd_text)).wrap(),
            );
            if parts::named_link(ui, "Turn the board", "Let the other side be at the bottom").clicked() {
                actions.push(Action::Turn);
            }
        });
    }
    let assumed = if reading.position().castling.is_empty() {
        "White to move is assumed."
    } else {
        "White to move and the castling rights are assumed."
    };
    parts::quiet(ui, assumed);
}

fn said(ui: &mut Ui, sentence: &str) {
    let label = ui.add(Label::new(RichText::new(sentence).font(text::small())).wrap());
    label.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, sentence));
}
