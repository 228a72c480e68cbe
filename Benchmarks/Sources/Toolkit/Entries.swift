import Observation
import Usher

/// What is asked with each letter a person types.
@Runner
enum Entries {
  private static let keystrokes = 100

  static func write() async {
    var table = Table("", "by hand", "Usher", "×")
    let entry = Entry()
    add("20 fields × 3 rules, `isValid`", to: &table) {
      consume(entry.isValidByHand)
    } usher: {
      consume(entry.form.isValid)
    }
    add("the same, read by a view", to: &table) {
      consume(
        withObservationTracking {
          entry.isValidByHand
        } onChange: {
        }
      )
    } usher: {
      consume(
        withObservationTracking {
          entry.form.isValid
        } onChange: {
        }
      )
    }
    await addSearch(to: &table)
    table.write()
  }

  private static func add(
    _ name: String,
    to table: inout Table,
    byHand: () -> Void,
    usher: () -> Void
  ) {
    var (hand, form) = (Samples(), Samples())
    for _ in 0..<50 {
      hand.add(time(of: 200, byHand))
      form.add(time(of: 200, usher))
    }
    table.add(row(name, hand, form))
  }

  /// Letters typed faster than the answers come: all but the last are superseded.
  private static func addSearch(to table: inout Table) async {
    let (hand, search) = (HandSearch(), UsherSearch())
    var (handCall, handShown) = (Samples(), Samples())
    var (call, shown) = (Samples(), Samples())
    for round in 0..<200 {
      let queries = (round * keystrokes)..<((round + 1) * keystrokes)
      let last = queries.upperBound - 1
      var start = ContinuousClock.now
      for query in queries { hand.queryChanged(query) }
      handCall.add(start.duration(to: .now) / keystrokes)
      while hand.found != last { await Task.yield() }
      handShown.add(start.duration(to: .now) / keystrokes)
      start = .now
      for query in queries { search.queryChanged(query) }
      call.add(start.duration(to: .now) / keystrokes)
      while search.found != last { await Task.yield() }
      shown.add(start.duration(to: .now) / keystrokes)
    }
    table.add(row("a keystroke that supersedes one, the call", handCall, call))
    table.add(row("and until the last of 100 is shown, each", handShown, shown))
  }

  private static func row(_ name: String, _ hand: Samples, _ usher: Samples) -> [String] {
    [
      name, Cell.time(hand.median), Cell.time(usher.median),
      Cell.ratio(usher.median, to: hand.median),
    ]
  }
}
