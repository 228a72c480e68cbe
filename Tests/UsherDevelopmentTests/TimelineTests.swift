import Testing
import Usher
import UsherDevelopment
import UsherTestSupport
import UsherTesting

@Suite("Timeline")
struct TimelineTests {
  @Test("it goes back and forth through what happened, and forgets what was undone")
  func travels() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let timeline = Timeline(app.navigation)
      try app.open("pli")
      try app.on(PageModel.self) { $0.savedState = "Blue" }
      try app.root(ShopCoordinator.self).show(.buy(id: "pli"))
      try app.root(ShopCoordinator.self).buy.coordinator?.show(.terms)
      #expect(
        timeline.moments.map(\.drawing) == [
          "List", "List ▸ pli", "List ▸ pli ▸ Order", "List ▸ pli ▸ Order ▸ [sheet] Terms",
        ]
      )
      #expect(timeline.moments[1].cause == .link)
      timeline.back()
      try app.expect("List ▸ pli ▸ Order")
      timeline.go(to: 0)
      try app.expect("List")
      #expect(timeline.canGoBack == false)
      timeline.back()
      timeline.go(to: 3)
      try app.expect("List ▸ pli ▸ Order ▸ [sheet] Terms")
      #expect(timeline.canGoForward == false)
      timeline.go(to: 2)
      try app.back()
      #expect(timeline.moments.count == 4)
      #expect(timeline.moments.last?.drawing == "List ▸ pli")
      #expect(try app.top(PageModel.self).savedState == "Blue")
      try app.close()
    }
  }

  @Test("a recording replays headless, and tells when a state can't be shown any more")
  func replays() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let timeline = Timeline(app.navigation)
      try app.open("pli/buy")
      try app.back()
      let recording = timeline.recording
      try app.close()
      let again = try TestApp { ShopCoordinator(flow: $0) }
      try again.replay(Recording(json: recording.json))
      var broken = recording
      broken.steps[1].snapshot.root.places[1].path = "unknown"
      let failure = #expect(throws: TestFailure.self) { try again.replay(broken) }
      #expect(
        failure?.description.contains("“unknown” of ShopCoordinator couldn't be shown") == true
      )
    }
  }

  @Test("what is no recording is refused, and it is said why")
  func unreadable() throws {
    let error = try #require(#expect(throws: RecordingError.self) { try Recording(json: "{}") })
    #expect(error.description.hasPrefix("The recording can't be read: "))
    #expect(error.description.contains("To fix this, record it again with a `Timeline`;"))
  }

  @Test("it can be saved as the source of a test")
  func source() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let timeline = Timeline(app.navigation)
      try app.open("pli")
      let source = timeline.recording.test(
        named: "a \"picture\"",
        coordinator: "ShopCoordinator(flow: $0)"
      )
      #expect(
        source == """
          @Test("a \\"picture\\"")
          @MainActor func replay() throws {
            // start: List
            // link: List ▸ pli
            let app = try TestApp { ShopCoordinator(flow: $0) }
            try app.replay(Recording(json: ###"\(timeline.recording.json)"###))
            try app.close()
          }

          """
      )
    }
  }
}
