//! What the program says, in the reader's language.
//!
//! The texts stand in `assets/lang/<code>/*.ftl`, one file a room, in the syntax of Fluent. [`tr!`](crate::tr) gives one by
//! its key in the language of this thread, which is English until [`set`] says otherwise; a thread that works for another
//! one begins with its [`current`] language. A language is added by a folder of its own beside the others.
//!
//! ```
//! use fenwright::{lang, tr};
//! assert_eq!(tr!("color-white"), "White");
//! let german = lang::Language::from_code("de").unwrap();
//! assert_eq!(lang::with(german, || tr!("color-white")), "Wei\u{df}");
//! ```

mod catalogue;
mod choice;
mod moves;
mod pseudo;
mod value;

use std::borrow::Cow;
use std::cell::Cell;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

pub use choice::Language;
pub use moves::PieceLetters;
pub use value::Value;

use catalogue::Catalogue;

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::ENGLISH) };
    static LETTERS: Cell<PieceLetters> = const { Cell::new(PieceLetters::OfLanguage) };
}

/// The language of this thread.
pub fn current() -> Language {
    CURRENT.get()
}

/// From now on this thread speaks the language.
pub fn set(language: Language) {
    CURRENT.set(language);
}

/// How this thread writes the pieces in moves.
pub fn piece_letters() -> PieceLetters {
    LETTERS.get()
}

/// From now on this thread writes the pieces so.
pub fn set_piece_letters(letters: PieceLetters) {
    LETTERS.set(letters);
}

/// The language of this thread and how it writes pieces in moves: texts that are kept are made anew when it is another.
pub fn speech() -> (Language, PieceLetters) {
    (current(), piece_letters())
}

/// Does something in a language and with its letters of pieces, whatever this thread speaks otherwise.
pub fn with<T>(language: Language, speak: impl FnOnce() -> T) -> T {
    /// Brings the former language and letters back, also where `speak` panics.
    struct Former(Language, PieceLetters);
    impl Drop for Former {
        fn drop(&mut self) {
            set(self.0);
            set_piece_letters(self.1);
        }
    }
    let _former = Former(CURRENT.replace(language), piece_letters());
    set_piece_letters(PieceLetters::OfLanguage);
    speak()
}

/// A text without variables; its key where no language has it, which a test excludes. [`tr!`](crate::tr) is for keys that
/// are known where they stand.
pub fn text(key: &str) -> Option<&'static str> {
    find(|catalogue| catalogue.text(key))
}

/// The text of a key with values for its variables, written behind another text.
pub fn write(out: &mut String, key: &str, values: &[(&str, Value<'_>)]) {
    if find(|catalogue| catalogue.write(out, key, values).then_some(())).is_none() {
        out.push_str(key);
    }
}

/// What a catalogue says: that of this thread's language, else the English one.
fn find<T>(mut say: impl FnMut(&'static Catalogue) -> Option<T>) -> Option<T> {
    say(current().catalogue()).or_else(|| say(Language::ENGLISH.catalogue()))
}

/// Names in a row, as a sentence has them.
///
/// ```
/// use fenwright::lang::listed;
/// assert_eq!(listed(&["Qa1".to_owned(), "Qa2".to_owned(), "Qa3".to_owned()]), "Qa1, Qa2 and Qa3");
/// ```
pub fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => crate::tr!("list-and", names = rest.join(", "), last = last),
    }
}

/// A number with its thousands set apart as the language has it.
///
/// ```
/// assert_eq!(fenwright::lang::number(1_234_567), "1,234,567");
/// ```
pub fn number(value: usize) -> String {
    let mut text = String::new();
    current().catalogue().push_number(&mut text, value);
    text
}

/// A text as it is searched: in lower case and without accents, since "reti" is what is typed for Réti.
///
/// ```
/// assert_eq!(fenwright::lang::folded("Réti, Schlüssel"), "reti, schlussel");
/// ```
pub fn folded(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}

/// A number with so many places behind the decimal mark of the language.
///
/// ```
/// assert_eq!(fenwright::lang::decimal(4.86, 1), "4.9");
/// ```
pub fn decimal(value: f64, places: usize) -> String {
    format!("{value:.places$}").replace('.', crate::tr!("decimal-mark"))
}

/// A text with the pieces of its moves in the letters that this thread writes. The moves are in standard algebraic
/// notation with English letters, alone or among words: `1...Kd4 2.Qb5#`. What is no move stays, such as castling, the
/// file of a pawn and any other capital.
///
/// ```
/// use fenwright::lang::{self, Language};
/// let dutch = Language::from_code("nl").unwrap();
/// assert_eq!(lang::with(dutch, || lang::moves("1.Nf3 bxa8=Q 2.O-O").into_owned()), "1.Pf3 bxa8=D 2.O-O");
/// ```
pub fn moves(text: &str) -> Cow<'_, str> {
    moves::written(text, letters(piece_letters()))
}

/// The letter of a piece for who types it, as this thread writes it in moves; where it writes figures, that of its
/// language. What is no English letter of a piece stays.
pub fn piece_letter(english: char) -> char {
    let choice = match piece_letters() {
        PieceLetters::Figurines => PieceLetters::OfLanguage,
        choice => choice,
    };
    moves::in_letters(english, letters(choice))
}

/// The five letters of a choice in the order of the English ones.
fn letters(choice: PieceLetters) -> &'static str {
    let of = |language: Language| language.catalogue().text("piece-letters").unwrap_or(moves::ENGLISH);
    match choice {
        PieceLetters::OfLanguage => of(current()),
        PieceLetters::English => moves::ENGLISH,
        PieceLetters::German => Language::from_code("de").map_or(moves::ENGLISH, of),
        PieceLetters::Dutch => Language::from_code("nl").map_or(moves::ENGLISH, of),
        PieceLetters::Figurines => moves::FIGURINES,
    }
}

/// A text in the language of this thread, by its key. Without variables it is a `&'static str`, with them a `String`;
/// numbers are written with their thousands set apart, and choose the plural.
///
/// ```
/// use fenwright::tr;
/// assert_eq!(tr!("color-black"), "Black");
/// assert_eq!(tr!("list-and", names = "a, b", last = "c"), "a, b and c");
/// ```
#[macro_export]
macro_rules! tr {
    ($key:literal) => {
        $crate::lang::text($key).unwrap_or($key)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut text = ::std::string::String::new();
        $crate::lang::write(&mut text, $key, &[$((stringify!($name), $crate::lang::Value::from($value))),+]);
        text
    }};
}
