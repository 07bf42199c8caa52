//! The manual: the Markdown pages of `assets/manual/<code>`, read for the window and for Unix manual pages.
//!
//! The English index lists all pages. A page that a language lacks is in English. Pictures are left out. On macOS, the
//! blocks of a page name the key Cmd where its source names Ctrl.
//!
//! ```
//! use fenwright::lang::Language;
//! let pages = fenwright::manual::pages(Language::ENGLISH);
//! assert_eq!((pages[0].slug.as_str(), pages[1].title.as_str()), ("index", "Install and start"));
//! ```

use std::collections::HashMap;
use std::mem::take;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::lang::{self, Language};
use crate::tr;

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/manual");

static PAGES: LazyLock<HashMap<Language, Vec<Page>>> =
    LazyLock::new(|| Language::all_with_pseudo().map(|language| (language, read_pages(language))).collect());

/// The slug of the page that lists all others.
pub const INDEX: &str = "index";

/// The Markdown extensions that the pages use.
pub const MARKDOWN: Options = Options::ENABLE_TABLES;

/// The names of the key Ctrl in the sources of the pages.
const CTRL: [&str; 2] = ["Ctrl", "Strg"];

/// A page of the manual.
#[derive(Debug)]
pub struct Page {
    /// The name of the file of the page, without the extension.
    pub slug: String,
    /// The language in which the page is written.
    pub language: Language,
    /// The Markdown source.
    pub source: &'static str,
    /// The first heading of the page.
    pub title: String,
    /// Everything below the title.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Debug, PartialEq, Eq)]
pub enum Block {
    /// The heading of a section.
    Heading(String),
    /// A paragraph.
    Paragraph(Text),
    /// An item of a list.
    Item(Text),
    /// A block of code.
    Code(String),
    /// The column headings of a table, whose rows follow.
    Columns(Vec<Text>),
    /// A row of a table.
    Row(Vec<Text>),
}

/// Text with code and links.
pub type Text = Vec<Inline>;

/// A part of a text.
#[derive(Debug, PartialEq, Eq)]
pub enum Inline {
    /// Plain text.
    Text(String),
    /// Code within a sentence.
    Code(String),
    /// A link to another page, by its slug.
    #[expect(missing_docs, reason = "the names say it")]
    Link { label: String, slug: String },
}

/// Returns all pages in the order of the index. The first page is the index itself.
pub fn pages(language: Language) -> &'static [Page] {
    PAGES.get(&language).or_else(|| PAGES.get(&Language::ENGLISH)).map_or(&[], Vec::as_slice)
}

/// Returns the words of a text, without the markup of code and links.
pub fn plain(text: &[Inline]) -> String {
    let plain = |part: &Inline| match part {
        Inline::Text(text) | Inline::Code(text) | Inline::Link { label: text, .. } => text.clone(),
    };
    text.iter().map(plain).collect()
}

impl Block {
    /// Returns the words of the block, without the markup of code and links.
    pub fn plain(&self) -> String {
        match self {
            Self::Heading(text) | Self::Code(text) => text.clone(),
            Self::Paragraph(text) | Self::Item(text) => plain(text),
            Self::Columns(cells) | Self::Row(cells) => {
                cells.iter().map(|cell| plain(cell)).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// Names the modifier of shortcuts as the platform does. Changes the words of an English page if the wanted language
    /// is the pseudo-language.
    fn adapt(&mut self, wanted: Language, modifier: &str) {
        let adapt = |text: &mut String| *text = wanted.adapt_english(&with_modifier(text, modifier)).into_owned();
        let adapt_text = |text: &mut Text| {
            for part in text {
                match part {
                    Inline::Text(text) | Inline::Link { label: text, .. } => adapt(text),
                    Inline::Code(_) => {}
                }
            }
        };
        match self {
            Self::Heading(text) => adapt(text),
            Self::Paragraph(text) | Self::Item(text) => adapt_text(text),
            Self::Columns(cells) | Self::Row(cells) => cells.iter_mut().for_each(adapt_text),
            Self::Code(_) => {}
        }
    }
}

/// Returns a text of a page in which the modifier of shortcuts has this name.
fn with_modifier(text: &str, modifier: &str) -> String {
    CTRL.iter().fold(text.to_owned(), |text, name| text.replace(name, modifier))
}

fn read_pages(language: Language) -> Vec<Page> {
    let index = Page::read(INDEX, Language::ENGLISH);
    let links = index.iter().flat_map(|index| &index.blocks).filter_map(|block| match block {
        Block::Item(text) => {
            text.iter().find_map(|part| if let Inline::Link { slug, .. } = part { Some(slug) } else { None })
        }
        _ => None,
    });
    [INDEX].into_iter().chain(links.map(String::as_str)).filter_map(|slug| Page::read(slug, language)).collect()
}

impl Page {
    fn read(slug: &str, wanted: Language) -> Option<Self> {
        let source = |language: Language| {
            let file = FOLDER.get_file(format!("{}/{slug}.md", language.code()))?;
            Some((language, file.contents_utf8()?))
        };
        let (language, source) = source(wanted).or_else(|| source(Language::ENGLISH))?;
        let mut blocks = read_blocks(source);
        let modifier = lang::with(language, || tr!("window-key-ctrl"));
        for block in &mut blocks {
            block.adapt(wanted, modifier);
        }
        let title = if blocks.is_empty() { String::new() } else { blocks.remove(0).plain() };
        Some(Self { slug: slug.to_owned(), language, source, title, blocks })
    }
}

fn read_blocks(source: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let (mut text, mut cells) = (Text::new(), Vec::new());
    // The index in `text` at which the label of a link or a picture begins, and the address of the link.
    let (mut label, mut address) = (0, String::new());
    for event in Parser::new_ext(source, MARKDOWN) {
        match event {
            Event::Text(part) => text.push(Inline::Text(part.into_string())),
            Event::Code(part) => text.push(Inline::Code(part.into_string())),
            Event::SoftBreak => text.push(Inline::Text(" ".to_owned())),
            Event::Start(Tag::Link { dest_url, .. }) => (label, address) = (text.len(), dest_url.into_string()),
            Event::End(TagEnd::Link) => {
                let label = plain(&text.split_off(label));
                text.push(Inline::Link { label, slug: slug(&address).to_owned() });
            }
            Event::Start(Tag::Image { .. }) => label = text.len(),
            Event::End(TagEnd::Image) => text.truncate(label),
            Event::End(TagEnd::Heading(_)) => blocks.push(Block::Heading(plain(&take(&mut text)))),
            Event::End(TagEnd::Paragraph) => blocks.push(Block::Paragraph(take(&mut text))),
            Event::End(TagEnd::Item) => blocks.push(Block::Item(take(&mut text))),
            Event::End(TagEnd::CodeBlock) => blocks.push(Block::Code(plain(&take(&mut text)).trim_end().to_owned())),
            Event::End(TagEnd::TableCell) => cells.push(take(&mut text)),
            Event::End(TagEnd::TableHead) => blocks.push(Block::Columns(take(&mut cells))),
            Event::End(TagEnd::TableRow) => blocks.push(Block::Row(take(&mut cells))),
            _ => {}
        }
    }
    // Removes blocks that had only pictures, which are empty now.
    blocks.retain(|block| !block.plain().trim().is_empty());
    blocks
}

fn slug(address: &str) -> &str {
    let name = address.rsplit('/').next().unwrap_or(address);
    name.strip_suffix(".md").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_blocks() {
        let text = |text: &str| Inline::Text(text.to_owned());
        let code = |text: &str| Inline::Code(text.to_owned());
        let link = Inline::Link { label: "the b".to_owned(), slug: "b".to_owned() };
        let source = "# A\n\n![x](y.png)\n![z](z.png)\n\nOne\n`two`.\n\n- see [the `b`](../en/b.md)\n\n```sh\n$ x\ny\n```\n\n\
                      | C | D |\n| --- | --- |\n| `c` | d |\n";
        let expected = [
            Block::Heading("A".to_owned()),
            Block::Paragraph(vec![text("One"), text(" "), code("two"), text(".")]),
            Block::Item(vec![text("see "), link]),
            Block::Code("$ x\ny".to_owned()),
            Block::Columns(vec![vec![text("C")], vec![text("D")]]),
            Block::Row(vec![vec![code("c")], vec![text("d")]]),
        ];
        assert_eq!(read_blocks(source), expected);
    }

    #[test]
    fn a_page_names_the_modifier_of_the_platform() {
        assert_eq!(with_modifier("Ctrl+Up, Ctrl+Down, with Ctrl", "Cmd"), "Cmd+Up, Cmd+Down, with Cmd");
        assert_eq!(with_modifier("mit Strg ziehen", "Cmd"), "mit Cmd ziehen");
    }
}
