//! Unique values in chart files.

use super::pairs;

pairs! {
    a_value_becomes_unique: table(name = "shop", pk = "PK")
        [
            #[pk("U#<name>")] struct User { name: String, mail: String }
            #[pk("M#<mail>")] struct Mail { mail: String }
        ]
        => table(name = "shop", pk = "PK")
        [
            #[entity(unique(Mail = Mail { mail: self.mail.clone() }))]
            #[pk("U#<name>")] struct User { name: String, mail: String }
            #[pk("M#<mail>")] struct Mail { mail: String }
        ]
        => (Backfill "unique-value-added", "User, unique value Mail", "`table.claim(&item).await?`");

    a_value_is_no_longer_unique: table(name = "shop", pk = "PK")
        [
            #[entity(unique(Mail = Mail { mail: self.mail.clone() }))]
            #[pk("U#<name>")] struct User { name: String, mail: String }
            #[pk("M#<mail>")] struct Mail { mail: String }
        ]
        => table(name = "shop", pk = "PK")
        [
            #[pk("U#<name>")] struct User { name: String, mail: String }
            #[pk("M#<mail>")] struct Mail { mail: String }
        ]
        => (Backfill "unique-value-removed", "User, unique value Mail", "orphaned locks");

    a_struct_that_is_renamed: table(name = "shop", pk = "PK")
        [
            #[entity(name = "USER", unique(Mail = Mail { mail: self.mail.clone() }))]
            #[pk("U#<name>")] struct User { name: String, mail: String }
            #[pk("M#<mail>")] struct Mail { mail: String }
        ]
        => table(name = "shop", pk = "PK")
        [
            #[entity(name = "USER", unique(Mail = Mail { mail: self.mail.clone() }))]
            #[pk("U#<name>")] struct Customer { name: String, mail: String }
            #[pk("M#<mail>")] struct Mail { mail: String }
        ]
        => (nothing);
}

mod otherwise {
    mod before {
        crate::charts::table! { (name = "shop", pk = "PK") =>
            #[entity(unique(Mail = Mail { mail: self.mail.clone() }))]
            #[pk("U#<name>")] struct User { name: String, mail: String }
            #[pk("M#<mail>")] struct Mail { mail: String }
        }
    }
    mod after {
        crate::charts::table! { (name = "shop", pk = "PK") =>
            #[entity(unique(Mail = Mail { mail: self.mail.to_lowercase() }))]
            #[pk("U#<name>")] struct User { name: String, mail: String }
            #[pk("M#<mail>")] struct Mail { mail: String }
        }
    }

    /// The items that stand for the values may lie under other keys.
    #[test]
    fn another_expression_is_another_value() {
        use ddb_keys::Table as _;
        use ddb_keys_admin::chart;

        let before = chart::text(before::Shop::SCHEMA);
        assert!(
            before.contains("unique \"Mail\" as \"Mail { mail: self.mail.clone() }\""),
            "{before}"
        );
        let error = chart::compare(after::Shop::SCHEMA, &before).unwrap_err();
        let ids: Vec<_> = error.differences().iter().map(|difference| difference.id()).collect();
        assert_eq!(ids, ["unique-value-removed", "unique-value-added"]);
    }
}
