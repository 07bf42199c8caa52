//! Messages about records in the style of compilers: input and line, sentence, text and a caret.

use std::fmt::{Result, Write};
use std::iter;

use clap::builder::Styles;
use clap::builder::styling::Style;
use unicode_width::UnicodeWidthChar;

use super::json::CanonicalFen;
use super::record::{Flaw, Record};
use crate::board::{BitPosition, Color, push_number};
use crate::notation::fen;
use crate::rules::{self, FixKind, GameState, Problem, Verdict};
use crate::tr;
use crate::wording::{self, Sentence};

/// Maximum number of characters of an excerpt from a text.
const WINDOW: usize = 100;
/// Maximum number of characters before the flaw in an excerpt.
const BEFORE: usize = 60;

/// Reports the flaw in the text of a record and its correction. Unless `keeps_words` is `true`, the words around the
/// position are reported as omitted.
pub(super) fn text_report(
    out: &mut String,
    name: &str,
    record: &Record<'_>,
    keeps_words: bool,
    styles: &Styles,
) -> Result {
    let Some(flaw) = &record.flaw else { return Ok(()) };
    if record.is_board {
        let board = tr!("cli-board", name = name, number = record.line, sentence = &flaw.sentence);
        writeln!(out, "{board}")?;
    } else {
        let char = flaw.char_index(&record.input);
        let column = record.column + char + 1;
        writeln!(out, "{name}:{}:{column}: {}", record.line, flaw.sentence)?;
        excerpt(out, &record.input, char, flaw)?;
        let Some(position) = &record.position else { return Ok(()) };
        out.push_str("    ");
        push_styled(out, *styles.get_valid(), |out| out.push_str(tr!("cli-mended")));
        writeln!(out, "{}", fen::write(position))?;
    }
    let mut mends = record.mends.clone();
    if !keeps_words {
        mends.iter_mut().filter(|mend| mend.is_kept()).for_each(|mend| mend.after.clear());
    }
    for sentence in wording::messages(&mends) {
        writeln!(out, "        {sentence}")?;
    }
    for position in &record.alternatives {
        writeln!(out, "    {}", tr!("cli-alternative", fen = fen::write(position)))?;
    }
    Ok(())
}

pub(super) fn problem_report(out: &mut String, name: &str, record: &Record<'_>, problems: &[Problem], styles: &Styles) {
    let Some(position) = &record.position else { return };
    let place = MessagePrefix(name, record.line);
    for problem in problems {
        let fixes =
            rules::fixes_with_problems(position, problem, problems).into_iter().map(|fix| (fix.kind, fix.position));
        problem_lines(out, (place, styles), problem, fixes, |out, position| out.push_str(&fen::write(&position)));
    }
}

pub(super) fn verdict_report(out: &mut String, name: &str, record: &Record<'_>, problems: &[Problem], styles: &Styles) {
    let Some(position) = &record.position else { return };
    let verdict = rules::verdict_with_problems(position, problems);
    verdict_line(out, (MessagePrefix(name, record.line), styles), verdict, position.side_to_move);
}

/// Faster variant of [`problem_report`] and [`verdict_report`] for a strict FEN that has problems with its clocks only.
/// Returns these problems. For other texts, writes nothing and returns `None`.
#[inline(never)]
pub(super) fn clock_report(
    out: &mut String,
    (place, styles): (MessagePrefix<'_>, &Styles),
    text: &[u8],
    position: &BitPosition,
) -> Option<Vec<Problem>> {
    let problems = rules::clock_problems_quick(position)?;
    let before_clocks = str::from_utf8(CanonicalFen::parse(text)?.before_clocks()).ok()?;
    let verdict = rules::verdict_quick(position)?;
    for problem in &problems {
        let fixes = rules::clock_fixes(position, problem, &problems);
        problem_lines(out, (place, styles), problem, fixes, |out, [halfmove_clock, fullmove_number]| {
            out.push_str(before_clocks);
            push_number(out, halfmove_clock);
            out.push(' ');
            push_number(out, fullmove_number);
        });
    }
    verdict_line(out, (place, styles), verdict, position.side_to_move);
    Some(problems)
}

#[derive(Clone, Copy, Debug)]
pub(super) struct MessagePrefix<'a>(pub(super) &'a str, pub(super) usize);

impl MessagePrefix<'_> {
    fn push(self, out: &mut String) {
        let Self(name, line) = self;
        out.push_str(name);
        out.push(':');
        push_number(out, line);
        out.push_str(": ");
    }
}

fn problem_lines<T>(
    out: &mut String,
    (place, styles): (MessagePrefix<'_>, &Styles),
    problem: &Problem,
    fixes: impl Iterator<Item = (FixKind, T)>,
    mut push_fen: impl FnMut(&mut String, T),
) {
    place.push(out);
    if problem.is_illegal() {
        push_styled(out, *styles.get_error(), |out| problem.write_sentence(out));
    } else {
        push_styled(out, *styles.get_invalid(), |out| out.push_str(tr!("cli-odd")));
        problem.write_sentence(out);
    }
    out.push('\n');
    let leads = iter::once(tr!("cli-fix")).chain(iter::repeat_with(|| tr!("cli-or")));
    for ((fix, mended), lead) in fixes.zip(leads) {
        out.push_str("    ");
        out.push_str(lead);
        fix.write_sentence(out);
        out.push_str(": ");
        push_fen(out, mended);
        out.push('\n');
    }
}

fn verdict_line(
    out: &mut String,
    (place, styles): (MessagePrefix<'_>, &Styles),
    verdict: Verdict,
    side_to_move: Color,
) {
    place.push(out);
    wording::write_verdict(&verdict, side_to_move, out);
    if let Some(remark) = wording::verdict_remark(&verdict) {
        out.push_str(", ");
        let style = if verdict.state == GameState::Illegal { *styles.get_error() } else { Style::new() };
        push_styled(out, style, |out| out.push_str(remark));
    }
    out.push('\n');
}

/// Writes a part of a message in a style. A plain style writes nothing of its own.
fn push_styled(out: &mut String, style: Style, write: impl FnOnce(&mut String)) {
    // Writing to a string cannot fail.
    let _ = write!(out, "{style}");
    write(out);
    let _ = write!(out, "{style:#}");
}

fn excerpt(out: &mut String, text: &str, char: usize, flaw: &Flaw) -> Result {
    let (before, after) = text.split_at_checked(flaw.byte).unwrap_or((text, ""));
    let start = char.saturating_sub(BEFORE);
    let before: String = before.chars().skip(start).map(visible).collect();
    let mut rest = after.chars();
    let after: String = rest.by_ref().take(WINDOW - char.min(BEFORE)).map(visible).collect();
    let dots = |is_cut: bool| if is_cut { "..." } else { "" };
    let lead = format!("    {}{before}", dots(start > 0));
    let width: usize = lead.chars().map(|char| char.width().unwrap_or(0)).sum();
    writeln!(out, "{lead}{after}{}", dots(rest.next().is_some()))?;
    writeln!(out, "{:width$}^", "")
}

/// Replaces a character that would move the caret or break the line by a space.
fn visible(char: char) -> char {
    let is_control = char.is_control() || matches!(char, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}');
    if is_control { ' ' } else { char }
}
