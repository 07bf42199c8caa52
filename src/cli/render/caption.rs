//! Captions with placeholders.

use super::job::Content;
use crate::board::Color;
use crate::notation::fen;

/// Fills in what stands in braces; other braces stay as they are.
pub(super) fn filled(template: &str, number: usize, content: &Content) -> String {
    let mut out = String::new();
    let mut rest = template;
    while let Some((before, behind)) = rest.split_once('{') {
        out.push_str(before);
        let found = behind.split_once('}').and_then(|(name, behind)| Some((value(name, number, content)?, behind)));
        if let Some((value, behind)) = found {
            out.push_str(&value);
            rest = behind;
        } else {
            out.push('{');
            rest = behind;
        }
    }
    out.push_str(rest);
    out
}

fn value(name: &str, number: usize, content: &Content) -> Option<String> {
    Some(match name {
        "id" => content.id.clone().unwrap_or_default(),
        "number" => number.to_string(),
        "side" => match content.position.side_to_move {
            Color::White => "White to move".to_owned(),
            Color::Black => "Black to move".to_owned(),
        },
        "fen" => fen::write(&content.position),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    #[test]
    fn braces_are_filled_in_or_stay() {
        let content = Content { position: Position::start(), id: Some("{number}".to_owned()) };
        let cases = [
            ("", ""),
            ("No. {number}: {side}", "No. 7: White to move"),
            ("{id}", "{number}"),
            ("{ {number} } {x} {", "{ 7 } {x} {"),
            ("{fen}", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ];
        for (template, expected) in cases {
            assert_eq!(filled(template, 7, &content), expected, "{template}");
        }
    }
}
