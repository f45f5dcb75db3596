//! The names by which generated code calls the runtime: one hidden module, and the prelude by
//! absolute paths, so that no user's type of the same name gets in the way.

use proc_macro2::TokenStream;
use quote::quote;

/// A name of the runtime's hidden module.
pub(crate) fn rt() -> TokenStream {
    quote!(::ddb_keys::__private)
}

/// `Result` of the runtime's hidden module: core's, whatever the user calls theirs.
pub(crate) fn allows() -> TokenStream {
    quote! {
        #[allow(
            // a bound on the user's own type folds all errors about it into one
            trivial_bounds,
            // a private part type may stand in a key that is as visible as its entity
            private_interfaces, private_bounds,
            // generated code is held to the project's style, not to the user's
            clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction,
            // a user may forbid qualified paths or repeat lifetimes; generated code is careful instead
            unused_qualifications, single_use_lifetimes, unused_lifetimes, elided_lifetimes_in_paths,
            // names are made from the user's names, whatever their style
            nonstandard_style,
            // keys are generated whole, used or not
            dead_code,
            // what stands in for an expansion that a mistake forbids
            unreachable_code
        )]
    }
}
