//! Names of the client's reads, and of their options.

use super::{instead, refused};
use crate::aws::{Client, Get, GetMany, Query, Rows, Scan, TransactGet};
use crate::table::Table;

instead! {
    "an item is read by `get`",
    "write `get`, or `query` for several items of a partition"
    => GetInstead;

    "several items are read by `get_many`",
    "write `get_many`, or `query` for items of one partition"
    => GetManyInstead;

    "every item of a table is read by `scan`, and those of a partition by `query`",
    "write `scan` or `query`"
    => ScanInstead;

    "an index is chosen by the query, not by the client",
    "write `table.query(…)` with a query of the index",
    "the query of an index is named after it: `Game::query_open_games()`"
    => Index;

    "the request as the SDK builds it is the result of `into_builder`",
    "write `.into_builder()`"
    => Params;

    "a query returns some attributes as a type of their own",
    "write `.select::<Summary>()`, where `Summary` is a struct of these attributes"
    => Attributes;

    "a read is sent when it is awaited",
    "write `.await`, `.first()`, `.page(…)` or `.stream()`"
    => Go;

    "a request is sent when it is awaited",
    "write `.await`"
    => Await;

    "rows come in ascending order of the sort key",
    "write `.descending()`, or nothing"
    => Sort;

    "a strongly consistent read is made by `consistent`",
    "write `.consistent()`"
    => Consistent;

    "a page begins at the cursor of the one before",
    "write `.page(cursor)`, or `.after(cursor)`"
    => StartKey;

    "the key condition is the query itself",
    "write its parts: `table.query(Order::query().username(\"ann\").number_in(5..))`"
    => KeyConditions;

    "what a query finds is narrowed by a filter",
    "write `.filter(|order| order.total.gt(5))`, or `.filter_text(\"…\")`"
    => Filter;

    "the index is chosen by the query",
    "write `Order::query_open()` for the index `Open`"
    => IndexOfTheQuery;

    "consumed capacity is counted by a meter",
    "write `table.metered(&meter)`, and read the meter"
    => Metered;

    "items under former keys are read by `get`, one by one",
    "write `get(key).or_former()`"
    => FormerOfGet;
}

refused! {
    [T: Table] Client<T> {
        GetInstead: get_item get_one find find_one find_unique find_by_id fetch;
        GetManyInstead: batch_get batch_get_item get_all get_items;
        ScanInstead: list find_all list_all find_many find_first;
        Index: index query_index;
    }

    [T: Table, S: Rows<T>] Query<T, S> {
        Go: go send execute run fetch fetch_all fetch_one fetch_optional load len is_empty
            unwrap expect;
        Params: params;
        Attributes: attributes projection projection_expression attributes_to_get;
        Sort: sort scan_index_forward order ascending order_by order_by_desc sort_by reverse;
        Consistent: consistent_read;
        StartKey: exclusive_start_key start_key start_from offset;
        KeyConditions: key_condition_expression key_condition;
        Filter: filter_expression filter_by where_ r#where;
        IndexOfTheQuery: index_name use_index;
        Metered: return_consumed_capacity;
    }

    [T: Table, S: Rows<T>] Scan<T, S> {
        Go: go send execute run fetch fetch_all load len is_empty unwrap expect;
        Params: params;
        Attributes: attributes projection projection_expression attributes_to_get;
        Consistent: consistent_read;
        StartKey: exclusive_start_key start_key start_from offset;
        Filter: filter_expression filter_by where_ r#where;
        Metered: return_consumed_capacity;
    }

    [T, R] Get<T, R> {
        Await: go send execute fetch fetch_optional is_some is_none ok_or unwrap expect;
        Params: params;
        Consistent: consistent_read;
        Metered: return_consumed_capacity;
    }

    [T, R] GetMany<T, R> {
        Await: go send execute complete unwrap expect;
        Consistent: consistent_read;
        FormerOfGet: or_former;
    }

    [T, R] TransactGet<T, R> {
        Await: go send execute unwrap expect;
    }
}
