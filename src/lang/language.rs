//! The available languages.

#[cfg(feature = "app")]
use std::borrow::Cow;
use std::env;
use std::sync::{LazyLock, OnceLock};

use include_dir::{Dir, include_dir};

use super::catalogue::Catalogue;

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/lang");

/// A language of the program: a folder of texts, or the pseudo-language of tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(u8);

struct LanguageEntry {
    code: &'static str,
    folder: &'static Dir<'static>,
    catalogue: OnceLock<Catalogue>,
}

/// English first, as [`Language::ENGLISH`] requires, and the pseudo-language last, as [`Language::all`] requires.
static ENTRIES: LazyLock<Vec<LanguageEntry>> = LazyLock::new(|| {
    let folders = FOLDER.dirs().filter_map(|folder| Some((folder.path().file_name()?.to_str()?, folder)));
    let mut entries: Vec<LanguageEntry> =
        folders.map(|(code, folder)| LanguageEntry { code, folder, catalogue: OnceLock::new() }).collect();
    entries.sort_by_key(|entry| (entry.code != ENGLISH, entry.code));
    let pseudo = entries.first().map(|english| english.folder);
    entries.extend(pseudo.map(|folder| LanguageEntry { code: PSEUDO, folder, catalogue: OnceLock::new() }));
    entries
});

const ENGLISH: &str = "en";

/// The code of the pseudo-language, from the range that ISO 639-2 reserves for local use.
const PSEUDO: &str = "qps";

impl Language {
    /// English, the fallback for missing texts.
    pub const ENGLISH: Self = Self(0);

    /// Returns the languages that a user can choose, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ENTRIES.len() - 1).map(|index| Self(index as u8))
    }

    /// Returns all languages, with the pseudo-language of tests.
    #[cfg(feature = "app")]
    pub(crate) fn all_with_pseudo() -> impl Iterator<Item = Self> {
        (0..ENTRIES.len()).map(|index| Self(index as u8))
    }

    /// Returns an English text as shown in this language. Only the pseudo-language changes the text.
    #[cfg(feature = "app")]
    pub(crate) fn adapt_english(self, text: &str) -> Cow<'_, str> {
        if self.code() == PSEUDO { super::catalogue::lengthen(text) } else { Cow::Borrowed(text) }
    }

    /// Returns the language for a code such as `de` or `de_AT.UTF-8`; `qps` is the pseudo-language of tests.
    ///
    /// ```
    /// use fenwright::lang::Language;
    /// assert_eq!(Language::from_code("nl-BE").map(Language::code), Some("nl"));
    /// assert_eq!(Language::from_code("C.UTF-8"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.split(['-', '_', '.', '@']).next()?;
        let index = ENTRIES.iter().position(|entry| entry.code.eq_ignore_ascii_case(code))?;
        Some(Self(index as u8))
    }

    /// Returns the language of the desktop, from `LC_ALL`, `LC_MESSAGES` or `LANG` if set; otherwise from the system.
    pub fn detect() -> Self {
        let stated = |name| env::var(name).ok().filter(|value| !value.is_empty());
        match ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(stated) {
            Some(locale) => Self::from_locale(&locale, stated("LANGUAGE").as_deref()),
            None => sys_locale::get_locales().find_map(|code| Self::from_code(&code)).unwrap_or(Self::ENGLISH),
        }
    }

    /// Returns the language for a locale by the rules of gettext: the first available language of `preferred` (the
    /// variable `LANGUAGE`, such as `nl:de`). Without preferences, returns the language of the locale. English is the
    /// fallback. For the locale `C`, the language is always English.
    ///
    /// ```
    /// use fenwright::lang::Language;
    /// let code = |locale, preferred| Language::from_locale(locale, preferred).code();
    /// assert_eq!(code("de_DE.UTF-8", None), "de");
    /// assert_eq!(code("de_DE.UTF-8", Some("fr:nl_BE:de")), "nl");
    /// assert_eq!(code("C.UTF-8", Some("de")), "en");
    /// ```
    pub fn from_locale(locale: &str, preferred: Option<&str>) -> Self {
        if matches!(locale.split(['.', '@']).next(), Some("C" | "POSIX")) {
            return Self::ENGLISH;
        }
        preferred.unwrap_or(locale).split(':').find_map(Self::from_code).unwrap_or(Self::ENGLISH)
    }

    fn entry(self) -> &'static LanguageEntry {
        // Only this module creates a `Language`, from indexes into `ENTRIES`.
        &ENTRIES[usize::from(self.0)]
    }

    /// Returns the ISO 639 code.
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// Returns the name of the language in that language, such as `Deutsch`.
    pub fn name(self) -> &'static str {
        self.catalogue().text("language-name").unwrap_or(self.code())
    }

    /// Returns the names and contents of the translation files of this language.
    pub fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let files = self.entry().folder.files();
        files.filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
    }

    pub(super) fn catalogue(self) -> &'static Catalogue {
        let entry = self.entry();
        entry.catalogue.get_or_init(|| {
            let is_pseudo = entry.code == PSEUDO;
            let code = if is_pseudo { ENGLISH } else { entry.code };
            Catalogue::new(code, self.files().map(|(_, text)| text), is_pseudo, env::consts::OS)
        })
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}
