//! The messages of UCI: the examples of the specification, what is written is read again, and any bytes.

use fenwright::engine::{
    Bound, Command, CurrentLine, EngineOption, Go, Info, Message, Moves, OptionKind, Progress, Registration, Score, Wdl,
};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;

/// Commands of the specification, and how they are written if not in the same way.
const COMMANDS: [(&str, &str); 32] = [
    ("uci", ""),
    ("debug on", ""),
    ("debug off", ""),
    ("joho debug on", "debug on"),
    ("isready", ""),
    ("setoption name Nullmove value true", ""),
    ("setoption name Selectivity value 3", ""),
    ("setoption name Style value Risky", ""),
    ("setoption name Clear Hash", ""),
    ("setoption name NalimovPath value c:\\chess\\tb\\4;c:\\chess\\tb\\5", ""),
    ("setoption name Book File value <empty>", ""),
    ("setoption name Book  File value a  b ", "setoption name Book  File value a  b"),
    ("setoption name Hash value 32", ""),
    ("register later", ""),
    ("register name Stefan MK code 4359874324", ""),
    ("ucinewgame", ""),
    ("position startpos", ""),
    ("position startpos moves e2e4 e7e5", ""),
    ("position fen 8/8/4k3/8/8/8/8/4K2R w K - 0 1 moves e1g1", ""),
    ("position fen 8/8/4k3/8/8/8/8/4K2R w K - 0 1", ""),
    ("go", ""),
    ("go infinite", ""),
    ("go infinite searchmoves e2e4 d2d4", ""),
    ("go searchmoves e2e4 d2d4 infinite", "go infinite searchmoves e2e4 d2d4"),
    ("go wtime 122000 btime 120000 winc 2000 binc 2000", ""),
    ("go movestogo 40 wtime 300000", "go wtime 300000 movestogo 40"),
    ("go ponder depth 5 nodes 1000", ""),
    ("go mate 3 movetime 100", ""),
    ("go depth 99999999999 nodes 7", "go nodes 7"),
    ("stop", ""),
    ("ponderhit", ""),
    (" \t quit\r", "quit"),
];

/// Messages of the specification and of today's engines, and how they are written if not in the same way.
const MESSAGES: [(&str, &str); 46] = [
    ("id name Shredder X.Y", ""),
    ("id author Stefan MK", ""),
    ("uciok", ""),
    ("joho uciok", "uciok"),
    ("readyok", ""),
    ("bestmove g1f3", ""),
    ("bestmove d2d4 ponder e7e5", ""),
    ("bestmove (none)", ""),
    ("bestmove 0000", "bestmove (none)"),
    ("bestmove", "bestmove (none)"),
    ("bestmove e7e8q ponder (none)", "bestmove e7e8q"),
    ("copyprotection checking", ""),
    ("copyprotection ok", ""),
    ("copyprotection error", ""),
    ("registration checking", ""),
    ("registration ok", ""),
    ("registration error", ""),
    ("info currmove e2e4 currmovenumber 1", ""),
    ("info depth 12 nodes 123456 nps 100000", ""),
    (
        "info depth 2 score cp 214 time 1242 nodes 2124 nps 34928 pv e2e4 e7e5 g1f3",
        "info depth 2 score cp 214 nodes 2124 nps 34928 time 1242 pv e2e4 e7e5 g1f3",
    ),
    ("info depth 1 seldepth 0", ""),
    ("info score cp 13  depth 1 nodes 13 time 15 pv f1b5 ", "info depth 1 score cp 13 nodes 13 time 15 pv f1b5"),
    ("info nps 15937", ""),
    ("info score mate -3 upperbound", ""),
    ("info score lowerbound cp 20", "info score cp 20 lowerbound"),
    (
        "info depth 20 seldepth 30 multipv 2 score cp -31 wdl 20 900 80 upperbound nodes 9 nps 9 hashfull 999 tbhits 4 \
         time 7 pv e1g1 e7e8q P@e4",
        "info depth 20 seldepth 30 multipv 2 score cp -31 upperbound wdl 20 900 80 nodes 9 nps 9 hashfull 999 tbhits 4 \
         time 7 pv e1g1 e7e8q P@e4",
    ),
    ("info sbhits 3 cpuload 1000", ""),
    ("info string a text with depth 3 and pv e2e4", ""),
    ("info refutation d1h5 g6h5", ""),
    ("info refutation d1h5", ""),
    ("info currline 1 e2e4 e7e5", ""),
    ("info currline e2e4 e7e5", ""),
    ("info depth many score cp x nodes 5", "info nodes 5"),
    ("info depth -1 time 99999999999999999999999 pv e2e4 ok d7d5", "info pv e2e4"),
    ("info joho depth 3", "info depth 3"),
    ("option name Nullmove type check default true", ""),
    ("option name Selectivity type spin default 2 min 0 max 4", ""),
    ("option name Style type combo default Normal var Solid var Normal var Risky", ""),
    ("option name NalimovPath type string default c:\\", ""),
    ("option name Book File type string default <empty>", ""),
    ("option name Clear Hash type button", ""),
    ("option name Hash type spin min 1 max 128 default 1", "option name Hash type spin default 1 min 1 max 128"),
    ("option name Wide type spin default 7 min 9 max 20", "option name Wide type spin default 9 min 9 max 20"),
    (
        "option name A min of default type combo default Very solid var Very solid var Very risky",
        "option name A min of default type combo default Very solid var Very solid var Very risky",
    ),
    ("option name UCI_EngineAbout type string default Shredder by Stefan Meyer-Kahlen, see www.shredderchess.com", ""),
    ("option name Path type string default /a min /b var", ""),
];

const NOT_MESSAGES: [&str; 12] = [
    "",
    " ",
    "Stockfish 15.1 by the Stockfish developers",
    "id",
    "id joho",
    "copyprotection",
    "registration joho",
    "option",
    "option name X",
    "option type check default true",
    "option name X type slider",
    "option name X type spin default 1 min 4 max 2",
];

#[test]
fn every_message_of_the_specification_is_read_and_written() {
    for (line, written) in MESSAGES {
        let message = Message::parse(line).unwrap_or_else(|| panic!("{line:?}"));
        assert_eq!(message.to_string(), if written.is_empty() { line } else { written });
    }
    for line in NOT_MESSAGES {
        assert_eq!(Message::parse(line), None, "{line:?}");
    }
}

#[test]
fn every_command_of_the_specification_is_read_and_written() {
    for (line, written) in COMMANDS {
        let command: Command = line.parse().unwrap_or_else(|_| panic!("{line:?}"));
        assert_eq!(command.to_string(), if written.is_empty() { line } else { written });
    }
    for line in
        ["", "joho", "debug", "debug joho on", "setoption", "setoption name", "register", "position", "position x"]
    {
        assert!(line.parse::<Command>().is_err(), "{line:?}");
    }
}

fn a_move() -> impl Strategy<Value = String> {
    prop_oneof!["[a-j]([1-9]|10)[a-j]([1-9]|10)[a-z]?", "[A-Z]@[a-h][1-8]"]
}

fn moves() -> impl Strategy<Value = String> {
    vec(a_move(), 0..30).prop_map(|moves| moves.join(" "))
}

/// Names and values of several words without keywords.
fn text() -> impl Strategy<Value = String> {
    "[A-Z][a-zA-Z0-9_.:/]{0,9}( [A-Z0-9][a-zA-Z0-9_.:/]{0,9}){0,2}"
}

fn text_or_empty() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), text()]
}

fn option() -> impl Strategy<Value = EngineOption> {
    let kind = prop_oneof![
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        any::<[i64; 3]>().prop_map(|mut values| {
            values.sort_unstable();
            let [min, default, max] = values;
            OptionKind::Spin { default, min, max }
        }),
        (text_or_empty(), vec(text(), 0..4)).prop_map(|(default, vars)| OptionKind::Combo { default, vars }),
        Just(OptionKind::Button),
        text_or_empty().prop_map(|default| OptionKind::String { default }),
    ];
    (text(), kind).prop_map(|(name, kind)| EngineOption { name, kind })
}

fn go() -> impl Strategy<Value = Go> {
    let times = any::<[Option<u64>; 6]>();
    (vec(a_move(), 0..4), any::<[bool; 2]>(), times, any::<[Option<u32>; 3]>()).prop_map(
        |(searchmoves, [ponder, infinite], [wtime, btime, winc, binc, nodes, movetime], [movestogo, depth, mate])| Go {
            searchmoves,
            ponder,
            wtime,
            btime,
            winc,
            binc,
            movestogo,
            depth,
            nodes,
            mate,
            movetime,
            infinite,
        },
    )
}

fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        any::<bool>().prop_map(Command::Debug),
        (text(), of(text_or_empty())).prop_map(|(name, value)| Command::SetOption { name, value }),
        (text(), text()).prop_map(|(name, code)| Command::Register(Registration::With { name, code })),
        (of(text()), vec(a_move(), 0..30)).prop_map(|(fen, moves)| Command::Position { fen, moves }),
        go().prop_map(Command::Go),
    ]
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![any::<i32>().prop_map(Score::Centipawns), any::<i32>().prop_map(Score::Mate)]
}

proptest! {
    #[test]
    fn a_written_command_is_read_again(command in command()) {
        prop_assert_eq!(command.to_string().parse(), Ok(command));
    }

    #[test]
    fn a_written_option_is_read_again(option in option()) {
        let line = option.to_string();
        prop_assert_eq!(Message::parse(&line), Some(Message::Option(option)));
    }

    #[test]
    fn a_written_best_move_is_read_again(best in of(a_move()), ponder in of(a_move())) {
        let message = Message::BestMove { best: best.as_deref(), ponder: ponder.as_deref() };
        let line = message.to_string();
        prop_assert_eq!(Message::parse(&line), Some(message));
    }

    #[test]
    fn a_written_info_is_read_again(
        [depth, seldepth, multipv, hashfull, cpuload, currmovenumber] in any::<[Option<u32>; 6]>(),
        [nodes, nps, tbhits, sbhits, time] in any::<[Option<u64>; 5]>(),
        score in of(score()),
        bound in prop_oneof![Just(Bound::Exact), Just(Bound::Lower), Just(Bound::Upper)],
        wdl in of(any::<[u16; 3]>()),
        currmove in of(a_move()),
        [refutation, line, pv] in [moves(), moves(), moves()],
        currline in of(of(any::<u32>())),
        string in of(text()),
    ) {
        let info = Info {
            depth,
            seldepth,
            multipv,
            score,
            bound,
            wdl: wdl.map(|[win, draw, loss]| Wdl { win, draw, loss }),
            nodes,
            nps,
            hashfull,
            tbhits,
            sbhits,
            time,
            cpuload,
            currmove: currmove.as_deref(),
            currmovenumber,
            refutation: Moves::new(&refutation),
            currline: currline.map(|cpu| CurrentLine { cpu, moves: Moves::new(&line) }),
            pv: Moves::new(&pv),
            string: string.as_deref(),
        };
        let line = info.to_string();
        prop_assert_eq!(Message::parse(&line), Some(Message::Info(info)));
    }

    #[test]
    fn any_bytes_are_read_without_a_panic_and_what_is_read_is_stable(
        bytes in prop_oneof![
            vec(any::<u8>(), 0..200),
            vec(prop_oneof![
                Just("info"), Just("option"), Just("name"), Just("type"), Just("spin"), Just("default"), Just("min"),
                Just("score"), Just("cp"), Just("pv"), Just("e2e4"), Just("-1"), Just("bestmove"), Just("id"),
                Just("\u{a0}"), Just("é"), Just("string"), Just("position"), Just("go"), Just("depth"), Just("moves"),
            ], 0..20).prop_map(|words| words.join(" ").into_bytes()),
        ],
    ) {
        let line = String::from_utf8_lossy(&bytes);
        if let Some(message) = Message::parse(&line) {
            let written = message.to_string();
            prop_assert_eq!(Message::parse(&written).map(|again| again.to_string()), Some(written.clone()));
        }
        if let Ok(command) = line.parse::<Command>() {
            prop_assert!(command.to_string().parse::<Command>().is_ok());
        }
    }
}

#[test]
fn the_progress_of_checks_is_read() {
    let line = "registration joho error";
    assert_eq!(Message::parse(line), Some(Message::Registration(Progress::Error)));
}
