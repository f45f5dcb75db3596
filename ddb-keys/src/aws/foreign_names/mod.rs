//! Methods under the names that other libraries have for them. They cannot be called: the error says what to write.
//!
//! If the receiver is a reference, the compiler shows the name of the trait, and not its message. Programs often have a `&Client`,
//! whose names are therefore [written another way](client).

mod attributes;
mod client;
mod entities;
mod errors;
mod futures;
mod iterators;
mod loops;
mod reads;
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
pub use reads::*;
pub use tables::*;
pub use values::*;
pub use writes::*;

/// What a method of another name returns, which is nothing, since no type implements this.
macro_rules! instead {
    ($($message:literal, $label:literal $(, $note:literal)? => $name:ident;)*) => {$(
        #[doc = $message]
        #[diagnostic::on_unimplemented(message = $message, label = $label $(, note = $note)?)]
        pub trait $name {
            /// What the method returns.
            type Instead;
            /// Makes it.
            fn instead() -> Self::Instead;
        }
    )*};
}
use instead;

/// Methods that cannot be called. The compiler does not get to their arguments.
macro_rules! refused {
    ($([$($generics:tt)*] $ty:ty { $($instead:ident: $($name:ident)*;)* })*) => {$(
        #[doc(hidden)]
        #[allow(
            clippy::should_implement_trait,
            clippy::iter_not_returning_iterator,
            reason = "nothing calls these methods"
        )]
        impl<$($generics)*> $ty {
            $($(
                pub fn $name(self) -> <Self as $instead>::Instead
                where
                    Self: $instead,
                {
                    Self::instead()
                }
            )*)*
        }
    )*};
}
use refused;
