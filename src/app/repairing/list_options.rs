//! Which versions are listed, and in which order.

use std::cmp::Reverse;

use crate::rules::repair::Version;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListOptions {
    pub(super) order: VersionOrder,
    pub(super) filter: VersionFilter,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum VersionOrder {
    #[default]
    Best,
    FewestPieces,
    MostTries,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum VersionFilter {
    #[default]
    All,
    /// Versions with the author's key.
    SameKey,
    /// Versions without duals and short mates.
    Exact,
}

impl ListOptions {
    /// Returns the versions to list. They are given with the best first.
    pub(super) fn apply(self, versions: &[Version]) -> Vec<&Version> {
        let is_listed = |version: &&Version| match self.filter {
            VersionFilter::All => true,
            VersionFilter::SameKey => version.merits.keeps_key,
            VersionFilter::Exact => version.merits.duals == 0 && version.merits.short_mates == 0,
        };
        let mut listed: Vec<&Version> = versions.iter().filter(is_listed).collect();
        match self.order {
            VersionOrder::Best => {}
            VersionOrder::FewestPieces => listed.sort_by_key(|version| version.pieces),
            VersionOrder::MostTries => listed.sort_by_key(|version| Reverse(version.merits.tries)),
        }
        listed
    }
}
