//! The mouse on board and palette: carrying, painting, erasing, drawing. Pure: no screen, only state and edits.

use egui::Modifiers;

use crate::app::board::drawing::Drawing;
use crate::app::board::state::{Gesture, Hands, Held, Only};
use crate::app::ui::Tool;
use crate::app::ui::pointer::{Button, Pointer, Spot};
use crate::board::{Piece, Square};
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

    /// Starts a sweep from this square, held by a letter key: it paints empty squares, the first one always.
    pub fn paint_by_letter(&mut self, document: &mut Document, square: Square, piece: Piece, letter: char) {
        self.give_up(document);
        self.begin_sweep(document, square, Some(piece), Only::Empty, Held::Letter(letter));
    }

    fn press(&mut self, document: &mut Document, button: Button, spot: Spot) {
        self.menu = None;
        match (spot, button) {
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
            Some(Gesture::Touch(square)) if button == Button::Primary => {
                self.gesture = None;
                if spot == Spot::Square(square) {
                    toggle_cursor(document, square);
                }
            }
            _ => {}
        }
    }

    /// Draws what the right button has led to: an arrow, a mark or, with a plain click, nothing but a menu.
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
            (None, Spot::Square(square)) => {
                document.apply(Edit::Place { square, piece: Some(piece) });
                self.tool = Tool::Hand;
            }
            (None, _) if self.tool == Tool::Brush(piece) => self.tool = Tool::Hand,
            (None, _) => self.tool = Tool::Brush(piece),
            (Some(from), Spot::Square(to)) if from == to => toggle_cursor(document, from),
            (Some(from), Spot::Square(to)) if copy => _ = document.apply(Edit::Copy { from, to }),
            (Some(from), Spot::Square(to)) => _ = document.apply(Edit::Move { from, to }),
            // A copy that is dropped off the board leaves the piece that was copied.
            (Some(from), _) if !copy => _ = document.apply(Edit::Place { square: from, piece: None }),
            (Some(_), _) => {}
        }
    }
}

fn toggle_cursor(document: &mut Document, square: Square) {
    document.set_cursor(Some(square).filter(|square| document.cursor() != Some(*square)));
}

#[cfg(test)]
mod tests;
