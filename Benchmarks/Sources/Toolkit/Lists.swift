import Usher

/// How long it takes to find out what has changed in a list.
enum Lists {
  static func write() {
    var table = Table(
      "10,000 rows, changed",
      "`difference(from:)`",
      "and `inferringMoves()`",
      "`ListChanges`",
      "× `difference`"
    )
    for change in ListChange.all { table.add(row(change)) }
    table.write()
  }

  private static func row(_ change: ListChange) -> [String] {
    var (difference, moves, changes) = (Samples(), Samples(), Samples())
    let (old, new) = (change.old, change.new)
    for _ in 0..<change.repetitions {
      difference.add(time(of: 1) { consume(new.difference(from: old)) })
      moves.add(time(of: 1) { consume(new.difference(from: old).inferringMoves()) })
      changes.add(time(of: 1) { consume(ListChanges<Int>(from: old, to: new)) })
    }
    return [
      change.name,
      Cell.time(difference.median),
      Cell.time(moves.median),
      Cell.time(changes.median),
      Cell.ratio(changes.median, to: difference.median),
    ]
  }
}
