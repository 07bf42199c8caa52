//! A path that a feature needs: what for, and how it is asked.

use crate::tr;

/// A path that a feature needs. Who asks keeps what it is for and is told the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathWish {
    /// What is done with it.
    pub wanted_for: PathUse,
    /// What the dialog says that asks for it.
    pub title: &'static str,
    /// What its button says.
    pub label: &'static str,
    /// What kind of path it is.
    pub kind: PathKind,
}

impl PathWish {
    /// The file whose positions are added.
    pub(in crate::app) fn join() -> Self {
        let (title, label) = (tr!("window-path-join"), tr!("window-path-join.action"));
        Self { wanted_for: PathUse::Join, title, label, kind: PathKind::Read }
    }

    /// The picture that is read.
    pub(in crate::app) fn picture() -> Self {
        let (title, label) = (tr!("window-path-picture"), tr!("window-path-picture.action"));
        Self { wanted_for: PathUse::Picture, title, label, kind: PathKind::ReadPicture }
    }
}

/// What is done with a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathUse {
    /// The positions of the file are added.
    Join,
    /// The picture is read.
    Picture,
    /// Diagrams are exported to it.
    Export,
}

/// What kind of path is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathKind {
    /// A file to read.
    Read,
    /// A picture to read.
    ReadPicture,
    /// A file to write, with the name that is proposed and the ending that it has.
    Write(String, &'static str),
    /// A folder to write into.
    Folder,
}
