//! Explanations of keys: whose a stored key is, and what it says; or where it stops being one. And of cursors.
//!
//! Somebody finds `CUSTOMER#ada` and `ORDER#00000007` in a console or a log. [`key`] says that an `Order` lies there, number 7 of
//! ada, and which queries find it. If no entity claims the key, it says which templates come nearest, and the byte at
//! which each stops matching.

mod claim;
#[cfg(feature = "aws-sdk")]
mod cursor;
mod near_miss;
mod print;
mod stored_key;
mod value;

#[cfg(test)]
mod tests;

use std::fmt;

use ddb_keys::Table;
use ddb_keys::table::KeyMatch;
use serde::Serialize;
use serde_json::json;

use self::stored_key::StoredKey;

pub use claim::{Claim, ExplainedAttribute, ExplainedIndex, ExplainedPart};
#[cfg(feature = "aws-sdk")]
pub use cursor::{CursorExplanation, ExplainedPosition, ExplainedRead, cursor};
pub use near_miss::NearMiss;

/// The maximum number of templates that are named if nothing claims a key.
const NEAREST: usize = 3;

/// Explains a stored key of the table `T`, without a request. A number is given as its digits.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::explain;
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
/// let explanation = explain::key::<Shop>("CUSTOMER#ada", Some("ORDER#00000007"))?;
/// let order = &explanation.claims[0];
/// assert_eq!((order.entity, order.former), ("Order", None));
/// assert_eq!(order.query.as_deref(), Some(r#"Order::query().customer("ada").number(7)"#));
///
/// let explanation = explain::key::<Shop>("CUSTOMER#ada", Some("ORDER#7"))?;
/// let nearest = &explanation.nearest[0];
/// assert_eq!((nearest.attribute, nearest.at), ("SK", 6));
/// assert_eq!((nearest.before.as_str(), nearest.after.as_str()), ("ORDER#", "7"));
/// # Ok::<(), explain::WrongParts>(())
/// ```
///
/// # Errors
///
/// A sort key is given though the table has none, or none though it has one.
pub fn key<T: Table>(pk: &str, sk: Option<&str>) -> Result<Explanation, WrongParts> {
    let table = T::SCHEMA;
    if table.sk.is_some() != sk.is_some() {
        return Err(WrongParts { table: table.name, sk: table.sk });
    }
    let stored = StoredKey { table, pk, sk };
    let matches = T::compare_key(pk, sk);
    let compared = || table.entities.iter().copied().zip(matches.iter().copied());
    let claimed = |at: usize| !matches!(matches.get(at), None | Some(KeyMatch::Other(_)));
    let own = compared().filter(|(of, _)| !table.before(of.name).any(claimed));
    let claims: Vec<Claim> = own.filter_map(|(of, found)| Claim::of(stored, of, found)).collect();
    let mut nearest = Vec::new();
    if claims.is_empty() {
        nearest.extend(compared().flat_map(|(of, found)| NearMiss::of(stored, of, found)));
        nearest.sort_by_key(NearMiss::distance);
        nearest.truncate(NEAREST);
    }
    Ok(Explanation { table: table.name, pk: pk.into(), sk: sk.map(Into::into), claims, nearest })
}

/// What a stored key says: what [`key`] returns. It prints as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Explanation {
    /// The table, by the name in its schema.
    pub table: &'static str,
    /// The partition key.
    pub pk: String,
    /// The sort key.
    pub sk: Option<String>,
    /// The entities that claim the key, in the order of the table. There are several only if they `overlap`, and none
    /// comes first.
    pub claims: Vec<Claim>,
    /// If nothing claims the key: the templates that match most of it, the nearest one first.
    pub nearest: Vec<NearMiss>,
}

impl Explanation {
    /// Returns the explanation as JSON, with the names of its fields.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// let json = ddb_keys_admin::explain::key::<Users>("USER#ann", None)?.to_json();
    /// assert!(json.contains(r#""entity":"User""#));
    /// # Ok::<(), ddb_keys_admin::explain::WrongParts>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        json!(self).to_string()
    }
}

/// The error of a key with a sort key too many, or without one.
///
/// ```
/// # use ddb_keys::{Entity, Table};
/// # #[derive(Entity)]
/// # #[pk("USER#<name>")]
/// # struct User { name: String }
/// # #[derive(Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// let error = ddb_keys_admin::explain::key::<Users>("USER#ann", Some("PROFILE")).unwrap_err();
/// let text = "the table `users` has no sort key: give the partition key alone";
/// assert_eq!(error.to_string(), text);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongParts {
    table: &'static str,
    sk: Option<&'static str>,
}

impl fmt::Display for WrongParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.table;
        match self.sk {
            Some(sk) => write!(f, "the table `{table}` has the sort key `{sk}`: give it, too"),
            None => write!(f, "the table `{table}` has no sort key: give the partition key alone"),
        }
    }
}

impl std::error::Error for WrongParts {}
