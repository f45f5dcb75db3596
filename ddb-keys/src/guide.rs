//! Guide: how to model, read and write with single-table keys.
//!
//! Each chapter can be read by itself, and its examples are compiled and run as tests.
//!
//! 1. [Deciding](deciding): whether it is for you, what it costs, and what it costs to leave.
//! 2. [Quick start](quick_start): a table, a few items, a few queries; then the same on AWS.
//! 3. [One service that grows](growing): a tutorial in six steps, from one kind of item to tenants and a test.
//! 4. [What is stored](stored_items): the attributes of an item, and what becomes of `None`.
//! 5. [Keys and templates](keys): choosing keys, key part types, separators, newtypes.
//! 6. [Order and ranges](order): formats whose text sorts like the value; range queries.
//! 7. [Relations](relations): one to many, hierarchies, many to many.
//! 8. [Indexes](indexes): shared, sparse, conditional, inverted and multi-attribute indexes.
//! 9. [Shards](shards): more writes than one partition takes, read as one sequence; counters.
//! 10. [Reading](reading): get, query, filter, limit, pages over HTTP, streams, collections, scans.
//! 11. [Writing](writing): put, create, update, counters, index keys, batches.
//! 12. [Transactions and unique values](transactions): all or nothing; values that no two items share.
//! 13. [Item collections](item_collections): an order with its lines as one struct, in one query.
//! 14. [Optimistic locking](locking): detecting concurrent writes.
//! 15. [Expiring items](expiry): TTL.
//! 16. [Errors](errors): what each error means, its HTTP status, whether to retry.
//! 17. [Tables](tables): creating tables, names per stage, IAM permissions.
//! 18. [Testing](testing): with the embedded engine, and without any engine.
//! 19. [Adopt an existing table](adopt): audit, read, update, put, with what each of them prints.
//! 20. [Templates for old tables](old_tables): values that only keys hold, spellings, numbers as text, overlaps.
//! 21. [Migration](migration): changing keys, charts, passes over whole tables.
//! 22. [Reacting to changes](changes): records of DynamoDB Streams, for example in a Lambda function.
//! 23. [Functions and values](functions): conditions in variables, queries that are read twice, functions over any entity.
//! 24. [Recipes](recipes): bookings, sequences, audit logs, locks, idempotent requests.
//! 25. [Troubleshooting](troubleshooting): messages of the compiler and of requests, and what to do.
//! 26. [Coming from another library](coming_from): ElectroDB, OneTable, dynamodb-toolbox, modyne, the bare SDK.
//! 27. [Glossary](glossary): the words of this guide.

/// Declares the chapters. Their links into `aws` lead to docs.rs where this build has no `aws`. The words in brackets
/// find a chapter in the search.
macro_rules! chapters {
    ($($name:ident $text:literal [$($alias:literal)*])+) => {$(
        #[doc = include_str!($text)]
        $(#[doc(alias = $alias)])*
        #[cfg_attr(feature = "aws-sdk", doc = include_str!("docs/guide/links.md"))]
        #[cfg_attr(not(feature = "aws-sdk"), doc = include_str!("docs/guide/links_online.md"))]
        pub mod $name {}
    )+};
}
chapters! {
    deciding "docs/guide/deciding.md" ["comparison" "alternatives" "MSRV" "stability" "limits"]
    quick_start "docs/guide/quick_start.md" ["getting started" "install" "hello world"]
    growing "docs/guide/growing.md" ["tutorial" "step by step" "example service"]
    stored_items "docs/guide/stored_items.md" ["NULL" "None" "entity_type" "what is stored"]
    keys "docs/guide/keys.md" ["composite key" "separator" "newtype"]
    order "docs/guide/order.md" [
        "between" "begins_with" "zero padding" "range query" "date range" "timestamp" "bucket"
    ]
    relations "docs/guide/relations.md" [
        "one to many" "one-to-many" "many to many" "many-to-many" "adjacency list" "hierarchy"
    ]
    indexes "docs/guide/indexes.md" ["GSI" "LSI" "global secondary index" "sparse index" "inverted index"]
    shards "docs/guide/shards.md" ["sharding" "hot partition" "write sharding" "scatter gather" "throttling" "sharded counter"]
    reading "docs/guide/reading.md" [
        "pagination" "paginate" "next page" "filter expression" "web handler" "return query" "newest first" "optional filter"
    ]
    writing "docs/guide/writing.md" ["atomic counter" "batch write" "PATCH" "reschedule" "change a key"]
    transactions "docs/guide/transactions.md" ["unique constraint" "uniqueness"]
    item_collections "docs/guide/item_collections.md" ["aggregate" "join"]
    locking "docs/guide/locking.md" ["optimistic locking" "version number" "concurrency"]
    expiry "docs/guide/expiry.md" ["time to live" "TTL"]
    errors "docs/guide/errors.md" ["HTTP status" "status code" "404" "not found" "retry" "throttling"]
    tables "docs/guide/tables.md" [
        "Lambda" "IAM" "permissions" "aws_config" "table name" "CloudFormation" "Terraform" "CDK" "LocalStack"
    ]
    testing "docs/guide/testing.md" ["DynamoDB Local" "mock"]
    adopt "docs/guide/adopt.md" ["existing table" "legacy" "brownfield" "audit" "import"]
    old_tables "docs/guide/old_tables.md" ["legacy keys" "numbers as text" "overlap" "Terraform lock"]
    migration "docs/guide/migration.md" ["backfill" "schema change"]
    changes "docs/guide/changes.md" ["Lambda" "DynamoDB Streams" "Kinesis"]
    functions "docs/guide/functions.md" [
        "dynamic filter" "search form" "Clone" "reuse a query" "generic function" "repository"
    ]
    recipes "docs/guide/recipes.md" [
        "audit log" "booking" "distributed lock" "idempotency" "sequence" "multi-tenant" "soft delete"
    ]
    troubleshooting "docs/guide/troubleshooting.md" ["compile error"]
    coming_from "docs/guide/coming_from.md" ["ElectroDB" "OneTable" "dynamodb-toolbox" "modyne" "serde_dynamo"]
    glossary "docs/guide/glossary.md" []
}
