import Testing
import Usher
import UsherPubSub
import UsherTesting

@MainActor
@Suite("Articles: live between people")
struct LiveSnippetTests {
  @Test("what one writes shows for all")
  func all() async throws {
    let guestbook = Guestbook()
    try await guestbook.add("First!")
    let apps = try (0..<2).map { _ in
      try TestApp { GuestbookCoordinator(flow: $0, guestbook: guestbook) }
    }
    try await guestbook.add("Hello!")
    for app in apps {
      try await app.wait {
        try app.top(GuestbookViewModel.self).entries.map(\.text) == ["First!", "Hello!"]
      }
      try app.close()
    }
  }
}
