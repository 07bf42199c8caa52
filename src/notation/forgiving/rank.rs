//! One stretch of a placement between two strokes, and the rows of squares it can mean.

use super::alphabet::Alphabet;
use crate::board::{Piece, Role};

/// What stands on the squares of a row from the a-file on; only as many count as the board has files.
pub(super) type Row = [Option<Piece>; 10];

/// Rows that a stretch can mean, and how far the text is from saying so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Interpretation {
    pub(super) rows: Vec<Row>,
    pub(super) cost: u32,
}

/// Two numbers side by side, a zero, a mark of promotion.
const FORM: u32 = 1;
/// A sign that is no piece, taken for an empty square.
const BLANK: u32 = 2;
/// Rows that are not kept apart by strokes.
const SPREAD: u32 = 3;
/// One character changed, left out or put in.
const EDIT: u32 = 4;

/// Longer stretches are no ranks.
const LONGEST: usize = 100;

/// One step along a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Piece(Piece),
    Empty(u8),
    Blank,
}

impl Item {
    const fn squares(self) -> u8 {
        match self {
            Self::Piece(_) | Self::Blank => 1,
            Self::Empty(squares) => squares,
        }
    }

    const fn is_number(self) -> bool {
        matches!(self, Self::Empty(_))
    }
}

/// Whether a sign that is no piece can stand for an empty square.
pub(super) fn is_blank(char: char) -> bool {
    "xXoO*?._lIi".contains(char)
}

/// Whether a character can be part of a rank written with these letters.
pub(super) fn is_part(char: char, alphabet: &Alphabet) -> bool {
    char.is_ascii_digit() || char == '~' || is_blank(char) || alphabet.piece(char).is_some() || misread(char).is_some()
}

/// How many squares a stretch stands for if it is one rank; `None` if it is none.
pub(super) fn squares(text: &str, alphabet: &Alphabet) -> Option<u8> {
    let items = items(text, alphabet, true)?;
    Some(items.iter().fold(0, |sum: u8, item| sum.saturating_add(item.squares())))
}

/// Every way to read a stretch that is about equally near, for a board of this many files.
pub(super) fn readings(text: &str, alphabet: &Alphabet, files: u8, ranks: u8) -> Vec<Interpretation> {
    let mut found = Vec::new();
    if matches!(text, "S" | "B" | "&") && files == 8 {
        // A whole rank with nothing but a letter that looks like 8.
        found.push(Interpretation { rows: vec![[None; 10]], cost: BLANK });
    }
    if let Some(items) = items(text, alphabet, files > 8) {
        one_row(&items, text, files, &mut found);
        if may_be_several(&items, files) {
            found.extend(spread(text, alphabet, files, ranks));
        }
    }
    found
}

/// What a letter was before it was misread: in print a 2 is like a Z, a 6 like a G, and a knight is a horse.
fn misread(char: char) -> Option<Item> {
    let piece = |letter| Piece::from_letter(letter).map(Item::Piece);
    match char {
        'Z' => Some(Item::Empty(2)),
        'G' => Some(Item::Empty(6)),
        'g' => piece('q'),
        'h' => piece('n'),
        'H' => piece('N'),
        _ => None,
    }
}

/// Whether a stretch can stand for more than one rank: it has the squares, or numbers that may be one.
fn may_be_several(items: &[Item], files: u8) -> bool {
    let squares: usize = items.iter().map(|item| usize::from(item.squares())).sum();
    squares >= 2 * usize::from(files) || items.windows(2).any(|pair| pair.iter().all(|item| item.is_number()))
}

/// The items of a stretch; `None` if something in it is no part of a rank.
fn items(text: &str, alphabet: &Alphabet, has_ten: bool) -> Option<Vec<Item>> {
    if text.len() > LONGEST {
        return None;
    }
    let mut items: Vec<Item> = Vec::new();
    let mut rest = text;
    while let Some(char) = rest.chars().next() {
        // An empty square beside a number would be part of the number: such a letter stands for a piece.
        let is_beside_number =
            items.last().is_some_and(|item| item.is_number()) || rest.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
        let ten = rest.strip_prefix("10").filter(|_| has_ten);
        rest = ten.unwrap_or(&rest[char.len_utf8()..]);
        items.push(match (ten, alphabet.piece(char), char) {
            (Some(_), ..) => Item::Empty(10),
            (_, Some(piece), _) => Item::Piece(piece),
            (.., '0'..='9') => Item::Empty(char as u8 - b'0'),
            (.., '~') => continue,
            _ if misread(char).is_some() => misread(char)?,
            _ if is_blank(char) && !(is_beside_number && char.is_ascii_alphabetic()) => Item::Blank,
            _ => return None,
        });
    }
    Some(items)
}

/// The readings of a stretch as one row.
fn one_row(items: &[Item], text: &str, files: u8, found: &mut Vec<Interpretation>) {
    let squares = items.iter().fold(0, |sum: u8, item| sum.saturating_add(item.squares()));
    let cost = form_cost(items, text);
    if squares == files {
        found.extend(row(items.iter().copied(), files, cost));
        return;
    }
    let cost = cost + EDIT;
    for (at, item) in items.iter().enumerate().filter(|(_, item)| item.is_number()) {
        let others = squares.saturating_sub(item.squares());
        let value = files.checked_sub(others).filter(|_| squares < u8::MAX);
        push(found, value.and_then(|value| row(changed(items, at..at + 1, Some(Item::Empty(value))), files, cost)));
    }
    if squares < files {
        for at in 0..=items.len() {
            let gap = Some(Item::Empty(files - squares));
            push(found, row(changed(items, at..at, gap), files, cost));
        }
    }
    if squares.checked_add(1) == Some(files) {
        push(found, home_row(items, files, cost));
    }
    if squares == files + 1 {
        for at in 0..items.len() {
            push(found, row(changed(items, at..at + 1, None), files, cost));
        }
    }
}

/// How far a stretch is from strict FEN apart from its length.
fn form_cost(items: &[Item], text: &str) -> u32 {
    let has_pair = items.windows(2).any(|pair| pair.iter().all(|item| item.is_number()));
    let has_zero = items.contains(&Item::Empty(0));
    let has_blank = items.contains(&Item::Blank);
    let has_mark = text.contains('~');
    let has_misread = text.chars().any(|char| misread(char).is_some());
    u32::from(has_pair || has_zero || has_mark) * FORM + u32::from(has_blank || has_misread) * BLANK
}

fn changed(items: &[Item], range: std::ops::Range<usize>, by: Option<Item>) -> impl Iterator<Item = Item> {
    items[..range.start].iter().copied().chain(by).chain(items[range.end..].iter().copied())
}

/// The row that items make, if they fill it.
fn row(items: impl Iterator<Item = Item>, files: u8, cost: u32) -> Option<Interpretation> {
    let mut row: Row = [None; 10];
    let mut file = 0_u8;
    for item in items {
        if let (Item::Piece(piece), Some(square)) = (item, row.get_mut(usize::from(file))) {
            *square = Some(piece);
        }
        file = file.saturating_add(item.squares());
    }
    (file == files).then(|| Interpretation { rows: vec![row], cost })
}

/// The usual first or second row of a side, if one piece is missing from it.
fn home_row(items: &[Item], files: u8, cost: u32) -> Option<Interpretation> {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let pieces: Vec<Piece> =
        items.iter().filter_map(|item| if let Item::Piece(piece) = item { Some(*piece) } else { None }).collect();
    let color = pieces.first().filter(|_| files == 8 && pieces.len() == 7)?.color;
    [[Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook], [Pawn; 8]].into_iter().find_map(|home| {
        let home = home.map(|role| Piece::new(color, role));
        let lacks = |gap: usize| home[..gap].iter().chain(&home[gap + 1..]).eq(pieces.iter());
        (0..8).any(lacks).then(|| row(home.into_iter().map(Item::Piece), files, cost))?
    })
}

fn push(found: &mut Vec<Interpretation>, reading: Option<Interpretation>) {
    found.extend(reading.filter(|reading| found.iter().all(|other| other.rows != reading.rows)));
}

/// One step of [`spread`] back from a place: where it came from and at what cost.
#[derive(Clone, Copy)]
struct Step {
    cost: u32,
    length: u8,
    squares: u8,
}

/// The readings of a stretch as several rows without strokes between, with runs of empty squares that may
/// go on over the edge (Forsyth's own form). The cheapest one for each number of rows.
fn spread(text: &str, alphabet: &Alphabet, files: u8, ranks: u8) -> Vec<Interpretation> {
    let bytes = text.as_bytes();
    let most = usize::from(files) * usize::from(ranks);
    let mut best: Vec<Vec<Option<Step>>> = vec![vec![None; most + 1]; bytes.len() + 1];
    best[0][0] = Some(Step { cost: 0, length: 0, squares: 0 });
    for at in 0..bytes.len() {
        for count in 0..=most {
            let Some(Step { cost, .. }) = best[at][count] else { continue };
            for (length, squares, extra) in steps(bytes, at, count, alphabet, files) {
                let step = Step { cost: cost + extra, length, squares };
                let Some(place) = best[at + usize::from(length)].get_mut(count + usize::from(squares)) else {
                    continue;
                };
                if place.is_none_or(|other| step.cost < other.cost) {
                    *place = Some(step);
                }
            }
        }
    }
    (2..=usize::from(ranks))
        .filter_map(|rows| {
            let cost = best[bytes.len()][rows * usize::from(files)]?.cost + SPREAD;
            Some(Interpretation { rows: spread_rows(text, alphabet, files, rows, &best), cost })
        })
        .collect()
}

/// What can follow at this place: how many bytes, squares and at what cost.
fn steps(bytes: &[u8], at: usize, count: usize, alphabet: &Alphabet, files: u8) -> Vec<(u8, u8, u32)> {
    let file = (count % usize::from(files)) as u8;
    match bytes[at..] {
        [first @ b'1'..=b'9', ref rest @ ..] => {
            let first = first - b'0';
            let crosses = u32::from(file + first > files);
            let mut steps = vec![(1, first, crosses)];
            if let Some(second @ b'0'..=b'9') = rest.first() {
                steps.push((2, first * 10 + second - b'0', FORM));
            }
            steps
        }
        [letter, ..] if alphabet.piece(letter.into()).is_some() => vec![(1, 1, 0)],
        [b'~', ..] => vec![(1, 0, FORM)],
        _ => Vec::new(),
    }
}

/// Walks the steps of [`spread`] back and sets the pieces.
fn spread_rows(text: &str, alphabet: &Alphabet, files: u8, rows: usize, best: &[Vec<Option<Step>>]) -> Vec<Row> {
    let files = usize::from(files);
    let mut found = vec![[None; 10]; rows];
    let (mut at, mut count) = (text.len(), rows * files);
    while let Some(Step { length: length @ 1.., squares, .. }) = best[at][count] {
        at -= usize::from(length);
        count -= usize::from(squares);
        if let Some(piece) = alphabet.piece(text.as_bytes()[at].into()) {
            found[count / files][count % files] = Some(piece);
        }
    }
    found
}
