//! Rust's operators that cannot make conditions and new values: `==` and `<` return a `bool`, and DynamoDB only adds and
//! subtracts. The impls apply to nothing: they are here so that the compiler says what to write instead.

use core::cmp::Ordering;
use core::ops::{Add, AddAssign, BitAnd, BitOr, Div, Index, Mul, Not, Rem, Sub, SubAssign};

use super::{Attribute, Fallback, Size, Sum};

/// Traits that nothing implements. The compiler names them as what an attribute lacks, so the names are the advice.
macro_rules! advice {
    ($($name:ident)*) => {$(
        /// Implemented by nothing.
        pub trait $name<Other> {
            /// What the operator would return.
            type Output;
        }
    )*};
}

advice! {
    UseTheMethodsEqOrNe
    UseEqFalse
    UseEqTrueBeforeAndOr
    UseOnlyPlusOrMinus
    UseOnePlusOrMinus
    CompareWithoutPlusOrMinus
    WriteAddInTheUpdate
    WriteSubtractInTheUpdate
}

/// Implemented by nothing. What is ordered can be compared for equality, too.
pub trait UseTheMethodsGtGeLtOrLe<Other>: UseTheMethodsEqOrNe<Other> {}

/// Comparisons, which would return a `bool`.
macro_rules! comparisons {
    ($([$($generics:ident)*] $compared:ty: $equal:ident $ordered:ident;)*) => {$(
        #[doc(hidden)]
        impl<$($generics,)* Other> PartialEq<Other> for $compared
        where
            Self: $equal<Other>,
        {
            fn eq(&self, _: &Other) -> bool {
                false
            }
        }

        #[doc(hidden)]
        impl<$($generics,)* Other> PartialOrd<Other> for $compared
        where
            Self: $ordered<Other>,
        {
            fn partial_cmp(&self, _: &Other) -> Option<Ordering> {
                None
            }
        }
    )*};
}

comparisons! {
    [E V R P] Attribute<E, V, R, P>: UseTheMethodsEqOrNe UseTheMethodsGtGeLtOrLe;
    [E] Size<E>: UseTheMethodsEqOrNe UseTheMethodsGtGeLtOrLe;
    [E V] Sum<E, V>: CompareWithoutPlusOrMinus CompareWithoutPlusOrMinus;
    [E V] Fallback<E, V>: CompareWithoutPlusOrMinus CompareWithoutPlusOrMinus;
}

#[doc(hidden)]
impl<E, V, R, P> Not for Attribute<E, V, R, P>
where
    Self: UseEqFalse<V>,
{
    type Output = <Self as UseEqFalse<V>>::Output;

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
    [E V] Sum<E, V> {
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
    /// What the brackets would name.
    type Output;
}

#[doc(hidden)]
impl<E, V: ReachedByNthOrKey, R, P, I> Index<I> for Attribute<E, V, R, P> {
    type Output = V::Output;

    fn index(&self, _: I) -> &V::Output {
        unreachable!()
    }
}
