//! Stipulations in words, for solvers who do not know the signs of problems.

use super::{Sentence, capitalize};
use crate::board::{Goal, Stipulation};
use crate::tr;

impl Sentence for Stipulation {
    /// ```
    /// use fenwright::notation::stipulation;
    /// use fenwright::wording::Sentence;
    /// let said = |sign| stipulation::read(sign).unwrap().sentence();
    /// assert_eq!([said("#2"), said("h#2.5"), said("-+")], ["Mate in 2", "Helpmate in 2\u{bd}", "Black wins"]);
    /// assert_eq!(said("ser-h=4"), "Series helpstalemate in 4");
    /// ```
    fn sentence(&self) -> String {
        let half = if self.half_moves.is_multiple_of(2) { "" } else { "\u{bd}" };
        let moves = format!("{}{half}", self.half_moves / 2);
        match self.goal {
            Goal::Win => match self.side {
                None => tr!("stipulation-win").to_owned(),
                Some(side) => side.pick(tr!("stipulation-white-wins"), tr!("stipulation-black-wins")).to_owned(),
            },
            Goal::Draw => tr!("stipulation-draw").to_owned(),
            goal => capitalize(&tr!("stipulation-in", goal = goal.id(), moves = moves)),
        }
    }
}
