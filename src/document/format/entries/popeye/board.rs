//! The pieces of a problem, with the letters of its language.

use super::keywords::{self, COLORS, Keyword, Language};
use super::statements::Statement;
use crate::document::format::entries::pieces;
use crate::document::format::entries::value::Value;

/// The names of all pieces in English, German and French, in one order: king, pawn, queen, knight, rook, bishop and
/// the fairy pieces (`PieNamString` in Popeye's `output/plaintext/language_dependant.c`).
const NAMES: [&str; 3] = [
    "k p q s r b le ma pa va ro g n z ca gi rf bu we al fe da li ne l bp am em pr gn an sq wa dr ka ss uu ha m \
     ea sw ar rb c nh du cr zr gr ch zh gh ds bk eq ct bs sp rl bl si tr nd o eh mo rr br ao oa rh bh ek bt gt \
     sk cy cg rn rp ok 37 g2 g3 16 24 35 dg kh or 15 25 gl lr lb ln wr fr bi et na rm re rw bm be bw ra so mg \
     36 nl ml mm f do rt bo qe qf qq b1 b2 b3 cp rk pp ls ze bn s2 s4 s1 s3 qn dk db no th lh ge gf kl ko kp sh \
     gy ms po mp mh st se fa lo sa ah oh hc ee en sc",
    "k b d s t l le ma pa va ro g n z ca gi wf bu we al fe da li ne h bb am kn pr gn an ei wa dr ka ss uu ha el \
     ad sp er rl kl nh du cr zr gr ch zh gh ds rs eq ct bs sb tl ll si tr nd o rd mo tj lj ao oa th lh ek pf pn \
     sk cy kg rn rh ok 37 g2 g3 16 24 35 dg kh or 15 25 gl ht hl hn wr fr bi et na tc ta ts lc la ls ra so mg \
     36 nl ml mm f de he bo qe qf od b1 b2 b3 cb rp rb lr ze nr s2 s4 s1 s3 qn dt dl no uh bh gu gb lk ko sh sc \
     gy ms po mb mc st se fa lo sa ah oh hk ae aq sr",
    "r p d c t f le ma pa va ro s n z ch gi cc bu vi al fe da li eq l pb am im pr g an ec v dr ka cs uu ha e ai \
     m ar fr ca sn pi cn zn gn sc sz sg cd cr ea ct bs sp tl fl si tr ne o eh mo tc fc ao oa st sf re bt gt sk \
     cy sa rl rs ok 37 s2 s3 16 24 35 ds sr or 15 25 gl lt lf ln vs fs bi el na et at mt ef af mf ra so mg 36 \
     nl ml mm a dn la bo qa qf qq b1 b2 b3 pc cl pv lr ze nr n2 n4 n1 n3 qn dt df no sb se sm su kl ko sv ba gy \
     cm po pm bm ep dg fa lo sl as os hc ae aq ss",
];

const INITIAL_ARRAY: &str = "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR";

/// The attributes of fairy pieces (`PieSpString`).
const ATTRIBUTES: [&str; 3] = [
    "Royal Kamikaze Paralysing Chameleon Jigger Volage Functionary HalfNeutral HurdleColourChanging Protean Magic \
     Uncapturable Patrol Frischauf Bul Dob Anda AndaInverse AliceA AliceB",
    "Koeniglich Kamikaze Paralysierend Chamaeleon Jigger Volage Beamtet HalbNeutral SprungbockFarbeWechselnd Proteisch \
     Magisch Unschlagbar Patrouille Frischauf Bul Dob Anda AndaInvers AliceA AliceB",
    "Royale Kamikaze Paralysante Cameleon Jigger Volage Fonctionnaire DemiNeutre CouleurEchangeantSautoir Protee Magique \
     Imprenable Patrouille Frischauf Bul Dob Anda AndaInverse AliceA AliceB",
];

/// Returns the word at the place of another in a list of another language; the word itself if it is in no list.
fn translated(lists: &[&str; 3], word: &str, from: Language, to: Language) -> String {
    let mut words = lists[from as usize].split(' ');
    let at = words.position(|other| other.eq_ignore_ascii_case(word));
    let found = at.and_then(|at| lists[to as usize].split(' ').nth(at));
    found.unwrap_or(word).to_owned()
}

/// Reads all statements of pieces as the key `algebraic`, with English letters.
pub(super) fn read(text: &str, statements: &[Statement], language: Language) -> Value {
    let mut board = Board::default();
    for statement in statements {
        let value = &text[statement.value.clone()];
        match statement.keyword {
            Keyword::Forsyth => board.read_forsyth(value, language),
            Keyword::Pieces => board.read_pieces(value, language),
            Keyword::InitialArray => board.read_forsyth(INITIAL_ARRAY, Language::English),
            _ => {}
        }
    }
    let of_color = |(color, name): (usize, &str)| {
        let pieces = board.pieces.iter().filter(|(of, ..)| *of == color);
        (name.to_owned(), Value::from_texts(pieces.map(|(_, piece, square)| format!("{piece}{square}"))))
    };
    let colors = pieces::COLORS.into_iter().enumerate().map(of_color).filter(|(_, pieces)| !pieces.is_empty());
    Value::Map(colors.collect())
}

#[derive(Default)]
struct Board {
    /// The number of the color, the piece with its attributes, and the square.
    pieces: Vec<(usize, String, String)>,
}

impl Board {
    fn put(&mut self, color: usize, piece: String, square: String) {
        self.pieces.retain(|(_, _, other)| *other != square);
        self.pieces.push((color, piece, square));
    }

    fn read_pieces(&mut self, value: &str, language: Language) {
        let (mut color, mut attributes, mut last) = (0, Vec::new(), String::new());
        for word in
            value.split(|char: char| char.is_whitespace() || ",;".contains(char)).filter(|word| !word.is_empty())
        {
            let Some((name, squares)) = split_squares(word, language) else {
                match keywords::color(word, language) {
                    Some(new) => (color, attributes) = (new, Vec::new()),
                    None => attributes.push(attribute(word, language)),
                }
                continue;
            };
            if !name.is_empty() {
                last = translated(&NAMES, name, language, Language::English).to_uppercase();
            }
            for square in squares {
                let words = attributes.iter().map(String::as_str).chain([last.as_str()]);
                self.put(color, words.collect::<Vec<_>>().join(" "), square);
            }
        }
    }

    /// Reads the form of Forsyth: runs over several ranks, `.` before two letters, and a sign for another color.
    fn read_forsyth(&mut self, value: &str, language: Language) {
        let mut signs = value.trim().chars().peekable();
        let (mut at, mut color) = (0_usize, None);
        while let Some(sign) = signs.next() {
            match sign {
                '/' => at = at.next_multiple_of(8),
                '+' => color = Some(0),
                '-' => color = Some(1),
                '=' => color = Some(2),
                '1'..='9' => {
                    let mut run = sign.to_digit(10).unwrap_or_default() as usize;
                    while let Some(digit) = signs.peek().and_then(|sign| sign.to_digit(10)).filter(|_| run < 64) {
                        run = 10 * run + digit as usize;
                        signs.next();
                    }
                    at += run;
                }
                _ if at >= 64 || sign.is_whitespace() => return,
                _ => {
                    let name: String = if sign == '.' { signs.by_ref().take(2).collect() } else { sign.to_string() };
                    let is_black = name.starts_with(char::is_lowercase);
                    let piece = translated(&NAMES, &name, language, Language::English).to_uppercase();
                    let square = format!("{}{}", char::from(b'a' + (at % 8) as u8), 8 - at / 8);
                    self.put(color.take().unwrap_or(usize::from(is_black)), piece, square);
                    at += 1;
                }
            }
        }
    }
}

fn attribute(word: &str, language: Language) -> String {
    let lists = ATTRIBUTES[language as usize].split(' ');
    let is_it = |name: &&str| name.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    let whole = lists.into_iter().find(is_it).unwrap_or(word);
    translated(&ATTRIBUTES, whole, language, Language::English)
}

/// Splits a word such as `bb6d3` into the letters of a piece and its squares. A word of an even length begins with a
/// piece of two letters, as in `b1f6` for a bouncer, or has only squares. `None` for words that name no square.
fn split_squares(word: &str, language: Language) -> Option<(&str, Vec<String>)> {
    let is_name = |name: &str| NAMES[language as usize].split(' ').any(|other| other.eq_ignore_ascii_case(name));
    let length = match word.len() {
        length if length % 2 == 1 => 1,
        length if length > 2 && word.get(..2).is_some_and(is_name) => 2,
        _ => 0,
    };
    let (name, rest) = word.split_at_checked(length).filter(|(_, rest)| !rest.is_empty())?;
    let square = |pair: &[u8]| {
        let square = String::from_utf8_lossy(pair).to_lowercase();
        matches!(square.as_bytes(), [b'a'..=b'h', b'1'..=b'8']).then_some(square)
    };
    Some((name, rest.as_bytes().chunks(2).map(square).collect::<Option<_>>()?))
}

/// Returns the key `algebraic` as a statement: a line for each color and each run of pieces with the same attributes.
pub(super) fn write(algebraic: &Value, language: Language) -> String {
    let mut lines = String::new();
    for (color, name) in pieces::COLORS.into_iter().enumerate() {
        let pieces = algebraic.get(name).map(Value::texts).unwrap_or_default();
        let parts = pieces.iter().filter_map(|piece| {
            let (attributes, word) = piece.rsplit_once(' ').unwrap_or(("", piece));
            let (letters, square) = word.split_at_checked(word.len().checked_sub(2)?)?;
            Some((attributes, translated(&NAMES, letters, Language::English, language).to_uppercase(), square))
        });
        let parts: Vec<(&str, String, &str)> = parts.collect();
        for group in parts.chunk_by(|one, next| one.0 == next.0) {
            let attributes = group[0].0.split_whitespace();
            let attributes = attributes.map(|word| translated(&ATTRIBUTES, word, Language::English, language) + " ");
            let color = COLORS[color][language as usize];
            lines.push_str(&["  ", color, " ", &attributes.collect::<String>(), &grouped(group), "\n"].concat());
        }
    }
    format!("{}\n{lines}", Keyword::Pieces.name(language))
}

/// Returns pieces with the squares of equal ones behind one letter: `Kc1 Pa2b3`.
fn grouped(pieces: &[(&str, String, &str)]) -> String {
    let mut text = String::new();
    let mut last = "";
    for (_, letters, square) in pieces {
        if letters != last {
            text += if text.is_empty() { "" } else { " " };
            text += letters;
            last = letters;
        }
        text += square;
    }
    text
}
