//! The keywords of Popeye's input, from the tables of Popeye 4 (`output/plaintext/language_dependant.c`). A keyword can
//! be cut off as long as it is the only one with its beginning.

/// Minimum length of a keyword that is cut off.
const SHORTEST: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Language {
    English,
    German,
    French,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keyword {
    Begin,
    Next,
    End,
    Remark,
    Author,
    Origin,
    Title,
    Award,
    Pieces,
    Forsyth,
    InitialArray,
    Condition,
    Option,
    Stipulation,
    Twin,
    Zero,
    /// A keyword that says nothing about the problem.
    Other,
}

/// The words of each keyword in English, German and French.
const WORDS: [(Keyword, [&str; 3]); 20] = [
    (Keyword::Begin, ["BeginProblem", "AnfangProblem", "DebutProbleme"]),
    (Keyword::Next, ["NextProblem", "WeiteresProblem", "ASuivre"]),
    (Keyword::End, ["EndProblem", "EndeProblem", "FinProbleme"]),
    (Keyword::Remark, ["Remark", "Bemerkung", "Remarque"]),
    (Keyword::Author, ["Author", "Autor", "Auteur"]),
    (Keyword::Origin, ["Origin", "Quelle", "Source"]),
    (Keyword::Title, ["Title", "Titel", "Titre"]),
    (Keyword::Award, ["Award", "Auszeichnung", "Prix"]),
    (Keyword::Pieces, ["Pieces", "Steine", "Pieces"]),
    (Keyword::Forsyth, ["Forsyth", "Forsyth", "Forsyth"]),
    (Keyword::Condition, ["Condition", "Bedingung", "Condition"]),
    (Keyword::Option, ["Option", "Option", "Option"]),
    (Keyword::Stipulation, ["Stipulation", "Forderung", "Enonce"]),
    (Keyword::Twin, ["Twin", "Zwilling", "Jumeau"]),
    (Keyword::Zero, ["ZeroPosition", "NullStellung", "ZeroPosition"]),
    (Keyword::Other, ["SStipulation", "SForderung", "SEnonce"]),
    (Keyword::Other, ["Protocol", "Protokoll", "Protocol"]),
    (Keyword::Other, ["LaTeX", "LaTeX", "LaTeX"]),
    (Keyword::Other, ["LaTeXPieces", "LaTeXSteine", "PiecesLaTeX"]),
    (Keyword::InitialArray, ["InitialGameArray", "PartieAnfangsStellung", "PositionInitialePartie"]),
];

/// The colors white, black and neutral.
pub(super) const COLORS: [[&str; 3]; 3] =
    [["White", "Weiss", "Blanc"], ["Black", "Schwarz", "Noir"], ["Neutral", "Neutral", "Neutre"]];

/// The options; YACPDB has them in one list with the conditions.
const OPTIONS: &str = "Defence SetPlay WhiteToPlay Variations MoveNumbers StartMoveNumber NoWk Duplex NoBk Threat NoThreat \
    Try MaxSolutions MaxFlightsquares Search MultiSolutions NoSymmetry NonTrivial KeepMatingPiece EnPassant NoBoard \
    NoShortVariations HalfDuplex PostKeyPlay Intelligent MaxTime NoCastling Quodlibet StopOnShortSolutions Beep \
    SuppressGrid WriteGrid CastlingMutuallyExclusive GoalIsEnd NullMoves UpToMoveNumber TrivialTriesAvoid MatesIn1";

impl Keyword {
    pub(super) fn name(self, language: Language) -> &'static str {
        WORDS.iter().find(|(keyword, _)| *keyword == self).map_or("", |(_, names)| names[language as usize])
    }

    /// Returns the keyword under whose name a statement is known: one for pieces, and one for twins.
    pub(super) fn unified(self) -> Self {
        match self {
            Self::Forsyth | Self::InitialArray => Self::Pieces,
            Self::Zero => Self::Twin,
            other => other,
        }
    }

    /// Returns `true` if the value is all of the line, whatever it says.
    pub(super) fn is_text(self) -> bool {
        matches!(self, Self::Remark | Self::Author | Self::Origin | Self::Title | Self::Award | Self::Other)
    }
}

pub(super) fn is_beginning(word: &str, whole: &str) -> bool {
    word.len() >= SHORTEST && whole.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
}

/// Returns the keyword that a word is or begins, in a language.
pub(super) fn find(word: &str, language: Language) -> Option<Keyword> {
    let named = |(keyword, names): &(Keyword, [&'static str; 3])| (*keyword, names[language as usize]);
    let mut found = WORDS.iter().map(named).filter(|(_, name)| is_beginning(word, name));
    let first = found.next()?;
    let exact = |(_, name): &(Keyword, &str)| name.len() == word.len();
    match found.next() {
        Some(second) if !exact(&first) => Some(second).filter(exact).map(|(keyword, _)| keyword),
        _ => Some(first.0),
    }
}

/// Returns `true` if a word is this keyword in any language: the words that begin and end problems differ in all of
/// them.
pub(super) fn is(keyword: Keyword, word: &str) -> bool {
    named(word).is_some_and(|(other, _)| other == keyword)
}

/// Returns the language of a word that begins or ends a problem.
pub(super) fn language(word: &str) -> Option<Language> {
    named(word).map(|(_, language)| language)
}

fn named(word: &str) -> Option<(Keyword, Language)> {
    // The color is cut off more often than the next problem.
    if word.eq_ignore_ascii_case("wei") {
        return None;
    }
    let marks = WORDS.iter().filter(|(keyword, _)| matches!(keyword, Keyword::Begin | Keyword::Next | Keyword::End));
    let all = marks.flat_map(|(keyword, names)| {
        let languages = [Language::English, Language::German, Language::French];
        languages.into_iter().zip(names).map(|(language, name)| (*keyword, language, *name))
    });
    let mut found = all.filter(|(.., name)| is_beginning(word, name));
    found.next().map(|(keyword, language, _)| (keyword, language))
}

/// Returns the number of the color that a word is or begins: white, black or neutral.
pub(super) fn color(word: &str, language: Language) -> Option<usize> {
    let is_color = |names: &[&str; 3]| {
        names[language as usize].get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
    };
    COLORS.iter().position(is_color)
}

/// Returns `true` if a text begins with the name of an option.
pub(super) fn is_option(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    OPTIONS.split_whitespace().any(|option| is_beginning(first, option))
}
