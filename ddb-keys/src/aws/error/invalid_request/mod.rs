//! Requests that are refused before they are sent.

mod display;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::aws::example::{example, failing, on_users};
use crate::key::Key;

/// A request that would leave items inconsistent, or that DynamoDB would refuse; nothing was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidRequest {
    /// The entity stores no attribute of this name.
    ///
    #[doc = failing!(
        r#"table.update(key).add_text("lieks", 1)"#
        => "`Message` stores no attribute `lieks`: use the name that serde gives the field"
    )]
    UnknownAttribute {
        /// The entity.
        entity: &'static str,
        /// The name that was given.
        attribute: String,
    },
    /// The attribute feeds the primary key, which no update can change.
    ///
    #[doc = failing!(
        r#"table.update(key).set_text("room", "c")"#
        => "`room` of `Message` feeds the primary key, `ROOM#<room>`, which no update can change: `rekey` moves the item"
    )]
    PrimaryKeyPart {
        /// The entity.
        entity: &'static str,
        /// The attribute that was to be changed.
        attribute: String,
        /// The template, or the field, that the key is made from.
        key: &'static str,
    },
    /// The attribute makes a unique value, which no update can change.
    ///
    #[doc = on_users!(
        r#"let update = table.update(UserKey { name: "a" }).set_text("mail", "m@a.org");"#
        "let message = update.await.unwrap_err().to_string();"
        r#"assert!(message.starts_with("`mail` of `User` makes a unique value"), "{message}");"#
    )]
    UniqueValue {
        /// The entity.
        entity: &'static str,
        /// The attribute that was to be changed.
        attribute: String,
    },
    /// The write reads the stored item, because values of the entity are unique, and the option is for a request that is known before.
    ///
    #[doc = on_users!(
        r#"let message = table.delete(UserKey { name: "a" }).into_builder().unwrap_err().to_string();"#
        r#"let text = "`into_builder` cannot be used with this write of `User`";"#
        r#"assert!(message.starts_with(text), "{message}");"#
    )]
    ReadsItem {
        /// The entity.
        entity: &'static str,
        /// The option.
        option: &'static str,
    },
    /// The attribute feeds an index key, and changing it alone would leave that key stale.
    ///
    #[doc = failing!(
        r#"table.update(key).set_text("author", "bob")"#
        => "`author` of `Message` feeds the index key `ByAuthor`, which would go stale: change both with `set_index`, or with `remove_index`"
    )]
    IndexKeyPart {
        /// The entity.
        entity: &'static str,
        /// The attribute that was to be changed.
        attribute: String,
        /// The name of the index key that it feeds.
        key: &'static str,
    },
    /// The attribute feeds an index key, which is not known if a number is only added to it.
    ///
    #[doc = failing!(
        r#"table.update(key).add_text("rank", 1)"#
        => "`rank` of `Message` feeds the index key `ByTopic`, and the sum is known only to DynamoDB, so the key would go stale: read the item, and set the new value with `set_index`"
    )]
    AddedToKeyPart {
        /// The entity.
        entity: &'static str,
        /// The attribute that was to be added to.
        attribute: String,
        /// The name of the index key that it feeds.
        key: &'static str,
    },
    /// serde leaves the value out, and reads another one where it is missing.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("JOB#<id>")]"#
        "struct Job {"
        "    id: u32,"
        r#"    #[serde(default = "three", skip_serializing_if = "is_zero")]"#
        "    retries: u32,"
        "}"
        "# fn three() -> u32 { 3 }"
        "# fn is_zero(number: &u32) -> bool { *number == 0 }"
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "jobs", pk = "PK")]"#
        "# enum Jobs { Job(Job) }"
        "# let table = Jobs::client(engine.client());"
        "let refused = table.update(JobKey { id: 1 }).set(|job| job.retries, 0).await;"
        r#"let message = "`Job` could not read `retries` afterwards: serde reads N(3) where it is missing";"#
        "assert_eq!(refused.unwrap_err().to_string(), message);"
    )]
    Unreadable {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
        /// The reason.
        reason: String,
    },
    /// A new item could not be read, because the update does not set all of its fields.
    ///
    #[doc = example!(
        r#"let upsert = table.update(key).or_create().add_text("likes", 1);"#
        r#"let by_author = MessageByAuthorKey { author: "ann", number: 1 };"#
        "let message = upsert.set_index(by_author).await.unwrap_err().to_string();"
        r#"assert!(message.starts_with("a new `Message` would be incomplete: "), "{message}");"#
    )]
    Incomplete {
        /// The entity.
        entity: &'static str,
        /// The reason.
        reason: String,
    },
    /// The request sets an attribute to two values.
    ///
    #[doc = failing!(
        r#"table.update(key).set_text("likes", 1).set_text("likes", 2)"#
        => "`likes` of `Message` is given two values: give it one"
    )]
    Disagreement {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
    },
    /// The index key cannot be removed on its own, because every item has it or another key shares it.
    ///
    #[doc = failing!(
        "table.update(key).remove_index::<MessageByAuthorKey>()"
        => "the index key `ByAuthor` of `Message` cannot be removed: nothing that it is made from is optional or changes with it, or another index key shares its attributes"
    )]
    NotRemovable {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
    },
    /// The item might be without an index key that it must have then.
    ///
    #[doc = failing!(
        r#"table.update(key).or_create().set_text("likes", 1)"#
        => "this could leave `Message` without its index key `ByAuthor`: give it with `set_index`"
    )]
    MissingIndexKey {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
    },
    /// The index key has a condition, and the request does not show whether it is true.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("TASK#<id>")]"#
        r#"#[gsi(Open, when(open = true), pk = "OPEN", sk = "<due>")]"#
        "struct Task { id: u32, open: bool, due: String }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "tasks", pk = "PK")]"#
        r#"# #[gsi(Open, name = "open", pk = "GSI1PK", sk = "GSI1SK")]"#
        "# enum Tasks { Task(Task) }"
        "# let table = Tasks::client(engine.client());"
        r#"let refused = table.update(TaskKey { id: 1 }).set_index(TaskOpenKey { due: "2024" }).await;"#
        r#"let message = "whether the index key `Open` of `Task` applies depends on `open`: set that, too";"#
        "assert_eq!(refused.unwrap_err().to_string(), message);"
    )]
    Undecided {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
        /// The field that decides.
        field: &'static str,
    },
    /// A key has a part that is computed from a whole item, which an update does not know.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        "#[entity(part(shard: u32 = self.votes % 4))]"
        r#"#[pk("POLL#<id>")]"#
        r#"#[gsi(ByShard, pk = "SHARD#<shard>", sk = "<id>")]"#
        "struct Poll { id: u32, votes: u32 }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "polls", pk = "PK")]"#
        r#"# #[gsi(ByShard, name = "by-shard", pk = "GSI1PK", sk = "GSI1SK")]"#
        "# enum Polls { Poll(Poll) }"
        "# let table = Polls::client(engine.client());"
        r#"let refused = table.update(PollKey { id: 1 }).set_text("votes", 7).await;"#
        r#"let message = refused.unwrap_err().to_string();"#
        r#"assert!(message.contains("`shard`, which is computed from whole items"), "{message}");"#
    )]
    ComputedPart {
        /// The entity.
        entity: &'static str,
        /// The name of the index key, or the template of the primary key.
        key: &'static str,
        /// The part.
        part: &'static str,
    },
    /// An index key that is `None` does not say which of its optional fields is missing.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("TASK#<id>")]"#
        r#"#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "<due>")]"#
        "struct Task { id: u32, owner: Option<String>, due: Option<u32> }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "tasks", pk = "PK")]"#
        r#"# #[gsi(ByOwner, name = "by_owner", pk = "GSI1PK", sk = "GSI1SK")]"#
        "# enum Tasks { Task(Task) }"
        "# let table = Tasks::client(engine.client());"
        "let task = Task { id: 1, owner: None, due: Some(7) };"
        "let refused = table.update(task.key()).set_index(task.by_owner_key()).await;"
        r#"let message = refused.unwrap_err().to_string();"#
        r#"assert!(message.contains("which of its fields is missing"), "{message}");"#
    )]
    UnclearIndexKey {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
        /// One of its optional fields.
        field: &'static str,
    },
    /// The index key was given for an item that does not meet its condition, or for which the index has another key.
    ///
    #[doc = example!(
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("TASK#<id>")]"#
        r#"# #[gsi(Open, when(open = true), pk = "OPEN", sk = "<due>")]"#
        "# struct Task { id: u32, open: bool, due: String }"
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "tasks", pk = "PK")]"#
        r#"# #[gsi(Open, name = "open", pk = "GSI1PK", sk = "GSI1SK")]"#
        "# enum Tasks { Task(Task) }"
        "# let table = Tasks::client(engine.client());"
        "// The index key has `when(open = true)`."
        r#"let update = table.update(TaskKey { id: 1 }).set_text("open", false);"#
        r#"let refused = update.set_index(TaskOpenKey { due: "2024" }).await.unwrap_err().to_string();"#
        r#"assert!(refused.starts_with("the index key `Open` of `Task` does not apply"), "{refused}");"#
    )]
    NotApplicable {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
    },
    /// The item was to move to the primary key that it already has.
    ///
    #[doc = failing!(
        "table.rekey(key, &message)"
        => "`Message` already has the key ROOM#rust | MSG#0001, so there is nothing to move: `replace` writes it there"
    )]
    SameKey {
        /// The entity.
        entity: &'static str,
        /// The key.
        key: Key,
    },
    /// No entity of the table says when its items expire.
    ///
    #[doc = example!(
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("FILE#<name>")]"#
        "# struct File { name: String }"
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "files", pk = "PK")]"#
        "# enum Files { File(File) }"
        "# let table = Files::client(engine.client());"
        r#"let refused = table.query(File::query().name("a")).unexpired().await.unwrap_err();"#
        r#"let message = "no entity of the table `files` expires: \"#
        r#"    name a field with `#[entity(ttl = field)]`";"#
        "assert_eq!(refused.to_string(), message);"
    )]
    NoTtl {
        /// The table.
        table: &'static str,
    },
    /// A value could not be serialized.
    ///
    #[doc = example!(
        r#"let refused = table.put(&message).condition_text("likes < :max").value(":max", [()]).await;"#
        "assert!(refused.is_err());"
    )]
    Value {
        /// The attribute, or the placeholder of an expression.
        name: String,
        /// The error that serde reports.
        reason: String,
    },
    /// A placeholder starts with `:_` or `#_`, which are reserved for the library.
    ///
    #[doc = failing!(
        r#"table.put(&message).condition_text("likes < :_0").value(":_0", 10)"#
        => "the placeholder `:_0` may be one of the library's own, which start with `:_` and `#_`: give it another name"
    )]
    OwnPlaceholder {
        /// The placeholder.
        name: String,
    },
    /// A placeholder that is given two different meanings.
    ///
    #[doc = failing!(
        r#"table.put(&message).condition_text("likes < :n").value(":n", 1).value(":n", 2)"#
        => "the placeholder `:n` is given twice, with different values: rename one of them"
    )]
    PlaceholderTwice {
        /// The placeholder.
        name: String,
    },
    /// `customize` sets a part for which there is a method.
    ///
    #[doc = failing!(
        r#"table.update(key).set_text("likes", 1)"#
        r#"    .customize(|update| update.update_expression("SET a = b"))"#
        => "`customize` must not set `update_expression`: use `set_text` instead"
    )]
    AlreadySet {
        /// The part, as the SDK calls it.
        part: &'static str,
        /// The method to use instead.
        instead: &'static str,
    },
    /// The entity shares keys with another one, and the table has no type attribute to tell them
    /// apart.
    ///
    #[doc = example!(
        r#"let refused = InvalidRequest::NoTypeAttribute { table: "accounts", entity: "Person" };"#
        r#"assert!(refused.to_string().starts_with("`Person` shares keys with another entity"));"#
    )]
    NoTypeAttribute {
        /// The table.
        table: &'static str,
        /// The entity.
        entity: &'static str,
    },
    /// A batch cannot write or delete the entity, because it could not check what is stored: a version, an item of another entity that
    /// shares its keys, or, where a row is deleted, whether it lies under a former key.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        "#[entity(version = version)]"
        r#"#[pk("FILE#<name>")]"#
        "struct File { name: String, version: u64 }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "files", pk = "PK")]"#
        "# enum Files { File(File) }"
        "# let table = Files::client(engine.client());"
        r#"let file = Files::File(File { name: "a".into(), version: 1 });"#
        "let message = table.batch().put_any(&file).await.unwrap_err().to_string();"
        r#"assert!(message.starts_with("a batch has no conditions, and `File` needs one"), "{message}");"#
    )]
    NotInBatch {
        /// The entity.
        entity: &'static str,
    },
    /// A filter names an attribute of the key that the query reads by.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        "#[pk(name)]"
        "#[sk(edition)]"
        "struct Book { name: String, edition: u32 }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "books", pk = "name", sk = "edition")]"#
        "# enum Books { Book(Book) }"
        "# let table = Books::client(engine.client());"
        r#"let editions = table.query(Book::query().name("a")).filter(|book| book.edition.gt(1)).await;"#
        "let message = editions.unwrap_err().to_string();"
        r#"assert!(message.starts_with("a filter cannot name `edition`"), "{message}");"#
    )]
    KeyInFilter {
        /// The attribute.
        attribute: String,
    },
    /// A filter names an attribute that the index does not project.
    ///
    #[doc = example!(
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("FILE#<name>")]"#
        r#"# #[gsi(ByOwner, pk = "OWNER#<owner>", sk = "<name>")]"#
        "# struct File { name: String, owner: String, size: u64 }"
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "files", pk = "PK")]"#
        r#"# #[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "GSI1SK", projection = keys_only)]"#
        "# enum Files { File(File) }"
        "# let table = Files::client(engine.client());"
        "// The index has `projection = keys_only`."
        r#"let files = table.query(File::query_by_owner().owner("ann"));"#
        "let message = files.filter(|file| file.size.gt(1)).hydrate().await.unwrap_err().to_string();"
        r#"assert!(message.starts_with("the index `by-owner` does not project `size`"), "{message}");"#
    )]
    NotProjected {
        /// The attribute.
        attribute: String,
        /// The name of the index.
        index: &'static str,
    },
    /// A read through an index would return entities, but the index does not store all of their
    /// fields. Writing such an entity back would erase what was not read. Most such reads do not
    /// compile. A span that begins with the query of an item collection does, although it also
    /// reads entities that are not members.
    ///
    #[doc = example!(
        "# use ddb_keys::{ItemCollection, span};"
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("BADGE#<team>")]"#
        r#"# #[gsi(ByTeam, pk = "TEAM#<team>", sk = "BADGE")]"#
        "# struct Badge { team: String }"
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("COACH#<name>")]"#
        r#"# #[gsi(ByTeam, pk = "TEAM#<team>", sk = "COACH#<name>")]"#
        "# struct Coach { name: String, team: String, salary: u32 }"
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "teams", pk = "PK")]"#
        r#"# #[gsi(ByTeam, name = "by-team", pk = "TPK", sk = "TSK", projection = include("team"))]"#
        "# enum Teams { Badge(Badge), Coach(Coach) }"
        "# #[derive(Debug, ItemCollection)]"
        "# #[item_collection(table = Teams, index = ByTeam)]"
        "# struct Badges { badge: Vec<Badge> }"
        "# let table = Teams::client(engine.client());"
        "// The index has `projection = include(\"team\")`, and badges have no other field."
        r#"let both = span(Badges::query().team("reds"), Coach::query_by_team().team("reds"));"#
        "let message = table.query(both).await.unwrap_err().to_string();"
        r#"let text = "the index `by-team` does not store `salary` of `Coach`";"#
        r#"assert!(message.starts_with(text), "{message}");"#
    )]
    NotWhole {
        /// The entity.
        entity: &'static str,
        /// The name of the index.
        index: &'static str,
        /// The attributes that the index does not store. Empty if these come from a
        /// `#[serde(flatten)]`, whose names are not known.
        missing: Vec<&'static str>,
    },
    /// A filter is about one entity of several, but nothing in the items tells them apart.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("FILE#<name>")]"#
        "struct File { name: String, size: u64 }"
        ""
        "#[derive(Debug, Table)]"
        r#"#[table(name = "files", pk = "PK", type_attribute = none)]"#
        "enum Files { File(File) }"
        ""
        "let files = Files::client(engine.client()).scan().filter_of::<File>(|file| file.size.gt(1));"
        "let message = files.await.unwrap_err().to_string();"
        r#"assert!(message.starts_with("the table `files` has no type attribute"), "{message}");"#
    )]
    NoTypeToFilterBy {
        /// The table.
        table: &'static str,
    },
    /// Two changes of one update are about the same attribute, or one is inside of the other.
    ///
    #[doc = failing!(
        "table.update(key)"
        r#"    .append(|message| message.edits, vec!["a".into()])"#
        r#"    .set(|message| message.edits.nth(0), "b")"#
        => "two changes of `Message` overlap: `edits` and `edits[0]`; leave one out, or send it by itself"
    )]
    OverlappingChanges {
        /// The entity.
        entity: &'static str,
        /// The two paths.
        paths: [String; 2],
    },
    /// An expression is longer than DynamoDB accepts.
    ///
    #[doc = example!(
        "let names: Vec<String> = (0..600).map(|n| n.to_string()).collect();"
        "let put = table.put(&message).condition(|message| message.author.in_(names));"
        "let refused = put.await.unwrap_err().to_string();"
        r#"assert!(refused.starts_with("an expression has at most 4096 bytes"), "{refused}");"#
    )]
    ExpressionTooLong {
        /// The expression's length in bytes.
        found: usize,
        /// The maximum that DynamoDB accepts.
        max: usize,
    },
    /// An expression has more operators and functions than DynamoDB accepts.
    ///
    #[doc = example!(
        "let mut put = table.put(&message);"
        "for likes in 0..200 {"
        "    put = put.condition(|message| message.likes.ne(likes));"
        "}"
        "let refused = put.await.unwrap_err().to_string();"
        r#"assert!(refused.starts_with("an expression has at most 300 operators"), "{refused}");"#
    )]
    TooManyOperators {
        /// The number of operators and functions.
        found: usize,
        /// The maximum that DynamoDB accepts.
        max: usize,
    },
    /// No item of the table can have this key.
    ///
    #[doc = failing!(
        r#"table.get_any("ROOM#rust", 7)"#
        => "ROOM#rust | 7 cannot be a key of the table `chat`: its sort key has another type"
    )]
    NotAKey {
        /// The table.
        table: &'static str,
        /// The key.
        key: Key,
        /// The reason why it is invalid.
        reason: &'static str,
    },
    /// DynamoDB reads global indexes only with eventual consistency.
    ///
    #[doc = failing!(
        r#"table.query(Message::query_by_author().author("ann")).consistent()"#
        => "`by-author` is a global index, which has no consistent reads: leave out `consistent`, or write \
            `.hydrate().consistent()` to read the items from the table"
    )]
    ConsistentIndex {
        /// The name of the index.
        index: &'static str,
    },
    /// The query reads several partitions, so that it is not a single request.
    ///
    #[cfg_attr(
        feature = "chrono",
        doc = example!(
            "#[derive(Debug, Serialize, Deserialize, Entity)]"
            r#"#[pk("LOG#<at:day>")]"#
            r#"#[sk("<at:millis>")]"#
            "struct Line { at: chrono::DateTime<chrono::Utc> }"
            ""
            "# #[derive(Debug, Table)]"
            r#"# #[table(name = "logs", pk = "PK", sk = "SK")]"#
            "# enum Logs { Line(Line) }"
            "# let table = Logs::client(engine.client());"
            "let start = chrono::DateTime::UNIX_EPOCH;"
            "let two_days = Line::query().at_in(start..=start + chrono::TimeDelta::days(1));"
            "let message = table.query(two_days).into_builder().unwrap_err().to_string();"
            r#"assert!(message.starts_with("the query reads several partitions"), "{message}");"#
        )
    )]
    SeveralPartitions,
    /// The update changes nothing.
    ///
    #[doc = failing!(
        "table.update(key)"
        => "the update changes nothing: add a change, such as `set`"
    )]
    NoChanges,
    /// The transaction has no actions.
    ///
    #[doc = failing!(
        "table.transact_write(Vec::<ddb_keys::aws::Put<Chat, Message>>::new())"
        => "the transaction has no actions"
    )]
    EmptyTransaction,
    /// A handle of one tenant would read or write a partition of another, or one that is shared; see
    /// [`Client::tenant`](crate::aws::Client::tenant).
    ///
    /// ```
    /// use ddb_keys::aws::InvalidRequest;
    ///
    /// let refused = InvalidRequest::OtherTenant { attribute: "PK".into() };
    /// assert_eq!(refused.to_string(), "`PK` is not a partition key of this tenant");
    /// ```
    OtherTenant {
        /// The partition key of the table or of an index.
        attribute: String,
    },
    /// A handle of one tenant does what could reach beyond the tenant, such as a scan; see
    /// [`Client::tenant`](crate::aws::Client::tenant).
    ///
    /// ```
    /// use ddb_keys::aws::InvalidRequest;
    ///
    /// let refused = InvalidRequest::BeyondTenant { reason: "the request is about another table" };
    /// let text = "the handle of a tenant does not send this: the request is about another table";
    /// assert_eq!(refused.to_string(), text);
    /// ```
    BeyondTenant {
        /// Why it could.
        reason: &'static str,
    },
    /// The limit of a page is 0.
    ///
    #[doc = failing!(
        r#"table.query(Message::query().room("rust")).limit(0).page(None)"#
        => "a page has at least one row: its limit cannot be 0"
    )]
    ZeroLimit,
    /// `customize` sets a part of a write that an action of a transaction does not have, such as `expected`.
    ///
    #[doc = failing!(
        "table.delete(key)"
        r#"    .customize(|delete| delete.conditional_operator("OR".into()))"#
        "    .once()"
        => "`customize` sets `conditional_operator`, which writes of a transaction do not have: use `condition_text`"
    )]
    NotInTransaction {
        /// The part of the SDK's request.
        part: &'static str,
    },
    /// The transaction has more actions than DynamoDB accepts.
    ///
    #[doc = example!(
        "let deletions = (0..101).map(|number| table.delete(MessageKey { number, ..key }));"
        "let transaction = table.transact_write(deletions);"
        r#"let message = "a transaction has at most 100 actions, found 101: split it";"#
        "assert_eq!(transaction.await.unwrap_err().to_string(), message);"
    )]
    TooManyActions {
        /// The number of actions.
        found: usize,
        /// The maximum that DynamoDB accepts.
        max: usize,
    },
    /// The items of an item collection are written together, but this one is not in the partition
    /// of the first, or not in the index that the collection reads.
    ///
    #[doc = example!(
        "use ddb_keys::ItemCollection;"
        ""
        "#[derive(Debug, ItemCollection)]"
        "#[item_collection(table = Chat)]"
        "struct Talk { room: Room, messages: Vec<Message> }"
        ""
        r#"let elsewhere = Message { room: "c".into(), ..message };"#
        r#"let talk = Talk { room: Room { room: "rust".into() }, messages: vec![elsewhere] };"#
        "let refused = table.create_all(&talk).await.unwrap_err().to_string();"
        r#"assert!(refused.starts_with("`messages[0]` is not in the partition"), "{refused}");"#
    )]
    OtherPartition {
        /// The item's place in the collection, such as `players[3]`.
        member: String,
    },
    /// An item of an item collection has the key of another item of it, so that only one of them would be left.
    ///
    #[doc = example!(
        "use ddb_keys::ItemCollection;"
        ""
        "#[derive(Debug, ItemCollection)]"
        "#[item_collection(table = Chat)]"
        "struct Talk { room: Room, messages: Vec<Message> }"
        ""
        "let again = message.clone();"
        r#"let talk = Talk { room: Room { room: "rust".into() }, messages: vec![message, again] };"#
        "let refused = table.create_all(&talk).await.unwrap_err().to_string();"
        r#"assert!(refused.starts_with("`messages[1]` has the key of another item"), "{refused}");"#
    )]
    RepeatedMember {
        /// The item's place in the collection, such as `players[3]`.
        member: String,
    },
    /// Two actions of one transaction are on the same item; DynamoDB accepts only one.
    ///
    #[doc = failing!(
        "table.transact_write((table.put(&message), table.delete(key)))"
        => "actions 0 and 1 of the transaction are on one item, which DynamoDB refuses: make them one action"
    )]
    SameItem {
        /// The two actions, by their positions.
        actions: [usize; 2],
    },
}

impl InvalidRequest {
    /// A value that cannot be sent.
    pub(in crate::aws) fn value(name: impl ToString, reason: impl ToString) -> Self {
        Self::Value { name: name.to_string(), reason: reason.to_string() }
    }

    /// What `customize` must not set, and what sets it.
    pub(in crate::aws) fn already_set(part: &'static str, instead: &'static str) -> Self {
        Self::AlreadySet { part, instead }
    }
}
