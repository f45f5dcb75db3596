//! Players and their games, modelled twice: one item for each player of a game with everything in
//! it, or games, players and registrations as items of their own under shared keys.
//!
//! Start reading at [`denormalized`] and [`overloaded`], the two key charts; [`design`] is what
//! both have to answer.

pub mod denormalized;
pub mod design;
pub mod overloaded;
pub mod sample;
pub mod story;
