//! Engines: the messages of UCI.

mod messages;
