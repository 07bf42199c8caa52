//! The Fluent files of a language.

use std::collections::{BTreeMap, BTreeSet};

use fenwright::lang::Language;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// A message of a file.
pub(super) struct Text {
    pub(super) file: &'static str,
    pub(super) variables: BTreeSet<String>,
}

/// All messages of a language. An attribute has the key `key.attribute`.
pub(super) struct Texts {
    pub(super) by_key: BTreeMap<String, Text>,
    pub(super) doubles: Vec<String>,
}

impl Texts {
    pub(super) fn of(language: Language) -> Self {
        let mut texts = Self { by_key: BTreeMap::new(), doubles: Vec::new() };
        for (file, text) in language.files() {
            let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let key = message.id.name;
                let attributes = message.attributes.iter();
                let attributes = attributes.map(|attribute| (format!("{key}.{}", attribute.id.name), &attribute.value));
                for (key, pattern) in message.value.iter().map(|value| (key.to_owned(), value)).chain(attributes) {
                    let text = Text { file, variables: variables(pattern) };
                    if texts.by_key.insert(key.clone(), text).is_some() {
                        texts.doubles.push(key);
                    }
                }
            }
        }
        texts.follow_references();
        texts
    }

    /// Replaces references to other messages, such as `@goal-name`, by their variables.
    fn follow_references(&mut self) {
        let own: BTreeMap<String, BTreeSet<String>> =
            self.by_key.iter().map(|(key, text)| (key.clone(), text.variables.clone())).collect();
        for text in self.by_key.values_mut() {
            let followed = text.variables.iter().flat_map(|name| match name.strip_prefix(REFERENCE) {
                Some(key) => own.get(key).cloned().unwrap_or_default(),
                None => BTreeSet::from([name.clone()]),
            });
            text.variables = followed.collect();
        }
    }
}

/// Sign before the key of a message to which another one refers.
const REFERENCE: char = '@';

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    of_pattern(pattern, &mut names);
    names
}

fn of_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, names);
        }
    }
}

fn of_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            of_inline(selector, names);
            for variant in variants {
                of_pattern(&variant.value, names);
            }
        }
        Expression::Inline(inline) => of_inline(inline, names),
    }
}

fn of_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    let of_arguments = |arguments: &CallArguments<&str>, names: &mut BTreeSet<String>| {
        arguments.positional.iter().for_each(|argument| of_inline(argument, names));
        arguments.named.iter().for_each(|argument| of_inline(&argument.value, names));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            names.insert(format!("{REFERENCE}{}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => of_arguments(arguments, names),
        InlineExpression::Placeable { expression } => of_expression(expression, names),
        _ => {}
    }
}
