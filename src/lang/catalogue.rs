//! The message catalogue of one language, read from its Fluent files, and the values for the variables of texts.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

type Source = Pattern<&'static str>;

/// A message. Most messages are assembled without Fluent's formatter, which is several times slower.
enum Message {
    Fixed(&'static str),
    Parts(Vec<MessagePart>),
    /// Plurals and other expressions, which need Fluent's formatter.
    Computed(&'static Source),
}

enum MessagePart {
    Text(&'static str),
    Variable(&'static str),
}

/// The messages of one language by key; the key of an attribute is `key.attribute`.
pub(super) struct Catalogue {
    texts: HashMap<Cow<'static, str>, Message>,
    bundle: FluentBundle<&'static FluentResource>,
    separator: &'static str,
}

impl Catalogue {
    /// Parses the files of a language and leaks them, as it is called once per run. A test ensures that all are valid.
    /// `platform` is what the texts select as `PLATFORM()`.
    pub(super) fn new(
        code: &str,
        files: impl Iterator<Item = &'static str>,
        is_pseudo: bool,
        platform: &'static str,
    ) -> Self {
        let mut bundle = FluentBundle::new_concurrent(code.parse().into_iter().collect());
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.options.use_grouping => Some(super::number(number.value as usize)),
            _ => None,
        }));
        if is_pseudo {
            bundle.set_transform(Some(lengthen));
        }
        // Fails on a duplicate name, and there is no other function.
        let _ = bundle.add_function("PLATFORM", move |_, _| FluentValue::from(platform));
        let mut texts = HashMap::new();
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            let resource: &'static FluentResource = Box::leak(Box::new(resource));
            for (key, pattern) in resource.entries().flat_map(patterns) {
                texts.insert(key, Message::from_pattern(pattern, is_pseudo));
            }
            // Fails on a duplicate key; a test ensures that there is none.
            let _ = bundle.add_resource(resource);
        }
        // Only now are all messages known to which a text can refer.
        for text in texts.values_mut() {
            text.fix_constant(&bundle);
        }
        let separator = match texts.get("thousands-separator") {
            Some(Message::Fixed(separator)) => separator.trim_matches('"'),
            _ => ",",
        };
        Self { texts, bundle, separator }
    }

    /// Returns the text of a key if it has no variables.
    pub(super) fn text(&self, key: &str) -> Option<&'static str> {
        match self.texts.get(key)? {
            Message::Fixed(text) => Some(text),
            _ => None,
        }
    }

    /// Appends the text of a key with values for its variables; returns `false` if the key is unknown.
    pub(super) fn write(&self, out: &mut String, key: &str, values: &[(&str, Value<'_>)]) -> bool {
        match self.texts.get(key) {
            None => return false,
            Some(Message::Fixed(text)) => out.push_str(text),
            Some(Message::Parts(parts)) => parts.iter().for_each(|part| self.push(out, part, values)),
            Some(Message::Computed(pattern)) => {
                let values: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, fluent(value))).collect();
                out.push_str(&self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()));
            }
        }
        true
    }

    fn push(&self, out: &mut String, part: &MessagePart, values: &[(&str, Value<'_>)]) {
        match part {
            MessagePart::Text(text) => out.push_str(text),
            MessagePart::Variable(name) => match values.iter().find(|(known, _)| known == name) {
                Some((_, Value::Text(text))) => out.push_str(text),
                Some((_, Value::Number(number))) => self.push_number(out, *number),
                None => out.push_str(name),
            },
        }
    }

    /// Appends a number with thousands separators.
    pub(super) fn push_number(&self, out: &mut String, number: usize) {
        let mut digits = itoa::Buffer::new();
        let digits = digits.format(number);
        let (first, rest) = digits.split_at((digits.len() - 1) % 3 + 1);
        out.push_str(first);
        for group in 0..rest.len() / 3 {
            out.push_str(self.separator);
            out.push_str(&rest[group * 3..][..3]);
        }
    }
}

fn patterns(entry: &'static Entry<&'static str>) -> Vec<(Cow<'static, str>, &'static Source)> {
    let Entry::Message(message) = entry else { return Vec::new() };
    let key = message.id.name;
    let own = message.value.iter().map(|pattern| (Cow::Borrowed(key), pattern));
    let attributes = message.attributes.iter();
    let attributes = attributes.map(|attribute| (Cow::Owned(format!("{key}.{}", attribute.id.name)), &attribute.value));
    own.chain(attributes).collect()
}

impl Message {
    fn from_pattern(pattern: &'static Source, is_pseudo: bool) -> Self {
        let Some(parts) = pattern
            .elements
            .iter()
            .map(|element| MessagePart::from_element(element, is_pseudo))
            .collect::<Option<Vec<MessagePart>>>()
        else {
            return Self::Computed(pattern);
        };
        let is_fixed = |part: &MessagePart| matches!(part, MessagePart::Text(_));
        if !parts.iter().all(is_fixed) {
            return Self::Parts(parts);
        }
        match parts[..] {
            [MessagePart::Text(text)] => Self::Fixed(text),
            // A multi-line text has one element per line.
            _ => Self::Fixed(leak(
                parts.iter().map(|part| if let MessagePart::Text(text) = part { text } else { "" }).collect(),
            )),
        }
    }

    /// Evaluates a text that depends on the platform and on other texts, but on no variables.
    fn fix_constant(&mut self, bundle: &FluentBundle<&'static FluentResource>) {
        if let Self::Computed(pattern) = self
            && pattern.elements.iter().all(is_constant)
        {
            // A text to which it refers can have variables, which are missing here.
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, None, &mut errors);
            if errors.is_empty() {
                *self = Self::Fixed(leak(text.into_owned()));
            }
        }
    }
}

fn is_constant(element: &PatternElement<&'static str>) -> bool {
    let expression = match element {
        PatternElement::TextElement { .. } => return true,
        PatternElement::Placeable { expression } => expression,
    };
    match expression {
        Expression::Inline(inline) => {
            matches!(inline, InlineExpression::MessageReference { .. } | InlineExpression::StringLiteral { .. })
        }
        Expression::Select { selector, variants } => {
            matches!(selector, InlineExpression::FunctionReference { .. })
                && variants.iter().all(|variant| variant.value.elements.iter().all(is_constant))
        }
    }
}

impl MessagePart {
    /// Returns `None` if Fluent has to evaluate the element.
    fn from_element(element: &PatternElement<&'static str>, is_pseudo: bool) -> Option<Self> {
        match element {
            PatternElement::TextElement { value } if is_pseudo => Some(Self::Text(leak(lengthen(value).into_owned()))),
            PatternElement::TextElement { value } => Some(Self::Text(value)),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::VariableReference { id } => Some(Self::Variable(id.name)),
                InlineExpression::StringLiteral { value } if !value.contains('\\') => Some(Self::Text(value)),
                _ => None,
            },
            PatternElement::Placeable { .. } => None,
        }
    }
}

fn leak(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn fluent<'a>(value: &'a Value<'_>) -> FluentValue<'a> {
    match value {
        Value::Text(text) => FluentValue::String(Cow::Borrowed(text)),
        Value::Number(number) => FluentValue::from(*number),
    }
}

pub(super) fn lengthen(text: &str) -> Cow<'_, str> {
    if !text.contains(is_vowel) {
        return Cow::Borrowed(text);
    }
    let letters = text.chars().flat_map(|letter| {
        let accented = accented(letter);
        [Some(accented), is_vowel(letter).then_some(accented.to_lowercase().next().unwrap_or(accented))]
    });
    Cow::Owned(letters.flatten().collect())
}

fn is_vowel(letter: char) -> bool {
    accented(letter) != letter
}

const fn accented(letter: char) -> char {
    match letter {
        'a' => '\u{e1}',
        'e' => '\u{e9}',
        'i' => '\u{ed}',
        'o' => '\u{f3}',
        'u' => '\u{fa}',
        'A' => '\u{c1}',
        'E' => '\u{c9}',
        'I' => '\u{cd}',
        'O' => '\u{d3}',
        'U' => '\u{da}',
        other => other,
    }
}

/// The value of a variable: a text, or a number, which selects the plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// Inserted unchanged.
    Text(Cow<'a, str>),
    /// Written with thousands separators.
    Number(usize),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl From<char> for Value<'_> {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string().into())
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.try_into().unwrap_or(usize::MAX))
            }
        }
    )*};
}

from_numbers!(u8, u16, u32, u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_grow_by_some_forty_percent() {
        let text = "Find every first move that forces mate, with proof";
        let longer = lengthen(text);
        let ratio = longer.chars().count() as f64 / text.chars().count() as f64;
        assert!((1.25..1.5).contains(&ratio), "{longer}: {ratio}");
        assert_eq!(lengthen("Open"), "\u{d3}\u{f3}p\u{e9}\u{e9}n");
    }

    #[test]
    fn a_text_names_the_key_of_the_platform() {
        let file = "paste = { key }+V reads any text\nkey =\n    { PLATFORM() ->\n        [macos] Cmd\n       *[other] Ctrl\n    }\n\
                    drag = { key }: copy { $piece }\n";
        for (platform, key) in [("macos", "Cmd"), ("linux", "Ctrl"), ("windows", "Ctrl")] {
            let catalogue = Catalogue::new("en", [file].into_iter(), false, platform);
            assert_eq!(catalogue.text("key"), Some(key));
            assert_eq!(catalogue.text("paste"), Some(&*format!("{key}+V reads any text")));
            let mut drag = String::new();
            assert!(catalogue.write(&mut drag, "drag", &[("piece", Value::from("pawn"))]));
            assert_eq!(drag, format!("{key}: copy pawn"));
        }
    }
}
