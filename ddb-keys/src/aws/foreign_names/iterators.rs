//! Names that iterators have, too, on requests.

use super::{answered, instead};
use crate::aws::{
    Check, Client, Delete, Get, GetMany, Hydrate, Load, LoadMany, Put, Query, Rows, Update,
};
use crate::table::Table;

instead! {
    "a get reads the item of one key", "write `table.query(…).filter(…)`, or compare the item that is read" => FilterOfAGet;
    "a write has a condition, not a filter", "write `.condition(|order| order.total.lt(100))`, or `.condition_text(\"…\")`" => ConditionNotFilter;
    "a key has one item or none", "write `table.exists(key)`" => CountOfAGet;
    "several items are read by their keys, all of them", "write `table.query(…).filter(…)`, or compare the items that are read" => FilterOfGetMany;
    "an item collection is read whole", "write `table.query(…).filter_of::<Order>(…)`, and `from_rows` for its rows" => FilterOfACollection;
    "a filter belongs to the query of the index", "write `.filter(…).hydrate()`" => FilterBeforeHydrate;
    "rows are counted by the query of the index", "write `.count()` instead of `.hydrate()`" => CountBeforeHydrate;
    "the parts of a key are given to the query, by methods with their names", "write `table.query(Order::query().username(\"ann\").number_in(5..))`" => PartsOfTheQuery;
}

answered! {
    [T, R] Get<T, R>, Client<T>, self: Self {
        FilterOfAGet: filter(_);
        CountOfAGet: count();
    }

    [T, R] GetMany<T, R>, Client<T>, self: Self {
        FilterOfGetMany: filter(_);
    }

    [T, C] Load<T, C>, Client<T>, self: Self {
        FilterOfACollection: filter(_);
    }

    [T, C] LoadMany<T, C>, Client<T>, self: Self {
        FilterOfACollection: filter(_);
    }

    [T, S: Rows<T>] Hydrate<T, S>, Client<T>, self: Self {
        FilterBeforeHydrate: filter(_);
        CountBeforeHydrate: count();
    }

    [T, E, V] Put<T, E, V>, Client<T>, self: Self {
        ConditionNotFilter: filter(_);
    }

    [T, E] Update<T, E>, Client<T>, self: Self {
        ConditionNotFilter: filter(_);
    }

    [T, E] Delete<T, E>, Client<T>, self: Self {
        ConditionNotFilter: filter(_);
    }

    [T, E, S] Check<T, E, S>, Client<T>, self: Self {
        ConditionNotFilter: filter(_);
    }

    [T: Table, S: Rows<T>] Query<T, S>, Client<T>, self: Self {
        PartsOfTheQuery: eq(_) ge(_) gt(_) le(_) lt(_) begins_with(_) between(_, _);
    }
}
