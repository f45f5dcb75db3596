//! Generated code works whatever names the user's code defines.

// Nothing of the prelude is in scope.
#[no_implicit_prelude]
#[allow(dead_code, reason = "the derives are what is tested")]
mod without_prelude {
    use ::ddb_keys::{Entity, ItemCollection, KeyPart, Table};
    use ::std::string::String;

    #[derive(KeyPart)]
    #[key_part(len = 3, chars = "a-z")]
    pub(crate) struct Code(String);

    #[derive(
        ::std::fmt::Debug,
        ::std::clone::Clone,
        ::std::marker::Copy,
        ::std::cmp::PartialEq,
        ::std::cmp::Eq,
        ::std::hash::Hash,
        KeyPart,
    )]
    pub(crate) struct Number(u32);

    #[derive(
        ::std::fmt::Debug,
        ::std::clone::Clone,
        ::std::marker::Copy,
        ::std::cmp::PartialEq,
        ::std::cmp::Eq,
        ::std::hash::Hash,
        KeyPart,
    )]
    pub(crate) enum State {
        Open,
    }

    #[derive(Entity)]
    #[pk("USER#<code>")]
    #[sk("<number:desc>#<state>#<name:lower>")]
    #[gsi(Several, pk = [number, state], sk = ["<name>"])]
    #[gsi(Inverted)]
    #[gsi(Sparse, pk = "<maybe>", sk = code)]
    #[lsi(Local, sk = name)]
    pub(crate) struct User {
        pub(crate) code: Code,
        pub(crate) number: Number,
        pub(crate) state: State,
        pub(crate) name: String,
        pub(crate) maybe: ::std::option::Option<Number>,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    #[gsi(Several, pk = ["number", "state"], sk = "GSI1SK")]
    #[gsi(Inverted, pk = "SK", sk = "PK")]
    #[gsi(Sparse, pk = "GSI2PK", sk = "code")]
    #[lsi(Local, sk = "name")]
    pub(crate) enum App {
        User(User),
    }

    #[derive(ItemCollection)]
    #[item_collection(table = App, index = Local)]
    pub(crate) struct Users {
        pub(crate) users: ::std::vec::Vec<User>,
    }
}

// Every name of the prelude has another meaning.
#[allow(dead_code, non_camel_case_types, reason = "the derives are what is tested")]
mod with_strange_names {
    pub(crate) struct Result;
    pub(crate) struct Option;
    pub(crate) struct Some;
    pub(crate) struct None;
    pub(crate) struct Ok;
    pub(crate) struct Err;
    pub(crate) struct Vec;
    pub(crate) struct Box;
    pub(crate) struct str;
    pub(crate) struct usize;
    pub(crate) struct Key;
    pub(crate) struct KeyError;
    pub(crate) struct Writer;
    pub(crate) struct Entity;
    pub(crate) struct Table;
    pub(crate) struct __rt;
    pub(crate) trait Clone {}
    pub(crate) trait Copy {}
    pub(crate) trait Iterator {}
    pub(crate) trait From {}
    pub(crate) mod core {}
    pub(crate) mod std {}
    pub(crate) mod ddb_keys {}

    #[derive(::ddb_keys::Entity)]
    #[pk("A#<text>")]
    #[sk("B#<number>#<text:upper>")]
    #[gsi(Several, pk = [text], sk = [number])]
    #[gsi(Inverted)]
    pub(crate) struct Item {
        pub(crate) text: String,
        pub(crate) number: u32,
    }

    #[derive(::ddb_keys::Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    #[gsi(Several, pk = "text", sk = "number")]
    #[gsi(Inverted, pk = "SK", sk = "PK")]
    pub(crate) enum App {
        Item(Item),
    }

    #[derive(::ddb_keys::ItemCollection)]
    #[item_collection(table = App)]
    pub(crate) struct Members {
        pub(crate) r#type: ::std::vec::Vec<Item>,
    }
}

// Entities may have the names that generated code uses.
#[allow(dead_code, reason = "the derives are what is tested")]
mod with_names_of_the_runtime {
    use ::std::string::String;

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("C#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct C {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Table#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Table {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Box#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Box {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Result#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Result {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Option#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Option {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("From#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct From {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Clone#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Clone {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("KeyOf#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct KeyOf {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("KeyError#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct KeyError {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Entity#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Entity {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Select#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Select {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Codec#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Codec {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Ready#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Ready {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("Item#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct Item {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("E#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct E {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Entity)]
    #[pk("H#<id>")]
    #[sk("S#<n:08>")]
    pub(crate) struct H {
        pub(crate) id: String,
        pub(crate) n: u32,
    }

    #[derive(::std::fmt::Debug, ::ddb_keys::Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    pub(crate) enum App {
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
        Select(Select),
        Codec(Codec),
        Ready(Ready),
        Item(Item),
        E(E),
        H(H),
    }

    #[derive(::ddb_keys::Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    pub(crate) enum Source {
        Key(KeyOf),
    }

    #[derive(::ddb_keys::ItemCollection)]
    #[item_collection(table = Source)]
    pub(crate) struct ItemCollection {
        pub(crate) members: ::std::vec::Vec<KeyOf>,
    }
}

// Uses of deprecated items are reported where they are named.
#[deny(deprecated)]
#[allow(dead_code, reason = "the derives are what is tested")]
mod with_a_deprecated_entity {
    #[deprecated]
    #[derive(ddb_keys::Entity)]
    #[pk("OLD#<id>")]
    #[gsi(ByName, pk = "NAME#<name>")]
    pub(crate) struct Old {
        pub(crate) id: String,
        pub(crate) name: Option<String>,
    }
}

use ddb_keys::{Entity, KeyPart};

#[test]
fn a_type_named_string_is_the_users_own() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    struct Uuid(u8);

    #[derive(Entity)]
    #[pk("<id>")]
    struct Item {
        id: self::own::String,
        #[allow(dead_code)]
        uuid: Uuid,
    }

    assert_eq!(Item { id: own::String(7), uuid: Uuid(1) }.key().pk().unwrap(), "7");
}

mod own {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ddb_keys::KeyPart)]
    pub(crate) struct String(pub(crate) u8);
}

#[test]
fn fields_may_have_the_names_of_generated_locals() {
    #[derive(Entity)]
    #[pk("<key>#<pk>#<sk>#<item>#<value>")]
    #[sk("<writer>#<reader0>#<text0>#<self_>#<type>#<given>#<range>#<beginning>#<of>#<out>")]
    #[gsi(Other, pk = "<visit>#<key>", sk = "<attribute>#<reader1>#<out>")]
    #[gsi(Several, pk = [key, pk], sk = [value, "<view>"])]
    struct Item {
        key: String,
        pk: String,
        sk: String,
        item: u8,
        value: String,
        writer: String,
        reader0: String,
        text0: String,
        self_: String,
        r#type: String,
        given: String,
        range: u8,
        beginning: String,
        of: bool,
        visit: Option<String>,
        attribute: String,
        reader1: String,
        out: u8,
        view: String,
    }

    let item = Item {
        key: "a".into(),
        pk: "b".into(),
        sk: "c".into(),
        item: 1,
        value: "d".into(),
        writer: "e".into(),
        reader0: "f".into(),
        text0: "g".into(),
        self_: "h".into(),
        r#type: "i".into(),
        given: "n".into(),
        range: 3,
        beginning: "o".into(),
        of: true,
        visit: Some("j".into()),
        attribute: "k".into(),
        reader1: "l".into(),
        out: 2,
        view: "m".into(),
    };
    let keys = item.keys().unwrap();
    assert_eq!(keys.primary.to_string(), "a#b#c#1#d | e#f#g#h#i#n#3#o#true#2");
    assert_eq!(ItemKey::parse("a#b#c#1#d", "e#f#g#h#i#n#3#o#true#2").unwrap(), item.key());
    assert_eq!(ItemOtherKey::parse("j#a", "k#l#2").ok(), item.other_key());
    assert_eq!(keys.indexes[1].sk[1], "m");
}

/// Has the name that the derive would give to the type of a next part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct MeetsNeedsOwn(u8);

#[test]
fn names_of_next_parts_may_meet() {
    use ddb_keys::query::IntoCondition;

    // In camel case, `a1` is `a_1`, and the index `Needs` before its `key` is the key of `NeedsNeeds`.
    #[derive(Entity)]
    #[pk("<own>#<a1>#<a_1>")]
    #[sk("<_1>#<type>")]
    #[gsi(Needs, pk = "<key>#<query>", sk = "<own>")]
    #[gsi(NeedsNeeds, pk = "<key>")]
    struct Meets {
        own: MeetsNeedsOwn,
        a1: u8,
        a_1: u8,
        _1: u8,
        r#type: u8,
        key: u8,
        query: u8,
    }

    let query = Meets::query().own(MeetsNeedsOwn(0)).a1(1).a_1(2)._1(3).r#type(4);
    assert_eq!(query.into_condition().unwrap().to_string(), "PK = 0#1#2 and SK = 3#4");
    let query = Meets::query_needs().key(5).query(6).own(MeetsNeedsOwn(7));
    assert_eq!(query.into_condition().unwrap().to_string(), "Needs: PK = 5#6 and SK = 7");
    let query = Meets::query_needs_needs().key(8);
    assert_eq!(query.into_condition().unwrap().to_string(), "NeedsNeeds: PK = 8");
}

#[test]
fn derives_work_in_a_function() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum State {
        Open,
    }

    #[derive(Entity)]
    #[pk("ISSUE#<id>")]
    #[sk("<state>")]
    #[gsi(ByState, pk = "<state>", sk = id)]
    struct Issue {
        id: u32,
        state: State,
    }

    #[derive(ddb_keys::Table)]
    #[table(name = "issues", pk = "PK", sk = "SK")]
    #[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "id")]
    enum Issues {
        Issue(Issue),
    }

    #[derive(ddb_keys::ItemCollection)]
    #[item_collection(table = Issues)]
    struct History {
        issues: Vec<Issue>,
    }

    let rows = [Issues::from(Issue { id: 7, state: State::Open })];
    assert_eq!(History::from_rows(rows).unwrap().map(|history| history.issues.len()), Some(1));
    let row = Issues::from(Issue { id: 7, state: State::Open });
    assert_eq!(row.key().build().unwrap().to_string(), "ISSUE#7 | Open");
    assert_eq!(row.as_entity::<Issue>().map(|issue| issue.id), Some(7));
}

#[test]
fn derives_work_in_a_macro() {
    macro_rules! entity {
        ($name:ident, $key:ident, $field:ident: $ty:ty, $template:literal) => {
            #[derive(Entity)]
            #[entity(key = $key)]
            #[pk($template)]
            #[gsi(Other, pk = $field)]
            struct $name {
                $field: $ty,
            }
        };
    }
    macro_rules! collection {
        ($table:ident, $name:ident, $entity:ident, $field:ident: $ty:ty) => {
            #[derive(ddb_keys::Table)]
            #[table(name = "table", pk = "PK")]
            #[gsi(Other, pk = "name")]
            enum $table {
                $entity($entity),
            }

            #[derive(ddb_keys::ItemCollection)]
            #[item_collection(table = $table)]
            struct $name {
                $field: $ty,
            }
        };
    }
    collection!(OfMacro, All, Named, each: Option<Named>);
    let row = OfMacro::from(Named { name: "x".into() });
    assert_eq!(All::from_rows([row]).unwrap().and_then(|all| all.each).unwrap().name, "x");

    entity!(Named, NamedKeyOfMacro, name: String, "N#<name>");
    entity!(Optional, OptionalKeyOfMacro, number: u32, "N#<number:04>");

    assert_eq!(NamedKeyOfMacro { name: "x" }.pk().unwrap(), "N#x");
    assert_eq!(Named { name: "x".into() }.other_key().pk().unwrap(), "x");
    assert_eq!(Optional { number: 7 }.key(), OptionalKeyOfMacro { number: 7 });
}

// The runtime under another name.
mod renamed {
    use ddb_keys as my_keys;
    use my_keys::Entity as _;

    #[derive(my_keys::KeyPart)]
    #[key_part(crate = my_keys)]
    pub(crate) struct Id(pub(crate) String);

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, my_keys::KeyPart)]
    #[key_part(crate = my_keys, rename_all = "lowercase")]
    pub(crate) enum State {
        Open,
    }

    #[derive(my_keys::Entity)]
    #[entity(crate = my_keys)]
    #[pk("ITEM#<id>")]
    #[sk("<state>#<number:04>")]
    #[gsi(ByNumber, pk = number)]
    pub(crate) struct Item {
        pub(crate) id: Id,
        pub(crate) state: State,
        pub(crate) number: u32,
    }

    #[derive(my_keys::Table)]
    #[table(name = "app", pk = "PK", sk = "SK", crate = my_keys)]
    #[gsi(ByNumber, name = "by-number", pk = "number")]
    pub(crate) enum App {
        Item(Item),
    }

    #[derive(my_keys::ItemCollection)]
    #[item_collection(table = App, crate = my_keys)]
    pub(crate) struct All {
        pub(crate) items: Vec<Item>,
    }

    #[test]
    fn the_runtime_may_have_another_name() {
        let item = Item { id: Id("a".into()), state: State::Open, number: 7 };
        assert_eq!(item.keys().unwrap().primary.to_string(), "ITEM#a | open#0007");
        assert!(matches!(AppKey::parse("ITEM#a", "open#0007"), Ok(AppKey::Item(_))));
        assert_eq!(App::from(item).key().build().unwrap().pk, "ITEM#a");
        assert!(All::from_rows([]).unwrap().is_none_or(|all| all.items.is_empty()));
    }
}

/// An index whose name in snake case is a keyword, also one that cannot be a raw identifier.
#[allow(dead_code, reason = "the derives are what is tested")]
mod indexes_named_like_keywords {
    use ddb_keys::{Entity, Table};

    #[derive(Entity)]
    #[pk("PARCEL#<id>")]
    #[gsi(Crate, pk = "CRATE#<id>")]
    #[gsi(Type, pk = "TYPE#<id>")]
    #[gsi(Super, pk = "SUPER#<id>")]
    pub(crate) struct Parcel {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "parcels", pk = "PK")]
    #[gsi(Crate, name = "crate", pk = "GSI1PK")]
    #[gsi(Type, name = "type", pk = "GSI2PK")]
    #[gsi(Super, name = "super", pk = "GSI3PK")]
    pub(crate) enum Parcels {
        Parcel(Parcel),
    }

    #[test]
    fn have_queries() {
        let _ = Parcel::query_crate().id("1");
        let _ = Parcel::query_type().id("1");
        let _ = Parcel::query_super().id("1");
    }
}

/// Named like the module of the types that messages show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct FloorFields(u8);

#[derive(Entity)]
#[pk("FLOOR#<level>")]
#[sk("<type>")]
#[gsi(ByType, pk = "TYPE#<type>", sk = "<level>")]
struct Floor {
    level: FloorFields,
    r#type: u8,
}

#[test]
fn a_type_may_have_the_name_that_messages_show_for_a_field() {
    use ddb_keys::query::IntoCondition;

    let level = FloorFields(2);
    let query = Floor::query().level(level).r#type(1).into_condition().unwrap();
    assert_eq!(query.to_string(), "PK = FLOOR#2 and SK = 1");
    let query = Floor::query_by_type().r#type(1).level(level).into_condition().unwrap();
    assert_eq!(query.to_string(), "ByType: PK = TYPE#1 and SK = 2");
}

/// Fields that are called like the types that stand for them, and like types.
#[test]
#[allow(non_snake_case)]
fn fields_that_are_called_like_types() {
    use ddb_keys::query::IntoCondition;

    #[derive(Entity)]
    #[pk("ODD#<Fields>")]
    #[sk("B#<str>#<bool>#<OddFields>#<core>")]
    #[gsi(ByCore, pk = "CORE#<core>", sk = "<u8>")]
    struct Odd {
        Fields: String,
        str: String,
        bool: String,
        OddFields: String,
        core: String,
        u8: Option<String>,
        FieldName: u8,
    }

    let query = Odd::query().Fields("a").str("b").bool("c").OddFields("d").core("e");
    let condition = query.into_condition().unwrap();
    assert_eq!(condition.equal()[1].1.as_str(), Some("B#b#c#d#e"));
    let odd = Odd {
        Fields: String::new(),
        str: String::new(),
        bool: String::new(),
        OddFields: String::new(),
        core: String::from("e"),
        u8: None,
        FieldName: 7,
    };
    assert!(odd.by_core_key().is_none() && odd.FieldName == 7);
}
