import Testing

@testable import UsherRouting

/// Routes whose paths are made of their cases.
@Suite("Routes without paths")
struct UnkeyedRouteTests {
  enum Profile: Route, CaseIterable { case profile, signIn }

  enum Songs: RouteWithStart {
    case list(query: String?)
    case song(id: Int)
    case verse(song: Int, number: Int, language: String?)
    case plain(String, String)
    case search

    static let start = Self.list(query: nil)
  }

  enum Open: Route { case song(id: Int), search }

  enum Valued: RouteWithStart {
    case list, song(id: Int)

    static let start = Self.song(id: 7)
  }

  enum Keyed: Route, CaseIterable {
    case second, first

    enum CodingKeys: String, RoutePath {
      case second
      case first = ""
    }
  }

  @Test("the addresses of plain cases can be listed, others can't")
  func patterns() {
    #expect(Profile.patterns == ["", "sign-in"])
    #expect(Keyed.patterns == ["", "second"])
    #expect(Songs.patterns == [])
  }

  @Test("the first of plain cases is the start, the others are at their names")
  func plain() throws {
    #expect(Profile.routeAtStart == .profile)
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
    #expect(Open.routeAtStart == nil)
    #expect(throws: RouteError.self) { try Open(path: "") }
    #expect(try Open(path: "song/7") == .song(id: 7))
    #expect(Open.search.path == "search")
  }

  @Test("a start with a value it can't do without is told")
  func valued() {
    #expect(
      Valued.song(id: 7).problem == """
        The start “song(id: 7)” isn't at the empty path, since it has a value that isn't optional. To fix this, let \
        another case be the start.
        """
    )
    #expect(Valued.list.problem == nil)
  }

  enum Odd: Route {
    case photoID(Int), editURL(of: [Int]), iOS, aBC, point(Point), tagged(tag: String?, id: Double)
  }

  struct Point: Codable, Hashable { var x: Int, y: Double }

  @Test(
    "names lead back, whatever their capitals are, and so do values of all kinds",
    arguments: [
      (Odd.photoID(7), "photo-i-d/7"), (.iOS, "i-o-s"), (.aBC, "a-b-c"),
      (.editURL(of: [1, 2]), "edit-u-r-l/%5B1%2C2%5D"),
      (.point(Point(x: 1, y: 2.5)), "point/%7B%22x%22%3A1%2C%22y%22%3A2.5%7D"),
      (.tagged(tag: nil, id: 0.5), "tagged/0.5"), (.tagged(tag: "a", id: 1), "tagged/1?tag=a"),
    ]
  )
  func odd(route: Odd, path: String) throws {
    #expect(route.path == path)
    #expect(try Odd(path: path) == route)
    #expect(route.problem == nil)
  }

  @Test("every text survives the round trip")
  func texts() throws {
    let texts = ["", ".", "..", "~", "plain", "search", "a/b", "?", "#", "%2F", "a b", "ü", "\n"]
    for text in texts {
      for other in texts {
        let route = Songs.plain(text, other)
        #expect(try Songs(path: route.path) == route)
      }
      let list = Songs.list(query: text)
      #expect(try Songs(path: list.path) == list)
    }
  }

  enum Raw: String, Route, CaseIterable { case home }
  enum Steps: Route, CaseIterable { case intro, start }

  @Test("a raw type is told")
  func raw() {
    #expect(
      Raw.home.problem == """
        “home” has no address, since it has a raw value. To fix this, leave out the raw type: cases have names already.
        """
    )
  }

  @Test("a case may be called start")
  func named() throws {
    #expect(Steps.intro.path == "" && Steps.start.path == "start")
    #expect(try Steps(path: "start") == .start)
  }

  @Test("coding keys count before the order of the cases")
  func keyed() throws {
    #expect(Keyed.routeAtStart == .first)
    #expect(Keyed.first.path == "" && Keyed.second.path == "second")
    #expect(try Keyed(path: "") == .first)
  }
}
