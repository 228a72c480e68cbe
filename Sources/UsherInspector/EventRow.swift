import Foundation
import UsherWeb

/// A piece of a page's work, in words.
struct EventRow: Equatable, Identifiable {
  let id: Int
  let time: String
  let name: String
  let received: String
  let sent: String
  let duration: String

  init(_ event: InspectedEvent) {
    id = event.id
    time = event.time.clock
    name = event.name
    received = event.received > 0 ? "\(event.received) B" : "–"
    sent = event.sent > 0 ? "\(event.sent) B" : "–"
    duration = event.duration.formatted(
      .units(
        allowed: [.milliseconds, .microseconds],
        width: .narrow,
        maximumUnitCount: 1
      )
    )
  }
}
