use fenwright::{notation::fen, rules};
#[test]
fn zz() {
    for t in std::fs::read_to_string("/tmp/zz.txt").unwrap().lines() {
        let Ok(p) = fen::read(t) else { println!("@{t} | unreadable"); continue };
        let pr = rules::problems(&p);
        println!("@{t} | {}", pr.iter().map(|p| format!("{}{}:{:?}:{}", if p.is_illegal() {"!"} else {""}, p.code(), p.color, p.squares.iter().map(|s| s.to_string()).collect::<Vec<_>>().join(","))).collect::<Vec<_>>().join("; "));
    }
}
