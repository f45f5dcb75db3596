//! Entities may have the names that generated code uses.

mod of_the_runtime {

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("C#<id>")]
    pub(super) struct C {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("Table#<id>")]
    pub(super) struct Table {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("Box#<id>")]
    pub(super) struct Box {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("Result#<id>")]
    pub(super) struct Result {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("Option#<id>")]
    pub(super) struct Option {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("From#<id>")]
    pub(super) struct From {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("Clone#<id>")]
    pub(super) struct Clone {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("KeyOf#<id>")]
    pub(super) struct KeyOf {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("KeyError#<id>")]
    pub(super) struct KeyError {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("Entity#<id>")]
    pub(super) struct Entity {
        pub(super) id: String,
    }

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::ddb_keys::Entity)]
    #[pk("Codec#<id>")]
    pub(super) struct Codec {
        pub(super) id: String,
    }

    #[derive(Debug, ::ddb_keys::Table)]
    #[table(name = "app", pk = "PK")]
    pub(super) enum App {
        C(C),
        Table(Table),
        Box(Box),
        Result(Result),
        Option(Option),
        From(From),
        Clone(Clone),
        KeyOf(KeyOf),
        KeyError(KeyError),
        Entity(Entity),
        Codec(Codec),
    }
}

#[test]
fn items_of_entities_with_names_of_the_runtime_are_written_and_read() {
    let error = of_the_runtime::KeyError { id: "1".into() };
    let item = of_the_runtime::App::item(&error).unwrap();
    let read = of_the_runtime::App::from_item(item).unwrap();
    assert_eq!(read.as_entity::<of_the_runtime::KeyError>(), Some(&error));
}
