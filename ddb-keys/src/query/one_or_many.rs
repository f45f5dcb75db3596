//! A list that usually has one element: the values of a partition key.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

/// Values in order. A single value needs no allocation.
#[derive(Clone)]
pub(super) enum OneOrMany<T> {
    None,
    One(T),
    Many(Vec<T>),
}

impl<T> OneOrMany<T> {
    pub(super) fn push(&mut self, value: T) {
        *self = match core::mem::replace(self, Self::None) {
            Self::None => Self::One(value),
            Self::One(first) => Self::Many(Vec::from([first, value])),
            Self::Many(mut values) => {
                values.push(value);
                Self::Many(values)
            }
        };
    }

    /// Returns the values, first to last.
    #[cfg(feature = "aws-sdk")]
    pub(super) fn each(self, mut take: impl FnMut(T)) {
        match self {
            Self::None => {}
            Self::One(value) => take(value),
            Self::Many(values) => values.into_iter().for_each(take),
        }
    }

    /// The value at a position.
    pub(super) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        match self {
            Self::None => None,
            Self::One(value) => (at == 0).then_some(value),
            Self::Many(values) => values.get_mut(at),
        }
    }

    /// Takes the last value, if there are several.
    pub(super) fn pop(&mut self) -> Option<T> {
        match self {
            Self::None | Self::One(_) => None,
            Self::Many(values) => values.pop(),
        }
    }
}

impl<T> Deref for OneOrMany<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match self {
            Self::None => &[],
            Self::One(value) => core::slice::from_ref(value),
            Self::Many(values) => values,
        }
    }
}

impl<T: PartialEq> PartialEq for OneOrMany<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: fmt::Debug> fmt::Debug for OneOrMany<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
