//! The pages of the manual: their index, links, names of menus, and outputs of commands.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fenwright::lang::Language;
use fenwright::manual::{self, Block};

use crate::program::program;
use crate::render::words;

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/manual").join(language.code())
}

/// The pages that are written in their language, each with its name in messages.
fn pages() -> impl Iterator<Item = (String, &'static manual::Page)> {
    let written = |language| manual::pages(language).iter().filter(move |page| page.language == language);
    Language::all().flat_map(written).map(|page| (format!("{}/{}", page.language.code(), page.slug), page))
}

/// The addresses of links and pictures.
fn addresses(source: &str) -> Vec<&str> {
    source.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

#[test]
fn every_page_is_in_the_index_of_its_language() {
    for language in Language::all() {
        let pages = manual::pages(language);
        let slugs: BTreeSet<&str> = pages.iter().map(|page| page.slug.as_str()).collect();
        assert_eq!(slugs.len(), pages.len(), "the English index lists each page once");
        for file in fs::read_dir(folder(language)).expect("a folder") {
            let path = file.expect("a file").path();
            let slug = path.file_stem().and_then(|slug| slug.to_str()).expect("a name");
            assert!(slugs.contains(slug), "{} is not in the English index", path.display());
        }
        let links = addresses(pages[0].source);
        for page in &pages[1..] {
            let file = format!("{}.md", page.slug);
            let is_listed = links.iter().any(|link| link.rsplit('/').next() == Some(file.as_str()));
            assert!(is_listed, "{file} is not in the index in {}", language.code());
        }
    }
}

#[test]
fn links_and_pictures_exist() {
    for (name, page) in pages() {
        for address in addresses(page.source).into_iter().filter(|address| !address.contains("://")) {
            assert!(folder(page.language).join(address).is_file(), "{name} refers to {address}");
        }
    }
}

#[test]
fn pages_begin_with_their_title_and_tables_have_no_gaps() {
    for (name, page) in pages() {
        assert!(page.source.starts_with(&format!("# {}\n", page.title)), "{name}");
        for block in &page.blocks {
            let (Block::Columns(cells) | Block::Row(cells)) = block else { continue };
            assert!(cells.iter().all(|cell| !cell.is_empty()), "{name}: {}", block.plain());
        }
    }
}

#[test]
fn commands_are_named_as_in_the_menus() {
    let mut count = 0;
    for (name, page) in pages() {
        let (_, texts) = page.language.files().find(|(file, _)| *file == "commands.ftl").expect("a file");
        let names: BTreeSet<&str> = texts.lines().filter_map(|line| Some(line.split_once(" = ")?.1)).collect();
        let source = page.source.split_whitespace().collect::<Vec<_>>().join(" ");
        for quoted in source.split('\u{201c}').skip(1) {
            let quoted = quoted.split('\u{201d}').next().unwrap_or_default();
            let steps: Vec<&str> = quoted.split(" > ").collect();
            if steps.len() > 1 {
                count += 1;
                let unknown = steps.iter().find(|step| !names.contains(*step));
                assert_eq!(unknown, None, "{name}: {quoted}");
            }
        }
    }
    assert!(count > 20, "only {count} commands");
}

/// Runs the commands of a block with lines such as `$ fenwright check …`, and compares what they print with what the
/// block shows. A command with a remark shows no output; it only has to be accepted. Returns the number of commands.
fn run_commands(name: &str, code: &str, folder: &Path) -> usize {
    let commands = format!("\n{code}");
    let commands = commands.split("\n$ fenwright ").skip(1);
    let run = |command: &str| {
        let (line, shown) = command.split_once('\n').unwrap_or((command, ""));
        let (line, remark) = line.split_once(" #").unwrap_or((line, ""));
        let line = line.trim();
        let output = program().args(words(line)).current_dir(folder).output().expect("the program runs");
        let printed = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        if remark.is_empty() {
            assert_eq!(printed.trim_end(), shown.trim_end(), "{name}: {line}");
        } else if line.contains(' ') {
            assert!(matches!(output.status.code(), Some(0 | 1)), "{name}: {line}: {printed}");
        } else {
            assert!(printed.contains("DISPLAY"), "{name}: {line} opens the window: {printed}");
        }
    };
    commands.map(run).count()
}

#[test]
fn commands_print_the_output_that_is_shown() {
    let mut count = 0;
    for (name, page) in pages() {
        for block in &page.blocks {
            if let Block::Code(code) = block {
                count += run_commands(&name, code, Path::new("."));
            }
        }
    }
    assert!(count >= 3, "only {count} commands");
}

#[test]
fn commands_of_the_readme_print_the_output_that_is_shown() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("puzzles.epd"), PUZZLES).expect("a file");
    fs::copy(project.join("assets/screenshots/setting-up.png"), folder.path().join("page.png")).expect("a picture");
    let readme = fs::read_to_string(project.join("README.md")).expect("the README");
    let blocks = readme.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
    let count: usize = blocks.map(|code| run_commands("README", code, folder.path())).sum();
    assert!(count >= 7, "only {count} commands");
}

const PUZZLES: &str =
    "kbK5/pp6/1P6/8/8/7p/7P/R7 w - - dm 2; id \"one\";\n7k/8/6KP/8/8/8/8/R7 w - - bm Ra8#; id \"two\";\n";
