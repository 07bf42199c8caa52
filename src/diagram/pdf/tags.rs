//! The structure of a tagged PDF for screen readers (ISO 32000-1, 14.7 and 14.8): headings, figures with alternative
//! texts, and paragraphs, in reading order.

use pdf_writer::types::StructRole;
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Pdf, Rect, Ref, TextStr};

/// The structure elements of all pages, in reading order.
#[derive(Default)]
pub(super) struct Tags {
    elements: Vec<Element>,
    /// For each page, the index of its first element.
    pages: Vec<usize>,
}

struct Element {
    role: StructRole,
    page: Ref,
    /// The number of the marked content on its page, counted from 0.
    content: i32,
    figure: Option<TaggedFigure>,
}

/// The alternative text of a figure, and its place on the page.
pub(super) struct TaggedFigure {
    pub(super) alt: String,
    pub(super) bounds: Rect,
}

impl Tags {
    /// Starts a page. Returns its key in the parent tree.
    pub(super) fn begin_page(&mut self) -> i32 {
        self.pages.push(self.elements.len());
        number(self.pages.len() - 1)
    }

    /// Adds an element to the last page. Returns the number of its marked content.
    pub(super) fn add(&mut self, page: Ref, role: StructRole, figure: Option<TaggedFigure>) -> i32 {
        let first = self.pages.last().copied().unwrap_or_default();
        let content = number(self.elements.len() - first);
        self.elements.push(Element { role, page, content, figure });
        content
    }

    pub(super) fn write(&self, pdf: &mut Pdf, root: Ref, mut new_ref: impl FnMut() -> Ref) {
        let document = new_ref();
        let ids: Vec<Ref> = self.elements.iter().map(|_| new_ref()).collect();
        let ends = self.pages.iter().skip(1).copied().chain([ids.len()]);
        let pages: Vec<(Ref, &[Ref])> =
            self.pages.iter().zip(ends).map(|(first, end)| (new_ref(), &ids[*first..end])).collect();
        let mut tree = pdf.indirect(root).start::<StructTreeRoot<'_>>();
        tree.child(document).parent_tree_next_key(number(pages.len()));
        let mut parent_tree = tree.parent_tree();
        let mut entries = parent_tree.nums();
        for (key, (parents, _)) in (0..).zip(&pages) {
            entries.insert(key, *parents);
        }
        drop(entries);
        drop(parent_tree);
        drop(tree);
        for (id, parents) in pages {
            pdf.indirect(id).array().items(parents);
        }
        pdf.struct_element(document).kind(StructRole::Document).parent(root).children().items(&ids);
        for (element, id) in self.elements.iter().zip(ids) {
            element.write(pdf, id, document);
        }
    }
}

/// Converts a number to the integers of PDF, which no document that fits into memory exceeds.
fn number(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl Element {
    fn write(&self, pdf: &mut Pdf, id: Ref, document: Ref) {
        let mut element = pdf.struct_element(id);
        element.kind(self.role).parent(document).page(self.page);
        element.marked_content_child().page(self.page).marked_content_id(self.content);
        if let Some(TaggedFigure { alt, bounds }) = &self.figure {
            element.alt(TextStr(alt));
            element.attributes().push().layout().bbox(*bounds);
        }
    }
}
