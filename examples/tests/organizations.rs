//! Tests of the access patterns of organizations and their users.

use ddb_keys::aws::Client;
use ddb_keys::{Table, query::IntoCondition};
use ddb_keys_examples::organizations::{
    OrganizationKey, Organizations, Staff, User, UserKey, load, rows, tell,
};
use ddb_keys_examples::report::Report;

async fn on_every_engine(specification: impl AsyncFn(Client<Organizations>)) {
    crate::common::on_every_engine("organizations", async |sdk, name| {
        let table = Organizations::client(sdk).with_table_name(name);
        load(&table).await.unwrap();
        specification(table).await;
    })
    .await;
}

fn names(users: &[User]) -> Vec<&str> {
    users.iter().map(|user| &*user.username).collect()
}

#[tokio::test]
async fn an_organization_is_found_in_upper_and_lower_case() {
    on_every_engine(async |table| {
        for organization in ["Microsoft", "MICROSOFT", "microsoft"] {
            let found = table.get(OrganizationKey { organization }).await.unwrap().unwrap();
            assert_eq!((&*found.organization, &*found.plan), ("Microsoft", "enterprise"));
        }
        let found = table.get(OrganizationKey { organization: "Micro" }).await.unwrap();
        assert_eq!(found, None);
    })
    .await;
}

#[tokio::test]
async fn an_organization_is_read_with_its_own_users_only() {
    on_every_engine(async |table| {
        let asked = Staff::query().organization("Microsoft").into_condition().unwrap();
        assert_eq!(Organizations::SCHEMA.show(&asked), "PK = ORG#MICROSOFT");
        let staff = table.load(asked).await.unwrap().unwrap();
        assert_eq!(names(&staff.users), ["BillGates", "PaulAllen", "SatyaNadella"]);
        assert!(rows().contains(&staff.organization.into()));
        assert_eq!(table.load(Staff::query().organization("Acme")).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn users_are_read_without_their_organization() {
    on_every_engine(async |table| {
        let asked = User::query().organization("Amazon").into_condition().unwrap();
        let expected = r#"PK = ORG#AMAZON and begins_with(SK, "USER#")"#;
        assert_eq!(Organizations::SCHEMA.show(&asked), expected);
        let page = table.query(asked).page(None).await.unwrap();
        assert_eq!(names(&page.rows), ["AndyJassy", "BillGates", "JeffBezos"]);
        assert_eq!(page.skipped, 0);
    })
    .await;
}

#[tokio::test]
async fn a_user_has_one_role_per_organization() {
    on_every_engine(async |table| {
        let role = async |organization: &str, username: &str| {
            let found = table.get(UserKey { organization, username }).await.unwrap();
            found.map(|user| user.role)
        };
        assert_eq!(role("microsoft", "billgates").await.as_deref(), Some("founder"));
        assert_eq!(role("AMAZON", "BILLGATES").await.as_deref(), Some("guest"));
        assert_eq!(role("Berkshire Hathaway", "BillGates").await, None);
    })
    .await;
}

#[tokio::test]
async fn the_program_runs_to_its_end_or_says_why_it_cannot() {
    on_every_engine(async |table| {
        let mut told = Vec::new();
        let mut report = Report::new(&mut told, "organizations").unwrap();
        tell(&mut report, &table, "amazon", "jeffbezos").await.unwrap();
        for (organization, username, expected) in [
            ("Acme", "x", "organization Acme does not exist"),
            ("Amazon", "x", "Amazon has no user x"),
            (
                "A#B",
                "x",
                "`Organization`, partition key `ORG#<organization:upper>`: `organization` contains the \
                 separator `#` at byte 1",
            ),
        ] {
            let failure = tell(&mut report, &table, organization, username).await.unwrap_err();
            assert_eq!(failure.to_string(), expected);
        }
        let told = String::from_utf8(told).unwrap();
        for line in ["get ORG#AMAZON | METADATA#AMAZON", "PK = ORG#AMAZON\n", "JeffBezos"] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
    })
    .await;
}
