//! The side that moves first in a problem, by its stipulation.

use crate::board::Color;

/// Signs before the kind of play, such as `ser-` in `ser-h#5`.
const PREFIXES: [&str; 6] = ["exact-", "ser-", "pser-", "phser-", "semi-", "reci-"];

/// Returns the side that moves first: White or, in help play of whole moves, Black (Codex for Chess Composition).
pub(crate) fn first_side(stipulation: &str) -> Color {
    let text = stipulation.trim().to_ascii_lowercase();
    let mut rest = text.as_str();
    while let Some(shorter) = PREFIXES.iter().find_map(|prefix| rest.strip_prefix(prefix)) {
        rest = shorter;
    }
    let is_help = rest.starts_with('h') && !rest.starts_with("hs") && !rest.starts_with("hr");
    if is_help && !rest.ends_with(".5") { Color::Black } else { Color::White }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_play_of_whole_moves_begins_with_black() {
        for (stipulation, side) in [
            ("#2", Color::White),
            ("h#2", Color::Black),
            ("h#2.5", Color::White),
            ("ser-h=5", Color::Black),
            ("3->ser-h#2", Color::White),
            ("hs#3", Color::White),
            ("hr#3", Color::White),
            ("s#2", Color::White),
            ("reci-h#3", Color::Black),
            ("+", Color::White),
            ("hzg3", Color::Black),
            ("", Color::White),
        ] {
            assert_eq!(first_side(stipulation), side, "{stipulation}");
        }
    }
}
