import Testing
import Usher
import UsherTesting

@Suite("Windows")
struct WindowsTests {
  @Test("each window has a stack of its own, and goes by itself")
  func separate() async throws {
    try await onEachIsolation { isolation in
      let windows = Windows(on: isolation) { navigation, snapshot in
        navigation.start(restoring: snapshot) { DiaryCoordinator(flow: $0) }
      }
      var counts: [Int] = []
      windows.onChange = { counts.append($0.count) }
      let first = try windows.open()
      let second = try windows.open("7")
      #expect(windows.all.map(\.drawing) == ["Help", "Help ▸ Entry 7"])
      second.back()
      try first.open("8")
      #expect(windows.all.map(\.drawing) == ["Help ▸ Entry 8", "Help"])
      #expect(throws: RouteError.self) { try windows.open("no/such/place") }
      #expect(windows.all.count == 2)
      #expect(windows.requestClose(first) == .allowed)
      #expect(windows.all.map(\.drawing) == ["Help"])
      #expect(windows.requestClose(first) == .denied)
      #expect(first.leaks.isEmpty)
      windows.close()
      #expect(windows.all.isEmpty)
      #expect(second.leaks.isEmpty)
      #expect(counts == [1, 2, 1, 0])
    }
  }

  @Test("a window that starts anew stays; one that can't, or is let go of, goes")
  func anew() async throws {
    try await onEachIsolation { isolation in
      let windows = Windows(on: isolation) { navigation, snapshot in
        navigation.start(restoring: snapshot) { DiaryCoordinator(flow: $0) }
      }
      let (first, second) = (try windows.open("7"), try windows.open())
      first.start { DiaryCoordinator(flow: $0) }
      #expect(windows.all.map(\.drawing) == ["Help", "Help"])
      second.abandon()
      #expect(windows.all.count == 1)
      #expect(throws: RouteError.self) {
        try first.start(at: "no/such/place") { first.start { DiaryCoordinator(flow: $0) } }
      }
      #expect(windows.all.isEmpty)
    }
  }

  @Test("a flow that ends in its start() has no window")
  func ended() async throws {
    try await onEachIsolation { isolation in
      let windows = Windows(on: isolation) { navigation, snapshot in
        navigation.start(restoring: snapshot) { OverCoordinator(flow: $0) }
      }
      var counts: [Int] = []
      windows.onChange = { counts.append($0.count) }
      #expect(try windows.open().rootCoordinator == nil)
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      windows.restore([try #require(try app.navigation.snapshot())])
      #expect(windows.all.isEmpty)
      #expect(counts.isEmpty)
    }
  }

  @Test("a flow opens a window at one of its routes, where the host can")
  func opened() async throws {
    try await onEachIsolation { isolation in
      let windows = Windows(on: isolation) { navigation, snapshot in
        navigation.start(restoring: snapshot) { DiaryCoordinator(flow: $0) }
      }
      let first = try windows.open("7/date")
      let diary = try #require(first.rootCoordinator as? DiaryCoordinator)
      #expect(diary.date.coordinator?.flow.openWindow(at: .day(month: 3)) == true)
      #expect(
        windows.all.map(\.drawing) == [
          "Help ▸ Entry 7 ▸ Month", "Help ▸ Entry 7 ▸ Month ▸ Day",
        ]
      )
      #expect(windows.all.last?.path == "7/date/3")
      windows.close()
      let alone = try TestApp { DiaryCoordinator(flow: $0) }
      #expect(try alone.root(DiaryCoordinator.self).flow.openWindow(at: .entry(id: 1)) == false)
    }
  }

  @Test("all windows come back, and a guard keeps one open")
  func restored() async throws {
    try await onEachIsolation { isolation in
      let start: (Navigation, Snapshot?) -> Void = { navigation, snapshot in
        navigation.start(restoring: snapshot) { NotesCoordinator(flow: $0) }
      }
      let windows = Windows(on: isolation, start: start)
      try windows.open()
      try windows.open("edit")
      let snapshots = try windows.snapshots()
      windows.close()
      let later = Windows(on: isolation, start: start)
      later.restore(snapshots)
      #expect(later.all.map(\.drawing) == ["Help", "Help ▸ [sheet] Edit"])
      let second = later.all[1]
      let top = try #require(second.tree.top)
      (second.viewModel(of: top.id) as? EditModel)?.text = "x"
      #expect(later.requestClose(second) == .asking)
      #expect(second.drawing == "Help ▸ [sheet] Edit ▸ [prompt] Discard?")
      second.answer(try #require(second.tree.prompt?.id), button: 1)
      #expect(later.all.count == 1)
      later.close()
    }
  }
}

/// A flow that is over before its `start()` returns.
private final class OverCoordinator: Coordinator {
  let flow: Flow<DiaryRoute, Void>
  init(flow: Flow<DiaryRoute, Void>) { self.flow = flow }
  func start() {
    show(.list)
    flow.finish()
  }
  func show(_ route: DiaryRoute) { flow.push(HelpModel(), at: route) }
}
