//! The basic patterns of single-table design: entities and what belongs to them, hierarchies,
//! many-to-many relations, and parsing keys.

use std::io::Write;

use ddb_keys::aws::{BatchWrite, Client};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::Failure;
use crate::report::{Report, Shown};

/// A user. Everything that belongs to the user is in the same partition.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user_id>")]
#[sk("USER#<user_id>")]
#[allow(missing_docs)]
pub struct User {
    pub user_id: u32,
    pub name: String,
}

/// A user's order. Its id is a tail, which takes the rest of the key, separators included.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user_id>")]
#[sk("ORDER#<order_id..>")]
#[allow(missing_docs)]
pub struct Order {
    pub user_id: u32,
    pub order_id: String,
    pub sku: String,
}

/// A user's profile. Each user has at most one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user_id>")]
#[sk("PROFILE")]
#[allow(missing_docs)]
pub struct Profile {
    pub user_id: u32,
    pub about: String,
}

/// A user's settings. Each user has at most one such item.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user_id>")]
#[sk("SETTINGS")]
#[allow(missing_docs)]
pub struct Settings {
    pub user_id: u32,
    pub language: String,
}

/// A product. It does not belong to any user.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PRODUCT#<sku>")]
#[sk("PRODUCT#<sku>")]
#[allow(missing_docs)]
pub struct Product {
    pub sku: String,
    pub cents: u64,
}

/// An organization, the top of a hierarchy.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORG#<organization>")]
#[sk("ORG#<organization>")]
#[allow(missing_docs)]
pub struct Organization {
    pub organization: String,
    pub city: String,
}

/// A team of an organization.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORG#<organization>")]
#[sk("TEAM#<team>")]
#[allow(missing_docs)]
pub struct Team {
    pub organization: String,
    pub team: String,
    pub budget: u64,
}

/// A user in a team: the lowest level.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TEAM#<team>")]
#[sk("USER#<user_id>")]
#[allow(missing_docs)]
pub struct TeamMember {
    pub team: String,
    pub user_id: u32,
    pub role: String,
}

/// A student's enrolment in a course. It is read from both sides of this many-to-many relation.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("STUDENT#<student_id>")]
#[sk("COURSE#<course>")]
#[gsi(Inverted)]
#[allow(missing_docs)]
pub struct Enrolment {
    pub student_id: u32,
    pub course: String,
    pub grade: Option<String>,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "entity-patterns", pk = "PK", sk = "SK", type_attribute = "entityType")]
#[gsi(Inverted, name = "InvertedIndex", pk = "SK", sk = "PK")]
#[allow(missing_docs)]
pub enum Patterns {
    User(User),
    Order(Order),
    Profile(Profile),
    Settings(Settings),
    Product(Product),
    Organization(Organization),
    Team(Team),
    TeamMember(TeamMember),
    Enrolment(Enrolment),
}

/// The initial rows. User 1 is there because `USER#1` is a prefix of `USER#123`.
#[must_use]
pub fn rows() -> Vec<Patterns> {
    let text = str::to_owned;
    let user = |user_id, name| User { user_id, name: text(name) }.into();
    let order =
        |user_id, order_id, sku| Order { user_id, order_id: text(order_id), sku: text(sku) }.into();
    let team = |team, budget| Team { organization: text("acme"), team: text(team), budget }.into();
    let member =
        |team, user_id, role| TeamMember { team: text(team), user_id, role: text(role) }.into();
    let takes = |student_id, course, grade: Option<&str>| {
        Enrolment { student_id, course: text(course), grade: grade.map(text) }.into()
    };
    vec![
        user(123, "Ada"),
        user(1, "Bela"),
        order(123, "2024-01-15#abc", "SKU-789"),
        order(123, "2024-02-20#def", "SKU-789"),
        order(1, "2024-01-15#abc", "SKU-790"),
        Profile { user_id: 123, about: text("Likes maps") }.into(),
        Settings { user_id: 123, language: text("de") }.into(),
        Product { sku: text("SKU-789"), cents: 1999 }.into(),
        Organization { organization: text("acme"), city: text("Graz") }.into(),
        team("engineering", 90_000),
        team("sales", 40_000),
        member("engineering", 123, "lead"),
        member("engineering", 1, "developer"),
        takes(123, "math-101", Some("A")),
        takes(123, "physics-202", None),
        takes(124, "math-101", Some("B")),
    ]
}

/// Creates the table and writes the rows.
pub async fn load(table: &Client<Patterns>) -> Result<(), Failure> {
    table.create_table().await?;
    let batch = rows().iter().fold(table.batch(), BatchWrite::put_any);
    Ok(batch.await?)
}

/// Finds the entity of a key and the values of its placeholders, without reading the item.
pub fn identify(pk: &str, sk: &str) -> Result<String, Failure> {
    Ok(format!("{:?}", PatternsKey::parse(pk, sk)?))
}

/// Runs every pattern.
pub async fn tell<W: Write>(
    report: &mut Report<W>,
    table: &Client<Patterns>,
) -> Result<(), Failure> {
    keys(report)?;
    refusals(report)?;
    stored_item(report)?;
    let everything = User::collection().user_id(123);
    report.ask(table, "A user with everything that belongs to it", everything).await?;
    report.ask(table, "Only the user's orders", Order::query().user_id(123)).await?;
    let january = Order::query().user_id(123).order_id_starts_with("2024-01");
    report.ask(table, "The user's orders in January", january).await?;
    let organization = Organization::collection().organization("acme");
    report.ask(table, "An organization and its teams", organization).await?;
    let members = TeamMember::query().team("engineering");
    report.ask(table, "The members of a team", members).await?;
    let courses = Enrolment::query().student_id(123);
    report.ask(table, "The courses of a student", courses).await?;
    let students = Enrolment::query_inverted().course("math-101");
    report.ask(table, "The students of a course", students).await?;
    Ok(())
}

/// Builds, parses and matches keys.
fn keys<W: Write>(report: &mut Report<W>) -> Result<(), Failure> {
    report.step("A key is a struct", "build, parse and match, without a table")?;
    let key = OrderKey { user_id: 123, order_id: "2024-01-15#abc" };
    report.line(format_args!("{key:?}"))?;
    report.line(format_args!("builds    {}", key.build()?))?;
    let parsed = OrderKey::parse("USER#123", "ORDER#2024-01-15#abc")?;
    report.line(format_args!("parses to order {} of user {}", parsed.order_id, parsed.user_id))?;
    for (pk, sk) in [("USER#123", "ORDER#abc"), ("USER#123", "PROFILE"), ("USER#0123", "ORDER#abc")]
    {
        let is = if OrderKey::matches(pk, sk) { "is" } else { "is not" };
        let identity = identify(pk, sk).unwrap_or_else(|failure| failure.to_string());
        report.line(format_args!("{pk} | {sk} {is} the key of an order: {identity}"))?;
    }
    Ok(())
}

/// Shows ids that cannot be part of a key.
fn refusals<W: Write>(report: &mut Report<W>) -> Result<(), Failure> {
    report.step("Ids that cannot be part of a key", "refused when the key is built")?;
    for team in ["a#b", ""] {
        let refused = TeamMemberKey { team, user_id: 123 }.build();
        let outcome = refused.map_or_else(|error| error.to_string(), |key| key.to_string());
        report.line(outcome)?;
    }
    Ok(())
}

/// Shows an item as it is stored.
fn stored_item<W: Write>(report: &mut Report<W>) -> Result<(), Failure> {
    report.step("An item as it is stored", "the fields, the key, and the entity's name")?;
    let item = Patterns::item(&Product { sku: "SKU-789".to_owned(), cents: 1999 })?;
    let json: serde_json::Value = serde_dynamo::from_item(item)?;
    Ok(report.line(json)?)
}

impl Shown for Patterns {
    const HEADER: &'static [&'static str] = &["entity", "key", "item"];

    fn cells(&self) -> Vec<String> {
        let key = self.key().build();
        let key = key.map_or_else(|error| error.to_string(), |key| key.to_string());
        let item = match self {
            Self::User(user) => user.name.clone(),
            Self::Order(order) => order.sku.clone(),
            Self::Profile(profile) => profile.about.clone(),
            Self::Settings(settings) => format!("language {}", settings.language),
            Self::Product(product) => format!("{} cents", product.cents),
            Self::Organization(organization) => format!("in {}", organization.city),
            Self::Team(team) => format!("budget {}", team.budget),
            Self::TeamMember(member) => member.role.clone(),
            Self::Enrolment(enrolment) => enrolment.grade.clone().unwrap_or_default(),
        };
        vec![self.entity_name().to_owned(), key, item]
    }
}
