//! The texts of all languages are complete, use the same variables as the English ones, and are used.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a file that cannot be read fails the test")]

mod files;
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use fenwright::lang::{self, Language};
use fenwright::tr;

use self::files::Texts;
use self::sources::{Use, literals, uses};

/// The prefixes of keys that are composed at run time. Other tests look up each of these keys.
const PUT_TOGETHER: &[&str] = &["command-", "cli-help-", "library-"];

fn english() -> Texts {
    Texts::of(Language::ENGLISH)
}

#[test]
fn every_file_is_fluent_without_a_fault() {
    for language in Language::all() {
        for (name, text) in language.files() {
            let faults = fluent_syntax::parser::parse(text).err().map(|(_, faults)| faults);
            assert!(faults.is_none(), "{} {name}: {faults:?}", language.code());
        }
    }
}

#[test]
fn no_key_is_there_twice() {
    for language in Language::all() {
        let texts = Texts::of(language);
        assert!(texts.doubles.is_empty(), "{}: {:?}", language.code(), texts.doubles);
    }
}

#[test]
fn the_languages_have_the_same_files_and_keys() {
    let (english, mut wrong) = (english(), Vec::new());
    for language in Language::all().skip(1) {
        let texts = Texts::of(language);
        for (key, text) in &english.by_key {
            match texts.by_key.get(key) {
                None => wrong.push(format!("{}: {key} is missing in {}", language.code(), text.file)),
                Some(other) if other.file != text.file => {
                    wrong.push(format!("{}: {key} stands in {}", language.code(), other.file));
                }
                Some(_) => {}
            }
        }
        for key in texts.by_key.keys().filter(|key| !english.by_key.contains_key(*key) && !key.ends_with(".letter")) {
            wrong.push(format!("{}: {key} is not in English", language.code()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_languages_have_the_same_variables() {
    let english = english();
    let mut wrong = Vec::new();
    for language in Language::all().skip(1) {
        for (key, text) in Texts::of(language).by_key {
            let Some(original) = english.by_key.get(&key) else { continue };
            if text.variables != original.variables {
                wrong.push(format!(
                    "{}: {key} has {:?}, not {:?}",
                    language.code(),
                    text.variables,
                    original.variables
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_use_has_its_key_and_gives_the_variables_of_its_text() {
    let english = english();
    let mut wrong = Vec::new();
    for Use { place, key, values } in uses() {
        match english.by_key.get(&key) {
            None => wrong.push(format!("{place}: there is no {key}")),
            Some(text) if text.variables != values => {
                wrong.push(format!("{place}: {key} is given {values:?}, and has {:?}", text.variables));
            }
            Some(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_text_is_used() {
    let literals: BTreeSet<String> = literals();
    let is_used = |key: &str| literals.contains(key) || PUT_TOGETHER.iter().any(|start| key.starts_with(start));
    let is_attribute_of_used = |key: &str| key.split_once('.').is_some_and(|(key, _)| is_used(key));
    let english = english();
    let keys = english.by_key.keys();
    let unused: Vec<&String> = keys.filter(|key| !is_used(key) && !is_attribute_of_used(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// The texts of a language by key, as `tr!` returns them without values.
fn plain(language: Language) -> BTreeMap<String, Option<&'static str>> {
    let texts = Texts::of(language).by_key.into_keys();
    lang::with(language, || texts.map(|key| (key.clone(), lang::text(&key))).collect())
}

#[test]
fn texts_end_as_the_english_ones_do() {
    let english = plain(Language::ENGLISH);
    let end = |text: &str| [".", "…", ":", "?"].into_iter().rev().find(|end| text.ends_with(end));
    let mut wrong = Vec::new();
    for language in Language::all().skip(1) {
        for (key, text) in plain(language) {
            let (Some(text), Some(Some(original))) = (text, english.get(&key)) else { continue };
            if !["thousands-separator", "decimal-mark"].contains(&key.as_str()) && end(text) != end(original) {
                wrong.push(format!("{}: {key}: {text:?}, and {original:?}", language.code()));
            }
            if text.contains('!') && !original.contains('!') {
                wrong.push(format!("{}: {key} has an exclamation mark", language.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn numbers_have_the_thousands_of_their_language() {
    let speak = |code| lang::with(Language::from_code(code).unwrap(), || lang::number(1_234_567));
    assert_eq!(speak("en"), "1,234,567");
    assert_eq!(speak("de"), "1.234.567");
    assert_eq!(speak("nl"), "1.234.567");
    assert_eq!([0, 7, 100, 1000].map(lang::number), ["0", "7", "100", "1,000"]);
}

#[test]
fn a_locale_chooses_its_language() {
    let code = |locale| Language::from_code(locale).map(Language::code);
    assert_eq!(["de_CH.UTF-8", "nl", "en-GB", "DE"].map(code), [Some("de"), Some("nl"), Some("en"), Some("de")]);
    assert_eq!(["fr_FR.UTF-8", "C", "POSIX", ""].map(code), [None; 4]);
    let code = |(locale, preferred)| Language::from_locale(locale, preferred).code();
    let chosen = [
        ("nl_NL.UTF-8", None),
        ("fr_FR.UTF-8", None),
        ("fr_FR.UTF-8", Some("fr:de:nl")),
        ("nl_NL", Some("fr")),
        ("de_DE@euro", Some("en_GB:de")),
        ("C", Some("de")),
        ("POSIX", Some("de")),
    ];
    assert_eq!(chosen.map(code), ["nl", "en", "de", "en", "en", "en", "en"]);
}

#[test]
fn a_thread_has_its_own_language() {
    let dutch = Language::from_code("nl").unwrap();
    let inner = lang::with(dutch, || {
        assert_eq!(tr!("color-white"), "Wit");
        std::thread::spawn(|| tr!("color-white")).join().unwrap()
    });
    assert_eq!((inner, tr!("color-white")), ("White", "White"));
}
