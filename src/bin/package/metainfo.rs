//! The `AppStream` metainfo for software centers.

use std::error::Error;
use std::fmt::Write;

use super::news::{Block, Release};
use super::{File, HOMEPAGE, reverse_host};

/// Fills releases and addresses into the template. The component gives the file its name.
pub(super) fn file(template: &str, releases: &[Release]) -> Result<File, Box<dyn Error>> {
    let name = reverse_host()?;
    let (before, after) = template.split_once("<releases/>").ok_or("the metainfo has no place for releases")?;
    let head = before.rfind("<id>").ok_or("the metainfo has no id")?;
    // The comment above the component explains the placeholders and is left out.
    let start = before.find("<component").filter(|start| *start < head).ok_or("the metainfo has no component")?;
    let text = format!("{}{}{after}", &before[start..], releases_xml(releases));
    let text = text.replace("HOMEPAGE", HOMEPAGE.trim_end_matches('/')).replace("NAME", &name);
    let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    Ok((format!("share/metainfo/{name}.fenwright.metainfo.xml"), format!("{declaration}{text}").into_bytes()))
}

fn releases_xml(releases: &[Release]) -> String {
    let mut out = "<releases>\n".to_owned();
    for Release { version, date, summary } in releases {
        let _ = writeln!(out, "    <release version=\"{version}\" date=\"{date}\">\n      <description>");
        for items in summary.chunk_by(|one, other| matches!((one, other), (Block::Item(_), Block::Item(_)))) {
            write_run(&mut out, items);
        }
        out.push_str("      </description>\n    </release>\n");
    }
    out + "  </releases>"
}

/// Writes a single paragraph, or all items of a list.
fn write_run(out: &mut String, blocks: &[Block]) {
    let is_list = matches!(blocks, [Block::Item(_), ..]);
    out.push_str(if is_list { "        <ul>\n" } else { "" });
    for block in blocks {
        let _ = match block {
            Block::Paragraph(text) => writeln!(out, "        <p>{}</p>", escaped(text)),
            Block::Item(text) => writeln!(out, "          <li>{}</li>", escaped(text)),
        };
    }
    out.push_str(if is_list { "        </ul>\n" } else { "" });
}

/// Removes the marks of Markdown and escapes the text for XML.
fn escaped(text: &str) -> String {
    html_escape::encode_text(&text.replace(['`', '*'], "")).into_owned()
}
