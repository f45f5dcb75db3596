//! What `#[derive(Table)]` adds for this floor: the codec of the table's items, and its client.

/// Emitted by the derive for every table; empty without the feature `aws-sdk`.
///
/// The codec is a type parameter, so that a table whose entities serde cannot store still
/// compiles, and only what reads or writes its items does not.
#[doc(hidden)]
#[macro_export]
macro_rules! __aws {
    ($vis:vis $table:ident [$(($at:literal, $variant:ident, $entity:ty, $boxed:ident))*] $(unknown $unknown:ident)?) => {
        const _: () = {
            use $crate::__private::{aws, Box, Clone, From, KeyError, KeyOf, Option, Result, Table, usize};

            impl<C> aws::TableItems<C> for $table
            where
                $(C: aws::Codec<$entity>,)*
            {
                fn decode_at(position: usize, item: aws::Item) -> Result<Self, aws::ItemError> {
                    match position {
                        $($at => Result::map(<C as aws::Codec<$entity>>::decode::<Self>(item), From::from),)*
                        _ => Result::Err(aws::ItemError::no_entity_at::<Self>(item)),
                    }
                }

                fn encode(&self) -> Result<aws::Item, aws::ItemError> {
                    match self {
                        $(Self::$variant(entity) => <C as aws::Codec<$entity>>::encode::<Self>(entity),)*
                        $(Self::$unknown(item) => Result::Ok(Clone::clone(item)),)?
                    }
                }

                fn unknown(item: aws::Item) -> Result<Self, aws::Item> {
                    $crate::__aws_unknown!(item $($unknown)?)
                }
            }

            impl $table {
                /// The item of an entity: its fields, its keys, its type.
                $vis fn item<E>(entity: &E) -> Result<aws::Item, aws::ItemError>
                where
                    E: $crate::Entity + $crate::__private::serde::Serialize,
                    Self: $crate::table::Contains<E>,
                {
                    aws::encode::<Self, E>(entity)
                }

                /// The key attributes of an entity's item, for requests that take a key.
                $vis fn item_key<E, K>(key: K) -> Result<aws::Item, KeyError>
                where
                    E: $crate::Entity,
                    K: KeyOf<E>,
                    Self: $crate::table::Contains<E>,
                {
                    aws::item_key::<Self, E>(&key)
                }

                /// Reads an item as whichever entity it is.
                $vis fn from_item<I>(item: I) -> Result<Self, aws::ItemError>
                where
                    Self: aws::StoredAs<I>,
                {
                    aws::StoredAs::read(item)
                }

                /// Reads an image of a stream as whichever entity it is of.
                $vis fn from_stream_image<I>(image: I) -> Result<Self, aws::ItemError>
                where
                    Self: aws::StreamedAs<I>,
                {
                    aws::StreamedAs::read_image(image)
                }

                /// The item of whichever entity this is.
                $vis fn to_item<I>(&self) -> Result<I, aws::ItemError>
                where
                    Self: aws::StoredAs<I>,
                {
                    aws::StoredAs::write(self)
                }

                /// The table's handle over an SDK client.
                $vis fn client(sdk: $crate::__private::SdkClient) -> aws::Client<Self> {
                    aws::Client::new(sdk)
                }
            }
        };
    };
}

/// An item as the table's unknown variant, if it has one.
#[doc(hidden)]
#[macro_export]
macro_rules! __aws_unknown {
    ($item:ident) => {
        Result::Err($item)
    };
    ($item:ident $unknown:ident) => {
        Result::Ok(Self::$unknown($item))
    };
}
