//! Texts about the result of the forgiving reader: its corrections, and the choice between possible readings.

use egui::{Popup, PopupCloseBehavior, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::ui::{accessibility, metrics, palette, parts, text, wording};
use crate::board::Position;
use crate::notation::epd::Operation;
use crate::notation::fen;
use crate::notation::forgiving::{CorrectedPosition, Correction};
use crate::tr;
use crate::wording::{capitalize, messages, messages_with_comment};

const CUT: &str = "...";

#[derive(Clone, Debug, PartialEq)]
pub struct TextReadings {
    /// The possible positions, most likely first; never empty.
    pub choices: Vec<ReadingChoice>,
    pub corrections: Vec<String>,
    pub operations: Vec<Operation>,
    /// The corrections of the first four FEN fields. If the operations, and thus the clocks, are kept, no others apply.
    pub record_corrections: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReadingChoice {
    pub position: Position,
    pub fen: String,
    pub difference: String,
}

impl TextReadings {
    pub fn new(mended: &CorrectedPosition, kept: Option<&str>) -> Self {
        let positions: Vec<Position> =
            [mended.position].into_iter().chain(mended.alternatives.iter().copied()).collect();
        let about = differences(&positions);
        let choice = |(position, about): (Position, String)| ReadingChoice {
            position,
            fen: fen::write(&position),
            difference: about,
        };
        let choices = positions.into_iter().zip(about).map(choice).collect();
        let before_clocks: Vec<Correction> = mended.corrections.iter().filter(|mend| mend.field < 5).cloned().collect();
        Self {
            choices,
            corrections: messages_with_comment(&mended.corrections, kept),
            operations: mended.operations.clone(),
            record_corrections: messages(&before_clocks),
        }
    }

    pub fn most_likely(&self) -> Option<&ReadingChoice> {
        self.choices.first()
    }
}

/// Shortens a text to at most `longest` characters by leaving out its middle.
pub(crate) fn elide_middle(text: &str, longest: usize) -> String {
    let count = text.chars().count();
    if count <= longest {
        return text.to_owned();
    }
    let kept = longest.saturating_sub(CUT.len());
    let start: String = text.chars().take(kept.div_ceil(2)).collect();
    let end: String = text.chars().skip(count - kept / 2).collect();
    format!("{start}{CUT}{end}")
}

/// Returns a text for each position about the ranks and fields that are not equal in all positions.
fn differences(positions: &[Position]) -> Vec<String> {
    let parts: Vec<Vec<String>> = positions.iter().map(parts).collect();
    let Some(first) = parts.first() else { return Vec::new() };
    let is_same_size = parts.iter().all(|other| other.len() == first.len());
    let differs = |index: usize| parts.iter().any(|other| other.get(index) != first.get(index));
    let differing: Vec<usize> = (0..first.len()).filter(|index| differs(*index)).collect();
    let about = |(parts, position): (&Vec<String>, &Position)| {
        if !is_same_size {
            let size = position.board.size();
            return tr!("window-differs-size", size = size.to_string());
        }
        listed(differing.iter().filter_map(|index| parts.get(*index)))
    };
    parts.iter().zip(positions).map(about).collect()
}

/// Joins at most `MOST` parts, starting with a capital letter, and adds the number of parts left out.
fn listed<'a>(mut parts: impl Iterator<Item = &'a String>) -> String {
    const MOST: usize = 3;
    let first: Vec<&str> = parts.by_ref().take(MOST).map(String::as_str).collect();
    let text = first.join(", ");
    let first = capitalize(&text);
    match parts.count() {
        0 => first,
        count => tr!("window-and-more", first = first, count = count),
    }
}

/// Returns a text for each rank, from the top, and then for each other FEN field of a position.
fn parts(position: &Position) -> Vec<String> {
    let text = fen::write(position);
    let mut fields = text.split(' ');
    let placement = fields.next().unwrap_or_default();
    let count = placement.split('/').count();
    let rank = |(index, squares): (usize, &str)| {
        tr!("window-differs-rank", rank = (count - index).to_string(), squares = squares)
    };
    let mut parts: Vec<String> = placement.split('/').enumerate().map(rank).collect();
    let [castling, en_passant] = [fields.nth(1), fields.next()].map(Option::unwrap_or_default);
    parts.extend([
        wording::to_move(position.side_to_move).to_owned(),
        match castling {
            "-" => tr!("window-differs-no-castling").to_owned(),
            rights => tr!("window-differs-castling", rights = rights),
        },
        match en_passant {
            "-" => tr!("window-differs-no-en-passant").to_owned(),
            square => tr!("window-differs-en-passant", square = square),
        },
        tr!("window-differs-halfmove-clock", clock = position.halfmove_clock.to_string()),
        tr!("window-differs-move-number", number = position.fullmove_number.to_string()),
    ]);
    parts
}

const WIDTH: f32 = 420.0;
const ROW: f32 = 44.0;

pub(crate) fn label(others: usize) -> Option<String> {
    (others > 0).then(|| tr!("window-other-readings", count = others))
}

/// Draws a button with a menu of readings and returns the clicked one. `place` names the button's surroundings.
pub(crate) fn menu(ui: &mut Ui, label: &str, place: &str, choices: &[ReadingChoice], chosen: usize) -> Option<usize> {
    let button = parts::named_link(ui, label, &format!("{label}, {place}"));
    accessibility::mark_menu_button(&button);
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick);
    let shown = popup.show(|ui| {
        ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 32.0));
        ui.spacing_mut().item_spacing.y = 0.0;
        accessibility::name_menu(ui, label, choices.len());
        let mut clicked = None;
        ScrollArea::vertical().max_height(6.5 * ROW).show(ui, |ui| {
            for (index, choice) in choices.iter().enumerate() {
                if row(ui, choice, index, index == chosen) {
                    clicked = Some(index);
                }
            }
        });
        clicked
    });
    shown.and_then(|shown| shown.inner)
}

/// Draws a row of the menu: the difference, and the FEN below it. Returns `true` if the row was clicked.
fn row(ui: &mut Ui, choice: &ReadingChoice, index: usize, is_chosen: bool) -> bool {
    const PADDING: f32 = 10.0;
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let name = || format!("{}: {}", choice.difference, choice.fen);
    response.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, is_chosen, name()));
    accessibility::edit_node(&response, |node| node.set_position_in_set(index));
    parts::item_background(ui, rect, metrics::CORNER_BOARD, is_chosen, response.hovered() || response.has_focus());
    let room = rect.width() - 2.0 * PADDING;
    let about = parts::one_line(ui, &choice.difference, text::body(), colors.text, room);
    let letters = (room / 7.3) as usize;
    let fen = ui.painter().layout_no_wrap(elide_middle(&choice.fen, letters), text::fen_small(), colors.quiet);
    parts::two_lines(ui, rect.left_center() + vec2(PADDING, 0.0), [about, fen]);
    response.on_hover_text(&choice.fen).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_told_apart_by_what_differs() {
        let read = |text: &str| fen::read(text).unwrap();
        let positions = [read("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), read("4k3/8/8/8/8/8/8/4K1R1 b - - 0 1")];
        let expected = ["Rank 1 is 4K2R, White to move, castling K", "Rank 1 is 4K1R1, Black to move, no castling"];
        assert_eq!(differences(&positions), expected);
        assert_eq!(differences(&positions[..1]), [""]);
        let sizes = [Position::empty(crate::Size::STANDARD), read("10/10/10/10/10/10/10/10 w - - 0 1")];
        assert_ne!(differences(&sizes)[0], differences(&sizes)[1]);
        let tall = [Position::empty(crate::Size::STANDARD), read("6/6/6/6/6/6 w - - 0 1")];
        assert_eq!(differences(&tall), ["8x8 squares", "6x6 squares"]);
    }

    #[test]
    fn long_texts_lose_their_middle() {
        assert_eq!(elide_middle("12345678", 8), "12345678");
        assert_eq!(elide_middle("123456789", 8), "123...89");
        assert_eq!(elide_middle("123456789", 0), "...");
    }
}
