/// One way to do a thing, which is timed in turn with the others.
@Runner
protocol Contest: AnyObject {
  var name: String { get }
  var samples: Samples { get }
  /// How many calls observers got in one go.
  var calls: Int { get }
  func round() async
}

/// All of them beside each other, the baseline first.
@Runner
func run(_ contests: [any Contest], rounds: Int = 9) async {
  // The first one warms up; it is among the samples, and too few to be in their middle.
  for _ in 0...rounds {
    for contest in contests { await contest.round() }
  }
}
