//! What the derives emit: as text, as messages and as places.

mod expansions;
mod messages;
mod spans;
