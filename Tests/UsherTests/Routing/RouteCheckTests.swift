import Testing
import Usher
import UsherTesting

private enum Forgotten: Route {
  case list, item(id: String)
  enum CodingKeys: String, CodingKey { case list = "", item = ":id" }
}

private enum OneShape: Route {
  case a(id: String), b(name: String)
  enum CodingKeys: String, RoutePath { case a = ":id", b = ":name" }
}

private enum Misspelt: Route {
  case item(id: String)
  enum CodingKeys: String, RoutePath { case item = ":ident" }
}

private enum Sound: Route {
  case list, item(id: String), page(number: Int, q: String?), keyless
  enum CodingKeys: String, RoutePath {
    case list = ""
    case item = ":id"
    case page = "pages/:number"
    case keyless
  }
}

private struct NoEnum: Route {
  var id = "x"
}

@Suite("Routes that can't work")
struct RouteCheckTests {
  @Test("a check of routes names what is wrong and how to fix it")
  func problems() throws {
    try RouteCheck([Sound.list, .item(id: "pages"), .page(number: 3, q: "x"), .keyless]).run()
    #expect(
      RouteCheck([Forgotten.item(id: "x")]).problems == [
        """
        The path “:id” isn't used, since the coding keys are no RoutePath. To fix this, declare \
        `enum CodingKeys: String, RoutePath`.
        """
      ]
    )
    #expect(
      RouteCheck([OneShape.a(id: "x"), .b(name: "y")]).problems == [
        """
        “b(name: "y")” can't be told apart from another route by its address “y”. To fix this, give the two \
        paths that differ by more than the names of their values.
        """
      ]
    )
    #expect(
      RouteCheck([Misspelt.item(id: "x")]).problems == [
        """
        The path “:ident” names “:ident”, which “item(id: "x")” has no value for; it has “id”. To fix this, \
        use the names of its associated values.
        """
      ]
    )
    let noEnum = RouteCheck([NoEnum()]).problems
    #expect(noEnum.count == 1)
    #expect(
      noEnum.first?.hasSuffix(
        "To fix this, let it be an enum with Codable values; when a case has a coding key, all have one."
      ) == true
    )
    #expect(throws: TestFailure.self) { try RouteCheck([Misspelt.item(id: "x")]).run() }
  }

  @Test("an app that shows such a route is told, and its test fails")
  func misuse() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { ForgetfulCoordinator(flow: $0) }
      #expect(app.misuses.map(\.isHarmless) == [false])
      #expect(app.misuses.first?.description.contains("RoutePath") == true)
      #expect(throws: TestFailure.self) { try app.close() }
    }
  }

  @Test("an app that shows a route without a coding key, where others have one, is told so")
  func forgottenKey() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { KeylessCoordinator(flow: $0) }
      try app.root(KeylessCoordinator.self).show(.edit(id: 7))
      #expect(app.misuses.first?.description.contains("“edit(id: 7)” has no address") == true)
      #expect(throws: TestFailure.self) { try app.close() }
    }
  }
}

private enum Keyless: Route {
  case list, edit(id: Int)
  enum CodingKeys: String, RoutePath { case list = "" }
}

private final class KeylessCoordinator: Coordinator {
  let flow: Flow<Keyless, Never>
  init(flow: Flow<Keyless, Never>) { self.flow = flow }
  func show(_ route: Keyless) { flow.push(HelpModel(), at: route) }
}

private final class ForgetfulCoordinator: Coordinator {
  let flow: Flow<Forgotten, Never>
  init(flow: Flow<Forgotten, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: Forgotten) { flow.push(HelpModel(), at: route) }
}
