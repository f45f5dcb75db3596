//! An audit finds what others have done to unique values.

use ddb_keys::aws::Client;
use ddb_keys_admin::{FindingKind, audit};

use super::{Email, Forum, Team, User, user};
use crate::engines::{on_every_engine, put_raw};

async fn write(table: &Client<Forum>, row: Forum) {
    put_raw(table, row.to_item().unwrap()).await;
}

/// The keys of missing and of orphaned locks.
async fn found(table: &Client<Forum>) -> [Vec<String>; 2] {
    let report = audit(table).segments(3).await.unwrap();
    [FindingKind::MissingLock, FindingKind::OrphanedLock].map(|kind| {
        let findings = report.findings.iter().filter(|finding| finding.kind == kind);
        let keys = findings.flat_map(|finding| {
            assert_eq!(finding.items, finding.samples.len() as u64);
            finding.samples.iter().map(|sample| sample.key.to_string())
        });
        let mut keys: Vec<_> = keys.collect();
        keys.sort_unstable();
        keys
    })
}

#[tokio::test]
async fn values_without_locks_and_locks_without_values_are_found() {
    on_every_engine::<Forum>(async |table| {
        for (number, name) in ["ann", "ben", "cem"].into_iter().enumerate() {
            let phone = Some(u32::try_from(number).unwrap());
            table.create(&User { phone, ..user(name, &format!("{name}@x.org")) }).await.unwrap();
        }
        table.create(&Team { id: 1, slug: "red".into(), version: 0 }).await.unwrap();
        assert!(audit(&table).await.unwrap().is_clean());

        write(&table, Forum::User(user("dan", "d@x.org"))).await;
        write(&table, Forum::User(user("eve", "ann@x.org"))).await;
        write(&table, Forum::Email(Email::of("o@x.org", "nobody"))).await;
        let missing = ["EMAIL#ann@x.org | EMAIL", "EMAIL#d@x.org | EMAIL"];
        assert_eq!(
            found(&table).await,
            [missing.map(String::from).to_vec(), vec!["EMAIL#o@x.org | EMAIL".into()]]
        );

        // One machine of two does not see the locks that the other one sees.
        let share = audit(&table).share(0, 2).await.unwrap();
        assert_eq!(share.items_with(FindingKind::MissingLock), 0);
        let file = std::env::temp_dir().join(format!("{}-shares", table.table_name()));
        let mut texts = Vec::new();
        for number in 0..2 {
            let path = file.with_extension(number.to_string());
            let checkpoint = ddb_keys_admin::Checkpoint::file(&path);
            audit(&table).share(number, 2).checkpoint(checkpoint).await.unwrap();
            texts.push(std::fs::read_to_string(&path).unwrap());
            std::fs::remove_file(path).unwrap();
        }
        let both = ddb_keys_admin::AuditReport::of_checkpoints(texts).unwrap();
        assert_eq!(both.items_with(FindingKind::MissingLock), 2);
        assert_eq!(both.items_with(FindingKind::OrphanedLock), 1);

        table.claim(&user("dan", "d@x.org")).await.unwrap();
        table.put(&user("eve", "e@x.org")).await.unwrap();
        table.delete_any("EMAIL#o@x.org", "EMAIL").await.unwrap();
        let report = audit(&table).await.unwrap();
        assert!(report.is_clean(), "{report}");
    })
    .await;
}
