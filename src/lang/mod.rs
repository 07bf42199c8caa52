//! The texts of the program in the user's language.
//!
//! Texts are in `assets/lang/<code>/*.ftl` (Fluent syntax), one file per topic, mostly a module. [`tr!`](crate::tr)
//! looks a key up in the language of this thread, which is English until [`set`] changes it. A thread started by
//! another thread must first take over its language: call [`set`] with that thread's [`current()`]. To add a language,
//! add a folder.
//!
//! ```
//! use fenwright::{lang, tr};
//! assert_eq!(tr!("color-white"), "White");
//! let german = lang::Language::from_code("de").unwrap();
//! assert_eq!(lang::with(german, || tr!("color-white")), "Wei\u{df}");
//! ```

mod catalogue;
mod language;
mod moves;

use std::borrow::Cow;
use std::cell::Cell;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

pub use catalogue::Value;
pub use language::Language;
pub use moves::PieceLetters;

use catalogue::Catalogue;

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::ENGLISH) };
    static LETTERS: Cell<PieceLetters> = const { Cell::new(PieceLetters::OfLanguage) };
}

/// Returns the language of this thread.
pub fn current() -> Language {
    CURRENT.get()
}

/// Sets the language of this thread.
pub fn set(language: Language) {
    CURRENT.set(language);
}

/// Returns the piece letters that this thread writes in moves.
pub fn piece_letters() -> PieceLetters {
    LETTERS.get()
}

/// Sets the piece letters that this thread writes in moves.
pub fn set_piece_letters(letters: PieceLetters) {
    LETTERS.set(letters);
}

/// Returns the language and piece letters of this thread. Callers rebuild cached texts when these change.
pub fn locale() -> (Language, PieceLetters) {
    (current(), piece_letters())
}

/// Sets a language and its own piece letters, calls `speak`, and then restores the language and letters of this thread.
pub fn with<T>(language: Language, speak: impl FnOnce() -> T) -> T {
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

/// Returns the text of a key without variables. If the language lacks the text, returns the English one. For keys known
/// at compile time use [`tr!`](crate::tr).
pub fn text(key: &str) -> Option<&'static str> {
    look_up(|catalogue| catalogue.text(key))
}

/// Appends the text of a key with values for its variables; appends the key if there is no such text.
pub fn write(out: &mut String, key: &str, values: &[(&str, Value<'_>)]) {
    if look_up(|catalogue| catalogue.write(out, key, values).then_some(())).is_none() {
        out.push_str(key);
    }
}

fn look_up<T>(mut say: impl FnMut(&'static Catalogue) -> Option<T>) -> Option<T> {
    say(current().catalogue()).or_else(|| say(Language::ENGLISH.catalogue()))
}

/// Joins names as in a sentence.
///
/// ```
/// use fenwright::lang::join_names;
/// assert_eq!(join_names(&["Qa1".to_owned(), "Qa2".to_owned(), "Qa3".to_owned()]), "Qa1, Qa2 and Qa3");
/// ```
pub fn join_names(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => crate::tr!("list-and", names = rest.join(", "), last = last),
    }
}

/// Formats a number with the thousands separator of the language.
///
/// ```
/// assert_eq!(fenwright::lang::number(1_234_567), "1,234,567");
/// ```
pub fn number(value: usize) -> String {
    let mut text = String::new();
    current().catalogue().push_number(&mut text, value);
    text
}

/// Folds a text for searching: lower case and no accents, so that "reti" finds Réti.
///
/// ```
/// assert_eq!(fenwright::lang::fold_for_search("Réti, Schlüssel"), "reti, schlussel");
/// ```
pub fn fold_for_search(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}

/// Formats a number with `places` decimals and the decimal mark of the language.
///
/// ```
/// assert_eq!(fenwright::lang::decimal(4.86, 1), "4.9");
/// ```
pub fn decimal(value: f64, places: usize) -> String {
    format!("{value:.places$}").replace('.', crate::tr!("decimal-mark"))
}

/// Returns a text with moves, such as `1...Kd4 2.Qb5#`, in which the pieces have the letters of this thread.
///
/// ```
/// use fenwright::lang::{self, Language};
/// let dutch = Language::from_code("nl").unwrap();
/// assert_eq!(lang::with(dutch, || lang::localize_moves("1.Nf3 bxa8=Q 2.O-O").into_owned()), "1.Pf3 bxa8=D 2.O-O");
/// ```
pub fn localize_moves(text: &str) -> Cow<'_, str> {
    moves::replace_letters(text, letters(piece_letters()))
}

/// Returns the letter that a user types for a piece: the one written in moves, or the language's letter if moves have
/// figurines.
pub fn localize_piece_letter(english: char) -> char {
    let choice = match piece_letters() {
        PieceLetters::Figurines => PieceLetters::OfLanguage,
        choice => choice,
    };
    moves::replace_letter(english, letters(choice))
}

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

/// Returns the text of a key in the language of this thread: a `&'static str` without variables, a `String` with them.
/// Numbers get thousands separators and select the plural.
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
