//! The laws for index keys, which may be absent and may have several attributes.

use ddb_keys::{Entity, Key, KeyValue, MultiKey};
use proptest::prelude::*;
use ulid::Ulid;
use uuid::Uuid;

use crate::laws;
use crate::values::{Code, Number, State, UserId, Values};

/// The values of a key: partition and sort.
type Halves = (Vec<KeyValue>, Vec<KeyValue>);

fn one(key: Key) -> Halves {
    (vec![key.pk], key.sk.into_iter().collect())
}

fn several<const P: usize, const S: usize>(key: MultiKey<P, S>) -> Halves {
    (key.pk.into(), key.sk.into())
}

fn texts(values: &[KeyValue]) -> Vec<&str> {
    values.iter().filter_map(KeyValue::as_str).collect()
}

/// Reads a key of one partition and one sort attribute, or of several.
macro_rules! parse {
    (one, $pk:expr, $sk:expr) => {
        ItemIndexKey::parse($pk[0], $sk[0])
    };
    (several, $pk:expr, $sk:expr) => {
        ItemIndexKey::parse($pk.clone().try_into().unwrap(), $sk.clone().try_into().unwrap())
    };
}

/// For each shape, that the index key is whole or absent, builds and parses as its inverse, and is
/// the one that `keys` lists; and that what nearly is one builds back, too.
macro_rules! index_shapes {
    ($($name:ident, $of:ident: $(#[$attr:meta])+ { $($field:ident: $ty:ty),+ })+) => {$(
        #[test]
        fn $name() {
            #[derive(Debug, Entity)]
            $(#[$attr])+
            struct Item { $($field: $ty),+ }

            let fields = ($(<$ty as Values>::values(),)+);
            let items = fields.prop_map(|($($field,)+)| Item { $($field),+ });
            laws::run(&(items, laws::slips()), |(item, slip)| {
                let key: Option<ItemIndexKey<'_>> = item.index_key().into();
                let keys = item.keys();
                let Some(key) = key else {
                    prop_assert!(keys.map_or(true, |keys| keys.indexes.is_empty()));
                    return Ok(());
                };
                let Ok(built) = key.build() else {
                    prop_assert!(keys.is_err());
                    return Ok(());
                };
                let built = $of(built);
                if let Ok(keys) = &keys {
                    let listed = &keys.indexes[0];
                    prop_assert_eq!((&listed.pk, &listed.sk), (&built.0, &built.1));
                }
                let (mut pk, mut sk) = (texts(&built.0), texts(&built.1));
                let parsed = parse!($of, pk, sk);
                prop_assert_eq!(parsed.unwrap(), key);

                let (slipped_pk, slipped_sk) = slip.of(&(pk[0].into(), sk.last().map(|&sk| sk.into())));
                pk[0] = &slipped_pk;
                if let (Some(last), Some(slipped)) = (sk.last_mut(), &slipped_sk) {
                    *last = slipped;
                }
                if let Ok(parsed) = parse!($of, pk, sk) {
                    let rebuilt = $of(parsed.build().unwrap());
                    prop_assert_eq!((texts(&rebuilt.0), texts(&rebuilt.1)), (pk, sk));
                }
                Ok(())
            });
        }
    )+};
}

type Maybe<T> = Option<T>;

index_shapes! {
    whole, one: #[pk("ITEM")] #[gsi(Index, pk = "A#<a>", sk = "<b>.<a>")] { a: String, b: String }
    sparse, one: #[pk("ITEM")] #[gsi(Index, pk = "A#<a>", sk = "B#<b..>")] { a: Option<UserId>, b: String }
    sparse_in_both_halves, one: #[pk("ITEM")] #[gsi(Index, pk = "A#<a>", sk = "<a:upper>#<b>")] { a: Maybe<UserId>, b: Maybe<State> }
    sparse_raw, one: #[pk("ITEM")] #[gsi(Index, pk = a, sk = b)] { a: Option<String>, b: Option<i64> }
    sparse_raw_beside_a_template, one: #[pk("ITEM")] #[gsi(Index, pk = a, sk = "B#<b>")] { a: Option<String>, b: Option<Ulid> }
    numbers_in_formats, one: #[pk("ITEM")] #[gsi(Index, pk = "<a:desc>", sk = "<b:08>#<c:ordered>")] { a: u16, b: Option<u64>, c: Maybe<i128> }
    instants, one: #[pk("ITEM")] #[gsi(Index, pk = "<a:nanos>", sk = "<b:month>#<b:nanos>#<c>")] { a: Option<jiff::Timestamp>, b: chrono::NaiveDateTime, c: String }
    dates, one: #[pk("ITEM")] #[gsi(Index, pk = a, sk = "<b>#<c:month>#<c>#<d>")] { a: chrono::NaiveDate, b: Option<time::Date>, c: jiff::civil::Date, d: String }
    conditional, one: #[pk("ITEM")] #[gsi(Index, when(b = true), pk = "A#<a>", sk = "<c:desc(8)>")] { a: String, b: bool, c: u32 }
    conditional_and_sparse, one: #[pk("ITEM")] #[gsi(Index, when(b = State::Open), pk = "A#<a>", sk = "<b>#<a>")] { a: Option<String>, b: State }
    turned_round, one: #[pk("A#<a>")] #[sk("<b>#<a..>")] #[gsi(Index)] { a: String, b: Uuid }
    turned_round_raw, one: #[pk(a)] #[sk(b)] #[gsi(Index)] { a: String, b: i64 }
    local, one: #[pk("A#<a>")] #[sk("<b>")] #[lsi(Index, sk = "<b:ordered>#<c>")] { a: String, b: i8, c: Option<Code> }
    local_raw, one: #[pk("A#<a>")] #[sk("S")] #[lsi(Index, sk = b)] { a: String, b: Option<u128> }
    local_shared, one: #[pk("A#<a>")] #[sk("<b>")] #[lsi(Index, sk = "L#<a>#<b:lower>#<b>")] { a: Code, b: UserId }

    sparse_text, several: #[pk("ITEM")] #[gsi(Index, pk = ["A#<a>"], sk = ["<b>.<a>"])] { a: Option<String>, b: String }
    sparse_by_alias, several: #[pk("ITEM")] #[gsi(Index, pk = ["A#<a>"], sk = ["<b>#<a>"])] { a: Maybe<UserId>, b: String }
    two_by_alias, several: #[pk("ITEM")] #[gsi(Index, pk = ["<a>#<b>"], sk = ["<c:ordered>", c])] { a: Maybe<UserId>, b: Maybe<State>, c: i16 }
    mixed, several: #[pk("ITEM")] #[gsi(Index, pk = ["<a>#<b:05>"], sk = [c, "<d>"])] { a: Option<Code>, b: Maybe<Number>, c: Uuid, d: Number }
    all_raw, several: #[pk("ITEM")] #[gsi(Index, pk = [a, b], sk = [c, d])] { a: Option<String>, b: u64, c: Maybe<Number>, d: State }
    four_and_four, several: #[pk("ITEM")] #[gsi(Index, pk = [a, "<a>", "A#<a>", "<a..>"], sk = [b, "<b>", "B#<b:desc>", "<b:020>"])] { a: Option<String>, b: Maybe<u64> }
    folded_beside_plain, several: #[pk("ITEM")] #[gsi(Index, pk = ["<a:lower>"], sk = ["<a:upper>", a])] { a: Maybe<UserId> }
    instant_before_a_tail, several: #[pk("ITEM")] #[gsi(Index, pk = ["<a:nanos>"], sk = ["<b..>"])] { a: Option<time::OffsetDateTime>, b: String }
}
