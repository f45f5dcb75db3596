//! The laws over keys of indexes, which may be missing, and may have several attributes.

use ddb_keys::{Entity, KeyValue};
use proptest::prelude::*;
use uuid::Uuid;

use crate::laws;
use crate::values::{Code, Number, State, UserId, Values};

fn texts(values: &[KeyValue]) -> Vec<&str> {
    values.iter().filter_map(KeyValue::as_str).collect()
}

/// For each shape, that the index key is whole or absent, builds and parses as its inverse, and is
/// the one that `keys` lists.
macro_rules! index_shapes {
    ($($name:ident: $(#[$attr:meta])+ { $($field:ident: $ty:ty),+ })+) => {$(
        #[test]
        fn $name() {
            #[derive(Debug, Entity)]
            #[pk("ITEM")]
            $(#[$attr])+
            struct Item { $($field: $ty),+ }

            let fields = ($(<$ty as Values>::values(),)+);
            let items = fields.prop_map(|($($field,)+)| Item { $($field),+ });
            let law = |item: Item| {
                let key = item.index_key();
                let keys = item.keys();
                let Some(key) = key else {
                    prop_assert!(keys.unwrap().indexes.is_empty());
                    return Ok(());
                };
                let Ok(built) = key.build() else {
                    prop_assert!(keys.is_err());
                    return Ok(());
                };
                let listed = &keys.unwrap().indexes[0];
                prop_assert_eq!((&listed.pk[..], &listed.sk[..]), (&built.pk[..], &built.sk[..]));
                let (pk, sk) = (texts(&built.pk), texts(&built.sk));
                let parsed = ItemIndexKey::parse(pk.try_into().unwrap(), sk.try_into().unwrap());
                prop_assert_eq!(parsed.unwrap(), key);
                Ok(())
            };
            laws::run(&items, law);
        }
    )+};
}

type Maybe<T> = Option<T>;

index_shapes! {
    sparse_text: #[gsi(Index, pk = ["A#<a>"], sk = ["<b>.<a>"])] { a: Option<String>, b: String }
    sparse_by_alias: #[gsi(Index, pk = ["A#<a>"], sk = ["<b>#<a>"])] { a: Maybe<UserId>, b: String }
    two_by_alias: #[gsi(Index, pk = ["<a>#<b>"], sk = ["<c:ordered>", c])] { a: Maybe<UserId>, b: Maybe<State>, c: i16 }
    mixed: #[gsi(Index, pk = ["<a>#<b:05>"], sk = [c, "<d>"])] { a: Option<Code>, b: Maybe<Number>, c: Uuid, d: Number }
    all_raw: #[gsi(Index, pk = [a, b], sk = [c, d])] { a: Option<String>, b: u64, c: Maybe<Number>, d: State }
    four_and_four: #[gsi(Index, pk = [a, "<a>", "A#<a>", "<a..>"], sk = [b, "<b>", "B#<b:desc>", "<b:020>"])] { a: Option<String>, b: Maybe<u64> }
    folded_beside_plain: #[gsi(Index, pk = ["<a:lower>"], sk = ["<a:upper>", a])] { a: Maybe<UserId> }
}
