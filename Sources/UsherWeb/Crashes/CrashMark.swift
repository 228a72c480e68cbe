import Synchronization

/// Names a session in the crash log, and what the session does.
final class CrashMark: Sendable {
  /// What a session does, as the number of a slot.
  enum Label: Equatable {
    /// Makes the first page.
    case page
    /// Continues from a record that contains so many events.
    case restoration(applied: Int)
    /// Applies the event with this number, and what follows from it.
    case event(Int)
    /// Does anything else.
    case other

    var number: Int {
      switch self {
      case .page: 0
      case .restoration(let applied): -1 - applied
      case .event(let number): number
      case .other: .min
      }
    }
  }

  private struct State {
    var label: Label
    var slot: Int?
    /// Whether the slot stays taken while the session waits: what the label names may still go on elsewhere, or would
    /// be done again by the next process.
    var isHeld = true
    /// How many calls of ``CrashMark/run(_:)`` are in progress, one within the other.
    var depth = 0
  }

  /// How long after a restoration a death counts as the restoration's.
  static let trial = Duration.seconds(10)
  private static let addressSize = 150

  private let log: CrashLog
  private let text: [UInt8]
  private let state: Mutex<State>

  /// - Parameters:
  ///   - log: the crash log.
  ///   - label: what the session does first.
  ///   - session: the session's token.
  ///   - visitor: whose session it is.
  ///   - address: the address of the session's first page, with its query; empty for a session that is restored.
  init(
    _ log: CrashLog,
    _ label: Label,
    session: String,
    visitor: Visitor,
    address: String = ""
  ) {
    self.log = log
    text = Array("\(session) \(Digest.of(visitor.id)) \(Self.key(address))".utf8)
    state = Mutex(State(label: label, slot: log.begin(text, label.number)))
  }

  deinit {
    if let slot = state.withLock(\.slot) { log.end(slot) }
  }

  /// The address as the log knows it.
  static func key(_ address: String) -> String {
    // A line of the log's file must stay one line.
    let scalars = address.unicodeScalars.map { $0.value < 32 ? "?" : $0 }
    return Digest.shortened(String(String.UnicodeScalarView(scalars)), to: addressSize)
  }

  /// Call before an event is applied, with its number.
  func begin(event: Int) {
    state.withLock { state in
      state.label = .event(event)
      state.isHeld = true
      if let slot = state.slot {
        log.set(state.label.number, in: slot)
      } else {
        state.slot = log.begin(text, state.label.number)
        if state.depth > 0, let slot = state.slot { log.enter(slot) }
      }
    }
  }

  /// Call when the browser can forget the events up to this number: the next process won't be sent them again. What
  /// the last one has begun may go on, so the session keeps its label.
  func end(event number: Int) {
    finish {
      guard case .event(let current) = $0 else { return false }
      return current <= number
    }
  }

  /// Call when the first page is complete.
  func endPage() { finish { $0 == .page } }

  /// Call when the time of trial after a restoration is over.
  func endRestoration() {
    finish {
      guard case .restoration = $0 else { return false }
      return true
    }
  }

  /// Ends what the label names, after the work that runs now.
  private func finish(_ condition: (Label) -> Bool) {
    state.withLock { state in
      guard condition(state.label) else { return }
      state.isHeld = false
      if state.depth == 0 { release(&state) }
    }
  }

  private func release(_ state: inout State) {
    switch state.label {
    case .event: break
    case .page, .restoration, .other: state.label = .other
    }
    if let slot = state.slot { log.end(slot) }
    state.slot = nil
  }

  /// Does some of the session's work on this thread. If it ends the process, the log knows it in the next process.
  func run<Result>(_ work: () -> Result) -> Result {
    state.withLock { state in
      if state.slot == nil { state.slot = log.begin(text, state.label.number) }
      state.depth += 1
      if let slot = state.slot { log.enter(slot) }
    }
    defer {
      state.withLock { state in
        state.depth -= 1
        if state.depth == 0 {
          if let slot = state.slot { log.leave(slot) }
          if !state.isHeld { release(&state) }
        }
      }
    }
    return work()
  }
}

extension Work {
  /// Reads the work of a mark from a slot; `nil` if the slot is damaged.
  init?(_ entry: RunningWork.Entry) {
    let parts = entry.text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let session = String(parts[0])
    switch entry.number {
    case 0: self = .page(address: String(parts[2]), visitor: String(parts[1]))
    case .min: self = .session(session)
    case ..<0: self = .restoration(session: session, applied: -1 - entry.number)
    default: self = .event(session: session, number: entry.number)
    }
  }
}
