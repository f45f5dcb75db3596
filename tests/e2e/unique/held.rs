//! Each write keeps the locks true.

use ddb_keys::aws::Error;

use super::{
    Account, Email, EmailKey, Forum, Post, PostKey, SlugKey, Team, TeamKey, User, assert_locks,
    key, locks, user,
};
use crate::engines::{on_every_engine, put_raw};

/// The entity and the lock of a value that another item has.
fn not_unique<R: std::fmt::Debug>(result: Result<R, Error>) -> [&'static str; 2] {
    match result {
        Err(Error::NotUnique { entity, lock, .. }) => [entity, lock],
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_value_belongs_to_one_item() {
    on_every_engine::<Forum>(async |table| {
        table.create(&user("ann", "a@x.org")).await.unwrap();
        let ben = User { phone: Some(7), ..user("ben", "A@X.org") };
        assert_eq!(not_unique(table.create(&ben).await), ["User", "Email"]);
        assert_eq!(not_unique(table.put(&ben).await), ["User", "Email"]);
        assert!(!table.exists(key("ben")).await.unwrap());
        assert_locks(&table, 1).await;

        let stored = match table.create(&ben).await {
            Err(Error::NotUnique { item: Some(item), .. }) => Forum::from_item(*item).unwrap(),
            other => panic!("{other:?}"),
        };
        assert_eq!(stored, Forum::Email(Email::of("a@x.org", "ann")));

        table.put(&User { email: "b@x.org".into(), ..ben }).await.unwrap();
        assert_locks(&table, 3).await;
        let owner = table.get(EmailKey { email: "b@x.org" }).await.unwrap();
        assert_eq!(owner, Some(Email::of("b@x.org", "ben")));
    })
    .await;
}

#[tokio::test]
async fn a_value_is_free_again() {
    on_every_engine::<Forum>(async |table| {
        let ann = User { phone: Some(1), ..user("ann", "a@x.org") };
        table.create(&ann).await.unwrap();
        table.put(&User { phone: Some(2), ..ann.clone() }).await.unwrap();
        assert_locks(&table, 2).await;
        table.replace(&User { phone: None, email: "n@x.org".into(), ..ann }).await.unwrap();
        assert_locks(&table, 1).await;
        table.put(&User { phone: Some(1), ..user("ben", "a@x.org") }).await.unwrap();
        assert_locks(&table, 3).await;
        table.delete(key("ann")).must_exist().await.unwrap();
        assert_locks(&table, 2).await;
        table.delete(key("ann")).await.unwrap();
        let missing = table.delete(key("ann")).must_exist().await;
        assert!(matches!(missing, Err(Error::NotFound { entity: "User" })), "{missing:?}");
        table.create(&user("cem", "n@x.org")).await.unwrap();
        assert_locks(&table, 3).await;
    })
    .await;
}

#[tokio::test]
async fn the_conditions_of_a_write_still_hold() {
    on_every_engine::<Forum>(async |table| {
        table.create(&user("ann", "a@x.org")).await.unwrap();
        let again = table.create(&user("ann", "b@x.org")).await;
        assert!(matches!(again, Err(Error::ConditionFailed { entity: "User", .. })), "{again:?}");
        let absent = table.replace(&user("ben", "b@x.org")).await;
        assert!(matches!(absent, Err(Error::NotFound { entity: "User" })), "{absent:?}");
        let put = table.put(&user("ann", "b@x.org")).condition(|user| user.logins.gt(5));
        assert!(matches!(put.await, Err(Error::ConditionFailed { guard: None, .. })));
        let text =
            table.delete(key("ann")).condition_text("logins > :n OR #n = :n").name("#n", "phone");
        let refused = text.value(":n", 5).await;
        assert!(matches!(refused, Err(Error::ConditionFailed { .. })), "{refused:?}");
        assert_locks(&table, 1).await;
        // Without a condition on what is the value of somebody else: the first reason counts.
        table.create(&user("ben", "b@x.org")).await.unwrap();
        let both = table.put(&user("ann", "b@x.org")).condition(|user| user.logins.gt(5)).await;
        assert!(matches!(both, Err(Error::ConditionFailed { .. })), "{both:?}");
    })
    .await;
}

#[tokio::test]
async fn versions_are_counted_and_compared() {
    on_every_engine::<Forum>(async |table| {
        let team = Team { id: 1, slug: "red".into(), version: 0 };
        assert_eq!(table.create(&team).await.unwrap(), 1);
        let read = Team { version: 1, ..team };
        assert_eq!(table.put(&Team { slug: "blue".into(), ..read.clone() }).await.unwrap(), 2);
        assert_locks(&table, 1).await;
        let stale = table.put(&Team { slug: "green".into(), ..read.clone() }).await;
        assert!(matches!(stale, Err(Error::Conflict { entity: "Team", .. })), "{stale:?}");
        let stale = table.delete(TeamKey { id: 1 }).if_version(1).await;
        assert!(matches!(stale, Err(Error::Conflict { entity: "Team", .. })), "{stale:?}");
        assert_locks(&table, 1).await;
        table.delete(TeamKey { id: 1 }).if_version(2).await.unwrap();
        assert!(!table.exists(SlugKey { slug: "blue" }).await.unwrap());
        assert_locks(&table, 0).await;
    })
    .await;
}

#[tokio::test]
async fn an_update_of_other_attributes_is_one_request() {
    on_every_engine::<Forum>(async |table| {
        table.create(&user("ann", "a@x.org")).await.unwrap();
        let ann = table.update(key("ann")).add(|user| user.logins, 2).await.unwrap();
        assert_eq!((ann.logins, ann.email.as_str()), (2, "a@x.org"));
        let old = table.update(key("ann")).add(|user| user.logins, 1).returning_old().await;
        assert_eq!(old.unwrap().map(|old| old.logins), Some(2));
        assert_locks(&table, 1).await;
    })
    .await;
}

#[tokio::test]
async fn items_of_a_transaction_exchange_their_values() {
    on_every_engine::<Forum>(async |table| {
        let (ann, ben) = (user("ann", "a@x.org"), user("ben", "b@x.org"));
        table.transact_write((table.create(&ann), table.create(&ben))).await.unwrap();
        assert_locks(&table, 2).await;

        let exchanged = [user("ann", "b@x.org"), user("ben", "a@x.org")];
        table.transact_write(exchanged.each_ref().map(|user| table.put(user))).await.unwrap();
        assert_locks(&table, 2).await;
        let owner = table.get(EmailKey { email: "a@x.org" }).await.unwrap().unwrap();
        assert_eq!(owner.name, "ben");

        let handed_on = (table.delete(key("ben")), table.create(&user("cem", "a@x.org")));
        table.transact_write(handed_on).await.unwrap();
        assert_locks(&table, 2).await;

        let twice = [user("dan", "d@x.org"), user("eve", "D@x.org")];
        let twice = table.transact_write(twice.each_ref().map(|user| table.create(user))).await;
        assert_eq!(not_unique(twice), ["User", "Email"]);
        let taken = (table.create(&user("dan", "d@x.org")), table.create(&user("eve", "b@x.org")));
        assert_eq!(not_unique(table.transact_write(taken).await), ["User", "Email"]);
        assert_locks(&table, 2).await;

        // With another reason, each is listed, the lock after the actions that were given.
        let mixed = (table.check(key("nobody")).exists(), table.create(&user("eve", "b@x.org")));
        let Err(Error::Cancelled(reasons)) = table.transact_write(mixed).await else { panic!() };
        let failed: Vec<_> = reasons.iter().map(|reason| reason.is_condition()).collect();
        assert_eq!(failed, [true, false, true]);
        assert_eq!(reasons[2].label.as_deref(), Some("Email"));
    })
    .await;
}

#[tokio::test]
async fn a_rekeyed_item_keeps_its_values() {
    on_every_engine::<Forum>(async |table| {
        table.create(&User { phone: Some(1), ..user("ann", "a@x.org") }).await.unwrap();
        table.create(&user("ben", "b@x.org")).await.unwrap();
        let moved = User { phone: Some(1), ..user("anna", "a@x.org") };
        table.rekey(key("ann"), &moved).await.unwrap();
        assert_locks(&table, 3).await;
        let taken = table.rekey(key("anna"), &user("ann", "b@x.org")).await;
        assert_eq!(not_unique(taken), ["User", "Email"]);
        assert_locks(&table, 3).await;
    })
    .await;
}

#[tokio::test]
async fn collections_are_created_and_deleted_with_their_locks() {
    on_every_engine::<Forum>(async |table| {
        let ann = User { phone: Some(1), ..user("ann", "a@x.org") };
        let posts = (1..=30).map(|number| Post { name: "ann".into(), number }).collect();
        let account = Account { user: ann, posts };
        table.create_all(&account).await.unwrap();
        table.create(&user("ben", "b@x.org")).await.unwrap();
        assert_locks(&table, 3).await;
        let (tell, told) = std::sync::mpsc::channel();
        let deletion = table.delete_found(User::collection().name("ann")).concurrency(1);
        let deleted = deletion.on_progress(move |so_far| tell.send(so_far).unwrap()).await.unwrap();
        assert_eq!((deleted, told.iter().collect()), (31, vec![25, 31]));
        assert_locks(&table, 1).await;
        assert!(!table.exists(PostKey { name: "ann", number: 3 }).await.unwrap());

        table.create_all(&account).await.unwrap();
        table.delete_all(&account).await.unwrap();
        assert_locks(&table, 1).await;
    })
    .await;
}

/// What was written before the value was declared to be unique, or by others.
#[tokio::test]
async fn items_without_locks_give_up_none_of_others() {
    on_every_engine::<Forum>(async |table| {
        let (ann, ben) = (user("ann", "a@x.org"), user("ben", "a@x.org"));
        table.create(&ann).await.unwrap();
        let item = Forum::item(&ben).unwrap();
        put_raw(&table, item).await;

        table.put(&user("ben", "b@x.org")).await.unwrap();
        assert_locks(&table, 2).await;

        put_raw(&table, Forum::item(&user("cem", "a@x.org")).unwrap()).await;
        table.delete(key("cem")).await.unwrap();
        assert_locks(&table, 2).await;
    })
    .await;
}

#[tokio::test]
async fn the_values_of_items_without_locks_are_claimed() {
    on_every_engine::<Forum>(async |table| {
        let ann = User { phone: Some(1), ..user("ann", "a@x.org") };
        let ben = User { phone: Some(2), ..user("ben", "A@x.org") };
        for user in [&ann, &ben] {
            put_raw(&table, Forum::item(user).unwrap()).await;
        }
        for _ in 0..2 {
            table.claim(&ann).await.unwrap();
        }
        let [_, held] = locks(&table).await;
        assert_eq!(held, ["1 of ann", "a@x.org of ann"]);
        assert_eq!(not_unique(table.claim(&ben).await), ["User", "Email"]);
        let moved = User { email: "b@x.org".into(), ..ben };
        let changed = table.claim(&moved).await;
        assert!(matches!(changed, Err(Error::Cancelled(_))), "{changed:?}");
        table.put(&moved).await.unwrap();
        table.claim(&moved).await.unwrap();
        assert_locks(&table, 4).await;
        table.delete(key("ben")).await.unwrap();
        let gone = table.claim(&moved).await;
        assert!(matches!(gone, Err(Error::Cancelled(_))), "{gone:?}");
        assert_locks(&table, 2).await;
    })
    .await;
}
