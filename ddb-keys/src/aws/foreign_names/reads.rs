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
    "write `.limit(20).page(None)` for the first one, and then `.page(page.cursor)`"
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
        Go: go() send() exec() execute run() fetch() fetch_all fetch_one fetch_optional() load len() is_empty()
            unwrap() expect(_);
        WriteIntoBuilder: params build request;
        Attributes: attributes(_) projection(_) projection_expression(_) attributes_to_get(_);
        SortOrder: sort scan_index_forward(_) order ascending() order_by(_) order_by_desc(_) sort_by(_) reverse();
        Consistent: consistent_read(_);
        StartKey: exclusive_start_key start_key(_) start_from(_) starting_token(_) next_token(_) offset(_);
        KeyConditions: key_condition_expression(_) key_condition(_);
        Filter: filter_expression(_) filter_by(_) where_(_) r#where(_);
        IndexOfTheQuery: index_name(_) use_index(_);
        Metered: return_consumed_capacity(_);
        RemoveOrLimit: page_size(_) per_page(_) batch_size(_) top(_) max_results(_) page_limit(_) chunks(_);
        WriteStreamOrPage: into_paginator paginator paginate pages items each for_each find_each in_batches;
        FormerOfGet: or_former();
        DeleteByKeys: delete delete_all remove;
        UpdateByKeys: update update_all set;
        LoadAnItemCollection: include includes with_related join joins populate preload entities entity;
    }

    [T: Table, S: Rows<T>] Scan<T, S> {
        Go: go() send() exec() execute run() fetch() fetch_all load len() is_empty() unwrap() expect(_);
        WriteIntoBuilder: params build request;
        Attributes: attributes(_) projection(_) projection_expression(_) attributes_to_get(_);
        Consistent: consistent_read(_);
        StartKey: exclusive_start_key start_key(_) start_from(_) starting_token(_) next_token(_) offset(_);
        Filter: filter_expression(_) filter_by(_) where_(_) r#where(_);
        Metered: return_consumed_capacity(_);
        QueryInstead: descending() ascending() sort order order_by(_) limit first() one();
        ScanIndex: index index_name(_) use_index(_);
        RemoveOrPage: page_size(_) per_page(_) batch_size(_) top(_) max_results(_);
        WriteStreamOrPage: into_paginator paginator paginate pages items each for_each find_each in_batches;
        ScanOfOneEntity: only entities entity of as_entity;
        Segments: parallel total_segments(_) segment concurrency;
    }

    [T, R] Get<T, R> {
        Await: go() send() exec() execute fetch() fetch_optional() is_some() is_none() ok_or(_) unwrap() expect(_);
        WriteIntoBuilder: params build request;
        Consistent: consistent_read(_);
        Metered: return_consumed_capacity(_);
        AttributesOfAGet: select attributes(_) attributes_to_get(_) projection(_) projection_expression(_);
        LoadAnItemCollection: include includes with_related join joins populate preload;
        OptionOfAQuery: condition limit descending() index index_name(_) all() first() one() page(_) stream();
    }

    [T, R] GetMany<T, R> {
        Await: go() send() exec() execute complete unwrap() expect(_);
        Consistent: consistent_read(_);
        FormerOfGet: or_former();
        AttributesOfAGet: select attributes(_) attributes_to_get(_) projection(_) projection_expression(_);
        ManyByKey: limit descending() all() page(_) stream();
    }

    [T, C] Load<T, C> {
        Await: go() send() exec() execute unwrap() expect(_) ok_or(_);
        Consistent: consistent_read(_);
        WholeCollection: filter_of limit descending() page(_) stream() select all() first() one();
    }

    [T, C] LoadMany<T, C> {
        Await: go() send() exec() execute unwrap() expect(_) complete;
        Consistent: consistent_read(_);
        WholeCollection: filter_of limit descending() page(_) stream() select;
    }

    [T, S: Rows<T>] Hydrate<T, S> {
        Await: go() send() exec() execute unwrap() expect(_);
        BeforeHydrate: all() first() one() limit descending() select;
    }

    [T, R] TransactGet<T, R> {
        Await: go() send() exec() execute unwrap() expect(_);
        ConsistentAnyway: consistent consistent_read(_);
        GetOfATransaction: key item add push;
    }
}
