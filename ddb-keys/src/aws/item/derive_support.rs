//! Code that the derives emit for items: codecs, fields of keys, and a table's client.

/// Emitted by the derive for every table; empty without the feature `aws-sdk`.
///
/// The compiler does not check bounds under `for<…>` where they are written: a table whose entities serde cannot store still
/// compiles, and only what reads or writes its items does not; a variant without an entity is reported once, at the variant.
#[doc(hidden)]
#[macro_export]
macro_rules! __table_client {
    ($vis:vis $table:ident $client:ident [$(($at:literal, $variant:ident, $entity:ty, $boxed:ident))*] $(unknown $unknown:ident)? $(others $others:expr)?) => {
        const _: () = {
            use $crate::__rt;

            impl __rt::aws::TableItems for $table
            where
                for<'e> Self: __rt::Send,
                $(for<'e> $entity: __rt::Entity, for<'e> __rt::aws::Serde: __rt::aws::Codec<$entity>,)*
            {
                fn decode_at(__position: __rt::usize, __item: __rt::aws::Item, __key: __rt::Option<&__rt::Key>) -> __rt::Result<Self, __rt::aws::ItemError> {
                    match __position {
                        $($at => __rt::Result::map(<__rt::aws::Serde as __rt::aws::Codec<$entity>>::decode::<Self>(__item, __key), __rt::From::from),)*
                        _ => __rt::Result::Err(__rt::aws::ItemError::no_entity_at::<Self>(__item)),
                    }
                }

                fn item_at(&self, __time: __rt::Option<__rt::aws::SystemTime>) -> __rt::Result<__rt::aws::Item, __rt::aws::ItemError> {
                    match self {
                        $(Self::$variant(__entity) => <__rt::aws::Serde as __rt::aws::Codec<$entity>>::encode::<Self>(__entity, __time),)*
                        $(Self::$unknown(__item) => __rt::Result::Ok(__rt::Clone::clone(__item)),)?
                        $(#[allow(unreachable_patterns)] _ => $others,)?
                    }
                }

                fn primary_key(&self) -> __rt::Option<(__rt::usize, __rt::Result<__rt::Key, __rt::KeyError>)> {
                    match self {
                        $(Self::$variant(__entity) => __rt::Option::Some(($at, __rt::KeyOf::<$entity>::build_key(&<$entity as __rt::Entity>::key(__entity)))),)*
                        $(Self::$unknown(_) => __rt::Option::None,)?
                        $(#[allow(unreachable_patterns)] _ => $others,)?
                    }
                }

                fn keys(&self) -> __rt::Result<__rt::Option<__rt::EntityKeys>, __rt::KeyError> {
                    match self {
                        $(Self::$variant(__entity) => __rt::Result::map(<$entity as __rt::Entity>::keys(__entity), __rt::Option::Some),)*
                        $(Self::$unknown(_) => __rt::Result::Ok(__rt::Option::None),)?
                        $(#[allow(unreachable_patterns)] _ => $others,)?
                    }
                }

                fn former_keys(&self) -> __rt::Vec<__rt::Result<__rt::Key, __rt::KeyError>> {
                    match self {
                        $(Self::$variant(__entity) => <$entity as __rt::Entity>::former_keys(__entity),)*
                        $(Self::$unknown(_) => __rt::Vec::new(),)?
                        $(#[allow(unreachable_patterns)] _ => $others,)?
                    }
                }

                fn former_index_keys(&self) -> __rt::Vec<__rt::IndexKey> {
                    match self {
                        $(Self::$variant(__entity) => <$entity as __rt::Entity>::former_index_keys(__entity),)*
                        $(Self::$unknown(_) => __rt::Vec::new(),)?
                        $(#[allow(unreachable_patterns)] _ => $others,)?
                    }
                }

                fn locks(&self) -> __rt::Result<__rt::Vec<__rt::aws::Item>, __rt::aws::ItemError> {
                    match self {
                        $(Self::$variant(__entity) => __rt::aws::locks_of::<Self, $entity>(__entity),)*
                        $(Self::$unknown(_) => __rt::Result::Ok(__rt::Vec::new()),)?
                        $(#[allow(unreachable_patterns)] _ => $others,)?
                    }
                }

                fn unknown(__item: __rt::aws::Item) -> __rt::Result<Self, __rt::aws::Item> {
                    $crate::__unknown_item!(__item $($unknown)?)
                }
            }

            impl $table {
                /// The item of an entity: its fields, its keys, its type.
                $vis fn item<E>(entity_: &E) -> ::core::result::Result<$crate::aws::Item, $crate::aws::ItemError>
                where
                    for<'e> E: $crate::aws::EntityOf<Self> + $crate::__rt::serde::Serialize,
                {
                    __rt::aws::encode::<Self, E>(entity_)
                }

                /// Returns the key attributes of an entity's item, for requests that take a key.
                $vis fn item_key<E, K>(key_: K) -> ::core::result::Result<$crate::aws::Item, $crate::KeyError>
                where
                    for<'e> E: $crate::aws::EntityOf<Self>,
                    K: $crate::KeyOf<E>,
                {
                    __rt::aws::item_key::<Self, E>(&key_)
                }

                /// Reads an item as the entity that it belongs to.
                $vis fn from_item(item_: $crate::aws::Item) -> ::core::result::Result<Self, $crate::aws::ItemError>
                where
                    for<'e> Self: $crate::aws::TableItems,
                {
                    $crate::aws::TableItems::from_item(item_)
                }

                /// Reads a stream image as the entity that it belongs to.
                $vis fn from_stream_image(
                    image: impl ::core::convert::Into<$crate::__rt::serde_dynamo::Item>,
                ) -> ::core::result::Result<Self, $crate::aws::ItemError>
                where
                    for<'e> Self: $crate::aws::TableItems,
                {
                    $crate::aws::TableItems::from_stream_image(image)
                }

                /// Returns the entity as an item.
                $vis fn to_item(&self) -> ::core::result::Result<$crate::aws::Item, $crate::aws::ItemError>
                where
                    for<'e> Self: $crate::aws::TableItems,
                {
                    $crate::aws::TableItems::to_item(self)
                }

                /// The table's handle over an SDK client.
                $vis fn $client(
                    sdk_: impl $crate::aws::IntoSdkClient,
                ) -> $crate::aws::Client<Self> {
                    __rt::aws::Client::new(sdk_.into_sdk_client())
                }
            }
        };
    };
}

/// An item as the table's unknown variant, if it has one.
#[doc(hidden)]
#[macro_export]
macro_rules! __unknown_item {
    ($item:ident) => {
        $crate::__rt::Result::Err($item)
    };
    ($item:ident $unknown:ident) => {
        $crate::__rt::Result::Ok(Self::$unknown($item))
    };
}

/// The fields that keys are made from: those of the primary key, then those of all keys; and whether
/// the entity has a version. Emitted by the derive for every entity.
#[doc(hidden)]
#[macro_export]
macro_rules! __template_fields {
    (
        [$(($key_field:ident $key_name:literal $key_attribute:literal))*]
        [$(($field:ident $name:literal $attribute:literal))*]
        $($version:ident)?
        $([$former:ty: $(($former_field:ident $former_name:literal $former_attribute:literal))*])*
    ) => {
        $crate::__version!($($version)?);

        #[inline]
        fn each_key_field(
            __pk: &$crate::__rt::str,
            __sk: $crate::__rt::Option<&$crate::__rt::str>,
            __visit: $crate::__rt::aws::TemplateFieldVisitor<'_>,
        ) {
            #[allow(unused_imports, reason = "one of the two serves each field")]
            use $crate::__rt::aws::autoref::{Unwritable as _, Writable as _};
            #[allow(unused_imports, reason = "a key may have no fields")]
            use $crate::__rt::{Entity, Option, aws, keeps};
            if let Option::Some(__key) = <Self as Entity>::parse_key(__pk, __sk) {
                let _ = (&__key, &__visit);
                $(if keeps(&__key, $key_name)
                    && let Option::Some(__value) = (&aws::autoref::Value(&__key.$key_field)).value()
                {
                    __visit($crate::__rt::field($key_name, $key_attribute), __value);
                })*
                return;
            }
            $(if let Option::Some(__key) = $crate::__rt::read_key::<$former>(__pk, __sk) {
                $(if keeps(&__key, $former_name)
                    && let Option::Some(__value) = (&aws::autoref::Value(&__key.$former_field)).value()
                {
                    __visit($crate::__rt::field($former_name, $former_attribute), __value);
                })*
                return;
            })*
        }

        #[inline]
        fn each_template_field(&self, __visit: $crate::__rt::aws::TemplateFieldVisitor<'_>) {
            #[allow(unused_imports, reason = "one of the two serves each field")]
            use $crate::__rt::aws::autoref::{Unwritable as _, Writable as _};
            use $crate::__rt::{Option, aws};
            let _ = &__visit;
            $(if let Option::Some(__value) = (&aws::autoref::Value(&self.$field)).value() {
                __visit($crate::__rt::field($name, $attribute), __value);
            })*
        }
    };
}

/// What writing a whole item returns.
#[doc(hidden)]
#[macro_export]
macro_rules! __version {
    () => {
        type Version = ();

        #[inline]
        fn written_version(_: $crate::__rt::u64) {}
    };
    (versioned) => {
        type Version = $crate::__rt::u64;

        #[inline]
        fn written_version(__version: $crate::__rt::u64) -> $crate::__rt::u64 {
            __version
        }
    };
}

/// The fields of a key as serde writes them, and those that it writes by a function. How a field is written is a type parameter,
/// so that a key whose fields serde does not know still compiles, and only an update by that key does not.
#[doc(hidden)]
#[macro_export]
macro_rules! __key_fields {
    (
        [$($declared:tt)*] $codec:ident $key:ty [$($predicates:tt)*]
        $($field:ident $name:literal $view:ty,)* $([$by_function:literal])*
    ) => {
        impl<$($declared)* $codec> $crate::__rt::aws::KeyFields<$codec> for $key
        where
            $($predicates)*
            $($codec: $crate::__rt::aws::FieldCodec<$view>,)*
        {
            #[inline]
            fn each_field(&self, __visit: $crate::__rt::aws::FieldVisitor<'_>) {
                let _ = &__visit;
                $(__visit($name, <$codec as $crate::__rt::aws::FieldCodec<$view>>::value(&self.$field));)*
                $(__visit($by_function, $crate::__rt::aws::written_by_function());)*
            }
        }
    };
}
