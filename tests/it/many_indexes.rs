//! An entity in as many indexes as a table can have, each with as many key attributes as an index can have.

use ddb_keys::{Entity, Table};

#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("SENSOR#<id>")]
#[gsi(Index00, pk = ["A00#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index01, pk = ["A01#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index02, pk = ["A02#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index03, pk = ["A03#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index04, pk = ["A04#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index05, pk = ["A05#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index06, pk = ["A06#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index07, pk = ["A07#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index08, pk = ["A08#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index09, pk = ["A09#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index10, pk = ["A10#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index11, pk = ["A11#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index12, pk = ["A12#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index13, pk = ["A13#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index14, pk = ["A14#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index15, pk = ["A15#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index16, pk = ["A16#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index17, pk = ["A17#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index18, pk = ["A18#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
#[gsi(Index19, pk = ["A19#<id>", "B#<id>", "C#<id>", "D#<id>"], sk = ["E#<id>", "F#<id>", "G#<id>", "H#<id>"])]
struct Sensor {
    id: String,
}

#[derive(Debug, Table)]
#[table(name = "sensors", pk = "PK")]
#[gsi(Index00, name = "index-00", pk = ["I00A", "I00B", "I00C", "I00D"], sk = ["I00E", "I00F", "I00G", "I00H"])]
#[gsi(Index01, name = "index-01", pk = ["I01A", "I01B", "I01C", "I01D"], sk = ["I01E", "I01F", "I01G", "I01H"])]
#[gsi(Index02, name = "index-02", pk = ["I02A", "I02B", "I02C", "I02D"], sk = ["I02E", "I02F", "I02G", "I02H"])]
#[gsi(Index03, name = "index-03", pk = ["I03A", "I03B", "I03C", "I03D"], sk = ["I03E", "I03F", "I03G", "I03H"])]
#[gsi(Index04, name = "index-04", pk = ["I04A", "I04B", "I04C", "I04D"], sk = ["I04E", "I04F", "I04G", "I04H"])]
#[gsi(Index05, name = "index-05", pk = ["I05A", "I05B", "I05C", "I05D"], sk = ["I05E", "I05F", "I05G", "I05H"])]
#[gsi(Index06, name = "index-06", pk = ["I06A", "I06B", "I06C", "I06D"], sk = ["I06E", "I06F", "I06G", "I06H"])]
#[gsi(Index07, name = "index-07", pk = ["I07A", "I07B", "I07C", "I07D"], sk = ["I07E", "I07F", "I07G", "I07H"])]
#[gsi(Index08, name = "index-08", pk = ["I08A", "I08B", "I08C", "I08D"], sk = ["I08E", "I08F", "I08G", "I08H"])]
#[gsi(Index09, name = "index-09", pk = ["I09A", "I09B", "I09C", "I09D"], sk = ["I09E", "I09F", "I09G", "I09H"])]
#[gsi(Index10, name = "index-10", pk = ["I10A", "I10B", "I10C", "I10D"], sk = ["I10E", "I10F", "I10G", "I10H"])]
#[gsi(Index11, name = "index-11", pk = ["I11A", "I11B", "I11C", "I11D"], sk = ["I11E", "I11F", "I11G", "I11H"])]
#[gsi(Index12, name = "index-12", pk = ["I12A", "I12B", "I12C", "I12D"], sk = ["I12E", "I12F", "I12G", "I12H"])]
#[gsi(Index13, name = "index-13", pk = ["I13A", "I13B", "I13C", "I13D"], sk = ["I13E", "I13F", "I13G", "I13H"])]
#[gsi(Index14, name = "index-14", pk = ["I14A", "I14B", "I14C", "I14D"], sk = ["I14E", "I14F", "I14G", "I14H"])]
#[gsi(Index15, name = "index-15", pk = ["I15A", "I15B", "I15C", "I15D"], sk = ["I15E", "I15F", "I15G", "I15H"])]
#[gsi(Index16, name = "index-16", pk = ["I16A", "I16B", "I16C", "I16D"], sk = ["I16E", "I16F", "I16G", "I16H"])]
#[gsi(Index17, name = "index-17", pk = ["I17A", "I17B", "I17C", "I17D"], sk = ["I17E", "I17F", "I17G", "I17H"])]
#[gsi(Index18, name = "index-18", pk = ["I18A", "I18B", "I18C", "I18D"], sk = ["I18E", "I18F", "I18G", "I18H"])]
#[gsi(Index19, name = "index-19", pk = ["I19A", "I19B", "I19C", "I19D"], sk = ["I19E", "I19F", "I19G", "I19H"])]
enum Sensors {
    Sensor(Sensor),
}

#[test]
fn all_keys_of_all_indexes_are_built() {
    let sensor = Sensor { id: "a".into() };
    let keys = sensor.keys().unwrap();
    assert_eq!((keys.indexes.len(), Sensors::SCHEMA.indexes.len()), (20, 20));
    let last = &keys.indexes[19];
    assert_eq!((last.index, last.pk.len(), last.sk.len()), ("Index19", 4, 4));
}
