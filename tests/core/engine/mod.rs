//! Engines: the messages of UCI, and the question for the only move.

mod messages;
mod only_move;
