import Foundation
import Testing
import Usher
import UsherDevelopment
import UsherTestSupport
import UsherTesting

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Diagrams as SVG")
struct DiagramSVGTests {
  @Test("a coordinator and its screen are a rounded box around a plain one")
  func golden() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let svg = Diagram(app.navigation).svg
      #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"usher-diagram\""))
      #expect(
        svg.hasSuffix(
          """
            <rect class="paper" width="156" height="124"/>
            <g class="flow" transform="translate(12 12)">
              <rect width="132" height="100" rx="12"/>
              <text x="12" y="19">ShopCoordinator</text>
              <text class="detail" x="12" y="35">/</text>
              <g class="screen" transform="translate(12 44)">
                <rect width="53" height="44"/>
                <text x="12" y="19">List</text>
                <text class="detail" x="12" y="35">/</text>
              </g>
            </g>
          </svg>

          """
        )
      )
    }
  }

  @Test("every tag is closed, whatever is shown")
  func wellFormed() async throws {
    try await onEachIsolation { actor in
      let app = try TestApp(path: "pli/buy/terms") { MarketCoordinator(flow: $0) }
      let market: MarketCoordinator = try app.root()
      market.show(.notes)
      market.flow.ask(.alert("<Saved> & \"done\"")) {}
      let drawing = try Drawing(Diagram(app.navigation).svg)
      #expect(drawing.counts["title"] == 1)
      #expect(drawing.counts["style"] == 1)
      #expect(drawing.counts["g"] == 14)
      #expect(drawing.texts["title"] == ["Navigation of MarketCoordinator"])
      #expect(drawing.texts["desc"] == [app.navigation.description])
      #expect(drawing.texts["text"]?.last == "? <Saved> & \"done\"")
      try #expect(Drawing(Diagram(Navigation(on: actor)).svg).texts["title"] == ["Navigation"])
    }
  }

  @Test("titles are escaped, and read back as they were")
  func titles() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.show(.item(id: "<b>&\"\u{FFFF}\u{1}"))
      let svg = Diagram(app.navigation).svg
      #expect(svg.contains(">&lt;b&gt;&amp;&quot;\u{FFFD} </text>"))
      try #expect(Drawing(svg).texts["text"]?.contains("<b>&\"\u{FFFD} ") == true)
    }
  }

  @Test("an image says that it is one, and follows the system's appearance")
  func appearance() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let svg = Diagram(app.navigation).svg
      #expect(svg.contains("role=\"img\""))
      #expect(svg.contains("@media (prefers-color-scheme: dark)"))
      #expect(svg.contains("fill: currentColor"))
    }
  }

  @Test("what is presented lies lower than what it covers, and tabs below each other")
  func places() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { MarketCoordinator(flow: $0) }
      let market: MarketCoordinator = try app.root()
      market.show(.notes)
      let places = try Drawing(Diagram(app.navigation).svg).places
      #expect(
        places == [
          "flow translate(12 12)", "tab selected translate(12 44)", "flow translate(12 44)",
          "screen translate(12 44)", "tab translate(12 212)", "flow translate(12 44)",
          "screen translate(12 44)", "screen translate(188 64)",
        ]
      )
    }
  }

  @Test(
    "a box is as wide as what stands in it",
    arguments: [("pli", 53), ("twenty characters ok", 204), ("二十", 161)]
  )
  func widths(title: String, width: Int) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.show(.item(id: title))
      let svg = Diagram(app.navigation).svg
      #expect(svg.contains("    <rect width=\"\(width)\" height=\"44\"/>\n"))
    }
  }
}

/// What an SVG image holds, read by an XML parser.
private final class Drawing: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var texts: [String: [String]] = [:]
  private(set) var places: [String] = []
  private var text = ""

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    try #require(parser.parse(), "Not well-formed: \(svg)")
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    text = ""
    guard name == "g" else { return }
    places.append("\(attributes["class"] ?? "") \(attributes["transform"] ?? "")")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    texts[name, default: []].append(text)
    text = ""
  }
}
