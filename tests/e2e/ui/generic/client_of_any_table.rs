use ddb_keys::aws::Client;
use ddb_keys::Table;

fn main() {}

pub fn open<T: Table>(sdk: aws_sdk_dynamodb::Client) -> Client<T> {
    T::client(sdk)
}
