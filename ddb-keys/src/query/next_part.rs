//! The part that a query takes next, and the fields of an entity, as types, because messages can only name types.

/// The part that a query takes next.
pub trait NextPart {
    /// A type with the name of its field, `number`, for a part of the partition key, and [`NoFurtherPart`] for one of the sort key.
    type OfThePartition;
}

/// The state of a query that has every part of its key, so that nothing can follow.
#[derive(Debug)]
pub enum AllGiven {}

/// The state of a query that ends in a range or a beginning of a part, so that nothing can follow.
#[derive(Debug)]
pub enum RangeGiven {}

/// What comes next if nothing does.
#[derive(Debug)]
pub enum NoFurtherPart {}

/// Any query. The compiler would show where a type of the user is defined, which is in generated code.
#[derive(Debug)]
pub enum TheQuery {}

/// Implemented for the part that stands for none, so that a query can be read whose partition key lacks it.
#[diagnostic::on_unimplemented(
    message = "a query needs the whole partition key, but `{Missing}` is missing",
    label = "call the method of that name",
    note = "without a partition key, all items of one entity are read by `table.scan_of::<Order>()`, and those of every entity by `table.scan()`",
    note = "a time that the partition key truncates is given by its unit, `.at_day(date)`, or as a range, `.at_in(from..=to)`"
)]
pub trait HasPartitionKey<Missing> {}

#[diagnostic::do_not_recommend]
impl HasPartitionKey<NoFurtherPart> for TheQuery {}

impl NextPart for AllGiven {
    type OfThePartition = NoFurtherPart;
}

impl NextPart for RangeGiven {
    type OfThePartition = NoFurtherPart;
}

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
