//! The part that a query takes next, as a type that messages name.

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
