//! The choice of the en passant square in a drop-down, and on the board while the drop-down is open.

use egui::{Context, Id, Ui};

use crate::app::fields::Action;
use crate::app::fields::view::FocusRequest;
use crate::app::ui::{DropDownChoice, drop_down};
use crate::board::{Position, Square};
use crate::document::Edit;
use crate::lang::{self, Language};
use crate::tr;
use crate::wording::Sentence;

fn memory() -> Id {
    Id::unique("en passant squares are open")
}

/// Returns `true` while the drop-down is open, so that a click on the board chooses the square.
pub(crate) fn is_open(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(memory())).unwrap_or(false)
}

/// Returns the help line that is shown while the drop-down is open.
pub(crate) fn hint(position: &Position) -> String {
    let rank = position.board.size().en_passant_rank(position.side_to_move) + 1;
    tr!("fields-en-passant-hint", rank = rank)
}

#[derive(Default)]
pub(super) struct EnPassantMenu {
    of: Option<(Position, Language)>,
    choices: Vec<DropDownChoice<Option<Square>>>,
}

impl EnPassantMenu {
    pub(super) fn follow(&mut self, position: &Position) {
        let position = position.without_clocks();
        let of = Some((position, lang::current()));
        if self.of != of {
            self.choices = choices(&position);
            self.of = of;
        }
    }
}

pub(super) fn show(ui: &mut Ui, squares: &EnPassantMenu, width: f32, actions: &mut Vec<Action>) {
    let stated = squares.of.and_then(|(position, _)| position.en_passant);
    let shown = stated.map_or_else(|| tr!("fields-no-square").to_owned(), |square| square.to_string());
    ui.spacing_mut().button_padding.x = 6.0;
    let shown = drop_down::show(
        ui,
        (tr!("fields-en-passant-square"), ui.is_enabled()),
        width,
        (stated, shown.as_str()),
        &squares.choices,
    );
    ui.data_mut(|data| data.insert_temp(memory(), shown.is_open));
    if let Some(chosen) = shown.chosen {
        actions.push(Action::Edit(Edit::EnPassant(chosen)));
    }
    if FocusRequest::EnPassant.take(ui.ctx()) {
        shown.button.request_focus();
    }
    shown.button.on_hover_text(tr!("fields-en-passant-square.tip"));
}

/// Returns the choices: no square, the possible squares, the position's own square if it is not possible, and the other
/// squares of the rank, disabled and with the reason why each is not possible.
fn choices(position: &Position) -> Vec<DropDownChoice<Option<Square>>> {
    let size = position.board.size();
    let rank = size.en_passant_rank(position.side_to_move);
    let possible = position.en_passant_candidates();
    let choice =
        |value: Option<Square>, label, can_be_chosen| DropDownChoice { value, label, is_enabled: can_be_chosen };
    let offered = possible.iter().map(|square| {
        let capture = position.en_passant_capturers(*square).next().is_some();
        let label =
            if capture { tr!("fields-square-with-capture", square = square.to_string()) } else { square.to_string() };
        choice(Some(*square), label, true)
    });
    let other = position.en_passant.filter(|square| !possible.contains(square));
    let stated =
        other.map(|square| choice(Some(square), tr!("fields-square-as-stated", square = square.to_string()), true));
    let squares = (0..size.files()).map(|file| Square::new(file, rank)).filter(|square| Some(*square) != other);
    let others = squares.filter_map(|square| {
        let why_not = position.en_passant_obstacle(square)?.sentence();
        Some(choice(Some(square), format!("{square}, {why_not}"), false))
    });
    [choice(None, tr!("fields-no-square").to_owned(), true)]
        .into_iter()
        .chain(offered)
        .chain(stated)
        .chain(others)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_worked_out_once_for_a_position_whatever_its_clocks() {
        let mut squares = EnPassantMenu::default();
        let start = Position::start();
        squares.follow(&start);
        let known = squares.choices.as_ptr();
        squares.follow(&Position { halfmove_clock: 7, fullmove_number: 9, ..start });
        assert_eq!(squares.choices.as_ptr(), known);
        let first = squares.choices.first().map(|choice| choice.label.clone());
        squares.follow(&Position { side_to_move: !start.side_to_move, ..start });
        assert_ne!(squares.choices.as_ptr(), known);
        assert_eq!(squares.choices.first().map(|choice| choice.label.clone()), first);
    }
}
