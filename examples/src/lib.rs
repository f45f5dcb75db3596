//! Complete programs on `ddb-keys`; each module is one, and its example target the command line.

pub mod battle_royale;
