//! The key of an item is the same, whether the tool writes it from the parts of the key or the library from the fields.

use std::num::NonZeroU16;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::run;
use crate::scripted::Scripted;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk(
    "<padded:08>#<ordered:ordered>#<desc:desc>#<width:desc(8)>#<plain>#<nonzero:05>#<letter>#<flag>#<id>#<simple:simple>"
)]
#[sk(
    "<upper:upper>#<lower:lower>#<uppercase:uppercase>#<lowercase:lowercase>#<at:year>#<at:month>#<at:day>#<at:hour>#<at:secs>#<at:millis>#<at:micros>#<at:nanos>#<civil:day>#<civil:millis>#<day>#<day:month>#<seconds:epoch_secs>#<millis:epoch_millis(15)>#<micros:epoch_micros>#<path..>"
)]
struct Everything {
    padded: u32,
    ordered: i16,
    desc: u64,
    width: u32,
    plain: i128,
    nonzero: NonZeroU16,
    letter: char,
    flag: bool,
    id: Uuid,
    simple: Uuid,
    upper: String,
    lower: String,
    uppercase: String,
    lowercase: String,
    at: DateTime<Utc>,
    civil: NaiveDateTime,
    day: NaiveDate,
    seconds: DateTime<Utc>,
    millis: DateTime<Utc>,
    micros: DateTime<Utc>,
    path: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "everything", pk = "PK", sk = "SK")]
enum Shop {
    Everything(Everything),
}

impl Everything {
    /// The parts as somebody writes them.
    fn parts(&self) -> String {
        let parts = [
            ("padded", self.padded.to_string()),
            ("ordered", self.ordered.to_string()),
            ("desc", self.desc.to_string()),
            ("width", self.width.to_string()),
            ("plain", self.plain.to_string()),
            ("nonzero", self.nonzero.to_string()),
            ("letter", self.letter.to_string()),
            ("flag", self.flag.to_string()),
            ("id", self.id.to_string()),
            ("simple", self.simple.to_string()),
            ("upper", self.upper.clone()),
            ("lower", self.lower.clone()),
            ("uppercase", self.uppercase.clone()),
            ("lowercase", self.lowercase.clone()),
            ("at", format!("{:?}", self.at)),
            ("civil", format!("{:?}", self.civil)),
            ("day", self.day.to_string()),
            ("seconds", self.seconds.timestamp().to_string()),
            ("millis", self.millis.timestamp_millis().to_string()),
            ("micros", self.micros.timestamp_micros().to_string()),
            ("path", self.path.clone()),
        ];
        parts.map(|(name, value)| format!("{name}={value}")).join(" ")
    }
}

fn everything() -> [Everything; 3] {
    let time = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
    let usual = Everything {
        padded: 7,
        ordered: -7,
        desc: 7,
        width: 42,
        plain: -7,
        nonzero: NonZeroU16::MIN,
        letter: 'é',
        flag: true,
        id: Uuid::from_u128(0x0ab3_7cf1_fc60_4d93_b72b_8933_5f75_9581),
        simple: Uuid::from_u128(7),
        upper: "Éva".into(),
        lower: "Éva".into(),
        uppercase: "Straße".into(),
        lowercase: "ÉVA".into(),
        at: time("2024-10-14T01:02:03.4Z"),
        civil: time("2024-10-14T01:02:03Z").naive_utc(),
        day: time("2024-02-29T00:00:00Z").date_naive(),
        seconds: time("2024-10-14T01:02:03Z"),
        millis: time("2024-10-14T01:02:03.004Z"),
        micros: time("2024-10-14T01:02:03.000004Z"),
        path: "a#b/c=d".into(),
    };
    let least = Everything {
        padded: 0,
        ordered: i16::MIN,
        desc: 0,
        width: 0,
        plain: i128::MIN,
        at: time("1970-01-01T00:00:00.000000001Z"),
        ..usual.clone()
    };
    let greatest = Everything {
        padded: 99_999_999,
        ordered: i16::MAX,
        desc: u64::MAX,
        width: 99_999_999,
        plain: i128::MAX,
        nonzero: NonZeroU16::MAX,
        at: time("9999-12-31T23:59:59.999999999Z"),
        ..usual.clone()
    };
    [usual, least, greatest]
}

#[tokio::test]
async fn the_tool_writes_keys_as_the_library_does() {
    for of in everything() {
        let server = Scripted::start(&[(200, "{}".into())]).await.unwrap();
        let table = Shop::client(server.sdk());
        let (code, text) = run(&table, &format!("get Everything {}", of.parts())).await;
        assert_eq!(code, 1, "it asks, and there is no item: {text}");
        let [sent] = server.requests().try_into().unwrap();
        let key = of.key().build().unwrap();
        let expected = serde_json::json!({
            "PK": { "S": key.pk.as_str() }, "SK": { "S": key.sk.as_ref().and_then(|sk| sk.as_str()) },
        });
        assert_eq!(sent.body["Key"], expected);
    }
}
