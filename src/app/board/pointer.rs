//! The mouse on board and palette: carrying, painting, erasing, drawing. Pure: no screen, only state and edits.

use egui::Modifiers;

use crate::app::board::annotating::Drawing;
use crate::app::ui::pointer::{Button, Pointer, Spot};
use crate::app::ui::tool::Tool;
use crate::board::{MarkColor, Piece, Square};
use crate::document::{Document, Edit};

/// What goes on between press and release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A piece hangs on the pointer, from a square or (`None`) from the palette.
    Carry {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        from: Option<Square>,
    },
    /// An empty square was pressed with the hand.
    Touch(Square),
    /// A sweep places or removes pieces.
    Paint {
        /// What it puts on the squares; `None` empties them.
        piece: Option<Piece>,
        /// Which squares it changes.
        only: Only,
        /// The key or button that holds it.
        held_by: Held,
    },
    /// The right button draws an arrow; on the square where it was pressed it is a click.
    Draw {
        /// Where it was pressed.
        from: Square,
        /// The square under the pointer, if there is one.
        to: Option<Square>,
        /// The pointer was elsewhere in between, so that coming back takes the arrow back and is no click.
        has_left: bool,
    },
    /// The keys draw an arrow to the selected square.
    DrawByKeys {
        /// Where it begins.
        from: Square,
        /// Its colour.
        color: MarkColor,
    },
}

/// Which squares a sweep changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// Every one.
    Any,
    /// Empty ones, because it began on one.
    Empty,
    /// Those with this piece, because it began by erasing one.
    With(Piece),
}

/// What keeps a sweep going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A mouse button.
    Button(Button),
    /// A letter key.
    Letter(char),
}

/// The tool and the gesture under way.
#[derive(Debug, Default)]
pub struct Hands {
    /// The active tool.
    pub tool: Tool,
    /// What goes on between press and release.
    pub gesture: Option<Gesture>,
    /// The menu that a right click of the hand asked for.
    pub menu: Option<SquareMenu>,
    /// How many menus were asked for.
    menus: u32,
}

/// A menu of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareMenu {
    /// The square.
    pub square: Square,
    /// Tells it from the menus before it: each opens once and stays closed when it was closed.
    pub number: u32,
}

impl Hands {
    /// Takes one thing the pointer did.
    pub fn pointer(&mut self, document: &mut Document, event: Pointer) {
        match event {
            Pointer::Press(button, spot) => {
                self.give_up(document);
                self.press(document, button, spot);
            }
            Pointer::Enter(spot) => self.enter(document, spot),
            Pointer::Release(button, spot, keys) => self.release(document, button, spot, keys),
            Pointer::Wheel(steps) => self.tool = self.tool.turned(steps, document.ground().board.size()),
        }
    }

    /// The piece that hangs on the pointer, and where it came from.
    #[must_use]
    pub const fn carried(&self) -> Option<(Piece, Option<Square>)> {
        match self.gesture {
            Some(Gesture::Carry { piece, from }) => Some((piece, from)),
            _ => None,
        }
    }

    /// Ends what is under way where it stands: a carried piece goes back, a sweep keeps what it painted, an arrow is
    /// not drawn.
    pub fn give_up(&mut self, document: &mut Document) {
        if let Some(Gesture::Paint { .. }) = self.gesture.take() {
            document.end_gesture();
        }
    }

    /// Whether the keys draw an arrow.
    #[must_use]
    pub const fn draws_by_keys(&self) -> bool {
        matches!(self.gesture, Some(Gesture::DrawByKeys { .. }))
    }

    /// Gives up the arrow that the keys draw.
    pub fn let_arrow_go(&mut self) {
        self.gesture.take_if(|gesture| matches!(gesture, Gesture::DrawByKeys { .. }));
    }

    /// Starts a sweep from this square, held by a letter key: it paints empty squares, the first one always.
    pub fn paint_by_letter(&mut self, document: &mut Document, square: Square, piece: Piece, letter: char) {
        self.give_up(document);
        self.begin_sweep(document, square, Some(piece), Only::Empty, Held::Letter(letter));
    }

    /// Whether this letter key holds a sweep.
    #[must_use]
    pub fn is_held_by(&self, letter: char) -> bool {
        matches!(self.gesture, Some(Gesture::Paint { held_by: Held::Letter(held), .. }) if held == letter)
    }

    /// The letter key that held a sweep went up.
    pub fn letter_released(&mut self, document: &mut Document) {
        if matches!(self.gesture, Some(Gesture::Paint { held_by: Held::Letter(_), .. })) {
            self.give_up(document);
        }
    }

    fn press(&mut self, document: &mut Document, button: Button, spot: Spot) {
        self.menu = None;
        match (spot, button) {
            (Spot::Tool(tool), Button::Primary) => self.press_tool(tool),
            (Spot::Square(square), Button::Middle) => {
                self.tool = document.ground().board.get(square).map_or(Tool::Hand, Tool::Brush);
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
        let there = document.ground().board.get(square);
        let other = |piece: Piece| if button == Button::Secondary { piece.recolored() } else { piece };
        match (self.tool, there) {
            (Tool::Hand, _) if button == Button::Secondary => {
                self.gesture = Some(Gesture::Draw { from: square, to: Some(square), has_left: false });
            }
            (Tool::Hand, Some(piece)) => self.gesture = Some(Gesture::Carry { piece, from: Some(square) }),
            (Tool::Hand, None) => self.gesture = Some(Gesture::Touch(square)),
            (Tool::Eraser, _) => self.begin_sweep(document, square, None, Only::Any, Held::Button(button)),
            (Tool::Brush(brush), there) => {
                let brush = other(brush);
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
        let there = document.ground().board.get(square);
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
            (None, Some(Gesture::Draw { from, has_left: false, .. })) => {
                self.menus = self.menus.wrapping_add(1);
                self.menu = Some(SquareMenu { square: from, number: self.menus });
            }
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
            (Some(from), Spot::Square(to)) if copy => {
                document.apply(Edit::Copy { from, to });
            }
            (Some(from), Spot::Square(to)) => {
                document.apply(Edit::Move { from, to });
            }
            // A copy that is dropped off the board leaves the piece that was copied.
            (Some(from), _) if !copy => {
                document.apply(Edit::Place { square: from, piece: None });
            }
            (Some(_), _) => {}
        }
    }
}

fn toggle_cursor(document: &mut Document, square: Square) {
    let cursor = if document.cursor() == Some(square) { None } else { Some(square) };
    document.set_cursor(cursor);
}

#[cfg(test)]
mod tests;
