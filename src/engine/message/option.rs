//! `option`: the settings that an engine offers.

use std::fmt;

use super::words::Words;

/// Maximum number of bytes of a value that is sent to an engine.
const MAX_VALUE: usize = 4096;

/// The words that begin a part of an `option` line.
const PARTS: [&str; 6] = ["name", "type", "default", "min", "max", "var"];

/// A setting that an engine offers.
///
/// ```
/// use fenwright::engine::{EngineOption, Message, OptionKind};
/// let Some(Message::Option(option)) = Message::parse("option name Hash type spin default 1 min 1 max 128") else {
///     panic!()
/// };
/// assert_eq!((&*option.name, &option.kind), ("Hash", &OptionKind::Spin { default: 1, min: 1, max: 128 }));
/// assert!(option.accepts("64") && !option.accepts("256") && !option.accepts("many"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// The name, which may contain spaces.
    pub name: String,
    /// The type, with the default and the possible values.
    pub kind: OptionKind,
}

/// The type of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Check {
        /// The initial value.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// The initial value.
        default: i64,
        /// The minimum.
        min: i64,
        /// The maximum.
        max: i64,
    },
    /// One of several texts.
    Combo {
        /// The initial value.
        default: String,
        /// The possible values.
        vars: Vec<String>,
    },
    /// An action without a value.
    Button,
    /// Any text; the empty text is sent as `<empty>`.
    String {
        /// The initial value.
        default: String,
    },
}

impl EngineOption {
    pub(super) fn parse(mut words: Words) -> Option<Self> {
        let [mut name, mut kind, mut default] = [""; 3];
        let [mut min, mut max] = [i64::MIN, i64::MAX];
        let mut vars = Vec::new();
        while let Some(word) = words.next() {
            match word {
                // A name or value may contain any of the words but those that can follow it.
                "name" => name = words.text_until(&["type"]),
                "type" => kind = words.next()?,
                "default" if kind == "string" => default = words.text_until(&[]),
                "default" => default = words.text_until(&PARTS[3..]),
                "min" => min = words.number().unwrap_or(min),
                "max" => max = words.number().unwrap_or(max),
                "var" => vars.push(words.text_until(&PARTS[2..]).to_owned()),
                _ => {}
            }
        }
        let text = || if default == "<empty>" { String::new() } else { default.to_owned() };
        let kind = match kind {
            "check" => OptionKind::Check { default: default == "true" },
            "spin" if min <= max => {
                OptionKind::Spin { default: default.parse().unwrap_or(min).clamp(min, max), min, max }
            }
            "combo" => OptionKind::Combo { default: text(), vars },
            "button" => OptionKind::Button,
            "string" => OptionKind::String { default: text() },
            _ => return None,
        };
        (!name.is_empty()).then(|| Self { name: name.to_owned(), kind })
    }

    /// Returns `true` if the option can be set to this value. A button accepts any value, which is not sent.
    pub fn accepts(&self, value: &str) -> bool {
        if value.len() > MAX_VALUE || value.contains(char::is_control) {
            return false;
        }
        match &self.kind {
            OptionKind::Check { .. } => ["true", "false"].contains(&value),
            OptionKind::Spin { min, max, .. } => value.parse().is_ok_and(|value| (*min..=*max).contains(&value)),
            OptionKind::Combo { vars, .. } => vars.iter().any(|var| var == value),
            OptionKind::Button | OptionKind::String { .. } => true,
        }
    }

    /// Returns the initial value as it is written in `setoption`; `None` for a button.
    pub fn default_value(&self) -> Option<String> {
        match &self.kind {
            OptionKind::Check { default } => Some(default.to_string()),
            OptionKind::Spin { default, .. } => Some(default.to_string()),
            OptionKind::Combo { default, .. } | OptionKind::String { default } => Some(default.clone()),
            OptionKind::Button => None,
        }
    }
}

impl fmt::Display for EngineOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Spin { default, min, max } => write!(f, "spin default {default} min {min} max {max}"),
            OptionKind::Combo { default, vars } => {
                write!(f, "combo default {}", or_empty(default))?;
                vars.iter().try_for_each(|var| write!(f, " var {var}"))
            }
            OptionKind::Button => f.write_str("button"),
            OptionKind::String { default } => write!(f, "string default {}", or_empty(default)),
        }
    }
}

/// Returns the text, or the word of the specification for an empty one.
pub(super) const fn or_empty(text: &str) -> &str {
    if text.is_empty() { "<empty>" } else { text }
}
