//! The texts that the window paints.

use egui::epaint::TextShape;
use egui::{Rect, Shape};

use super::tree::Node;
use super::window::Window;

/// A painted text.
pub(crate) struct Painted {
    pub(crate) text: String,
    pub(crate) place: Rect,
    /// The area outside which nothing of it is visible.
    pub(crate) clip: Rect,
    /// `true` if the end was left out. The whole text is shown in a tooltip.
    pub(crate) is_shortened: bool,
    /// `true` if a part of it lies outside the visible area, or beside its control.
    pub(crate) is_beyond: bool,
}

/// All visible texts.
pub(crate) fn painted(window: &mut Window) -> Vec<Painted> {
    fn collect(shape: &Shape, clip: Rect, all: &mut Vec<Painted>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, all)),
            Shape::Text(TextShape { pos, galley, .. }) if !galley.job.text.is_empty() => {
                let place = galley.rect.translate(pos.to_vec2());
                let is_seen = clip.intersects(place);
                let is_beyond = place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0;
                all.extend(is_seen.then(|| Painted {
                    text: galley.job.text.clone(),
                    place,
                    clip,
                    is_shortened: galley.elided,
                    is_beyond,
                }));
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    for shape in &window.harness().output().shapes {
        collect(&shape.shape, shape.clip_rect, &mut all);
    }
    let controls: Vec<Node> = window.nodes().into_iter().filter(Node::is_control).collect();
    for text in &mut all {
        let is_named = |node: &&Node| node.name == text.text && node.rect.intersects(text.place);
        let is_around =
            |node: &Node| node.rect.left() < text.place.left() + 1.0 && text.place.right() < node.rect.right() + 1.0;
        let mut named = controls.iter().filter(is_named).peekable();
        text.is_beyond |= named.peek().is_some() && !named.any(is_around);
    }
    all
}
