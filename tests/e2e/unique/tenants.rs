//! A value is unique within its tenant if the lock lies in the tenant's partitions.

use ddb_keys::aws::Error;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(unique(Badge = Badge { org: self.org.clone(), number: self.badge }))]
#[pk("ORG#<org>")]
#[sk("MEMBER#<name>")]
struct Member {
    org: String,
    name: String,
    badge: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORG#<org>")]
#[sk("BADGE#<number>")]
struct Badge {
    org: String,
    number: u32,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "orgs", pk = "PK", sk = "SK", tenant = org)]
enum Orgs {
    Member(Member),
    Badge(Badge),
}

fn member(org: &str, name: &str, badge: u32) -> Member {
    Member { org: org.into(), name: name.into(), badge }
}

#[tokio::test]
async fn two_tenants_may_have_the_same_value() {
    on_every_engine::<Orgs>(async |table| {
        let (acme, other) = (table.tenant("acme").unwrap(), table.tenant("other").unwrap());
        acme.create(&member("acme", "ann", 7)).await.unwrap();
        other.put(&member("other", "ann", 7)).await.unwrap();
        let taken = acme.put(&member("acme", "ben", 7)).await;
        assert!(matches!(taken, Err(Error::NotUnique { lock: "Badge", .. })), "{taken:?}");
        let foreign = acme.put(&member("other", "ben", 8)).await;
        assert!(matches!(foreign, Err(Error::Refused(_))), "{foreign:?}");
        let foreign = acme.delete(MemberKey { org: "other", name: "ann" }).await;
        assert!(matches!(foreign, Err(Error::Refused(_))), "{foreign:?}");
        assert_eq!(table.scan().await.unwrap().len(), 4);

        // In the partition of its owner a lock goes with it.
        assert_eq!(acme.delete_found(Member::collection().org("acme")).await.unwrap(), 1);
        assert_eq!(table.scan().await.unwrap().len(), 2);
    })
    .await;
}
