/// Tells which of the applied events the browser may forget, and when the session stores a record. A pure value.
///
/// Without a store the browser may forget an event once it is applied. With one it may when a stored record has what the
/// event changed, or when the event changed nothing that a record has.
struct StoredEvents {
  /// What the session does next.
  enum Step: Equatable {
    /// Nothing: a record is being stored, or no browser has joined yet.
    case wait
    /// Nothing: all applied events may be forgotten.
    case forget
    /// It makes a record and stores it; ``beginStoring()`` and ``endStoring(_:)`` tell of that.
    case store
  }

  private enum State { case ready, storing, off }

  /// After so many events that changed nothing worth storing, their number is stored nevertheless.
  static let interval = 64

  /// How many events the browser may forget.
  private(set) var acknowledged: Int
  /// How many events the newest record has; 0 without a record.
  private(set) var recorded: Int
  private var state: State

  /// - Parameters:
  ///   - hasStore: whether records are stored at all.
  ///   - recorded: how many events the record has that the session was made from.
  init(hasStore: Bool, recorded: Int = 0) {
    state = hasStore ? .ready : .off
    acknowledged = recorded
    self.recorded = recorded
  }

  /// Decides after events were applied, or a screen changed by itself.
  ///
  /// - Parameters:
  ///   - applied: how many events are applied.
  ///   - needsStoring: whether a record would differ from the newest one.
  ///   - hasBrowser: whether a browser has joined.
  mutating func next(applied: Int, needsStoring: Bool, hasBrowser: Bool) -> Step {
    switch state {
    case .storing: return .wait
    case .ready where !hasBrowser && recorded == 0: return .wait
    case .ready where needsStoring || applied - recorded >= Self.interval: return .store
    case .ready, .off:
      acknowledged = applied
      return .forget
    }
  }

  mutating func beginStoring() { state = .storing }

  /// Ends storing, also when the store has refused the record too often: the person isn't held up for ever.
  ///
  /// - Parameter applied: how many events the browser may forget now.
  mutating func endStoring(_ applied: Int) {
    state = .ready
    acknowledged = applied
    recorded = applied
  }

  /// Stores nothing from now on: the app has ended, or its state can't be stored.
  mutating func stop(applied: Int) {
    state = .off
    acknowledged = applied
  }

  /// Counts events that the browser has forgotten already, though the record lacks them.
  mutating func acknowledge(_ applied: Int) { acknowledged = applied }
}
