//! The text of a page, and the captions of its boards.

use crate::vision::Corners;

/// A line of text on a page, in pixels of its picture.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TextLine {
    pub(super) text: String,
    pub(super) left: f32,
    pub(super) right: f32,
    /// The baseline.
    pub(super) bottom: f32,
    /// The size of the font.
    pub(super) size: f32,
}

/// A character on a page, with the start of its baseline, its width and the size of its font in pixels.
#[derive(Clone, Debug)]
pub(super) struct Character {
    pub(super) text: String,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) size: f32,
}

/// Maximum number of lines of a caption. More lines together are ordinary text.
const MAX_LINES: usize = 3;
/// Maximum number of characters of a caption.
const MAX_LEN: usize = 120;
/// Maximum distance of a caption from its board, in sides of a square.
const REACH: f32 = 1.5;
/// Maximum distance of the lines of one block, in sizes of the font.
const LINE_HEIGHT: f32 = 1.7;
/// A gap of this size between two characters is a space, in sizes of the font.
const SPACE: f32 = 0.15;
/// A gap of this size begins another line, as between columns.
const COLUMN: f32 = 3.0;

/// Puts characters together to lines, from the top.
pub(super) fn lines(mut characters: Vec<Character>) -> Vec<TextLine> {
    characters.retain(|character| character.size > 1.0 && !character.text.trim().is_empty());
    let is_near = |line: &TextLine, next: &Character| {
        let gap = next.x - line.right;
        (line.bottom - next.y).abs() < 0.3 * next.size && (-next.size..COLUMN * next.size).contains(&gap)
    };
    characters.sort_by(|one, other| one.x.total_cmp(&other.x));
    let mut lines: Vec<TextLine> = Vec::new();
    for next in characters {
        if let Some(line) = lines.iter_mut().find(|line| is_near(line, &next)) {
            if next.x - line.right > SPACE * next.size {
                line.text.push(' ');
            }
            line.text.push_str(&next.text);
            line.right = next.x + next.width;
        } else {
            let right = next.x + next.width;
            lines.push(TextLine { text: next.text, left: next.x, right, bottom: next.y, size: next.size });
        }
    }
    lines.sort_by(|one, other| one.bottom.total_cmp(&other.bottom));
    lines
}

/// Returns the caption of a board: the lines right above it or, if there are none, right below it. Coordinates, the
/// board's own characters in a chess font, and ordinary text are no captions.
pub(super) fn caption(lines: &[TextLine], board: &Corners) -> Option<String> {
    let side = board.square_side();
    let [left, right] = [board.0[0].x.min(board.0[3].x), board.0[1].x.max(board.0[2].x)];
    let [top, bottom] = [board.0[0].y.min(board.0[1].y), board.0[2].y.max(board.0[3].y)];
    let is_beside = |line: &&TextLine| {
        line.left > left - side && line.right < right + side && line.right > left && line.left < right
    };
    let words: Vec<&TextLine> = lines.iter().filter(|line| is_beside(line) && !is_of_board(line, side)).collect();
    let above = words.iter().copied().rev().filter(|line| line.bottom < top + 0.2 * side);
    let below = words.iter().copied().filter(|line| line.bottom - line.size > bottom - 0.2 * side);
    let upper = block(above, |line| top - line.bottom, REACH * side).map(|lines| lines.into_iter().rev().collect());
    let caption: Vec<&TextLine> =
        upper.or_else(|| block(below, |line| line.bottom - line.size - bottom, REACH * side))?;
    let text = caption.iter().map(|line| line.text.trim()).collect::<Vec<_>>().join(", ");
    (text.chars().count() <= MAX_LEN).then_some(text)
}

/// Returns the lines of the block that is next to a board, the nearest first; `None` if there is none, or too many.
fn block<'a>(
    lines: impl Iterator<Item = &'a TextLine>,
    distance: impl Fn(&TextLine) -> f32,
    reach: f32,
) -> Option<Vec<&'a TextLine>> {
    let mut block: Vec<&TextLine> = Vec::new();
    for line in lines {
        let gap = block.last().map_or(distance(line) - reach, |last| {
            (line.bottom - last.bottom).abs() - LINE_HEIGHT * line.size.max(last.size)
        });
        if gap > 0.0 {
            break;
        }
        block.push(line);
    }
    (1..=MAX_LINES).contains(&block.len()).then_some(block)
}

/// Returns `true` for coordinates, and for characters as large as the squares, as those of chess fonts.
fn is_of_board(line: &TextLine, side: f32) -> bool {
    line.size > 0.8 * side || line.text.split_whitespace().all(|word| word.chars().count() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str, x: f32, y: f32, size: f32) -> Vec<Character> {
        let letters = text.chars().enumerate().filter(|(_, letter)| *letter != ' ');
        letters
            .map(|(at, letter)| Character {
                text: letter.into(),
                x: x + at as f32 * size / 2.0,
                y,
                width: size / 2.0,
                size,
            })
            .collect()
    }

    #[test]
    fn words_are_put_together_and_columns_kept_apart() {
        let mut page = set("No. 12", 100.0, 50.0, 10.0);
        page.extend(set("Loyd 1868", 400.0, 50.0, 10.0));
        let texts: Vec<String> = lines(page).into_iter().map(|line| line.text).collect();
        assert_eq!(texts, ["No. 12", "Loyd 1868"]);
    }

    #[test]
    fn captions_are_above_or_below() {
        let board = Corners::upright(100.0, 100.0, 260.0, 260.0);
        let title = set("No. 12", 150.0, 90.0, 10.0);
        let author = set("Sam Loyd", 150.0, 76.0, 10.0);
        let files = set("a b c d e f g h", 105.0, 272.0, 10.0);
        let below = set("White to move", 110.0, 286.0, 10.0);
        let long: Vec<Character> =
            (0..6).flat_map(|line| set("and so it is", 110.0, 90.0 - 12.0 * line as f32, 10.0)).collect();
        let cases: [(&[&[Character]], Option<&str>); 4] = [
            (&[&title, &author, &files, &below], Some("Sam Loyd, No. 12")),
            (&[&files, &below], Some("White to move")),
            (&[&long, &below], Some("White to move")),
            (&[&files], None),
        ];
        for (parts, expected) in cases {
            assert_eq!(caption(&lines(parts.concat()), &board).as_deref(), expected);
        }
    }
}
