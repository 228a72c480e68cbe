import Testing
import Usher
import UsherTesting

@Suite("Double taps")
struct DoubleTapTests {
  @Test("a second tap on the same row pushes nothing")
  func sameRow() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let list = try app.top(ListModel.self)
      list.select("pli")
      list.select("pli")
      try app.expect("List ▸ pli")
    }
  }

  @Test("a second tap on another row, after the list was covered, pushes nothing")
  func otherRow() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let list = try app.top(ListModel.self)
      list.select("pli")
      list.select("jyg")
      try app.expect("List ▸ pli")
    }
  }

  @Test("a second tap on Buy starts no second flow")
  func buy() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let list = try app.top(ListModel.self)
      list.buy("pli")
      list.buy("pli")
      list.buy("jyg")
      try app.expect("List ▸ [sheet] Order")
      try app.back()
      try app.expect("List")
    }
  }

  @Test("what a screen began goes on in its flow, also while another tab or a prompt covers it")
  func asynchronousEnd() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let list = try app.top(ListModel.self)
      let entry = try #require(app.navigation.tree.top)
      let shop = try app.root(ShopCoordinator.self)
      shop.flow.ask(.alert("Wait")) {}
      list.select("pli")
      try app.expect("List ▸ [prompt] Wait")
      var isDone = false
      shop.flow.scope.task {
        list.select("pli")
        isDone = true
      }
      try await app.wait { isDone }
      try app.answer("OK")
      try app.expect("List ▸ pli")
      // Something followed it: it is too late.
      isDone = false
      shop.flow.scope.task {
        list.select("jyg")
        isDone = true
      }
      try await app.wait { isDone }
      try app.expect("List ▸ pli")
      #expect(app.navigation.tree.layers[0].entries.first == entry)
    }
  }

  @Test("a screen that is leaving opens nothing")
  func leaving() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.select("pli") }
      let item = try app.top(ItemModel.self)
      try app.back()
      item.buy()
      try app.expect("List")
    }
  }
}
