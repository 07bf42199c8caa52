//! What the arguments name: files, texts and the standard input.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::document::{self, Format};
use crate::notation::fen;

/// Something to read positions from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A file, which need not be there.
    File(PathBuf),
    /// A text in place of a file.
    Text(String),
    /// The standard input.
    Standard,
}

impl Input {
    /// Sorts arguments. A FEN whose six fields came as six arguments, because nobody put quotes around it,
    /// counts as one.
    pub(super) fn of_arguments(arguments: &[OsString]) -> Vec<Self> {
        let texts: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
        let joined = texts.join(" ");
        if arguments.len() > 1 && fen::read(&joined).is_ok() {
            return vec![Self::Text(joined)];
        }
        arguments.iter().zip(texts).map(|(argument, text)| Self::of_argument(argument, &text)).collect()
    }

    fn of_argument(argument: &OsString, text: &str) -> Self {
        let path = Path::new(argument);
        if text == "-" {
            Self::Standard
        } else if document::exists(path) || Format::of_path(path).is_some() && !text.contains(char::is_whitespace) {
            Self::File(path.to_owned())
        } else {
            Self::Text(text.to_owned())
        }
    }

    /// What it is called in messages.
    pub(super) fn name(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Text(_) => "<text>".to_owned(),
            Self::Standard => "<stdin>".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_sorted() {
        let file = |path: &str| Input::File(path.into());
        let text = |text: &str| Input::Text(text.into());
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let cases: [(&[&str], Vec<Input>); 8] = [
            (&["-", "Cargo.toml"], vec![Input::Standard, file("Cargo.toml")]),
            (
                &["missing.fen", "missing.EPD", "no/such/games.Pgn"],
                ["missing.fen", "missing.EPD", "no/such/games.Pgn"].map(file).into(),
            ),
            (&[fen, "src"], vec![text(fen), file("src")]),
            (&["position in my.fen"], vec![text("position in my.fen")]),
            (&["4k3/8/8/8/8/8/8/4K3", "w", "-", "-", "0", "1"], vec![text(fen)]),
            (&["4k3/8/8/8/8/8/8/4K3", "w"], vec![text("4k3/8/8/8/8/8/8/4K3"), text("w")]),
            (&[""], vec![text("")]),
            (&["https://lichess.org/editor/8/8/8"], vec![text("https://lichess.org/editor/8/8/8")]),
        ];
        for (arguments, expected) in cases {
            let given: Vec<OsString> = arguments.iter().map(OsString::from).collect();
            assert_eq!(Input::of_arguments(&given), expected, "{arguments:?}");
        }
    }
}
