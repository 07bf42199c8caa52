//! Fast reports for lines of strict FEN that are odd only because of their clocks, as most odd lines are. Their text is
//! that of [`message`](super::message).

use super::message::{self, MessagePrefix};
use crate::board::{BitPosition, push_number};
use crate::rules::{self, Problem};

/// Reports the clock problems of a position that is not sound and returns them. Returns `None` and writes nothing if it
/// has other problems or if its text is not canonical FEN.
#[inline(never)]
pub(super) fn write(
    out: &mut String,
    place: MessagePrefix<'_>,
    text: &[u8],
    position: &BitPosition,
) -> Option<Vec<Problem>> {
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

/// Returns the text before the clocks of strict FEN if the writer would write it in the same way: with the castling
/// letters KQkq.
fn before_clocks(text: &str) -> Option<&str> {
    let mut fields = text.as_bytes().rsplit(|byte| *byte == b' ');
    let [number, clock, _, castling] = [fields.next()?, fields.next()?, fields.next()?, fields.next()?];
    let is_canonical = castling.iter().all(|letter| b"KQkq-".contains(letter));
    text.get(..text.len() - number.len() - clock.len() - 1).filter(|_| is_canonical)
}
