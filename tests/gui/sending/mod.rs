//! Links to lichess and QR codes.

mod links;
