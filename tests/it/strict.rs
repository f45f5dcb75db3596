//! Generated code causes no warning under any lint. Run clippy on this module.

#[deny(
    warnings,
    keyword_idents,
    let_underscore,
    nonstandard_style,
    refining_impl_trait,
    rust_2018_idioms,
    unused,
    missing_docs,
    missing_copy_implementations,
    missing_debug_implementations,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_pub,
    unused_import_braces,
    unused_lifetimes,
    unused_qualifications,
    unused_results,
    variant_size_differences,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::cargo,
    clippy::restriction
)]
#[allow(
    clippy::blanket_clippy_restriction_lints,
    reason = "no one wants all of these; here they are wanted to be silent"
)]
#[allow(
    clippy::cargo_common_metadata,
    clippy::multiple_crate_versions,
    reason = "about the package, not about generated code"
)]
#[allow(
    clippy::exhaustive_structs,
    clippy::exhaustive_enums,
    clippy::min_ident_chars,
    clippy::mod_module_files,
    clippy::std_instead_of_core,
    clippy::allow_attributes,
    clippy::implicit_return,
    clippy::missing_trait_methods,
    clippy::arbitrary_source_item_ordering,
    clippy::single_char_lifetime_names,
    unreachable_pub,
    unnameable_types,
    reason = "about the structs and derives of this test themselves"
)]
#[allow(dead_code, reason = "the derives are what is tested")]
mod under_every_lint {
    //! Strict.
    use ddb_keys::{Entity, KeyPart, Table};

    /// An id.
    #[derive(Debug, KeyPart)]
    pub struct Id(String);

    /// A code.
    #[derive(Debug, KeyPart)]
    #[key_part(len = 3, chars = "a-z")]
    pub struct Code(String);

    /// A state.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(rename_all = "kebab-case")]
    pub enum State {
        /// Open.
        Open,
    }

    /// The first number.
    const FIRST: u32 = 1;

    /// A user.
    #[derive(Debug, Entity)]
    #[pk("USER#<id>")]
    #[sk("<state>#<number:08>")]
    #[gsi(ByNumber, pk = [number, state], sk = ["<id>"])]
    #[gsi(Inverted)]
    #[gsi(Open, when(state = State::Open, number = FIRST), pk = "OPEN#<code>")]
    #[lsi(Local, sk = local)]
    #[former(OpenV1, index = Open, pk = "O#<code>")]
    #[former(V1, pk = "U#<id>", sk = "<state>#<number>")]
    pub struct User {
        /// The code.
        pub code: Code,
        /// The id.
        pub id: Id,
        /// The state.
        pub state: State,
        /// The number.
        pub number: u32,
        /// The local sort key.
        pub local: Option<String>,
    }

    macro_rules! entity {
        ($vis:vis $name:ident) => {
            /// An entity of a macro.
            #[derive(Debug, Entity)]
            #[pk("OF_A_MACRO#<id>")]
            #[sk("<number:08>")]
            $vis struct $name {
                /// The id.
                $vis id: Id,
                /// The number.
                $vis number: u32,
            }
        };
    }

    entity!(pub OfAMacro);

    /// A generic envelope.
    #[derive(Debug, Entity)]
    #[pk("ENVELOPE#<id>")]
    #[sk("<id>")]
    pub struct Envelope<T>
    where
        T: KeyPart,
    {
        /// The id.
        pub id: T,
    }

    /// The table.
    #[derive(Debug, Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    #[gsi(ByNumber, name = "by-number", pk = ["number", "state"], sk = "GSI1SK")]
    #[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
    #[gsi(Open, name = "open", pk = "GSI2PK")]
    #[lsi(Local, name = "local", sk = "local")]
    pub enum App {
        /// A user.
        User(User),
        /// An envelope.
        Envelope(Box<Envelope<u32>>),
    }
}
