// 572 tokens

#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    unreachable_code
)]
const _: () = {
    use ::ddb_keys::__rt::calls::*;
    ::ddb_keys::__rt::names_of_an_item_collection!();
    const _: () = __table_of_collection::<BattleRoyale>();
    const _: () = __field_of_collection::<BattleRoyale, Game>();
    const _: () = __field_of_collection::<BattleRoyale, Vec<UserGameMapping>>();
    impl ItemCollection for GameRoom
    where
        for<'m> BattleRoyale: Table,
        for<'m> Game: CollectionMember<BattleRoyale>,
        for<'m> Vec<UserGameMapping>: CollectionMember<BattleRoyale>,
    {
        type Table = BattleRoyale;
        type Query = <<Game as CollectionMember<
            BattleRoyale,
        >>::Entity as Queries<0>>::Query<Members<Self>>;
        const SCHEMA: &'static CollectionSchema = &__item_collection::<
            BattleRoyale,
        >(
            "GameRoom",
            Option::None,
            &[
                __member::<BattleRoyale, Game>("game"),
                __member::<BattleRoyale, Vec<UserGameMapping>>("players"),
            ],
        );
        type Members = (Game, (Vec<UserGameMapping>, ()));
        fn from_members(__members: Self::Members) -> Self {
            Self {
                game: __members.0,
                players: __members.1.0,
            }
        }
        fn members(&self) -> <Self::Members as MemberList<BattleRoyale>>::Refs<'_> {
            (&self.game, (&self.players, ()))
        }
    }
    impl GameRoom
    where
        for<'m> BattleRoyale: Table,
        for<'m> Game: CollectionMember<BattleRoyale>,
        for<'m> Vec<UserGameMapping>: CollectionMember<BattleRoyale>,
    {
        /// Begins a query for one collection: give the parts of its partition key, then pass it to `load`.
        #[inline]
        pub fn query() -> <Self as ItemCollection>::Query {
            __begin::<<Game as CollectionMember<BattleRoyale>>::Entity, 0, _>()
        }
        /// Makes a collection of the rows of its partition, however they were read. `None` if no row is of a
        /// member; rows of other entities are skipped. The rows must be of one partition, each once.
        ///
        /// # Errors
        ///
        /// An item that must be there is missing, or there are several where there is room for one.
        pub fn from_rows(
            rows_: impl IntoIterator<Item = BattleRoyale>,
        ) -> Result<Option<Self>, CollectionError> {
            __from_rows(rows_)
        }
    }
    const COLLECTION: Option<&'static CollectionSchema> = {
        use Unchecked as _;
        <Checked<GameRoom>>::COLLECTION
    };
    const _: () = __check_member(COLLECTION, 0);
    const _: () = __check_member(COLLECTION, 1);
};
