import Testing
import Usher
import UsherTesting

private enum SongsRoute: Route, CaseIterable { case list, song, help }

private final class SongsModel: ViewModel {
  enum Event { case didSelect, row(RowModel.Event) }
  let screen: Screen<Event>
  let row: RowModel
  init(screen: Screen<Event>) {
    self.screen = screen
    row = RowModel(screen: screen.map { .row($0) })
  }
}

private final class RowModel {
  enum Event { case didPlay(Int) }
  let screen: Screen<Event>
  init(screen: Screen<Event>) { self.screen = screen }
}

private final class SongModel: ViewModel {}

private final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  var played: [Int] = []

  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }

  func show(_ route: SongsRoute) {
    switch route {
    case .list: flow.push(at: route, on: handle) { SongsModel(screen: $0) }
    case .song: flow.push(SongModel(), at: route)
    case .help: flow.push(HelpModel(), at: route)
    }
  }

  func play(_ playing: Command) { playing(flow, of: self) { $0.played.append(1) } }

  private func handle(_ event: SongsModel.Event) {
    switch event {
    case .didSelect: show(.song)
    case .row(.didPlay(let number)): played.append(number)
    }
  }
}

private final class Owner {
  var part: Screen<Int>?
}

@Suite("Events of screens")
struct ScreenEventTests {
  @Test("an event reaches the coordinator at once, also one of a view model inside it")
  func sent() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { SongsCoordinator(flow: $0) }
      try app.on(SongsModel.self) { $0.row.screen.send(.didPlay(7)) }
      #expect(try app.root(SongsCoordinator.self).played == [7])
      try app.on(SongsModel.self) { $0.screen.send(.didSelect) }
      try app.expect("Songs ▸ Song")
      try app.close()
    }
  }

  @Test("a second tap, on a screen that is covered by then, shows nothing new")
  func secondTap() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { SongsCoordinator(flow: $0) }
      weak let list = try app.top(SongsModel.self)
      list?.screen.send(.didSelect)
      list?.screen.send(.didSelect)
      try app.expect("Songs ▸ Song")
      try app.close()
    }
  }

  @Test("after the end of a screen nothing is sent, and its handler is released")
  func ended() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { SongsCoordinator(flow: $0) }
      // Somebody else still holds the view model.
      let list = try app.top(SongsModel.self)
      weak let coordinator = try app.root(SongsCoordinator.self)
      app.navigation.close()
      list.screen.send(.didSelect)
      list.row.screen.send(.didPlay(1))
      #expect(coordinator == nil)
    }
  }

  @Test("a screen that is made from one that has left holds nothing")
  func mappedLate() async throws {
    try await onEachIsolation { _ in
      let window = TestWindow()
      let screen: Screen<Int> = window.screen()
      window.close()
      var owner: Owner? = Owner()
      weak let freed = owner
      owner?.part = screen.map { [owner] in $0 + (owner == nil ? 0 : 1) }
      owner = nil
      #expect(freed == nil)
    }
  }

  @Test("a window's screens have identities of their own, follow its device, and end with it")
  func window() async throws {
    try await onEachIsolation { _ in
      let window = TestWindow()
      var events: [Int] = []
      let (first, second) = (
        window.screen { (event: Int) in events.append(event) }, window.screen() as Screen<Int>
      )
      #expect(first.id != second.id)
      #expect(first.isActive)
      window.device.deactivate()
      #expect(!first.isActive)
      window.device.activate()
      #expect(first.isActive)
      first.send(1)
      window.close()
      first.send(2)
      #expect(events == [1])
      #expect(!first.isActive)
    }
  }

  @Test("the work of a command may end with a flow")
  func flowIsScoped() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { SongsCoordinator(flow: $0) }
      let playing = Command()
      try app.root(SongsCoordinator.self).play(playing)
      try await app.settle()
      #expect(try app.root(SongsCoordinator.self).played == [1])
      try app.close()
    }
  }
}
