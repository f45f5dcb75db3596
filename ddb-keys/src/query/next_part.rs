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

/// No part: a range ends the query.
#[derive(Debug)]
pub enum NothingAfterARange {}

/// Implemented by what stands for no part.
pub trait NoPart {}

impl NoPart for NoFurtherPart {}
impl NoPart for NothingAfterARange {}

impl NextPart for AllGiven {
    type OfThePartition = NoFurtherPart;
}

impl NextPart for RangeGiven {
    type OfThePartition = NothingAfterARange;
}
