//! The attributes of an item collection, as they were written.

use darling::FromAttributes;
use proc_macro2::Ident;
use syn::{DeriveInput, Path};

use crate::error::Mistakes;

/// `#[item_collection(…)]`
#[derive(Default, FromAttributes)]
#[darling(attributes(item_collection), default)]
pub(super) struct Options {
    pub(super) table: Option<Path>,
    pub(super) index: Option<Ident>,
    #[darling(rename = "crate")]
    pub(super) runtime: Option<Path>,
}

impl Options {
    /// Reads the options, or `None` after a mistake.
    pub(super) fn read(ast: &DeriveInput, mistakes: &mut Mistakes) -> Option<Self> {
        mistakes.options(Self::from_attributes(&ast.attrs), "#[item_collection(table = Shop)]")
    }
}
