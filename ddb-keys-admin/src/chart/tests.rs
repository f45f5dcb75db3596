//! Charts that random walks make are printed and read back.

use super::class;
use super::error::Problem;
use super::model::{
    Attribute, ChartFile, ConditionEntry, EntityEntry, FieldEntry, FormerEntry, FormerIndexEntry,
    IndexEntry, IndexKeyEntry, OverlapEntry, PrimaryKey, Reason, Segment, TableEntry, UniqueEntry,
};
use super::parse::parse;
use super::part::{PartText, Shape, usual_shape};
use super::print::{VERSION, char_list};
use crate::definition::OwnedProjection;
use ddb_keys::schema::{CharSet, IndexKind, KeyType};

/// Numbers that look random (xorshift64*).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        usize::try_from(self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33).unwrap() % end
    }

    fn pick<T: Clone>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())].clone()
    }

    fn some<T>(&mut self, value: impl FnOnce(&mut Self) -> T) -> Option<T> {
        (self.below(2) == 0).then(|| value(self))
    }

    fn list<T>(&mut self, most: usize, mut value: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| value(self)).collect()
    }

    fn text(&mut self) -> String {
        const LETTERS: [&str; 14] =
            ["a", "B", "7", "\"", "\\", "\n", "\u{7f}", " ", "é", "\u{2028}", "(", ")", "=", "😀"];
        let mut text = self.list(6, |random| random.pick(&LETTERS)).concat();
        text.push('x');
        text
    }

    fn field(&mut self) -> String {
        self.pick(&["id", "name", "größe", "type"]).to_string()
    }

    fn part(&mut self) -> PartText {
        let (kind, format) = self.pick(&[
            ("text", ""),
            ("text", "upper"),
            ("text", "lowercase"),
            ("u32", "08"),
            ("i32", "08"),
            ("nonzero_u32", ""),
            ("nonzero_u8", "desc"),
            ("uuid", "simple"),
            ("instant", "epoch_millis"),
            ("instant", "epoch_secs(20)"),
            ("text", "shard(16)"),
            ("u32", "shard(1000)"),
            ("i64", "ordered"),
            ("u8", "desc(3)"),
            ("instant", "secs"),
            ("civil", "nanos"),
            ("date", ""),
            ("uuid", ""),
            ("ulid", ""),
            ("bool", ""),
            ("char", ""),
            ("other", ""),
            ("words", ""),
        ]);
        let shape = match (kind, self.below(2)) {
            ("words", _) => {
                let words = self.list(4, |random| [random.text(), random.text()]);
                return PartText::of_words(format, words);
            }
            ("other" | "text", 0) | ("other", _) => {
                let min = self.below(9);
                let max = self.pick(&[min, min + 7, usize::MAX]);
                let chars = self.chars();
                let (free, nonzero) = (self.below(2) == 0, self.below(2) == 0);
                Shape { min, max, chars, words: Vec::new(), free, nonzero }
            }
            _ => usual_shape(kind, format).unwrap(),
        };
        PartText { list: self.below(4) == 0, ..PartText::new(kind, format, shape) }
    }

    fn chars(&mut self) -> CharSet {
        self.list(9, |random| random.pick(&["-", "a-f", "0-9", "+", ".", "/", "!", ",", "é", " "]))
            .iter()
            .fold(CharSet::of(""), |chars, list| chars.or(CharSet::of(list)))
    }

    fn attribute(&mut self) -> Attribute {
        if self.below(4) == 0 {
            let key_type = self.pick(&[KeyType::S, KeyType::N, KeyType::B]);
            let kind = "u32";
            let shape = usual_shape(kind, "").unwrap();
            let part = PartText::new(kind, "", shape);
            return Attribute::raw(&self.text(), key_type, part);
        }
        let mut segments = Vec::new();
        for _ in 0..self.below(3) {
            segments.push(Segment::Literal(self.text() + "<#"));
            segments.push(Segment::Part { field: self.field(), part: self.part() });
        }
        if segments.is_empty() {
            segments.push(Segment::Literal(self.text()));
        }
        Attribute { raw: None, segments }
    }

    fn attributes(&mut self) -> Vec<Attribute> {
        self.list(4, Self::attribute)
    }

    fn key(&mut self) -> PrimaryKey {
        PrimaryKey {
            separator: self.pick(&['#', '|', '"', '\\']),
            pk: self.attribute(),
            sk: self.some(Self::attribute),
        }
    }

    fn index_key(&mut self) -> IndexKeyEntry {
        IndexKeyEntry {
            index: self.text(),
            name: self.text(),
            kind: self.pick(&[IndexKind::Global, IndexKind::Inverted, IndexKind::Local]),
            pk: self.attributes(),
            sk: self.attributes(),
            when: self.list(2, |random| ConditionEntry {
                field: random.field(),
                pattern: random.some(Self::text),
            }),
            constants: self.list(2, |random| [random.text(), random.text()]),
            optional: self.list(2, Self::field),
        }
    }

    fn entity(&mut self) -> EntityEntry {
        EntityEntry {
            name: self.text(),
            ident: self.text(),
            key: self.key(),
            version: self.some(Self::text),
            formers: self.list(2, |random| FormerEntry { name: random.text(), key: random.key() }),
            former_indexes: self.list(2, |random| FormerIndexEntry {
                separator: random.pick(&['#', '|', '"', '\\']),
                key: random.index_key(),
            }),
            uniques: self
                .list(2, |random| UniqueEntry { lock: random.text(), code: random.text() }),
            index_keys: self.list(2, Self::index_key),
            stored: self.list(3, Self::text),
            fields: self.list(2, |random| FieldEntry {
                name: random.field(),
                attribute: random.some(Self::text),
                aliases: random.list(2, Self::text),
                functions: random.some(Self::text).unwrap_or_default(),
                code: random.some(Self::text).unwrap_or_default(),
            }),
        }
    }

    fn index(&mut self) -> IndexEntry {
        let local = self.below(2) == 0;
        let include = self.list(3, Self::text);
        IndexEntry {
            ident: self.text(),
            name: self.text(),
            local,
            pk: if local { Vec::new() } else { self.list(4, Self::text) },
            sk: self.list(4, Self::text),
            projection: self.pick(&[
                OwnedProjection::All,
                OwnedProjection::KeysOnly,
                OwnedProjection::Include(include),
            ]),
        }
    }

    fn chart(&mut self) -> ChartFile {
        let reason = |random: &mut Self| Reason {
            changes: random.list(2, |random| ["entity-removed".to_string(), random.text()]),
            text: random.text(),
        };
        let (mut entities, mut removed) = (self.list(3, Self::entity), self.list(2, Self::entity));
        let mut names = std::collections::BTreeSet::new();
        for list in [&mut entities, &mut removed] {
            list.retain(|entity| names.insert(entity.name.clone()));
        }
        ChartFile {
            version: VERSION,
            table: TableEntry {
                name: self.text(),
                pk: self.text(),
                sk: self.some(Self::text),
                type_attribute: self.some(Self::text),
                write_token: self.some(Self::text),
                ttl: self.some(Self::text),
                overlaps: self.list(2, |random| OverlapEntry {
                    entities: [random.text(), random.text()],
                    first: random.some(Self::text),
                }),
                indexes: self.list(2, Self::index),
            },
            entities,
            removed,
            reasons: self.list(2, reason),
        }
    }
}

#[test]
fn a_printed_chart_is_read_back() {
    let mut random = Random(7);
    for _ in 0..2_000 {
        let chart = random.chart();
        let text = chart.to_string();
        assert_eq!(parse(&text).as_ref(), Ok(&chart), "{text}");
        let windows = text.replace('\n', "\r\n");
        assert_eq!(parse(&windows).as_ref(), Ok(&chart), "{text}");
    }
}

#[test]
fn a_truncated_chart_is_refused() {
    let mut random = Random(11);
    for _ in 0..4 {
        let text = random.chart().to_string();
        let ends = text.char_indices().map(|(at, _)| at);
        for end in ends.filter(|end| *end + 1 < text.len()) {
            let problem = parse(&text[..end]).unwrap_err();
            let is_head = end < text.find('\n').unwrap();
            let clear = match problem {
                Problem::Truncated => true,
                Problem::NotAChart => is_head,
                _ => false,
            };
            assert!(clear, "{problem:?} at {end} of {text}");
        }
    }
}

#[test]
fn nothing_follows_the_name_of_a_block() {
    let text = |of_table: &str, of_entity: &str| {
        format!(
            "ddb-keys chart 2\n\ntable \"shop\"{of_table}\n  pk \"PK\"\n\nentity \"A\"{of_entity}\n  \
             separator \"#\"\n  pk \"A\"\n\nend\n"
        )
    };
    assert!(parse(&text("", "")).is_ok());
    assert_eq!(parse(&text(" x", "")), Err(Problem::Malformed { line: 3 }));
    assert_eq!(parse(&text("", " x")), Err(Problem::Malformed { line: 6 }));
}

#[test]
fn sets_of_characters_are_read_back() {
    let mut random = Random(13);
    for _ in 0..10_000 {
        let chars = random.chars();
        assert_eq!(CharSet::of(&char_list(chars)), chars, "{}", char_list(chars));
    }
    for chars in [CharSet::ALL, CharSet::of(""), CharSet::of("+--"), CharSet::of("!--/")] {
        assert_eq!(CharSet::of(&char_list(chars)), chars);
    }
}

#[test]
fn identifiers_are_unique_and_tell_what_to_do() {
    for (at, rule) in class::ALL.iter().enumerate() {
        let id = rule.id;
        assert!(class::ALL[..at].iter().all(|other| other.id != id), "{id}");
        assert!(!rule.stored.is_empty() && !rule.steps.is_empty(), "{id}");
        let is_plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        assert!(id.chars().all(is_plain), "{}", format!("{id} is a word of a chart file"));
    }
}
