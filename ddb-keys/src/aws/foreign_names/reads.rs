//! Names of the client's reads, and of their options.

use super::writes::{Await, WriteIntoBuilder};
use super::{instead, refused};
use crate::aws::{Client, Get, GetMany, Hydrate, Load, LoadMany, Query, Rows, Scan, TransactGet};
use crate::table::Table;

instead! {
    "an item is read by `get`",
    "write `get`, or `query` for several items of a partition"
    => WriteGetOrQuery;

    "several items are read by `get_many`",
    "write `get_many`, or `query` for items of one partition"
    => WriteGetMany;

    "every item of a table is read by `scan`, and those of a partition by `query`",
    "write `scan` or `query`"
    => WriteScanOrQuery;

    "what is read is chosen by the key or the query",
    "write `get(order.key())` or `query(Order::query().username(\"ann\"))`"
    => WriteQueryOfAnEntity;

    "an index is chosen by the query, not by the client",
    "write `table.query(…)` with a query of the index",
    "the query of an index is named after it: `Game::query_open_games()`"
    => WriteQueryOfTheIndex;

    "a query returns some attributes as a type of their own",
    "write `.select::<Summary>()`, where `Summary` is a struct of these attributes"
    => Attributes;

    "a read is sent when it is awaited",
    "write `.await`, `.first()`, `.page(…)` or `.stream()`"
    => Go;

    "rows come in ascending order of the sort key",
    "write `.descending()`, or nothing",
    "for the order of another field, query an index with this field in its sort key"
    => SortOrder;

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

    "a query only reads, and items are deleted by their keys",
    "write `batch.delete(row.key())` for each row, where `batch` is `table.batch_write()`"
    => DeleteByKeys;

    "a query only reads, and an update changes the item of one key",
    "write `table.update(row.key()).set(|order| order.paid, true)` for each row"
    => UpdateByKeys;

    "items under former keys are read by `get`, one by one, and by queries of an index",
    "write `get(key).or_former()`"
    => FormerOfGet;

    "a get reads the whole item of one key",
    "remove this, or write `table.query(…)`, which has limits, filters and pages"
    => OptionOfAQuery;

    "a get reads whole items",
    "write `table.query(…).select::<Summary>()`, or `.customize(…)` and `.into_builder()`"
    => AttributesOfAGet;

    "several items are read by their keys, all of them",
    "remove this, or write `table.query(…)`, which has limits, filters and pages"
    => ManyByKey;

    "an item collection is read whole",
    "write `table.query(…)`, which has filters, limits and pages, and `from_rows` for its rows"
    => WholeCollection;

    "items of an index are read page by page",
    "write `.await`, `.page(cursor)` or `.stream()`; filters, limits and orders come before `.hydrate()`"
    => BeforeHydrate;

    "a scan has no order, and reads every item",
    "write `table.query(…)` for items of one partition in their order"
    => QueryInstead;

    "an index is scanned by `scan_index`",
    "write `table.scan_index(Order::scan_open())` for the index `Open`"
    => ScanIndex;

    "a scan in parallel has segments",
    "write `.segments(4)`"
    => Segments;

    "awaiting a query reads every page, and `limit` ends it after a number of rows",
    "remove this, or write `.limit(20)`, or `.limit(20).page(cursor)` for one page"
    => RemoveOrLimit;

    "awaiting a scan reads every page, and its rows have no limit",
    "remove this, or read page by page: `.page(cursor)` or `.stream()`"
    => RemoveOrPage;

    "the rows of every page are read when it is awaited, or one by one",
    "write `.await`, `.stream()` or `.page(cursor)`"
    => WriteStreamOrPage;

    "a scan reads every entity of the table",
    "write `table.scan_index(Order::scan_open())` for the entity's items in the index `Open`, or `Order::query()` for a partition"
    => ScanOfOneEntity;

    "a transaction reads what was written before it",
    "remove this"
    => ConsistentAnyway;

    "a transaction reads items by their keys",
    "write `.get(key)`"
    => GetOfATransaction;

    "items that belong together are read as one struct, an item collection",
    "derive `ItemCollection` for a struct of them, and write `table.load(…)`"
    => LoadAnItemCollection;
}

refused! {
    [T: Table] Client<T> {
        WriteQueryOfAnEntity: query_as entity select from model repository;
        WriteGetOrQuery: get_item;
        WriteGetMany: batch_get_item;
    }

    [T: Table, S: Rows<T>] Query<T, S> {
        Go: go send exec execute run fetch fetch_all fetch_one fetch_optional load len is_empty
            unwrap expect;
        WriteIntoBuilder: params build request;
        Attributes: attributes projection projection_expression attributes_to_get;
        SortOrder: sort scan_index_forward order ascending order_by order_by_desc sort_by reverse;
        Consistent: consistent_read;
        StartKey: exclusive_start_key start_key start_from starting_token next_token offset;
        KeyConditions: key_condition_expression key_condition;
        Filter: filter_expression filter_by where_ r#where;
        IndexOfTheQuery: index_name use_index;
        Metered: return_consumed_capacity;
        RemoveOrLimit: page_size per_page batch_size top max_results page_limit chunks;
        WriteStreamOrPage: into_paginator paginator paginate pages items each for_each find_each in_batches;
        FormerOfGet: or_former;
        DeleteByKeys: delete delete_all remove;
        UpdateByKeys: update update_all set;
        LoadAnItemCollection: include includes with_related join joins populate preload entities entity;
    }

    [T: Table, S: Rows<T>] Scan<T, S> {
        Go: go send exec execute run fetch fetch_all load len is_empty unwrap expect;
        WriteIntoBuilder: params build request;
        Attributes: attributes projection projection_expression attributes_to_get;
        Consistent: consistent_read;
        StartKey: exclusive_start_key start_key start_from starting_token next_token offset;
        Filter: filter_expression filter_by where_ r#where;
        Metered: return_consumed_capacity;
        QueryInstead: descending ascending sort order order_by limit first one;
        ScanIndex: index index_name use_index;
        RemoveOrPage: page_size per_page batch_size top max_results;
        WriteStreamOrPage: into_paginator paginator paginate pages items each for_each find_each in_batches;
        ScanOfOneEntity: only entities entity of as_entity;
        Segments: parallel total_segments segment concurrency;
    }

    [T, R] Get<T, R> {
        Await: go send exec execute fetch fetch_optional is_some is_none ok_or unwrap expect;
        WriteIntoBuilder: params build request;
        Consistent: consistent_read;
        Metered: return_consumed_capacity;
        AttributesOfAGet: select attributes attributes_to_get projection projection_expression;
        LoadAnItemCollection: include includes with_related join joins populate preload;
        OptionOfAQuery: condition limit descending index index_name all first one page stream;
    }

    [T, R] GetMany<T, R> {
        Await: go send exec execute complete unwrap expect;
        Consistent: consistent_read;
        FormerOfGet: or_former;
        AttributesOfAGet: select attributes attributes_to_get projection projection_expression;
        ManyByKey: limit descending all page stream;
    }

    [T, C] Load<T, C> {
        Await: go send exec execute unwrap expect ok_or;
        Consistent: consistent_read;
        WholeCollection: filter_of limit descending page stream select all first one;
    }

    [T, C] LoadMany<T, C> {
        Await: go send exec execute unwrap expect complete;
        Consistent: consistent_read;
        WholeCollection: filter_of limit descending page stream select;
    }

    [T, S: Rows<T>] Hydrate<T, S> {
        Await: go send exec execute unwrap expect;
        BeforeHydrate: all first one limit descending select;
    }

    [T, R] TransactGet<T, R> {
        Await: go send exec execute unwrap expect;
        ConsistentAnyway: consistent consistent_read;
        GetOfATransaction: key item add push;
    }
}
