//! Tests of what errors say.

/// Compares the text of each variant. A variant without a line does not compile.
macro_rules! texts {
    ($error:ident: $($variant:ident, $value:expr => $text:expr;)+) => {{
        #[allow(dead_code, reason = "it only has to compile")]
        fn each_has_a_line(error: &$error) {
            match error {
                $($error::$variant { .. } => {})+
            }
        }
        $(
            let error: $error = $value;
            assert!(matches!(error, $error::$variant { .. }), "{error:?}");
            assert_eq!(alloc::string::ToString::to_string(&error), $text);
        )+
    }};
}

pub(crate) use texts;
