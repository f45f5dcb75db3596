//! A government's portal for submissions. Its table has no type attribute, and the sort key tells the present state of a role, `v0`, from
//! its earlier versions.
//!
//! | item | pk | sk | GSI1pk, GSI1sk | GSI2pk, GSI2sk |
//! |---|---|---|---|---|
//! | submission | component | `v0#type`, or `v0#type#milliseconds` if a component has several | `OneMAC#group`, component; or parent, type | |
//! | role of a user | e-mail in lower case | `v0#role#territory` | `USER`, who approves the role | `role#territory`, status |
//! | its versions | the same | `v1#role#territory`, `v2#…` | | |
//! | contact of a user | the same | `ContactInfo` | `role#territory`, e-mail | |

use std::num::NonZeroU32;

use arrayvec::ArrayString;
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

use super::{item, number, text};
use crate::engines::on_every_engine;

/// A text that fits. A longer one is empty, which no key takes.
fn short(text: &str) -> ArrayString<32> {
    ArrayString::from(text).unwrap_or_default()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "lowercase")]
#[key_part(rename_all = "lowercase")]
enum Kind {
    MedicaidSpa,
    WaiverInitial,
    WaiverRai,
}

impl Kind {
    /// The end of the sort key: of some types, a component has several submissions.
    fn and_time(self, milliseconds: u64) -> ArrayString<32> {
        match self {
            Self::MedicaidSpa => short("medicaidspa"),
            Self::WaiverInitial => short("waiverinitial"),
            Self::WaiverRai => short(&format!("waiverrai#{milliseconds:013}")),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[entity(part(kind: ArrayString<32> = self.component_type.and_time(self.submission_timestamp)))]
#[pk("<component_id>")]
#[sk("v0#<kind..>")]
#[gsi(GSI1, name = Spas, when(component_type = Kind::MedicaidSpa), pk = "OneMAC#spa", sk = "<component_id>")]
#[gsi(GSI1, name = Waivers, when(component_type = Kind::WaiverInitial), pk = "OneMAC#waiver", sk = "<component_id>")]
#[gsi(GSI1, name = Children, pk = "<parent_id>", sk = "<component_type>")]
struct Submission {
    component_id: String,
    component_type: Kind,
    submission_timestamp: u64,
    current_status: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    parent_id: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "lowercase")]
#[key_part(rename_all = "lowercase")]
enum Role {
    StateSubmitter,
    StateSystemAdmin,
    CmsReviewer,
    CmsRoleApprover,
}

impl Role {
    fn approver(self, territory: &str) -> ArrayString<32> {
        match self {
            Self::StateSubmitter => short(&format!("statesystemadmin#{territory}")),
            Self::StateSystemAdmin | Self::CmsReviewer => short("cmsroleapprover"),
            Self::CmsRoleApprover => short("Boss"),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[entity(part(approver: ArrayString<32> = self.role.approver(&self.territory)))]
#[pk("<email:lowercase>")]
#[sk("v0#<role>#<territory>")]
#[gsi(GSI1, pk = "USER", sk = "<approver..>")]
#[gsi(GSI2, pk = "<role>#<territory>", sk = "<status>")]
struct UserRole {
    email: String,
    role: Role,
    territory: String,
    status: String,
    date: u64,
    #[serde(rename = "Latest")]
    latest: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("<pk_email>")]
#[sk("v<version>#<role>#<territory>")]
struct RoleVersion {
    #[serde(skip_serializing)]
    pk_email: String,
    #[serde(skip_serializing)]
    version: NonZeroU32,
    role: Role,
    territory: String,
    status: String,
    date: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("<email:lowercase>")]
#[sk("ContactInfo")]
struct Contact {
    email: String,
    full_name: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "one", pk = "pk", sk = "sk", type_attribute = none, overlap(Submission, UserRole, first = UserRole))]
#[gsi(GSI1, pk = "GSI1pk", sk = "GSI1sk")]
#[gsi(GSI2, pk = "GSI2pk", sk = "GSI2sk")]
enum One {
    Submission(Submission),
    UserRole(UserRole),
    RoleVersion(RoleVersion),
    Contact(Contact),
}

const TIME: u64 = 1_755_500_400_000;

fn submission(component_type: Kind, parent_id: Option<&str>) -> Submission {
    Submission {
        component_id: "MD-22-0001".into(),
        component_type,
        submission_timestamp: TIME,
        current_status: "Submitted".into(),
        parent_id: parent_id.map(Into::into),
    }
}

fn user_role(role: Role) -> UserRole {
    UserRole {
        email: "Ann@Example.com".into(),
        role,
        territory: "MD".into(),
        status: "active".into(),
        date: 1_755_500_400,
        latest: 1,
    }
}

fn version(version: u32, status: &str) -> RoleVersion {
    RoleVersion {
        pk_email: "ann@example.com".into(),
        version: NonZeroU32::new(version).unwrap(),
        role: Role::StateSubmitter,
        territory: "MD".into(),
        status: status.into(),
        date: 1_755_500_400,
    }
}

const KEY: UserRoleKey<'_> =
    UserRoleKey { email: "ann@example.com", role: Role::StateSubmitter, territory: "MD" };

#[test]
fn items_are_those_of_the_application() {
    let stored = One::item(&submission(Kind::MedicaidSpa, None)).unwrap();
    let expected = item([
        ("pk", text("MD-22-0001")),
        ("sk", text("v0#medicaidspa")),
        ("GSI1pk", text("OneMAC#spa")),
        ("GSI1sk", text("MD-22-0001")),
        ("componentId", text("MD-22-0001")),
        ("componentType", text("medicaidspa")),
        ("submissionTimestamp", number("1755500400000")),
        ("currentStatus", text("Submitted")),
    ]);
    assert_eq!(stored, expected);

    let several = submission(Kind::WaiverRai, Some("MD-22-0000"));
    let stored = One::item(&several).unwrap();
    assert_eq!(stored["sk"], text("v0#waiverrai#1755500400000"));
    assert_eq!(stored["GSI1pk"], text("MD-22-0000"));
    assert_eq!(stored["GSI1sk"], text("waiverrai"));
    assert_eq!(One::from_item(stored).unwrap(), One::Submission(several));

    let stored = One::item(&user_role(Role::StateSubmitter)).unwrap();
    let expected = item([
        ("pk", text("ann@example.com")),
        ("sk", text("v0#statesubmitter#MD")),
        ("GSI1pk", text("USER")),
        ("GSI1sk", text("statesystemadmin#MD")),
        ("GSI2pk", text("statesubmitter#MD")),
        ("GSI2sk", text("active")),
        ("email", text("Ann@Example.com")),
        ("role", text("statesubmitter")),
        ("territory", text("MD")),
        ("status", text("active")),
        ("date", number("1755500400")),
        ("Latest", number("1")),
    ]);
    assert_eq!(stored, expected);
    assert_eq!(One::from_item(stored).unwrap(), One::UserRole(user_role(Role::StateSubmitter)));
    let approver = |role| One::item(&user_role(role)).unwrap()["GSI1sk"].clone();
    assert_eq!(approver(Role::CmsReviewer), text("cmsroleapprover"));
    assert_eq!(approver(Role::CmsRoleApprover), text("Boss"));

    let stored = One::item(&version(3, "active")).unwrap();
    let expected = item([
        ("pk", text("ann@example.com")),
        ("sk", text("v3#statesubmitter#MD")),
        ("role", text("statesubmitter")),
        ("territory", text("MD")),
        ("status", text("active")),
        ("date", number("1755500400")),
    ]);
    assert_eq!(stored, expected);
    assert_eq!(One::from_item(stored).unwrap(), One::RoleVersion(version(3, "active")));
}

#[test]
fn a_name_that_does_not_fit_is_refused() {
    let long = UserRole { territory: "x".repeat(40), ..user_role(Role::StateSubmitter) };
    let refused = One::item(&long).unwrap_err().to_string();
    assert!(refused.contains("`approver` is empty"), "{refused}");
}

#[tokio::test]
async fn a_role_changes_and_its_versions_stay() {
    on_every_engine(async |table: Client<One>| {
        // The role as it is now, with its count raised, and a version with that number.
        let pending = UserRole { status: "pending".into(), ..user_role(Role::StateSubmitter) };
        table
            .transact_write((table.create(&pending), table.create(&version(1, "pending"))))
            .await
            .unwrap();
        let active = UserRole { status: "active".into(), ..pending };
        let update = table
            .update(KEY)
            .add(|role| role.latest, 1)
            .set_index(active.gsi2_key())
            .condition(|role| role.latest.eq(1));
        table.transact_write((update, table.create(&version(2, "active")))).await.unwrap();

        let now = table.get(KEY).await.unwrap().unwrap();
        assert_eq!((now.status.as_str(), now.latest), ("active", 2));
        let versions = table.query(RoleVersion::query().pk_email("ann@example.com"));
        assert_eq!(versions.await.unwrap(), [version(1, "pending"), version(2, "active")]);

        let active = UserRole::query_gsi2().role(Role::StateSubmitter).territory("MD");
        let active = table.query(active.status("active")).await.unwrap();
        assert_eq!(active, std::slice::from_ref(&now));
        let for_admins = UserRole::query_gsi1().approver(short("statesystemadmin#MD"));
        assert_eq!(table.query(for_admins).await.unwrap(), [now]);

        let taken = table.create(&user_role(Role::StateSubmitter)).await.unwrap_err();
        assert!(matches!(taken, Error::ConditionFailed { entity: "UserRole", .. }), "{taken:?}");
    })
    .await;
}

#[tokio::test]
async fn a_component_has_submissions_of_both_kinds() {
    on_every_engine(async |table: Client<One>| {
        let all =
            [submission(Kind::MedicaidSpa, None), submission(Kind::WaiverRai, Some("MD-22-0000"))];
        for one in &all {
            table.put(one).await.unwrap();
        }
        let found = table.query(Submission::query().component_id("MD-22-0001")).await.unwrap();
        assert_eq!(found, all);
        let one =
            table.get(SubmissionKey { component_id: "MD-22-0001", kind: short("medicaidspa") });
        assert_eq!(one.await.unwrap().as_ref(), Some(&all[0]));
        let children = table.query(Submission::query_children().parent_id("MD-22-0000")).await;
        assert_eq!(children.unwrap(), all[1..]);
    })
    .await;
}
