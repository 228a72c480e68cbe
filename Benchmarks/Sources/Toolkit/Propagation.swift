import Usher

/// From a change, or many in one turn, until the last observer has been called with the newest value.
@Runner
final class Propagation<Observed: Subject>: Contest {
  let name = Observed.name
  private(set) var samples = Samples()
  private(set) var calls = 0
  private let observers: Int
  private let changes: Int
  private let repetitions: Int
  private let subject = Observed(in: Scope(isolation: Runner.shared))
  private let arrivals = Arrivals()
  private var value = 0

  /// - Parameter changes: how many come in one turn.
  init(_: Observed.Type, observers: Int, changes: Int) {
    self.observers = observers
    self.changes = changes
    repetitions = max(10, min(1_000, 100_000 / (observers * changes)))
    for _ in 0..<observers { subject.observe(arrivals) }
  }

  /// What is called at once takes less than a look at the clock, so many changes are timed together.
  func round() async {
    let batch = changes > 1 || Observed.isLater ? 1 : 100
    for _ in 0..<repetitions / batch {
      let before = arrivals.calls
      let start = ContinuousClock.now
      for _ in 0..<batch { change() }
      samples.add(start.duration(to: await arrivals.last()) / batch)
      calls = (arrivals.calls - before) / batch
    }
  }

  private func change() {
    for _ in 0..<changes {
      value += 1
      arrivals.expect(value, from: observers)
      subject.set(value)
    }
  }
}
