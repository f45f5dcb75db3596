//! Names of reads of some attributes.

use super::{answered, instead, refused};
use crate::aws::{Client, Get, GetMany, Query, Rows, Scan};
use crate::table::Table;

instead! {
    "a read returns some attributes as a type of their own",
    "write `.select_as::<Summary>()`, where `Summary` is a struct of these attributes"
    => WriteSelectAs;

    "a get reads whole items",
    "write `table.query(…).select_as::<Summary>()`, or `.customize(…)` and `.into_builder()`"
    => GetsWholeItems;
}

answered! {
    [T: Table, S: Rows<T>] Query<T, S>, Client<T>, self: Self {
        WriteSelectAs: select(_) attributes(_) projection(_) projection_expression(_) attributes_to_get(_) project(_) fields(_) columns(_)
            only_fields(_) returning(_) pluck(_);
    }

    [T: Table, S: Rows<T>] Scan<T, S>, Client<T>, self: Self {
        WriteSelectAs: select(_) attributes(_) projection(_) projection_expression(_) attributes_to_get(_) project(_) fields(_) columns(_)
            only_fields(_) returning(_) pluck(_);
    }

    [T, R] Get<T, R>, Client<T>, self: Self {
        GetsWholeItems: select(_) attributes(_) attributes_to_get(_) projection(_) projection_expression(_) project(_) fields(_)
            columns(_) only(_);
    }

    [T, R] GetMany<T, R>, Client<T>, self: Self {
        GetsWholeItems: select(_) attributes(_) attributes_to_get(_) projection(_) projection_expression(_) project(_) fields(_)
            columns(_) only(_);
    }
}

refused! {
    [T, R] Get<T, R>, Self {
        GetsWholeItems: select_as;
    }

    [T, R] GetMany<T, R>, Self {
        GetsWholeItems: select_as;
    }
}
