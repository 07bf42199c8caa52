//! A diagram as it would be exported, drawn beside the window's own work.

use std::sync::Arc;

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use super::Rendition;
use crate::app::shell::job::{Job, News};
use crate::diagram::{self, Form};
use crate::document::Wake;

/// What is to be seen: a diagram of so many pixels that it fits into its place.
pub(in crate::app) type Wanted = Rendition;

/// What is seen of it.
pub(in crate::app) enum Shown {
    /// A picture.
    Picture(TextureHandle),
    /// A text.
    Text(String),
    /// Why there is nothing.
    Failed(String),
}

/// What a thread has drawn.
enum Drawn {
    Picture(ColorImage),
    Text(String),
    Failed(String),
}

/// The diagram that is seen, and the one that is being drawn to take its place.
#[derive(Default)]
pub(in crate::app) struct Preview {
    shown: Option<(Wanted, Shown)>,
    coming: Option<(Wanted, Job<Drawn>)>,
}

impl std::fmt::Debug for Preview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview").finish_non_exhaustive()
    }
}

impl Preview {
    /// What is seen of a diagram now, which may still be what was wanted before. It is drawn on another thread, one at
    /// a time, and the window wakes up when it is there.
    pub(in crate::app) fn of(&mut self, ctx: &Context, wanted: &Wanted) -> Option<&Shown> {
        self.take_drawn(ctx);
        let is_shown = self.shown.as_ref().is_some_and(|(shown, _)| shown == wanted);
        if !is_shown && self.coming.is_none() {
            let (rendition, ctx) = (wanted.clone(), ctx.clone());
            let wake: Wake = Arc::new(move || ctx.request_repaint());
            self.coming = Some((wanted.clone(), Job::start(&wake, move |_| draw(&rendition))));
        }
        self.shown.as_ref().map(|(_, shown)| shown)
    }

    fn take_drawn(&mut self, ctx: &Context) {
        let Some((wanted, mut job)) = self.coming.take() else { return };
        let drawn = match job.news() {
            News::Done(drawn) => drawn,
            News::Nothing => {
                self.coming = Some((wanted, job));
                return;
            }
            News::Over => Drawn::Failed("the preview broke off".to_owned()),
        };
        let shown = match drawn {
            Drawn::Picture(image) => Shown::Picture(ctx.load_texture("preview", image, TextureOptions::LINEAR)),
            Drawn::Text(text) => Shown::Text(text),
            Drawn::Failed(why) => Shown::Failed(why),
        };
        self.shown = Some((wanted, shown));
    }
}

fn draw(Rendition { form, diagram, fen }: &Rendition) -> Drawn {
    match form {
        // The image of Markdown is PNG, and SVG is drawn from the same scene.
        Form::Png | Form::Svg | Form::Markdown => match diagram::pixels(diagram) {
            Ok(pixels) => {
                let size = [pixels.width as usize, pixels.height as usize];
                Drawn::Picture(ColorImage::from_rgba_premultiplied(size, &pixels.rgba))
            }
            Err(error) => Drawn::Failed(error.to_string()),
        },
        Form::Ascii | Form::Unicode | Form::Latex | Form::Xskak | Form::Alt => match form.text(diagram, fen) {
            Ok(text) => Drawn::Text(text),
            Err(error) => Drawn::Failed(error.to_string()),
        },
    }
}
