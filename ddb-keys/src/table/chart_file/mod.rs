//! Chart files: the keys of stored items, recorded beside the code and compared with it.

mod class;
mod compare;
mod compare_entity;
mod compare_key;
mod difference;
mod error;
#[cfg(feature = "std")]
mod file;
mod from_schema;
mod json;
mod model;
mod parse;
mod part;
mod print;
mod relation;
mod remembered;
mod template;
mod tokens;
mod witness;

#[cfg(test)]
mod tests;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

pub use class::ChartClass;
pub use difference::ChartDifference;
pub use error::ChartError;
#[cfg(feature = "std")]
pub(in crate::table) use file::check;

use crate::schema::TableSchema;
use error::Problem;
use model::Reason;

impl TableSchema {
    /// Returns the keys of the table's items as the text of a chart file.
    ///
    /// The text depends neither on the order of declarations nor on cargo features. See
    /// [`ddb_keys::chart`](crate::chart) for its format.
    ///
    /// ```
    /// use ddb_keys::{Entity, Table};
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
    /// assert_eq!(Shop::SCHEMA.chart_file(), r##"ddb-keys chart 1
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
    ///
    /// end
    /// "##);
    /// ```
    #[must_use]
    pub fn chart_file(&self) -> String {
        from_schema::chart(self).to_string()
    }

    /// Compares the text of a chart file with the schema.
    ///
    /// `Table::check_chart`, with the feature `std`, reads and writes the file, too.
    ///
    /// # Errors
    /// The differences, or why the text is not a chart.
    ///
    /// ```
    /// use ddb_keys::{Entity, Table, chart::ChartClass};
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<id:ordered>")]
    /// struct User { id: u32 }
    ///
    /// #[derive(Table)]
    /// #[table(name = "users", pk = "PK")]
    /// enum Users { User(User) }
    ///
    /// let chart = Users::SCHEMA.chart_file();
    /// Users::SCHEMA.compare_chart(&chart)?;
    ///
    /// // The same width, but other texts: `0000000007` was `2147483655`.
    /// let signed = chart.replace("u32", "i32");
    /// let error = Users::SCHEMA.compare_chart(&signed).unwrap_err();
    /// assert_eq!(error.class(), Some(ChartClass::Breaking));
    /// assert!(error.to_string().contains("`USER#2147483655` becomes `USER#0000000007`"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compare_chart(&self, chart: &str) -> Result<(), ChartError> {
        let differences = compare::compare(&parse::parse(chart)?, &from_schema::chart(self));
        if differences.is_empty() { Ok(()) } else { Err(Problem::Different(differences).into()) }
    }

    /// The text of a chart file that accepts the differences between the schema and an older text.
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
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<id>")]
    /// struct User { id: u32 }
    ///
    /// #[derive(Table)]
    /// #[table(name = "users", pk = "PK")]
    /// enum Users { User(User) }
    ///
    /// let older = Users::SCHEMA.chart_file().replace("USER#", "U#");
    /// assert!(Users::SCHEMA.accept_chart(&older, None, None).is_err(), "no reason");
    /// let accepted = Users::SCHEMA.accept_chart(&older, Some("no user is stored yet"), None)?;
    /// assert!(accepted.contains(r#"reason "no user is stored yet""#));
    /// Users::SCHEMA.compare_chart(&accepted)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn accept_chart(
        &self,
        older: &str,
        reason: Option<&str>,
        forget: Option<&str>,
    ) -> Result<String, ChartError> {
        let (before, now) = (parse::parse(older)?, from_schema::chart(self));
        let differences = compare::compare(&before, &now);
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
        let meeting = compare::compare(&merged, &now);
        if !meeting.is_empty() {
            return Err(Problem::Unaccepted(meeting).into());
        }
        let affecting = differences.into_iter().filter(ChartDifference::needs_reason);
        let affecting: Vec<ChartDifference> =
            affecting.filter(|difference| difference.rule != class::MEETS_REMOVED).collect();
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
    /// See [`ddb_keys::chart`](crate::chart#json) for its schema.
    ///
    /// ```
    /// use ddb_keys::{Entity, Table};
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<id>")]
    /// struct User { id: u32 }
    ///
    /// #[derive(Table)]
    /// #[table(name = "users", pk = "PK")]
    /// enum Users { User(User) }
    ///
    /// let json = Users::SCHEMA.to_json();
    /// assert!(json.starts_with(r#"{"format":"ddb-keys chart","version":1,"table":"users","pk":"PK""#));
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        json::json(&from_schema::chart(self))
    }
}
