//! Tests of worksheets that are solved in a browser: the real program writes them, and Chromium opens them without a
//! network. Mouse, touch and keys go through the browser, as those of a reader do.
//!
//! The tests need the Debian packages `chromium` and `chromium-driver`.

#![cfg(target_os = "linux")]
#![expect(clippy::expect_used, clippy::panic, reason = "what cannot be done fails the test")]

mod driver;
mod judging;
mod page;
mod sheet;
mod solving;
