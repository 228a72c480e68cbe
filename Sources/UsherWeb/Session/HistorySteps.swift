/// The steps that the browser may not have taken yet: those since its newest move. A pure value.
struct HistorySteps: Equatable {
  /// The largest number of steps that are kept. Older ones are regarded as taken; a browser that is further behind is
  /// found out by the addresses of its entries.
  static let limit = 64

  /// The entries that the browser has at least.
  private var entries: HistoryEntries
  private var steps: [HistoryStep] = []

  init(from entries: HistoryEntries) { self.entries = entries }

  mutating func append(_ step: HistoryStep) {
    steps.append(step)
    if steps.count > Self.limit { entries.take(steps.removeFirst()) }
  }

  /// Returns the browser's entries after it has taken all steps up to a number, and the step after these.
  func entries(upTo number: Int) -> (entries: HistoryEntries, next: HistoryStep?) {
    var taken = entries
    for step in steps {
      guard step.number <= number else { return (taken, step) }
      taken.take(step)
    }
    return (taken, nil)
  }
}
