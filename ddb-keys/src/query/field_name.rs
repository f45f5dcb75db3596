//! Fields as types, because messages can only name types.

/// The types with the names of an entity's fields.
///
/// Stored fields have the numbers of [`EntitySchema::fields`](crate::schema::EntitySchema::fields).
pub trait FieldName<const NUMBER: usize> {
    /// A type with the name of the field.
    type Name;
}

/// Stands for what serde flattens into an entity, whose names are not known.
#[derive(Debug)]
#[allow(non_camel_case_types, reason = "shown among names of fields")]
pub struct what_is_flattened;

impl<Fields> FieldName<{ usize::MAX }> for Fields {
    type Name = what_is_flattened;
}

/// An entity whose fields have types with their names.
pub trait HasFieldNames {
    /// The type that implements [`FieldName`] for each field.
    type Fields;
}

/// Defines a type for each field, and others that messages name.
///
/// The compiler shows a type without its path if no other type that it knows has the name, and otherwise with the path up to such a
/// name: `number`, or `fields_of_Order::number`. So the types are defined in a module of that name.
#[doc(hidden)]
#[macro_export]
macro_rules! __names {
    (
        $vis:vis $module:ident $all:ident [$($number:literal $field:ident)*] $($other:ident)*
    ) => {
        // Hidden from documentation and from editors, which set `miri`. Of what is hidden from the compiler itself, it shows the whole
        // path.
        #[allow(nonstandard_style, dead_code, unreachable_pub, missing_docs, missing_debug_implementations)]
        #[cfg_attr(any(doc, miri), doc(hidden))]
        $vis mod $module {
            pub enum $all {}
            $(
                pub struct $field;
                impl $crate::__rt::FieldName<$number> for $all {
                    type Name = $field;
                }
            )*
            $(pub enum $other {})*
        }
    };
}
