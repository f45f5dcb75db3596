//! Chart files: the keys of a table's items, recorded beside the code.
//!
//! A template is a storage format. A chart file records it, so that a test notices every change, explains
//! the consequences for stored items, and shows the steps to take:
//!
//! - [`TableSchema::chart_file`](crate::schema::TableSchema::chart_file) prints the chart.
//! - [`Table::check_chart`](crate::Table#method.check_chart) compares a file with the code, and writes it if
//!   `DDB_KEYS_CHART=accept`. It needs the feature `std`, which `aws-sdk` enables.
//! - [`TableSchema::compare_chart`](crate::schema::TableSchema::compare_chart) and
//!   [`accept_chart`](crate::schema::TableSchema::accept_chart) do the same with strings.
//!
//! Every difference has a [class](ChartClass) and an [identifier](ChartDifference::id) that does not change.
//! The check, including the comparison with removed entities, runs in a test and not at compile time.
//!
//! # The file
//!
//! The first line names the version of the format, and the last one is `end`. A newer version, a merge
//! conflict and a truncated file are errors. The order of declarations and cargo features do not change the
//! text. Names and templates are quoted, with `\"`, `\\` and `\u0000` for quotation marks, backslashes and
//! control characters.
//!
//! ```text
//! ddb-keys chart 1
//!
//! table "shop"
//!   pk "PK"
//!   sk "SK"
//!   type "entity_type"
//!   index "ByStatus" global "by-status" pk "gsi1pk" sk "gsi1sk" projection all
//!
//! entity "Order"
//!   separator "#"
//!   pk "CUSTOMER#<customer>" text
//!   sk "ORDER#<number:08>" u32
//!   index "ByStatus" global pk "STATUS#<status>" words("new" "paid") sk "<at:secs>" instant optional "status"
//!
//! removed "Cart"
//!   separator "#"
//!   pk "CUSTOMER#<customer>" text
//!   sk "CART"
//!
//! reason "carts moved to another table"
//!   entity-removed "Cart"
//!
//! end
//! ```
//!
//! A template is followed by the types of its parts: `text`, `bool`, `char`, `bytes`, an integer type, `uuid`,
//! `ulid`, `instant`, `civil`, `date`, `words` for an enum, or `other` for a type with a text form of its
//! own. A newtype has the type that it wraps. Bounds follow if they are not those of the type: the minimum
//! and maximum length in bytes, the characters, and `free` if values are checked one by one, as in
//! `text(26..26 "0-9A-Z" free)`.
//!
//! An index key with `when(status = Status::Paid)` ends with `when "status" is "Status::Paid"`: the pattern as the code has it. Files
//! of earlier versions have the fields alone; accepting the chart adds the patterns.
//!
//! # Removed entities
//!
//! Items of a removed entity stay in the table, so the file remembers its keys, and the check reports an
//! entity that can have one of them. When no such item is left, forget it:
//!
//! ```text
//! DDB_KEYS_CHART=accept DDB_KEYS_CHART_FORGET=Cart DDB_KEYS_CHART_REASON="deleted on both stages" cargo test charts
//! ```
//!
//! # JSON
//!
//! [`TableSchema::to_json`](crate::schema::TableSchema::to_json) writes one object. `version` is 1; it rises if a field
//! changes its meaning or goes, and stays if fields are added.
//!
//! | object | fields |
//! |---|---|
//! | the whole | `format` (`"ddb-keys chart"`), `version`, `table`, `pk`, `sk`, `type_attribute`, `write_token`, `ttl` (strings or null), `overlaps` (pairs of entities), `indexes`, `entities` |
//! | index | `index` (identifier), `name` (in DynamoDB), `local`, `pk` (empty for a local index), `sk` (lists of attributes), `projection` (`"all"`, `"keys_only"`, `"include"`), `include` (list or null) |
//! | entity | `entity`, `separator`, `pk`, `sk` (key attribute or null), `version` (attribute or null), `formers`, `index_keys` |
//! | former key | `name`, `separator`, `pk`, `sk` (key attribute or null) |
//! | index key | `index`, `name`, `kind` (`"global"`, `"inverted"`, `"local"`), `pk`, `sk` (lists of key attributes), `when` (list of fields), `patterns` (list of strings, one for each of these fields), `optional` (list of fields) |
//! | key attribute | `template` or `raw` (a string), `type` (`"S"`, `"N"`, `"B"`), `parts` |
//! | part | `field`, `kind`, `format` (empty for plain text, `".."` for the rest of a key), `min`, `max` (bytes; null if unbounded), `chars` (a list such as `"0-9a-f"`, null for all), `words` (list or null) |

pub use crate::table::chart_file::{ChartClass, ChartDifference, ChartError};
