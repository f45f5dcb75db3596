//! Integers that are never zero, with the texts and the formats of all integers.

use core::fmt;
use core::num::NonZero;

use super::integer::{Integer, Unsigned};
use super::key_part::{KeyPart, own_base};
use super::order::{RawOnly, Sorted};
use super::refusal::Refusal;
use super::value::KeyValue;
use crate::schema::{KeyType, TextShape};

macro_rules! nonzero {
    ($($int:ty),+) => {$(
        #[diagnostic::do_not_recommend]
        impl KeyPart for NonZero<$int> {
            type View<'a> = Self;
            const SHAPE: TextShape = <$int>::SHAPE.as_nonzero();
            const NATIVE: Option<KeyType> = <$int>::NATIVE;
            const VALUE_KIND: &'static str = concat!("nonzero_", stringify!($int));
            own_base!();

            #[inline]
            fn view(&self) -> Self {
                *self
            }

            #[inline]
            fn text_len(view: Self) -> usize {
                <$int>::text_len(view.get())
            }

            #[inline]
            fn write(view: Self, out: &mut impl fmt::Write) -> Result<(), Refusal> {
                <$int>::write(view.get(), out)
            }

            #[inline]
            fn parse(text: &str) -> Option<Self> {
                Self::new(<$int as KeyPart>::parse(text)?)
            }

            fn native(view: Self) -> Result<KeyValue, Refusal> {
                <$int>::native(view.get())
            }
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

impl Unsigned for NonZero<u8> {}
impl Unsigned for NonZero<u16> {}
impl Unsigned for NonZero<u32> {}
impl Unsigned for NonZero<u64> {}
impl Unsigned for NonZero<u128> {}
impl Unsigned for NonZero<usize> {}
