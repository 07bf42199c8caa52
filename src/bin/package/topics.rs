//! The pages of the manual, as HTML and as manual pages of section 7.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::Path;
use std::{fs, io};

use clap_mangen::roff::{Roff, bold, italic, roman};
use fenwright::lang::Language;
use fenwright::manual::{self, Block, Inline, Page};
use pulldown_cmark::{CowStr, Event, Parser, Tag, html::push_html};

use super::{File, VERSION};

/// The folder with the HTML in `html` and the pictures beside `html`, where the pages expect them.
const FOLDER: &str = "share/doc/fenwright";

const STYLE: &str =
    "body { max-width: 48em; margin: 2em auto; padding: 0 1em; font: 1em/1.5 sans-serif; color-scheme: light dark }
td, th { padding: 0.2em 1em 0.2em 0; text-align: left; vertical-align: top }
pre { overflow: auto }
img { max-width: 100% }";

/// Makes the pages of all languages and copies their pictures; `date` is the day of the release.
pub(super) fn pages(root: &Path, date: &str) -> Result<Vec<File>, Box<dyn Error>> {
    let (mut files, mut pictures) = (vec![], BTreeSet::new());
    for language in Language::all() {
        for page in manual::pages(language).iter().filter(|page| page.language == language) {
            let (code, slug) = (language.code(), &page.slug);
            files.push((format!("{FOLDER}/html/{code}/{slug}.html"), html(page, &mut pictures).into_bytes()));
            let folder = if language == Language::ENGLISH { String::new() } else { format!("{code}/") };
            files.push((format!("share/man/{folder}man7/fenwright-{slug}.7"), man(page, date)?));
        }
    }
    for name in pictures {
        let source = root.join("assets").join(&name);
        files.push((format!("{FOLDER}/{name}"), fs::read(&source).map_err(|error| format!("{name}: {error}"))?));
    }
    Ok(files)
}

/// Returns a page in HTML. Adds the pictures that the page shows to `pictures`, by their paths below `assets`.
fn html(page: &Page, pictures: &mut BTreeSet<String>) -> String {
    let events = Parser::new_ext(page.source, manual::MARKDOWN).map(|mut event| {
        match &mut event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                if let Some(page) = dest_url.strip_suffix(".md") {
                    *dest_url = CowStr::from(format!("{page}.html"));
                }
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                pictures.insert(dest_url.trim_start_matches("../").to_owned());
            }
            _ => {}
        }
        event
    });
    let mut body = String::new();
    push_html(&mut body, events);
    let (code, title) = (page.language.code(), html_escape::encode_text(&page.title));
    let contents = manual::pages(page.language).first().map_or("", |index| index.title.as_str());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>{title}</title>\n\
         <style>\n{STYLE}\n</style>\n</head>\n<body>\n<nav><a href=\"index.html\">{contents}</a></nav>\n{body}</body>\n</html>\n"
    )
}

fn man(page: &Page, date: &str) -> io::Result<Vec<u8>> {
    let mut roff = Roff::new();
    let name = format!("fenwright-{}", page.slug);
    let source = format!("fenwright {VERSION}");
    roff.control("TH", [name.as_str(), "7", date, source.as_str(), "Fenwright"]);
    roff.control("SH", ["NAME"]).text([roman(format!("{name} - {}", page.title))]);
    roff.control("SH", [page.title.as_str()]);
    let mut columns: &[manual::Text] = &[];
    for block in &page.blocks {
        match block {
            Block::Heading(heading) => {
                roff.control("SH", [heading.as_str()]);
            }
            Block::Paragraph(text) => {
                roff.control("PP", []).text(words(text));
            }
            Block::Item(text) => {
                roff.control("IP", ["\\(bu", "2"]).text(words(text));
            }
            Block::Code(code) => {
                roff.control("PP", []).control("EX", []);
                for line in code.lines() {
                    roff.text([roman(line)]);
                }
                roff.control("EE", []);
            }
            Block::Columns(cells) => columns = cells,
            Block::Row(cells) => {
                roff.control("TP", []);
                for (index, (cell, column)) in cells.iter().zip(columns).enumerate() {
                    let mut text = words(cell);
                    if index > 0 && cells.len() > 2 {
                        text.insert(0, roman(format!("{}: ", manual::plain(column))));
                    }
                    roff.text(text);
                    if index > 0 && index + 1 < cells.len() {
                        roff.control("br", []);
                    }
                }
            }
        }
    }
    roff.control("SH", ["SEE ALSO"]).text([bold("fenwright"), roman("(1), "), bold("fenwright-index"), roman("(7)")]);
    let mut out = vec![];
    roff.to_writer(&mut out)?;
    Ok(out)
}

fn words(text: &[Inline]) -> Vec<clap_mangen::roff::Inline> {
    let part = |part: &Inline| match part {
        Inline::Text(text) => vec![roman(text.as_str())],
        Inline::Code(code) => vec![bold(code.as_str())],
        Inline::Link { label, slug } => {
            vec![italic(label.as_str()), roman(", "), bold(format!("fenwright-{slug}")), roman("(7)")]
        }
    };
    text.iter().flat_map(part).collect()
}
