//! Integers that are never zero, with the texts and the formats of all integers.

use core::num::NonZero;

use super::integer::Integer;
use super::key_part::{KeyPart, own_view, text_of};
use super::order::{RawOnly, Sorted};
use crate::schema::{KeyType, TextShape};

macro_rules! nonzero {
    ($($int:ty),+) => {$(
        #[diagnostic::do_not_recommend]
        impl KeyPart for NonZero<$int> {
            const SHAPE: TextShape = <$int>::SHAPE.as_nonzero();
            const NATIVE: Option<KeyType> = <$int>::NATIVE;
            const VALUE_KIND: &'static str = concat!("nonzero_", stringify!($int));
            own_view!();
            text_of!($int, Self::get, Self::new);
        }

        impl Sorted for NonZero<$int> {
            type Order = RawOnly;
        }

        #[diagnostic::do_not_recommend]
        impl Integer for NonZero<$int> {
            const SPAN: u128 = <$int>::SPAN;
            const ZERO: u128 = <$int>::ZERO;

            #[inline]
            fn distance(view: Self) -> u128 {
                <$int>::distance(view.get())
            }

            #[inline]
            fn at_distance<'a>(distance: u128) -> Option<<Self as KeyPart>::View<'a>> {
                Self::new(<$int>::at_distance(distance)?)
            }
        }
    )+};
}

nonzero!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize);
