//! The classes of texts: a piece that is repeated, with what surrounds it, and what is done with the text.

use fenwright::Position;
use fenwright::document::{Document, Format, Progress};
use fenwright::notation::{annotations, epd, fen, forgiving, pgn, stipulation};

/// A kind of text, and the work that is measured.
pub(super) struct Class {
    pub(super) name: &'static str,
    /// Maximum size in bytes. Of longer texts, some readers only read the beginning.
    pub(super) most: usize,
    pub(super) text: Box<dyn Fn(usize) -> String>,
    pub(super) work: fn(&str),
}

/// The forgiving reader reads the first 64 KB of a text.
const FORGIVING: usize = 1 << 16;
/// An EPD line of at most 64 KB is read.
const EPD_LINE: usize = 1 << 16;
/// Each unreadable line takes long, because it is read forgivingly.
const UNREADABLE: usize = 1 << 16;
const LARGE: usize = 1 << 19;

const FIELDS: &str = "4k3/8/8/8/8/8/8/4K3 w - -";
const GAME: &str = "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n";

/// A text of about this size: `piece` repeated between `before` and `behind`.
fn repeated(before: &'static str, piece: &'static str, behind: &'static str) -> Box<dyn Fn(usize) -> String> {
    Box::new(move |size| [before, &piece.repeat(size / piece.len()), behind].concat())
}

/// A text of about this size whose pieces depend on their number.
fn numbered(before: &'static str, piece: fn(usize) -> String, behind: &'static str) -> Box<dyn Fn(usize) -> String> {
    Box::new(move |size| {
        let mut text = before.to_owned();
        for number in 0.. {
            if text.len() >= size {
                break;
            }
            text.push_str(&piece(number));
        }
        text + behind
    })
}

fn read(text: &str) {
    forgiving::read(text);
    forgiving::read_all(text);
}

pub(super) fn forgiving_classes() -> Vec<Class> {
    let texts: [(&'static str, [&'static str; 3]); 59] = [
        ("digits", ["", "8", ""]),
        ("ones", ["", "1", ""]),
        ("slashes", ["", "/", ""]),
        ("backslashes", ["", "\\", ""]),
        ("piece letters", ["", "rnbqkp", ""]),
        ("letters of no piece", ["", "xyz", ""]),
        ("empty ranks", ["", "8/", ""]),
        ("ranks that are too short", ["", "rn1/7p/", ""]),
        ("ranks without slashes", ["", "8 ", ""]),
        ("spaces", ["8/8", " ", "w"]),
        ("tabs", ["8/8", "\t", "w"]),
        ("line ends", ["a", "\n", "b"]),
        ("castling letters", ["r3k2r/8/8/8/8/8/8/R3K2R w ", "KQkq", " - 0 1"]),
        ("castling files", ["r3k2r/8/8/8/8/8/8/R3K2R w ", "AHah", " - 0 1"]),
        ("en passant squares", ["4k3/8/8/8/8/8/8/4K3 w - ", "e3", " 0 1"]),
        ("clock digits", ["4k3/8/8/8/8/8/8/4K3 w - - 0 ", "1", ""]),
        ("fields", ["4k3/8/8/8/8/8/8/4K3 w - - 0 1 ", "w - ", ""]),
        ("words after a FEN", ["4k3/8/8/8/8/8/8/4K3 w - - 0 1 ", "word ", ""]),
        ("words before a FEN", ["", "word ", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]),
        ("pieces in hand", ["4k3/8/8/8/8/8/8/4K3[", "QRn", "] w - - 0 1"]),
        ("promoted pieces", ["", "Q~", "/8/8/8/8/8/8/8 w - - 0 1"]),
        ("checks", ["4k3/8/8/8/8/8/8/4K3 w - - ", "3+3 ", "0 1"]),
        ("faults in every rank", ["", "r#nbqkb;r/pp!pppppp/8x/8/?8/", ""]),
        ("FEN lines", ["", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", ""]),
        ("FEN lines with faults", ["", "4k3/8/8/8/8/8/7/4K3 x - 0 1\n", ""]),
        ("FENs in one line", ["", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ", ""]),
        ("prose", ["", "the white king is on the board, mate in two. ", ""]),
        ("prose in lines", ["", "the white king is on e1 and\nblack to move, mate in two.\n", ""]),
        ("a list of pieces", ["White: ", "Ke1, Qd1, ", " Black: Ke8"]),
        ("lists of pieces", ["", "White: Ke1, Qd1 Black: Ke8\n", ""]),
        ("a German list", ["Weiß: ", "Ke1, Dd1, Ta1, ", " Schwarz: Ke8"]),
        ("letters of a diagram", ["", ". . . k . . . .\n", ""]),
        ("a diagram with a frame", ["", "+---+---+\n| k | . |\n", ""]),
        ("Unicode figures", ["", "\u{265c}\u{265e}\u{265d}\u{265b}\u{265a}\u{265d}\u{265e}\u{265c}\n", ""]),
        ("figures in one line", ["", "\u{265c}\u{25a1}\u{2656}", ""]),
        ("bits in rows", ["", "0 1 0 0 0 0 1 0\n", ""]),
        ("bitboards", ["", "0x00ff00000000ff00 ", ""]),
        ("separators", ["", "----|----\n", ""]),
        ("quotes", ["", "\"", ""]),
        ("quoted words", ["", "\u{201e}8/8\u{201c} ", ""]),
        ("square brackets", ["", "[", ""]),
        ("closed brackets", ["", "[(<{}>)]", ""]),
        ("braces", ["", "{", ""]),
        ("HTML tags", ["", "<td class=\"x\">r</td>", ""]),
        ("HTML tags that are not closed", ["", "<td ", ""]),
        ("HTML entities", ["", "&#9812;&amp;&nbsp;", ""]),
        ("ampersands", ["", "&", ""]),
        ("percent codes", ["", "%20%2F8", ""]),
        ("escapes", ["", "\\u265A\\n\\/", ""]),
        ("JSON", ["[", "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"id\":1},", "]"]),
        ("Popeye on one line", ["BeginProblem Pieces ", "White Ke1 Black Ke8 ", "Stipulation #2 EndProblem"]),
        ("Popeye", ["BeginProblem\nPieces\n", "White Ke1 Qd1\nBlack Ke8\n", "Stipulation #2\nEndProblem\n"]),
        ("Forsyth runs", ["", "16/1KP5/3r4/24/k7", ""]),
        ("LaTeX", ["", "\\whitepawns{a2,b2}\\chessboard[setfen=8/8/8/8]", ""]),
        ("moves of UCI", ["position startpos moves ", "g1f3 g8f6 f3g1 f6g8 ", ""]),
        ("moves of a game", ["", "1. Nf3 Nf6 2. Ng1 Ng8 ", ""]),
        ("addresses", ["", "https://lichess.org/editor/8/8/8_w_-_- ", ""]),
        ("code fences", ["", "```\n8/8/8/8\n```\n", ""]),
        ("marks on letters", ["", "e\u{301}\u{200b}\u{fe0f}", ""]),
    ];
    let class = |(name, [before, piece, behind]): (&'static str, [&'static str; 3])| Class {
        name,
        most: FORGIVING,
        text: repeated(before, piece, behind),
        work: read,
    };
    texts.map(class).into()
}

fn read_epd(text: &str) {
    let Ok(record) = epd::read(text) else { return };
    epd::write(&record.position, &record.operations);
    epd::annotations(&record.operations);
    let _ = epd::rewrite(text, &Position { halfmove_clock: 7, ..record.position }, None);
}

fn read_fen(text: &str) {
    let _ = fen::read(text);
    fen::preview(text);
    fen::FenLayout::from_text(text);
}

fn read_commands(text: &str) {
    annotations::write(&annotations::read(text));
    annotations::words(text);
    let _ = stipulation::read(text);
}

pub(super) fn strict_classes() -> Vec<Class> {
    let mut all = Vec::new();
    let mut add = |name, most, text, work| all.push(Class { name, most, text, work });
    add("strict: digits", LARGE, repeated("", "8", ""), read_fen);
    add("strict: ranks", LARGE, repeated("", "8/", ""), read_fen);
    add("strict: castling", LARGE, repeated("r3k2r/8/8/8/8/8/8/R3K2R w ", "KQkq", " - 0 1"), read_fen);
    add("strict: fields", LARGE, repeated("4k3/8/8/8/8/8/8/4K3", " w", ""), read_fen);
    add("EPD: operands", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - bm ", "Kd1 ", ";"), read_epd);
    add("EPD: one opcode again", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - ", "bm Kd1;", ""), read_epd);
    add("EPD: opcodes", LARGE, numbered("4k3/8/8/8/8/8/8/4K3 w - - ", |n| format!("x{n} 1; "), ""), read_epd);
    add("EPD: a string", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - id \"", "word ", "\";"), read_epd);
    add("EPD: escapes", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - id \"", "\\\"\\\\\\", "\";"), read_epd);
    add("EPD: open strings", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - id ", "\"a\" \"", ""), read_epd);
    add("EPD: semicolons", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - ", ";", ""), read_epd);
    add("EPD: commas", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - bm ", "a, ", ";"), read_epd);
    add("EPD: control characters", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - id ", "\u{1}a", ";"), read_epd);
    add("EPD: annotations", LARGE, repeated("4k3/8/8/8/8/8/8/4K3 w - - c0 \"", "[%csl Ge4]", "\";"), read_epd);
    add("commands: arrows", LARGE, repeated("", "[%cal Ge2e4,Rd1d8]", ""), read_commands);
    add("commands: marks in one", LARGE, repeated("[%csl ", "Ge4,", "Rd1]"), read_commands);
    add("commands: open brackets", LARGE, repeated("", "[%csl ", ""), read_commands);
    add("commands: words", LARGE, repeated("", "mate in 2 ", ""), read_commands);
    all
}

fn read_pgn(text: &str) {
    let mut games = 0;
    for game in pgn::games(text) {
        games += 1;
        let movetext = &text[game.movetext.clone()];
        let opening = game.tags.last().and_then(|tag| text.get(tag.span.end..game.span.end)).unwrap_or_default();
        pgn::count(movetext);
        pgn::annotations(opening);
        pgn::comments(opening).for_each(|_| ());
        pgn::result_end(movetext);
        if games == 1 {
            pgn::plies(&Position::start(), movetext);
        }
    }
    pgn::positions(text).for_each(|_| ());
}

pub(super) fn pgn_classes() -> Vec<Class> {
    let texts: [(&'static str, [&'static str; 3]); 23] = [
        ("PGN: a long tag", ["[Event \"", "word ", "\"]\n\n*\n"]),
        ("PGN: escapes in a tag", ["[Event \"", "\\\"\\\\", "\"]\n\n*\n"]),
        ("PGN: one tag again", ["", "[Event \"x\"]\n", "\n*\n"]),
        ("PGN: FEN tags", ["", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n", "\n*\n"]),
        ("PGN: open tags", ["", "[Event \"x\n", ""]),
        ("PGN: brackets", ["", "[", ""]),
        ("PGN: quotes", ["[Event ", "\"", "]\n"]),
        ("PGN: comments", ["[Event \"x\"]\n\n", "{a} ", "*\n"]),
        ("PGN: comments between moves", ["[Event \"x\"]\n\n", "Nf3 {a} Nf6 {b} Ng1 Ng8 ", "*\n"]),
        ("PGN: a long comment", ["[Event \"x\"]\n\n{", "word ", "} *\n"]),
        ("PGN: open comments", ["[Event \"x\"]\n\n", "{a ", ""]),
        ("PGN: closing braces", ["[Event \"x\"]\n\n", "} ", "*"]),
        ("PGN: comments to the line end", ["[Event \"x\"]\n\n", "; a\n", "*\n"]),
        ("PGN: escaped lines", ["[Event \"x\"]\n\n", "% a\n", "*\n"]),
        ("PGN: variations", ["[Event \"x\"]\n\n1. e4 ", "(1. d4 d5) ", "*\n"]),
        ("PGN: nested variations", ["[Event \"x\"]\n\n1. e4 ", "(1. d4 ", "*\n"]),
        ("PGN: closing parentheses", ["[Event \"x\"]\n\n1. e4 ", ")", "*\n"]),
        ("PGN: glyphs", ["[Event \"x\"]\n\n1. e4 ", "$1 ", "*\n"]),
        ("PGN: signs after a move", ["[Event \"x\"]\n\n1. e4", "!?", "*\n"]),
        ("PGN: moves", ["[Event \"x\"]\n\n", "1. Nf3 Nf6 2. Ng1 Ng8 ", "*\n"]),
        ("PGN: no moves", ["[Event \"x\"]\n\n", "word ", "*\n"]),
        ("PGN: results", ["[Event \"x\"]\n\n", "* ", "\n"]),
        ("PGN: games", ["", "[Event \"x\"]\n\n1. e4 e5 *\n\n", ""]),
    ];
    let class = |(name, [before, piece, behind]): (&'static str, [&'static str; 3])| Class {
        name,
        most: LARGE,
        text: repeated(before, piece, behind),
        work: read_pgn,
    };
    let mut all: Vec<Class> = texts.map(class).into();
    let tags = numbered("", |n| format!("[Tag{n} \"x\"]\n"), "\n*\n");
    all.push(Class { name: "PGN: tags", most: LARGE, text: tags, work: read_pgn });
    all
}

/// Reads a file, with everything that the list shows of its records, and saves it in the other formats.
#[expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]
fn convert(text: &str, format: Format) {
    let mut document = Document::from_bytes_as(text.as_bytes().to_vec(), format);
    document.read_all();
    for index in 0..document.len() {
        let record = document.record(index);
        let _ = (record.position(), record.name(), record.is_done());
    }
    let folder = tempfile::tempdir().expect("a folder for the test");
    for extension in ["fen", "epd", "pgn"] {
        let job = document.prepare_save(&folder.path().join("a").with_extension(extension), false);
        job.run(&Progress::default()).expect("it is saved");
    }
}

fn convert_fen(text: &str) {
    convert(text, Format::Fen);
}

fn convert_epd(text: &str) {
    convert(text, Format::Epd);
}

fn convert_pgn(text: &str) {
    convert(text, Format::Pgn);
}

pub(super) fn file_classes() -> Vec<Class> {
    let mut all = Vec::new();
    let mut add = |name, most, text, work| all.push(Class { name, most, text, work });
    let line = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    add("FEN file: lines", LARGE, repeated("", line, ""), convert_fen);
    add("FEN file: comments above lines", LARGE, repeated("", "# a\n8/8/8/8/8/8/8/8 w - - 0 1\n", ""), convert_fen);
    add("FEN file: comments above one line", LARGE, repeated("", "# word\n", line), convert_fen);
    add("FEN file: comments below", LARGE, repeated(line, "# word\n", ""), convert_fen);
    add("FEN file: a header", LARGE, repeated("", "# word\n", "\n8/8/8/8/8/8/8/8 w - - 0 1\n"), convert_fen);
    add("FEN file: a long comment", LARGE, repeated("# ", "word ", "\n8/8/8/8/8/8/8/8 w - - 0 1\n"), convert_fen);
    add("FEN file: blank lines", LARGE, repeated("", "\n", line), convert_fen);
    add("FEN file: a long line", LARGE, repeated("", "word ", ""), convert_fen);
    add("FEN file: unreadable lines", UNREADABLE, repeated("", "word\n", ""), convert_fen);
    add("EPD file: lines", LARGE, repeated("", "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1; id \"x\";\n", ""), convert_epd);
    add(
        "EPD file: operations",
        EPD_LINE,
        numbered("4k3/8/8/8/8/8/8/4K3 w - - ", |n| format!("x{n} 1; "), "\n"),
        convert_epd,
    );
    add("EPD file: one opcode again", EPD_LINE, repeated("4k3/8/8/8/8/8/8/4K3 w - - ", "bm Kd1; ", "\n"), convert_epd);
    add("EPD file: a comment", EPD_LINE, repeated("4k3/8/8/8/8/8/8/4K3 w - - c0 \"", "word ", "\";\n"), convert_epd);
    add("EPD file: titles", EPD_LINE, repeated("4k3/8/8/8/8/8/8/4K3 w - - ", "id \"x\"; ", "\n"), convert_epd);
    add(
        "EPD file: different titles",
        EPD_LINE,
        numbered("4k3/8/8/8/8/8/8/4K3 w - - ", |n| format!("id \"x{n}\"; "), "\n"),
        convert_epd,
    );
    add("EPD file: comments", EPD_LINE, repeated("4k3/8/8/8/8/8/8/4K3 w - - ", "c0 \"x\"; ", "\n"), convert_epd);
    add("EPD file: comments above one line", LARGE, repeated("", "# word\n", FIELDS), convert_epd);
    add("PGN file: games", LARGE, repeated("", "[Event \"x\"]\n\n1. e4 e5 *\n\n", ""), convert_pgn);
    add("PGN file: moves", LARGE, repeated(GAME, "Kd1 Kd8 Ke1 Ke8 ", "*\n"), convert_pgn);
    add("PGN file: comments", LARGE, repeated(GAME, "{a} ", "*\n"), convert_pgn);
    add("PGN file: a long comment", LARGE, repeated("[Event \"x\"]\n\n{", "word ", "} *\n"), convert_pgn);
    add("PGN file: FEN tags", LARGE, repeated("", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n", "\n*\n"), convert_pgn);
    add("PGN file: a long tag", LARGE, repeated("[Event \"", "word ", "\"]\n\n*\n"), convert_pgn);
    add("PGN file: tags", LARGE, numbered("", |n| format!("[Tag{n} \"x\"]\n"), "\n*\n"), convert_pgn);
    add("PGN file: text between games", LARGE, repeated(GAME, "*\n\n{a}\n% b\n\n", ""), convert_pgn);
    all
}
