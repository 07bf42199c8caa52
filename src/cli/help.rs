//! The text of `--help` in the current language.
//!
//! The keys of the texts are `cli-help-<command>-<argument>-<value>`, or `cli-help-every-<argument>` for an argument
//! that several commands share.

use std::fmt::Write as _;

use clap::builder::{PossibleValue, PossibleValuesParser, Styles};
use clap::{Arg, Command};

use crate::{lang, tr};

/// Adds the help in the current language. The result is only for display: it parses explained values as text.
pub fn translated(program: Command) -> Command {
    let described = |program: Command| translated_alone(program.mut_subcommands(translated_alone));
    let mut program = described(program);
    // Adds `help` and `--help`, which are translated in the next line.
    program.build();
    described(program)
}

fn text(key: &str) -> Option<&'static str> {
    lang::text(&format!("cli-help-{key}"))
}

fn translated_alone(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let Some(about) = text(&name) else { return command };
    let command = match text(&format!("{name}.more")) {
        Some(more) => command.long_about(format!("{about}\n\n{more}")),
        None => command,
    };
    command.about(about).mut_args(|argument| translated_argument(&name, argument))
}

fn translated_argument(command: &str, argument: Arg) -> Arg {
    let id = argument.get_id().as_str().replace('_', "-");
    let find = |what: &str| text(&format!("{command}-{id}{what}")).or_else(|| text(&format!("every-{id}{what}")));
    let argument = with_values(argument, |value| find(&format!("-{value}")));
    match (find(".short"), find(".long"), find("")) {
        (Some(short), Some(long), _) if argument.get_long_help().is_some() => argument.help(short).long_help(long),
        (_, _, Some(help)) => argument.help(help),
        _ => argument,
    }
}

fn with_values(argument: Arg, find: impl Fn(&str) -> Option<&'static str>) -> Arg {
    let values = argument.get_possible_values().into_iter().map(|value| match find(value.get_name()) {
        Some(help) => value.help(help),
        None => value,
    });
    let values: Vec<_> = values.collect();
    if are_explained(&values) { argument.value_parser(PossibleValuesParser::new(values)) } else { argument }
}

fn are_explained(values: &[PossibleValue]) -> bool {
    values.iter().any(|value| value.get_help().is_some())
}

pub(super) fn headed(mut command: Command) -> Command {
    let usage = usage(&mut command);
    let template = template(&command);
    let styles = command.get_styles().clone();
    command.override_usage(usage).help_template(template).mut_args(|argument| with_details(argument, &styles))
}

fn usage(command: &mut Command) -> String {
    let heading = tr!("cli-word-usage");
    let usage = command.render_usage().ansi().to_string();
    let usage = usage.split_once(' ').map_or("", |(_, usage)| usage);
    let lines: Vec<&str> = usage.lines().map(str::trim_start).collect();
    let indent = " ".repeat(heading.chars().count() + ": ".len());
    lines
        .join(&format!("\n{indent}"))
        .replace("[OPTIONS]", &format!("[{}]", tr!("cli-word-some-options")))
        .replace("COMMAND", tr!("cli-word-a-command"))
}

fn template(command: &Command) -> String {
    let styles = command.get_styles();
    let (above, heading) = (styles.get_usage(), styles.get_header());
    let mut template = format!("{{about-with-newline}}\n{above}{}:{above:#} {{usage}}", tr!("cli-word-usage"));
    for (is_there, words, content) in [
        (command.has_subcommands(), tr!("cli-word-commands"), "{subcommands}"),
        (command.get_positionals().next().is_some(), tr!("cli-word-arguments"), "{positionals}"),
        (command.get_arguments().any(|argument| !argument.is_positional()), tr!("cli-word-options"), "{options}"),
    ] {
        if is_there {
            let _ = write!(template, "\n\n{heading}{words}:{heading:#}\n{content}");
        }
    }
    template
}

fn with_details(argument: Arg, styles: &Styles) -> Arg {
    let values: Vec<_> = argument.get_possible_values().into_iter().filter(|value| !value.is_hide_set()).collect();
    let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let takes_value = argument.get_action().takes_values();
    let default = Some(format!("[{}: {}]", tr!("cli-word-default"), in_quotes(&defaults.join(" "))));
    let default = default.filter(|_| takes_value && !defaults.is_empty());
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let listed = Some(format!("[{}: {}]", tr!("cli-word-possible-values"), names.join(", ")));
    let listed = listed.filter(|_| !values.is_empty());
    if default.is_none() && listed.is_none() {
        return argument;
    }
    let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
    let details = |parts: &[&Option<String>], between: &str| {
        parts.iter().filter_map(|part| part.as_deref()).collect::<Vec<_>>().join(between)
    };
    let short = format!("{help} {}", details(&[&default, &listed], " "));
    let long = if are_explained(&values) {
        [help, explained(&values, styles), details(&[&default], "\n")]
    } else {
        [help, String::new(), details(&[&default, &listed], "\n")]
    };
    let long: Vec<String> = long.into_iter().filter(|part| !part.is_empty()).collect();
    argument.hide_default_value(true).hide_possible_values(true).help(short).long_help(long.join("\n\n"))
}

fn in_quotes(default: &str) -> String {
    if default.is_empty() || default.contains(char::is_whitespace) {
        format!("{default:?}")
    } else {
        default.to_owned()
    }
}

fn explained(values: &[PossibleValue], styles: &Styles) -> String {
    let literal = styles.get_literal();
    let width = values.iter().map(|value| value.get_name().len()).max().unwrap_or_default();
    let mut list = format!("{}:", tr!("cli-word-possible-values-above"));
    for value in values {
        let name = value.get_name();
        let _ = write!(list, "\n- {literal}{name}{literal:#}");
        if let Some(help) = value.get_help() {
            let _ = write!(list, ": {:1$}{help}", "", width - name.len());
        }
    }
    list
}
