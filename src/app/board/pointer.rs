//! The mouse on board, toolbar and tray: dragging, painting, erasing, drawing. Independent of the screen.

use egui::Modifiers;

use crate::app::board::drawing::Drawing;
use crate::app::board::state::{Gesture, Hands, Held, Only};
use crate::app::ui::Tool;
use crate::app::ui::pointer::{Button, Pointer, Spot};
use crate::board::{Piece, Pockets, Role, Square};
use crate::document::{Document, Edit};

impl Hands {
    pub fn pointer(&mut self, document: &mut Document, event: Pointer) {
        match event {
            Pointer::Press(button, spot) => {
                if spot.square().is_some() {
                    self.forget_keys();
                }
                self.give_up(document);
                self.press(document, button, spot);
            }
            Pointer::Enter(spot) => self.enter(document, spot),
            Pointer::Release(button, spot, keys) => self.release(document, button, spot, keys),
            Pointer::Wheel(steps) => self.tool = self.tool.turned(steps, document.working_position().board.size()),
        }
    }

    /// Starts a sweep held by a letter key. It paints empty squares; the first square is always painted.
    pub fn paint_by_letter(&mut self, document: &mut Document, square: Square, piece: Piece, letter: char) {
        self.give_up(document);
        self.begin_sweep(document, square, Some(piece), Only::Empty, Held::Letter(letter));
    }

    fn press(&mut self, document: &mut Document, button: Button, spot: Spot) {
        self.menu = None;
        self.tray = spot.in_hand().map(|piece| piece.color);
        match (spot, button) {
            (Spot::InHand(piece), Button::Primary) if self.tool != Tool::Eraser => {
                let is_held = in_hand(document, piece) > 0;
                self.gesture = Some(Gesture::TakeFromHand { piece, is_held });
            }
            (Spot::InHand(piece), Button::Primary | Button::Secondary) => change_in_hand(document, piece, -1),
            (Spot::Tool(tool), Button::Primary) => self.press_tool(tool),
            (Spot::Square(square), Button::Middle) => {
                self.tool = document.working_position().board.get(square).map_or(Tool::Hand, Tool::Brush);
            }
            (Spot::Square(square), _) => self.press_square(document, button, square),
            _ => {}
        }
    }

    fn press_tool(&mut self, tool: Tool) {
        match tool {
            Tool::Brush(piece) => self.gesture = Some(Gesture::Carry { piece, from: None }),
            Tool::Hand | Tool::Eraser => self.tool = tool,
        }
    }

    fn press_square(&mut self, document: &mut Document, button: Button, square: Square) {
        let there = document.working_position().board.get(square);
        match (self.tool, there) {
            (Tool::Hand, _) if button == Button::Secondary => {
                self.gesture = Some(Gesture::Draw { from: square, to: Some(square), has_left: false });
            }
            (Tool::Hand, Some(piece)) => self.gesture = Some(Gesture::Carry { piece, from: Some(square) }),
            (Tool::Hand, None) => self.gesture = Some(Gesture::Touch(square)),
            (Tool::Eraser, _) => self.begin_sweep(document, square, None, Only::Any, Held::Button(button)),
            (Tool::Brush(brush), there) => {
                let brush = if button == Button::Secondary { brush.recolored() } else { brush };
                let (piece, only) = match there {
                    None => (Some(brush), Only::Empty),
                    Some(there) if there == brush => (None, Only::With(brush)),
                    Some(_) => (Some(brush), Only::Any),
                };
                self.begin_sweep(document, square, piece, only, Held::Button(button));
            }
        }
    }

    fn begin_sweep(
        &mut self,
        document: &mut Document,
        square: Square,
        piece: Option<Piece>,
        only: Only,
        held_by: Held,
    ) {
        document.begin_gesture();
        document.apply(Edit::Place { square, piece });
        self.gesture = Some(Gesture::Paint { piece, only, held_by });
    }

    fn enter(&mut self, document: &mut Document, spot: Spot) {
        self.tray = spot.in_hand().map(|piece| piece.color);
        if let Some(Gesture::Draw { from, to, has_left }) = &mut self.gesture {
            *to = spot.square();
            *has_left |= *to != Some(*from);
        } else if let Some(square) = spot.square() {
            self.sweep(document, square);
        }
    }

    fn sweep(&mut self, document: &mut Document, square: Square) {
        let Some(Gesture::Paint { piece, only, .. }) = self.gesture else { return };
        let there = document.working_position().board.get(square);
        let wanted = match only {
            Only::Any => true,
            Only::Empty => there.is_none(),
            Only::With(piece) => there == Some(piece),
        };
        if wanted {
            document.apply(Edit::Place { square, piece });
        }
    }

    fn release(&mut self, document: &mut Document, button: Button, spot: Spot, keys: Modifiers) {
        match self.gesture {
            Some(Gesture::Paint { held_by: Held::Button(held), .. }) if held == button => self.give_up(document),
            Some(Gesture::Carry { piece, from }) if button == Button::Primary => {
                self.gesture = None;
                self.put_down(document, piece, from, spot, keys.command);
            }
            Some(Gesture::Draw { .. }) if button == Button::Secondary => {
                self.enter(document, spot);
                self.draw(document, keys);
            }
            Some(Gesture::TakeFromHand { piece, is_held }) if button == Button::Primary => {
                self.gesture = None;
                match spot {
                    Spot::InHand(place) if place == piece => change_in_hand(document, piece, 1),
                    Spot::Square(square) if is_held => put_from_hand(document, piece, square, keys.command),
                    _ => {}
                }
            }
            Some(Gesture::Touch(square)) if button == Button::Primary => {
                self.gesture = None;
                if spot == Spot::Square(square) {
                    toggle_cursor(document, square);
                }
            }
            _ => {}
        }
    }

    /// Ends a gesture of the right button: draws an arrow or a mark, or opens the context menu after a plain click.
    fn draw(&mut self, document: &mut Document, keys: Modifiers) {
        let drawing = Drawing::of(self, document.cursor(), keys);
        let gesture = self.gesture.take();
        match (drawing, gesture) {
            (Some(drawing), _) => drawing.apply(document),
            (None, Some(Gesture::Draw { from, has_left: false, .. })) => self.ask_menu(from, false),
            (None, _) => {}
        }
    }

    fn put_down(&mut self, document: &mut Document, piece: Piece, from: Option<Square>, spot: Spot, copy: bool) {
        match (from, spot) {
            (from, Spot::InHand(place)) => {
                put_in_hand(document, Piece::new(place.color, piece.role), from.filter(|_| !copy));
            }
            (None, Spot::Square(square)) => {
                document.apply(Edit::Place { square, piece: Some(piece) });
                self.tool = Tool::Hand;
            }
            (None, _) if self.tool == Tool::Brush(piece) => self.tool = Tool::Hand,
            (None, _) => self.tool = Tool::Brush(piece),
            (Some(from), Spot::Square(to)) if from == to => toggle_cursor(document, from),
            (Some(from), Spot::Square(to)) if copy => _ = document.apply(Edit::Copy { from, to }),
            (Some(from), Spot::Square(to)) => _ = document.apply(Edit::Move { from, to }),
            // Dropping a copy off the board keeps the original.
            (Some(from), _) if !copy => _ = document.apply(Edit::Place { square: from, piece: None }),
            (Some(_), _) => {}
        }
    }
}

fn in_hand(document: &Document, piece: Piece) -> u8 {
    let holdings = document.working_position().holdings();
    holdings.map_or(0, |holdings| holdings.pockets.count(piece.color, piece.role))
}

pub(super) fn change_in_hand(document: &mut Document, Piece { color, role }: Piece, by: i8) {
    let count = in_hand(document, Piece::new(color, role)).saturating_add_signed(by);
    document.apply(Edit::Pocket { color, role, count });
}

/// Moves a piece dropped on the tray into the pocket of a side. A promoted piece becomes a pawn again; a king cannot be
/// in hand.
fn put_in_hand(document: &mut Document, piece: Piece, from: Option<Square>) {
    let was_pawn = from.is_some_and(|from| document.working_position().is_promoted(from));
    let piece = if was_pawn { Piece::new(piece.color, Role::Pawn) } else { piece };
    if !Pockets::ROLES.contains(&piece.role) {
        return;
    }
    document.begin_gesture();
    if let Some(square) = from {
        document.apply(Edit::Place { square, piece: None });
    }
    change_in_hand(document, piece, 1);
    document.end_gesture();
}

fn put_from_hand(document: &mut Document, piece: Piece, square: Square, copy: bool) {
    document.begin_gesture();
    document.apply(Edit::Place { square, piece: Some(piece) });
    if !copy {
        change_in_hand(document, piece, -1);
    }
    document.end_gesture();
}

fn toggle_cursor(document: &mut Document, square: Square) {
    document.set_cursor(Some(square).filter(|square| document.cursor() != Some(*square)));
}

#[cfg(test)]
mod tests;
