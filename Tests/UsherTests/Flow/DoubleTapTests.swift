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
