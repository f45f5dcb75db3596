//! Rust's `==` and `<`, which return a `bool` and therefore cannot make conditions. The impls apply to nothing: they are here
//! so that the compiler says what to write instead.

use core::cmp::Ordering;

use super::Attribute;

/// Implemented by nothing. The compiler names it as what an attribute lacks, so the name is the advice.
pub trait UseMethodsSuchAsEqOrGt<Other> {}

#[doc(hidden)]
impl<E, V, R, P, Other> PartialEq<Other> for Attribute<E, V, R, P>
where
    Self: UseMethodsSuchAsEqOrGt<Other>,
{
    fn eq(&self, _: &Other) -> bool {
        false
    }
}

#[doc(hidden)]
impl<E, V, R, P, Other> PartialOrd<Other> for Attribute<E, V, R, P>
where
    Self: UseMethodsSuchAsEqOrGt<Other>,
{
    fn partial_cmp(&self, _: &Other) -> Option<Ordering> {
        None
    }
}
