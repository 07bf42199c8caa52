//! Simple dialogs: a title, paragraphs and answer buttons.

/// A question with a few answers. `A` is the action of the feature that asks.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<A> {
    pub title: String,
    pub text: Vec<String>,
    /// Labels and actions of the buttons. The first one is the default: filled, at the right end, run by Enter.
    pub answers: Vec<(&'static str, A)>,
    pub cancel: A,
    pub width: f32,
}

impl<A> Question<A> {
    pub(in crate::app) fn new(title: impl Into<String>, cancel: A) -> Self {
        Self { title: title.into(), text: Vec::new(), answers: Vec::new(), cancel, width: 420.0 }
    }

    pub(in crate::app) fn with_paragraph(mut self, paragraph: impl Into<String>) -> Self {
        self.text.push(paragraph.into());
        self
    }

    pub(in crate::app) fn with_answer(mut self, label: &'static str, does: A) -> Self {
        self.answers.push((label, does));
        self
    }

    pub(in crate::app) const fn with_width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }
}
