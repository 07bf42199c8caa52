//! The names of the pieces and colors in several languages.

use crate::board::{Color, Piece, Role};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Language {
    English,
    German,
    Dutch,
    French,
    Spanish,
    Portuguese,
    Polish,
}

use Color::{Black, White};
use Language::{Dutch, English, French, German, Polish, Portuguese, Spanish};

type ColorName = (Color, Language, &'static str, &'static [&'static str]);

const RUSSIAN: &[&str] = &["ые", "ых", "ым", "ыми", "ый", "ого", "ому", "ая", "ой", "ую", "ое"];
const POLISH: &[&str] = &["y", "a", "e", "ego", "ych", "ymi"];
const CZECH: &[&str] = &["ý", "á", "é", "ého", "ých", "í"];

const COLORS: [ColorName; 35] = [
    (White, English, "white", &["", "s"]),
    (Black, English, "black", &["", "s"]),
    (White, English, "wh", &["", "t"]),
    (Black, English, "bl", &["", "k"]),
    (White, German, "weiß", &["", "e", "er", "es", "en", "em"]),
    (White, German, "weiss", &["", "e", "er", "es", "en", "em"]),
    (Black, German, "schwarz", &["", "e", "er", "es", "en", "em"]),
    (White, Dutch, "wit", &["", "te"]),
    (Black, Dutch, "zwart", &["", "e"]),
    (White, French, "blanc", &["", "s", "he", "hes"]),
    (Black, French, "noir", &["", "s", "e", "es"]),
    (White, Spanish, "blanc", &["a", "as", "o", "os"]),
    (Black, Spanish, "negr", &["a", "as", "o", "os"]),
    (White, Spanish, "bianc", &["a", "he", "o", "hi"]),
    (Black, Spanish, "ner", &["a", "e", "o", "i"]),
    (White, Portuguese, "branc", &["a", "as", "o", "os"]),
    (Black, Portuguese, "pret", &["a", "as", "o", "os"]),
    (White, Polish, "biał", POLISH),
    (Black, Polish, "czarn", POLISH),
    // In these languages the color does not tell the piece letters, so the language counts as English.
    (White, English, "бел", RUSSIAN),
    (Black, English, "чёрн", RUSSIAN),
    (Black, English, "черн", RUSSIAN),
    (White, English, "bíl", CZECH),
    (Black, English, "čern", CZECH),
    (White, English, "hvid", &["", "e"]),
    (White, English, "hvit", &["", "e"]),
    (White, English, "vit", &["", "a"]),
    (Black, English, "svart", &["", "a", "e"]),
    (White, English, "világos", &[""]),
    (Black, English, "sötét", &[""]),
    (White, English, "valke", &["a", "at"]),
    (Black, English, "must", &["a", "at"]),
    // Options of the LaTeX package chessboard.
    (White, English, "setwhite", &[""]),
    (White, English, "addwhite", &[""]),
    (Black, English, "setblack", &[""]),
];

pub(super) fn color(name: &str) -> Option<(Color, Language)> {
    if name == "addblack" {
        return Some((Black, English));
    }
    let is_named =
        |(_, _, stem, endings): &&ColorName| name.strip_prefix(stem).is_some_and(|ending| endings.contains(&ending));
    COLORS.iter().find(is_named).map(|(color, language, ..)| (*color, *language))
}

/// The names of the pieces in English, German, Dutch, French, Spanish, Italian, Portuguese, Polish and Russian.
const NAMES: [(Role, &[&str], &[&str]); 6] = [
    (
        Role::King,
        &["king", "könig", "koenig", "koning", "roi", "rey", "re", "rei", "król", "король", "кр"],
        &["kings", "könige"],
    ),
    (
        Role::Queen,
        &["queen", "dame", "dama", "reina", "donna", "hetman", "ферзь", "ф"],
        &["queens", "damen", "dames", "damas", "reinas", "donne", "ферзи"],
    ),
    (
        Role::Rook,
        &["rook", "turm", "toren", "tour", "torre", "wieża", "ладья", "л"],
        &["rooks", "türme", "tuerme", "torens", "tours", "torres", "torri", "wieże", "ладьи", "лл"],
    ),
    (
        Role::Bishop,
        &["bishop", "läufer", "laeufer", "loper", "fou", "alfil", "alfiere", "bispo", "goniec", "слон"],
        &["bishops", "lopers", "fous", "alfiles", "alfieri", "bispos", "gońce", "слоны", "сс"],
    ),
    (
        Role::Knight,
        &["knight", "springer", "paard", "cavalier", "caballo", "cavallo", "cavalo", "skoczek", "kt", "конь"],
        &["knights", "paarden", "cavaliers", "caballos", "cavalli", "cavalos", "skoczki", "кони", "кк"],
    ),
    (
        Role::Pawn,
        &["pawn", "bauer", "pion", "peón", "peon", "pedone", "peão", "pionek", "pi", "пешка", "п"],
        &["pawns", "bauern", "pionnen", "pions", "peones", "pedoni", "peões", "piony", "pionki", "пешки", "пп"],
    ),
];

/// Returns the role of a lowercase name, and `true` if the name is a plural.
pub(super) fn role(name: &str) -> Option<(Role, bool)> {
    NAMES.iter().find_map(|(role, one, many)| {
        let is_plural = many.contains(&name);
        (is_plural || one.contains(&name)).then_some((*role, is_plural))
    })
}

/// Returns the piece of a lowercase word that joins color and name: "whiteking".
pub(super) fn piece(name: &str) -> Option<Piece> {
    let (color, role_name) = [(White, "white"), (Black, "black")]
        .iter()
        .find_map(|(color, stem)| Some((*color, name.strip_prefix(stem)?)))?;
    Some(Piece::new(color, role(role_name)?.0))
}

/// Returns the piece of a color and a name: "black rook", "rey blanco", "`W_KING`", "`whiteKing`".
pub(super) fn named_piece(words: &str) -> Option<Piece> {
    let words = words.trim().to_lowercase();
    let Some((first, second)) = words.split_once([' ', '_', '-']) else { return piece(&words) };
    let color = |name: &str| match name {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        name => self::color(name).map(|(color, _)| color),
    };
    let piece = |name, kind| Some(Piece::new(color(name)?, role(kind)?.0));
    piece(first, second).or_else(|| piece(second, first))
}

/// Returns the role of an abbreviation before a square: two Latin letters, or one or two Russian letters.
pub(super) fn abbreviated_role(letters: &str) -> Option<Role> {
    Some(match letters.to_lowercase().as_str() {
        "kt" | "к" | "кк" => Role::Knight,
        "pi" | "п" | "пп" => Role::Pawn,
        "кр" => Role::King,
        "ф" => Role::Queen,
        "л" | "лл" => Role::Rook,
        "с" | "сс" => Role::Bishop,
        _ => return None,
    })
}
