import Testing

@testable import UsherRouting

/// Routes whose paths are made of their cases.
@Suite("Routes without paths")
struct UnkeyedRouteTests {
  enum Profile: Route, CaseIterable { case profile, signIn }

  enum Songs: Route {
    case list(query: String?)
    case song(id: Int)
    case verse(song: Int, number: Int, language: String?)
    case plain(String, String)
    case search

    static var start: Self? { .list(query: nil) }
  }

  enum Open: Route { case song(id: Int), search }

  enum Valued: Route {
    case list, song(id: Int)

    static var start: Self? { .song(id: 7) }
  }

  enum Keyed: Route, CaseIterable {
    case second, first

    enum CodingKeys: String, RoutePath {
      case second
      case first = ""
    }
  }

  @Test("the first of plain cases is the start, the others are at their names")
  func plain() throws {
    #expect(Profile.start == .profile)
    #expect(Profile.profile.path == "" && Profile.signIn.path == "sign-in")
    #expect(try Profile(path: "") == .profile)
    #expect(try Profile(path: "sign-in") == .signIn)
    #expect(throws: RouteError.self) { try Profile(path: "profile") }
    #expect(throws: RouteError.self) { try Profile(path: "signIn") }
    #expect(throws: RouteError.self) { try Profile(path: "sign-in/more") }
  }

  @Test(
    "values stand after the name in their order, those that may be missing in the query",
    arguments: [
      (Songs.list(query: nil), ""), (.list(query: "a b"), "?query=a%20b"),
      (.song(id: -7), "song/-7"),
      (.verse(song: 1, number: 2, language: nil), "verse/1/2"),
      (.verse(song: 1, number: 2, language: "de"), "verse/1/2?language=de"),
      (.plain("a/b", ""), "plain/a%2Fb/~"), (.plain("..", "~x"), "plain/~../~~x"),
      (.search, "search"),
    ]
  )
  func values(route: Songs, path: String) throws {
    #expect(route.path == path)
    #expect(try Songs(path: path) == route)
    #expect(route.problem == nil)
  }

  @Test(
    "what names no route is refused",
    arguments: ["song", "song/x", "song/7/8", "verse/1", "list", "other", "plain/a", "song/7//"]
  )
  func refused(_ path: String) {
    #expect(throws: RouteError.self) { try Songs(path: path) }
  }

  @Test("the start is on the way to every route, and what is below a route is left for its child")
  func ways() throws {
    let match = try Songs.longestMatch(RouteComponents("song/7/order/terms?size=2"))
    #expect(match.route == .song(id: 7))
    #expect(match.parents.map(\.route) == [.list(query: nil)])
    #expect(match.rest.text == "order/terms?size=2")
    let below = try Profile.longestMatch(RouteComponents("order/terms"))
    #expect(below.route == .profile && below.rest.text == "order/terms")
  }

  @Test("a type of several cases with values has a start only if it says which")
  func without() throws {
    #expect(Open.start == nil)
    #expect(throws: RouteError.self) { try Open(path: "") }
    #expect(try Open(path: "song/7") == .song(id: 7))
    #expect(Open.search.path == "search")
  }

  @Test("a start with a value has it in the query")
  func valued() throws {
    #expect(Valued.song(id: 7).path == "?id=7")
    #expect(try Valued(path: "?id=8") == .song(id: 8))
    #expect(Valued.list.path == "list")
  }

  @Test("coding keys count before the order of the cases")
  func keyed() throws {
    #expect(Keyed.start == .first)
    #expect(Keyed.first.path == "" && Keyed.second.path == "second")
    #expect(try Keyed(path: "") == .first)
  }
}
