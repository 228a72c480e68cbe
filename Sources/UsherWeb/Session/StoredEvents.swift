/// Decides which applied events the browser can forget, and when the session stores a record. A pure
/// value.
///
/// Without a store, the browser can forget each applied event. With a store, it can forget an event when a
/// stored record contains the event's changes, or if the event changed nothing that a record contains.
struct StoredEvents {
  /// What the session does next.
  enum Step: Equatable {
    /// Does nothing now: a record is being stored, or no browser has joined yet.
    case wait
    /// Stores nothing: the browser can forget all applied events.
    case forget
    /// Makes a record and stores it. The session reports this by ``beginStoring()`` and ``endStoring(_:)``.
    case store
  }

  private enum State { case ready, storing, off }

  /// The number of events after which a record is stored even if nothing in it has changed except the number of events.
  static let interval = 64

  /// The number of events that the browser can forget.
  private(set) var acknowledged: Int
  /// The number of events that the newest record contains; 0 without a record.
  private(set) var recorded: Int
  private var state: State

  /// - Parameters:
  ///   - hasStore: whether records are stored at all.
  ///   - recorded: how many events are contained in the record from which the session was restored; 0 for a new
  ///     session.
  init(hasStore: Bool, recorded: Int = 0) {
    state = hasStore ? .ready : .off
    acknowledged = recorded
    self.recorded = recorded
  }

  /// Returns the next step. Call this after an event was applied, and after a screen has changed without an event.
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

  /// Ends storing. While the store fails, storing goes on.
  ///
  /// - Parameter applied: how many events the stored record contains. The browser can forget them now.
  mutating func endStoring(_ applied: Int) {
    state = .ready
    // A document that took the page over may know of more.
    acknowledged = max(acknowledged, applied)
    recorded = applied
  }

  /// Stores nothing from now on: the app has ended, or its state can't be stored.
  mutating func stop(applied: Int) {
    state = .off
    acknowledged = applied
  }

  /// Records how many events the browser has forgotten already, although the record doesn't contain all of them.
  mutating func adopt(_ applied: Int) { acknowledged = applied }
}
