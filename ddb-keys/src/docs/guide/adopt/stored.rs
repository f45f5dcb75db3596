// The items of the old table, as the adapter stores them.
fn stored() -> Vec<serde_json::Value> {
    let mut items = Vec::new();
    for n in 1..=240_u32 {
        let user = format!("u{n}");
        let address = format!("{user}@example.com");
        // One address was changed by a script that knew nothing of the index.
        let email = if n == 7 { "u7@example.org" } else { &address };
        let mut item = serde_json::json!({
            "pk": format!("USER#{user}"), "sk": format!("USER#{user}"),
            "GSI1PK": format!("USER#{address}"), "GSI1SK": format!("USER#{address}"),
            "type": "USER", "id": user, "email": email,
            "name": if n % 3 == 0 { None } else { Some(format!("User {n}")) },
            "emailVerified": if n % 4 == 0 { Some("2026-01-05T10:00:00.000Z") } else { None },
        });
        if n % 5 == 0 {
            // Another program writes this.
            item["newsletter"] = "weekly".into();
        }
        items.push(item);
        for (provider, kind) in [("github", "oauth"), ("google", "oidc")] {
            if provider == "google" && n % 2 == 0 {
                continue;
            }
            let account = format!("{}", if kind == "oidc" { 5_000_000 + n } else { 10_000 + 37 * n });
            items.push(serde_json::json!({
                "pk": format!("USER#{user}"), "sk": format!("ACCOUNT#{provider}#{account}"),
                "GSI1PK": format!("ACCOUNT#{provider}"), "GSI1SK": format!("ACCOUNT#{account}"),
                "id": format!("a{account}"), "userId": user, "provider": provider,
                "providerAccountId": account, "type": kind,
                "access_token": format!("token-{account}"), "scope": "read:user",
            }));
        }
        if n % 2 == 1 {
            let token = format!("s{}", 7919 * n);
            items.push(serde_json::json!({
                "pk": format!("USER#{user}"), "sk": format!("SESSION#{token}"),
                "GSI1PK": format!("SESSION#{token}"), "GSI1SK": format!("SESSION#{token}"),
                "type": "SESSION", "id": format!("i{n}"), "userId": user, "sessionToken": token,
                "expires": 1_900_000_000.0 + f64::from(n) + 0.125,
            }));
        }
        if n % 13 == 0 {
            let token = format!("v{}", 6101 * n);
            items.push(serde_json::json!({
                "pk": format!("VT#{address}"), "sk": format!("VT#{token}"), "type": "VT",
                "identifier": address, "token": token, "expires": 1_900_000_000 + n,
            }));
        }
    }
    // Nobody remembers what wrote this.
    items.push(serde_json::json!({ "pk": "MIGRATION", "sk": "3", "at": "2024-03-01" }));
    items
}
