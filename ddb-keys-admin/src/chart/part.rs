//! The way in which a value is written in a key: its kind, its format, and the possible strings.

use crate::integer::{Encoding, bounds, encoding, is_nonzero, since_epoch};
use crate::part_text::{TIME, shards, shards_width, time, time_width};
use ddb_keys::schema::{CharSet, TextShape};

/// How the values of a field are written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PartText {
    /// `text`, `u32`, `instant`, …; `words` for one of a few words, `other` for types whose text this
    /// library does not know.
    pub(super) kind: String,
    /// As templates write it; empty for plain text.
    pub(super) format: String,
    pub(super) shape: Shape,
    /// The variants of an enum that are written as the words of the shape, in the order of these. Types whose texts are their
    /// names have none.
    pub(super) variants: Vec<String>,
    /// Whether the field is a list of such values, which the separator joins.
    pub(super) list: bool,
}

/// The possible strings: a [`TextShape`] that owns its words, sorted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) min: usize,
    pub(super) max: usize,
    pub(super) chars: CharSet,
    pub(super) words: Vec<String>,
    pub(super) free: bool,
    pub(super) nonzero: bool,
}

/// The format of a part that takes the rest of a key.
pub(super) const TAIL: &str = "..";

/// The kind of enums.
pub(super) const WORDS: &str = "words";

/// The word for lists in chart files.
pub(super) const LIST: &str = "list";

impl PartText {
    pub(super) fn new(kind: &str, format: &str, shape: Shape) -> Self {
        let kind = if kind == "other" && !shape.words.is_empty() { WORDS } else { kind };
        let (kind, format) = (kind.to_string(), format.to_string());
        Self { kind, format, shape, variants: Vec::new(), list: false }
    }

    /// The part of a schema.
    pub(super) fn of(kind: &str, format: &str, shape: TextShape) -> Self {
        let words = shape.words.iter().zip(shape.variants);
        let words = words.map(|(word, variant)| [(*word).to_string(), (*variant).to_string()]);
        let Self { variants, .. } = Self::of_words(format, words.collect());
        Self { variants, ..Self::new(kind, format, Shape::of(shape)) }
    }

    /// One of a few words, each given with its variant.
    pub(super) fn of_words(format: &str, mut words: Vec<[String; 2]>) -> Self {
        words.sort();
        let named = words.iter().any(|[word, variant]| word != variant);
        let variants = words.iter().filter(|_| named).map(|[_, variant]| variant.clone());
        let variants = variants.collect();
        let shape = Shape::of_words(words.into_iter().map(|[word, _]| word).collect());
        Self { variants, ..Self::new(WORDS, format, shape) }
    }

    /// The words, each with the variant that is written so.
    pub(super) fn variants(&self) -> impl Iterator<Item = (&String, &String)> {
        let variants = if self.variants.is_empty() { &self.shape.words } else { &self.variants };
        self.shape.words.iter().zip(variants)
    }

    /// Whether the text gives back the whole value.
    pub(super) fn is_exact(&self) -> bool {
        let folded = is_folded(self);
        let whole_date = self.kind == "date" && self.format == "day";
        let cut = time_width(&self.format).is_some() && self.format != "nanos";
        let truncated = cut || since_epoch(&self.format).is_some();
        !folded && shards(&self.format).is_none() && (!truncated || whole_date)
    }

    /// Whether the shape follows from kind and format, so that the file leaves it out.
    pub(super) fn has_usual_shape(&self) -> bool {
        usual_shape(&self.kind, &self.format).is_some_and(|usual| usual == self.shape)
    }

    /// Whether the part takes the rest of the key, separators included.
    pub(super) fn is_tail(&self) -> bool {
        self.format == TAIL
    }

    /// Whether the part ends at the separator or at the literal that follows, so that its values contain neither.
    pub(super) fn ends_by_text(&self) -> bool {
        !self.is_tail() && self.shape.min != self.shape.max
    }

    /// Whether the part can write a string.
    pub(super) fn has(&self, text: &str) -> bool {
        self.shape.has(text) && (self.kind != "char" || text.chars().nth(1).is_none())
    }

    /// Whether every text of another part is one of this part.
    pub(super) fn contains(&self, other: &Self) -> bool {
        let fits_kind = match self.kind.as_str() {
            kind if kind == other.kind => true,
            "char" => other.shape.has_only_single_characters(),
            // Not every text of this width and these characters is an identifier.
            "uuid" | "ulid" => false,
            _ => true,
        };
        fits_kind && self.shape.contains(&other.shape)
    }
}

impl Shape {
    pub(super) fn of(shape: TextShape) -> Self {
        let TextShape { min, max, chars, free, nonzero, .. } = shape;
        let mut words: Vec<String> = shape.words.iter().map(ToString::to_string).collect();
        words.sort();
        Self { min, max, chars, words, free, nonzero }
    }

    pub(super) fn of_words(mut words: Vec<String>) -> Self {
        words.sort();
        let lengths = || words.iter().map(String::len);
        Self {
            min: lengths().min().unwrap_or_default(),
            max: lengths().max().unwrap_or_default(),
            chars: letters(&words.concat()),
            words,
            free: false,
            nonzero: false,
        }
    }

    /// Whether every text of another shape is one of this shape.
    pub(super) fn contains(&self, other: &Self) -> bool {
        if !other.words.is_empty() {
            return other.words.iter().all(|word| self.has(word));
        }
        self.words.is_empty()
            && self.min <= other.min
            && other.max <= self.max
            && self.chars.contains(other.chars)
            && (other.nonzero || !self.nonzero)
    }

    /// Whether some string contains this character.
    pub(super) fn can_contain(&self, character: char) -> bool {
        let mut bytes = [0; 4];
        character.encode_utf8(&mut bytes).bytes().any(|byte| self.chars.has_byte(byte))
    }

    /// Whether a literal that follows some string begins before the end of that string.
    pub(super) fn can_meet(&self, literal: &str) -> bool {
        if self.words.is_empty() {
            return of_chars(self.min, self.max, self.chars).can_meet(literal);
        }
        self.words.iter().any(|word| occurs_early(word, literal))
    }

    fn has_only_single_characters(&self) -> bool {
        if self.words.is_empty() {
            return self.max <= 1;
        }
        self.words.iter().all(|word| word.chars().nth(1).is_none())
    }

    /// Whether a string is one of this shape.
    pub(super) fn has(&self, text: &str) -> bool {
        let fits = (self.min..=self.max).contains(&text.len())
            && text.bytes().all(|byte| self.chars.has_byte(byte))
            && !(self.nonzero && text.bytes().all(|byte| byte == b'0'));
        if self.words.is_empty() { fits } else { self.words.iter().any(|word| word == text) }
    }
}

/// The characters of a text.
fn letters(text: &str) -> CharSet {
    // A list of one character names that character.
    let sets = text.chars().map(|letter| CharSet::of(letter.encode_utf8(&mut [0; 4])));
    sets.fold(CharSet::of(""), CharSet::or)
}

/// Strings of a range of lengths, in bytes, over a set of characters.
pub(super) fn of_chars(min: usize, max: usize, chars: CharSet) -> TextShape {
    TextShape { min, max, chars, free: false, ..TextShape::TEXT }
}

/// Whether a literal, written right after a value, occurs earlier than where it was written.
pub(super) fn occurs_early(value: &str, literal: &str) -> bool {
    let text = [value, literal].concat();
    text.find(literal).is_some_and(|at| at < value.len())
}

/// Whether a format folds text.
pub(super) fn is_folded(part: &PartText) -> bool {
    matches!(part.format.as_str(), "upper" | "lower" | "uppercase" | "lowercase")
}

/// Returns the strings of a kind of part in a format, if this library defines the kind.
pub(super) fn usual_shape(kind: &str, format: &str) -> Option<Shape> {
    let plain = matches!(format, "" | TAIL);
    let digits = |width| TextShape::bounded(width, width, "0-9");
    let shape = if let Some(shards) = shards(format) {
        digits(shards_width(shards))
    } else if let Some(bounds) = bounds(kind) {
        let counts_from_zero = bounds.0 == 0 && format == "ordered";
        let shape = match encoding(kind, format)? {
            Encoding::Above { width, .. } | Encoding::Below { width, .. } => digits(width),
            Encoding::Decimal => {
                let (least, greatest) = (bounds.0.to_string(), bounds.1.to_string());
                let chars = if bounds.0 < 0 { "0-9-" } else { "0-9" };
                TextShape::bounded(1, least.len().max(greatest.len()), chars)
            }
        };
        let writes_zero_as_zeros = plain || counts_from_zero || format.starts_with('0');
        if is_nonzero(kind) && writes_zero_as_zeros { shape.as_nonzero() } else { shape }
    } else if let Some((_, width)) = since_epoch(format) {
        digits(Some(width).filter(|_| kind == "instant")?)
    } else if matches!(kind, "instant" | "civil" | "date") {
        let format = if plain && kind == "date" { "day" } else { format };
        let text = time(kind, time_width(format)?, TIME)?;
        of_chars(text.len(), text.len(), letters(&text).or(CharSet::of("0-9")))
    } else {
        match (kind, format) {
            ("text", "upper") => TextShape::TEXT.upper_case(),
            ("text", "lower") => TextShape::TEXT.lower_case(),
            ("text", "uppercase") => TextShape::TEXT.unicode_upper_case(),
            ("text", "lowercase") => TextShape::TEXT.unicode_lower_case(),
            ("text" | "bytes", _) if plain => TextShape::TEXT,
            ("bool", _) if plain => TextShape::words(&["false", "true"]),
            ("char", _) if plain => of_chars(1, 4, CharSet::ALL).as_free_text(),
            ("uuid", "simple") => TextShape::bounded(32, 32, "0-9a-f"),
            ("uuid", _) if plain => TextShape::bounded(36, 36, "0-9a-f-"),
            ("ulid", _) if plain => TextShape::bounded(26, 26, "0-9A-HJKMNP-TV-Z"),
            _ => return None,
        }
    };
    Some(Shape::of(shape))
}
