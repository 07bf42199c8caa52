//! The messages of the commands in the language of the desktop.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::{Arg, Command, CommandFactory};
use fenwright::cli::{Arguments, translated};
use fenwright::lang::{self, Language};

use crate::program::{program, run, run_in};

const MATE: &str = "kbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1";
/// A FEN with a fault and a problem.
const KINGLESS: &str = "4k3/8/8/8/8/8/8/8 w K - 0";

/// The program and its commands.
fn commands(program: &Command) -> impl Iterator<Item = &Command> {
    [program].into_iter().chain(program.get_subcommands()).filter(|command| command.get_name() != "help")
}

/// The help of the program and of its commands, with `-h` and `--help`.
fn helps(locale: &str) -> Vec<(String, String)> {
    let names = ["", "analyse", "check", "completions", "convert", "man", "read", "render", "repair", "solve"];
    let names =
        names.into_iter().filter(|name| Arguments::command().find_subcommand(name).is_some() || name.is_empty());
    let lines = names.flat_map(|name| ["-h", "--help"].map(|flag| [name, flag]));
    lines
        .map(|[name, flag]| {
            let arguments: Vec<&str> = [name, flag].into_iter().filter(|word| !word.is_empty()).collect();
            let ran = run_in(locale, &arguments);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}");
            (arguments.join(" "), ran.out)
        })
        .collect()
}

/// The keys that may have the help of an argument and of its values.
fn keys(command: &str, argument: &Arg) -> Vec<String> {
    let id = argument.get_id().as_str().replace('_', "-");
    let values = argument.get_possible_values().into_iter().map(|value| format!("{id}-{}", value.get_name()));
    let ids: Vec<String> = values.chain([id.clone()]).collect();
    ids.iter().flat_map(|id| [command, "every"].map(|command| format!("{command}-{id}"))).collect()
}

/// Every command, argument and explained value has an English text, and every text is used.
#[test]
fn help_is_complete_and_used() {
    let program = translated(Arguments::command());
    let mut used: BTreeSet<String> = ["help".to_owned()].into();
    let mut missing = Vec::new();
    for command in commands(&program) {
        let name = command.get_name();
        used.insert(name.to_owned());
        missing.extend(command.get_about().is_none().then(|| name.to_owned()));
        for argument in command.get_arguments() {
            used.extend(keys(name, argument));
            let values = argument.get_possible_values();
            let explained = values.iter().filter(|value| value.get_help().is_some()).count();
            let is_missing = argument.get_help().is_none() || ![0, values.len()].contains(&explained);
            missing.extend(is_missing.then(|| format!("{name} {}", argument.get_id())));
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
    if cfg!(all(feature = "render", feature = "vision")) {
        let file = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lang/en/cli_help.ftl"));
        let file = file.expect("a file");
        let keys = file.lines().filter_map(|line| line.strip_prefix("cli-help-")?.split_once(" =").map(|(key, _)| key));
        let unused: Vec<&str> = keys.filter(|key| !used.contains(*key)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}

/// The texts that replace clap's own words and template give the same English help as clap, except that the second
/// line of a value's description is not indented.
#[test]
fn english_help_is_that_of_clap() {
    for (arguments, help) in helps("C") {
        let program = translated(Arguments::command());
        let error = program.try_get_matches_from(format!("fenwright {arguments}").split_whitespace());
        let trimmed = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
        assert_eq!(trimmed(&help), trimmed(&error.expect_err("help").to_string()), "{arguments}");
    }
}

#[test]
fn help_speaks_the_language_of_the_desktop() {
    let english = ["Usage", "Commands:", "Options:", "OPTIONS", "COMMAND", "default:", "ossible values", "Print "];
    for (locale, words) in [
        ("de_DE.UTF-8", ["Aufruf: fenwright", "Optionen:", "Hilfe ausgeben"]),
        ("nl_BE.UTF-8", ["Gebruik: fenwright", "Opties:", "Hulp tonen"]),
    ] {
        for (arguments, help) in helps(locale) {
            for word in words {
                assert!(help.contains(word), "{arguments}: {word}: {help}");
            }
            for word in english {
                assert!(!help.contains(word), "{arguments}: {word}: {help}");
            }
        }
    }
    let help = run_in("de_DE.UTF-8", &["check", "--help"]).out;
    assert!(help.starts_with("Stellungen lesen und Lesefehler, Probleme und den Befund ausgeben\n"), "{help}");
    assert!(help.contains("Aufruf: fenwright check [OPTIONEN] <"), "{help}");
    assert_eq!(run_in("de_DE.UTF-8", &["help", "check"]).out, help);
    let help = run_in("de_DE.UTF-8", &["convert", "--help"]).out;
    assert!(help.contains("Mögliche Werte:\n          - fen:      FEN, mit Kommentaren über den Zeilen"), "{help}");
    let help = run_in("nl_NL.UTF-8", &["solve", "-h"]).out;
    assert!(help.contains("megabytes [standaard: 256]"), "{help}");
}

#[test]
fn each_command_and_argument_is_translated() {
    let german = Language::from_code("de").expect("German");
    let (english, german) = (translated(Arguments::command()), lang::with(german, || translated(Arguments::command())));
    for (before, after) in commands(&english).zip(commands(&german)) {
        let name = before.get_name();
        assert_eq!(name, after.get_name());
        assert_ne!(before.get_about().map(ToString::to_string), after.get_about().map(ToString::to_string), "{name}");
        for (before, after) in before.get_arguments().zip(after.get_arguments()) {
            let help = |argument: &Arg| argument.get_help().map(ToString::to_string);
            assert_ne!(help(before), help(after), "{name} {}", before.get_id());
        }
    }
}

#[test]
fn sentences_are_in_the_language_of_the_desktop() {
    for (locale, sentences) in [
        ("C", ["White has no king", "1 position, 1 corrected"]),
        ("de_AT.UTF-8", ["Weiß hat keinen König", "1 Stellung, 1 korrigiert"]),
        ("nl_NL", ["Wit heeft geen koning", "1 stelling, 1 gecorrigeerd"]),
        ("fr_FR.UTF-8", ["White has no king", "1 position, 1 corrected"]),
    ] {
        let ran = run_in(locale, &["check", KINGLESS]);
        let said = format!("{}{}", ran.out, ran.err);
        for sentence in sentences {
            assert!(said.contains(sentence), "{locale}: {sentence}: {said}");
        }
    }
    let ran = run_in("de_DE.UTF-8", &["check", "missing.fen"]);
    assert!(ran.err.contains("\"missing.fen\" kann nicht geöffnet werden"), "{ran:?}");
}

#[test]
fn solutions_have_the_letters_of_the_language() {
    for (locale, key, mate) in
        [("C", "1.Ra6", "2.Rxa7#"), ("de_DE.UTF-8", "1.Ta6", "2.Txa7#"), ("nl_NL.UTF-8", "1.Ta6", "2.Txa7#")]
    {
        let ran = run_in(locale, &["solve", "--mate", "2", MATE]);
        assert!(ran.out.contains(key) && ran.out.contains(mate), "{locale}: {ran:?}");
    }
    let ran = run_in("de_DE.UTF-8", &["solve", "--mate", "2", MATE]);
    assert!(ran.out.contains("Korrekt: Ta6 setzt in 2 matt, sonst kein Zug"), "{ran:?}");
    assert!(ran.out.contains("1...Lxh2, Lg3") && ran.err == "1 Stellung, 1 korrekt\n", "{ran:?}");
    let ran = run_in("nl_NL.UTF-8", &["solve", "--helpmate", "2,5", "--json", MATE]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

/// Programs parse the objects.
#[test]
fn objects_are_the_same_in_every_language() {
    for arguments in [&["check", "--json", KINGLESS, MATE][..], &["solve", "--json", "--mate", "2", MATE]] {
        let english = run(arguments);
        let german = run_in("de_DE.UTF-8", arguments);
        assert!(!english.out.is_empty());
        assert_eq!((english.code, english.out), (german.code, german.out), "{arguments:?}");
    }
}

#[test]
fn the_environment_chooses_as_it_does_elsewhere() {
    let said = |variables: &[(&str, &str)]| {
        let mut command = program();
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG").envs(variables.iter().copied());
        let output = command.args(["check", KINGLESS]).output().expect("runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        ["White has no king", "Weiß hat keinen König", "Wit heeft geen koning"].map(|sentence| text.contains(sentence))
    };
    let [english, german, dutch] = [[true, false, false], [false, true, false], [false, false, true]];
    assert_eq!(said(&[("LANG", "de_DE.UTF-8")]), german);
    assert_eq!(said(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "nl_NL.UTF-8")]), dutch);
    assert_eq!(said(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]), english);
    assert_eq!(said(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C.UTF-8"), ("LANGUAGE", "de")]), english);
    assert_eq!(said(&[("LANG", "de_DE.UTF-8"), ("LANGUAGE", "fr:nl:de")]), dutch);
    assert_eq!(said(&[("LANG", "de_DE.UTF-8"), ("LC_TIME", "nl_NL.UTF-8"), ("LC_ALL", "")]), german);
}
