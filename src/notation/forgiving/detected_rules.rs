//! Detects the variant of a text by the path of an address, a name, pieces in hand, promotion marks or check counters.

use std::ops::Range;

use super::Correction;
use super::normalize::NormalizedText;
use super::tail;
use crate::board::{Board, Checks, Holdings, Pockets, Position, Promoted, Rules, Size, Square, Variant};
use crate::notation::fen;

/// The field number of corrections that concern the variant. FEN has only the fields 1 to 6.
pub(crate) const RULES_FIELD: u8 = 8;

/// The rules detected in a text, and the byte range in the normalized text that shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DetectedRules {
    pub(super) rules: Rules,
    pub(super) span: Range<usize>,
    /// `true` if the rules come from the text and not from the caller, so that they may be wrong.
    pub(super) is_guess: bool,
}

pub(super) fn detect(
    clean: &NormalizedText<'_>,
    placement: &Range<usize>,
    board: &Board,
    stated: Option<Variant>,
) -> Option<DetectedRules> {
    if !board.size().is_standard() {
        return None;
    }
    let address = variant_in_address(&clean.text[..placement.start]).or_else(|| named_variant(&clean.text));
    let variant = stated.or(address.as_ref().map(|(variant, _)| *variant));
    let form = match variant {
        Some(Variant::Crazyhouse) => holdings(clean, placement, true),
        None => holdings(clean, placement, false).or_else(|| checks(clean, placement)),
        Some(Variant::ThreeCheck) => checks(clean, placement),
        Some(_) => None,
    };
    match (variant, form) {
        (None, Some((rules, by))) => Some(DetectedRules { rules, span: by, is_guess: true }),
        (Some(variant), form) => {
            let rules = form.map_or(variant.rules(), |(rules, _)| rules);
            let by = address.filter(|_| stated.is_none()).map_or(0..0, |(_, by)| by);
            Some(DetectedRules { rules, span: by, is_guess: stated.is_none() })
        }
        (None, None) => None,
    }
}

fn variant_in_address(lead: &str) -> Option<(Variant, Range<usize>)> {
    let path = lead.strip_suffix('/')?;
    let start = path.rfind('/')? + 1;
    let word = lead.rfind(char::is_whitespace).map_or(0, |space| space + 1);
    let is_address = lead[word..].contains('.') && start > word;
    let variant = Variant::from_name(&path[start..]).filter(|_| is_address)?;
    Some((variant, start..path.len()))
}

/// Returns the variant that an address parameter or a label names, `variant=atomic` or `[Variant "Atomic"]`, and the
/// byte range of the name.
pub(super) fn named_variant(text: &str) -> Option<(Variant, Range<usize>)> {
    const LABEL: &str = "variant";
    let lower = text.to_ascii_lowercase();
    lower.match_indices(LABEL).find_map(|(at, _)| {
        let behind = at + LABEL.len();
        let rest = &text[behind..];
        let value = rest.trim_start_matches([' ', '=', ':', '"']);
        let start = behind + rest.len() - value.len();
        let length =
            value.find(|char: char| !char.is_ascii_alphanumeric() && !matches!(char, ' ' | '-')).unwrap_or(value.len());
        let is_label = start > behind && text[..at].chars().next_back().is_none_or(|char| !char.is_alphanumeric());
        Some((Variant::from_name(&value[..length]).filter(|_| is_label)?, start..start + length))
    })
}

/// Reads the pieces in hand and the promotion marks. `is_known` is `true` if the variant is known to be crazyhouse.
/// Only then, a bare slash means no pieces in hand.
fn holdings(clean: &NormalizedText<'_>, placement: &Range<usize>, is_known: bool) -> Option<(Rules, Range<usize>)> {
    let range = tail::pocket(&clean.text, placement.end);
    let pocket = range.and_then(|range| Some((pockets(&clean.text[range.clone()], is_known)?, range)));
    let promoted = promoted(clean, placement);
    let by = match (&pocket, clean.promoted.iter().find(|at| placement.contains(&(**at - 1)))) {
        (Some((_, range)), _) => range.clone(),
        (None, Some(at)) if !promoted.is_empty() => at - 1..*at,
        _ => return None,
    };
    let pockets = pocket.map(|(pockets, _)| pockets).unwrap_or_default();
    Some((Rules::Crazyhouse(Holdings { pockets, promoted }), by))
}

fn pockets(text: &str, is_known: bool) -> Option<Pockets> {
    match text.strip_prefix('/') {
        Some("") if !is_known => None,
        Some(letters) => fen::parse_pockets(letters),
        None => fen::parse_pockets(text.strip_prefix('[')?.strip_suffix(']')?),
    }
}

fn promoted(clean: &NormalizedText<'_>, placement: &Range<usize>) -> Promoted {
    let mut promoted = Promoted::NONE;
    let (mut file, mut rank) = (0, Size::STANDARD.ranks() - 1);
    if clean.promoted.is_empty() {
        return promoted;
    }
    for (at, char) in clean.text[placement.clone()].char_indices() {
        match char {
            '/' if file == Size::STANDARD.files() => (file, rank) = (0, rank.saturating_sub(1)),
            '1'..='8' => file += char as u8 - b'0',
            _ if char.is_ascii_alphabetic() => {
                promoted.set(Square::new(file, rank), clean.promoted.contains(&(placement.start + at + 1)));
                file += 1;
            }
            _ => return Promoted::NONE,
        }
    }
    promoted
}

fn checks(clean: &NormalizedText<'_>, placement: &Range<usize>) -> Option<(Rules, Range<usize>)> {
    if !clean.text[placement.end..].contains('+') {
        return None;
    }
    let words = tail::split_words(&clean.text, placement.end).words;
    words.into_iter().find_map(|word| Some((Rules::ThreeCheck(fen::parse_checks(&word.text)?), word.range)))
}

impl DetectedRules {
    pub(super) fn correction(&self, clean: &NormalizedText<'_>) -> Option<Correction> {
        let is_told = !self.span.is_empty() && !self.rules.is_standard();
        let before = clean.source_of(self.span.clone());
        // A range of one byte is a promoted piece, whose mark follows only in the source. The correction shows both.
        let before =
            if matches!(self.span.len(), 1) { format!("{}~", before.trim_end_matches('~')) } else { before.to_owned() };
        is_told.then(|| Correction { field: RULES_FIELD, before, after: self.rules.variant().tag_value().to_owned() })
    }

    pub(super) const fn checks(&self) -> Option<Checks> {
        if let Rules::ThreeCheck(checks) = self.rules { Some(checks) } else { None }
    }
}

/// Returns the position under the rules of chess, for a text whose variant additions may be a mistake.
pub(super) fn as_standard(position: &Position) -> Position {
    Position { rules: Rules::Standard, ..*position }
}
