//! Writes diagrams and solutions as an EPUB 3 book: a chapter for each page of the layout, and one of solutions. The
//! diagrams and their solutions link to each other.

use std::fmt::Write as _;

use super::archive::Archive;
use super::error::WorksheetError;
use super::layout::Layout;
use super::legend::{Figure, Legend};
use super::solutions::SolutionEntry;
use crate::board::Color;
use crate::diagram::svg::escaped;
use crate::diagram::{CaptionLine, CaptionLineKind, Diagram, alt_text, svg};
use crate::{lang, tr};

/// A book that is written chapter by chapter.
pub(super) struct Book<'a> {
    layout: &'a Layout<'a>,
    archive: Archive,
    chapters: Vec<Chapter>,
    /// The number of diagrams so far.
    diagrams: usize,
    /// The checksum of all content, which identifies the book.
    checksum: crc32fast::Hasher,
}

struct Chapter {
    file: String,
    title: String,
}

const SOLUTIONS: &str = "solutions.xhtml";

impl<'a> Book<'a> {
    pub(super) fn new(layout: &'a Layout<'a>) -> Result<Self, WorksheetError> {
        let mut archive = Archive::new();
        // The first file must state the kind of the archive, uncompressed.
        archive.add_stored("mimetype", b"application/epub+zip")?;
        archive.add("META-INF/container.xml", CONTAINER)?;
        archive.add("EPUB/style.css", STYLE)?;
        let checksum = crc32fast::Hasher::new();
        Ok(Self { layout, archive, chapters: Vec::new(), diagrams: 0, checksum })
    }

    /// Adds a page of the layout. All solutions are in one chapter, which is added for their first page.
    pub(super) fn add_page(&mut self, number: usize) -> Result<(), WorksheetError> {
        match number.checked_sub(self.layout.diagram_pages()) {
            None => self.add_diagrams(number),
            Some(0) => self.add_solutions(number),
            Some(_) => Ok(()),
        }
    }

    fn add_diagrams(&mut self, number: usize) -> Result<(), WorksheetError> {
        let mut body = String::new();
        let first = self.diagrams + 1;
        let layout = self.layout;
        for (figure, legend) in layout.on_page(number) {
            self.diagrams += 1;
            let bare = Diagram { size: SIZE, print: None, ..Layout::without_caption(&figure.diagram) };
            self.put(&format!("{}.svg", self.diagrams), &svg(&bare))?;
            add_figure(&mut body, self.diagrams, &bare, (figure, legend));
        }
        let offset = layout.sheet.first_number - 1;
        let range = match self.diagrams {
            last if last == first => (first + offset).to_string(),
            last => format!("{}\u{2013}{}", first + offset, last + offset),
        };
        let title = [layout.title(number), range].into_iter().filter(|text| !text.is_empty());
        self.add_chapter(chapter_file(number), &title.collect::<Vec<_>>().join(" "), &body)
    }

    fn add_solutions(&mut self, number: usize) -> Result<(), WorksheetError> {
        let layout = self.layout;
        let solved = (1_usize..).zip(layout.figures).filter(|(_, figure)| !figure.solution.is_empty());
        let mut body = String::new();
        for ((place, _), SolutionEntry { number, title, moves }) in solved.zip(&layout.solutions.entries) {
            let heading = [number.as_str(), title].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
            let chapter = chapter_file((place - 1) / layout.sheet.per_page.count());
            let heading = escaped(&heading.join(" "));
            // Writing to a string cannot fail.
            let _ = writeln!(body, "<section id=\"s{place}\"><h2><a href=\"{chapter}#d{place}\">{heading}</a></h2>");
            for (level, moves) in moves {
                let _ = writeln!(body, "<p class=\"moves\" style=\"margin-left:{level}em\">{}</p>", escaped(moves));
            }
            body.push_str("</section>\n");
        }
        if let Some(remark) = &layout.solutions.remark {
            let _ = writeln!(body, "<p class=\"quiet\">{}</p>", escaped(remark));
        }
        self.add_chapter(SOLUTIONS.to_owned(), &layout.title(number), &body)
    }

    fn add_chapter(&mut self, file: String, title: &str, body: &str) -> Result<(), WorksheetError> {
        let title = escaped(title);
        let content = page(&title, "", &format!("<h1>{title}</h1>\n{body}"));
        self.put(&file, &content)?;
        self.chapters.push(Chapter { file, title });
        Ok(())
    }

    fn put(&mut self, file: &str, content: &str) -> Result<(), WorksheetError> {
        self.checksum.update(content.as_bytes());
        self.archive.add(&format!("EPUB/{file}"), content)
    }

    /// Returns the file.
    pub(super) fn finish(mut self) -> Result<Vec<u8>, WorksheetError> {
        let items =
            self.chapters.iter().map(|Chapter { file, title }| format!("<li><a href=\"{file}\">{title}</a></li>\n"));
        let name = escaped(self.layout.sheet.name());
        let list = format!("<nav epub:type=\"toc\"><h1>{name}</h1>\n<ol>\n{}</ol></nav>\n", items.collect::<String>());
        self.archive.add("EPUB/nav.xhtml", &page(&name, " xmlns:epub=\"http://www.idpf.org/2007/ops\"", &list))?;
        let package = self.package(&name);
        self.archive.add("EPUB/package.opf", &package)?;
        self.archive.finish()
    }

    fn package(&self, name: &str) -> String {
        let mut manifest = String::new();
        let mut item = |id: &str, file: &str, kind: &str, more: &str| {
            let _ = writeln!(manifest, "<item id=\"{id}\" href=\"{file}\" media-type=\"{kind}\"{more}/>");
        };
        item("nav", "nav.xhtml", XHTML, " properties=\"nav\"");
        item("style", "style.css", "text/css", "");
        for number in 1..=self.diagrams {
            item(&format!("svg{number}"), &format!("{number}.svg"), "image/svg+xml", "");
        }
        let mut spine = String::new();
        for (number, Chapter { file, .. }) in self.chapters.iter().enumerate() {
            item(&format!("chapter{number}"), file, XHTML, "");
            let _ = writeln!(spine, "<itemref idref=\"chapter{number}\"/>");
        }
        let language = lang::current().code();
        format!(
            "{XML}<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\" \
             xml:lang=\"{language}\">\n<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n\
             <dc:identifier id=\"id\">urn:fenwright:{:08x}</dc:identifier>\n<dc:title>{name}</dc:title>\n\
             <dc:language>{language}</dc:language>\n{METADATA}</metadata>\n<manifest>\n{manifest}</manifest>\n\
             <spine>\n{spine}</spine>\n</package>\n",
            self.checksum.clone().finalize()
        )
    }
}

/// The size for which coordinates and hatching are drawn, in pixels.
const SIZE: u32 = 480;

const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const XHTML: &str = "application/xhtml+xml";

const CONTAINER: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
     <container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\"><rootfiles>\
     <rootfile full-path=\"EPUB/package.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles></container>\n";

/// The date is always the same, so that the same positions make the same file.
const METADATA: &str = "<meta property=\"dcterms:modified\">2000-01-01T00:00:00Z</meta>\n\
     <meta property=\"schema:accessMode\">visual</meta>\n<meta property=\"schema:accessMode\">textual</meta>\n\
     <meta property=\"schema:accessModeSufficient\">textual</meta>\n\
     <meta property=\"schema:accessibilityFeature\">alternativeText</meta>\n\
     <meta property=\"schema:accessibilityFeature\">tableOfContents</meta>\n\
     <meta property=\"schema:accessibilityHazard\">none</meta>\n";

/// No colors of text and paper, because readers have their own.
const STYLE: &str = "figure { margin: 0 0 2em; break-inside: avoid; }\n\
     figure img { display: block; width: 100%; max-width: 22em; }\n\
     figcaption p { margin: .2em 0; }\n\
     .quiet { opacity: .75; }\n\
     h1 { font-size: 1.4em; }\n\
     h2 { font-size: 1em; margin: 1em 0 .2em; }\n\
     .moves { margin-top: 0; margin-bottom: 0; padding-left: 1em; text-indent: -1em; }\n";

fn chapter_file(page: usize) -> String {
    format!("chapter{}.xhtml", page + 1)
}

fn page(title: &str, namespaces: &str, body: &str) -> String {
    let language = lang::current().code();
    format!(
        "{XML}<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\"{namespaces} xml:lang=\"{language}\" \
         lang=\"{language}\">\n<head><title>{title}</title><link rel=\"stylesheet\" href=\"style.css\"/></head>\n\
         <body>\n{body}</body>\n</html>\n"
    )
}

fn add_figure(out: &mut String, place: usize, diagram: &Diagram, (figure, legend): (&Figure, &Legend)) {
    let alt = escaped(&alt_text(diagram)).replace('"', "&quot;");
    let _ = writeln!(out, "<figure id=\"d{place}\"><img src=\"{place}.svg\" alt=\"{alt}\"/>\n<figcaption>");
    let mut number = legend.number.map(|number| format!("<b>{number}</b> ")).unwrap_or_default();
    for CaptionLine { kind, text } in &legend.lines {
        let disc = match kind {
            CaptionLineKind::Mover(Color::White) => "\u{25CB} ",
            CaptionLineKind::Mover(Color::Black) => "\u{25CF} ",
            _ => "",
        };
        let class = if kind.is_quiet() { " class=\"quiet\"" } else { "" };
        let _ = writeln!(out, "<p{class}>{}{disc}{}</p>", std::mem::take(&mut number), escaped(text));
    }
    if !number.is_empty() {
        let _ = writeln!(out, "<p>{number}</p>");
    }
    if !figure.solution.is_empty() {
        let _ = writeln!(out, "<p><a href=\"{SOLUTIONS}#s{place}\">{}</a></p>", tr!("diagram-solution"));
    }
    out.push_str("</figcaption></figure>\n");
}
