//! Building and parsing keys in single formats.

use ddb_keys::{Elements, Entity as _};
use jiff::Timestamp;

use crate::entities::*;
use crate::meter::{Case, Meter};
use crate::rivals::hand_formats as hand;
use crate::work::{BUILD_FORMATS, DDB_KEYS, HAND, PARSE_FORMATS, Work};

/// Measures one task of the library and of the code by hand.
fn compare<V: Copy, A, B>(
    meter: &mut impl Meter,
    (work, input): (&Work, &str),
    value: V,
    own: impl Fn(V) -> A,
    by_hand: impl Fn(V) -> B,
) {
    meter.measure(&Case::new(work, input, DDB_KEYS), || value, own);
    meter.measure(&Case::new(work, input, HAND), || value, by_hand);
}

pub fn formats<M: Meter>(meter: &mut M) {
    times(meter);
    signed(meter);
    ids(meter);
    empty(meter);
    computed(meter);
    lists(meter);
}

fn times<M: Meter>(meter: &mut M) {
    let key = LogKey { host: "alice", at: Timestamp::constant(1_728_867_661, 123_000_000) };
    let text = "LOG#alice#1728867661123";
    assert_eq!(key.build().map(|key| key.to_string()), Ok(text.into()));
    assert_eq!(hand::log_key(key.host, key.at), Ok(text.into()));
    assert_eq!((LogKey::parse(text), hand::parse_log(text)), (Ok(key), Some((key.host, key.at))));
    let build = (&BUILD_FORMATS, "epoch_millis");
    compare(meter, build, key, |key| key.build(), |key| hand::log_key(key.host, key.at));
    compare(meter, (&PARSE_FORMATS, "epoch_millis"), text, LogKey::parse, hand::parse_log);
}

fn signed<M: Meter>(meter: &mut M) {
    let key = RatedKey { shop: "alice", rating: 1200 };
    let text = "RATED#alice#00001200";
    assert_eq!(key.build().map(|key| key.to_string()), Ok(text.into()));
    assert_eq!(hand::rated_key(key.shop, key.rating), Ok(text.into()));
    assert_eq!(RatedKey::parse(text), Ok(key));
    assert_eq!(hand::parse_rated(text), Some((key.shop, key.rating)));
    let build = (&BUILD_FORMATS, "signed, 08");
    compare(meter, build, key, |key| key.build(), |key| hand::rated_key(key.shop, key.rating));
    compare(meter, (&PARSE_FORMATS, "signed, 08"), text, RatedKey::parse, hand::parse_rated);

    let key = ScoreKey { shop: "alice", points: -1200 };
    let text = "SCORE#alice#2147484847";
    assert_eq!(key.build().map(|key| key.to_string()), Ok(text.into()));
    assert_eq!(hand::score_key(key.shop, key.points), Ok(text.into()));
    assert_eq!(ScoreKey::parse(text), Ok(key));
    assert_eq!(hand::parse_score(text), Some((key.shop, key.points)));
    let build = (&BUILD_FORMATS, "signed, desc");
    compare(meter, build, key, |key| key.build(), |key| hand::score_key(key.shop, key.points));
    compare(meter, (&PARSE_FORMATS, "signed, desc"), text, ScoreKey::parse, hand::parse_score);
}

fn ids<M: Meter>(meter: &mut M) {
    let key = GameKey { game: uuid::Uuid::from_u128(0x0b5c_7b2e_9d3f_4a51_8c44_6f1d_2e3a_4b5c) };
    let text = "GAME#0b5c7b2e9d3f4a518c446f1d2e3a4b5c";
    assert_eq!(key.build().map(|key| key.to_string()), Ok(text.into()));
    assert_eq!(hand::game_key(key.game), Ok(text.into()));
    assert_eq!((GameKey::parse(text), hand::parse_game(text)), (Ok(key), Some(key.game)));
    let build = (&BUILD_FORMATS, "simple");
    compare(meter, build, key, |key| key.build(), |key| hand::game_key(key.game));
    compare(meter, (&PARSE_FORMATS, "simple"), text, GameKey::parse, hand::parse_game);
}

fn empty<M: Meter>(meter: &mut M) {
    let key = CheckpointKey { namespace: ddb_keys::Text::new(""), id: "alice" };
    let text = "CHECKPOINT##alice";
    assert_eq!(key.build().map(|key| key.to_string()), Ok(text.into()));
    assert_eq!(hand::checkpoint_key("", key.id), Ok(text.into()));
    assert_eq!(CheckpointKey::parse(text), Ok(key));
    assert_eq!(hand::parse_checkpoint(text), Some(("", key.id)));
    let by_hand = |key: CheckpointKey<'_>| hand::checkpoint_key(key.namespace.as_str(), key.id);
    compare(meter, (&BUILD_FORMATS, "empty"), key, |key| key.build(), by_hand);
    let parse = (&PARSE_FORMATS, "empty");
    compare(meter, parse, text, CheckpointKey::parse, hand::parse_checkpoint);
}

fn computed<M: Meter>(meter: &mut M) {
    let counted = Counted { request: 1_234_567 };
    let texts = ("COUNT#00000007", "1234567");
    let built = counted.key().build().map(|key| key.to_string());
    assert_eq!(built, Ok("COUNT#00000007 | 1234567".into()));
    assert_eq!(hand::counted_keys(counted.request), Ok((texts.0.into(), texts.1.into())));
    assert_eq!(CountedKey::parse(texts.0, texts.1), Ok(counted.key()));
    assert_eq!(hand::parse_counted(texts.0, texts.1), Some((7, counted.request)));
    let build = (&BUILD_FORMATS, "computed");
    compare(meter, build, &counted, |of| of.key().build(), |of| hand::counted_keys(of.request));
    let (own, by_hand) = (CountedKey::parse, hand::parse_counted);
    let parse = (&PARSE_FORMATS, "computed");
    compare(meter, parse, texts, |(pk, sk)| own(pk, sk), |(pk, sk)| by_hand(pk, sk));
}

fn lists<M: Meter>(meter: &mut M) {
    let path = ["alice", "photos", "alice-in-wonderland"].map(String::from);
    let text = "FILE#alice#photos#alice-in-wonderland";
    let key = FileKey { path: Elements::from(&path) };
    assert_eq!(key.build().map(|key| key.to_string()), Ok(text.into()));
    assert_eq!(hand::file_key(&path), Ok(text.into()));
    assert_eq!(FileKey::parse(text), Ok(key));
    assert_eq!(hand::parse_file(text), text.strip_prefix("FILE#"));
    let own = |path: &[String]| FileKey { path: Elements::from(path) }.build();
    compare(meter, (&BUILD_FORMATS, "list"), &path[..], own, hand::file_key);
    compare(meter, (&PARSE_FORMATS, "list"), text, FileKey::parse, hand::parse_file);
}
