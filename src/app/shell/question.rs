//! A simple question: a title, sentences, and answers, each with what it does.

/// A question with a few answers. `A` is what its feature does about them.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<A> {
    /// What is asked.
    pub title: String,
    /// What is to be known before, a paragraph each.
    pub text: Vec<String>,
    /// The answers with what they do. The first one is filled, at the right end, and given by Enter.
    pub answers: Vec<(&'static str, A)>,
    /// What Escape does.
    pub cancel: A,
    /// The width in points.
    pub width: f32,
}

impl<A> Question<A> {
    /// A question without answers as yet.
    pub(in crate::app) fn new(title: impl Into<String>, cancel: A) -> Self {
        Self { title: title.into(), text: Vec::new(), answers: Vec::new(), cancel, width: 420.0 }
    }

    /// With a paragraph more.
    pub(in crate::app) fn says(mut self, paragraph: impl Into<String>) -> Self {
        self.text.push(paragraph.into());
        self
    }

    /// With an answer more.
    pub(in crate::app) fn answer(mut self, label: &'static str, does: A) -> Self {
        self.answers.push((label, does));
        self
    }

    /// As wide as this.
    pub(in crate::app) const fn wide(mut self, width: f32) -> Self {
        self.width = width;
        self
    }
}
