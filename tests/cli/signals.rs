//! Programs that are killed or short of memory, and odd file names.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use super::program::{Folder, KINGS, START, program, run};

fn names(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(folder.path("")).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Starts to write a file and ends the program by a signal once the file exists. Returns the names that are left.
fn ended_by(folder: &Folder, signal: i32) -> Vec<String> {
    let (mut child, stdin) = writing(folder, &mut program());
    kill(&child, signal);
    assert_eq!(child.wait().expect("ends").signal(), Some(signal));
    drop(stdin);
    names(folder)
}

/// Starts a program that converts its input to a file, and waits until it writes.
fn writing(folder: &Folder, program: &mut Command) -> (Child, ChildStdin) {
    let out = folder.path("out.fen");
    let mut child =
        program.args(["convert", "--to", "fen", "-o", &out, "-"]).stdin(Stdio::piped()).spawn().expect("starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(format!("{KINGS}\n").repeat(20_000).as_bytes()).expect("read");
    let began = Instant::now();
    while names(folder).is_empty() && began.elapsed() < Duration::from_mins(1) {
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(!names(folder).is_empty(), "it is being written");
    (child, stdin)
}

fn kill(child: &Child, signal: i32) {
    let killed = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status().expect("runs");
    assert!(killed.success());
}

#[test]
fn a_signal_leaves_no_unfinished_file() {
    for signal in [1, 2, 3, 15] {
        let folder = Folder::new();
        assert_eq!(ended_by(&folder, signal), [""; 0], "signal {signal}");
    }
}

/// `nohup` starts a program so that it ignores the end of its terminal.
#[test]
fn an_ignored_signal_stays_ignored() {
    let folder = Folder::new();
    let script = "trap '' HUP; exec \"$0\" \"$@\"";
    let mut shell = Command::new("sh");
    let (mut child, stdin) =
        writing(&folder, shell.args(["-c", script, env!("CARGO_BIN_EXE_fenwright")]).env("LC_ALL", "C"));
    kill(&child, 1);
    drop(stdin);
    assert!(child.wait().expect("ends").success());
    assert_eq!(names(&folder), ["out.fen"]);
}

#[test]
fn a_limit_of_file_sizes_is_an_error_of_writing() {
    let folder = Folder::new();
    let input = folder.file("in.fen", format!("{KINGS}\n").repeat(20_000));
    let (out, standard) = (folder.path("out.fen"), folder.path("standard.fen"));
    for (script, said) in [
        ("ulimit -f 16; exec \"$0\" convert --to fen -o \"$2\" \"$1\"", "the system does not allow files of this size"),
        ("ulimit -f 16; exec \"$0\" convert --to fen \"$1\" >\"$3\"", "File too large"),
    ] {
        let arguments = ["-c", script, env!("CARGO_BIN_EXE_fenwright"), &input, &out, &standard];
        let output = Command::new("sh").args(arguments).env("LC_ALL", "C").output().expect("runs");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains(said), "{script}: {:?} {error}", output.status);
    }
    assert_eq!(names(&folder), ["in.fen", "standard.fen"], "no temporary file is left");
}

#[test]
fn temporary_files_of_a_killed_program_are_removed_by_the_next() {
    let folder = Folder::new();
    assert_eq!(ended_by(&folder, 9).len(), 1);
    let out = folder.path("next.fen");
    assert_eq!(run(&["convert", "--to", "fen", "-o", &out, KINGS]).code, Some(0));
    assert_eq!(names(&folder), ["next.fen"]);
}

/// Runs the program with this number of kilobytes of memory.
fn limited(kilobytes: usize, arguments: &[&str]) -> (Option<i32>, String, String) {
    let script = format!("ulimit -v {kilobytes}; exec \"$0\" \"$@\"");
    let output = Command::new("sh")
        .env("LC_ALL", "C")
        .args(["-c", &script, env!("CARGO_BIN_EXE_fenwright")])
        .args(arguments)
        .output()
        .expect("runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn short_memory_ends_with_a_sentence() {
    let mate = "kbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1";
    let solve = ["solve", "--mate", "3", "--hash-mb", "100000", mate];
    let (code, out, err) = limited(600_000, &solve);
    assert!(code == Some(0) && out.contains("Short"), "a smaller table does: {code:?} {out}{err}");
    for kilobytes in [80_000, 90_000, 120_000, 160_000, 220_000, 300_000, 360_000, 380_000, 450_000] {
        for arguments in [&solve[..], &["render", "--to", "png", "-o", "-", "--size", "4000", START]] {
            let (code, _, err) = limited(kilobytes, arguments);
            let is_said = err.contains("not enough memory") || code == Some(0);
            // Below some size the system cannot start the program.
            let cannot_start = err.contains("error while loading shared libraries") || code == Some(127);
            assert!(is_said || cannot_start, "{kilobytes} {arguments:?}: {code:?} {err}");
        }
    }
}

#[test]
fn an_ending_is_not_proven_without_memory() {
    let folder = Folder::new();
    let large = "k9/10/10/10/p9/9P/10/10/10/9K w - - 0 1";
    let path = folder.file("a.fen", format!("{large}\n7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\n"));
    for kilobytes in [200_000, 300_000, 400_000] {
        let (code, out, err) = limited(kilobytes, &["check", "--prove", &path]);
        let expected = [":1: Not proven: there is not enough memory; ", ":2: White to move, mate in 1 "];
        let lines: Vec<&str> = out.lines().collect();
        let is_said = lines.len() == 2 && lines.iter().zip(expected).all(|(line, part)| line.contains(part));
        assert!(is_said && code == Some(0), "{kilobytes}: {code:?} {out}{err}");
    }
}

#[test]
fn names_of_files_cannot_obey_or_forge() {
    let folder = Folder::new();
    let name = "a\u{1b}[31m\nb.fen:1: forged \u{202e}.fen";
    let missing = folder.path("a\u{1b}[31m\u{202e}.fen");
    let there = folder.file(&format!("x{name}"), "nothing here\n");
    let epd = folder.path(&format!("no/{name}"));
    for arguments in [
        &["check", &missing][..],
        &["check", &there],
        &["convert", "--to", "fen", &there],
        &["convert", "--to", "fen", "-o", &epd, START],
        &["solve", "--mate", "1", &there],
        &["render", "--to", "alt", &there, &missing],
    ] {
        let ran = run(arguments);
        let said = ran.out + &ran.err;
        assert!(!said.contains(['\u{1b}', '\u{202e}']), "{arguments:?}: {said}");
        let names = ["a\\u{1b}[31m\\nb.fen:1: forged \\u{202e}.fen", "a\\u{1b}[31m\\u{202e}.fen"];
        assert!(names.iter().any(|name| said.contains(name)), "{arguments:?}: {said}");
        assert!(!said.lines().any(|line| line.starts_with("b.fen:1")), "{arguments:?}: {said}");
    }
}

#[test]
fn commands_are_answered_on_the_terminal() {
    let help = run(&["help"]);
    assert!(help.code == Some(0) && help.out.contains("convert") && help.out.contains("solve"), "{help:?}");
    assert!(run(&["help", "convert"]).out.contains("--strict"));
    for (arguments, said) in [
        (&["chekc"][..], "Did you mean “fenwright check”?"),
        (&["chekc", START], "Did you mean “fenwright check”?"),
        (&["Convert", "--to", "fen"], ""),
        (&["solv"], "Did you mean “fenwright solve”?"),
        (&["helpp"], "Did you mean “fenwright help”?"),
        (&["a.fen.bak"], "does not exist"),
        (&["./x"], "does not exist"),
        (&["check", "a.fen.bak"], "does not exist"),
        (&["check", "./x"], "does not exist"),
        (&["convert", "--to", "fen", "a.fen.bak"], "does not exist"),
        (&["render", "-o", "x.xyz", START], "The format of \"x.xyz\" is not known"),
    ] {
        let ran = run(arguments);
        assert!(ran.code == Some(2) && ran.err.contains(said) && ran.out.is_empty(), "{arguments:?}: {ran:?}");
    }
    assert!(!fs::exists("x.xyz").expect("looked at"));
}

/// Runs a command on a terminal; `None` if `script` is not installed.
fn on_terminal(arguments: &str) -> Option<(Option<i32>, String)> {
    line_on_terminal(&format!("{} {arguments}", env!("CARGO_BIN_EXE_fenwright")))
}

/// Runs a line of a shell on a terminal.
fn line_on_terminal(line: &str) -> Option<(Option<i32>, String)> {
    let output = Command::new("script")
        .args(["-qec", line, "/dev/null"])
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .output();
    output.ok().map(|output| (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned()))
}

#[test]
fn pictures_are_not_written_to_a_terminal() {
    for form in ["png", "svg", "pdf"] {
        let Some((code, said)) = on_terminal(&format!("render --to {form} '{KINGS}'")) else { return };
        assert!(code == Some(2) && said.contains("A terminal cannot show a picture"), "{form}: {code:?} {said:.200}");
    }
    assert!(on_terminal(&format!("render --to alt '{KINGS}'")).is_some_and(|(code, _)| code == Some(0)));
}

#[test]
fn commands_show_their_progress_on_a_terminal_only() {
    let folder = Folder::new();
    let (input, out, err) = (folder.file("a.fen", format!("{KINGS}\n")), folder.path("out"), folder.path("err"));
    let slow = format!("(cat {input}; sleep 1; cat {input}; sleep 1; cat {input})");
    for arguments in ["check".to_owned(), format!("convert --to fen -o {out}"), "solve --mate 1".to_owned()] {
        let line = format!("{slow} | {} {arguments} -", env!("CARGO_BIN_EXE_fenwright"));
        let Some((_, said)) = line_on_terminal(&line) else { return };
        // The line is removed at the end.
        let (before, after) = said.split_once("\r2 positions").unwrap_or_else(|| panic!("{arguments}: {said:?}"));
        assert!(!before.contains('3') && after.contains("\r\u{1b}[K"), "{arguments}: {said:?}");
        line_on_terminal(&format!("{line} 2>{err}")).expect("script");
        assert!(!fs::read_to_string(&err).expect("written").contains('\r'), "{arguments}");
    }
}

#[test]
fn errors_have_a_colour_on_a_terminal_unless_no_color_is_set() {
    for (variables, is_coloured) in [("-u NO_COLOR TERM=xterm", true), ("NO_COLOR=1 TERM=xterm", false)] {
        let line = format!("env {variables} {} check missing.fen", env!("CARGO_BIN_EXE_fenwright"));
        let Some((code, said)) = line_on_terminal(&line) else { return };
        assert!(code == Some(2) && said.contains("cannot be opened"), "{variables}: {said:?}");
        assert_eq!(said.contains('\u{1b}'), is_coloured, "{variables}: {said:?}");
    }
    assert!(!run(&["check", "missing.fen"]).err.contains('\u{1b}'));
}

#[test]
fn reports_of_check_are_coloured_on_a_terminal_unless_no_color_is_set() {
    // The styles of clap: bold red, yellow and green.
    let [illegal, odd, corrected] = ["\u{1b}[1m\u{1b}[31m", "\u{1b}[33modd:", "\u{1b}[32mcorrected:"];
    let texts =
        ["3R2k1/8/8/8/8/8/8/6K1 w - - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 99 1", "4k3/8/8/8/8/8/8/4K3x w - - 0 1"];
    let [check, odd_check, wrong_check] =
        texts.map(|text| format!("{} check '{text}'", env!("CARGO_BIN_EXE_fenwright")));
    for (command, words) in [
        (check, vec![format!("{illegal}Black's king"), format!("{illegal}illegal position")]),
        (odd_check, vec![odd.to_owned()]),
        (wrong_check, vec![corrected.to_owned()]),
    ] {
        let Some((_, said)) = line_on_terminal(&format!("env -u NO_COLOR TERM=xterm {command}")) else { return };
        for word in words {
            assert!(said.contains(&word), "{command}: {said:?}");
        }
        let (_, said) = line_on_terminal(&format!("env NO_COLOR=1 TERM=xterm {command}")).expect("script");
        assert!(!said.contains('\u{1b}'), "{command}: {said:?}");
        let (_, said) = line_on_terminal(&format!("env -u NO_COLOR TERM=xterm {command} | cat")).expect("script");
        let before_summary = said.split("1 position").next().expect("the report");
        assert!(!before_summary.contains("\u{1b}[3"), "{command}: {said:?}");
    }
}

/// A title cannot change the colours or the title of a terminal. A pipe gets its bytes as they are.
#[test]
fn texts_of_files_cannot_command_a_terminal() {
    let folder = Folder::new();
    let title = "\u{1b}[31mred\u{9b}2J";
    let path = folder.file("a.fen", format!("# {title}\n{KINGS}\n"));
    for arguments in ["convert --to fen", "convert --to pgn", "convert --to epd", "render --to html"] {
        let Some((_, said)) = on_terminal(&format!("{arguments} {path}")) else { return };
        let said = said.replace("\r\u{1b}[K", ""); // removes the progress line of a slow run
        assert!(said.contains("red") && !said.contains(['\u{1b}', '\u{9b}']), "{arguments}: {said:?}");
    }
    let (_, said) = on_terminal(&format!("convert --to fen {path}")).expect("it was there above");
    assert_eq!(said, format!("# \\u{{1b}}[31mred\\u{{9b}}2J\r\n{KINGS}\r\n"));
    assert_eq!(run(&["convert", "--to", "fen", &path]).out, format!("# {title}\n{KINGS}\n"));
}

#[test]
fn json_has_no_control_characters() {
    let folder = Folder::new();
    let text = format!("{KINGS} \u{1b}[31m\u{9b}2J\u{7f}\u{85}x");
    let path = folder.file("a\u{9b}.fen", format!("{text}\n"));
    for arguments in [&["check", "--json"][..], &["solve", "--mate", "1", "--json"]] {
        let ran = run(&[arguments, &[path.as_str()]].concat());
        assert!(!ran.out.trim_end().contains(char::is_control), "{arguments:?}: {:?}", ran.out);
        assert_eq!(ran.objects()[0]["file"], path.as_str(), "{arguments:?}");
    }
    assert_eq!(run(&["check", "--json", &path]).objects()[0]["input"], text.as_str());
}
