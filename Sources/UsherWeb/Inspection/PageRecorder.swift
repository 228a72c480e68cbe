import Foundation
import Usher

/// What happens on a page while an inspector looks at it. A page has a recorder from the first look until a while after the
/// last one, so that pages that nobody looks at keep nothing.
struct PageRecorder {
  /// The number of transitions and of events that are kept.
  static let limit = 100
  /// The time after the last look at which a page stops to record.
  static let patience = Duration.seconds(10)

  private(set) var transitions: [InspectedTransition] = []
  private(set) var events: [InspectedEvent] = []
  private var counts = (transitions: 0, events: 0)
  private var lastLook: ContinuousClock.Instant
  private var prompt: String?
  /// The size of the message that is being applied; `nil` if none is.
  private var received: Int?
  /// Whether that message is of a private text, and whether the newest event of the browser was one.
  private var isPrivate = false
  private var wasPrivate = false
  private var sent = 0
  private var name: String?

  /// - Parameter prompt: the title of the open prompt, as an inspector shows it; `nil` if none is open.
  init(prompt: String? = nil, at now: ContinuousClock.Instant = .now) {
    lastLook = now
    self.prompt = prompt
  }

  mutating func look(at now: ContinuousClock.Instant = .now) { lastLook = now }

  /// Returns how long the page still records if nobody looks; zero if it is over.
  func rest(at now: ContinuousClock.Instant = .now) -> Duration {
    max(.zero, Self.patience - (now - lastLook))
  }

  /// Records a change of what is shown.
  ///
  /// - Parameters:
  ///   - picture: what is shown now.
  ///   - change: the change.
  ///   - texts: the title of the page, its address, and the title of its prompt, without what is private now: it isn't
  ///     known any more when somebody looks at the record.
  mutating func show(
    _ picture: Picture,
    _ change: Change,
    _ texts: (title: String, address: String, prompt: String?)
  ) {
    let (before, after) = (prompt, texts.prompt)
    prompt = after
    let isAnswer = change.kind == .prompt && after == nil
    let kind = isAnswer ? "answer" : "\(change.kind)"
    counts.transitions += 1
    transitions.append(
      InspectedTransition(
        id: counts.transitions,
        time: .now,
        kind: kind,
        cause: change.cause?.name ?? "",
        title: after ?? (isAnswer ? before : nil) ?? texts.title,
        address: texts.address
      )
    )
    if transitions.count > Self.limit { transitions.removeFirst() }
  }

  /// Begins to record an event of the browser.
  mutating func begin(bytes: Int) { (received, sent, name, isPrivate) = (bytes, 0, nil, false) }

  /// Gives the event that was begun its name.
  mutating func call(_ name: String?) { self.name = name }

  /// Forgets the size of the message that is being applied: it tells how long a private text is. So does the number of
  /// such messages, and of the changes that follow: of several only the first is kept.
  mutating func hideSize() { (received, isPrivate) = (0, true) }

  /// Records that a message was sent to the browser.
  mutating func send(bytes: Int) { sent += bytes }

  /// Records the end of a piece of work, if something was received or sent in it.
  mutating func end(after duration: Duration) {
    defer { (received, sent, name, isPrivate) = (nil, 0, nil, false) }
    guard received != nil || sent > 0 else { return }
    defer { if received != nil { wasPrivate = isPrivate } }
    guard !wasPrivate || received != nil && !isPrivate else { return }
    counts.events += 1
    events.append(
      InspectedEvent(
        id: counts.events,
        time: .now,
        name: name ?? (received == nil ? "a change without an event" : "nothing on the screen"),
        received: received ?? 0,
        sent: sent,
        duration: duration
      )
    )
    if events.count > Self.limit { events.removeFirst() }
  }
}

extension Cause {
  /// The name without the number of a screen.
  fileprivate var name: String {
    if case .action = self { "action" } else { "\(self)" }
  }
}
