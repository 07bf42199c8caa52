//! What the window does once all of the document is read.

use crate::app::App;

/// What happens in the window then.
pub(in crate::app) type Then = Box<dyn FnOnce(&mut App) + Send>;

impl App {
    /// Does something with the document once all of it is read, which it mostly is.
    pub(in crate::app) fn once_read(&mut self, then: impl FnOnce(&mut Self) + Send + 'static) {
        match self.state.shell.once_read(Box::new(then) as Then) {
            Ok(then) => then(self),
            Err(reading) => self.reading = Some(reading),
        }
    }

    /// Looks whether all is read.
    pub(in crate::app) fn poll_reading(&mut self) {
        if let Some(then) = self.state.shell.take_read(&mut self.reading) {
            then(self);
            self.state.follow();
        }
    }
}
