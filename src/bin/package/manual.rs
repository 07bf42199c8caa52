//! The manual pages: one for the program and one for each command.

use std::io;

use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, italic, roman};
use fenwright::cli::{Arguments, translated};

use super::{File, VERSION};

const FILES: [(&str, &str); 4] = [
    ("$XDG_CONFIG_HOME/fenwright/settings.json", "The settings. Without the variable, in ~/.config."),
    (
        "$XDG_STATE_HOME/fenwright/state.json",
        "Recent files and the size of the window. Without the variable, in ~/.local/state.",
    ),
    ("$XDG_STATE_HOME/fenwright/journals", "Unsaved changes, which can be restored after a crash."),
    (
        "$XDG_DATA_HOME/fenwright/looks.json",
        "Piece sets learned from corrections of pictures. Without the variable, in ~/.local/share.",
    ),
];

const EXAMPLES: [(&str, &str); 6] = [
    ("fenwright puzzles.epd", "Open a file in the window."),
    ("fenwright check '6k1/5pp/8/8/8/8/5PPP/3R2K1 W - -'", "Report the errors of a text and its correction."),
    ("fenwright convert --to pgn -o puzzles.pgn puzzles.epd", "Write the positions of a file in another format."),
    ("fenwright render -o sheet.pdf --per-page 6 puzzles.fen", "Draw pages to print."),
    ("fenwright solve --mate 2 'kbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1'", "Find every key of a mate problem."),
    ("fenwright analyse --score suite.epd", "Count the hits of a chess engine on test positions."),
];

const CODES: [(&str, &str); 3] = [
    ("0", "Every record was read strictly, or the window was closed."),
    ("1", "Some records were corrected or are unreadable, or a search ran out of time."),
    ("2", "The arguments or a file could not be used, there is no engine, or no screen for the window."),
];

/// The description of the program, longer than its help text.
const DESCRIPTION: [&str; 2] = [
    "Without a command, a window opens with the given file or with the positions of the given texts: FEN, EPD, a picture, or any \
     text that a person would recognise as a position. Corrections of the text are listed. Press F1 in the window for keys and mouse.",
    "The commands need no screen. They read files of any size, texts and standard input. To open a file with the name of a \
     command, write ./check.",
];

/// Makes all pages; `date` is the day of the release.
pub(super) fn pages(date: &str) -> io::Result<Vec<File>> {
    let program = translated(Arguments::command().disable_help_subcommand(true));
    let commands: Vec<&Command> = program.get_subcommands().filter(|command| !command.is_hide_set()).collect();
    let mut pages = vec![];
    for command in &commands {
        pages.push(page(command, &[], date)?);
    }
    let names: Vec<String> = commands.iter().map(|command| format!("fenwright-{}", command.get_name())).collect();
    pages.push(page(&program, &names, date)?);
    Ok(pages)
}

/// Makes a page. The page of the program refers to `others`, which is empty for a command.
fn page(command: &Command, others: &[String], date: &str) -> io::Result<File> {
    let man = Man::new(command.clone()).date(date).source(format!("fenwright {VERSION}")).manual("User Commands");
    let is_program = !others.is_empty();
    let mut out = vec![];
    man.render_title(&mut out)?;
    man.render_name_section(&mut out)?;
    man.render_synopsis_section(&mut out)?;
    if is_program {
        description().to_writer(&mut out)?;
    } else {
        man.render_description_section(&mut out)?;
    }
    man.render_options_section(&mut out)?;
    let mut more = Roff::new();
    if is_program {
        man.render_subcommands_section(&mut out)?;
        list(&mut more, "EXAMPLES", &EXAMPLES);
        list(&mut more, "FILES", &FILES);
        list(&mut more, "EXIT STATUS", &CODES);
    }
    more.control("SH", ["SEE ALSO"]);
    let others = if is_program { others } else { &["fenwright".to_owned()] };
    for (index, name) in others.iter().enumerate() {
        more.text([bold(name.as_str()), roman(if index + 1 < others.len() { "(1)," } else { "(1)" })]);
    }
    more.to_writer(&mut out)?;
    Ok((format!("share/man/man1/{}", man.get_filename()), out))
}

fn description() -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["DESCRIPTION"]);
    for paragraph in DESCRIPTION {
        roff.text([roman(paragraph)]);
        roff.control("PP", []);
    }
    roff
}

fn list(roff: &mut Roff, heading: &str, rows: &[(&str, &str)]) {
    roff.control("SH", [heading]);
    for (term, meaning) in rows {
        roff.control("TP", []);
        roff.text([italic(*term)]);
        roff.text([roman(*meaning)]);
    }
}
