import Testing
import Usher
import UsherTesting

@Suite("Links")
struct LinkTests {
  @Test(
    "a link shows the screens on the way to it",
    arguments: [
      ("", "List"), ("pli", "List ▸ pli"), ("pli/buy", "List ▸ pli ▸ Order"),
      ("pli/buy/terms", "List ▸ pli ▸ Order ▸ [sheet] Terms"), ("help", "List ▸ [sheet] Help"),
    ]
  )
  func parents(path: String, drawing: String) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: path) { ShopCoordinator(flow: $0) }
      try app.expect(drawing)
      #expect(app.path == path)
      try app.close()
    }
  }

  @Test("a link keeps what is there already and on the way")
  func smallestChange() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli") { ShopCoordinator(flow: $0) }
      let item = try app.top(ItemModel.self)
      try app.open("pli/buy")
      try app.back()
      #expect(try app.top(ItemModel.self) === item)
      try app.open("jyg")
      try app.expect("List ▸ jyg")
      try app.open("pli/buy/terms")
      try app.open("pli/buy")
      try app.expect("List ▸ pli ▸ Order")
      try app.open("")
      try app.expect("List")
    }
  }

  @Test(
    "what nothing is at is an error, and what was shown still is",
    arguments: ["unknown", "pli/nothing", "pli/buy/nothing"]
  )
  func notFound(path: String) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "jyg") { ShopCoordinator(flow: $0) }
      let error = #expect(throws: RouteError.self) { try app.open(path) }
      #expect(error?.code == .notFound)
      #expect(error?.description == "There is nothing at “\(path)”.")
      try app.expect("List ▸ jyg")
      try app.close()
    }
  }

  @Test("a link past the sign-in leads to the sign-in")
  func signInFirst() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli/buy") { ShopCoordinator(isSignedIn: false, flow: $0) }
      try app.expect("List ▸ pli ▸ Sign In")
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect("List ▸ pli ▸ Order")
      try app.back()
      try app.expect("List ▸ pli")
    }
  }
}
