//! Twins in the notation of problem books, of Popeye, and of Olive's files.
//!
//! | change | in print and by Popeye | as a command |
//! | --- | --- | --- |
//! | move | `wKc1->d1`, `Kc1-->d1`, `c1→d1` | `Move c1 d1` |
//! | exchange | `a2<->b3`, `wPa2<-->bSb3` | `Exchange a2 b3` |
//! | remove | `-wPa2`, `-a2` | `Remove a2` |
//! | add | `+wPa2` | `Add White Pa2` |
//! | replace | `Q ==> B` | `Substitute Q B` |
//! | turn and shift | `rotate 90` (to the left), `mirror a1<-->h1`, `shift a1 ==> b1` | `Rotate 90`, ... |
//!
//! A label with `+` before it, as in `+c)`, or with `cont` or `= b)` after it, continues from the twin before.

use crate::board::{Color, Piece, Position, Role, Square, Stipulation, Transform, TwinChange};
use crate::notation::stipulation;

/// A twin of a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twin {
    /// The label, such as `b`.
    pub label: char,
    /// `true` if the changes are made in the position of the twin before, not in the diagram.
    pub is_continued: bool,
    /// The changes, in order.
    pub changes: Vec<TwinChange>,
    /// The stipulation, if it differs from that of the diagram.
    pub stipulation: Option<Stipulation>,
    /// Words that are no known change. Such a twin cannot be made.
    pub unknown: Vec<String>,
}

impl Twin {
    /// Returns the position of the twin; `None` if a change is unknown or impossible.
    pub fn apply(&self, position: &Position) -> Option<Position> {
        let changes = self.changes.iter().filter(|_| self.unknown.is_empty());
        if !self.unknown.is_empty() {
            return None;
        }
        changes.copied().try_fold(*position, |position, change| change.apply(&position))
    }
}

/// Returns the byte offset of the first twin label in a text.
pub fn start(text: &str) -> Option<usize> {
    labels(text).next().map(|label| label.start)
}

/// Reads twins. Also returns `true` if `a)` has changes of its own, so that the diagram is a zero position.
///
/// ```
/// use fenwright::notation::composition::twins;
/// let (is_zero_position, read) = twins::read("b) wKc1->d1 +c) Remove a2");
/// assert_eq!((is_zero_position, read.len(), read[1].is_continued), (false, 2, true));
/// ```
pub fn read(text: &str) -> (bool, Vec<Twin>) {
    let labels: Vec<Label> = labels(text).collect();
    let ends = labels.iter().skip(1).map(|label| label.start).chain([text.len()]);
    let twins: Vec<Twin> = labels.iter().zip(ends).map(|(label, end)| label.twin(&text[label.end..end])).collect();
    let is_changed = |twin: &Twin| twin.label != 'a' || !twin.changes.is_empty() || twin.stipulation.is_some();
    let is_zero_position = twins.iter().any(|twin| twin.label == 'a' && is_changed(twin));
    (is_zero_position, twins.into_iter().filter(is_changed).collect())
}

/// A label such as `b)` or `+c)`, with its place in the text.
struct Label {
    name: char,
    is_continued: bool,
    start: usize,
    end: usize,
}

/// Finds the labels: a small letter before a bracket, in the order of the alphabet.
fn labels(text: &str) -> impl Iterator<Item = Label> {
    let bytes = text.as_bytes();
    let mut least = b'a';
    (0..bytes.len()).filter_map(move |at| {
        let is_sign = |sign: u8| sign.is_ascii_whitespace() || b",;+:/(".contains(&sign);
        let is_label = bytes.get(at + 1) == Some(&b')') && (at == 0 || is_sign(bytes[at - 1]));
        // "c) = b) ..." refers back to a twin; it is not a new label.
        if !is_label || !(least.max(b'a')..=b'z').contains(&bytes[at]) || bytes[at] > least.saturating_add(1) {
            return None;
        }
        least = bytes[at] + 1;
        let is_continued = at > 0 && bytes[at - 1] == b'+';
        let start = at - usize::from(is_continued);
        Some(Label { name: bytes[at].into(), is_continued, start, end: at + 2 })
    })
}

impl Label {
    fn twin(&self, text: &str) -> Twin {
        let mut twin = Twin {
            label: self.name,
            is_continued: self.is_continued,
            changes: Vec::new(),
            stipulation: None,
            unknown: Vec::new(),
        };
        // Arrows become words of their own, so that "a2 <-> b3" and "a2<->b3" are the same.
        let text = text.replace(['\u{2192}', '\u{279c}'], "->").replace('\u{2194}', "<->");
        let text = text.replace("<-->", " <> ").replace("<->", " <> ").replace("<=>", " <> ");
        let text = text.replace("==>", " > ").replace("-->", " > ").replace("->", " > ").replace("=>", " > ");
        let words: Vec<&str> =
            text.split([' ', ',', ';', '\t', '\n', '\r', ':']).filter(|word| !word.is_empty()).collect();
        let mut rest = words.as_slice();
        while let Some(used) = twin.read_words(rest) {
            rest = &rest[used.min(rest.len())..];
        }
        twin
    }
}

impl Twin {
    /// Reads one change at the beginning of the words, and returns the number of its words; `None` at the end.
    fn read_words(&mut self, words: &[&str]) -> Option<usize> {
        let first = words.first()?;
        let command = first.to_ascii_lowercase();
        let at = |index: usize| words.get(index).copied().unwrap_or_default();
        let (one, two) = (square_of(at(1)), square_of(at(2)));
        if let Some((change, used)) = read_signs(words) {
            self.changes.push(change);
            return Some(used);
        }
        let change = match command.as_str() {
            "move" => one.zip(two).map(|(from, to)| (TwinChange::Move(from, to), 3)),
            "exchange" => one.zip(two).map(|(one, other)| (TwinChange::Exchange(one, other), 3)),
            "remove" => one.map(|square| (TwinChange::Remove(square), 2)),
            "add" => return Some(self.read_added(words)),
            "substitute" => substitution(at(1), at(2)).map(|change| (change, 3)),
            "rotate" => rotation(at(1)).map(|change| (change, 2)),
            "mirror" => mirror(words).map(|change| (change, if at(2) == "<>" { 4 } else { 3 })),
            "shift" => shift(words),
            "polishtype" => Some((TwinChange::PolishType, 1)),
            "stipulation" => {
                self.stipulation = stipulation::read(at(1));
                return Some(if self.stipulation.is_some() { 2 } else { self.refuse(first) });
            }
            "cont" | "continued" => {
                self.is_continued = true;
                return Some(1);
            }
            // "= b)" or "= b) +"
            "=" if at(1).ends_with(')') => {
                self.is_continued = true;
                return Some(2);
            }
            "diagram" | "diag" | "&" | "+" | "and" | "und" | "en" => return Some(1),
            _ => {
                if let Some(read) = stipulation::read(first) {
                    self.stipulation = Some(read);
                    return Some(1);
                }
                None
            }
        };
        let Some((change, used)) = change else { return Some(self.refuse(first)) };
        self.changes.push(change);
        Some(used)
    }

    /// Notes a word that is no known change, and returns the number of words used.
    fn refuse(&mut self, word: &str) -> usize {
        self.unknown.push(word.to_owned());
        1
    }

    /// Reads `Add White Pa2 Sb3 Black Kc4`.
    fn read_added(&mut self, words: &[&str]) -> usize {
        let mut color = None;
        let mut used = 1;
        for word in &words[1..] {
            let lower = word.to_ascii_lowercase();
            if lower == "white" || lower == "black" {
                color = Some(if lower == "white" { Color::White } else { Color::Black });
            } else if let (Some(color), Some((role, squares))) = (color, placed(word)) {
                self.changes.extend(squares.map(|square| TwinChange::Add(Piece { color, role }, square)));
            } else {
                break;
            }
            used += 1;
        }
        if used == 1 { self.refuse(words[0]) } else { used }
    }
}

/// Reads a change in signs: `c1 > d1`, `a2 <> b3`, `-wPa2`, `+bSh8`, `Q > B`, with spaces around the arrows.
fn read_signs(words: &[&str]) -> Option<(TwinChange, usize)> {
    let first = *words.first()?;
    if let (Some(arrow), Some(second)) = (words.get(1), words.get(2)) {
        let squares = square_of(first).zip(square_of(second));
        let change = match *arrow {
            ">" => squares.map_or_else(|| substitution(first, second), |(from, to)| Some(TwinChange::Move(from, to))),
            "<>" => squares.map(|(one, other)| TwinChange::Exchange(one, other)),
            _ => None,
        };
        if let Some(change) = change {
            return Some((change, 3));
        }
    }
    if let Some(removed) = first.strip_prefix(['-', '\u{2212}', '\u{2013}']) {
        return Some((TwinChange::Remove(square_of(removed)?), 1));
    }
    let added = first.strip_prefix('+')?;
    let color = if added.starts_with('w') { Color::White } else { Color::Black };
    let (role, mut squares) = placed(added.strip_prefix(['w', 'b'])?)?;
    Some((TwinChange::Add(Piece { color, role }, squares.next()?), 1))
}

/// Returns the square at the end of a word, such as `wKc1` or `c1`.
fn square_of(word: &str) -> Option<Square> {
    let at = word.len().checked_sub(2)?;
    let (piece, square) = (word.get(..at)?, word.get(at..)?);
    let is_piece = piece.chars().all(|char| char.is_ascii_alphabetic()) && piece.len() <= 3;
    square.to_ascii_lowercase().parse().ok().filter(|_| is_piece)
}

/// Reads a piece letter, with S or N for a knight.
fn role(letter: &str) -> Option<Role> {
    match letter.to_ascii_uppercase().as_str() {
        "K" => Some(Role::King),
        "Q" => Some(Role::Queen),
        "R" => Some(Role::Rook),
        "B" => Some(Role::Bishop),
        "S" | "N" => Some(Role::Knight),
        "P" => Some(Role::Pawn),
        _ => None,
    }
}

/// Reads a piece with its squares: `Pa2b3`.
fn placed(word: &str) -> Option<(Role, impl Iterator<Item = Square>)> {
    let (letter, squares) = word.split_at_checked(1)?;
    let squares: Option<Vec<Square>> =
        squares.as_bytes().chunks(2).map(|square| std::str::from_utf8(square).ok()?.parse().ok()).collect();
    Some((role(letter)?, squares.filter(|squares| !squares.is_empty())?.into_iter()))
}

fn substitution(from: &str, to: &str) -> Option<TwinChange> {
    Some(TwinChange::Substitute(role(from)?, role(to)?))
}

/// Popeye turns to the left.
fn rotation(degrees: &str) -> Option<TwinChange> {
    let transform = match degrees.trim_end_matches('\u{b0}') {
        "90" => Transform::RotateAnticlockwise,
        "180" => Transform::RotateHalf,
        "270" => Transform::RotateClockwise,
        _ => return None,
    };
    Some(TwinChange::Transform(transform))
}

fn mirror(words: &[&str]) -> Option<TwinChange> {
    let second = if words.get(2) == Some(&"<>") { words.get(3)? } else { words.get(2)? };
    Some(match (*words.get(1)?, *second) {
        ("a1", "h1") | ("h1", "a1") => TwinChange::Transform(Transform::MirrorLeftRight),
        ("a1", "a8") | ("a8", "a1") => TwinChange::Transform(Transform::MirrorTopBottom),
        ("a1", "h8") | ("h8", "a1") => TwinChange::MirrorOnFallingDiagonal,
        ("h1", "a8") | ("a8", "h1") => TwinChange::MirrorOnRisingDiagonal,
        _ => return None,
    })
}

fn shift(words: &[&str]) -> Option<(TwinChange, usize)> {
    let has_arrow = words.get(2) == Some(&">");
    let (from, to) = (square_of(words.get(1)?)?, square_of(words.get(if has_arrow { 3 } else { 2 })?)?);
    let (files, ranks) =
        (to.file.cast_signed() - from.file.cast_signed(), to.rank.cast_signed() - from.rank.cast_signed());
    Some((TwinChange::Shift(files, ranks), if has_arrow { 4 } else { 3 }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    #[test]
    fn twins_are_read_and_made() {
        let position = fen::read("k7/8/8/8/8/2n5/P2Q4/2K5 b - - 0 1").unwrap();
        for (text, expected) in [
            ("b) wKc1->d1", vec![("b", "k7/8/8/8/8/2n5/P2Q4/3K4")]),
            ("b) Kc1 \u{2192} d1", vec![("b", "k7/8/8/8/8/2n5/P2Q4/3K4")]),
            ("b) c1-->d1, -a2", vec![("b", "k7/8/8/8/8/2n5/3Q4/3K4")]),
            ("b) Move c1 d1", vec![("b", "k7/8/8/8/8/2n5/P2Q4/3K4")]),
            ("b) bSc3<-->wQd2", vec![("b", "k7/8/8/8/8/2Q5/P2n4/2K5")]),
            ("b) Remove a2 Add White Sb3 Black Pb4", vec![("b", "k7/8/8/8/1p6/1Nn5/3Q4/2K5")]),
            ("b) +wBh8", vec![("b", "k6B/8/8/8/8/2n5/P2Q4/2K5")]),
            ("b) Q ==> B", vec![("b", "k7/8/8/8/8/2n5/P2B4/2K5")]),
            ("b) rotate 90", vec![("b", "8/8/8/8/6Q1/5n1K/8/k5P1")]),
            ("b) mirror a1<-->h1", vec![("b", "7k/8/8/8/8/5n2/4Q2P/5K2")]),
            ("b) mirror a1<-->h8", vec![("b", "k5P1/8/5n1K/6Q1/8/8/8/8")]),
            ("b) mirror h1<-->a8", vec![("b", "8/8/8/8/1Q6/K1n5/8/1P5k")]),
            ("b) shift a1 ==> a2", vec![("b", "")]),
            ("b) shift a1 ==> b1", vec![("b", "1k6/8/8/8/8/3n4/1P2Q3/3K4")]),
            ("b) PolishType", vec![("b", "K7/8/8/8/8/2N5/p2q4/2k5")]),
            ("a) diagram b) -a2 +c) -d2", vec![("b", "k7/8/8/8/8/2n5/3Q4/2K5"), ("c", "k7/8/8/8/8/2n5/8/2K5")]),
            ("b) -a2; c) = b) & -d2", vec![("b", "k7/8/8/8/8/2n5/3Q4/2K5"), ("c", "k7/8/8/8/8/2n5/8/2K5")]),
            ("b) -a2 c) cont Remove d2", vec![("b", "k7/8/8/8/8/2n5/3Q4/2K5"), ("c", "k7/8/8/8/8/2n5/8/2K5")]),
            ("b) -h8", vec![("b", "")]),
            ("b) Condition Circe", vec![("b", "")]),
            ("b) Kc1->e9", vec![("b", "")]),
            ("h#2, no twins (a)", vec![]),
        ] {
            let mut latest = position;
            let (_, twins) = read(text);
            let made = twins.iter().map(|twin| {
                let made = twin.apply(if twin.is_continued { &latest } else { &position });
                latest = made.unwrap_or(latest);
                let placement = made.map(|made| fen::write(&made).split(' ').next().unwrap_or_default().to_owned());
                (twin.label.to_string(), placement.unwrap_or_default())
            });
            let expected: Vec<_> =
                expected.into_iter().map(|(label, placement)| (label.to_owned(), placement.to_owned())).collect();
            assert_eq!(made.collect::<Vec<_>>(), expected, "{text}");
        }
    }

    #[test]
    fn a_twin_can_have_its_own_stipulation() {
        let (_, twins) = read("b) h#2.5 c) Stipulation s#2");
        let stipulations: Vec<String> =
            twins.iter().filter_map(|twin| twin.stipulation).map(|read| read.to_string()).collect();
        assert_eq!(stipulations, ["h#2.5", "s#2"]);
    }
}
