//! Names of the client's reads, and of their options.

use super::writes::ValueOfAText;
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

    "a read is sent when it is awaited",
    "write `.await`, `.first()`, `.page(…)` or `.stream()`"
    => Go;

    "rows come in ascending order of the sort key",
    "write `.descending()`, or nothing"
    => SortOrder;

    "DynamoDB sorts rows only by the sort key",
    "sort the rows after the read, or query an index with this field in its sort key; `.descending()` reverses the order"
    => OrderOfAField;

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

    "a query only reads, and items are deleted by their keys",
    "write `batch.delete(row.key())` for each row, where `batch` is `table.batch()`"
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

    "several items are read by their keys, all of them",
    "remove this, or write `table.query(…)`, which has limits, filters and pages"
    => ManyByKey;

    "an item collection is read whole",
    "write `table.query(…)`, which has filters, limits and pages, and `from_rows` for its rows"
    => WholeCollection;

    "the options of a query come before `hydrate`",
    "write `.limit(20)`, `.descending()` and filters before `.hydrate()`"
    => BeforeHydrate;

    "hydrated rows are read all at once, page by page or one by one",
    "write `.await`, `.page(cursor)` or `.stream()`"
    => WholeOrByPage;

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
    "write `table.scan_of::<Order>()`, or `table.scan_index(Order::scan_open())` for what is in the index `Open`"
    => ScanOfOneEntity;

    "DynamoDB works out no sums, maxima or groups",
    "await the rows, and work it out from them; `.count()` counts them"
    => WorkItOut;

    "a get only reads",
    "write `table.update(key).set(|order| order.paid, true)`, `table.put(&order)` or `table.delete(key)`"
    => WriteAnotherRequest;

    "a transaction reads what was written before it",
    "remove this"
    => ConsistentAnyway;

    "a transaction is given all of its keys",
    "write `table.transact_get((user_key, order_key))`"
    => GetOfATransaction;

    "items that belong together are read as one struct, an item collection",
    "derive `ItemCollection` for a struct of them, and write `table.load(…)`"
    => LoadAnItemCollection;
}

refused! {
    [T: Table] Client<T>, Self {
        WriteQueryOfAnEntity: query_as entity select from(_) model repository;
        WriteGetOrQuery: get_item;
        WriteGetMany: batch_get_item;
    }

    [T: Table, S: Rows<T>] Query<T, S>, S {
        WorkItOut: sum(_) max(_) min(_) avg(_) average(_) distinct() group_by(_) total();
        ValueOfAText: bind(_) bind_value(_, _) param(_, _) values(_) expression_attribute_values(_, _) expression_attribute_names(_, _);
        Go: rows() go() send() exec() execute(_) run() fetch() fetch_all() fetch_one() fetch_optional() load(_) len() is_empty()
            unwrap() expect(_) to_vec() next() last() get() single() try_next() try_collect() results() get_results() unwrap_or_default() ok() is_ok() is_err() map_err(_) context(_) first_or_none() optional();
        OrderOfAField: sort(_) sort_by(_) sort_by_key(_) order_by(_) order_by_desc(_);
        SortOrder: scan_index_forward(_) order(_) ascending() reverse() asc() desc() sort_ascending() sort_descending() reversed() rev() backward() forward() newest_first() latest() oldest() order_asc() order_desc() order_direction(_);
        Consistent: consistent_read(_) consistency(_) strong() strongly_consistent();
        StartKey: exclusive_start_key(_) set_exclusive_start_key(_) start_key(_) start_from(_) starting_token(_) next_token(_) offset(_) from_cursor(_) cursor(_) before(_) start_at(_) start_after(_) starting_after(_) resume(_) last_evaluated_key();
        KeyConditions: key_condition_expression(_) key_condition(_) key(_) pk(_) sk(_) set_key_condition_expression(_);
        Filter: filter_expression(_) filter_by(_) where_(_) r#where(_) and_where(_) and_filter(_) filter_eq(_, _) filter_gt(_, _) where_eq(_, _) retain(_) find(_) condition(_);
        IndexOfTheQuery: index_name(_) use_index(_) index(_) with_index(_) on_index(_) in_index(_) using_index(_) using(_);
        RemoveOrLimit: page_size(_) per_page(_) batch_size(_) top(_) max_results(_) page_limit(_) chunks(_) with_limit(_) set_limit(_) max_items(_) page_number(_);
        WriteStreamOrPage: into_paginator() paginator() paginate pages() items() each(_) for_each(_) find_each(_) into_stream() stream_all() in_batches;
        FormerOfGet: or_former();
        DeleteByKeys: delete() delete_all() remove();
        UpdateByKeys: update() update_all() set(_, _);
        LoadAnItemCollection: include includes with_related join joins populate preload entities entity;
    }

    [T: Table, S: Rows<T>] Scan<T, S>, Self {
        WorkItOut: sum(_) max(_) min(_) avg(_) average(_) distinct() group_by(_) total();
        ValueOfAText: bind(_) bind_value(_, _) param(_, _) values(_) expression_attribute_values(_, _) expression_attribute_names(_, _);
        Go: rows() go() send() exec() execute(_) run() fetch() fetch_all() load(_) len() is_empty() unwrap() expect(_) to_vec() next() last() get() single() try_next() try_collect() results() get_results(_) unwrap_or_default() ok() is_ok() is_err() map_err(_) context(_);
        Consistent: consistent_read(_) consistency(_) strong() strongly_consistent();
        StartKey: exclusive_start_key(_) set_exclusive_start_key(_) start_key(_) start_from(_) starting_token(_) next_token(_) offset(_) from_cursor(_) cursor(_) before(_) start_at(_) start_after(_) starting_after(_) resume(_) last_evaluated_key();
        Filter: filter_expression(_) filter_by(_) where_(_) r#where(_) and_where(_) and_filter(_) filter_eq(_, _) filter_gt(_, _) where_eq(_, _) retain(_) find(_) condition(_);
        QueryInstead: descending() ascending() sort(_) order(_) order_by(_) limit(_) first() one() key(_) pk(_) sk(_);
        ScanIndex: index index_name(_) use_index(_);
        RemoveOrPage: page_size(_) per_page(_) batch_size(_) top(_) max_results(_) with_limit(_) set_limit(_) max_items(_) page_number(_);
        WriteStreamOrPage: into_paginator() paginator() paginate pages() items() each(_) for_each(_) find_each(_) into_stream() stream_all() in_batches;
        ScanOfOneEntity: only entities entity of as_entity for_entity;
        DeleteByKeys: delete() delete_all();
        UpdateByKeys: update() update_all();
        Segments: parallel total_segments(_) segment(_) concurrency(_);
    }

    [T, R] Get<T, R>, Self {
        WriteAnotherRequest: update() delete() or_insert(_) or_create() or_put(_);
        Consistent: consistent_read(_) consistency(_) strong() strongly_consistent();
        LoadAnItemCollection: include(_) includes(_) with_related(_) join(_) joins(_) populate(_) preload(_);
        OptionOfAQuery: condition(_) limit(_) descending() index(_) index_name(_) all() first() one() page(_) stream();
    }

    [T, R] GetMany<T, R>, Self {
        Consistent: consistent_read(_);
        FormerOfGet: or_former();
        ManyByKey: limit(_) descending() all() page(_) stream();
    }

    [T, C] Load<T, C>, Self {
        Consistent: consistent_read(_);
        WholeCollection: filter_of limit(_) descending() page(_) stream() select(_) select_as all() first() one();
    }

    [T, C] LoadMany<T, C>, Self {
        Consistent: consistent_read(_);
        WholeCollection: filter_of limit(_) descending() page(_) stream() select(_) select_as;
    }

    [T, S: Rows<T>] Hydrate<T, S>, Self {
        BeforeHydrate: limit(_) descending() select(_) select_as;
        WholeOrByPage: all() first() one();
    }

    [T, R] TransactGet<T, R>, Self {
        ConsistentAnyway: consistent consistent_read(_);
        GetOfATransaction: get(_) get_many(_) keys(_) key(_) item(_) add(_) push(_);
    }
}
