//! Typing errors: one edit of each class, and two at once, in legal positions with a fixed seed. An error is recovered
//! if the original position is read or offered; it is wrong if another position is read and the original is not
//! offered. This prints the table of all classes: `cargo test --test core_tests typing_errors -- --nocapture`.

use fastrand::Rng;
use fenwright::notation::fen;
use fenwright::notation::forgiving::{self, Reading};

use crate::fen::corpora::records;

/// Number of errors per class.
const SLIPS: usize = 120;

/// Makes an error in a FEN, or returns `None` if it cannot.
type Slip = fn(&mut Rng, &str) -> Option<String>;

/// The classes with the minimum share that is recovered and the maximum that is wrong, in percent.
const CLASSES: [(&str, Slip, [f64; 2]); 24] = [
    ("one stroke replaced by a space", |rng, fen| replace_stroke(rng, fen, " "), AIM),
    ("one stroke replaced by a newline", |rng, fen| replace_stroke(rng, fen, "\n"), AIM),
    ("one stroke replaced by a comma", |rng, fen| replace_stroke(rng, fen, ","), AIM),
    ("one stroke replaced by a hyphen", |rng, fen| replace_stroke(rng, fen, "-"), AIM),
    ("one stroke replaced by a backslash", |rng, fen| replace_stroke(rng, fen, "\\"), AIM),
    ("one stroke replaced by a bar", |rng, fen| replace_stroke(rng, fen, "|"), AIM),
    ("one stroke replaced by a dot", |rng, fen| replace_stroke(rng, fen, "."), AIM),
    ("a stroke lost", |rng, fen| replace_stroke(rng, fen, ""), AIM),
    ("a stroke doubled", |rng, fen| replace_stroke(rng, fen, "//"), AIM),
    ("a stray character in the placement", stray_character, AIM),
    ("a stray space in the placement", |rng, fen| insert(rng, fen, ' '), AIM),
    ("two empty ranks too many", |rng, fen| replace_stroke(rng, fen, "/8/8/"), AIM),
    ("a rank written twice", double_rank, AIM),
    ("b glued to the placement", |_, fen| glue_side(fen, " b "), AIM),
    ("w glued to the placement", |_, fen| glue_side(fen, " w "), AIM),
    ("one space lost anywhere", |rng, fen| edit(rng, fen, fen.len(), |byte| byte == b' ', |_, _| String::new()), AIM),
    ("two neighbours swapped", swap_neighbours, AIM),
    ("a digit wrong", wrong_digit, AIM),
    ("a digit lost", |rng, fen| edit_placement(rng, fen, |byte| byte.is_ascii_digit(), |_, _| String::new()), AIM),
    ("a letter doubled", |rng, fen| edit_placement(rng, fen, is_letter, |_, letter| letter.repeat(2)), AIM),
    ("l for 1", |rng, fen| edit_placement(rng, fen, |byte| byte == b'1', |_, _| "l".to_owned()), AIM),
    ("the side to move in capitals", |_, fen| Some(fen.replacen(" w ", " W ", 1).replacen(" b ", " B ", 1)), AIM),
    // The lost letter cannot be known.
    ("a letter lost", |rng, fen| edit_placement(rng, fen, is_letter, |_, _| String::new()), [0.0, 100.0]),
    ("two slips at once", two_slips, [90.0, 6.0]),
];

const AIM: [f64; 2] = [98.0, 1.0];

fn places(text: &str, end: usize, is_place: fn(u8) -> bool) -> usize {
    text.bytes().take(end).filter(|byte| is_place(*byte)).count()
}

/// Replaces one of the matching bytes before the end.
fn edit(
    rng: &mut Rng,
    fen: &str,
    end: usize,
    is_place: fn(u8) -> bool,
    by: fn(&mut Rng, &str) -> String,
) -> Option<String> {
    let count = Some(places(fen, end, is_place)).filter(|count| *count > 0)?;
    let (at, _) = fen.bytes().enumerate().filter(|(_, byte)| is_place(*byte)).nth(rng.usize(..count))?;
    Some(format!("{}{}{}", &fen[..at], by(rng, &fen[at..=at]), &fen[at + 1..]))
}

fn placement_end(fen: &str) -> usize {
    fen.find(' ').unwrap_or(fen.len())
}

fn edit_placement(
    rng: &mut Rng,
    fen: &str,
    is_place: fn(u8) -> bool,
    by: fn(&mut Rng, &str) -> String,
) -> Option<String> {
    edit(rng, fen, placement_end(fen), is_place, by)
}

fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphabetic()
}

fn replace_stroke(rng: &mut Rng, fen: &str, by: &str) -> Option<String> {
    let (at, _) = fen.match_indices('/').nth(rng.usize(..7))?;
    Some(format!("{}{by}{}", &fen[..at], &fen[at + 1..]))
}

fn insert(rng: &mut Rng, fen: &str, char: char) -> Option<String> {
    let at = rng.usize(1..placement_end(fen));
    fen.is_char_boundary(at).then(|| format!("{}{char}{}", &fen[..at], &fen[at..]))
}

/// Inserts a character that is invalid in a placement.
fn stray_character(rng: &mut Rng, fen: &str) -> Option<String> {
    let strays: Vec<char> = ('!'..='~').filter(|char| !"/012345678KQRBNPkqrbnp".contains(*char)).collect();
    let stray = *rng.choice(&strays)?;
    insert(rng, fen, stray)
}

fn double_rank(rng: &mut Rng, fen: &str) -> Option<String> {
    let rank = fen[..placement_end(fen)].split('/').nth(rng.usize(..8))?;
    let at = rank.as_ptr() as usize - fen.as_ptr() as usize;
    Some(format!("{}{rank}/{}", &fen[..at], &fen[at..]))
}

fn glue_side(fen: &str, side: &str) -> Option<String> {
    fen.contains(side).then(|| fen.replacen(side, side.trim_start(), 1))
}

fn swap_neighbours(rng: &mut Rng, fen: &str) -> Option<String> {
    let mut bytes = fen.as_bytes().to_vec();
    let at = rng.usize(..bytes.len() - 1);
    bytes.swap(at, at + 1);
    String::from_utf8(bytes).ok()
}

fn wrong_digit(rng: &mut Rng, fen: &str) -> Option<String> {
    edit_placement(rng, fen, |byte| byte.is_ascii_digit(), |rng, _| rng.u8(1..=8).to_string())
}

fn two_slips(rng: &mut Rng, fen: &str) -> Option<String> {
    let slip = |rng: &mut Rng, fen: &str| CLASSES[rng.usize(..CLASSES.len() - 2)].1(rng, fen);
    let once = slip(rng, fen)?;
    slip(rng, &once)
}

/// Legal positions in strict FEN.
fn sound_positions() -> Vec<String> {
    let records = records(include_str!("../../data/fen_valid.jsonl"));
    let fens = records.iter().filter(|record| record["input"] == record["fen"] && record["fields"] == 6);
    fens.filter_map(|record| record["input"].as_str().map(str::to_owned)).skip(1).step_by(2).collect()
}

#[test]
fn slips_are_recovered() {
    let fens = sound_positions();
    let mut rng = Rng::with_seed(20);
    let mut missed = Vec::new();
    println!("{:36} recovered  wrong  offered", "");
    for (name, slip, [least, most]) in CLASSES {
        let (mut recovered, mut wrong, mut offered, mut made) = (0, 0, 0, 0);
        while made < SLIPS {
            let fen = &fens[rng.usize(..fens.len())];
            // An error that leaves a valid FEN cannot be detected.
            let Some(text) = slip(&mut rng, fen).filter(|text| fen::read(text).is_err()) else { continue };
            made += 1;
            let Reading::Corrected(mended) = forgiving::read(&text) else { continue };
            let is_right =
                std::iter::once(&mended.position).chain(&mended.alternatives).any(|it| fen::write(it) == *fen);
            recovered += usize::from(is_right);
            wrong += usize::from(!is_right);
            offered += 1 + mended.alternatives.len();
            if !is_right && std::env::var_os("SLIPS").is_some() {
                println!("{fen}\n  {text:?}\n  {}", fen::write(&mended.position));
            }
        }
        let percent = |count: usize| count as f64 * 100.0 / SLIPS as f64;
        println!("{name:36} {:8.1} {:6.1} {:8.1}", percent(recovered), percent(wrong), percent(offered) / 100.0);
        if percent(recovered) < least || percent(wrong) > most {
            missed.push(name);
        }
    }
    assert_eq!(missed, [""; 0]);
}
