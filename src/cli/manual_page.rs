//! `fenwright man`: the manual pages of the program and of its commands, in English.

use std::io;

use clap::{Args, Command};
use clap_mangen::roff::{Roff, bold, italic, roman};

use super::{Outcome, output, translated};
use crate::lang::{self, Language};

/// The arguments of `fenwright man`.
#[derive(Args, Debug)]
pub struct Man {
    #[arg(value_name = "NAME")]
    command: Option<String>,
}

impl Man {
    /// Runs the command: prints the source of a manual page of `program`.
    pub fn run(&self, program: Command) -> Outcome {
        let name = self.command.as_ref().map_or_else(|| "fenwright.1".to_owned(), |name| format!("fenwright-{name}.1"));
        let page =
            manual_pages(program).map(|pages| pages.into_iter().find(|(file, _)| *file == name).unwrap_or_default().1);
        output::print(page)
    }
}

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

/// Returns the manual pages of the program and of its commands, each with the name of its file.
///
/// ```
/// use clap::CommandFactory;
/// use fenwright::cli::{Arguments, manual_pages};
/// let pages = manual_pages(Arguments::command()).unwrap();
/// assert!(pages.iter().any(|(name, page)| name == "fenwright-check.1" && page.starts_with(b".")));
/// ```
///
/// # Errors
/// Never: the pages are written to memory.
pub fn manual_pages(program: Command) -> io::Result<Vec<(String, Vec<u8>)>> {
    let program = lang::with(Language::ENGLISH, || translated(program.disable_help_subcommand(true)));
    let commands: Vec<&Command> = program.get_subcommands().filter(|command| !command.is_hide_set()).collect();
    let names: Vec<String> = commands.iter().map(|command| format!("fenwright-{}", command.get_name())).collect();
    let mut pages = vec![page(&program, &names)?];
    for command in &commands {
        pages.push(page(command, &[])?);
    }
    Ok(pages)
}

/// Makes a page. The page of the program refers to `others`, which is empty for a command.
fn page(command: &Command, others: &[String]) -> io::Result<(String, Vec<u8>)> {
    let source = concat!("fenwright ", env!("CARGO_PKG_VERSION"));
    let man =
        clap_mangen::Man::new(command.clone()).date(env!("FENWRIGHT_DATE")).source(source).manual("User Commands");
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
    Ok((man.get_filename(), out))
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
