//! Chart files: the keys of a table's items, recorded beside the code.
//!
//! A template is a storage format. A chart file records it, so that a test notices every change, explains
//! the consequences for stored items, and shows the steps to take:
//!
//! - [`check`] compares a file with the code, and writes it if `DDB_KEYS_CHART=accept`.
//! - [`text`] prints the chart, and [`compare`] and [`accept`] do the same with strings.
//! - [`json`] prints it for other tools.
//!
//! Every difference has a [class](ChartClass) and an [identifier](ChartDifference::id) that does not change.
//! The check, including the comparison with removed entities, runs in a test and not at compile time.
//!
//! This is the largest module of the crate: a format is printed and read back, and for each of almost fifty changes it says what
//! happens to stored items, with an example of a key, and how to make the change without losing sight of an item.
//!
//! # The file
//!
//! The first line names the version of the format, and the last one is `end`. A newer version, a merge
//! conflict and a truncated file are errors. The order of declarations and cargo features do not change the
//! text. Names and templates are quoted, with `\"`, `\\` and `\u0000` for quotation marks, backslashes and
//! control characters.
//!
//! ```text
//! ddb-keys chart 2
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
//!   index "ByStatus" global pk "STATUS#<status>" words("New" as "new" "Paid" as "paid") sk "<at:secs>" instant optional "status"
//!   stored "at" "customer" "number" "status"
//!   field "at" attribute "at" by "with = \"chrono::serde::ts_seconds\""
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
//! own. A newtype has the type that it wraps. A word of an enum follows its variant, unless both are the same. Bounds follow if they are not those of the type: the minimum
//! and maximum length in bytes, the characters, and `free` if values are checked one by one, as in
//! `text(26..26 "0-9A-Z" free)`. A list has the type of its elements, `list(text)`.
//!
//! An index key with `when(status = Status::Paid)` ends with `when "status" is "Status::Paid"`: the pattern as the code has it, and
//! after it the constants that it names, `where "LARGE" is "100"`. The keys of one index are in the order of the code, because an item
//! has the first one whose conditions it meets.
//!
//! `stored` lists the attributes that serde stores the fields under, as of the last time that the chart was accepted: a key that is made
//! from another field is the same only if that field has the value. `field` says how serde stores a field of a key, unless as its
//! type under its name: the attribute, or `in the key` alone, further names that it is read under, and its functions.
//!
//! A unique value has the entity whose items stand for it, and how they follow from fields, `unique "UserEmail" as
//! "UserEmail::of(&self.email)"`. Another expression is another value: it may make other keys of the same fields.
//!
//! A computed part has its expression, `field "shard" in the key as "self.request%16"`, and a field that only conditions and such
//! expressions name has its type, `field "request" attribute "request" as "u32"`. Files of earlier releases lack these, and what
//! they lack is not compared. Accepting the chart adds it.
//!
//! # What is compatible
//!
//! A change is compatible if it can be proven that a stored item is read and makes the key that it has. So another type of the
//! same text is compatible only if serde stores both types in one form, such as integers, or if the field is in the key alone.
//!
//! # What is not seen
//!
//! A chart has the names of code, not what the code does: the functions of serde, constants and functions in the expression of a
//! computed part, and the `Serialize` of a type can change unseen. So can the names that serde gives the variants of an enum:
//! with `#[serde(rename = "open")] Open`, items that have `Open` can no longer be read, in a primary key and in an index alike. Keep
//! such names, or let serde read the older one by `#[serde(alias = "Open")]`.
//!
//! # Files of version 1
//!
//! They have neither constants, variants, stored attributes nor fields, and the keys of an index by name. They are read, and what they
//! do not say is not compared. Accepting the chart writes version 2.
//!
//! # Removed entities
//!
//! Items of a removed entity stay in the table, so the file remembers its keys, and the check reports an
//! entity that can have one of them. When no such item is left, forget it:
//!
//! ```text
//! export DDB_KEYS_CHART=accept DDB_KEYS_CHART_FORGET=Cart
//! DDB_KEYS_CHART_REASON="deleted on both stages" cargo test charts
//! ```
//!
//! # JSON
//!
//! [`json`] writes one object. `version` is 1; it rises if a field
//! changes its meaning or goes, and stays if fields are added.
//!
//! | object | fields |
//! |---|---|
//! | the whole | `format` (`"ddb-keys chart"`), `version`, `table`, `pk`, `sk`, `type_attribute`, `write_token`, `ttl` (strings or null), `overlaps` (pairs of entities), `firsts` (for each of these pairs, the entity that has the keys which both could have, or null), `indexes`, `entities` |
//! | index | `index` (identifier), `name` (in DynamoDB), `local`, `pk` (empty for a local index), `sk` (lists of attributes), `projection` (`"all"`, `"keys_only"`, `"include"`), `include` (list or null) |
//! | entity | `entity`, `struct` (its name in Rust), `separator`, `pk`, `sk` (key attribute or null), `version` (attribute or null), `formers`, `former_index_keys`, `uniques`, `index_keys`, `attributes` (those that serde stores), `fields` (those that the file lists as `field`) |
//! | field | `field`, `attribute` (null if it is in the key alone), `aliases` (list), `functions` (empty if its type is what serde writes), `code` (the expression of a computed part, or the type of a field that is no part; empty for parts that are fields) |
//! | unique value | `lock` (entity), `code` (expression) |
//! | former key | `name`, `separator`, `pk`, `sk` (key attribute or null) |
//! | former index key | `index`, `name`, `kind`, `separator`, `pk`, `sk` (lists of key attributes), `optional` (list of fields) |
//! | index key | `index`, `name`, `kind` (`"global"`, `"inverted"`, `"local"`), `pk`, `sk` (lists of key attributes), `when` (list of fields), `patterns` (list of strings, one for each of these fields), `constants` (list), `optional` (list of fields) |
//! | constant | `name`, `value` (as `Debug` prints it) |
//! | key attribute | `template` or `raw` (a string), `type` (`"S"`, `"N"`, `"B"`), `parts` |
//! | part | `field`, `kind`, `format` (empty for plain text, `".."` for the rest of a key), `min`, `max` (bytes; null if unbounded), `chars` (a list such as `"0-9a-f"`, null for all), `nonzero` (whether the digits are never all zero), `words` (list or null), `variants` (of these words; null if they are named like them), `list` (whether the field is a list of such values) |

mod advice;
mod class;
mod compare;
mod compare_entity;
mod compare_index;
mod compare_key;
mod difference;
mod error;
mod file;
mod from_schema;
mod json;
mod model;
mod parse;
mod part;
mod print;
mod relation;
mod remembered;
mod renew;
mod sample;
mod tokens;
mod versions;
mod witness;

#[cfg(test)]
mod tests;

use std::path::Path;

pub use class::ChartClass;
pub use difference::ChartDifference;
pub use error::ChartError;
pub(crate) use sample::{SampleAttribute, sample_item};

use ddb_keys::Table;
use ddb_keys::schema::TableSchema;
use error::Problem;
use model::Reason;

/// Compares a table with its chart file, which records the keys of stored items.
///
/// Call it in a test, where paths are relative to the package's directory:
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # #[derive(Entity)]
/// # #[pk("USER#<name>")]
/// # struct User { name: String }
/// # #[derive(Table)]
/// # #[table(name = "shop", pk = "PK")]
/// # enum Shop { User(User) }
/// // #[test]
/// fn keys_are_as_recorded() {
///     ddb_keys_admin::chart::check::<Shop>("shop.chart").unwrap();
/// }
/// # keys_are_as_recorded();
/// ```
///
/// `DDB_KEYS_CHART=accept cargo test` writes the file. Changes that affect stored items are accepted
/// only with a reason, `DDB_KEYS_CHART_REASON="…"`, which stays in the file. The file remembers a removed
/// entity until `DDB_KEYS_CHART_FORGET=Entity`.
///
/// # Errors
/// The differences, or why the file cannot be read or written.
pub fn check<T: Table>(path: impl AsRef<Path>) -> Result<(), ChartError> {
    file::check(T::SCHEMA, path.as_ref())
}

/// Returns the keys of the table's items as the text of a chart file.
///
/// The text depends neither on the order of declarations nor on cargo features. See
/// [the module](self#the-file) for its format.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::chart;
///
/// #[derive(Entity)]
/// #[pk("CUSTOMER#<customer>")]
/// #[sk("ORDER#<number:08>")]
/// struct Order { customer: String, number: u32 }
///
/// #[derive(Table)]
/// #[table(name = "shop", pk = "PK", sk = "SK")]
/// enum Shop { Order(Order) }
///
/// assert_eq!(chart::text(Shop::SCHEMA), r##"ddb-keys chart 2
///
/// table "shop"
///   pk "PK"
///   sk "SK"
///   type "entity_type"
///
/// entity "Order"
///   separator "#"
///   pk "CUSTOMER#<customer>" text
///   sk "ORDER#<number:08>" u32
///   stored "customer" "number"
///
/// end
/// "##);
/// ```
#[must_use]
pub fn text(table: &TableSchema) -> String {
    from_schema::chart(table).to_string()
}

/// Compares the text of a chart file with the schema.
///
/// [`check`] reads and writes the file, too.
///
/// # Errors
/// The differences, or why the text is not a chart.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::chart::{self, ChartClass};
///
/// #[derive(Entity)]
/// #[pk("USER#<id:ordered>")]
/// struct User { id: u32 }
///
/// #[derive(Table)]
/// #[table(name = "users", pk = "PK")]
/// enum Users { User(User) }
///
/// let recorded = chart::text(Users::SCHEMA);
/// chart::compare(Users::SCHEMA, &recorded)?;
///
/// // The same width, but other texts: `0000000007` was `2147483655`.
/// let signed = recorded.replace("u32", "i32");
/// let error = chart::compare(Users::SCHEMA, &signed).unwrap_err();
/// assert_eq!(error.class(), Some(ChartClass::Breaking));
/// assert!(error.to_string().contains("`USER#2147483655` becomes `USER#0000000007`"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare(table: &TableSchema, chart: &str) -> Result<(), ChartError> {
    let now = from_schema::chart(table);
    let before = renew::renewed(parse::parse(chart)?, &now);
    let differences = compare::differences(&before, &now);
    if differences.is_empty() { Ok(()) } else { Err(Problem::Different(differences).into()) }
}

/// Returns the text of a chart file that accepts the differences between the schema and an older text.
///
/// The text keeps the reasons for earlier changes, and remembers entities that were removed
/// until `forget` names them.
///
/// # Errors
/// Differences that affect stored items are accepted only with a reason. An entity that can have
/// the keys of a removed one is not accepted until the removed one is forgotten.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::chart;
///
/// #[derive(Entity)]
/// #[pk("USER#<id>")]
/// struct User { id: u32 }
///
/// #[derive(Table)]
/// #[table(name = "users", pk = "PK")]
/// enum Users { User(User) }
///
/// let older = chart::text(Users::SCHEMA).replace("USER#", "U#");
/// assert!(chart::accept(Users::SCHEMA, &older, None, None).is_err(), "no reason");
/// let accepted = chart::accept(Users::SCHEMA, &older, Some("no user is stored yet"), None)?;
/// assert!(accepted.contains(r#"reason "no user is stored yet""#));
/// chart::compare(Users::SCHEMA, &accepted)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn accept(
    table: &TableSchema,
    older: &str,
    reason: Option<&str>,
    forget: Option<&str>,
) -> Result<String, ChartError> {
    let now = from_schema::chart(table);
    let before = renew::renewed(parse::parse(older)?, &now);
    let differences = compare::differences(&before, &now);
    if let Some(name) = forget {
        let is_removed = compare::find(&before.removed, name).is_some()
            || differences.iter().any(|difference| {
                difference.rule == class::ENTITY_REMOVED && difference.subject == name
            });
        if !is_removed {
            return Err(Problem::NotRemoved(name.to_string()).into());
        }
    }
    let merged = compare::merged(&before, &now, forget);
    let meeting = compare::differences(&merged, &now);
    if !meeting.is_empty() {
        return Err(Problem::Unaccepted(meeting).into());
    }
    let is_affecting = |of: &ChartDifference| of.needs_reason() && of.rule != class::MEETS_REMOVED;
    let affecting: Vec<ChartDifference> = differences.into_iter().filter(is_affecting).collect();
    let mut changes: Vec<[String; 2]> = affecting
        .iter()
        .map(|difference| [difference.id().to_string(), difference.subject.clone()])
        .collect();
    changes.extend(forget.map(|name| ["entity-forgotten".to_string(), name.to_string()]));
    let mut accepted = merged;
    if !changes.is_empty() {
        let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
        let Some(reason) = reason else {
            return Err(Problem::Unaccepted(affecting).into());
        };
        accepted.reasons.push(Reason { changes, text: reason.to_string() });
    }
    Ok(accepted.to_string())
}

/// Returns the keys of the table's items as JSON for other tools.
///
/// See [the module](self#json) for its fields.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::chart;
///
/// #[derive(Entity)]
/// #[pk("USER#<id>")]
/// struct User { id: u32 }
///
/// #[derive(Table)]
/// #[table(name = "users", pk = "PK")]
/// enum Users { User(User) }
///
/// let json = chart::json(Users::SCHEMA);
/// assert!(json.contains(r#""format":"ddb-keys chart""#));
/// assert!(json.contains(r#""template":"USER#<id>""#));
/// ```
#[must_use]
pub fn json(table: &TableSchema) -> String {
    json::json(&from_schema::chart(table)).to_string()
}
