//! Fairy pieces: reported by name, never read as other pieces.

use std::ops::Range;

use super::alphabet::ALL;
use super::vocabulary::is_among;
use super::{list, picture};
use crate::notation::fen::{self, Fault, FaultKind};

const MAX_TEXT_LENGTH: usize = 8 * 1024;

const NAMES: &str = "grasshopper grashüpfer sprinkhaan sauterelle saltamontes nightrider nachtreiter nachtruiter \
    noctambule archbishop erzbischof aartsbisschop archevêque arzobispo chancellor kanzler kanselier chancelier \
    canciller amazon amazone empress princess camel zebra unicorn locust imitator";

/// Returns a fault at the first piece that this board does not have, for a text that could not be read.
pub(super) fn fault(text: &str) -> Option<Fault> {
    let at = |span| Fault { field: 1, span, kind: FaultKind::NoSuchPiece };
    if let Some(printed) = picture::fairy_piece(text) {
        return Some(at(printed));
    }
    if text.len() > MAX_TEXT_LENGTH {
        return None;
    }
    list::marked_fairy_piece(text)
        .or_else(|| named_piece(text))
        .or_else(|| unknown_letter(text))
        .map(at)
        .or_else(|| fault_in_placement(text))
}

fn named_piece(text: &str) -> Option<Range<usize>> {
    if !text.as_bytes().windows(2).any(list::is_square) {
        return None;
    }
    let mut at = 0;
    text.split_inclusive(|char: char| !char.is_alphabetic()).find_map(|word| {
        let start = at;
        at += word.len();
        let bare = word.trim_end_matches(|char: char| !char.is_alphabetic());
        let lower = bare.to_lowercase();
        let is_named = is_among(NAMES, &lower) || lower.strip_suffix('s').is_some_and(|name| is_among(NAMES, name));
        is_named.then(|| start..start + bare.len())
    })
}

fn unknown_letter(text: &str) -> Option<Range<usize>> {
    let listed = list::letters(text);
    let is_listed = listed.len() > 1;
    let letters = if is_listed { listed } else { picture::letters(text) };
    let alphabet = ALL.iter().filter(|alphabet| alphabet.fits_letters(&letters)).max_by_key(|alphabet| {
        letters.iter().filter(|letter| alphabet.piece(letter.to_ascii_uppercase()).is_some()).count()
    })?;
    let is_strange = |letter: &&char| alphabet.piece(letter.to_ascii_uppercase()).is_none();
    let letter = *letters.iter().find(is_strange)?;
    let is_place = |(at, found): &(usize, char)| {
        let behind = &text.as_bytes()[at + found.len_utf8()..];
        *found == letter && (!is_listed || list::is_square(behind) || behind.starts_with(b" "))
    };
    text.char_indices().find(is_place).map(|(at, found)| at..at + found.len_utf8())
}

fn fault_in_placement(text: &str) -> Option<Fault> {
    text.split_whitespace().filter(|word| word.matches('/').count() == 7).find_map(|word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let fault = fen::read(word).err().filter(|fault| fault.kind == FaultKind::BadCharacter)?;
        let letter = word.get(fault.span.clone())?;
        let is_man = letter.starts_with(|char: char| char.is_ascii_alphabetic());
        let rest = word.replace(letter, "P");
        let is_whole =
            fen::read(&rest).err().is_some_and(|fault| fault.kind == FaultKind::MissingField && fault.field == 2);
        let span = start + fault.span.start..start + fault.span.end;
        (is_man && is_whole).then_some(Fault { span, kind: FaultKind::NoSuchPiece, ..fault })
    })
}
