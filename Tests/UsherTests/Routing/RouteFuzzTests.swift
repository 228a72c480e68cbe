import Testing
import Usher
import UsherTesting

/// Addresses as nobody would write them: an error or a screen, never a trap.
@Suite("Odd addresses")
struct RouteFuzzTests {
  private static let pieces = [
    "/", "//", "?", "&", "=", "%", "%2F", "%00", "%FF", "%C3%A9", "+", " ", "~", "~~", ".", "..",
    "#", ":",
    "pli", "buy", "help", "terms", "sign-in", "é", "日本", "👩‍👩‍👧", "\u{0}", "\u{301}", "\u{202e}", "-1",
    "0", ";", ";id=7", ";=", ";;q=%2F",
    "99999999999999999999", "null", "true", "{}", "[]", "\"", "id=7", "id=", "=x", "text=a%20b",
  ]

  private static func address(using random: inout SplitMix64) -> String {
    let count = Int.random(in: 0...9, using: &random)
    var text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    if Int.random(in: 0..<200, using: &random) == 0 {
      text += String(repeating: "x", count: Int.random(in: 0...4096, using: &random))
    }
    return text
  }

  @Test(
    "whatever is opened, it shows something, and its own address shows the same",
    arguments: 1...4
  )
  func open(_ seed: UInt64) async throws {
    try await onEachIsolation { _ in
      var random = SplitMix64(state: seed)
      let app = try TestApp { ShopCoordinator(flow: $0) }
      var opened = 0
      for _ in 0..<1000 {
        let address = Self.address(using: &random)
        do {
          try app.open(address)
          opened += 1
        } catch let error as RouteError {
          #expect(!error.description.isEmpty)
        }
        #expect(!app.drawing.isEmpty)
        let (drawing, path) = (app.drawing, app.path)
        try app.open(path)
        #expect(app.drawing == drawing, "\(address) shows at \(path)")
      }
      #expect(opened > 30)
      try app.close()
    }
  }

  enum Odd: Route {
    case start
    case text(String, other: String?)
    case number(Int, negative: Int8, real: Double)
    case deep(a: String, b: String, c: [String])
    case unit(isOn: Bool?)

    enum CodingKeys: String, RoutePath {
      case start = ""
      case text = "t/:_0"
      case number = "n/:_0/x/:negative"
      case deep = "d/:a/:b"
      case unit
    }
  }

  @Test("every route comes back from its address, whatever its values are", arguments: 1...4)
  func roundTrip(_ seed: UInt64) throws {
    var random = SplitMix64(state: seed &+ 100)
    for _ in 0..<3000 {
      let text = Self.address(using: &random)
      let other = Self.address(using: &random)
      let route: Odd =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .start
        case 1: .text(text, other: Bool.random(using: &random) ? other : nil)
        case 2:
          .number(
            Int.random(in: .min ... .max, using: &random),
            negative: Int8.random(in: .min ... .max, using: &random),
            real: Double.random(in: -1e9...1e9, using: &random)
          )
        case 3: .deep(a: text, b: other, c: [text, other])
        default: .unit(isOn: [true, false, nil].randomElement(using: &random) ?? nil)
        }
      guard route.path.utf8.count <= 2048 else { continue }
      #expect(try Odd(path: route.path) == route, "\(route.path)")
    }
  }

  @Test("whatever is read as a route is one, or an error", arguments: 1...4)
  func nonsense(_ seed: UInt64) throws {
    var random = SplitMix64(state: seed &+ 200)
    for _ in 0..<10_000 {
      let address = Self.address(using: &random)
      do {
        let route = try Odd(path: address)
        #expect(try Odd(path: route.path) == route)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
