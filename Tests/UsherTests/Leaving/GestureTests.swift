import Testing
import Usher
import UsherTesting

@Suite("Gestures")
struct GestureTests {
  @Test("nothing leaves before the commit, and a cancel changes nothing")
  func phases() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.select("pli") }
      let gesture = try #require(app.navigation.begin(.back))
      #expect(gesture.permission == .allowed)
      gesture.progress = 0.7
      #expect(app.navigation.gesture === gesture)
      try app.expect("List ▸ pli")
      gesture.cancel()
      #expect(app.navigation.gesture == nil)
      try app.expect("List ▸ pli")
      #expect(gesture.commit() == .denied)
      try app.expect("List ▸ pli")
      #expect(app.navigation.begin(.back)?.commit() == .allowed)
      try app.expect("List")
      #expect(app.navigation.begin(.back) == nil)
    }
  }

  @Test("what a host reports twice, or too late, changes nothing")
  func duplicates() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.select("pli") }
      try app.on(ItemModel.self) { $0.buy() }
      let gesture = try #require(app.navigation.begin(.back))
      #expect(gesture.commit() == .allowed)
      #expect(gesture.commit() == .denied)
      gesture.cancel()
      #expect(gesture.state == .committed)
      try app.expect("List ▸ pli")
      let late = try #require(app.navigation.begin(.back))
      try app.root(ShopCoordinator.self).flow.popToStart()
      #expect(late.permission == .denied)
      #expect(late.commit() == .denied)
      try app.expect("List")
    }
  }

  @Test("a new gesture cancels the one before, and progress stays between 0 and 1")
  func one() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.buy("pli") }
      let sheet = try #require(app.navigation.tree.layers.last?.id)
      let first = try #require(app.navigation.begin(.dismiss(sheet)))
      let second = try #require(app.navigation.begin(.back))
      #expect(first.state == .cancelled)
      #expect(first.commit() == .denied)
      second.progress = 7
      #expect(second.progress == 1)
      second.progress = .nan
      #expect(second.progress == 1)
      #expect(second.commit() == .allowed)
      try app.expect("List")
    }
  }
}
