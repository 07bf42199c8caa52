//! What is said of a line of strict FEN that is odd for its clocks alone, as most odd lines are: what
//! [`message`](super::message) says of its record, in less time.

use super::message;
use crate::board::BitPosition;
use crate::rules::{self, Problem};

/// Says what is wrong with the clocks of the position that this text states, and returns that; `None`, and nothing is
/// said, if something else is wrong too.
#[inline(never)]
pub(super) fn write(out: &mut String, place: &str, text: &[u8], position: &BitPosition) -> Option<Vec<Problem>> {
    let problems = rules::problems_quick(position)?;
    let before_clocks = before_clocks(str::from_utf8(text).ok()?)?;
    let verdict = rules::verdict_quick(position)?;
    for problem in &problems {
        let fixes = rules::clock_fixes(position, problem, &problems);
        message::problem_lines(out, place, problem, fixes, |out, [halfmove_clock, fullmove_number]| {
            for part in [before_clocks, &halfmove_clock.to_string(), " ", &fullmove_number.to_string()] {
                out.push_str(part);
            }
        });
    }
    message::verdict_line(out, place, verdict, position.side_to_move);
    Some(problems)
}

/// What stands before the clocks of strict FEN, if the writer would write it so: with the castling letters of ordinary
/// chess.
fn before_clocks(text: &str) -> Option<&str> {
    let mut fields = text.match_indices(' ').map(|(at, _)| at);
    let [_, side, castling, en_passant] = [fields.next()?, fields.next()?, fields.next()?, fields.next()?];
    let is_canonical = text.get(side + 1..castling)?.bytes().all(|letter| b"KQkq-".contains(&letter));
    text.get(..=en_passant).filter(|_| is_canonical)
}
