//! The mouse on the board, its tools and the tray: dragging, painting, erasing, drawing. All input is already converted
//! to squares, tools and pockets.

use egui::Modifiers;

use crate::app::board_editor::drawing::Drawing;
use crate::app::board_editor::state::{BoardEditor, Gesture, SweepFilter, SweepTrigger};
use crate::app::ui::{BoardButton, PointerEvent, PointerTarget, Tool};
use crate::board::{Piece, Pockets, Role, Square};
use crate::document::{Document, Edit};

impl BoardEditor {
    pub fn handle_pointer(&mut self, document: &mut Document, event: PointerEvent) {
        match event {
            PointerEvent::Press(button, spot) => {
                if spot.square().is_some() {
                    self.reset_typing();
                }
                if let Some(to) = spot.square().filter(|_| self.is_drawing_arrow() && button == BoardButton::Primary) {
                    document.set_cursor(Some(to));
                    return self.end_arrow(document);
                }
                self.cancel_gesture(document);
                self.press(document, button, spot);
            }
            PointerEvent::Enter(spot) => self.enter(document, spot),
            PointerEvent::Release(button, spot, keys) => self.release(document, button, spot, keys),
            PointerEvent::Wheel(steps) => self.tool = self.tool.turned(steps, document.working_position().board.size()),
        }
    }

    /// Starts painting a piece while a letter key is held. Paints the first square, and then only empty squares.
    pub fn paint_by_letter(&mut self, document: &mut Document, square: Square, piece: Piece, letter: char) {
        self.cancel_gesture(document);
        self.begin_sweep(document, square, Some(piece), SweepFilter::Empty, SweepTrigger::Letter(letter));
    }

    fn press(&mut self, document: &mut Document, button: BoardButton, spot: PointerTarget) {
        self.menu = None;
        self.tray = spot.in_hand().map(|piece| piece.color);
        match (spot, button) {
            (PointerTarget::InHand(piece), BoardButton::Primary) if self.tool != Tool::Eraser => {
                let is_held = pocket_count(document, piece) > 0;
                self.gesture = Some(Gesture::DragFromPocket { piece, has_piece: is_held });
            }
            (PointerTarget::InHand(piece), BoardButton::Primary | BoardButton::Secondary) => {
                change_pocket(document, piece, -1);
            }
            (PointerTarget::Tool(tool), BoardButton::Primary) => self.press_tool(tool),
            (PointerTarget::Square(square), BoardButton::Middle) => {
                self.tool = document.working_position().board.get(square).map_or(Tool::Hand, Tool::Brush);
            }
            (PointerTarget::Square(square), _) => self.press_square(document, button, square),
            _ => {}
        }
    }

    fn press_tool(&mut self, tool: Tool) {
        match tool {
            Tool::Brush(piece) => self.gesture = Some(Gesture::Drag { piece, from: None }),
            Tool::Hand | Tool::Eraser => self.tool = tool,
        }
    }

    fn press_square(&mut self, document: &mut Document, button: BoardButton, square: Square) {
        let there = document.working_position().board.get(square);
        match (self.tool, there) {
            (Tool::Hand, _) if button == BoardButton::Secondary => {
                self.gesture = Some(Gesture::Draw { from: square, to: Some(square), has_left: false });
            }
            (Tool::Hand, Some(piece)) => self.gesture = Some(Gesture::Drag { piece, from: Some(square) }),
            (Tool::Hand, None) => self.gesture = Some(Gesture::Touch(square)),
            (Tool::Eraser, _) => {
                self.begin_sweep(document, square, None, SweepFilter::Any, SweepTrigger::Button(button));
            }
            (Tool::Brush(brush), there) => {
                let brush = if button == BoardButton::Secondary { brush.recolored() } else { brush };
                let (piece, only) = match there {
                    None => (Some(brush), SweepFilter::Empty),
                    Some(there) if there == brush => (None, SweepFilter::With(brush)),
                    Some(_) => (Some(brush), SweepFilter::Any),
                };
                self.begin_sweep(document, square, piece, only, SweepTrigger::Button(button));
            }
        }
    }

    fn begin_sweep(
        &mut self,
        document: &mut Document,
        square: Square,
        piece: Option<Piece>,
        only: SweepFilter,
        held_by: SweepTrigger,
    ) {
        document.begin_gesture();
        document.apply(Edit::Place { square, piece });
        self.gesture = Some(Gesture::Paint { piece, only, held_by });
    }

    fn enter(&mut self, document: &mut Document, spot: PointerTarget) {
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
            SweepFilter::Any => true,
            SweepFilter::Empty => there.is_none(),
            SweepFilter::With(piece) => there == Some(piece),
        };
        if wanted {
            document.apply(Edit::Place { square, piece });
        }
    }

    fn release(&mut self, document: &mut Document, button: BoardButton, spot: PointerTarget, keys: Modifiers) {
        match self.gesture {
            Some(Gesture::Paint { held_by: SweepTrigger::Button(held), .. }) if held == button => {
                self.cancel_gesture(document);
            }
            Some(Gesture::Drag { piece, from }) if button == BoardButton::Primary => {
                self.gesture = None;
                self.put_down(document, piece, from, spot, keys.command);
            }
            Some(Gesture::Draw { .. }) if button == BoardButton::Secondary => {
                self.enter(document, spot);
                self.finish_drawing(document, keys);
            }
            Some(Gesture::DragFromPocket { piece, has_piece: is_held }) if button == BoardButton::Primary => {
                self.gesture = None;
                match spot {
                    PointerTarget::InHand(place) if place == piece => change_pocket(document, piece, 1),
                    PointerTarget::Square(square) if is_held => drop_from_pocket(document, piece, square, keys.command),
                    _ => {}
                }
            }
            Some(Gesture::Touch(square)) if button == BoardButton::Primary => {
                self.gesture = None;
                if spot == PointerTarget::Square(square) {
                    toggle_cursor(document, square);
                }
            }
            _ => {}
        }
    }

    /// Ends a gesture of the right button: draws an arrow or a mark. After a click without Shift, opens the menu.
    fn finish_drawing(&mut self, document: &mut Document, keys: Modifiers) {
        let drawing = Drawing::from_gesture(self, document.cursor(), keys);
        let gesture = self.gesture.take();
        match (drawing, gesture) {
            (Some(drawing), _) => drawing.apply(document),
            (None, Some(Gesture::Draw { from, has_left: false, .. })) => self.open_menu(from, false),
            (None, _) => {}
        }
    }

    fn put_down(&mut self, document: &mut Document, piece: Piece, from: Option<Square>, at: PointerTarget, copy: bool) {
        match (from, at) {
            (from, PointerTarget::InHand(place)) => {
                move_to_pocket(document, Piece::new(place.color, piece.role), from.filter(|_| !copy));
            }
            (None, PointerTarget::Square(square)) => {
                document.apply(Edit::Place { square, piece: Some(piece) });
                self.tool = Tool::Hand;
            }
            (None, _) if self.tool == Tool::Brush(piece) => self.tool = Tool::Hand,
            (None, _) => self.tool = Tool::Brush(piece),
            (Some(from), PointerTarget::Square(to)) if from == to => toggle_cursor(document, from),
            (Some(from), PointerTarget::Square(to)) if copy => _ = document.apply(Edit::Copy { from, to }),
            (Some(from), PointerTarget::Square(to)) => _ = document.apply(Edit::Move { from, to }),
            // A piece dropped off the board is removed, unless it was being copied.
            (Some(from), _) if !copy => _ = document.apply(Edit::Place { square: from, piece: None }),
            (Some(_), _) => {}
        }
    }
}

fn pocket_count(document: &Document, piece: Piece) -> u8 {
    let holdings = document.working_position().holdings();
    holdings.map_or(0, |holdings| holdings.pockets.count(piece.color, piece.role))
}

pub(super) fn change_pocket(document: &mut Document, Piece { color, role }: Piece, by: i8) {
    let count = pocket_count(document, Piece::new(color, role)).saturating_add_signed(by);
    document.apply(Edit::Pocket { color, role, count });
}

/// Adds a piece that was dropped on the tray to a pocket, and removes it from the square `from` if the piece was not
/// copied. A promoted piece becomes a pawn. A piece without a pocket, such as a king, stays on its square.
fn move_to_pocket(document: &mut Document, piece: Piece, from: Option<Square>) {
    let was_pawn = from.is_some_and(|from| document.working_position().is_promoted(from));
    let piece = if was_pawn { Piece::new(piece.color, Role::Pawn) } else { piece };
    if !Pockets::ROLES.contains(&piece.role) {
        return;
    }
    document.begin_gesture();
    if let Some(square) = from {
        document.apply(Edit::Place { square, piece: None });
    }
    change_pocket(document, piece, 1);
    document.end_gesture();
}

fn drop_from_pocket(document: &mut Document, piece: Piece, square: Square, copy: bool) {
    document.begin_gesture();
    document.apply(Edit::Place { square, piece: Some(piece) });
    if !copy {
        change_pocket(document, piece, -1);
    }
    document.end_gesture();
}

fn toggle_cursor(document: &mut Document, square: Square) {
    document.set_cursor(Some(square).filter(|square| document.cursor() != Some(*square)));
}

#[cfg(test)]
mod tests;
