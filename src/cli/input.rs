//! The inputs given as arguments: files, texts and standard input. Also the parsers for the values of other arguments.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{OsStringValueParser, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
use percent_encoding::percent_decode_str;
use strum::VariantNames;

use super::output;
use crate::board::Variant;
use crate::lang::join_names;
use crate::notation::fen;
use crate::{document, tr};

#[derive(Args, Debug)]
pub(super) struct InputArguments {
    #[arg(long)]
    pub(super) null: bool,
    #[arg(long, value_name = "NAME", value_parser = variant)]
    pub(super) variant: Option<Variant>,
    #[arg(value_name = "PATH|TEXT|-", value_hint = ValueHint::FilePath, required = true, value_parser = input())]
    inputs: Vec<OsString>,
}

/// Parses a path, a text or the address of a file, which becomes its path.
pub(super) fn input() -> impl TypedValueParser<Value = OsString> {
    OsStringValueParser::new().map(|input| path_of_address(&input, cfg!(windows)).unwrap_or(input))
}

/// Returns the path in an address such as `file:///home/me/a%20b.fen`, which file managers and browsers pass on. On
/// Windows, a drive follows the third slash, and the name of another computer the second.
fn path_of_address(address: &OsStr, is_windows: bool) -> Option<OsString> {
    let address = percent_decode_str(address.to_str()?.strip_prefix("file://")?).decode_utf8().ok()?;
    let path = address.strip_prefix("localhost").filter(|path| path.starts_with('/')).unwrap_or(&address);
    Some(match path.strip_prefix('/') {
        Some(path) if is_windows => path.into(),
        Some(_) => path.into(),
        None if is_windows => format!("//{path}").into(),
        None => return None,
    })
}

impl InputArguments {
    /// Returns the inputs. If the arguments contradict each other, reports that and returns `None`.
    pub(super) fn read(&self) -> Option<Vec<Input>> {
        let inputs = Input::from_arguments(&self.inputs);
        if self.null && !inputs.contains(&Input::Standard) {
            output::report_error(tr!("cli-null-without-input"));
            return None;
        }
        Some(inputs)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    File(PathBuf),
    Text(String),
    Standard,
}

impl Input {
    /// Converts arguments to inputs. An unquoted FEN, whose fields are separate arguments, becomes one input.
    pub(super) fn from_arguments(arguments: &[OsString]) -> Vec<Self> {
        let texts: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
        let joined = texts.join(" ");
        if arguments.len() > 1 && fen::read_detecting_variant(&joined).is_ok() {
            return vec![Self::Text(joined)];
        }
        arguments.iter().zip(texts).map(|(argument, text)| Self::from_argument(argument, &text)).collect()
    }

    fn from_argument(argument: &OsString, text: &str) -> Self {
        let path = Path::new(argument);
        if text == "-" {
            Self::Standard
        } else if document::exists(path) || looks_like_path(path) {
            Self::File(path.to_owned())
        } else {
            Self::Text(text.to_owned())
        }
    }

    pub(super) fn file(&self) -> Option<String> {
        match self {
            Self::File(path) => Some(path.to_string_lossy().into_owned()),
            Self::Text(_) | Self::Standard => None,
        }
    }

    pub(super) fn name(&self) -> String {
        match self {
            Self::File(path) => document::escape_invisible(&path.to_string_lossy()).into_owned(),
            Self::Text(_) => "<text>".to_owned(),
            Self::Standard => "<stdin>".to_owned(),
        }
    }
}

/// Returns `true` for the path of a file, which may be missing: it has an extension, or its folder exists.
pub(super) fn looks_like_path(path: &Path) -> bool {
    let text = path.to_string_lossy();
    if text.contains(char::is_whitespace) || text.contains("://") {
        return false;
    }
    let is_ending =
        |ending: &str| (2..=5).contains(&ending.len()) && ending.bytes().all(|byte| byte.is_ascii_alphabetic());
    let has_ending = path.extension().and_then(OsStr::to_str).is_some_and(is_ending);
    let is_in_folder = path.parent().is_some_and(|folder| !folder.as_os_str().is_empty() && folder.is_dir());
    has_ending || is_in_folder
}

pub(super) fn named<T>() -> impl TypedValueParser<Value = T>
where
    T: VariantNames + FromStr<Err = strum::ParseError> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(T::VARIANTS).try_map(|name| name.parse::<T>())
}

pub(super) fn variant(name: &str) -> Result<Variant, String> {
    Variant::from_name(name).ok_or_else(|| {
        let codes: Vec<String> = Variant::ALL.iter().map(|variant| variant.id().to_owned()).collect();
        tr!("cli-variants", variants = join_names(&codes))
    })
}

/// Parses a number of seconds, which may have a fraction.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| tr!("cli-no-seconds").to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|_| tr!("cli-no-time").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_files_are_paths() {
        for (address, on_unix, on_windows) in [
            ("file:///home/me/a%20b.fen", Some("/home/me/a b.fen"), Some("home/me/a b.fen")),
            ("file:///C:/Users/me/a.fen", Some("/C:/Users/me/a.fen"), Some("C:/Users/me/a.fen")),
            ("file://localhost/a.fen", Some("/a.fen"), Some("a.fen")),
            ("file://server/share/a%20b.fen", None, Some("//server/share/a b.fen")),
            ("file://localhosts/share/a.fen", None, Some("//localhosts/share/a.fen")),
            ("file:///%ff.fen", None, None),
            ("8/8/8/8/8/8/8/8", None, None),
        ] {
            let path = |is_windows| path_of_address(OsStr::new(address), is_windows);
            assert_eq!(
                [path(false), path(true)],
                [on_unix, on_windows].map(|path| path.map(OsString::from)),
                "{address}"
            );
        }
    }

    #[test]
    fn arguments_are_sorted() {
        let file = |path: &str| Input::File(path.into());
        let text = |text: &str| Input::Text(text.into());
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let cases: [(&[&str], Vec<Input>); 10] = [
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
            (
                &["a.fen.bak", "./x", "src/x", "8/8/8/8"],
                [file("a.fen.bak"), file("./x"), file("src/x"), text("8/8/8/8")].into(),
            ),
            (&["1.e4", "Kg1,Rd1.Kg8", "/8/8"], ["1.e4", "Kg1,Rd1.Kg8", "/8/8"].map(text).into()),
            (&["https://lichess.org/editor/8/8/8"], vec![text("https://lichess.org/editor/8/8/8")]),
        ];
        for (arguments, expected) in cases {
            let given: Vec<OsString> = arguments.iter().map(OsString::from).collect();
            assert_eq!(Input::from_arguments(&given), expected, "{arguments:?}");
        }
    }
}
