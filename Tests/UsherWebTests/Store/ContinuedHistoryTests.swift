import Testing
import WebTesting

@testable import UsherWeb

@Suite("The browser's history after the server was killed", .timeLimit(.minutes(10)))
struct ContinuedHistoryTests {
  /// A thing that happens between the opening of an item and the look at the page.
  enum Step: Sendable {
    case settle
    /// The server doesn't answer any more.
    case away
    /// The browser goes to an entry of its history.
    case go(Int, String)
    /// Another process takes the server's place.
    case restart
    /// The same, and the browser goes to an entry while it connects.
    case restartWhileGoing(Int, String)
    /// A connection to another process breaks before it brings anything.
    case lostConnection
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    let title: String
    let place: Int

    init(_ text: String, _ steps: [Step], shows title: String, at place: Int) {
      (testDescription, self.steps, self.title, self.place) = (text, steps, title, place)
    }
  }

  static let stories = [
    Story(
      "Back while the server is away is followed once, where the history is, too",
      [.away, .go(0, "/shop"), .restart, .settle],
      shows: "List",
      at: 0
    ),
    Story(
      "Forward while the server is away is followed by the address",
      [.go(0, "/shop"), .settle, .away, .go(1, "/shop/1"), .restart, .settle],
      shows: "Item 1",
      at: 1
    ),
    Story(
      "Back while the browser connects isn't made a second time",
      [.away, .restartWhileGoing(0, "/shop"), .settle],
      shows: "List",
      at: 0
    ),
    Story(
      "Forward, and Back while the browser connects, leave it where it was",
      [
        .go(0, "/shop"), .settle, .away, .go(1, "/shop/1"), .restartWhileGoing(0, "/shop"), .settle,
      ],
      shows: "List",
      at: 0
    ),
    Story(
      "Back is one step also when the first connection brought nothing",
      [.away, .go(0, "/shop"), .lostConnection, .settle],
      shows: "List",
      at: 0
    ),
    Story(
      "Back to an entry that has become another's goes to its address",
      [.away, .go(1, "/shop/2"), .restart, .settle],
      shows: "Item 2",
      at: 1
    ),
  ]

  @Test("the browser's steps while the server is away", arguments: stories)
  func away(_ story: Story) async throws {
    let server = try await KilledServer.atItem()
    for step in story.steps {
      switch step {
      case .settle: await server.settle()
      case .away: server.leave()
      case .go(let place, let url): await server.go(to: place, url)
      case .restart: try await server.restart()
      case .restartWhileGoing(let place, let url):
        try await server.restart { server.tab.goMeanwhile(to: place, url) }
      case .lostConnection:
        server.replace()
        let lost = TestConnection()
        let session = try #require(await server.attach(server.query + "&index=0", lost))
        session.disconnected()
        await session.settled()
        try await server.connect()
      }
    }
    #expect(server.title == story.title)
    #expect(server.tab.place == story.place)
    await server.close()
  }

  @Test("a step back that wasn't stored is made once, also in the browser's history")
  func stepBack() async throws {
    let store = HeldStore()
    let server = try await KilledServer.atItem(holding: store)
    #expect(server.tab.place == 1)
    try await server.click("Back")
    #expect(server.tab.place == 0)
    await store.drop()
    try await server.restart()
    await server.settle()
    #expect(server.title == "List")
    #expect(server.tab.place == 0)
    // And a step forward.
    await store.hold()
    try await server.click("Two")
    #expect(server.tab.place == 1)
    await store.drop()
    try await server.restart()
    await server.settle()
    #expect(server.title == "Item 2")
    #expect(server.tab.place == 1)
    await server.close()
  }

  @Test(
    "Back that a guard has refused asks once more after a crash, at the same place",
    arguments: [true, false]
  )
  func refusedBack(_ wasApplied: Bool) async throws {
    let store = HeldStore()
    await store.release()
    let server = try await KilledServer(store)
    try await server.click("One")
    try await server.type("a note")
    await server.settle()
    await store.hold()
    if !wasApplied { server.leave() }
    await server.go(to: 0, "/shop")
    #expect(server.tab.place == (wasApplied ? 1 : 0))
    await store.drop()
    try await server.restart()
    await server.settle()
    await server.see("Discard the note?")
    #expect(server.tab.place == 1)
    try await server.click("Discard")
    await server.settle()
    #expect(server.title == "List")
    #expect(server.tab.place == 0)
    await server.close()
  }
}
