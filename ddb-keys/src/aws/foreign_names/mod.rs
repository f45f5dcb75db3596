//! Methods under the names that other libraries have for them. They cannot be called: the error says what to write.
//!
//! A name that takes the same number of arguments everywhere is [`answered`], with a short error. A name whose number of arguments
//! varies is [`refused`] before the compiler counts them.

mod attributes;
mod client;
mod entities;
mod errors;
mod futures;
mod iterators;
mod loops;
mod projections;
mod reads;
mod requests;
mod sums;
mod tables;
mod values;
mod writes;

// The compiler shows these names, and the shorter the easier a crate reaches them.
pub use attributes::*;
pub use client::*;
pub use entities::*;
pub use errors::*;
pub use iterators::*;
pub use loops::*;
pub use projections::*;
pub use reads::*;
pub use requests::*;
pub use sums::*;
pub use tables::*;
pub use values::*;
pub use writes::*;

use crate::query::answered;

/// The result of a method of another name, which has none, since no type implements this.
macro_rules! instead {
    ($($message:literal, $label:literal $(, $note:literal)? => $name:ident;)*) => {$(
        #[doc = $message]
        #[diagnostic::on_unimplemented(message = $message, label = $label $(, note = $note)?)]
        pub trait $name {
            /// The return type of the method.
            type Instead;
            /// Makes it.
            fn instead() -> Self::Instead;
        }
    )*};
}
use instead;

/// Methods that cannot be called. Those for which a number of arguments is given behave as with [`answered`]. For the others, the
/// compiler does not get to the arguments, and it shows the message unless the receiver is a reference.
///
/// What lacks the bound is the type after the comma. As a parameter of the receiver, it is not known after a mistake in the argument that
/// decides it, and the compiler does not say anything about the method then.
macro_rules! refused {
    (@method $on:ident $instead:ident $name:ident) => {
        pub fn $name(self) -> <Self as $instead>::Instead
        where
            Self: $instead,
        {
            Self::instead()
        }
    };
    (@method $on:ident $instead:ident $name:ident $arguments:tt) => {
        $crate::query::answered! { @method $on, self: Self, $instead [] $name $arguments }
    };
    ($([$($generics:tt)*] $ty:ty, $on:ident {
        $($instead:ident: $($name:ident $(($($argument:tt),*))?)*;)*
    })*) => {$(
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        #[allow(
            clippy::should_implement_trait,
            clippy::iter_not_returning_iterator,
            reason = "nothing calls these methods"
        )]
        impl<$($generics)*> $ty {
            $($( refused! { @method $on $instead $name $(($($argument),*))? } )*)*
        }
    )*};
}
use refused;
