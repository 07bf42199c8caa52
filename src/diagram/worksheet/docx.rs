//! Writes pages as a document of Word: Office Open XML (ECMA-376), with text that can be edited. Lengths are in
//! twentieths of a point; those of pictures are in English Metric Units, 12,700 per point.

use std::fmt::{self, Write as _};

use super::archive::Archive;
use super::error::WorksheetError;
use super::layout::{BESIDE_BOARD, Cell, GAP, INK, Layout, Placing, QUIET, QUIET_SIZE, RULE, TITLE};
use super::legend::{Figure, Legend};
use super::solutions::{self, BETWEEN, COLUMNS, ENDLESS, LEVEL, SolutionEntry};
use crate::board::Color;
use crate::diagram::font::Weight;
use crate::diagram::svg::escaped;
use crate::diagram::{CaptionLine, CaptionLineKind, Diagram, Rgb, alt_text, png};
use crate::lang;

/// The resolution of the pictures, which is that of print.
const DOTS_PER_INCH: f32 = 300.0;
/// Space that rows leave free, because other fonts may be higher than those of the layout.
const SPARE: f32 = 5.0;

/// A document that is written page by page.
pub(super) struct Document<'a> {
    layout: &'a Layout<'a>,
    body: String,
    pictures: Vec<Vec<u8>>,
}

impl<'a> Document<'a> {
    pub(super) fn new(layout: &'a Layout<'a>) -> Self {
        Self { layout, body: String::new(), pictures: Vec::new() }
    }

    /// Adds a page. Word breaks the solutions into pages itself, so all are written on their first page.
    pub(super) fn add_page(&mut self, number: usize) -> Result<(), WorksheetError> {
        let layout = self.layout;
        match number.checked_sub(layout.diagram_pages()) {
            Some(0) => self.add_solutions(number),
            Some(_) => {}
            None => {
                self.add_title(number, number > 0);
                self.add_grid(number)?;
            }
        }
        Ok(())
    }

    fn add_title(&mut self, number: usize, breaks_page: bool) {
        let title = self.layout.title(number);
        let style = match (title.is_empty(), number) {
            (true, _) => "Gap",
            (false, 0) => "Title",
            (false, _) => "Running",
        };
        let page_break = if breaks_page { "<w:pageBreakBefore/>" } else { "" };
        self.add_paragraph(style, page_break, &run(&title, ""));
    }

    fn add_paragraph(&mut self, style: &str, properties: &str, runs: &str) {
        paragraph(&mut self.body, style, properties, runs);
    }

    fn add_grid(&mut self, number: usize) -> Result<(), WorksheetError> {
        let layout = self.layout;
        let (columns, _) = layout.sheet.per_page.grid();
        let Cell { height, .. } = layout.cell(0);
        let inner = layout.sheet.width() - 2.0 * layout.edge();
        let width = twips((inner + GAP) / f32::from(columns));
        let grid = format!("<w:gridCol w:w=\"{width}\"/>").repeat(usize::from(columns));
        let _ = write!(
            self.body,
            "<w:tbl><w:tblPr><w:tblW w:w=\"{}\" w:type=\"dxa\"/><w:tblLayout w:type=\"fixed\"/><w:tblCellMar>\
             <w:left w:w=\"0\" w:type=\"dxa\"/><w:right w:w=\"{}\" w:type=\"dxa\"/></w:tblCellMar></w:tblPr>\
             <w:tblGrid>{grid}</w:tblGrid>",
            width * i64::from(columns),
            twips(GAP),
        );
        let cells: Vec<_> = layout.on_page(number).collect();
        for (place, row) in cells.chunks(usize::from(columns)).enumerate() {
            let is_last = (place + 1) * usize::from(columns) >= cells.len();
            let height = twips(height - SPARE + if is_last { 0.0 } else { GAP });
            let _ = write!(
                self.body,
                "<w:tr><w:trPr><w:cantSplit/><w:trHeight w:val=\"{height}\" w:hRule=\"atLeast\"/></w:trPr>"
            );
            for column in 0..usize::from(columns) {
                let _ = write!(self.body, "<w:tc><w:tcPr><w:tcW w:w=\"{width}\" w:type=\"dxa\"/></w:tcPr>");
                match row.get(column) {
                    Some((figure, legend)) => self.add_figure(figure, legend)?,
                    None => self.add_paragraph("Gap", "", ""),
                }
                self.body.push_str("</w:tc>");
            }
            self.body.push_str("</w:tr>");
        }
        self.body.push_str("</w:tbl>");
        Ok(())
    }

    fn add_figure(&mut self, figure: &Figure, legend: &Legend) -> Result<(), WorksheetError> {
        let layout = self.layout;
        let (Placing { left, indent, .. }, cell) = (layout.placing(&figure.diagram), layout.cell(0));
        // Cells are centered in columns.
        let inset = cell.corner[0] - layout.edge();
        let (left, indent) = (inset + left, inset + indent);
        let drawing = self.drawing(&figure.diagram)?;
        let indented = format!("<w:ind w:left=\"{}\"/>", twips(left));
        self.add_paragraph("Diagram", &indented, &drawing);
        let beside = layout.number_width(legend);
        let width = cell.width + inset - indent - beside;
        let number = legend.number.map(|number| format!("{}<w:r><w:tab/></w:r>", run(&number.to_string(), "<w:b/>")));
        let mut lines = legend.lines.iter();
        let first = lines.next();
        if number.is_some() || first.is_some() {
            let style = first.map_or("Caption", |line| style(line.kind));
            let text = number.unwrap_or_default() + &first.map(|line| self.line_runs(line, width)).unwrap_or_default();
            let place = caption_indent(indent, beside, true);
            self.add_paragraph(style, &place, &text);
        }
        for line in lines {
            let runs = self.line_runs(line, width);
            self.add_paragraph(style(line.kind), &caption_indent(indent, beside, false), &runs);
        }
        for _ in 0..layout.sheet.ruled_lines() {
            // Borders between paragraphs of one kind are a kind of their own.
            let line = format!("w:val=\"single\" w:sz=\"4\" w:space=\"0\" w:color=\"{}\"", hex(RULE));
            let rule = format!(
                "<w:pBdr><w:bottom {line}/><w:between {line}/></w:pBdr><w:spacing w:line=\"{}\" w:lineRule=\"exact\"/><w:ind w:left=\"{}\" w:right=\"{}\"/>",
                twips(layout.between_ruled_lines()),
                twips(indent),
                twips(inset)
            );
            self.add_paragraph("Caption", &rule, "");
        }
        if layout.sheet.ruled_lines() > 0 {
            // Below the end of a cell a border would not be drawn.
            self.add_paragraph("Gap", "", "");
        }
        Ok(())
    }

    /// Returns a line of a caption. Words that are too long for the width, such as FENs, are broken as in the layout,
    /// because Word would leave the rest of the line before them empty.
    fn line_runs(&self, CaptionLine { kind, text }: &CaptionLine, width: f32) -> String {
        let disc = match kind {
            CaptionLineKind::Mover(Color::White) => "\u{25CB} ",
            CaptionLineKind::Mover(Color::Black) => "\u{25CF} ",
            _ => "",
        };
        let mut runs = run(disc, "");
        let mut rest = text.as_str();
        for line in Weight::Regular.break_lines(text, self.layout.letters.size, width, ENDLESS) {
            let Some((_, behind)) = rest.split_once(&line) else { break };
            if behind.is_empty() || behind.starts_with(' ') {
                continue;
            }
            let (broken, behind) = rest.split_at(rest.len() - behind.len());
            runs += &(run(broken, "") + "<w:r><w:br/></w:r>");
            rest = behind;
        }
        runs + &run(rest, "")
    }

    /// Draws a diagram in the size that it has in the layout.
    fn drawing(&mut self, diagram: &Diagram) -> Result<String, WorksheetError> {
        let scene = Layout::scene(diagram);
        let Placing { scale, .. } = self.layout.placing(diagram);
        let pixels = (scene.longer * scale * DOTS_PER_INCH / 72.0).round() as u32;
        let size = pixels.clamp(Diagram::MIN_SIZE, Diagram::MAX_SIZE);
        let bare = Diagram { size, print: None, ..Layout::without_caption(diagram) };
        self.pictures.push(png(&bare)?);
        let (number, text) = (self.pictures.len(), attribute(&alt_text(&bare)));
        let [width, height] = [scene.width, scene.height].map(|length| (length * scale * 12_700.0).round() as i64);
        Ok(format!(
            "<w:r><w:drawing><wp:inline distT=\"0\" distB=\"0\" distL=\"0\" distR=\"0\">\
             <wp:extent cx=\"{width}\" cy=\"{height}\"/><wp:docPr id=\"{number}\" name=\"Diagram {number}\" descr=\"{text}\"/>\
             <wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect=\"1\"/></wp:cNvGraphicFramePr>\
             <a:graphic><a:graphicData uri=\"http://schemas.openxmlformats.org/drawingml/2006/picture\"><pic:pic>\
             <pic:nvPicPr><pic:cNvPr id=\"{number}\" name=\"Diagram {number}\"/><pic:cNvPicPr/></pic:nvPicPr>\
             <pic:blipFill><a:blip r:embed=\"picture{number}\"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>\
             <pic:spPr><a:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"{width}\" cy=\"{height}\"/></a:xfrm>\
             <a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>\
             </wp:inline></w:drawing></w:r>"
        ))
    }

    fn add_solutions(&mut self, number: usize) {
        let layout = self.layout;
        // The last paragraph of a section describes it.
        let section = section(layout, "nextPage", 1);
        self.add_paragraph("Gap", &section, "");
        self.add_paragraph("Title", &section, &run(&layout.title(number), ""));
        for SolutionEntry { number, title, moves } in &layout.solutions.entries {
            let heading = [number.as_str(), title].into_iter().filter(|text| !text.is_empty());
            self.add_paragraph("Solution", "", &run(&heading.collect::<Vec<_>>().join("  "), ""));
            for (level, moves) in moves {
                let left = twips(LEVEL * (*level + 1) as f32);
                let place = format!("<w:ind w:left=\"{left}\" w:hanging=\"{}\"/>", twips(LEVEL));
                self.add_paragraph("Moves", &place, &run(moves, ""));
            }
        }
        if let Some(remark) = &layout.solutions.remark {
            self.add_paragraph("Source", "", &run(remark, ""));
        }
    }

    /// Returns the file.
    pub(super) fn finish(self) -> Result<Vec<u8>, WorksheetError> {
        let (layout, has_solutions) = (self.layout, !self.layout.solutions.pages.is_empty());
        let last = if has_solutions {
            section(layout, "continuous", COLUMNS)
        } else {
            // A table must be followed by a paragraph.
            format!("<w:p><w:pPr><w:pStyle w:val=\"Gap\"/></w:pPr></w:p>{}", section(layout, "nextPage", 1))
        };
        let document = format!("{XML}<w:document {NAMESPACES}><w:body>{}{last}</w:body></w:document>", self.body);
        let mut archive = Archive::new();
        for (name, content) in [
            ("[Content_Types].xml", CONTENT_TYPES.to_owned()),
            ("_rels/.rels", RELATIONS.to_owned()),
            ("docProps/core.xml", core_properties(layout)),
            ("word/document.xml", document),
            ("word/styles.xml", styles(layout)),
            ("word/settings.xml", settings(layout)),
            ("word/footer.xml", FOOTER.to_owned()),
            ("word/_rels/document.xml.rels", document_relations(self.pictures.len())),
        ] {
            archive.add(name, &content)?;
        }
        for (number, picture) in (1..).zip(&self.pictures) {
            archive.add_stored(&format!("word/media/picture{number}.png"), picture)?;
        }
        archive.finish()
    }
}

const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

const NAMESPACES: &str = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\" \
     xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\" \
     xmlns:wp=\"http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing\" \
     xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" \
     xmlns:pic=\"http://schemas.openxmlformats.org/drawingml/2006/picture\"";

const CONTENT_TYPES: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
     <Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
     <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
     <Default Extension=\"png\" ContentType=\"image/png\"/>\
     <Override PartName=\"/docProps/core.xml\" ContentType=\"application/vnd.openxmlformats-package.core-properties+xml\"/>\
     <Override PartName=\"/word/document.xml\" \
     ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml\"/>\
     <Override PartName=\"/word/styles.xml\" \
     ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml\"/>\
     <Override PartName=\"/word/settings.xml\" \
     ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml\"/>\
     <Override PartName=\"/word/footer.xml\" \
     ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml\"/></Types>";

const RELATIONS: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
     <Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
     <Relationship Id=\"document\" Target=\"word/document.xml\" \
     Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\"/>\
     <Relationship Id=\"properties\" Target=\"docProps/core.xml\" \
     Type=\"http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties\"/></Relationships>";

/// The number of the page and of all pages, which Word counts.
const FOOTER: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
     <w:ftr xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:p><w:pPr><w:pStyle \
     w:val=\"Footer\"/></w:pPr><w:fldSimple w:instr=\"PAGE\"><w:r><w:t>1</w:t></w:r></w:fldSimple><w:r><w:t \
     xml:space=\"preserve\"> / </w:t></w:r><w:fldSimple w:instr=\"NUMPAGES\"><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>\
     </w:ftr>";

fn document_relations(pictures: usize) -> String {
    const KIND: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let mut out =
        format!("{XML}<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">");
    for part in ["styles", "settings", "footer"] {
        let _ = write!(out, "<Relationship Id=\"{part}\" Type=\"{KIND}/{part}\" Target=\"{part}.xml\"/>");
    }
    for number in 1..=pictures {
        let _ = write!(
            out,
            "<Relationship Id=\"picture{number}\" Type=\"{KIND}/image\" Target=\"media/picture{number}.png\"/>"
        );
    }
    out + "</Relationships>"
}

fn core_properties(layout: &Layout<'_>) -> String {
    format!(
        "{XML}<cp:coreProperties xmlns:cp=\"http://schemas.openxmlformats.org/package/2006/metadata/core-properties\" \
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>{}</dc:title><dc:creator>Fenwright</dc:creator>\
         <dc:language>{}</dc:language></cp:coreProperties>",
        escaped(layout.sheet.name()),
        lang::current().code()
    )
}

fn settings(layout: &Layout<'_>) -> String {
    let mirrored = if layout.sheet.binding() > 0.0 { "<w:mirrorMargins/>" } else { "" };
    format!(
        "{XML}<w:settings {NAMESPACES}>{mirrored}<w:compat><w:compatSetting w:name=\"compatibilityMode\" \
         w:uri=\"http://schemas.microsoft.com/office/word\" w:val=\"15\"/></w:compat></w:settings>"
    )
}

/// Returns the description of a section: its paper, margins and number of columns.
fn section(layout: &Layout<'_>, begin: &str, columns: usize) -> String {
    let ((width, height), edge) = (layout.paper(), twips(layout.edge()));
    let footer = if layout.pages() > 1 { "<w:footerReference w:type=\"default\" r:id=\"footer\"/>" } else { "" };
    format!(
        "<w:sectPr>{footer}<w:type w:val=\"{begin}\"/><w:pgSz w:w=\"{}\" w:h=\"{}\"/><w:pgMar w:top=\"{edge}\" \
         w:right=\"{edge}\" w:bottom=\"{edge}\" w:left=\"{edge}\" w:header=\"{half}\" w:footer=\"{half}\" \
         w:gutter=\"{}\"/><w:cols w:num=\"{columns}\" w:space=\"{}\"/></w:sectPr>",
        twips(width),
        twips(height),
        twips(layout.sheet.binding()),
        twips(GAP),
        half = edge / 2,
    )
}

fn styles(layout: &Layout<'_>) -> String {
    let (letters, small) = (layout.letters, solutions::LETTERS);
    let mut out = format!(
        "{XML}<w:styles {NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii=\"Calibri\" \
         w:hAnsi=\"Calibri\" w:cs=\"Calibri\"/><w:color w:val=\"{}\"/><w:lang w:val=\"{}\"/></w:rPr></w:rPrDefault>\
         <w:pPrDefault/></w:docDefaults><w:style w:type=\"paragraph\" w:default=\"1\" w:styleId=\"Normal\">\
         <w:name w:val=\"Normal\"/></w:style>",
        hex(INK),
        lang::current().code()
    );
    let quiet = format!("<w:color w:val=\"{}\"/>", hex(QUIET));
    let line = exact(letters.line);
    let above = twips(BETWEEN);
    let title = format!("<w:spacing w:after=\"{}\"/><w:jc w:val=\"center\"/>", twips(15.0));
    for (id, name, paragraph, size, letters) in [
        ("Title", "heading 1", title.clone(), TITLE, "<w:b/>"),
        ("Running", "Page title", title, TITLE, "<w:b/>"),
        ("Diagram", "Diagram", format!("<w:spacing w:after=\"{}\"/>", twips(BESIDE_BOARD)), 1.0, ""),
        ("Caption", "Diagram caption", line.clone(), letters.size, ""),
        ("Source", "Diagram source", line, letters.size * QUIET_SIZE, quiet.as_str()),
        ("Solution", "heading 2", format!("<w:keepNext/><w:spacing w:before=\"{above}\"/>"), small.size, "<w:b/>"),
        ("Moves", "Solution moves", String::new(), small.size, ""),
        ("Footer", "footer", "<w:jc w:val=\"center\"/>".to_owned(), 9.0, quiet.as_str()),
        ("Gap", "Gap", exact(1.0), 1.0, ""),
    ] {
        let _ = write!(
            out,
            "<w:style w:type=\"paragraph\" w:styleId=\"{id}\"><w:name w:val=\"{name}\"/><w:basedOn w:val=\"Normal\"/>\
             <w:qFormat/><w:pPr>{paragraph}</w:pPr><w:rPr>{letters}<w:sz w:val=\"{}\"/></w:rPr></w:style>",
            (2.0 * size).round()
        );
    }
    out + "</w:styles>"
}

fn exact(points: f32) -> String {
    format!("<w:spacing w:line=\"{}\" w:lineRule=\"exact\"/>", twips(points))
}

const fn style(kind: CaptionLineKind) -> &'static str {
    if kind.is_quiet() { "Source" } else { "Caption" }
}

/// Returns the indentation of a line below a diagram. The number hangs before the first line.
fn caption_indent(indent: f32, beside: f32, is_first: bool) -> String {
    let (left, hanging) = (twips(indent + beside), if is_first { twips(beside) } else { 0 });
    format!("<w:ind w:left=\"{left}\" w:hanging=\"{hanging}\"/>")
}

/// Returns a text with properties; nothing for an empty text.
fn run(text: &str, properties: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let properties = if properties.is_empty() { String::new() } else { format!("<w:rPr>{properties}</w:rPr>") };
    format!("<w:r>{properties}<w:t xml:space=\"preserve\">{}</w:t></w:r>", escaped(text))
}

fn paragraph(out: &mut String, style: &str, properties: &str, runs: &str) {
    // Writing to a string cannot fail.
    let _: fmt::Result = write!(out, "<w:p><w:pPr><w:pStyle w:val=\"{style}\"/>{properties}</w:pPr>{runs}</w:p>");
}

fn attribute(text: &str) -> String {
    escaped(text).replace('"', "&quot;")
}

fn twips(points: f32) -> i64 {
    (points * 20.0).round() as i64
}

fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("{red:02X}{green:02X}{blue:02X}")
}
