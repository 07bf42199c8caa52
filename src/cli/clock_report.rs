//! What is said of a line of strict FEN that is odd for its clocks alone, as most odd lines are: what
//! [`message`](super::message) says of its record, in less time.

use super::message::{self, Place};
use crate::board::{BitPosition, push_number};
use crate::rules::{self, Problem};

/// Says what is wrong with the clocks of the position that this text states, which is not sound, and returns that; `None`,
/// and nothing is said, if something else is wrong.
#[inline(never)]
pub(super) fn write(out: &mut String, place: Place<'_>, text: &[u8], position: &BitPosition) -> Option<Vec<Problem>> {
    let problems = rules::clock_problems_quick(position)?;
    let before_clocks = before_clocks(str::from_utf8(text).ok()?)?;
    let verdict = rules::verdict_quick(position)?;
    for problem in &problems {
        let fixes = rules::clock_fixes(position, problem, &problems);
        message::problem_lines(out, place, problem, fixes, |out, [halfmove_clock, fullmove_number]| {
            out.push_str(before_clocks);
            push_number(out, halfmove_clock);
            out.push(' ');
            push_number(out, fullmove_number);
        });
    }
    message::verdict_line(out, place, verdict, position.side_to_move);
    Some(problems)
}

/// What stands before the clocks of strict FEN, if the writer would write it so: with the castling letters of ordinary
/// chess.
fn before_clocks(text: &str) -> Option<&str> {
    let mut fields = text.as_bytes().rsplit(|byte| *byte == b' ');
    let [number, clock, _, castling] = [fields.next()?, fields.next()?, fields.next()?, fields.next()?];
    let is_canonical = castling.iter().all(|letter| b"KQkq-".contains(letter));
    text.get(..text.len() - number.len() - clock.len() - 1).filter(|_| is_canonical)
}
