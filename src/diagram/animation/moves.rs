//! The diagrams of a moving picture that shows moves.

use std::time::Duration;

use super::AnimationFrame;
use crate::board::{Annotations, Arrow, Mark, MarkColor};
use crate::diagram::Diagram;
use crate::diagram::alt::side_to_move_text;
use crate::diagram::caption::SEPARATOR;
use crate::lang;
use crate::notation::pgn::TreeMove;

/// How moves are shown, beginning with their start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The diagram of the start position. The other diagrams look like it, and their captions begin with its caption.
    pub diagram: Diagram,
    /// How long a move is shown. The start position and the ends of lines are shown twice as long.
    pub pause: Duration,
    /// `true` if each move has an arrow.
    pub arrows: bool,
    /// `true` if each move is written below its board.
    pub captions: bool,
}

impl Animation {
    /// Returns the diagrams: the start position, then each line of moves to its end. Before a variation, the position
    /// from which it begins is shown again.
    ///
    /// ```
    /// # use std::time::Duration;
    /// use fenwright::{Position, diagram::{Animation, Diagram}, notation::pgn};
    /// let position = Position::start();
    /// let moves = pgn::tree(&position, "1. e4 (1. d4) 1... e5");
    /// let diagram = Diagram::new(position);
    /// let animation = Animation { diagram, pause: Duration::from_secs(1), arrows: true, captions: true };
    /// let frames = animation.frames(&moves);
    /// let captions: Vec<&str> = frames.iter().map(|frame| frame.diagram.caption.as_str()).collect();
    /// assert_eq!(captions, ["White to move", "1. e4", "1... e5", "White to move", "1. d4"]);
    /// ```
    pub fn frames(&self, moves: &[TreeMove]) -> Vec<AnimationFrame> {
        let mut frames = vec![self.start()];
        // The continuations still to be shown, the next one last, each with `true` for a variation.
        let mut pending = continuations(moves, None);
        while let Some((index, is_variation)) = pending.pop() {
            if is_variation {
                if let Some(last) = frames.last_mut() {
                    last.pause = 2 * self.pause;
                }
                frames.push(moves[index].before.map_or_else(|| self.start(), |before| self.frame(moves, before)));
            }
            frames.push(self.frame(moves, index));
            pending.extend(continuations(moves, Some(index)));
        }
        if let Some(last) = frames.last_mut() {
            last.pause = 2 * self.pause;
        }
        frames
    }

    fn start(&self) -> AnimationFrame {
        let mut diagram = self.diagram.clone();
        if diagram.caption.is_empty() && self.captions {
            side_to_move_text(&diagram.position).clone_into(&mut diagram.caption);
        }
        AnimationFrame { diagram, pause: 2 * self.pause }
    }

    fn frame(&self, moves: &[TreeMove], index: usize) -> AnimationFrame {
        let TreeMove { mover, number, ply, annotations, .. } = &moves[index];
        let mut drawn = annotations.clone();
        if self.arrows {
            let (from, to) = (ply.legal_move.from, ply.legal_move.to);
            let mut shown = Annotations::default();
            // A dropped piece comes from nowhere.
            if from == to {
                shown.marks.push(Mark { square: to, color: MarkColor::Green });
            } else {
                shown.arrows.push(Arrow { from, to, color: MarkColor::Green });
            }
            drawn.extend(&shown);
        }
        let mut caption = self.diagram.caption.clone();
        if self.captions {
            let said = lang::localize_moves(&format!("{number}{} {}", mover.pick(".", "..."), ply.san)).into_owned();
            let parts = [caption, said].into_iter().filter(|text| !text.is_empty());
            caption = parts.collect::<Vec<_>>().join(SEPARATOR);
        }
        let diagram = Diagram { position: ply.position, annotations: drawn, caption, ..self.diagram.clone() };
        AnimationFrame { diagram, pause: self.pause }
    }
}

/// Returns the moves that continue a line, the main one last, the others with `true`.
fn continuations(moves: &[TreeMove], before: Option<usize>) -> Vec<(usize, bool)> {
    let first = before.map_or(0, |before| before + 1);
    let next = (first..moves.len()).filter(|index| moves[*index].before == before);
    let mut found: Vec<_> = next.enumerate().map(|(place, index)| (index, place > 0)).collect();
    found.reverse();
    found
}
