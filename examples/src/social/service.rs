//! The HTTP service. Paths contain ids and links contain cursors. Clients never see a key.

use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use ddb_keys::aws::{Client, Cursor, Error};
use ddb_keys::{Entity, KeyPart};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};

use super::entities::{
    ChatId, Community, Login, Member, Message, Provider, Server, ServerId, ServerKey, Social,
    TakenLogin, User, UserId, UserKey,
};

/// The routes.
pub fn router(table: Client<Social>) -> Router {
    Router::new()
        .route("/users", post(sign_up).put(rename))
        .route("/users/{user}", get(user))
        .route("/users/{user}/servers", get(servers_of))
        .route("/logins", post(add_login))
        .route("/logins/{provider}/{subject}", get(find_user))
        .route("/servers", post(create_server))
        .route("/servers/{server}/members", get(members))
        .route("/members", post(join))
        .route("/messages", post(post_message))
        .route("/chats/{chat}/messages", get(messages))
        .with_state(table)
}

type Table = State<Client<Social>>;
type Answer<T> = Result<Json<T>, Refused>;

/// A status and a reason for a request that was refused.
struct Refused(StatusCode, String);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, self.1).into_response()
    }
}

impl From<Error> for Refused {
    fn from(error: Error) -> Self {
        let label = error.failed_condition().and_then(|action| action.label.as_deref());
        match (&error, label) {
            // Names the field, but not the key.
            (Error::Key(key), _) => {
                bad(format!("{} {}", key.field().unwrap_or("id"), key.refusal()))
            }
            (Error::Cursor(cursor), _) => bad(cursor.to_string()),
            (_, Some(label)) => Self(StatusCode::CONFLICT, label.to_owned()),
            (Error::Unsure { .. } | Error::Response { .. }, _) => {
                Self(StatusCode::SERVICE_UNAVAILABLE, "try again".into())
            }
            _ => {
                eprintln!("social: {error}");
                Self(StatusCode::INTERNAL_SERVER_ERROR, "internal error".into())
            }
        }
    }
}

/// Refuses a `create` of an item that exists.
fn exists(reason: &'static str) -> impl FnOnce(Error) -> Refused {
    move |error| match error {
        Error::ConditionFailed { .. } => Refused(StatusCode::CONFLICT, reason.into()),
        error => error.into(),
    }
}

fn bad(reason: String) -> Refused {
    Refused(StatusCode::BAD_REQUEST, reason)
}

async fn sign_up(State(table): Table, Json(user): Json<User>) -> Answer<User> {
    table.create(&user).await.map_err(exists("this user already exists"))?;
    Ok(Json(user))
}

/// Adds a login to a user, unless the login is taken.
async fn add_login(State(table): Table, Json(login): Json<Login>) -> Answer<Login> {
    let taken = TakenLogin { provider: login.provider, subject: login.subject.clone() };
    let user = table.check(UserKey { user_id: login.user_id.view() }).exists();
    let user = user.label("there is no such user");
    let taken = table.create(&taken).label("the login is taken");
    table.transact_write((user, taken, table.create(&login))).await?;
    Ok(Json(login))
}

async fn user(State(table): Table, Path(user_id): Path<UserId>) -> Answer<User> {
    let user = table.get(UserKey { user_id: user_id.view() }).await?;
    let missing = || Refused(StatusCode::NOT_FOUND, "there is no such user".into());
    Ok(Json(user.ok_or_else(missing)?))
}

/// Finds the user of a login.
async fn find_user(State(table): Table, Path(asked): Path<(Provider, String)>) -> Answer<User> {
    let login = Login::query_lookup().provider(asked.0).subject(&asked.1);
    let login = table.query(login).first().await?;
    let missing = || Refused(StatusCode::NOT_FOUND, "there is no such login".into());
    user(State(table), Path(login.ok_or_else(missing)?.user_id)).await
}

/// Renames a user in all memberships, and returns their number. Up to 99 memberships are changed in one
/// transaction with the user. More of them take several transactions, the first with the user.
async fn rename(State(table): Table, Json(user): Json<User>) -> Answer<usize> {
    let members = table.query(Member::query_lookup().user_id(&user.user_id)).await?;
    let in_membership = |member: &Member| {
        let renamed = table.update(member.key()).set(|m| m.user_name, &user.name);
        renamed.label("the user's memberships have changed")
    };
    // A transaction takes up to 100 actions.
    let (first, more) = members.split_at(members.len().min(99));
    let renamed = table.update(user.key()).set(|u| u.name, &user.name);
    let renamed = table.transact_write(renamed.label("there is no such user"));
    renamed.write(first.iter().map(in_membership)).await?;
    for members in more.chunks(100) {
        table.transact_write(members.iter().map(in_membership)).await?;
    }
    Ok(Json(members.len()))
}

async fn create_server(State(table): Table, Json(server): Json<Server>) -> Answer<Server> {
    table.create(&server).await.map_err(exists("this server already exists"))?;
    Ok(Json(server))
}

/// Lists a user's servers. The index has their ids, and `get_many` reads them.
async fn servers_of(State(table): Table, Path(user_id): Path<UserId>) -> Answer<Vec<Server>> {
    let members = table.query(Member::query_lookup().user_id(&user_id)).await?;
    let keys = members.iter().map(|member| ServerKey { server_id: member.server_id.view() });
    Ok(Json(table.get_many(keys).await?))
}

/// Lists the members of a server.
async fn members(State(table): Table, Path(server_id): Path<ServerId>) -> Answer<Vec<Member>> {
    let community = table.load(Community::query().server_id(&server_id)).await?;
    let missing = || Refused(StatusCode::NOT_FOUND, "there is no such server".into());
    Ok(Json(community.ok_or_else(missing)?.members))
}

/// Adds a user to a server, and checks that the copied name is the user's name.
async fn join(State(table): Table, Json(member): Json<Member>) -> Answer<Member> {
    let user = table
        .check(UserKey { user_id: member.user_id.view() })
        .condition(|u| u.name.eq(&member.user_name));
    let server = table.check(ServerKey { server_id: member.server_id.view() }).exists();
    table
        .transact_write((
            user.label("there is no user with this id and name"),
            server.label("there is no such server"),
            table.create(&member).label("the user is already a member of this server"),
        ))
        .await?;
    Ok(Json(member))
}

async fn post_message(State(table): Table, Json(message): Json<Message>) -> Answer<Message> {
    // The author is not part of the message's key, but must be a valid id.
    message.author.view().check().map_err(|refusal| bad(format!("author {refusal}")))?;
    table.create(&message).await.map_err(exists("this message already exists"))?;
    Ok(Json(message))
}

#[derive(Deserialize)]
struct Wanted {
    from: Option<Timestamp>,
    until: Option<Timestamp>,
    limit: Option<usize>,
    cursor: Option<Cursor>,
}

/// Lists the messages of a chat in a range of time, newest first, with a link to the next page.
async fn messages(
    State(table): Table,
    Path(chat_id): Path<ChatId>,
    Query(Wanted { from, until, limit, cursor }): Query<Wanted>,
    uri: Uri,
) -> Answer<Value> {
    let limit = limit.unwrap_or(20);
    if !(1..=100).contains(&limit) {
        return Err(bad("limit must be between 1 and 100".into()));
    }
    let messages = Message::query().chat_id(&chat_id).sent_at_in((from, until));
    let page = table.query(messages).descending().limit(limit).page(cursor).await?;
    let asked = uri.query().unwrap_or_default().split('&');
    let asked = asked.filter(|pair| !pair.is_empty() && !pair.starts_with("cursor="));
    let asked = asked.fold(String::new(), |asked, pair| asked + pair + "&");
    let link = |cursor| format!("{}?{asked}cursor={cursor}", uri.path());
    Ok(Json(json!({ "messages": page.rows, "next": page.cursor.map(link) })))
}
