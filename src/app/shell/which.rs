//! Scopes: all positions of the file, the selected ones, or those found by a search.

/// A scope of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    All,
    Selected,
    /// The positions shown by the list.
    Found,
}

impl Which {
    /// All scopes, in menu order.
    pub const ALL: [Self; 3] = [Self::All, Self::Selected, Self::Found];
}

/// The number of positions in each scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub all: usize,
    pub selected: usize,
    /// `None` unless the list is filtered by a search.
    pub found: Option<usize>,
}

impl Offer {
    pub fn count(self, which: Which) -> usize {
        match which {
            Which::All => self.all,
            Which::Selected => self.selected,
            Which::Found => self.found.unwrap_or(self.all),
        }
    }

    /// Returns `true` if the scope can be offered.
    pub fn offers(self, which: Which) -> bool {
        match which {
            Which::All => true,
            Which::Selected => self.selected > 0,
            Which::Found => self.found.is_some_and(|found| found > 0),
        }
    }

    /// The default scope: the selection if it has several positions; otherwise what was found.
    pub fn proposed(self) -> Which {
        match () {
            () if self.selected > 1 => Which::Selected,
            () if self.offers(Which::Found) => Which::Found,
            () => Which::All,
        }
    }
}
