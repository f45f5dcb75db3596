//! Rust's operators that cannot make conditions and new values: `==` and `<` return a `bool`, and DynamoDB only adds and
//! subtracts. No program can use the impls: they are here so that the compiler says what to write instead.
//!
//! Where it is not the result of a closure, a comparison by an operator ends the build:
//!
//! ```compile_fail,E0080
//! # use ddb_keys::{Document, Entity};
//! # #[derive(serde::Serialize, serde::Deserialize, Entity)]
//! # #[pk("USER#<name>")]
//! # struct User { name: String, age: u32 }
//! let user = <User as Document>::ATTRIBUTES;
//! if user.age == 18 {}
//! ```

use core::cmp::Ordering;
use core::ops::{Add, AddAssign, BitAnd, BitOr, Div, Index, Mul, Not, Rem, Sub, SubAssign};

use super::{Attribute, Fallback, Size, SumOf};

/// Traits that nothing implements. The compiler names them as what an attribute lacks, so the names are the advice.
macro_rules! advice {
    ($($name:ident)*) => {$(
        /// Implemented by nothing.
        pub trait $name<Other> {
            /// The result of the operator.
            type Output;
        }
    )*};
}

advice! {
    UseMissingOrEqFalse
    UseEqTrueBeforeAndOr
    UseOnlyPlusOrMinus
    UseOnePlusOrMinus
    CompareWithoutPlusOrMinus
    WriteAddInTheUpdate
    WriteSubtractInTheUpdate
}

/// Comparisons. What they return is not a condition, and where that is used otherwise, the build ends.
macro_rules! comparisons {
    ($([$($generics:ident)*] $compared:ty;)*) => {$(
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<$($generics,)* Other> PartialEq<Other> for $compared {
            fn eq(&self, _: &Other) -> bool {
                const { panic!("an attribute is compared by a method, such as `eq`, in a condition") }
            }
        }

        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<$($generics,)* Other> PartialOrd<Other> for $compared {
            fn partial_cmp(&self, _: &Other) -> Option<Ordering> {
                const { panic!("an attribute is compared by a method, such as `lt`, in a condition") }
            }
        }
    )*};
}

comparisons! {
    [E V R P] Attribute<E, V, R, P>;
    [E] Size<E>;
}

/// Comparisons of what DynamoDB does not compare.
macro_rules! no_comparisons {
    ($($compared:ident)*) => {$(
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<E, V, Other> PartialEq<Other> for $compared<E, V>
        where
            Self: CompareWithoutPlusOrMinus<Other>,
        {
            fn eq(&self, _: &Other) -> bool {
                unreachable!()
            }
        }

        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<E, V, Other> PartialOrd<Other> for $compared<E, V>
        where
            Self: CompareWithoutPlusOrMinus<Other>,
        {
            fn partial_cmp(&self, _: &Other) -> Option<Ordering> {
                unreachable!()
            }
        }
    )*};
}

no_comparisons! { SumOf Fallback }

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<E, V, R, P> Not for Attribute<E, Option<V>, R, P>
where
    Self: UseMissingOrEqFalse<V>,
{
    type Output = <Self as UseMissingOrEqFalse<V>>::Output;

    fn not(self) -> Self::Output {
        unreachable!()
    }
}

/// Operators with another operand.
macro_rules! binary {
    ($($generics:tt $operand:ty { $($operator:ident::$method:ident: $advice:ident)* })*) => {$($(
        binary! { @impl $generics $operand, $operator, $method, $advice }
    )*)*};
    (@impl [$($generics:ident)*] $operand:ty, $operator:ident, $method:ident, $advice:ident) => {
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<$($generics,)* Other> $operator<Other> for $operand
        where
            Self: $advice<Other>,
        {
            type Output = <Self as $advice<Other>>::Output;

            fn $method(self, _: Other) -> Self::Output {
                unreachable!()
            }
        }
    };
}

binary! {
    [E V R P] Attribute<E, V, R, P> {
        BitAnd::bitand: UseEqTrueBeforeAndOr
        BitOr::bitor: UseEqTrueBeforeAndOr
        Mul::mul: UseOnlyPlusOrMinus
        Div::div: UseOnlyPlusOrMinus
        Rem::rem: UseOnlyPlusOrMinus
    }
    [E V] SumOf<E, V> {
        Add::add: UseOnePlusOrMinus
        Sub::sub: UseOnePlusOrMinus
        Mul::mul: UseOnlyPlusOrMinus
        Div::div: UseOnlyPlusOrMinus
        Rem::rem: UseOnlyPlusOrMinus
    }
}

/// Operators that assign.
macro_rules! assigning {
    ($($operator:ident::$method:ident: $advice:ident)*) => {$(
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<E, V, R, P, Other> $operator<Other> for Attribute<E, V, R, P>
        where
            Self: $advice<Other>,
        {
            fn $method(&mut self, _: Other) {}
        }
    )*};
}

assigning! {
    AddAssign::add_assign: WriteAddInTheUpdate
    SubAssign::sub_assign: WriteSubtractInTheUpdate
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "brackets do not reach into an attribute",
    label = "write `.nth(0)` for an element of a list, and `.key(\"name\")` for an entry of a map"
)]
pub trait ReachedByNthOrKey {
    /// The element that the brackets would name.
    type Output;
}

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<E, V: ReachedByNthOrKey, R, P, I> Index<I> for Attribute<E, V, R, P> {
    type Output = V::Output;

    fn index(&self, _: I) -> &V::Output {
        unreachable!()
    }
}
