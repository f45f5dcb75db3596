//! Types that serde reads from every attribute, or from none, however the entity spells them.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use core::marker::PhantomData;
use std::collections::HashMap;

/// The type of a field. Inherent constants have priority over those of a trait, so a type that is not known
/// to be a map or an `Option` has that of [`AnyType`].
#[derive(Debug)]
pub struct Flattenable<V>(PhantomData<V>);

/// Fallback for every type.
pub trait AnyType {
    /// Whether it is a map.
    const IS_MAP: bool = false;
    /// Whether it is an `Option`, which may be missing.
    const IS_OPTION: bool = false;
}

impl<V> AnyType for Flattenable<V> {}

impl<V> Flattenable<Option<V>> {
    /// It is one.
    pub const IS_OPTION: bool = true;
}

macro_rules! maps {
    ($($($param:ident),* => $map:ty;)*) => {
        $(
            impl<$($param),*> Flattenable<$map> {
                /// It is one.
                pub const IS_MAP: bool = true;
            }

            impl<$($param),*> Flattenable<Option<$map>> {
                /// It is one.
                pub const IS_MAP: bool = true;
            }

            impl<$($param),*> Flattenable<Box<$map>> {
                /// It is one.
                pub const IS_MAP: bool = true;
            }
        )*
    };
}

maps! {
    K, V, S => HashMap<K, V, S>;
    K, V => BTreeMap<K, V>;
}
