//! Organizations and their users: one partition per organization, read whole or in part.

use std::io::Write;

use ddb_keys::aws::{BatchWrite, Client};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

use crate::Failure;
use crate::report::{Report, Shown};

/// An organization. Its name is its id; upper and lower case do not matter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORG#<organization:upper>")]
#[sk("METADATA#<organization:upper>")]
#[allow(missing_docs)]
pub struct Organization {
    pub organization: String,
    pub plan: String,
}

/// A member of an organization.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORG#<organization:upper>")]
#[sk("USER#<username:upper>")]
#[allow(missing_docs)]
pub struct User {
    pub organization: String,
    pub username: String,
    pub role: String,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "organizations", pk = "PK", sk = "SK")]
#[allow(missing_docs)]
pub enum Organizations {
    Organization(Organization),
    User(User),
}

/// An organization with all its users: one item collection.
#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Organizations)]
#[allow(missing_docs)]
pub struct Staff {
    pub organization: Organization,
    pub users: Vec<User>,
}

/// Organizations, their users, and the users' roles.
const USERS: [(&str, &str, &str); 7] = [
    ("Microsoft", "BillGates", "founder"),
    ("Microsoft", "PaulAllen", "founder"),
    ("Microsoft", "SatyaNadella", "chief executive"),
    ("Amazon", "JeffBezos", "founder"),
    ("Amazon", "AndyJassy", "chief executive"),
    ("Amazon", "BillGates", "guest"),
    ("Berkshire Hathaway", "WarrenBuffett", "chair"),
];

/// The initial rows.
#[must_use]
pub fn rows() -> Vec<Organizations> {
    let plans = [("Microsoft", "enterprise"), ("Amazon", "pro"), ("Berkshire Hathaway", "free")];
    let organization = |(name, plan): (&str, &str)| Organization {
        organization: name.to_owned(),
        plan: plan.to_owned(),
    };
    let user = |(organization, username, role): (&str, &str, &str)| User {
        organization: organization.to_owned(),
        username: username.to_owned(),
        role: role.to_owned(),
    };
    let organizations = plans.into_iter().map(organization).map(Organizations::from);
    organizations.chain(USERS.into_iter().map(user).map(Organizations::from)).collect()
}

/// Creates the table and writes the rows.
pub async fn load(table: &Client<Organizations>) -> Result<(), Failure> {
    table.create_table().await?;
    let batch = rows().iter().fold(table.batch(), BatchWrite::put_any);
    Ok(batch.await?)
}

/// Runs the four access patterns for an organization and one of its users.
pub async fn tell<W: Write>(
    report: &mut Report<W>,
    table: &Client<Organizations>,
    organization: &str,
    username: &str,
) -> Result<(), Failure> {
    let key = OrganizationKey { organization };
    report.step("An organization", format_args!("get {}", key.build()?))?;
    let found = table.get(key).await?;
    let found = found.ok_or_else(|| format!("organization {organization} does not exist"))?;
    report.entities::<Organizations>(vec![found])?;

    let staff = Staff::query().organization(organization);
    report.ask(table, "The organization with all its users", staff).await?;
    let users = User::query().organization(organization);
    report.ask(table, "Only its users", users).await?;

    let key = UserKey { organization, username };
    report.step("One of its users", format_args!("get {}", key.build()?))?;
    let found = table.get(key).await?;
    let found = found.ok_or_else(|| format!("{organization} has no user {username}"))?;
    Ok(report.entities::<Organizations>(vec![found])?)
}

impl Shown for Organizations {
    const HEADER: &'static [&'static str] = &["entity", "organization", "name", "note"];

    fn cells(&self) -> Vec<String> {
        let (organization, name, note) = match self {
            Self::Organization(Organization { organization, plan }) => (organization, "", plan),
            Self::User(User { organization, username, role }) => (organization, &**username, role),
        };
        [self.entity_name(), organization, name, note].map(str::to_owned).to_vec()
    }
}
