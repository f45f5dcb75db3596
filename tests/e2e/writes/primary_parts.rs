//! Index keys whose conditions and parts are parts of the primary key, which tells them.

use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

/// The version is in the key only, and version 0 is the latest one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DOC#<id>")]
#[sk("V#<version:04>")]
#[gsi(Listed, name = Latest, when(version = 0), pk = "LATEST", sk = "<title>")]
struct Doc {
    id: u32,
    #[serde(skip_serializing)]
    version: u32,
    title: String,
}

/// Ranked by a counter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("POST#<id>")]
#[sk("POST")]
#[gsi(Ranked, pk = "POSTS", sk = likes)]
struct Post {
    id: u32,
    likes: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "docs", pk = "PK", sk = "SK")]
#[gsi(Listed, name = "listed", pk = "LPK", sk = "LSK")]
#[gsi(Ranked, name = "ranked", pk = "RPK", sk = "likes")]
enum Docs {
    Doc(Doc),
    Post(Post),
}

fn refusal(error: Error) -> InvalidRequest {
    match error {
        Error::Refused(refused) => refused,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_condition_on_a_part_that_is_not_stored_is_decided_by_the_key() {
    on_every_engine::<Docs>(async |table: Client<Docs>| {
        for version in 0..2 {
            table.put(&Doc { id: 1, version, title: "a".into() }).await.unwrap();
        }
        let key = |version| DocKey { id: 1, version };
        let latest = DocLatestKey { title: "b" };
        let doc = table.update(key(0)).set_index(latest).await.unwrap();
        assert_eq!(doc.title, "b");
        let found = table.query(Doc::query_latest().title("b")).await.unwrap();
        assert_eq!(found, [doc]);

        // Another version is never the latest one.
        let refused = refusal(table.update(key(1)).set_index(latest).await.unwrap_err());
        assert!(
            matches!(refused, InvalidRequest::NotApplicable { key: "Latest", .. }),
            "{refused}"
        );
        let refused = refusal(table.update(key(1)).set_text("version", 0).await.unwrap_err());
        assert!(matches!(refused, InvalidRequest::PrimaryKeyPart { .. }), "{refused}");
    })
    .await;
}

#[tokio::test]
async fn a_ranked_counter_is_one_upsert() {
    on_every_engine::<Docs>(async |table: Client<Docs>| {
        for likes in 1..3 {
            let post = table.update(PostKey { id: 7 }).or_create().add(|post| post.likes, 1);
            assert_eq!(post.await.unwrap(), Post { id: 7, likes });
            let ranked = table.query(Post::query_ranked().likes(likes)).await.unwrap();
            assert_eq!(ranked, [Post { id: 7, likes }]);
        }
        let post = table.update(PostKey { id: 8 }).or_create().set(|post| post.likes, 5);
        assert_eq!(post.await.unwrap(), Post { id: 8, likes: 5 });
        assert_eq!(table.query(Post::query_ranked()).await.unwrap().len(), 2);
    })
    .await;
}
