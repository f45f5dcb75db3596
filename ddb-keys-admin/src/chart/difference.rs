//! One difference between a chart file and the code, and its message.

use std::fmt;

use super::advice::Advice;
use super::class::{ChartClass, Rule};

/// A difference between a chart file and the code. It prints what was recorded, what the code says
/// now, the same values under both keys, what happens to stored items, and the steps to take.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::chart::{self, ChartClass};
///
/// #[derive(Entity)]
/// #[pk("ORDER#<id>")]
/// struct Order { id: u32 }
///
/// #[derive(Table)]
/// #[table(name = "shop", pk = "PK")]
/// enum Shop { Order(Order) }
///
/// let before = chart::text(Shop::SCHEMA).replace("ORDER#", "O#");
/// let error = chart::compare(Shop::SCHEMA, &before).unwrap_err();
/// let difference = &error.differences()[0];
/// assert_eq!(difference.class(), ChartClass::Breaking);
/// assert_eq!(difference.id(), "key-literal-changed");
/// assert_eq!(difference.subject(), "Order, partition key");
/// assert!(difference.to_string().contains("id = 7: `O#7` becomes `ORDER#7`"));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct ChartDifference {
    pub(super) rule: Rule,
    pub(super) subject: String,
    pub(super) before: Option<String>,
    pub(super) after: Option<String>,
    pub(super) witness: Option<String>,
    pub(super) advice: Advice,
    /// The old key of an index, as the attribute that keeps it beside the new one.
    pub(super) former_index: Option<String>,
}

impl ChartDifference {
    pub(super) fn new(rule: Rule, subject: impl Into<String>) -> Self {
        let (subject, advice) = (subject.into(), Advice::default());
        let (before, after, witness, former_index) = (None, None, None, None);
        Self { rule, subject, before, after, witness, advice, former_index }
    }

    pub(super) fn before(self, before: impl ToString) -> Self {
        Self { before: Some(before.to_string()), ..self }
    }

    pub(super) fn after(self, after: impl ToString) -> Self {
        Self { after: Some(after.to_string()), ..self }
    }

    pub(super) fn between(self, before: impl ToString, after: impl ToString) -> Self {
        self.before(before).after(after)
    }

    pub(super) fn advised(self, advice: &Advice) -> Self {
        Self { advice: advice.clone(), ..self }
    }

    /// The class of the difference.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::chart;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// // The file says `U#<name>`, and the code `USER#<name>`.
    /// let older = chart::text(Users::SCHEMA).replace("USER#", "U#");
    /// let error = chart::compare(Users::SCHEMA, &older).unwrap_err();
    /// assert_eq!(error.differences()[0].class(), ddb_keys_admin::chart::ChartClass::Breaking);
    /// ```
    #[must_use]
    pub const fn class(&self) -> ChartClass {
        self.rule.class
    }

    /// The identifier of this kind of difference, such as `key-literal-changed`. Identifiers do not
    /// change between versions of this library.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::chart;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// // The file says `U#<name>`, and the code `USER#<name>`.
    /// let older = chart::text(Users::SCHEMA).replace("USER#", "U#");
    /// let error = chart::compare(Users::SCHEMA, &older).unwrap_err();
    /// assert_eq!(error.differences()[0].id(), "key-literal-changed");
    /// ```
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.rule.id
    }

    /// The table, index, entity or key that differs.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::chart;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// // The file says `U#<name>`, and the code `USER#<name>`.
    /// let older = chart::text(Users::SCHEMA).replace("USER#", "U#");
    /// let error = chart::compare(Users::SCHEMA, &older).unwrap_err();
    /// assert!(error.differences()[0].subject().contains("User"));
    /// ```
    #[must_use]
    pub fn subject(&self) -> &str {
        &self.subject
    }

    /// Returns whether accepting the difference needs a reason, because it affects stored items.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::chart;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// // The file says `U#<name>`, and the code `USER#<name>`.
    /// let older = chart::text(Users::SCHEMA).replace("USER#", "U#");
    /// let error = chart::compare(Users::SCHEMA, &older).unwrap_err();
    /// assert!(error.differences()[0].needs_reason());
    /// ```
    #[must_use]
    pub const fn needs_reason(&self) -> bool {
        self.rule.needs_reason
    }
}

impl fmt::Display for ChartDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rule { id, class, stored, steps, rollout, .. } = self.rule;
        write!(f, "{class} [{id}] {}", self.subject)?;
        let lines = [
            ("before", self.before.as_deref()),
            ("after", self.after.as_deref()),
            ("for example", self.witness.as_deref()),
            ("stored items", Some(stored)),
            ("during a rolling deploy", rollout),
        ];
        for (title, text) in lines {
            if let Some(text) = text {
                write!(f, "\n  {title}: {text}")?;
            }
        }
        let steps = steps.iter().map(|step| self.advice.filled(step));
        let former = self.former_index.iter().map(|former| {
            format!("or keep the old key beside the new one, with a query of its own: `{former}`")
        });
        for (at, step) in steps.chain(former).enumerate() {
            write!(f, "\n  step {}: {step}", at + 1)?;
        }
        Ok(())
    }
}

impl fmt::Debug for ChartDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
