//! From one key to another without a moment at which an item cannot be found: release A knows the coming key, release B has it.

use ddb_keys::Table;
use ddb_keys::aws::Client;
use ddb_keys_admin::{audit, chart, migrate};

use crate::engines::engines;

/// Releases of one table. The entity is stored under another name than its struct has.
macro_rules! releases {
    ($($release:ident: $(#$attribute:tt)*;)+) => {$(
        mod $release {
            use ddb_keys::{Entity, Table};
            use serde::{Deserialize, Serialize};

            #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
            #[entity(name = "DL")]
            $(#$attribute)*
            pub(super) struct Downloads {
                pub(super) show: String,
                pub(super) day: String,
                pub(super) count: u32,
            }

            #[derive(Debug, PartialEq, Table)]
            #[table(name = "downloads", pk = "PK", sk = "SK")]
            pub(super) enum Stats {
                Downloads(Downloads),
            }

            #[allow(dead_code, reason = "the last release only reads")]
            pub(super) fn of(count: u32) -> Downloads {
                Downloads { show: "ada".into(), day: format!("2024-10-{count:02}"), count }
            }
        }
    )+};
}

releases! {
    old: #[pk("DL#<show>")] #[sk("<day>")];
    a: #[pk("DL#<show>")] #[sk("<day>")] #[former(Next, pk = "SHOW#<show>", sk = "DAY#<day>")];
    b: #[pk("SHOW#<show>")] #[sk("DAY#<day>")] #[former(V1, pk = "DL#<show>", sk = "<day>")];
    new: #[pk("SHOW#<show>")] #[sk("DAY#<day>")];
}

#[tokio::test]
async fn each_release_finds_what_the_one_beside_it_writes() {
    for engine in engines().await {
        let before: Client<old::Stats> = engine.table().await;
        let name = before.table_name();
        let during: Client<a::Stats> = Client::new(engine.sdk.clone()).with_table_name(name);
        let after: Client<b::Stats> = Client::new(engine.sdk.clone()).with_table_name(name);
        let finally: Client<new::Stats> = Client::new(engine.sdk.clone()).with_table_name(name);
        let day = |count: u32| format!("2024-10-{count:02}");

        // While A is deployed, old instances find what it writes.
        before.put(&old::of(1)).await.unwrap();
        during.put(&a::of(2)).await.unwrap();
        assert_eq!(
            before.get(old::DownloadsKey { show: "ada", day: &day(2) }).await.unwrap(),
            Some(old::of(2))
        );

        // While B is deployed, A finds what it writes, and B what was written before.
        after.put(&b::of(3)).await.unwrap();
        for count in 1..=3 {
            let day = day(count);
            let key = a::DownloadsKey { show: "ada", day: &day };
            let found = during.get(key).or_former().await.unwrap();
            assert_eq!(found, Some(a::of(count)), "{}", engine.name);
        }
        for count in 1..=3 {
            let day = day(count);
            let key = b::DownloadsKey { show: "ada", day: &day };
            let found = after.get(key).or_former().await.unwrap();
            assert_eq!(found, Some(b::of(count)), "{}", engine.name);
        }

        let report = migrate::<b::Downloads>(&after).await.unwrap();
        assert_eq!((report.written, report.current, report.refused), (2, 1, 0), "{report}");
        assert!(audit(&after).await.unwrap().is_clean());
        assert_eq!(finally.scan().await.unwrap().len(), 3);
    }
}

/// The lines of the releases are those that the chart advises.
#[test]
fn the_chart_prints_the_lines_of_both_releases() {
    let recorded = chart::text(old::Stats::SCHEMA);
    let advice = chart::compare(new::Stats::SCHEMA, &recorded).unwrap_err().to_string();
    for line in [
        r##"`#[former(Next, pk = "SHOW#<show>", sk = "DAY#<day>")]`"##,
        r##"`#[former(V1, pk = "DL#<show>", sk = "<day>")]`"##,
        "`ddb_keys_admin::migrate::<Downloads>(&table).await?`",
    ] {
        assert!(advice.contains(line), "{line} in {advice}");
    }
    let accepted = |schema, chart: &str| {
        let differences = chart::compare(schema, chart).unwrap_err();
        let ids: Vec<_> = differences.differences().iter().map(|of| of.id()).collect();
        (
            ids.join(", "),
            chart::accept(schema, chart, Some("every step is deployed"), None).unwrap(),
        )
    };
    let (first, recorded) = accepted(a::Stats::SCHEMA, &recorded);
    let (second, recorded) = accepted(b::Stats::SCHEMA, &recorded);
    let (third, _) = accepted(new::Stats::SCHEMA, &recorded);
    assert_eq!([first, second, third], ["former-key-added", "key-moved", "former-key-removed"]);
}
