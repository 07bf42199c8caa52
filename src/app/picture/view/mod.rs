//! The picture section of the side panel.

pub(crate) mod canvas;

use egui::{Align, Label, Layout, RichText, Ui, WidgetInfo};

use super::reading::Lesson;
use super::{Action, OpenPicture};
use crate::app::ui::{Icon, Pictures, metrics, palette, parts, text};
use crate::board::{Color, Piece, Square};
use crate::lang::join_names;
use crate::notation::forgiving::{self, SideReason};
use crate::tr;
use crate::vision::BoardReading;
use crate::wording::Label as _;
use canvas::Canvas;

const ICON: f32 = 18.0;
const MAX_NAMED_SQUARES: usize = 6;

/// Draws the section. `designs`: the number of learned piece designs; `pointed`: the square hovered on the board.
pub(crate) fn show(
    ui: &mut Ui,
    shown: &OpenPicture,
    (designs, pointed): (usize, Option<Square>),
    (canvas, pictures): (&mut Canvas, &mut Pictures),
    actions: &mut Vec<Action>,
) {
    heading(ui, shown, pictures, actions);
    if shown.boards.is_empty() {
        no_board(ui, actions);
    } else if shown.current.is_none() {
        parts::quiet(ui, tr!("picture-not-of-board"));
    } else {
        doubts(ui, shown, actions);
        lesson(ui, &shown.lesson, actions);
    }
    canvas.show(ui, shown, pointed, actions);
    picture_controls(ui, shown, actions);
    orientation(ui, shown, actions);
    if designs > 0 {
        let link = parts::named_link(ui, &tr!("picture-remembered", count = designs), tr!("picture-forget"));
        if link.on_hover_text(tr!("picture-remembered.tip")).clicked() {
            actions.push(Action::Forget);
        }
    }
}

fn heading(ui: &mut Ui, shown: &OpenPicture, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if parts::icon_button(ui, pictures, Icon::Close, tr!("picture-close"), ICON).clicked() {
                actions.push(Action::Close);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                parts::heading(ui, tr!("picture-heading"));
                let page = shown.page_number().map(|number| tr!("picture-page", name = &shown.name, number = number));
                let name = RichText::new(page.unwrap_or_else(|| shown.name.clone()))
                    .font(text::small())
                    .color(palette(ui.visuals()).quiet);
                ui.add(Label::new(name).truncate());
            });
        });
    });
}

fn picture_controls(ui: &mut Ui, shown: &OpenPicture, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(ICON);
        ui.spacing_mut().item_spacing.x = 12.0;
        if let Some(reading) = shown.reading() {
            let (label, tip) = if shown.is_whole {
                (tr!("picture-board-alone"), tr!("picture-board-alone.tip"))
            } else {
                (tr!("picture-whole"), tr!("picture-whole.tip"))
            };
            if parts::link(ui, label).on_hover_text(tip).clicked() {
                actions.push(Action::ShowWhole(!shown.is_whole));
            }
            let turn = parts::named_link(ui, tr!("picture-turn"), tr!("picture-turn-board"));
            let tip = tr!("picture-turn.tip", side = reading.bottom.pick("white", "black"));
            if turn.on_hover_text(tip).clicked() {
                actions.push(Action::Rotate);
            }
        }
        if let (Some(current), count @ 2..) = (shown.current, shown.boards.len()) {
            parts::quiet(ui, &tr!("picture-board-of", number = current + 1, count = count));
        }
    });
}

fn no_board(ui: &mut Ui, actions: &mut Vec<Action>) {
    sentence_label(ui, tr!("picture-no-board"));
    if parts::filled_button(ui, tr!("picture-read-there"), metrics::FIELD).clicked() {
        actions.push(Action::ReadAtCorners);
    }
}

fn lesson(ui: &mut Ui, lesson: &Lesson, actions: &mut Vec<Action>) {
    if lesson.is_empty() {
        return;
    }
    let named = |(square, piece): &(Square, Option<Piece>)| {
        if let Some(piece) = piece {
            tr!("picture-square", square = square.to_string(), piece = piece.label())
        } else {
            tr!("picture-square-empty", square = square.to_string())
        }
    };
    let corrected: Vec<_> = lesson.corrected.iter().map(named).collect();
    sentence_label(ui, &tr!("picture-corrected", squares = corrected.join(", ")));
    let (label, tip) = match lesson.similar.len() {
        0 => (tr!("picture-remember").to_owned(), tr!("picture-remember.tip").to_owned()),
        count => {
            let squares: Vec<_> = lesson.similar.iter().map(named).collect();
            let tip = tr!("picture-set-alike.tip", squares = squares.join(", "));
            (tr!("picture-set-alike", count = count), tip)
        }
    };
    if parts::filled_button(ui, &label, metrics::FIELD).on_hover_text(tip).clicked() {
        actions.push(Action::ApplyLesson);
    }
}

fn doubts(ui: &mut Ui, shown: &OpenPicture, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let doubtful = shown.doubtful();
    if doubtful.is_empty() {
        let sentence = tr!("picture-no-doubt");
        ui.add(Label::new(RichText::new(sentence).font(text::small()).color(colors.good)).wrap());
        return;
    }
    let count = doubtful.len();
    let sentence = if count <= MAX_NAMED_SQUARES {
        let names: Vec<_> = doubtful.iter().map(Square::to_string).collect();
        tr!("picture-doubts-named", count = count, squares = join_names(&names))
    } else {
        tr!("picture-doubts", count = count)
    };
    ui.add(Label::new(RichText::new(sentence).font(text::small()).color(colors.odd_text)).wrap());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        if parts::link(ui, tr!("picture-all-right")).on_hover_text(tr!("picture-all-right.tip")).clicked() {
            actions.push(Action::Confirm);
        }
        if parts::link(ui, tr!("picture-next-doubt")).on_hover_text(tr!("picture-next-doubt.tip")).clicked() {
            actions.push(Action::NextDoubt);
        }
    });
}

/// Shows what a picture lacks: the side at the bottom, the side to move and castling rights.
fn orientation(ui: &mut Ui, shown: &OpenPicture, actions: &mut Vec<Action>) {
    let Some(reading) = shown.reading() else { return };
    if reading.is_truncated {
        let sentence = RichText::new(tr!("picture-truncated")).font(text::small());
        ui.add(Label::new(sentence.color(palette(ui.visuals()).odd_text)).wrap());
    }
    if !reading.is_bottom_sure {
        let is_black = reading.bottom == Color::Black;
        let side = if is_black { "black" } else { "white" };
        ui.horizontal_wrapped(|ui| {
            let sentence = tr!("picture-bottom-unsure", side = side);
            ui.add(
                Label::new(RichText::new(sentence).font(text::small()).color(palette(ui.visuals()).odd_text)).wrap(),
            );
            if parts::named_link(ui, tr!("picture-turn-board"), tr!("picture-turn-board.tip")).clicked() {
                actions.push(Action::Rotate);
            }
        });
    }
    assumptions(ui, reading, shown.caption());
}

/// Shows the side to move, with its reason, and the assumed castling rights.
fn assumptions(ui: &mut Ui, reading: &BoardReading, caption: Option<&str>) {
    let position = reading.position();
    let (color, reason) = forgiving::side_to_move(&position, caption);
    let has_castling = !position.castling.is_empty();
    let side = if color == Color::Black { "black" } else { "white" };
    let stated = match reason {
        SideReason::Assumption => None,
        SideReason::Caption => Some(tr!("picture-side-in-caption", side = side)),
        SideReason::Check => Some(tr!("picture-side-in-check", side = side)),
    };
    let assumed = match (&stated, has_castling) {
        (None, true) => Some(tr!("picture-assumed-castling")),
        (None, false) => Some(tr!("picture-assumed")),
        (Some(_), true) => Some(tr!("picture-assumed-castling-alone")),
        (Some(_), false) => None,
    };
    for remark in stated.as_deref().into_iter().chain(assumed) {
        parts::quiet(ui, remark);
    }
}

fn sentence_label(ui: &mut Ui, sentence: &str) {
    let label = ui.add(Label::new(RichText::new(sentence).font(text::small())).wrap());
    label.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, sentence));
}
