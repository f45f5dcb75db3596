//! What writes a value, and where the value stands.

use alloc::string::String;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::ValueError;
use crate::part::is_storable_number;
use crate::schema::EntitySchema;

/// Writes a value as an attribute of the SDK.
#[derive(Debug, Clone, Copy, Default)]
pub struct Serializer {
    place: Place,
}

/// What the value is in.
#[derive(Debug, Clone, Copy, Default)]
enum Place {
    /// An attribute, or something inside of one.
    #[default]
    Attribute,
    /// Nothing: the value is the entity.
    Entity(&'static EntitySchema),
    /// A map, of which the value is a key: text.
    Key,
    /// A flattened field, which serde buffers when it reads it. The buffer has only integers of 64 bits and floats.
    Flattened,
}

impl Serializer {
    /// Writes an entity. Attributes that are not the entity's own are those of flattened fields.
    pub(in crate::aws) fn of_entity(entity: &'static EntitySchema) -> Self {
        Self { place: Place::Entity(entity) }
    }

    /// Writes a key of a map.
    pub(super) fn of_key() -> Self {
        Self { place: Place::Key }
    }

    /// Writes an entry of the map that this serializer writes.
    pub(super) fn of_entry(self, name: &str) -> Self {
        let place = match self.place {
            Place::Entity(entity) if entity.flattened && !entity.has_attribute(name) => {
                Place::Flattened
            }
            Place::Entity(_) => Place::Attribute,
            place => place,
        };
        Self { place }
    }

    pub(super) fn is_of_key(self) -> bool {
        matches!(self.place, Place::Key)
    }

    /// Whether serde buffers what this serializer writes when it reads it, and then reads text alone as a key of a map.
    pub(super) fn is_buffered(self) -> bool {
        matches!(self.place, Place::Entity(_) | Place::Flattened)
    }

    /// How many attributes there will be beside those that serde writes: keys, and the type.
    pub(super) fn room(self) -> usize {
        match self.place {
            Place::Entity(entity) => entity.key_attributes().count() + 1,
            _ => 0,
        }
    }

    /// Writes an integer of 128 bits. Those of 39 digits are refused even if DynamoDB would keep them, such as 10³⁸: updates keep
    /// integers below it.
    pub(super) fn wide(self, number: String) -> Result<AttributeValue, ValueError> {
        match self.place {
            Place::Key => Ok(AttributeValue::N(number)),
            _ if number.trim_start_matches('-').len() > 38 => Err(not_storable(&number)),
            _ => self.text_of_number(number),
        }
    }

    /// Writes a number of any length by its text.
    pub(super) fn text_of_number(self, number: String) -> Result<AttributeValue, ValueError> {
        match self.place {
            Place::Flattened => Err(ValueError::new(
                "serde cannot read a number of more than 64 bits in a flattened field",
            )),
            _ => storable(number),
        }
    }
}

/// Writes a number that DynamoDB may refuse.
pub(super) fn storable(number: String) -> Result<AttributeValue, ValueError> {
    if is_storable_number(&number) {
        return Ok(AttributeValue::N(number));
    }
    Err(not_storable(&number))
}

fn not_storable(number: &str) -> ValueError {
    ValueError::new(format_args!(
        "DynamoDB stores numbers of at most 38 digits, from 1e-130 to less than 1e126, and not {number}"
    ))
}
