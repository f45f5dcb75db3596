//! The access patterns.

use std::ops::Range;

use ddb_keys::aws::{Client, Cursor, Error, Page, TransactWrite};
use jiff::Timestamp;

use super::entities::{
    ChatId, Login, Member, MemberKey, Message, Provider, Server, ServerId, ServerKey, Social,
    TakenLogin, User, UserId, UserKey,
};

/// The memberships that one transaction renames; it has room for the user besides.
const RENAMED_AT_ONCE: usize = 99;

/// Signs a user up with a login; both must be new.
pub fn sign_up(table: &Client<Social>, user: &User, login: &Login) -> TransactWrite {
    with_login(table, table.transact_write().write(table.create(user)), login)
}

/// Gives a user another login.
pub fn add_login(table: &Client<Social>, login: &Login) -> TransactWrite {
    let user = table.check(UserKey { user_id: (&login.user_id).into() }).exists();
    with_login(table, table.transact_write().write(user), login)
}

fn with_login(table: &Client<Social>, writes: TransactWrite, login: &Login) -> TransactWrite {
    let taken = TakenLogin { provider: login.provider, subject: login.subject.clone() };
    writes.write(table.create(login)).write(table.create(&taken))
}

/// The user whom a login belongs to.
pub async fn find_user(
    table: &Client<Social>,
    provider: Provider,
    subject: &str,
) -> Result<Option<User>, Error> {
    let login = Login::query_lookup().provider(provider).subject(subject);
    match table.query(login).first().await? {
        Some(login) => table.get(UserKey { user_id: (&login.user_id).into() }).await,
        None => Ok(None),
    }
}

/// The messages of a chat that were sent in a range of time, newest first, a page at a time.
pub async fn messages(
    table: &Client<Social>,
    chat_id: &ChatId,
    sent_at: Range<Timestamp>,
    limit: usize,
    cursor: Option<&Cursor>,
) -> Result<Page<Message>, Error> {
    let messages = Message::query().chat_id(chat_id.into()).sent_at_in(sent_at);
    table.query(messages).descending().limit(limit).page(cursor).await
}

/// Lets a user, whose name is known, into a server. The name is checked, for it may have changed
/// since it was read.
pub fn join(
    table: &Client<Social>,
    server_id: &ServerId,
    user: &User,
    role: String,
) -> TransactWrite {
    let member = Member {
        server_id: server_id.clone(),
        user_id: user.user_id.clone(),
        user_name: user.name.clone(),
        role,
    };
    let same_name = table
        .check(UserKey { user_id: (&user.user_id).into() })
        .condition("#name = :name")
        .name("#name", "name")
        .value(":name", &user.name);
    table
        .transact_write()
        .write(table.create(&member))
        .write(table.check(ServerKey { server_id: server_id.into() }).exists())
        .write(same_name)
}

/// Everyone on a server.
pub async fn members(table: &Client<Social>, server_id: &ServerId) -> Result<Vec<Member>, Error> {
    table.query(Member::query().server_id(server_id.into())).await
}

/// The servers that a user is on, with the role there: the index says which, and one read of many
/// keys adds what they are called.
pub async fn servers_of(
    table: &Client<Social>,
    user_id: &UserId,
) -> Result<Vec<(Server, Member)>, Error> {
    let members = table.query(Member::query_lookup().user_id(user_id.into())).await?;
    let keys = members.iter().map(|member| ServerKey { server_id: (&member.server_id).into() });
    let servers: Vec<Server> = table.get_many(keys).await?.complete()?;
    let of = |server: Server| {
        let mut theirs = members.iter().filter(|member| member.server_id == server.server_id);
        theirs.next().cloned().map(|member| (server, member))
    };
    Ok(servers.into_iter().filter_map(of).collect())
}

/// Gives a user another name, and rewrites it in every membership; how many there were. All or
/// nothing as long as they fit into one transaction, else in several, the user in the first.
pub async fn rename(table: &Client<Social>, user_id: &UserId, name: &str) -> Result<usize, Error> {
    let members = table.query(Member::query_lookup().user_id(user_id.into())).await?;
    let user = table.update(UserKey { user_id: user_id.into() }).set("name", name);
    let mut writes = table.transact_write().write(user);
    let mut chunks = members.chunks(RENAMED_AT_ONCE).peekable();
    while let Some(chunk) = chunks.next() {
        for member in chunk {
            let (server_id, user_id) = ((&member.server_id).into(), user_id.into());
            let key = MemberKey { server_id, user_id };
            writes = writes.write(table.update(key).set("user_name", name));
        }
        if chunks.peek().is_some() {
            writes.await?;
            writes = table.transact_write();
        }
    }
    writes.await?;
    Ok(members.len())
}
