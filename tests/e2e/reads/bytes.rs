//! Tables whose keys have bytes: what is written is read, whatever else lies there.

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue::{B, S};
use ddb_keys::aws::{Client, Error, Item, ItemError, Unclaimed};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use crate::chance::Chance;
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("FILE#<name>")]
#[sk(digest)]
struct File {
    name: String,
    #[serde(with = "crate::binary")]
    digest: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("FOLDER#<name>")]
#[sk(digest)]
#[former(V1, pk = "DIR#<name>", sk = digest)]
struct Folder {
    name: String,
    #[serde(with = "crate::binary")]
    digest: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "files", pk = "PK", sk = "digest", type_attribute = none)]
enum Files {
    File(File),
    Folder(Folder),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk(digest)]
#[gsi(ByParent, pk = parent)]
struct Blob {
    digest: ByteBuf,
    size: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    parent: Option<ByteBuf>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "blobs", pk = "digest", type_attribute = none)]
#[gsi(ByParent, name = "by-parent", pk = "parent")]
enum Blobs {
    Blob(Blob),
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stored_under_bytes_is_read() {
    on_every_engine(async |table: Client<Files>| {
        let mut chance = Chance::of_seed(7);
        let (mut files, mut folders) = (BTreeMap::new(), BTreeMap::new());
        for _ in 0..40 {
            let name = chance.of(&["a", "b", "c#d"]).replace('#', "-");
            let digest: Vec<u8> =
                (0..=chance.below(3)).map(|_| chance.of(&[0, 35, 128, 255])).collect();
            let at = (name.clone(), digest.clone());
            if chance.one_in(2) {
                let file = File { name, digest };
                table.put(&file).await.unwrap();
                files.insert(at, file);
            } else {
                let folder = Folder { name, digest };
                table.put(&folder).await.unwrap();
                folders.insert(at, folder);
            }
        }
        for file in files.values() {
            assert_eq!(table.get(file.key()).await.unwrap().as_ref(), Some(file));
            assert!(table.exists(file.key()).await.unwrap());
        }
        for name in ["a", "b", "c-d"] {
            let of_name = || files.values().filter(|file| file.name == name).cloned();
            let query = || table.query(File::query().name(name));
            assert_eq!(query().await.unwrap(), of_name().collect::<Vec<_>>());
            assert_eq!(query().count().await.unwrap(), of_name().count());
        }
        assert_eq!(table.scan_of::<File>().await.unwrap().len(), files.len());
        assert_eq!(table.scan_of::<Folder>().await.unwrap().len(), folders.len());
        let rows = table.scan().await.unwrap();
        assert_eq!(rows.len(), files.len() + folders.len());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_query_finds_bytes_under_the_present_key_beside_a_former_one() {
    on_every_engine(async |table: Client<Files>| {
        let folders = [[7].as_slice(), &[7, 255], &[128]];
        let folders = folders.map(|digest| Folder { name: "a".into(), digest: digest.into() });
        for folder in &folders {
            table.put(folder).await.unwrap();
        }
        let query = || table.query(Folder::query().name("a"));
        let page = query().page(None).await.unwrap();
        assert_eq!((page.rows, page.skipped), (folders.to_vec(), 0));
        assert_eq!(query().count().await.unwrap(), 3);
        let last = query().descending().first().await.unwrap();
        assert_eq!(last.as_ref(), folders.last());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_of_bytes_that_no_entity_has_is_an_error() {
    on_every_engine(async |table: Client<Files>| {
        let item = |pk: &str| -> Item {
            let attributes =
                [("PK", S(pk.into())), ("name", S("a".into())), ("digest", B(vec![7].into()))];
            attributes.map(|(name, value)| (name.to_owned(), value)).into()
        };
        let put = async |item: Item| {
            let put = table.sdk().put_item().table_name(table.table_name());
            put.set_item(Some(item)).send().await.unwrap();
        };
        put(item("DIR#a")).await;
        let folder = Folder { name: "a".into(), digest: vec![7] };
        assert_eq!(table.scan_of::<Folder>().await.unwrap(), [folder], "under a former key");
        put(item("FILE#")).await;
        put(item("X#a")).await;
        let Err(Error::Incomplete(read)) = table.scan_of::<File>().await else {
            panic!("complete")
        };
        assert_eq!(read.unreadable().len(), 2);
        let error = Files::from_item(item("X#a")).unwrap_err();
        let ItemError::Unclaimed { reason, .. } = error else { panic!("{error}") };
        let sk = Some("(bytes)".to_owned());
        assert_eq!(reason, Unclaimed::UnknownKey { pk: "X#a".into(), sk });
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_bytes_alone_is_read() {
    on_every_engine(async |table: Client<Blobs>| {
        let parent = Blob { digest: vec![7].into(), size: 3, parent: None };
        let blob =
            Blob { digest: vec![0, 255].into(), size: 2, parent: Some(parent.digest.clone()) };
        table.put(&blob).await.unwrap();
        table.put(&parent).await.unwrap();
        assert_eq!(table.get(blob.key()).await.unwrap().as_ref(), Some(&blob));
        assert_eq!(table.scan_of::<Blob>().await.unwrap().len(), 2);
        let of_parent = Blob::query_by_parent().parent(&parent.digest);
        assert_eq!(table.query(of_parent).await.unwrap(), std::slice::from_ref(&blob));
        assert_eq!(table.query(Blob::query().digest(&blob.digest)).await.unwrap(), [blob]);
    })
    .await;
}
