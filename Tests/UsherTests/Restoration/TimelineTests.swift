import Testing
import Usher
import UsherTesting

@Suite("Timeline")
struct TimelineTests {
  @Test("it goes back and forth through what happened, and forgets what was undone")
  func travels() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      let timeline = Timeline(app.navigation)
      try app.open("7")
      try app.on(EntryModel.self) { $0.draft = "Dear diary" }
      try app.on(EntryModel.self) { $0.pickDate() }
      try app.on(MonthModel.self) { $0.choose(3) }
      #expect(
        timeline.moments.map(\.drawing) == [
          "Help", "Help ▸ Entry 7", "Help ▸ Entry 7 ▸ [sheet] Month",
          "Help ▸ Entry 7 ▸ [sheet] Month ▸ Day",
        ]
      )
      #expect(timeline.moments[1].cause == .link)
      timeline.back()
      try app.expect("Help ▸ Entry 7 ▸ [sheet] Month")
      timeline.go(to: 0)
      try app.expect("Help")
      #expect(timeline.canGoBack == false)
      timeline.back()
      timeline.go(to: 3)
      try app.expect("Help ▸ Entry 7 ▸ [sheet] Month ▸ Day")
      #expect(timeline.canGoForward == false)
      timeline.go(to: 2)
      try app.swipeDown()
      #expect(timeline.moments.count == 4)
      #expect(timeline.moments.last?.drawing == "Help ▸ Entry 7")
      #expect(try app.top(EntryModel.self).draft == "Dear diary")
      try app.close()
    }
  }

  @Test("a recording replays headless, and tells when a state can't be shown any more")
  func replays() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      let timeline = Timeline(app.navigation)
      try app.open("7/date")
      try app.back()
      let recording = timeline.recording
      try app.close()
      let again = try TestApp { DiaryCoordinator(flow: $0) }
      try again.replay(Recording(json: recording.json))
      var broken = recording
      broken.steps[1].snapshot.root.places[1].path = "700"
      let failure = #expect(throws: TestFailure.self) { try again.replay(broken) }
      #expect(failure?.description.contains("“700” of DiaryCoordinator couldn't be shown") == true)
      #expect(throws: SnapshotError.self) { try Recording(json: "{}") }
    }
  }

  @Test("it can be saved as the source of a test")
  func source() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      let timeline = Timeline(app.navigation)
      try app.open("7")
      let source = timeline.recording.test(
        named: "an \"entry\"",
        coordinator: "DiaryCoordinator(flow: $0)"
      )
      #expect(
        source == """
          @Test("an \\"entry\\"")
          @MainActor func replay() throws {
            // start: Help
            // link: Help ▸ Entry 7
            let app = try TestApp { DiaryCoordinator(flow: $0) }
            try app.replay(Recording(json: ###"\(timeline.recording.json)"###))
            try app.close()
          }

          """
      )
    }
  }

  @Test(
    "forward shows what the person went back from, with its state, until something new is shown"
  )
  func forward() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      let navigation = app.navigation
      #expect(navigation.forward() == .denied)
      try app.open("7")
      try app.on(EntryModel.self) { $0.draft = "Dear diary" }
      try app.on(EntryModel.self) { $0.pickDate() }
      try app.swipeDown()
      try app.back()
      try app.expect("Help")
      #expect(navigation.forward() == .allowed)
      try app.expect("Help ▸ Entry 7")
      #expect(try app.top(EntryModel.self).draft == "Dear diary")
      #expect(navigation.forward() == .allowed)
      try app.expect("Help ▸ Entry 7 ▸ [sheet] Month")
      #expect(navigation.canGoForward == false)
      try app.swipeDown()
      try app.back()
      try app.open("8")
      #expect(navigation.canGoForward == false)
      // The end of the flow that was gone back from was told, and is told again.
      #expect(try app.root(DiaryCoordinator.self).savedState == ["none", "none"])
      try app.close()
    }
  }
}
