//! `completions` and `man`.

use std::fs;
use std::path::Path;

use clap::CommandFactory;
use fenwright::cli::Arguments;

use crate::program::{run, run_in};

#[test]
fn every_shell_has_completions_of_every_command() {
    let program = Arguments::command();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = run(&["completions", shell]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{shell}");
        for word in program.get_subcommands().map(clap::Command::get_name).chain(["portable", "selfmate"]) {
            assert!(ran.out.contains(word), "{shell} knows no {word}");
        }
    }
    let ran = run(&["completions", "csh"]);
    assert!(ran.code == Some(2) && ran.err.contains("bash"), "{ran:?}");
}

#[test]
fn every_command_has_a_manual_page() {
    let changelog = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("CHANGELOG.md")).expect("a file");
    let heading = concat!("\n## ", env!("CARGO_PKG_VERSION"), " - ");
    let date = changelog.split(heading).nth(1).and_then(|rest| rest.lines().next()).expect("a release");
    let program = Arguments::command();
    for command in program.get_subcommands().map(clap::Command::get_name) {
        let ran = run(&["man", command]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{command}");
        let title = format!(".TH fenwright-{command} 1 {date} \"fenwright {}\"", env!("CARGO_PKG_VERSION"));
        assert!(ran.out.contains(&title), "{title}: {}", ran.out);
    }
    let page = run(&["man"]).out;
    let text = page.replace("\\-", "-");
    assert!(text.contains(".SH EXAMPLES") && text.contains("fenwright-check"), "{page}");
    assert_eq!(run_in("de_DE.UTF-8", &["man"]).out, page);
}
