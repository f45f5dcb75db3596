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

/// Entities and tables may have functions with the names that the compiler explains where they are missing.
mod of_the_client {
    use ::ddb_keys::{Entity, Table};

    #[derive(Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, Entity)]
    #[pk("USER#<name>")]
    struct User {
        name: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "users", pk = "PK")]
    enum Users {
        User(User),
    }

    impl User {
        fn get(&self) -> &str {
            &self.name
        }

        fn put(name: &str) -> Self {
            Self { name: name.to_owned() }
        }
    }

    impl Users {
        fn new(name: &str) -> Self {
            Self::User(User::put(name))
        }
    }

    #[derive(Debug, ::ddb_keys::ItemCollection)]
    #[item_collection(table = Users)]
    struct Account {
        user: User,
    }

    impl Account {
        fn load(name: &str) -> Self {
            Self { user: User::put(name) }
        }
    }

    impl Record for Account {}

    /// A trait of the user's, as a repository would be.
    trait Record {
        fn save(&self) -> &'static str {
            "saved"
        }

        fn delete(self) -> &'static str
        where
            Self: Sized,
        {
            "deleted"
        }

        fn create() -> &'static str {
            "created"
        }

        fn query(&self) -> &'static str {
            "found"
        }
    }

    impl Record for User {}
    impl Record for Users {}

    /// A trait of the user's on the client, with names that other libraries have.
    trait Repository {
        fn save(&self) -> &'static str {
            "saved"
        }

        fn find(&self, name: &str) -> String {
            format!("found {name}")
        }

        fn put_item(&self) -> &'static str {
            "put"
        }

        fn transaction<R>(&self, run: impl FnOnce() -> R) -> R {
            run()
        }
    }

    impl Repository for ddb_keys::aws::Client<Users> {}

    #[test]
    fn clients_may_have_functions_of_these_names() {
        let config = aws_sdk_dynamodb::Config::builder()
            .behavior_version(aws_sdk_dynamodb::config::BehaviorVersion::latest())
            .build();
        let table = Users::client(aws_sdk_dynamodb::Client::from_conf(config));
        let by_reference = &table;
        assert_eq!((table.save(), by_reference.save()), ("saved", "saved"));
        assert_eq!(by_reference.find("ann"), "found ann");
        assert_eq!((by_reference.put_item(), by_reference.transaction(|| 1)), ("put", 1));
    }

    #[test]
    fn entities_and_tables_may_have_functions_of_these_names() {
        let user = User::put("ann");
        assert_eq!((user.get(), user.save(), User::create()), ("ann", "saved", "created"));
        assert_eq!(user.delete(), "deleted");
        let row = Users::new("ann");
        assert_eq!((row.save(), row.query(), Users::create()), ("saved", "found", "created"));
        let account = Account::load("ann");
        assert_eq!(
            (account.save(), account.user.get(), Account::create()),
            ("saved", "ann", "created")
        );
    }
}
