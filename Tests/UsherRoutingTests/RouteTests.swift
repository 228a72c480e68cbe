import Testing

@testable import UsherRouting

@Suite("Routes")
struct RouteTests {
  enum Size: String, Codable, CaseIterable { case small, large = "very large" }

  struct Point: Codable, Hashable { var x: Int, y: Double }

  enum Sample: Route {
    case list
    case item(id: String)
    case edit(id: String, field: String)
    case page(number: Int)
    case search(text: String?, size: Size?)
    case flag(isOn: Bool, at: Point)
    case unlabelled(String)

    enum CodingKeys: String, RoutePath {
      case list = ""
      case item = ":id"
      case edit = ":id/edit/:field"
      case page = "page/:number"
      case search
      case flag = "flags/:isOn"
      case unlabelled = "plain/:_0"
    }
  }

  @Test(
    "a route prints its path, and its path reads back",
    arguments: [
      (Sample.list, ""), (.item(id: "pli"), "pli"), (.edit(id: "a", field: "b"), "a/edit/b"),
      (.page(number: -3), "page/-3"), (.search(text: nil, size: nil), "search"),
      (.search(text: "a b", size: .large), "search?text=a%20b&size=very%20large"),
      (
        .flag(isOn: true, at: Point(x: 1, y: 2.5)),
        "flags/true?at=%7B%22x%22%3A1%2C%22y%22%3A2.5%7D"
      ),
      (.unlabelled("x"), "plain/x"),
    ]
  )
  func prints(route: Sample, path: String) throws {
    #expect(route.path == path)
    #expect(try Sample(path: path) == route)
  }

  @Test("the addresses of a type can be listed")
  func patterns() {
    #expect(
      Sample.patterns == [
        "", ":id", ":id/edit/:field", "flags/:isOn", "page/:number", "plain/:_0", "search",
      ]
    )
  }

  @Test("every value survives the round trip, whatever it looks like")
  func roundTrip() throws {
    let texts = [
      "", ".", "..", "~", "~~", "page", "search", "plain", "flags", "a/b", "?", "#", "%", "%2F",
      "+",
      "a b", "ü", "日本", "👩‍👩‍👧", "\u{0}", "\n", "&=", ":id", "a.b", "-", "true", "null", "12", "\"q\"",
    ]
    for text in texts {
      for other in texts {
        try expectRoundTrip(.edit(id: text, field: other))
      }
      try expectRoundTrip(.item(id: text))
      try expectRoundTrip(.search(text: text, size: nil))
      try expectRoundTrip(.unlabelled(text))
    }
    for number in [0, 1, -1, .max, .min] { try expectRoundTrip(.page(number: number)) }
  }

  private func expectRoundTrip(_ route: Sample) throws {
    let path = route.path
    #expect(try Sample(path: path) == route, "\(path)")
    #expect(path.utf8.allSatisfy { $0 > 32 && $0 < 127 }, "\(path)")
    let segments = path.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
    #expect(
      path.isEmpty || segments.allSatisfy { !["", ".", ".."].contains($0) || segments.count == 1 }
    )
  }

  @Test("words win over values")
  func wordsWin() throws {
    #expect(try Sample(path: "search") == .search(text: nil, size: nil))
    #expect(Sample.item(id: "search").path == "~search")
    #expect(try Sample(path: "page") == .item(id: "page"))
  }

  @Test("a child's address has its own values, not those of its parent")
  func queryOfChild() throws {
    let parent = try RouteComponents("search?text=blue&text=red&size=small")
    let match = try Sample.longestMatch(parent)
    #expect(match.rest.query.map(\.value) == ["red"])
  }

  @Test("slashes at both ends do not count, and unknown values of the query are ignored")
  func lenient() throws {
    #expect(try Sample(path: "/pli/") == .item(id: "pli"))
    #expect(try Sample(path: "pli?utm_source=x") == .item(id: "pli"))
    #expect(try Sample(path: "search?text=a+b") == .search(text: "a b", size: nil))
    #expect(try Sample(path: "search?text") == .search(text: "", size: nil))
  }

  @Test(
    "odd input is an error with a message, never a trap",
    arguments: [
      ("a//b", RouteError.Code.malformed), ("%", .malformed), ("%4", .malformed),
      ("%GG", .malformed),
      ("%FF", .malformed), ("search?text=%", .malformed), ("a/edit", .notFound),
      ("page/many/pages", .notFound), ("a/b/c/d", .notFound), ("flags/true", .notFound),
      (String(repeating: "x", count: 2049), .tooLong),
    ]
  )
  func oddInput(path: String, code: RouteError.Code) {
    let error = #expect(throws: RouteError.self) { try Sample(path: path) }
    #expect(error?.code == code)
  }

  @Test("the messages say what is wrong")
  func messages() {
    let notFound = #expect(throws: RouteError.self) { try Sample(path: "a/b/c/d") }
    #expect(notFound?.description == "There is nothing at “a/b/c/d”.")
    let malformed = #expect(throws: RouteError.self) { try Sample(path: "a//b") }
    #expect(
      malformed?.description
        == "“a//b” is not a valid address. To fix this, look for “//”, and for a “%” without two digits after it."
    )
    let long = String(repeating: "x", count: 3000)
    let tooLong = #expect(throws: RouteError.self) { try Sample(path: long) }
    #expect(
      tooLong?.description
        == "The address “\(long.prefix(40))…” is longer than 2048 bytes."
    )
  }
}
