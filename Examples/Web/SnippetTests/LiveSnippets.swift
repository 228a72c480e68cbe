// The code of Documentation/LiveBetweenPeople.md: compiled here, and used by LiveSnippetTests.

import Foundation
import Observation
import Synchronization
import Usher
import UsherPostgres
import UsherPubSub

struct Entry: Codable, Sendable, Equatable, Identifiable {
  let id: UUID
  let text: String
}

/// What all visitors have written, in this process.
final class Guestbook: Sendable {
  let added: Topic<Entry>
  private let stored = Mutex<[Entry]>([])

  init(broker: any MessageBroker = LocalBroker()) {
    added = Topic("guestbook", on: broker)
  }

  var entries: [Entry] { stored.withLock(\.self) }

  func add(_ text: String) async throws {
    let entry = Entry(id: UUID(), text: text)
    stored.withLock { $0.append(entry) }
    try await added.publish(entry)
  }
}

@Observable
final class GuestbookViewModel: ViewModel {
  let title = "Guestbook"
  private(set) var entries: [Entry] = []

  private let guestbook: Guestbook
  private let screen: Screen<Never>

  init(guestbook: Guestbook, screen: Screen<Never>) {
    self.guestbook = guestbook
    self.screen = screen
    // First subscribe, then read: what comes between the two isn't missed.
    screen.scope.forEach(guestbook.added.subscribe()) { [weak self] in self?.receive($0) }
    entries = guestbook.entries
  }

  private func receive(_ delivery: Delivery<Entry>) {
    switch delivery {
    // A message can come twice, and may be part of what was read.
    case .value(let entry): if !entries.contains(entry) { entries.append(entry) }
    case .missed: entries = guestbook.entries
    }
  }
}

enum GuestbookRoute: Route, CaseIterable { case all }

final class GuestbookCoordinator: Coordinator {
  let flow: Flow<GuestbookRoute, Never>
  private let guestbook: Guestbook

  init(flow: Flow<GuestbookRoute, Never>, guestbook: Guestbook) {
    self.flow = flow
    self.guestbook = guestbook
  }

  func start() { show(.all) }

  func show(_ route: GuestbookRoute) {
    flow.push(at: route) { [guestbook] in GuestbookViewModel(guestbook: guestbook, screen: $0) }
  }
}

func makeGuestbook(_ address: String) async throws -> Guestbook {
  Guestbook(broker: try await PostgresBroker(address))
}
