import Testing
import Usher
import UsherTesting

@Suite("Transitions")
struct TransitionTests {
  @Test("each change is one transition with before, after, cause and address")
  func oneEach() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      var seen: [TreeTransition] = []
      let token = app.navigation.onTransition { seen.append($0) }
      let list = try #require(app.navigation.tree.top)
      try app.on(ListModel.self) { $0.select("pli") }
      try app.open("pli/buy/terms")
      app.navigation.back()
      let order = try #require(app.navigation.tree.top)
      try app.on(OrderModel.self) { $0.cancel() }
      #expect(seen.map(\.cause) == [.action(list.id), .link, .back, .action(order.id)])
      #expect(seen.map(\.path) == ["pli", "pli/buy/terms", "pli/buy", "pli"])
      #expect(seen.map(\.number) == [2, 3, 4, 5])
      #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.after == $1.before })
      token.end()
      try app.back()
      #expect(seen.count == 4)
      #expect(app.navigation.transitions.map(\.cause).first == .start)
      #expect(app.navigation.transitions.last?.after == app.navigation.tree)
    }
  }

  @Test("what changes nothing is no transition")
  func nothing() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli") { ShopCoordinator(flow: $0) }
      let count = app.navigation.transitions.count
      try app.open("pli")
      try app.on(ItemModel.self) { _ in }
      #expect(app.navigation.transitions.count == count)
    }
  }

  @Test("only so many are remembered")
  func limit() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation, transitionLimit: 3)
      let shop = navigation.start { ShopCoordinator(flow: $0) }
      for id in ["a", "b", "c", "d"] { shop.show(.item(id: id)) }
      #expect(navigation.transitions.map(\.path) == ["b", "c", "d"])
      navigation.close()
      #expect(navigation.tree.layers.isEmpty)
    }
  }

  @Test("back to a screen takes off all above it")
  func backTo() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli/buy/terms") { ShopCoordinator(flow: $0) }
      let list = try #require(app.navigation.tree.allEntries.first)
      #expect(app.navigation.back(to: list.id, .history) == .allowed)
      #expect(app.navigation.back(to: list.id) == .denied)
      try app.expect("List")
      try app.close()
    }
  }
}
