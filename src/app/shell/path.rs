//! Requests for a path, and what the path is for.

use crate::tr;

/// A request for a path, which is passed to the feature that needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathPrompt {
    pub purpose: PathPurpose,
    pub title: &'static str,
    pub label: &'static str,
    pub kind: PathKind,
}

impl PathPrompt {
    /// Asks for a file whose positions are appended to the current one.
    pub(in crate::app) fn join() -> Self {
        let (title, label) = (tr!("window-path-join"), tr!("window-path-join.action"));
        Self { purpose: PathPurpose::Join, title, label, kind: PathKind::Read }
    }

    pub(in crate::app) fn picture() -> Self {
        let (title, label) = (tr!("window-path-picture"), tr!("window-path-picture.action"));
        Self { purpose: PathPurpose::Picture, title, label, kind: PathKind::ReadPicture }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathPurpose {
    Join,
    Picture,
    Export,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathKind {
    Read,
    ReadPicture,
    /// A file to write, with a suggested name and the extension.
    Write(String, &'static str),
    Folder,
}
