//! The options of `#[key_part(…)]`, as written.

use darling::FromAttributes;
use darling::util::{Flag, SpannedValue};
use syn::{DeriveInput, LitStr};

/// On the type.
#[derive(Default, FromAttributes)]
#[darling(attributes(key_part), default)]
pub(super) struct Options {
    pub(super) rename_all: Option<LitStr>,
    pub(super) len: Option<SpannedValue<usize>>,
    pub(super) chars: Option<LitStr>,
    pub(super) empty: Flag,
    #[darling(rename = "crate")]
    pub(super) runtime: Option<syn::Path>,
}

/// On a variant.
#[derive(Default, FromAttributes)]
#[darling(attributes(key_part), default)]
pub(super) struct VariantOptions {
    pub(super) rename: Option<LitStr>,
}

impl Options {
    pub(super) fn read(ast: &DeriveInput) -> darling::Result<Self> {
        Self::from_attributes(&ast.attrs)
    }
}
