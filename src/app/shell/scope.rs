//! Scopes: all positions of the file, the selected ones, or those found by a search.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    All,
    Selected,
    /// The positions shown by the list.
    Found,
}

impl Scope {
    /// All scopes, in menu order.
    pub const ALL: [Self; 3] = [Self::All, Self::Selected, Self::Found];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScopeCounts {
    pub all: usize,
    pub selected: usize,
    /// `None` unless the list is filtered by a search.
    pub found: Option<usize>,
}

impl ScopeCounts {
    pub fn count(self, which: Scope) -> usize {
        match which {
            Scope::All => self.all,
            Scope::Selected => self.selected,
            Scope::Found => self.found.unwrap_or(self.all),
        }
    }

    pub fn is_available(self, which: Scope) -> bool {
        match which {
            Scope::All => true,
            Scope::Selected => self.selected > 0,
            Scope::Found => self.found.is_some_and(|found| found > 0),
        }
    }

    /// The default scope: the selection if it has several positions; otherwise what was found.
    pub fn default_scope(self) -> Scope {
        match () {
            () if self.selected > 1 => Scope::Selected,
            () if self.is_available(Scope::Found) => Scope::Found,
            () => Scope::All,
        }
    }
}
