//! Item collections of published designs.

use ddb_keys::query::IntoCondition;
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

/// User and related data, hierarchies: the entity keys of `ddb-lib`.
mod related {
    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    #[sk("USER#<id>")]
    pub struct User {
        pub id: String,
    }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    #[sk("ORDER#<order..>")]
    pub struct Order {
        pub id: String,
        pub order: String,
    }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    #[sk("PROFILE")]
    pub struct Profile {
        pub id: String,
        pub name: String,
    }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    #[sk("SETTINGS")]
    pub struct Settings {
        pub id: String,
        pub theme: String,
    }

    #[derive(Debug, Clone, PartialEq, Table)]
    #[table(name = "related", pk = "PK", sk = "SK")]
    pub enum Related {
        User(User),
        Order(Order),
        Profile(Profile),
        Settings(Settings),
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Related)]
    pub struct Account {
        pub user: User,
        pub profile: Option<Profile>,
        pub settings: Option<Settings>,
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Related)]
    pub struct Everything {
        pub user: User,
        pub orders: Vec<Order>,
        pub profile: Option<Profile>,
        pub settings: Option<Settings>,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_with_profile_and_settings_but_without_orders() {
    use related::{Account, Everything, Order, Profile, Related, Settings, User};

    on_every_engine::<Related>(async |table| {
        let id = || String::from("123");
        let orders = ["2024-01-15#abc", "abc-def"];
        let orders = orders.map(|order| Order { id: id(), order: order.into() }).to_vec();
        let profile = Profile { id: id(), name: "Ann".into() };
        let settings = Settings { id: id(), theme: "dark".into() };
        let all = Everything {
            user: User { id: id() },
            orders,
            profile: Some(profile.clone()),
            settings: Some(settings.clone()),
        };
        table.create_all(&all).await.unwrap();
        let account = table.load(Account::query().id("123")).await.unwrap();
        let expected =
            Account { user: User { id: id() }, profile: Some(profile), settings: Some(settings) };
        assert_eq!(account, Some(expected));
        assert_eq!(table.load(Everything::query().id("123")).await.unwrap(), Some(all));
        let asked = Account::query().id("123").into_condition().unwrap();
        assert_eq!(asked.to_string(), "PK = USER#123 and SK between PROFILE and USER#123");
        let asked = Everything::query().id("123").into_condition().unwrap();
        assert_eq!(asked.to_string(), "PK = USER#123");
    })
    .await;
}

/// Orders with their lines, whose numbers are the sort key as they are.
mod numbered {
    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk(order)]
    #[sk(line)]
    pub struct Line {
        pub order: u64,
        pub line: i32,
    }

    #[derive(Debug, Clone, PartialEq, Table)]
    #[table(name = "numbered", pk = "order", sk = "line")]
    pub enum Numbered {
        Line(Line),
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Numbered)]
    pub struct Order {
        pub lines: Vec<Line>,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sort_keys_that_are_numbers_are_in_their_order() {
    use numbered::{Line, Numbered, Order};

    on_every_engine::<Numbered>(async |table| {
        let line = |line| Line { order: 1, line };
        let order = Order { lines: [10, -2, 9].map(line).to_vec() };
        table.batch().put_all(&order).await.unwrap();
        let found = table.load(Order::query().order(1)).await.unwrap();
        assert_eq!(found, Some(Order { lines: [-2, 9, 10].map(line).to_vec() }));
    })
    .await;
}

/// Users, their logins, and their organizations.
mod memberships {
    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<user_id>")]
    #[sk("#METADATA")]
    #[serde(rename_all = "camelCase")]
    pub struct User {
        pub user_id: u32,
        pub name: String,
    }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<user_id>")]
    #[sk("EMAIL#<email..>")]
    #[gsi(Lookup, pk = "EMAIL#<email..>", sk = "USER#<user_id>")]
    #[serde(rename_all = "camelCase")]
    pub struct Email {
        pub user_id: u32,
        pub email: String,
    }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<user_id>")]
    #[sk("USERNAME#<username>")]
    #[gsi(Lookup, pk = "USERNAME#<username>", sk = "USER#<user_id>")]
    #[serde(rename_all = "camelCase")]
    pub struct Username {
        pub user_id: u32,
        pub username: String,
    }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<user_id>")]
    #[sk("ORG#<org_id>")]
    #[gsi(Lookup, pk = "ORG#<org_id>", sk = "USER#<user_id>")]
    #[serde(rename_all = "camelCase")]
    pub struct Membership {
        pub user_id: u32,
        pub org_id: u32,
        pub role: String,
    }

    #[derive(Debug, Clone, PartialEq, Table)]
    #[table(name = "memberships", pk = "pk", sk = "sk")]
    #[gsi(Lookup, name = "gs1", pk = "gs1pk", sk = "gs1sk")]
    pub enum Memberships {
        User(User),
        Email(Email),
        Username(Username),
        Membership(Membership),
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Memberships)]
    pub struct Account {
        pub user: User,
        pub emails: Vec<Email>,
        pub usernames: Vec<Username>,
        pub memberships: Vec<Membership>,
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Memberships, index = Lookup)]
    pub struct Organization {
        pub members: Vec<Membership>,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_with_logins_and_memberships() {
    use memberships::{Account, Email, Membership, Memberships, Organization, User, Username};

    on_every_engine::<Memberships>(async |table| {
        let member = |user_id, org_id| Membership { user_id, org_id, role: "admin".into() };
        let account = |user_id: u32, name: &str| Account {
            user: User { user_id, name: name.into() },
            emails: vec![Email { user_id, email: format!("user{user_id}@example.com") }],
            usernames: vec![Username { user_id, username: name.into() }],
            memberships: vec![member(user_id, 1)],
        };
        let accounts = [account(1, "Mike"), account(10, "Ann")];
        for account in &accounts {
            table.create_all(account).await.unwrap();
        }
        let stored = Memberships::item(&member(1, 1)).unwrap();
        let text = |name: &str| stored[name].as_s().unwrap().as_str();
        assert_eq!([text("pk"), text("sk"), text("role")], ["USER#1", "ORG#1", "admin"]);
        assert!(stored.contains_key("userId") && stored.contains_key("orgId"));

        let found = table.load(Account::query().user_id(1)).await.unwrap();
        assert_eq!(found.as_ref(), Some(&accounts[0]), "and nothing of user 10");
        let by_email = table.query(Email::query_lookup().email("user10@example.com"));
        assert_eq!(by_email.one().await.unwrap().map(|login| login.user_id), Some(10));
        let by_name = table.query(Username::query_lookup().username("Mike"));
        assert_eq!(by_name.one().await.unwrap().map(|login| login.user_id), Some(1));
        let members = table.load(Organization::query().org_id(1)).await.unwrap();
        assert_eq!(members, Some(Organization { members: vec![member(1, 1), member(10, 1)] }));
    })
    .await;
}

/// Each entity has a name of its own for the same part.
mod names_of_their_own {
    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<id:upper>#<region:02>")]
    #[sk("#<id:upper>")]
    pub struct User {
        pub id: String,
        pub region: u8,
    }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<user_id:upper>#<zone:02>")]
    #[sk("#<user_id:upper>#ACCOUNT#<provider>")]
    pub struct Account {
        pub user_id: String,
        pub zone: u8,
        pub provider: String,
    }

    #[derive(Debug, Clone, PartialEq, Table)]
    #[table(name = "sessions", pk = "PK", sk = "SK")]
    pub enum Sessions {
        User(User),
        Account(Account),
        Other(Other),
    }

    /// Lies beyond the others in the same partition.
    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("USER#<of:upper>#<region:02>")]
    #[sk("Z#<name>")]
    pub struct Other {
        pub of: String,
        pub region: u8,
        pub name: String,
    }

    #[derive(Debug, PartialEq, ItemCollection)]
    #[item_collection(table = Sessions)]
    pub struct Identity {
        pub user: User,
        pub accounts: Vec<Account>,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn members_may_call_the_same_part_differently() {
    use names_of_their_own::{Account, Identity, Other, Sessions, User};

    on_every_engine::<Sessions>(async |table| {
        let (id, region) = (|| String::from("Ann"), 7);
        let user = User { id: id(), region };
        let account =
            |provider: &str| Account { user_id: id(), zone: region, provider: provider.into() };
        let identity =
            Identity { user: user.clone(), accounts: vec![account("github"), account("google")] };
        table.create_all(&identity).await.unwrap();
        table.put(&Other { of: id(), region, name: "z".into() }).await.unwrap();
        table.put(&Account { zone: 8, ..account("github") }).await.unwrap();
        let query = || Identity::query().id("ANN").region(region);
        assert_eq!(table.load(query()).await.unwrap(), Some(identity));
        // The range of both members leaves the others out.
        let condition = query().into_condition().unwrap().to_string();
        assert!(condition.contains(" between "), "{condition}");
        let elsewhere = Identity { user, accounts: vec![Account { zone: 9, ..account("x") }] };
        let error = table.create_all(&elsewhere).await.unwrap_err();
        assert!(error.to_string().contains("accounts[0]"), "{error}");
    })
    .await;
}
